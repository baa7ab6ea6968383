//===- BlockShape.h - What a block of a kernel's threads takes --*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The templates of kernels have these sizes, and so has what decides on their
// launches.
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_FUSION_BLOCKSHAPE_H
#define MP_ANALYSIS_FUSION_BLOCKSHAPE_H

#include <cstdint>

namespace mlir::mp {

/// Threads that exchange values without a barrier.
inline constexpr unsigned warpSize = 32;

/// Threads of a block, in all templates.
inline constexpr unsigned blockSize = 256;

/// Warps of a block: the rows that it takes, where one is not too long for
/// that, and its height where it adds up columns, beside each other as many as
/// a warp has threads at least.
inline constexpr int64_t warpsOfBlock = blockSize / warpSize;

/// Rows that a thread has of a column before blocks share them.
inline constexpr int64_t rowsOfThread = 8;

/// Partial results of columns that a thread of a kernel of rows keeps: half of
/// the registers that it has where two blocks share a processor.
inline constexpr int64_t maxColumnsKept = 64;

} // namespace mlir::mp

#endif // MP_ANALYSIS_FUSION_BLOCKSHAPE_H
