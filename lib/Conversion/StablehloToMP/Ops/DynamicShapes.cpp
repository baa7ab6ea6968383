//===- DynamicShapes.cpp - Shapes given by operands -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Exporters leave these ops where the shape was known after all: the result
// has a known shape and what the operands say is a constant. Then each is the
// op with attributes.
//
//===----------------------------------------------------------------------===//

#include "../OpConversion.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::stablehlo;

FailureOr<SmallVector<int64_t>> stablehlo::getConstantIntegers(OpConversion &op,
                                                               unsigned index) {
  DenseIntElementsAttr dense;
  if (!matchPattern(op.operands[index], m_Constant(&dense)))
    return op.refuse("operand " + Twine(index) + " is not a constant",
                     "export with static shapes");
  // Shapes and pads: one number for each dimension.
  if (dense.getNumElements() > 1024)
    return op.refuse("operand " + Twine(index) + " is too long");
  SmallVector<int64_t> values;
  for (const APInt &value : dense.getValues<APInt>())
    values.push_back(value.getSExtValue());
  return values;
}

/// Only the result type says what the shape is; the operand has to agree where
/// it is known.
static LogicalResult checkShape(OpConversion &op, unsigned index) {
  DenseIntElementsAttr dense;
  if (!matchPattern(op.operands[index], m_Constant(&dense)))
    return success();
  FailureOr<SmallVector<int64_t>> shape = getConstantIntegers(op, index);
  if (failed(shape))
    return failure();
  if (op.types[0].getShape() != ArrayRef<int64_t>(*shape))
    return op.refuse("the shape operand differs from the result's shape");
  return success();
}

static LogicalResult convertDynamicReshape(OpConversion &op) {
  if (failed(checkShape(op, 1)))
    return failure();
  return op.finish(
      ReshapeOp::create(op.builder, op.loc, op.types[0], op.operands[0]));
}

static LogicalResult convertDynamicBroadcast(OpConversion &op) {
  auto dims = op.getIntegers("broadcast_dimensions");
  if (failed(dims) || failed(checkShape(op, 1)))
    return failure();
  return op.finish(BroadcastOp::create(op.builder, op.loc, op.types[0],
                                       op.operands[0], *dims));
}

static LogicalResult convertDynamicIota(OpConversion &op) {
  FailureOr<int64_t> dim = op.getInteger("iota_dimension");
  if (failed(dim) || failed(checkShape(op, 0)))
    return failure();
  return op.finish(IotaOp::create(op.builder, op.loc, op.types[0], *dim));
}

static LogicalResult convertDynamicPad(OpConversion &op) {
  auto low = getConstantIntegers(op, 2);
  if (failed(low))
    return failure();
  auto high = getConstantIntegers(op, 3);
  if (failed(high))
    return failure();
  auto interior = getConstantIntegers(op, 4);
  if (failed(interior))
    return failure();
  return op.finish(PadOp::create(op.builder, op.loc, op.types[0],
                                 op.operands[0], op.operands[1], *low, *high,
                                 *interior));
}

static LogicalResult convertRealDynamicSlice(OpConversion &op) {
  auto start = getConstantIntegers(op, 1);
  if (failed(start))
    return failure();
  auto limit = getConstantIntegers(op, 2);
  if (failed(limit))
    return failure();
  auto strides = getConstantIntegers(op, 3);
  if (failed(strides))
    return failure();
  return op.finish(SliceOp::create(op.builder, op.loc, op.types[0],
                                   op.operands[0], *start, *limit, *strides));
}

static LogicalResult convertGetDimensionSize(OpConversion &op) {
  FailureOr<int64_t> dim = op.getInteger("dimension");
  if (failed(dim))
    return failure();
  RankedTensorType type = op.getOperandType(0);
  if (*dim < 0 || *dim >= type.getRank() ||
      op.types[0] != RankedTensorType::get({}, op.builder.getI32Type()))
    return op.refuse("dimension is outside the rank, or the result no i32");
  return op.finish(op.splat(op.types[0], type.getDimSize(*dim)));
}

/// A size that is the one the dimension has changes nothing.
static LogicalResult convertSetDimensionSize(OpConversion &op) {
  FailureOr<int64_t> dim = op.getInteger("dimension");
  if (failed(dim))
    return failure();
  auto size = dyn_cast_or_null<IntegerAttr>(getSplat(op.operands[1]));
  RankedTensorType type = op.getOperandType(0);
  if (*dim < 0 || *dim >= type.getRank() || op.types[0] != type || !size ||
      size.getValue().getSExtValue() != type.getDimSize(*dim))
    return op.refuse("a dimension of variable size",
                     "export with static shapes");
  return op.finish(op.operands[0]);
}

static const ConverterRow rows[] = {
    {"stablehlo.dynamic_reshape", 2, 1, 0, convertDynamicReshape},
    {"stablehlo.dynamic_broadcast_in_dim", 2, 1, 0, convertDynamicBroadcast},
    {"stablehlo.dynamic_iota", 1, 1, 0, convertDynamicIota},
    {"stablehlo.dynamic_pad", 5, 1, 0, convertDynamicPad},
    {"stablehlo.real_dynamic_slice", 4, 1, 0, convertRealDynamicSlice},
    {"stablehlo.get_dimension_size", 1, 1, 0, convertGetDimensionSize},
    {"stablehlo.set_dimension_size", 2, 1, 0, convertSetDimensionSize},
};

ArrayRef<ConverterRow> stablehlo::getDynamicShapeRows() { return rows; }
