//===- Bounds.h - Whether values lie in their ranges ------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_RANDOM_BOUNDS_H
#define MP_TEST_RANDOM_BOUNDS_H

#include "mlir/IR/BuiltinOps.h"

#include <optional>
#include <string>

namespace mlir::mp::random {

/// The first element that the interpreter computes and that its range does not
/// contain, in words; nothing if there is none. `judged` counts the elements of
/// values of which the range says anything.
std::optional<std::string> findOutOfRange(ModuleOp module, uint64_t &judged);

} // namespace mlir::mp::random

#endif // MP_TEST_RANDOM_BOUNDS_H
