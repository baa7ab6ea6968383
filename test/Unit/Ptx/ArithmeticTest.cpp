//===- ArithmeticTest.cpp - What instructions compute ---------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Against APFloat, which shares nothing with the machine where that computes on
// the host; against integers of 128 bits; against libm in f64.
//
//===----------------------------------------------------------------------===//

#include "Kernels.h"

#include "llvm/ADT/APFloat.h"
#include "gtest/gtest.h"

#include <cmath>
#include <cstring>
#include <random>

using namespace mp::ptx;
using namespace mp::ptx::test;
using llvm::APFloat;
using llvm::StringRef;

static constexpr llvm::RoundingMode toNearest =
    llvm::RoundingMode::NearestTiesToEven;

namespace {
struct FloatType {
  StringRef name;
  unsigned width;
  const llvm::fltSemantics &semantics;
};
} // namespace

static const FloatType &typeOf(StringRef name) {
  static const FloatType types[] = {{"f16", 16, APFloat::IEEEhalf()},
                                    {"bf16", 16, APFloat::BFloat()},
                                    {"f32", 32, APFloat::IEEEsingle()},
                                    {"f64", 64, APFloat::IEEEdouble()}};
  for (const FloatType &type : types)
    if (type.name == name)
      return type;
  return types[0];
}

static APFloat valueOf(const FloatType &type, uint64_t bits) {
  return {type.semantics, llvm::APInt(type.width, bits)};
}

/// Bits of all magnitudes, of either sign, with what is special.
static std::vector<uint64_t> samplesOf(const FloatType &type, unsigned seed) {
  std::mt19937_64 random(seed);
  uint64_t mask = ~uint64_t(0) >> (64 - type.width);
  auto bitsOf = [](const APFloat &value) {
    return value.bitcastToAPInt().getZExtValue();
  };
  std::vector<uint64_t> samples = {
      0,
      bitsOf(APFloat::getZero(type.semantics, true)),
      bitsOf(APFloat::getInf(type.semantics)),
      bitsOf(APFloat::getNaN(type.semantics)),
      bitsOf(APFloat::getLargest(type.semantics)),
      bitsOf(APFloat::getSmallest(type.semantics)),
      bitsOf(APFloat::getSmallestNormalized(type.semantics, true))};
  // Near each other, so that sums cancel and round; then anything.
  for (double value : {1.0, -1.0009765625, 1.5, 3.0, -0.333}) {
    APFloat narrow(value);
    bool loses;
    narrow.convert(type.semantics, toNearest, &loses);
    samples.push_back(bitsOf(narrow));
  }
  while (samples.size() != 20)
    samples.push_back(random() & mask);
  return samples;
}

static void expectBits(const FloatType &type, uint64_t bits,
                       const APFloat &expected, const std::string &what) {
  if (expected.isNaN())
    EXPECT_TRUE(valueOf(type, bits).isNaN()) << what;
  else
    EXPECT_EQ(bits, expected.bitcastToAPInt().getZExtValue()) << what;
}

TEST(ArithmeticTest, FloatsAgainstAPFloat) {
  using Update = void (*)(APFloat &, const APFloat &);
  static const std::pair<StringRef, Update> operations[] = {
      {"add", [](APFloat &a, const APFloat &b) { a.add(b, toNearest); }},
      {"sub", [](APFloat &a, const APFloat &b) { a.subtract(b, toNearest); }},
      {"mul", [](APFloat &a, const APFloat &b) { a.multiply(b, toNearest); }},
      {"div", [](APFloat &a, const APFloat &b) { a.divide(b, toNearest); }}};
  for (StringRef name : {"f16", "bf16", "f32", "f64"}) {
    const FloatType &type = typeOf(name);
    for (const auto &[operation, update] : operations) {
      if (operation == "div" && type.width == 16)
        continue;
      std::string opcode = (operation + ".rn." + name).str();
      for (uint64_t a : samplesOf(type, 1))
        for (uint64_t b : samplesOf(type, 2)) {
          APFloat expected = valueOf(type, a);
          update(expected, valueOf(type, b));
          expectBits(
              type,
              compute(opcode, {a, b}, type.width, {type.width, type.width}),
              expected, opcode);
        }
    }
  }
}

TEST(ArithmeticTest, FusedAgainstAPFloat) {
  for (StringRef name : {"f16", "bf16", "f32", "f64"}) {
    const FloatType &type = typeOf(name);
    std::string opcode = ("fma.rn." + name).str();
    for (uint64_t a : samplesOf(type, 3))
      for (uint64_t b : samplesOf(type, 4))
        for (uint64_t c : {samplesOf(type, 5)[7], samplesOf(type, 5)[15], a,
                           b ^ (uint64_t(1) << (type.width - 1))}) {
          APFloat expected = valueOf(type, a);
          expected.fusedMultiplyAdd(valueOf(type, b), valueOf(type, c),
                                    toNearest);
          expectBits(type,
                     compute(opcode, {a, b, c}, type.width,
                             {type.width, type.width, type.width}),
                     expected, opcode);
        }
  }
}

TEST(ArithmeticTest, Directions) {
  static const std::pair<StringRef, llvm::RoundingMode> modes[] = {
      {"rz", llvm::RoundingMode::TowardZero},
      {"rm", llvm::RoundingMode::TowardNegative},
      {"rp", llvm::RoundingMode::TowardPositive}};
  const FloatType &type = typeOf("f32");
  for (const auto &[mode, direction] : modes)
    for (uint64_t a : samplesOf(type, 6))
      for (uint64_t b : samplesOf(type, 7)) {
        APFloat expected = valueOf(type, a);
        expected.multiply(valueOf(type, b), direction);
        std::string opcode = ("mul." + mode + ".f32").str();
        expectBits(type, compute(opcode, {a, b}, 32, {32, 32}), expected,
                   opcode);
        APFloat narrow = valueOf(type, a);
        bool loses;
        narrow.convert(APFloat::IEEEhalf(), direction, &loses);
        opcode = ("cvt." + mode + ".f16.f32").str();
        expectBits(typeOf("f16"), compute(opcode, {a}, 16, {32}), narrow,
                   opcode);
      }
}

TEST(ArithmeticTest, ConversionsOfFloats) {
  for (StringRef from : {"f16", "bf16", "f32", "f64"})
    for (StringRef to : {"f16", "bf16", "f32", "f64"}) {
      const FloatType &type = typeOf(from), &other = typeOf(to);
      if (type.width == other.width)
        continue;
      bool isExact = type.width < other.width;
      std::string opcode =
          ("cvt." + StringRef(isExact ? "" : "rn.") + to + "." + from).str();
      for (uint64_t bits : samplesOf(type, 8)) {
        APFloat expected = valueOf(type, bits);
        bool loses;
        expected.convert(other.semantics, toNearest, &loses);
        expectBits(other, compute(opcode, {bits}, other.width, {type.width}),
                   expected, opcode);
      }
    }
}

TEST(ArithmeticTest, EveryHalfThereAndBack) {
  // f32 keeps every f16 and bf16, and both come back.
  for (auto [there, back] :
       {std::pair("cvt.f32.f16 %r1, %rs1;", "cvt.rn.f16.f32 %rs2, %r1;"),
        std::pair("cvt.f32.bf16 %r1, %rs1;", "cvt.rn.bf16.f32 %rs2, %r1;")}) {
    Bench bench;
    Allocation &out = bench.addEmpty("out", 1 << 17);
    bench.launch.block[0] = 1024;
    bench.launch.grid[0] = 64;
    EXPECT_EQ(bench.run("mov.u32 %r2, %ctaid.x;\n"
                        "mad.lo.s32 %r3, %r2, 1024, %r0;\n"
                        "cvt.u16.u32 %rs1, %r3;\n" +
                        std::string(there) + back +
                        "mul.wide.u32 %rd1, %r3, 2;\nadd.s64 %rd1, %rd0, %rd1;"
                        "st.global.b16 [%rd1], %rs2;"),
              "");
    bool isHalf = StringRef(there).contains(".f16");
    for (uint32_t bits = 0; bits != 1 << 16; ++bits) {
      uint16_t result;
      memcpy(&result, &out.data()[2 * size_t(bits)], 2);
      bool isNan = (bits & 0x7fff) > (isHalf ? 0x7c00u : 0x7f80u);
      ASSERT_EQ(result, isNan ? 0x7fff : bits);
    }
  }
}

TEST(ArithmeticTest, RootsAndReciprocals) {
  auto bitsOf = [](float value) {
    uint32_t bits;
    memcpy(&bits, &value, 4);
    return bits;
  };
  for (float x : {1.0f, 2.0f, 3.0f, 1e-40f, 1e30f, 0.1f}) {
    double wide = x;
    auto unary = [&](StringRef opcode) {
      return compute(opcode, {bitsOf(x)}, 32, {32});
    };
    EXPECT_EQ(unary("sqrt.rn.f32"), bitsOf(float(std::sqrt(wide))));
    EXPECT_EQ(unary("rcp.rn.f32"), bitsOf(float(1 / wide)));
    EXPECT_EQ(unary("ex2.approx.f32"), bitsOf(float(std::exp2(wide))));
    EXPECT_EQ(unary("lg2.approx.f32"), bitsOf(float(std::log2(wide))));
    EXPECT_EQ(unary("rsqrt.approx.f32"), bitsOf(float(1 / std::sqrt(wide))));
    EXPECT_EQ(unary("tanh.approx.f32"), bitsOf(float(std::tanh(wide))));
  }
  EXPECT_EQ(compute("add.rn.f32", {bitsOf(1e-40f), 0}, 32, {32, 32}),
            bitsOf(1e-40f));
  EXPECT_EQ(compute("add.rn.ftz.f32", {bitsOf(1e-40f), 0}, 32, {32, 32}), 0u);
  EXPECT_EQ(compute("sub.rn.f32", {0x7f800000, 0x7f800000}, 32, {32, 32}),
            0x7fffffffu);
}

TEST(ArithmeticTest, ExtremesAndSigns) {
  uint64_t zero = 0, minus = 0x80000000, nan = 0x7fc00000, one = 0x3f800000;
  auto binary = [](StringRef opcode, uint64_t a, uint64_t b) {
    return compute(opcode, {a, b}, 32, {32, 32});
  };
  EXPECT_EQ(binary("max.f32", zero, minus), zero);
  EXPECT_EQ(binary("max.f32", minus, zero), zero);
  EXPECT_EQ(binary("min.f32", zero, minus), minus);
  EXPECT_EQ(binary("min.f32", minus, zero), minus);
  EXPECT_EQ(binary("max.f32", nan, one), one);
  EXPECT_EQ(binary("max.NaN.f32", nan, one), 0x7fffffffu);
  EXPECT_EQ(binary("min.NaN.f32", one, nan), 0x7fffffffu);
  EXPECT_EQ(binary("copysign.f32", minus, one), 0xbf800000u);
  EXPECT_EQ(compute("neg.f32", {one}, 32, {32}), 0xbf800000u);
  EXPECT_EQ(compute("abs.f32", {minus}, 32, {32}), zero);
  EXPECT_EQ(compute("neg.f16x2", {0x3c00bc00}, 32, {32}), 0xbc003c00u);
  // Each half is by itself: 1 + 2 above, 3 + 4 below.
  EXPECT_EQ(binary("add.rn.f16x2", 0x3c004200, 0x40004400), 0x42004700u);
  EXPECT_EQ(binary("add.s16x2", 0x0001ffff, 0x00020002), 0x00030001u);
  EXPECT_EQ(binary("max.s16x2", 0x00018000, 0x00020002), 0x00020002u);
  EXPECT_EQ(binary("min.u16x2", 0x00018000, 0x00020002), 0x00010002u);
  EXPECT_EQ(binary("cvt.rn.f16x2.f32", one, 0x40000000), 0x3c004000u);
  EXPECT_EQ(binary("cvt.rn.bf16x2.f32", one, 0x40000000), 0x3f804000u);
  EXPECT_EQ(compute("fma.rn.bf16x2", {0x3f804000, 0x40003f80, 0x3f803f80}, 32,
                    {32, 32, 32}),
            0x40404040u);
}

TEST(ArithmeticTest, FloatsAndIntegers) {
  auto single = [](float value) {
    uint32_t bits;
    memcpy(&bits, &value, 4);
    return uint64_t(bits);
  };
  auto toInteger = [&](StringRef opcode, float value) {
    return compute(opcode, {single(value)}, 32, {32});
  };
  EXPECT_EQ(toInteger("cvt.rzi.s32.f32", -2.9f), 0xfffffffeu);
  EXPECT_EQ(toInteger("cvt.rmi.s32.f32", -2.1f), 0xfffffffdu);
  EXPECT_EQ(toInteger("cvt.rpi.s32.f32", 2.1f), 3u);
  EXPECT_EQ(toInteger("cvt.rni.s32.f32", 2.5f), 2u);
  EXPECT_EQ(toInteger("cvt.rzi.s32.f32", 3e9f), 0x7fffffffu);
  EXPECT_EQ(toInteger("cvt.rzi.u32.f32", -1.0f), 0u);
  EXPECT_EQ(toInteger("cvt.rzi.s32.f32", NAN), 0u);
  EXPECT_EQ(compute("cvt.rzi.s64.f32", {single(NAN)}, 64, {32}),
            0x8000000000000000u);
  EXPECT_EQ(toInteger("cvt.rni.f32.f32", 2.5f), single(2.0f));
  EXPECT_EQ(toInteger("cvt.rmi.f32.f32", -0.5f), single(-1.0f));
  // To f32 in one rounding, where f64 between would make two.
  uint64_t tie = (uint64_t(1) << 60) + (uint64_t(1) << 36) + 1;
  EXPECT_EQ(compute("cvt.rn.f32.u64", {tie}, 32, {64}),
            single(std::nextafter(0x1p60f, INFINITY)));
  EXPECT_EQ(compute("cvt.rn.f32.s64", {0 - tie}, 32, {64}),
            single(-std::nextafter(0x1p60f, INFINITY)));
  EXPECT_EQ(compute("cvt.rn.f16.s32", {65520}, 16, {32}), 0x7c00u);
  EXPECT_EQ(compute("cvt.s64.s32", {0xffffffff}, 64, {32}), ~uint64_t(0));
  EXPECT_EQ(compute("cvt.u64.u32", {0xffffffff}, 64, {32}), 0xffffffffu);
  EXPECT_EQ(compute("cvt.s32.s8", {0x180}, 32, {32}), 0xffffff80u);
  EXPECT_EQ(compute("cvt.u16.u32", {0x12345}, 16, {32}), 0x2345u);
}
