//===- Reduce.cpp - Reductions --------------------------------------------===//
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

#include "../Regions/CombineByRegion.h"
#include "../Regions/ScalarBodies.h"
#include "mp/Dialect/MP/IR/IndexPattern.h"
#include "mp/Dialect/MP/IR/MPReductionOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/SmallSet.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::stablehlo;

/// Sums and products have an accumulator, extremes need none.
static TypeAttr getAccumulatorOf(ReduceKind kind, Type elementType) {
  bool rounds = kind == ReduceKind::Add || kind == ReduceKind::Mul;
  return rounds ? getAccumulator(elementType) : TypeAttr();
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
  if (!isNeutral({*kind}, op.operands[2]) || !start ||
      !start.getValue().isZero())
    return op.refuse("argmax with another initial value than -inf and 0");
  if (dims.size() != 1 || !countsAlong(op.operands[1], dims.front()))
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
  SmallVector<Combiner> combiners;
  for (unsigned i = 0; i < count; ++i) {
    auto combiner = getCombiner(op, op.source->getRegion(0), i, count);
    if (failed(combiner))
      return failure();
    combiners.push_back(*combiner);
  }
  for (auto [i, combiner] : llvm::enumerate(combiners)) {
    ReduceKind kind = combiner.kind;
    Value init = op.operands[count + i];
    RankedTensorType type = op.types[i];
    Value result = ReduceOp::create(
        op.builder, op.loc, type, kind, flip(op, combiner, op.operands[i]),
        dims, getAccumulatorOf(kind, op.getOperandType(i).getElementType()));
    if (!isNeutral(combiner, init))
      result = combine(
          op, kind, op.broadcastScalar(flip(op, combiner, init), type), result);
    op.results.push_back(flip(op, combiner, result));
  }
  return success();
}

/// Any other reduction: pairs of neighbours, and the initial value before the
/// first.
static LogicalResult convertByRegion(OpConversion &op, ArrayRef<int64_t> dims) {
  unsigned count = op.types.size();
  Region &region = op.source->getRegion(0);
  SmallVector<Value> starts, values;
  ArrayRef<int64_t> shape = op.getOperandType(0).getShape();
  llvm::SmallSet<int64_t, 8> reduced;
  bool isEmpty = false;
  for (int64_t dim : dims) {
    if (dim < 0 || dim >= int64_t(shape.size()))
      return op.refuse("a dimension is outside the rank");
    if (!reduced.insert(dim).second)
      return op.refuse("a dimension is reduced twice");
    isEmpty |= shape[dim] == 0;
  }
  for (unsigned i = 0; i < count; ++i) {
    if (op.getOperandType(i).getShape() != shape)
      return op.refuse("operands of different shapes");
    starts.push_back(op.broadcastScalar(op.operands[count + i], op.types[i]));
    values.push_back(op.operands[i]);
  }
  if (isEmpty) {
    op.results = std::move(starts);
    return success();
  }
  for (auto [value, type] : llvm::zip_equal(values, op.types)) {
    value = moveToFront(op, value, dims);
    auto moved = cast<RankedTensorType>(value.getType());
    if (moved.getShape().drop_front() != type.getShape())
      return op.refuse("the shapes of operands and results do not fit");
  }
  return finishByFolding(op, region, starts, values);
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
  size_t count = op.types.size();
  if (count == 0 || op.operands.size() != 2 * count)
    return op.refuse("operands and initial values do not pair up");
  FailureOr<SmallVector<int64_t>> dims = op.getIntegers("dimensions");
  if (failed(dims))
    return failure();
  if (failed(widenOperands(op)))
    return failure();
  if (succeeded(convertEach(op, *dims)))
    return success();
  op.results.clear();
  if (count == 2 && readsOperandTypes(op) &&
      succeeded(convertArgReduce(op, *dims)))
    return success();
  op.results.clear();
  return convertByRegion(op, *dims);
}

/// The region on all elements at once.
static LogicalResult convertMap(OpConversion &op) {
  RankedTensorType type = op.types[0];
  FailureOr<SmallVector<int64_t>> dims = op.getIntegers("dimensions");
  if (failed(dims))
    return failure();
  if (!llvm::equal(*dims, llvm::seq<int64_t>(0, type.getRank())))
    return op.refuse("a map over other than all dimensions in order");
  auto results = op.bodies->build(op, op.source->getRegion(0), op.operands,
                                  type.getShape());
  if (failed(results))
    return failure();
  if (results->size() != 1 || results->front().getType() != type)
    return op.refuse("the region does not return the element of the result");
  return op.finish(results->front());
}

static const ConverterRow rows[] = {
    {"stablehlo.reduce", kAny, kAny, 1, convertReduce},
    {"stablehlo.map", kAny, 1, 1, convertMap},
};

ArrayRef<ConverterRow> stablehlo::getReduceRows() { return rows; }
