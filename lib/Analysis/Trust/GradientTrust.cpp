//===- GradientTrust.cpp - Which gradients 16 bits may hold ---------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The loss scale makes up for the size that all gradients of a step share, but
// not for what the guard of a divisor makes of some of them: behind x/(s + eps)
// the elements whose s is 0 are 1/eps times the others.
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/Matchers.h"
#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Analysis/Range/SegmentShare.h"
#include "mp/Analysis/Range/WeightedMean.h"
#include "mp/Analysis/Trust/ValueTrust.h"
#include "mp/Interfaces/FusibleOpInterface.h"

using namespace mlir;
using namespace mlir::mp;

/// What guards a divisor: 1/1e-6 of a sum, 1/1e-12 of a sum of squares, and of
/// the latter the inverse root cubed, which derivatives of it hold. A gradient
/// behind a smaller guard may be of any size, which no loss scale makes up for.
static constexpr double maxInverseSquare = 0x1p40, maxInverseRoot = 0x1p60;
/// The same of what has bounds and is no norm.
static constexpr double maxInverseBounded = 1024;

/// Of a product with a constant or a parameter the other factor; of a quotient
/// the numerator.
std::optional<Value> ValueTrust::getScaled(LinearityKind kind,
                                           ArrayRef<Value> data) const {
  if (kind == LinearityKind::Quotient)
    return data[0];
  if (kind != LinearityKind::Product)
    return std::nullopt;
  for (unsigned i : {0, 1})
    if (matchPattern(data[i], m_Constant()) || get(data[i]) == Trust::Parameter)
      return data[1 - i];
  return std::nullopt;
}

/// Whether the op adds a constant to a count, or to a sum of exponentials that
/// is 1 at least. Where that is 0, nothing is divided by it but what a mask
/// made 0: behind n + 1e-9 are no gradients that 1e9 makes large.
static bool guardsCount(Operation *op, const RangeAnalysis &ranges) {
  std::optional<Value> variable = getVariable(getData(op));
  if (!variable || getLinearity(op).kind != LinearityKind::Common)
    return false;
  const NumberRange &count = ranges.get(*variable);
  return ((count.isInteger && count.low >= 0) ||
          isShiftedSum(*variable, ranges)) &&
         ranges.get(op->getResult(0)).low > 0;
}

/// Whether a value is proved to be from 0 to 1, or of that size, and may be
/// as near to 0 as can be: training makes such of 1e-8 and less.
static bool isProbability(const NumberRange &range) {
  constexpr double most = 2; // exp(p) - 1
  return !range.isProfiled && range.magnitude() <= most &&
         (range.low == 0 || range.high == 0) && range.leastNonZero == 0;
}

/// Whether the op adds up squares, as a norm does: as large as activations.
static bool sumsSquares(Operation *op) {
  SmallVector<Value> data = getData(op);
  return (data.size() == 2 && data[0] == data[1]) ||
         llvm::any_of(data, [](Value term) {
           Operation *maker = getSource(term).getDefiningOp();
           return maker && isSquare(maker);
         });
}

/// The least constant that is added to the value, or that it is at least, so
/// that it is not 0, and of a product and a root what that becomes; 1 if none
/// is found.
// NOLINTNEXTLINE(misc-no-recursion): `depth` ends it.
double ValueTrust::findGuard(Value value, unsigned depth) const {
  const NumberRange &range = plain.get(value);
  Operation *op = value.getDefiningOp();
  if (op && guardsCount(op, plain))
    return 1;
  bool isKnown = range.leastNonZero >= leastTotal ||
                 (!range.mayBeZero && range.leastNonZero > 0);
  Linearity rule = op ? getLinearity(op) : Linearity();
  bool isProduct = rule.kind == LinearityKind::Product;
  // Of the factors more may be known than of the range: they count.
  if (!op || depth == 0 || getSpec(op).accumulates || (isKnown && !isProduct)) {
    bool mayVanish = !isKnown && sums.contains(value) && !sumsSquares(op);
    return isKnown ? range.leastNonZero : mayVanish ? 0 : 1;
  }
  double least = 1;
  for (Value operand : getData(op)) {
    double guard = findGuard(operand, depth - 1);
    least = isProduct ? least * guard : std::min(least, guard);
  }
  switch (rule.kind) {
  case LinearityKind::Linear:
  case LinearityKind::Common:
  case LinearityKind::Ordered:
    return least;
  case LinearityKind::Product:
    return isKnown ? std::max(least, range.leastNonZero) : least;
  case LinearityKind::Power:
    return rule.root > 1 ? std::pow(least, 1.0 / rule.root) : least;
  default:
    return isProbability(range) ? 0 : 1;
  }
}

/// How many ops a number of the batch may be made by.
static constexpr unsigned mostMakers = 64;

/// Whether the value is one number, behind moves, that no parameter and no
/// state has a part in: the sum of the weights of a batch, the size of its
/// targets. All gradients are divided by it alike, which the loss scale makes
/// up for.
static bool isNumberOf(Value value,
                       llvm::function_ref<bool(BlockArgument)> isOfBatch) {
  Value number = getSource(value);
  auto type = dyn_cast<ShapedType>(number.getType());
  if (!type || !type.hasStaticShape() || type.getNumElements() != 1)
    return false;
  llvm::SmallSetVector<Value, 16> makers;
  makers.insert(number);
  for (unsigned i = 0; i < makers.size(); ++i) {
    Operation *op = makers[i].getDefiningOp();
    if (op ? op->getNumRegions() != 0 || makers.size() > mostMakers
           : !isOfBatch(cast<BlockArgument>(makers[i])))
      return false;
    if (op)
      makers.insert_range(op->getOperands());
  }
  return true;
}

bool ValueTrust::isNumberOfBatch(Value divisor) const {
  return isNumberOf(divisor, [&](BlockArgument argument) {
    std::optional<Role> role = getArgumentRole(argument);
    return role == Role::Batch || role == Role::Rng;
  });
}

/// Whether the value has bounds, and a constant alone keeps it from 0: where a
/// tanh is 1, nothing is left of 1 - tanh(x)^2 + 1e-6 but its guard, as often
/// as not.
static bool saturates(Value value, const RangeAnalysis &ranges) {
  Operation *op = getSource(value).getDefiningOp();
  std::optional<Value> variable = op ? getVariable(getData(op)) : std::nullopt;
  if (!variable || !ranges.get(value).isBounded())
    return false;
  LinearityKind kind = getLinearity(op).kind;
  return (kind == LinearityKind::Common || kind == LinearityKind::Ordered) &&
         ranges.get(*variable).mayBeZero;
}

/// Whether a gradient that is divided by the value keeps its size, but for what
/// the loss scale makes up for. A divisor without a guard is none that comes
/// near 0, or f32 would fail as well; but where it sums numbers that are not
/// negative, f32 does not fail at 1e-9. What a loop stored is as it was there.
bool ValueTrust::isTameDivisor(Value divisor) const {
  if (isCoarse(low))
    return true;
  if (Value stored = findStacked(divisor))
    divisor = stored;
  if (isNumberOfBatch(divisor))
    return true;
  if (sums.contains(getSource(divisor)) &&
      !(plain.get(divisor).low >= 1 / maxFactor))
    return false;
  double limit = (isSquareSum(divisor) && !normalizes(divisor)) ||
                         isAreaOfBoxes(divisor) || isWeighedSquare(divisor)
                     ? maxInverseSquare
                 : saturates(divisor, plain) && !isNorm(divisor)
                     ? maxInverseBounded
                     : maxFactor;
  return 1 / findGuard(divisor, maxDepth) <= limit;
}

/// Whether a divisor is a norm to which its guard was added behind the root.
bool ValueTrust::isGuardedNorm(Value divisor) const {
  bool isSpread = false;
  Value norm = skipGuard(divisor, isSpread);
  return norm != getSource(divisor) && normalizes(norm) &&
         1 / findGuard(divisor, maxDepth) <= maxFactor;
}

/// Whether a value is the inverse of the square of such a norm, as derivatives
/// of x / (s + eps) hold.
bool ValueTrust::invertsSquare(Value value) const {
  Operation *op = getSource(value).getDefiningOp();
  SmallVector<Value> data = op ? getData(op) : SmallVector<Value>();
  if (data.size() != 2 || getLinearity(op).kind != LinearityKind::Quotient ||
      !matchPattern(data[0], m_Constant()))
    return false;
  Operation *square = getSource(data[1]).getDefiningOp();
  return square && isSquare(square) && isGuardedNorm(getData(square)[0]);
}

/// What integers of 32 bits reach: a mask or weights that the batch has as such
/// are not known to be large.
static constexpr double mostOfIntegers = 0x1p31 - 1;

bool ValueTrust::isUnbounded(const NumberRange &range) {
  return std::isinf(range.magnitude()) ||
         (range.isInteger && range.magnitude() >= mostOfIntegers);
}

/// The same of a factor. One without bounds is an activation, or what is made
/// of them, but for a parameter that is as large as what it predicts.
bool ValueTrust::isTameFactor(Value factor) const {
  if (isCoarse(low))
    return true;
  if (Value stored = findStacked(factor))
    factor = stored;
  auto argument = dyn_cast<BlockArgument>(getSource(factor));
  if (argument && largeParameters.contains(argument))
    return false;
  const NumberRange &range = plain.get(factor);
  double magnitude = range.magnitude();
  Operation *op = getSource(factor).getDefiningOp();
  SmallVector<Value> data = op ? getData(op) : SmallVector<Value>();
  if (!isUnbounded(range)) {
    double limit = normalizes(factor) || invertsSquare(factor) ? maxInverseRoot
                                                               : maxFactor;
    bool isInverse = data.size() == 2 && matchPattern(data[0], m_Constant()) &&
                     getLinearity(op).kind == LinearityKind::Quotient;
    return magnitude <= limit ||
           (isInverse && findGuard(data[1], maxDepth) == 1);
  }
  return data.size() != 2 || getLinearity(op).kind != LinearityKind::Quotient ||
         isTameDivisor(data[1]) || isShareOfSum(data) ||
         isWeighedError(op->getResult(0));
}

ValueTrust::Judgement ValueTrust::judgeGradient(Operation *op) const {
  SmallVector<Value> data = getData(op), gradients, factors;
  for (Value operand : data)
    (state.gradients.contains(operand) ? gradients : factors)
        .push_back(operand);
  Judgement seed = {Trust::Gradient};
  if (gradients.empty())
    return seed;
  if (llvm::any_of(factors,
                   [&](Value value) { return !explainTable(value).empty(); }))
    return {};
  if (std::optional<Balance> balance = findBalance(op)) {
    seed.growth = balance->growth;
    return seed;
  }
  seed.growth = getGrowth(op);
  if (!isTame(seed.growth))
    return {};
  if (llvm::any_of(gradients,
                   [&](Value value) { return get(value) == Trust::Unknown; }))
    return {};
  // What multiplies a state, as x^T P of a filter does, is as large as that. A
  // parameter that the user keeps in f32 is not, but for those that are large.
  auto isState = [&](Value value) {
    if (get(value) != Trust::Unknown)
      return false;
    auto argument = dyn_cast<BlockArgument>(getSource(value));
    if (!argument)
      return state.state.contains(value);
    return getArgumentRole(argument) != Role::Parameter ||
           largeParameters.contains(argument);
  };
  if (!isCoarse(low) && isContraction(op) && llvm::any_of(factors, isState))
    return {};
  switch (getLinearity(op).kind) {
  case LinearityKind::Linear:
  case LinearityKind::Each:
  case LinearityKind::Common:
  case LinearityKind::Ordered:
    return seed;
  case LinearityKind::Product:
    // Of two, as curvature is made of, bf16 has the range, too.
    if (gradients.size() == 2 && isCoarse(low) && !isContraction(op) &&
        !isSquare(op))
      return seed;
    if (gradients.size() == 1 &&
        (isContraction(op) || llvm::all_of(factors, [&](Value value) {
           return isTameFactor(value);
         })))
      return seed;
    return {};
  case LinearityKind::Quotient:
    if (data.size() == 2 && factors.size() == 1 && factors[0] == data[1] &&
        isTameDivisor(data[1]))
      return seed;
    return {};
  default:
    return {};
  }
}
