//===- Floats.cpp - Arithmetic of floats ----------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rounded to nearest the host computes as a GPU does; other directions are
// APFloat's. What PTX calls approximate is rounded rightly here, from f64. The
// hardware is allowed more: 2 ulp for ex2 and rsqrt, 1 ulp for rcp, 2^-22 of
// lg2, 2^-11 of tanh. A kernel that is held to bits may use none of them.
//
//===----------------------------------------------------------------------===//

#include "Forms.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mp::ptx;
using llvm::StringRef;

namespace {

struct Add {
  template <typename V>
  static V of(V a, V b) {
    return a + b;
  }
};
struct Sub {
  template <typename V>
  static V of(V a, V b) {
    return a - b;
  }
};
struct Mul {
  template <typename V>
  static V of(V a, V b) {
    return a * b;
  }
};
struct Div {
  template <typename V>
  static V of(V a, V b) {
    return a / b;
  }
};

/// Of two zeros the negative one is the smaller; a NaN loses against a number
/// or wins, as the form says.
template <bool isMax, bool nanWins>
struct Extreme {
  template <typename V>
  static V of(V a, V b) {
    if (std::isnan(a) || std::isnan(b)) {
      if (nanWins)
        return std::numeric_limits<V>::quiet_NaN();
      return std::isnan(a) ? b : a;
    }
    if (a == b)
      return std::signbit(a) == isMax ? b : a;
    return (a < b) == isMax ? b : a;
  }
};

struct Sqrt {
  template <typename V>
  static V of(V a) {
    return std::sqrt(a);
  }
};
struct Rcp {
  template <typename V>
  static V of(V a) {
    return V(1) / a;
  }
};
template <double (*function)(double)>
struct Approximate {
  static float of(float a) {
    return static_cast<float>(function(static_cast<double>(a)));
  }
};
double rsqrt(double value) { return 1 / std::sqrt(value); }
double exp2Of(double value) { return std::exp2(value); }
double log2Of(double value) { return std::log2(value); }
double tanhOf(double value) { return std::tanh(value); }
double sinOf(double value) { return std::sin(value); }
double cosOf(double value) { return std::cos(value); }

} // namespace

template <typename T>
static void computeFused(Slots slots, const Instruction &i) {
  slots[i.to] =
      T::put(T::fused(T::get(slots[i.from[0]]), T::get(slots[i.from[1]]),
                      T::get(slots[i.from[2]])));
}
template <typename T>
static void computeFusedPair(Slots slots, const Instruction &i) {
  uint64_t result = 0;
  for (unsigned shift : {0, 16})
    result |= T::put(T::fused(T::get(slots[i.from[0]] >> shift),
                              T::get(slots[i.from[1]] >> shift),
                              T::get(slots[i.from[2]] >> shift)))
              << shift;
  slots[i.to] = result;
}

/// Signs are bits, whatever the others say.
template <uint64_t mask>
static void computeNegated(Slots slots, const Instruction &i) {
  slots[i.to] = slots[i.from[0]] ^ mask;
}
template <uint64_t mask>
static void computeAbsolute(Slots slots, const Instruction &i) {
  slots[i.to] = slots[i.from[0]] & ~mask;
}
template <uint64_t mask>
static void computeCopySign(Slots slots, const Instruction &i) {
  slots[i.to] = (slots[i.from[0]] & mask) | (slots[i.from[1]] & ~mask);
}

//===----------------------------------------------------------------------===//
// Directions other than to nearest
//===----------------------------------------------------------------------===//

namespace {
enum class Operation { Add, Sub, Mul, Div, Fma };
} // namespace

static llvm::RoundingMode modeOf(uint8_t rounding) {
  switch (static_cast<Rounding>(rounding)) {
  case Rounding::Nearest:
    return llvm::RoundingMode::NearestTiesToEven;
  case Rounding::Zero:
    return llvm::RoundingMode::TowardZero;
  case Rounding::Down:
    return llvm::RoundingMode::TowardNegative;
  case Rounding::Up:
    return llvm::RoundingMode::TowardPositive;
  }
  return llvm::RoundingMode::NearestTiesToEven;
}

template <typename T, Operation operation>
static void computeDirected(Slots slots, const Instruction &i) {
  llvm::RoundingMode mode = modeOf(i.mode);
  llvm::APFloat a(T::get(slots[i.from[0]])), b(T::get(slots[i.from[1]]));
  switch (operation) {
  case Operation::Add:
    a.add(b, mode);
    break;
  case Operation::Sub:
    a.subtract(b, mode);
    break;
  case Operation::Mul:
    a.multiply(b, mode);
    break;
  case Operation::Div:
    a.divide(b, mode);
    break;
  case Operation::Fma:
    a.fusedMultiplyAdd(b, llvm::APFloat(T::get(slots[i.from[2]])), mode);
    break;
  }
  slots[i.to] =
      a.isNaN() ? T::put(std::nan("")) : a.bitcastToAPInt().getZExtValue();
}

template <Operation operation>
static Compute directed(StringRef type) {
  return llvm::StringSwitch<Compute>(type)
      .Case("f32", computeDirected<Single, operation>)
      .Case("f64", computeDirected<Double, operation>)
      .Default(nullptr);
}

//===----------------------------------------------------------------------===//
// Choice of the function
//===----------------------------------------------------------------------===//

template <typename Function>
static Compute wide(StringRef type, bool isFlushed) {
  return llvm::StringSwitch<Compute>(type)
      .Case("f32", isFlushed ? computeBinary<Flushed, Function>
                             : computeBinary<Single, Function>)
      .Case("f64", computeBinary<Double, Function>)
      .Default(nullptr);
}

template <typename Function>
static Compute any(StringRef type, bool isFlushed) {
  if (Compute compute = wide<Function>(type, isFlushed))
    return compute;
  return llvm::StringSwitch<Compute>(type)
      .Case("f16", computeBinary<Half, Function>)
      .Case("bf16", computeBinary<BFloat, Function>)
      .Case("f16x2", computePair<Half, Function>)
      .Case("bf16x2", computePair<BFloat, Function>)
      .Default(nullptr);
}

static Compute fused(StringRef type, bool isFlushed) {
  return llvm::StringSwitch<Compute>(type)
      .Case("f32", isFlushed ? computeFused<Flushed> : computeFused<Single>)
      .Case("f64", computeFused<Double>)
      .Case("f16", computeFused<Half>)
      .Case("bf16", computeFused<BFloat>)
      .Case("f16x2", computeFusedPair<Half>)
      .Case("bf16x2", computeFusedPair<BFloat>)
      .Default(nullptr);
}

template <typename Function>
static Compute unary(StringRef type, bool isFlushed) {
  return llvm::StringSwitch<Compute>(type)
      .Case("f32", isFlushed ? computeUnary<Flushed, Function>
                             : computeUnary<Single, Function>)
      .Case("f64", computeUnary<Double, Function>)
      .Default(nullptr);
}

static bool findSigns(Words &words, Form &form, StringRef type) {
  constexpr uint64_t sign16 = 0x8000, sign32 = 0x80000000,
                     sign64 = uint64_t(1) << 63, signs = 0x80008000;
  unsigned width = widthOf(type);
  bool isPair = type.ends_with("x2");
  if (words.name() == "neg")
    form.compute = isPair        ? computeNegated<signs>
                   : width == 16 ? computeNegated<sign16>
                   : width == 32 ? computeNegated<sign32>
                                 : computeNegated<sign64>;
  else if (words.name() == "abs")
    form.compute = isPair        ? computeAbsolute<signs>
                   : width == 16 ? computeAbsolute<sign16>
                   : width == 32 ? computeAbsolute<sign32>
                                 : computeAbsolute<sign64>;
  else if (words.name() == "copysign" && width >= 32 && !isPair) {
    form.compute =
        width == 32 ? computeCopySign<sign32> : computeCopySign<sign64>;
    form.from.push_back(width);
  } else
    return false;
  form.from.push_back(width);
  return words.empty();
}

static bool findExtreme(Words &words, Form &form, StringRef type) {
  bool isMax = words.name() == "max";
  if (!isMax && words.name() != "min")
    return false;
  bool isFlushed = words.take("ftz");
  if (words.take("NaN"))
    form.compute = isMax ? any<Extreme<true, true>>(type, isFlushed)
                         : any<Extreme<false, true>>(type, isFlushed);
  else
    form.compute = isMax ? any<Extreme<true, false>>(type, isFlushed)
                         : any<Extreme<false, false>>(type, isFlushed);
  form.from.assign(2, widthOf(type));
  return true;
}

static bool findApproximate(Words &words, Form &form, StringRef type) {
  bool isFlushed = words.take("ftz");
  auto single = [&](auto function) -> Compute {
    using Function = decltype(function);
    if (type != "f32")
      return nullptr;
    return isFlushed ? computeUnary<Flushed, Function>
                     : computeUnary<Single, Function>;
  };
  form.from.assign(1, widthOf(type));
  if (words.name() == "div") {
    form.compute = type == "f32" ? wide<Div>(type, isFlushed) : nullptr;
    form.from.push_back(form.from.front());
    return true;
  }
  form.compute = llvm::StringSwitch<Compute>(words.name())
                     .Case("ex2", single(Approximate<exp2Of>()))
                     .Case("lg2", single(Approximate<log2Of>()))
                     .Case("tanh", single(Approximate<tanhOf>()))
                     .Case("sin", single(Approximate<sinOf>()))
                     .Case("cos", single(Approximate<cosOf>()))
                     .Case("rsqrt", single(Approximate<rsqrt>()))
                     .Case("rcp", single(Rcp()))
                     .Case("sqrt", single(Sqrt()))
                     .Default(nullptr);
  return true;
}

static bool findRounded(Words &words, Form &form, StringRef type) {
  Rounding rounding = takeRounding(words).value_or(Rounding::Nearest);
  bool isFlushed = words.take("ftz"), isNearest = rounding == Rounding::Nearest;
  form.mode = static_cast<uint8_t>(rounding);
  form.from.assign(2, widthOf(type));
  using O = Operation;
  if (!isNearest && isFlushed)
    return false;
  if (words.name() == "add")
    form.compute =
        isNearest ? any<Add>(type, isFlushed) : directed<O::Add>(type);
  else if (words.name() == "sub")
    form.compute =
        isNearest ? any<Sub>(type, isFlushed) : directed<O::Sub>(type);
  else if (words.name() == "mul")
    form.compute =
        isNearest ? any<Mul>(type, isFlushed) : directed<O::Mul>(type);
  else if (words.name() == "div")
    form.compute =
        isNearest ? wide<Div>(type, isFlushed) : directed<O::Div>(type);
  else if (words.name() == "fma" || words.name() == "mad") {
    form.compute = isNearest ? fused(type, isFlushed) : directed<O::Fma>(type);
    form.from.push_back(widthOf(type));
  } else {
    form.from.pop_back();
    form.compute = !isNearest               ? nullptr
                   : words.name() == "rcp"  ? unary<Rcp>(type, isFlushed)
                   : words.name() == "sqrt" ? unary<Sqrt>(type, isFlushed)
                                            : nullptr;
  }
  return true;
}

bool mp::ptx::findFloat(Words &words, Form &form) {
  StringRef type = words.last();
  if (!type.contains('f'))
    return false;
  words.takeLast();
  form.to = widthOf(type);
  bool isFound = findSigns(words, form, type);
  if (!isFound)
    form.from.clear();
  isFound = isFound || findExtreme(words, form, type);
  if (!isFound)
    isFound = words.take("approx") || words.take("full")
                  ? findApproximate(words, form, type)
                  : findRounded(words, form, type);
  return isFound && form.compute && words.empty();
}
