//===- Kernels.h - Small kernels of PTX -------------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_UNIT_PTX_KERNELS_H
#define MP_TEST_UNIT_PTX_KERNELS_H

#include "Machine.h"

namespace mp::ptx::test {

/// An entry `k` of so many pointers, with registers of all kinds, around
/// `body`, which begins with %rd0, %rd1, ... as the pointers and %r0 as the
/// number of the thread in its block.
std::string makeEntry(llvm::StringRef body, unsigned pointers,
                      llvm::StringRef variables = "");

/// What a test launches, and on what memory.
struct Bench {
  Memory memory;
  Launch launch;
  MachineOptions options;

  Bench() { launch.entry = "k"; }
  /// Memory that holds `bytes`, or none yet, as the next argument.
  Allocation &add(llvm::StringRef name, std::vector<uint32_t> words);
  Allocation &addEmpty(llvm::StringRef name, uint64_t bytes,
                       uint64_t alignment = 16);
  /// The error of a launch, or nothing.
  std::string run(llvm::StringRef body, llvm::StringRef variables = "");
  std::vector<uint32_t> words(const Allocation &allocation) const;
};

/// Runs one instruction on the bits of operands in registers of so many bits,
/// and returns those of its result.
uint64_t compute(llvm::StringRef opcode, std::vector<uint64_t> operands,
                 unsigned toWidth, std::vector<unsigned> widths);

} // namespace mp::ptx::test

#endif // MP_TEST_UNIT_PTX_KERNELS_H
