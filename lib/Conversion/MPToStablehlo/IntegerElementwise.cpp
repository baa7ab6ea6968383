//===- IntegerElementwise.cpp - Elementwise ops on integers and booleans --===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Signless integers are signed ones there; an op that reads them as unsigned
// gets them through a bitcast. On booleans StableHLO adds by or and multiplies
// by and, where ours wrap around.
//
//===----------------------------------------------------------------------===//

#include "OpExport.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::hloexport;

static Type getUnsigned(OpExport &op, Type element) {
  return IntegerType::get(op.builder.getContext(),
                          element.getIntOrFloatBitWidth(),
                          IntegerType::Unsigned);
}

static bool isBool(Value value) {
  return getElementTypeOrSelf(value.getType()).isInteger(1);
}

namespace {
/// What an op is called on integers, and on booleans where that differs.
struct Names {
  const char *integer;
  const char *boolean;
};
} // namespace

/// An op whose bits do not depend on the sign, or whose operands are signed.
template <const Names &names>
static LogicalResult write(OpExport &op) {
  if (!isBool(op.operands[0]))
    return op.finish(op.same(names.integer, op.operands));
  if (!names.boolean)
    return op.refuse("not defined on booleans");
  return op.finish(op.same(names.boolean, op.operands));
}

/// The same with a mark: our op is undefined where StableHLO's is not.
template <const Names &names>
static LogicalResult writeUnchecked(OpExport &op) {
  if (isBool(op.operands[0]))
    return op.refuse("not defined on booleans");
  return op.finish(op.make(names.integer, op.getType(), op.operands, {},
                           op.mark(mark::unchecked)));
}

static FailureOr<Value> makeUnsigned(OpExport &op, const Names &names,
                                     Attributes marks) {
  Type element = op.getType().getElementType();
  Type bits = getUnsigned(op, element);
  SmallVector<Value> inputs;
  for (Value operand : op.operands)
    inputs.push_back(op.bitcast(operand, bits));
  Value result = op.make(names.integer, inputs[0].getType(), inputs, {}, marks);
  return op.bitcast(result, element);
}

/// An op whose operands are unsigned.
template <const Names &names>
static LogicalResult writeUnsigned(OpExport &op) {
  if (isBool(op.operands[0]))
    return write<names>(op);
  return op.finish(*makeUnsigned(op, names, {}));
}

template <const Names &names>
static LogicalResult writeUncheckedUnsigned(OpExport &op) {
  if (isBool(op.operands[0]))
    return op.refuse("not defined on booleans");
  return op.finish(*makeUnsigned(op, names, op.mark(mark::unchecked)));
}

static StringRef getDirection(arith::CmpIPredicate predicate) {
  using P = arith::CmpIPredicate;
  switch (predicate) {
  case P::eq:
    return "EQ";
  case P::ne:
    return "NE";
  case P::slt:
  case P::ult:
    return "LT";
  case P::sle:
  case P::ule:
    return "LE";
  case P::sgt:
  case P::ugt:
    return "GT";
  case P::sge:
  case P::uge:
    return "GE";
  }
  llvm_unreachable("all predicates are handled");
}

static LogicalResult writeCmpI(OpExport &op) {
  using P = arith::CmpIPredicate;
  P predicate = op.as<arith::CmpIOp>().getPredicate();
  Value lhs = op.operands[0], rhs = op.operands[1];
  bool isSigned = predicate == P::slt || predicate == P::sle ||
                  predicate == P::sgt || predicate == P::sge;
  bool isUnsigned = predicate == P::ult || predicate == P::ule ||
                    predicate == P::ugt || predicate == P::uge;
  if (isBool(lhs)) {
    // As a signed number of one bit, true is -1.
    if (isSigned)
      std::swap(lhs, rhs);
  } else if (isUnsigned) {
    Type bits = getUnsigned(op, getElementTypeOrSelf(lhs.getType()));
    lhs = op.bitcast(lhs, bits);
    rhs = op.bitcast(rhs, bits);
  }
  return op.finish(op.compare(getDirection(predicate), lhs, rhs));
}

namespace names {
static constexpr Names add{"add", "xor"};
static constexpr Names subtract{"subtract", "xor"};
static constexpr Names multiply{"multiply", "and"};
// As a signed number of one bit, true is the smaller one.
static constexpr Names maxSigned{"maximum", "and"};
static constexpr Names minSigned{"minimum", "or"};
static constexpr Names maxUnsigned{"maximum", "or"};
static constexpr Names minUnsigned{"minimum", "and"};
static constexpr Names bitAnd{"and", "and"};
static constexpr Names bitOr{"or", "or"};
static constexpr Names bitXor{"xor", "xor"};
static constexpr Names abs{"abs", nullptr};
static constexpr Names divide{"divide", nullptr};
static constexpr Names remainder{"remainder", nullptr};
static constexpr Names shiftLeft{"shift_left", nullptr};
static constexpr Names shiftLogical{"shift_right_logical", nullptr};
static constexpr Names shiftArithmetic{"shift_right_arithmetic", nullptr};
static constexpr Names popcnt{"popcnt", nullptr};
} // namespace names

static const ExporterRow rows[] = {
    {"arith.addi", write<names::add>},
    {"arith.subi", write<names::subtract>},
    {"arith.muli", write<names::multiply>},
    {"arith.maxsi", write<names::maxSigned>},
    {"arith.minsi", write<names::minSigned>},
    {"arith.maxui", writeUnsigned<names::maxUnsigned>},
    {"arith.minui", writeUnsigned<names::minUnsigned>},
    {"arith.andi", write<names::bitAnd>},
    {"arith.ori", write<names::bitOr>},
    {"arith.xori", write<names::bitXor>},
    {"arith.divsi", writeUnchecked<names::divide>},
    {"arith.divui", writeUncheckedUnsigned<names::divide>},
    {"arith.remsi", writeUnchecked<names::remainder>},
    {"arith.remui", writeUncheckedUnsigned<names::remainder>},
    {"arith.shli", writeUnchecked<names::shiftLeft>},
    {"arith.shrui", writeUnchecked<names::shiftLogical>},
    {"arith.shrsi", writeUnchecked<names::shiftArithmetic>},
    {"arith.cmpi", writeCmpI},
    {"math.absi", write<names::abs>},
    {"math.ctpop", write<names::popcnt>},
};

ArrayRef<ExporterRow> hloexport::getIntegerRows() { return rows; }
