//===- DegreePropagation.h - Least fixpoint of degrees ----------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_LOSSSCALING_DEGREEPROPAGATION_H
#define MP_ANALYSIS_LOSSSCALING_DEGREEPROPAGATION_H

#include "mp/Analysis/LossScaling/DegreeGraph.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"

#include <map>
#include <vector>

namespace mlir::mp {

/// Where factors are put into a step: the power of S that the value is
/// multiplied by, at one use or for all uses.
struct DegreeShifts {
  std::map<DegreeGraph::Use, int> uses;
  std::map<DegreeGraph::ValueId, int> values;
};

/// How computeDegrees treats values of no single degree.
struct DegreeOptions {
  /// Called before an operand list would give a mixed result; may change it.
  llvm::function_ref<void(DegreeGraph::NodeId, llvm::MutableArrayRef<Degree>)>
      repair;
  /// Counts the results of a node that mixes as unscaled, so that what follows
  /// is judged on its own.
  bool recover = false;
};

/// The least degrees that agree with all rules, per value; a value that no
/// argument and no constant reaches is unknown.
std::vector<Degree> computeDegrees(const DegreeGraph &graph,
                                   const DegreeShifts &shifts,
                                   const DegreeOptions &options = {});

/// What shifts change.
struct DegreeChanges {
  /// Each value of another degree than before, and that.
  llvm::DenseMap<DegreeGraph::ValueId, Degree> degrees;
  /// The nodes that were looked at again, in order: those that read such.
  std::vector<DegreeGraph::NodeId> visited;
};

/// What becomes of `base`, the degrees with `shifts` less those of them that
/// are `added`, by computeDegrees with the same options; it is written to on
/// the way, and holds the same again when this returns. Takes time in what
/// changes, and not in the step; none where a change comes to a loop. Behind
/// one a degree may be less than by computeDegrees: what a value seemed to be
/// before the last round is not joined to it.
std::optional<DegreeChanges> findChanges(const DegreeGraph &graph,
                                         const DegreeShifts &shifts,
                                         const DegreeShifts &added,
                                         std::vector<Degree> &base,
                                         const DegreeOptions &options);

/// Whether the shifts give some value of `where` no single degree. `base` holds
/// the degrees without them; it is written to on the way, and holds the same
/// again when this returns. Looks at what changes, and only so far, and not
/// into loops: false means that none was found.
bool findMixed(const DegreeGraph &graph, const DegreeShifts &shifts,
               std::vector<Degree> &base, const llvm::BitVector &where);

/// The degrees of the operands of `node` as it reads them.
llvm::SmallVector<Degree> getOperandDegrees(const DegreeGraph &graph,
                                            DegreeGraph::NodeId node,
                                            llvm::ArrayRef<Degree> degrees,
                                            const DegreeShifts &shifts);

/// The degrees of the results of a node, given those of its operands: one per
/// result.
llvm::SmallVector<Degree> applyRule(const DegreeGraph &graph,
                                    const DegreeGraph::Node &node,
                                    llvm::ArrayRef<Degree> operands);

} // namespace mlir::mp

#endif // MP_ANALYSIS_LOSSSCALING_DEGREEPROPAGATION_H
