//===- StablehloWindow.cpp - Pooling and its gradient ---------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Windows of StableHLO pad with the initial value. The pools of mp pad with
// the neutral element, so another initial value is combined afterwards, where
// that is the same.
//
//===----------------------------------------------------------------------===//

#include "StablehloReducers.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::stablehlo;

namespace {
struct Window {
  SmallVector<int64_t> sizes, strides, low, high, baseDilation, windowDilation;
  bool hasPadding() const {
    auto isNotZero = [](int64_t pad) { return pad != 0; };
    auto isNotOne = [](int64_t factor) { return factor != 1; };
    return llvm::any_of(low, isNotZero) || llvm::any_of(high, isNotZero) ||
           llvm::any_of(baseDilation, isNotOne);
  }
};
} // namespace

/// The window of a reduction, or of a selection, which has no dilations.
static FailureOr<Window> getWindow(OpConversion &op, bool hasDilations) {
  size_t rank = op.getOperandType(0).getRank();
  auto sizes = op.getIntegers("window_dimensions");
  auto strides = op.getIntegers("window_strides");
  auto padding = op.getIntegers("padding");
  FailureOr<SmallVector<int64_t>> baseDilation, windowDilation;
  baseDilation = windowDilation = SmallVector<int64_t>(rank, 1);
  if (hasDilations) {
    baseDilation = op.getIntegers("base_dilations");
    windowDilation = op.getIntegers("window_dilations");
  }
  if (failed(sizes) || failed(strides) || failed(padding) ||
      failed(baseDilation) || failed(windowDilation))
    return failure();
  if (padding->size() != 2 * rank || sizes->size() != rank ||
      strides->size() != rank || baseDilation->size() != rank ||
      windowDilation->size() != rank)
    return op.refuse("window attributes and rank differ");
  Window window{*sizes, *strides, {}, {}, *baseDilation, *windowDilation};
  for (size_t i = 0; i < rank; ++i) {
    window.low.push_back((*padding)[2 * i]);
    window.high.push_back((*padding)[2 * i + 1]);
  }
  return window;
}

static ArrayRef<int64_t> dropOnes(const SmallVector<int64_t> &list) {
  if (llvm::all_of(list, [](int64_t factor) { return factor == 1; }))
    return {};
  return list;
}

static LogicalResult convertReduceWindow(OpConversion &op) {
  FailureOr<ReduceKind> kind = getCombiner(op, op.source->getRegion(0));
  FailureOr<Window> window = getWindow(op, /*hasDilations=*/true);
  if (failed(kind) || failed(window))
    return failure();
  RankedTensorType type = op.types[0];
  Value init = op.operands[1];
  if (init.getType() != type.clone(ArrayRef<int64_t>()))
    return op.refuse("the initial value is not a scalar of the result's type");
  // A sum would count the initial value once for each padded element; extremes
  // do not change when a value comes twice.
  bool rounds = *kind == ReduceKind::Add || *kind == ReduceKind::Mul;
  bool needsInit = !isNeutral(*kind, init);
  if (needsInit && rounds && window->hasPadding())
    return op.refuse("a padded window with another initial value than neutral",
                     "pad explicitly, or start from the neutral element");
  Type element = op.getOperandType(0).getElementType();
  Value pool = PoolOp::create(op.builder, op.loc, type, *kind, op.operands[0],
                              window->sizes, window->strides, window->low,
                              window->high, dropOnes(window->baseDilation),
                              dropOnes(window->windowDilation),
                              rounds ? getAccumulator(element) : TypeAttr());
  if (needsInit)
    pool = combine(op, *kind, op.broadcastScalar(init, type), pool);
  return op.finish(pool);
}

static LogicalResult convertSelectAndScatter(OpConversion &op) {
  FailureOr<ReduceKind> scatter = getCombiner(op, op.source->getRegion(1));
  FailureOr<Window> window = getWindow(op, /*hasDilations=*/false);
  if (failed(scatter) || failed(window))
    return failure();
  if (*scatter != ReduceKind::Add || op.getOperandKind(0) != ElementKind::Float)
    return op.refuse("only sums of floats are scattered");
  std::optional<ReduceKind> kind = getSelection(op.source->getRegion(0));
  if (!kind)
    return op.refuse("unknown selection",
                     "select with GE or LE, so that the first of equals wins");
  RankedTensorType type = op.types[0];
  Value init = op.operands[2];
  if (op.getOperandType(0) != type ||
      init.getType() != type.clone(ArrayRef<int64_t>()))
    return op.refuse("operand and result types differ");
  Value result = PoolGradOp::create(
      op.builder, op.loc, type, *kind, op.operands[0], op.operands[1],
      window->sizes, window->strides, window->low, window->high,
      getAccumulator(type.getElementType()));
  if (!isNeutral(ReduceKind::Add, init))
    result =
        combine(op, ReduceKind::Add, op.broadcastScalar(init, type), result);
  return op.finish(result);
}

static const ConverterRow rows[] = {
    {"stablehlo.reduce_window", 2, 1, 1, convertReduceWindow},
    {"stablehlo.select_and_scatter", 3, 1, 2, convertSelectAndScatter},
};

ArrayRef<ConverterRow> stablehlo::getWindowRows() { return rows; }
