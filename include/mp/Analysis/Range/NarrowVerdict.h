//===- NarrowVerdict.h - Whether a range fits a narrow type -----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_RANGE_NARROWVERDICT_H
#define MP_ANALYSIS_RANGE_NARROWVERDICT_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mp/Interfaces/NumberRange.h"

namespace mlir::mp {

/// What a narrow type leaves free.
struct NarrowLimits {
  /// The largest magnitude is below the type's by this power of two; that of a
  /// constant needs none.
  int headroom = 3;
  /// An interval far from 0 that has fewer numbers of the type than this has
  /// lost what tells its elements apart: 1000 to 1001.
  unsigned steps = 32;
};

/// The reason why a value must not be stored in a narrow type.
enum class NarrowFault : uint8_t {
  None,
  /// Nothing bounds it.
  Unbounded,
  /// It may leave the range of the type.
  Overflows,
  /// Integers beyond the significand become their neighbours.
  Integers,
  /// A place, or a place with a fraction, beyond the significand.
  Coordinates,
  /// What tells the elements apart is lost.
  Flattens,
  /// All of it is smaller than the normal numbers of the type: few digits are
  /// left, or none.
  Vanishes,
  /// A constant near 1 becomes 1.
  BecomesOne
};

/// What a narrow type does to a value of a range.
struct NarrowVerdict {
  NarrowFault fault = NarrowFault::None;
  /// Whether every 0 stays 0 and every other number stays one: what a divisor
  /// and an argument of log, rsqrt or pow need besides.
  bool keepsNonZero = true;
  /// On what the verdict rests.
  RangeEvidence evidence = RangeEvidence::Assumed;
  /// What to say of the value, a verb first: `may reach 120000`. The fault, or
  /// else why a number may become 0; empty where all is well.
  std::string reason;

  bool fits() const { return fault == NarrowFault::None; }
};

/// Judges storing a value of the range, which is one of f32 or wider.
NarrowVerdict judge(const NumberRange &range, FloatType low,
                    const NarrowLimits &limits = {});

/// Why a contraction must not read a constant in a narrow type, a verb first:
/// "has a row of numbers like 1013.2, whose differences are lost in f16"; empty
/// if it may. All numbers are there, so none is assumed: each is rounded, and
/// the error of a row along any axis is held against the spread of that row,
/// since what its numbers have in common tells nothing apart. Rows that are
/// rounding errors beside the others do not count.
std::string explainTable(DenseElementsAttr table, FloatType low);

/// Whether the type has each number of a constant.
bool holdsExactly(DenseElementsAttr table, FloatType low);

} // namespace mlir::mp

#endif // MP_ANALYSIS_RANGE_NARROWVERDICT_H
