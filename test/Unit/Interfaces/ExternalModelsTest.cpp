//===- ExternalModelsTest.cpp - No op of upstream is forgotten ------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Interfaces/ExternalModels.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::mp;

// A new elementwise op of arith or math has to say what it is to a kernel, or
// it would part what fused before. Kernels hold no index.
TEST(ExternalModels, ElementwiseOpsSayWhatTheyAreToAKernel) {
  DialectRegistry registry;
  registry.insert<arith::ArithDialect, math::MathDialect>();
  registerExternalModels(registry);
  MLIRContext context(registry);
  context.loadAllAvailableDialects();
  unsigned count = 0;
  for (RegisteredOperationName name : context.getRegisteredOperations()) {
    bool isOfInterest = name.hasTrait<OpTrait::Elementwise>() &&
                        name.hasTrait<OpTrait::OneResult>() &&
                        !name.getStringRef().starts_with("arith.index_cast");
    if (!isOfInterest)
      continue;
    ++count;
    EXPECT_TRUE(name.hasInterface<FusibleOpInterface>())
        << name.getStringRef().str();
  }
  EXPECT_GT(count, 80u);
}

// And between which numbers its result lies. Of comparisons the type says it,
// of a tangent there is nothing to say, and the rest no reader makes.
TEST(ExternalModels, ElementwiseOpsSayWhatNumbersTheyGive) {
  DialectRegistry registry;
  registry.insert<arith::ArithDialect, math::MathDialect>();
  registerExternalModels(registry);
  MLIRContext context(registry);
  context.loadAllAvailableDialects();
  std::vector<std::string> silent;
  for (RegisteredOperationName name : context.getRegisteredOperations())
    if (name.hasTrait<OpTrait::Elementwise>() &&
        !name.hasInterface<RangeOpInterface>())
      silent.push_back(name.getStringRef().str());
  llvm::sort(silent);
  const std::vector<std::string> expected = {"arith.addui_extended",
                                             "arith.ceildivsi",
                                             "arith.ceildivui",
                                             "arith.cmpi",
                                             "arith.floordivsi",
                                             "arith.index_castui",
                                             "arith.mulsi_extended",
                                             "arith.mului_extended",
                                             "arith.scaling_extf",
                                             "arith.scaling_truncf",
                                             "math.ipowi",
                                             "math.isfinite",
                                             "math.isinf",
                                             "math.isnan",
                                             "math.isnormal",
                                             "math.sincos",
                                             "math.tan"};
  EXPECT_EQ(silent, expected);
}
