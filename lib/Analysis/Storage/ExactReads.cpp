//===- ExactReads.cpp - What one kernel had not rounded -------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Storage/ExactReads.h"

#include "mp/Analysis/Origin/OpKinds.h"
#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Dialect/MP/Utils/EntryFunction.h"
#include "mp/Interfaces/FusibleOpInterface.h"
#include "mp/Support/Sizes.h"

using namespace mlir;
using namespace mlir::mp;

struct ExactReads::Unseen {
  Unseen(const FunctionPrecision &function, const ValueTrust &trust)
      : ranges(function.getFunction()),
        trust((ranges.run(), function), trust.getState(), ranges,
              trust.getType(), trust.getLevel()),
        rules(function, this->trust, trust.getLevel()) {}

  RangeAnalysis ranges;
  ValueTrust trust;
  StorageRules rules;
};

ExactReads::~ExactReads() = default;

/// Whether a profile tells of any op.
static bool hasProfile(FunctionOpInterface function) {
  auto find = [](Operation *op) {
    return WalkResult(failure(op->hasAttr(attr::observed)));
  };
  return function->walk(find).wasInterrupted();
}

static int64_t elementsOf(Value value) {
  return countElements(value.getType()).value_or(1);
}

/// Whether an op is a kernel that makes elements of elements, and adds up none.
bool ExactReads::isComputedAlone(Operation *op) const {
  NodeId node = op ? function.getNode(op) : FunctionPrecision::opaque;
  return node != FunctionPrecision::opaque && memory.isFused(op) &&
         !function.getSpec(node).accumulates;
}

/// What the elements of a value are those of, behind kernels that only move.
Value ExactReads::findMoved(Value value) const {
  value = MemoryGraph::getStored(value);
  for (Operation *op = value.getDefiningOp();
       isComputedAlone(op) && op->getNumOperands() == 1 &&
       function.getSpec(function.getNode(op)).onlyMoves();
       op = value.getDefiningOp())
    value = MemoryGraph::getStored(op->getOperand(0));
  return value;
}

/// Adds a value and what it is made of, up to contractions and sums.
void ExactReads::add(Value value) {
  SmallVector<Value> pending = {value};
  while (!pending.empty()) {
    Value stored = MemoryGraph::getStored(pending.pop_back_val());
    Operation *op = stored.getDefiningOp();
    if (!isPlannable(stored) || !isComputedAlone(op) ||
        !exact.insert(stored).second)
      continue;
    llvm::append_range(pending, op->getOperands());
  }
}

void ExactReads::addContraction(NodeId node) {
  Operation *op = function.getOps()[node];
  auto isKept = [&](Value operand) {
    return isPlannable(operand) && !rules.mayContract(operand, op);
  };
  if (rules.findObstacle(op).empty() &&
      llvm::none_of(op->getOperands(), isKept))
    return;
  for (Value operand : op->getOperands())
    if (isPlannable(operand) && !isKept(operand))
      add(operand);
}

/// Whether an op takes what contractions gave, or what is made of the batch,
/// from the like.
static bool comparesPrediction(Operation *op, const ValueTrust &trust) {
  auto isOfBatch = [&](Value operand) {
    return llvm::any_of(trust.getBatchArguments(operand), [&](Value argument) {
      return trust.get(argument) == Trust::Batch;
    });
  };
  return trust.getAgreements().contains(op) ||
         (isDifference(op) && llvm::any_of(op->getOperands(), isOfBatch));
}

ExactReads::ExactReads(const FunctionPrecision &function,
                       const MemoryGraph &memory, const ValueTrust &trust,
                       const StorageRules &rules)
    : function(function), memory(memory), rules(rules) {
  if (memory.getFusion() == FusionMode::Full || rules.trustsAll())
    return;
  if (hasProfile(function.getFunction()))
    unseen = std::make_unique<Unseen>(function, trust);
  for (NodeId node = 1; node < function.getOps().size(); ++node)
    if (function.isContraction(node))
      addContraction(node);
    else if (comparesPrediction(function.getOps()[node], trust))
      llvm::for_each(function.getOps()[node]->getOperands(),
                     [&](Value operand) { add(operand); });
}

bool ExactReads::contains(OpOperand &operand) const {
  if (memory.getFusion() == FusionMode::Full ||
      !memory.isFused(operand.getOwner()))
    return false;
  Value stored = MemoryGraph::getStored(operand.get());
  Value moved = findMoved(stored);
  if (exact.contains(stored) || (unseen && !unseen->rules.mayStore(stored)))
    return true;
  // Rounded as the weights that contractions read.
  if (isParameter(moved) && elementsOf(stored) > elementsOf(moved))
    return llvm::any_of(operand.getOwner()->getResults(), [&](Value result) {
      return isPlannable(result) && !rules.mayStore(result);
    });
  auto argument = dyn_cast<BlockArgument>(moved);
  bool isGiven = argument && argument.getOwner()->getParentOp() ==
                                 function.getFunction().getOperation();
  return isGiven || (moved != stored && !rules.mayStore(moved));
}
