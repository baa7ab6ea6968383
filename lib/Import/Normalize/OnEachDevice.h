//===- OnEachDevice.h - What each device can do alone -----------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_IMPORT_NORMALIZE_ONEACHDEVICE_H
#define MP_LIB_IMPORT_NORMALIZE_ONEACHDEVICE_H

#include "Manual.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace mlir::mp::hlo {

/// The function that is called; null if the module has none of its name.
func::FuncOp getCallee(func::CallOp call);

using Functions = llvm::SmallPtrSet<Operation *, 8>;

/// Whether `accepts` holds of `op`, of all that is in it, and of the functions
/// that those call, but for what is in `known` already: there it does.
bool allInside(Operation *op, Functions &known,
               llvm::function_ref<bool(Operation *)> accepts);

/// Whether the op says where its operand lies, and gives it.
bool isConstraint(Operation *op);

/// Whether each device can as well do it by itself: not what tells or draws its
/// number, talks to others or to the host, or says where values lie, nor a
/// product, which XLA may split among the devices.
bool canRunOnEach(Operation *op);

/// Whether `op` is a collective in which only devices meet that differ in their
/// place along other axes than those of `devices`: what all of a group of these
/// have whole, or in parts element by element, they have of its results, too.
bool isAlongOthers(Operation *op, const Devices &devices);

} // namespace mlir::mp::hlo

#endif // MP_LIB_IMPORT_NORMALIZE_ONEACHDEVICE_H
