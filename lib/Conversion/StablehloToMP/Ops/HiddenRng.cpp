//===- HiddenRng.cpp - Numbers from a generator with a hidden state -------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The specification leaves the generator of `stablehlo.rng` open. Here it is
// Philox, as for `rng_bit_generator` without an algorithm. Floats narrower than
// f32 are drawn in f32 and rounded once.
//
//===----------------------------------------------------------------------===//

#include "HiddenRng.h"

#include "FloatArithmetic.h"

#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/IR/MPRoutineOps.h"
#include "mp/Dialect/MP/Utils/EntryFunction.h"
#include "llvm/ADT/STLExtras.h"

#include <cmath>

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::stablehlo;

//===----------------------------------------------------------------------===//
// The state
//===----------------------------------------------------------------------===//

static constexpr StringLiteral stateName = "mp.rng_state";

FailureOr<Value> HiddenRng::draw(OpConversion &op, RankedTensorType bits) {
  if (!entry || op.builder.getInsertionBlock() != &entry.getBody().front())
    return op.leave("the hidden state of its generator cannot be followed "
                    "into loops, branches and @init");
  auto type = RankedTensorType::get({2}, op.builder.getI64Type());
  if (!state) {
    first = entry.getNumArguments();
    // Fails only for function types that are not builtin ones.
    (void)entry.insertArgument(first, type, /*argAttrs=*/{}, op.loc);
    state = entry.getArgument(first);
  }
  auto random = RngBitsOp::create(op.builder, op.loc, type, bits,
                                  RngAlgorithm::Philox, state);
  state = random.getNewState();
  return random.getBits();
}

LogicalResult HiddenRng::finish(ModuleOp module) const {
  if (!state)
    return success();
  FailureOr<EntryFunction> main = EntryFunction::find(module);
  if (failed(main))
    return failure();
  BlockArgument argument = main->getArgument(first);
  main->setArgumentName(first, stateName);
  main->setArgumentRole(first, Role::Rng);
  main->addNextValue(argument, state, Role::Rng);
  FailureOr<InitFunction> init = InitFunction::getOrCreate(*main);
  if (failed(init))
    return failure();
  OpBuilder builder = init->getBuilder();
  auto zero = DenseElementsAttr::get(cast<ShapedType>(argument.getType()),
                                     APInt(64, 0));
  init->setFirstValue(
      stateName, arith::ConstantOp::create(builder, argument.getLoc(), zero));
  return success();
}

//===----------------------------------------------------------------------===//
// Distributions
//===----------------------------------------------------------------------===//

/// The float of the highest `digits` bits of each of `bits`, as an integer.
static Value toFloat(const Floats &f, Value bits, unsigned digits) {
  auto integers = cast<RankedTensorType>(bits.getType());
  Value shift =
      f.op.splat(integers, int64_t(integers.getElementTypeBitWidth() - digits));
  Value number = f.op.make<arith::ShRUIOp>(integers, {bits, shift});
  return f.op.make<arith::UIToFPOp>(f.type, number);
}

/// From `low` on: all bits that the significand has room for, then one product
/// and one sum.
static Value makeUniform(const Floats &f, Value bits, Value low, Value high) {
  int digits = cast<FloatType>(f.type.getElementType()).getFPMantissaWidth();
  Value unit =
      f.mul(toFloat(f, bits, digits), f.number(std::ldexp(1.0, -digits)));
  return f.add(f.mul(unit, f.sub(high, low)), low);
}

/// The inverse of the distribution function at the middles of equal parts of
/// (0, 1), none of which is an end.
static Value makeNormal(const Floats &f, Value bits, Value mean, Value scale) {
  int digits =
      cast<FloatType>(f.type.getElementType()).getFPMantissaWidth() - 1;
  Value middle = f.add(toFloat(f, bits, digits), f.number(0.5));
  Value at =
      f.sub(f.mul(middle, f.number(std::ldexp(1.0, 1 - digits))), f.number(1));
  Value normal = f.mul(makeErfInv(f, at), f.number(std::sqrt(2.0)));
  return f.add(f.mul(normal, scale), mean);
}

static LogicalResult drawFloats(OpConversion &op, bool isNormal) {
  RankedTensorType type = op.types[0];
  bool isNarrow = type.getElementTypeBitWidth() < 32;
  Floats f{op, isNarrow ? type.clone(op.builder.getF32Type()) : type};
  unsigned width = f.type.getElementTypeBitWidth();
  FailureOr<Value> bits =
      op.rng->draw(op, type.clone(op.builder.getIntegerType(width)));
  if (failed(bits))
    return failure();
  auto to = [&](RankedTensorType target, Value value) -> Value {
    return isNarrow ? CastOp::create(op.builder, op.loc, target, value) : value;
  };
  Value a = op.broadcastScalar(op.operands[0], type);
  Value b = op.broadcastScalar(op.operands[1], type);
  Value wideA = to(f.type, a), wideB = to(f.type, b);
  if (isNormal)
    return op.finish(to(type, makeNormal(f, *bits, wideA, wideB)));
  // Rounding may reach the upper bound, which is outside.
  Value result = to(type, makeUniform(f, *bits, wideA, wideB));
  Floats g{op, type};
  Value isInside = g.compare(arith::CmpFPredicate::OLT, result, b);
  return op.finish(g.select(isInside, result, a));
}

/// The remainder of the bits by the number of values, as XLA draws them.
static LogicalResult drawIntegers(OpConversion &op) {
  RankedTensorType type = op.types[0];
  FailureOr<Value> bits = op.rng->draw(op, type);
  if (failed(bits))
    return failure();
  Value low = op.broadcastScalar(op.operands[0], type);
  Value high = op.broadcastScalar(op.operands[1], type);
  Value count = op.make<arith::SubIOp>(type, {high, low});
  count = op.make<arith::MaxUIOp>(type, {count, op.splat(type, int64_t(1))});
  Value offset = op.make<arith::RemUIOp>(type, {*bits, count});
  return op.finish(op.make<arith::AddIOp>(type, {offset, low}));
}

static LogicalResult convertRng(OpConversion &op) {
  RankedTensorType type = op.types[0];
  auto scalar = RankedTensorType::get({}, type.getElementType());
  if (op.getOperandType(0) != scalar || op.getOperandType(1) != scalar)
    return op.refuse("the parameters are not scalars of the result's type");
  auto shape = getConstantIntegers(op, 2);
  if (failed(shape))
    return failure();
  if (ArrayRef<int64_t>(*shape) != type.getShape())
    return op.refuse("the shape is not that of the result");
  StringRef distribution = op.getEnumerator("rng_distribution");
  if (distribution != "UNIFORM" && distribution != "NORMAL")
    return op.refuse("no valid rng_distribution");
  bool isNormal = distribution == "NORMAL";
  ElementKind kind = op.getResultKind();
  if (kind == ElementKind::Float)
    return drawFloats(op, isNormal);
  if (isNormal || type.getElementTypeBitWidth() < 8)
    return op.refuse("no such distribution over elements of this type",
                     "draw floats and convert or compare them");
  return drawIntegers(op);
}

static const ConverterRow rows[] = {
    {"stablehlo.rng", 3, 1, 0, convertRng},
};

ArrayRef<ConverterRow> stablehlo::getHiddenRngRows() { return rows; }
