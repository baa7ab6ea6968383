//===- CheckEpoch.cpp - What an epoch tells of its rounds -----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A round is a step and is judged as one. What is left is what no round has:
// flags of all rounds together, and ops where none belongs.
//
//===----------------------------------------------------------------------===//

#include "CheckEpoch.h"
#include "CheckScaleReaders.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"
#include "mp/Analysis/LossScaling/FiniteFlags.h"
#include "mp/Dialect/MP/IR/MPScalerOps.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"
#include "mp/Transforms/Loops/Rounds.h"
#include "mp/Transforms/LossScaling/LossScaling.h"

using namespace mlir;
using namespace mlir::mp;

bool mp::tellsStall(Value flag) {
  SmallVector<Value> open{flag};
  while (!open.empty()) {
    Operation *op = open.pop_back_val().getDefiningOp();
    if (isa_and_present<DetectStallOp>(op))
      return true;
    if (auto either = dyn_cast_if_present<arith::OrIOp>(op))
      llvm::append_range(open, either->getOperands());
  }
  return false;
}

/// What a round adds to a flag that begins with false and is true from the
/// first round on that says so; null where it is another flag.
static Value findOfOneRound(Value flag) {
  auto loop = flag.getDefiningOp<scf::WhileOp>();
  if (!loop)
    return {};
  Value passed =
      loop.getConditionOp().getArgs()[cast<OpResult>(flag).getResultNumber()];
  auto carried = dyn_cast<BlockArgument>(passed);
  if (!carried || carried.getOwner() != loop.getBeforeBody())
    return {};
  Value inside =
      loop.getAfterArguments()[cast<OpResult>(flag).getResultNumber()];
  auto either = loop.getYieldOp()
                    .getOperand(carried.getArgNumber())
                    .getDefiningOp<arith::OrIOp>();
  bool startsFalse =
      matchPattern(loop.getInits()[carried.getArgNumber()], m_Zero());
  if (!either || !startsFalse)
    return {};
  if (either.getLhs() == inside)
    return either.getRhs();
  return either.getRhs() == inside ? either.getLhs() : Value();
}

/// A flag of epochs of epochs is or-ed at each loop.
static bool tellsStallOfRounds(Value flag) {
  while (Value inner = findOfOneRound(flag)) {
    if (tellsStall(inner))
      return true;
    flag = inner;
  }
  return false;
}

/// Every check of an unscaled gradient, in whatever loop.
static LogicalResult checkFinite(EntryFunction main, const StepGraph &step,
                                 unsigned index) {
  FiniteFlags flags(step);
  const FlagMeaning &meaning = flags.get(main.getResult(index));
  auto refuse = [&]() {
    return main.getReturn().emitError()
           << "returns '" << main.getResultName(index)
           << "', which is not the conjunction of the finite checks of all "
              "rounds: ";
  };
  if (meaning.blamed) {
    auto error = refuse() << "it reads " << meaning.reason;
    error.attachNote(meaning.blamed.getLoc()) << "this value";
    return error;
  }
  bool isScaled = false, asks = false;
  main.getFunction()->walk([&](AllFiniteOp check) {
    isScaled = true;
    asks |= llvm::any_of(meaning.checks, [&](DegreeGraph::NodeId id) {
      return step.getOp(id) == check;
    });
  });
  if (isScaled && !asks)
    return refuse() << "it asks none";
  return success();
}

/// The state of the step with which a loop begins what it leaves as `result`,
/// if each round makes another of it.
static std::optional<unsigned>
findMovedState(EntryFunction main, scf::WhileOp loop, unsigned result) {
  auto carried =
      dyn_cast<BlockArgument>(loop.getConditionOp().getArgs()[result]);
  if (!carried || carried.getOwner() != loop.getBeforeBody())
    return std::nullopt;
  unsigned place = carried.getArgNumber();
  auto first = dyn_cast<BlockArgument>(loop.getInits()[place]);
  bool stays =
      loop.getYieldOp().getOperand(place) == loop.getAfterArguments()[result];
  if (stays || !first || first.getOwner() != &main.getBody() ||
      !main.getPair(first.getArgNumber()))
    return std::nullopt;
  return first.getArgNumber();
}

/// What the rounds make of the step's state is what the step goes on with.
static LogicalResult checkLeaves(EntryFunction main, const StepGraph &step) {
  for (auto loop : main.getBody().getOps<scf::WhileOp>())
    for (OpResult result : loop.getResults()) {
      std::optional<unsigned> state =
          findMovedState(main, loop, result.getResultNumber());
      if (!state)
        continue;
      Value next = main.getResult(*main.getPair(*state));
      if (!step.getGraph()
               .getDependents({step.getId(result)})
               .test(step.getId(next)))
        return main.getReturn().emitError()
               << "returns as the next value of '"
               << main.getArgumentName(*state)
               << "' what is made of nothing that the rounds left: they would "
                  "begin again where this epoch did";
    }
  return success();
}

/// Whether loss scaling knows the op.
static bool isOfScaling(Operation *op) {
  return isa<ScaleOp, UnscaleOp, GuardOp, AllFiniteOp, DetectStallOp,
             LossScalerOpInterface>(op);
}

LogicalResult mp::checkEpoch(EntryFunction main, ModuleOp outlined) {
  for (auto epoch : outlined.getOps<ModuleOp>()) {
    Operation *stray = nullptr;
    epoch->walk([&](Operation *op) {
      if (!stray && isOfScaling(op))
        stray = op;
    });
    if (stray)
      return stray->emitError()
             << "stands outside of the loop whose rounds train: each round is "
                "scaled, checked and guarded by itself";
  }
  StepGraph step(main);
  if (failed(checkLeaves(main, step)))
    return failure();
  for (unsigned index : main.getResultsWithRole(Role::Metric)) {
    std::string named = main.getResultName(index);
    StringRef name = named;
    if (name.starts_with(scaling::finite) &&
        failed(checkFinite(main, step, index)))
      return failure();
    if (name == scaling::stalled && !tellsStallOfRounds(main.getResult(index)))
      return main.getReturn().emitError()
             << "returns '" << name
             << "', which does not tell of an mp.detect_stall in any round";
  }
  return checkScaleReaders(main, step);
}
