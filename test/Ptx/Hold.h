//===- Hold.h - A kernel against the interpreter ----------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_PTX_HOLD_H
#define MP_TEST_PTX_HOLD_H

#include "DeviceRun.h"
#include "Inputs.h"
#include "KernelRun.h"

namespace mlir::mp::held {

struct HoldOptions {
  RunOptions run;
  /// Infinities and NaNs among the operands.
  bool hasSpecials = false;
  /// So many times more with a single one of them.
  unsigned numLone = 0;
  /// A device that has to give the same bits as the machine, or none.
  DeviceRunner *device = nullptr;
};

/// What a kernel was held to.
enum class Held {
  /// Every bit, on operands of all magnitudes.
  Bitwise,
  /// Every bit on whole numbers, of which its sums are exact; the bound on
  /// others.
  BitwiseOnWhole,
  /// The bound of its sums alone.
  ByBound,
  /// Neither: `defect` says why.
  Not
};

struct Verdict {
  Held held = Held::Not;
  std::string defect;
};

/// Runs the PTX of a kernel and holds it against the interpreter.
Verdict holdKernel(mprt::KernelOp kernel, const HoldOptions &options,
                   RunCounts &counts);

/// Operands of a kernel.
std::vector<Bytes> drawOperands(mprt::KernelOp kernel, InputKind kind,
                                uint64_t seed);

/// The same with one infinity or NaN, if any operand has floats.
std::vector<Bytes> drawLone(mprt::KernelOp kernel, InputKind kind,
                            uint64_t seed);

/// Where results differ from those of `other`, in words; nothing if each bit is
/// the same, any NaN for any other, and, if they are the same, a zero for the
/// other.
std::string findDifference(TypeRange types, ArrayRef<Bytes> found,
                           ArrayRef<Bytes> expected, bool zerosAreSame,
                           StringRef other = "the interpreter's");

} // namespace mlir::mp::held

#endif // MP_TEST_PTX_HOLD_H
