//===- TestDegrees.cpp - Tell the degree of each value in a factor --------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `test.shift = n` on an op or an argument of @main multiplies its values by
// S^n. Values that do not change with S are passed over in silence.
//
//===----------------------------------------------------------------------===//

#include "TestPasses.h"
#include "mlir/Pass/Pass.h"
#include "mp/Analysis/LossScaling/LossScalePlan.h"
#include "mp/Analysis/LossScaling/StepGraph.h"

using namespace mlir;
using namespace mlir::mp;

static constexpr llvm::StringLiteral shiftName = "test.shift";

static DegreeShifts collectShifts(EntryFunction main, const StepGraph &step) {
  DegreeShifts shifts;
  auto shift = [&](Attribute power, ValueRange values) {
    if (auto number = dyn_cast_if_present<IntegerAttr>(power))
      for (Value value : values)
        shifts.values[step.getId(value)] = static_cast<int>(number.getInt());
  };
  func::FuncOp function = main.getFunction();
  for (unsigned index = 0; index < main.getNumArguments(); ++index)
    shift(function.getArgAttr(index, shiftName), main.getArgument(index));
  function->walk(
      [&](Operation *op) { shift(op->getAttr(shiftName), op->getResults()); });
  return shifts;
}

namespace {
struct TestDegrees final : PassWrapper<TestDegrees, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestDegrees)

  StringRef getArgument() const final { return "test-print-degrees"; }
  StringRef getDescription() const final {
    return "Tell the degree of each value in a factor";
  }

  void runOnOperation() override {
    FailureOr<EntryFunction> main = EntryFunction::find(getOperation());
    if (failed(main))
      return signalPassFailure();
    StepGraph step(*main);
    const DegreeGraph &graph = step.getGraph();
    DegreeShifts shifts = collectShifts(*main, step);
    std::vector<Degree> degrees = computeDegrees(graph, shifts);
    for (auto [id, degree] : llvm::enumerate(degrees))
      if (degree != Degree::of(0))
        emitRemark(step.getValue(id).getLoc())
            << "degree " << degree.str() << " in S";
    for (DegreeGraph::Use use : findVariantExits(graph, degrees, shifts))
      step.getOp(use.node)->emitRemark()
          << "operand " << step.getUse(use).getOperandNumber()
          << " ends or decides the step with degree "
          << degrees[graph.getOperand(use)].str() << " in S";
  }
};
} // namespace

void test::registerTestDegrees() { PassRegistration<TestDegrees>(); }
