//===- HiddenRng.h - The hidden generator becomes a state -------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CONVERSION_STABLEHLOTOMP_OPS_HIDDENRNG_H
#define MP_LIB_CONVERSION_STABLEHLOTOMP_OPS_HIDDENRNG_H

#include "../OpConversion.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::mp::stablehlo {

/// The generator behind `stablehlo.rng`, whose state no graph shows: a Philox
/// state that `@main` takes and returns, so that each op and each step draws
/// other numbers, and a run can be repeated.
class HiddenRng {
public:
  /// The state is an argument of `main`, added by the first draw.
  void setEntry(func::FuncOp main) { entry = main; }

  /// Random bits of this type; refuses the op where the state cannot reach it:
  /// in a region, or in another function than `main`.
  FailureOr<Value> draw(OpConversion &op, RankedTensorType bits);

  /// Once `@main` is in `module`: returns the state after the last draw, and
  /// gives the first one in `@init`.
  LogicalResult finish(ModuleOp module) const;

private:
  func::FuncOp entry;
  /// The place of the state among the arguments, and its last value.
  unsigned first = 0;
  Value state;
};

} // namespace mlir::mp::stablehlo

#endif // MP_LIB_CONVERSION_STABLEHLOTOMP_OPS_HIDDENRNG_H
