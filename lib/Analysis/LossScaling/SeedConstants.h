//===- SeedConstants.h - Constants of backward passes -----------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_LOSSSCALING_SEEDCONSTANTS_H
#define MP_LIB_ANALYSIS_LOSSSCALING_SEEDCONSTANTS_H

#include "mp/Analysis/LossScaling/DegreePropagation.h"

namespace mlir::mp {

/// The magnitude of what a node gives, if its operands are constants whose
/// magnitudes are known (not 0), or constants times the loss scale; else 0.
double getConstantFactor(const DegreeGraph::Node &node,
                         llvm::ArrayRef<double> constants);

/// The power of two that may be taken out of all backward passes of a loss
/// scale: by so much the constants of each are below 1, those up to its first
/// sum, in whatever order they come. One power for a scale, as the scale is to
/// start and end lower by it: with two, some gradient would grow or vanish.
class SeedConstants {
public:
  /// `scaled` are the degrees in the loss scale.
  SeedConstants(const DegreeGraph &graph, llvm::ArrayRef<Degree> scaled);

  /// Of a value that carries a loss scale; 0: nothing is taken out.
  int getExponent(DegreeGraph::ValueId value) const;
  /// By loss scale, an argument of the step; those from 1 up.
  std::map<DegreeGraph::ValueId, int> getExponents() const;

private:
  using NodeId = DegreeGraph::NodeId;
  using ValueId = DegreeGraph::ValueId;
  using Node = DegreeGraph::Node;

  void visit(NodeId id);
  void visitSeed(const Node &node);
  void visitScaled(const Node &node, bool staysScaled);
  double follow(const Node &node) const;
  void limit(ValueId scale, double factor);

  const DegreeGraph &graph;
  llvm::ArrayRef<Degree> scaled;
  /// What a value is multiplied by, the loss scale aside; 0: not followed.
  std::vector<double> factors;
  std::vector<std::optional<ValueId>> scales;
  std::map<ValueId, int> exponents;
  /// Values that carry a scale, but not known which.
  bool isUnsure = false;
};

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_LOSSSCALING_SEEDCONSTANTS_H
