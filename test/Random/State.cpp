//===- State.cpp - Ops of loss scaling ------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Families.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::random;

/// A value of f32, of any shape.
static Value wide(Author &author) {
  Value value =
      author.find([](Value value) { return elementOf(value).isF32(); });
  return value ? value
               : author.need(author.tensor(author.shape(2), author.f32()));
}

static void writeGuard(Author &author) {
  SmallVector<Value> kept = {wide(author)};
  if (author.choices.chance(40))
    kept.push_back(author.findAny());
  Value finite = author.need(author.scalar(author.i1()));
  auto guard = GuardOp::create(author.builder, author.loc(),
                               TypeRange(ValueRange(kept)), finite, kept);
  author.region(guard.getBody(), {}, [&](Block &) {
    for (int64_t i = author.choices.below(4); i > 0; --i)
      writeElementwise(author);
    SmallVector<Value> yielded;
    for (Value value : kept)
      yielded.push_back(author.need(typeOf(value)));
    YieldOp::create(author.builder, author.loc(), yielded);
  });
  author.offer(guard.getResults());
}

static void writeUpdate(Author &author) {
  Value scale = author.need(author.scalar(author.f32()));
  Value steps = author.need(author.scalar(author.i32()));
  Value finite = author.need(author.scalar(author.i1()));
  OpBuilder &builder = author.builder;
  FloatAttr none;
  bool isBounded = author.choices.chance(40);
  bool countsBad = author.choices.chance(40);
  Value bad = countsBad ? author.need(typeOf(steps)) : Value();
  author.write<UpdateLossScaleOp>(
      scale.getType(), steps.getType(), countsBad ? steps.getType() : Type(),
      scale, steps, finite, bad, builder.getF32FloatAttr(2.0f),
      builder.getF32FloatAttr(0.5f),
      builder.getI32IntegerAttr(
          static_cast<int32_t>(author.choices.between(1, 4))),
      countsBad ? builder.getI32IntegerAttr(
                      static_cast<int32_t>(author.choices.between(1, 3)))
                : IntegerAttr(),
      countsBad ? HysteresisRefillAttr::get(
                      builder.getContext(),
                      static_cast<HysteresisRefill>(author.choices.below(3)))
                : HysteresisRefillAttr(),
      isBounded ? builder.getF32FloatAttr(1.0f) : none,
      isBounded ? builder.getF32FloatAttr(65536.0f) : none);
}

/// A count of steps without progress.
static void writeDetectStall(Author &author) {
  Value progress = author.need(author.scalar(author.i1()));
  Value count = author.need(author.scalar(author.i32()));
  author.write<DetectStallOp>(
      count.getType(), progress.getType(), count, progress,
      author.builder.getI32IntegerAttr(
          static_cast<int32_t>(author.choices.between(1, 4))));
}

void random::writeState(Author &author) {
  switch (author.choices.below(6)) {
  case 0: {
    Value scale = author.need(author.scalar(author.f32()));
    Value input = wide(author);
    author.write<ScaleOp>(typeOf(input), input, scale);
    return;
  }
  case 1: {
    Value scale = author.need(author.scalar(author.f32()));
    Value input = author.choices.chance(50) ? wide(author) : author.findFloat();
    if (!input)
      return;
    Type type = typeOf(input).getElementType();
    author.write<UnscaleOp>(
        typeOf(input).clone(type.isF64() ? type : author.f32()), input, scale);
    return;
  }
  case 2: {
    SmallVector<Value> inputs = {wide(author)};
    if (Value other = author.findFloat(); other && author.choices.chance(60))
      inputs.push_back(other);
    author.write<AllFiniteOp>(author.scalar(author.i1()), inputs);
    return;
  }
  case 3:
    return writeGuard(author);
  case 4:
    return writeDetectStall(author);
  default:
    return writeUpdate(author);
  }
}
