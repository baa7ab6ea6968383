//===- Threefry.cpp - The one foreign call with a known meaning -----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// JAX draws random bits on GPUs by a kernel of its own, Threefry 2x32. Its
// meaning is published, so it is written out; any other foreign call is
// refused.
//
//===----------------------------------------------------------------------===//

#include "Broadcast.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::stablehlo;

namespace {
/// Arithmetic on tensors of 32-bit integers.
struct Words {
  OpConversion &op;
  RankedTensorType type;

  Value add(Value a, Value b) const {
    return op.make<arith::AddIOp>(type, {a, b});
  }
  Value add(Value a, int64_t b) const { return add(a, op.splat(type, b)); }
  Value exclusive(Value a, Value b) const {
    return op.make<arith::XOrIOp>(type, {a, b});
  }
  Value rotate(Value a, int64_t by) const {
    Value high = op.make<arith::ShLIOp>(type, {a, op.splat(type, by)});
    Value low = op.make<arith::ShRUIOp>(type, {a, op.splat(type, 32 - by)});
    return op.make<arith::OrIOp>(type, {high, low});
  }
};
} // namespace

/// Threefry 2x32 with 20 rounds, elementwise: key words, counter words.
static LogicalResult convertThreefry(OpConversion &op) {
  if (!op.types[0].getElementType().isInteger(32) || op.types[0] != op.types[1])
    return op.refuse("the results are not two tensors of ui32");
  for (unsigned i = 0; i < 4; ++i)
    if (op.getOperandType(i).getElementType() != op.types[0].getElementType() ||
        failed(broadcastOperand(op, i)))
      return op.refuse("operands of another shape than the results");
  static constexpr int64_t rotations[2][4] = {{13, 15, 26, 6},
                                              {17, 29, 16, 24}};
  Words w{op, op.types[0]};
  Value keys[3] = {op.operands[0], op.operands[1], {}};
  keys[2] = w.exclusive(w.exclusive(keys[0], keys[1]),
                        op.splat(w.type, int64_t(0x1BD11BDA)));
  Value x = w.add(op.operands[2], keys[0]);
  Value y = w.add(op.operands[3], keys[1]);
  for (int64_t group = 0; group < 5; ++group) {
    for (int64_t rotation : rotations[group % 2]) {
      x = w.add(x, y);
      y = w.exclusive(w.rotate(y, rotation), x);
    }
    x = w.add(x, keys[(group + 1) % 3]);
    y = w.add(w.add(y, keys[(group + 2) % 3]), group + 1);
  }
  op.results = {x, y};
  return success();
}

bool stablehlo::isForeignCall(Operation *op) {
  auto target = op->getAttrOfType<StringAttr>("call_target_name");
  return op->getName().getStringRef() == "stablehlo.custom_call" &&
         !(target && (target.getValue() == "cu_threefry2x32_ffi" ||
                      target.getValue() == "cu_threefry2x32"));
}

static const ConverterRow rows[] = {
    {"stablehlo.custom_call", 4, 2, 0, convertThreefry},
};

ArrayRef<ConverterRow> stablehlo::getThreefryRows() { return rows; }
