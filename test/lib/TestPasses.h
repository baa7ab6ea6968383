//===- TestPasses.h - Passes that tell what an analysis found ---*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each but two runs one analysis, changes nothing, and says what was found as
// remarks at the ops and values themselves, so that a test reads
// `expected-remark`. Never installed.
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_LIB_TESTPASSES_H
#define MP_TEST_LIB_TESTPASSES_H

namespace mlir::mp::test {

/// `--test-break-types`: what a pass with a mistake leaves.
void registerTestBreakTypes();

/// `--test-hook-gradients`: a step with one gradient disturbed.
void registerTestHookGradients();

/// Each registers `--test-print-` and the rest of its name.
void registerTestBufferLiveness();
void registerTestCarriedPads();
void registerTestDegrees();
void registerTestFusionGraph();
void registerTestFusionPlan();
void registerTestLossScalePlan();
void registerTestPaddingPlan();
void registerTestPrecisionPlan();
void registerTestRanges();
void registerTestRegionFlow();
void registerTestStepCost();
void registerTestStorageProblem();
void registerTestValueTrust();

/// Registers all of them.
void registerTestPasses();

} // namespace mlir::mp::test

#endif // MP_TEST_LIB_TESTPASSES_H
