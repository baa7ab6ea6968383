//===- ChipTable.h - GPU architectures and the PTX they need ----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_CODEGEN_CHIPTABLE_H
#define MP_CODEGEN_CHIPTABLE_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace mlir::mp {

/// One GPU architecture that kernels can be made for.
struct Chip {
  /// Name as `ptxas` and LLVM spell it: "sm_90".
  llvm::StringLiteral name;
  /// PTX ISA version of the text, times ten: 81 is PTX 8.1. At least what the
  /// architecture needs, and at least 8.1, where a launch may pass 4,095
  /// pointers; drivers read it since CUDA 12.1.
  /// Source: release notes table of NVIDIA's PTX ISA document.
  unsigned ptxVersion;
  /// Multiprocessors of the largest part sold under this name. It only bounds
  /// grids; a kernel is right on any part.
  unsigned multiprocessors;
};

/// The architecture called `name`, or null.
const Chip *lookupChip(llvm::StringRef name);

/// The error text for a name that `lookupChip` does not know; lists the known.
std::string describeUnknownChip(llvm::StringRef name);

} // namespace mlir::mp

#endif // MP_CODEGEN_CHIPTABLE_H
