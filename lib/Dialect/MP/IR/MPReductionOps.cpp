//===- MPReductionOps.cpp - Verifiers, canonical form of reductions -------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MP/IR/MPReductionOps.h"
#include "ShapeRules.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Support/Sizes.h"

using namespace mlir;
using namespace mlir::mp;

#define GET_OP_CLASSES
#include "mp/Dialect/MP/IR/MPReductionOps.cpp.inc"

void MPDialect::registerReductionOps() {
  addOperations<
#define GET_OP_LIST
#include "mp/Dialect/MP/IR/MPReductionOps.cpp.inc"
      >();
}

static bool isRounded(ReduceKind kind) {
  return kind == ReduceKind::Add || kind == ReduceKind::Mul;
}

/// The kind combines two elements of this type into a third.
static LogicalResult verifyCombiner(Operation *op, ReduceKind kind,
                                    Type element) {
  bool bitwise = kind == ReduceKind::And || kind == ReduceKind::Or;
  if (kind == ReduceKind::Replace || (bitwise && !isa<IntegerType>(element)))
    return op->emitOpError() << "cannot combine elements of type " << element
                             << " by '" << stringifyReduceKind(kind) << "'";
  return success();
}

static LogicalResult verifyExtreme(Operation *op, ReduceKind kind) {
  if (kind == ReduceKind::Max || kind == ReduceKind::Min)
    return success();
  return op->emitOpError() << "has kind '" << stringifyReduceKind(kind)
                           << "', expected 'max' or 'min'";
}

static SmallVector<int64_t> dropDims(ArrayRef<int64_t> shape,
                                     ArrayRef<int64_t> dims) {
  SmallVector<int64_t> kept;
  for (auto [i, size] : llvm::enumerate(shape))
    if (!llvm::is_contained(dims, static_cast<int64_t>(i)))
      kept.push_back(size);
  return kept;
}

LogicalResult ReduceOp::verify() {
  if (failed(verifyDims(*this, "dims", getDims(), rankOf(getInput()))) ||
      failed(verifyCombiner(*this, getKind(), elementOf(getInput()))) ||
      failed(verifyElements(*this, getInput(), getResult())) ||
      failed(verifyResultShape(*this, getResult(),
                               dropDims(shapeOf(getInput()), getDims()))))
    return failure();
  return verifyAccumulator(*this, isRounded(getKind()), getAccumulator(),
                           getInput(), getResult());
}

LogicalResult ReduceOp::canonicalize(ReduceOp op, PatternRewriter &rewriter) {
  RankedTensorType from = op.getInput().getType(), to = op.getType();
  if (llvm::is_contained(from.getShape(), 0)) {
    rewriter.replaceOpWithNewOp<arith::ConstantOp>(
        op, DenseElementsAttr::get(to, op.getNeutralElement()));
    return success();
  }
  if (llvm::any_of(op.getDims(),
                   [&](int64_t dim) { return from.getDimSize(dim) != 1; }))
    return rewriter.notifyMatchFailure(op, "combines several elements");
  if (from.getElementType() != to.getElementType() &&
      !isa<FloatType>(to.getElementType()))
    return rewriter.notifyMatchFailure(op, "widens integers");
  Value value = op.getInput();
  auto renamed = to.clone(from.getElementType());
  if (renamed != from)
    value = ReshapeOp::create(rewriter, op.getLoc(), renamed, value);
  if (renamed != to)
    value = CastOp::create(rewriter, op.getLoc(), to, value);
  rewriter.replaceOp(op, value);
  return success();
}

LogicalResult ArgReduceOp::verify() {
  if (failed(verifyExtreme(*this, getKind())) ||
      failed(verifyLength(*this, "dims", getDims().size(),
                          "dimensions to search", 1)) ||
      failed(verifyDims(*this, "dims", getDims(), rankOf(getValues()))))
    return failure();
  if (shapeOf(getValues()) != shapeOf(getIndices()))
    return emitOpError() << "values have shape "
                         << shapeText(shapeOf(getValues()))
                         << ", but indices have "
                         << shapeText(shapeOf(getIndices()));
  if (!isa<IntegerType>(elementOf(getIndices())))
    return emitOpError() << "indices have elements of type "
                         << elementOf(getIndices()) << ", expected integers";
  SmallVector<int64_t> expected = dropDims(shapeOf(getValues()), getDims());
  return failure(
      failed(verifySameElement(*this, "values", getValues(), getValue())) ||
      failed(verifySameElement(*this, "indices", getIndices(), getIndex())) ||
      failed(verifyResultShape(*this, getValue(), expected)) ||
      failed(verifyResultShape(*this, getIndex(), expected)));
}

LogicalResult PoolOp::verify() {
  WindowLists lists{getWindow(), getStrides(),      getLow(),
                    getHigh(),   getBaseDilation(), getWindowDilation()};
  FailureOr<SmallVector<int64_t>> places =
      lists.places(*this, shapeOf(getInput()));
  if (failed(places) ||
      failed(verifyCombiner(*this, getKind(), elementOf(getInput()))) ||
      failed(verifyElements(*this, getInput(), getResult())) ||
      failed(verifyResultShape(*this, getResult(), *places)))
    return failure();
  return verifyAccumulator(*this, isRounded(getKind()), getAccumulator(),
                           getInput(), getResult());
}

std::optional<RunningLines> RunningLines::find(PoolOp op) {
  auto isOne = [](int64_t number) { return number == 1; };
  auto isZero = [](int64_t number) { return number == 0; };
  ArrayRef<int64_t> shape = shapeOf(op.getInput()), window = op.getWindow();
  const auto *wide = llvm::find_if_not(window, isOne);
  if (wide == window.end() || shape != shapeOf(op.getResult()) ||
      !llvm::all_of(op.getStrides(), isOne) ||
      !llvm::all_of(op.getBaseDilation(), isOne) ||
      !llvm::all_of(op.getWindowDilation(), isOne))
    return std::nullopt;
  size_t dim = wide - window.begin();
  auto hasOneSide = [&](ArrayRef<int64_t> side, ArrayRef<int64_t> other) {
    return llvm::all_of(other, isZero) && side[dim] == *wide - 1 &&
           llvm::count_if(side, isZero) + 1 == int64_t(side.size());
  };
  bool isReversed = hasOneSide(op.getHigh(), op.getLow());
  if (*wide < shape[dim] || !llvm::all_of(window.drop_front(dim + 1), isOne) ||
      (!isReversed && !hasOneSide(op.getLow(), op.getHigh())))
    return std::nullopt;
  return RunningLines{shape[dim], saturatingProduct(shape.drop_front(dim + 1)),
                      isReversed};
}

LogicalResult PoolGradOp::verify() {
  WindowLists lists{getWindow(), getStrides(), getLow(), getHigh(), {}, {}};
  FailureOr<SmallVector<int64_t>> places =
      lists.places(*this, shapeOf(getInput()));
  if (failed(places) || failed(verifyExtreme(*this, getKind())) ||
      failed(verifyElements(*this, getCotangent(), getResult())))
    return failure();
  if (shapeOf(getCotangent()) != ArrayRef<int64_t>(*places))
    return emitOpError() << "cotangent has shape "
                         << shapeText(shapeOf(getCotangent()))
                         << ", but the window has " << shapeText(*places)
                         << " places";
  // The input only decides who gets the cotangent; what is summed is that.
  return verifyAccumulator(*this, /*sums=*/true, getAccumulator(),
                           getCotangent(), getResult());
}
