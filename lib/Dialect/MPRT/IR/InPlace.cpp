//===- InPlace.cpp - Results in the memory of operands --------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Threads of a kernel run in any order. One may write over an element of an
// operand only if no other thread reads it, and itself does not any more: if
// whatever is made of an element is made for its own place, and at once. A
// scatter is such of what it starts from.
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MP/IR/MPFusionOps.h"
#include "mp/Dialect/MP/IR/MPIndexingOps.h"
#include "mp/Dialect/MPRT/IR/MPRT.h"
#include "mp/Interfaces/FusibleOpInterface.h"
#include "mp/Support/Sizes.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::mp;

/// Whether element i of the results is made of elements i of the operands, in
/// row-major order.
static bool keepsPlaces(Operation *op) {
  auto fusible = dyn_cast<FusibleOpInterface>(op);
  if (!fusible)
    return false;
  FusionNodeKind kind = fusible.getFusionSpec().kind;
  return kind == FusionNodeKind::Elementwise || kind == FusionNodeKind::Reshape;
}

static bool isReduction(Operation *op) {
  auto fusible = dyn_cast_if_present<FusibleOpInterface>(op);
  return fusible && fusible.getFusionSpec().kind == FusionNodeKind::Reduce;
}

/// What `value` waits for: a kernel goes over its elements once for each row of
/// reductions that wait for each other.
static llvm::SmallPtrSet<Operation *, 4> findReductionsBefore(Value value) {
  llvm::SmallPtrSet<Operation *, 4> found;
  llvm::SetVector<Value> before;
  before.insert(value);
  for (size_t i = 0; i != before.size(); ++i) // grows
    if (Operation *op = before[i].getDefiningOp()) {
      if (isReduction(op))
        found.insert(op);
      before.insert_range(op->getOperands());
    }
  return found;
}

/// Whether all of `outputs` are written in one go over the elements, those of
/// sums in one go over the sums.
static bool areWrittenAtOnce(Block &body, ArrayRef<Value> outputs) {
  for (Operation &op : body)
    if (isReduction(&op) && countElements(op.getOperand(0).getType()) ==
                                countElements(op.getResult(0).getType()))
      return false;
  return llvm::all_of(outputs.drop_front(), [&](Value output) {
    return findReductionsBefore(output) ==
           findReductionsBefore(outputs.front());
  });
}

/// Whether a scatter starts from it: a thread reads of it what itself writes,
/// before it does.
static bool isStartOfScatter(OpOperand &use) {
  auto scatter = dyn_cast<ScatterOp>(use.getOwner());
  return scatter && &use == &scatter.getOperandMutable();
}

Operation *mprt::findObstacleInPlace(FusionOp fusion, unsigned number) {
  Block &body = fusion.getBody().front();
  BlockArgument operand = body.getArgument(number);
  if (fusion.getKind() == FusionKind::Sort)
    return fusion;
  llvm::SetVector<Value> made;
  made.insert(operand);
  // What is read of it beside what is written in its place.
  SmallVector<std::pair<Operation *, Value>> sums;
  for (size_t i = 0; i != made.size(); ++i) // grows
    for (OpOperand &use : made[i].getUses()) {
      Operation *user = use.getOwner();
      if (user->hasTrait<OpTrait::IsTerminator>())
        continue;
      if (isReduction(user)) {
        sums.emplace_back(user, made[i]);
        continue;
      }
      if (!keepsPlaces(user) && !isStartOfScatter(use))
        return user;
      made.insert_range(user->getResults());
    }
  // What is made of it, and what may take its place, under whatever shape.
  SmallVector<Value> outputs;
  for (Value output : body.getTerminator()->getOperands())
    if (made.contains(output) ||
        countBytes(output.getType()) == countBytes(operand.getType()))
      outputs.push_back(output);
  bool hasOneGo = fusion.getKind() == FusionKind::Pointwise;
  if (outputs.empty() || (!hasOneGo && !areWrittenAtOnce(body, outputs)))
    return fusion;
  // A sum of elements is made in the go that writes them, which reads first.
  for (auto [sum, element] : sums)
    if (findReductionsBefore(element) != findReductionsBefore(outputs.front()))
      return sum;
  return nullptr;
}
