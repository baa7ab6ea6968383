//===- RaggedDot.cpp - Products of groups of rows -------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A ragged dimension is a sequence of groups whose sizes are computed. Each
// group becomes a product of the whole dimension, batched over the groups, in
// which what belongs to others is masked: before the sum where the dimension is
// summed, after it where it is not. NaN of one group never reaches another.
//
//===----------------------------------------------------------------------===//

#include "Product.h"

#include "mp/Dialect/MP/IR/MPReductionOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Import/NormalForm.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::stablehlo;

namespace {
/// The dimension numbers of `chlo.ragged_dot`.
struct RaggedNumbers {
  SmallVector<int64_t> lhsBatching, rhsBatching, lhsContracting, rhsContracting,
      ragged, group;
};
} // namespace

/// An absent list is empty.
static LogicalResult readList(OpConversion &op, StringRef name, int64_t rank,
                              SmallVector<int64_t> &list) {
  if (!op.find(name))
    return success();
  auto values = op.getIntegers(name);
  if (failed(values))
    return failure();
  list = *values;
  if (llvm::any_of(list, [&](int64_t d) { return d < 0 || d >= rank; }))
    return op.refuse(name + " is outside the rank");
  return success();
}

static FailureOr<RaggedNumbers> getNumbers(OpConversion &op) {
  int64_t lhs = op.getOperandType(0).getRank();
  int64_t rhs = op.getOperandType(1).getRank();
  RaggedNumbers numbers;
  if (failed(
          readList(op, "lhs_batching_dimensions", lhs, numbers.lhsBatching)) ||
      failed(
          readList(op, "rhs_batching_dimensions", rhs, numbers.rhsBatching)) ||
      failed(readList(op, "lhs_contracting_dimensions", lhs,
                      numbers.lhsContracting)) ||
      failed(readList(op, "rhs_contracting_dimensions", rhs,
                      numbers.rhsContracting)) ||
      failed(readList(op, "lhs_ragged_dimensions", lhs, numbers.ragged)) ||
      failed(readList(op, "rhs_group_dimensions", rhs, numbers.group)))
    return failure();
  if (numbers.ragged.size() != 1)
    return op.refuse("not one ragged dimension");
  if (numbers.lhsContracting.size() != numbers.rhsContracting.size())
    return op.refuse("contracting dimensions of different numbers");
  return numbers;
}

/// Which elements of a dimension of `size` belong to which group, as
/// tensor<groups x size x i1>; null after a refusal.
static Value makeMembers(OpConversion &op, int64_t size) {
  Value sizes = op.operands[2];
  RankedTensorType type = op.getOperandType(2);
  ElementKind kind = op.getOperandKind(2);
  if (type.getRank() != 1 ||
      (kind != ElementKind::Signed && kind != ElementKind::Unsigned)) {
    (void)op.refuse("group sizes that are not one list of integers",
                    "give all batches the same groups");
    return {};
  }
  auto wide = type.clone(op.builder.getI64Type());
  if (type.getElementTypeBitWidth() < 64)
    sizes = kind == ElementKind::Signed ? op.make<arith::ExtSIOp>(wide, sizes)
                                        : op.make<arith::ExtUIOp>(wide, sizes);
  // Where each group ends: the sum of its size and of those before it.
  int64_t groups = type.getDimSize(0);
  auto square = wide.clone({groups, groups});
  using P = arith::CmpIPredicate;
  auto iota = [&](RankedTensorType of, int64_t dim) -> Value {
    return IotaOp::create(op.builder, op.loc, of, dim);
  };
  auto repeat = [&](Value value, RankedTensorType to, int64_t dim) -> Value {
    return BroadcastOp::create(op.builder, op.loc, to, value,
                               ArrayRef<int64_t>(dim));
  };
  Value isBefore = op.compare(P::sle, iota(square, 1), iota(square, 0));
  Value parts =
      op.make<arith::SelectOp>(square, {isBefore, repeat(sizes, square, 1),
                                        op.splat(square, int64_t(0))});
  Value ends = ReduceOp::create(op.builder, op.loc, wide, ReduceKind::Add,
                                parts, ArrayRef<int64_t>(1), TypeAttr());
  Value starts = op.make<arith::SubIOp>(wide, {ends, sizes});
  auto table = wide.clone({groups, size});
  Value at = iota(table, 1);
  Value isAfter = op.compare(P::sge, at, repeat(starts, table, 0));
  Value isWithin = op.compare(P::slt, at, repeat(ends, table, 0));
  return op.make<arith::AndIOp>(isAfter.getType(), {isAfter, isWithin});
}

/// `value`, whose dimension 0 is the groups, with zeros where `dim` is not of
/// the group.
static Value mask(OpConversion &op, Value value, Value members, int64_t dim) {
  auto type = cast<RankedTensorType>(value.getType());
  Value keeps = BroadcastOp::create(op.builder, op.loc,
                                    type.clone(op.builder.getI1Type()), members,
                                    ArrayRef<int64_t>{0, dim});
  Value zero = isa<FloatType>(type.getElementType())
                   ? op.splat(type, 0.0)
                   : op.splat(type, int64_t(0));
  return op.select(keeps, value, zero);
}

/// `value` once for each group, in front.
static Value repeatForGroups(OpConversion &op, Value value, int64_t groups) {
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<int64_t> shape = {groups};
  llvm::append_range(shape, type.getShape());
  auto dims = llvm::to_vector(llvm::seq<int64_t>(1, shape.size()));
  return BroadcastOp::create(op.builder, op.loc, type.clone(shape), value,
                             dims);
}

static SmallVector<int64_t> shift(ArrayRef<int64_t> dims) {
  return llvm::to_vector(
      llvm::map_range(dims, [](int64_t d) { return d + 1; }));
}

/// The group in front of the batch.
static SmallVector<int64_t> withGroup(int64_t group, ArrayRef<int64_t> dims) {
  SmallVector<int64_t> all = {group};
  llvm::append_range(all, dims);
  return all;
}

/// One product of the groups' parts of the sum each.
static LogicalResult convertSummed(OpConversion &op, const RaggedNumbers &n,
                                   Value members, int64_t groups) {
  if (!n.group.empty())
    return op.refuse("a group dimension where the ragged one is summed");
  const int64_t *at = llvm::find(n.lhsContracting, n.ragged[0]);
  int64_t other = n.rhsContracting[at - n.lhsContracting.begin()];
  Value lhs = repeatForGroups(op, op.operands[0], groups);
  Value rhs = repeatForGroups(op, op.operands[1], groups);
  lhs = mask(op, lhs, members, n.ragged[0] + 1);
  rhs = mask(op, rhs, members, other + 1);
  return op.finish(
      makeProduct(op, op.types[0], lhs, rhs,
                  {withGroup(0, shift(n.lhsBatching)), shift(n.lhsContracting)},
                  {withGroup(0, shift(n.rhsBatching)), shift(n.rhsContracting)},
                  getAccumulator(op.getOperandType(0).getElementType())));
}

/// The product of all rows with each group's matrix, of which each row keeps
/// one; a row of no group is zero.
static LogicalResult convertKept(OpConversion &op, const RaggedNumbers &n,
                                 Value members, int64_t groups) {
  if (n.group.size() != 1 ||
      op.getOperandType(1).getDimSize(n.group[0]) != groups)
    return op.refuse("the right operand has not one matrix for each group");
  // Where the ragged dimension lies behind groups, batch and free dimensions.
  int64_t place = 1 + n.lhsBatching.size();
  for (int64_t dim : llvm::seq<int64_t>(0, n.ragged[0]))
    place += !llvm::is_contained(n.lhsBatching, dim) &&
             !llvm::is_contained(n.lhsContracting, dim);
  if (place > op.types[0].getRank() ||
      op.types[0].getDimSize(place - 1) !=
          op.getOperandType(0).getDimSize(n.ragged[0]))
    return op.refuse("the shape of the result does not fit");
  SmallVector<int64_t> shape = {groups};
  llvm::append_range(shape, op.types[0].getShape());
  Value lhs = repeatForGroups(op, op.operands[0], groups);
  Value product =
      makeProduct(op, op.types[0].clone(shape), lhs, op.operands[1],
                  {withGroup(0, shift(n.lhsBatching)), shift(n.lhsContracting)},
                  {withGroup(n.group[0], n.rhsBatching), n.rhsContracting},
                  getAccumulator(op.getOperandType(0).getElementType()));
  Value kept = mask(op, product, members, place);
  return op.finish(ReduceOp::create(
      op.builder, op.loc, op.types[0], ReduceKind::Add, kept,
      ArrayRef<int64_t>(0), getAccumulator(op.types[0].getElementType())));
}

static LogicalResult convertRaggedDot(OpConversion &op) {
  FailureOr<RaggedNumbers> numbers = getNumbers(op);
  if (failed(numbers))
    return failure();
  int64_t ragged = numbers->ragged[0];
  if (llvm::is_contained(numbers->lhsBatching, ragged))
    return op.refuse("a ragged batch dimension", "export dot_general");
  Value members = makeMembers(op, op.getOperandType(0).getDimSize(ragged));
  if (!members)
    return failure();
  int64_t groups = op.getOperandType(2).getDimSize(0);
  return llvm::is_contained(numbers->lhsContracting, ragged)
             ? convertSummed(op, *numbers, members, groups)
             : convertKept(op, *numbers, members, groups);
}

static const ConverterRow rows[] = {
    {"chlo.ragged_dot", 3, 1, 0, convertRaggedDot},
};

ArrayRef<ConverterRow> stablehlo::getRaggedDotRows() { return rows; }
