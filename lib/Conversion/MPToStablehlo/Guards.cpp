//===- Guards.cpp - What a guard has chosen is read from there ------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An update makes a new moment, and of it and the gradient a new parameter. A
// step returns the moment that the guard has chosen, not the new one: XLA,
// which keeps nothing that is cheap to compute, makes the new one again for the
// parameter. So the update reads the chosen one: where the guard takes it, that
// is the new one bit by bit, and where not, no more is seen of the update.
//
//===----------------------------------------------------------------------===//

#include "Guards.h"

#include "mp/Dialect/MP/IR/MPStateOps.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::mp;

/// What calls something sees what it is given.
static bool isSeen(Operation *op) {
  return op
      ->walk([](Operation *inner) {
        StringRef name = inner->getName().getStringRef();
        return !name.starts_with("stablehlo.") ||
                       name == "stablehlo.custom_call"
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

/// The ops before a guard whose results nothing else sees, in their order.
static SmallVector<Operation *> findUpdate(ArrayRef<Operation *> choices) {
  DenseSet<Operation *> guard(choices.begin(), choices.end()), inside;
  Block *block = choices.front()->getBlock();
  auto isHidden = [&](OpOperand &use) {
    Operation *reader = block->findAncestorOpInBlock(*use.getOwner());
    return inside.contains(reader) ||
           (guard.contains(reader) && use.getOperandNumber() == 1);
  };
  SmallVector<Operation *> update;
  for (Operation *op = choices.front()->getPrevNode(); op;
       op = op->getPrevNode()) {
    if (op->use_empty() || !llvm::all_of(op->getUses(), isHidden) || isSeen(op))
      continue;
    inside.insert(op);
    update.push_back(op);
  }
  std::reverse(update.begin(), update.end());
  return update;
}

static void readChoices(ArrayRef<Operation *> choices) {
  SmallVector<Operation *> update = findUpdate(choices);
  // One value may be the next of several, that keep others.
  SmallPtrSet<Operation *, 8> guard(choices.begin(), choices.end());
  // Behind all that decides: what is chosen is there as soon as it is made.
  Operation *end = choices.back()->getNextNode();
  for (Operation *op : update) {
    op->moveBefore(end);
    for (Operation *choice : choices) {
      Value made = choice->getOperand(1);
      if (made.getDefiningOp() != op)
        continue;
      if (Operation *flags = choice->getOperand(0).getDefiningOp();
          flags && flags->hasOneUse())
        flags->moveBefore(end);
      choice->moveBefore(end);
      made.replaceUsesWithIf(choice->getResult(0), [&](OpOperand &use) {
        return !guard.contains(use.getOwner());
      });
    }
  }
}

/// What a guard was written as; none where a part of it could not be.
static SmallVector<Operation *>
getChoices(GuardOp guard, llvm::function_ref<Value(Value)> written) {
  SmallVector<Operation *> choices;
  for (Value result : guard.getResults()) {
    Value value = written(result);
    Operation *choice = value ? value.getDefiningOp() : nullptr;
    if (!choice || choice->getName().getStringRef() != "stablehlo.select")
      return {};
    choices.push_back(choice);
  }
  return choices;
}

void hloexport::readChoices(Operation *source,
                            llvm::function_ref<Value(Value)> written) {
  source->walk([&](GuardOp guard) {
    SmallVector<Operation *> choices = getChoices(guard, written);
    if (!choices.empty())
      ::readChoices(choices);
  });
}
