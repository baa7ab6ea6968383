//===- IntegerTest.cpp - Integers, bits, comparisons ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Kernels.h"

#include "gtest/gtest.h"

#include <random>

using namespace mp::ptx;
using namespace mp::ptx::test;
using llvm::StringRef;

TEST(IntegerTest, Integers) {
  std::mt19937_64 random(9);
  for (int i = 0; i != 200; ++i) {
    uint64_t a = random() >> (random() % 64), b = random() >> (random() % 64);
    auto wide = [&](StringRef opcode) {
      return compute(opcode, {a, b}, 64, {64, 64});
    };
    auto sa = int64_t(a), sb = int64_t(b);
    EXPECT_EQ(wide("add.s64"), a + b);
    EXPECT_EQ(wide("sub.s64"), a - b);
    EXPECT_EQ(wide("mul.lo.s64"), a * b);
    EXPECT_EQ(wide("mul.hi.u64"),
              uint64_t((static_cast<unsigned __int128>(a) * b) >> 64));
    EXPECT_EQ(wide("mul.hi.s64"),
              uint64_t((static_cast<__int128>(sa) * sb) >> 64));
    EXPECT_EQ(wide("max.s64"), uint64_t(std::max(sa, sb)));
    EXPECT_EQ(wide("min.u64"), std::min(a, b));
    EXPECT_EQ(wide("div.u64"), b ? a / b : ~uint64_t(0));
    EXPECT_EQ(wide("rem.u64"), b ? a % b : a);
    auto x = uint32_t(a), y = uint32_t(b);
    EXPECT_EQ(compute("min.relu.s32", {x, y}, 32, {32, 32}),
              uint32_t(std::max(std::min(int32_t(x), int32_t(y)), 0)));
    EXPECT_EQ(compute("max.relu.s32", {x, y}, 32, {32, 32}),
              uint32_t(std::max({int32_t(x), int32_t(y), 0})));
    EXPECT_EQ(compute("mul.wide.u32", {x, y}, 64, {32, 32}), uint64_t(x) * y);
    EXPECT_EQ(compute("mul.wide.s32", {x, y}, 64, {32, 32}),
              uint64_t(int64_t(int32_t(x)) * int32_t(y)));
    EXPECT_EQ(compute("mad.lo.s32", {x, y, 7}, 32, {32, 32, 32}),
              uint32_t(x * y + 7));
    EXPECT_EQ(compute("mul.lo.s16", {x & 0xffff, y & 0xffff}, 16, {16, 16}),
              uint16_t(x * y));
    EXPECT_EQ(compute("mul.hi.u16", {x & 0xffff, y & 0xffff}, 16, {16, 16}),
              uint16_t(((x & 0xffffu) * (y & 0xffffu)) >> 16));
  }
  EXPECT_EQ(compute("div.s32", {0x80000000, 0xffffffff}, 32, {32, 32}),
            0x80000000u);
  EXPECT_EQ(compute("rem.s32", {0xfffffff9, 3}, 32, {32, 32}), 0xffffffffu);
}

TEST(IntegerTest, Bits) {
  auto binary = [](StringRef opcode, uint64_t a, uint64_t b) {
    return compute(opcode, {a, b}, 32, {32, 32});
  };
  EXPECT_EQ(binary("shl.b32", 1, 31), 0x80000000u);
  EXPECT_EQ(binary("shl.b32", 1, 32), 0u);
  EXPECT_EQ(binary("shr.u32", 0x80000000, 31), 1u);
  EXPECT_EQ(binary("shr.u32", 0x80000000, 32), 0u);
  EXPECT_EQ(binary("shr.s32", 0x80000000, 99), 0xffffffffu);
  EXPECT_EQ(binary("xor.b32", 12, 10), 6u);
  auto three = [](StringRef opcode, uint64_t a, uint64_t b, uint64_t c) {
    return compute(opcode, {a, b, c}, 32, {32, 32, 32});
  };
  EXPECT_EQ(three("shf.l.wrap.b32", 0x89abcdef, 0x01234567, 36), 0x12345678u);
  EXPECT_EQ(three("shf.r.wrap.b32", 0x89abcdef, 0x01234567, 4), 0x789abcdeu);
  EXPECT_EQ(three("shf.r.clamp.b32", 0x89abcdef, 0x01234567, 40), 0x01234567u);
  EXPECT_EQ(three("prmt.b32", 0x33221100, 0x77665544, 0x3740), 0x33774400u);
  EXPECT_EQ(three("prmt.b32", 0x80, 0, 0x8888), 0xffffffffu);
  EXPECT_EQ(three("bfe.u32", 0xabcd, 4, 8), 0xbcu);
  EXPECT_EQ(three("bfe.s32", 0xabcd, 4, 8), 0xffffffbcu);
  EXPECT_EQ(three("bfe.s32", 0x80000000, 28, 8), 0xfffffff8u);
  EXPECT_EQ(compute("bfi.b32", {0xf, 0, 8, 4}, 32, {32, 32, 32, 32}), 0xf00u);
  EXPECT_EQ(compute("lop3.b32", {12, 10, 3, 0xe8}, 32, {32, 32, 32, 32}),
            (12u & 10u) | (12u & 3u) | (10u & 3u));
  EXPECT_EQ(compute("popc.b64", {0xff00ff}, 32, {64}), 16u);
  EXPECT_EQ(compute("clz.b32", {1}, 32, {32}), 31u);
  EXPECT_EQ(compute("brev.b32", {1}, 32, {32}), 0x80000000u);
  EXPECT_EQ(compute("not.b16", {0xff}, 16, {16}), 0xff00u);
  EXPECT_EQ(compute("not.pred", {1}, 1, {1}), 0u);
  EXPECT_EQ(compute("selp.b32", {4, 5, 0}, 32, {32, 32, 1}), 5u);
}

TEST(IntegerTest, Comparisons) {
  uint64_t nan = 0x7fc00000, one = 0x3f800000, minusOne = 0xbf800000;
  auto compare = [](StringRef opcode, uint64_t a, uint64_t b) {
    return compute(opcode, {a, b}, 1, {32, 32});
  };
  EXPECT_EQ(compare("setp.lt.f32", minusOne, one), 1u);
  EXPECT_EQ(compare("setp.lt.s32", 0xffffffff, 1), 1u);
  EXPECT_EQ(compare("setp.lt.u32", 0xffffffff, 1), 0u);
  EXPECT_EQ(compare("setp.eq.f32", 0, 0x80000000), 1u);
  EXPECT_EQ(compare("setp.eq.b32", 0, 0x80000000), 0u);
  for (StringRef name : {"eq", "ne", "lt", "le", "gt", "ge", "num"})
    EXPECT_EQ(compare(("setp." + name + ".f32").str(), nan, one), 0u);
  for (StringRef name : {"equ", "neu", "ltu", "leu", "gtu", "geu", "nan"})
    EXPECT_EQ(compare(("setp." + name + ".f32").str(), nan, one), 1u);
  EXPECT_EQ(compute("setp.lt.and.s32", {1, 2, 0}, 1, {32, 32, 1}), 0u);
  EXPECT_EQ(compute("setp.lt.or.s32", {2, 1, 1}, 1, {32, 32, 1}), 1u);
  EXPECT_EQ(compute("setp.lt.f16", {0xbc00, 0x3c00}, 1, {16, 16}), 1u);
}
