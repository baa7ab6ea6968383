//===- CheckStatePaths.cpp - State goes on unrounded ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What an update adds may come from 16 bits, and usually does. What it is added
// to may not: there, half a unit of f16 is more than most updates.
//
//===----------------------------------------------------------------------===//

#include "CheckStatePaths.h"

#include "mlir/IR/TypeUtilities.h"
#include "mp/Analysis/Precision/StatePath.h"
#include "mp/Analysis/Precision/WorkingCopies.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"
#include "mp/Support/Messages.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::mp;

namespace {
class PathCheck {
public:
  PathCheck(EntryFunction main, const CopiesOfParameters &copies)
      : main(main), copies(copies), step(main) {}
  LogicalResult run(unsigned index) const;

private:
  LogicalResult refuseRounded(unsigned index, const StatePath &path) const;
  LogicalResult checkForeign(unsigned index) const;
  LogicalResult checkEnd(unsigned index) const;
  std::optional<unsigned> getState(Value value, Type type) const;
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
};
} // namespace

static FloatType getFloat(Value value) {
  return dyn_cast<FloatType>(getElementTypeOrSelf(value.getType()));
}

/// "by mp.cast, arith.subf, mp.guard": the first ops and the last.
static std::string tellOps(ArrayRef<Operation *> lastFirst) {
  constexpr size_t most = 6;
  llvm::SetVector<StringRef> names;
  for (Operation *op : llvm::reverse(lastFirst))
    names.insert(op->getName().getStringRef());
  SmallVector<StringRef> told(names.getArrayRef());
  if (told.size() > most) {
    told[most - 2] = "...";
    told[most - 1] = told.back();
    told.resize(most);
  }
  return told.empty() ? "" : ", by " + llvm::join(told, ", ");
}

LogicalResult PathCheck::refuseRounded(unsigned index,
                                       const StatePath &path) const {
  auto error = errorAt(index);
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
  return error;
}

/// The state of the type `type` that `value` is.
std::optional<unsigned> PathCheck::getState(Value value, Type type) const {
  auto argument = dyn_cast<BlockArgument>(value);
  if (!argument || argument.getOwner() != &main.getBody() ||
      argument.getType() != type || !main.getPair(argument.getArgNumber()))
    return std::nullopt;
  return argument.getArgNumber();
}

/// Of state that its next value is not made from.
LogicalResult PathCheck::checkForeign(unsigned index) const {
  Value next = getNext(index);
  bool goesOn = false, takesGradient = false;
  for (Value start : getPathStarts(step, next)) {
    takesGradient |= bool(start.getDefiningOp<UnscaleOp>());
    std::optional<unsigned> other =
        getState(start, main.getArgument(index).getType());
    if (!other)
      continue;
    StatePath from = traceState(step, next, start);
    goesOn |= from.kind == StatePath::Kind::Added;
    if (from.kind != StatePath::Kind::None &&
        traceState(step, getNext(*other), start).kind == StatePath::Kind::None)
      return errorAt(index)
             << "has a next value that is made from '"
             << main.getArgumentName(*other)
             << "', and neither it nor that one goes on from itself: they are "
                "exchanged";
  }
  // What a dual average adds to is not the parameter, but state all the same.
  if (takesGradient && !goesOn &&
      main.getArgumentRole(index) == Role::Parameter)
    return errorAt(index) << "has a next value that is made from a gradient, "
                             "and not from the master";
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

LogicalResult PathCheck::run(unsigned index) const {
  BlockArgument state = main.getArgument(index);
  FloatType type = getFloat(state);
  if (!main.getPair(index) || getNext(index) == state || !type ||
      type.getWidth() < 32)
    return success();
  StatePath path =
      traceState(step, getNext(index), state, copies.lookup(index));
  if (path.kind == StatePath::Kind::None)
    return checkForeign(index);
  return path.rounded ? refuseRounded(index, path) : success();
}

LogicalResult mp::checkStatePaths(EntryFunction main,
                                  const CopiesOfParameters &copies) {
  PathCheck check(main, copies);
  for (Role role : {Role::Parameter, Role::OptimizerState, Role::Ema})
    for (unsigned index : main.getArgumentsWithRole(role))
      if (failed(check.run(index)))
        return failure();
  return success();
}
