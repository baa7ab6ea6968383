//===- MathTest.cpp - Expanded functions against libm in more digits ------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The bounds are those that MathExpansions.h states. Samples lie on all
// exponents, of both signs: every 100003rd float, and as many doubles. What is
// expected of f32 is computed in double, and of f64 in long double where that
// has more digits.
//
//===----------------------------------------------------------------------===//

#include "Simulator.h"

#include "gtest/gtest.h"
#include <cmath>
#include <cstring>
#include <limits>

using namespace mlir::mp;
using namespace mlir::mp::test;

namespace {
struct Single {
  using Value = float;
  using Bits = uint32_t;
  using Reference = double;
  static constexpr const char *name = "f32";
  static constexpr Bits top = 0x7f800000u, step = 100003;
  static constexpr int digits = 24, least = -149;
  /// Where the exponential neither vanishes nor overflows.
  static constexpr double range = 105;
};
struct Double {
  using Value = double;
  using Bits = uint64_t;
  using Reference = long double;
  static constexpr const char *name = "f64";
  static constexpr Bits top = uint64_t(0x7ff) << 52, step = top / 21001;
  static constexpr int digits = 53, least = -1074;
  static constexpr double range = 746;
};
constexpr bool isLongDoubleWider =
    std::numeric_limits<long double>::digits > Double::digits;
} // namespace

template <typename T>
static std::string tensorOf(const std::vector<T> &, llvm::StringRef element,
                            size_t size) {
  return "tensor<" + std::to_string(size) + "x" + element.str() + ">";
}

/// What the op, whose end is its types, makes of operands of these.
template <typename F, typename Second = typename F::Value>
static std::vector<typename F::Value>
run(llvm::StringRef op, const std::vector<typename F::Value> &x,
    const std::vector<Second> &y = {}) {
  std::string type = tensorOf(x, F::name, x.size());
  bool isWhole = std::is_integral_v<Second>;
  std::string second = tensorOf(y, isWhole ? "i32" : F::name, x.size());
  bool two = !y.empty();
  std::string arguments = "%a: " + type + (two ? ", %b: " + second : "");
  std::string operands =
      two ? "%a, %b : " + type + ", " + second : "%a : " + type;
  std::string source =
      "func.func @f(" + arguments + ") {\n  %r = mp.fusion pointwise ins(" +
      operands + ") -> " + type + " {\n  ^bb0(%x: " + type +
      (two ? ", %y: " + second : "") + "):\n    %0 = " + op.str() + " %x" +
      (two ? ", %y" : "") + " : " + type + (isWhole ? ", " + second : "") +
      "\n    mp.yield %0 : " + type + "\n  }\n  return\n}\n";
  std::vector<Bytes> inputs = {toBytes(x)};
  if (two)
    inputs.push_back(toBytes(y));
  auto results = simulate(source, inputs);
  return results.empty() ? std::vector<typename F::Value>(x.size(), -7e33f)
                         : fromBytes<typename F::Value>(results[0]);
}

/// Error in units in the last place of the true value's neighbourhood.
template <typename F>
static double ulps(typename F::Value got, typename F::Reference want) {
  int exponent;
  std::frexp(want, &exponent);
  int unit = std::max(exponent - F::digits, F::least);
  return double(std::abs(got - want) /
                std::ldexp(typename F::Reference(1), unit));
}

/// What is expected and what came of the sample `i`.
template <typename F>
static void compare(llvm::StringRef op, const std::vector<typename F::Value> &x,
                    const std::vector<typename F::Value> &y,
                    llvm::function_ref<typename F::Reference(size_t)> function,
                    double bound) {
  using Value = typename F::Value;
  double worst = 0;
  Value where = 0;
  for (size_t i = 0; i != x.size(); ++i) {
    typename F::Reference want = function(i);
    if (std::isnan(want)) {
      EXPECT_TRUE(std::isnan(y[i]))
          << op.str() << "(" << x[i] << ") = " << y[i];
      continue;
    }
    if (std::isinf(static_cast<Value>(want))) {
      EXPECT_EQ(y[i], static_cast<Value>(want))
          << op.str() << "(" << x[i] << ")";
      continue;
    }
    if (want == 0) {
      EXPECT_EQ(std::signbit(y[i]), std::signbit(want))
          << op.str() << "(" << x[i] << ")";
    }
    double error = ulps<F>(y[i], want);
    if (!(error <= worst)) {
      worst = error;
      where = x[i];
    }
  }
  EXPECT_LE(worst, bound) << op.str() << " of " << F::name << " at "
                          << testing::PrintToString(where);
  testing::Test::RecordProperty(op.str() + "_" + F::name,
                                std::to_string(worst));
}

template <typename F>
static std::vector<typename F::Value> drawSamples() {
  using Value = typename F::Value;
  using Limits = std::numeric_limits<Value>;
  constexpr Value infinity = Limits::infinity();
  std::vector<Value> x = {0.0f,
                          -0.0f,
                          1.0f,
                          -1.0f,
                          infinity,
                          -infinity,
                          Limits::quiet_NaN(),
                          Limits::denorm_min(),
                          -Limits::denorm_min(),
                          Limits::max()};
  for (typename F::Bits bits = 1; bits < F::top; bits += F::step) {
    Value value;
    std::memcpy(&value, &bits, sizeof(value));
    x.push_back(value);
    x.push_back(-value);
  }
  // Where functions of the exponential family are neither 0, 1 nor infinite.
  for (int i = -20000; i != 20000; ++i) {
    x.push_back(Value(i * (F::range / 20000)));
    x.push_back(Value(i * 0.000127));
  }
  // Where little is left of an angle.
  for (int i = 1; i != 5000; ++i)
    x.push_back(Value(i * 1.5707963267948966));
  return x;
}

/// `function` takes and gives any float of the C library.
template <typename F, typename Function>
static void checkOn(llvm::StringRef op, Function function, double bound) {
  std::vector<typename F::Value> x = drawSamples<F>();
  compare<F>(
      op, x, run<F>(op, x),
      [&](size_t i) { return function(typename F::Reference(x[i])); }, bound);
}

template <typename Function>
static void check(llvm::StringRef op, Function function, double single,
                  double wide) {
  checkOn<Single>(op, function, single);
  if (isLongDoubleWider)
    checkOn<Double>(op, function, wide);
}

/// All pairs of numbers that are special to a function of two, and others.
template <typename F, typename Function>
static void checkPairsOn(llvm::StringRef op, Function function, double bound) {
  using Value = typename F::Value;
  constexpr Value infinity = std::numeric_limits<Value>::infinity();
  constexpr bool isDouble = F::digits == Double::digits;
  std::vector<Value> some = {0.0f,
                             -0.0f,
                             1.0f,
                             -1.0f,
                             infinity,
                             -infinity,
                             2.0f,
                             -2.0f,
                             3.0f,
                             -3.0f,
                             0.5f,
                             -0.5f,
                             1e-40f,
                             0x1.8p-20f,
                             1e30f,
                             -1e30f,
                             0.999f,
                             std::nanf(""),
                             10.5f,
                             0x1.000002p0f,
                             isDouble ? Value(0x1p-1074) : Value(0x1p-149),
                             std::numeric_limits<Value>::max(),
                             std::numeric_limits<Value>::min(),
                             Value(0x1p53),
                             Value(0x1.fffffffffffffp52)};
  std::vector<Value> x, y;
  auto add = [&](double a, double b) {
    x.push_back(Value(a));
    y.push_back(Value(b));
  };
  for (Value a : some)
    for (Value b : some)
      add(a, b);
  for (int i = 0; i != 20000; ++i) {
    add(0.001 * (i + 1), (i % 401 - 200) * 0.37);
    // Powers on all exponents.
    double base = std::exp((i % 1009 - 504.3) * 0.01);
    add(base, F::range * 0.99 * (i % 977 - 488.2) / 488 / std::log(base));
  }
  compare<F>(
      op, x, run<F>(op, x, y),
      [&](size_t i) {
        return function(typename F::Reference(x[i]),
                        typename F::Reference(y[i]));
      },
      bound);
}

template <typename Function>
static void checkPairs(llvm::StringRef op, Function function, double single,
                       double wide) {
  checkPairsOn<Single>(op, function, single);
  if (isLongDoubleWider)
    checkPairsOn<Double>(op, function, wide);
}

#define MP_CHECK(NAME, OP, EXPRESSION, SINGLE, DOUBLE)                         \
  TEST(LowerMath, NAME) {                                                      \
    check(OP, [](auto x) { return EXPRESSION; }, SINGLE, DOUBLE);              \
  }
MP_CHECK(Exp, "math.exp", std::exp(x), 1, 1)
MP_CHECK(Exp2, "math.exp2", std::exp2(x), 1, 1)
MP_CHECK(ExpM1, "math.expm1", std::expm1(x), 2, 1)
MP_CHECK(Log, "math.log", std::log(x), 1, 1)
MP_CHECK(Log2, "math.log2", std::log2(x), 2, 1)
MP_CHECK(Log10, "math.log10", std::log10(x), 2, 1)
MP_CHECK(Log1P, "math.log1p", std::log1p(x), 2, 1)
MP_CHECK(Tanh, "math.tanh", std::tanh(x), 2, 1)
MP_CHECK(Sinh, "math.sinh", std::sinh(x), 0.6, 1)
MP_CHECK(Cosh, "math.cosh", std::cosh(x), 0.6, 1)
MP_CHECK(Asinh, "math.asinh", std::asinh(x), 0.6, 1)
MP_CHECK(Acosh, "math.acosh", std::acosh(x), 0.6, 1)
MP_CHECK(Atanh, "math.atanh", std::atanh(x), 0.6, 1)
MP_CHECK(Asin, "math.asin", std::asin(x), 0.6, 1)
MP_CHECK(Acos, "math.acos", std::acos(x), 0.6, 1)
MP_CHECK(Atan, "math.atan", std::atan(x), 0.6, 1)
MP_CHECK(Erf, "math.erf", std::erf(x), 2, 1)
MP_CHECK(Erfc, "math.erfc", std::erfc(x), 4.5, 1)
MP_CHECK(Cbrt, "math.cbrt", std::cbrt(x), 0.6, 1)
MP_CHECK(Logistic, "mp.logistic", 1 / (1 + std::exp(-x)), 2.2, 2.2)
MP_CHECK(Rsqrt, "math.rsqrt", 1 / std::sqrt(x), 2, 2)
MP_CHECK(Round, "math.round", std::round(x), 0, 0)

// Angles that parts of pi / 2 do not reduce are not numbers.
#define MP_CHECK_ANGLE(NAME, OP, EXPRESSION)                                   \
  MP_CHECK(NAME, OP,                                                           \
           std::abs(x) < decltype(x)(0x1p51) ? (EXPRESSION)                    \
                                             : decltype(x)(std::nan("")),      \
           0.6, 1)
MP_CHECK_ANGLE(Sin, "math.sin", std::sin(x))
MP_CHECK_ANGLE(Cos, "math.cos", std::cos(x))
MP_CHECK_ANGLE(Tan, "math.tan", std::tan(x))

TEST(LowerMath, Pow) {
  checkPairs(
      "math.powf", [](auto x, auto y) { return std::pow(x, y); }, 0.6, 1);
}
TEST(LowerMath, Remainder) {
  checkPairs(
      "arith.remf", [](auto x, auto y) { return std::fmod(x, y); }, 0, 0);
}
TEST(LowerMath, Atan2) {
  checkPairs(
      "math.atan2", [](auto x, auto y) { return std::atan2(x, y); }, 0.6, 1);
}

/// Whole powers, of which a float of 24 bits is not asked to hold the last.
template <typename F>
static void checkWholePowers(double bound) {
  std::vector<typename F::Value> x;
  std::vector<int32_t> y;
  for (double base : {0.0, -0.0, 1.0, -1.0, -1.000001, 0.75, -3.5, 1e-3, -2.0})
    for (int32_t power :
         {0, 1, -1, 2, 3, -3, 31, 100, -101, 16777217, 2147483647, INT32_MIN}) {
      x.push_back(typename F::Value(base));
      y.push_back(power);
    }
  compare<F>(
      "math.fpowi", x, run<F>("math.fpowi", x, y),
      [&](size_t i) {
        return std::pow(typename F::Reference(x[i]),
                        typename F::Reference(y[i]));
      },
      bound);
}
TEST(LowerMath, WholePower) {
  checkWholePowers<Single>(0.6);
  if (isLongDoubleWider)
    checkWholePowers<Double>(1);
}
