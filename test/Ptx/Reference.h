//===- Reference.h - What a kernel must compute -----------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The interpreter's results of a kernel's fusions. Two things are not the same
// bits on a GPU: sums, whose order is not specified, and functions, which our
// expansions compute and here the C library. Of a nudged reference one of
// them is off by what it may be off, so that what comes of it shows how far
// results may lie apart.
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_PTX_REFERENCE_H
#define MP_TEST_PTX_REFERENCE_H

#include "mp/Dialect/MPRT/IR/MPRT.h"
#include "mp/Execution/Program.h"

namespace mlir::mp::held {

using Bytes = std::vector<uint8_t>;

enum class ReferenceKind {
  /// As --device=plan executes a launch.
  Plain,
  /// With functions expanded as the code has them: the same bits but for sums.
  Expanded,
  /// Plain, and one result in each fusion is off (Nudges.h).
  Nudged,
  /// Expanded; also returns of each sum what tells whether it is exact in every
  /// order.
  Probing,
};

/// Whether a kernel has sums of floats, and functions; the most of both that
/// one of its fusions has, and with what else rounds behind them.
struct KernelTraits {
  bool hasSums = false, hasFunctions = false;
  size_t numFirst = 0, numNudges = 0;

  static KernelTraits of(mprt::KernelOp kernel);
};

class Reference {
public:
  static FailureOr<std::unique_ptr<Reference>>
  make(mprt::KernelOp kernel, ReferenceKind kind, unsigned nudge = 0);

  /// Results from operands, as both lie in the memory of a device.
  std::vector<Bytes> run(ArrayRef<Bytes> operands);
  /// Of a probing one, after a run: whether every sum had no rounding at all,
  /// whatever its order.
  bool isExact() const;

private:
  OwningOpRef<ModuleOp> module;
  std::unique_ptr<exec::Program> program;
  /// Results of the kernel; those behind them are probes.
  size_t numResults = 0;
};

} // namespace mlir::mp::held

#endif // MP_TEST_PTX_REFERENCE_H
