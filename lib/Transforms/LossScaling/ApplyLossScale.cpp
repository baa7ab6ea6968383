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
#include "FiniteFlag.h"
#include "WideSeed.h"

#include "mlir/IR/TypeUtilities.h"
#include "mp/Analysis/LossScaling/StepGraph.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"
#include "mp/Transforms/LossScaling/LossScaling.h"
#include "llvm/ADT/MapVector.h"

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

static Places getPlaces(const StepGraph &graph, const LossScalePlan &plan) {
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

/// Puts the next values of all state behind one guard.
static void guardState(EntryFunction main, Value finite) {
  SmallVector<Value> kept, next;
  SmallVector<unsigned> results;
  for (unsigned index : getGuardedArguments(main)) {
    results.push_back(*main.getPair(index));
    kept.push_back(main.getArgument(index));
    next.push_back(main.getResult(results.back()));
  }
  if (kept.empty())
    return;
  OpBuilder builder(main.getReturn());
  Location loc = main.getReturn().getLoc();
  auto guard =
      GuardOp::create(builder, loc, ValueRange(kept).getTypes(), finite, kept);
  builder.createBlock(&guard.getBody());
  YieldOp::create(builder, loc, next);
  for (auto [result, value] : llvm::zip_equal(results, guard.getResults()))
    main.setResult(result, value);
}

LogicalResult mp::applyLossScale(EntryFunction main, const StepGraph &graph,
                                 const LossScalePlan &plan,
                                 const LossScaleOptions &options) {
  Places places = getPlaces(graph, plan);
  // Everything that can fail comes first.
  if (failed(checkPlaces(main, places)) ||
      failed(InitFunction::getOrCreate(main)))
    return failure();
  Builder types(main.getFunction().getContext());
  Location loc = main.getFunction().getLoc();
  BlockArgument scale =
      main.addArgument(RankedTensorType::get({}, types.getF32Type()),
                       Role::LossScale, scaling::scale, loc);
  if (failed(addFirstValue(main, scaling::scale,
                           types.getF32FloatAttr(options.scale))))
    return failure();
  SmallVector<Value> unscaled = PlaceRewriter(scale).run(places);
  Value finite = createFiniteFlag(main, unscaled);
  guardState(main, finite);
  if (failed(addAutomaton(main, scale, finite, options)))
    return failure();
  main.addResult(finite, Role::Metric, scaling::finite);
  return success();
}
