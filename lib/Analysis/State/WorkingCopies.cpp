//===- WorkingCopies.cpp - Low-precision copies of parameters -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A working copy is known by how it is made, not by attributes: that is what
// inserting, updating and checking it have in common.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/State/WorkingCopies.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/OperationSupport.h"
#include "mlir/IR/TypeUtilities.h"
#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"

using namespace mlir;
using namespace mlir::mp;

/// A change of type, or all of the value in other places.
static bool mayMakeCopy(Operation *op) {
  auto fusible = dyn_cast<FusibleOpInterface>(op);
  return isa<CastOp>(op) ||
         (fusible && op->getNumOperands() && keepsEachElement(fusible, 0));
}

bool mp::isWeightStep(Operation *op) {
  return mayMakeCopy(op) && !isConstant(op->getOperand(0)) &&
         llvm::all_of(op->getOperands().drop_front(), isConstant);
}

bool WeightChain::narrows() const {
  return llvm::any_of(steps, [](Operation *step) {
    auto from = dyn_cast<FloatType>(getElementTypeOrSelf(step->getOperand(0)));
    auto to = dyn_cast<FloatType>(getElementTypeOrSelf(step->getResult(0)));
    return from && to && to.getWidth() < from.getWidth();
  });
}

WeightChain mp::traceWeightChain(Value end) {
  WeightChain chain{end, {}};
  while (Operation *step = chain.base.getDefiningOp()) {
    if (!isWeightStep(step))
      break;
    chain.steps.push_back(step);
    chain.base = step->getOperand(0);
  }
  std::reverse(chain.steps.begin(), chain.steps.end());
  return chain;
}

Value mp::cloneWeightChain(OpBuilder &builder, const WeightChain &chain,
                           Value base) {
  for (Operation *step : chain.steps) {
    IRMapping mapping;
    mapping.map(step->getOperand(0), base);
    for (Value constant : step->getOperands().drop_front())
      if (!mapping.contains(constant))
        mapping.map(constant,
                    builder.clone(*constant.getDefiningOp())->getResult(0));
    base = builder.clone(*step, mapping)->getResult(0);
  }
  return base;
}

/// Whether the second cast gives back the bits that the first one took. One
/// that saturates makes finite what is infinite.
static bool undoes(Operation *second, Operation *first) {
  auto there = dyn_cast<CastOp>(first), back = dyn_cast<CastOp>(second);
  if (!there || !back || there.getSaturate() || back.getSaturate() ||
      there.getInput().getType() != back.getType())
    return false;
  auto narrow = cast<FloatType>(getElementTypeOrSelf(back));
  auto wide = cast<FloatType>(getElementTypeOrSelf(there));
  return APFloat::isRepresentableBy(narrow.getFloatSemantics(),
                                    wide.getFloatSemantics());
}

WeightChain mp::joinWeightChains(const WeightChain &first,
                                 const WeightChain &second) {
  WeightChain joined = first;
  for (Operation *step : second.steps) {
    if (!joined.steps.empty() && undoes(step, joined.steps.back()))
      joined.steps.pop_back();
    else
      joined.steps.push_back(step);
  }
  return joined;
}

/// Same kind, same attributes, same types, same constants.
static bool isSameStep(Operation *a, Operation *b) {
  auto sameOperand = [&](Value x, Value y) {
    if (x == a->getOperand(0) && y == b->getOperand(0))
      return success();
    Attribute constantX, constantY;
    return success(matchPattern(x, m_Constant(&constantX)) &&
                   matchPattern(y, m_Constant(&constantY)) &&
                   constantX == constantY);
  };
  return OperationEquivalence::isEquivalentTo(
      a, b, sameOperand, /*markEquivalent=*/nullptr,
      OperationEquivalence::IgnoreLocations);
}

bool mp::haveSameSteps(const WeightChain &a, const WeightChain &b) {
  return a.steps.size() == b.steps.size() &&
         llvm::all_of(llvm::zip(a.steps, b.steps), [](auto pair) {
           return isSameStep(std::get<0>(pair), std::get<1>(pair));
         });
}
