//===- UnreadBuffers.h - Writes that nobody reads ---------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MPRT_ANALYSIS_UNREADBUFFERS_H
#define MP_DIALECT_MPRT_ANALYSIS_UNREADBUFFERS_H

#include "mp/Dialect/MPRT/IR/MPRT.h"

namespace mlir::mp {

/// Refuses a plan in which a call writes a buffer that no later one reads, or
/// that is written anew before that. Nothing is computed for nobody, so a call
/// reads something else than it should: the flag of another gradient. What a
/// sort, a gather or a window leaves beside a result that is read, such as the
/// places of maxima, is no mistake. The error is emitted at the call.
LogicalResult checkUnreadBuffers(mprt::PlanOp plan);

} // namespace mlir::mp

#endif // MP_DIALECT_MPRT_ANALYSIS_UNREADBUFFERS_H
