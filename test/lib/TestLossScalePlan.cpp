//===- TestLossScalePlan.cpp - Tell where a step would be scaled ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestPasses.h"
#include "mlir/Pass/Pass.h"
#include "mp/Analysis/LossScaling/ExistingLossScale.h"
#include "mp/Analysis/LossScaling/StepGraph.h"

using namespace mlir;
using namespace mlir::mp;

/// The remark that starts where a use is: "operand 1 ".
static InFlightDiagnostic remarkAt(const StepGraph &step,
                                   DegreeGraph::Use use) {
  return std::move(step.getOp(use.node)->emitRemark()
                   << "operand " << step.getUse(use).getOperandNumber() << " ");
}

static std::string nameTarget(EntryFunction main, unsigned target) {
  return target < main.getNumResults() ? "'" + main.getResultName(target) + "'"
                                       : "an update within the step";
}

static void tellPlaces(EntryFunction main, const StepGraph &step,
                       const LossScalePlan &plan) {
  auto at = [&](DegreeGraph::ValueId id) {
    return emitRemark(step.getValue(id).getLoc());
  };
  for (DegreeGraph::Use use : plan.seedUses)
    remarkAt(step, use) << "is a seed";
  for (DegreeGraph::ValueId id : plan.seedValues)
    at(id) << "a seed";
  for (DegreeGraph::Use use : plan.unscaleUses)
    remarkAt(step, use) << "is unscaled";
  for (DegreeGraph::ValueId id : plan.unscaleValues)
    at(id) << "unscaled for all its uses";
  for (auto [result, id] : plan.gradients)
    at(id) << "the gradient of " << nameTarget(main, result);
  for (unsigned result : plan.independent)
    main.getReturn().emitRemark()
        << nameTarget(main, result) << " does not depend on the batch";
}

static void tellVerdict(EntryFunction main, const StepGraph &step,
                        const LossScalePlan &plan) {
  auto name = [&](unsigned target) { return nameTarget(main, target); };
  main.getFunction().emitRemark()
      << (plan.verdict == LossScalePlan::Verdict::Proved
              ? "proved"
              : explainVerdict(step.getGraph(), plan, name));
  if (!plan.obstacle)
    return;
  InFlightDiagnostic remark = remarkAt(step, *plan.obstacle);
  remark << "is the obstacle: degrees";
  for (Degree degree : plan.obstacleDegrees)
    remark << " " << degree.str();
}

namespace {
struct TestLossScalePlan final
    : PassWrapper<TestLossScalePlan, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestLossScalePlan)

  StringRef getArgument() const final { return "test-print-loss-scale-plan"; }
  StringRef getDescription() const final {
    return "Tell where a step would be scaled, or why it can not be";
  }

  void runOnOperation() override {
    FailureOr<EntryFunction> main = EntryFunction::find(getOperation());
    if (failed(main))
      return signalPassFailure();
    StepGraph step(*main);
    StepRoles roles = getStepRoles(*main, step);
    if (std::optional<ExistingLossScale> own =
            findExistingLossScale(*main, step, roles)) {
      InFlightDiagnostic remark = main->getFunction().emitRemark();
      remark << "scaled already by ";
      if (own->argument)
        remark << "'" << main->getArgumentName(*own->argument) << "'";
      else
        remark << llvm::formatv("{0}", own->constant).str();
      return;
    }
    LossScalePlan plan = planLossScale(step.getGraph(), roles);
    tellPlaces(*main, step, plan);
    tellVerdict(*main, step, plan);
  }
};
} // namespace

void test::registerTestLossScalePlan() {
  PassRegistration<TestLossScalePlan>();
}
