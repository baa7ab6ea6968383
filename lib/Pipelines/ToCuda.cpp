//===- ToCuda.cpp - From a mixed-precision step to a plan with code -------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Pipelines/Pipelines.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Transforms/Passes.h"
#include "mp/CodeGen/Passes.h"
#include "mp/Conversion/Passes.h"
#include "mp/Dialect/MPRT/IR/MPRT.h"
#include "mp/Dialect/MPRT/Transforms/Passes.h"
#include "mp/Transforms/Passes.h"

using namespace mlir;
using namespace mlir::mp;

void mp::buildToPlanPipeline(OpPassManager &pm, uint64_t maxRounds) {
  UnrollLoopsOptions loops;
  loops.maxRounds = maxRounds;
  pm.addNestedPass<func::FuncOp>(createUnrollLoops(loops));
  // What the rounds of a loop add up is told apart.
  pm.addPass(createReadTerms());
  pm.addPass(createReadWrittenRows());
  pm.addPass(createLowerState());
  pm.addNestedPass<func::FuncOp>(createSelectBranches());
  pm.addPass(createExpandRandomBits());
  // Branches have ops in common, and a choice between equals folds.
  pm.addPass(createCSEPass());
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
  pm.addNestedPass<func::FuncOp>(createJoinScatters());
  pm.addNestedPass<func::FuncOp>(createConvAsDot());
  pm.addNestedPass<func::FuncOp>(createFitToLibraries());
  pm.addNestedPass<func::FuncOp>(createChooseConvLayouts());
  // Products that read one operand alike have each had it transposed.
  pm.addPass(createCSEPass());
  pm.addPass(createLayOutCopies());
  pm.addNestedPass<func::FuncOp>(createWriteOutProducts());
  pm.addNestedPass<func::FuncOp>(createComputeBeforeBroadcast());
  pm.addNestedPass<func::FuncOp>(createGatherInRows());
  pm.addNestedPass<func::FuncOp>(createReadPadded());
  pm.addNestedPass<func::FuncOp>(createComputePadded());
  pm.addNestedPass<func::FuncOp>(createNestSums());
  pm.addNestedPass<func::FuncOp>(createFormFusions());
  pm.addNestedPass<func::FuncOp>(createJoinMaxima());
  pm.addNestedPass<func::FuncOp>(createPackMasks());
  pm.addNestedPass<func::FuncOp>(createFormRoutines());
  pm.addNestedPass<func::FuncOp>(createFinishScatters());
  pm.addNestedPass<func::FuncOp>(createGroupLaunches());
  pm.addNestedPass<func::FuncOp>(createFinishLaunches());
  pm.addPass(createConvertMPToPlan());
  pm.addPass(createAliasState());
  pm.addPass(createReuseBuffers());
  pm.addNestedPass<mprt::PlanOp>(createPlanMemory());
  pm.addNestedPass<mprt::PlanOp>(createCheckMemory());
}

void mp::buildToCudaPipeline(OpPassManager &pm, const ToCudaOptions &options) {
  buildToPlanPipeline(pm, options.maxRounds);
  EmitKernelsOptions kernels;
  kernels.chip = options.chip;
  kernels.cache = options.cache;
  pm.addPass(createEmitKernels(kernels));
  pm.addNestedPass<mprt::PlanOp>(createCheckCalls());
}
