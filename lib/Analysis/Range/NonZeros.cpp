//===- NonZeros.cpp - What holds where an element is not 0 ----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where a product is not 0, no factor is, and where a one-hot is 1, an index is
// the place. A sum of two gives two cases. NaNs are left aside: what a sum
// reads one of is one, in all types, and no comparison that is followed holds
// for one.
//
//===----------------------------------------------------------------------===//

#include "NonZeros.h"

#include "Correlations.h"
#include "mlir/IR/TypeUtilities.h"
#include "mp/Analysis/Range/WrittenSums.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Interfaces/RangeOpInterface.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::mp;

/// Ops of one case, and cases, at most.
static constexpr unsigned mostSteps = 128, mostCases = 8;

/// The dimensions that were made of one, by their names, in its place.
static std::optional<Spread> stepOverMerge(const Spread &spread,
                                           NonZeroCase &facts, int64_t &name) {
  auto reshape = spread.value.getDefiningOp<ReshapeOp>();
  if (!reshape)
    return std::nullopt;
  ArrayRef<int64_t> to = reshape.getType().getShape();
  Spread before{reshape.getInput(), {}};
  size_t next = 0;
  for (int64_t size : reshape.getInput().getType().getShape()) {
    SmallVector<int64_t, 2> parts;
    for (int64_t covered = 1; covered < size; ++next) {
      if (next == to.size())
        return std::nullopt;
      covered *= to[next];
      if (covered > size || to[next] == 0)
        return std::nullopt;
      if (spread.places[next] >= 0)
        parts.push_back(spread.places[next]);
    }
    if (parts.size() < 2) {
      before.places.push_back(parts.empty() ? -1 : parts.front());
      continue;
    }
    auto *known = llvm::find_if(
        facts.merged, [&](auto &entry) { return entry.first == parts; });
    if (known == facts.merged.end()) {
      facts.merged.emplace_back(parts, name++);
      known = &facts.merged.back();
    }
    before.places.push_back(known->second);
  }
  return before;
}

Spread NonZeroCase::goBack(const Spread &spread, int64_t &name) {
  Spread start = spread.origin();
  for (unsigned step = 0; step < mostCases; ++step) {
    std::optional<Spread> before = stepOverMerge(start, *this, name);
    if (!before)
      break;
    start = before->origin();
  }
  return start;
}

bool NonZeroCase::variesAlong(const Spread &spread, int64_t dim) const {
  SmallVector<int64_t, 4> names = spread.places;
  while (!names.empty()) {
    int64_t name = names.pop_back_val();
    if (name == dim)
      return true;
    for (auto &[parts, whole] : merged)
      if (whole == name)
        names.append(parts.begin(), parts.end());
  }
  return false;
}

static bool areEqual(const Spread &a, const Spread &b) {
  return a.value == b.value && a.places == b.places;
}

bool NonZeroCase::knowsNonZero(const Spread &start) const {
  return llvm::any_of(
      nonZeros, [&](const Spread &known) { return areEqual(known, start); });
}

/// The name of the dimension of which each element is the index, which the type
/// has; -1 for any other value.
static int64_t findIndexedDim(const Spread &value) {
  Spread index = value.origin();
  auto iota = index.value.getDefiningOp<IotaOp>();
  if (!iota)
    return -1;
  auto last = static_cast<double>(iota.getType().getDimSize(iota.getDim()) - 1);
  NumberFormat format = NumberFormat::of(iota.getType());
  double most = format.isFloat ? std::ldexp(1.0, format.precision)
                               : format.highestInteger();
  return last <= most ? index.places[iota.getDim()] : -1;
}

std::optional<bool> mp::findOutcome(Value condition,
                                    const RangeAnalysis &ranges) {
  SmallVector<Value> open{condition};
  bool holds = true;
  for (unsigned steps = 0; !open.empty(); ++steps) {
    Value next = open.pop_back_val();
    const NumberRange &range = ranges.get(next);
    if (auto both = next.getDefiningOp<arith::AndIOp>();
        both && steps < mostCases)
      open.append({both.getLhs(), both.getRhs()});
    else if (range == NumberRange::constant(0))
      return false;
    else
      holds &= range == NumberRange::constant(1);
  }
  return holds ? std::optional(true) : std::nullopt;
}

Value mp::findConverted(Operation *op, const RangeAnalysis &ranges) {
  if (!isa<arith::UIToFPOp, arith::SIToFPOp, arith::FPToSIOp, arith::FPToUIOp,
           arith::ExtUIOp, arith::ExtSIOp, arith::ExtFOp>(op))
    return {};
  Value from = op->getOperand(0);
  // Of one bit, the signed number is -1.
  if (isa<arith::SIToFPOp, arith::ExtSIOp>(op) &&
      getElementTypeOrSelf(from.getType()).isInteger(1))
    return {};
  const NumberRange &range = ranges.get(from);
  NumberFormat format = NumberFormat::of(op->getResult(0).getType());
  double most = format.isFloat ? std::ldexp(1.0, format.precision)
                               : format.highestInteger();
  bool isSame =
      isa<arith::ExtFOp>(op) ||
      (range.isInteger && !range.mayBeNaN && range.low >= 0 &&
       range.high <= most) ||
      (isa<arith::SIToFPOp, arith::FPToSIOp, arith::ExtSIOp>(op) &&
       range.isInteger && !range.mayBeNaN && range.magnitude() <= most);
  return isSame ? from : Value();
}

namespace {
/// Takes one case apart.
class Expansion {
public:
  Expansion(NonZeroCase &facts, const RangeAnalysis &ranges, int64_t &name)
      : facts(facts), ranges(ranges), name(name) {}

  /// What holds where `at` does; spreads of which one holds besides, if any.
  SmallVector<Spread, 2> expand(const Spread &at);

private:
  void addEquation(const Spread &index, int64_t dim, int64_t size);
  std::optional<Spread> stepBack(const Spread &index, double last);
  void expandComparison(const Spread &at, Operation *compare);
  void expandOrder(const Spread &at, Operation *compare);
  Spread spreadSum(const Spread &at, ReduceOp sum) {
    return writeOut(at, sum, [&](int64_t size) { return nameSum(size); });
  }

  void add(const Spread &spread) { facts.open.push_back(spread); }
  int64_t nameSum(int64_t size) {
    if (size == 1)
      return -1;
    facts.sums[name] = size;
    return name++;
  }

  NonZeroCase &facts;
  const RangeAnalysis &ranges;
  int64_t &name;
};
} // namespace

/// What is the same number as an index from 0 to `last`.
std::optional<Spread> Expansion::stepBack(const Spread &index, double last) {
  Operation *op = index.value.getDefiningOp();
  if (!op)
    return std::nullopt;
  if (Value from = findConverted(op, ranges))
    return index.operand(from);
  if (auto most = dyn_cast<ReduceOp>(op);
      most &&
      (most.getKind() == ReduceKind::Max || most.getKind() == ReduceKind::Min))
    return spreadSum(index, most);
  auto choice = dyn_cast<arith::SelectOp>(op);
  if (!choice || !isa<ShapedType>(choice.getCondition().getType()))
    return std::nullopt;
  auto cannotBe = [&](Value value) {
    const NumberRange &range = ranges.get(value);
    return range.high < 0 || range.low > last;
  };
  if (cannotBe(choice.getFalseValue())) {
    add(index.operand(choice.getCondition()));
    return index.operand(choice.getTrueValue());
  }
  if (cannotBe(choice.getTrueValue()))
    return index.operand(choice.getFalseValue());
  if (std::optional<bool> holds = findOutcome(choice.getCondition(), ranges))
    return index.operand(*holds ? choice.getTrueValue()
                                : choice.getFalseValue());
  return std::nullopt;
}

/// Each number that is the same as the index, and that what one more or so is
/// the index of is not 0.
void Expansion::addEquation(const Spread &index, int64_t dim, int64_t size) {
  std::optional<Spread> at = facts.goBack(index, name);
  double last = static_cast<double>(size - 1);
  for (unsigned step = 0; at && step < mostSteps; ++step) {
    facts.equations.push_back({*at, dim, size});
    Operation *op = at->value.getDefiningOp();
    if (isa_and_present<arith::SubIOp, arith::SubFOp, arith::AddIOp,
                        arith::AddFOp>(op)) {
      const NumberRange &added = ranges.get(op->getOperand(1));
      bool isLess = isa<arith::SubIOp, arith::SubFOp>(op);
      double less = isLess ? added.low : -added.low;
      if (added.isConstant() && less > 0)
        add(at->operand(op->getOperand(0)));
      return;
    }
    at = stepBack(*at, last);
    if (at)
      at = facts.goBack(*at, name);
  }
}

/// An order between a number and a constant that 0 would not be in.
void Expansion::expandOrder(const Spread &at, Operation *compare) {
  for (unsigned i : {0, 1}) {
    SmallVector<NumberRange, 2> operands{ranges.get(compare->getOperand(0)),
                                         ranges.get(compare->getOperand(1))};
    operands[i] = NumberRange::constant(0);
    bool holds = true;
    if (auto floats = dyn_cast<arith::CmpFOp>(compare)) {
      std::optional<NumberRange> found = inferRange(compare, operands);
      bool isOrdered = floats.getPredicate() >= arith::CmpFPredicate::OEQ &&
                       floats.getPredicate() <= arith::CmpFPredicate::ONE;
      holds = !isOrdered || !found || found->high != 0;
    } else if (auto integers = dyn_cast<arith::CmpIOp>(compare);
               operands[1 - i] == NumberRange::constant(0)) {
      holds = arith::applyCmpPredicate(integers.getPredicate(),
                                       APInt::getZero(/*numBits=*/32),
                                       APInt::getZero(/*numBits=*/32));
    }
    if (!holds)
      add(at.operand(compare->getOperand(i)));
  }
}

void Expansion::expandComparison(const Spread &at, Operation *compare) {
  auto integers = dyn_cast<arith::CmpIOp>(compare);
  auto floats = dyn_cast<arith::CmpFOp>(compare);
  bool isEquality = integers
                        ? integers.getPredicate() == arith::CmpIPredicate::eq
                        : floats.getPredicate() == arith::CmpFPredicate::OEQ;
  if (!isEquality)
    return expandOrder(at, compare);
  for (unsigned i : {0, 1}) {
    Spread index = at.operand(compare->getOperand(i)).origin();
    if (int64_t dim = findIndexedDim(index); dim >= 0) {
      auto iota = index.value.getDefiningOp<IotaOp>();
      addEquation(at.operand(compare->getOperand(1 - i)), dim,
                  iota.getType().getDimSize(iota.getDim()));
    }
  }
}

SmallVector<Spread, 2> Expansion::expand(const Spread &at) {
  facts.nonZeros.push_back(at);
  Operation *op = at.value.getDefiningOp();
  if (!op || !isa<RankedTensorType>(at.value.getType()))
    return {};
  SmallVector<Spread, 2> either;
  llvm::TypeSwitch<Operation *>(op)
      .Case<arith::MulFOp, arith::MulIOp, arith::AndIOp>([&](auto product) {
        add(at.operand(product.getLhs()));
        add(at.operand(product.getRhs()));
      })
      .Case<arith::AddFOp, arith::SubFOp, arith::AddIOp, arith::SubIOp,
            arith::OrIOp, arith::MaximumFOp, arith::MaxSIOp, arith::MaxUIOp>(
          [&](auto sum) {
            either = {at.operand(sum.getLhs()), at.operand(sum.getRhs())};
          })
      .Case<arith::UIToFPOp, arith::SIToFPOp, arith::ExtUIOp, arith::ExtSIOp,
            arith::ExtFOp, arith::TruncFOp, arith::NegFOp, CastOp>(
          [&](auto) { add(at.operand(op->getOperand(0))); })
      .Case([&](arith::DivFOp quotient) { add(at.operand(quotient.getLhs())); })
      .Case<arith::CmpFOp, arith::CmpIOp>(
          [&](auto) { expandComparison(at, op); })
      .Case([&](DotOp dot) {
        // Where a sum of products is not 0, one of them is not.
        auto [lhs, rhs] =
            writeOut(at, dot, [&](int64_t size) { return nameSum(size); });
        add(lhs);
        add(rhs);
      })
      .Case([&](ReduceOp sum) {
        if (sum.getKind() == ReduceKind::Add ||
            sum.getKind() == ReduceKind::Max)
          add(spreadSum(at, sum));
      })
      .Case([&](arith::SelectOp choice) {
        if (!isa<ShapedType>(choice.getCondition().getType()))
          return;
        if (ranges.get(choice.getFalseValue()) == NumberRange::constant(0)) {
          add(at.operand(choice.getCondition()));
          add(at.operand(choice.getTrueValue()));
        } else if (ranges.get(choice.getTrueValue()) ==
                   NumberRange::constant(0)) {
          add(at.operand(choice.getFalseValue()));
        }
      });
  return either;
}

SmallVector<NonZeroCase, 0> mp::findNonZeroCases(const Spread &value,
                                                 const RangeAnalysis &ranges,
                                                 int64_t &name, bool areSplit) {
  SmallVector<NonZeroCase, 0> open, found;
  open.emplace_back().open.push_back(value);
  for (unsigned steps = 0; !open.empty(); ++steps) {
    if (steps == mostSteps || open.size() + found.size() > mostCases)
      return {};
    if (open.back().open.empty()) {
      found.push_back(open.pop_back_val());
      continue;
    }
    NonZeroCase &facts = open.back();
    Spread at = facts.goBack(facts.open.pop_back_val(), name);
    if (facts.knowsNonZero(at))
      continue;
    if (ranges.get(at.value) == NumberRange::constant(0)) {
      open.pop_back();
      continue;
    }
    SmallVector<Spread, 2> either = Expansion(facts, ranges, name).expand(at);
    if (either.empty() || !areSplit)
      continue;
    NonZeroCase other = facts;
    facts.open.push_back(either[0]);
    other.open.push_back(either[1]);
    open.push_back(std::move(other));
  }
  return found;
}
