//===- ApplyLossScale.cpp - Write a loss-scale plan into a step -----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Values first, then uses: a place that is both keeps both factors. The scale
// multiplies uses of constants, because a constant may be shared with the
// forward pass.
//
//===----------------------------------------------------------------------===//

#include "Automaton.h"
#include "Statistics.h"
#include "WideSeed.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/TypeUtilities.h"
#include "mp/Analysis/LossScaling/LossGroups.h"
#include "mp/Analysis/LossScaling/StepGraph.h"
#include "mp/Analysis/LossScaling/UpdateEnd.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"
#include "mp/Transforms/LossScaling/LossScaling.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace mlir::mp;

bool mp::isGuardedState(Role role) {
  switch (role) {
  case Role::Rng:
  case Role::LossScale:
  case Role::WorkingCopy:
    return false;
  default:
    return true;
  }
}

/// The plan in terms of IR; survives changes to the step.
namespace {
struct Places {
  SmallVector<Value> seedValues, unscaleValues;
  SmallVector<OpOperand *> seedUses, unscaleUses;
};
} // namespace

static Places getPlaces(const StepGraph &graph, const LossScalePlaces &plan) {
  Places places;
  for (DegreeGraph::ValueId id : plan.seedValues)
    places.seedValues.push_back(graph.getValue(id));
  for (DegreeGraph::ValueId id : plan.unscaleValues)
    places.unscaleValues.push_back(graph.getValue(id));
  for (DegreeGraph::Use use : plan.seedUses)
    places.seedUses.push_back(&graph.getUse(use));
  for (DegreeGraph::Use use : plan.unscaleUses)
    places.unscaleUses.push_back(&graph.getUse(use));
  return places;
}

/// State that this step changes.
static SmallVector<unsigned> getGuardedArguments(EntryFunction main) {
  SmallVector<unsigned> guarded;
  for (unsigned index = 0; index < main.getNumArguments(); ++index) {
    std::optional<Role> role = main.getArgumentRole(index);
    std::optional<unsigned> pair = main.getPair(index);
    if (pair && role && isGuardedState(*role) &&
        main.getResult(*pair) != main.getArgument(index))
      guarded.push_back(index);
  }
  return guarded;
}

static LogicalResult checkPlaces(EntryFunction main, const Places &places) {
  auto check = [&](Value value) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    // What an author computes in 16 bits is scaled in f32 and goes back; where
    // f16 overflows the step is skipped, and the scale becomes smaller.
    Type element = type ? type.getElementType() : Type();
    if (type && type.hasStaticShape() &&
        (element.isF32() || element.isBF16() || element.isF16()))
      return success();
    return LogicalResult(
        emitError(value.getLoc())
        << "cannot scale the loss: a seed or a gradient is " << value.getType()
        << ", not a tensor of f32, bf16 or f16 and of known shape; scale "
           "before choosing precision");
  };
  SmallVector<Value> values(places.seedValues);
  for (OpOperand *use : places.seedUses)
    values.push_back(use->get());
  values.append(places.unscaleValues);
  for (OpOperand *use : places.unscaleUses)
    values.push_back(use->get());
  for (Value value : values)
    if (failed(check(value)))
      return failure();
  for (Value gradient : places.unscaleValues)
    if (failed(checkFlagCanLeave(main, gradient)))
      return failure();
  for (OpOperand *use : places.unscaleUses)
    if (failed(checkFlagCanLeave(main, use->get())))
      return failure();
  for (unsigned index : getGuardedArguments(main)) {
    auto type = dyn_cast<RankedTensorType>(main.getArgument(index).getType());
    if (!type || !type.hasStaticShape())
      return main.getFunction().emitError()
             << "cannot guard argument " << index << " '"
             << main.getArgumentName(index) << "' of type "
             << main.getArgument(index).getType()
             << "; state is a tensor of known shape";
  }
  return success();
}

namespace {
/// Multiplies and divides in f32, and returns to the type of the step.
class PlaceRewriter {
public:
  explicit PlaceRewriter(Value scale)
      : builder(scale.getContext()), scale(scale) {}

  /// Returns the unscaled values, in f32, in the order of the plan.
  SmallVector<Value> run(const Places &places);

private:
  Value createScale(Value value);
  void unscale(Value value, ArrayRef<OpOperand *> uses);
  Value createCast(Type type, Value value) {
    return CastOp::create(builder, value.getLoc(), type, value);
  }

  OpBuilder builder;
  Value scale;
  SmallVector<Value> unscaled;
  /// Scaled seeds, rounded to the 16 bits that their readers compute in.
  SmallVector<Value> narrowSeeds;
  SmallVector<CastOp> replaced;
};
} // namespace

/// The type in which a value is scaled: f32, or f64 what is f64.
static RankedTensorType widened(Value value) {
  auto type = cast<RankedTensorType>(value.getType());
  return type.getElementType().isF64()
             ? type
             : type.clone(Float32Type::get(value.getContext()));
}

Value PlaceRewriter::createScale(Value value) {
  RankedTensorType type = widened(value);
  bool isNarrow = type != value.getType();
  Value wide = isNarrow ? createCast(type, value) : value;
  Value scaled = ScaleOp::create(builder, value.getLoc(), type, wide, scale);
  if (!isNarrow)
    return scaled;
  narrowSeeds.push_back(createCast(value.getType(), scaled));
  return narrowSeeds.back();
}

/// Unscales beside the definition. A use that widens reads the wide value.
void PlaceRewriter::unscale(Value value, ArrayRef<OpOperand *> uses) {
  RankedTensorType type = widened(value);
  builder.setInsertionPointAfterValue(value);
  Value wide = UnscaleOp::create(builder, value.getLoc(), type, value, scale);
  unscaled.push_back(wide);
  Value narrow = type == value.getType() ? wide : Value();
  for (OpOperand *use : uses) {
    auto widening = dyn_cast<CastOp>(use->getOwner());
    if (widening && narrow != wide && widening.getType() == type) {
      widening.getResult().replaceAllUsesWith(wide);
      replaced.push_back(widening);
      continue;
    }
    if (!narrow)
      narrow = createCast(value.getType(), wide);
    use->set(narrow);
  }
}

SmallVector<Value> PlaceRewriter::run(const Places &places) {
  // Before the seeds: of a value that is both, the scaled one is unscaled.
  for (Value gradient : places.unscaleValues)
    unscale(gradient, llvm::map_to_vector(gradient.getUses(),
                                          [](OpOperand &use) { return &use; }));
  for (Value seed : places.seedValues) {
    auto uses = llvm::map_to_vector(seed.getUses(),
                                    [](OpOperand &use) { return &use; });
    builder.setInsertionPointAfterValue(seed);
    Value scaled = createScale(seed);
    for (OpOperand *use : uses)
      use->set(scaled);
  }
  for (OpOperand *use : places.seedUses) {
    builder.setInsertionPoint(use->getOwner());
    use->set(createScale(use->get()));
  }
  // One unscale for all listed uses of a value.
  llvm::MapVector<Value, SmallVector<OpOperand *>> listed;
  for (OpOperand *use : places.unscaleUses)
    listed[use->get()].push_back(use);
  for (auto &[value, uses] : listed)
    unscale(value, uses);
  for (CastOp widening : replaced)
    widening.erase();
  // Last, for it replaces ops whose operands are places.
  llvm::for_each(narrowSeeds, widenSeed);
  return std::move(unscaled);
}

namespace {
/// Scales of one step, and what hangs on each.
class ScaleWriter {
public:
  ScaleWriter(EntryFunction main, const LossScaleOptions &options)
      : main(main), options(options) {}

  /// Which scales decide about each state; the graph is of the step as it is.
  void findDeciders(const StepGraph &graph, ArrayRef<LossScalePlaces> groups);
  LogicalResult addScale(const Places &places, Value ends);
  void guardState();
  LogicalResult finish();

private:
  using Scales = llvm::SmallBitVector;
  Value combineFlags(const Scales &deciding);

  EntryFunction main;
  const LossScaleOptions &options;
  std::vector<ScalerInputs> scales;
  SmallVector<Value> flags;
  /// By arguments, in their order.
  llvm::MapVector<unsigned, Scales> deciders;
};
} // namespace

/// State that no gradient moves, such as a count of steps, goes with what is
/// computed of it: with the scales that decide about all of that, or with all
/// that decide about some.
void ScaleWriter::findDeciders(const StepGraph &step,
                               ArrayRef<LossScalePlaces> groups) {
  const DegreeGraph &graph = step.getGraph();
  auto getNext = [&](unsigned index) {
    return step.getId(main.getResult(*main.getPair(index)));
  };
  for (unsigned index : getGuardedArguments(main))
    deciders[index] = Scales(groups.size(), groups.size() == 1);
  if (groups.size() == 1)
    return;
  for (auto [scale, group] : llvm::enumerate(groups)) {
    llvm::BitVector reach = getDependentsOfGradients(graph, group);
    for (auto &[index, scales] : deciders)
      scales[scale] = reach.test(getNext(index));
  }
  llvm::MapVector<unsigned, Scales> followers;
  for (auto &[index, scales] : deciders) {
    if (scales.any())
      continue;
    llvm::BitVector reach =
        graph.getDependents({step.getId(main.getArgument(index))});
    Scales some(groups.size()), all(groups.size(), true);
    for (auto &[other, others] : deciders)
      if (others.any() && reach.test(getNext(other))) {
        some |= others;
        all &= others;
      }
    followers[index] = all.none() ? some : some.none() ? ~some : all;
  }
  for (auto &[index, scales] : followers)
    deciders[index] = scales;
}

LogicalResult ScaleWriter::addScale(const Places &places, Value ends) {
  Builder types(main.getFunction().getContext());
  std::string suffix =
      scales.empty() ? "" : "_" + std::to_string(scales.size() + 1);
  std::string name = (scaling::scale + suffix).str();
  BlockArgument scale =
      main.addArgument(RankedTensorType::get({}, types.getF32Type()),
                       Role::LossScale, name, main.getFunction().getLoc());
  if (failed(addFirstValue(main, name, types.getF32FloatAttr(options.scale))))
    return failure();
  SmallVector<Value> unscaled = PlaceRewriter(scale).run(places);
  auto [finite, nonzero] =
      createGradientFlags(main, unscaled, options.stallAfter > 0, flags);
  auto hold = [&](Value flag) -> unsigned {
    flags.push_back(flag);
    return flags.size() - 1;
  };
  ScalerInputs &inputs = scales.emplace_back(ScalerInputs{
      scale, std::move(unscaled), flags, hold(finite), {}, ends, suffix});
  if (nonzero)
    inputs.nonzero = hold(nonzero);
  return success();
}

Value ScaleWriter::combineFlags(const Scales &deciding) {
  OpBuilder builder(main.getReturn());
  Value all;
  for (unsigned index : deciding.set_bits()) {
    Value finite = scales[index].getFinite();
    all = all ? arith::AndIOp::create(builder, main.getReturn().getLoc(), all,
                                      finite)
                    .getResult()
              : finite;
  }
  return all;
}

/// Puts the next values of all state that the same scales decide about behind
/// one guard.
void ScaleWriter::guardState() {
  SmallVector<std::pair<Scales, SmallVector<unsigned>>> guards;
  for (auto &[index, scales] : deciders) {
    auto *guard = llvm::find_if(guards, [&, &scales = scales](auto &guard) {
      return guard.first == scales;
    });
    if (guard == guards.end())
      guard = &guards.emplace_back(scales, SmallVector<unsigned>());
    guard->second.push_back(index);
  }
  Location loc = main.getReturn().getLoc();
  for (auto &[scales, arguments] : guards) {
    SmallVector<Value> kept, next;
    for (unsigned index : arguments) {
      kept.push_back(main.getArgument(index));
      next.push_back(main.getResult(*main.getPair(index)));
    }
    Value finite = combineFlags(scales);
    OpBuilder builder(main.getReturn());
    auto guard = GuardOp::create(builder, loc, ValueRange(kept).getTypes(),
                                 finite, kept);
    builder.createBlock(&guard.getBody());
    YieldOp::create(builder, loc, next);
    for (auto [index, value] : llvm::zip_equal(arguments, guard.getResults()))
      main.setResult(*main.getPair(index), value);
  }
}

LogicalResult ScaleWriter::finish() {
  Value stalled;
  for (ScalerInputs &inputs : scales) {
    FailureOr<Value> told = addAutomaton(main, inputs, options);
    if (failed(told))
      return failure();
    OpBuilder builder(main.getReturn());
    stalled =
        stalled ? arith::OrIOp::create(builder, told->getLoc(), stalled, *told)
                      .getResult()
                : *told;
  }
  if (stalled)
    main.addResult(stalled, Role::Metric, scaling::stalled);
  for (const ScalerInputs &inputs : scales)
    main.addResult(inputs.getFinite(), Role::Metric,
                   (scaling::finite + inputs.suffix).str());
  return success();
}

LogicalResult mp::applyLossScale(EntryFunction main, const StepGraph &graph,
                                 ArrayRef<LossScalePlaces> groups,
                                 const LossScaleOptions &options) {
  SmallVector<Places> places;
  for (const LossScalePlaces &group : groups)
    places.push_back(getPlaces(graph, group));
  Value ends = findUpdateEnd(main, graph);
  // Everything that can fail comes first.
  for (const Places &group : places)
    if (failed(checkPlaces(main, group)))
      return failure();
  if (failed(InitFunction::getOrCreate(main)))
    return failure();
  ScaleWriter writer(main, options);
  writer.findDeciders(graph, groups);
  for (const Places &group : places)
    if (failed(writer.addScale(group, ends)))
      return failure();
  writer.guardState();
  return writer.finish();
}
