//===- OpExport.cpp - What exporters of ops share -------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ops of StableHLO are built without a definition of them: name, operands,
// types and a dictionary of properties. The printer does quoting, locations and
// types.
//
//===----------------------------------------------------------------------===//

#include "OpExport.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::hloexport;

std::string hloexport::printList(ArrayRef<int64_t> values) {
  auto words = llvm::map_range(
      values, [](int64_t value) { return std::to_string(value); });
  return "[" + llvm::join(words, ", ") + "]";
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

Operation *OpExport::create(StringRef name, TypeRange types, ValueRange inputs,
                            Attributes properties, Attributes marks,
                            unsigned regions) {
  std::string full =
      name.contains('.') ? name.str() : ("stablehlo." + name).str();
  OperationState state(loc, full, inputs, types, marks);
  if (!properties.empty())
    state.propertiesAttr = builder.getDictionaryAttr(properties);
  for (unsigned i = 0; i < regions; ++i)
    state.addRegion();
  return builder.create(state);
}

SmallVector<Value> OpExport::addBody(Region &region, Block &body,
                                     unsigned first, unsigned count) {
  Block &block = region.emplaceBlock();
  for (BlockArgument argument : body.getArguments())
    block.addArgument(argument.getType(), argument.getLoc());
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(&block);
  SmallVector<Value> values = exportBody(body, block.getArguments());
  create("return", {}, ArrayRef<Value>(values).slice(first, count));
  return values;
}

void OpExport::addRegion(Operation *op, ArrayRef<Type> elementTypes,
                         RegionBuilder build) {
  Region *region =
      llvm::find_if(op->getRegions(), [](Region &r) { return r.empty(); });
  Block &block = region->emplaceBlock();
  for (int side = 0; side < 2; ++side)
    for (Type element : elementTypes)
      block.addArgument(RankedTensorType::get({}, element), loc);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(&block);
  SmallVector<Value> values(build(builder, block));
  create("return", {}, values);
}

Value OpExport::splat(RankedTensorType type, Attribute element) {
  auto value = DenseElementsAttr::get(type, element);
  return make("constant", type, {}, builder.getNamedAttr("value", value));
}

Value OpExport::splat(RankedTensorType type, double value) {
  return splat(type, FloatAttr::get(type.getElementType(), value));
}

Value OpExport::splat(RankedTensorType type, const APInt &value) {
  return splat(type, IntegerAttr::get(type.getElementType(), value));
}

static Type withElement(Value value, Type element) {
  return cast<RankedTensorType>(value.getType()).clone(element);
}

Value OpExport::convert(Value value, Type elementType, Attributes marks) {
  Type type = withElement(value, elementType);
  if (type == value.getType())
    return value;
  return make("convert", type, value, {}, marks);
}

Value OpExport::bitcast(Value value, Type elementType) {
  Type type = withElement(value, elementType);
  if (type == value.getType())
    return value;
  return make("bitcast_convert", type, value);
}

Value OpExport::compare(StringRef direction, Value lhs, Value rhs) {
  Type element = getElementTypeOrSelf(lhs.getType());
  StringRef kind = isa<FloatType>(element) ? "FLOAT"
                   : element.isUnsignedInteger() || element.isInteger(1)
                       ? "UNSIGNED"
                       : "SIGNED";
  return make(
      "compare", withElement(lhs, builder.getI1Type()), {lhs, rhs},
      {symbol("comparison_direction", "comparison_direction " + direction),
       symbol("compare_type", "comparison_type " + kind)});
}

Value OpExport::select(Value predicate, Value yes, Value no) {
  return make("select", yes.getType(), {predicate, yes, no});
}

Value OpExport::repeat(Value scalar, RankedTensorType type) {
  Type shaped = type.clone(getElementTypeOrSelf(scalar.getType()));
  if (shaped == scalar.getType())
    return scalar;
  return make("broadcast_in_dim", shaped, scalar,
              list("broadcast_dimensions", {}));
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

NamedAttribute OpExport::list(StringRef name, ArrayRef<int64_t> values,
                              size_t rank, int64_t missing) {
  if (!values.empty())
    return list(name, values);
  return list(name, SmallVector<int64_t>(rank, missing));
}

NamedAttribute OpExport::pads(StringRef name, ArrayRef<int64_t> low,
                              ArrayRef<int64_t> high) {
  SmallVector<int64_t> pairs;
  for (auto [before, after] : llvm::zip_equal(low, high))
    pairs.append({before, after});
  auto type =
      RankedTensorType::get({int64_t(low.size()), 2}, builder.getI64Type());
  return builder.getNamedAttr(name, DenseIntElementsAttr::get(type, pairs));
}

NamedAttribute OpExport::symbol(StringRef name, const Twine &text) {
  MLIRContext *context = builder.getContext();
  auto value = OpaqueAttr::get(StringAttr::get(context, "stablehlo"),
                               text.str(), NoneType::get(context));
  return builder.getNamedAttr(name, value);
}

//===----------------------------------------------------------------------===//
// Combiners
//===----------------------------------------------------------------------===//

Type hloexport::getSumType(ReduceKind kind, Type element,
                           std::optional<Type> accumulator) {
  bool rounds = kind == ReduceKind::Add || kind == ReduceKind::Mul;
  return rounds && accumulator ? *accumulator : element;
}

StringRef hloexport::getCombinerName(ReduceKind kind) {
  switch (kind) {
  case ReduceKind::Add:
    return "add";
  case ReduceKind::Mul:
    return "multiply";
  case ReduceKind::Max:
    return "maximum";
  case ReduceKind::Min:
    return "minimum";
  case ReduceKind::And:
    return "and";
  case ReduceKind::Or:
    return "or";
  case ReduceKind::Replace:
    return "";
  }
  llvm_unreachable("all kinds are handled");
}

/// Infinity of this sign, or the largest number of a format without.
static APFloat getExtreme(FloatType type, bool isNegative) {
  const llvm::fltSemantics &semantics = type.getFloatSemantics();
  return APFloat::semanticsHasInf(semantics)
             ? APFloat::getInf(semantics, isNegative)
             : APFloat::getLargest(semantics, isNegative);
}

static std::optional<APFloat> getNeutral(ReduceKind kind, FloatType type) {
  switch (kind) {
  case ReduceKind::Add:
    return APFloat::getZero(type.getFloatSemantics());
  case ReduceKind::Mul:
    return APFloat::getOne(type.getFloatSemantics());
  case ReduceKind::Max:
    return getExtreme(type, /*isNegative=*/true);
  case ReduceKind::Min:
    return getExtreme(type, /*isNegative=*/false);
  default:
    return std::nullopt;
  }
}

/// Of flags the larger one is true, which as a signed number would be -1.
static std::optional<APInt> getNeutral(ReduceKind kind, unsigned width) {
  if (width == 1 && (kind == ReduceKind::Max || kind == ReduceKind::Min))
    return APInt(1, kind == ReduceKind::Min);
  switch (kind) {
  case ReduceKind::Add:
  case ReduceKind::Or:
    return APInt::getZero(width);
  case ReduceKind::Mul:
    return APInt(width, 1);
  case ReduceKind::Max:
    return APInt::getSignedMinValue(width);
  case ReduceKind::Min:
    return APInt::getSignedMaxValue(width);
  case ReduceKind::And:
    return APInt::getAllOnes(width);
  case ReduceKind::Replace:
    return std::nullopt;
  }
  llvm_unreachable("all kinds are handled");
}

FailureOr<Value> hloexport::makeNeutral(OpExport &op, ReduceKind kind,
                                        Type element) {
  auto scalar = RankedTensorType::get({}, element);
  if (auto type = dyn_cast<FloatType>(element)) {
    if (auto value = getNeutral(kind, type))
      return op.splat(scalar, FloatAttr::get(type, *value));
  } else if (auto value = getNeutral(kind, element.getIntOrFloatBitWidth())) {
    return op.splat(scalar, *value);
  }
  return op.refuse("combiner without a neutral element for these elements");
}

FailureOr<Accumulation>
hloexport::startAccumulation(OpExport &op, ReduceKind kind, Type element,
                             std::optional<Type> accumulator) {
  Type type = getSumType(kind, element, accumulator);
  FailureOr<Value> start = makeNeutral(op, kind, type);
  if (failed(start))
    return failure();
  Accumulation sum{type, *start, {}};
  if (type != element)
    sum.marks.push_back(op.mark(mark::widened));
  return sum;
}

LogicalResult hloexport::finishRounded(OpExport &op, Value sum) {
  return op.finish(
      op.convert(sum, op.getType().getElementType(), op.mark(mark::rounds)));
}

void hloexport::addCombiner(OpExport &op, Operation *target, ReduceKind kind,
                            Type element) {
  StringRef name = getCombinerName(kind);
  // Sums wrap, and what StableHLO calls a sum of booleans is `or`.
  if (kind == ReduceKind::Add && element.isInteger(1))
    name = "xor";
  op.addRegion(target, element, [&](OpBuilder &, Block &block) -> ValueRange {
    if (name.empty())
      return block.getArguments().drop_front(); // outlives this function
    Value combined = op.same(name, block.getArguments());
    return combined.getDefiningOp()->getResults();
  });
}
