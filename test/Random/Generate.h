//===- Generate.h - A random module -----------------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_RANDOM_GENERATE_H
#define MP_TEST_RANDOM_GENERATE_H

#include "Steps.h"

#include "mlir/IR/OwningOpRef.h"

namespace mlir::mp::random {

/// A module and what its text does not tell.
struct RandomProgram {
  OwningOpRef<ModuleOp> module;
  Form form = Form::Plain;
};

/// The program of `seed`: always the same one. The context has all dialects.
RandomProgram generate(MLIRContext *context, uint64_t seed);

} // namespace mlir::mp::random

#endif // MP_TEST_RANDOM_GENERATE_H
