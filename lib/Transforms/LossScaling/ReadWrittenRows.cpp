//===- ReadWrittenRows.cpp - Read what a scatter wrote -------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The gradient of a table is zero but for the rows that the batch looked up. A
// check needs those alone: at the indices that were written it finds each of
// them, and what it finds twice, or finds where an index was out of bounds, is
// an element of the gradient all the same.
//
// Sums in f32 of numbers in f16 are finite if these are. Whether they are is
// asked of what is scattered, then, and nobody but the update reads the sums.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "mp/Dialect/MP/IR/MPIndexingOps.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"
#include "mp/Interfaces/LinearityOpInterface.h"
#include "mp/Interfaces/LossScalerOpInterface.h"
#include "mp/Support/Remarks.h"
#include "mp/Support/Sizes.h"
#include "mp/Transforms/LossScaling/Passes.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::mp;

#define DEBUG_TYPE "mp-read-written-rows"

namespace mlir::mp {
#define GEN_PASS_DEF_READWRITTENROWS
#include "mp/Transforms/LossScaling/Passes.h.inc"
} // namespace mlir::mp

static RankedTensorType typeOf(Value value) {
  return cast<RankedTensorType>(value.getType());
}

static bool isZero(Value value) {
  if (auto spread = value.getDefiningOp<BroadcastOp>())
    value = spread.getInput();
  return matchPattern(value, m_AnyZeroFloat());
}

namespace {
/// What a gradient is made of, element by element, from scatters into zeros.
class WrittenRows {
public:
  /// Of more, as of lookups one by one, reading all costs no more.
  static constexpr size_t mostScatters = 8, mostValues = 64;

  explicit WrittenRows(Value gradient) : gradient(gradient) {}

  /// Whether the gradient is zero but where scatters write.
  bool find();
  /// Whether an element is finite just where all that is added up for it is.
  bool isFiniteWithTerms() const;
  /// What is moved instead, at most.
  int64_t countBytesMoved(bool terms) const;
  /// The gradient at the indices of each scatter; `terms`: as if nothing but
  /// one number were added to each element.
  SmallVector<Value> read(OpBuilder &builder, bool terms) const;

private:
  /// By the value, what was rebuilt.
  using Few = llvm::DenseMap<Value, Value>;
  Value rebuild(OpBuilder &builder, Value value, ScatterOp at, Few &few) const;

  Value gradient;
  llvm::SmallSetVector<Value, 8> values;
  llvm::SmallSetVector<ScatterOp, mostScatters> scatters;
};
} // namespace

/// The operands of an op, element by element, that gives zero for zeros; what
/// else it has are single numbers. None of another op.
static ValueRange getParts(Operation *op) {
  if (isa_and_present<UnscaleOp>(op))
    return op->getOperands().take_front(1);
  auto linear = dyn_cast_if_present<LinearityOpInterface>(op);
  if (!linear || !op->hasTrait<OpTrait::Elementwise>())
    return {};
  Linearity rule = linear.getLinearity();
  bool isSum =
      rule.kind == LinearityKind::Linear || rule.kind == LinearityKind::Common;
  bool chooses =
      llvm::any_of(llvm::seq(op->getNumOperands()), [&](unsigned part) {
        return rule.getPart(part) != OperandPart::Data;
      });
  return isSum && !chooses ? ValueRange(op->getOperands()) : ValueRange();
}

bool WrittenRows::find() {
  values.insert(gradient);
  for (size_t next = 0; next != values.size(); ++next) {
    if (next == mostValues)
      return false;
    Value value = values[next];
    if (auto scatter = value.getDefiningOp<ScatterOp>()) {
      scatters.insert(scatter);
      if (scatters.size() > mostScatters)
        return false;
      if (!isZero(scatter.getOperand()))
        values.insert(scatter.getOperand());
      continue;
    }
    ValueRange parts = getParts(value.getDefiningOp());
    if (parts.empty())
      return false;
    values.insert_range(parts);
  }
  return true;
}

/// What it writes at once, by dimension of what it writes to.
static SmallVector<int64_t> getWindow(ScatterOp scatter) {
  SmallVector<int64_t> window(typeOf(scatter.getResult()).getRank(), 1);
  ArrayRef<int64_t> updates = typeOf(scatter.getUpdates()).getShape();
  auto next = scatter.getUpdateWindowDims().begin();
  for (auto [dim, size] : llvm::enumerate(window)) {
    auto is = [dim](int64_t other) { return other == int64_t(dim); };
    if (llvm::none_of(scatter.getInsertedWindowDims(), is) &&
        llvm::none_of(scatter.getOperandBatchingDims(), is))
      size = updates[*next++];
  }
  return window;
}

/// Whether it adds numbers in f16 to zeros, each at one place of one dimension or
/// at none, and rounds to its result alone.
static bool addsNarrow(ScatterOp scatter) {
  ArrayRef<int64_t> starts = scatter.getScatterDimsToOperandDims();
  std::optional<FloatType> accumulator = scatter.getAccumulator();
  return scatter.getKind() == ReduceKind::Add &&
         isZero(scatter.getOperand()) &&
         typeOf(scatter.getUpdates()).getElementType().isF16() &&
         typeOf(scatter.getIndices()).getElementType().isSignlessInteger() &&
         (!accumulator || accumulator->isF32()) && starts.size() == 1 &&
         getWindow(scatter)[starts.front()] == 1;
}

bool WrittenRows::isFiniteWithTerms() const {
  // As many numbers below 2^16, doubled by as many sums, are below 2^63: by
  // whatever loss scale they are divided, the quotient is finite.
  constexpr int64_t mostTerms = int64_t(1) << 31;
  constexpr size_t mostSums = 16;
  return values.size() <= mostSums && llvm::all_of(values, [](Value value) {
    auto scatter = value.getDefiningOp<ScatterOp>();
    return typeOf(value).getElementType().isF32() &&
           (!scatter || (addsNarrow(scatter) &&
                         typeOf(scatter.getUpdates()).getNumElements() <=
                             mostTerms));
  });
}

int64_t WrittenRows::countBytesMoved(bool terms) const {
  int64_t elements = 0, bytes = 0;
  for (ScatterOp scatter : scatters) {
    elements += typeOf(scatter.getUpdates()).getNumElements();
    bytes += countBytes(scatter.getUpdates().getType()).value_or(0) +
             countBytes(scatter.getIndices().getType()).value_or(0);
  }
  // Each scatter is read at the indices of each, and what is found is written
  // and read again.
  constexpr int64_t times = 3;
  return terms ? bytes
               : times * elements * int64_t(scatters.size()) *
                     (typeOf(gradient).getElementTypeBitWidth() / 8);
}

/// `value` where `at` writes.
// NOLINTNEXTLINE(misc-no-recursion): as deep as a sum of a few scatters
Value WrittenRows::rebuild(OpBuilder &builder, Value value, ScatterOp at,
                           Few &few) const {
  if (Value known = few.lookup(value))
    return known;
  RankedTensorType type =
      typeOf(at.getUpdates()).clone(typeOf(value).getElementType());
  if (auto scatter = value.getDefiningOp<ScatterOp>())
    return few[value] = GatherOp::create(
               builder, scatter.getLoc(), type, value, at.getIndices(),
               getWindow(at), at.getUpdateWindowDims(),
               at.getInsertedWindowDims(), at.getOperandBatchingDims(),
               at.getIndicesBatchingDims(), at.getScatterDimsToOperandDims(),
               at.getIndexVectorDim());
  Operation *op = value.getDefiningOp();
  SmallVector<Value> operands(op->getOperands());
  for (size_t part = 0; part < getParts(op).size(); ++part)
    operands[part] = rebuild(builder, operands[part], at, few);
  return few[value] = builder
                          .create(op->getLoc(), op->getName().getIdentifier(),
                                  operands, type, op->getAttrs())
                          ->getResult(0);
}

/// What a scatter adds, but zero where it drops that, in the type it adds in.
static Value buildTerms(OpBuilder &builder, ScatterOp scatter) {
  Location loc = scatter.getLoc();
  RankedTensorType type = typeOf(scatter.getUpdates());
  Value indices = scatter.getIndices();
  RankedTensorType indexType = typeOf(indices);
  uint64_t rows =
      typeOf(scatter.getOperand())
          .getDimSize(scatter.getScatterDimsToOperandDims().front());
  // What is negative is large without a sign, beyond what could have one.
  unsigned width = indexType.getElementTypeBitWidth();
  auto least = llvm::APInt::getSignedMinValue(width);
  Value end = arith::ConstantOp::create(
      builder, loc,
      DenseElementsAttr::get(indexType,
                             least.ugt(rows) ? llvm::APInt(width, rows) : least));
  Value exists = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult,
                                       indices, end);
  SmallVector<int64_t> dims, sizes;
  for (int64_t dim = 0; dim != type.getRank(); ++dim)
    if (!llvm::is_contained(scatter.getUpdateWindowDims(), dim)) {
      dims.push_back(dim);
      sizes.push_back(type.getDimSize(dim));
    }
  Type flag = builder.getI1Type();
  exists = ReshapeOp::create(builder, loc, RankedTensorType::get(sizes, flag),
                             exists);
  exists = BroadcastOp::create(builder, loc, type.clone(flag), exists, dims);
  Value none =
      arith::ConstantOp::create(builder, loc, builder.getZeroAttr(type));
  Value terms = arith::SelectOp::create(builder, loc, exists,
                                        scatter.getUpdates(), none);
  return CastOp::create(
      builder, loc,
      type.clone(typeOf(scatter.getResult()).getElementType()), terms);
}

SmallVector<Value> WrittenRows::read(OpBuilder &builder, bool terms) const {
  return llvm::map_to_vector(scatters, [&](ScatterOp at) {
    Few few;
    if (terms) {
      Value own = buildTerms(builder, at);
      for (ScatterOp scatter : scatters)
        few[scatter] =
            scatter == at
                ? own
                : arith::ConstantOp::create(builder, at.getLoc(),
                                            builder.getZeroAttr(own.getType()));
    }
    return rebuild(builder, gradient, at, few);
  });
}

namespace {
struct ReadWrittenRows final : mp::impl::ReadWrittenRowsBase<ReadWrittenRows> {
  using Base::Base;
  void runOnOperation() override {
    getOperation()->walk([&](GradientStatisticOpInterface op) {
      if (op.ignoresRepeats())
        readWritten(op);
    });
  }

  void readWritten(GradientStatisticOpInterface op) const;
};
} // namespace

void ReadWrittenRows::readWritten(GradientStatisticOpInterface op) const {
  OpBuilder builder(op);
  SmallVector<Value> operands;
  unsigned shortened = 0;
  int64_t saved = 0;
  for (Value operand : op->getOperands()) {
    WrittenRows rows(operand);
    int64_t bytes = 0;
    bool terms = false;
    if (llvm::is_contained(op.getGradients(), operand) && rows.find()) {
      terms = op.asksIfFinite() && rows.isFiniteWithTerms();
      bytes = countBytes(operand.getType()).value_or(0) -
              rows.countBytesMoved(terms);
    }
    // What gathers is a launch more.
    if (bytes < (terms ? 1 : std::max<int64_t>(minBytes, 1))) {
      operands.push_back(operand);
      continue;
    }
    llvm::append_range(operands, rows.read(builder, terms));
    ++shortened;
    saved += bytes;
  }
  if (shortened == 0)
    return;
  op->setOperands(operands);
  remark::passed(op.getLoc(), remarkWithin(op, DEBUG_TYPE, "WrittenRows"))
      << remark::metric("Gradients", shortened)
      << remark::metric("Bytes", saved)
      << remark::reason("they are zero where no index points");
}
