//===- PlanPeak.cpp - What waits in memory while a plan runs --------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlanPeak.h"

using namespace mlir;
using namespace mlir::mp;

int64_t mp::findPeak(const FusionGraph &graph, const FusionPlan &plan) {
  size_t steps = plan.steps.size();
  std::vector<size_t> last(graph.size(), 0);
  for (auto [number, step] : llvm::enumerate(plan.steps)) {
    ArrayRef<unsigned> members = step.node;
    if (step.group >= 0)
      members = plan.groups[step.group].members;
    for (unsigned member : members)
      for (unsigned operand : graph[member].operands)
        last[operand] = number;
  }
  std::vector<int64_t> change(steps + 1, 0);
  for (auto [number, step] : llvm::enumerate(plan.steps)) {
    ArrayRef<unsigned> outputs = step.node;
    if (step.group >= 0)
      outputs = plan.groups[step.group].outputs;
    for (unsigned output : outputs)
      if (!graph[output].pinned && last[output] >= number) {
        change[number] += graph[output].bytes;
        change[last[output] + 1] -= graph[output].bytes;
      }
  }
  int64_t live = 0, peak = 0;
  for (int64_t bytes : change)
    peak = std::max(peak, live += bytes);
  return peak;
}
