//===- Spread.cpp - From a value back to the row it was made of -----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The maximum of a row bounds the row, not the one beside it: what is
// subtracted must be broadcast along the dimension that was reduced, and no
// other.
//
//===----------------------------------------------------------------------===//

#include "Correlations.h"

#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"

#include "mlir/IR/OperationSupport.h"
#include "mp/Interfaces/FusibleOpInterface.h"

using namespace mlir;
using namespace mlir::mp;

/// Ops that a pattern looks through, at most.
static constexpr unsigned maxSteps = 16, maxDepth = 4;

static ArrayRef<int64_t> shapeOf(Value value) {
  auto shaped = dyn_cast<RankedTensorType>(value.getType());
  return shaped ? shaped.getShape() : ArrayRef<int64_t>();
}

Spread Spread::of(Value value) {
  Spread spread{value, {}};
  for (auto [dim, size] : llvm::enumerate(shapeOf(value)))
    spread.places.push_back(size == 1 ? -1 : static_cast<int64_t>(dim));
  return spread;
}

/// Each dimension of the operand is one of the result, or of size one.
static std::optional<Spread> stepOverMap(const Spread &spread,
                                         FusibleOpInterface op) {
  Spread before{op->getOperand(0), {}};
  for (AffineExpr index : op.getOperandMap(0).getResults()) {
    auto dim = dyn_cast<AffineDimExpr>(index);
    if (!dim && !isa<AffineConstantExpr>(index))
      return std::nullopt;
    before.places.push_back(dim ? spread.places[dim.getPosition()] : -1);
  }
  return before;
}

/// The dimensions that are not of size one stay, in their order.
static std::optional<Spread> stepOverReshape(const Spread &spread,
                                             Operation *op) {
  Spread before{op->getOperand(0), {}};
  ArrayRef<int64_t> from = shapeOf(before.value), to = shapeOf(spread.value);
  size_t next = 0;
  auto skipOnes = [&] {
    while (next < to.size() && to[next] == 1)
      ++next;
  };
  for (int64_t size : from) {
    if (size == 1) {
      before.places.push_back(-1);
      continue;
    }
    skipOnes();
    if (next == to.size() || to[next] != size)
      return std::nullopt;
    before.places.push_back(spread.places[next++]);
  }
  skipOnes();
  if (next != to.size())
    return std::nullopt;
  return before;
}

static std::optional<Spread> stepBack(const Spread &spread) {
  auto op = spread.value.getDefiningOp<FusibleOpInterface>();
  if (!op || op->getNumOperands() != 1)
    return std::nullopt;
  switch (op.getFusionSpec().kind) {
  case FusionNodeKind::Broadcast:
  case FusionNodeKind::Movement:
    return stepOverMap(spread, op);
  case FusionNodeKind::Reshape:
    return stepOverReshape(spread, op);
  default:
    return std::nullopt;
  }
}

Spread Spread::origin() const {
  Spread spread = *this;
  for (unsigned step = 0; step < maxSteps; ++step) {
    std::optional<Spread> before = stepBack(spread);
    if (!before)
      break;
    spread = *before;
  }
  return spread;
}

Spread Spread::finiteOrigin() const {
  Spread start = origin();
  auto choice = start.value.getDefiningOp<arith::SelectOp>();
  auto finite = choice ? choice.getCondition().getDefiningOp<math::IsFiniteOp>()
                       : math::IsFiniteOp();
  return finite && finite.getOperand() == choice.getTrueValue()
             ? start.operand(choice.getTrueValue()).origin()
             : start;
}

Spread Spread::withoutGuards(const RangeAnalysis &ranges) const {
  constexpr unsigned mostGuards = 4;
  Spread divisor = *this;
  for (unsigned guard = 0; guard < mostGuards; ++guard) {
    divisor = divisor.origin();
    Operation *op = divisor.value.getDefiningOp();
    if (!isa_and_present<arith::MaximumFOp, arith::AddFOp>(op))
      break;
    bool isSecond = matchPattern(op->getOperand(1), m_Constant());
    Value constant = op->getOperand(isSecond);
    if (!matchPattern(constant, m_Constant()) ||
        (isa<arith::AddFOp>(op) && ranges.get(constant).low < 0))
      break;
    divisor = divisor.operand(op->getOperand(!isSecond));
  }
  return divisor;
}

bool Spread::isAlong(Value other) const {
  for (auto [dim, place] : llvm::enumerate(places))
    if (place >= 0 && place != static_cast<int64_t>(dim))
      return false;
  return areSame(value, other);
}

/// Whether every number of the one type is one of the other.
static bool holds(Type wide, Type narrow) {
  NumberFormat large = NumberFormat::of(wide), small = NumberFormat::of(narrow);
  return large.precision >= small.precision && large.largest >= small.largest &&
         large.leastNormal <= small.leastNormal;
}

/// Goes back over combinations of devices, by each of which values meet that
/// met in those before.
static Spread skipDevices(Spread spread, ReduceKind kind,
                          std::optional<DeviceGroups> &devices) {
  devices = DeviceGroups();
  for (unsigned step = 0; step < maxSteps; ++step) {
    auto result = dyn_cast<OpResult>(spread.value);
    std::optional<DeviceReduction> all =
        result ? getDeviceReduction(result.getOwner()) : std::nullopt;
    if (!all || all->kind != kind || !all->isWhole)
      break;
    devices = devices && all->groups ? all->groups->then(*devices)
                                     : std::optional<DeviceGroups>();
    Value own = result.getOwner()->getOperand(result.getResultNumber());
    spread = spread.operand(own).origin();
  }
  return spread;
}

/// Whether the results are no less than what was added: a type of fewer digits
/// may end below it.
static bool keepsDigits(ReduceOp reduce) {
  Type result = reduce.getType(), elements = reduce.getInput().getType();
  std::optional<Type> accumulator = reduce.getAccumulator();
  return holds(result, elements) &&
         holds(accumulator.value_or(result), elements);
}

Reduction Spread::findReduction(ReduceKind kind) const {
  std::optional<DeviceGroups> devices;
  Spread own = origin(), start = skipDevices(own, kind, devices);
  auto reduce = start.value.getDefiningOp<ReduceOp>();
  if (reduce && reduce.getKind() == kind && keepsDigits(reduce))
    return {reduce.getInput(), reduce.getDims(), devices};
  if (own.value != start.value)
    return {start.value, {}, devices};
  return {};
}

Reduction Spread::findReduction(ReduceKind kind, Value input) const {
  Reduction found = findReduction(kind);
  if (!found || !areSame(found.input, input))
    return {};
  std::optional<DeviceGroups> devices;
  Spread start = skipDevices(origin(), kind, devices);
  size_t next = 0;
  for (auto [dim, size] : llvm::enumerate(shapeOf(input))) {
    if (llvm::is_contained(found.dims, static_cast<int64_t>(dim)))
      continue;
    int64_t place = start.places[next++];
    if (size != 1 && place != static_cast<int64_t>(dim))
      return {};
  }
  return found;
}

// NOLINTNEXTLINE(misc-no-recursion): as deep as `maxDepth`
static bool areSame(Value a, Value b, unsigned depth) {
  if (a == b)
    return true;
  auto first = dyn_cast<OpResult>(a), second = dyn_cast<OpResult>(b);
  if (!first || !second || depth == maxDepth ||
      first.getResultNumber() != second.getResultNumber())
    return false;
  Operation *x = first.getOwner(), *y = second.getOwner();
  bool areLike = x->getName() == y->getName() && x->getNumRegions() == 0 &&
                 x->getNumOperands() > 0 && x->getNumOperands() < 3 &&
                 isMemoryEffectFree(x) &&
                 x->getResultTypes() == y->getResultTypes() &&
                 x->getAttrDictionary() == y->getAttrDictionary() &&
                 x->getNumOperands() == y->getNumOperands();
  if (!areLike)
    return false;
  for (auto [left, right] : llvm::zip(x->getOperands(), y->getOperands()))
    if (!areSame(left, right, depth + 1))
      return false;
  return true;
}

bool mp::areSame(Value a, Value b) { return ::areSame(a, b, 0); }
