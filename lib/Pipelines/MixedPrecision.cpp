//===- MixedPrecision.cpp - From an imported step to mixed precision ------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each stage decides, rewrites and is checked; nothing here knows an op. The
// checkers run in the pipeline itself, so that a broken promise stops the
// compilation where it was broken.
//
//===----------------------------------------------------------------------===//

#include "mp/Pipelines/Pipelines.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "mlir/Transforms/Passes.h"
#include "mp/Transforms/Passes.h"

using namespace mlir;
using namespace mlir::mp;

/// Before all that changes the step: the names of a profile are those of the
/// step as it was run.
static void addEvidence(OpPassManager &pm, const AmpOptions &options) {
  if (options.profile.empty())
    return;
  AttachProfileOptions evidence;
  evidence.profile = options.profile;
  pm.addPass(createAttachProfile(evidence));
}

static void addRoles(OpPassManager &pm, const AmpOptions &options) {
  AssignRolesOptions roles;
  roles.roles = options.roles;
  roles.defaultRole = options.defaultRole;
  pm.addPass(createAssignRoles(roles));
  pm.addPass(createCheckRoles());
}

/// Before the policy, whose rules may name ops of the update. Without an
/// optimizer the pass only refuses numbers that none reads.
static void addUpdate(OpPassManager &pm, const AmpOptions &options) {
  InsertOptimizerOptions update;
  update.optimizer = options.optimizer;
  update.learningRate = options.learningRate;
  update.momentum = options.momentum;
  update.dampening = options.dampening;
  update.beta1 = options.beta1;
  update.beta2 = options.beta2;
  update.epsilon = options.epsilon;
  update.weightDecay = options.weightDecay;
  update.trustCoefficient = options.trustCoefficient;
  update.maxGradNorm = options.maxGradNorm;
  update.accumulate = options.accumulate;
  update.keepGradients = options.keepGradients;
  pm.addPass(createInsertOptimizer(update));
  if (options.optimizer != OptimizerKind::None)
    pm.addPass(createCheckRoles());
}

/// A type beside a policy only says what the policy has to be for.
static void addPolicy(OpPassManager &pm, const AmpOptions &options) {
  LoadPolicyOptions policy;
  policy.file = options.policy;
  policy.planner = options.planner;
  policy.level = options.level;
  policy.minFlops = options.minFlops;
  policy.risk = options.risk;
  policy.gradients = options.gradients;
  policy.fusion = options.fusion;
  policy.unmodeled = options.unmodeled;
  policy.chip.assign(options.chip.begin(), options.chip.end());
  policy.chipGate = options.chipGate;
  if (options.policy.empty())
    policy.preset = options.dtype == "f16" ? "fp16" : options.dtype.getValue();
  else if (options.dtype.hasValue())
    policy.type = options.dtype == "off" ? "f32" : options.dtype.getValue();
  pm.addPass(createLoadPolicy(policy));
}

/// A number is a static scale, a name a scaler; one that there is not is
/// refused by the pass.
static void addScaling(OpPassManager &pm, const AmpOptions &options) {
  InsertLossScalingOptions scaling;
  scaling.mode = LossScaleMode::Dynamic;
  StringRef lossScale = options.lossScale.getValue(),
            initial = options.initialScale.getValue();
  double number;
  scaling.fromProfile = initial == "profile";
  if (!initial.getAsDouble(number))
    scaling.scale = number;
  if (lossScale == "off") {
    scaling.mode = LossScaleMode::Off;
  } else if (!lossScale.getAsDouble(number)) {
    scaling.mode = LossScaleMode::Static;
    scaling.scale = number;
  } else {
    scaling.scaler = lossScale.str();
  }
  scaling.growth = options.scaleGrowth;
  scaling.backoff = options.scaleBackoff;
  scaling.interval = options.scaleInterval;
  scaling.hysteresis = options.scaleHysteresis;
  scaling.refill = options.scaleRefill;
  scaling.minScale = options.minScale;
  scaling.maxScale = options.maxScale;
  scaling.stallAfter = options.stallAfter;
  scaling.perLoss = options.scalePerLoss;
  pm.addPass(createInsertLossScaling(scaling));
  if (options.scaleMotion != ScaleMotionMode::Off) {
    MoveScalesOptions motion;
    motion.mode = options.scaleMotion;
    pm.addPass(createMoveScales(motion));
  }
  if (options.deviceSums != DeviceSumMode::Wide) {
    NarrowDeviceSumsOptions sums;
    sums.mode = options.deviceSums;
    pm.addPass(createNarrowDeviceSums(sums));
  }
  pm.addPass(createAgreeAcrossDevices());
  pm.addPass(createCheckScaling());
}

static void addPrecision(OpPassManager &pm, StringRef pareto) {
  pm.addNestedPass<func::FuncOp>(createFoldTransposes());
  if (!pareto.empty()) {
    ParetoOptions frontier;
    frontier.output = pareto.str();
    pm.addPass(createPareto(frontier));
  }
  pm.addPass(createAnnotatePrecision());
  pm.addNestedPass<func::FuncOp>(createInsertCasts());
  pm.addNestedPass<func::FuncOp>(createSimplifyCasts());
  pm.addNestedPass<func::FuncOp>(createRecomputeSaved());
  pm.addPass(createCheckPrecision());
}

/// What stands around the rounds of an epoch reads 16 bits as they do. Nothing
/// of it is scaled: it moves no state.
static void addPrecisionAroundRounds(OpPassManager &pm) {
  auto &epoch = pm.nest<ModuleOp>();
  epoch.addNestedPass<func::FuncOp>(createFoldTransposes());
  AnnotatePrecisionOptions around;
  around.aroundRounds = true;
  epoch.addPass(createAnnotatePrecision(around));
  epoch.addNestedPass<func::FuncOp>(createInsertCasts());
  epoch.addNestedPass<func::FuncOp>(createSimplifyCasts());
  epoch.addPass(createCheckPrecision());
}

static void addShapes(OpPassManager &pm, PaddingMode mode) {
  PadToTileOptions tile;
  tile.mode = mode;
  pm.addPass(createPadToTile(tile));
  pm.addPass(createCancelPads());
  pm.addPass(createCheckAlignment());
}

/// What is dead or there twice would be planned, cast and paid for.
static void addCleanup(OpPassManager &pm) {
  pm.addPass(createCSEPass());
  // Steps have no branches between blocks, whose arguments could be merged.
  GreedyRewriteConfig config;
  config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
  pm.addPass(createCanonicalizerPass(config));
}

static void addMasters(OpPassManager &pm, const AmpOptions &options) {
  InsertMasterWeightsOptions weights;
  weights.mode = options.masters;
  weights.roundingSeed = options.roundingSeed;
  weights.promoteBF16 = options.promoteBF16;
  weights.frozen = options.frozen;
  weights.minCopy = options.minCopy;
  pm.addPass(createInsertMasterWeights(weights));
  if (options.watchState)
    pm.addPass(createWatchState());
  addCleanup(pm);
  pm.addPass(createCheckState());
}

void mp::buildAmpPipeline(OpPassManager &pm, const AmpOptions &options) {
  addEvidence(pm, options);
  addRoles(pm, options);
  addUpdate(pm, options);
  addPolicy(pm, options);
  // Before constants are folded into each other.
  pm.addPass(createFindLossScale());
  addCleanup(pm);
  // Masters that are not in f32 change types of the step, and so of its loops.
  bool byRounds = options.masters == MasterMode::FP32;
  if (byRounds)
    pm.addPass(createOutlineRounds());
  addScaling(pm, options);
  addPrecision(pm, options.pareto.getValue());
  if (options.pad != PaddingMode::Never)
    addShapes(pm, options.pad);
  addMasters(pm, options);
  if (byRounds) {
    addPrecisionAroundRounds(pm);
    pm.addPass(createInlineRounds());
    pm.addPass(createCSEPass());
  }
  // Once nothing asks any more what a padded quotient is, and all is narrow
  // that will be. One divisor may have had several quotients.
  pm.addNestedPass<func::FuncOp>(createShareReciprocals());
  pm.addPass(createCSEPass());
  if (!options.report.empty()) {
    ReportOptions report;
    report.output = options.report;
    pm.addPass(createReport(report));
  }
}
