//===- StepPasses.h - Forward, backward, update -----------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_COST_STEPPASSES_H
#define MP_LIB_ANALYSIS_COST_STEPPASSES_H

#include "mp/Dialect/MP/Utils/EntryFunction.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mlir::mp {

/// Whether an op, or all that a fusion computes, puts elements into other
/// places or changes their type, and computes nothing.
bool onlyMovesAndCasts(Operation *op);

/// Which pass of a step an op belongs to, read off who reads whom.
class StepPasses {
public:
  explicit StepPasses(FunctionOpInterface function);

  /// Whether the loss is made of what the op computes.
  bool isForward(Operation *op) const { return forward.contains(op); }
  /// Whether the op only makes state, and sums nothing.
  bool isUpdate(Operation *op) const { return update.contains(op); }
  /// Calls `visit` with each op that is counted, in order.
  void forEach(llvm::function_ref<void(Operation *)> visit) const {
    llvm::for_each(ops, visit);
  }

private:
  std::optional<Role> getRole(OpOperand &returned) const;
  bool leadsToLoss(OpOperand &use) const;
  bool endsInState(OpOperand &use) const;
  bool isReturned(Operation *op) const;

  // Its methods are not const.
  mutable FunctionOpInterface function;
  SmallVector<Operation *, 0> ops;
  DenseSet<Operation *> forward, update;
};

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_COST_STEPPASSES_H
