//===- RangeModels.h - Tables of what upstream ops compute ------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_INTERFACES_EXTERNALMODELS_RANGEMODELS_H
#define MP_LIB_INTERFACES_EXTERNALMODELS_RANGEMODELS_H

#include "mlir/IR/TypeUtilities.h"
#include "mp/Interfaces/ExternalModels.h"
#include "mp/Interfaces/RangeArithmetic.h"

namespace mlir::mp {

/// Attach RangeOpInterface to the ops of the dialect.
void attachArithRanges(MLIRContext *context);
void attachMathRanges(MLIRContext *context);

namespace range {
/// Bits of the integers of a value.
inline unsigned bitsOf(Type type) { return NumberFormat::of(type).precision; }
} // namespace range

} // namespace mlir::mp

#endif // MP_LIB_INTERFACES_EXTERNALMODELS_RANGEMODELS_H
