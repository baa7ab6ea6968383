//===- BroadcastEinsumThreefry.cpp - Ops by another name ------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Old ops that newer ones express, the broadcasting forms of CHLO, and the one
// foreign kernel whose meaning is published: JAX's Threefry on GPUs.
//
//===----------------------------------------------------------------------===//

#include "../OpConversion.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::stablehlo;

//===----------------------------------------------------------------------===//
// Broadcasting
//===----------------------------------------------------------------------===//

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

/// Repeats operand `index` to the shape of the result: along the dimensions
/// the op names for the one of lower rank, otherwise the last ones.
static LogicalResult broadcastOperand(OpConversion &op, unsigned index) {
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
  for (ArrayRef<ConverterRow> rows : {getElementwiseRows(), getIntegerRows(),
                                      getSpecialRows(), getGammaRows()})
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

//===----------------------------------------------------------------------===//
// Products by subscripts
//===----------------------------------------------------------------------===//

namespace {
/// "ab,bc->ac", checked: each letter is one dimension of each term.
struct Subscripts {
  SmallVector<StringRef> terms;
  StringRef result;
};
} // namespace

static FailureOr<Subscripts> getSubscripts(OpConversion &op) {
  auto [terms, result] = op.getEnumerator("einsum_config").split("->");
  Subscripts subscripts{{}, result};
  terms.split(subscripts.terms, ',');
  if (subscripts.terms.size() != op.operands.size())
    return op.refuse("einsum_config does not have one term for each operand");
  auto isList = [](StringRef term) {
    return llvm::all_of(llvm::enumerate(term), [&](auto it) {
      return llvm::isAlpha(it.value()) &&
             !term.drop_front(it.index() + 1).contains(it.value());
    });
  };
  for (auto [index, term] : llvm::enumerate(subscripts.terms))
    if (!isList(term) ||
        int64_t(term.size()) != op.getOperandType(index).getRank())
      return op.refuse("einsum_config with repeated letters, an ellipsis, or "
                       "another rank",
                       "export dot_general");
  if (!isList(result) || int64_t(result.size()) != op.types[0].getRank())
    return op.refuse("einsum_config with another rank than the result");
  return subscripts;
}

/// Sums over the dimensions of `value` that no other term has.
static Value dropLetters(OpConversion &op, Value value, std::string &letters,
                         StringRef kept) {
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<int64_t> dims, shape;
  std::string rest;
  for (auto [dim, letter] : llvm::enumerate(letters)) {
    if (!kept.contains(letter)) {
      dims.push_back(dim);
      continue;
    }
    rest.push_back(letter);
    shape.push_back(type.getDimSize(dim));
  }
  letters = rest;
  if (dims.empty())
    return value;
  return ReduceOp::create(op.builder, op.loc, type.clone(shape),
                          ReduceKind::Add, value, dims,
                          getAccumulator(type.getElementType()));
}

/// `value`, whose dimensions are `letters`, in the order of the result.
static LogicalResult finishInOrder(OpConversion &op, Value value,
                                   StringRef letters, StringRef result) {
  if (letters.size() != result.size())
    return op.refuse("einsum_config makes a dimension from nothing");
  SmallVector<int64_t> order;
  for (char letter : result) {
    size_t at = letters.find(letter);
    if (at == StringRef::npos)
      return op.refuse("einsum_config makes a dimension from nothing");
    order.push_back(at);
  }
  if (llvm::is_sorted(order))
    return value.getType() == op.types[0]
               ? op.finish(value)
               : op.refuse("the shape of the result does not fit");
  return op.finish(
      TransposeOp::create(op.builder, op.loc, op.types[0], value, order));
}

static LogicalResult convertEinsum(OpConversion &op) {
  FailureOr<Subscripts> subscripts = getSubscripts(op);
  if (failed(subscripts))
    return failure();
  StringRef result = subscripts->result;
  std::string left = subscripts->terms[0].str();
  if (op.operands.size() == 1) {
    Value sum = dropLetters(op, op.operands[0], left, result);
    return finishInOrder(op, sum, left, result);
  }
  std::string right = subscripts->terms[1].str();
  std::string ofRight = right + result.str(), ofLeft = left + result.str();
  Value lhs = dropLetters(op, op.operands[0], left, ofRight);
  Value rhs = dropLetters(op, op.operands[1], right, ofLeft);
  std::array<SmallVector<int64_t>, 2> batching, contracting;
  std::string batch, rest;
  for (auto [dim, letter] : llvm::enumerate(left)) {
    size_t other = right.find(letter);
    bool isShared = other != std::string::npos,
         isKept = result.contains(letter);
    if (!isShared) {
      rest.push_back(letter);
      continue;
    }
    auto &lists = isKept ? batching : contracting;
    lists[0].push_back(dim);
    lists[1].push_back(other);
    if (isKept)
      batch.push_back(letter);
  }
  for (char letter : right)
    if (left.find(letter) == std::string::npos)
      rest.push_back(letter);
  std::string letters = batch + rest;
  SmallVector<int64_t> shape;
  for (char letter : letters) {
    size_t at = left.find(letter);
    shape.push_back(at != std::string::npos
                        ? cast<RankedTensorType>(lhs.getType()).getDimSize(at)
                        : cast<RankedTensorType>(rhs.getType())
                              .getDimSize(right.find(letter)));
  }
  Value product =
      DotOp::create(op.builder, op.loc, op.types[0].clone(shape), lhs, rhs,
                    batching[0], batching[1], contracting[0], contracting[1],
                    getAccumulator(op.types[0].getElementType()));
  return finishInOrder(op, product, letters, result);
}

//===----------------------------------------------------------------------===//
// Threefry
//===----------------------------------------------------------------------===//

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
    {"stablehlo.broadcast", 1, 1, 0, convertBroadcastSizes},
    {"stablehlo.custom_call", 4, 2, 0, convertThreefry},
    {"stablehlo.einsum", 2, 1, 0, convertEinsum},
    {"stablehlo.unary_einsum", 1, 1, 0, convertEinsum},
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

ArrayRef<ConverterRow> stablehlo::getOtherRows() { return rows; }
