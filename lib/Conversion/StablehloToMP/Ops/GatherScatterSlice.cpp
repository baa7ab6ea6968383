//===- GatherScatterSlice.cpp - Gather and scatter ------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Dimension numbers change their names. Promises about the indices (sorted,
// unique) are dropped: mp keeps the meaning that needs none.
//
//===----------------------------------------------------------------------===//

#include "../Regions/CombineByRegion.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mp/Dialect/MP/IR/MPIndexingOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::stablehlo;

/// Indices that read the same as signed numbers: unsigned ones get a wider
/// type, and those beyond the largest i64 become it. Null after a refusal.
static Value getSignedIndices(OpConversion &op, unsigned index) {
  Value indices = op.operands[index];
  RankedTensorType type = op.getOperandType(index);
  switch (op.getOperandKind(index)) {
  case ElementKind::Signed:
    return indices;
  case ElementKind::Unsigned:
    break;
  default:
    (void)op.refuse("indices are not integers");
    return {};
  }
  if (type.getElementTypeBitWidth() == 64)
    return op.make<arith::MinUIOp>(
        type, {indices, op.splat(type, APInt::getSignedMaxValue(64))});
  return op.make<arith::ExtUIOp>(type.clone(op.builder.getI64Type()), indices);
}

static LogicalResult makeGather(OpConversion &op,
                                FailureOr<SmallVector<int64_t>> sizes) {
  auto offset = op.getIntegers("offset_dims");
  auto collapsed = op.getIntegers("collapsed_slice_dims");
  auto operandBatching = op.getIntegers("operand_batching_dims");
  auto indicesBatching = op.getIntegers("start_indices_batching_dims");
  auto startMap = op.getIntegers("start_index_map");
  auto vectorDim = op.getInteger("index_vector_dim");
  if (failed(sizes) || failed(offset) || failed(collapsed) ||
      failed(operandBatching) || failed(indicesBatching) || failed(startMap) ||
      failed(vectorDim))
    return failure();
  Value indices = getSignedIndices(op, 1);
  if (!indices)
    return failure();
  return op.finish(GatherOp::create(
      op.builder, op.loc, op.types[0], op.operands[0], indices, *sizes, *offset,
      *collapsed, *operandBatching, *indicesBatching, *startMap, *vectorDim));
}

static LogicalResult convertGather(OpConversion &op) {
  return makeGather(op, op.getIntegers("slice_sizes"));
}

static LogicalResult convertDynamicGather(OpConversion &op) {
  return makeGather(op, getConstantIntegers(op, 2));
}

/// PyTorch's index_select: whole slices along `dim`, at places that come for
/// each element of the first `batch_dims` dimensions.
static LogicalResult convertIndexSelect(OpConversion &op) {
  auto dim = op.getInteger("dim");
  auto batch = op.getInteger("batch_dims");
  if (failed(dim) || failed(batch))
    return failure();
  RankedTensorType type = op.getOperandType(0), places = op.getOperandType(1);
  if (*batch < 0 || *batch > places.getRank() || *dim < *batch ||
      *dim >= type.getRank())
    return op.refuse("dim is outside the rank, or a batch dimension");
  Value indices = getSignedIndices(op, 1);
  if (!indices)
    return failure();
  SmallVector<int64_t> sizes(type.getShape()), offset;
  auto batching = llvm::to_vector(llvm::seq<int64_t>(0, *batch));
  for (int64_t d : batching)
    sizes[d] = 1;
  sizes[*dim] = 1;
  // The result has the dimensions of the places where the operand has `dim`.
  int64_t more = places.getRank() - *batch;
  llvm::append_range(offset, llvm::seq<int64_t>(*batch, *dim));
  llvm::append_range(
      offset, llvm::seq<int64_t>(*dim + more, type.getRank() - 1 + more));
  return op.finish(GatherOp::create(op.builder, op.loc, op.types[0],
                                    op.operands[0], indices, sizes, offset,
                                    ArrayRef<int64_t>(*dim), batching, batching,
                                    ArrayRef<int64_t>(*dim), places.getRank()));
}

static FailureOr<ScatterPlaces> getPlaces(OpConversion &op, unsigned count) {
  auto window = op.getIntegers("update_window_dims");
  auto inserted = op.getIntegers("inserted_window_dims");
  auto operandBatching = op.getIntegers("input_batching_dims");
  auto indicesBatching = op.getIntegers("scatter_indices_batching_dims");
  auto startMap = op.getIntegers("scatter_dims_to_operand_dims");
  auto vectorDim = op.getInteger("index_vector_dim");
  if (failed(window) || failed(inserted) || failed(operandBatching) ||
      failed(indicesBatching) || failed(startMap) || failed(vectorDim))
    return failure();
  Value indices = getSignedIndices(op, count);
  if (!indices)
    return failure();
  return ScatterPlaces{indices,
                       op.getOperandType(0),
                       op.getOperandType(count + 1),
                       std::move(*window),
                       std::move(*inserted),
                       std::move(*operandBatching),
                       std::move(*indicesBatching),
                       std::move(*startMap),
                       *vectorDim};
}

static Value makeScatter(OpConversion &op, const ScatterPlaces &places,
                         Combiner combiner, Value operand, Value updates) {
  ReduceKind kind = combiner.kind;
  bool rounds = kind == ReduceKind::Add || kind == ReduceKind::Mul;
  Type type = operand.getType();
  // Either may be narrow alone: the updates where an export widened them.
  TypeAttr accumulator = getAccumulator(getElementTypeOrSelf(type));
  if (!accumulator)
    accumulator = getAccumulator(getElementTypeOrSelf(updates.getType()));
  Value result = ScatterOp::create(
      op.builder, op.loc, type, kind, flip(op, combiner, operand),
      places.indices, flip(op, combiner, updates), places.windowDims,
      places.insertedDims, places.operandBatching, places.indicesBatching,
      places.startMap, places.indexVectorDim,
      rounds ? accumulator : TypeAttr());
  return flip(op, combiner, result);
}

/// Any other region. The first operand of each kind is scattered by an op as
/// well, for its verifier to say what does not fit; nobody reads that one.
static LogicalResult convertScatterByRegion(OpConversion &op, unsigned count,
                                            const ScatterPlaces &places) {
  ValueRange operands = op.operands;
  Operation *checked = makeScatter(op, places, {ReduceKind::Replace},
                                   operands[0], operands[count + 1])
                           .getDefiningOp();
  bool fits = isValid(checked);
  checked->erase();
  if (!fits)
    return op.refuse("the dimension numbers do not fit the shapes");
  Value at = makeScatterPlaces(op, places);
  SmallVector<Value> updates;
  for (Value update : operands.drop_front(count + 1))
    updates.push_back(
        ReshapeOp::create(op.builder, op.loc,
                          cast<RankedTensorType>(update.getType())
                              .clone(places.updates.getNumElements()),
                          update));
  auto results = scatterByRegion(op, op.source->getRegion(0),
                                 operands.take_front(count), at, updates);
  if (failed(results))
    return failure();
  op.results = std::move(*results);
  return success();
}

static LogicalResult convertScatter(OpConversion &op) {
  unsigned count = op.types.size();
  if (count == 0 || op.operands.size() != 2 * count + 1)
    return op.refuse("not as many updates and results as operands");
  for (unsigned i = 0; i < count; ++i)
    if (op.getOperandType(i) != op.types[i] ||
        op.types[i].getShape() != op.types[0].getShape() ||
        op.getOperandType(count + 1 + i).getShape() !=
            op.getOperandType(count + 1).getShape())
      return op.refuse("operand and result types differ");
  FailureOr<ScatterPlaces> places = getPlaces(op, count);
  if (failed(places))
    return failure();
  Region &body = op.source->getRegion(0);
  SmallVector<Combiner> combiners;
  for (unsigned i = 0; i < count; ++i) {
    FailureOr<Combiner> combiner = Combiner{ReduceKind::Replace};
    if (!returnsUpdate(body, i, count))
      combiner = getCombiner(op, body, i, count);
    if (failed(combiner))
      return convertScatterByRegion(op, count, *places);
    combiners.push_back(*combiner);
  }
  for (auto [i, combiner] : llvm::enumerate(combiners))
    op.results.push_back(makeScatter(op, *places, combiner, op.operands[i],
                                     op.operands[count + 1 + i]));
  return success();
}

//===----------------------------------------------------------------------===//
// Slices at a place that is computed
//===----------------------------------------------------------------------===//

/// The scalars from operand `first` on as one index vector, one for each
/// dimension of the operand. Null after a refusal.
static Value getStart(OpConversion &op, unsigned first) {
  RankedTensorType sliced = op.getOperandType(0);
  if (int64_t(op.operands.size() - first) != sliced.getRank()) {
    (void)op.refuse("not one start index for each dimension");
    return {};
  }
  SmallVector<Value> parts;
  for (unsigned i = first; i < op.operands.size(); ++i) {
    if (op.getOperandType(i).getRank() != 0 ||
        op.getOperandType(i) != op.getOperandType(first)) {
      (void)op.refuse("the start indices are not scalars of one type");
      return {};
    }
    Value index = getSignedIndices(op, i);
    if (!index)
      return {};
    auto vector = cast<RankedTensorType>(index.getType()).clone({1});
    parts.push_back(ReshapeOp::create(op.builder, op.loc, vector, index));
  }
  auto type = cast<RankedTensorType>(parts.front().getType());
  return ConcatOp::create(op.builder, op.loc,
                          type.clone({int64_t(parts.size())}), parts, 0);
}

/// A gather of one slice: both move a start that would leave the operand.
static LogicalResult convertDynamicSlice(OpConversion &op) {
  auto sizes = op.getIntegers("slice_sizes");
  if (failed(sizes) || op.operands.empty())
    return op.refuse("no operand or no sizes");
  if (op.operands.size() == 1 && op.getOperandType(0) == op.types[0] &&
      op.types[0].getRank() == 0)
    return op.finish(op.operands[0]);
  Value start = getStart(op, 1);
  if (!start)
    return failure();
  SmallVector<int64_t> dims =
      llvm::to_vector(llvm::seq<int64_t>(0, op.getOperandType(0).getRank()));
  return op.finish(GatherOp::create(
      op.builder, op.loc, op.types[0], op.operands[0], start, *sizes, dims,
      ArrayRef<int64_t>(), ArrayRef<int64_t>(), ArrayRef<int64_t>(), dims, 0));
}

/// Moves a start index vector so that a slice of these sizes stays inside.
static Value clampStart(OpConversion &op, Value start, RankedTensorType sliced,
                        RankedTensorType slice) {
  auto type = cast<RankedTensorType>(start.getType());
  Type element = type.getElementType();
  SmallVector<APInt> last;
  for (auto [size, part] :
       llvm::zip_equal(sliced.getShape(), slice.getShape())) {
    // What an index type cannot express needs no bound.
    unsigned width = element.getIntOrFloatBitWidth();
    int64_t most = APInt::getSignedMaxValue(width).getSExtValue();
    last.push_back(APInt(width, std::min(size - part, most)));
  }
  Value bound = arith::ConstantOp::create(op.builder, op.loc, type,
                                          DenseElementsAttr::get(type, last));
  Value raised =
      op.make<arith::MaxSIOp>(type, {start, op.splat(type, int64_t(0))});
  return op.make<arith::MinSIOp>(type, {raised, bound});
}

/// A scatter of one window. It would drop what leaves the operand, so the start
/// is moved before.
static LogicalResult convertDynamicUpdateSlice(OpConversion &op) {
  if (op.operands.size() < 2)
    return op.refuse("no operand or no update");
  RankedTensorType type = op.getOperandType(0), update = op.getOperandType(1);
  if (type != op.types[0] || update.getRank() != type.getRank() ||
      update.getElementType() != type.getElementType())
    return op.refuse("operand, update and result types do not fit");
  for (auto [size, part] : llvm::zip_equal(type.getShape(), update.getShape()))
    if (part > size)
      return op.refuse("the update is larger than the operand");
  if (op.operands.size() == 2 && type.getRank() == 0)
    return op.finish(op.operands[1]);
  Value start = getStart(op, 2);
  if (!start)
    return failure();
  start = clampStart(op, start, type, update);
  SmallVector<int64_t> dims =
      llvm::to_vector(llvm::seq<int64_t>(0, type.getRank()));
  return op.finish(ScatterOp::create(
      op.builder, op.loc, type, ReduceKind::Replace, op.operands[0], start,
      op.operands[1], dims, ArrayRef<int64_t>(), ArrayRef<int64_t>(),
      ArrayRef<int64_t>(), dims, 0, TypeAttr()));
}

static const ConverterRow rows[] = {
    {"stablehlo.gather", 2, 1, 0, convertGather},
    {"stablehlo.dynamic_gather", 3, 1, 0, convertDynamicGather},
    {"stablehlo.torch_index_select", 2, 1, 0, convertIndexSelect},
    {"stablehlo.scatter", kAny, kAny, 1, convertScatter},
    {"stablehlo.dynamic_slice", kAny, 1, 0, convertDynamicSlice},
    {"stablehlo.dynamic_update_slice", kAny, 1, 0, convertDynamicUpdateSlice},
};

ArrayRef<ConverterRow> stablehlo::getGatherScatterSliceRows() { return rows; }
