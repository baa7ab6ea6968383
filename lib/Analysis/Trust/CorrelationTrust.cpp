//===- CorrelationTrust.cpp - What little is left of products -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Products of two activations of which little is left: the cosine of two views
// that agree is taken from 1, and the logarithm of how often two assignments
// meet is taken from those of how often each is made. Such a product reads f32,
// and what it reads is not rounded on the way from its own contractions.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Origin/OpKinds.h"
#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Analysis/Trust/ValueTrust.h"

using namespace mlir;
using namespace mlir::mp;

/// Numbers that a correlation may come near to.
static constexpr double leastTaken = 0x1p-4, mostTaken = 64;

/// Ops that are looked through for what a mean is of.
static constexpr unsigned mostSteps = 16;

/// Adds the factors of a product of two activations, or of two weights, which
/// reads f32 then; what a weight makes of an activation is of any size, and
/// stays as it is.
bool ValueTrust::addCorrelation(Operation *contraction, StringRef reason,
                                Readers &factors) {
  if (!contraction || !isContraction(contraction))
    return false;
  SmallVector<Value> data = getData(contraction);
  auto isWeight = [&](Value factor) {
    return get(factor) == Trust::Parameter || weights.contains(factor);
  };
  if (!llvm::all_of(data, isWeight) && llvm::any_of(data, [&](Value factor) {
        return isWeight(factor) || get(factor) == Trust::Batch ||
               getTable(factor);
      }))
    return false;
  cancelling[contraction] = reason;
  for (Value factor : getData(contraction))
    factors.emplace_back(factor, contraction);
  return true;
}

/// Whether the value is a number that a correlation may come near to, or a
/// mask or a constant of such and zeros: an identity.
static bool isTaken(Value value, const NumberRange &range, bool isAdded) {
  auto isNear = [&](double number) {
    double taken = isAdded ? -number : number;
    return taken >= leastTaken && taken <= mostTaken;
  };
  // What is added to keep from 0 is less, and what masks is more.
  if (range.isConstant())
    return isNear(range.low);
  return (isConstant(value) || range.isInteger) &&
         (range.low == 0 || range.high == 0) &&
         range.leastNonZero >= leastTaken &&
         isNear(range.high == 0 ? range.low : range.high);
}

/// The logarithm that a value is a multiple of.
static Operation *getLogarithm(Value value) {
  Operation *op = getSource(value).getDefiningOp();
  return op && isLogarithm(op) ? op : nullptr;
}

/// Whether the op takes a logarithm of a quotient.
static bool comparesByQuotient(Operation *op) {
  Operation *ratio = getSource(op->getOperand(0)).getDefiningOp();
  return ratio && getLinearity(ratio).kind == LinearityKind::Quotient;
}

/// What logarithms are rounded by that are taken from each other is an error of
/// what little is left of them.
void ValueTrust::findLogarithms(Readers &factors) {
  Readers found;
  auto add = [&](Operation *log) {
    found.emplace_back(log->getOperand(0), log);
  };
  function.getFunction()->walk([&](Operation *op) {
    if (isLogarithm(op) && comparesByQuotient(op))
      add(op);
    if (!isDifference(op))
      return;
    Operation *from = getLogarithm(op->getOperand(0));
    Operation *taken = getLogarithm(op->getOperand(1));
    if (from && taken && from != taken) {
      add(from);
      add(taken);
    }
  });
  addBack(std::move(found), "is what logarithms are taken of",
          [&](Value value) -> std::optional<SmallVector<Value>> {
            Operation *op = value.getDefiningOp();
            if (op && !getSpec(op).accumulates)
              return getTerms(op, /*products=*/true);
            if (addCorrelation(op,
                               "makes what logarithms are taken of that "
                               "are taken from each other",
                               factors))
              return SmallVector<Value>();
            return std::nullopt;
          });
}

/// The cosine of two views that agree is taken from 1, a correlation with
/// itself: the product of two activations is no larger than that, and where it
/// comes near, its digits are lost.
void ValueTrust::findCorrelations() {
  findRemainders();
  Readers pending;
  function.getFunction()->walk([&](Operation *op) {
    SmallVector<Value> data = getData(op);
    if (data.size() != 2 || getLinearity(op).kind != LinearityKind::Common ||
        state.gradients.contains(op->getResult(0)))
      return;
    for (auto [number, value] :
         {std::pair(data[0], data[1]), std::pair(data[1], data[0])}) {
      if (isTaken(number, ranges.get(number), !isDifference(op)) &&
          addCorrelation(getSource(value).getDefiningOp(),
                         "makes what may nearly equal a number that is taken "
                         "from it",
                         pending))
        pending.emplace_back(value, op);
    }
  });
  findLogarithms(pending);
  for (Operation *contraction : remainders)
    if (addCorrelation(contraction,
                       "makes what may nearly be 1, which is taken from it",
                       pending))
      pending.emplace_back(contraction->getResult(0), nullptr);
  addBack(std::move(pending), "may make or nearly equal a number",
          [&](Value value) -> std::optional<SmallVector<Value>> {
            Operation *op = value.getDefiningOp();
            return !op || getSpec(op).accumulates
                       ? SmallVector<Value>()
                       : getTerms(op, /*products=*/true);
          });
}

/// Adds the contractions by which a value is made of `of`, or moved, with
/// factors that are not learnt; false if it is not.
bool ValueTrust::addAverages(Value value, Value of,
                             SmallVectorImpl<Operation *> &averages) const {
  llvm::SmallSetVector<Value, mostSteps> made;
  made.insert(value);
  bool isMade = false;
  for (unsigned next = 0; next < made.size() && next < mostSteps; ++next) {
    Value source = getSource(made[next]);
    isMade |= source == of && next != 0;
    Operation *op = source.getDefiningOp();
    if (!op || source == of)
      continue;
    SmallVector<Value> data = getData(op);
    LinearityKind kind = getLinearity(op).kind;
    if (kind == LinearityKind::Quotient && data.size() == 2)
      made.insert(data[0]);
    if (kind != LinearityKind::Product || data.size() != 2)
      continue;
    bool isAverage = isContraction(op);
    for (unsigned i : {0, 1})
      if (get(data[1 - i]) <= Trust::Profiled || getTable(data[1 - i])) {
        made.insert(data[i]);
        if (isAverage)
          averages.push_back(op);
        break;
      }
  }
  return isMade && !averages.empty();
}

/// The mean of squares by a product with shares, less the square of the mean.
void ValueTrust::findVariance(Operation *difference) {
  auto getAverage = [&](Value value) {
    Operation *op = getSource(value).getDefiningOp();
    bool isAverage =
        op && isContraction(op) &&
        llvm::none_of(getData(op), [&](Value factor) {
          return get(factor) == Trust::Parameter || weights.contains(factor);
        });
    return isAverage ? op : nullptr;
  };
  Operation *square = getSource(difference->getOperand(1)).getDefiningOp();
  Operation *squares = getAverage(difference->getOperand(0));
  if (!square || !isSquare(square) || !squares)
    return;
  Operation *mean = getAverage(square->getOperand(0));
  if (!mean)
    return;
  for (Operation *average : {squares, mean})
    cancelling.try_emplace(average, "makes a mean of which a variance is left");
}

/// The mean of a batch, or of a group, by a product with a table or a one-hot:
/// what it is taken from is larger than what is left, and is not rounded to
/// what the product reads.
void ValueTrust::findCentred() {
  function.getFunction()->walk([&](Operation *op) {
    SmallVector<Value> data = getData(op);
    if (data.size() != 2 || !isDifference(op) ||
        state.gradients.contains(op->getResult(0)))
      return;
    findVariance(op);
    for (unsigned i : {0, 1}) {
      SmallVector<Operation *> averages;
      if (addAverages(data[i], getSource(data[1 - i]), averages))
        for (Operation *average : averages)
          cancelling.try_emplace(
              average, "makes a mean that is taken from what it is of");
    }
  });
}
