//===- Calls.h - Calls of StableHLO modules ---------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CONVERSION_STABLEHLOTOMP_CALLS_H
#define MP_LIB_CONVERSION_STABLEHLOTOMP_CALLS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::mp::stablehlo {

/// The function whose body takes the place of `op`: the callee of a call, the
/// decomposition of a composite. Null for other ops.
FlatSymbolRefAttr getCallee(Operation *op);

/// The public function called main, otherwise the only public one with a body.
FailureOr<func::FuncOp> chooseEntry(ModuleOp module);

/// Checks what inlining all calls below `entry` relies on: each callee exists,
/// has one block, a return and the types of its calls; no function calls
/// itself; calls are not nested deeper than 128, and what they expand to is not
/// more than 16 times the ops of the module and 2^17. One error at the call at
/// fault.
LogicalResult checkCalls(func::FuncOp entry, const SymbolTable &symbols);

/// Copies the attributes of the dialect on arguments and results.
void copyOwnAttributes(func::FuncOp from, func::FuncOp to);

/// Erases those of `ops` that nobody reads, and what fed only them.
void eraseUnread(llvm::SetVector<Operation *> &ops);

/// `functions` take the place of everything in the module; attributes of others
/// go from the module too.
void replaceBody(ModuleOp module,
                 MutableArrayRef<OwningOpRef<func::FuncOp>> functions);

} // namespace mlir::mp::stablehlo

#endif // MP_LIB_CONVERSION_STABLEHLOTOMP_CALLS_H
