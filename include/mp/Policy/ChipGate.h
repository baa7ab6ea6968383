//===- ChipGate.h - Which chips gain from which types -----------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_POLICY_CHIPGATE_H
#define MP_POLICY_CHIPGATE_H

#include "mp/Dialect/MP/IR/MPAttributes.h"

namespace mlir::mp {

/// A compute capability of NVIDIA's: 8.9 of "sm_89".
struct ComputeCapability {
  unsigned major = 0, minor = 0;

  bool operator<(const ComputeCapability &other) const {
    return std::pair(major, minor) < std::pair(other.major, other.minor);
  }
};

/// Reads "sm_75", "sm_90a", "compute_80" or "7.5"; none for all else.
std::optional<ComputeCapability> parseChip(StringRef name);

/// The first chip with Tensor Cores that multiply numbers of the type: 7.0 for
/// f16, 8.0 for bf16. Source: table of arithmetic instructions in NVIDIA's CUDA
/// programming guide. Null for f32, which needs none.
std::optional<ComputeCapability> getFirstChipFor(FloatType type);

/// Why the chip does not gain from the type, with the way out; empty if it
/// does. A name that is no chip's is such a reason.
std::string describeGate(FloatType type, StringRef chip);

} // namespace mlir::mp

#endif // MP_POLICY_CHIPGATE_H
