//===- InlineRounds.cpp - A round back into its epoch ---------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What was added to the round and comes back is carried by the loop; what is
// only read comes from before it; what is told of a round is told of all: every
// one had finite gradients, some one stalled.
//
//===----------------------------------------------------------------------===//

#include "mp/Transforms/Loops/Rounds.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"
#include "mp/Dialect/MP/IR/MPDialect.h"
#include "mp/Dialect/MP/Utils/EntryExtension.h"
#include "mp/Dialect/MP/Utils/ScalingNames.h"
#include "mp/Transforms/Loops/Passes.h"

using namespace mlir;
using namespace mlir::mp;

namespace mlir::mp {
#define GEN_PASS_DEF_INLINEROUNDS
#include "mp/Transforms/Loops/Passes.h.inc"
} // namespace mlir::mp

namespace {
/// A value that the loop carries from now on.
struct AddedValue {
  Value first;
  /// What the body makes of it, by result of the round.
  unsigned result;
  /// The argument of the epoch whose next value it is; null for what is told.
  BlockArgument argument;
  BlockArgument inside;
};

/// Puts one round into one loop.
class Inliner {
public:
  Inliner(EntryFunction round, EntryFunction epoch, func::CallOp call,
          scf::WhileOp loop)
      : round(round), epoch(epoch), call(call), loop(loop), extension(epoch),
        owners(round.getPairedArguments()) {}

  void run();

private:
  void addArguments();
  void addTold();
  void widenLoop();
  void inlineBody();
  void addResults();
  void takeRoles();

  EntryFunction round, epoch;
  func::CallOp call;
  scf::WhileOp loop;
  EntryExtension extension;
  /// The argument of the round whose next value each of its results is.
  SmallVector<std::optional<unsigned>> owners;
  SmallVector<AddedValue> added;
  /// What the round is given, by its arguments.
  SmallVector<Value> given;
};
} // namespace

/// Arguments that came to the round: state is carried, all else is read from
/// outside.
void Inliner::addArguments() {
  llvm::append_range(given, call.getOperands());
  for (unsigned index = given.size(); index < round.getNumArguments();
       ++index) {
    BlockArgument inside = round.getArgument(index);
    BlockArgument argument =
        extension.addArgument(inside.getType(), *round.getArgumentRole(index),
                              round.getArgumentName(index), inside.getLoc());
    given.push_back(argument);
    std::optional<unsigned> pair = round.getPair(index);
    if (pair && round.getResult(*pair) != inside)
      added.push_back({argument, *pair, argument, {}});
  }
}

/// Flags begin as those of no round.
void Inliner::addTold() {
  OpBuilder builder(loop);
  for (unsigned index = call.getNumResults(); index < round.getNumResults();
       ++index) {
    auto type = cast<RankedTensorType>(round.getResult(index).getType());
    if (owners[index] || !type.getElementType().isInteger(1))
      continue;
    bool isAll =
        StringRef(round.getResultName(index)).starts_with(scaling::finite);
    Value none = arith::ConstantOp::create(builder, loop.getLoc(),
                                           DenseElementsAttr::get(type, isAll));
    added.push_back({none, index, {}, {}});
  }
}

/// The loop again, with what was added behind what it carries.
void Inliner::widenLoop() {
  SmallVector<Value> inits(loop.getInits());
  SmallVector<Type> types(loop.getResultTypes());
  for (AddedValue &value : added) {
    inits.push_back(value.first);
    types.push_back(value.first.getType());
  }
  OpBuilder builder(loop);
  auto wide = scf::WhileOp::create(builder, loop.getLoc(), types, inits);
  wide->setDiscardableAttrs(loop->getDiscardableAttrDictionary());
  wide.getBefore().takeBody(loop.getBefore());
  wide.getAfter().takeBody(loop.getAfter());
  for (AddedValue &value : added) {
    Location loc = value.first.getLoc();
    wide.getConditionOp().getArgsMutable().append(
        wide.getBeforeBody()->addArgument(value.first.getType(), loc));
    value.inside = wide.getAfterBody()->addArgument(value.first.getType(), loc);
    if (value.argument)
      llvm::replace(given, Value(value.argument), Value(value.inside));
  }
  for (auto [index, result] : llvm::enumerate(loop.getResults()))
    result.replaceAllUsesWith(wide.getResult(index));
  loop.erase();
  loop = wide;
}

void Inliner::inlineBody() {
  Block &body = round.getBody();
  for (auto [argument, value] : llvm::zip_equal(body.getArguments(), given))
    argument.replaceAllUsesWith(value);
  SmallVector<Value> returned(round.getReturn().getOperands());
  round.getReturn().erase();
  for (Operation &op : llvm::make_early_inc_range(body))
    // Not made again in each round.
    op.moveBefore(matchPattern(&op, m_Constant()) ? loop.getOperation()
                                                  : call.getOperation());
  OpBuilder builder(call);
  SmallVector<Value> next;
  for (AddedValue &value : added) {
    Value made = returned[value.result];
    if (!value.argument) {
      bool isAll = matchPattern(value.first, m_One());
      made = isAll ? arith::AndIOp::create(builder, loop.getLoc(), value.inside,
                                           made)
                         .getResult()
                   : arith::OrIOp::create(builder, loop.getLoc(), value.inside,
                                          made)
                         .getResult();
    }
    next.push_back(made);
  }
  call->replaceAllUsesWith(
      ValueRange(returned).take_front(call.getNumResults()));
  loop.getYieldOp().getResultsMutable().append(next);
  call.erase();
}

/// In the order of the round, with the names that it gave.
void Inliner::addResults() {
  unsigned firstAdded = loop.getNumResults() - added.size();
  for (unsigned index = call.getNumResults(); index < round.getNumResults();
       ++index) {
    auto *value = llvm::find_if(
        added, [&](AddedValue &value) { return value.result == index; });
    std::string name = round.getResultName(index);
    Role role = *round.getResultRole(index);
    if (value != added.end()) {
      Value last = loop.getResult(firstAdded + (value - added.begin()));
      if (value->argument)
        extension.addNextValue(value->argument, last, role);
      else
        extension.addResult(last, role, name);
    } else if (std::optional<unsigned> owner = owners[index]) {
      extension.addNextValue(cast<BlockArgument>(given[*owner]), given[*owner],
                             role);
    }
  }
  extension.finish();
}

void Inliner::run() {
  addArguments();
  addTold();
  widenLoop();
  addResults();
  takeRoles();
  inlineBody();
}

/// A narrow parameter may have become the working copy of its master.
void Inliner::takeRoles() {
  PortNames names = PortNames::ofArguments(epoch);
  for (unsigned index = 0; index < call.getNumOperands(); ++index) {
    std::optional<unsigned> now = names.find(round.getArgumentName(index));
    std::optional<unsigned> pair = now ? epoch.getPair(*now) : std::nullopt;
    if (!pair || round.getArgumentRole(index) != Role::WorkingCopy ||
        epoch.getArgumentRole(*now) != Role::Parameter)
      continue;
    epoch.setArgumentRole(*now, Role::WorkingCopy);
    epoch.setResultRole(*pair, Role::NewState);
  }
}

LogicalResult mp::inlineRound(ModuleOp module) {
  ModuleOp outer = findEpoch(module);
  FailureOr<EntryFunction> round = EntryFunction::find(module);
  FailureOr<EntryFunction> epoch = EntryFunction::find(outer);
  if (failed(round) || failed(epoch))
    return failure();
  func::CallOp call;
  epoch->getFunction().walk([&](func::CallOp op) {
    if (op.getCallee() == rounds::round)
      call = op;
  });
  auto loop = call ? call->getParentOfType<scf::WhileOp>() : scf::WhileOp();
  if (!loop)
    return outer.emitError() << "no loop in it calls '@" << rounds::round
                             << "': run mp-outline-rounds on the step again";
  func::FuncOp step = round->getFunction();
  bool fits =
      call.getNumOperands() <= step.getNumArguments() &&
      call.getNumResults() <= step.getNumResults() &&
      llvm::equal(call.getOperandTypes(),
                  step.getArgumentTypes().take_front(call.getNumOperands())) &&
      llvm::equal(call.getResultTypes(),
                  step.getResultTypes().take_front(call.getNumResults()));
  if (!fits)
    return step.emitError()
           << "is of type " << step.getFunctionType()
           << ", and the loop calls a round of type " << call.getCalleeType()
           << ": arguments and results may only be added behind those";
  Inliner(*round, *epoch, call, loop).run();
  epoch->getFunction()->moveBefore(step);
  step.erase();
  outer.erase();
  return success();
}

namespace {
struct InlineRounds final : mp::impl::InlineRoundsBase<InlineRounds> {
  using Base::Base;

  void runOnOperation() override {
    if (!findEpoch(getOperation()))
      return markAllAnalysesPreserved();
    while (findEpoch(getOperation()))
      if (failed(inlineRound(getOperation())))
        return signalPassFailure();
  }
};
} // namespace
