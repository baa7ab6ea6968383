//===- Logic.cpp - Bits, shifts, selections -------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Forms.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/ADT/bit.h"

using namespace mp::ptx;
using llvm::StringRef;

static uint64_t maskOf(unsigned width) { return ~uint64_t(0) >> (64 - width); }

namespace {
struct And {
  static uint64_t of(uint64_t a, uint64_t b) { return a & b; }
};
struct Or {
  static uint64_t of(uint64_t a, uint64_t b) { return a | b; }
};
struct Xor {
  static uint64_t of(uint64_t a, uint64_t b) { return a ^ b; }
};
} // namespace

template <unsigned width>
static void computeNot(Slots slots, const Instruction &i) {
  slots[i.to] = ~slots[i.from[0]] & maskOf(width);
}

template <unsigned width>
static void computeLeft(Slots slots, const Instruction &i) {
  uint64_t amount = slots[i.from[1]];
  slots[i.to] =
      amount >= width ? 0 : (slots[i.from[0]] << amount) & maskOf(width);
}
template <typename V>
static void computeRight(Slots slots, const Instruction &i) {
  // Beyond the width what remains is what a sign fills in.
  uint64_t amount = std::min<uint64_t>(slots[i.from[1]], Whole<V>::width - 1);
  V value = Whole<V>::get(slots[i.from[0]]);
  bool isAll = std::is_unsigned_v<V> && slots[i.from[1]] > amount;
  slots[i.to] = isAll ? 0 : Whole<V>::put(static_cast<V>(value >> amount));
}

template <bool isLeft, bool wraps>
static void computeFunnel(Slots slots, const Instruction &i) {
  uint64_t both = slots[i.from[1]] << 32 | slots[i.from[0]];
  uint64_t amount = slots[i.from[2]];
  amount = wraps ? amount & 31 : std::min<uint64_t>(amount, 32);
  slots[i.to] = isLeft ? ((both << amount) >> 32) & maskOf(32)
                       : (both >> amount) & maskOf(32);
}

template <typename V>
static void computeExtract(Slots slots, const Instruction &i) {
  constexpr unsigned width = Whole<V>::width;
  uint64_t value = slots[i.from[0]];
  uint64_t from = slots[i.from[1]] & 0xff, count = slots[i.from[2]] & 0xff;
  uint64_t last = std::min<uint64_t>(from + count - 1, width - 1);
  uint64_t sign = std::is_signed_v<V> && count ? (value >> last) & 1 : 0;
  uint64_t taken = std::min<uint64_t>(count, from < width ? width - from : 0);
  uint64_t result = taken ? (value >> from) & maskOf(taken) : 0;
  if (sign && taken < width)
    result |= maskOf(width) & ~(taken ? maskOf(taken) : 0);
  slots[i.to] = result;
}

template <unsigned width>
static void computeInsert(Slots slots, const Instruction &i) {
  uint64_t from = slots[i.from[2]] & 0xff, count = slots[i.from[3]] & 0xff;
  uint64_t result = slots[i.from[1]];
  if (count && from < width) {
    uint64_t mask =
        (maskOf(std::min<uint64_t>(count, width)) << from) & maskOf(width);
    result = (result & ~mask) | ((slots[i.from[0]] << from) & mask);
  }
  slots[i.to] = result;
}

template <unsigned width>
static void computeReverse(Slots slots, const Instruction &i) {
  uint64_t result = 0;
  for (unsigned bit = 0; bit != width; ++bit)
    result |= ((slots[i.from[0]] >> bit) & 1) << (width - 1 - bit);
  slots[i.to] = result;
}
template <unsigned width>
static void computeLeadingZeros(Slots slots, const Instruction &i) {
  slots[i.to] = llvm::countl_zero(slots[i.from[0]]) - (64 - width);
}
static void computeCount(Slots slots, const Instruction &i) {
  slots[i.to] = llvm::popcount(slots[i.from[0]]);
}

/// Each nibble of the selector names a byte, and whether its sign fills it.
static void computePermute(Slots slots, const Instruction &i) {
  uint64_t bytes = slots[i.from[1]] << 32 | slots[i.from[0]], result = 0;
  for (unsigned place = 0; place != 4; ++place) {
    uint64_t selector = slots[i.from[2]] >> (4 * place);
    uint64_t byte = (bytes >> (8 * (selector & 7))) & 0xff;
    if (selector & 8)
      byte = byte & 0x80 ? 0xff : 0;
    result |= byte << (8 * place);
  }
  slots[i.to] = result;
}

/// Bit 4a + 2b + c of the table is what bits a, b and c give.
static void computeTable(Slots slots, const Instruction &i) {
  uint64_t a = slots[i.from[0]], b = slots[i.from[1]], c = slots[i.from[2]];
  uint64_t result = 0;
  for (unsigned row = 0; row != 8; ++row)
    if ((slots[i.from[3]] >> row) & 1)
      result |= (row & 4 ? a : ~a) & (row & 2 ? b : ~b) & (row & 1 ? c : ~c);
  slots[i.to] = result & maskOf(32);
}

static void computeSelect(Slots slots, const Instruction &i) {
  slots[i.to] = slots[i.from[2]] ? slots[i.from[0]] : slots[i.from[1]];
}

/// `in` if the type has a width, by which it is chosen.
static Compute byWidth(unsigned width, Compute in16, Compute in32,
                       Compute in64) {
  return width == 16 ? in16 : width == 32 ? in32 : width == 64 ? in64 : nullptr;
}

template <typename Function>
static Compute bitwise() {
  return computeBinary<Whole<uint64_t>, Function>;
}

static bool findShift(Words &words, Form &form, StringRef type) {
  unsigned width = form.to;
  if (words.name() == "shf") {
    bool isLeft = words.take("l"), isRight = !isLeft && words.take("r");
    bool wraps = words.take("wrap"), clamps = !wraps && words.take("clamp");
    if ((isLeft || isRight) && (wraps || clamps) && type == "b32")
      form.compute =
          isLeft
              ? (wraps ? computeFunnel<true, true> : computeFunnel<true, false>)
              : (wraps ? computeFunnel<false, true>
                       : computeFunnel<false, false>);
    form.from.assign(3, 32);
    return true;
  }
  form.from = {uint8_t(width), 32};
  if (words.name() == "shl" && type.starts_with("b"))
    form.compute =
        byWidth(width, computeLeft<16>, computeLeft<32>, computeLeft<64>);
  else if (words.name() == "shr")
    form.compute =
        type.starts_with("s")
            ? byWidth(width, computeRight<int16_t>, computeRight<int32_t>,
                      computeRight<int64_t>)
            : byWidth(width, computeRight<uint16_t>, computeRight<uint32_t>,
                      computeRight<uint64_t>);
  return form.compute != nullptr;
}

static bool findField(Words &words, Form &form, StringRef type) {
  uint8_t width = form.to;
  StringRef name = words.name();
  if (name == "bfe") {
    form.compute = llvm::StringSwitch<Compute>(type)
                       .Case("u32", computeExtract<uint32_t>)
                       .Case("s32", computeExtract<int32_t>)
                       .Case("u64", computeExtract<uint64_t>)
                       .Case("s64", computeExtract<int64_t>)
                       .Default(nullptr);
    form.from = {width, 32, 32};
    return true;
  }
  if (!type.starts_with("b"))
    return false;
  form.from = {width};
  if (name == "bfi") {
    form.compute =
        byWidth(width, nullptr, computeInsert<32>, computeInsert<64>);
    form.from = {width, width, 32, 32};
  } else if (name == "brev") {
    form.compute =
        byWidth(width, nullptr, computeReverse<32>, computeReverse<64>);
  } else if (name == "clz") {
    form.compute = byWidth(width, nullptr, computeLeadingZeros<32>,
                           computeLeadingZeros<64>);
    form.to = 32;
  } else if (name == "popc") {
    form.compute = byWidth(width, nullptr, computeCount, computeCount);
    form.to = 32;
  } else if (name == "prmt" && width == 32) {
    form.compute = computePermute;
    form.movesBytes = true;
    form.from.assign(3, 32);
  } else if (name == "lop3" && width == 32) {
    form.compute = computeTable;
    form.from.assign(4, 32);
  }
  return form.compute != nullptr;
}

bool mp::ptx::findLogic(Words &words, Form &form) {
  StringRef type = words.takeLast(), name = words.name();
  uint8_t width = form.to = widthOf(type);
  if (width == 0)
    return false;
  if (name == "selp" && type != "pred") {
    form.compute = computeSelect;
    form.from = {width, width, 1};
    return words.empty();
  }
  bool isBits = type.starts_with("b") || type == "pred";
  form.from.assign(2, width);
  if (isBits)
    form.compute = llvm::StringSwitch<Compute>(name)
                       .Case("and", bitwise<And>())
                       .Case("or", bitwise<Or>())
                       .Case("xor", bitwise<Xor>())
                       .Default(nullptr);
  if (form.compute)
    return words.empty();
  if (isBits && name == "not") {
    form.from.pop_back();
    form.compute = width == 1 ? computeNot<1>
                              : byWidth(width, computeNot<16>, computeNot<32>,
                                        computeNot<64>);
    return words.empty();
  }
  return (findShift(words, form, type) || findField(words, form, type)) &&
         form.compute && words.empty();
}
