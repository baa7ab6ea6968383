//===- MPFusionOps.h - Regions that become one kernel -----------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MP_IR_MPFUSIONOPS_H
#define MP_DIALECT_MP_IR_MPFUSIONOPS_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mp/Dialect/MP/IR/MPAttributes.h"
#include "mp/Interfaces/FusibleOpInterface.h"
#include "mp/Interfaces/LinearityOpInterface.h"
#include "mp/Interfaces/PrecisionOpInterface.h"
#include "mp/Interfaces/RangeOpInterface.h"

#define GET_OP_CLASSES
#include "mp/Dialect/MP/IR/MPFusionOps.h.inc"

namespace mlir::mp {

/// Whether kernels can hold tensors of this type: ranked, static and not empty,
/// of f16, bf16, f32, f64, i1 or integers of 8, 16, 32 or 64 bits.
bool isKernelType(Type type);

/// Whether an op becomes a kernel of its own, a fusion of kind `routine`:
/// gather, scatter, arg_reduce, pool and pool_grad.
bool isRoutine(Operation *op);

/// Why a kernel that has the elements of `value` one by one cannot compute the
/// rest of its block, after the op at fault; empty if it can. `value` is an
/// argument of the block, or what one of its ops makes: then the ops before are
/// not asked. The rest makes each element of its results of elements at one
/// place, and numbers by reductions of them all.
std::string describeElementsFault(Value value);

/// Why no kernel computes this routine, after its name; empty if one does. What
/// has no fault has code.
std::string describeRoutineFault(Operation *op);

} // namespace mlir::mp

#endif // MP_DIALECT_MP_IR_MPFUSIONOPS_H
