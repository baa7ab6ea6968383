//===- MPOpaqueOps.h - What only XLA can run --------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MP_IR_MPOPAQUEOPS_H
#define MP_DIALECT_MP_IR_MPOPAQUEOPS_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mp/Dialect/MP/IR/MPAttributes.h"
#include "mp/Interfaces/FusibleOpInterface.h"
#include "mp/Interfaces/LinearityOpInterface.h"
#include "mp/Interfaces/PrecisionOpInterface.h"
#include "mp/Interfaces/RangeOpInterface.h"

#define GET_OP_CLASSES
#include "mp/Dialect/MP/IR/MPOpaqueOps.h.inc"

#endif // MP_DIALECT_MP_IR_MPOPAQUEOPS_H
