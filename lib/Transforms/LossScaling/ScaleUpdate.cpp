//===- ScaleUpdate.cpp - What makes the next loss scale -------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One function for each rule; what they read and carry along, and under which
// names, is all that they differ in.
//
//===----------------------------------------------------------------------===//

#include "Automaton.h"
#include "Statistics.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

#include <limits>

using namespace mlir;
using namespace mlir::mp;

LogicalResult mp::addFirstValue(EntryFunction main, StringRef name,
                                TypedAttr value) {
  FailureOr<InitFunction> init = InitFunction::getOrCreate(main);
  if (failed(init))
    return failure();
  OpBuilder builder = init->getBuilder();
  auto type = RankedTensorType::get({}, value.getType());
  init->setFirstValue(
      name, arith::ConstantOp::create(builder, main.getFunction().getLoc(),
                                      DenseElementsAttr::get(type, value)));
  return success();
}

FailureOr<BlockArgument> mp::addScalarState(EntryFunction main, Role role,
                                            StringRef name) {
  Builder types(main.getFunction().getContext());
  Type type = types.getF32Type();
  if (role == Role::Counter)
    type = types.getI32Type();
  BlockArgument state = main.addArgument(RankedTensorType::get({}, type), role,
                                         name, main.getFunction().getLoc());
  if (failed(addFirstValue(main, name, types.getZeroAttr(type))))
    return failure();
  return state;
}

/// Several of them, after the scale, which is state already.
static FailureOr<SmallVector<Value>>
addState(EntryFunction main, const ScalerInputs &in,
         ArrayRef<std::pair<Role, StringRef>> names) {
  SmallVector<Value> state{in.scale};
  for (auto [role, name] : names) {
    FailureOr<BlockArgument> added =
        addScalarState(main, role, (name + in.suffix).str());
    if (failed(added))
      return failure();
    state.push_back(*added);
  }
  return state;
}

/// The same without an attribute where there is no number.
static FloatAttr makeBound(Builder &builder, std::optional<float> bound) {
  return bound ? builder.getF32FloatAttr(*bound) : FloatAttr();
}

using MadeScaler = FailureOr<LossScalerOpInterface>;

static MadeScaler addStepsRule(EntryFunction main, ScalerInputs &in,
                               const LossScaleOptions &options) {
  Value scale = in.scale;
  bool countsBad = options.hysteresis > 1;
  SmallVector<std::pair<Role, StringRef>> names{
      {Role::Counter, scaling::goodSteps}};
  if (countsBad)
    names.emplace_back(Role::Counter, scaling::badSteps);
  FailureOr<SmallVector<Value>> state = addState(main, in, names);
  if (failed(state))
    return failure();
  OpBuilder builder(main.getReturn());
  Value good = (*state)[1], bad = countsBad ? (*state)[2] : Value();
  return LossScalerOpInterface(UpdateLossScaleOp::create(
      builder, main.getReturn().getLoc(), scale.getType(), good.getType(),
      countsBad ? bad.getType() : Type(), scale, good, in.getFinite(), bad,
      in.ends, builder.getF32FloatAttr(options.growth),
      builder.getF32FloatAttr(options.backoff),
      builder.getI32IntegerAttr(options.interval),
      countsBad ? builder.getI32IntegerAttr(options.hysteresis) : IntegerAttr(),
      countsBad
          ? HysteresisRefillAttr::get(builder.getContext(), options.refill)
          : HysteresisRefillAttr(),
      makeBound(builder, options.floor), makeBound(builder, options.ceiling)));
}

static MadeScaler addLogMaxRule(EntryFunction main, ScalerInputs &in,
                                const LossScaleOptions &options) {
  Value scale = in.scale;
  Location loc = main.getReturn().getLoc();
  SmallVector<Value> amax = createStatistic(
      main, in.gradients, in.flags,
      [&](OpBuilder &builder, ArrayRef<Value> values) {
        return AmaxOp::create(builder, loc, scale.getType(), values)
            .getOperation();
      });
  constexpr Role role = Role::Buffer;
  FailureOr<SmallVector<Value>> state =
      addState(main, in,
               {{role, scaling::logMean},
                {role, scaling::logWeight},
                {role, scaling::slowLogMean},
                {role, scaling::slowLogWeight},
                {role, scaling::logVariance}});
  if (failed(state))
    return failure();
  OpBuilder builder(main.getReturn());
  SmallVector<Type> types(6, scale.getType());
  SmallVector<Value> operands(*state);
  operands.append({in.getFinite(), amax.front()});
  if (in.ends)
    operands.push_back(in.ends);
  using Limits = std::numeric_limits<float>;
  auto number = [&](StringRef name, float value) {
    return builder.getNamedAttr(name, builder.getF32FloatAttr(value));
  };
  // The numbers of OpenSeq2Seq; 3.09 deviations are one step of a thousand.
  SmallVector<NamedAttribute> numbers{
      number("beta1", 0.99f),
      number("beta2", 0.999f),
      number("deviations", 3.09f),
      number("log_max", 16),
      number("floor", options.floor.value_or(Limits::min())),
      number("ceiling", options.ceiling.value_or(Limits::max()))};
  return LossScalerOpInterface(
      UpdateLossScaleLogMaxOp::create(builder, loc, types, operands, numbers));
}

static MadeScaler addHistogramRule(EntryFunction main, ScalerInputs &in,
                                   const LossScaleOptions &options) {
  Value scale = in.scale;
  // PopART's: an eighth of the largest f16, and one gradient of 10^7.
  constexpr float edge = 0.125f * 65504, share = 1e-7f;
  Location loc = main.getReturn().getLoc();
  SmallVector<Value> counts = createStatistic(
      main, in.gradients, in.flags,
      [&](OpBuilder &builder, ArrayRef<Value> values) {
        return HistogramOp::create(builder, loc, scale.getType(),
                                   scale.getType(), scale, values,
                                   builder.getF32FloatAttr(edge))
            .getOperation();
      });
  constexpr Role role = Role::Buffer;
  FailureOr<SmallVector<Value>> state =
      addState(main, in,
               {{Role::Counter, scaling::countedSteps},
                {role, scaling::upperCount},
                {role, scaling::lowerCount}});
  if (failed(state))
    return failure();
  OpBuilder builder(main.getReturn());
  SmallVector<Value> operands(*state);
  operands.append({in.getFinite(), counts[0], counts[1]});
  if (in.ends)
    operands.push_back(in.ends);
  auto number = [&](StringRef name, float value) {
    return builder.getNamedAttr(name, builder.getF32FloatAttr(value));
  };
  SmallVector<NamedAttribute> numbers{
      number("growth", options.growth), number("backoff", options.backoff),
      builder.getNamedAttr("interval",
                           builder.getI32IntegerAttr(options.interval)),
      number("share", share)};
  if (options.floor)
    numbers.push_back(number("floor", *options.floor));
  if (options.ceiling)
    numbers.push_back(number("ceiling", *options.ceiling));
  return LossScalerOpInterface(UpdateLossScaleHistogramOp::create(
      builder, loc, ValueRange(*state).getTypes(), operands, numbers));
}

static MadeScaler makeScaler(EntryFunction main, ScalerInputs &in,
                             const LossScaleOptions &options) {
  switch (options.rule) {
  case LossScaleRule::Steps:
    return addStepsRule(main, in, options);
  case LossScaleRule::LogMax:
    return addLogMaxRule(main, in, options);
  case LossScaleRule::Histogram:
    return addHistogramRule(main, in, options);
  }
  llvm_unreachable("not a rule");
}

MadeScaler mp::addScaleUpdate(EntryFunction main, ScalerInputs &inputs,
                              const LossScaleOptions &options) {
  MadeScaler scaler = makeScaler(main, inputs, options);
  if (failed(scaler))
    return failure();
  for (auto [state, next] :
       llvm::zip_equal(scaler->getState(), (*scaler)->getResults()))
    main.addNextValue(cast<BlockArgument>(state), next, Role::NewState);
  return scaler;
}
