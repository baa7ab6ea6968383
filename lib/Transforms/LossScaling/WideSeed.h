//===- WideSeed.h - A scaled seed in f32 ------------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_TRANSFORMS_LOSSSCALING_WIDESEED_H
#define MP_LIB_TRANSFORMS_LOSSSCALING_WIDESEED_H

#include "mlir/IR/Value.h"

namespace mlir::mp {

/// Computes in f32 what an author computes in 16 bits of a scaled seed alone:
/// products and quotients with single numbers, and moves. Only what meets an
/// activation is rounded, so that a scale beyond 65504 does no harm. `narrow`
/// is the rounded seed, the result of an mp.cast. As PopART's
/// EnsureFp32LossScale.
void widenSeed(Value narrow);

} // namespace mlir::mp

#endif // MP_LIB_TRANSFORMS_LOSSSCALING_WIDESEED_H
