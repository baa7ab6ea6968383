//===- StoredWide.cpp - What has to be f32 in memory, and why -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StoredWide.h"

#include "mp/Analysis/Cost/StepParts.h"
#include "mp/Analysis/Origin/CarriedValues.h"

using namespace mlir;
using namespace mlir::mp;

DenseMap<Operation *, std::string>
mp::findSavedWide(FunctionOpInterface function, const PlannedTypes &plan) {
  DenseMap<Operation *, std::string> reasons;
  const MemoryGraph *memory = plan.getMemory();
  if (!memory)
    return reasons;
  CarriedValues carried(function);
  for (OpResult result : findActivationsToSave(function, *memory)) {
    std::optional<CarriedValues::ValueId> id = carried.find(result);
    if (id && carried.getAll()[*id].isStack())
      result = carried.getAll()[*id].updates.front()->getResult(0);
    if (std::string reason = plan.explainWide(result); !reason.empty())
      reasons.try_emplace(result.getOwner(), std::move(reason));
  }
  return reasons;
}

DenseMap<Operation *, std::string>
mp::findStoredWide(const FunctionPrecision &graph, const PlannedTypes &plan) {
  DenseMap<Operation *, std::string> reasons;
  for (Operation *op : llvm::drop_begin(graph.getOps()))
    for (OpResult result : op->getResults())
      if (std::string reason = plan.explainWide(result); !reason.empty())
        reasons.try_emplace(op, std::move(reason));
  return reasons;
}
