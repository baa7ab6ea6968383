//===- ChipTimes.h - How long a chip takes, roughly -------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_COST_CHIPTIMES_H
#define MP_ANALYSIS_COST_CHIPTIMES_H

#include "llvm/ADT/StringRef.h"

#include <cstdint>

namespace mlir::mp {

/// What a choice between launches, bytes and products is made by. Orders of
/// magnitude: a product of 33 by 37 is a thousand times shorter than a launch,
/// and one of 4,096 by 50,257 a hundred times longer.
struct ChipTimes {
  /// As `ptxas` spells it: "sm_90".
  llvm::StringLiteral name;
  /// Of memory, in bytes a second.
  double bandwidth;
  /// Of 16-bit products on Tensor Cores, in FLOPs a second: where rows begin at
  /// multiples of 16 bytes in memory, and where they do not.
  double alignedFlops, unalignedFlops;

  /// Seconds from one kernel of a stream, or of a graph, to the next.
  static constexpr double launch = 2.5e-6;
  /// Rows that begin anywhere are loaded by 2 bytes instead of 16, so that a
  /// product bound by memory has half of the bandwidth.
  static constexpr double unalignedBandwidth = 0.5;

  /// Seconds that a product takes which reads and writes `bytes`.
  double getProductTime(int64_t flops, int64_t bytes, bool isAligned) const;
  /// Seconds of kernels that do nothing but move bytes.
  double getKernelTime(int64_t launches, int64_t bytes) const;
};

/// The times of a chip, or of the nearest that is older; those of sm_90 where
/// `name` says none.
const ChipTimes &getChipTimes(llvm::StringRef name);

} // namespace mlir::mp

#endif // MP_ANALYSIS_COST_CHIPTIMES_H
