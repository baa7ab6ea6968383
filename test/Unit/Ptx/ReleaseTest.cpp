//===- ReleaseTest.cpp - Blocks that wait for none but know the last ------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The protocol of lib/CodeGen/LastBlock.h, and what is wrong without each of
// its parts.
//
//===----------------------------------------------------------------------===//

#include "Kernels.h"

#include "gtest/gtest.h"

using namespace mp::ptx;
using namespace mp::ptx::test;
using llvm::StringRef;

namespace {

/// What a block does behind its write.
struct Protocol {
  std::string before = "bar.sync 0;\n";
  std::string release = "fence.acq_rel.gpu;\n";
  std::string count = "atom.global.inc.u32 %r3, [%rd0], 2;\n";
  std::string acquire = "fence.acq_rel.gpu;\n";
  std::string behind = "bar.sync 0;\n";
};

} // namespace

/// Thread 1 of each of three blocks writes a word, thread 0 counts, and thread
/// 1 of the last block adds up the words of all; so many launches on one
/// counter.
static std::string run(const Protocol &protocol, unsigned launches = 1,
                       uint32_t *sum = nullptr) {
  std::string first, body = "mov.u32 %r2, %ctaid.x;\n"
                            "mul.wide.u32 %rd9, %r2, 4;\n"
                            "add.s64 %rd9, %rd1, %rd9;\n"
                            "add.u32 %r2, %r2, 5;\n"
                            "setp.ne.u32 %p1, %r0, 1;\n"
                            "@%p1 bra A;\n"
                            "st.global.b32 [%rd9], %r2;\n"
                            "A:\n" +
                            protocol.before +
                            "setp.ne.u32 %p2, %r0, 0;\n"
                            "@%p2 bra B;\n" +
                            protocol.release + protocol.count +
                            protocol.acquire +
                            "st.shared.b32 [s], %r3;\n"
                            "B:\n" +
                            protocol.behind +
                            "ld.shared.b32 %r4, [s];\n"
                            "setp.ne.u32 %p3, %r4, 2;\n"
                            "@%p3 bra C;\n"
                            "setp.ne.u32 %p4, %r0, 1;\n"
                            "@%p4 bra C;\n"
                            "ld.global.b32 %r5, [%rd1];\n"
                            "ld.global.b32 %r6, [%rd1+4];\n"
                            "ld.global.b32 %r7, [%rd1+8];\n"
                            "add.u32 %r5, %r5, %r6;\n"
                            "add.u32 %r5, %r5, %r7;\n"
                            "st.global.b32 [%rd2], %r5;\n"
                            "C:\n";
  for (uint64_t seed = 1; seed != 8; ++seed) {
    Bench bench;
    bench.options.seed = seed;
    Allocation &counter = bench.add("counter", {0});
    bench.addEmpty("out", 12);
    Allocation &result = bench.addEmpty("sum", 4);
    bench.launch.block[0] = 2;
    bench.launch.grid[0] = 3;
    bench.launch.sharedBytes = 16;
    for (unsigned i = 0; i != launches; ++i) {
      result.setInitialised(false);
      std::string error = bench.run(body, ".shared .align 4 .b32 s;\n");
      if (error.empty() && result.findUnwritten() != result.size())
        error = "nobody was the last";
      if (error.empty() && bench.words(counter)[0] != 0)
        error = "the counter is not zero";
      if (error.empty() && sum)
        *sum = bench.words(result)[0];
      if (!error.empty())
        first = error;
    }
  }
  return first;
}

static void expectError(const std::string &error, StringRef part) {
  EXPECT_TRUE(StringRef(error).contains(part)) << "'" << error << "'";
}

TEST(ReleaseTest, TheLastBlockReadsWhatAllWrote) {
  uint32_t sum = 0;
  EXPECT_EQ(run({}, /*launches=*/1, &sum), "");
  EXPECT_EQ(sum, 18u);
  EXPECT_EQ(run({}, /*launches=*/3, &sum), "");
  EXPECT_EQ(sum, 18u);
}

TEST(ReleaseTest, NothingMayBeLeftOut) {
  StringRef race = "reads what another block writes in the same launch, and "
                   "nothing orders them";
  Protocol protocol;
  protocol.before = "";
  expectError(run(protocol), race);
  protocol = {};
  protocol.release = "";
  expectError(run(protocol), race);
  protocol = {};
  protocol.acquire = "";
  expectError(run(protocol), race);
  protocol = {};
  protocol.behind = "";
  EXPECT_NE(run(protocol), ""); // the flag of the block, too
}

TEST(ReleaseTest, AFenceOfTheBlockIsNone) {
  Protocol protocol;
  protocol.release = "fence.acq_rel.cta;\n";
  expectError(run(protocol), "another block");
  protocol = {};
  protocol.acquire = "membar.cta;\n";
  expectError(run(protocol), "another block");
  protocol.acquire = "membar.gl;\n";
  EXPECT_EQ(run(protocol), "");
}

TEST(ReleaseTest, ACounterOfTheBlockOrdersNoOthers) {
  Protocol protocol;
  protocol.count = "atom.relaxed.cta.global.inc.u32 %r3, [%rd0], 2;\n";
  expectError(run(protocol), "another block");
}

TEST(ReleaseTest, TheCounterEndsAsItBegan) {
  Protocol protocol;
  protocol.count = "atom.global.add.u32 %r3, [%rd0], 1;\n";
  expectError(run(protocol), "the counter is not zero");
}
