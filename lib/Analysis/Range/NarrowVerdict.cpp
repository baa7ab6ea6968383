//===- NarrowVerdict.cpp - Whether a range fits a narrow type -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A number is rounded once, when it is stored, and read back exactly. So what
// matters is the number itself: that it is in range, that its digits carry what
// they are for, and that it is not 0 unless it was.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Range/NarrowVerdict.h"

#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

#include <cmath>

using namespace mlir;
using namespace mlir::mp;

namespace {
/// One verdict in the making.
class Judge {
public:
  Judge(const NumberRange &range, FloatType low, const NarrowLimits &limits)
      : range(range), low(low), format(NumberFormat::of(low)), limits(limits) {}

  NarrowVerdict run();

private:
  NarrowFault findFault() const;
  NarrowFault judgeConstant() const;
  bool isFlat() const;
  bool keepsNonZero() const;
  bool hasShorterRange() const {
    return format.leastNormal > std::numeric_limits<float>::min();
  }
  std::string explain(NarrowFault fault) const;
  std::string explainZero() const;

  /// The largest number up to which every integer is one of the type.
  double exactIntegers() const {
    return std::ldexp(1.0, static_cast<int>(format.precision));
  }
  bool isExact(double value) const { return format.roundDown(value) == value; }

  const NumberRange &range;
  FloatType low;
  NumberFormat format;
  const NarrowLimits &limits;
};
} // namespace

/// A constant is rounded where it is, and what becomes of it is seen.
NarrowFault Judge::judgeConstant() const {
  double value = range.low;
  if (std::isfinite(value) && range.magnitude() > format.largest)
    return NarrowFault::Overflows;
  // Whether down or up: it lies between two neighbours, of which 1 is one.
  double down = format.roundDown(value), up = format.roundUp(value);
  double nearest = value - down < up - value ? down : up;
  bool isOne = std::abs(nearest) == 1 && std::abs(value) != 1;
  return isOne ? NarrowFault::BecomesOne : NarrowFault::None;
}

/// Whether its numbers are so near to each other, and so far from 0, that the
/// type has few of them.
bool Judge::isFlat() const {
  bool straddles = range.low <= 0 && range.high >= 0;
  if (straddles ||
      (isExact(range.low) && isExact(range.high) && range.low == range.high))
    return false;
  int exponent = std::ilogb(range.magnitude());
  double unit = std::ldexp(1.0, exponent + 1 - int(format.precision));
  return range.high - range.low < limits.steps * unit;
}

NarrowFault Judge::findFault() const {
  if (range.low == range.high)
    return judgeConstant();
  if (range.mayBeInfinite())
    return NarrowFault::Unbounded;
  if (range.isInteger && range.magnitude() > exactIntegers())
    return NarrowFault::Integers;
  if (range.isCoordinate && range.magnitude() > exactIntegers())
    return NarrowFault::Coordinates;
  if (std::ldexp(range.magnitude(), limits.headroom) > format.largest)
    return NarrowFault::Overflows;
  if (hasShorterRange() && range.magnitude() < format.leastNormal)
    return NarrowFault::Vanishes;
  return !range.isInteger && isFlat() ? NarrowFault::Flattens
                                      : NarrowFault::None;
}

/// A type with f32's range rounds no number to 0 that f32 did not flush.
bool Judge::keepsNonZero() const {
  return !hasShorterRange() || range.leastNonZero >= format.leastNormal;
}

std::string Judge::explain(NarrowFault fault) const {
  std::string text;
  llvm::raw_string_ostream stream(text);
  auto number = [](double value) { return llvm::format("%g", value); };
  auto most = number(range.magnitude());
  switch (fault) {
  case NarrowFault::None:
    break;
  case NarrowFault::Unbounded:
    stream << "is not known to be bounded";
    break;
  case NarrowFault::Overflows:
    stream << "may reach " << most;
    break;
  case NarrowFault::Integers:
    stream << "has integers up to " << most << ", which are not exact in "
           << low;
    break;
  case NarrowFault::Coordinates:
    stream << "counts up to " << most << ", where " << low
           << " has no fractions";
    break;
  case NarrowFault::Flattens:
    stream << "lies between " << number(range.low) << " and "
           << number(range.high) << ", where " << low << " has few numbers";
    break;
  case NarrowFault::Vanishes:
    stream << "is at most " << most << ", where " << low << " has few numbers";
    break;
  case NarrowFault::BecomesOne:
    stream << "is " << number(range.low) << ", which becomes "
           << (range.low < 0 ? "-1" : "1");
    break;
  }
  return text;
}

std::string Judge::explainZero() const {
  if (range.leastNonZero == 0)
    return "has numbers near 0, which may vanish";
  std::string text;
  llvm::raw_string_ostream(text)
      << llvm::format("has %g, which vanishes", range.leastNonZero);
  return text;
}

NarrowVerdict Judge::run() {
  NarrowVerdict verdict;
  verdict.fault = findFault();
  verdict.keepsNonZero = keepsNonZero();
  verdict.evidence = range.evidence();
  if (range.low == range.high && verdict.evidence == RangeEvidence::Assumed)
    verdict.evidence = RangeEvidence::Proved; // an infinity that stays one
  if (!verdict.fits())
    verdict.reason = explain(verdict.fault);
  else if (!verdict.keepsNonZero)
    verdict.reason = explainZero();
  return verdict;
}

NarrowVerdict mp::judge(const NumberRange &range, FloatType low,
                        const NarrowLimits &limits) {
  return Judge(range, low, limits).run();
}
