//===- ValueStatistics.cpp - What was seen of a value ---------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A step computes an element in about a nanosecond, and looking at it may not
// take much longer. So f32 is looked at as integers, in blocks that stay in the
// first cache and in loops that a compiler vectorizes; a block with an infinity
// or a NaN, and f64, go the plain way, element by element.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Evidence/ValueStatistics.h"

#include "llvm/ADT/bit.h"

#include <algorithm>
#include <cmath>
#include <cstring>

using namespace mlir;
using namespace mlir::mp;

/// Elements of a block.
static constexpr size_t blockLength = 4096, shortLength = 128;
static constexpr int32_t magnitudeBits = 0x7fffffff;
static constexpr int32_t largestFinite = 0x7f7fffff;

double ValueStatistics::amax() const {
  return hasFinite() ? std::max(std::abs(min), std::abs(max)) : 0;
}

void ValueStatistics::merge(const ValueStatistics &other) {
  count += other.count;
  nonFinite += other.nonFinite;
  zeros += other.zeros;
  for (int i = 0; i < exponentBins; ++i)
    exponents[i] += other.exponents[i];
  min = std::min(min, other.min);
  max = std::max(max, other.max);
  least = std::min(least, other.least);
  rowNorm = std::max(rowNorm, other.rowNorm);
  isInteger &= other.isInteger;
}

bool mp::operator==(const ValueStatistics &a, const ValueStatistics &b) {
  return a.count == b.count && a.nonFinite == b.nonFinite &&
         a.zeros == b.zeros && a.exponents == b.exponents && a.min == b.min &&
         a.max == b.max && a.least == b.least && a.rowNorm == b.rowNorm &&
         a.isInteger == b.isInteger;
}

//===----------------------------------------------------------------------===//
// Element by element
//===----------------------------------------------------------------------===//

/// The bin of a finite number other than zero.
static int binOf(double value) {
  return std::clamp(std::ilogb(value) - ValueStatistics::firstExponent, 0,
                    ValueStatistics::exponentBins - 1);
}

template <typename Float>
static void addPlainly(ValueStatistics &seen, llvm::ArrayRef<Float> values) {
  seen.count += values.size();
  for (double value : values) {
    if (!std::isfinite(value)) {
      ++seen.nonFinite;
      seen.isInteger = false;
      continue;
    }
    // Plus zero makes -0 a 0: which of them is less would be chance.
    seen.min = std::min(seen.min, value + 0.0);
    seen.max = std::max(seen.max, value + 0.0);
    seen.isInteger &= value == std::trunc(value);
    if (value == 0) {
      ++seen.zeros;
      continue;
    }
    seen.least = std::min(seen.least, std::abs(value));
    ++seen.exponents[binOf(value)];
  }
}

template <typename Float>
static double sumSquaresPlainly(llvm::ArrayRef<Float> values) {
  double sum = 0;
  for (double value : values)
    if (std::isfinite(value))
      sum += value * value;
  return sum;
}

void ValueStatistics::add(llvm::ArrayRef<double> values, int64_t rowLength) {
  addPlainly(*this, values);
  rowLength = std::max<int64_t>(rowLength, 1);
  for (; !values.empty(); values = values.drop_front(rowLength)) {
    double norm = std::sqrt(sumSquaresPlainly(values.take_front(rowLength)));
    rowNorm = std::max(rowNorm, norm);
  }
  // The squares of numbers that only f64 has may overflow or vanish.
  rowNorm = std::clamp(rowNorm, amax(), std::numeric_limits<double>::max());
}

//===----------------------------------------------------------------------===//
// Blocks of f32
//===----------------------------------------------------------------------===//

namespace {
/// Four at once: what every 64-bit processor has, and GCC and clang know.
using Floats = float __attribute__((vector_size(16)));
using Ints = int32_t __attribute__((vector_size(16)));

/// What one pass over a block finds; all but `isFinite` only if it is.
struct BlockRange {
  double least, min, max;
  int64_t zeros;
  bool isFinite;
};
} // namespace

/// The range of a block whose length is a multiple of four.
static BlockRange findRange(llvm::ArrayRef<float> block) {
  constexpr float infinity = std::numeric_limits<float>::infinity();
  const Ints infinityBits = llvm::bit_cast<Ints>(Floats{} + infinity);
  Floats least = Floats{} + infinity, min = least, max = -least;
  Ints zeros = {}, beyond = {};
  for (size_t i = 0; i < block.size(); i += 4) {
    Floats value;
    std::memcpy(&value, &block[i], sizeof(value));
    Ints magnitude = llvm::bit_cast<Ints>(value) & magnitudeBits;
    beyond |= largestFinite - magnitude; // negative where it is not finite
    min = value < min ? value : min;
    max = value > max ? value : max;
    Ints isZero = magnitude == 0; // -1 where it is one
    zeros -= isZero;
    auto other = llvm::bit_cast<Floats>(magnitude | (isZero & infinityBits));
    least = other < least ? other : least;
  }
  BlockRange range{least[0], min[0], max[0], zeros[0], beyond[0] >= 0};
  for (int i = 1; i < 4; ++i) {
    range.least = std::min<double>(range.least, least[i]);
    range.min = std::min<double>(range.min, min[i]);
    range.max = std::max<double>(range.max, max[i]);
    range.zeros += zeros[i];
    range.isFinite &= beyond[i] >= 0;
  }
  return range;
}

/// Counts the exponents of a block by their bits, zeros with the subnormal.
static void countExponents(llvm::ArrayRef<float> block,
                           std::array<int64_t, 256> &bins) {
  // Neighbours have like exponents: four tables, so that no addition waits for
  // the one before it.
  std::array<uint16_t, 256> tables[4] = {};
  for (size_t i = 0; i < block.size(); i += 4)
    for (int k = 0; k < 4; k += 2) {
      uint64_t two;
      std::memcpy(&two, &block[i + k], sizeof(two));
      ++tables[k][(two >> 23) & 0xff];
      ++tables[k + 1][(two >> 55) & 0xff];
    }
  for (int bin = 0; bin < 256; ++bin)
    bins[bin] +=
        tables[0][bin] + tables[1][bin] + tables[2][bin] + tables[3][bin];
}

/// Whether all of a block's finite numbers are integers.
static bool areIntegers(llvm::ArrayRef<float> block) {
  constexpr size_t glance = 64;
  for (; !block.empty();
       block = block.drop_front(std::min(glance, block.size()))) {
    bool isOther = false;
    for (float value : block.take_front(glance)) {
      // From 2^23 on every f32 is one, and those do not fit the conversion.
      bool isLarge = std::abs(value) >= 0x1p23f;
      float small = isLarge ? 0.0f : value;
      isOther |= static_cast<float>(static_cast<int32_t>(small)) != small;
    }
    if (isOther)
      return false;
  }
  return true;
}

/// Adds a block if it is all finite; else returns false.
static bool addFinite(ValueStatistics &seen, llvm::ArrayRef<float> block) {
  BlockRange range = findRange(block);
  if (!range.isFinite)
    return false;
  seen.count += block.size();
  seen.zeros += range.zeros;
  seen.min = std::min(seen.min, range.min + 0.0);
  seen.max = std::max(seen.max, range.max + 0.0);
  seen.least = std::min(seen.least, range.least);
  // Zeros of gradients and broadcast numbers come by the block.
  bool isSplat = range.min == range.max;
  if (!isSplat)
    countExponents(block, seen.exponents);
  else if (range.min == 0)
    seen.exponents.front() += block.size();
  else
    seen.exponents[binOf(range.min)] += block.size();
  seen.exponents.front() -= range.zeros;
  if (seen.isInteger)
    seen.isInteger = areIntegers(isSplat ? block.take_front(4) : block);
  return true;
}

/// In double, whose range the square of no f32 leaves.
static double sumSquares(llvm::ArrayRef<float> values) {
  double sums[4] = {};
  for (; values.size() >= 4; values = values.drop_front(4))
    for (int k = 0; k < 4; ++k)
      sums[k] += double(values[k]) * double(values[k]);
  for (float value : values)
    sums[0] += double(value) * double(value);
  return (sums[0] + sums[1]) + (sums[2] + sums[3]);
}

void ValueStatistics::add(llvm::ArrayRef<float> values, int64_t rowLength) {
  size_t row = std::max<int64_t>(rowLength, 1), left = row;
  double rowSum = 0, greatest = 0;
  while (!values.empty()) {
    // A block of few is sooner looked at plainly than four tables are added.
    bool isShort = values.size() < shortLength;
    llvm::ArrayRef<float> block = values.take_front(
        isShort ? values.size()
                : std::min(blockLength, values.size() & ~size_t(3)));
    values = values.drop_front(block.size());
    bool isFinite = !isShort && addFinite(*this, block);
    if (!isFinite)
      addPlainly(*this, block);
    if (row == 1)
      continue;
    while (!block.empty()) {
      llvm::ArrayRef<float> part = block.take_front(left);
      rowSum += isFinite ? sumSquares(part) : sumSquaresPlainly(part);
      block = block.drop_front(part.size());
      left -= part.size();
      if (left)
        continue;
      greatest = std::max(greatest, rowSum);
      rowSum = 0;
      left = row;
    }
  }
  rowNorm = std::max(rowNorm, row == 1 ? amax() : std::sqrt(greatest));
}
