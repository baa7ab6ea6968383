//===- TestFusionPlan.cpp - Tell which ops become one kernel --------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestPasses.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/Pass.h"
#include "mp/Analysis/Fusion/FusionPlan.h"

using namespace mlir;
using namespace mlir::mp;

static StringRef nameOf(FusionPlace place) {
  switch (place) {
  case FusionPlace::Free:
    return "free";
  case FusionPlace::Full:
    return "full";
  case FusionPlace::Row:
    return "row";
  case FusionPlace::Column:
    return "column";
  }
  llvm_unreachable("not a place");
}

/// What one kernel does with one op: "row, level 1, written".
static std::string describe(unsigned member, const FusionGroup &group,
                            const FusionForm &form) {
  FusionStage stage = form.getStage(member);
  std::string text = nameOf(stage.place).str();
  if (stage.level)
    text += llvm::formatv(", level {0}", stage.level);
  if (llvm::is_contained(group.outputs, member))
    text += ", written";
  return text;
}

static void tell(Operation *function, const BlockFusionGraph &source,
                 const FusionPlan &plan) {
  for (unsigned index = 0; index < plan.groups.size(); ++index) {
    const auto &group = plan.groups[index];
    std::optional<FusionForm> form =
        findFusionForm(source.graph, group.members, [&](unsigned member) {
          return llvm::is_contained(group.outputs, member);
        });
    for (unsigned member : group.members)
      source.ops[member]->emitRemark()
          << "kernel " << index << " (" << stringifyFusionKind(group.kind)
          << "): "
          << (form ? describe(member, group, *form)
                   : "no template computes it");
  }
  std::string order;
  for (const FusionStep &step : plan.steps)
    if (step.group >= 0)
      order += llvm::formatv(" {0}", step.group);
    else if (Operation *op = source.ops[step.node])
      order += llvm::formatv(" {0}", op->getName());
  function->emitRemark() << "order:" << order;
}

namespace {
struct TestFusionPlan final
    : PassWrapper<TestFusionPlan, OperationPass<func::FuncOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestFusionPlan)

  StringRef getArgument() const final { return "test-print-fusion-plan"; }
  StringRef getDescription() const final {
    return "Tell which ops become one kernel, and the order of all";
  }

  void runOnOperation() override {
    BlockFusionGraph source =
        buildFusionGraph(getOperation().getBody().front());
    tell(getOperation(), source, planFusions(source.graph));
  }
};
} // namespace

void test::registerTestFusionPlan() { PassRegistration<TestFusionPlan>(); }
