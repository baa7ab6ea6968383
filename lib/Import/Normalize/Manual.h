//===- Manual.h - Computations of each device -------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_IMPORT_NORMALIZE_MANUAL_H
#define MP_LIB_IMPORT_NORMALIZE_MANUAL_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"

#include <optional>
#include <string>

namespace mlir::mp::hlo {

inline constexpr llvm::StringLiteral manualName = "sdy.manual_computation";

/// The shardings of the values of an op, `sharding<...>` each; none if there
/// are not `count`.
std::optional<SmallVector<std::string>>
getShardings(Operation *op, StringRef name, size_t count);

/// What a sharding says of the axes in `axes`, in the words that JAX has for
/// computations over them: what lies along others is XLA's to choose. A
/// sharding that says more than dimensions and where copies are stays as it is.
std::string restrictSharding(StringRef sharding, StringRef axes);

/// What it says of all others, as it can be said inside of such a computation.
std::string restrictToOthers(StringRef sharding, StringRef axes);

/// Whether a manual computation has a block with an argument for each operand
/// that returns a value for each result, all of them tensors.
bool isWellFormed(Operation *manual);

/// Puts the body of `callee` in place of the call; false, and nothing is done,
/// where types differ or it has several blocks.
bool inlineCall(func::CallOp call, func::FuncOp callee);

/// Inlines one call of a function that holds a manual computation, or calls one
/// that does. Whether there was one.
bool inlineManualCalls(func::FuncOp function);

/// Makes one manual computation of all that `function` does, where every value
/// outside of those that it has lies whole on each device along `axes`, which
/// are some or all axes of `mesh`.
void gatherManualParts(func::FuncOp function, StringRef mesh, StringAttr axes,
                       bool isPartial);

} // namespace mlir::mp::hlo

#endif // MP_LIB_IMPORT_NORMALIZE_MANUAL_H
