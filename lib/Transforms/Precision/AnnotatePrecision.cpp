//===- AnnotatePrecision.cpp - Decide the type of every float -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Decides and writes down, rewrites nothing: builds the planners' graph of each
// function, asks the planner of the policy, and puts the types of each op that
// changes into `mp.precision`.
//
//===----------------------------------------------------------------------===//

#include "StoredWide.h"
#include "TellAssumptions.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mp/Analysis/Origin/CarriedValues.h"
#include "mp/Analysis/Precision/Planner.h"
#include "mp/Analysis/State/RoundedUpdates.h"
#include "mp/Analysis/State/StatePath.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Interfaces/RegionFlow.h"
#include "mp/Support/Remarks.h"
#include "mp/Transforms/Precision/Passes.h"
#include "llvm/Support/FormatVariadic.h"

#define DEBUG_TYPE "mp-annotate-precision"

namespace mlir::mp {
#define GEN_PASS_DEF_ANNOTATEPRECISION
#include "mp/Transforms/Precision/Passes.h.inc"
} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

static void remarkOnOps(const FunctionPrecision &function,
                        const PlannedTypes &plan, FloatType low) {
  for (PrecisionGraph::NodeId node = 1; node < function.getOps().size();
       ++node) {
    Operation *op = function.getOps()[node];
    // The words are made only where they are heard.
    if (!plan.isNarrow(node)) {
      if (auto told =
              remark::missed(op->getLoc(), remarkOf(DEBUG_TYPE, "Wide")))
        told << remark::reason("f32: {0}", plan.explain(node));
    } else if (auto told = remark::passed(op->getLoc(),
                                          remarkOf(DEBUG_TYPE, "Narrow"))) {
      told << remark::reason("{0}: {1}", low, plan.explain(node));
    }
  }
}

/// Whether an op of class deny does its arithmetic in a type that it came with.
static bool isGivenNarrow(const FunctionPrecision &function,
                          PrecisionGraph::NodeId node) {
  if (function.getPin(node) != PinReason::AlreadyNarrow ||
      function.getGraph()[node].opClass != OpClass::Deny)
    return false;
  Operation *op = function.getOps()[node];
  const PrecisionSpec &spec = function.getSpec(node);
  if (spec.onlyMoves())
    return false;
  return llvm::any_of(llvm::seq(op->getNumOperands()), [&](unsigned index) {
    PortRole role = getOperandRole(op, spec, index);
    return (role == PortRole::Compute || role == PortRole::Follow) &&
           isNarrow(getPlannableType(op->getOperand(index)));
  });
}

/// Nearly all ops have nothing to remove; to find that by removing it costs as
/// much as to set it.
static void setOrRemove(Operation *op, StringRef name, Attribute value) {
  if (value)
    op->setDiscardableAttr(name, value);
  else if (op->getDiscardableAttr(name))
    op->removeDiscardableAttr(name);
}

/// Whether a plan waits for mp-insert-casts.
static bool isAnnotated(ModuleOp module) {
  auto find = [](Operation *op) {
    return WalkResult(failure(op->hasAttr(attr::precision)));
  };
  return module.walk(find).wasInterrupted();
}

/// What is said of a step whose types are a plan's already: it gives other
/// reasons than what it was made of, and so another plan. Failure if that was
/// for another type.
static LogicalResult keepPlan(ModuleOp module, PolicyAttr policy) {
  auto planned = module->getAttrOfType<TypeAttr>(attr::planned);
  if (!planned || planned.getValue() != policy.getType())
    return module.emitError("the step is in mixed precision with ")
           << module->getAttr(attr::planned) << ", and the policy is for "
           << policy.getType()
           << ": rewrite the step that it was made of, or take '"
           << attr::planned << "' off to plan what it is now";
  module.emitWarning("the step was planned for ")
      << policy.getType() << " before and keeps that plan: take '"
      << attr::planned << "' off to plan what it is now";
  return success();
}

namespace {
struct AnnotatePrecision final
    : mlir::mp::impl::AnnotatePrecisionBase<AnnotatePrecision> {
  using Base::Base;

  LogicalResult annotate(FunctionOpInterface, PolicyAttr, ClassResolver &);
  void annotateRegions(FunctionOpInterface function, const PlannedTypes &plan);
  void markGivenRoundings(FunctionOpInterface function);
  LogicalResult tellUnmodeled(const FunctionPrecision &graph,
                              PolicyAttr policy);
  void warnWhenIdle(ModuleOp module);
  void warnWhenNoneReads();

  void runOnOperation() override {
    ModuleOp module = getOperation();
    FailureOr<PolicyAttr> policy = getPolicy(module);
    if (failed(policy))
      return signalPassFailure();
    if (!isNarrow(policy->getType())) {
      module.emitWarning("the policy's type is f32: every op keeps its "
                         "precision");
      return;
    }
    if (module->hasAttr(attr::planned) && !isAnnotated(module)) {
      if (failed(keepPlan(module, *policy)))
        signalPassFailure();
      return markAllAnalysesPreserved();
    }
    if (policy->getLevel() == PrecisionLevel::ForceAll)
      module.emitWarning("level force-all asks no range: what ")
          << policy->getType()
          << " does not hold becomes an infinity, 0 or another number; the "
             "level o2 rounds only what is known to fit";
    numNarrow = numOps = numAlreadyNarrow = numContractions = 0;
    keptWide.clear();
    reported.clear();
    ClassResolver resolver(*policy);
    for (auto function : module.getOps<FunctionOpInterface>())
      if (!function.isExternal() &&
          failed(annotate(function, *policy, resolver)))
        return signalPassFailure();
    if (!aroundRounds) {
      warnWhenIdle(module);
      warnWhenNoneReads();
    }
    // The author's own low types may be all of the plan: what the padding puts
    // around them is no reason to round more.
    bool isPlanned = numAlreadyNarrow != 0 || isAnnotated(module);
    setOrRemove(module, attr::planned,
                isPlanned ? TypeAttr::get(policy->getType()) : TypeAttr());
    // Nothing was changed but attributes.
    markAllAnalysesPreserved();
  }

  unsigned numOps, numNarrow, numAlreadyNarrow, numContractions;
  /// Contractions that might read 16 bits, but for their mp.kept_wide.
  SmallVector<Operation *> keptWide;
  llvm::SetVector<OperationName> reported;
};
} // namespace

LogicalResult AnnotatePrecision::annotate(FunctionOpInterface function,
                                          PolicyAttr policy,
                                          ClassResolver &resolver) {
  FailureOr<FunctionPrecision> graph =
      FunctionPrecision::build(function, policy, resolver);
  if (failed(graph))
    return failure();
  // Later passes see it on the op.
  for (Operation *op : graph->getFences())
    op->setDiscardableAttr(attr::opClass,
                           OpClassAttr::get(&getContext(), OpClass::Fence));
  if (failed(tellUnmodeled(*graph, policy)))
    return failure();
  markGivenRoundings(function);
  std::unique_ptr<PlannedTypes> plan = planTypes(*graph, policy);
  unsigned narrow = 0;
  DenseMap<Operation *, std::string> storedWide =
      policy.getFusion() == FusionMode::Full ? findSavedWide(function, *plan)
                                             : findStoredWide(*graph, *plan);
  auto note = [&](Operation *op, StringRef name, StringRef reason) {
    setOrRemove(op, name,
                reason.empty() ? StringAttr()
                               : StringAttr::get(&getContext(), reason));
  };
  for (PrecisionGraph::NodeId node = 1; node < graph->getOps().size(); ++node) {
    Operation *op = graph->getOps()[node];
    setOrRemove(op, attr::precision, plan->getTypes(node));
    if (isGivenNarrow(*graph, node))
      op->setDiscardableAttr(attr::givenTypes, UnitAttr::get(&getContext()));
    note(op, attr::keptWide, plan->getKeptWide(node));
    numContractions += graph->isContraction(node);
    if (!plan->getKeptWide(node).empty())
      keptWide.push_back(op);
    auto stored = storedWide.find(op);
    note(op, attr::storedWide,
         stored == storedWide.end() ? StringRef() : StringRef(stored->second));
    narrow += plan->isNarrow(node);
    numAlreadyNarrow += graph->getPin(node) == PinReason::AlreadyNarrow;
  }
  annotateRegions(function, *plan);
  numOps += graph->getOps().size() - 1;
  numNarrow += narrow;
  tellAssumptions(*plan, policy.getType());

  if (!getContext().getRemarkEngine())
    return success();
  remarkOnOps(*graph, *plan, policy.getType());
  for (Operation *op : graph->getFences())
    remark::missed(op->getLoc(), remarkOf(DEBUG_TYPE, "Fence"))
        << remark::reason("fenced by the user: never touched");
  remark::analysis(function.getLoc(), remarkOf(DEBUG_TYPE, "Plan"))
      << remark::metric("Ops", graph->getOps().size() - 1)
      << remark::metric("Narrow", narrow);
  return success();
}

/// Whether rounds of the op round what they compute with, so that it came so.
static bool carriesGiven(Operation *op, const CarriedValues &carried) {
  std::optional<RegionFlow> flow = RegionFlow::get(op);
  return flow && llvm::any_of(flow->joins, [&](const RegionJoin &join) {
           Value input = join.inputs.front();
           auto id = carried.find(input);
           return isNarrow(getPlannableType(input)) &&
                  (!id || carried.isComputedWith(carried.getAll()[*id]));
         });
}

/// Writes down what loops and branches hand on.
void AnnotatePrecision::annotateRegions(FunctionOpInterface function,
                                        const PlannedTypes &plan) {
  DenseMap<Operation *, PrecisionAttr> types(llvm::from_range,
                                             plan.getRegionTypes());
  CarriedValues carried(function);
  function.walk([&](RegionBranchOpInterface op) {
    if (!isa<PrecisionOpInterface>(op.getOperation()))
      return;
    setOrRemove(op, attr::precision, types.lookup(op));
    if (carriesGiven(op, carried))
      op->setDiscardableAttr(attr::givenTypes, UnitAttr::get(&getContext()));
  });
}

/// State that the author of the step rounds is his affair: mp-check-state warns
/// of it, and refuses what a pass rounds.
void AnnotatePrecision::markGivenRoundings(FunctionOpInterface function) {
  auto rounds = [](CastOp cast) {
    return WalkResult(failure(isNarrow(getPlannableType(cast.getResult()))));
  };
  if (function.getName() != EntryFunction::symbol ||
      !function.walk(rounds).wasInterrupted())
    return;
  // A module that holds no step is planned all the same.
  ScopedDiagnosticHandler silence(&getContext(),
                                  [](Diagnostic &) { return success(); });
  FailureOr<EntryFunction> main = EntryFunction::find(getOperation());
  if (failed(main))
    return;
  auto mark = [&](Operation *op) {
    op->setDiscardableAttr(attr::givenTypes, UnitAttr::get(&getContext()));
  };
  llvm::for_each(findRoundedState(*main), mark);
  StepGraph step(*main);
  llvm::for_each(findUpdateRoundings(*main, step, findStateValues(*main, step)),
                 mark);
}

/// What is said of ops that nobody knows, once for each name: by a remark, by a
/// warning, or by a refusal.
LogicalResult AnnotatePrecision::tellUnmodeled(const FunctionPrecision &graph,
                                               PolicyAttr policy) {
  Location loc = graph.getFunction().getLoc();
  for (OperationName name : graph.getUnknownOps()) {
    if (aroundRounds && name.getStringRef() == func::CallOp::getOperationName())
      continue;
    std::string text =
        llvm::formatv("'{0}' has no precision model", name.getStringRef());
    if (policy.getUnmodeled() == UnmodeledOps::Error)
      return emitError(loc) << text
                            << ": register one (docs/Interfaces.md), or say "
                               "unmodeled = opaque "
                               "in the policy to leave it as it is";
    if (!reported.insert(name))
      continue;
    if (policy.getUnmodeled() == UnmodeledOps::Warn)
      emitWarning(loc) << text << ": it reads and writes what it did before";
    remark::missed(loc, remarkOf(DEBUG_TYPE, "Opaque"))
        << remark::reason("{0}: never touched", text);
  }
  return success();
}

static StringRef getKeptWide(Operation *op) {
  return op->getAttrOfType<StringAttr>(attr::keptWide).getValue();
}

static WalkResult interruptAtF64(Operation *op) {
  auto isWide = [](Type type) { return getElementTypeOrSelf(type).isF64(); };
  return WalkResult(failure(llvm::any_of(op->getResultTypes(), isWide)));
}

void AnnotatePrecision::warnWhenIdle(ModuleOp module) {
  if (numNarrow != 0 || numAlreadyNarrow != 0)
    return;
  InFlightDiagnostic diag = module.emitWarning("nothing becomes narrow: ");
  if (numOps == 0) {
    diag << "no op computes on f32";
    // As where a library turned on JAX's 64 bits, which nobody asked for.
    if (module.walk(interruptAtF64).wasInterrupted())
      diag
          << ", and what computes on f64 keeps it: give the parameters and the "
             "batch in f32";
    return;
  }
  diag << "no op of class allow is free to";
  if (!keptWide.empty())
    diag << " (" << keptWide.front()->getName() << ": "
         << getKeptWide(keptWide.front()) << ")";
  diag << "; the remarks of mp-annotate-precision say why";
}

/// Who asked for 16 bits wants fast products: that there are none is told,
/// though some values are shorter in memory.
void AnnotatePrecision::warnWhenNoneReads() {
  if (numNarrow == 0 || keptWide.empty() || keptWide.size() != numContractions)
    return;
  Operation *first = keptWide.front();
  InFlightDiagnostic diag = first->emitWarning();
  diag << first->getName() << " reads f32";
  if (numContractions > 1)
    diag << ", and so do all " << numContractions << " contractions";
  diag << ": " << getKeptWide(first);
}
