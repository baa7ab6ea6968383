//===- ReadTerms.cpp - Whether a sum is finite, asked of its terms --------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The gradient of a table of embeddings is large, and what is scattered to make
// it is small. If the check reads that, nobody but the update reads the
// gradient, and it need not be in memory.
//
// n terms of which none exceeds 1/n of the largest number have a finite sum,
// and a term that is not finite makes a sum that is not. Each is multiplied by
// somewhat more than n, so that it ceases to be finite before the sum does.
//
//===----------------------------------------------------------------------===//

#include "GradientParts.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/IR/MPReductionOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Interfaces/LossScalerOpInterface.h"
#include "mp/Support/Remarks.h"
#include "mp/Support/Sizes.h"
#include "mp/Transforms/LossScaling/Passes.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::mp;

#define DEBUG_TYPE "mp-read-terms"

namespace mlir::mp {
#define GEN_PASS_DEF_READTERMS
#include "mp/Transforms/LossScaling/Passes.h.inc"
} // namespace mlir::mp

static RankedTensorType typeOf(Value value) {
  return cast<RankedTensorType>(value.getType());
}

/// Whether a type has the exponents of f32, so that no sum is infinite because
/// it is rounded.
static bool isWide(Value value) {
  Type element = typeOf(value).getElementType();
  return element.isF32() || element.isBF16();
}

/// Whether no element is written twice: the scatter has one start, in each
/// batch.
static bool writesOnce(ScatterOp scatter) {
  RankedTensorType indices = typeOf(scatter.getIndices());
  int64_t vector = scatter.getIndexVectorDim();
  return llvm::all_of(llvm::seq(indices.getRank()), [&](int64_t dim) {
    return dim == vector || indices.getDimSize(dim) == 1 ||
           llvm::is_contained(scatter.getIndicesBatchingDims(), dim);
  });
}

/// Whether the result is what it starts from and numbers that are added: as
/// well where one that is written over is zero.
static bool isSum(ScatterOp scatter) {
  return scatter.getKind() == ReduceKind::Add ||
         (scatter.getKind() == ReduceKind::Replace &&
          isZeroEverywhere(scatter.getOperand()) && writesOnce(scatter));
}

/// Whether where each number is added can be told from its indices.
static bool addsAtPlaces(ScatterOp scatter) {
  std::optional<FloatType> accumulator = scatter.getAccumulator();
  Type index = typeOf(scatter.getIndices()).getElementType();
  if (!isSum(scatter) ||
      !isa<FloatType>(typeOf(scatter.getUpdates()).getElementType()) ||
      !index.isSignlessInteger() || (accumulator && !accumulator->isF32()))
    return false;
  // A place within a window is an index and more, which 8 bits cannot tell.
  SmallVector<int64_t> window = getWrittenWindow(scatter);
  return index.getIntOrFloatBitWidth() >= 32 ||
         llvm::all_of(scatter.getScatterDimsToOperandDims(),
                      [&](int64_t dim) { return window[dim] == 1; });
}

namespace {
/// A gradient in f32 or bf16 as a sum of what scatters add, and of one tensor
/// more at most.
class SummedTerms {
public:
  explicit SummedTerms(Value gradient) : gradient(gradient) {}

  bool find();
  /// Bytes that are scattered: of indices, too.
  int64_t countBytes() const;
  /// Whether something else than updates is computed of the gradient's elements
  /// together, for which it is in memory anyway.
  bool isReduced() const;
  /// The gradient as if each term were the only one, and larger by a factor.
  SmallVector<Value> build(OpBuilder &builder) const;
  bool hasRest() const { return rest != nullptr; }

private:
  /// By the value, what stands for it.
  using Known = llvm::DenseMap<Value, Value>;
  bool add(Value value);
  Value enlarge(OpBuilder &builder, Value terms, Type element) const;
  Value buildScattered(OpBuilder &builder, ScatterOp scatter) const;
  Value rebuild(OpBuilder &builder, Value value, ArrayRef<int64_t> shape,
                Known &known) const;
  Value rebuildFrom(OpBuilder &builder, Value term, Value made) const;

  Value gradient;
  /// What is between the gradient and the terms.
  llvm::SmallSetVector<Value, 8> values;
  SmallVector<ScatterOp> scatters;
  Value rest;
};
} // namespace

/// Values between a gradient and its terms: as of a loop of so many rounds that
/// is written out. Each term is followed through all of them.
static constexpr size_t mostSums = 128;
/// Room for roundings, and for what is added twice on its way, as a power of 2.
static constexpr int spareExponent = 16;

bool SummedTerms::add(Value value) {
  if (!isWide(value))
    return false;
  auto scatter = value.getDefiningOp<ScatterOp>();
  if (scatter && addsAtPlaces(scatter)) {
    scatters.push_back(scatter);
    if (!isZeroEverywhere(scatter.getOperand()))
      values.insert(scatter.getOperand());
    return true;
  }
  ValueRange parts = getSummedParts(value.getDefiningOp());
  if (!parts.empty() && llvm::all_of(parts, isWide)) {
    values.insert_range(parts);
    return true;
  }
  if (isZeroEverywhere(value))
    return true;
  if (rest)
    return false;
  rest = value;
  return true;
}

bool SummedTerms::find() {
  values.insert(gradient);
  for (size_t next = 0; next != values.size(); ++next)
    if (next == mostSums || !add(values[next]))
      return false;
  return !scatters.empty();
}

int64_t SummedTerms::countBytes() const {
  int64_t bytes = 0;
  for (ScatterOp scatter : scatters)
    for (Value value : {scatter.getUpdates(), scatter.getIndices()})
      bytes = saturatingAdd(bytes, mp::countBytes(value.getType()).value_or(0));
  return bytes;
}

bool SummedTerms::isReduced() const {
  constexpr size_t mostReaders = 64;
  llvm::SetVector<Value> made;
  made.insert(gradient);
  made.insert_range(values);
  for (size_t next = 0; next != made.size(); ++next) {
    if (next == mostReaders)
      return true;
    for (Operation *user : made[next].getUsers()) {
      auto statistic = dyn_cast<GradientStatisticOpInterface>(user);
      if (statistic && statistic.asksIfFinite())
        continue;
      // What is made of each element goes on, whatever reads it then.
      if (user->hasTrait<OpTrait::Elementwise>() || isa<ReshapeOp>(user))
        made.insert_range(user->getResults());
      else if (!isa<ScatterOp>(user) &&
               (made[next] == gradient || isa<ReduceOp>(user) || statistic))
        return true;
    }
  }
  return false;
}

static Value castTo(OpBuilder &builder, Value value, Type element) {
  return builder.createOrFold<CastOp>(value.getLoc(),
                                      typeOf(value).clone(element), value);
}

/// So much larger that as many as there are have a finite sum if they are
/// finite, and more.
Value SummedTerms::enlarge(OpBuilder &builder, Value terms,
                           Type element) const {
  int64_t count = 1;
  for (ScatterOp scatter : scatters)
    count = saturatingAdd(count, typeOf(scatter.getIndices()).getNumElements());
  double factor =
      std::ldexp(1.0, spareExponent + int(llvm::Log2_64_Ceil(count)));
  terms = castTo(builder, terms, builder.getF32Type());
  Value factors = arith::ConstantOp::create(
      builder, terms.getLoc(),
      DenseElementsAttr::get(typeOf(terms), float(factor)));
  return castTo(builder,
                arith::MulFOp::create(builder, terms.getLoc(), terms, factors),
                element);
}

/// Of each start of a scatter, the indices along one dimension.
static Value buildStarts(OpBuilder &builder, ScatterOp scatter,
                         unsigned number) {
  Value indices = scatter.getIndices();
  RankedTensorType type = typeOf(indices);
  SmallVector<int64_t> first(type.getRank(), 0), end(type.getShape()),
      each(type.getRank(), 1), shape(type.getShape());
  uint64_t vector = scatter.getIndexVectorDim();
  if (vector == uint64_t(type.getRank()))
    return indices;
  first[vector] = number;
  end[vector] = number + 1;
  shape[vector] = 1;
  return builder.createOrFold<SliceOp>(scatter.getLoc(), type.clone(shape),
                                       indices, first, end, each);
}

/// Of each start, or of each number that is scattered where they lie apart
/// along `dim`, whether it is in bounds there.
static Value buildExists(OpBuilder &builder, ScatterOp scatter, Value places,
                         int64_t dim) {
  RankedTensorType type = typeOf(places);
  uint64_t size = typeOf(scatter.getOperand()).getDimSize(dim);
  // What is negative is large without a sign, beyond what could have one.
  unsigned width = type.getElementTypeBitWidth();
  auto least = llvm::APInt::getSignedMinValue(width);
  Value end = arith::ConstantOp::create(
      builder, scatter.getLoc(),
      DenseElementsAttr::get(type, least.ugt(size) ? llvm::APInt(width, size)
                                                   : least));
  return arith::CmpIOp::create(builder, scatter.getLoc(),
                               arith::CmpIPredicate::ult, places, end);
}

/// What a scatter adds, but zero where it drops that.
Value SummedTerms::buildScattered(OpBuilder &builder, ScatterOp scatter) const {
  Location loc = scatter.getLoc();
  RankedTensorType type = typeOf(scatter.getUpdates());
  SmallVector<int64_t> dims, sizes;
  for (int64_t dim = 0; dim != type.getRank(); ++dim)
    if (!llvm::is_contained(scatter.getUpdateWindowDims(), dim)) {
      dims.push_back(dim);
      sizes.push_back(type.getDimSize(dim));
    }
  auto spread = [&](Value value) -> Value {
    Type element = typeOf(value).getElementType();
    value = ReshapeOp::create(builder, loc,
                              RankedTensorType::get(sizes, element), value);
    return BroadcastOp::create(builder, loc, type.clone(element), value, dims);
  };
  SmallVector<std::optional<int64_t>> windows = getWindowDims(scatter);
  Value none =
      arith::ConstantOp::create(builder, loc, builder.getZeroAttr(type));
  Value result = scatter.getUpdates();
  for (auto [number, dim] :
       llvm::enumerate(scatter.getScatterDimsToOperandDims())) {
    Value places = buildStarts(builder, scatter, number);
    bool isWindow = windows[dim] && type.getDimSize(*windows[dim]) != 1;
    if (isWindow) {
      Value offsets = IotaOp::create(
          builder, loc, type.clone(typeOf(places).getElementType()),
          *windows[dim]);
      places = arith::AddIOp::create(builder, loc, spread(places), offsets);
    }
    Value exists = buildExists(builder, scatter, places, dim);
    result = arith::SelectOp::create(
        builder, loc, isWindow ? exists : spread(exists), result, none);
  }
  return result;
}

/// `value` of what is known; all terms that are not are zero.
// NOLINTNEXTLINE(misc-no-recursion): as deep as `mostSums`
Value SummedTerms::rebuild(OpBuilder &builder, Value value,
                           ArrayRef<int64_t> shape, Known &known) const {
  if (Value found = known.lookup(value))
    return found;
  auto type = RankedTensorType::get(shape, typeOf(value).getElementType());
  auto scatter = value.getDefiningOp<ScatterOp>();
  bool isScattered = llvm::is_contained(scatters, scatter);
  if (isScattered && !isZeroEverywhere(scatter.getOperand()))
    return known[value] = rebuild(builder, scatter.getOperand(), shape, known);
  if (isScattered || value == rest || isZeroEverywhere(value))
    return known[value] = arith::ConstantOp::create(builder, value.getLoc(),
                                                    builder.getZeroAttr(type));
  Operation *op = value.getDefiningOp();
  SmallVector<Value> operands(op->getOperands());
  for (size_t part = 0; part < getSummedParts(op).size(); ++part)
    operands[part] = rebuild(builder, operands[part], shape, known);
  // What is zero is not added.
  if (isa<arith::AddFOp>(op))
    for (unsigned part : {0, 1})
      if (isZeroEverywhere(operands[part]))
        return known[value] = operands[1 - part];
  return known[value] = createOfFewer(builder, op, operands, type);
}

Value SummedTerms::rebuildFrom(OpBuilder &builder, Value term,
                               Value made) const {
  Known known;
  known[term] = enlarge(builder, made, typeOf(term).getElementType());
  return rebuild(builder, gradient, typeOf(made).getShape(), known);
}

SmallVector<Value> SummedTerms::build(OpBuilder &builder) const {
  SmallVector<Value> result;
  for (ScatterOp scatter : scatters)
    result.push_back(
        rebuildFrom(builder, scatter, buildScattered(builder, scatter)));
  if (rest)
    result.push_back(rebuildFrom(builder, rest, rest));
  return result;
}

namespace {
struct ReadTerms final : mp::impl::ReadTermsBase<ReadTerms> {
  using Base::Base;
  void runOnOperation() override {
    getOperation()->walk([&](GradientStatisticOpInterface op) {
      if (op.asksIfFinite())
        readTerms(op);
    });
  }

  void readTerms(GradientStatisticOpInterface op) const;
};
} // namespace

void ReadTerms::readTerms(GradientStatisticOpInterface op) const {
  OpBuilder builder(op);
  SmallVector<Value> operands;
  unsigned shortened = 0;
  int64_t saved = 0;
  for (Value operand : op->getOperands()) {
    SummedTerms terms(operand);
    int64_t bytes = 0;
    if (llvm::is_contained(op.getGradients(), operand) && terms.find() &&
        !(terms.hasRest() && terms.isReduced()))
      bytes = countBytes(operand.getType()).value_or(0) - terms.countBytes();
    if (bytes <= 0) {
      operands.push_back(operand);
      continue;
    }
    llvm::append_range(operands, terms.build(builder));
    ++shortened;
    saved += bytes;
  }
  if (shortened == 0)
    return;
  op->setOperands(operands);
  remark::passed(op.getLoc(), remarkWithin(op, DEBUG_TYPE, "Terms"))
      << remark::metric("Gradients", shortened)
      << remark::metric("Bytes", saved)
      << remark::reason("a sum is finite if its terms are small");
}
