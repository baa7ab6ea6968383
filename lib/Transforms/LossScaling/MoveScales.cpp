//===- MoveScales.cpp - Factors for parts of a backward pass --------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Automaton.h"
#include "Shifts.h"
#include "mp/Analysis/LossScaling/ScaleMotion.h"
#include "mp/Analysis/LossScaling/StepGraph.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/IR/MPScalerOps.h"
#include "mp/Support/Remarks.h"
#include "mp/Transforms/LossScaling/LossScaling.h"
#include "mp/Transforms/LossScaling/Passes.h"

#include <cmath>

using namespace mlir;
using namespace mlir::mp;

#define DEBUG_TYPE "mp-move-scales"

namespace mlir::mp {
#define GEN_PASS_DEF_MOVESCALES
#include "mp/Transforms/LossScaling/Passes.h.inc"
} // namespace mlir::mp

/// Two binades below 2^15, so that a batch that was not seen fits, too.
static constexpr int greatestExponent = 13;
/// The least normal f16: below it digits are lost, then all.
static constexpr int leastExponent = -14;

/// By which powers of two a gradient that was seen, without a loss scale, fits
/// f16 if the loss is scaled by 2^`scale`.
static std::optional<ExponentWindow> getWindow(ObservedAttr seen, int scale) {
  if (!seen || !seen.hasNonZero())
    return std::nullopt;
  // Of a magnitude in [2^e, 2^(e + 1)), the square is about 2^(2 e + 1).
  double squares = 0, count = 0;
  for (auto [index, number] : llvm::enumerate(seen.getExponents())) {
    squares += std::ldexp(double(number),
                          2 * int(seen.getFirstExponent() + index) + 1);
    count += double(number);
  }
  return ExponentWindow{leastExponent - std::ilogb(std::sqrt(squares / count)) -
                            scale,
                        greatestExponent - std::ilogb(seen.getAmax()) - scale};
}

llvm::cl::ValuesClass mp::scaleMotionValues() {
  return llvm::cl::values(
      clEnumValN(ScaleMotionMode::Off, "off", "none"),
      clEnumValN(ScaleMotionMode::Mean, "mean",
                 "constants leave the backward pass"),
      clEnumValN(ScaleMotionMode::Layers, "layers",
                 "one for each layer that needs one, by a profile"),
      clEnumValN(ScaleMotionMode::All, "all", "both"));
}

/// The first value of the loss scale, where there is an `@init` that says it as
/// a constant. Changes nothing, unlike InitFunction.
static std::optional<float> getFirstScale(EntryFunction main, unsigned scale) {
  auto module = main.getFunction()->getParentOfType<ModuleOp>();
  auto init = module.lookupSymbol<func::FuncOp>(InitFunction::symbol);
  if (!init || !init.getBody().hasOneBlock())
    return std::nullopt;
  for (OpOperand &first : init.front().getTerminator()->getOpOperands()) {
    auto name = init.getResultAttrOfType<StringAttr>(first.getOperandNumber(),
                                                     attr::name);
    DenseFPElementsAttr value;
    if (!name || name.getValue() != main.getArgumentName(scale) ||
        !matchPattern(first.get(), m_Constant(&value)))
      continue;
    float number = value.getSplatValue<APFloat>().convertToFloat();
    if (number > 0 && std::isfinite(number))
      return number;
  }
  return std::nullopt;
}

static int getFirstExponent(EntryFunction main) {
  SmallVector<unsigned> scales = main.getArgumentsWithRole(Role::LossScale);
  std::optional<float> first =
      scales.empty() ? std::nullopt : getFirstScale(main, scales.front());
  return first ? std::ilogb(*first) : 0;
}

/// The scale times 2^`exponent` starts where the scale did, but not below 1 if
/// the scale was not; never above.
static LogicalResult lowerFirst(EntryFunction main, Value scale, int exponent) {
  auto argument = dyn_cast<BlockArgument>(scale);
  if (!argument || argument.getOwner() != &main.getBody())
    return success();
  unsigned index = argument.getArgNumber();
  std::optional<float> first = getFirstScale(main, index);
  if (!first || *first <= 1)
    return success();
  float lower = std::max(std::ldexp(*first, -exponent), 1.0f);
  return addFirstValue(main, main.getArgumentName(index),
                       Builder(scale.getContext()).getF32FloatAttr(lower));
}

/// The same of each scale that moves, and of its bounds. One that stays is
/// given for gradients without the constants.
static LogicalResult
lowerScales(EntryFunction main, const StepGraph &graph,
            const std::map<DegreeGraph::ValueId, int> &exponents) {
  WalkResult walk = main.getFunction()->walk([&](UpdateLossScaleOp update) {
    auto known = exponents.find(
        getCarriedFrom(graph.getGraph(), graph.getId(update.getScale())));
    if (known == exponents.end())
      return WalkResult::advance();
    auto [scale, exponent] = *known;
    auto lower = [&, by = -exponent](std::optional<APFloat> bound) {
      return bound
                 ? Builder(update.getContext())
                       .getF32FloatAttr(std::ldexp(bound->convertToFloat(), by))
                 : FloatAttr();
    };
    update.setFloorAttr(lower(update.getFloor()));
    update.setCeilingAttr(lower(update.getCeiling()));
    return WalkResult(lowerFirst(main, graph.getValue(scale), exponent));
  });
  return failure(walk.wasInterrupted());
}

/// What is read where `value` was, in its type: computed in f32 at least.
static Value createShift(Value value, int exponent) {
  OpBuilder builder(value.getContext());
  builder.setInsertionPointAfterValue(value);
  Location loc = value.getLoc();
  auto type = cast<RankedTensorType>(value.getType());
  bool isNarrow = type.getElementTypeBitWidth() < 32;
  RankedTensorType wide = isNarrow ? type.clone(builder.getF32Type()) : type;
  if (isNarrow)
    value = CastOp::create(builder, loc, wide, value);
  auto factor = arith::ConstantOp::create(
      builder, loc,
      DenseElementsAttr::get(wide,
                             builder.getFloatAttr(wide.getElementType(),
                                                  std::ldexp(1.0, exponent))));
  auto shifted = arith::MulFOp::create(builder, loc, value, factor);
  shifted->setAttr(attr::shift, builder.getI64IntegerAttr(exponent));
  return isNarrow ? CastOp::create(builder, loc, type, shifted).getResult()
                  : shifted.getResult();
}

/// Puts the factors into the step. What is read with the same factor several
/// times is multiplied once.
static void applyShifts(const StepGraph &graph, const DegreeShifts &shifts) {
  // Before the graph's values are replaced.
  SmallVector<std::pair<OpOperand *, int>> uses;
  for (auto [use, exponent] : shifts.uses)
    uses.emplace_back(&graph.getUse(use), exponent);
  for (auto [id, exponent] : shifts.values) {
    Value value = graph.getValue(id);
    Value shifted = createShift(value, exponent);
    // What is finite with one factor is with the other.
    value.replaceUsesWithIf(shifted, [&](OpOperand &use) {
      return !isa<AllFiniteOp>(use.getOwner()) &&
             !use.getOwner()->hasAttr(attr::shift);
    });
  }
  llvm::DenseMap<std::pair<Value, int>, Value> made;
  for (auto [use, exponent] : uses) {
    Value &shifted = made[{use->get(), exponent}];
    if (!shifted)
      shifted = createShift(use->get(), exponent);
    use->set(shifted);
  }
}

static bool hasShifts(EntryFunction main) {
  return main.getFunction()
      ->walk([](Operation *op) {
        return WalkResult(failure(op->hasAttr(attr::shift)));
      })
      .wasInterrupted();
}

namespace {
struct MoveScales final : mp::impl::MoveScalesBase<MoveScales> {
  using Base::Base;

  void runOnOperation() override {
    FailureOr<EntryFunction> main = EntryFunction::find(getOperation());
    if (failed(main))
      return signalPassFailure();
    StepGraph graph(*main);
    DegreeShifts scale = getLossScaleShifts(*main, graph);
    if (std::optional<StringRef> reason = getReasonToStay(*main, scale)) {
      remark::missed(main->getFunction().getLoc(),
                     remarkOf(DEBUG_TYPE, "Motion"))
          << remark::reason("{0}", *reason);
      if (mode != ScaleMotionMode::Off && !hasShifts(*main))
        main->getFunction().emitWarning()
            << "mode, scale-motion of mp-amp: nothing is moved: " << *reason;
      return markAllAnalysesPreserved();
    }
    FailureOr<ScaleMotion> motion = plan(*main, graph, scale);
    if (failed(motion))
      return signalPassFailure();
    report(*main, graph, *motion);
    if (failed(lowerScales(*main, graph, motion->hoisted)))
      return signalPassFailure();
    applyShifts(graph, motion->shifts);
  }

private:
  std::optional<StringRef> getReasonToStay(EntryFunction main,
                                           const DegreeShifts &scale) const {
    if (mode == ScaleMotionMode::Off)
      return "no factors are asked for";
    if (scale.values.empty())
      return "the loss is not scaled, so that nothing takes a factor back";
    bool isMeasured = false;
    main.getFunction()->walk([&](Operation *op) {
      isMeasured |=
          isa<GradientStatisticOpInterface>(op) && !isa<AllFiniteOp>(op);
    });
    if (hasShifts(main))
      return "factors are in place already";
    if (isMeasured)
      return "the loss scale moves by how large gradients are, which factors "
             "would change";
    return std::nullopt;
  }

  FailureOr<ScaleMotion> plan(EntryFunction main, const StepGraph &graph,
                              const DegreeShifts &scale) const {
    std::vector<Degree> degrees = computeDegrees(graph.getGraph(), scale);
    int firstScale = getFirstExponent(main);
    bool hasSeen = false;
    auto findWindow = [&](DegreeGraph::ValueId id) {
      std::optional<ExponentWindow> window =
          degrees[id] == Degree::of(1)
              ? getWindow(findObserved(graph.getValue(id)), firstScale)
              : std::nullopt;
      hasSeen |= window.has_value();
      return window;
    };
    ScaleMotionOptions options;
    bool layers =
        mode == ScaleMotionMode::Layers || mode == ScaleMotionMode::All;
    options.hoistsConstants =
        mode == ScaleMotionMode::Mean || mode == ScaleMotionMode::All;
    if (layers)
      options.getWindow = findWindow;
    ScaleMotion motion = planScaleMotion(graph.getGraph(), degrees, options);
    if (layers && !hasSeen)
      return main.getFunction().emitError()
             << "mode=layers, scale-motion=layers of mp-amp: no profile saw a "
                "gradient that a contraction reads; run mp-run --profile on "
                "the step and give its file (profile=FILE)";
    if (std::optional<DegreeGraph::NodeId> node =
            findUncancelled(graph.getGraph(), motion.shifts))
      return graph.getOp(*node)->emitError()
             << "reads gradients with factors that do not cancel; leave the "
                "factors out with scale-motion=off of mp-amp";
    return motion;
  }

  static void report(EntryFunction main, const StepGraph &graph,
                     const ScaleMotion &motion) {
    for (auto [use, exponent] : motion.shifts.uses) {
      OpOperand &operand = graph.getUse(use);
      remark::passed(operand.getOwner()->getLoc(),
                     remarkOf(DEBUG_TYPE, "Shift"))
          << remark::add("operand {0} of '{1}' is multiplied by 2^{2}",
                         operand.getOperandNumber(),
                         operand.getOwner()->getName().getStringRef(),
                         exponent);
    }
    for (DegreeGraph::NodeId node : motion.narrow)
      remark::missed(graph.getOp(node)->getLoc(), remarkOf(DEBUG_TYPE, "Shift"))
          << remark::reason("no power of two fits the gradient that is read "
                            "and the one that is made of it: small elements "
                            "vanish");
    remark::analysis(main.getFunction().getLoc(),
                     remarkOf(DEBUG_TYPE, "Motion"))
        << remark::metric("Factors", motion.shifts.uses.size())
        << remark::metric("TakenBack", motion.shifts.values.size());
    if (motion.shifts.uses.empty())
      remark::missed(main.getFunction().getLoc(),
                     remarkOf(DEBUG_TYPE, "Motion"))
          << remark::reason(
                 "no factor would help: seeds have no constant below "
                 "1 in common, and every gradient fits");
  }
};
} // namespace
