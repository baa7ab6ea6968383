//===- ChipTimes.cpp - How long a chip takes, roughly ---------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Half of what data sheets promise for dense f16 and nine tenths of their
// bandwidth, as large products and copies reach. Without aligned rows cuBLASLt
// has kernels with loads of 2 bytes and none of the copies of 16 bytes or of
// whole tiles that newer chips have: a half of the FLOPs to sm_89, a third
// from sm_90 on. Nothing here was measured by us.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Cost/ChipTimes.h"

#include "mp/Policy/ChipGate.h"
#include "llvm/ADT/STLExtras.h"

#include <algorithm>

using namespace mlir;
using namespace mlir::mp;

/// Oldest first: V100, T4, A100, A40, L40, H100, B200, RTX 5090.
static constexpr ChipTimes chips[] = {
    {"sm_70", 0.8e12, 60e12, 30e12},     {"sm_75", 0.29e12, 32e12, 16e12},
    {"sm_80", 1.4e12, 156e12, 78e12},    {"sm_86", 0.62e12, 75e12, 37e12},
    {"sm_89", 0.78e12, 90e12, 45e12},    {"sm_90", 3.0e12, 500e12, 165e12},
    {"sm_100", 7.2e12, 1100e12, 370e12}, {"sm_120", 1.6e12, 105e12, 52e12},
};
static constexpr llvm::StringLiteral defaultChip = "sm_90";

double ChipTimes::getProductTime(int64_t flops, int64_t bytes,
                                 bool isAligned) const {
  double computing =
      double(flops) / (isAligned ? alignedFlops : unalignedFlops);
  double moving =
      double(bytes) / (isAligned ? bandwidth : bandwidth * unalignedBandwidth);
  return std::max(computing, moving);
}

double ChipTimes::getKernelTime(int64_t launches, int64_t bytes) const {
  return double(launches) * launch + double(bytes) / bandwidth;
}

const ChipTimes &mp::getChipTimes(llvm::StringRef name) {
  std::optional<ComputeCapability> wanted =
      parseChip(name.empty() ? llvm::StringRef(defaultChip) : name);
  if (!wanted)
    wanted = parseChip(defaultChip);
  const ChipTimes *found = &chips[0];
  for (const ChipTimes &chip : chips)
    if (!(*wanted < *parseChip(chip.name)))
      found = &chip;
  return *found;
}
