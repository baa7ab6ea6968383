//===- CheckScalers.cpp - What moves the loss scales ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// State of a scaler is moved once in a step, by one op and by the flag of the
// guards; what that op reads besides comes from all gradients of its scale.
//
//===----------------------------------------------------------------------===//

#include "GuardCheck.h"
#include "WatchedState.h"

#include "mp/Analysis/LossScaling/UpdateEnd.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/Utils/Collectives.h"
#include "mp/Support/Messages.h"

using namespace mlir;
using namespace mlir::mp;

/// The next value of a scale that the step uses.
LogicalResult GuardCheck::checkScale(unsigned index) {
  BlockArgument argument = main.getArgument(index);
  Value next = main.getResult(*main.getPair(index));
  auto scaler = next.getDefiningOp<LossScalerOpInterface>();
  if (next == argument || !scales.count(argument) ||
      (scaler && scaler->getResult(0) == next && scaler.getScale() == argument))
    return success();
  auto error = main.getReturn().emitError()
               << "the next value of the loss scale '"
               << main.getArgumentName(index) << "' ";
  if (auto cast = next.getDefiningOp<CastOp>())
    return error << "is rounded through " << textOf(cast.getInput().getType())
                 << ": scales beyond 65504 and their reciprocals need f32";
  if (scaler)
    return error << "is that of another state; "
                 << scaler->getName().getStringRef() << " moves '"
                 << main.getArgumentName(index) << "' itself";
  if (Operation *maker = next.getDefiningOp())
    return error << "is made by '" << maker->getName().getStringRef()
                 << "', not by an mp.update_loss_scale of the scale itself";
  return error << "is an argument of another name";
}

/// `next` is the next value of the argument that `now` is.
LogicalResult GuardCheck::checkCarried(Operation *op, Value now, Value next) {
  auto argument = dyn_cast<BlockArgument>(now);
  if (!argument || argument.getOwner() != &main.getBody())
    return op->emitError()
           << "moves a value that is not an argument of the step: the state of "
              "the loss scale is moved once in a step";
  unsigned index = argument.getArgNumber();
  std::optional<unsigned> pair = main.getPair(index);
  if (!pair || main.getResult(*pair) != next)
    return op->emitError() << "moves '" << main.getArgumentName(index)
                           << "', whose next value is another one";
  moved.insert(next);
  return success();
}

/// All state that a scaler reads is moved by it, and by the flag of the guards.
LogicalResult GuardCheck::checkScaler(LossScalerOpInterface scaler) {
  for (auto [now, next] :
       llvm::zip_equal(scaler.getState(), scaler->getResults()))
    if (failed(checkCarried(scaler, now, next)))
      return failure();
  Value scale = scaler.getScale();
  std::string name =
      main.getArgumentName(cast<BlockArgument>(scale).getArgNumber());
  if (!scales.count(scale))
    return scaler.emitError()
           << "moves '" << name << "', by which no gradient is unscaled";
  if (failed(
          checkFlag(scaler, scaler.getFinite(), scale, "moves '" + name + "'")))
    return failure();
  if (Value ends = scaler.getEnds(); ends && ends != findUpdateEnd(main, step))
    return scaler.emitError()
           << "moves '" << name
           << "' where an update ends, by another value than that by which "
              "all parameters move";
  for (unsigned i = 0; i < scaler.getStatistics().size(); ++i)
    if (failed(checkStatistic(scaler, i)))
      return failure();
  return success();
}

/// What a scaler reads of the sizes of gradients tells of all that its scale is
/// divided out of, and of nothing else.
LogicalResult GuardCheck::checkStatistic(LossScalerOpInterface scaler,
                                         unsigned index) {
  Value value = scaler.getStatistics()[index];
  StringRef name = scaler.getStatisticName();
  auto refuse = [&]() {
    return scaler.emitError()
           << "reads sizes of gradients that are not result " << index
           << " of '" << name << "' for all that '"
           << main.getArgumentName(
                  cast<BlockArgument>(scaler.getScale()).getArgNumber())
           << "' is divided out of: ";
  };
  GradientStatisticOpInterface some;
  main.getFunction()->walk([&](GradientStatisticOpInterface op) {
    if (op->getName().getStringRef() == name)
      some = op;
  });
  if (!some)
    return refuse() << "there is none in this step";
  FiniteFlags reader(step, StatisticPart::of(some, index));
  const FlagMeaning &meaning = reader.get(value);
  if (meaning.blamed) {
    auto error = refuse() << "it reads " << meaning.reason;
    error.attachNote(meaning.blamed.getLoc()) << "this value";
    return error;
  }
  if (devices > 0 && meaning.alone) {
    auto error = refuse() << "one device alone has measured them; "
                             "mp-agree-across-devices combines what all have";
    error.attachNote(meaning.alone.getLoc()) << "this value";
    return error;
  }
  if (meaning.uncombined) {
    auto error = refuse() << "each device has measured them by itself in a "
                          << ManualComputationOp::getOperationName()
                          << ", which does not combine what all have";
    error.attachNote(meaning.uncombined.getLoc()) << "this value";
    return error;
  }
  llvm::SmallDenseSet<Value> read;
  for (NodeId id : meaning.checks) {
    auto op = cast<GradientStatisticOpInterface>(step.getOp(id));
    // The gradients, and the scale where it says how they were scaled.
    for (Value operand : op->getOperands())
      read.insert(operand);
  }
  const ScaleUse &use = scales.find(scaler.getScale())->second;
  for (UnscaleOp unscale : use.unscales)
    if (!read.erase(unscale.getResult()))
      return refuse() << "it leaves out " << nameGradient(unscale.getResult());
  read.erase(scaler.getScale());
  if (read.empty())
    return success();
  auto error = refuse() << "it asks of a value that is not such a gradient";
  error.attachNote(read.begin()->getLoc()) << "this value";
  return error;
}

/// Where the checks tell whether some gradient is not zero, progress asks all
/// of them: one that is left out may be the one that moves.
LogicalResult GuardCheck::checkNonZero(DetectStallOp detect, Value finite,
                                       Value nonzero) {
  const FlagMeaning &all = flags.get(finite);
  AllFiniteOp asked;
  for (NodeId id : all.checks)
    if (auto check = dyn_cast<AllFiniteOp>(step.getOp(id));
        check && check.getNonzero())
      asked = check;
  if (!asked) // a condition of the author's own
    return success();
  auto statistic = cast<GradientStatisticOpInterface>(asked.getOperation());
  FiniteFlags reader(step, StatisticPart::of(statistic, /*result=*/1));
  const FlagMeaning &some = reader.get(nonzero);
  if (!some.blamed && some.checks == all.checks)
    return success();
  auto error = detect.emitError()
               << "counts steps without progress by another value than "
                  "whether some gradient is not zero: it "
               << (some.blamed ? "reads " + some.reason
                               : "leaves out gradients that are checked");
  error.attachNote((some.blamed ? some.blamed : nonzero).getLoc())
      << "this value";
  return error;
}

/// The comparison that a flag is, which devices may have agreed on.
static AnyChangedOp findComparison(Value flag) {
  if (auto agreed = flag.getDefiningOp<OpaqueOp>();
      agreed && agreed->getNumOperands() == 1)
    flag = agreed->getOperand(0);
  return flag.getDefiningOp<AnyChangedOp>();
}

/// What is compared is state with its next value, and all that gradients move:
/// one that is left out may be the one that changes.
LogicalResult GuardCheck::checkComparison(DetectStallOp detect,
                                          AnyChangedOp comparison) {
  if (devices > 0 && detect.getProgress().getDefiningOp() &&
      llvm::is_contained(comparison->getUsers(),
                         detect.getProgress().getDefiningOp()))
    return comparison.emitError()
           << "tells what one of " << countOf(devices, "device")
           << " found: the others would count other stalls; mp-watch-state "
              "combines it";
  llvm::SmallDenseSet<unsigned> compared;
  for (auto [old, next] :
       llvm::zip_equal(comparison.getOld(), comparison.getNext())) {
    auto argument = dyn_cast<BlockArgument>(old);
    bool isState = argument && argument.getOwner() == &main.getBody();
    std::optional<unsigned> pair =
        isState ? main.getPair(argument.getArgNumber()) : std::nullopt;
    if (!pair || main.getResult(*pair) != next)
      return comparison.emitError()
             << "compares "
             << (isState
                     ? "'" + main.getArgumentName(argument.getArgNumber()) + "'"
                     : std::string("a value that is not state"))
             << " with another value than its next one";
    compared.insert(argument.getArgNumber());
  }
  std::optional<BlockArgument> scale = findScaleOf(main, detect);
  if (!scale)
    return success();
  for (unsigned index : findWatchedState(main, step, *scale))
    if (!compared.contains(index))
      return comparison.emitError()
             << "leaves out '" << main.getArgumentName(index)
             << "', which gradients move: a step that changes it alone would "
                "count as one without progress";
  return success();
}

LogicalResult GuardCheck::checkStall(DetectStallOp detect) {
  if (failed(checkCarried(detect, detect.getCount(), detect.getNewCount())))
    return failure();
  Value progress = detect.getProgress();
  if (auto both = progress.getDefiningOp<arith::AndIOp>())
    for (auto [part, other] : {std::pair(both.getLhs(), both.getRhs()),
                               std::pair(both.getRhs(), both.getLhs())})
      if (AnyChangedOp comparison = findComparison(part)) {
        if (failed(checkComparison(detect, comparison)))
          return failure();
        progress = other;
        break;
      }
  // Whoever asks for more counts all steps that are refused, and others.
  if (auto both = progress.getDefiningOp<arith::AndIOp>();
      both && flags.get(progress).blamed)
    for (auto [part, other] : {std::pair(both.getLhs(), both.getRhs()),
                               std::pair(both.getRhs(), both.getLhs())})
      if (!flags.get(part).blamed) {
        if (failed(checkNonZero(detect, part, other)))
          return failure();
        progress = part;
        break;
      }
  return checkFlag(detect, progress, detect.getCount(),
                   "counts steps without progress");
}
