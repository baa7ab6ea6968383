//===- TellScaling.cpp - What is said of how a loss is scaled -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Remarks, warnings and errors of mp-insert-loss-scaling, in one place.
//
//===----------------------------------------------------------------------===//

#include "TellScaling.h"

#include "mp/Support/Messages.h"
#include "mp/Support/Remarks.h"

using namespace mlir;
using namespace mlir::mp;

#define DEBUG_TYPE "mp-insert-loss-scaling"

/// A target of a plan: a result of the step, by the name of the argument that
/// it replaces, or an update within it.
static std::string nameTarget(EntryFunction main, unsigned target) {
  if (target >= main.getNumResults())
    return "an update within the step";
  std::optional<unsigned> argument = main.getPairedArgument(target);
  if (argument && main.getFunction().getArgAttr(*argument, attr::name))
    return "'" + main.getArgumentName(*argument) + "'";
  return "'" + main.getResultName(target) + "'";
}

/// Why `plan` is not proved, with the names of results.
static std::string explain(EntryFunction main, const StepGraph &graph,
                           const LossScalePlan &plan) {
  return explainVerdict(graph.getGraph(), plan, [&](unsigned target) {
    return nameTarget(main, target);
  });
}

/// Behind an op that is not known to be linear the gradients of `plan.failed`
/// are unscaled: they are right, and kept wide.
static void warnOfUnscaledPart(EntryFunction main, const StepGraph &graph,
                               const LossScalePlan &plan) {
  std::string why = explain(main, graph, plan);
  mlir::emitWarning(graph.getOp(plan.obstacle->node)->getLoc())
      << "a part of the backward pass is not scaled: " << why
      << "; products behind it read f32, so that nothing underflows";
  for (unsigned target : plan.failed)
    remark::missed(main.getFunction().getLoc(),
                   remarkOf(DEBUG_TYPE, "Gradient"))
        << remark::reason("the gradient of {0} is not scaled: {1}",
                          nameTarget(main, target), why);
}

void mp::tellPlan(EntryFunction main, const StepGraph &graph,
                  const LossScalePlan &plan) {
  if (plan.verdict == LossScalePlan::Verdict::Partial)
    warnOfUnscaledPart(main, graph, plan);
  for (DegreeGraph::Use use : plan.seedUses) {
    OpOperand &operand = graph.getUse(use);
    remark::passed(operand.getOwner()->getLoc(), remarkOf(DEBUG_TYPE, "Seed"))
        << remark::add("operand {0} of '{1}' is a loss seed",
                       operand.getOperandNumber(),
                       operand.getOwner()->getName().getStringRef());
  }
  for (DegreeGraph::ValueId id : plan.seedValues)
    remark::passed(graph.getValue(id).getLoc(), remarkOf(DEBUG_TYPE, "Seed"))
        << remark::add("this value is a loss seed");
  for (auto [result, id] : plan.gradients)
    remark::passed(graph.getValue(id).getLoc(),
                   remarkOf(DEBUG_TYPE, "Gradient"))
        << remark::add("the gradient of {0} is unscaled here",
                       nameTarget(main, result));
  for (unsigned result : plan.independent)
    remark::missed(result < main.getNumResults()
                       ? main.getResult(result).getLoc()
                       : main.getFunction().getLoc(),
                   remarkOf(DEBUG_TYPE, "Gradient"))
        << remark::reason("the gradient of {0} does not depend on the batch "
                          "and is not scaled",
                          nameTarget(main, result));
  remark::analysis(main.getFunction().getLoc(),
                   remarkOf(DEBUG_TYPE, "LossScaling"))
      << remark::metric("Seeds", plan.seedUses.size() + plan.seedValues.size())
      << remark::metric("Gradients", plan.gradients.size())
      << remark::metric("Unscaled",
                        plan.unscaleValues.size() + plan.unscaleUses.size());
}

void mp::tellOwnScale(EntryFunction main, const ExistingLossScale &own) {
  Location loc = main.getFunction().getLoc();
  if (own.argument)
    remark::missed(loc, remarkOf(DEBUG_TYPE, "LossScaling"))
        << remark::reason("the step scales its loss by the argument '{0}' "
                          "already, and is left as it is",
                          main.getArgumentName(*own.argument));
  else
    remark::missed(loc, remarkOf(DEBUG_TYPE, "LossScaling"))
        << remark::reason("the step scales its loss by the constant {0} "
                          "already, and is left as it is",
                          own.constant);
}

void mp::warnOfKeptObstacle(EntryFunction main, OpaqueOp kept) {
  std::string name = escape(kept.getDisplayName());
  mlir::emitWarning(kept.getLoc())
      << "cannot scale the loss: a scale would have to cross " << name
      << ", which is not known to be linear; bf16 needs no "
         "scale, and loss-scale=off says that none is wanted";
  remark::missed(main.getFunction().getLoc(),
                 remarkOf(DEBUG_TYPE, "LossScaling"))
      << remark::reason("{0} is not known to be linear", name);
}

void mp::warnOfNoBackwardPass(EntryFunction main, const StepGraph &graph,
                              const LossScalePlan &plan) {
  std::string why = explain(main, graph, plan);
  // Where an op ends every scale or hides the seed, one was due.
  bool wasDue = plan.obstacle || plan.verdict == LossScalePlan::Verdict::NoSeed;
  main.getFunction().emitWarning()
      << (wasDue ? "cannot scale the loss: " : "the loss is not scaled: ")
      << why
      << "; products that may be gradients all the same read f32, so that "
         "nothing underflows";
  remark::missed(main.getFunction().getLoc(),
                 remarkOf(DEBUG_TYPE, "LossScaling"))
      << remark::reason("{0}", why);
}

void mp::refuseToScale(EntryFunction main, const StepGraph &graph,
                       const LossScalePlan &plan) {
  std::string why = explain(main, graph, plan);
  InFlightDiagnostic error = main.getFunction().emitError()
                             << "cannot scale the loss: " << why;
  if (plan.obstacle)
    error.attachNote(graph.getOp(plan.obstacle->node)->getLoc())
        << "here; if the op is linear, give it a model of LinearityOpInterface";
  error.attachNote() << "give the seed the role loss_seed, or correct a role, "
                        "in a roles file (roles=FILE); or leave the loss as it "
                        "is with loss-scale=off of mp-amp, mode=off of "
                        "mp-insert-loss-scaling";
}
