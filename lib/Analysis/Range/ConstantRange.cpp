//===- ConstantRange.cpp - Between which numbers a constant lies ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Range/RangeAnalysis.h"

#include "mlir/IR/BuiltinAttributes.h"

#include <cmath>

using namespace mlir;
using namespace mlir::mp;

static double toDouble(const APFloat &value) {
  APFloat number = value;
  bool losesInfo;
  number.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven,
                 &losesInfo);
  return number.convertToDouble();
}
/// One bit is 0 or 1, all other integers are read as signed.
static double toDouble(const APInt &value) {
  return value.getBitWidth() == 1 ? value.getZExtValue()
                                  : value.roundToDouble(/*isSigned=*/true);
}
static double toDouble(float value) { return value; }

namespace {
/// What elements seen so far have in common.
class Elements {
public:
  template <typename Values>
  explicit Elements(const Values &values) {
    for (const auto &value : values)
      add(toDouble(value));
  }

  NumberRange range() const {
    NumberRange range;
    // Of NaNs alone any interval says all.
    range.low = low <= high ? low : 0;
    range.high = low <= high ? high : 0;
    range.leastNonZero = leastNonZero;
    range.mayBeZero = hasZero;
    range.mayBeNaN = hasNaN;
    range.isInteger = isInteger;
    // A table of whole numbers counts something, as an iota does.
    range.isCoordinate = isInteger && low != high && range.magnitude() > 2;
    return range.tidy();
  }

private:
  void add(double value) {
    if (std::isnan(value)) {
      hasNaN = true;
      return;
    }
    low = std::min(low, value);
    high = std::max(high, value);
    if (value == 0)
      hasZero = true;
    else
      leastNonZero = std::min(leastNonZero, std::abs(value));
    isInteger &= std::isinf(value) || value == std::floor(value);
  }

  double low = NumberRange::infinity, high = -NumberRange::infinity;
  double leastNonZero = NumberRange::infinity;
  bool hasZero = false, hasNaN = false, isInteger = true;
};
} // namespace

template <typename Number>
static NumberRange readElements(DenseElementsAttr elements) {
  if (elements.isSplat())
    return Elements(ArrayRef<Number>(elements.getSplatValue<Number>())).range();
  return Elements(elements.getValues<Number>()).range();
}

std::optional<NumberRange> mp::getRangeOfConstant(Attribute value) {
  if (auto number = dyn_cast<FloatAttr>(value))
    return NumberRange::constant(toDouble(number.getValue()));
  if (auto number = dyn_cast<IntegerAttr>(value))
    return NumberRange::constant(toDouble(number.getValue()));
  auto elements = dyn_cast<DenseElementsAttr>(value);
  if (!elements || elements.empty())
    return std::nullopt;
  Type type = elements.getElementType();
  if (type.isF32())
    return readElements<float>(elements);
  if (isa<FloatType>(type))
    return readElements<APFloat>(elements);
  if (type.isIntOrIndex())
    return readElements<APInt>(elements);
  return std::nullopt;
}
