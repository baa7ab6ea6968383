//===- RangeOpInterface.cpp - What an op makes of ranges ------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Interfaces/RangeOpInterface.h"

#include "mp/Interfaces/NumberRange.h"

#include "mp/Interfaces/RangeOpInterface.cpp.inc"

using namespace mlir;
using namespace mlir::mp;

std::optional<NumberRange> mp::inferRange(Operation *op,
                                          ArrayRef<NumberRange> operands) {
  auto model = dyn_cast<RangeOpInterface>(op);
  if (!model || op->getNumResults() != 1 || op->getNumRegions() != 0)
    return std::nullopt;
  NumberRange result =
      NumberRange::unknown(NumberFormat::of(op->getResult(0).getType()));
  model.inferRanges(operands, result);
  return result;
}
