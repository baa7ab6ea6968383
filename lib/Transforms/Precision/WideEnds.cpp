//===- WideEnds.cpp - Who sees the last bits of an f32 value --------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A relative error of 2^-23 is nothing to a rounding to 16 bits, and products,
// quotients and moves hand it on as it is. A difference does not: what is left
// of two numbers that are nearly equal may be the error alone. That is so of
// the numbers' own errors, too, and so where one of them is a sum, whose
// partial sums were rounded, the difference was no better before. Integers are
// summed without an error.
//
//===----------------------------------------------------------------------===//

#include "WideEnds.h"

#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"
#include "mp/Interfaces/AlignableOpInterface.h"
#include "mp/Interfaces/FusibleOpInterface.h"
#include "mp/Interfaces/LinearityOpInterface.h"
#include "mp/Interfaces/PrecisionOpInterface.h"
#include "mp/Support/Sizes.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::mp;

/// Numbers from which on the roundings of their sum are worth more than such an
/// error of its terms.
static constexpr int64_t termsOfSum = 8;
/// Values that are looked at: forwards to the ends, and backwards to a sum.
static constexpr size_t mostValues = 64, mostSources = 16;

namespace {
/// What a reader makes of the error of an element.
enum class Effect : uint8_t {
  /// It rounds to 16 bits.
  Hides,
  /// The result has the same error, beside its own size.
  Passes,
  /// The result has the error of a sum, which may be larger than it is.
  Sums,
  /// Nothing is known.
  Shows
};

class WideEnds {
public:
  explicit WideEnds(const RangeAnalysis &ranges) : ranges(ranges) {}

  Operation *find(arith::DivFOp quotient) const;

private:
  /// Whether a value is a product of a sum, under whatever shape.
  bool isMadeOfSum(Value value) const;
  Effect judgeElementwise(OpOperand &use, const Linearity &rule,
                          bool isSummed) const;
  Effect judge(OpOperand &use, bool isSummed) const;
  /// The same, the type of the result considered.
  Effect judgeWithType(OpOperand &use, bool isSummed) const;

  const RangeAnalysis &ranges;
};
} // namespace

static int64_t countTerms(Operation *reduction) {
  int64_t in = countElements(reduction->getOperand(0).getType()).value_or(0);
  int64_t out = countElements(reduction->getResult(0).getType()).value_or(0);
  return out > 0 ? in / out : 0;
}

static std::optional<Linearity> findLinearity(Operation *op) {
  auto linear = dyn_cast_if_present<LinearityOpInterface>(op);
  return linear ? std::optional(linear.getLinearity()) : std::nullopt;
}

static FusionNodeKind kindOf(Operation *op) {
  auto fusible = dyn_cast_if_present<FusibleOpInterface>(op);
  return fusible ? fusible.getFusionSpec().kind : FusionNodeKind::Opaque;
}

/// Whether the op selects: each element is one of its operands'.
static bool isSelection(Operation *op) {
  auto precise = dyn_cast<PrecisionOpInterface>(op);
  return precise &&
         getResultRole(op, precise.getPrecisionSpec(), 0) == PortRole::Follow;
}

/// Whether the op sums so many numbers that its result has the error of a sum.
static bool isLongSum(Operation *op, const Linearity &rule) {
  if (kindOf(op) == FusionNodeKind::Reduce)
    return rule.kind == LinearityKind::Linear && countTerms(op) >= termsOfSum;
  auto contraction = dyn_cast<AlignableOpInterface>(op);
  auto type = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
  if (!contraction || !type || rule.kind != LinearityKind::Product)
    return false;
  auto dims = contraction.getSummedDims(0);
  return dims && saturatingProduct(type.getShape(), *dims) >= termsOfSum;
}

/// The operands that an op's result is as inexact as any one of: its factors,
/// or what it selects where nothing else is.
static SmallVector<Value> findFactors(Operation *op, const Linearity &rule) {
  SmallVector<Value> factors;
  for (OpOperand &operand : op->getOpOperands())
    if (rule.getPart(operand.getOperandNumber()) == OperandPart::Data &&
        !matchPattern(operand.get(), m_Constant()))
      factors.push_back(operand.get());
  switch (rule.kind) {
  case LinearityKind::Linear:
  case LinearityKind::Product:
  case LinearityKind::Quotient:
    return factors;
  case LinearityKind::Common:
    if (isSelection(op) && factors.size() == 1)
      return factors;
    return {};
  default:
    return {};
  }
}

bool WideEnds::isMadeOfSum(Value value) const {
  SmallVector<Value> open = {value};
  for (size_t step = 0; step < mostSources && !open.empty(); ++step) {
    Value made = open.pop_back_val();
    Operation *op = made.getDefiningOp();
    std::optional<Linearity> rule = findLinearity(op);
    if (!rule || op->getNumOperands() == 0)
      continue;
    if (isLongSum(op, *rule)) {
      if (!ranges.get(made).isInteger)
        return true;
    } else if (FusionNodeKind kind = kindOf(op);
               kind != FusionNodeKind::Opaque &&
               kind != FusionNodeKind::Reduce) {
      llvm::append_range(open, findFactors(op, *rule));
    }
  }
  return false;
}

Effect WideEnds::judgeElementwise(OpOperand &use, const Linearity &rule,
                                  bool isSummed) const {
  Operation *op = use.getOwner();
  switch (rule.kind) {
  case LinearityKind::Linear:
  case LinearityKind::Ordered:
  case LinearityKind::Product:
  case LinearityKind::Quotient:
    return Effect::Passes;
  case LinearityKind::Common: {
    if (isSelection(op))
      return Effect::Passes;
    if (!isa<arith::AddFOp, arith::SubFOp>(op))
      return Effect::Shows;
    Value other = op->getOperand(1 - use.getOperandNumber());
    return isSummed || isMadeOfSum(other) ? Effect::Sums : Effect::Shows;
  }
  default:
    return Effect::Shows;
  }
}

Effect WideEnds::judge(OpOperand &use, bool isSummed) const {
  Operation *op = use.getOwner();
  // Of a power the error is as many times larger as the exponent is, which f32
  // keeps below 104.
  if (isSummed && isa<math::ExpOp>(op))
    return Effect::Sums;
  std::optional<Linearity> rule = findLinearity(op);
  if (!rule || rule->getPart(use.getOperandNumber()) != OperandPart::Data)
    return Effect::Shows;
  switch (kindOf(op)) {
  case FusionNodeKind::Elementwise:
    return judgeElementwise(use, *rule, isSummed);
  case FusionNodeKind::Reshape:
  case FusionNodeKind::Broadcast:
  case FusionNodeKind::Movement:
    return rule->kind == LinearityKind::Opaque ? Effect::Shows : Effect::Passes;
  case FusionNodeKind::Reduce:
    if (rule->kind == LinearityKind::Ordered)
      return Effect::Passes;
    return rule->kind == LinearityKind::Linear &&
                   (isSummed || isLongSum(op, *rule))
               ? Effect::Sums
               : Effect::Shows;
  case FusionNodeKind::Source:
  case FusionNodeKind::Opaque:
    return Effect::Shows;
  }
  llvm_unreachable("a kind of node");
}

Effect WideEnds::judgeWithType(OpOperand &use, bool isSummed) const {
  Effect effect = judge(use, isSummed);
  if (effect == Effect::Shows || use.getOwner()->getNumResults() != 1)
    return Effect::Shows;
  Type result = getElementTypeOrSelf(use.getOwner()->getResult(0));
  if (result.isF16() || result.isBF16())
    return Effect::Hides;
  return result.isF32() ? effect : Effect::Shows;
}

Operation *WideEnds::find(arith::DivFOp quotient) const {
  // With whether it has the error of a sum.
  llvm::SmallSetVector<std::pair<Value, unsigned>, 16> reached;
  reached.insert({quotient, isMadeOfSum(quotient.getLhs()) ? 1U : 0U});
  for (size_t next = 0; next < reached.size(); ++next) {
    auto [made, isSummed] = reached[next];
    for (OpOperand &use : made.getUses()) {
      Effect effect = judgeWithType(use, isSummed != 0);
      if (effect == Effect::Shows || reached.size() > mostValues)
        return use.getOwner();
      if (effect != Effect::Hides)
        reached.insert({use.getOwner()->getResult(0),
                        isSummed || effect == Effect::Sums ? 1U : 0U});
    }
  }
  return nullptr;
}

Operation *mp::findWideEnd(arith::DivFOp quotient,
                           const RangeAnalysis &ranges) {
  return WideEnds(ranges).find(quotient);
}
