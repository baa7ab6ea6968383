//===- Liveness.cpp - When the buffers of a plan live ---------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MPRT/Analysis/Liveness.h"
#include "mp/Support/ValueMap.h"

using namespace mlir;
using namespace mlir::mp;

Liveness::Liveness(mprt::PlanOp plan) {
  ValueMap<size_t> numbers;
  for (auto buffer : plan.getBody().getOps<mprt::BufferOp>()) {
    numbers[buffer] = buffers.size();
    buffers.push_back(buffer);
    ranges.push_back({0, -1, -1});
  }
  int64_t step = 0;
  for (Operation &op : plan.getBody().front()) {
    if (op.getNumOperands() == 0)
      continue;
    for (Value operand : op.getOperands()) {
      auto number = numbers.find(operand);
      if (number == numbers.end())
        continue;
      LiveRange &range = ranges[number->second];
      if (range.first == -1) {
        range.first = step;
        range.bytes = *mprt::getTensorBytes(mprt::getTensorType(operand));
      }
      range.last = step;
    }
    ++step;
  }
}
