//===- CheckScaleReaders.h - Who reads a loss scale -------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_TRANSFORMS_LOSSSCALING_CHECKSCALEREADERS_H
#define MP_LIB_TRANSFORMS_LOSSSCALING_CHECKSCALEREADERS_H

#include "mp/Analysis/LossScaling/StepGraph.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"

namespace mlir::mp {

/// Emits an error where a loss scale, or the next one, reaches what the step
/// makes by another way than through mp.scale and mp.unscale: a loss, a
/// gradient, a state that is not its own, a decision. A metric may be made of
/// scales, if of nothing else.
LogicalResult checkScaleReaders(EntryFunction main, const StepGraph &step);

/// Emits an error where `cast`, which reads a value that the scale of the name
/// `scale` multiplies, makes numbers of infinities.
LogicalResult checkSaturation(EntryFunction main, const StepGraph &step,
                              CastOp cast, StringRef scale);

/// Emits an error where `@init` gives a loss scale a first value that is no
/// positive number with a finite reciprocal.
LogicalResult checkFirstScales(EntryFunction main);

} // namespace mlir::mp

#endif // MP_LIB_TRANSFORMS_LOSSSCALING_CHECKSCALEREADERS_H
