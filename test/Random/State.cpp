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

/// Whether an update ends with a step, where that is asked.
static Value findEnds(Author &author) {
  return author.choices.chance(30) ? author.need(author.scalar(author.i1()))
                                   : Value();
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
      scale, steps, finite, bad, findEnds(author),
      builder.getF32FloatAttr(2.0f), builder.getF32FloatAttr(0.5f),
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

static FloatAttr chooseNumber(Author &author, ArrayRef<float> numbers) {
  return author.builder.getF32FloatAttr(author.choices.in(numbers));
}

static void writeUpdateLogMax(Author &author) {
  SmallVector<Value> scalars;
  for (unsigned i = 0; i < 7; ++i)
    scalars.push_back(author.need(author.scalar(author.f32())));
  Value finite = author.need(author.scalar(author.i1()));
  Type f32 = scalars.front().getType();
  author.write<UpdateLossScaleLogMaxOp>(
      f32, f32, f32, f32, f32, f32, scalars[0], scalars[1], scalars[2],
      scalars[3], scalars[4], scalars[5], finite, scalars[6], findEnds(author),
      chooseNumber(author, {0, 0.5f, 0.99f}),
      chooseNumber(author, {0, 0.75f, 0.999f}),
      chooseNumber(author, {0, 3.09f}), chooseNumber(author, {4, 16}),
      chooseNumber(author, {1, 0.25f}), chooseNumber(author, {4, 16384}));
}

static void writeUpdateHistogram(Author &author) {
  SmallVector<Value> scalars;
  for (unsigned i = 0; i < 5; ++i)
    scalars.push_back(author.need(author.scalar(author.f32())));
  Value finite = author.need(author.scalar(author.i1()));
  Value steps = author.need(author.scalar(author.i32()));
  Type f32 = scalars.front().getType();
  bool isBounded = author.choices.chance(40);
  author.write<UpdateLossScaleHistogramOp>(
      f32, steps.getType(), f32, f32, scalars[0], steps, scalars[1], scalars[2],
      finite, scalars[3], scalars[4], findEnds(author),
      chooseNumber(author, {2}), chooseNumber(author, {0.5f}),
      author.builder.getI32IntegerAttr(
          static_cast<int32_t>(author.choices.between(1, 3))),
      chooseNumber(author, {1e-7f, 0.5f}),
      isBounded ? chooseNumber(author, {1}) : FloatAttr(),
      isBounded ? chooseNumber(author, {65536}) : FloatAttr());
}

/// What is asked of one gradient or of two.
static void writeStatistic(Author &author) {
  SmallVector<Value> inputs = {wide(author)};
  if (Value other = author.findFloat(); other && author.choices.chance(60))
    inputs.push_back(other);
  auto f32 = author.scalar(author.f32());
  switch (author.choices.below(3)) {
  case 0:
    author.write<AmaxOp>(f32, inputs);
    return;
  case 1:
    author.write<HistogramOp>(f32, f32, author.need(f32), inputs,
                              chooseNumber(author, {1, 8192}));
    return;
  default:
    auto flag = author.scalar(author.i1());
    author.write<AllFiniteOp>(flag, author.choices.chance(50) ? flag : Type(),
                              inputs);
  }
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

/// Some states against next ones of the same types.
static void writeAnyChanged(Author &author) {
  SmallVector<Value> old, next;
  for (int64_t i = 0, e = author.choices.between(1, 2); i != e; ++i) {
    old.push_back(wide(author));
    next.push_back(author.need(typeOf(old.back())));
  }
  author.write<AnyChangedOp>(author.scalar(author.i1()), old, next);
}

void random::writeState(Author &author) {
  switch (author.choices.below(9)) {
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
  case 2:
    return writeStatistic(author);
  case 3:
    return writeGuard(author);
  case 4:
    return writeDetectStall(author);
  case 5:
    return writeAnyChanged(author);
  case 8:
    return writeUpdateLogMax(author);
  case 6:
    return writeUpdateHistogram(author);
  default:
    return writeUpdate(author);
  }
}
