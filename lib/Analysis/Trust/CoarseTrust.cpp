//===- CoarseTrust.cpp - What is trusted where only digits are at stake ---===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A type with the range of f32 holds numbers of any size. What it makes of them
// may still be less than what it was made for: squares are taken from squares,
// and of large numbers that nearly agree little is left.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Origin/OpKinds.h"
#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Analysis/Trust/ValueTrust.h"

using namespace mlir;
using namespace mlir::mp;

/// Whether a product with constants, such as ones, adds it up.
static bool isAddedUp(Value value) {
  return llvm::any_of(value.getUsers(), [](Operation *user) {
    return isContraction(user) &&
           llvm::any_of(user->getOperands(), [](Value factor) {
             return isConstant(getSource(factor));
           });
  });
}

/// Whether an op squares what is not negative, and what it gives is an
/// activation: layers read it, and nothing takes it from a square.
bool ValueTrust::isRectifiedSquare(Operation *op) const {
  Value square = op->getResult(0);
  return isSquare(op) && ranges.get(getData(op)[0]).low >= 0 &&
         feedsContractions(square) && !isAddedUp(square);
}

/// What is made of trusted values element by element, whatever its size, where
/// the type has the range of f32: then only digits are at stake, and those of
/// what it is made of are f32's. Not so of a square, which a variance is made
/// of, but that of a rectified value, which layers alone read; and of a
/// logarithm, which others are taken from.
ValueTrust::Judgement ValueTrust::judgeCoarse(Operation *op,
                                              Judgement judged) const {
  SmallVector<Value> data = getData(op);
  // A multiple is a distance in the making: 2 x c of an x that is large.
  bool isMultiple =
      judged.trust != Trust::Unknown && llvm::any_of(data, [](Value value) {
        return isConstant(getSource(value));
      });
  if (isTrusted(judged) || isMultiple || !isCoarse(low) || data.empty() ||
      getSpec(op).accumulates || isLogarithm(op) ||
      (isSquare(op) && !isRectifiedSquare(op)) || op->getNumRegions() != 0 ||
      !op->hasTrait<OpTrait::Elementwise>())
    return judged;
  Judgement result = {Trust::Assumed};
  for (Value operand : data)
    result.trust = std::max(result.trust, getCoarse(operand, op));
  return result.trust == Trust::Unknown ? judged : result;
}

/// What an op reads, but that a square times what is of both signs is no more
/// than the value times that, twice: no variance, whose weights have one.
Trust ValueTrust::getCoarse(Value operand, Operation *reader) const {
  Operation *maker = getSource(operand).getDefiningOp();
  if (!maker || !isSquare(maker) ||
      getLinearity(reader).kind != LinearityKind::Product)
    return get(operand);
  SmallVector<Value> factors = getData(reader);
  if (factors.size() != 2)
    return get(operand);
  Value other = factors[factors[0] == operand];
  const NumberRange &range = ranges.get(other);
  bool hasBothSigns = range.low < 0 && range.high > 0;
  return hasBothSigns && !isConstant(getSource(other)) ? get(getData(maker)[0])
                                                       : get(operand);
}

/// Whether a contraction picks elements of the batch by a mask, a one-hot of
/// places, and layers alone read what it gives: they round that as they would
/// round the batch.
bool ValueTrust::picksOfBatch(Operation *contraction) const {
  SmallVector<Value> data = getData(contraction);
  if (!isCoarse(low) || data.size() != 2 || contraction->getNumResults() != 1)
    return false;
  for (unsigned i : {0, 1}) {
    const NumberRange &mask = ranges.get(data[i]);
    bool isMask = mask.isInteger && !mask.isProfiled && mask.low >= 0 &&
                  mask.high <= 1 && !isConstant(getSource(data[i]));
    if (isMask && comesFromBatch(data[1 - i]) && !comesFromBatch(data[i]))
      return feedsContractions(contraction->getResult(0));
  }
  return false;
}
