//===- MathTest.cpp - Expanded functions against libm in double -----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The bounds are those that MathExpansions.h states. Samples lie on all
// exponents: every 100003rd float, of both signs.
//
//===----------------------------------------------------------------------===//

#include "Simulator.h"

#include "gtest/gtest.h"
#include <cmath>
#include <cstring>
#include <limits>

using namespace mlir::mp;
using namespace mlir::mp::test;

static constexpr float infinity = std::numeric_limits<float>::infinity();

static float fromBits(uint32_t bits) {
  float value;
  std::memcpy(&value, &bits, sizeof(value));
  return value;
}

static std::vector<float> run(llvm::StringRef op, const std::vector<float> &x,
                              const std::vector<float> &y = {}) {
  std::string type = "tensor<" + std::to_string(x.size()) + "xf32>";
  bool two = !y.empty();
  std::string arguments = "%a: " + type + (two ? ", %b: " + type : "");
  std::string operands =
      two ? "%a, %b : " + type + ", " + type : "%a : " + type;
  std::string source =
      "func.func @f(" + arguments + ") {\n  %r = mp.fusion pointwise ins(" +
      operands + ") -> " + type + " {\n  ^bb0(%x: " + type +
      (two ? ", %y: " + type : "") + "):\n    %0 = " + op.str() + " %x" +
      (two ? ", %y" : "") + " : " + type + "\n    mp.yield %0 : " + type +
      "\n  }\n  return\n}\n";
  std::vector<Bytes> inputs = {toBytes(x)};
  if (two)
    inputs.push_back(toBytes(y));
  auto results = simulate(source, inputs);
  return results.empty() ? std::vector<float>(x.size(), -7e33f)
                         : fromBytes<float>(results[0]);
}

/// Error in units in the last place of the true value's neighbourhood.
static double ulps(float got, double want) {
  int exponent;
  std::frexp(want, &exponent);
  return std::abs(got - want) / std::ldexp(1.0, std::max(exponent - 24, -149));
}

static void compare(llvm::StringRef op, const std::vector<float> &x,
                    const std::vector<float> &y,
                    llvm::function_ref<double(size_t)> function, double bound) {
  double worst = 0;
  float where = 0;
  for (size_t i = 0; i != x.size(); ++i) {
    double want = function(i);
    if (std::isnan(want)) {
      EXPECT_TRUE(std::isnan(y[i]))
          << op.str() << "(" << x[i] << ") = " << y[i];
      continue;
    }
    if (std::isinf(static_cast<float>(want))) {
      EXPECT_EQ(y[i], static_cast<float>(want))
          << op.str() << "(" << x[i] << ")";
      continue;
    }
    if (want == 0) {
      EXPECT_EQ(std::signbit(y[i]), std::signbit(want))
          << op.str() << "(" << x[i] << ")";
    }
    double error = ulps(y[i], want);
    if (!(error <= worst)) {
      worst = error;
      where = x[i];
    }
  }
  EXPECT_LE(worst, bound) << op.str() << " at " << where;
  testing::Test::RecordProperty(op.str(), std::to_string(worst));
}

static void check(llvm::StringRef op, double (*function)(double),
                  double bound) {
  std::vector<float> x = {0.0f,          -0.0f,
                          1.0f,          -1.0f,
                          infinity,      -infinity,
                          std::nanf(""), 0x1p-149f,
                          -0x1p-149f,    std::numeric_limits<float>::max()};
  for (uint32_t bits = 1; bits < 0x7f800000u; bits += 100003) {
    x.push_back(fromBits(bits));
    x.push_back(-fromBits(bits));
  }
  // Where functions of the exponential family are neither 0, 1 nor infinite.
  for (int i = -20000; i != 20000; ++i)
    x.push_back(float(i) * 0.00525f);
  compare(op, x, run(op, x), [&](size_t i) { return function(x[i]); }, bound);
}

/// All pairs of numbers that are special to a function of two.
static void checkPairs(llvm::StringRef op, double (*function)(double, double),
                       double bound) {
  std::vector<float> some = {
      0.0f,  -0.0f,  1.0f,   -1.0f,         infinity, -infinity,    2.0f,
      -2.0f, 3.0f,   -3.0f,  0.5f,          -0.5f,    1e-40f,       0x1.8p-20f,
      1e30f, -1e30f, 0.999f, std::nanf(""), 10.5f,    0x1.000002p0f};
  std::vector<float> x, y;
  for (float a : some)
    for (float b : some) {
      x.push_back(a);
      y.push_back(b);
    }
  for (int i = 0; i != 20000; ++i) {
    x.push_back(0.001f * float(i + 1));
    y.push_back(float(i % 401 - 200) * 0.37f);
  }
  compare(
      op, x, run(op, x, y), [&](size_t i) { return function(x[i], y[i]); },
      bound);
}

TEST(LowerMath, Exp) { check("math.exp", std::exp, 1); }
TEST(LowerMath, Exp2) { check("math.exp2", std::exp2, 1); }
TEST(LowerMath, ExpM1) { check("math.expm1", std::expm1, 2); }
TEST(LowerMath, Log) { check("math.log", std::log, 1); }
TEST(LowerMath, Log2) { check("math.log2", std::log2, 2); }
TEST(LowerMath, Log10) { check("math.log10", std::log10, 2); }
TEST(LowerMath, Log1P) { check("math.log1p", std::log1p, 2); }
TEST(LowerMath, Tanh) { check("math.tanh", std::tanh, 2); }
TEST(LowerMath, Erf) { check("math.erf", std::erf, 2); }
TEST(LowerMath, Logistic) {
  check("mp.logistic", [](double x) { return 1 / (1 + std::exp(-x)); }, 2);
}
TEST(LowerMath, Rsqrt) {
  check("math.rsqrt", [](double x) { return 1 / std::sqrt(x); }, 2);
}
TEST(LowerMath, Round) { check("math.round", std::round, 0); }
TEST(LowerMath, Cbrt) { check("math.cbrt", std::cbrt, 0.6); }
TEST(LowerMath, Erfc) { check("math.erfc", std::erfc, 0.6); }

// Angles that two parts of pi / 2 do not reduce are not numbers.
static double bounded(double x, double (*function)(double)) {
  return std::abs(x) < 0x1p51 ? function(x) : std::nan("");
}
TEST(LowerMath, Sin) {
  check("math.sin", [](double x) { return bounded(x, std::sin); }, 0.6);
}
TEST(LowerMath, Cos) {
  check("math.cos", [](double x) { return bounded(x, std::cos); }, 0.6);
}
TEST(LowerMath, Tan) {
  check("math.tan", [](double x) { return bounded(x, std::tan); }, 0.6);
}
TEST(LowerMath, Pow) { checkPairs("math.powf", std::pow, 0.6); }
TEST(LowerMath, Remainder) { checkPairs("arith.remf", std::fmod, 0); }
TEST(LowerMath, Atan2) { checkPairs("math.atan2", std::atan2, 0.6); }
