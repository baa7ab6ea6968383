//===- Speculation.cpp - Computing what may not be needed -----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Speculation.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

Value mp::findTensor(Value scalar) {
  if (auto cast = scalar.getDefiningOp<arith::IndexCastOp>())
    scalar = cast.getIn();
  auto extract = scalar.getDefiningOp<tensor::ExtractOp>();
  return extract && extract.getIndices().empty() ? extract.getTensor()
                                                 : Value();
}

StringRef mp::findObstacleToSpeculation(Operation *op) {
  if (!llvm::all_of(op->getResultTypes(), llvm::IsaPred<RankedTensorType>))
    return "a result is not a tensor";
  if (!isMemoryEffectFree(op))
    return "it has effects";
  WalkResult ends = op->walk([&](scf::WhileOp loop) {
    return loop == op ? WalkResult::advance() : WalkResult::interrupt();
  });
  if (ends.wasInterrupted())
    return "it has a loop that need not end where it is not reached";
  return "";
}
