//===- GivenTensors.cpp - Tensors that a step is given --------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/State/GivenTensors.h"

using namespace mlir;
using namespace mlir::mp;

bool mp::repeatsAlongFirst(BroadcastOp op) {
  auto from = cast<RankedTensorType>(op.getInput().getType());
  return llvm::none_of(llvm::enumerate(op.getDims()), [&](auto place) {
    return place.value() == 0 && from.getDimSize(place.index()) != 1;
  });
}
