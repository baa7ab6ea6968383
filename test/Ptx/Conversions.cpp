//===- Conversions.cpp - cvt and setp -------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Forms.h"

#include "llvm/ADT/StringSwitch.h"

using namespace mp::ptx;
using llvm::StringRef;

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

/// The low bits of a register, as their type extends them.
template <typename T>
static uint64_t extended(uint64_t bits) {
  constexpr unsigned unused = 64 - 8 * sizeof(T);
  if (std::is_signed_v<T>)
    return static_cast<uint64_t>(static_cast<int64_t>(bits << unused) >>
                                 unused);
  return bits << unused >> unused;
}

/// A register that is wider than the result holds it extended.
template <typename From, typename To>
static void computeInteger(Slots slots, const Instruction &i) {
  slots[i.to] = extended<To>(extended<From>(slots[i.from[0]])) &
                (~uint64_t(0) >> (64 - i.bytes * 8));
}

static double roundWhole(double value, Rounding rounding) {
  switch (rounding) {
  case Rounding::Nearest:
    return std::nearbyint(value);
  case Rounding::Zero:
    return std::trunc(value);
  case Rounding::Down:
    return std::floor(value);
  case Rounding::Up:
    return std::ceil(value);
  }
  return value;
}

/// What does not fit becomes the nearest that does. A NaN becomes zero, but the
/// sign bit alone where one side has 64 bits.
template <typename From, typename To>
static void computeToInteger(Slots slots, const Instruction &i) {
  double value = From::get(slots[i.from[0]]);
  uint64_t result;
  using Limits = std::numeric_limits<To>;
  constexpr bool isWide = From::width == 64 || sizeof(To) == 8;
  double rounded = roundWhole(value, static_cast<Rounding>(i.mode));
  if (std::isnan(value))
    result = isWide ? uint64_t(1) << (8 * sizeof(To) - 1) : 0;
  else if (rounded < static_cast<double>(Limits::min()))
    result = Whole<To>::put(Limits::min());
  else if (rounded >= std::ldexp(1.0, Limits::digits))
    result = Whole<To>::put(Limits::max());
  else
    result = Whole<To>::put(static_cast<To>(rounded));
  slots[i.to] = result;
}

template <typename T>
static uint64_t putRounded(double value, Rounding rounding) {
  if constexpr (T::width == 64)
    return T::put(value);
  else if constexpr (T::width == 32)
    return narrow(value, singleFormat, rounding);
  else
    return narrow(value, T::format, rounding);
}

template <typename From, typename To>
static void computeFromInteger(Slots slots, const Instruction &i) {
  auto value = Whole<From>::get(slots[i.from[0]]);
  using Wide = std::conditional_t<std::is_signed_v<From>, int64_t, uint64_t>;
  if constexpr (To::width == 64)
    slots[i.to] = To::put(static_cast<double>(value));
  else
    slots[i.to] = putRounded<To>(oddFromInteger(static_cast<Wide>(value)),
                                 static_cast<Rounding>(i.mode));
}

template <typename From, typename To>
static void computeFloat(Slots slots, const Instruction &i) {
  slots[i.to] = putRounded<To>(From::get(slots[i.from[0]]),
                               static_cast<Rounding>(i.mode));
}
template <typename T>
static void computeWhole(Slots slots, const Instruction &i) {
  double value = T::get(slots[i.from[0]]);
  slots[i.to] = putRounded<T>(roundWhole(value, static_cast<Rounding>(i.mode)),
                              Rounding::Nearest);
}
/// The first operand becomes the upper half.
template <typename T>
static void computePack(Slots slots, const Instruction &i) {
  auto rounding = static_cast<Rounding>(i.mode);
  slots[i.to] = putRounded<T>(Single::get(slots[i.from[0]]), rounding) << 16 |
                putRounded<T>(Single::get(slots[i.from[1]]), rounding);
}

template <typename T>
static Compute integerTo(StringRef to) {
  return llvm::StringSwitch<Compute>(to)
      .Case("s8", computeInteger<T, int8_t>)
      .Case("u8", computeInteger<T, uint8_t>)
      .Case("s16", computeInteger<T, int16_t>)
      .Case("u16", computeInteger<T, uint16_t>)
      .Case("s32", computeInteger<T, int32_t>)
      .Case("u32", computeInteger<T, uint32_t>)
      .Case("s64", computeInteger<T, int64_t>)
      .Case("u64", computeInteger<T, uint64_t>)
      .Case("f16", computeFromInteger<T, Half>)
      .Case("bf16", computeFromInteger<T, BFloat>)
      .Case("f32", computeFromInteger<T, Single>)
      .Case("f64", computeFromInteger<T, Double>)
      .Default(nullptr);
}

template <typename T>
static Compute floatTo(StringRef to) {
  return llvm::StringSwitch<Compute>(to)
      .Case("s8", computeToInteger<T, int8_t>)
      .Case("u8", computeToInteger<T, uint8_t>)
      .Case("s16", computeToInteger<T, int16_t>)
      .Case("u16", computeToInteger<T, uint16_t>)
      .Case("s32", computeToInteger<T, int32_t>)
      .Case("u32", computeToInteger<T, uint32_t>)
      .Case("s64", computeToInteger<T, int64_t>)
      .Case("u64", computeToInteger<T, uint64_t>)
      .Case("f16", computeFloat<T, Half>)
      .Case("bf16", computeFloat<T, BFloat>)
      .Case("f32", computeFloat<T, Single>)
      .Case("f64", computeFloat<T, Double>)
      .Default(nullptr);
}

static Compute wholeOf(StringRef type) {
  return llvm::StringSwitch<Compute>(type)
      .Case("f16", computeWhole<Half>)
      .Case("bf16", computeWhole<BFloat>)
      .Case("f32", computeWhole<Single>)
      .Case("f64", computeWhole<Double>)
      .Default(nullptr);
}

static Compute conversion(StringRef from, StringRef to) {
  return llvm::StringSwitch<Compute>(from)
      .Case("s8", integerTo<int8_t>(to))
      .Case("u8", integerTo<uint8_t>(to))
      .Case("s16", integerTo<int16_t>(to))
      .Case("u16", integerTo<uint16_t>(to))
      .Case("s32", integerTo<int32_t>(to))
      .Case("u32", integerTo<uint32_t>(to))
      .Case("s64", integerTo<int64_t>(to))
      .Case("u64", integerTo<uint64_t>(to))
      .Case("f16", floatTo<Half>(to))
      .Case("bf16", floatTo<BFloat>(to))
      .Case("f32", floatTo<Single>(to))
      .Case("f64", floatTo<Double>(to))
      .Default(nullptr);
}

static std::optional<Rounding> takeWholeRounding(Words &words) {
  if (words.take("rni"))
    return Rounding::Nearest;
  if (words.take("rzi"))
    return Rounding::Zero;
  if (words.take("rmi"))
    return Rounding::Down;
  if (words.take("rpi"))
    return Rounding::Up;
  return std::nullopt;
}

bool mp::ptx::findConversion(Words &words, Form &form) {
  if (words.name() != "cvt")
    return false;
  StringRef from = words.takeLast(), to = words.takeLast();
  bool fromFloat = from.contains('f'), toFloat = to.contains('f');
  unsigned fromWidth = widthOf(from);
  form.to = widthOf(to);
  form.from.assign(1, fromWidth);
  form.takesWider = !fromFloat;
  std::optional<Rounding> whole = takeWholeRounding(words);
  std::optional<Rounding> rounding = takeRounding(words);
  form.mode = static_cast<uint8_t>(
      whole.value_or(rounding.value_or(Rounding::Nearest)));
  if (to.ends_with("x2") && from == "f32" && rounding) {
    form.from.push_back(fromWidth);
    form.compute = to == "f16x2"    ? computePack<Half>
                   : to == "bf16x2" ? computePack<BFloat>
                                    : nullptr;
    return form.compute && words.empty();
  }
  bool isExact = !toFloat || (fromFloat && fromWidth < form.to);
  // A rounding has to be there where it matters, and nowhere else.
  if (from == to && fromFloat) {
    form.compute = whole ? wholeOf(from) : nullptr;
  } else if (bool(whole) == (fromFloat && !toFloat) &&
             bool(rounding) == (toFloat && !isExact)) {
    bool isDirected = rounding && *rounding != Rounding::Nearest;
    if (!(isDirected && to == "f64"))
      form.compute = conversion(from, to);
  }
  return form.compute && words.empty();
}

//===----------------------------------------------------------------------===//
// Comparisons
//===----------------------------------------------------------------------===//

namespace {
/// The lower four bits of a form's mode; the next two combine.
enum Comparison : uint8_t { Eq, Ne, Lt, Le, Gt, Ge, Num, Nan, Unordered = 8 };
enum Combination : uint8_t { Alone = 0, And = 1, Or = 2, Xor = 3 };
} // namespace

template <typename V>
static bool compares(uint8_t comparison, V a, V b) {
  bool isUnordered = a != a || b != b;
  switch (comparison & 7) {
  case Num:
    return !isUnordered;
  case Nan:
    return isUnordered;
  default:
    break;
  }
  if (isUnordered)
    return comparison & Unordered;
  switch (comparison & 7) {
  case Eq:
    return a == b;
  case Ne:
    return a != b;
  case Lt:
    return a < b;
  case Le:
    return a <= b;
  case Gt:
    return a > b;
  default:
    return a >= b;
  }
}

static bool combined(uint8_t combination, bool value, bool other) {
  switch (combination) {
  case And:
    return value && other;
  case Or:
    return value || other;
  case Xor:
    return value != other;
  default:
    return value;
  }
}

template <typename T>
static void computeComparison(Slots slots, const Instruction &i) {
  bool result =
      compares(i.mode & 15, T::get(slots[i.from[0]]), T::get(slots[i.from[1]]));
  bool other = i.from[2] != none && slots[i.from[2]];
  // Both results first: the operand may be one of them.
  bool second = combined(i.mode >> 4, !result, other);
  slots[i.to] = combined(i.mode >> 4, result, other);
  if (i.secondTo != none)
    slots[i.secondTo] = second;
}

/// Of both halves of 32 bits: the first result is that of the lower ones.
template <typename T>
static void computePairComparison(Slots slots, const Instruction &i) {
  uint64_t a = slots[i.from[0]], b = slots[i.from[1]];
  bool other = i.from[2] != none && slots[i.from[2]];
  auto compare = [&](unsigned shift) {
    bool result = compares(i.mode & 15, T::get(a >> shift), T::get(b >> shift));
    return combined(i.mode >> 4, result, other);
  };
  bool low = compare(0), high = compare(16);
  slots[i.to] = low;
  if (i.secondTo != none)
    slots[i.secondTo] = high;
}

static int takeComparison(Words &words, bool isFloat) {
  static constexpr std::pair<const char *, int> all[] = {
      {"eq", Eq}, {"ne", Ne}, {"lt", Lt}, {"le", Le}, {"gt", Gt}, {"ge", Ge}};
  static constexpr std::pair<const char *, int> floats[] = {
      {"equ", Eq | Unordered},
      {"neu", Ne | Unordered},
      {"ltu", Lt | Unordered},
      {"leu", Le | Unordered},
      {"gtu", Gt | Unordered},
      {"geu", Ge | Unordered},
      {"num", Num},
      {"nan", Nan}};
  static constexpr std::pair<const char *, int> integers[] = {
      {"lo", Lt}, {"ls", Le}, {"hi", Gt}, {"hs", Ge}};
  for (const auto &[name, comparison] : all)
    if (words.take(name))
      return comparison;
  if (isFloat) {
    for (const auto &[name, comparison] : floats)
      if (words.take(name))
        return comparison;
    return -1;
  }
  for (const auto &[name, comparison] : integers)
    if (words.take(name))
      return comparison;
  return -1;
}

bool mp::ptx::findComparison(Words &words, Form &form) {
  if (words.name() != "setp")
    return false;
  StringRef type = words.takeLast();
  int comparison = takeComparison(words, type.contains('f'));
  if (comparison < 0)
    return false;
  int combination = words.take("and")   ? And
                    : words.take("or")  ? Or
                    : words.take("xor") ? Xor
                                        : Alone;
  bool isFlushed = words.take("ftz");
  form.mode = comparison | combination << 4;
  form.to = 1;
  form.from.assign(2, widthOf(type));
  if (combination != Alone)
    form.from.push_back(1);
  bool isEquality = comparison == Eq || comparison == Ne;
  form.compute = llvm::StringSwitch<Compute>(type)
                     .Cases({"b16", "u16"}, computeComparison<Whole<uint16_t>>)
                     .Cases({"b32", "u32"}, computeComparison<Whole<uint32_t>>)
                     .Cases({"b64", "u64"}, computeComparison<Whole<uint64_t>>)
                     .Case("s16", computeComparison<Whole<int16_t>>)
                     .Case("s32", computeComparison<Whole<int32_t>>)
                     .Case("s64", computeComparison<Whole<int64_t>>)
                     .Case("f16", computeComparison<Half>)
                     .Case("bf16", computeComparison<BFloat>)
                     .Case("f16x2", computePairComparison<Half>)
                     .Case("bf16x2", computePairComparison<BFloat>)
                     .Case("f32", isFlushed ? computeComparison<Flushed>
                                            : computeComparison<Single>)
                     .Case("f64", computeComparison<Double>)
                     .Default(nullptr);
  if ((type.starts_with("b1") || type.starts_with("b3") ||
       type.starts_with("b6")) &&
      !isEquality)
    form.compute = nullptr;
  return form.compute && words.empty();
}
