//===- State.cpp - Training state, and fusions by their body --------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The same bits as the ops, which are defined by a reciprocal and one
// multiplication in f32, or in f64 for tensors of f64. A guard runs its body
// and selects: infinities and NaNs of a refused update reach nothing. What
// moves the scale is written out as arithmetic first.
//
//===----------------------------------------------------------------------===//

#include "OpExport.h"

#include "mlir/IR/BuiltinOps.h"
#include "mp/Dialect/MP/IR/DeviceAttributes.h"
#include "mp/Dialect/MP/IR/MPFusionOps.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::hloexport;

static LogicalResult writeScale(OpExport &op) {
  Value scale = op.convert(op.operands[1], op.getType().getElementType());
  Value factor = op.repeat(scale, op.getType());
  return op.finish(op.same("multiply", {op.operands[0], factor}));
}

static LogicalResult writeUnscale(OpExport &op) {
  Value scale = op.convert(op.operands[1], op.getType().getElementType());
  Value one = op.splat(cast<RankedTensorType>(scale.getType()), 1.0);
  Value factor = op.repeat(op.same("divide", {one, scale}), op.getType());
  Value wide = op.convert(op.operands[0], op.getType().getElementType());
  return op.finish(op.same("multiply", {wide, factor}));
}

/// One element of all.
static FailureOr<Value> reduceAll(OpExport &op, ReduceKind kind, Value input) {
  auto type = cast<RankedTensorType>(input.getType());
  if (type.getRank() == 0)
    return input;
  FailureOr<Value> init = makeNeutral(op, kind, type.getElementType());
  if (failed(init))
    return failure();
  auto dims = llvm::to_vector(llvm::seq<int64_t>(0, type.getRank()));
  Operation *all = op.create("reduce", init->getType(), {input, *init},
                             op.list("dimensions", dims), {}, /*regions=*/1);
  addCombiner(op, all, kind, type.getElementType());
  return all->getResult(0);
}

/// Whether of two magnitudes the greater one has the greater bits, and what is
/// not finite the greatest.
static bool isOrderedByBits(Type element) {
  return isa<Float16Type, BFloat16Type, Float32Type, Float64Type>(element);
}

/// The bits of the greatest magnitude of all elements, NaN where one is, a zero
/// where there is none. A maximum of integers: that of floats drops NaNs in
/// XLA's CPU backend, where it reduces.
static FailureOr<Value> reduceMagnitudes(OpExport &op, Value input) {
  unsigned width = getElementTypeOrSelf(input).getIntOrFloatBitWidth();
  Value bits =
      op.bitcast(op.same("abs", {input}), op.builder.getIntegerType(width));
  return reduceAll(op, ReduceKind::Max, bits);
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

/// Small tensors of one type, by the greatest magnitudes of eight at a time,
/// which are NaN, infinite or zero as theirs are: XLA compiles a reduction of
/// each in twice the time. Those of several devices may lie on them in
/// different ways.
static SmallVector<Checked> joinSmall(OpExport &op, ArrayRef<Checked> inputs) {
  constexpr int64_t maxElements = 1 << 16;
  constexpr size_t groupSize = 8;
  if (op.source->getParentOfType<ModuleOp>()->hasAttr(attr::devices))
    return SmallVector<Checked>(inputs);
  SmallVector<Checked> joined;
  llvm::MapVector<std::pair<Type, Value>, SmallVector<Checked>> small;
  for (const Checked &input : inputs) {
    auto type = cast<RankedTensorType>(input.value.getType());
    if (type.getNumElements() <= maxElements)
      small[{type, input.scale}].push_back(input);
    else
      joined.push_back(input);
  }
  for (auto &[key, group] : small)
    for (ArrayRef<Checked> rest = group; !rest.empty();
         rest = rest.drop_front(std::min(groupSize, rest.size()))) {
      Checked greatest = rest.front();
      for (const Checked &input : rest.take_front(groupSize).drop_front()) {
        if (greatest.value == rest.front().value)
          greatest.value = op.same("abs", {greatest.value});
        greatest.value =
            op.same("maximum", {greatest.value, op.same("abs", {input.value})});
      }
      joined.push_back(greatest);
    }
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
  void conclude(Type element, Value factor, ArrayRef<Value> bits);

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
  return joinSmall(op, inputs);
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

void FinitenessWriter::conclude(Type element, Value factor,
                                ArrayRef<Value> bits) {
  constexpr size_t maxChain = 4;
  Value joined = chain(op, "maximum", bits);
  Value greatest = op.bitcast(joined, element);
  if (factor) {
    greatest = op.same("multiply", {greatest, factor});
    joined =
        op.bitcast(op.same("abs", {greatest}), getElementTypeOrSelf(joined));
  }
  all.push_back(bits.size() > maxChain
                    ? isFiniteOnce(op, joined, cast<FloatType>(element))
                    : op.make("is_finite", op.getType(), greatest));
  any.push_back(isNotZero(op, greatest));
}

LogicalResult FinitenessWriter::run() {
  for (const Checked &input : gather())
    if (failed(check(input)))
      return failure();
  for (auto &[key, bits] : magnitudes)
    conclude(key.first, factors.lookup(key), bits);
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

/// XLA fuses each comparison with the update, which it computes for it again.
static LogicalResult writeAnyChanged(OpExport &op) {
  size_t half = op.operands.size() / 2;
  Value any;
  for (auto [old, next] :
       llvm::zip_equal(ArrayRef<Value>(op.operands).take_front(half),
                       ArrayRef<Value>(op.operands).drop_front(half))) {
    // Not NE, which holds of a NaN: no such is a change.
    Value changed = op.same(
        "or", {op.compare("LT", next, old), op.compare("GT", next, old)});
    FailureOr<Value> part = reduceAll(op, ReduceKind::Or, changed);
    if (failed(part))
      return failure();
    any = any ? op.same("or", {any, *part}) : *part;
  }
  return op.finish(any);
}

static LogicalResult writeGuard(OpExport &op) {
  auto guard = op.as<GuardOp>();
  SmallVector<Value> updated = op.exportBody(guard.getBody().front(), {});
  for (auto [kept, value] :
       llvm::zip_equal(ArrayRef<Value>(op.operands).drop_front(), updated)) {
    // As importing makes it of a single flag.
    auto type = cast<RankedTensorType>(value.getType());
    Value flags = op.repeat(op.operands[0], type);
    op.results.push_back(op.select(flags, value, kept));
  }
  return success();
}

static LogicalResult writeFusion(OpExport &op) {
  op.results = op.exportBody(op.as<FusionOp>().getBody().front(), op.operands);
  return success();
}

LogicalResult hloexport::writeBuilt(
    OpExport &op,
    llvm::function_ref<SmallVector<Value>(OpBuilder &, ValueRange)> build) {
  Block body;
  for (Value operand : op.source->getOperands())
    body.addArgument(operand.getType(), op.loc);
  // It belongs to no op, and knows no context of its own.
  OpBuilder builder(op.builder.getContext());
  builder.setInsertionPointToEnd(&body);
  YieldOp::create(builder, op.loc, build(builder, body.getArguments()));
  op.results = op.exportBody(body, op.operands);
  return success();
}

LogicalResult hloexport::writeArithmetic(OpExport &op) {
  return writeBuilt(op, [&](OpBuilder &builder, ValueRange operands) {
    return op.as<ArithmeticOpInterface>().lower(builder, operands);
  });
}

static const ExporterRow rows[] = {
    {"mp.scale", writeScale},          {"mp.unscale", writeUnscale},
    {"mp.all_finite", writeAllFinite}, {"mp.any_changed", writeAnyChanged},
    {"mp.guard", writeGuard},          {"mp.fusion", writeFusion},
};

ArrayRef<ExporterRow> hloexport::getStateRows() { return rows; }
