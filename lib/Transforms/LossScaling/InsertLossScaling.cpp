//===- InsertLossScaling.cpp - Scale the loss of a training step ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Plan, prove, then rewrite: the degree analysis finds where to scale and where
// to unscale, and nothing changes unless every result is proved to stay.
//
//===----------------------------------------------------------------------===//

#include "TellScaling.h"

#include "mp/Transforms/LossScaling/LossScaling.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"
#include "mp/Analysis/LossScaling/LossGroups.h"
#include "mp/Analysis/Origin/ConstantFit.h"
#include "mp/Analysis/PrecisionGraph/FunctionPrecision.h"
#include "mp/Dialect/MP/IR/MPScalerOps.h"
#include "mp/Support/Remarks.h"
#include "mp/Transforms/LossScaling/Passes.h"
#include "llvm/Support/FormatVariadic.h"

#include <algorithm>
#include <cmath>
#include <limits>

using namespace mlir;
using namespace mlir::mp;

#define DEBUG_TYPE "mp-insert-loss-scaling"

namespace mlir::mp {
#define GEN_PASS_DEF_INSERTLOSSSCALING
#include "mp/Transforms/LossScaling/Passes.h.inc"
} // namespace mlir::mp

/// Why the step stays as it is, if it is not to be scaled at all.
static std::optional<std::string> getReasonNotToScale(ModuleOp module,
                                                      EntryFunction main,
                                                      LossScaleMode mode,
                                                      float scale) {
  if (mode == LossScaleMode::Off)
    return "loss scaling is off";
  if (mode == LossScaleMode::Static && scale == 1.0f)
    return "a scale of 1 that stays scales nothing";
  bool scaled = false;
  main.getFunction()->walk([&](ScaleOp) { scaled = true; });
  if (scaled)
    return "the loss is scaled already";
  if (!main.getArgumentsWithRole(Role::LossScale).empty())
    return "the step has a loss scale of its own";
  // Its casts are places that a scale found none without.
  if (module->hasAttr(attr::planned))
    return "the step keeps the plan that it got before, without a scale";
  // A scale that is given as a number is wanted, unless nothing is narrow.
  PolicyAttr policy = findPolicy(module);
  if (policy && (policy.getType().isF32() ||
                 (policy.getType().isBF16() && mode == LossScaleMode::Dynamic)))
    return llvm::formatv("the policy is for {0}, which has the range of f32: "
                         "nothing underflows",
                         policy.getType())
        .str();
  return std::nullopt;
}

/// A constant that is not finite makes gradients that are not, so that no seed
/// would be found: it is named here, as mp-annotate-precision would later.
static LogicalResult checkConstants(ModuleOp module, EntryFunction main) {
  PolicyAttr policy = findPolicy(module);
  auto isNonFinite = [](Operation *op) {
    DenseElementsAttr value;
    return WalkResult(failure(matchPattern(op, m_Constant(&value)) &&
                              findNonFiniteConstant(value)));
  };
  if (!policy || !main.getFunction()->walk(isNonFinite).wasInterrupted())
    return success();
  ClassResolver resolver(policy);
  return FunctionPrecision::build(main.getFunction(), policy, resolver);
}

/// Whether the plan scales a value of f64: its type needs no scale, and a scale
/// in f32 would not fit it.
static bool scalesF64(const StepGraph &graph, const LossScalePlan &plan) {
  auto isF64 = [](Value value) { return getElementTypeOrSelf(value).isF64(); };
  auto usesF64 = [&](DegreeGraph::Use use) {
    return isF64(graph.getUse(use).get());
  };
  auto givesF64 = [&](DegreeGraph::ValueId id) {
    return isF64(graph.getValue(id));
  };
  return llvm::any_of(plan.seedUses, usesF64) ||
         llvm::any_of(plan.unscaleUses, usesF64) ||
         llvm::any_of(plan.seedValues, givesF64) ||
         llvm::any_of(plan.unscaleValues, givesF64);
}

/// The op on the way of the scale that is kept as it came, and may do anything.
static OpaqueOp findKeptObstacle(const StepGraph &graph,
                                 const LossScalePlan &plan) {
  if (isUsable(plan) || !plan.obstacle)
    return {};
  return dyn_cast<OpaqueOp>(graph.getOp(plan.obstacle->node));
}

namespace {
struct InsertLossScaling final
    : mp::impl::InsertLossScalingBase<InsertLossScaling> {
  using Base::Base;

  LogicalResult initialize(MLIRContext *context) override {
    std::optional<LossScaleOptions> found = findScaler(scaler);
    if (!found)
      return emitError(UnknownLoc::get(context))
             << "option scaler, loss-scale of mp-amp: '" << scaler
             << "' is none of " << listScalers();
    options = *found;
    options.mode = mode;
    return success(succeeded(checkHeard(context)) &&
                   succeeded(takeNumbers(context)) &&
                   succeeded(checkNumbers(context)));
  }

  /// A scale that does not move hears nothing of how it would, and no rule of
  /// the numbers of another.
  LogicalResult checkHeard(MLIRContext *context) {
    auto isGiven = [](double number) { return !std::isnan(number); };
    bool counts = options.rule == LossScaleRule::Steps;
    bool moves = counts || options.rule == LossScaleRule::Histogram;
    struct {
      StringRef option;
      bool isGiven, isHeard;
    } movement[] = {{"growth", isGiven(growth), moves},
                    {"backoff", isGiven(backoff), moves},
                    {"interval", interval != -1, moves},
                    {"hysteresis", hysteresis != -1, counts},
                    {"refill", !refill.empty(), counts},
                    {"min-scale", isGiven(minScale), true},
                    {"max-scale", isGiven(maxScale), true}};
    for (auto [option, given, heard] : movement) {
      if (given && mode != LossScaleMode::Dynamic)
        return emitError(UnknownLoc::get(context))
               << "option " << option
               << ": only a dynamic scale moves; leave it out, or the mode "
                  "(loss-scale of mp-amp)";
      if (given && !heard)
        return emitError(UnknownLoc::get(context))
               << "option " << option << ": the scaler '" << scaler
               << "' has no such number; leave it out, or choose another "
                  "(loss-scale of mp-amp)";
    }
    return success();
  }

  /// What is given takes the place of the scaler's own number.
  LogicalResult takeNumbers(MLIRContext *context) {
    auto take = [](double given, float &number) {
      if (!std::isnan(given))
        number = given;
    };
    auto takeBound = [](double given, std::optional<float> &bound) {
      if (!std::isnan(given))
        bound = given == 0 ? std::nullopt : std::optional<float>(given);
    };
    take(scale, options.scale);
    take(growth, options.growth);
    take(backoff, options.backoff);
    takeBound(minScale, options.floor);
    takeBound(maxScale, options.ceiling);
    if (interval != -1)
      options.interval = interval;
    if (hysteresis != -1)
      options.hysteresis = hysteresis;
    options.stallAfter = stallAfter;
    if (refill.empty())
      return success();
    std::optional<HysteresisRefill> named = symbolizeHysteresisRefill(refill);
    if (!named)
      return emitError(UnknownLoc::get(context))
             << "option refill: '" << refill
             << "' is none of growth, good_step, backoff";
    options.refill = *named;
    return success();
  }

  LogicalResult checkNumbers(MLIRContext *context) {
    auto reject = [&](StringRef option, double value, StringRef expected) {
      return emitError(UnknownLoc::get(context))
             << "option " << option << ": " << value << " is not " << expected;
    };
    if (fromProfile && !std::isnan(scale))
      return emitError(UnknownLoc::get(context))
             << "option from-profile: scale says already what it is";
    if (!(options.scale > 0.0f) || std::isinf(options.scale))
      return reject("scale, loss-scale of mp-amp", options.scale,
                    "a positive number");
    if (!(options.growth >= 1.0f) || std::isinf(options.growth))
      return reject("growth", options.growth, "a number from 1 up");
    if (!(options.backoff > 0.0f) || !(options.backoff <= 1.0f))
      return reject("backoff", options.backoff, "in (0, 1]");
    if (options.interval < 1)
      return reject("interval", options.interval, "a number of steps");
    if (options.hysteresis < 1)
      return reject("hysteresis", options.hysteresis, "a number of steps");
    if (options.stallAfter < 0)
      return reject("stall-after", options.stallAfter, "a number of steps");
    float floor = options.floor.value_or(0),
          ceiling = options.ceiling.value_or(std::numeric_limits<float>::max());
    if (!(floor >= 0.0f) || !(ceiling > 0.0f) || floor > ceiling)
      return reject("min-scale", floor, "between 0 and max-scale");
    return success();
  }

  /// A number is wanted whatever the policy; where nothing is narrow it would
  /// scale for nothing.
  void warnOfUnheardScale() {
    if (mode == LossScaleMode::Static && keepsF32(getOperation()))
      getOperation().emitWarning(
          "the policy's type is f32: the loss is not scaled");
  }

  void runOnOperation() override {
    FailureOr<EntryFunction> main = EntryFunction::find(getOperation());
    if (failed(main))
      return signalPassFailure();
    if (std::optional<std::string> reason =
            getReasonNotToScale(getOperation(), *main, mode, options.scale)) {
      remark::missed(main->getFunction().getLoc(),
                     remarkOf(DEBUG_TYPE, "LossScaling"))
          << remark::reason("{0}", *reason);
      warnOfUnheardScale();
      return markAllAnalysesPreserved();
    }
    if (failed(checkConstants(getOperation(), *main)))
      return signalPassFailure();
    const StepGraph &graph = getAnalysis<MainGraph>().get();
    if (std::optional<double> noted = findNoted(*main)) {
      tellOwnScale(*main, graph, {std::nullopt, *noted});
      return markAllAnalysesPreserved();
    }
    StepRoles roles = getStepRoles(*main, graph);
    std::optional<ExistingLossScale> own =
        findExistingLossScale(*main, graph, roles);
    if (own && !own->isPartial) {
      tellOwnScale(*main, graph, *own);
      return markAllAnalysesPreserved();
    }
    LossScalePlan plan = planLossScale(graph.getGraph(), roles);
    if (plan.verdict == LossScalePlan::Verdict::NothingToScale) {
      main->getFunction().emitWarning()
          << "no loss to scale: no result has the role new_parameter or "
             "gradient";
      return markAllAnalysesPreserved();
    }
    if (OpaqueOp kept = findKeptObstacle(graph, plan)) {
      warnOfKeptObstacle(*main, kept);
      return markAllAnalysesPreserved();
    }
    if (staysUnscaled(roles, plan)) {
      warnOfNoBackwardPass(*main, graph, plan);
      return markAllAnalysesPreserved();
    }
    if (!isUsable(plan)) {
      refuseToScale(*main, graph, plan);
      return signalPassFailure();
    }
    if (scalesF64(graph, plan)) {
      remark::missed(main->getFunction().getLoc(),
                     remarkOf(DEBUG_TYPE, "LossScaling"))
          << remark::reason("a seed or a gradient is f64, whose range needs no "
                            "scale: the loss is left as it is");
      return markAllAnalysesPreserved();
    }
    if (fromProfile && failed(startFromProfile(*main, graph, plan)))
      return signalPassFailure();
    tellPlan(*main, graph, plan);
    std::vector<LossScalePlaces> groups =
        chooseGroups(*main, graph, roles, plan);
    if (failed(applyLossScale(*main, graph, groups, chooseStart(*main, own))))
      signalPassFailure();
  }

private:
  /// What has a scale of its own: each loss, if that is asked and can be.
  std::vector<LossScalePlaces> chooseGroups(EntryFunction main,
                                            const StepGraph &graph,
                                            const StepRoles &roles,
                                            const LossScalePlan &plan) const {
    if (!perLoss)
      return {plan};
    std::vector<LossScalePlaces> groups =
        groupByLoss(graph.getGraph(), roles, plan);
    if (groups.size() == 1)
      remark::missed(main.getFunction().getLoc(),
                     remarkOf(DEBUG_TYPE, "PerLoss"))
          << remark::reason("one scale for the whole step: no two of its "
                            "losses have gradients apart from each other");
    return groups;
  }

  /// The scale begins where it comes to what is asked, with the author's own.
  LossScaleOptions
  chooseStart(EntryFunction main,
              const std::optional<ExistingLossScale> &own) const {
    LossScaleOptions start = options;
    if (std::optional<double> partial = findPartial(main, own))
      start.scale = std::max(std::ldexp(start.scale, -std::ilogb(*partial)),
                             start.floor.value_or(1.0f));
    return start;
  }

  /// The author's scale of all backward passes, as it was noted.
  static std::optional<double> findNoted(EntryFunction main) {
    auto noted =
        main.getFunction()->getAttrOfType<FloatAttr>(attr::ownLossScale);
    return noted ? std::optional(noted.getValueAsDouble()) : std::nullopt;
  }

  /// That of some, noted or found: what a dynamic scale need not bring along
  /// in these, where it would overflow at first.
  std::optional<double>
  findPartial(EntryFunction main,
              const std::optional<ExistingLossScale> &own) const {
    if (mode != LossScaleMode::Dynamic || !std::isnan(scale) || fromProfile)
      return std::nullopt;
    auto noted =
        main.getFunction()->getAttrOfType<ArrayAttr>(attr::ownLossScale);
    if (noted && noted.size() == 1)
      if (auto number = dyn_cast<FloatAttr>(noted[0]))
        return number.getValueAsDouble();
    return own ? std::optional(own->constant) : std::nullopt;
  }

  /// Below the largest f16 by so much that a batch that was not seen fits, too
  /// (2^15 and two binades).
  static constexpr int greatest = 13;
  static constexpr int mostOfScale = 24;

  LogicalResult startFromProfile(EntryFunction main, const StepGraph &graph,
                                 const LossScalePlan &plan) {
    double amax = 0;
    std::vector<Degree> degrees =
        computeDegrees(graph.getGraph(), plan.getShifts());
    for (auto [id, degree] : llvm::enumerate(degrees))
      if (ObservedAttr seen = degree == Degree::of(1)
                                  ? findObserved(graph.getValue(id))
                                  : ObservedAttr())
        amax = std::max(amax, seen.getAmax());
    if (amax == 0)
      return main.getFunction().emitError()
             << "from-profile, initial-scale=profile of mp-amp: no profile saw "
                "a gradient that is not 0; run mp-run --profile on the step "
                "and give its file (profile=FILE)";
    int exponent = std::clamp(greatest - std::ilogb(amax), 0, mostOfScale);
    options.scale =
        std::max(std::ldexp(1.0f, exponent), options.floor.value_or(0.0f));
    options.scale =
        std::min(options.scale,
                 options.ceiling.value_or(std::numeric_limits<float>::max()));
    remark::analysis(main.getFunction().getLoc(),
                     remarkOf(DEBUG_TYPE, "Profile"))
        << remark::metric("GreatestGradient", amax)
        << remark::metric("Scale", options.scale);
    return success();
  }

  LossScaleOptions options;
};
} // namespace
