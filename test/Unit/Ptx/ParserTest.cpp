//===- ParserTest.cpp - What is no PTX that we know -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Kernels.h"

#include "gtest/gtest.h"

using namespace mp::ptx;
using namespace mp::ptx::test;
using llvm::StringRef;

/// The error of reading a text or of making code of its only entry.
static std::string errorOf(StringRef text) {
  llvm::Expected<Module> module = parse(text);
  if (!module)
    return toString(module.takeError());
  Addresses addresses;
  for (const Variable &variable : module->variables)
    addresses[variable.name] = 4096;
  llvm::Expected<Code> code = decode(*module, module->entries[0], addresses);
  return code ? "" : toString(code.takeError());
}

static void expectRefused(StringRef body, StringRef part) {
  std::string error = errorOf(makeEntry(body, 1));
  EXPECT_TRUE(StringRef(error).contains(part)) << "'" << error << "'";
  EXPECT_TRUE(StringRef(error).contains("line ")) << "'" << error << "'";
}

static void expectTaken(StringRef body) {
  EXPECT_EQ(errorOf(makeEntry(body, 1)), "");
}

TEST(ParserTest, UnknownInstructions) {
  expectRefused("frob.s32 %r1, %r0;", "unknown instruction: 'frob.s32 %r1");
  expectRefused("add.s32.odd %r1, %r0, %r0;", "unknown instruction");
  expectRefused("add.f33 %r1, %r0, %r0;", "unknown instruction");
  expectRefused("mma.sync.aligned.m16n8k8 %r1, %r0;", "unknown instruction");
  expectRefused("cvt.f16.f32 %rs1, %r0;", "unknown instruction");
  expectTaken("cvt.rn.f16.f32 %rs1, %r0;");
  expectRefused("cvt.rn.f32.f16 %r1, %rs1;", "unknown instruction");
  expectTaken("cvt.f32.f16 %r1, %rs1;");
  expectRefused("cvt.rni.s32.s32 %r1, %r0;", "unknown instruction");
  expectRefused("setp.lt.b32 %p1, %r0, 1;", "unknown instruction");
  expectRefused("ld.global.volatile2.b32 %r1, [%rd0];", "unknown instruction");
  expectRefused("ld.shared.nc.b32 %r1, [%rd0];", "without coherence");
  expectRefused("shfl.bfly.b32 %r1, %r0, 1, 31;", "unknown instruction");
  expectRefused("bar.arrive 0, 32;", "unknown instruction");
}

TEST(ParserTest, Operands) {
  expectRefused("add.s32 %r1, %r0;", "so many operands");
  expectRefused("add.s32 %r1, %r0, %r0, %r0;", "so many operands");
  expectRefused("add.s32 %r1, %rd0, %r0;", "'%rd0' has 64 bits, not 32");
  expectRefused("add.s32 %rd1, %r0, %r0;", "'%rd1' has 64 bits, not 32");
  expectRefused("add.s32 1, %r0, %r0;", "expected a register");
  expectRefused("add.s32 %r1, %r77, %r0;", "unknown register '%r77'");
  expectRefused("mov.b32 %r1, %clock;", "unknown register '%clock'");
  expectRefused("mov.b32 %r1, 0d3FF0000000000000;",
                "constant of another width");
  expectRefused("mov.b64 %rd1, nowhere;", "unknown name 'nowhere'");
  expectRefused("ld.global.b32 %r1, [%r0];", "expected an address");
  expectRefused("ld.global.v2.b32 {%r1, %r2, %r3}, [%rd0];",
                "a vector of another length");
  expectRefused("@%r0 ret;", "expected a predicate");
  expectRefused("bra nowhere;", "unknown label 'nowhere'");
  expectRefused("brx.idx %r0, nowhere;", "unknown table of labels");
  // A register may be wider than what is loaded, never narrower.
  expectTaken("ld.global.b8 %rs1, [%rd0];");
  expectRefused("ld.global.b32 %rs1, [%rd0];", "'%rs1' has 16 bits, not 32");
}

TEST(ParserTest, Directives) {
  EXPECT_EQ(errorOf(makeEntry("ret;", 0)), "");
  EXPECT_EQ(errorOf("#"), "line 1: no PTX begins with '#'");
  EXPECT_EQ(errorOf(".visible\n.func f();"),
            "line 2: unknown directive: '.func f();'");
  EXPECT_EQ(errorOf(".extern .shared .b8 s[];"),
            "line 1: unknown directive: '.extern .shared .b8 s[];'");
  EXPECT_EQ(errorOf(".entry k()\n.blocksareclusters\n{}"),
            "line 2: unknown directive of an entry: '.blocksareclusters'");
  EXPECT_EQ(errorOf(".entry k()\n{\n.local .b8 x[4];\n}"),
            "line 3: local memory is not known, which no kernel should need: "
            "'.local .b8 x[4];'");
  EXPECT_EQ(errorOf(".entry k()\n{\nret;"),
            "line 3: the entry does not end: 'ret;'");
  EXPECT_EQ(errorOf(".entry k()\n{\nret\n}"), "line 4: expected a number: '}'");
  EXPECT_EQ(errorOf(".entry k()\n{\nret )"),
            "line 3: expected a number: 'ret )'");
  EXPECT_EQ(errorOf(".global .b8 x[2] = {1, 2, 3};"),
            "line 1: more values than the variable has: "
            "'.global .b8 x[2] = {1, 2, 3};'");
  EXPECT_EQ(errorOf(".address_size 32"),
            "line 1: only addresses of 64 bits are known: '.address_size 32'");
}

TEST(ParserTest, NamesAreUnique) {
  expectRefused("A: bra A;\nA: ret;", "the label 'A' is there already");
  expectRefused(".reg .b32 %r1;", "the register '%r1' is there already");
  StringRef entry = ".entry k()\n{\nret;\n}\n";
  std::string error = errorOf(entry.str() + entry.str());
  EXPECT_TRUE(StringRef(error).contains("'k' is there already")) << error;
}

TEST(ParserTest, Comments) {
  EXPECT_EQ(errorOf(makeEntry("// frob.s32\n/* frob\n frob */ ret; // x", 0)),
            "");
  // Lines are counted through them.
  std::string error = errorOf(".entry k()\n{ /* \n\n */ frob; }");
  EXPECT_EQ(error, "line 4: unknown instruction: '*/ frob; }'");
}

TEST(ParserTest, TablesAndAddresses) {
  Bench bench;
  Allocation &out = bench.addEmpty("out", 16);
  StringRef tables = ".const .align 2 .b16 t[4] = {1, 0xff, 3};\n"
                     ".global .align 4 .b32 g = 7;\n"
                     ".global .align 8 .b64 a[2] = {g, generic(g)+0};\n";
  EXPECT_EQ(bench.run("ld.const.b16 %r1, [t+2];\nld.const.b16 %r2, [t+6];\n"
                      "st.global.v2.b32 [%rd0], {%r1, %r2};\n"
                      "ld.global.b64 %rd1, [a];\nld.global.b64 %rd2, [a+8];\n"
                      "ld.global.b32 %r3, [%rd1];\nld.global.b32 %r4, [%rd2];\n"
                      "st.global.v2.b32 [%rd0+8], {%r3, %r4};",
                      tables),
            "");
  EXPECT_EQ(bench.words(out), (std::vector<uint32_t>{255, 0, 7, 7}));
}

TEST(ParserTest, ArrayOfPointersAsParameter) {
  Memory memory;
  Allocation &out = memory.allocate("out", 4, 4);
  Launch launch;
  launch.entry = "k";
  std::vector<uint8_t> array(16, 0xee);
  uint64_t address = out.address();
  memcpy(&array[8], &address, 8);
  launch.arguments = {array};
  Machine machine(
      llvm::cantFail(parse(".entry k(.param .align 8 .b8 p[16])\n{\n"
                           ".reg .b64 %rd<3>;\nmov.b64 %rd1, p;\n"
                           "ld.param.b64 %rd2, [%rd1+8];\n"
                           "st.global.b32 [%rd2], 5;\n}")),
      memory);
  EXPECT_EQ(toString(machine.launch(launch)), "");
  EXPECT_EQ(out.data()[0], 5);
}
