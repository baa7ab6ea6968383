//===- TableVerdict.cpp - Whether a constant fits a narrow type -----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a product makes of a table of 1000 to 1001 is 1000 and a little; trained
// is the little. So an error counts against what tells the numbers of a row
// apart, along whichever axis a product sums.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Range/NarrowVerdict.h"

#include "mp/Analysis/Range/RangeAnalysis.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

#include <cmath>

using namespace mlir;
using namespace mlir::mp;

/// Of the spread of a row so much may be rounded off; of numbers about 0 a
/// 4000th part is in f16, a 500th in bf16.
static constexpr double mostLost = 0x1p-7;
/// Shorter rows may be near to each other by chance.
static constexpr int64_t leastRow = 8;
/// Below it a row is what rounding left of zeros, beside the rest of its table;
/// and a spread, what it left of equal numbers.
static constexpr double noise = 0x1p-20;

namespace {
/// A constant beside what the type makes of it.
class Table {
public:
  Table(DenseElementsAttr elements, FloatType low) {
    const llvm::fltSemantics &semantics = low.getFloatSemantics();
    for (const APFloat &element : elements.getValues<APFloat>()) {
      APFloat rounded = element;
      bool losesInfo;
      rounded.convert(semantics, APFloat::rmNearestTiesToEven, &losesInfo);
      exact.push_back(FloatAttr::getValueAsDouble(element));
      errors.push_back(FloatAttr::getValueAsDouble(rounded) - exact.back());
      energy += exact.back() * exact.back();
    }
  }

  /// A number of the first row whose differences are lost; none if all are
  /// kept.
  std::optional<double> findLostRow(ArrayRef<int64_t> shape) const {
    bool hasRows = false;
    int64_t stride = 1;
    for (int64_t size : llvm::reverse(shape)) {
      if (size >= leastRow) {
        hasRows = true;
        if (auto lost = findLostRow(size, stride))
          return lost;
      }
      stride *= size;
    }
    if (hasRows)
      return std::nullopt;
    return findLostRow(static_cast<int64_t>(exact.size()), 1);
  }

private:
  std::optional<double> findLostRow(int64_t size, int64_t stride) const {
    auto count = static_cast<int64_t>(exact.size());
    for (int64_t block = 0; block < count; block += size * stride)
      for (int64_t first = block; first < block + stride; ++first)
        if (isLost(first, size, stride))
          return exact[first];
    return std::nullopt;
  }

  bool isLost(int64_t first, int64_t size, int64_t stride) const {
    double sum = 0, squares = 0, error = 0, spread = 0;
    for (int64_t at = first, end = first + size * stride; at < end;
         at += stride) {
      sum += exact[at];
      squares += exact[at] * exact[at];
      error += errors[at] * errors[at];
    }
    if (error == 0 || squares <= noise * noise * energy)
      return false;
    double mean = sum / static_cast<double>(size);
    for (int64_t at = first, end = first + size * stride; at < end;
         at += stride)
      spread += (exact[at] - mean) * (exact[at] - mean);
    return spread > noise * noise * squares &&
           error > mostLost * mostLost * spread;
  }

  std::vector<double> exact, errors;
  double energy = 0;
};
} // namespace

static std::string describe(const NumberRange &range, FloatType low,
                            StringRef what) {
  std::string text;
  llvm::raw_string_ostream(text)
      << "is a table of " << llvm::format("%g", range.low) << " to "
      << llvm::format("%g", range.high) << ", " << what << " in " << low;
  return text;
}

bool mp::holdsExactly(DenseElementsAttr table, FloatType low) {
  auto isNumber = [&](APFloat value) {
    bool losesInfo = false;
    value.convert(low.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                  &losesInfo);
    return !losesInfo;
  };
  if (!isa<FloatType>(table.getElementType()))
    return false;
  return table.isSplat() ? isNumber(table.getSplatValue<APFloat>())
                         : llvm::all_of(table.getValues<APFloat>(), isNumber);
}

std::string mp::explainTable(DenseElementsAttr table, FloatType low) {
  std::optional<NumberRange> range = getRangeOfConstant(table);
  if (!range || !isa<FloatType>(table.getElementType()) ||
      holdsExactly(table, low))
    return "";
  if (range->low == range->high) {
    NarrowVerdict verdict = judge(*range, low);
    return verdict.fits() ? "" : verdict.reason;
  }
  NumberFormat format = NumberFormat::of(low);
  if (!(range->magnitude() <= format.largest))
    return describe(*range, low, "which has no such numbers");
  // As integers and places do, they count something.
  if (range->magnitude() > std::ldexp(1.0, int(format.precision)))
    return describe(*range, low, "whose fractions are lost");
  if (std::optional<double> lost =
          Table(table, low)
              .findLostRow(cast<ShapedType>(table.getType()).getShape())) {
    std::string text;
    llvm::raw_string_ostream(text)
        << "has a row of numbers like " << llvm::format("%g", *lost)
        << ", whose differences are lost in " << low;
    return text;
  }
  return "";
}
