//===- PadConstants.cpp - What an op makes of pads ------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// No table says which ops keep zeros: the op is asked. Its scalar twin is
// folded on the constants that the pads hold, so the answer is what the op
// computes, foreign ops included, and "does not fold" is the safe answer.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Padding/PadCarrying.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::mp;

/// One NaN stands for all: payloads are nobody's business.
static Attribute canonicalize(Attribute constant) {
  auto number = dyn_cast_if_present<FloatAttr>(constant);
  if (!number || !number.getValue().isNaN())
    return constant;
  const llvm::fltSemantics &semantics = number.getValue().getSemantics();
  return FloatAttr::get(number.getType(), APFloat::getQNaN(semantics));
}

Attribute mp::evaluateOnPads(Operation *op, ArrayRef<Attribute> operands) {
  OpBuilder builder(op->getContext());
  IRMapping mapping;
  SmallVector<Operation *> constants;
  // Attributes by position: two operands of the op may be one value.
  Operation *scalar = op->cloneWithoutRegions(mapping);
  for (auto [i, constant] : llvm::enumerate(operands)) {
    constants.push_back(arith::ConstantOp::create(builder, op->getLoc(),
                                                  cast<TypedAttr>(constant)));
    scalar->setOperand(i, constants.back()->getResult(0));
  }
  Value result = scalar->getResult(0);
  result.setType(getElementTypeOrSelf(result.getType()));

  SmallVector<OpFoldResult, 1> folded;
  Attribute value;
  if (succeeded(scalar->fold(folded)) && !folded.empty()) {
    value = dyn_cast<Attribute>(folded.front());
    if (auto same = dyn_cast<Value>(folded.front()))
      matchPattern(same, m_Constant(&value));
  }
  scalar->erase();
  for (Operation *constant : constants)
    constant->erase();
  return canonicalize(value);
}
