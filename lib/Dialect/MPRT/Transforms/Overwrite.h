//===- Overwrite.h - Results over what a launch reads -----------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_DIALECT_MPRT_TRANSFORMS_OVERWRITE_H
#define MP_LIB_DIALECT_MPRT_TRANSFORMS_OVERWRITE_H

#include "mp/Dialect/MPRT/IR/MPRT.h"

#include "llvm/ADT/MapVector.h"

namespace mlir::mprt {

/// Where the ops of a plan stand in their order.
llvm::DenseMap<Operation *, unsigned> numberCalls(PlanOp plan);

/// Whether a call writes this operand. A launch has thousands, so nobody goes
/// through them for one.
bool isWritten(OpOperand &use);

/// Whether `launch` of `kernel` may write `output` where it reads `input`: the
/// fusion that writes it alone reads that, each thread what it will write
/// (`findObstacleInPlace`). Fills the numbers of the launch's operands that are
/// `input`.
bool canOverwrite(KernelOp kernel, LaunchOp launch, Value input, Value output,
                  SmallVectorImpl<int64_t> &operands);

/// What kernels write over, said of each in the end.
class Overwrites {
public:
  void add(KernelOp kernel, ArrayRef<int64_t> operands) {
    llvm::append_range(added[kernel], operands);
  }
  /// Adds the operands to those that their kernels list.
  void write();

private:
  llvm::MapVector<KernelOp, SmallVector<int64_t>> added;
};

} // namespace mlir::mprt

#endif // MP_LIB_DIALECT_MPRT_TRANSFORMS_OVERWRITE_H
