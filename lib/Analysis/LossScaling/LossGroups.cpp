//===- LossGroups.cpp - Losses that can have scales of their own ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A factor goes from its seed to the places where it is taken out, and not
// further. Seeds that meet at such a place have one scale, and so have those of
// one loss whose gradients do not meet.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/LossScaling/LossGroups.h"

#include "LossTies.h"

using namespace mlir::mp;
using Use = DegreeGraph::Use;
using ValueId = DegreeGraph::ValueId;

namespace {
/// The seeds of a plan, and the places where each is taken out: first values,
/// then uses, as the plan lists them.
class Reach {
public:
  Reach(const DegreeGraph &graph, const LossScalePlaces &plan)
      : graph(graph), plan(plan) {
    for (auto [index, value] : llvm::enumerate(plan.unscaleValues))
      values[value] = index;
    for (auto [index, use] : llvm::enumerate(plan.unscaleUses))
      uses[use] = plan.unscaleValues.size() + index;
  }

  size_t getNumPlaces() const { return PlaceNumbers(plan).getNumEnds(); }
  llvm::BitVector find(size_t seed) const;

private:
  const DegreeGraph &graph;
  const LossScalePlaces &plan;
  std::map<ValueId, size_t> values;
  std::map<Use, size_t> uses;
};
} // namespace

llvm::BitVector Reach::find(size_t seed) const {
  llvm::BitVector found(getNumPlaces()), seen(graph.getValues().size());
  llvm::SmallVector<ValueId> open;
  auto visit = [&](ValueId value) {
    if (seen.test(value))
      return;
    seen.set(value);
    auto place = values.find(value);
    if (place != values.end())
      found.set(place->second);
    else
      open.push_back(value);
  };
  auto pass = [&](Use use) {
    auto place = uses.find(use);
    if (place != uses.end())
      found.set(place->second);
    else
      for (ValueId result : graph.getNode(use.node).results)
        visit(result);
  };
  if (seed < plan.seedValues.size())
    // Of a value that is both, the scaled one is unscaled.
    open.push_back(plan.seedValues[seed]);
  else
    pass(plan.seedUses[seed - plan.seedValues.size()]);
  while (!open.empty())
    for (Use use : graph.getValue(open.pop_back_val()).uses)
      pass(use);
  return found;
}

std::vector<LossScalePlaces>
mlir::mp::groupByLoss(const DegreeGraph &graph, const StepRoles &roles,
                      const LossScalePlaces &plan) {
  Reach reach(graph, plan);
  PlaceNumbers numbers(plan);
  size_t numPlaces = numbers.getNumEnds();
  llvm::IntEqClasses classes(numbers.size());
  for (size_t seed = 0; seed < numbers.getNumSeeds(); ++seed) {
    llvm::BitVector places = reach.find(seed);
    for (unsigned place : places.set_bits())
      classes.join(place, numPlaces + seed);
  }
  tieLosses(graph, roles, numbers, classes);
  classes.compress();
  std::vector<LossScalePlaces> groups(classes.getNumClasses());
  for (auto [index, value] : llvm::enumerate(plan.unscaleValues))
    groups[classes[index]].unscaleValues.push_back(value);
  for (auto [index, use] : llvm::enumerate(plan.unscaleUses))
    groups[classes[plan.unscaleValues.size() + index]].unscaleUses.push_back(
        use);
  for (auto [index, value] : llvm::enumerate(plan.seedValues))
    groups[classes[numPlaces + index]].seedValues.push_back(value);
  for (auto [index, use] : llvm::enumerate(plan.seedUses))
    groups[classes[numPlaces + plan.seedValues.size() + index]]
        .seedUses.push_back(use);
  for (const LossScalePlaces &group : groups) {
    bool isWhole = !(group.seedUses.empty() && group.seedValues.empty()) &&
                   !(group.unscaleUses.empty() && group.unscaleValues.empty());
    DegreeShifts shifts = group.getShifts();
    if (!isWhole ||
        !findVariantExits(graph, computeDegrees(graph, shifts), shifts).empty())
      return {plan};
  }
  return groups;
}

llvm::BitVector
mlir::mp::getDependentsOfGradients(const DegreeGraph &graph,
                                   const LossScalePlaces &places) {
  llvm::SmallVector<ValueId> starts(places.unscaleValues);
  for (Use use : places.unscaleUses)
    llvm::append_range(starts, graph.getNode(use.node).results);
  return graph.getDependents(starts);
}
