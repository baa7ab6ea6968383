//===- MPScalerOps.h - What moves the loss scale ----------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MP_IR_MPSCALEROPS_H
#define MP_DIALECT_MP_IR_MPSCALEROPS_H

#include "mp/Dialect/MP/IR/MPStateOps.h"

#include "mp/Dialect/MP/IR/MPLossScaleEnums.h.inc"
#define GET_OP_CLASSES
#include "mp/Dialect/MP/IR/MPScalerOps.h.inc"

#endif // MP_DIALECT_MP_IR_MPSCALEROPS_H
