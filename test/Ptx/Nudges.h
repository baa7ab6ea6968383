//===- Nudges.h - How far sums and functions may be off ---------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_PTX_NUDGES_H
#define MP_TEST_PTX_NUDGES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::mp::held {

/// A sum or a product of floats, which depends on its order.
bool isFloatSum(Operation *op);
/// A function that our code expands.
bool isFunction(Operation *op);

/// What may be nudged in the body of a fusion: its sums and functions, then
/// what else rounds and reads what comes of them.
struct Nudges {
  SmallVector<Operation *> ops;
  size_t numFirst = 0;

  explicit Nudges(Block &body);
};

/// Puts results off by what they may be off.
void nudgeValues(ArrayRef<Operation *> ops);

/// Lets `function` return, for each sum, the sum of the magnitudes of its
/// summands and of what they have below one. Products have an infinity there.
void addProbes(func::FuncOp function);

} // namespace mlir::mp::held

#endif // MP_TEST_PTX_NUDGES_H
