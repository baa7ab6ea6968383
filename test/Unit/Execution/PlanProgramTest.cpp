//===- PlanProgramTest.cpp - Plans that the verifier has not seen ---------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What verifiers refuse in a file, the device must see for itself: plans are
// changed after they were verified.
//
//===----------------------------------------------------------------------===//

#include "mp/Execution/PlanProgram.h"

#include "mlir/IR/Builders.h"
#include "mlir/Parser/Parser.h"
#include "mp/Dialect/MP/Utils/EntryFunction.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::exec;

namespace {
/// y = x x of 2x2 matrices by way of a buffer.
constexpr llvm::StringLiteral square = R"mlir(
mprt.plan @step arena 512 {
  %x = mprt.slot argument 0 "x" : tensor<4xf32>
  %y = mprt.slot result 0 "y" : tensor<4xf32>
  %h = mprt.buffer at 256 : tensor<4xf32>
  mprt.matmul %x, %x into %h m 2 n 2 k 2 trans [false, false] ld [2, 2, 2, 2]
    types [f32, f32, f32, f32] compute f32 scale f32
    align [256, 256, 256, 256]
  mprt.copy %h into %y
}
)mlir";

class PlanProgramTest : public testing::Test {
protected:
  PlanProgramTest() {
    context.loadDialect<mprt::MPRTDialect, MPDialect>();
    module = parseSourceString<ModuleOp>(square, &context);
    plan = findPlan(*module, EntryFunction::symbol);
    matmul = *plan.getBody().getOps<mprt::MatmulOp>().begin();
    copy = *plan.getBody().getOps<mprt::CopyOp>().begin();
    handler.emplace(&context, [&](Diagnostic &error) {
      said += error.str();
      return success();
    });
  }

  std::unique_ptr<Program> compile() {
    declarations = std::move(*declarePlans(*module));
    auto main = declarations->lookupSymbol<func::FuncOp>("main");
    auto program = compilePlan(plan, main);
    return failed(program) ? nullptr : std::move(*program);
  }

  /// Compiles and runs a plan that must fail in the run; what it says.
  std::string fault() {
    std::unique_ptr<Program> program = compile();
    if (!program)
      return "not compiled: " + said;
    std::fill_n(program->arguments()[0].as<float>(), 4, 1.0f);
    program->run();
    EXPECT_TRUE(program->hasFailed());
    return said;
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module, declarations;
  mprt::PlanOp plan;
  mprt::MatmulOp matmul;
  mprt::CopyOp copy;
  std::optional<ScopedDiagnosticHandler> handler;
  std::string said;
};
} // namespace

TEST_F(PlanProgramTest, RunsAgainOnOtherValues) {
  std::unique_ptr<Program> program = compile();
  ASSERT_TRUE(program) << said;
  for (float scale : {1.0f, 2.0f, -3.0f}) {
    const float x[] = {1, 2, 3, 4}, squared[] = {7, 10, 15, 22};
    for (int i = 0; i < 4; ++i)
      program->arguments()[0].as<float>()[i] = scale * x[i];
    program->run();
    ASSERT_FALSE(program->hasFailed()) << said;
    for (int i = 0; i < 4; ++i)
      EXPECT_EQ(program->results()[0].as<float>()[i],
                scale * scale * squared[i]);
  }
}

TEST_F(PlanProgramTest, ReadsBeyondASlot) {
  matmul.setLd({3, 2, 2, 2});
  EXPECT_EQ(fault(), "'mprt.matmul' op reads 8 bytes at argument:x+12, beyond "
                     "the 16 bytes of a tensor at argument:x+0");
}

TEST_F(PlanProgramTest, WritesBeyondABuffer) {
  matmul.setLd({2, 2, 3, 3});
  EXPECT_EQ(fault(), "'mprt.matmul' op writes 8 bytes at arena+268, beyond the "
                     "16 bytes of a tensor at arena+256");
}

TEST_F(PlanProgramTest, WritesAnArgument) {
  copy.getTargetMutable().assign(matmul.getA());
  EXPECT_EQ(fault(), "'mprt.copy' op writes argument:x+0, which a step does "
                     "not change");
}

TEST_F(PlanProgramTest, ReadsBeforeItIsWritten) {
  OpBuilder(matmul).clone(*copy);
  EXPECT_EQ(fault(), "'mprt.copy' op reads arena+256, which nothing has "
                     "written");
}

TEST_F(PlanProgramTest, WritesWhatNothingReads) {
  copy->moveBefore(matmul);
  EXPECT_FALSE(compile());
  EXPECT_EQ(said, "'mprt.matmul' op writes a buffer that no call reads");
}

TEST_F(PlanProgramTest, NeverWritesAResult) {
  copy.erase();
  matmul.erase();
  EXPECT_EQ(fault(), "'mprt.plan' op reads result:y+0, which nothing has "
                     "written");
}

TEST_F(PlanProgramTest, BufferBehindTheArena) {
  plan.setArena(271);
  EXPECT_FALSE(compile());
  EXPECT_EQ(said, "'mprt.plan' op a tensor of 16 bytes at arena+256 ends "
                  "behind the arena of 271 bytes");
}

TEST_F(PlanProgramTest, MoreMemoryThanAllowed) {
  declarations = std::move(*declarePlans(*module));
  ProgramOptions options;
  options.memoryLimit = int64_t(543) * 2; // arena and slots are 544
  EXPECT_TRUE(failed(compilePlan(
      plan, declarations->lookupSymbol<func::FuncOp>("main"), options)));
  EXPECT_EQ(said, "'mprt.plan' op the memory of the plan is 544 bytes, and 543 "
                  "are allowed");
}
