//===- MPEnums.h - Enumerations of the mp dialect ---------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MP_IR_MPENUMS_H
#define MP_DIALECT_MP_IR_MPENUMS_H

#include "mlir/IR/Attributes.h"

#include "mp/Dialect/MP/IR/MPEnums.h.inc"

#endif // MP_DIALECT_MP_IR_MPENUMS_H
