//===- ControlTest.cpp - Branches, shuffles, votes, atomics ---------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Kernels.h"

#include "gtest/gtest.h"

#include <numeric>

using namespace mp::ptx;
using namespace mp::ptx::test;
using llvm::StringRef;

/// What 32 threads of a warp leave in %r1.
static std::vector<uint32_t> runWarp(StringRef body) {
  Bench bench;
  Allocation &out = bench.addEmpty("out", 128);
  bench.launch.block[0] = 32;
  std::string text = "mul.wide.u32 %rd9, %r0, 4;\nadd.s64 %rd9, %rd0, %rd9;\n" +
                     body.str() + "\nst.global.b32 [%rd9], %r1;";
  EXPECT_EQ(bench.run(text), "");
  return bench.words(out);
}

static std::vector<uint32_t> lanes(uint32_t (*valueOf)(uint32_t)) {
  std::vector<uint32_t> values(32);
  for (uint32_t lane = 0; lane != 32; ++lane)
    values[lane] = valueOf(lane);
  return values;
}

TEST(ControlTest, Shuffles) {
  EXPECT_EQ(runWarp("shfl.sync.bfly.b32 %r1, %r0, 5, 31, -1;"),
            lanes([](uint32_t l) { return l ^ 5; }));
  EXPECT_EQ(runWarp("shfl.sync.up.b32 %r1, %r0, 3, 0, -1;"),
            lanes([](uint32_t l) { return l < 3 ? l : l - 3; }));
  EXPECT_EQ(runWarp("shfl.sync.down.b32 %r1, %r0, 3, 31, -1;"),
            lanes([](uint32_t l) { return l > 28 ? l : l + 3; }));
  EXPECT_EQ(runWarp("shfl.sync.idx.b32 %r1, %r0, 7, 31, -1;"),
            lanes([](uint32_t) { return 7u; }));
  // Segments of eight lanes: 0x1800 above, and what lies in one of them.
  EXPECT_EQ(runWarp("shfl.sync.idx.b32 %r1, %r0, 2, 6175, -1;"),
            lanes([](uint32_t l) { return (l & 24) + 2; }));
  EXPECT_EQ(runWarp("shfl.sync.down.b32 %r1|%p1, %r0, 1, 6175, -1;\n"
                    "@!%p1 mov.b32 %r1, 99;"),
            lanes([](uint32_t l) { return l % 8 == 7 ? 99 : l + 1; }));
}

TEST(ControlTest, ComparisonsOfPairs) {
  // Lanes of f16, and 1 above -1 against zeros: the lower half is the first.
  auto compare = [](const std::string &how) {
    return runWarp("mov.b32 %r2, 0x3c00bc00;\nmov.b32 %r3, 0;\n"
                   "setp." +
                   how +
                   " %p1|%p2, %r2, %r3;\n"
                   "selp.b32 %r4, 1, 0, %p1;\nselp.b32 %r5, 2, 0, %p2;\n"
                   "or.b32 %r1, %r4, %r5;");
  };
  EXPECT_EQ(compare("le.f16x2"), lanes([](uint32_t) { return 1u; }));
  EXPECT_EQ(compare("gt.bf16x2"), lanes([](uint32_t) { return 2u; }));
  EXPECT_EQ(compare("ne.f16x2"), lanes([](uint32_t) { return 3u; }));
}

TEST(ControlTest, PartsOfAWarp) {
  // Both halves, each at an instruction of its own.
  EXPECT_EQ(runWarp("setp.lt.u32 %p1, %r0, 16;\n@%p1 bra A;\n"
                    "shfl.sync.bfly.b32 %r1, %r0, 1, 31, 0xffff0000;\nbra B;\n"
                    "A: shfl.sync.bfly.b32 %r1, %r0, 2, 31, 0xffff;\nB:"),
            lanes([](uint32_t l) { return l < 16 ? l ^ 2 : l ^ 1; }));
}

TEST(ControlTest, Votes) {
  StringRef odd = "and.b32 %r2, %r0, 1;\nsetp.eq.b32 %p1, %r2, 1;\n";
  EXPECT_EQ(runWarp(odd.str() + "vote.sync.ballot.b32 %r1, %p1, -1;"),
            lanes([](uint32_t) { return 0xaaaaaaaau; }));
  auto flag = [&](StringRef mode) {
    return runWarp(odd.str() + "vote.sync." + mode.str() +
                   ".pred %p2, %p1, -1;\nselp.b32 %r1, 1, 0, %p2;")[3];
  };
  EXPECT_EQ(flag("any"), 1u);
  EXPECT_EQ(flag("all"), 0u);
  EXPECT_EQ(flag("uni"), 0u);
}

TEST(ControlTest, LoopsAndTables) {
  // 0 + 1 + ... + lane
  EXPECT_EQ(runWarp("mov.b32 %r1, 0;\nmov.b32 %r2, 0;\n"
                    "A: add.s32 %r1, %r1, %r2;\nadd.s32 %r2, %r2, 1;\n"
                    "setp.le.u32 %p1, %r2, %r0;\n@%p1 bra A;"),
            lanes([](uint32_t l) { return l * (l + 1) / 2; }));
  EXPECT_EQ(runWarp("and.b32 %r2, %r0, 1;\nT: .branchtargets A, B;\n"
                    "brx.idx %r2, T;\nA: mov.b32 %r1, 10;\nbra.uni C;\n"
                    "B: mov.b32 %r1, 11;\nC:"),
            lanes([](uint32_t l) { return 10 + (l & 1); }));
}

TEST(ControlTest, AtomicsOfManyBlocks) {
  Bench bench;
  Allocation &sums = bench.add("sums", {0, 5, 0xffffffff, 0, 7});
  bench.launch.block[0] = 40;
  bench.launch.grid[0] = 3;
  EXPECT_EQ(bench.run("red.global.add.u32 [%rd0], 1;\n"
                      "atom.global.max.s32 %r1, [%rd0+4], %r0;\n"
                      "atom.global.min.u32 %r1, [%rd0+8], %r0;\n"
                      "red.global.add.f32 [%rd0+12], 0f3F000000;\n"
                      "atom.global.cas.b32 %r1, [%rd0+16], 7, 9;"),
            "");
  EXPECT_EQ(bench.words(sums),
            (std::vector<uint32_t>{120, 39, 0, 0x42700000, 9}));
}

TEST(ControlTest, SpecialRegisters) {
  Bench bench;
  Allocation &out = bench.addEmpty("out", 24);
  bench.launch.grid = {3, 2, 1};
  EXPECT_EQ(
      bench.run("mov.u32 %r1, %ctaid.x;\nmov.u32 %r2, %ctaid.y;\n"
                "mov.u32 %r3, %nctaid.x;\nmad.lo.s32 %r4, %r2, %r3, %r1;\n"
                "mul.wide.u32 %rd1, %r4, 4;\nadd.s64 %rd1, %rd0, %rd1;\n"
                "st.global.b32 [%rd1], %r4;"),
      "");
  std::vector<uint32_t> expected(6);
  std::iota(expected.begin(), expected.end(), 0);
  EXPECT_EQ(bench.words(out), expected);
}

TEST(ControlTest, TheSumOfABlock) {
  // A tree of barriers, as our reductions have it.
  Bench bench;
  Allocation &out = bench.addEmpty("out", 4);
  bench.launch.block[0] = 128;
  bench.launch.sharedBytes = 512;
  EXPECT_EQ(bench.run("mov.b64 %rd1, s;\nmul.wide.u32 %rd2, %r0, 4;\n"
                      "add.s64 %rd3, %rd1, %rd2;\nst.shared.b32 [%rd3], %r0;\n"
                      "mov.b32 %r1, 64;\n"
                      "A: bar.sync 0;\nsetp.ge.u32 %p1, %r0, %r1;\n"
                      "@%p1 bra B;\nadd.s32 %r2, %r0, %r1;\n"
                      "mul.wide.u32 %rd4, %r2, 4;\nadd.s64 %rd4, %rd1, %rd4;\n"
                      "ld.shared.b32 %r3, [%rd4];\nld.shared.b32 %r4, [%rd3];\n"
                      "add.s32 %r4, %r4, %r3;\nst.shared.b32 [%rd3], %r4;\n"
                      "B: shr.u32 %r1, %r1, 1;\nsetp.ne.b32 %p2, %r1, 0;\n"
                      "@%p2 bra A;\nsetp.ne.b32 %p3, %r0, 0;\n@%p3 ret;\n"
                      "ld.shared.b32 %r5, [s];\nst.global.b32 [%rd0], %r5;",
                      ".shared .align 16 .b8 s[512];"),
            "");
  EXPECT_EQ(bench.words(out), (std::vector<uint32_t>{8128}));
}
