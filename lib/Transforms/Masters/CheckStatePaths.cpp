//===- CheckStatePaths.cpp - State goes on unrounded ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What an update adds comes from 16 bits, and usually does so scaled. Behind
// the unscaling it is f32, and so is what it is added to: there, half a unit of
// f16 is more than most updates.
//
//===----------------------------------------------------------------------===//

#include "CheckStatePaths.h"

#include "mlir/IR/TypeUtilities.h"
#include "mp/Analysis/State/RoundedUpdates.h"
#include "mp/Analysis/State/StatePath.h"
#include "mp/Analysis/State/StateSources.h"
#include "mp/Analysis/State/WorkingCopies.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"
#include "mp/Dialect/MP/IR/StateAttributes.h"
#include "mp/Policy/Policy.h"
#include "mp/Support/Messages.h"
#include "mp/Support/OpPath.h"
#include "mp/Support/ValueMap.h"

using namespace mlir;
using namespace mlir::mp;

namespace {
class PathCheck {
public:
  PathCheck(EntryFunction main, const CopiesOfParameters &copies)
      : main(main), copies(copies), step(main),
        values(findStateValues(main, step)) {
    if (PolicyAttr policy = findPolicy(main.getFunction())) {
      classes.emplace(policy);
      // What is carried and made of the batch is no state to a planner, and in
      // a step without a backward pass it is not: a recurrent net's, maybe.
      knowsState = policy.getPlanner() != PlannerKind::Painting &&
                   !values.gradients.empty();
      rounds = !policy.getType().isF32();
    }
    llvm::BitVector givenCopies = findGivenCopies(main);
    for (unsigned copy : givenCopies.set_bits()) {
      given.insert(main.getArgument(copy));
      if (std::optional<unsigned> pair = main.getPair(copy))
        given.insert(main.getResult(*pair));
    }
  }
  LogicalResult run();

private:
  LogicalResult judge(unsigned index, const StatePath &path);
  bool isAllowedByUser(Operation *op);
  LogicalResult refuseRounded(unsigned index, const StatePath &path);
  ArrayAttr getTaken(unsigned index) const;
  LogicalResult checkForeign(unsigned index) const;
  LogicalResult checkEnd(unsigned index) const;
  LogicalResult checkUpdate(const RoundedUpdate &update);
  bool isGiven(Value rounded) const;
  InFlightDiagnostic errorAt(unsigned index) const {
    return emitError(main.getArgument(index).getLoc())
           << "argument '" << main.getArgumentName(index) << "' ";
  }
  Value getNext(unsigned index) const {
    return main.getResult(*main.getPair(index));
  }

  EntryFunction main;
  const CopiesOfParameters &copies;
  StepGraph step;
  StateValues values;
  /// The working copies that the author keeps, and their next values.
  ValueSet given;
  /// The planner that follows lists of ops has no notion of state: what it
  /// rounds is told, once, and left, as is what the author of the step rounds.
  bool knowsState = true, hasWarned = false;
  /// Whether a planner may have rounded anything, and not the author alone.
  bool rounds = true;
  /// Whether some parameter goes on from its master.
  bool updates = false;
  /// Where there is a policy.
  std::optional<ClassResolver> classes;
};
} // namespace

/// Whether an attribute or a rule lets the op compute narrow.
bool PathCheck::isAllowedByUser(Operation *op) {
  auto precise = dyn_cast<PrecisionOpInterface>(op);
  if (!precise || !classes)
    return false;
  ClassDecision decision = classes->resolve(op, precise.getPrecisionSpec());
  return decision.source != ClassDecision::Source::Interface &&
         decision.opClass == OpClass::Allow;
}

static FloatType getFloat(Value value) {
  return dyn_cast<FloatType>(getElementTypeOrSelf(value.getType()));
}

LogicalResult PathCheck::refuseRounded(unsigned index, const StatePath &path) {
  Operation *rounding = path.rounded.getDefiningOp();
  bool isGiven = rounding && rounding->hasAttr(attr::givenTypes);
  bool isError = knowsState && !isGiven;
  if (!isError && std::exchange(hasWarned, true))
    return success();
  Location loc = main.getArgument(index).getLoc();
  InFlightDiagnostic error = isError ? emitError(loc) : emitWarning(loc);
  error << "argument '" << main.getArgumentName(index) << "' ";
  auto copy = dyn_cast<BlockArgument>(path.rounded);
  bool isCopy = copy && copy.getOwner() == &main.getBody();
  if (isCopy)
    error << "has a next value that is made from its working copy '"
          << main.getArgumentName(copy.getArgNumber()) << "'";
  else
    error << "is rounded to " << textOf(getFloat(path.rounded))
          << " on the way to its next value";
  error << tellOps(path.ops) << "; updates below half a unit of "
        << textOf(getFloat(path.rounded)) << " would be lost";
  error.attachNote(path.rounded.getLoc())
      << (isCopy ? "this copy" : "rounded here");
  return success(!isError);
}

/// What the author's step has in the place of this state; null where it goes on
/// from itself there.
ArrayAttr PathCheck::getTaken(unsigned index) const {
  auto taken =
      main.getFunction()->getAttrOfType<DictionaryAttr>(attr::takenFrom);
  return taken ? taken.getAs<ArrayAttr>(main.getArgumentName(index))
               : ArrayAttr();
}

/// Of state that its next value is not made from.
LogicalResult PathCheck::checkForeign(unsigned index) const {
  StateSources sources = findStateSources(main, step, index);
  ArrayAttr taken = getTaken(index);
  Builder names(main.getFunction().getContext());
  for (unsigned other : sources.exchanged)
    if (std::string name = main.getArgumentName(other);
        !taken || !llvm::is_contained(taken, names.getStringAttr(name)))
      return errorAt(index)
             << "has a next value that is made from '" << name
             << "', and neither it nor that one goes on from itself: they are "
                "exchanged";
  // What a dual average adds to is not the parameter, but state all the same;
  // so is what a codebook is the mean of. Where no parameter goes on, roles
  // were guessed, and these are gradients.
  bool isReplaced =
      !taken && (sources.takesGradient ? !sources.goesOn : !sources.takesState);
  if (isReplaced && updates && main.getArgumentRole(index) == Role::Parameter)
    return errorAt(index)
           << "has a next value that is made from "
           << (sources.takesGradient ? "a gradient" : "this step alone")
           << ", and not from the master; if the step is to replace it, its "
              "role is buffer";
  return checkEnd(index);
}

/// A parameter that something else writes anew is not rounded as it is written.
LogicalResult PathCheck::checkEnd(unsigned index) const {
  Value next = getNext(index);
  while (main.getArgumentRole(index) == Role::Parameter) {
    if (getFloat(next) &&
        getFloat(next).getWidth() < getFloat(getNext(index)).getWidth())
      return errorAt(index) << "has a next value that was rounded to "
                            << textOf(getFloat(next));
    Operation *maker = next.getDefiningOp();
    if (auto guard = dyn_cast_if_present<GuardOp>(maker))
      next = guard.getBody().front().getTerminator()->getOperand(
          cast<OpResult>(next).getResultNumber());
    else if (maker && isWeightStep(maker))
      next = maker->getOperand(0);
    else
      break;
  }
  return success();
}

LogicalResult PathCheck::judge(unsigned index, const StatePath &path) {
  if (path.kind == StatePath::Kind::None)
    return checkForeign(index);
  if (!path.rounded || llvm::any_of(path.ops, [&](Operation *op) {
        return isAllowedByUser(op);
      }))
    return success();
  return refuseRounded(index, path);
}

/// Whether the author rounds here: a value that is marked, or a parameter that
/// is narrow in his step, and of which there is a master beside.
bool PathCheck::isGiven(Value rounded) const {
  Operation *op = rounded.getDefiningOp();
  return (op && op->hasAttr(attr::givenTypes)) || given.contains(rounded);
}

/// What moves a state is computed in f32 from where gradients are unscaled;
/// what the author rounds there is his affair.
LogicalResult PathCheck::checkUpdate(const RoundedUpdate &update) {
  Operation *rounding = update.rounded.getDefiningOp();
  auto isAllowed = [&](Operation *op) { return isAllowedByUser(op); };
  if (isGiven(update.rounded) || (rounding && isAllowed(rounding)) ||
      llvm::any_of(update.ops, isAllowed))
    return success();
  auto copy = dyn_cast<BlockArgument>(update.rounded);
  InFlightDiagnostic error = errorAt(update.argument);
  if (copy)
    error << "takes in the working copy '"
          << main.getArgumentName(copy.getArgNumber()) << "'";
  else
    error << "is moved by what is rounded to "
          << textOf(getFloat(update.rounded));
  error << tellOps(update.ops) << "; an update is computed in f32 from the "
        << "unscaled gradients and the masters";
  error.attachNote(update.rounded.getLoc())
      << (copy ? "this copy" : "rounded here");
  return failure();
}

LogicalResult PathCheck::run() {
  std::vector<std::pair<unsigned, StatePath>> paths;
  for (unsigned index = 0; index < main.getNumArguments(); ++index) {
    if (!isWideState(main, index))
      continue;
    paths.emplace_back(index,
                       traceState(step, getNext(index), main.getArgument(index),
                                  copies.lookup(index)));
    updates |= main.getArgumentRole(index) == Role::Parameter &&
               paths.back().second.kind != StatePath::Kind::None;
  }
  for (auto &[index, path] : paths)
    if (failed(judge(index, path)))
      return failure();
  if (!knowsState || !rounds)
    return success();
  return success(llvm::all_of(findRoundedUpdates(main, step, values),
                              [&](const RoundedUpdate &update) {
                                return succeeded(checkUpdate(update));
                              }));
}

LogicalResult mp::checkStatePaths(EntryFunction main,
                                  const CopiesOfParameters &copies) {
  return PathCheck(main, copies).run();
}
