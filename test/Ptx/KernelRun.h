//===- KernelRun.h - A kernel's PTX on given operands -----------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_PTX_KERNELRUN_H
#define MP_TEST_PTX_KERNELRUN_H

#include "Machine.h"
#include "Reference.h"

namespace mlir::mp::held {

/// What runs of kernels have in common.
struct RunOptions {
  uint64_t seed = 1;
  uint64_t budget = uint64_t(1) << 26;
  /// Results take the memory of the operands that the kernel overwrites.
  bool isInPlace = false;
};

/// How much was run.
struct RunCounts {
  uint64_t launches = 0, instructions = 0;
};

/// Runs all stages of `ptx`, which stands for the code of `kernel`, as the
/// kernel says, and returns its results. An error also where a byte of a result
/// is left unwritten.
llvm::Expected<std::vector<Bytes>>
runKernel(mprt::KernelOp kernel, ::mp::ptx::Module ptx,
          ArrayRef<mprt::StageAttr> stages, ArrayRef<Bytes> operands,
          const RunOptions &options, RunCounts &counts);

/// Whether results may take the memory of operands.
bool overwrites(mprt::KernelOp kernel);

/// For each result the operand whose memory it may take, or none: one that its
/// own fusion reads, of its type, and that no other result has.
SmallVector<std::optional<unsigned>> pairResults(mprt::KernelOp kernel);

/// Whether the pointers of a kernel come as one parameter, an array.
bool takesArray(mprt::KernelOp kernel);

/// The stages of a kernel.
SmallVector<mprt::StageAttr> stagesOf(mprt::KernelOp kernel);

} // namespace mlir::mp::held

#endif // MP_TEST_PTX_KERNELRUN_H
