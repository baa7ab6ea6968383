//===- BatchState.h - State that keeps something of the batch ---*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ROLES_BATCHSTATE_H
#define MP_LIB_ROLES_BATCHSTATE_H

#include "RoleFacts.h"

namespace mlir::mp {

/// Tells state that takes in values of the batch from parameters, which are
/// moved by gradients. Both are read by the forward pass and changed by the
/// batch.
class BatchState {
public:
  using ValueId = DegreeGraph::ValueId;

  /// `onData`: values that depend on the batch. `isState`: of an argument, by
  /// index. All must outlive this.
  BatchState(const StepGraph &step, const RoleFacts &facts,
             const llvm::BitVector &onData,
             llvm::function_ref<bool(unsigned)> isState)
      : step(step), graph(step.getGraph()), facts(facts), onData(onData),
        isState(isState) {}

  /// Whether `next` is c * `old` + (1 - c) * x with 0 < c < 1, and x no state
  /// that was moved: a running mean. The average of a parameter is none.
  bool isRunningMean(ValueId old, ValueId next) const;
  /// Whether `next` is `old` with some elements exchanged for others of the
  /// batch, and not for elements of its own that were moved: a queue of keys, a
  /// memory of examples. Rows of a table that are updated are not.
  bool isOverwritten(ValueId old, ValueId next) const;
  /// Whether `next` is `old` with some elements exchanged for constants, and
  /// made of nothing else: the rewards in a memory where each step has one.
  bool isFilled(ValueId old, ValueId next) const;

private:
  /// A value and what it is multiplied by.
  struct Term {
    ValueId value;
    double factor;
  };
  std::optional<SmallVector<Term, 2>> expand(const Term &term) const;
  std::optional<SmallVector<Term, 2>> expandProduct(const Term &term) const;
  bool isMeanWith(ArrayRef<Term> terms, ValueId old) const;
  std::optional<double> findFactor(ValueId value) const;
  std::optional<double> findNumber(ValueId value) const;
  ValueId skipMoves(ValueId value) const;
  bool isMovedPart(ValueId old, ValueId part) const;
  bool movesOrExchanges(const DegreeGraph::Node &node, ValueId result) const;
  bool mayExchange(ValueId result) const;
  bool exchanges(ValueId old, ValueId result) const;

  const StepGraph &step;
  const DegreeGraph &graph;
  const RoleFacts &facts;
  const llvm::BitVector &onData;
  llvm::function_ref<bool(unsigned)> isState;
};

} // namespace mlir::mp

#endif // MP_LIB_ROLES_BATCHSTATE_H
