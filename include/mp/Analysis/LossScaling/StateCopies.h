//===- StateCopies.h - State that a step moves in copies --------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_LOSSSCALING_STATECOPIES_H
#define MP_ANALYSIS_LOSSSCALING_STATECOPIES_H

#include "mp/Analysis/LossScaling/DegreeGraph.h"
#include "llvm/ADT/DenseMap.h"

#include <map>

namespace mlir::mp {

/// The operands that the node's result is affine in: additions, selections, and
/// scaling by values outside `varying`, which is empty if none varies. Shape is
/// kept in size.
llvm::SmallVector<DegreeGraph::ValueId>
getAffineOperands(const DegreeGraph &graph, const DegreeGraph::Node &node,
                  const llvm::BitVector &varying);

/// What a result is affine in by way of copies of it: a sum, with a weight for
/// each copy, of values as many times as large, which additions and loops lead
/// back to a broadcast, or to values of the result's size that are put beside
/// each other. Clients that each train a copy of a model, and their average.
class StateCopies {
public:
  using ValueId = DegreeGraph::ValueId;

  /// Where on its way from an argument to the result a value is.
  enum Part : unsigned { AfterCopies, InCopies, BeforeCopies };

  /// Graph and `varying` must outlive this.
  StateCopies(const DegreeGraph &graph, ValueId result,
              const llvm::BitVector &varying);

  /// How many copies there are; 1 if the result is no sum of copies.
  int64_t getCount() const { return count; }
  /// How many ops that are not linear lie between the result and `argument`;
  /// none if no way from it passes through copies.
  std::optional<unsigned> getDistance(ValueId argument) const;
  /// The arguments that copies lead back to; where others are affine in the
  /// result straight, those alone.
  llvm::SmallVector<ValueId> getArguments() const;
  /// Whether what is added to copies of `argument` is gradients. Where a bias
  /// is moved by its own gradient, in which it is added to the batch, there is
  /// such a way, too, beside the straight one. `forward`: what the loss depends
  /// on in one round of each loop; `constant`: what no argument reaches.
  bool movesCopies(ValueId argument, const llvm::BitVector &forward,
                   const llvm::BitVector &constant) const;
  /// The values on ways from `argument` through copies. Of what an addition
  /// joins, that which is nearer to the argument: a gradient may be affine in
  /// it, too.
  llvm::DenseMap<ValueId, Part> getWay(ValueId argument) const;
  /// What is added on a way before the copies are summed. If they are state,
  /// it is gradients; in the mean of activations, which begins with copies of a
  /// bias, it is values of the forward pass.
  llvm::SmallVector<ValueId>
  getAdded(const llvm::DenseMap<ValueId, Part> &way) const;

private:
  using Place = std::pair<ValueId, unsigned>;

  llvm::DenseMap<Place, unsigned> countHops(ValueId argument) const;
  bool adds(ValueId value) const;
  llvm::SmallVector<Place> findOrigins(const Place &place);
  bool findEntry(const DegreeGraph::Node &node, ValueId &copies);
  bool weighs(const DegreeGraph::Node &node, unsigned operand,
              int64_t numbers) const;

  const DegreeGraph &graph;
  const llvm::BitVector &varying;
  int64_t size, count = 1;
  ValueId result;
  std::map<Place, unsigned> distances;
  /// What a place is affine in, and the places that are affine in it.
  llvm::DenseMap<Place, llvm::SmallVector<Place, 2>> origins, readers;
};

} // namespace mlir::mp

#endif // MP_ANALYSIS_LOSSSCALING_STATECOPIES_H
