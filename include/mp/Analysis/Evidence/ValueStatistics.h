//===- ValueStatistics.h - What was seen of a value -------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Statistics that can be taken while numbers pass by, and merged: each field is
// a sum, a least or a greatest, so neither order nor grouping matters.
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_EVIDENCE_VALUESTATISTICS_H
#define MP_ANALYSIS_EVIDENCE_VALUESTATISTICS_H

#include "llvm/ADT/ArrayRef.h"

#include <array>
#include <cstdint>
#include <limits>

namespace mlir::mp {

struct ValueStatistics {
  /// Bin i of `exponents` counts magnitudes in [2^(i-127), 2^(i-126)). The
  /// first also has all that is smaller, the subnormal numbers of f32, and the
  /// last all that is larger, which only an f64 is.
  static constexpr int firstExponent = -127;
  static constexpr int exponentBins = 256;

  /// Elements seen; of those, infinities and NaNs; and zeros of either sign.
  /// The rest is in `exponents`.
  int64_t count = 0, nonFinite = 0, zeros = 0;
  std::array<int64_t, exponentBins> exponents{};
  /// Least and greatest finite element; meaningless unless `hasFinite`.
  double min = std::numeric_limits<double>::infinity();
  double max = -std::numeric_limits<double>::infinity();
  /// Least magnitude of a finite element other than zero; meaningless unless
  /// `hasNonZero`.
  double least = std::numeric_limits<double>::infinity();
  /// Greatest Euclidean norm of the finite elements of a row, which is what
  /// differs in the last index only; at most the largest double.
  double rowNorm = 0;
  /// Every element was a finite integer.
  bool isInteger = true;

  bool hasFinite() const { return count > nonFinite; }
  bool hasNonZero() const { return count > nonFinite + zeros; }
  /// Greatest magnitude of a finite element; 0 if there is none.
  double amax() const;

  /// Adds rows of `rowLength` elements each.
  void add(llvm::ArrayRef<float> values, int64_t rowLength);
  void add(llvm::ArrayRef<double> values, int64_t rowLength);
  /// Adds what was seen of the same value at another time.
  void merge(const ValueStatistics &other);
};

bool operator==(const ValueStatistics &a, const ValueStatistics &b);

} // namespace mlir::mp

#endif // MP_ANALYSIS_EVIDENCE_VALUESTATISTICS_H
