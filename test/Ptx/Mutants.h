//===- Mutants.h - Kernels with one thing changed ---------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_PTX_MUTANTS_H
#define MP_TEST_PTX_MUTANTS_H

#include "Hold.h"

namespace mlir::mp::held {

/// Makes `count` mutants, and prints for each kind how many an error found, how
/// many other results, and of how many every bit is the same; of each what was
/// changed and what became of it, if asked to. Returns 0 if one was found.
int mutateAll(ArrayRef<mprt::KernelOp> kernels, unsigned count,
              const HoldOptions &options, bool prints);

} // namespace mlir::mp::held

#endif // MP_TEST_PTX_MUTANTS_H
