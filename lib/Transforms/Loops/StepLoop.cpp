//===- StepLoop.cpp - A loop whose rounds are steps -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The roles of the epoch tell: what comes in as a parameter, is carried and
// comes back is a parameter of each round. Of the other values that are
// carried, those that decide about a further round may not wait for gradients,
// and those that are only told need not.
//
//===----------------------------------------------------------------------===//

#include "StepLoop.h"

#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Transforms/RegionUtils.h"
#include "mp/Support/ValueMap.h"

using namespace mlir;
using namespace mlir::mp;

ValueSet mp::findSources(Value value, Operation *end) {
  ValueSet seen;
  SmallVector<Value> open{value};
  while (!open.empty()) {
    Value next = open.pop_back_val();
    if (!seen.insert(next).second)
      continue;
    Operation *op = next.getDefiningOp();
    if (!op || op == end)
      continue;
    llvm::append_range(open, op->getOperands());
    llvm::SetVector<Value> read;
    getUsedValuesDefinedAbove(op->getRegions(), read);
    llvm::append_range(open, read);
  }
  return seen;
}

namespace {
/// Looks at one loop.
class LoopReader {
public:
  LoopReader(EntryFunction main, scf::WhileOp loop, std::string &reason)
      : main(main), loop(loop), reason(reason) {}

  std::optional<StepLoop> run();

private:
  bool readCarried();
  bool findStateAndCounters();
  void findTold();
  bool checkState();
  /// The indices of what the body yields that is made of `value`.
  llvm::BitVector findYieldsOf(Value value) const;
  bool isPlace(Value value) const;
  bool isStack(unsigned index) const;
  bool refuse(const Twine &why) {
    reason = why.str();
    return false;
  }
  bool isGivenBack(Value value) const {
    return value.getDefiningOp() == loop.getOperation();
  }

  EntryFunction main;
  /// MLIR has no const ops.
  mutable scf::WhileOp loop;
  std::string &reason;
  StepLoop found;
  /// By arguments of the first region: the condition reads it.
  llvm::BitVector decides;
};
} // namespace

/// Only loops whose condition hands its arguments on as they are.
bool LoopReader::readCarried() {
  Block &before = *loop.getBeforeBody();
  found.loop = loop;
  found.carried.resize(before.getNumArguments());
  for (auto [index, passed] :
       llvm::enumerate(loop.getConditionOp().getArgs())) {
    auto argument = dyn_cast<BlockArgument>(passed);
    if (!argument || argument.getOwner() != &before)
      return false;
    RoundValue &carried = found.carried[argument.getArgNumber()];
    if (carried.inside)
      return false;
    carried.inside = loop.getAfterArguments()[index];
    carried.result = loop.getResult(index);
  }
  decides = llvm::BitVector(before.getNumArguments());
  for (Operation &op : before)
    for (OpOperand &operand : op.getOpOperands()) {
      auto argument = dyn_cast<BlockArgument>(operand.get());
      bool isPassed = isa<scf::ConditionOp>(op) && operand.getOperandNumber();
      if (argument && argument.getOwner() == &before && !isPassed)
        decides.set(argument.getArgNumber());
    }
  llvm::SetVector<Value> read;
  getUsedValuesDefinedAbove(loop.getAfter(), read);
  for (Value value : read)
    if (!matchPattern(value, m_Constant()))
      found.outside.insert(value);
  return true;
}

llvm::BitVector LoopReader::findYieldsOf(Value value) const {
  Block *body = loop.getAfterBody();
  llvm::BitVector yields(found.carried.size());
  ValueSet seen;
  SmallVector<Value> open{value};
  while (!open.empty()) {
    Value next = open.pop_back_val();
    if (!seen.insert(next).second)
      continue;
    for (OpOperand &use : next.getUses()) {
      Operation *user = body->findAncestorOpInBlock(*use.getOwner());
      if (user == body->getTerminator())
        yields.set(use.getOperandNumber());
      else if (user)
        llvm::append_range(open, user->getResults());
    }
  }
  return yields;
}

/// An integer that is no flag.
static bool isCount(Value value) {
  auto type = dyn_cast<IntegerType>(getElementTypeOrSelf(value.getType()));
  return type && type.getWidth() > 1;
}

static ArrayRef<int64_t> getShape(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type ? type.getShape() : ArrayRef<int64_t>();
}

/// Whether something that lasts longer than a round is read or written at a
/// place that `value` says: data, losses. It then counts rounds, and not how
/// often parameters were moved.
bool LoopReader::isPlace(Value value) const {
  ValueSet seen;
  SmallVector<Value> open{value};
  auto lasts = [&](Value other, Value place) {
    auto argument = dyn_cast<BlockArgument>(other);
    bool isCarried = argument && argument.getOwner() == loop.getAfterBody();
    return (isCarried || found.outside.contains(other)) &&
           !getShape(other).empty() && getShape(other) != getShape(place);
  };
  while (!open.empty()) {
    Value next = open.pop_back_val();
    if (!isCount(next) || !seen.insert(next).second)
      continue;
    for (Operation *user : next.getUsers()) {
      if (llvm::any_of(user->getOperands(),
                       [&](Value other) { return lasts(other, next); }) &&
          !user->hasTrait<OpTrait::IsTerminator>())
        return true;
      llvm::append_range(open, user->getResults());
    }
  }
  return false;
}

/// Whether the next value is the value itself, written to at a place that the
/// counter of the rounds gives: losses, one beside the other.
bool LoopReader::isStack(unsigned index) const {
  Operation *maker = loop.getYieldOp().getOperand(index).getDefiningOp();
  if (!maker || !llvm::is_contained(maker->getOperands(),
                                    Value(found.carried[index].inside)))
    return false;
  ValueSet places;
  for (Value operand : maker->getOperands())
    if (getElementTypeOrSelf(operand.getType()).isSignlessInteger())
      for (Value source : findSources(operand))
        places.insert(source);
  return llvm::any_of(found.carried, [&](const RoundValue &counter) {
    return counter.kind == RoundKind::Counter &&
           places.contains(counter.inside);
  });
}

/// State that comes from the caller and goes back to him, and counts.
bool LoopReader::findStateAndCounters() {
  for (auto [index, carried] : llvm::enumerate(found.carried)) {
    Value init = loop.getInits()[index];
    auto argument = dyn_cast<BlockArgument>(init);
    if (argument && argument.getOwner() == &main.getBody() && carried.result)
      if (std::optional<unsigned> pair = main.getPair(argument.getArgNumber());
          pair && main.getResult(*pair) == carried.result) {
        carried.kind = RoundKind::State;
        carried.argument = argument.getArgNumber();
      }
    if (decides[index]) {
      if (carried.argument ||
          !isa<IntegerType, IndexType>(getElementTypeOrSelf(init.getType())))
        return refuse("state or a float decides whether there is one more "
                      "round, which a refused one would repeat");
      carried.kind = RoundKind::Counter;
    }
    // A loop of JAX counts for its condition, and again for its body.
    if (carried.kind == RoundKind::Local && carried.inside &&
        getShape(init).empty() && isPlace(carried.inside))
      carried.kind = RoundKind::Counter;
  }
  return true;
}

/// What nothing else is made of, and is told.
void LoopReader::findTold() {
  for (auto [index, carried] : llvm::enumerate(found.carried)) {
    if (carried.kind != RoundKind::Local)
      continue;
    llvm::BitVector own(found.carried.size());
    own.set(index);
    auto type = dyn_cast<RankedTensorType>(loop.getInits()[index].getType());
    bool isOwn = !carried.inside || !findYieldsOf(carried.inside).test(own);
    bool isTold = !carried.inside || carried.inside.use_empty() ||
                  (type && type.getRank() == 0) || isStack(index);
    if (isOwn && isTold)
      carried.kind = RoundKind::Told;
  }
}

/// Whether no state of the epoch would go wrong if rounds are refused one by
/// one.
bool LoopReader::checkState() {
  if (!main.getResultsWithRole(Role::Gradient).empty())
    return refuse("the step returns gradients of more than one round");
  llvm::SmallBitVector carried(main.getNumArguments());
  bool trains = false;
  for (auto [index, value] : llvm::enumerate(found.carried)) {
    if (!value.argument)
      continue;
    carried.set(*value.argument);
    trains |= main.getArgumentRole(*value.argument) == Role::Parameter &&
              loop.getYieldOp().getOperand(index) != value.inside;
  }
  if (!trains)
    return false;
  for (unsigned index = 0; index < main.getNumArguments(); ++index) {
    std::optional<unsigned> pair = main.getPair(index);
    if (!pair || carried[index] ||
        main.getResult(*pair) == main.getArgument(index) ||
        main.getArgumentRole(index) == Role::Rng)
      continue;
    ValueSet sources = findSources(main.getResult(*pair), loop);
    if (main.getArgumentRole(index) == Role::Parameter ||
        llvm::any_of(sources, [&](Value value) { return isGivenBack(value); }))
      return refuse("'" + main.getArgumentName(index) +
                    "' is moved outside of the loop");
  }
  return true;
}

std::optional<StepLoop> LoopReader::run() {
  if (!readCarried() || !findStateAndCounters() || !checkState())
    return std::nullopt;
  findTold();
  return std::move(found);
}

std::optional<StepLoop> mp::findStepLoop(EntryFunction main,
                                         std::string &reason) {
  for (auto loop : main.getBody().getOps<scf::WhileOp>()) {
    std::string why;
    if (std::optional<StepLoop> found = LoopReader(main, loop, why).run())
      return found;
    if (reason.empty())
      reason = why;
  }
  return std::nullopt;
}
