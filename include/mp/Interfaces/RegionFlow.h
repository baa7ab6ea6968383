//===- RegionFlow.h - Values that meet where regions branch -----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_INTERFACES_REGIONFLOW_H
#define MP_INTERFACES_REGIONFLOW_H

#include "mlir/IR/Operation.h"

#include <optional>

namespace mlir::mp {

/// One value under several names: what any of the sources carries, all of the
/// inputs get. The initial and the yielded operand of a loop; its argument and
/// its result.
struct RegionJoin {
  SmallVector<OpOperand *, 3> sources;
  SmallVector<Value, 2> inputs;
  /// Index of the first region that reads an input; the number of regions if
  /// none does.
  unsigned firstRegion;
};

/// What an op with regions does to the values that pass through them, by
/// RegionBranchOpInterface.
struct RegionFlow {
  SmallVector<RegionJoin> joins;
  /// Operands of the op and of its terminators that are not forwarded: they
  /// decide where control goes.
  SmallVector<OpOperand *, 3> opDeciders, terminatorDeciders;
  /// Arguments of regions that no operand is forwarded to: induction variables.
  SmallVector<BlockArgument, 1> own;

  /// Nothing for an op whose regions are not branches, have several blocks, or
  /// forward one operand to values that do not get the same.
  static std::optional<RegionFlow> get(Operation *op);
};

} // namespace mlir::mp

#endif // MP_INTERFACES_REGIONFLOW_H
