//===- Reduce.h - A smaller module with the same fault ----------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_RANDOM_REDUCE_H
#define MP_TEST_RANDOM_REDUCE_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace mlir::mp::random {

/// Takes away what is not needed for `isWrong` to hold: functions, results,
/// ops, arguments, attributes. Valid modules only are asked about. Stops after
/// `most` questions.
OwningOpRef<ModuleOp>
reduce(ModuleOp module, function_ref<bool(ModuleOp)> isWrong, unsigned most);

} // namespace mlir::mp::random

#endif // MP_TEST_RANDOM_REDUCE_H
