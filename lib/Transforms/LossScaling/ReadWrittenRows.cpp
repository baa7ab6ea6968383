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
//===----------------------------------------------------------------------===//

#include "GradientParts.h"
#include "mp/Dialect/MP/IR/MPIndexingOps.h"
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

namespace {
/// What a gradient is made of, element by element, from scatters into zeros.
class WrittenRows {
public:
  /// Of more, as of lookups one by one, reading all costs no more.
  static constexpr size_t mostScatters = 8, mostValues = 64;

  explicit WrittenRows(Value gradient) : gradient(gradient) {}

  /// Whether the gradient is zero but where scatters write.
  bool find();
  /// What is moved instead, at most.
  int64_t countBytesMoved() const;
  /// The gradient at the indices of each scatter.
  SmallVector<Value> read(OpBuilder &builder) const;

private:
  /// By the value, what was rebuilt.
  using Few = llvm::DenseMap<Value, Value>;
  Value rebuild(OpBuilder &builder, Value value, ScatterOp at, Few &few) const;

  Value gradient;
  llvm::SmallSetVector<ScatterOp, mostScatters> scatters;
};
} // namespace

bool WrittenRows::find() {
  llvm::SmallSetVector<Value, 8> values;
  values.insert(gradient);
  for (size_t next = 0; next != values.size(); ++next) {
    if (next == mostValues)
      return false;
    Value value = values[next];
    if (auto scatter = value.getDefiningOp<ScatterOp>()) {
      scatters.insert(scatter);
      if (scatters.size() > mostScatters)
        return false;
      if (!isZeroEverywhere(scatter.getOperand()))
        values.insert(scatter.getOperand());
      continue;
    }
    ValueRange parts = getSummedParts(value.getDefiningOp());
    if (parts.empty())
      return false;
    values.insert_range(parts);
  }
  return true;
}

int64_t WrittenRows::countBytesMoved() const {
  int64_t elements = 0;
  for (ScatterOp scatter : scatters)
    elements += typeOf(scatter.getUpdates()).getNumElements();
  // Each scatter is read at the indices of each, and what is found is written
  // and read again.
  constexpr int64_t times = 3;
  return times * elements * int64_t(scatters.size()) *
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
               getWrittenWindow(at), at.getUpdateWindowDims(),
               at.getInsertedWindowDims(), at.getOperandBatchingDims(),
               at.getIndicesBatchingDims(), at.getScatterDimsToOperandDims(),
               at.getIndexVectorDim());
  Operation *op = value.getDefiningOp();
  SmallVector<Value> operands(op->getOperands());
  for (size_t part = 0; part < getSummedParts(op).size(); ++part)
    operands[part] = rebuild(builder, operands[part], at, few);
  return few[value] = createOfFewer(builder, op, operands, type);
}

SmallVector<Value> WrittenRows::read(OpBuilder &builder) const {
  return llvm::map_to_vector(scatters, [&](ScatterOp at) {
    Few few;
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
    if (llvm::is_contained(op.getGradients(), operand) && rows.find())
      bytes =
          countBytes(operand.getType()).value_or(0) - rows.countBytesMoved();
    if (bytes < std::max<int64_t>(minBytes, 1)) {
      operands.push_back(operand);
      continue;
    }
    llvm::append_range(operands, rows.read(builder));
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
