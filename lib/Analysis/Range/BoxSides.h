//===- BoxSides.h - Lengths that corners make of each other -----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_RANGE_BOXSIDES_H
#define MP_LIB_ANALYSIS_RANGE_BOXSIDES_H

#include "mp/Analysis/Range/Spread.h"

#include <functional>
#include <map>
#include <optional>

namespace mlir::mp {

/// Areas as products of two sides, and which side is no longer than another,
/// by the corners that they are differences of. What is said holds for numbers
/// without roundings.
class BoxSides {
public:
  /// Areas and sides of values that `isLabel` knows are taken for what they
  /// are: not negative.
  BoxSides(const RangeAnalysis &ranges, std::function<bool(Value)> isLabel)
      : ranges(ranges), isLabel(std::move(isLabel)) {}

  /// Whether the value is an area: a product of two sides, neither negative.
  bool isArea(const Spread &value) const;
  /// Whether both are areas, and the sides of the small one are no longer than
  /// those of the large one, whatever the numbers are.
  bool holds(const Spread &large, const Spread &small) const;
  /// Whether `large` is the square of a side and `small` that of a distance,
  /// which `times` its length is no longer than the side.
  bool holdsSquare(const Spread &large, const Spread &small,
                   double times) const;
  /// Whether an area is that of what encloses two boxes.
  bool isEnclosing(const Spread &value) const;

private:
  /// Elements of a value: along dimension d the element of index i of the
  /// value that was begun with has index starts[d] + i[places[d]].
  struct Part {
    Value value;
    SmallVector<int64_t, 4> places, starts;
    /// For each place, how many elements there are.
    std::map<int64_t, int64_t> sizes;

    int64_t count(unsigned dim) const;
    Part operand(Value operand) const;
    bool operator==(const Part &other) const;
  };
  /// A sum of parts, so many times each, and of a number.
  struct Form {
    SmallVector<std::pair<Part, double>, 4> terms;
    double number = 0;

    void add(const Part &part, double times);
    Form plus(const Form &other, double times) const;
  };
  using Forms = SmallVector<Form, 4>;

  static Part begin(const Spread &value);
  static std::optional<Part> stepBack(const Part &part);
  static Part resolve(Part part);
  std::optional<double> getNumber(Value value) const;
  /// Forms that are no smaller, if `isAbove`, or no larger than the part.
  Forms findBounds(const Part &part, bool isAbove, unsigned depth) const;
  Forms findBounds(const Part &part, bool isAbove) const;
  bool isNotNegative(const Part &part, unsigned depth) const;
  bool isNotNegative(const Form &form) const;
  bool isSide(const Form &form) const;
  bool isSide(const Part &part) const;
  bool isWithin(const Part &small, const Part &large, double times = 1) const;
  std::optional<std::pair<Part, Part>> findSides(const Spread &area) const;

  const RangeAnalysis &ranges;
  std::function<bool(Value)> isLabel;
};

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_RANGE_BOXSIDES_H
