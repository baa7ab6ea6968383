//===- ExecutePlan.cpp - The values of a plan -----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A plan runs in its memory, so that it can be compared with the step that it
// was made of. Where its buffers have no place yet, a copy is given some.
//
//===----------------------------------------------------------------------===//

#include "Execute.h"

#include "mlir/Pass/PassManager.h"
#include "mp/Dialect/MP/Utils/EntryFunction.h"
#include "mp/Dialect/MPRT/Transforms/Passes.h"
#include "mp/Execution/PlanProgram.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::random;
using exec::Precision;

bool random::holdsPlan(ModuleOp module) {
  return static_cast<bool>(exec::findPlan(module, EntryFunction::symbol));
}

/// A copy of the module whose buffers have places; null if there are too many
/// bytes.
static OwningOpRef<ModuleOp> placeBuffers(ModuleOp module) {
  OwningOpRef<ModuleOp> placed(module.clone());
  bool isPlaced = true;
  placed->walk([&](mprt::BufferOp buffer) {
    isPlaced &= buffer.getOffset().has_value();
  });
  PassManager passes(module.getContext());
  passes.addNestedPass<mprt::PlanOp>(createPlanMemory());
  if (!isPlaced && failed(passes.run(*placed)))
    return {};
  return placed;
}

std::optional<Values> random::executePlan(ModuleOp module) {
  // Of what is said, the first is what a run is blamed for.
  std::string said;
  ScopedDiagnosticHandler handler(module.getContext(), [&](Diagnostic &error) {
    if (said.empty())
      said = error.str();
    return success();
  });
  OwningOpRef<ModuleOp> placed = placeBuffers(module);
  if (!placed)
    return std::nullopt;
  FailureOr<OwningOpRef<ModuleOp>> declarations = exec::declarePlans(*placed);
  if (failed(declarations))
    return std::nullopt;
  FailureOr<EntryFunction> main = EntryFunction::find(**declarations);
  exec::ProgramOptions options;
  options.memoryLimit = int64_t(1) << 30;
  auto compile = [&](func::FuncOp function) {
    return exec::compilePlan(exec::findPlan(*placed, function.getName()),
                             function, options);
  };
  if (failed(main))
    return std::nullopt;
  auto program = compile(main->getFunction());
  exec::InputSources sources;
  sources.fill = 1;
  llvm::Expected<exec::StepInputs> inputs =
      exec::StepInputs::read(*main, sources, Precision::Native);
  llvm::Error problem = inputs ? inputs->complete(compile) : inputs.takeError();
  if (problem || failed(program)) {
    llvm::consumeError(std::move(problem));
    return std::nullopt;
  }
  said.clear();
  std::optional<Values> values = run(**program, *main, *inputs);
  if (values && (*program)->hasFailed())
    values->fault = said;
  return values;
}
