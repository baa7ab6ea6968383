//===- ReduceWindow.cpp - Pooling and its gradient ------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Windows of StableHLO pad with the initial value. The pools of mp pad with
// the neutral element, so another initial value is combined afterwards, where
// that is the same. What no pool expresses is spread out, each place with all
// it sees, and folded.
//
//===----------------------------------------------------------------------===//

#include "../Regions/CombineByRegion.h"
#include "../Regions/ScalarBodies.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mp/Dialect/MP/IR/MPIndexingOps.h"
#include "mp/Dialect/MP/IR/MPReductionOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Support/Sizes.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::stablehlo;

bool Window::hasPadding() const {
  auto isNotZero = [](int64_t pad) { return pad != 0; };
  auto isNotOne = [](int64_t factor) { return factor != 1; };
  return llvm::any_of(low, isNotZero) || llvm::any_of(high, isNotZero) ||
         llvm::any_of(baseDilation, isNotOne);
}

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

static PoolOp makePool(OpConversion &op, ReduceKind kind, Value input,
                       RankedTensorType type, const Window &window) {
  // A sum has an accumulator, an extreme needs none.
  bool rounds = kind == ReduceKind::Add || kind == ReduceKind::Mul;
  return PoolOp::create(
      op.builder, op.loc, type, kind, input, window.sizes, window.strides,
      window.low, window.high, dropOnes(window.baseDilation),
      dropOnes(window.windowDilation),
      rounds ? getAccumulator(getElementTypeOrSelf(input)) : TypeAttr());
}

/// Whether `window` on operand `index` has the places that `type` has.
static bool fits(OpConversion &op, unsigned index, RankedTensorType type,
                 const Window &window) {
  auto pool =
      makePool(op, ReduceKind::Max, op.operands[index],
               type.clone(op.getOperandType(index).getElementType()), window);
  bool isFit = isValid(pool);
  pool.erase();
  return isFit;
}

/// Refuses windows that see more elements at all `places` together than an
/// index reaches: those become a tensor.
static LogicalResult checkSeen(OpConversion &op, const Window &window,
                               ArrayRef<int64_t> places) {
  SmallVector<int64_t> seen(window.sizes);
  llvm::append_range(seen, places);
  if (checkedElements(seen))
    return success();
  return op.refuse("the windows see too many elements",
                   "use a sum or an extreme, which needs no copy of them");
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

/// The pool of operand `index`; null if there is no such pool.
static Value makeKnownPool(OpConversion &op, const Window &window,
                           unsigned index) {
  unsigned count = op.types.size();
  auto combiner = getCombiner(op, op.source->getRegion(0), index, count);
  if (failed(combiner))
    return {};
  // A sum would count the initial value once for each padded element; extremes
  // do not change when a value comes twice.
  ReduceKind kind = combiner->kind;
  Value init = op.operands[count + index];
  bool needsInit = !isNeutral(*combiner, init);
  bool counts = kind == ReduceKind::Add || kind == ReduceKind::Mul;
  if (needsInit && counts && window.hasPadding())
    return {};
  RankedTensorType type = op.types[index];
  Value pool =
      makePool(op, kind, flip(op, *combiner, op.operands[index]), type, window);
  if (needsInit)
    pool = combine(op, kind,
                   op.broadcastScalar(flip(op, *combiner, init), type), pool);
  return flip(op, *combiner, pool);
}

/// Any other region: it combines what each place sees.
static LogicalResult reduceByRegion(OpConversion &op, const Window &window) {
  unsigned count = op.types.size();
  Region &region = op.source->getRegion(0);
  ArrayRef<int64_t> places = op.types[0].getShape();
  if (failed(checkSeen(op, window, places)))
    return failure();
  SmallVector<Value> starts, values;
  bool isEmpty = op.types[0].getNumElements() == 0;
  for (unsigned i = 0; i < count; ++i) {
    Value init = op.operands[count + i];
    starts.push_back(op.broadcastScalar(init, op.types[i]));
    if (!isEmpty)
      values.push_back(makeWindows(op, op.operands[i], init, window, places));
  }
  if (isEmpty) {
    op.results = std::move(starts);
    return success();
  }
  return finishByFolding(op, region, starts, values);
}

static LogicalResult convertReduceWindow(OpConversion &op) {
  size_t count = op.types.size();
  if (count == 0 || op.operands.size() != 2 * count)
    return op.refuse("operands and initial values do not pair up");
  FailureOr<Window> window = getWindow(op, /*hasDilations=*/true);
  if (failed(window) || failed(widenOperands(op)))
    return failure();
  for (unsigned i = 0; i < count; ++i)
    if (!fits(op, i, op.types[i], *window) ||
        op.types[i].getShape() != op.types[0].getShape())
      return op.refuse("the window does not give the shape of the result");
  for (unsigned i = 0; i < count; ++i) {
    Value pool = makeKnownPool(op, *window, i);
    if (!pool) {
      op.results.clear();
      return reduceByRegion(op, *window);
    }
    op.results.push_back(pool);
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Selections
//===----------------------------------------------------------------------===//

/// For each place of the window, where in the flattened operand the element is
/// that the region keeps; -1 if it sees only padding.
static FailureOr<Value> selectPlaces(OpConversion &op, const Window &window) {
  Region &region = op.source->getRegion(0);
  ArrayRef<int64_t> places = op.getOperandType(1).getShape();
  RankedTensorType type = op.types[0];
  RankedTensorType index = type.clone(op.builder.getI64Type());
  auto scalar = [](RankedTensorType t) { return t.clone(ArrayRef<int64_t>()); };
  Value nowhere = op.splat(scalar(index), int64_t(-1));
  Value at = IotaOp::create(op.builder, op.loc,
                            index.clone(index.getNumElements()), 0);
  at = ReshapeOp::create(op.builder, op.loc, index, at);
  Value padding = arith::ConstantOp::create(
      op.builder, op.loc, scalar(type),
      DenseElementsAttr::get(scalar(type),
                             op.builder.getZeroAttr(type.getElementType())));
  SmallVector<Value> values = {
      makeWindows(op, op.operands[0], padding, window, places),
      makeWindows(op, at, nowhere, window, places)};
  auto keep = [&](ValueRange lhs,
                  ValueRange rhs) -> FailureOr<SmallVector<Value>> {
    auto shape = cast<RankedTensorType>(lhs[0].getType()).getShape();
    auto flags = RankedTensorType::get(shape, op.builder.getI1Type());
    auto keeps = op.bodies->build(op, region, {lhs[0], rhs[0]}, shape);
    if (failed(keeps) || keeps->size() != 1 ||
        keeps->front().getType() != flags)
      return op.refuse("the selection does not return a boolean");
    Value minusOne =
        op.splat(cast<RankedTensorType>(lhs[1].getType()), int64_t(-1));
    auto isPadding = [&](Value place) {
      return op.compare(arith::CmpIPredicate::eq, place, minusOne);
    };
    // The left one if it is there, and the right one is not or loses.
    Value wins =
        op.make<arith::OrIOp>(flags, {keeps->front(), isPadding(rhs[1])});
    Value isThere = op.make<arith::XOrIOp>(
        flags, {isPadding(lhs[1]), op.splat(flags, int64_t(1))});
    Value takesLeft = op.make<arith::AndIOp>(flags, {isThere, wins});
    SmallVector<Value> kept;
    for (auto [left, right] : llvm::zip_equal(lhs, rhs))
      kept.push_back(op.select(takesLeft, left, right));
    return kept;
  };
  FailureOr<SmallVector<Value>> selected = foldLeading(op, values, keep);
  if (failed(selected))
    return failure();
  return selected->back();
}

/// Any selection and any combiner: the places first, then a scatter to them.
static LogicalResult selectByRegion(OpConversion &op, const Window &window) {
  Region &region = op.source->getRegion(1);
  RankedTensorType type = op.types[0], source = op.getOperandType(1);
  Value start = op.broadcastScalar(op.operands[2], type);
  if (type.getNumElements() == 0 || source.getNumElements() == 0)
    return op.finish(start);
  if (failed(checkSeen(op, window, source.getShape())))
    return failure();
  FailureOr<Value> at = selectPlaces(op, window);
  if (failed(at))
    return failure();
  auto flatten = [&](Value value) -> Value {
    auto shaped = cast<RankedTensorType>(value.getType());
    return ReshapeOp::create(op.builder, op.loc,
                             shaped.clone(shaped.getNumElements()), value);
  };
  Value places = flatten(*at), updates = flatten(op.operands[1]);
  FailureOr<Combiner> combiner = getCombiner(op, region);
  if (failed(combiner)) {
    auto results = scatterByRegion(op, region, start, places, updates);
    if (failed(results))
      return failure();
    return op.finish(results->front());
  }
  ReduceKind kind = combiner->kind;
  bool rounds = kind == ReduceKind::Add || kind == ReduceKind::Mul;
  Value list = flip(op, *combiner, flatten(start));
  ArrayRef<int64_t> none;
  Value result = ScatterOp::create(
      op.builder, op.loc, list.getType(), kind, list, places,
      flip(op, *combiner, updates), none, 0, none, none, 0, 1,
      rounds ? getAccumulator(type.getElementType()) : TypeAttr());
  return op.finish(
      ReshapeOp::create(op.builder, op.loc, type, flip(op, *combiner, result)));
}

static LogicalResult convertSelectAndScatter(OpConversion &op) {
  FailureOr<Window> window = getWindow(op, /*hasDilations=*/false);
  if (failed(window))
    return failure();
  RankedTensorType type = op.types[0];
  Value init = op.operands[2];
  bool needsInit = !isNeutral({ReduceKind::Add}, init);
  if (op.getOperandType(0) != type ||
      op.getOperandType(1).getElementType() != type.getElementType() ||
      op.getOperandType(2).getRank() != 0 ||
      (needsInit && init.getType() != type.clone(ArrayRef<int64_t>())))
    return op.refuse("operand and result types differ");
  if (!fits(op, 0, op.getOperandType(1), *window))
    return op.refuse("the window does not give the shape of the source");
  FailureOr<Combiner> scatter = getCombiner(op, op.source->getRegion(1));
  std::optional<ReduceKind> kind = getSelection(op.source->getRegion(0));
  bool isGradient = succeeded(scatter) && scatter->kind == ReduceKind::Add &&
                    op.getOperandKind(0) == ElementKind::Float && kind;
  if (!isGradient)
    return selectByRegion(op, *window);
  Value result = PoolGradOp::create(
      op.builder, op.loc, type, *kind, op.operands[0], op.operands[1],
      window->sizes, window->strides, window->low, window->high,
      getAccumulator(type.getElementType()));
  if (needsInit)
    result =
        combine(op, ReduceKind::Add, op.broadcastScalar(init, type), result);
  return op.finish(result);
}

static const ConverterRow rows[] = {
    {"stablehlo.reduce_window", kAny, kAny, 1, convertReduceWindow},
    {"stablehlo.select_and_scatter", 3, 1, 2, convertSelectAndScatter},
};

ArrayRef<ConverterRow> stablehlo::getReduceWindowRows() { return rows; }
