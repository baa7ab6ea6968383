//===- BatchMasks.cpp - Masks that the batch brings -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which words of a line are there, after which steps a game ended: the batch
// has it as numbers, and a step multiplies activations by them. Nothing says
// that they are 0 or 1, but what a step does with them: it takes them from 1,
// which is another mask, or has means over what they leave.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Origin/BatchMasks.h"

#include "mp/Analysis/Origin/OpKinds.h"
#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::mp;

/// Values that are made of a mask, or a sum of one, before the search ends.
static constexpr unsigned mostReaders = 64;

namespace {
using Values = llvm::SmallSetVector<Value, 16>;

/// What is a mask if an argument is one, and whether it is.
class MaskSearch {
public:
  explicit MaskSearch(Value argument) { masks.insert(argument); }

  bool find();
  ArrayRef<Value> getMasks() const { return masks.getArrayRef(); }

private:
  bool isWeighed(Value sum) const;
  bool dividesMeans(Value sum) const;

  Values masks;
};
} // namespace

/// Whether the op hands on the numbers of an operand alone, in another place or
/// type.
static bool handsOn(OpOperand &use) {
  Operation *op = use.getOwner();
  if (op->getNumRegions() != 0 || op->getNumResults() != 1)
    return false;
  if (isa<arith::SIToFPOp, arith::UIToFPOp, arith::ExtSIOp, arith::ExtUIOp,
          arith::ExtFOp, arith::TruncFOp, CastOp>(op))
    return true;
  Linearity rule = getLinearity(op);
  auto isData = [&](OpOperand &operand) {
    return rule.getPart(operand.getOperandNumber()) == OperandPart::Data;
  };
  return getSpec(op).onlyMoves() && !getSpec(op).accumulates &&
         rule.kind == LinearityKind::Linear && isData(use) &&
         llvm::count_if(op->getOpOperands(), isData) == 1;
}

/// Whether the op adds up elements of its operand.
static bool sums(Operation *op) {
  return getSpec(op).accumulates && !isContraction(op) &&
         op->getNumResults() == 1 &&
         getLinearity(op).kind == LinearityKind::Linear;
}

/// Whether the op keeps a count from 0: adds a constant, or is that at least.
static bool guards(OpOperand &use) {
  Operation *op = use.getOwner();
  if (op->getNumRegions() != 0 || op->getNumOperands() != 2 ||
      !isConstant(op->getOperand(1 - use.getOperandNumber())))
    return false;
  LinearityKind kind = getLinearity(op).kind;
  return kind == LinearityKind::Common || kind == LinearityKind::Ordered ||
         isa<arith::AddIOp, arith::MaxSIOp, arith::MaxUIOp>(op);
}

/// Whether the op takes the mask from 1.
static bool isOneLess(Operation *op, Value mask) {
  return op->getNumRegions() == 0 && isDifference(op) &&
         op->getOperand(1) == mask &&
         (matchPattern(op->getOperand(0), m_OneFloat()) ||
          matchPattern(op->getOperand(0), m_One()));
}

/// Whether a value is a sum of what the mask multiplies.
bool MaskSearch::isWeighed(Value sum) const {
  bool isSum = false;
  for (unsigned number = 0; number != mostReaders; ++number) {
    Operation *op = sum.getDefiningOp();
    if (!op || op->getNumRegions() != 0)
      return false;
    bool isProduct = getLinearity(op).kind == LinearityKind::Product;
    isSum |= getSpec(op).accumulates;
    auto isMask = [&](Value operand) { return masks.contains(operand); };
    if (isProduct && isSum && llvm::any_of(op->getOperands(), isMask))
      return true;
    SmallVector<Value> data = getData(op);
    std::optional<Value> variable =
        isProduct && data.size() == 2 ? getVariable(data) : std::nullopt;
    if (data.size() != 1 &&
        !(variable && isConstant(data[variable == data[0]])))
      return false;
    sum = variable ? *variable : data[0];
  }
  return false;
}

/// Whether a sum of the mask divides such a sum, also where a guard keeps it
/// from 0.
bool MaskSearch::dividesMeans(Value sum) const {
  Values found;
  found.insert(sum);
  for (unsigned i = 0; i < found.size() && i < mostReaders; ++i)
    for (OpOperand &use : found[i].getUses()) {
      Operation *op = use.getOwner();
      LinearityKind kind = getLinearity(op).kind;
      SmallVector<Value> data = getData(op);
      if (kind == LinearityKind::Quotient && data.size() == 2 &&
          data[1] == found[i] && isWeighed(data[0]))
        return true;
      if (handsOn(use) || sums(op) || guards(use))
        found.insert(op->getResult(0));
    }
  return false;
}

bool MaskSearch::find() {
  bool isMask = false;
  SmallVector<Value> totals;
  for (unsigned i = 0; i < masks.size() && i < mostReaders; ++i)
    for (OpOperand &use : masks[i].getUses()) {
      Operation *op = use.getOwner();
      bool isOther = isOneLess(op, masks[i]);
      isMask |= isOther;
      if (isOther || handsOn(use))
        masks.insert(op->getResult(0));
      else if (sums(op))
        totals.push_back(op->getResult(0));
    }
  return isMask ||
         llvm::any_of(totals, [&](Value sum) { return dividesMeans(sum); });
}

ValueSet mp::findBatchMasks(FunctionOpInterface function) {
  ValueSet masks;
  for (BlockArgument argument : function.getArguments()) {
    if (!hasRole(argument, Role::Batch))
      continue;
    MaskSearch search(argument);
    if (search.find())
      masks.insert_range(search.getMasks());
  }
  return masks;
}
