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
