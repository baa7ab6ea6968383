//===- OutlineRounds.cpp - One round of an epoch as @main -----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All that is known of a step is known of `@main`: what it is scaled by, what
// it guards, what it keeps in two types. So the round of an epoch becomes that,
// and nothing behind this pass has to know that it is repeated.
//
//===----------------------------------------------------------------------===//

#include "StepLoop.h"

#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Transforms/RegionUtils.h"
#include "mp/Dialect/MP/Utils/PortAttributes.h"
#include "mp/Policy/Policy.h"
#include "mp/Roles/Roles.h"
#include "mp/Support/Remarks.h"
#include "mp/Transforms/Loops/Passes.h"
#include "mp/Transforms/Loops/Rounds.h"

using namespace mlir;
using namespace mlir::mp;

#define DEBUG_TYPE "mp-outline-rounds"

namespace mlir::mp {
#define GEN_PASS_DEF_OUTLINEROUNDS
#include "mp/Transforms/Loops/Passes.h.inc"
} // namespace mlir::mp

namespace {
/// Makes the body of one loop a function of its own.
class Outliner {
public:
  Outliner(EntryFunction main, StepLoop &steps)
      : main(main), steps(steps), types(main.getFunction().getContext()) {}

  /// What is left of `@main` is in `epoch`.
  void run(ModuleOp module, ModuleOp epoch);

private:
  void moveBody();
  void callRound(ModuleOp epoch);
  void describe();
  void describeCarried();
  void describeOutside();
  void completeRoles(ModuleOp module);
  SmallVector<NamedAttribute> describe(std::optional<Role> role,
                                       StringRef name) const;
  SmallVector<NamedAttribute> pairWith(SmallVector<NamedAttribute> port,
                                       unsigned result) const;
  SmallVector<NamedAttribute> describeTold(unsigned index) const;
  bool isStart(Value value) const;
  Role findRoleOfMade(Value value) const;

  EntryFunction main;
  StepLoop &steps;
  /// MLIR's getters of attributes are not const.
  mutable Builder types;
  func::FuncOp round;
  SmallVector<SmallVector<NamedAttribute>> arguments, results;
  /// What the function returns: what the loop's body yields, and state that is
  /// read only and stays as it came.
  SmallVector<Value> returned;
};
} // namespace

SmallVector<NamedAttribute> Outliner::describe(std::optional<Role> role,
                                               StringRef name) const {
  SmallVector<NamedAttribute> port{
      {types.getStringAttr(attr::name), types.getStringAttr(name)}};
  if (role)
    port.emplace_back(types.getStringAttr(attr::role),
                      RoleAttr::get(types.getContext(), *role));
  return port;
}

SmallVector<NamedAttribute> Outliner::pairWith(SmallVector<NamedAttribute> port,
                                               unsigned result) const {
  port.emplace_back(types.getStringAttr(attr::pair),
                    types.getI64IntegerAttr(result));
  return port;
}

/// A result of the loop that is told, under the name of what it becomes.
SmallVector<NamedAttribute> Outliner::describeTold(unsigned index) const {
  Value told = steps.carried[index].result;
  std::string name = "mp.told" + std::to_string(index);
  Role role = Role::Metric;
  for (unsigned result = 0; told && result < main.getNumResults(); ++result) {
    std::string own = main.getResultName(result);
    if (main.getResult(result) == told && !StringRef(own).starts_with("mp."))
      name = own;
    if (main.getResultRole(result) == Role::Loss &&
        findSources(main.getResult(result), steps.loop).contains(told) &&
        isa<FloatType>(getElementTypeOrSelf(told.getType())))
      role = Role::Loss;
  }
  return describe(role, name);
}

void Outliner::describeCarried() {
  for (auto [index, value] : llvm::enumerate(steps.carried)) {
    std::string name = "mp.carried" + std::to_string(index);
    SmallVector<NamedAttribute> argument, result;
    switch (value.kind) {
    case RoundKind::State: {
      unsigned pair = *main.getPair(*value.argument);
      argument = pairWith(describe(main.getArgumentRole(*value.argument),
                                   main.getArgumentName(*value.argument)),
                          index);
      result = describe(main.getResultRole(pair), main.getResultName(pair));
      break;
    }
    case RoundKind::Local:
      argument = pairWith(describe(std::nullopt, name), index);
      result = describe(std::nullopt, name);
      break;
    case RoundKind::Counter:
    case RoundKind::Told:
      argument = describe(Role::Hyper, name);
      result = describeTold(index);
      break;
    }
    results.push_back(result);
    if (value.inside)
      arguments[value.inside.getArgNumber()] = argument;
  }
}

/// Whether a value is what state begins the epoch with: not that of the round.
bool Outliner::isStart(Value value) const {
  return llvm::any_of(llvm::enumerate(steps.carried), [&](auto carried) {
    return carried.value().kind == RoundKind::State &&
           steps.loop.getInits()[carried.index()] == value;
  });
}

/// What is made of data before the loop is data.
Role Outliner::findRoleOfMade(Value value) const {
  for (Value source : findSources(value)) {
    auto argument = dyn_cast<BlockArgument>(source);
    if (!argument || argument.getOwner() != &main.getBody())
      continue;
    std::optional<Role> role = main.getArgumentRole(argument.getArgNumber());
    if (role == Role::Batch || role == Role::Rng)
      return Role::Batch;
  }
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.getRank() == 0 ? Role::Hyper : Role::Buffer;
}

void Outliner::describeOutside() {
  for (auto [index, value] : llvm::enumerate(steps.outside)) {
    auto argument = dyn_cast<BlockArgument>(value);
    if (!argument) {
      arguments.push_back(describe(findRoleOfMade(value),
                                   "mp.outside" + std::to_string(index)));
      continue;
    }
    unsigned number = argument.getArgNumber();
    std::string name = main.getArgumentName(number);
    std::optional<Role> role = main.getArgumentRole(number);
    std::optional<unsigned> pair = main.getPair(number);
    if (isStart(value)) {
      // Of a parameter that has moved on no copy is left; its first value is of
      // its size, as a teacher or a snapshot is.
      if (role == Role::Parameter)
        role = Role::Ema;
      else if (role != Role::WorkingCopy)
        role = Role::Buffer;
      arguments.push_back(describe(role, name + ".start"));
    } else if (pair && main.getResult(*pair) == value) {
      arguments.push_back(pairWith(describe(role, name), returned.size()));
      results.push_back(
          describe(main.getResultRole(*pair), main.getResultName(*pair)));
      returned.push_back(round.getArgument(arguments.size() - 1));
    } else if (pair && role != Role::Rng) {
      // Moved once in an epoch.
      auto type = dyn_cast<RankedTensorType>(value.getType());
      arguments.push_back(describe(
          type && type.getRank() == 0 ? Role::Hyper : Role::Buffer, name));
    } else {
      arguments.push_back(describe(role, name));
    }
  }
}

/// The body of the loop becomes that of the function.
void Outliner::moveBody() {
  func::FuncOp whole = main.getFunction();
  Block &body = *steps.loop.getAfterBody();
  SmallVector<Type> types(body.getArgumentTypes());
  for (Value value : steps.outside)
    types.push_back(value.getType());
  round = func::FuncOp::create(
      whole.getLoc(), EntryFunction::symbol,
      FunctionType::get(whole.getContext(), types,
                        body.getTerminator()->getOperandTypes()));
  for (NamedAttribute attribute : whole->getDiscardableAttrs())
    round->setDiscardableAttr(attribute.getName(), attribute.getValue());
  Block &entry = *round.addEntryBlock();
  llvm::SetVector<Value> read;
  getUsedValuesDefinedAbove(steps.loop.getAfter(), read);
  OpBuilder builder = OpBuilder::atBlockBegin(&entry);
  auto isInside = [&](OpOperand &use) {
    return steps.loop.getAfter().isAncestor(use.getOwner()->getParentRegion());
  };
  unsigned next = body.getNumArguments();
  for (Value value : read) {
    Value here = steps.outside.contains(value)
                     ? Value(entry.getArgument(next++))
                     : builder.clone(*value.getDefiningOp())->getResult(0);
    value.replaceUsesWithIf(here, isInside);
  }
  for (auto [index, value] : llvm::enumerate(steps.outside))
    entry.getArgument(body.getNumArguments() + index).setLoc(value.getLoc());
  for (auto [index, argument] : llvm::enumerate(body.getArguments())) {
    argument.replaceAllUsesWith(entry.getArgument(index));
    entry.getArgument(index).setLoc(argument.getLoc());
  }
  llvm::append_range(returned, body.getTerminator()->getOperands());
  entry.getOperations().splice(entry.end(), body.getOperations(), body.begin(),
                               std::prev(body.end()));
}

/// What is left in the loop is a call.
void Outliner::callRound(ModuleOp epoch) {
  Block &body = *steps.loop.getAfterBody();
  SmallVector<Value> given(body.getArguments());
  llvm::append_range(given, steps.outside);
  OpBuilder builder(body.getTerminator());
  auto call = func::CallOp::create(builder, steps.loop.getLoc(), rounds::round,
                                   round.getResultTypes(), given);
  body.getTerminator()->setOperands(
      call.getResults().take_front(steps.carried.size()));
  builder.setInsertionPointToStart(epoch.getBody());
  auto callee = func::FuncOp::create(builder, steps.loop.getLoc(),
                                     rounds::round, call.getCalleeType());
  callee.setPrivate();
}

void Outliner::describe() {
  arguments.resize(steps.loop.getAfterArguments().size());
  describeCarried();
  describeOutside();
  OpBuilder builder(round.getContext());
  builder.setInsertionPointToEnd(&round.getBody().front());
  func::ReturnOp::create(builder, main.getReturn().getLoc(), returned);
  round.setFunctionType(FunctionType::get(
      round.getContext(), round.getBody().front().getArgumentTypes(),
      ValueRange(returned).getTypes()));
  PortAttributes ofArguments = PortAttributes::ofArguments(round),
                 ofResults = PortAttributes::ofResults(round);
  for (auto [index, port] : llvm::enumerate(arguments))
    ofArguments.setAll(index, port);
  for (auto [index, port] : llvm::enumerate(results))
    ofResults.setAll(index, port);
  ofArguments.write();
  ofResults.write();
}

/// What state that begins with the loop is, its structure tells. It is no
/// parameter: `@init` could not make a copy of it.
void Outliner::completeRoles(ModuleOp module) {
  EntryFunction step = *EntryFunction::find(module);
  SmallVector<unsigned> unknown;
  for (unsigned index = 0; index < step.getNumArguments(); ++index)
    if (!step.getArgumentRole(index))
      unknown.push_back(index);
  RoleTable table(step);
  mp::completeRoles(table);
  for (unsigned index : unknown)
    table.giveArgumentRole(index, Role::OptimizerState, RoleSource::Default);
  completeResultRoles(table);
  table.write();
  for (unsigned index : unknown)
    if (step.getArgumentRole(index) == Role::Parameter) {
      step.setArgumentRole(index, Role::OptimizerState);
      step.setResultRole(*step.getPair(index), Role::NewState);
    }
}

void Outliner::run(ModuleOp module, ModuleOp epoch) {
  moveBody();
  describe();
  callRound(epoch);
  func::FuncOp whole = main.getFunction();
  whole->getBlock()->getOperations().insert(Block::iterator(whole), round);
  whole->moveBefore(epoch.getBody(), epoch.getBody()->end());
  completeRoles(module);
}

ModuleOp mp::findEpoch(ModuleOp module) {
  ModuleOp last;
  for (auto inner : module.getOps<ModuleOp>())
    if (inner.getName().value_or("").starts_with(rounds::epoch))
      last = inner;
  return last;
}

unsigned mp::outlineRounds(ModuleOp module, std::string &reason) {
  for (unsigned count = 0;; ++count) {
    FailureOr<EntryFunction> main = EntryFunction::find(module);
    if (failed(main))
      return count;
    std::string why;
    std::optional<StepLoop> steps = findStepLoop(*main, why);
    if (!steps) {
      reason = why;
      return count;
    }
    OpBuilder builder(module.getContext());
    builder.setInsertionPointToEnd(module.getBody());
    std::string name =
        (rounds::epoch + (count ? "_" + std::to_string(count + 1) : "")).str();
    auto epoch = ModuleOp::create(builder, main->getFunction().getLoc(), name);
    Outliner(*main, *steps).run(module, epoch);
  }
}

ModuleOp mp::getModuleOfRound(ModuleOp module) {
  FailureOr<EntryFunction> main = EntryFunction::find(module);
  std::string reason;
  if (failed(main) || !findStepLoop(*main, reason))
    return module;
  ModuleOp copy = module.clone();
  outlineRounds(copy, reason);
  return copy;
}

namespace {
struct OutlineRounds final : mp::impl::OutlineRoundsBase<OutlineRounds> {
  using Base::Base;

  void runOnOperation() override {
    FailureOr<EntryFunction> main = EntryFunction::find(getOperation());
    if (failed(main))
      return signalPassFailure();
    PolicyAttr policy = findPolicy(getOperation());
    if (findEpoch(getOperation()) || (policy && keepsF32(getOperation())))
      return markAllAnalysesPreserved();
    Location loc = main->getFunction().getLoc();
    std::string reason;
    unsigned count = outlineRounds(getOperation(), reason);
    if (count)
      remark::passed(loc, remarkOf(DEBUG_TYPE, "Rounds"))
          << remark::add("one round of a loop of steps is rewritten as a step")
          << remark::metric("Loops", count);
    else if (!reason.empty())
      remark::missed(loc, remarkOf(DEBUG_TYPE, "Rounds"))
          << remark::reason("a loop that trains is one step: {0}", reason);
    if (!count)
      markAllAnalysesPreserved();
  }
};
} // namespace
