//===- MPStateOps.h - Training state ----------------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MP_IR_MPSTATEOPS_H
#define MP_DIALECT_MP_IR_MPSTATEOPS_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mp/Dialect/MP/IR/MPAttributes.h"
#include "mp/Interfaces/FusibleOpInterface.h"
#include "mp/Interfaces/LinearityOpInterface.h"
#include "mp/Interfaces/LossScalerOpInterface.h"
#include "mp/Interfaces/PrecisionOpInterface.h"
#include "mp/Interfaces/RangeOpInterface.h"

namespace mlir::mp {
class FusionOp;
class ManualComputationOp;
class SortOp;
} // namespace mlir::mp

#define GET_OP_CLASSES
#include "mp/Dialect/MP/IR/MPStateOps.h.inc"

#endif // MP_DIALECT_MP_IR_MPSTATEOPS_H
