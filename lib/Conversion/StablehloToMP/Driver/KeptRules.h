//===- KeptRules.h - What is known of ops that are kept ---------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CONVERSION_STABLEHLOTOMP_DRIVER_KEPTRULES_H
#define MP_LIB_CONVERSION_STABLEHLOTOMP_DRIVER_KEPTRULES_H

#include "mlir/IR/Operation.h"
#include "mp/Dialect/MP/IR/MPAttributes.h"

namespace mlir::mp::stablehlo {

/// What passes may assume of an op that they do not look into.
struct KeptRule {
  ScalingRule scaling = ScalingRule::Unknown;
  /// It only moves the elements of its one operand.
  bool moves = false;
  /// It may not be dropped or repeated.
  bool hasEffects = true;
};

/// What is known of `op`, in normal form: nothing for names nobody listed.
KeptRule getKeptRule(Operation *op);

} // namespace mlir::mp::stablehlo

#endif // MP_LIB_CONVERSION_STABLEHLOTOMP_DRIVER_KEPTRULES_H
