//===- ScalingNames.h - What loss scaling adds to a step --------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MP_UTILS_SCALINGNAMES_H
#define MP_DIALECT_MP_UTILS_SCALINGNAMES_H

#include "llvm/ADT/StringRef.h"

namespace mlir::mp {

/// Names of what scaling adds to `@main`. Of the second scale and all that
/// hangs on it they end in "_2", and so on.
namespace scaling {
inline constexpr llvm::StringLiteral scale = "mp.loss_scale";
inline constexpr llvm::StringLiteral goodSteps = "mp.good_steps";
/// Only where bad steps are tolerated.
inline constexpr llvm::StringLiteral badSteps = "mp.bad_steps";
/// Of mp.update_loss_scale_logmax.
inline constexpr llvm::StringLiteral logMean = "mp.log_mean";
inline constexpr llvm::StringLiteral logWeight = "mp.log_weight";
inline constexpr llvm::StringLiteral slowLogMean = "mp.slow_log_mean";
inline constexpr llvm::StringLiteral slowLogWeight = "mp.slow_log_weight";
inline constexpr llvm::StringLiteral logVariance = "mp.log_variance";
/// Of mp.update_loss_scale_histogram.
inline constexpr llvm::StringLiteral countedSteps = "mp.counted_steps";
inline constexpr llvm::StringLiteral upperCount = "mp.upper_count";
inline constexpr llvm::StringLiteral lowerCount = "mp.lower_count";
inline constexpr llvm::StringLiteral stalledSteps = "mp.stalled_steps";
/// A metric: whether this step's gradients were finite.
inline constexpr llvm::StringLiteral finite = "mp.grads_finite";
/// A metric: whether training has stalled.
inline constexpr llvm::StringLiteral stalled = "mp.stalled";
} // namespace scaling

} // namespace mlir::mp

#endif // MP_DIALECT_MP_UTILS_SCALINGNAMES_H
