//===- Author.cpp - Writes ops and remembers their values -----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Late values are read more often than early ones, so that programs become
// deep, and early ones often enough to have many readers.
//
//===----------------------------------------------------------------------===//

#include "Author.h"

#include <limits>

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::random;

RankedTensorType random::typeOf(Value value) {
  return cast<RankedTensorType>(value.getType());
}

ArrayRef<int64_t> random::shapeOf(Value value) {
  return typeOf(value).getShape();
}

Type random::elementOf(Value value) { return typeOf(value).getElementType(); }

Author::Author(Block *entry, Choices &choices)
    : choices(choices), builder(OpBuilder::atBlockEnd(entry)), entry(entry),
      location(builder.getUnknownLoc()) {}

void Author::enter(StringRef scope) {
  location = NameLoc::get(builder.getStringAttr(scope));
}

Type Author::floatType() {
  switch (choices.below(10)) {
  case 0:
    return builder.getF16Type();
  case 1:
    return builder.getBF16Type();
  case 2:
    return builder.getF64Type();
  default:
    return f32();
  }
}

Type Author::integerType() {
  return builder.getIntegerType(choices.of({1u, 8u, 16u, 32u, 32u, 32u, 64u}));
}

int64_t Author::size() {
  return choices.of<int64_t>(
      {1, 2, 3, 4, 5, 7, 8, 10, 12, 16, 17, 24, 32, 33, 64, 100});
}

SmallVector<int64_t> Author::shape(unsigned rank, int64_t limit) {
  SmallVector<int64_t> sizes;
  for (unsigned i = 0; i < rank; ++i) {
    int64_t next = size();
    while (next > limit)
      next = (next + 1) / 2;
    sizes.push_back(next);
    limit /= next;
  }
  return sizes;
}

Value Author::find(function_ref<bool(Value)> fits) {
  SmallVector<Value> fitting;
  for (Value value : llvm::concat<Value>(llvm::reverse(pool), inputs)) {
    if (!fits(value))
      continue;
    fitting.push_back(value);
    if (fitting.size() == 4 && choices.chance(60))
      break;
  }
  return fitting.empty() ? Value() : choices.in(fitting);
}

Value Author::findFloat(unsigned rank) {
  return find([&](Value value) {
    return isa<FloatType>(elementOf(value)) && shapeOf(value).size() >= rank;
  });
}

Value Author::findInteger(unsigned rank) {
  return find([&](Value value) {
    return isa<IntegerType>(elementOf(value)) && shapeOf(value).size() >= rank;
  });
}

Value Author::findAny(unsigned rank) {
  return find([&](Value value) { return shapeOf(value).size() >= rank; });
}

Value Author::argument(RankedTensorType type) {
  Value value = entry->addArgument(type, location);
  inputs.push_back(value);
  return value;
}

Value Author::splat(RankedTensorType type, double number) {
  Type element = type.getElementType();
  Attribute value;
  if (auto real = dyn_cast<FloatType>(element)) {
    APFloat rounded(number);
    bool loses;
    rounded.convert(real.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                    &loses);
    value = FloatAttr::get(real, rounded);
  } else {
    value = IntegerAttr::get(element, APInt(element.getIntOrFloatBitWidth(),
                                            static_cast<int64_t>(number),
                                            /*isSigned=*/true,
                                            /*implicitTrunc=*/true));
  }
  return write<arith::ConstantOp>(DenseElementsAttr::get(type, value));
}

double Author::number() {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  switch (choices.below(16)) {
  case 0: // What f16 does not hold, but bf16 does.
    return choices.of({0x1p-40, -0x1p30, 0x1p20, 0x1.8p-30});
  case 1:
    return choices.of({1e-12, -1e9, 0.1, 0.9, 1e-8, 0.999, 3e38});
  case 2:
    return choices.of({infinity, -infinity, -0.0, 0.0});
  default:
    return choices.of({0.0, 1.0, -1.0, 0.5, 2.0, 0.125, -0.25, 3.0, 1.5});
  }
}

Value Author::constant(RankedTensorType type) {
  if (type.getNumElements() > 64 || choices.chance(80))
    return splat(type, number());
  SmallVector<Attribute> elements;
  for (int64_t i = 0; i < type.getNumElements(); ++i) {
    double value = choices.between(-8, 8);
    if (isa<FloatType>(type.getElementType()))
      elements.push_back(FloatAttr::get(type.getElementType(), value / 4));
    else
      elements.push_back(IntegerAttr::get(
          type.getElementType(),
          APInt(type.getElementTypeBitWidth(), static_cast<int64_t>(value),
                /*isSigned=*/true, /*implicitTrunc=*/true)));
  }
  return write<arith::ConstantOp>(DenseElementsAttr::get(type, elements));
}

Value Author::need(RankedTensorType type) {
  Value same = find([&](Value value) { return value.getType() == type; });
  if (same && choices.chance(80))
    return same;
  Type element = type.getElementType();
  Value like = find([&](Value value) {
    return shapeOf(value) == type.getShape() &&
           isa<FloatType>(elementOf(value)) && isa<FloatType>(element);
  });
  if (like && like.getType() != type && choices.chance(50))
    return write<CastOp>(type, like);
  if (choices.chance(25))
    return constant(type);
  return argument(type);
}

void Author::offer(ValueRange values) {
  for (Value value : values)
    if (auto type = dyn_cast<RankedTensorType>(value.getType());
        type && type.getElementType().isIntOrFloat())
      pool.push_back(value);
}

Operation *Author::write(StringRef name, ValueRange operands, TypeRange results,
                         ArrayRef<NamedAttribute> attributes) {
  OperationState state(location, name, operands, results, attributes);
  Operation *op = builder.create(state);
  offer(op->getResults());
  return op;
}

TypeAttr Author::accumulator(Type operand, Type result) {
  unsigned widest =
      std::max(operand.getIntOrFloatBitWidth(), result.getIntOrFloatBitWidth());
  if (!isa<FloatType>(operand) ||
      (operand.getIntOrFloatBitWidth() >= 32 && choices.chance(70)))
    return {};
  return TypeAttr::get(widest > 32 ? builder.getF64Type() : f32());
}

void Author::region(Region &region, TypeRange arguments,
                    function_ref<void(Block &)> fill) {
  OpBuilder::InsertionGuard guard(builder);
  Block *block = region.empty() ? &region.emplaceBlock() : &region.front();
  for (Type type : arguments)
    block->addArgument(type, location);
  size_t outside = pool.size();
  offer(block->getArguments());
  builder.setInsertionPointToEnd(block);
  fill(*block);
  pool.truncate(outside);
}
