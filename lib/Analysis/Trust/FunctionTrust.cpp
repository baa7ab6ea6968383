//===- FunctionTrust.cpp - Functions of one trusted value -----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A function that is not linear says nothing of what it gives but its range. A
// logarithm or a root brings numbers of any size to few orders of magnitude.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Origin/OpKinds.h"
#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Analysis/Range/Spread.h"
#include "mp/Analysis/Trust/ValueTrust.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::mp;

/// Whether the op gives the logarithm of a number, or of one more.
static bool isAnyLogarithm(Operation *op) {
  return isLogarithm(op) || isa<math::Log1pOp>(op);
}

/// Whether the op brings numbers of any size to fewer orders of magnitude.
static bool isDamped(Operation *op) {
  return isAnyLogarithm(op) ||
         isa<math::SqrtOp, math::CbrtOp, math::AsinhOp>(op);
}

/// What log(1 + exp(x)) is of, written so: x and 0.7 at most, or 0.
static Value findSoftened(Operation *op) {
  SmallVector<Value, 2> of{op->getOperand(0)};
  if (auto sum = of[0].getDefiningOp<arith::AddFOp>(); sum && isLogarithm(op)) {
    of.assign({sum.getLhs(), sum.getRhs()});
    llvm::erase_if(of,
                   [](Value term) { return matchPattern(term, m_OneFloat()); });
  } else if (!isa<math::Log1pOp>(op)) {
    return {};
  }
  auto power = of.size() == 1 ? of[0].getDefiningOp<math::ExpOp>() : nullptr;
  return power ? power.getOperand() : Value();
}

/// Terms of a sum under a root.
static constexpr unsigned mostTerms = 8;

/// The root of a number is no larger than that, or than 1, and the root of
/// squares no larger than the sum of what was squared: of two activations one.
ValueTrust::Judgement ValueTrust::judgeRoot(Operation *op) const {
  Judgement result = {Trust::Assumed, 1};
  SmallVector<Value, mostTerms> terms{op->getOperand(0)};
  for (unsigned i = 0; i < terms.size() && i < mostTerms; ++i) {
    if (isConstant(terms[i]))
      continue;
    if (auto sum = terms[i].getDefiningOp<arith::AddFOp>()) {
      terms.append({sum.getLhs(), sum.getRhs()});
      continue;
    }
    Operation *maker = Spread::of(terms[i]).origin().value.getDefiningOp();
    bool squares = maker && isSquare(maker);
    Value of = squares ? getData(maker)[0] : terms[i];
    result.trust = std::max(result.trust, getBase(of));
    result.scale = std::max(result.scale, scales.lookup(of));
  }
  return terms.size() <= mostTerms ? result : Judgement();
}

/// The logarithm of a number of f32 is 104 at most, or infinite there, too,
/// whatever of the batch it is taken of: squares, or what has no bound. So is
/// that of what the step makes, if layers alone read it: nothing is left of two
/// that are taken from each other.
ValueTrust::Judgement ValueTrust::judgeFunction(Operation *op,
                                                ArrayRef<Value> data) const {
  if (data.size() != 1)
    return {};
  Value result = op->getResult(0);
  bool isOfBatch = getBase(data[0]) == Trust::Batch ||
                   (isAnyLogarithm(op) && state.batch.contains(result) &&
                    !state.learnt.contains(result));
  if (isDamped(op) && isOfBatch)
    return {Trust::Batch};
  if (Value of = findSoftened(op); of && getBase(of) <= Trust::Assumed)
    return {Trust::Assumed, std::max(1.0, scales.lookup(of))};
  if (isAnyLogarithm(op) && getBase(data[0]) <= Trust::Assumed &&
      feedsContractions(result))
    return {Trust::Assumed};
  if (isa<math::SqrtOp>(op))
    return judgeRoot(op);
  return isLogShare(op) ? Judgement{Trust::Assumed} : Judgement();
}
