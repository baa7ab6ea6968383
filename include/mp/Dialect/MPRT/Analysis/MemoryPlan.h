//===- MemoryPlan.h - Places for buffers by their lifetimes -----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MPRT_ANALYSIS_MEMORYPLAN_H
#define MP_DIALECT_MPRT_ANALYSIS_MEMORYPLAN_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

#include <optional>
#include <utility>

namespace mlir::mp {

/// A buffer that holds something from step `first` to step `last`, both
/// included.
struct LiveRange {
  int64_t bytes = 0, first = 0, last = 0;
};

/// Offsets of buffers in one arena.
struct MemoryPlan {
  llvm::SmallVector<int64_t> offsets;
  /// Bytes of the arena.
  int64_t peak = 0;
  /// Most bytes that live at one step: no plan has a smaller arena.
  int64_t lowerBound = 0;
};

/// Places buffers so that no two that live at one step overlap; every offset
/// is a multiple of what `getAlignment` says of the buffer's bytes, and every
/// buffer takes a multiple of it. Each goes into the smallest gap that holds
/// it, the largest first. Where that takes more than the lower bound, other
/// orders are tried, a fixed number: by bytes times lifetime, by lifetime, and
/// with those first that reached to the end. Deterministic; the square of the
/// number of buffers in time. Nothing if the sizes overflow.
std::optional<MemoryPlan>
planMemory(llvm::ArrayRef<LiveRange> ranges,
           llvm::function_ref<int64_t(int64_t)> getAlignment);

/// Two buffers that live at one step and share bytes at these offsets, if there
/// are any; knows nothing of how the offsets were found.
std::optional<std::pair<size_t, size_t>>
findOverlap(llvm::ArrayRef<LiveRange> ranges, llvm::ArrayRef<int64_t> offsets);

} // namespace mlir::mp

#endif // MP_DIALECT_MPRT_ANALYSIS_MEMORYPLAN_H
