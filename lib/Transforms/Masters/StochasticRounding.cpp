//===- StochasticRounding.cpp - Weights without a master ------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The bits of an f32 below those of the narrow type are a fraction of its unit.
// A random number of as many bits, added to them, carries into the unit with
// that fraction as probability; then they are cut off. Subnormals of f16 have
// their unit where the smallest normal number has it: that is added first.
//
//===----------------------------------------------------------------------===//

#include "StochasticRounding.h"

#include "CopySteps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/TypeUtilities.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/IR/MPRoutineOps.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"
#include "llvm/ADT/SmallSet.h"

using namespace mlir;
using namespace mlir::mp;

namespace {
/// Elementwise arithmetic on f32 tensors of one shape and on their bits.
struct Elements {
  OpBuilder &builder;
  Location loc;
  RankedTensorType floats, integers;

  Value number(const APFloat &value) const {
    return arith::ConstantOp::create(builder, loc,
                                     DenseElementsAttr::get(floats, value));
  }
  Value integer(uint32_t value) const {
    return arith::ConstantOp::create(
        builder, loc, DenseElementsAttr::get(integers, APInt(32, value)));
  }
  Value isLess(Value a, Value b) const {
    return arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::OLT, a, b);
  }
  template <typename Op, typename... Operands>
  Value make(Operands... operands) const {
    return Op::create(builder, loc, operands...);
  }
  Value bitcast(Type type, Value value) const {
    return arith::BitcastOp::create(builder, loc, type, value);
  }
};
} // namespace

static APFloat inF32(APFloat value) {
  bool isInexact;
  value.convert(APFloat::IEEEsingle(), APFloat::rmNearestTiesToEven,
                &isInexact);
  return value;
}

Value mp::roundStochastically(OpBuilder &builder, Location loc, Value value,
                              Value bits, FloatType narrow) {
  auto type = cast<RankedTensorType>(value.getType());
  Elements e{builder, loc, type, type.clone(builder.getI32Type())};
  const llvm::fltSemantics &semantics = narrow.getFloatSemantics();
  unsigned cut = 24 - APFloat::semanticsPrecision(semantics);
  uint32_t fraction = (1u << cut) - 1;

  Value size = e.make<math::AbsFOp>(value);
  Value shifted = size, shift;
  APFloat smallest = inF32(APFloat::getSmallestNormalized(semantics));
  if (smallest != APFloat::getSmallestNormalized(APFloat::IEEEsingle())) {
    Value least = e.number(smallest);
    shift = e.make<arith::SelectOp>(e.isLess(size, least), least,
                                    e.number(APFloat(0.0f)));
    shifted = e.make<arith::AddFOp>(size, shift);
  }
  Value random = e.make<arith::AndIOp>(bits, e.integer(fraction));
  Value carried = e.make<arith::AddIOp>(e.bitcast(e.integers, shifted), random);
  Value rounded =
      e.bitcast(type, e.make<arith::AndIOp>(carried, e.integer(~fraction)));
  if (shift)
    rounded = e.make<arith::SubFOp>(rounded, shift);
  Value isInRange =
      e.isLess(size, e.number(inF32(APFloat::getLargest(semantics))));
  Value chosen = e.make<arith::SelectOp>(
      isInRange, e.make<math::CopySignOp>(rounded, value), value);
  return CastOp::create(builder, loc, type.clone(narrow), chosen);
}

namespace {
/// One state of the generator, drawn from for parameter after parameter.
class Generator {
public:
  /// Adds the argument `mp.rounding`.
  static FailureOr<Generator> create(EntryFunction main, uint64_t seed);

  Value draw(OpBuilder &builder, Location loc, ArrayRef<int64_t> shape);
  /// Returns the last state; where `flag` is one, of a good step.
  void finish(Value flag);

private:
  Generator(EntryFunction main, BlockArgument argument)
      : main(main), argument(argument), state(argument) {}

  static constexpr llvm::StringLiteral name = "mp.rounding";
  EntryFunction main;
  BlockArgument argument;
  Value state;
};
} // namespace

FailureOr<Generator> Generator::create(EntryFunction main, uint64_t seed) {
  FailureOr<InitFunction> init = InitFunction::getOrCreate(main);
  if (failed(init))
    return failure();
  Location loc = main.getFunction().getLoc();
  OpBuilder builder = init->getBuilder();
  auto type = RankedTensorType::get({2}, builder.getI64Type());
  // Key and counter.
  init->setFirstValue(
      name, arith::ConstantOp::create(
                builder, loc,
                DenseElementsAttr::get(type, {APInt(64, seed), APInt(64, 0)})));
  return Generator(main, main.addArgument(type, Role::Rng, name, loc));
}

Value Generator::draw(OpBuilder &builder, Location loc,
                      ArrayRef<int64_t> shape) {
  auto drawn = RngBitsOp::create(
      builder, loc,
      TypeRange{state.getType(),
                RankedTensorType::get(shape, builder.getI32Type())},
      RngAlgorithm::ThreeFry, state);
  state = drawn.getNewState();
  return drawn.getBits();
}

void Generator::finish(Value flag) {
  OpBuilder builder(main.getReturn());
  if (flag) {
    auto kept = GuardOp::create(builder, flag.getLoc(), state.getType(), flag,
                                ValueRange(argument));
    OpBuilder body = OpBuilder::atBlockEnd(&kept.getBody().emplaceBlock());
    YieldOp::create(body, flag.getLoc(), state);
    state = kept.getResult(0);
  }
  main.addNextValue(argument, state, Role::Rng);
}

/// The flag by which all of `values` are guarded; null if there is no such one:
/// bits that only some of them used are not drawn again.
static Value findCommonFlag(ArrayRef<Value> values) {
  Value flag;
  for (Value value : values) {
    auto guard = value.getDefiningOp<GuardOp>();
    if (!guard || (flag && flag != guard.getFinite()))
      return {};
    flag = guard.getFinite();
  }
  return flag;
}

FailureOr<SmallVector<unsigned>> mp::storeParametersStochastically(
    EntryFunction main, ArrayRef<WorkingCopyPlan> plans, uint64_t seed) {
  SmallVector<unsigned> changed;
  llvm::SmallSet<unsigned, 16> done;
  std::optional<Generator> generator;
  SmallVector<Value> updated;
  for (const WorkingCopyPlan &plan : plans) {
    unsigned index = plan.parameter;
    if (plan.isCarried || !done.insert(index).second)
      continue;
    if (!generator) {
      FailureOr<Generator> made = Generator::create(main, seed);
      if (failed(made))
        return failure();
      generator = *made;
    }
    BlockArgument argument = main.getArgument(index);
    auto wide = cast<RankedTensorType>(argument.getType());
    auto narrow =
        cast<FloatType>(getElementTypeOrSelf(plan.values.front().getType()));
    storeArgument(argument, wide.clone(narrow));
    unsigned pair = *main.getPair(index);
    Value next = main.getResult(pair);
    updated.push_back(next);
    OpBuilder builder(main.getReturn());
    Value bits = generator->draw(builder, next.getLoc(), wide.getShape());
    main.setResult(
        pair, roundStochastically(builder, next.getLoc(), next, bits, narrow));
    changed.push_back(index);
  }
  if (!generator)
    return changed;
  updateSignature(main, changed);
  generator->finish(findCommonFlag(updated));
  return changed;
}
