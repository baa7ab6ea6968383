//===- ConstantsAndShapes.cpp - Constants and ops that move elements ------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Attributes change their names; whether they fit the shapes is for the
// verifiers of the new ops to say.
//
//===----------------------------------------------------------------------===//

#include "../OpConversion.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Support/Sizes.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::stablehlo;

/// The elements that a resource holds: one after the other, bools in a byte
/// each. Null after a refusal.
static DenseElementsAttr readResource(OpConversion &op,
                                      DenseResourceElementsAttr resource) {
  RankedTensorType type = op.types[0];
  AsmResourceBlob *blob = resource.getRawHandle().getBlob();
  if (!blob) {
    (void)op.refuse(
        "the values of the constant are not in the file",
        "print the module without eliding constants, or export an artifact");
    return {};
  }
  ArrayRef<char> bytes = blob->getData();
  if (resource.getType() != op.source->getResult(0).getType() ||
      countBytes(type) != static_cast<int64_t>(bytes.size())) {
    (void)op.refuse("the resource of the constant has another size or type");
    return {};
  }
  if (!type.getElementType().isInteger(1))
    return type.getElementTypeBitWidth() < 8
               ? DenseElementsAttr()
               : DenseElementsAttr::getFromRawBuffer(type, bytes);
  auto bools = llvm::to_vector(
      llvm::map_range(bytes, [](char byte) { return byte != 0; }));
  return DenseElementsAttr::get(type, bools);
}

/// Constants of unsigned integers keep their bits.
static LogicalResult convertConstant(OpConversion &op) {
  Attribute value = op.find("value");
  RankedTensorType type = op.types[0];
  if (auto resource = dyn_cast_or_null<DenseResourceElementsAttr>(value)) {
    DenseElementsAttr dense = readResource(op, resource);
    if (!dense)
      return op.refusal.reason.empty()
                 ? op.refuse("a resource of elements of less than 8 bits",
                             "export an artifact")
                 : failure();
    return op.finish(
        arith::ConstantOp::create(op.builder, op.loc, type, dense));
  }
  auto dense = dyn_cast_or_null<DenseElementsAttr>(value);
  if (!dense)
    return op.refuse("no dense value");
  if (dense.getType() != op.source->getResult(0).getType())
    return op.refuse("value and result types differ");
  if (dense.getElementType() != type.getElementType())
    dense = dense.bitcast(type.getElementType());
  return op.finish(arith::ConstantOp::create(op.builder, op.loc, type, dense));
}

static LogicalResult convertIota(OpConversion &op) {
  FailureOr<int64_t> dim = op.getInteger("iota_dimension");
  if (failed(dim))
    return failure();
  return op.finish(IotaOp::create(op.builder, op.loc, op.types[0], *dim));
}

static LogicalResult convertReshape(OpConversion &op) {
  return op.finish(
      ReshapeOp::create(op.builder, op.loc, op.types[0], op.operands[0]));
}

/// Ops with one operand and one list of dimensions, called `name`.
template <typename Op>
static LogicalResult convertWithList(OpConversion &op, StringRef name) {
  auto list = op.getIntegers(name);
  if (failed(list))
    return failure();
  return op.finish(
      Op::create(op.builder, op.loc, op.types[0], op.operands[0], *list));
}

static LogicalResult convertTranspose(OpConversion &op) {
  return convertWithList<TransposeOp>(op, "permutation");
}

static LogicalResult convertReverse(OpConversion &op) {
  return convertWithList<ReverseOp>(op, "dimensions");
}

static LogicalResult convertSlice(OpConversion &op) {
  auto start = op.getIntegers("start_indices");
  auto limit = op.getIntegers("limit_indices");
  auto strides = op.getIntegers("strides");
  if (failed(start) || failed(limit) || failed(strides))
    return failure();
  return op.finish(SliceOp::create(op.builder, op.loc, op.types[0],
                                   op.operands[0], *start, *limit, *strides));
}

static LogicalResult convertPad(OpConversion &op) {
  auto low = op.getIntegers("edge_padding_low");
  auto high = op.getIntegers("edge_padding_high");
  auto interior = op.getIntegers("interior_padding");
  if (failed(low) || failed(high) || failed(interior))
    return failure();
  return op.finish(PadOp::create(op.builder, op.loc, op.types[0],
                                 op.operands[0], op.operands[1], *low, *high,
                                 *interior));
}

static LogicalResult convertConcatenate(OpConversion &op) {
  FailureOr<int64_t> dim = op.getInteger("dimension");
  if (failed(dim))
    return failure();
  if (op.operands.empty())
    return op.refuse("no operands");
  return op.finish(
      ConcatOp::create(op.builder, op.loc, op.types[0], op.operands, *dim));
}

static LogicalResult convertBarrier(OpConversion &op) {
  TypeRange types = ValueRange(op.operands).getTypes();
  if (!llvm::equal(types, op.types))
    return op.refuse("operand and result types differ");
  auto barrier = BarrierOp::create(op.builder, op.loc, types, op.operands);
  llvm::append_range(op.results, barrier.getResults());
  return success();
}

static const ConverterRow rows[] = {
    {"stablehlo.constant", 0, 1, 0, convertConstant},
    {"stablehlo.iota", 0, 1, 0, convertIota},
    {"stablehlo.reshape", 1, 1, 0, convertReshape},
    {"stablehlo.transpose", 1, 1, 0, convertTranspose},
    {"stablehlo.reverse", 1, 1, 0, convertReverse},
    {"stablehlo.slice", 1, 1, 0, convertSlice},
    {"stablehlo.pad", 2, 1, 0, convertPad},
    {"stablehlo.concatenate", kAny, 1, 0, convertConcatenate},
    {"stablehlo.optimization_barrier", kAny, kAny, 0, convertBarrier},
};

ArrayRef<ConverterRow> stablehlo::getConstantAndShapeRows() { return rows; }
