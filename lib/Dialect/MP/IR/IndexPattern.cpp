//===- IndexPattern.cpp - Values that count places ------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The second operand of an argmax has to count the elements; a broadcast moves
// the dimension along which it does.
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MP/IR/IndexPattern.h"

#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

bool mp::countsAlong(Value value, int64_t dim) {
  while (auto broadcast = value.getDefiningOp<BroadcastOp>()) {
    const int64_t *place = llvm::find(broadcast.getDims(), dim);
    if (place == broadcast.getDims().end())
      return false;
    dim = place - broadcast.getDims().begin();
    value = broadcast.getInput();
  }
  auto iota = value.getDefiningOp<IotaOp>();
  return iota && int64_t(iota.getDim()) == dim;
}
