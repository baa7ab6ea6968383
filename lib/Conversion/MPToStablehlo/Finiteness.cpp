//===- Finiteness.cpp - Checks of gradients -------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How a check is spelled decides what XLA's compiler takes for it, which is
// most of a first call: each kernel costs its CPU backend 15 to 30
// milliseconds.
//
//===----------------------------------------------------------------------===//

#include "OpExport.h"

#include "mlir/IR/BuiltinOps.h"
#include "mp/Dialect/MP/IR/DeviceAttributes.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::hloexport;

/// Whether devices may have parts of the values.
static bool isOnDevices(OpExport &op) {
  return op.source->getParentOfType<ModuleOp>()->hasAttr(attr::devices);
}

/// Whether of two magnitudes the greater one has the greater bits, and what is
/// not finite the greatest.
static bool isOrderedByBits(Type element) {
  return isa<Float16Type, BFloat16Type, Float32Type, Float64Type>(element);
}

/// Elements of a dimension that XLA's CPU backend reduces in one loop. It takes
/// longer ones apart, and compiles three kernels then: what is reduced, its
/// parts, and the rest.
static constexpr int64_t window = 32;

/// Elements that are reduced, or copied into one vector, on one core in less
/// time than it takes to call another kernel or two.
static constexpr int64_t fewElements = 16 * window * window;

/// Two sizes up to `window` whose product divides `count`, the greatest such.
static std::pair<int64_t, int64_t> findTile(int64_t count) {
  std::pair<int64_t, int64_t> best = {1, 1};
  for (int64_t rows = 1; rows <= window; ++rows)
    for (int64_t columns = 1; columns <= window; ++columns)
      if (count % (rows * columns) == 0 &&
          rows * columns > best.first * best.second)
        best = {rows, columns};
  return best;
}

static Value reshape(OpExport &op, Value value, ArrayRef<int64_t> shape) {
  auto type = cast<RankedTensorType>(value.getType());
  return op.make("reshape", type.clone(shape), value);
}

/// All elements one after the other, in tiles. What is left over is filled up
/// with zeros, so that all tiles are as large. Without the barrier XLA would
/// reduce the row, and take that apart.
static Value joinTiles(OpExport &op, ArrayRef<Value> values) {
  Type element = getElementTypeOrSelf(values.front());
  SmallVector<Value> pieces;
  int64_t count = 0;
  for (Value value : values) {
    int64_t size = cast<RankedTensorType>(value.getType()).getNumElements();
    pieces.push_back(reshape(op, value, size));
    count += size;
  }
  int64_t width = count > window * window ? window * window
                  : count > window        ? window
                                          : count;
  int64_t parts = count == 0 ? 1 : llvm::divideCeil(count, width);
  int64_t filled = parts * width;
  if (count < filled)
    pieces.push_back(op.splat(RankedTensorType::get(filled - count, element),
                              op.builder.getZeroAttr(element)));
  Value joined =
      pieces.size() == 1
          ? pieces[0]
          : op.make("concatenate", RankedTensorType::get(filled, element),
                    pieces, op.number("dimension", 0));
  if (width > window)
    joined = reshape(op, joined, {parts, window, window});
  else if (parts > 1)
    joined = reshape(op, joined, {parts, width});
  return op.same("optimization_barrier", joined);
}

/// The greatest of all elements, or of parts of them, in one dimension.
// NOLINTNEXTLINE(misc-no-recursion): of what is filled up there are tiles
static FailureOr<Value> reduceParts(OpExport &op, Value bits) {
  auto type = cast<RankedTensorType>(bits.getType());
  int64_t count = type.getNumElements();
  auto isShort = [](int64_t size) { return size <= window; };
  if (count == 0 || isOnDevices(op) ||
      (count <= fewElements && llvm::all_of(type.getShape(), isShort)))
    return reduceAll(op, ReduceKind::Max, bits);
  auto [rows, columns] = findTile(count);
  if (rows * columns < window)
    return reduceParts(op, joinTiles(op, bits));
  int64_t number = count / (rows * columns);
  Value tiles = reshape(op, bits, {number, rows, columns});
  if (count <= fewElements && isShort(number))
    return reduceAll(op, ReduceKind::Max,
                     op.same("optimization_barrier", tiles));
  FailureOr<Value> parts = reduceFrom(op, ReduceKind::Max, tiles, 1);
  if (failed(parts))
    return failure();
  return op.same("optimization_barrier", *parts);
}

/// The greatest of all elements of scalars and vectors.
// NOLINTNEXTLINE(misc-no-recursion): of 1,024 times fewer each time
static FailureOr<Value> reduceJoined(OpExport &op, ArrayRef<Value> bits) {
  Value joined = joinTiles(op, bits);
  if (cast<RankedTensorType>(joined.getType()).getRank() < 3)
    return reduceAll(op, ReduceKind::Max, joined);
  FailureOr<Value> rest = reduceFrom(op, ReduceKind::Max, joined, 1);
  if (failed(rest))
    return failure();
  return reduceJoined(op, *rest);
}

/// The bits of the greatest magnitude of all elements, or of parts of them, NaN
/// where one is, a zero where there is none. A maximum of integers: that of
/// floats drops NaNs in XLA's CPU backend, where it reduces.
static FailureOr<Value> reduceMagnitudes(OpExport &op, Value input) {
  unsigned width = getElementTypeOrSelf(input).getIntOrFloatBitWidth();
  return reduceParts(op, op.bitcast(op.same("abs", {input}),
                                    op.builder.getIntegerType(width)));
}

static Value chain(OpExport &op, StringRef name, ArrayRef<Value> numbers) {
  Value joined = numbers.front();
  for (Value number : numbers.drop_front())
    joined = op.same(name, {joined, number});
  return joined;
}

/// Whether what has these bits, of a magnitude, is finite. XLA computes cheap
/// ops on single numbers again in each of their readers, which of this are all
/// updates, each of them with the chain that is behind it. Divisions it does
/// once: by the bits of infinity all that is finite is 0, or
/// less where there is no element.
static Value isFiniteOnce(OpExport &op, Value bits, FloatType element) {
  auto type = cast<RankedTensorType>(bits.getType());
  APInt infinity =
      APFloat::getInf(element.getFloatSemantics()).bitcastToAPInt();
  Value quotient = op.make("divide", type, {bits, op.splat(type, infinity)}, {},
                           op.mark(mark::unchecked));
  return op.compare("LE", quotient,
                    op.splat(type, APInt::getZero(infinity.getBitWidth())));
}

static Value isNotZero(OpExport &op, Value input) {
  auto type = cast<RankedTensorType>(input.getType());
  return op.compare("NE", input, op.splat(type, 0.0));
}

namespace {
/// A tensor that is checked: `value`, or its product with `factor`, which is
/// what one over `scale` is. Of all elements the one of greatest magnitude has
/// the greatest product, also where that is rounded, or no number, so one
/// product tells what all of them would.
struct Checked {
  Value value;
  Value scale;
  Value factor;
};
} // namespace

static int64_t countElements(const Checked &input) {
  return cast<RankedTensorType>(input.value.getType()).getNumElements();
}

static bool isNamed(Operation *op, StringRef name) {
  return op && op->getName().getStringRef() == name;
}

/// A gradient before it was unscaled. XLA would compute the quotient once more
/// for the check, and takes a tenth longer to compile 240 of them.
static Checked beforeUnscale(Value source, Value exported) {
  auto unscale = source.getDefiningOp<UnscaleOp>();
  Operation *product = exported.getDefiningOp();
  if (!unscale || !isNamed(product, "stablehlo.multiply"))
    return {exported, {}, {}};
  Value factor = product->getOperand(1);
  if (Operation *repeat = factor.getDefiningOp();
      isNamed(repeat, "stablehlo.broadcast_in_dim"))
    factor = repeat->getOperand(0);
  return {product->getOperand(0), unscale.getScale(), factor};
}

/// Eight tensors at a time: XLA compiles a reduction of each in twice the time.
static constexpr size_t groupSize = 8;

/// The greatest magnitudes of tensors of one type, which are NaN, infinite or
/// zero as theirs are.
static Checked joinMagnitudes(OpExport &op, ArrayRef<Checked> group) {
  Checked greatest = group.front();
  for (const Checked &input : group.drop_front()) {
    if (greatest.value == group.front().value)
      greatest.value = op.same("abs", {greatest.value});
    greatest.value =
        op.same("maximum", {greatest.value, op.same("abs", {input.value})});
  }
  return greatest;
}

/// Small tensors of different types one after the other, in tiles that one
/// kernel reduces; each alone takes one, and four where its size has no
/// divisors. XLA reads more than eight tensors, with what fills the last tile
/// up, in a kernel of its own.
static SmallVector<Checked> joinTypes(OpExport &op, ArrayRef<Checked> inputs) {
  SmallVector<Checked> joined;
  llvm::MapVector<std::pair<Type, Value>, SmallVector<Checked>> open;
  auto close = [&](SmallVector<Checked> &group) {
    joined.push_back(group.front());
    if (group.size() > 1)
      joined.back().value =
          joinTiles(op, llvm::map_to_vector(group, [](const Checked &input) {
                      return input.value;
                    }));
    group.clear();
  };
  for (const Checked &input : inputs) {
    SmallVector<Checked> &group =
        open[{getElementTypeOrSelf(input.value), input.scale}];
    int64_t count = countElements(input);
    for (const Checked &other : group)
      count += countElements(other);
    if (!group.empty() &&
        (count > fewElements || group.size() + 1 == groupSize))
      close(group);
    group.push_back(input);
  }
  for (auto &[key, group] : open)
    close(group);
  return joined;
}

/// Small tensors together; of different types where one reduction of bits tells
/// all. Those of several devices may lie on them in different ways.
static SmallVector<Checked> joinSmall(OpExport &op, ArrayRef<Checked> inputs,
                                      bool both) {
  constexpr int64_t maxElements = 1 << 16;
  if (isOnDevices(op))
    return SmallVector<Checked>(inputs);
  SmallVector<Checked> joined, single;
  llvm::MapVector<std::pair<Type, Value>, SmallVector<Checked>> small;
  for (const Checked &input : inputs) {
    if (countElements(input) <= maxElements)
      small[{input.value.getType(), input.scale}].push_back(input);
    else
      joined.push_back(input);
  }
  for (auto &[key, group] : small) {
    // One kernel serves all groups of a type.
    bool isAlone = !both || !isOrderedByBits(getElementTypeOrSelf(key.first)) ||
                   group.size() > groupSize;
    for (ArrayRef<Checked> rest = group; !rest.empty();
         rest = rest.drop_front(std::min(groupSize, rest.size())))
      (isAlone ? joined : single)
          .push_back(joinMagnitudes(op, rest.take_front(groupSize)));
  }
  llvm::append_range(joined, joinTypes(op, single));
  return joined;
}

namespace {
/// Of tensors: whether no element is NaN or infinite, and whether some are not
/// zero. Where both are asked for, one reduction tells them, which XLA compiles
/// and runs in less time than two of bits; a sum of floats would take it three
/// times as long to compile.
class FinitenessWriter {
public:
  explicit FinitenessWriter(OpExport &op)
      : op(op), both(op.source->getNumResults() == 2) {}

  LogicalResult run();

private:
  SmallVector<Checked> gather();
  LogicalResult check(const Checked &input);
  LogicalResult add(Value input);
  LogicalResult conclude(Type element, Value factor, ArrayRef<Value> bits);

  OpExport &op;
  bool both;
  /// Bits of the greatest magnitudes, by the type of the floats and what they
  /// are scaled by.
  llvm::MapVector<std::pair<Type, Value>, SmallVector<Value>> magnitudes;
  llvm::DenseMap<std::pair<Type, Value>, Value> factors;
  SmallVector<Value> all, any;
};
} // namespace

SmallVector<Checked> FinitenessWriter::gather() {
  SmallVector<Checked> inputs;
  for (auto [source, value] :
       llvm::zip_equal(op.source->getOperands(), op.operands)) {
    bool byBits = both && isOrderedByBits(getElementTypeOrSelf(value));
    inputs.push_back(byBits ? beforeUnscale(source, value)
                            : Checked{value, {}, {}});
    const Checked &input = inputs.back();
    factors[{getElementTypeOrSelf(input.value), input.scale}] = input.factor;
  }
  return joinSmall(op, inputs, both);
}

LogicalResult FinitenessWriter::check(const Checked &input) {
  Type element = getElementTypeOrSelf(input.value);
  if (!both || !isOrderedByBits(element))
    return add(input.value);
  FailureOr<Value> greatest = reduceMagnitudes(op, input.value);
  if (succeeded(greatest))
    magnitudes[{element, input.scale}].push_back(*greatest);
  return greatest;
}

LogicalResult FinitenessWriter::add(Value input) {
  auto type = cast<RankedTensorType>(input.getType());
  FailureOr<Value> finite = reduceAll(
      op, ReduceKind::And,
      op.make("is_finite", type.clone(op.builder.getI1Type()), input));
  if (failed(finite))
    return failure();
  all.push_back(*finite);
  if (!both)
    return success();
  FailureOr<Value> some = reduceAll(op, ReduceKind::Or, isNotZero(op, input));
  if (failed(some))
    return failure();
  any.push_back(*some);
  return success();
}

LogicalResult FinitenessWriter::conclude(Type element, Value factor,
                                         ArrayRef<Value> bits) {
  constexpr size_t maxChain = 4;
  SmallVector<Value> numbers, pieces;
  for (Value piece : bits)
    (cast<RankedTensorType>(piece.getType()).getRank() ? pieces : numbers)
        .push_back(piece);
  bool isShort = pieces.empty() && numbers.size() <= maxChain;
  if (!numbers.empty())
    pieces.push_back(chain(op, "maximum", numbers));
  FailureOr<Value> joined =
      numbers.size() == bits.size() ? pieces.front() : reduceJoined(op, pieces);
  if (failed(joined))
    return failure();
  Value greatest = op.bitcast(*joined, element);
  if (factor) {
    greatest = op.same("multiply", {greatest, factor});
    joined =
        op.bitcast(op.same("abs", {greatest}), getElementTypeOrSelf(*joined));
  }
  all.push_back(isShort ? op.make("is_finite", op.getType(), greatest)
                        : isFiniteOnce(op, *joined, cast<FloatType>(element)));
  any.push_back(isNotZero(op, greatest));
  return success();
}

LogicalResult FinitenessWriter::run() {
  for (const Checked &input : gather())
    if (failed(check(input)))
      return failure();
  for (auto &[key, bits] : magnitudes)
    if (failed(conclude(key.first, factors.lookup(key), bits)))
      return failure();
  if (all.empty())
    all.push_back(op.splat(op.getType(), APInt(1, 1)));
  if (any.empty())
    any.push_back(op.splat(op.getType(), APInt(1, 0)));
  Value finite = chain(op, "and", all);
  op.results.push_back(finite);
  if (both)
    op.results.push_back(op.same("and", {finite, chain(op, "or", any)}));
  return success();
}

static LogicalResult writeAllFinite(OpExport &op) {
  return FinitenessWriter(op).run();
}

static const ExporterRow rows[] = {{"mp.all_finite", writeAllFinite}};

ArrayRef<ExporterRow> hloexport::getFinitenessRows() { return rows; }
