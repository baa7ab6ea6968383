//===- FaultTest.cpp - What the machine refuses ---------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each fault stands beside its neighbour that is none.
//
//===----------------------------------------------------------------------===//

#include "Kernels.h"

#include "gtest/gtest.h"

using namespace mp::ptx;
using namespace mp::ptx::test;
using llvm::StringRef;

static void expectError(const std::string &error, StringRef part) {
  EXPECT_TRUE(StringRef(error).contains(part)) << "'" << error << "'";
}

/// Runs a body on 16 initialised and 16 empty words, in blocks of so many
/// threads.
static std::string runBody(StringRef body, uint32_t threads = 1,
                           uint32_t blocks = 1, StringRef variables = "") {
  std::string all;
  // What is wrong is so in every order.
  for (uint64_t seed = 1; seed != 4; ++seed) {
    Bench bench;
    bench.options.seed = seed;
    bench.add("in", std::vector<uint32_t>(16, 7));
    bench.addEmpty("out", 64);
    bench.launch.block[0] = threads;
    bench.launch.grid[0] = blocks;
    bench.launch.sharedBytes = 1024;
    std::string error = bench.run(body, variables);
    if (seed == 1)
      all = error;
    EXPECT_EQ(all.empty(), error.empty()) << all << " against " << error;
  }
  return all;
}

static constexpr StringRef ownWord = "mul.wide.u32 %rd9, %r0, 4;\n"
                                     "add.s64 %rd8, %rd0, %rd9;\n"
                                     "add.s64 %rd9, %rd1, %rd9;\n";
static constexpr StringRef sharedWords = ".shared .align 16 .b8 s[256];\n";
/// The address of the thread's word in shared memory, and of its neighbour's.
static constexpr StringRef ownShared = "mov.b64 %rd7, s;\n"
                                       "mul.wide.u32 %rd9, %r0, 4;\n"
                                       "add.s64 %rd7, %rd7, %rd9;\n"
                                       "xor.b32 %r9, %r0, 1;\n"
                                       "mul.wide.u32 %rd6, %r9, 4;\n"
                                       "mov.b64 %rd5, s;\n"
                                       "add.s64 %rd6, %rd5, %rd6;\n";

TEST(FaultTest, OutOfBounds) {
  EXPECT_EQ(runBody("ld.global.b32 %r1, [%rd0+60];"), "");
  std::string error = runBody("ld.global.b32 %r1, [%rd0+64];");
  expectError(error, "k: block (0, 0, 0), thread (0, 0, 0), line 14");
  expectError(error, "'ld.global.b32 %r1, [%rd0+64];'");
  expectError(error, "accesses bytes 64 to 68 of 'in'");
  expectError(runBody("ld.global.b32 %r1, [%rd0+-4];"), "bytes -4 to 0");
  expectError(runBody("mov.b64 %rd2, 64;\nst.global.b32 [%rd2], %r0;"),
              "which is in shared and not in global memory");
  expectError(runBody("mov.b64 %rd2, -64;\nst.global.b32 [%rd2], %r0;"),
              "where nothing is");
}

// A vector may begin in memory and end behind it: what is there is read, and
// what is not has no value that lasts. It may not begin behind, or be written
// so.
TEST(FaultTest, Overhang) {
  auto readThree = [](StringRef word, uint64_t seed) {
    Bench bench;
    bench.options.seed = seed;
    bench.add("in", {7, 8, 9});
    Allocation &out = bench.addEmpty("out", 4);
    bench.launch.block[0] = bench.launch.grid[0] = 1;
    std::string body = "ld.global.v4.b32 {%r1, %r2, %r3, %r4}, [%rd0];\n"
                       "st.global.b32 [%rd1], %r" +
                       word.str() + ";";
    EXPECT_EQ(bench.run(body), "");
    return bench.words(out).front();
  };
  EXPECT_EQ(readThree("1", 1), 7u);
  EXPECT_EQ(readThree("3", 1), 9u);
  EXPECT_NE(readThree("4", 1), 9u);
  expectError(runBody("ld.global.v4.b32 {%r1, %r2, %r3, %r4}, [%rd0+64];"),
              "accesses bytes 64 to 80 of 'in'");
  Bench bench;
  bench.add("in", {7, 8, 9, 10});
  bench.addEmpty("out", 12);
  bench.launch.block[0] = bench.launch.grid[0] = 1;
  expectError(bench.run("st.global.v4.b32 [%rd1], {%r0, %r0, %r0, %r0};"),
              "accesses bytes 0 to 16 of 'out'");
}

// An element of a vector may be two numbers of 16 bits: of those at the end the
// first is what it is, in memory that ends there and in memory with room
// behind.
TEST(FaultTest, OverhangInAnElement) {
  for (uint64_t size : {6, 8}) {
    Bench bench;
    bench.addEmpty("in", size);
    Allocation &out = bench.addEmpty("out", 4);
    bench.launch.block[0] = bench.launch.grid[0] = 1;
    EXPECT_EQ(bench.run("mov.b32 %r1, 524295;\nst.global.b32 [%rd0], %r1;\n"
                        "mov.b16 %rs1, 9;\nst.global.b16 [%rd0+4], %rs1;\n"
                        "ld.global.v2.b32 {%r2, %r3}, [%rd0];\n"
                        "and.b32 %r3, %r3, 65535;\n"
                        "st.global.b32 [%rd1], %r3;"),
              "");
    EXPECT_EQ(bench.words(out).front(), 9u);
  }
}

TEST(FaultTest, Alignment) {
  EXPECT_EQ(runBody("ld.global.v4.b32 {%r1, %r2, %r3, %r4}, [%rd0+16];"), "");
  expectError(runBody("ld.global.v4.b32 {%r1, %r2, %r3, %r4}, [%rd0+8];"),
              "not a multiple of 16");
  expectError(runBody("ld.global.v2.b32 {%r1, %r2}, [%rd0+4];"),
              "not a multiple of 8");
  // Aligned to what was asked for, and to no more.
  expectError(runBody("ld.global.v4.b64 {%rd2, %rd3, %rd4, %rd5}, [%rd0];"),
              "not a multiple of 32");
}

TEST(FaultTest, UninitialisedGlobal) {
  EXPECT_EQ(runBody("st.global.b32 [%rd1], %r0;\nld.global.b32 %r1, [%rd1];"),
            "");
  expectError(
      runBody("st.global.b32 [%rd1], %r0;\nld.global.b32 %r1, [%rd1+4];"),
      "reads what nothing has written: byte 4 of 'out'");
  // A wide access is not as good as its first bytes.
  expectError(runBody("st.global.b32 [%rd1], %r0;\n"
                      "ld.global.b64 %rd2, [%rd1];"),
              "reads what nothing has written");
  expectError(runBody("atom.global.add.u32 %r1, [%rd1], 1;"),
              "reads what nothing has written");
}

TEST(FaultTest, UninitialisedShared) {
  EXPECT_EQ(runBody("st.shared.b32 [s], %r0;\nld.shared.b32 %r1, [s];", 1, 2,
                    sharedWords),
            "");
  expectError(runBody("ld.shared.b32 %r1, [s];", 1, 1, sharedWords),
              "reads what nothing has written: byte");
  // What another block left there is nothing.
  expectError(runBody("mov.u32 %r1, %ctaid.x;\nsetp.eq.b32 %p1, %r1, 0;\n"
                      "@%p1 st.shared.b32 [s], %r0;\nld.shared.b32 %r1, [s];",
                      1, 2, sharedWords),
              "reads what nothing has written");
}

TEST(FaultTest, SharedVariablesAreApart) {
  StringRef two = ".shared .align 4 .b8 a[8];\n.shared .align 4 .b8 b[8];\n";
  EXPECT_EQ(
      runBody("st.shared.b32 [a+4], %r0;\nst.shared.b32 [b], %r0;", 1, 1, two),
      "");
  expectError(
      runBody("st.shared.b32 [a+8], %r0;\nst.shared.b32 [b], %r0;", 1, 1, two),
      "accesses bytes 8 to 12 of 'a' in shared memory, which has 8");
}

TEST(FaultTest, UninitialisedRegister) {
  StringRef guarded = "setp.eq.b32 %p1, %r0, 0;\n@%p1 mov.b32 %r1, 5;\n";
  EXPECT_EQ(runBody(guarded.str() + "add.s32 %r2, %r1, 1;", 1), "");
  expectError(runBody(guarded.str() + "add.s32 %r2, %r1, 1;", 2),
              "reads the register %r1");
  expectError(runBody("st.global.b32 [%rd1], %r5;"), "reads the register %r5");
  expectError(runBody("@%p5 st.global.b32 [%rd1], %r0;"),
              "reads the register %p5");
  // A half that is cut off again is no value, and two of them are none.
  EXPECT_EQ(runBody("mov.b16 %rs1, 5;\nmov.b32 %r1, {%rs2, %rs1};\n"
                    "shr.u32 %r1, %r1, 16;\nst.global.b32 [%rd1], %r1;"),
            "");
  expectError(runBody("mov.b32 %r1, {%rs2, %rs3};"), "the register %rs2");
  // Bytes of a vector that was widened are cut off again, too; what is added to
  // has to have a value.
  EXPECT_EQ(runBody("prmt.b32 %r1, %r5, %r6, 0x3340;\n"
                    "prmt.b32 %r2, %r0, %r1, 0x5410;\n"
                    "and.b32 %r2, %r2, 255;\nst.global.b32 [%rd1], %r2;"),
            "");
  expectError(runBody("add.s32 %r1, %r5, 1;\nprmt.b32 %r1, %r1, 0, 0x4440;"),
              "the register %r5");
  // Undefined on a way that nobody takes is no fault.
  StringRef around = "setp.eq.b32 %p1, %r0, 0;\n@%p1 bra A;\n"
                     "bra B;\nA: mov.b32 %r1, 1;\nB: @!%p1 bra C;\n"
                     "st.global.b32 [%rd1], %r1;\nC: ret;";
  EXPECT_EQ(runBody(around, 2), "");
}

TEST(FaultTest, SharedRace) {
  std::string write = ownShared.str() + "st.shared.b32 [%rd7], %r0;\n";
  StringRef read = "ld.shared.b32 %r1, [%rd6];\n";
  EXPECT_EQ(runBody(write + "bar.sync 0;\n" + read.str(), 64, 1, sharedWords),
            "");
  expectError(runBody(write + read.str(), 64, 1, sharedWords), "of 's' (");
  // Two writes of one value are a race, too.
  expectError(runBody("st.shared.b32 [s], 1;", 2, 1, sharedWords),
              "and nothing orders them");
  // A read, then a write of another thread without a barrier between.
  std::string both = write + "bar.sync 0;\n" + read.str();
  EXPECT_EQ(runBody(both + "bar.sync 0;\nst.shared.b32 [%rd7], %r1;", 64, 1,
                    sharedWords),
            "");
  expectError(runBody(both + "st.shared.b32 [%rd7], %r1;", 64, 1, sharedWords),
              "and nothing orders them");
}

TEST(FaultTest, RaceInsideAWarp) {
  std::string write = ownShared.str() + "st.shared.b32 [%rd7], %r0;\n";
  StringRef read = "ld.shared.b32 %r1, [%rd6];\n";
  EXPECT_EQ(
      runBody(write + "bar.warp.sync -1;\n" + read.str(), 32, 1, sharedWords),
      "");
  // Two warps are not one: here the neighbour is 32 threads away.
  std::string far = write + "xor.b32 %r9, %r0, 32;\n"
                            "mul.wide.u32 %rd6, %r9, 4;\n"
                            "add.s64 %rd6, %rd5, %rd6;\n";
  expectError(
      runBody(far + "bar.warp.sync -1;\n" + read.str(), 64, 1, sharedWords),
      "and nothing orders them");
  // A shuffle moves values and orders no memory.
  expectError(
      runBody(write + "shfl.sync.bfly.b32 %r2, %r0, 1, 31, -1;\n" + read.str(),
              32, 1, sharedWords),
      "and nothing orders them");
}

TEST(FaultTest, GlobalRace) {
  std::string own = ownWord.str();
  EXPECT_EQ(runBody(own + "st.global.b32 [%rd9], %r0;", 16), "");
  expectError(runBody("st.global.b32 [%rd1], 1;", 2), "writes what thread");
  expectError(runBody("st.global.b32 [%rd1], 1;", 1, 2),
              "writes what another block writes");
  // Nobody may read what another block writes, before or behind it.
  expectError(runBody("mov.u32 %r1, %ctaid.x;\nsetp.eq.b32 %p1, %r1, 0;\n"
                      "@%p1 st.global.b32 [%rd0], 1;\n"
                      "ld.global.b32 %r2, [%rd0];",
                      1, 3),
              "another block");
  EXPECT_EQ(runBody("red.global.add.u32 [%rd0], 1;", 16, 4), "");
  expectError(runBody("red.global.add.u32 [%rd0], 1;\n"
                      "ld.global.b32 %r1, [%rd0];",
                      2),
              "and nothing orders them");
}

TEST(FaultTest, GlobalOrderedByABarrier) {
  std::string own = ownWord.str() + "st.global.b32 [%rd9], %r0;\n";
  EXPECT_EQ(runBody(own + "bar.sync 0;\nld.global.b32 %r1, [%rd1];", 16), "");
  expectError(runBody(own + "ld.global.b32 %r1, [%rd1];", 16),
              "byte 0 of 'out'");
}

TEST(FaultTest, LaunchesAreOrdered) {
  Bench bench;
  Allocation &words = bench.add("words", std::vector<uint32_t>(4, 1));
  std::string text = makeEntry("mul.wide.u32 %rd9, %r0, 4;\n"
                               "add.s64 %rd9, %rd0, %rd9;\n"
                               "xor.b32 %r9, %r0, 1;\n"
                               "ld.global.b32 %r1, [%rd9];\n"
                               "add.s32 %r1, %r1, %r0;\n"
                               "st.global.b32 [%rd9], %r1;",
                               1);
  bench.launch.block[0] = 4;
  Machine machine(llvm::cantFail(parse(text)), bench.memory);
  for (int i = 0; i != 2; ++i)
    EXPECT_EQ(toString(machine.launch(bench.launch)), "");
  EXPECT_EQ(bench.words(words), (std::vector<uint32_t>{1, 3, 5, 7}));
}

TEST(FaultTest, DivergentBarriers) {
  StringRef all = "setp.gt.u32 %p1, %r0, 15;\n";
  EXPECT_EQ(runBody(all.str() + "bar.sync 0;", 64), "");
  expectError(runBody(all.str() + "@%p1 ret;\nbar.sync 0;", 64),
              "which has left the entry");
  // The same barrier in two places is not the same to one warp.
  expectError(runBody(all.str() + "@%p1 bra B;\nbar.sync 0;\nbra C;\n"
                                  "B: bar.sync 0;\nC:",
                      64),
              "is another barrier than that of thread 0");
  StringRef warps = "setp.gt.u32 %p1, %r0, 31;\n";
  EXPECT_EQ(runBody(warps.str() + "@%p1 bra B;\nbar.sync 0;\nbra C;\n"
                                  "B: bar.sync 0;\nC:",
                    64),
            "");
  expectError(runBody(warps.str() + "@%p1 bra B;\nbar.sync 0;\nbra C;\n"
                                    "B: bar.sync 1;\nC:",
                      64),
              "another barrier than others of the block");
}

TEST(FaultTest, Shuffles) {
  StringRef shuffle = "shfl.sync.bfly.b32 %r1, %r0, 1, 31, -1;";
  EXPECT_EQ(runBody(shuffle, 64), "");
  expectError(runBody(shuffle, 48), "names lane 16, which the block has not");
  EXPECT_EQ(runBody("shfl.sync.bfly.b32 %r1, %r0, 1, 31, 65535;", 16), "");
  StringRef half = "setp.gt.u32 %p1, %r0, 15;\n@%p1 ret;\n";
  expectError(runBody(half.str() + shuffle.str(), 32),
              "names lane 16, which has left the entry");
  expectError(runBody("shfl.sync.bfly.b32 %r1, %r0, 0, 31, 1;", 2),
              "does not name its own lane");
  expectError(runBody("shfl.sync.bfly.b32 %r1, %r0, 16, 31, 65535;", 16),
              "takes the value of lane 16, which takes no part");
  expectError(runBody("setp.gt.u32 %p1, %r0, 15;\n@%p1 bra B;\n" +
                          shuffle.str() + "\nB: bar.sync 0;",
                      32),
              "waits for lanes that never come");
  expectError(runBody("setp.eq.b32 %p1, %r0, 0;\n" + half.str() +
                          "vote.sync.any.pred %p2, %p1, -1;",
                      32),
              "has left the entry");
}

TEST(FaultTest, NonCoherentReads) {
  std::string own = ownWord.str();
  EXPECT_EQ(runBody(own + "ld.global.nc.b32 %r1, [%rd8];\n"
                          "st.global.b32 [%rd9], %r1;",
                    16),
            "");
  expectError(runBody(own + "ld.global.nc.b32 %r1, [%rd8];\n"
                            "st.global.b32 [%rd8], %r1;",
                      16),
              "without coherence (nc)");
  EXPECT_EQ(runBody(own + "ld.global.b32 %r1, [%rd8];\n"
                          "st.global.b32 [%rd8], %r1;",
                    16),
            "");
  expectError(runBody(own + "st.global.b32 [%rd9], %r0;\n"
                            "ld.global.nc.b32 %r1, [%rd9];",
                      16),
              "without coherence (nc)");
}

TEST(FaultTest, ReadOnlyMemory) {
  Bench bench;
  Allocation &words = bench.add("words", {1});
  EXPECT_EQ(bench.run("st.global.b32 [%rd0], 2;"), "");
  words.isReadOnly = true;
  expectError(bench.run("st.global.b32 [%rd0], 2;"), "which is read only");
  expectError(
      runBody("st.const.b32 [t], 2;", 1, 1, ".const .align 4 .b32 t = 1;"),
      "which is read only");
}

TEST(FaultTest, EndlessLoop) {
  Bench bench;
  bench.options.budget = 1000;
  EXPECT_EQ(bench.run("mov.b32 %r1, 0;\nA: add.s32 %r1, %r1, 1;\n"
                      "setp.lt.u32 %p1, %r1, 100;\n@%p1 bra A;"),
            "");
  expectError(bench.run("A: bra A;"), "more instructions than are allowed");
  expectError(bench.run("trap;"), "runs into a trap");
}

TEST(FaultTest, LaunchesThatNoDriverTakes) {
  Bench bench;
  std::string text = makeEntry("st.shared.b32 [s], 1;", 0, sharedWords);
  Machine machine(llvm::cantFail(parse(text)), bench.memory);
  auto launch = [&] { return toString(machine.launch(bench.launch)); };
  expectError(launch(), "has 256 bytes of shared memory, and is launched with");
  bench.launch.sharedBytes = 256;
  EXPECT_EQ(launch(), "");
  bench.launch.block[0] = 1025;
  expectError(launch(), "more threads than a block may have");
  bench.launch.block[0] = 1;
  bench.launch.addPointer(0);
  expectError(launch(), "has 0 parameters, and is launched with 1");
  bench.launch.entry = "other";
  expectError(launch(), "there is no entry 'other'");
}

TEST(FaultTest, RequiredBlock) {
  Memory memory;
  Launch launch;
  launch.entry = "k";
  Machine machine(
      llvm::cantFail(parse(".entry k()\n.reqntid 8, 1, 1\n{\nret;\n}")),
      memory);
  expectError(toString(machine.launch(launch)), "other than .reqntid");
  launch.block[0] = 8;
  EXPECT_EQ(toString(machine.launch(launch)), "");
}
