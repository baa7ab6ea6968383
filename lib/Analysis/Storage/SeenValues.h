//===- SeenValues.h - What a profile tells of 16 bits -----------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_STORAGE_SEENVALUES_H
#define MP_LIB_ANALYSIS_STORAGE_SEENVALUES_H

#include "mp/Dialect/MP/IR/MPAttributes.h"

namespace mlir::mp {

/// So much of a value's energy may vanish: training is told apart from f32's
/// by the loss from about twice as much on.
inline constexpr double mostLostEnergy = 1e-4;

/// The share of the sum of squares that is in numbers which become 0 as they
/// are rounded to `low`, from 0 to 1, by the exponents that were seen; within a
/// factor of 2.
double getLostEnergy(ObservedAttr seen, FloatType low);

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_STORAGE_SEENVALUES_H
