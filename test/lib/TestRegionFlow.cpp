//===- TestRegionFlow.cpp - Tell which values meet in regions -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestPasses.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Pass/Pass.h"
#include "mp/Interfaces/RegionFlow.h"

using namespace mlir;
using namespace mlir::mp;

/// "operand 0 of 'scf.yield'", with the region that a terminator ends.
static std::string describe(OpOperand &operand) {
  Operation *owner = operand.getOwner();
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "operand " << operand.getOperandNumber() << " of '" << owner->getName()
     << "'";
  if (owner->hasTrait<OpTrait::IsTerminator>())
    os << " in region " << owner->getParentRegion()->getRegionNumber();
  return text;
}

static std::string describe(Value value) {
  if (auto result = dyn_cast<OpResult>(value))
    return llvm::formatv("result {0}", result.getResultNumber());
  auto argument = cast<BlockArgument>(value);
  return llvm::formatv("argument {0} of region {1}", argument.getArgNumber(),
                       argument.getParentRegion()->getRegionNumber());
}

static void tell(Operation *op, const RegionFlow &flow) {
  for (const RegionJoin &join : flow.joins) {
    InFlightDiagnostic remark = op->emitRemark();
    llvm::interleave(
        join.sources, [&](OpOperand *source) { remark << describe(*source); },
        [&] { remark << ", "; });
    remark << " -> ";
    llvm::interleave(
        join.inputs, [&](Value input) { remark << describe(input); },
        [&] { remark << ", "; });
  }
  for (OpOperand *decider : flow.opDeciders)
    op->emitRemark() << describe(*decider) << " decides before";
  for (OpOperand *decider : flow.terminatorDeciders)
    op->emitRemark() << describe(*decider) << " decides after";
  for (BlockArgument own : flow.own)
    op->emitRemark() << describe(own) << " is of its own making";
}

namespace {
struct TestRegionFlow final : PassWrapper<TestRegionFlow, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestRegionFlow)

  StringRef getArgument() const final { return "test-print-region-flow"; }
  StringRef getDescription() const final {
    return "Tell which values meet in the regions of an op";
  }

  void runOnOperation() override {
    getOperation()->walk([](Operation *op) {
      if (op->getNumRegions() == 0 || isa<ModuleOp, FunctionOpInterface>(op))
        return;
      if (std::optional<RegionFlow> flow = RegionFlow::get(op))
        tell(op, *flow);
      else
        op->emitRemark() << "no flow is known";
    });
  }
};
} // namespace

void test::registerTestRegionFlow() { PassRegistration<TestRegionFlow>(); }
