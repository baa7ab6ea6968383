//===- ShapeRules.cpp - Checks that several verifiers share ---------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ShapeRules.h"

#include "mp/Dialect/MP/IR/MPStateOps.h"
#include "mp/Support/Sizes.h"

using namespace mlir;
using namespace mlir::mp;

std::string mp::shapeText(ArrayRef<int64_t> shape) {
  if (shape.empty())
    return "scalar";
  std::string text;
  llvm::raw_string_ostream stream(text);
  llvm::interleave(shape, stream, "x");
  return text;
}

LogicalResult mp::verifyLength(Operation *op, StringRef list, size_t length,
                               StringRef what, int64_t expected) {
  if (static_cast<int64_t>(length) == expected)
    return success();
  return op->emitOpError() << "'" << list << "' has " << length
                           << " entries, but there are " << expected << " "
                           << what;
}

LogicalResult mp::verifyDims(Operation *op, StringRef list,
                             ArrayRef<int64_t> dims, int64_t rank) {
  SmallVector<bool> seen(rank, false);
  for (int64_t dim : dims) {
    if (dim < 0 || dim >= rank)
      return op->emitOpError() << "'" << list << "' names dimension " << dim
                               << " of a value of rank " << rank;
    if (seen[dim])
      return op->emitOpError()
             << "'" << list << "' names dimension " << dim << " twice";
    seen[dim] = true;
  }
  return success();
}

LogicalResult mp::verifySortedDims(Operation *op, StringRef list,
                                   ArrayRef<int64_t> dims, int64_t rank) {
  if (failed(verifyDims(op, list, dims, rank)))
    return failure();
  for (size_t i = 1; i < dims.size(); ++i)
    if (dims[i - 1] > dims[i])
      return op->emitOpError() << "'" << list << "' must increase, but "
                               << dims[i] << " follows " << dims[i - 1];
  return success();
}

LogicalResult mp::verifyAtLeast(Operation *op, StringRef list,
                                ArrayRef<int64_t> values, int64_t least) {
  for (auto [i, value] : llvm::enumerate(values))
    if (value < least)
      return op->emitOpError()
             << "'" << list << "' is " << value << " in dimension " << i
             << ", but must be at least " << least;
  return success();
}

LogicalResult mp::verifyResultShape(Operation *op, Value result,
                                    ArrayRef<int64_t> expected) {
  if (shapeOf(result) == expected)
    return success();
  return op->emitOpError() << "result has shape " << shapeText(shapeOf(result))
                           << ", but operands and attributes give "
                           << shapeText(expected);
}

LogicalResult mp::verifySameElement(Operation *op, StringRef what,
                                    Value operand, Value result) {
  if (elementOf(operand) == elementOf(result))
    return success();
  return op->emitOpError() << "result has elements of type "
                           << elementOf(result) << ", but " << what << " has "
                           << elementOf(operand)
                           << "; only a cast changes the type";
}

LogicalResult mp::verifyElements(Operation *op, ValueRange operands,
                                 Value result) {
  Type to = elementOf(result);
  for (Value operand : operands) {
    Type from = elementOf(operand);
    bool floats = isa<FloatType>(from) && isa<FloatType>(to);
    bool integers = isa<IntegerType>(from) && isa<IntegerType>(to) &&
                    from.getIntOrFloatBitWidth() <= to.getIntOrFloatBitWidth();
    if (!floats && !integers)
      return op->emitOpError()
             << "cannot compute elements of type " << to << " from " << from
             << "; expected floats, or integers and a result not narrower";
  }
  return success();
}

LogicalResult mp::verifyAccumulator(Operation *op, bool sums,
                                    std::optional<Type> accumulator,
                                    ValueRange operands, Value result) {
  SmallVector<Value> values(operands);
  values.push_back(result);
  for (Value value : values) {
    auto type = dyn_cast<FloatType>(elementOf(value));
    if (!type) {
      if (accumulator)
        return op->emitOpError()
               << "accumulates in " << *accumulator
               << ", but has elements of type " << elementOf(value);
      continue;
    }
    bool isOperand = value != result;
    if (!accumulator) {
      if (sums && isOperand && type.getWidth() < 32)
        return op->emitOpError()
               << "sums operands of type " << type
               << ", narrower than f32, without an accumulator; write "
                  "'accumulate f32'";
      continue;
    }
    if (!isExactCast(type, cast<FloatType>(*accumulator)))
      return op->emitOpError()
             << "accumulates in " << *accumulator << ", which loses values of "
             << (isOperand ? "an operand" : "the result") << " of type "
             << type;
  }
  return success();
}

LogicalResult mp::verifyYield(Operation *op, Block &block, TypeRange expected) {
  Operation *yield = block.empty() ? nullptr : &block.back();
  if (!isa_and_present<YieldOp>(yield))
    return op->emitOpError() << "expects its region to end in 'mp.yield'";
  TypeRange types = yield->getOperandTypes();
  if (types.size() != expected.size())
    return op->emitOpError() << "has " << expected.size()
                             << " results, but yields " << types.size();
  for (auto [i, type, want] : llvm::enumerate(types, expected))
    if (type != want)
      return op->emitOpError() << "result " << i << " has type " << want
                               << ", but yields " << type;
  return success();
}

std::optional<int64_t> WindowDim::places() const {
  auto dilate = [](int64_t size, int64_t dilation) {
    return size == 0 ? CheckedInt(0) : CheckedInt(size - 1) * dilation + 1;
  };
  std::optional<int64_t> extent = dilate(window, windowDilation).get();
  std::optional<int64_t> padded =
      (dilate(size, baseDilation) + low + high).get();
  if (!extent || !padded || *padded < 0)
    return std::nullopt;
  if (*padded == 0 || *extent > *padded)
    return 0;
  return (*padded - *extent) / stride + 1;
}

FailureOr<SmallVector<int64_t>>
WindowLists::places(Operation *op, ArrayRef<int64_t> sizes) const {
  int64_t rank = sizes.size();
  StringRef what = "dimensions the window slides over";
  auto dilations = [&](StringRef name, ArrayRef<int64_t> list) {
    return failure(!list.empty() &&
                   (failed(verifyLength(op, name, list.size(), what, rank)) ||
                    failed(verifyAtLeast(op, name, list, 1))));
  };
  if (failed(verifyLength(op, "window", window.size(), what, rank)) ||
      failed(verifyLength(op, "strides", strides.size(), what, rank)) ||
      failed(verifyLength(op, "low", low.size(), what, rank)) ||
      failed(verifyLength(op, "high", high.size(), what, rank)) ||
      failed(verifyAtLeast(op, "window", window, 1)) ||
      failed(verifyAtLeast(op, "strides", strides, 1)) ||
      failed(dilations("base dilation", baseDilation)) ||
      failed(dilations("window dilation", windowDilation)))
    return failure();
  SmallVector<int64_t> result;
  for (int64_t i = 0; i < rank; ++i) {
    WindowDim dim{sizes[i],
                  window[i],
                  strides[i],
                  low[i],
                  high[i],
                  baseDilation.empty() ? 1 : baseDilation[i],
                  windowDilation.empty() ? 1 : windowDilation[i]};
    std::optional<int64_t> places = dim.places();
    if (!places)
      return op->emitOpError()
             << "padding " << low[i] << " and " << high[i] << " of dimension "
             << i << " of size " << sizes[i]
             << " leaves no size that can be computed";
    result.push_back(*places);
  }
  return result;
}
