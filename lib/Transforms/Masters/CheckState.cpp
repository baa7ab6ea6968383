//===- CheckState.cpp - Check masters, working copies and pairs -----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Judges the finished step only: how a working copy is made in `@main` and in
// `@init`, not which pass made it so.
//
//===----------------------------------------------------------------------===//

#include "CheckStatePaths.h"

#include "mlir/IR/TypeUtilities.h"
#include "mp/Analysis/State/WorkingCopies.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"
#include "mp/Dialect/MP/Utils/PortNames.h"
#include "mp/Support/ValueMap.h"
#include "mp/Transforms/Loops/Rounds.h"
#include "mp/Transforms/Masters/MasterWeights.h"
#include "mp/Transforms/Masters/Passes.h"
#include "llvm/ADT/DenseMap.h"

using namespace mlir;
using namespace mlir::mp;

namespace mlir::mp {
#define GEN_PASS_DEF_CHECKSTATE
#include "mp/Transforms/Masters/Passes.h.inc"
} // namespace mlir::mp

static InFlightDiagnostic errorAt(EntryFunction main, unsigned argument) {
  return emitError(main.getArgument(argument).getLoc())
         << "argument '" << main.getArgumentName(argument) << "' ";
}

/// Pairs have one type, and no result is the next value of two arguments.
static LogicalResult checkPairs(EntryFunction main) {
  llvm::DenseMap<unsigned, unsigned> owner;
  for (unsigned index = 0; index < main.getNumArguments(); ++index) {
    std::optional<unsigned> pair = main.getPair(index);
    if (!pair)
      continue;
    Type now = main.getArgument(index).getType();
    Type next = main.getResult(*pair).getType();
    if (now != next)
      return errorAt(main, index)
             << "of type " << now << " has a next value of type " << next
             << " in result " << *pair << "; cast the result";
    auto [other, isFirst] = owner.try_emplace(*pair, index);
    if (!isFirst)
      return errorAt(main, index)
             << "has result " << *pair << " as its next value, as '"
             << main.getArgumentName(other->second) << "' has; pair each "
             << "argument with a result of its own";
  }
  return success();
}

/// Whether an op of ours scales the loss. What an author who does it by
/// arithmetic makes of an overflow is not known here.
static bool isScaled(EntryFunction main) {
  auto stop = [](ScaleOp) { return WalkResult::interrupt(); };
  return main.getFunction()->walk(stop).wasInterrupted();
}

namespace {
/// What a working copy is compared with, found once for all of them.
class CopyCheck {
public:
  CopyCheck(EntryFunction main, func::FuncOp init);

  LogicalResult run(unsigned copy) const;
  /// The working copies of each parameter.
  CopiesOfParameters getCopies() const;

private:
  std::optional<unsigned> findParameter(Value base) const;
  LogicalResult checkMaster(unsigned copy, unsigned parameter) const;
  bool isGiven(unsigned copy, unsigned parameter) const;
  LogicalResult checkCarried(unsigned copy) const;
  /// `next` begins where `master` does, the steps to the parameter's next
  /// value.
  LogicalResult checkFirstValue(unsigned copy, unsigned parameter,
                                const WeightChain &master,
                                const WeightChain &next) const;

  EntryFunction main;
  /// Null if there is none of one block.
  mutable func::FuncOp init;
  bool scaled;
  llvm::BitVector frozen;
  /// The first parameter of each next value.
  ValueMap<unsigned> parameterOf;
  /// The same of the values from which casts and moves make next values: what
  /// is widened to the master and rounded back is read before both.
  ValueMap<unsigned> parameterFrom;
  PortNames arguments, firstValues;
};
} // namespace

CopyCheck::CopyCheck(EntryFunction main, func::FuncOp init)
    : main(main), init(init), scaled(isScaled(main)),
      frozen(findFrozenParameters(main)),
      arguments(PortNames::ofArguments(main)),
      firstValues(PortNames::ofResults(init)) {
  for (unsigned index : main.getArgumentsWithRole(Role::Parameter))
    if (std::optional<unsigned> pair = main.getPair(index)) {
      Value next = main.getResult(*pair);
      parameterOf.try_emplace(next, index);
      parameterFrom.try_emplace(traceWeightChain(next).base, index);
    }
}

/// The master is f32, and with a loss scale a bad step does not reach it.
LogicalResult CopyCheck::checkMaster(unsigned copy, unsigned parameter) const {
  BlockArgument master = main.getArgument(parameter);
  if (Type type = getElementTypeOrSelf(master.getType()); !type.isF32())
    return errorAt(main, copy)
           << "is a working copy of '" << main.getArgumentName(parameter)
           << "', whose type is " << type << "; a master is f32";
  Value next = main.getResult(*main.getPair(parameter));
  if (scaled && next != master && !next.getDefiningOp<GuardOp>())
    return errorAt(main, copy)
           << "follows '" << main.getArgumentName(parameter)
           << "', whose next value is not guarded though there is a loss "
              "scale; run mp-insert-loss-scaling before "
              "mp-insert-master-weights";
  return success();
}

/// `@init` makes the copy from the same parameter by the same steps.
LogicalResult CopyCheck::checkFirstValue(unsigned copy, unsigned parameter,
                                         const WeightChain &master,
                                         const WeightChain &next) const {
  std::string name = main.getArgumentName(copy);
  std::optional<unsigned> made = firstValues.find(name);
  if (!made && isGiven(copy, parameter))
    return success();
  if (!made)
    return errorAt(main, copy)
           << "has no first value in '@init'; run mp-insert-master-weights, or "
              "return one there with "
           << attr::name << " = \"" << name << "\"";
  Type wanted = main.getArgument(copy).getType();
  Value value = init.getBody().front().getTerminator()->getOperand(*made);
  if (value.getType() != wanted)
    return errorAt(main, copy)
           << "of type " << wanted << " gets a first value of type "
           << value.getType() << " from '@init'";
  WeightChain first = traceWeightChain(value);
  auto source = dyn_cast<BlockArgument>(first.base);
  StringAttr sourceName =
      source
          ? init.getArgAttrOfType<StringAttr>(source.getArgNumber(), attr::name)
          : StringAttr();
  if (!sourceName || sourceName.getValue() != main.getArgumentName(parameter) ||
      !haveSameSteps(joinWeightChains(master, first), next))
    return errorAt(main, copy)
           << "gets a first value from '@init' that is not made from '"
           << main.getArgumentName(parameter)
           << "' by the steps that make its next value";
  return success();
}

/// Whether `@init` makes the master from the given copy, every bit of it.
bool CopyCheck::isGiven(unsigned copy, unsigned parameter) const {
  std::optional<unsigned> made =
      firstValues.find(main.getArgumentName(parameter));
  if (!made)
    return false;
  Value value = init.getBody().front().getTerminator()->getOperand(*made);
  auto widening = value.getDefiningOp<CastOp>();
  auto source =
      widening ? dyn_cast<BlockArgument>(widening.getInput()) : BlockArgument();
  if (!source || source.getType() != main.getArgument(copy).getType() ||
      value.getType() != main.getArgument(parameter).getType())
    return false;
  auto name =
      init.getArgAttrOfType<StringAttr>(source.getArgNumber(), attr::name);
  return name && name.getValue() == main.getArgumentName(copy);
}

static std::optional<unsigned> lookup(const ValueMap<unsigned> &map,
                                      Value key) {
  auto found = map.find(key);
  return found == map.end() ? std::nullopt : std::optional(found->second);
}

std::optional<unsigned> CopyCheck::findParameter(Value base) const {
  std::optional<unsigned> parameter = lookup(parameterOf, base);
  return parameter ? parameter : lookup(parameterFrom, base);
}

CopiesOfParameters CopyCheck::getCopies() const {
  CopiesOfParameters copies;
  for (unsigned copy : main.getArgumentsWithRole(Role::WorkingCopy))
    if (std::optional<unsigned> pair = main.getPair(copy))
      if (auto parameter =
              findParameter(traceWeightChain(main.getResult(*pair)).base))
        copies[*parameter].push_back(main.getArgument(copy));
  return copies;
}

/// A copy that is its own next value is one of a parameter that never changes.
LogicalResult CopyCheck::checkCarried(unsigned copy) const {
  std::string name = main.getArgumentName(copy);
  std::optional<unsigned> made = firstValues.find(name);
  if (!made)
    return errorAt(main, copy)
           << "is a working copy that stays as it is, but has no first value "
              "in '@init'; return one there with "
           << attr::name << " = \"" << name << "\"";
  WeightChain first = traceWeightChain(
      init.getBody().front().getTerminator()->getOperand(*made));
  auto source = dyn_cast<BlockArgument>(first.base);
  auto sourceName =
      source
          ? init.getArgAttrOfType<StringAttr>(source.getArgNumber(), attr::name)
          : StringAttr();
  std::optional<unsigned> parameter = arguments.find(sourceName);
  if (!parameter || main.getArgumentRole(*parameter) != Role::Parameter)
    return errorAt(main, copy)
           << "is a working copy that stays as it is, but '@init' does not "
              "make it from a parameter by casts and data movement";
  if (!frozen[*parameter])
    return errorAt(main, copy)
           << "is a working copy that stays as it is, but '"
           << sourceName.getValue()
           << "' may have another value in the next step; make its next value "
              "from that of the parameter";
  return success();
}

LogicalResult CopyCheck::run(unsigned copy) const {
  std::optional<unsigned> pair = main.getPair(copy);
  if (!pair)
    return errorAt(main, copy) << "is a working copy without a next value; '"
                               << attr::pair << "' names the result";
  if (main.getResult(*pair) == main.getArgument(copy))
    return checkCarried(copy);
  WeightChain next = traceWeightChain(main.getResult(*pair));
  WeightChain master{next.base, {}};
  std::optional<unsigned> parameter = findParameter(next.base);
  if (parameter && !parameterOf.contains(next.base))
    master = traceWeightChain(main.getResult(*main.getPair(*parameter)));
  if (!parameter)
    return errorAt(main, copy)
           << "is a working copy, but its next value is not made from the "
              "next value of a parameter by casts and data movement";
  return success(succeeded(checkMaster(copy, *parameter)) &&
                 succeeded(checkFirstValue(copy, *parameter, master, next)));
}

namespace {
struct CheckState final : mp::impl::CheckStateBase<CheckState> {
  using Base::Base;

  void runOnOperation() override {
    markAllAnalysesPreserved();
    FailureOr<EntryFunction> main = EntryFunction::find(getOperation());
    if (failed(main) || failed(checkPairs(*main)))
      return signalPassFailure();
    // Each round of an epoch has to keep its state.
    ModuleOp judged = getModuleOfRound(getOperation());
    if (failed(checkStep(judged)))
      signalPassFailure();
    if (judged != getOperation())
      judged.erase();
  }

private:
  static LogicalResult checkStep(ModuleOp module) {
    FailureOr<EntryFunction> main = EntryFunction::find(module);
    if (failed(main))
      return failure();
    auto init = module.lookupSymbol<func::FuncOp>(InitFunction::symbol);
    if (init && !init.getBody().hasOneBlock())
      init = nullptr;
    CopyCheck check(*main, init);
    for (unsigned copy : main->getArgumentsWithRole(Role::WorkingCopy))
      if (failed(check.run(copy)))
        return failure();
    return success(succeeded(checkStatePaths(*main, check.getCopies())) &&
                   succeeded(checkFirstState(*main)));
  }
};
} // namespace
