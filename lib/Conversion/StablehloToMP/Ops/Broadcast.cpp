//===- Broadcast.cpp - Ops that repeat elements ---------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Dimensions by name, new ones in front, and the forms of CHLO that broadcast
// their operands before an elementwise op.
//
//===----------------------------------------------------------------------===//

#include "Broadcast.h"

#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::stablehlo;

/// The dimensions of the result that those of the operand are.
static LogicalResult convertBroadcastInDim(OpConversion &op) {
  auto dims = op.getIntegers("broadcast_dimensions");
  if (failed(dims))
    return failure();
  return op.finish(BroadcastOp::create(op.builder, op.loc, op.types[0],
                                       op.operands[0], *dims));
}

/// New dimensions in front.
static LogicalResult convertBroadcastSizes(OpConversion &op) {
  auto sizes = op.getIntegers("broadcast_sizes");
  if (failed(sizes))
    return failure();
  int64_t rank = op.getOperandType(0).getRank(), added = sizes->size();
  return op.finish(BroadcastOp::create(
      op.builder, op.loc, op.types[0], op.operands[0],
      llvm::to_vector(llvm::seq<int64_t>(added, added + rank))));
}

LogicalResult stablehlo::broadcastOperand(OpConversion &op, unsigned index) {
  RankedTensorType from = op.getOperandType(index);
  RankedTensorType to = from.clone(op.types[0].getShape());
  int64_t rank = from.getRank(), added = to.getRank() - rank;
  if (from == to)
    return success();
  if (added < 0)
    return op.refuse("an operand of higher rank than the result");
  auto dims = llvm::to_vector(llvm::seq<int64_t>(added, added + rank));
  if (added > 0 && op.find("broadcast_dimensions")) {
    auto named = op.getIntegers("broadcast_dimensions");
    if (failed(named))
      return failure();
    if (int64_t(named->size()) == rank)
      dims = *named;
  }
  Value wide =
      BroadcastOp::create(op.builder, op.loc, to, op.operands[index], dims);
  if (!isValid(wide.getDefiningOp()))
    return op.refuse("the shapes of operands and result do not fit");
  op.operands[index] = wide;
  return success();
}

/// `chlo.broadcast_x`: the op `x` on operands of one shape.
static LogicalResult convertBroadcasting(OpConversion &op) {
  StringRef name = op.source->getName().stripDialect();
  name.consume_front("broadcast_");
  for (ArrayRef<ConverterRow> rows :
       {getElementwiseRows(), getDivideAndShiftRows(), getSpecialFunctionRows(),
        getGammaFunctionRows()})
    for (const ConverterRow &row : rows) {
      StringRef own = row.name;
      if (own.split('.').second != name)
        continue;
      for (unsigned i = 0; i < op.operands.size(); ++i)
        if (failed(broadcastOperand(op, i)))
          return failure();
      return row.convert(op);
    }
  return op.refuse("not supported");
}

static const ConverterRow rows[] = {
    {"stablehlo.broadcast_in_dim", 1, 1, 0, convertBroadcastInDim},
    {"stablehlo.broadcast", 1, 1, 0, convertBroadcastSizes},
    {"chlo.broadcast_add", 2, 1, 0, convertBroadcasting},
    {"chlo.broadcast_and", 2, 1, 0, convertBroadcasting},
    {"chlo.broadcast_atan2", 2, 1, 0, convertBroadcasting},
    {"chlo.broadcast_compare", 2, 1, 0, convertBroadcasting},
    {"chlo.broadcast_divide", 2, 1, 0, convertBroadcasting},
    {"chlo.broadcast_maximum", 2, 1, 0, convertBroadcasting},
    {"chlo.broadcast_minimum", 2, 1, 0, convertBroadcasting},
    {"chlo.broadcast_multiply", 2, 1, 0, convertBroadcasting},
    {"chlo.broadcast_next_after", 2, 1, 0, convertBroadcasting},
    {"chlo.broadcast_or", 2, 1, 0, convertBroadcasting},
    {"chlo.broadcast_polygamma", 2, 1, 0, convertBroadcasting},
    {"chlo.broadcast_power", 2, 1, 0, convertBroadcasting},
    {"chlo.broadcast_remainder", 2, 1, 0, convertBroadcasting},
    {"chlo.broadcast_select", 3, 1, 0, convertBroadcasting},
    {"chlo.broadcast_shift_left", 2, 1, 0, convertBroadcasting},
    {"chlo.broadcast_shift_right_arithmetic", 2, 1, 0, convertBroadcasting},
    {"chlo.broadcast_shift_right_logical", 2, 1, 0, convertBroadcasting},
    {"chlo.broadcast_subtract", 2, 1, 0, convertBroadcasting},
    {"chlo.broadcast_xor", 2, 1, 0, convertBroadcasting},
    {"chlo.broadcast_zeta", 2, 1, 0, convertBroadcasting},
};

ArrayRef<ConverterRow> stablehlo::getBroadcastRows() { return rows; }
