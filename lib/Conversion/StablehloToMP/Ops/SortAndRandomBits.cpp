//===- SortAndRandomBits.cpp - Sorting and random bits --------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A comparator stays a region, of ops on scalars. The largest elements are the
// first ones of a descending sort, which is how CHLO defines them.
//
//===----------------------------------------------------------------------===//

#include "../Regions/ScalarBodies.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mp/Dialect/MP/IR/MPRoutineOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::stablehlo;

//===----------------------------------------------------------------------===//
// Sorting
//===----------------------------------------------------------------------===//

/// A sort of `inputs` whose comparator has arguments and nothing else; the
/// builder is left in it.
static SortOp makeSort(OpConversion &op, ValueRange inputs, int64_t dim) {
  auto sort =
      SortOp::create(op.builder, op.loc, inputs.getTypes(), inputs, dim);
  Block &body = sort.getComparator().emplaceBlock();
  for (Type type : inputs.getTypes()) {
    auto scalar = RankedTensorType::get({}, getElementTypeOrSelf(type));
    body.addArguments({scalar, scalar}, {op.loc, op.loc});
  }
  op.builder.setInsertionPointToEnd(&body);
  return sort;
}

static LogicalResult convertSort(OpConversion &op) {
  FailureOr<int64_t> dim = op.getInteger("dimension");
  if (failed(dim))
    return failure();
  ValueRange inputs = op.operands;
  if (inputs.empty() || !llvm::equal(inputs.getTypes(), op.types))
    return op.refuse("operand and result types differ");
  int64_t rank = op.types[0].getRank();
  for (RankedTensorType type : op.types)
    if (type.getShape() != op.types[0].getShape())
      return op.refuse("operands of different shapes");
  // One element is in order.
  if (rank == 0) {
    llvm::append_range(op.results, op.operands);
    return success();
  }
  if (*dim < -rank || *dim >= rank)
    return op.refuse("dimension is outside the rank");
  OpBuilder::InsertionGuard guard(op.builder);
  SortOp sort = makeSort(op, inputs, *dim < 0 ? *dim + rank : *dim);
  auto returned = op.bodies->build(op, op.source->getRegion(0),
                                   sort.getComparator().getArguments(), {});
  if (failed(returned)) {
    sort.erase();
    return failure();
  }
  YieldOp::create(op.builder, op.loc, *returned);
  llvm::append_range(op.results, sort.getResults());
  return success();
}

/// The `k` first along the last dimension of a stable, descending sort in total
/// order, and the places they had.
static LogicalResult convertTopK(OpConversion &op) {
  FailureOr<int64_t> k = op.getInteger("k");
  if (failed(k))
    return failure();
  RankedTensorType type = op.getOperandType(0);
  int64_t rank = type.getRank();
  if (rank == 0 || *k < 0 || *k > type.getShape().back())
    return op.refuse("k is not within the last dimension");
  SmallVector<int64_t> shape(type.getShape());
  shape.back() = *k;
  if (op.types[0] != type.clone(shape) ||
      op.types[1] != RankedTensorType::get(shape, op.builder.getI32Type()))
    return op.refuse("the results are not values and places in i32 of k "
                     "elements");
  Value places = IotaOp::create(op.builder, op.loc,
                                type.clone(op.builder.getI32Type()), rank - 1);
  SortOp sort;
  {
    OpBuilder::InsertionGuard guard(op.builder);
    sort = makeSort(op, {op.operands[0], places}, rank - 1);
    Value lhs = sort.getComparator().getArgument(0);
    Value rhs = sort.getComparator().getArgument(1);
    if (op.getOperandKind(0) == ElementKind::Float) {
      lhs = makeTotalOrderKey(op, lhs);
      rhs = makeTotalOrderKey(op, rhs);
    }
    using P = arith::CmpIPredicate;
    bool isSigned = op.getOperandKind(0) == ElementKind::Float ||
                    op.getOperandKind(0) == ElementKind::Signed;
    Value isFirst = op.compare(isSigned ? P::sgt : P::ugt, lhs, rhs);
    YieldOp::create(op.builder, op.loc, isFirst);
  }
  SmallVector<int64_t> start(rank, 0), strides(rank, 1);
  for (auto [sorted, first] : llvm::zip_equal(sort.getResults(), op.types))
    op.results.push_back(SliceOp::create(op.builder, op.loc, first, sorted,
                                         start, shape, strides));
  return success();
}

//===----------------------------------------------------------------------===//
// Random bits
//===----------------------------------------------------------------------===//

/// What the specification leaves to the implementation is Philox, as in XLA on
/// CPUs and GPUs.
static RngAlgorithm getAlgorithm(StringRef name) {
  return name == "THREE_FRY" ? RngAlgorithm::ThreeFry : RngAlgorithm::Philox;
}

static LogicalResult convertRngBitGenerator(OpConversion &op) {
  StringRef name = op.getEnumerator("rng_algorithm");
  if (name != "DEFAULT" && name != "THREE_FRY" && name != "PHILOX")
    return op.refuse("no valid rng_algorithm");
  RankedTensorType state = op.getOperandType(0), bits = op.types[1];
  int64_t length = state.getRank() == 1 ? state.getDimSize(0) : 0;
  RngAlgorithm algorithm = getAlgorithm(name);
  if (op.types[0] != state || !state.getElementType().isInteger(64) ||
      !(length == 2 || (length == 3 && algorithm == RngAlgorithm::Philox)))
    return op.refuse("a state of another type than two ui64, or three for "
                     "PHILOX",
                     "join the words of the state before");
  unsigned width = bits.getElementTypeBitWidth();
  if (width < 8)
    return op.leave("random bits of elements of less than 8 bits");
  RankedTensorType integers = bits.clone(op.builder.getIntegerType(width));
  auto random = RngBitsOp::create(op.builder, op.loc, state, integers,
                                  algorithm, op.operands[0]);
  op.results.push_back(random.getNewState());
  Value result = random.getBits();
  if (integers != bits)
    result = op.make<arith::BitcastOp>(bits, result);
  op.results.push_back(result);
  return success();
}

static const ConverterRow rows[] = {
    {"stablehlo.sort", kAny, kAny, 1, convertSort},
    {"chlo.top_k", 1, 2, 0, convertTopK},
    {"stablehlo.rng_bit_generator", 1, 2, 0, convertRngBitGenerator},
};

ArrayRef<ConverterRow> stablehlo::getSortAndRandomBitsRows() { return rows; }
