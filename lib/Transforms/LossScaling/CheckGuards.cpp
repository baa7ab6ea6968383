//===- CheckGuards.cpp - Who decides whether a step counts ----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The checks of one scale are those that read what it unscales. A flag is good
// if it is the conjunction of all checks of each scale that it asks at all, and
// if it asks those of each scale that moves what it guards.
//
//===----------------------------------------------------------------------===//

#include "GuardCheck.h"

#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/Utils/Collectives.h"
#include "mp/Support/Messages.h"

using namespace mlir;
using namespace mlir::mp;

std::string mp::nameGradient(EntryFunction main, const StepGraph &step,
                             Value gradient) {
  llvm::BitVector reach = step.getGraph().getDependents(step.getId(gradient));
  for (Role role : {Role::NewParameter, Role::Gradient, Role::NewState})
    for (unsigned index : main.getResultsWithRole(role))
      if (reach.test(step.getId(main.getResult(index))))
        return "the gradient that '" + main.getResultName(index) +
               "' is made of";
  return "a gradient";
}

/// A check in a region has to decide what the step does, or to leave it.
LogicalResult GuardCheck::checkLeaves(Operation *check) {
  if (check->getBlock() == &main.getBody() ||
      counts[step.getId(check->getResult(0))])
    return success();
  return check->emitError()
         << "does not leave '" << check->getParentOp()->getName().getStringRef()
         << "': an overflow in a gradient would go unseen";
}

/// Each unscaled gradient decides whether the step counts.
LogicalResult GuardCheck::findChecks(ScaleUse &scale) {
  SmallVector<DegreeGraph::ValueId> starts;
  for (UnscaleOp unscale : scale.unscales) {
    starts.push_back(step.getId(unscale.getResult()));
    bool isSeen = false;
    for (Operation *user : unscale->getUsers()) {
      if (!isa<AllFiniteOp>(user))
        continue;
      if (!isSeen && failed(checkLeaves(user)))
        return failure();
      isSeen = true;
      scale.checks.insert(getNode(user->getResult(0)));
    }
    if (!isSeen)
      return unscale.emitError()
             << "unscales a gradient that no mp.all_finite reads: an overflow "
                "in "
             << nameGradient(unscale.getResult()) << " would go unseen";
  }
  if (scales.size() > 1)
    scale.reach = step.getGraph().getDependents(starts);
  return success();
}

/// A check of what no example moves never fails.
LogicalResult GuardCheck::checkBatch(ScaleUse &scale) {
  SmallVector<DegreeGraph::ValueId> batch;
  bool hasExamples = false; // else it closes over them, and a key draws more
  for (Role role : {Role::Batch, Role::Rng, Role::LossSeed})
    for (unsigned index : main.getArgumentsWithRole(role))
      if (!main.getArgument(index).use_empty()) { // else it closes over another
        batch.push_back(step.getId(main.getArgument(index)));
        hasExamples |= role != Role::Rng;
      }
  llvm::BitVector moved = step.getGraph().getDependents(batch);
  if (!hasExamples || llvm::any_of(scale.unscales, [&](UnscaleOp unscale) {
        return moved.test(step.getId(unscale.getInput()));
      }))
    return success();
  return step.getOp(*scale.checks.begin())->emitError()
         << "sees no gradient of the batch: what is unscaled for it, "
         << nameGradient(scale.unscales.front().getResult())
         << " first, depends on no argument with the role batch";
}

/// Whether the flag passed before, and asks each scale that moves `moved`: one
/// flag decides about all state.
bool GuardCheck::isKnownGood(Value flag, Value moved) const {
  auto known = goodFlags.find(flag);
  return known != goodFlags.end() && llvm::all_of(scales, [&](auto &entry) {
           return scales.size() == 1 || known->second.contains(entry.first) ||
                  !decides(entry.first, moved);
         });
}

/// `moved`, if any, changes by the flag; `does` says so, of `reader`.
LogicalResult GuardCheck::checkFlag(Operation *reader, Value flag, Value moved,
                                    const Twine &does) {
  if (isKnownGood(flag, moved))
    return success();
  const FlagMeaning &meaning = flags.get(flag);
  auto refuse = [&]() {
    return reader->emitError() << does
                               << " by a flag that is not the conjunction of "
                                  "all finite checks: ";
  };
  if (meaning.blamed) {
    auto error = refuse() << "it reads " << meaning.reason;
    error.attachNote(meaning.blamed.getLoc()) << "this value";
    return error;
  }
  if (devices > 0 && meaning.alone) {
    auto error = reader->emitError()
                 << does << " by what one of " << countOf(devices, "device")
                 << " found: the others would go on without it; "
                    "mp-agree-across-devices combines it";
    error.attachNote(meaning.alone.getLoc()) << "this check";
    return error;
  }
  if (meaning.uncombined) {
    auto error = reader->emitError()
                 << does << " by what each device found by itself in a "
                 << ManualComputationOp::getOperationName()
                 << ": the others would go on without it; combine it there";
    error.attachNote(meaning.uncombined.getLoc()) << "this value";
    return error;
  }
  std::set<DegreeGraph::NodeId> expected;
  llvm::SmallDenseSet<Value> asked;
  for (auto &[argument, scale] : scales) {
    bool asks = llvm::any_of(scale.checks, [&](DegreeGraph::NodeId id) {
      return meaning.checks.count(id);
    });
    if (!asks && scales.size() > 1 && !decides(argument, moved))
      continue;
    asked.insert(argument);
    expected.insert(scale.checks.begin(), scale.checks.end());
    for (DegreeGraph::NodeId id : scale.checks)
      if (!meaning.checks.count(id)) {
        Operation *check = step.getOp(id);
        auto error = refuse() << "it leaves out that of "
                              << nameGradient(check->getOperand(0));
        error.attachNote(check->getLoc()) << "this check";
        return error;
      }
  }
  for (DegreeGraph::NodeId id : meaning.checks)
    if (!expected.count(id)) {
      auto error = refuse() << "it asks one that reads no unscaled gradient";
      error.attachNote(step.getOp(id)->getLoc()) << "this check";
      return error;
    }
  if (asked.empty())
    return refuse() << "it asks none";
  goodFlags[flag] = std::move(asked);
  return success();
}

/// Whether `type` holds every value of the float type of `state`.
static bool holdsAll(Type type, Type state) {
  auto wide = dyn_cast<FloatType>(getElementTypeOrSelf(type));
  auto narrow = dyn_cast<FloatType>(getElementTypeOrSelf(state));
  return wide && narrow &&
         APFloat::isRepresentableBy(narrow.getFloatSemantics(),
                                    wide.getFloatSemantics());
}

/// A parameter that is stored narrow is widened and rounded around its update,
/// which gives back the bits that were kept.
static Value skipExactCasts(Value value, Type state) {
  while (auto cast = value.getDefiningOp<CastOp>()) {
    if (cast.getSaturate() || !holdsAll(cast.getInput().getType(), state) ||
        !holdsAll(cast.getType(), state))
      break;
    value = cast.getInput();
  }
  return value;
}

static bool isFloat(Value value) {
  return isa<FloatType>(getElementTypeOrSelf(value.getType()));
}

static Value skipCasts(Value value) {
  while (auto cast = value.getDefiningOp<CastOp>())
    value = cast.getInput();
  return value;
}

LogicalResult GuardCheck::checkState(unsigned index) {
  Value argument = main.getArgument(index);
  Value next =
      skipExactCasts(main.getResult(*main.getPair(index)), argument.getType());
  std::string name = main.getArgumentName(index);
  if (next == argument)
    return success();
  auto guard = next.getDefiningOp<GuardOp>();
  if (auto cast = next.getDefiningOp<CastOp>())
    return cast.emitError() << "rounds the next value of '" << name
                            << "' through " << textOf(cast.getInput().getType())
                            << ": a refused step would not give back its bits";
  if (!guard)
    return main.getReturn().emitError()
           << "the next value of '" << name
           << "' comes from no mp.guard: a step with an infinite gradient "
              "would change it";
  unsigned place = cast<OpResult>(next).getResultNumber();
  if (skipExactCasts(guard.getKept()[place], argument.getType()) != argument)
    return guard.emitError() << "keeps another value than '" << name
                             << "', whose next value it is";
  return checkFlag(guard, guard.getFinite(), next,
                   "takes the update of '" + name + "'");
}

/// What a guard takes as the next value of a state is returned as such.
LogicalResult GuardCheck::checkReturned(GuardOp guard) {
  for (OpResult next : guard->getResults()) {
    Value kept = guard.getKept()[next.getResultNumber()];
    Operation *end = guard.getBody().front().getTerminator();
    bool updates = end->getOperand(next.getResultNumber()) != kept;
    // No update, and nobody takes it for one.
    if (!updates && next.use_empty())
      continue;
    auto argument = dyn_cast<BlockArgument>(skipCasts(kept));
    if (!argument || argument.getOwner() != &main.getBody())
      continue;
    std::optional<unsigned> pair = main.getPair(argument.getArgNumber());
    if (pair &&
        skipExactCasts(main.getResult(*pair), argument.getType()) != next)
      return guard.emitError() << "takes an update of '"
                               << main.getArgumentName(argument.getArgNumber())
                               << "', whose next value is another one";
    if (pair && !updates && isFloat(kept))
      return guard.emitError() << "takes the old value of '"
                               << main.getArgumentName(argument.getArgNumber())
                               << "' for its update";
  }
  return success();
}

LogicalResult GuardCheck::run() {
  FailureOr<int64_t> count =
      findDeviceCount(main.getFunction()->getParentOfType<ModuleOp>());
  if (failed(count))
    return failure();
  devices = *count;
  const DegreeGraph &graph = step.getGraph();
  SmallVector<DegreeGraph::ValueId> ends;
  for (const DegreeGraph::Node &node : graph.getNodes())
    if (node.kind == DegreeGraph::NodeKind::Exit)
      ends.append(node.operands.begin(), node.operands.end());
  counts = graph.getAncestors(ends);
  for (auto &[argument, scale] : scales)
    if (failed(findChecks(scale)) || failed(checkBatch(scale)))
      return failure();
  for (unsigned index : main.getArgumentsWithRole(Role::LossScale))
    if (main.getPair(index) && failed(checkScale(index)))
      return failure();
  for (auto scaler : main.getBody().getOps<LossScalerOpInterface>())
    if (isLossScale(scaler.getScale()) && failed(checkScaler(scaler)))
      return failure();
  for (auto detect : main.getBody().getOps<DetectStallOp>())
    if (countsStalls(detect) && failed(checkStall(detect)))
      return failure();
  for (unsigned index = 0; index < main.getNumArguments(); ++index) {
    std::optional<Role> role = main.getArgumentRole(index);
    std::optional<unsigned> pair = main.getPair(index);
    if (pair && role && isGuardedState(*role) &&
        !moved.contains(main.getResult(*pair)) && failed(checkState(index)))
      return failure();
  }
  for (auto guard : main.getBody().getOps<GuardOp>())
    if (failed(checkReturned(guard)))
      return failure();
  // Who logs it believes it.
  for (unsigned index : main.getResultsWithRole(Role::Metric))
    if (Value told = main.getResult(index);
        StringRef(main.getResultName(index)).starts_with(scaling::finite) &&
        failed(checkFlag(main.getReturn(), told, /*moved=*/Value(),
                         "returns '" + main.getResultName(index) + "'")))
      return failure();
  return success();
}

LogicalResult mp::checkGuards(EntryFunction main, const StepGraph &step,
                              ArrayRef<UnscaleOp> unscales) {
  return GuardCheck(main, step, unscales).run();
}
