//===- GivenStatistics.h - Means and variances a step is given --*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_STATE_GIVENSTATISTICS_H
#define MP_ANALYSIS_STATE_GIVENSTATISTICS_H

#include "mp/Analysis/State/GivenTensors.h"

namespace mlir::mp {

/// Which of the tensors are means and variances that values are normalised by,
/// as in batch norm that is not trained (Ioffe and Szegedy, arXiv:1502.03167,
/// algorithm 2): of two of one tree and type, which all examples share, one is
/// subtracted, and the root of the other and a constant divides what follows.
/// One bit per tensor.
llvm::BitVector findGivenStatistics(const StepGraph &step,
                                    ArrayRef<GivenTensor> tensors);

} // namespace mlir::mp

#endif // MP_ANALYSIS_STATE_GIVENSTATISTICS_H
