//===- CheckPrecision.cpp - Verify that types agree with the policy -------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The post-condition of the precision stage, read off the ops alone: whoever
// made the casts, wide ops compute wide, sums are kept in f32, no plan is left
// and no conversion is made twice.
//
//===----------------------------------------------------------------------===//

#include "FirstCasts.h"
#include "mp/Analysis/Origin/CarriedValues.h"
#include "mp/Analysis/PrecisionGraph/FunctionPrecision.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Interfaces/FusibleOpInterface.h"
#include "mp/Interfaces/RegionFlow.h"
#include "mp/Transforms/Precision/Passes.h"

#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/CastInterfaces.h"

namespace mlir::mp {
#define GEN_PASS_DEF_CHECKPRECISION
#include "mp/Transforms/Precision/Passes.h.inc"
} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

/// The float type of all ports of an op that compute or follow; null if there
/// is none. Fails where two of them differ.
static FailureOr<FloatType> getComputeType(Operation *op,
                                           const PrecisionSpec &spec) {
  FloatType common;
  LogicalResult same = success();
  auto see = [&](PortRole role, Value value) {
    if (role != PortRole::Compute && role != PortRole::Follow)
      return;
    FloatType type = getPlannableType(value);
    if (!common)
      common = type;
    if (type != common && succeeded(same))
      same = op->emitOpError("computes in ")
             << common << " and in " << type
             << " at once: cast one side with mp.cast";
  };
  for (unsigned i = 0, e = op->getNumOperands(); i < e; ++i)
    see(getOperandRole(op, spec, i), op->getOperand(i));
  for (unsigned i = 0, e = op->getNumResults(); i < e; ++i)
    see(getResultRole(op, spec, i), op->getResult(i));
  if (failed(same))
    return failure();
  return common;
}

static FloatType getNarrowType(Operation *op) {
  for (Type type :
       llvm::concat<const Type>(llvm::to_vector(op->getOperandTypes()),
                                llvm::to_vector(op->getResultTypes())))
    if (FloatType element = getPlannableType(type); isNarrow(element))
      return element;
  return {};
}

static LogicalResult checkAccumulator(PrecisionOpInterface op,
                                      const PrecisionSpec &spec) {
  FloatType narrow = getNarrowType(op);
  if (!spec.accumulates || !narrow)
    return success();
  auto accumulator = dyn_cast_if_present<FloatType>(op.getAccumulatorType());
  if (accumulator && accumulator.getWidth() >= 32)
    return success();
  InFlightDiagnostic diag = op.emitOpError("reads or writes ")
                            << narrow << " and keeps its sums in ";
  if (accumulator)
    diag << accumulator;
  else
    diag << "no stated type";
  return diag << ": accumulate in f32";
}

/// Whether an op is a conversion from one float type to another, by value.
static bool convertsFloats(Operation *op) {
  if (!isa<CastOpInterface>(op))
    return false;
  auto from = dyn_cast<FloatType>(getElementTypeOrSelf(op->getOperand(0)));
  auto to = dyn_cast<FloatType>(getElementTypeOrSelf(op->getResult(0)));
  auto fusible = dyn_cast<FusibleOpInterface>(op);
  bool readsBits = fusible && fusible.getFusionSpec().readsBits;
  return from && to && from != to && !readsBits;
}

static LogicalResult checkOp(PrecisionOpInterface op, ClassResolver &resolver) {
  PrecisionSpec spec = op.getPrecisionSpec();
  if (op->hasAttr(attr::precision))
    return op.emitOpError("has a plan of precision that was not applied: run "
                          "mp-insert-casts");
  if (convertsFloats(op))
    return op.emitOpError("converts floats: use mp.cast, which the precision "
                          "passes see");
  if (!spec.opClass)
    return success();
  FailureOr<FloatType> type = getComputeType(op, spec);
  if (failed(type))
    return failure();
  ClassDecision decision = resolver.resolve(op, spec);
  // What only moves rounds nothing: its bits are as somebody else stored them.
  if (isNarrow(*type) && decision.opClass == OpClass::Deny &&
      !spec.onlyMoves() && !op->hasAttr(attr::givenTypes))
    return op.emitOpError("is of class deny (")
           << describe(decision) << ") but computes in " << *type
           << ": it may read and write it through mp.cast";
  return checkAccumulator(op, spec);
}

/// A number that a loop carries in 16 bits and computes with in the next round
/// is rounded in each. What was written once to a part of a tensor is not, and
/// contractions round what they read anyway.
static LogicalResult checkCarried(Operation *op, const CarriedValues &carried) {
  auto branch = dyn_cast<RegionBranchOpInterface>(op);
  if (!branch || op->hasAttr(attr::givenTypes) || !branch.hasLoop())
    return success();
  std::optional<RegionFlow> flow = RegionFlow::get(op);
  if (!flow)
    return success();
  for (const RegionJoin &join : flow->joins) {
    Value input = join.inputs.front();
    FloatType type = getPlannableType(input);
    auto id = carried.find(input);
    if (!isNarrow(type) ||
        (id && !carried.isComputedWith(carried.getAll()[*id])))
      continue;
    InFlightDiagnostic diag = op->emitOpError("carries ")
                              << input.getType()
                              << ", which is rounded in each round: carry f32, "
                                 "or write what is kept into its own part of a "
                                 "tensor that nothing in the loop reads";
    for (OpOperand *source : join.sources)
      if (source->getOwner() != op)
        diag.attachNote(source->get().getLoc()) << "a round gives this";
    return diag;
  }
  return success();
}

static LogicalResult checkCasts(ArrayRef<CastOp> casts) {
  FirstCasts first;
  for (CastOp op : casts) {
    CastOp earlier = first.findOrAdd(op);
    if (!earlier)
      continue;
    InFlightDiagnostic diag = op.emitOpError("repeats a cast to ")
                              << op.getType() << ": run mp-simplify-casts";
    diag.attachNote(earlier.getLoc()) << "the first is here";
    return diag;
  }
  return success();
}

/// Contractions that the policy makes narrow are narrow.
static LogicalResult checkSeeds(FunctionOpInterface function, PolicyAttr policy,
                                ClassResolver &resolver) {
  FailureOr<FunctionPrecision> graph =
      FunctionPrecision::build(function, policy, resolver);
  if (failed(graph))
    return failure();
  for (unsigned node = 1; node < graph->getOps().size(); ++node) {
    const PrecisionNode &entry = graph->getGraph()[node];
    if (graph->isContraction(node) && entry.processable && entry.narrowable &&
        !graph->getOps()[node]->hasAttr(attr::keptWide))
      return graph->getOps()[node]->emitOpError("is of class allow (")
             << describe(graph->getClass(node)) << ") but computes in f32, not "
             << policy.getType()
             << ": run mp-annotate-precision and mp-insert-casts";
  }
  return success();
}

namespace {
struct CheckPrecision final
    : mlir::mp::impl::CheckPrecisionBase<CheckPrecision> {
  using Base::Base;

  LogicalResult check(FunctionOpInterface function, PolicyAttr policy,
                      ClassResolver &resolver) {
    SmallVector<CastOp> casts;
    CarriedValues carried(function);
    bool chooses = isNarrow(policy.getType());
    WalkResult walked = function.getFunctionBody().walk<WalkOrder::PreOrder>(
        [&](Operation *op) {
          if (auto cast = dyn_cast<CastOp>(op))
            casts.push_back(cast);
          auto precise = dyn_cast<PrecisionOpInterface>(op);
          if (!precise)
            return WalkResult::skip();
          if (failed(checkOp(precise, resolver)) ||
              (chooses && failed(checkCarried(op, carried))))
            return WalkResult::interrupt();
          return precise.getPrecisionSpec().entersRegions
                     ? WalkResult::advance()
                     : WalkResult::skip();
        });
    if (walked.wasInterrupted() || failed(checkCasts(casts)))
      return failure();
    return chooses ? checkSeeds(function, policy, resolver) : success();
  }

  void runOnOperation() override {
    markAllAnalysesPreserved();
    FailureOr<PolicyAttr> policy = getPolicy(getOperation());
    if (failed(policy))
      return signalPassFailure();
    // Nobody has planned anything: what is narrow came so.
    if (!isNarrow(policy->getType()))
      return;
    ClassResolver resolver(*policy);
    for (auto function : getOperation().getOps<FunctionOpInterface>())
      if (!function.isExternal() && failed(check(function, *policy, resolver)))
        return signalPassFailure();
  }
};
} // namespace
