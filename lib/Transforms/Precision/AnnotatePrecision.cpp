//===- AnnotatePrecision.cpp - Decide the type of every float -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Decides and writes down, rewrites nothing: builds the planners' graph of each
// function, paints it, derives the types of values, and puts those of each op
// that changes into `mp.precision`.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Precision/TypePlan.h"
#include "mp/Support/Remarks.h"
#include "mp/Transforms/Precision/Passes.h"

#define DEBUG_TYPE "mp-annotate-precision"

namespace mlir::mp {
#define GEN_PASS_DEF_ANNOTATEPRECISION
#include "mp/Transforms/Precision/Passes.h.inc"
} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

/// Why an op is narrow or wide, in words.
static std::string explain(const FunctionPrecision &function,
                           const PrecisionPlan &plan,
                           PrecisionGraph::NodeId node) {
  const PrecisionPlan::Entry &entry = plan[node];
  std::string text;
  llvm::raw_string_ostream os(text);
  if (!entry.narrow && function.getPin(node) != PinReason::None)
    os << function.getPinText(node);
  else
    os << stringifyPaintReason(entry.reason);
  const ClassDecision &decision = function.getClass(node);
  os << " (class " << stringifyOpClass(*decision.opClass) << ", "
     << describe(decision);
  if (entry.forcedBy != node && entry.reason != PaintReason::Unpainted) {
    Operation *by = function.getOps()[entry.forcedBy];
    os << "; forced by " << by->getName();
    if (auto line = by->getLoc()->findInstanceOf<FileLineColLoc>())
      os << " at line " << line.getLine();
  }
  os << ")";
  if (entry.storesWide)
    os << "; stores f32, since only gradients are made of it";
  return text;
}

static void remarkOnOps(const FunctionPrecision &function,
                        const PrecisionPlan &plan, FloatType low) {
  for (PrecisionGraph::NodeId node = 1; node < function.getOps().size();
       ++node) {
    Operation *op = function.getOps()[node];
    // The words are made only where they are heard.
    if (!plan[node].narrow) {
      if (auto told =
              remark::missed(op->getLoc(), remarkOf(DEBUG_TYPE, "Wide")))
        told << remark::reason("f32: {0}", explain(function, plan, node));
    } else if (auto told = remark::passed(op->getLoc(),
                                          remarkOf(DEBUG_TYPE, "Narrow"))) {
      told << remark::reason("{0}: {1}", low, explain(function, plan, node));
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
  return llvm::any_of(llvm::seq(op->getNumOperands()), [&](unsigned index) {
    return getOperandRole(op, spec, index) == PortRole::Compute &&
           isNarrow(getPlannableType(op->getOperand(index)));
  });
}

namespace {
struct AnnotatePrecision final
    : mlir::mp::impl::AnnotatePrecisionBase<AnnotatePrecision> {
  using Base::Base;

  LogicalResult annotate(FunctionOpInterface function, PolicyAttr policy,
                         ClassResolver &resolver);
  void warnWhenIdle(ModuleOp module);

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
    numNarrow = numOps = numAlreadyNarrow = 0;
    reported.clear();
    ClassResolver resolver(*policy);
    for (auto function : module.getOps<FunctionOpInterface>())
      if (!function.isExternal() &&
          failed(annotate(function, *policy, resolver)))
        return signalPassFailure();
    warnWhenIdle(module);
    // Nothing was changed but an attribute that mp-insert-casts reads.
    markAllAnalysesPreserved();
  }

  unsigned numOps, numNarrow, numAlreadyNarrow;
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
  PrecisionPlan plan = planByPainting(graph->getGraph());
  if (policy.getGradients() == GradientStorage::Wide)
    storeGradientsWide(graph->getGraph(), plan);
  TypePlan types(*graph, plan, policy.getType());
  for (PrecisionGraph::NodeId node = 1; node < graph->getOps().size(); ++node) {
    Operation *op = graph->getOps()[node];
    if (PrecisionAttr planned = types.getTypes(node))
      op->setDiscardableAttr(attr::precision, planned);
    else
      op->removeDiscardableAttr(attr::precision);
    if (isGivenNarrow(*graph, node))
      op->setDiscardableAttr(attr::givenTypes, UnitAttr::get(&getContext()));
    numNarrow += plan[node].narrow;
    numAlreadyNarrow += graph->getPin(node) == PinReason::AlreadyNarrow;
  }
  numOps += graph->getOps().size() - 1;

  if (!getContext().getRemarkEngine())
    return success();
  remarkOnOps(*graph, plan, policy.getType());
  for (OperationName name : graph->getUnknownOps())
    if (reported.insert(name))
      remark::missed(function.getLoc(), remarkOf(DEBUG_TYPE, "Opaque"))
          << remark::reason("'{0}' has no precision model: never touched",
                            name.getStringRef());
  remark::analysis(function.getLoc(), remarkOf(DEBUG_TYPE, "Plan"))
      << remark::metric("Ops", graph->getOps().size() - 1)
      << remark::metric("Narrow", llvm::count_if(plan.entries, [](auto &entry) {
                          return entry.narrow;
                        }));
  return success();
}

void AnnotatePrecision::warnWhenIdle(ModuleOp module) {
  if (numNarrow != 0 || numAlreadyNarrow != 0)
    return;
  module.emitWarning("nothing becomes narrow: ")
      << (numOps == 0 ? "no op computes on f32"
                      : "no op of class allow is free to; the remarks of "
                        "mp-annotate-precision say why");
}
