//===- LibraryRules.h - What libraries accept -------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MPRT_ANALYSIS_LIBRARYRULES_H
#define MP_DIALECT_MPRT_ANALYSIS_LIBRARYRULES_H

#include "mp/Dialect/MPRT/IR/MPRT.h"

namespace mlir::mp {

/// Checks every call of a plan against what cuBLASLt, cuDNN and the driver
/// accept: types and compute types, alignments of the planned memory,
/// epilogues, limits of launches. Emits an error on each call that breaks a
/// rule. Sources: cuBLAS 13.1 documentation of cublasLtMatmul (tables of
/// supported types), cuDNN 9 graph API, CUDA programming guide ("Compute
/// Capabilities").
LogicalResult checkLibraryRules(mprt::PlanOp plan);

} // namespace mlir::mp

#endif // MP_DIALECT_MPRT_ANALYSIS_LIBRARYRULES_H
