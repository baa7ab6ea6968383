//===- Mutate.h - A kernel with one thing changed ---------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_PTX_MUTATE_H
#define MP_TEST_PTX_MUTATE_H

#include "mp/Dialect/MPRT/IR/MPRT.h"

#include <string>

namespace mlir::mp::held {

/// What became of a kernel.
struct Mutant {
  /// What was changed: "drop a barrier".
  std::string kind;
  /// Where, and how it reads now.
  std::string change;
  std::string ptx;
  SmallVector<mprt::StageAttr> stages;
};

/// Changes one thing, drawn; nothing if what was drawn is not in the kernel.
std::optional<Mutant> mutate(mprt::KernelOp kernel, uint64_t seed);

} // namespace mlir::mp::held

#endif // MP_TEST_PTX_MUTATE_H
