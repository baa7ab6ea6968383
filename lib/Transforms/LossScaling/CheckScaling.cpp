//===- CheckScaling.cpp - Reject a step whose loss scale does not cancel --===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Degrees once more, on the rewritten step and for each scale apart: mp.scale
// adds one, mp.unscale takes one away. The first op that reads a scaled value
// in which it is not linear is the one that comes in the wrong order.
//
//===----------------------------------------------------------------------===//

#include "CheckEpoch.h"
#include "CheckGuards.h"
#include "CheckScaleReaders.h"
#include "Shifts.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/TypeUtilities.h"
#include "mp/Analysis/LossScaling/StepGraph.h"
#include "mp/Dialect/MP/IR/MPScalerOps.h"
#include "mp/Transforms/Loops/Rounds.h"
#include "mp/Transforms/LossScaling/Passes.h"
#include "llvm/ADT/ScopeExit.h"

using namespace mlir;
using namespace mlir::mp;

namespace mlir::mp {
#define GEN_PASS_DEF_CHECKSCALING
#include "mp/Transforms/LossScaling/Passes.h.inc"
} // namespace mlir::mp

namespace {
/// The powers of one argument that is a loss scale.
struct ScaleDegrees {
  Value scale;
  DegreeShifts shifts;
  std::vector<Degree> degrees;
};

class ScalingCheck {
public:
  explicit ScalingCheck(EntryFunction main)
      : main(main), step(main), live(step.getGraph().getLive()) {
    main.getFunction()->walk([&](Operation *op) {
      if (auto scale = dyn_cast<ScaleOp>(op))
        scales.push_back(scale);
      else if (auto unscale = dyn_cast<UnscaleOp>(op))
        unscales.push_back(unscale);
    });
  }

  LogicalResult run() {
    if (failed(checkScaleArguments()))
      return failure();
    if (scales.empty() && unscales.empty())
      return success();
    if (failed(checkScaleOperands()) || failed(checkDegrees()) ||
        failed(checkShifts(main, step)))
      return failure();
    return success(succeeded(checkGuards(main, step, unscales)) &&
                   succeeded(checkStalled()) &&
                   succeeded(checkScaleReaders(main, step)) &&
                   succeeded(checkFirstScales(main)));
  }

private:
  LogicalResult checkScaleArguments();
  LogicalResult checkScaleOperands();
  LogicalResult checkDegrees();
  LogicalResult checkStalled();
  LogicalResult checkNode(DegreeGraph::NodeId id, const ScaleDegrees &scale);
  LogicalResult checkUnscale(UnscaleOp unscale, Degree degree);
  bool isReadForNothing(const DegreeGraph::Node &node) const;
  std::string nameScale(Value scale) {
    return main.getArgumentName(cast<BlockArgument>(scale).getArgNumber());
  }

  EntryFunction main;
  StepGraph step;
  llvm::BitVector live;
  SmallVector<ScaleOp> scales;
  SmallVector<UnscaleOp> unscales;
  SmallVector<ScaleDegrees, 1> scaleDegrees;
};
} // namespace

/// What a loop carries for itself alone, as a line search may, changes nothing,
/// nor does a choice that nobody reads; what is computed and read by nobody at
/// all was meant for something.
bool ScalingCheck::isReadForNothing(const DegreeGraph::Node &node) const {
  bool isRead = llvm::any_of(node.results, [&](DegreeGraph::ValueId id) {
    return !step.getGraph().getValue(id).uses.empty();
  });
  bool isChoice = node.kind == DegreeGraph::NodeKind::Phi;
  return (isRead || isChoice) &&
         llvm::none_of(node.results,
                       [&](DegreeGraph::ValueId id) { return live[id]; });
}

LogicalResult ScalingCheck::checkScaleArguments() {
  for (unsigned index : main.getArgumentsWithRole(Role::LossScale)) {
    Type type = main.getArgument(index).getType();
    if (!getElementTypeOrSelf(type).isF32())
      return main.getFunction().emitError()
             << "the loss scale '" << main.getArgumentName(index)
             << "' is held in " << type
             << "; scales beyond 65504 and their reciprocals need f32";
  }
  return success();
}

LogicalResult ScalingCheck::checkScaleOperands() {
  auto check = [&](Operation *op, Value scale) -> LogicalResult {
    auto argument = dyn_cast<BlockArgument>(scale);
    if (argument && argument.getOwner() == &main.getBody() &&
        main.getArgumentRole(argument.getArgNumber()) == Role::LossScale)
      return success();
    return op->emitError()
           << "reads a scale that is not an argument with the role loss_scale: "
              "it "
              "may have been rounded, or change within the step";
  };
  for (ScaleOp scale : scales)
    if (failed(check(scale, scale.getScale())))
      return failure();
  for (UnscaleOp unscale : unscales)
    if (failed(check(unscale, unscale.getScale())))
      return failure();
  return success();
}

/// Its own scale must be in what is unscaled once.
LogicalResult ScalingCheck::checkUnscale(UnscaleOp unscale, Degree degree) {
  if (degree == Degree::of(1) || degree.isZero())
    return success();
  for (const ScaleDegrees &other : scaleDegrees)
    if (Degree found = other.degrees[step.getId(unscale.getInput())];
        degree == Degree::of(0) && found.isScaled())
      return unscale.emitError()
             << "unscales by '" << nameScale(unscale.getScale())
             << "' a value that is scaled by '" << nameScale(other.scale)
             << "'";
  return unscale.emitError()
         << "unscales a value of degree " << degree.str()
         << " in the loss scale, not 1: it is unscaled twice, or was never "
            "scaled";
}

LogicalResult ScalingCheck::checkNode(DegreeGraph::NodeId id,
                                      const ScaleDegrees &scale) {
  const DegreeGraph &graph = step.getGraph();
  const DegreeGraph::Node &node = graph.getNode(id);
  Operation *op = step.getOp(id);
  SmallVector<Degree> operands =
      getOperandDegrees(graph, id, scale.degrees, scale.shifts);
  if (auto unscale = dyn_cast<UnscaleOp>(op);
      unscale && unscale.getScale() == scale.scale)
    return checkUnscale(unscale, operands[0]);
  auto isScaled = [](Degree degree) { return degree.isScaled(); };
  if (llvm::none_of(operands, isScaled))
    return success();
  if (auto cast = dyn_cast<CastOp>(op);
      cast && failed(checkSaturation(main, step, cast, nameScale(scale.scale))))
    return failure();
  SmallVector<Degree> results = applyRule(graph, node, operands);
  bool linear = !results.empty() && llvm::all_of(results, [](Degree degree) {
    return degree == Degree::of(1) || degree.isZero();
  });
  if (linear)
    return success();
  std::string text;
  for (Degree degree : operands)
    text += (text.empty() ? "" : ", ") + degree.str();
  if (isa<func::ReturnOp>(op)) {
    unsigned index = step.getUse({id, 0}).getOperandNumber();
    return op->emitError() << "returns '" << main.getResultName(index)
                           << "' with degree " << text
                           << " in the loss scale: an mp.unscale is missing";
  }
  return op->emitError()
         << "reads a scaled value in which it is not linear (degrees " << text
         << " in the loss scale): mp.unscale must come before it";
}

LogicalResult ScalingCheck::checkDegrees() {
  auto of = [&](Value scale) -> ScaleDegrees & {
    auto known = llvm::find_if(scaleDegrees, [&](const ScaleDegrees &other) {
      return other.scale == scale;
    });
    return known == scaleDegrees.end()
               ? scaleDegrees.emplace_back(ScaleDegrees{scale, {}, {}})
               : *known;
  };
  for (ScaleOp scale : scales)
    of(scale.getScale()).shifts.values[step.getId(scale.getResult())] += 1;
  for (UnscaleOp unscale : unscales)
    of(unscale.getScale()).shifts.values[step.getId(unscale.getResult())] -= 1;
  for (ScaleDegrees &scale : scaleDegrees)
    scale.degrees = computeDegrees(step.getGraph(), scale.shifts);
  for (auto [id, node] : llvm::enumerate(step.getGraph().getNodes()))
    for (const ScaleDegrees &scale : scaleDegrees)
      if (!isReadForNothing(node) && failed(checkNode(id, scale)))
        return failure();
  return success();
}

/// Who logs it believes it.
LogicalResult ScalingCheck::checkStalled() {
  if (main.getBody().getOps<DetectStallOp>().empty())
    return success();
  for (unsigned index : main.getResultsWithRole(Role::Metric))
    if (main.getResultName(index) == scaling::stalled &&
        !tellsStall(main.getResult(index)))
      return main.getReturn().emitError()
             << "returns '" << scaling::stalled
             << "', which no mp.detect_stall tells";
  return success();
}

namespace {
struct CheckScaling final : mp::impl::CheckScalingBase<CheckScaling> {
  using Base::Base;
  void runOnOperation() override {
    markAllAnalysesPreserved();
    FailureOr<EntryFunction> main = EntryFunction::find(getOperation());
    if (failed(main))
      return signalPassFailure();
    ModuleOp judged = getModuleOfRound(getOperation());
    bool isEpoch = judged != getOperation();
    auto forget = llvm::make_scope_exit([&]() {
      if (isEpoch)
        judged.erase();
    });
    FailureOr<EntryFunction> step = EntryFunction::find(judged);
    if (failed(step) || failed(ScalingCheck(*step).run()) ||
        (isEpoch && failed(checkEpoch(*main, judged))))
      signalPassFailure();
  }
};
} // namespace
