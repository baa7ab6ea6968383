//===- MPOps.td - All ops of the mp dialect ----------------*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MP_IR_MPOPS
#define MP_DIALECT_MP_IR_MPOPS

include "mp/Dialect/MP/IR/MPContractionOps.td"
include "mp/Dialect/MP/IR/MPFusionOps.td"
include "mp/Dialect/MP/IR/MPIndexingOps.td"
include "mp/Dialect/MP/IR/MPOpaqueOps.td"
include "mp/Dialect/MP/IR/MPPrecisionOps.td"
include "mp/Dialect/MP/IR/MPReductionOps.td"
include "mp/Dialect/MP/IR/MPRoutineOps.td"
include "mp/Dialect/MP/IR/MPScalerOps.td"
include "mp/Dialect/MP/IR/MPShapeOps.td"
include "mp/Dialect/MP/IR/MPStateOps.td"

#endif // MP_DIALECT_MP_IR_MPOPS
