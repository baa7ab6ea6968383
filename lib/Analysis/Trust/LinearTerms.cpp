//===- LinearTerms.cpp - What a value is a sum of -------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What an op multiplies an operand by is asked of its range model, with 1 for
// that operand and 0 for the others: no op is named.
//
//===----------------------------------------------------------------------===//

#include "LinearTerms.h"

#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Interfaces/FusibleOpInterface.h"
#include "mp/Interfaces/PrecisionOpInterface.h"
#include "mp/Interfaces/RangeOpInterface.h"

#include "llvm/ADT/MapVector.h"

#include <cmath>

using namespace mlir;
using namespace mlir::mp;

/// Terms of one sum, and ops that it is written with.
static constexpr unsigned mostTerms = 16, mostOps = 64;
/// What is left of factors of which it is said that they add up to 0, and by
/// how much two are one number.
static constexpr double mostLeft = 1e-4;

bool LinearTerms::isForward(Value value) const {
  return isPlannable(value) && !state.gradients.contains(value) &&
         !state.state.contains(value);
}

/// What one more of the operand adds to the result of a sum or of a multiple,
/// element by element; none where that is not one number.
std::optional<double> LinearTerms::getFactor(OpOperand &operand) const {
  Operation *op = operand.getOwner();
  auto fusible = dyn_cast<FusibleOpInterface>(op);
  if (!fusible || fusible.getFusionSpec().kind != FusionNodeKind::Elementwise)
    return std::nullopt;
  LinearityKind kind = getLinearity(op).kind;
  bool isSum = kind == LinearityKind::Linear || kind == LinearityKind::Common;
  bool isDividend =
      kind == LinearityKind::Quotient && operand.getOperandNumber() == 0;
  if ((!isSum && kind != LinearityKind::Product && !isDividend) || isSquare(op))
    return std::nullopt;
  SmallVector<NumberRange, 2> operands;
  for (OpOperand &other : op->getOpOperands()) {
    if (&other == &operand)
      operands.push_back(NumberRange::constant(1));
    else if (isSum && isPlannable(other.get()))
      operands.push_back(NumberRange::constant(0));
    else
      operands.push_back(ranges.get(other.get()));
  }
  std::optional<NumberRange> result = inferRange(op, operands);
  // A range is rounded outward.
  if (!result || !result->isBounded() ||
      result->high - result->low > mostLeft * result->magnitude())
    return std::nullopt;
  return result->low + (result->high - result->low) / 2;
}

bool LinearTerms::isSummand(Operation *op) const {
  while (op && isRenaming(op))
    op = op->getOperand(0).getDefiningOp();
  return op && llvm::any_of(op->getOpOperands(), [&](OpOperand &operand) {
           return isForward(operand.get()) && !isConstant(operand.get()) &&
                  getFactor(operand);
         });
}

LinearSum LinearTerms::find(Operation *root) const {
  LinearSum result;
  llvm::MapVector<Value, double> terms;
  SmallVector<std::pair<Value, double>> pending{{root->getResult(0), 1.0}};
  for (unsigned steps = 0; !pending.empty(); ++steps) {
    if (steps == mostOps)
      return {};
    auto [value, factor] = pending.pop_back_val();
    Operation *op = value.getDefiningOp();
    if (!isSummand(op)) {
      terms[value] += factor;
      continue;
    }
    if (op != root)
      result.parts.push_back(value);
    if (isRenaming(op)) {
      pending.emplace_back(op->getOperand(0), factor);
      continue;
    }
    for (OpOperand &operand : op->getOpOperands())
      if (isPlannable(operand.get()) && !isConstant(operand.get()))
        if (std::optional<double> times = getFactor(operand))
          pending.emplace_back(operand.get(), factor * *times);
  }
  double most = 0;
  for (auto &[value, factor] : terms)
    most = std::max(most, std::abs(factor));
  for (auto &[value, factor] : terms)
    if (std::abs(factor) > mostLeft * most)
      result.terms.push_back({value, factor});
  return result.terms.size() > mostTerms ? LinearSum() : result;
}
