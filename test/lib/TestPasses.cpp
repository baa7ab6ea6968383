//===- TestPasses.cpp - The one list of test passes -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestPasses.h"

using namespace mlir::mp;

void test::registerTestPasses() {
  registerTestBreakTypes();
  registerTestBufferLiveness();
  registerTestCarriedPads();
  registerTestDegrees();
  registerTestFusionGraph();
  registerTestFusionPlan();
  registerTestHookGradients();
  registerTestLossScalePlan();
  registerTestPaddingPlan();
  registerTestPrecisionPlan();
  registerTestRanges();
  registerTestRegionFlow();
  registerTestStepCost();
  registerTestStorageProblem();
  registerTestValueTrust();
}
