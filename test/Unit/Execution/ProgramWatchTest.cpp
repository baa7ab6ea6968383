//===- ProgramWatchTest.cpp - Who looks on while a program runs -----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Execution/Program.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Parser/Parser.h"
#include "mp/Dialect/MP/IR/MPAttributes.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::exec;

// What is computed of constants alone, too, before others read it.
TEST(ProgramWatch, WhoWatchesMayChangeWhatIsRead) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  context.loadDialect<MPDialect, arith::ArithDialect, func::FuncDialect>();
  auto module = parseSourceString<ModuleOp>(R"(
    func.func @main() -> f32 {
      %c = arith.constant 8.0 : f32
      %x = arith.negf %c : f32
      %y = arith.addf %x, %c : f32
      %z = arith.mulf %y, %c : f32
      return %z : f32
    }
  )",
                                            &context);
  ASSERT_TRUE(module);
  auto moveNegated = [](ArrayRef<Value> values, const Buffer &buffer) {
    if (!values.front().getDefiningOp<arith::NegFOp>())
      return Kernel();
    return Kernel([&number = *buffer.as<float>()] { number += 1; });
  };
  auto program = Program::compile(*module->getOps<func::FuncOp>().begin(), {},
                                  moveNegated);
  ASSERT_TRUE(succeeded(program));
  for (int run = 0; run < 2; ++run) {
    (*program)->run();
    EXPECT_EQ(*(*program)->results()[0].as<float>(), 8);
  }
}

// A cast that rounds nothing has memory of its own, then.
TEST(ProgramWatch, WhoWatchesACastLeavesItsOperand) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  context.loadDialect<MPDialect, arith::ArithDialect, func::FuncDialect>();
  auto module = parseSourceString<ModuleOp>(R"(
    func.func @main(%x: f32) -> f32 {
      %low = mp.cast %x : f32 to bf16
      %wide = mp.cast %low : bf16 to f32
      %y = arith.subf %wide, %x : f32
      return %y : f32
    }
  )",
                                            &context);
  ASSERT_TRUE(module);
  auto moveRounded = [](ArrayRef<Value> values, const Buffer &buffer) {
    auto cast = values.front().getDefiningOp<CastOp>();
    if (!cast || !cast.getType().isBF16())
      return Kernel();
    return Kernel([&number = *buffer.as<double>()] { number += 1; });
  };
  auto program = Program::compile(*module->getOps<func::FuncOp>().begin(),
                                  {Precision::Exact}, moveRounded);
  ASSERT_TRUE(succeeded(program));
  *(*program)->arguments()[0].as<double>() = 3;
  (*program)->run();
  EXPECT_EQ(*(*program)->results()[0].as<double>(), 1);
}

TEST(ProgramWatch, OpsInRegionsAreShownWhereAskedFor) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  context.loadDialect<MPDialect, arith::ArithDialect, func::FuncDialect,
                      scf::SCFDialect>();
  auto module = parseSourceString<ModuleOp>(R"(
    func.func @main(%x: f32) -> f32 {
      %most = arith.constant 8.0 : f32
      %y = scf.while (%a = %x) : (f32) -> f32 {
        %isLess = arith.cmpf olt, %a, %most : f32
        scf.condition(%isLess) %a : f32
      } do {
      ^bb0(%a: f32):
        %b = arith.addf %a, %a : f32
        scf.yield %b : f32
      }
      return %y : f32
    })",
                                            &context);
  ASSERT_TRUE(module);
  auto program = Program::compile(*module->getOps<func::FuncOp>().begin());
  ASSERT_TRUE(succeeded(program));
  *(*program)->arguments()[0].as<float>() = 1;
  for (bool showsRegions : {false, true, false}) {
    std::vector<double> sums;
    (*program)->run(
        [&](Operation *op, ArrayRef<Buffer> results) {
          if (isa<arith::AddFOp>(op))
            sums.push_back(results[0].number(0));
        },
        showsRegions);
    EXPECT_EQ(sums, showsRegions ? std::vector<double>({2, 4, 8})
                                 : std::vector<double>());
  }
}
