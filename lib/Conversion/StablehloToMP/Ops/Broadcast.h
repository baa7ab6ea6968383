//===- Broadcast.h - Operands repeated to the shape of a result -*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CONVERSION_STABLEHLOTOMP_OPS_BROADCAST_H
#define MP_LIB_CONVERSION_STABLEHLOTOMP_OPS_BROADCAST_H

#include "../OpConversion.h"

namespace mlir::mp::stablehlo {

/// Repeats operand `index` to the shape of the result: along the dimensions
/// the op names for the one of lower rank, otherwise the last ones.
/// Refuses the op where the shapes do not fit.
LogicalResult broadcastOperand(OpConversion &op, unsigned index);

} // namespace mlir::mp::stablehlo

#endif // MP_LIB_CONVERSION_STABLEHLOTOMP_OPS_BROADCAST_H
