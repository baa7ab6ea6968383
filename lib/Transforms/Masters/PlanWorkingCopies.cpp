//===- PlanWorkingCopies.cpp - Which copies a step makes of its weights ---===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the body makes of a parameter by steps that keep each element, and
// round, is a copy. Ways that differ by the order of the elements alone share
// one: the rest is moved behind it.
//
//===----------------------------------------------------------------------===//

#include "CopySteps.h"

#include "mlir/IR/TypeUtilities.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"
#include "mp/Transforms/Masters/MasterWeights.h"

using namespace mlir;
using namespace mlir::mp;

/// Not behind a cast that widens again what was narrow, which makes the copy
/// larger and tells no more; nor where the author rounds for his own update.
bool mp::isCopyStep(Operation *op) {
  auto cast = dyn_cast<CastOp>(op);
  return isWeightStep(op) && !op->hasAttr(attr::givenTypes) &&
         !(cast && isNarrow(getPlannableType(cast.getInput())) &&
           !isNarrow(getPlannableType(cast.getResult())));
}

bool mp::reordersElements(Operation *step) {
  auto from = cast<ShapedType>(step->getOperand(0).getType());
  auto to = cast<ShapedType>(step->getResult(0).getType());
  return !isa<CastOp>(step) && step->getNumOperands() == 1 &&
         from.getNumElements() == to.getNumElements();
}

/// What `value` is for the step itself; being returned does not count.
static bool isComputedWith(Value value) {
  return llvm::any_of(value.getUsers(), [](Operation *user) {
    return !isCopyStep(user) && !isa<func::ReturnOp>(user);
  });
}

SmallVector<Value> mp::findCopies(BlockArgument argument) {
  SmallVector<Value> found{argument};
  for (size_t next = 0; next < found.size(); ++next)
    for (Operation *user : found[next].getUsers())
      if (isCopyStep(user) && user->getOperand(0) == found[next])
        found.push_back(user->getResult(0));
  found.erase(found.begin());
  // Users are kept in no useful order.
  llvm::stable_sort(found, [](Value a, Value b) {
    Operation *x = a.getDefiningOp(), *y = b.getDefiningOp();
    return x->getBlock() == y->getBlock() && x->isBeforeInBlock(y);
  });
  return found;
}

std::optional<Value> mp::getNextValue(EntryFunction main, unsigned parameter) {
  std::optional<unsigned> pair = main.getPair(parameter);
  if (!pair ||
      main.getResult(*pair).getType() != main.getArgument(parameter).getType())
    return std::nullopt;
  return main.getResult(*pair);
}

//===----------------------------------------------------------------------===//
// Frozen parameters
//===----------------------------------------------------------------------===//

/// The value itself behind guards that keep what they would take.
static Value skipIdleGuards(Value value) {
  while (auto guard = value.getDefiningOp<GuardOp>()) {
    unsigned place = cast<OpResult>(value).getResultNumber();
    Value kept = guard.getKept()[place];
    if (guard.getBody().front().getTerminator()->getOperand(place) != kept)
      break;
    value = kept;
  }
  return value;
}

llvm::BitVector mp::findFrozenParameters(EntryFunction main) {
  llvm::BitVector frozen(main.getNumArguments()), given(frozen);
  for (unsigned r = 0; r < main.getNumResults(); ++r)
    if (std::optional<unsigned> owner = main.getGradientOwner(r))
      given.set(*owner);
  bool updates = false;
  for (unsigned index : main.getArgumentsWithRole(Role::Parameter)) {
    std::optional<unsigned> pair = main.getPair(index);
    if (!pair
            ? !given[index]
            : skipIdleGuards(main.getResult(*pair)) == main.getArgument(index))
      frozen.set(index);
    updates |= pair && !frozen[index];
  }
  // Where the step updates nothing, what does not come back may be updated by
  // its caller.
  for (unsigned index : frozen.set_bits())
    if (!updates && !main.getPair(index))
      frozen.reset(index);
  return frozen;
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

/// The casts of a chain that else only reorders; nothing of one that pads.
static std::optional<SmallVector<CastOp>> findCasts(const WeightChain &chain) {
  SmallVector<CastOp> casts;
  for (Operation *step : chain.steps)
    if (auto cast = dyn_cast<CastOp>(step))
      casts.push_back(cast);
    else if (!reordersElements(step))
      return std::nullopt;
  return casts;
}

/// Whether `moved` makes what `plain`, of casts alone, makes, in another order.
static bool isReordered(const WeightChain &moved, const WeightChain &plain) {
  auto casts = findCasts(moved), others = findCasts(plain);
  return casts && others && others->size() == plain.steps.size() &&
         casts->size() == others->size() &&
         llvm::all_of(llvm::zip(*casts, *others), [](auto pair) {
           auto [a, b] = pair;
           return getElementTypeOrSelf(a) == getElementTypeOrSelf(b) &&
                  a->getDiscardableAttrDictionary() ==
                      b->getDiscardableAttrDictionary() &&
                  a.getRounding() == b.getRounding() &&
                  a.getSaturate() == b.getSaturate();
         });
}

/// One plan for each way in which copies of `parameter` are made.
static std::vector<WorkingCopyPlan> planCopiesOf(EntryFunction main,
                                                 unsigned parameter) {
  std::vector<WorkingCopyPlan> plans;
  for (Value value : findCopies(main.getArgument(parameter))) {
    WeightChain chain = traceWeightChain(value);
    if (!chain.narrows() || !isComputedWith(value))
      continue;
    auto same = llvm::find_if(
        plans, [&](auto &plan) { return haveSameSteps(plan.chain, chain); });
    if (same == plans.end())
      plans.push_back({parameter, std::move(chain), {value}, {}, false});
    else
      same->values.push_back(value);
  }
  return plans;
}

/// Copies in another order than one that is there anyway are read from that.
static void shareReordered(std::vector<WorkingCopyPlan> &plans) {
  for (size_t plain = 0; plain < plans.size(); ++plain)
    for (size_t i = plans.size(); i-- > 0;) {
      if (i == plain || !isReordered(plans[i].chain, plans[plain].chain))
        continue;
      llvm::append_range(plans[plain].reordered, plans[i].values);
      plans.erase(plans.begin() + i);
      plain -= i < plain;
    }
}

std::vector<WorkingCopyPlan> mp::planWorkingCopies(EntryFunction main,
                                                   FrozenMode frozenMode) {
  std::vector<WorkingCopyPlan> plans;
  llvm::BitVector frozen = findFrozenParameters(main);
  for (unsigned index : main.getArgumentsWithRole(Role::Parameter)) {
    bool isCarried = frozen[index] && frozenMode != FrozenMode::Cast;
    if (!isCarried && !getNextValue(main, index))
      continue;
    std::vector<WorkingCopyPlan> own = planCopiesOf(main, index);
    shareReordered(own);
    for (WorkingCopyPlan &plan : own) {
      plan.isCarried = isCarried;
      plans.push_back(std::move(plan));
    }
  }
  return plans;
}
