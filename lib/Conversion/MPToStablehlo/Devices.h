//===- Devices.h - Where the values of a step lie ----------------*- C++
//-*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CONVERSION_MPTOSTABLEHLO_DEVICES_H
#define MP_LIB_CONVERSION_MPTOSTABLEHLO_DEVICES_H

#include "OpExport.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::mp::hloexport {

/// The attribute of Shardy of this text.
Attribute makeSdy(MLIRContext *context, StringRef text);

/// Writes how many devices the module is for, and their meshes. Nothing for
/// one device.
void writeDevices(ModuleOp from, ModuleOp to);

/// Writes where arguments and results of `from`, a function of a module for
/// several devices, lie: as marks on those of `to`, or, where each device runs
/// it on its part, by putting all of `to` into a manual computation. `names` is
/// the function whose arguments tell those of the same name.
void writePlaces(func::FuncOp from, func::FuncOp names, func::FuncOp to);

/// Writes a mark of where the result of the op lies, if a note says it. A pass
/// may have made the op one of another shape, of which that says nothing.
void writePlace(OpExport &op);

} // namespace mlir::mp::hloexport

#endif // MP_LIB_CONVERSION_MPTOSTABLEHLO_DEVICES_H
