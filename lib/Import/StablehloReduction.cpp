//===- StablehloReduction.cpp - Reductions --------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A reduction starts from the neutral element of its combiner; any other
// initial value is combined with the result. The pair reduction that argmax
// becomes is one op.
//
//===----------------------------------------------------------------------===//

#include "StablehloReducers.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::stablehlo;

/// Sums and products have an accumulator, extremes need none.
static TypeAttr getAccumulatorOf(ReduceKind kind, Type elementType) {
  bool rounds = kind == ReduceKind::Add || kind == ReduceKind::Mul;
  return rounds ? getAccumulator(elementType) : TypeAttr();
}

/// Whether `value` counts 0, 1, ... along `dim`, however it was broadcast.
static bool isIndexAlong(Value value, int64_t dim) {
  while (auto broadcast = value.getDefiningOp<BroadcastOp>()) {
    auto *place = llvm::find(broadcast.getDims(), dim);
    if (place == broadcast.getDims().end())
      return false;
    dim = place - broadcast.getDims().begin();
    value = broadcast.getInput();
  }
  auto iota = value.getDefiningOp<IotaOp>();
  return iota && int64_t(iota.getDim()) == dim;
}

/// The pair reduction over (values, indices). Its initial value has to be one
/// that loses against every element.
static LogicalResult convertArgReduce(OpConversion &op,
                                      ArrayRef<int64_t> dims) {
  if (op.getOperandKind(0) == ElementKind::Unsigned ||
      op.getOperandKind(0) == ElementKind::Bool)
    return op.refuse("index of an extreme of unsigned integers",
                     "convert to a signed type first");
  bool isFloat = op.getOperandKind(0) == ElementKind::Float;
  auto kind = getArgReduction(op.source->getRegion(0), isFloat);
  if (!kind)
    return op.refuse("unknown reducer of two operands",
                     "use the form of argmax or argmin");
  auto start = dyn_cast_or_null<IntegerAttr>(getSplat(op.operands[3]));
  if (!isNeutral(*kind, op.operands[2]) || !start || !start.getValue().isZero())
    return op.refuse("argmax with another initial value than -inf and 0");
  if (dims.size() != 1 || !isIndexAlong(op.operands[1], dims.front()))
    return op.refuse("argmax whose second operand does not count the elements");
  auto reduce =
      ArgReduceOp::create(op.builder, op.loc, op.types[0], op.types[1], *kind,
                          op.operands[0], op.operands[1], dims);
  llvm::append_range(op.results, reduce->getResults());
  return success();
}

/// Several reductions in one op, each of its own operand.
static LogicalResult convertEach(OpConversion &op, ArrayRef<int64_t> dims) {
  unsigned count = op.types.size();
  SmallVector<ReduceKind> kinds;
  for (unsigned i = 0; i < count; ++i) {
    auto kind = getCombiner(op, op.source->getRegion(0), i, count);
    if (failed(kind))
      return failure();
    kinds.push_back(*kind);
  }
  for (auto [i, kind] : llvm::enumerate(kinds)) {
    Value init = op.operands[count + i];
    RankedTensorType type = op.types[i];
    if (init.getType() != type.clone(ArrayRef<int64_t>()))
      return op.refuse(
          "the initial value is not a scalar of the result's type");
    Value result = ReduceOp::create(
        op.builder, op.loc, type, kind, op.operands[i], dims,
        getAccumulatorOf(kind, op.getOperandType(i).getElementType()));
    if (!isNeutral(kind, init))
      result = combine(op, kind, op.broadcastScalar(init, type), result);
    op.results.push_back(result);
  }
  return success();
}

/// Whether the scalars of the region have the types of the operands.
static bool readsOperandTypes(OpConversion &op) {
  TypeRange operands = op.source->getOperandTypes();
  Region &region = op.source->getRegion(0);
  return region.getNumArguments() == operands.size() &&
         llvm::all_of(llvm::enumerate(region.getArgumentTypes()), [&](auto it) {
           return getElementTypeOrSelf(it.value()) ==
                  getElementTypeOrSelf(operands[it.index()]);
         });
}

static LogicalResult convertReduce(OpConversion &op) {
  unsigned count = op.types.size();
  if (count == 0 || op.operands.size() != 2 * count)
    return op.refuse("operands and initial values do not pair up");
  FailureOr<SmallVector<int64_t>> dims = op.getIntegers("dimensions");
  if (failed(dims))
    return failure();
  if (succeeded(convertEach(op, *dims)))
    return success();
  if (count != 2 || !readsOperandTypes(op))
    return failure();
  op.results.clear();
  return convertArgReduce(op, *dims);
}

static const ConverterRow rows[] = {
    {"stablehlo.reduce", kAny, kAny, 1, convertReduce},
};

ArrayRef<ConverterRow> stablehlo::getReductionRows() { return rows; }
