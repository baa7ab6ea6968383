//===- MPShapeOps.cpp - Data movement: verifiers --------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ShapeRules.h"

#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Support/Sizes.h"

using namespace mlir;
using namespace mlir::mp;

#define GET_OP_CLASSES
#include "mp/Dialect/MP/IR/MPShapeOps.cpp.inc"

void MPDialect::registerShapeOps() {
  addOperations<
#define GET_OP_LIST
#include "mp/Dialect/MP/IR/MPShapeOps.cpp.inc"
      >();
}

LogicalResult BroadcastOp::verify() {
  if (failed(verifyLength(*this, "dims", getDims().size(), "operand dimensions",
                          rankOf(getInput()))) ||
      failed(verifyDims(*this, "dims", getDims(), rankOf(getResult()))) ||
      failed(verifySameElement(*this, "operand", getInput(), getResult())))
    return failure();
  for (auto [i, dim] : llvm::enumerate(getDims())) {
    int64_t from = shapeOf(getInput())[i], to = shapeOf(getResult())[dim];
    if (from != 1 && from != to)
      return emitOpError() << "operand dimension " << i << " of size " << from
                           << " cannot become result dimension " << dim
                           << " of size " << to << "; only size 1 is repeated";
  }
  return success();
}

LogicalResult ReshapeOp::verify() {
  std::optional<int64_t> from = checkedElements(shapeOf(getInput()));
  std::optional<int64_t> to = checkedElements(shapeOf(getResult()));
  if (!from || !to || *from != *to)
    return emitOpError() << "operand of shape "
                         << shapeText(shapeOf(getInput()))
                         << " and result of shape "
                         << shapeText(shapeOf(getResult()))
                         << " have different or too many elements";
  return verifySameElement(*this, "operand", getInput(), getResult());
}

LogicalResult TransposeOp::verify() {
  int64_t rank = rankOf(getInput());
  if (failed(verifyLength(*this, "perm", getPerm().size(), "operand dimensions",
                          rank)) ||
      failed(verifyDims(*this, "perm", getPerm(), rank)) ||
      failed(verifySameElement(*this, "operand", getInput(), getResult())))
    return failure();
  SmallVector<int64_t> expected;
  for (int64_t dim : getPerm())
    expected.push_back(shapeOf(getInput())[dim]);
  return verifyResultShape(*this, getResult(), expected);
}

LogicalResult ReverseOp::verify() {
  return verifyDims(*this, "dims", getDims(), rankOf(getInput()));
}

LogicalResult SliceOp::verify() {
  int64_t rank = rankOf(getInput());
  StringRef what = "operand dimensions";
  if (failed(verifyLength(*this, "start", getStart().size(), what, rank)) ||
      failed(verifyLength(*this, "limit", getLimit().size(), what, rank)) ||
      failed(verifyLength(*this, "strides", getStrides().size(), what, rank)) ||
      failed(verifyAtLeast(*this, "start", getStart(), 0)) ||
      failed(verifyAtLeast(*this, "strides", getStrides(), 1)) ||
      failed(verifySameElement(*this, "operand", getInput(), getResult())))
    return failure();
  SmallVector<int64_t> expected;
  for (int64_t i = 0; i < rank; ++i) {
    int64_t start = getStart()[i], limit = getLimit()[i];
    if (limit > shapeOf(getInput())[i])
      return emitOpError() << "'limit' is " << limit << " in dimension " << i
                           << " of size " << shapeOf(getInput())[i];
    if (start > limit)
      return emitOpError() << "'start' is " << start << " in dimension " << i
                           << ", beyond 'limit' " << limit;
    int64_t count = limit - start;
    expected.push_back(count == 0 ? 0 : (count - 1) / getStrides()[i] + 1);
  }
  return verifyResultShape(*this, getResult(), expected);
}

/// Size of a padded dimension, or nothing if it overflows or is negative.
static std::optional<int64_t> paddedSize(int64_t size, int64_t low,
                                         int64_t high, int64_t interior) {
  CheckedInt between = CheckedInt(std::max<int64_t>(size - 1, 0)) * interior;
  std::optional<int64_t> sum = (between + size + low + high).get();
  return sum && *sum >= 0 ? sum : std::nullopt;
}

LogicalResult PadOp::verify() {
  int64_t rank = rankOf(getInput());
  StringRef what = "operand dimensions";
  if (failed(verifyLength(*this, "low", getLow().size(), what, rank)) ||
      failed(verifyLength(*this, "high", getHigh().size(), what, rank)) ||
      failed(
          verifyLength(*this, "interior", getInterior().size(), what, rank)) ||
      failed(verifyAtLeast(*this, "interior", getInterior(), 0)) ||
      failed(verifySameElement(*this, "operand", getInput(), getResult())) ||
      failed(verifySameElement(*this, "value", getValue(), getResult())))
    return failure();
  if (rankOf(getValue()) != 0)
    return emitOpError() << "value has rank " << rankOf(getValue())
                         << ", expected rank 0";
  SmallVector<int64_t> expected;
  for (int64_t i = 0; i < rank; ++i) {
    std::optional<int64_t> size = paddedSize(
        shapeOf(getInput())[i], getLow()[i], getHigh()[i], getInterior()[i]);
    if (!size)
      return emitOpError() << "padding " << getLow()[i] << " and "
                           << getHigh()[i] << " of dimension " << i
                           << " of size " << shapeOf(getInput())[i]
                           << " leaves no size that can be computed";
    expected.push_back(*size);
  }
  return verifyResultShape(*this, getResult(), expected);
}

LogicalResult ConcatOp::verify() {
  if (getInputs().empty())
    return emitOpError() << "has 0 operands, expected at least 1";
  int64_t rank = rankOf(getResult());
  int64_t dim = getDim();
  if (failed(verifyDims(*this, "dim", dim, rank)))
    return failure();
  SmallVector<int64_t> expected(shapeOf(getResult()));
  CheckedInt sizes = 0;
  for (auto [i, input] : llvm::enumerate(getInputs())) {
    if (failed(verifySameElement(*this, "operand", input, getResult())))
      return failure();
    SmallVector<int64_t> shape(shapeOf(input));
    if (static_cast<int64_t>(shape.size()) != rank)
      return emitOpError() << "operand " << i << " has rank " << shape.size()
                           << ", but the result has rank " << rank;
    sizes = sizes + shape[dim];
    shape[dim] = expected[dim];
    if (shape != expected)
      return emitOpError() << "operand " << i << " of shape "
                           << shapeText(shapeOf(input))
                           << " differs from the result of shape "
                           << shapeText(expected) << " beside dimension "
                           << dim;
  }
  std::optional<int64_t> sum = sizes.get();
  if (sum != expected[dim])
    return emitOpError() << "result has size " << expected[dim]
                         << " in dimension " << dim
                         << ", but the sizes of the operands add up to "
                         << (sum ? Twine(*sum) : Twine("more than 2^63"));
  return success();
}

LogicalResult IotaOp::verify() {
  if (failed(verifyDims(*this, "dim", static_cast<int64_t>(getDim()),
                        rankOf(getResult()))))
    return failure();
  if (!elementOf(getResult()).isIntOrIndexOrFloat())
    return emitOpError() << "cannot count in elements of type "
                         << elementOf(getResult());
  return success();
}

LogicalResult BarrierOp::verify() {
  if (getInputs().empty())
    return emitOpError() << "has 0 operands, expected at least 1";
  return success();
}
