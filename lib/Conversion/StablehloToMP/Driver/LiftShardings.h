//===- LiftShardings.h - Where values lie, on their makers ------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CONVERSION_STABLEHLOTOMP_DRIVER_LIFTSHARDINGS_H
#define MP_LIB_CONVERSION_STABLEHLOTOMP_DRIVER_LIFTSHARDINGS_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::mp {

/// Notes on ops where their results lie, and takes the marks away that said so
/// and were all that read them: a mesh with explicit axes leaves one behind
/// each op, and a chain of ops is then what it is for one device. A constant
/// lies where it is read. What moves a value stays: a mark on one that others
/// read, too, on one that has a note already, and on an argument.
void liftShardings(ModuleOp module);

} // namespace mlir::mp

#endif // MP_LIB_CONVERSION_STABLEHLOTOMP_DRIVER_LIFTSHARDINGS_H
