//===- CheckScaling.cpp - Reject a step whose loss scale does not cancel --===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Degrees once more, on the rewritten step: mp.scale adds one, mp.unscale takes
// one away. The first op that reads a scaled value in which it is not linear is
// the one that comes in the wrong order.
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/TypeUtilities.h"
#include "mp/Analysis/LossScaling/StepGraph.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"
#include "mp/Transforms/LossScaling/LossScaling.h"
#include "mp/Transforms/LossScaling/Passes.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::mp;

namespace mlir::mp {
#define GEN_PASS_DEF_CHECKSCALING
#include "mp/Transforms/LossScaling/Passes.h.inc"
} // namespace mlir::mp

namespace {
class ScalingCheck {
public:
  explicit ScalingCheck(EntryFunction main) : main(main), step(main) {
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
    if (failed(checkScaleOperands()) || failed(checkDegrees()))
      return failure();
    return success(succeeded(checkFiniteCheck()) && succeeded(checkGuards()));
  }

private:
  LogicalResult checkScaleArguments();
  LogicalResult checkScaleOperands();
  LogicalResult checkDegrees();
  LogicalResult checkNode(DegreeGraph::NodeId id, ArrayRef<Degree> degrees,
                          const DegreeShifts &shifts);
  LogicalResult checkFiniteCheck();
  LogicalResult checkGuards();
  bool isFiniteFlag(Value flag);

  EntryFunction main;
  StepGraph step;
  SmallVector<ScaleOp> scales;
  SmallVector<UnscaleOp> unscales;
  llvm::DenseMap<Value, bool> finiteFlags;
};
} // namespace

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

LogicalResult ScalingCheck::checkNode(DegreeGraph::NodeId id,
                                      ArrayRef<Degree> degrees,
                                      const DegreeShifts &shifts) {
  const DegreeGraph &graph = step.getGraph();
  const DegreeGraph::Node &node = graph.getNode(id);
  Operation *op = step.getOp(id);
  SmallVector<Degree> operands = getOperandDegrees(graph, id, degrees, shifts);
  if (isa<UnscaleOp>(op)) {
    if (operands[0] == Degree::of(1) || operands[0].isZero())
      return success();
    return op->emitError()
           << "unscales a value of degree " << operands[0].str()
           << " in the loss scale, not 1: it is unscaled twice, or was never "
              "scaled";
  }
  auto isScaled = [](Degree degree) { return degree.isScaled(); };
  if (llvm::none_of(operands, isScaled))
    return success();
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
  DegreeShifts shifts;
  for (ScaleOp scale : scales)
    shifts.values[step.getId(scale.getResult())] += 1;
  for (UnscaleOp unscale : unscales)
    shifts.values[step.getId(unscale.getResult())] -= 1;
  std::vector<Degree> degrees = computeDegrees(step.getGraph(), shifts);
  for (DegreeGraph::NodeId id = 0; id < step.getGraph().getNodes().size(); ++id)
    if (failed(checkNode(id, degrees, shifts)))
      return failure();
  return success();
}

/// Each unscaled gradient decides whether the step counts.
LogicalResult ScalingCheck::checkFiniteCheck() {
  const DegreeGraph &graph = step.getGraph();
  SmallVector<DegreeGraph::ValueId> ends;
  for (const DegreeGraph::Node &node : graph.getNodes())
    if (node.kind == DegreeGraph::NodeKind::Exit)
      ends.append(node.operands.begin(), node.operands.end());
  llvm::BitVector counts = graph.getAncestors(ends);
  for (UnscaleOp unscale : unscales) {
    auto check = llvm::find_if(unscale->getUsers(), [](Operation *user) {
      return isa<AllFiniteOp>(user);
    });
    if (check == unscale->getUsers().end())
      return unscale.emitError()
             << "unscales a gradient that no mp.all_finite reads: an overflow "
                "in it would go unseen";
    if ((*check)->getBlock() != &main.getBody() &&
        !counts[step.getId((*check)->getResult(0))])
      return (*check)->emitError()
             << "does not leave '"
             << (*check)->getParentOp()->getName().getStringRef()
             << "': an overflow in a gradient would go unseen";
  }
  return success();
}

/// Whether the flag of a guard is made of checks of gradients, in the step or
/// inside its loops.
bool ScalingCheck::isFiniteFlag(Value flag) {
  auto [known, isNew] = finiteFlags.try_emplace(flag, false);
  if (!isNew)
    return known->second;
  const DegreeGraph &graph = step.getGraph();
  llvm::BitVector ancestors = graph.getAncestors(step.getId(flag));
  for (DegreeGraph::ValueId id : ancestors.set_bits())
    if (step.getValue(id).getDefiningOp<AllFiniteOp>())
      return known->second = true;
  return false;
}

/// A parameter that is stored narrow is widened and rounded around its update.
static Value skipCasts(Value value) {
  while (auto cast = value.getDefiningOp<CastOp>())
    value = cast.getInput();
  return value;
}

LogicalResult ScalingCheck::checkGuards() {
  for (unsigned index = 0; index < main.getNumArguments(); ++index) {
    std::optional<Role> role = main.getArgumentRole(index);
    std::optional<unsigned> pair = main.getPair(index);
    if (!pair || !role || !isGuardedState(*role))
      continue;
    Value argument = main.getArgument(index);
    Value next = skipCasts(main.getResult(*pair));
    if (next == argument ||
        isa_and_nonnull<UpdateLossScaleOp, DetectStallOp>(next.getDefiningOp()))
      continue;
    auto guard = next.getDefiningOp<GuardOp>();
    if (!guard)
      return main.getReturn().emitError()
             << "the next value of '" << main.getArgumentName(index)
             << "' comes from no mp.guard: a step with an infinite gradient "
                "would change it";
    unsigned place = cast<OpResult>(next).getResultNumber();
    if (skipCasts(guard.getKept()[place]) != argument)
      return guard.emitError()
             << "keeps another value than '" << main.getArgumentName(index)
             << "', whose next value it is";
    if (!isFiniteFlag(guard.getFinite()))
      return guard.emitError()
             << "takes the update of '" << main.getArgumentName(index)
             << "' by a flag that is not an mp.all_finite";
  }
  return success();
}

namespace {
struct CheckScaling final : mp::impl::CheckScalingBase<CheckScaling> {
  using Base::Base;
  void runOnOperation() override {
    markAllAnalysesPreserved();
    FailureOr<EntryFunction> main = EntryFunction::find(getOperation());
    if (failed(main) || failed(ScalingCheck(*main).run()))
      signalPassFailure();
  }
};
} // namespace
