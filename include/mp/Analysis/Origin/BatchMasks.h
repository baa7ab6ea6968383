//===- BatchMasks.h - Masks that the batch brings ---------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_ORIGIN_BATCHMASKS_H
#define MP_ANALYSIS_ORIGIN_BATCHMASKS_H

#include "mp/Support/ValueMap.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mlir::mp {

/// What is a mask of the batch, or 1 less one, behind moves and
/// conversions: the step takes it from 1, or divides sums that it weighs by
/// its sum. Floats or integers; nothing proves it, as nothing proves the range
/// of the batch.
ValueSet findBatchMasks(FunctionOpInterface function);

} // namespace mlir::mp

#endif // MP_ANALYSIS_ORIGIN_BATCHMASKS_H
