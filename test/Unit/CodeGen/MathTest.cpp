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

static std::vector<float> run(llvm::StringRef op, const std::vector<float> &x) {
  std::string type = "tensor<" + std::to_string(x.size()) + "xf32>";
  std::string source = "func.func @f(%a: " + type +
                       ") {\n  %r = mp.fusion pointwise ins(%a : " + type +
                       ") -> " + type + " {\n  ^bb0(%x: " + type +
                       "):\n    %0 = " + op.str() + " %x : " + type +
                       "\n    mp.yield %0 : " + type + "\n  }\n  return\n}\n";
  return fromBytes<float>(simulate(source, {toBytes(x)})[0]);
}

/// Error in units in the last place of the true value's neighbourhood.
static double ulps(float got, double want) {
  int exponent;
  std::frexp(want, &exponent);
  return std::abs(got - want) / std::ldexp(1.0, std::max(exponent - 24, -149));
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
  std::vector<float> y = run(op, x);
  double worst = 0;
  float where = 0;
  for (size_t i = 0; i != x.size(); ++i) {
    double want = function(x[i]);
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
    double error = ulps(y[i], want);
    if (!(error <= worst)) {
      worst = error;
      where = x[i];
    }
  }
  EXPECT_LE(worst, bound) << op.str() << " at " << where;
  testing::Test::RecordProperty(op.str(), std::to_string(worst));
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
  check(
      "mp.logistic", [](double x) { return 1 / (1 + std::exp(-x)); }, 2);
}
TEST(LowerMath, Rsqrt) {
  check(
      "math.rsqrt", [](double x) { return 1 / std::sqrt(x); }, 2);
}
