//===- Shape.cpp - Constants and ops that move elements -------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OpExport.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::hloexport;

static LogicalResult writeConstant(OpExport &op) {
  auto value =
      dyn_cast<DenseElementsAttr>(op.as<arith::ConstantOp>().getValue());
  if (!value)
    return op.refuse("a constant whose values are not in the module");
  return op.finish(op.make("constant", op.getType(), {},
                           op.builder.getNamedAttr("value", value)));
}

static LogicalResult finish(OpExport &op, StringRef name,
                            Attributes attributes = {}) {
  return op.finish(op.make(name, op.getType(), op.operands, attributes));
}

static LogicalResult writeReshape(OpExport &op) {
  return finish(op, "reshape");
}

static LogicalResult writeBroadcast(OpExport &op) {
  return finish(
      op, "broadcast_in_dim",
      op.list("broadcast_dimensions", op.as<BroadcastOp>().getDims()));
}

static LogicalResult writeTranspose(OpExport &op) {
  return finish(op, "transpose",
                op.list("permutation", op.as<TransposeOp>().getPerm()));
}

static LogicalResult writeReverse(OpExport &op) {
  return finish(op, "reverse",
                op.list("dimensions", op.as<ReverseOp>().getDims()));
}

static LogicalResult writeSlice(OpExport &op) {
  auto slice = op.as<SliceOp>();
  return finish(op, "slice",
                {op.list("start_indices", slice.getStart()),
                 op.list("limit_indices", slice.getLimit()),
                 op.list("strides", slice.getStrides())});
}

static LogicalResult writePad(OpExport &op) {
  auto pad = op.as<PadOp>();
  return finish(op, "pad",
                {op.list("edge_padding_low", pad.getLow()),
                 op.list("edge_padding_high", pad.getHigh()),
                 op.list("interior_padding", pad.getInterior())});
}

static LogicalResult writeConcat(OpExport &op) {
  return finish(op, "concatenate",
                op.number("dimension", op.as<ConcatOp>().getDim()));
}

static LogicalResult writeIota(OpExport &op) {
  return finish(op, "iota",
                op.number("iota_dimension", op.as<IotaOp>().getDim()));
}

static LogicalResult writeBarrier(OpExport &op) {
  Operation *barrier = op.create("optimization_barrier",
                                 op.source->getResultTypes(), op.operands);
  llvm::append_range(op.results, barrier->getResults());
  return success();
}

static const ExporterRow rows[] = {
    {"arith.constant", writeConstant},
    {"mp.reshape", writeReshape},
    {"mp.broadcast", writeBroadcast},
    {"mp.transpose", writeTranspose},
    {"mp.reverse", writeReverse},
    {"mp.slice", writeSlice},
    {"mp.pad", writePad},
    {"mp.concat", writeConcat},
    {"mp.iota", writeIota},
    {"mp.barrier", writeBarrier},
};

ArrayRef<ExporterRow> hloexport::getShapeRows() { return rows; }
