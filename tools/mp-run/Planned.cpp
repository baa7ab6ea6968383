//===- Planned.cpp - A step as its plan -----------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Planned.h"

#include "mlir/Pass/PassManager.h"
#include "mp/Dialect/MP/Utils/EntryFunction.h"
#include "mp/Pipelines/Pipelines.h"

using namespace mlir;
using namespace mlir::mp;

bool mp::run::holdsPlan(ModuleOp module) {
  return !module.getOps<mprt::PlanOp>().empty() &&
         !module.lookupSymbol(EntryFunction::symbol);
}

LogicalResult mp::run::planStep(ModuleOp module) {
  PassManager passes(module.getContext());
  buildToPlanPipeline(passes);
  return passes.run(module);
}
