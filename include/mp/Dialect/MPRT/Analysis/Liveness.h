//===- Liveness.h - When the buffers of a plan live -------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MPRT_ANALYSIS_LIVENESS_H
#define MP_DIALECT_MPRT_ANALYSIS_LIVENESS_H

#include "mp/Dialect/MPRT/Analysis/MemoryPlan.h"
#include "mp/Dialect/MPRT/IR/MPRT.h"

namespace mlir::mp {

/// The buffers of a plan in the order of their ops, and from which call to
/// which they live. A buffer that no call touches lives nowhere: zero bytes.
struct Liveness {
  llvm::SmallVector<mprt::BufferOp> buffers;
  llvm::SmallVector<LiveRange> ranges;

  explicit Liveness(mprt::PlanOp plan);
};

} // namespace mlir::mp

#endif // MP_DIALECT_MPRT_ANALYSIS_LIVENESS_H
