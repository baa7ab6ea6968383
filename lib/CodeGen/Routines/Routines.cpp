//===- Routines.cpp - Kernels of ops that are fused with nothing ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Routines.h"

#include "mp/Dialect/MP/IR/MPIndexingOps.h"
#include "mp/Dialect/MP/IR/MPReductionOps.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::mp;

// The verifier of fusions takes no other op, and of these what there is code
// for (`describeRoutineFault`).
void mp::emitRoutineKernel(KernelContext &context) {
  llvm::TypeSwitch<Operation *>(context.getRoutine())
      .Case([&](GatherOp) { emitGather(context); })
      .Case([&](ScatterOp) { emitScatter(context); })
      .Case([&](ArgReduceOp) { emitArgReduce(context); })
      .Case([&](PoolOp) { emitPool(context); })
      .Case([&](PoolGradOp) { emitPoolGrad(context); });
}
