//===- PlanFrontier.cpp - Bytes of plans against their risk ---------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// At a price per assumed value the cheapest plan is a minimum cut, and over all
// prices these are the corners of a convex curve: between two of them lies
// another only if it is cheaper at the price at which they cost the same.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Precision/PlanFrontier.h"

#include "../Storage/StorageModel.h"
#include "mp/Support/Sizes.h"

using namespace mlir;
using namespace mlir::mp;

namespace {
class FrontierSearch {
public:
  FrontierSearch(const FunctionPrecision &function, PolicyAttr policy)
      : memory(function.getFunction(), policy.getFusion()),
        state(findStateValues(function.getFunction())),
        ranges(
            findStorageRanges(function.getFunction(), state, policy.getType())),
        trust(function, state, ranges, policy.getType(), policy.getLevel()),
        model(function, memory, trust, policy, StoragePrices::withoutAssumed()),
        bytes(function, memory, trust, policy, StoragePrices::onlyBytes()) {}

  PlanFrontier find(unsigned most);

private:
  using Variable = BinaryEnergy::Variable;

  bool isAssumed(Value stored) const {
    return trust.get(stored) > Trust::Profiled;
  }
  std::optional<FrontierPoint> cut(int64_t price) const;
  std::optional<FrontierPoint> cutBetween(const FrontierPoint &left,
                                          const FrontierPoint &right) const;

  MemoryGraph memory;
  StateValues state;
  RangeAnalysis ranges;
  ValueTrust trust;
  /// With the planner's prices, and with those of bytes alone. Both have the
  /// same variables.
  StorageModel model, bytes;
};
} // namespace

std::optional<FrontierPoint> FrontierSearch::cut(int64_t price) const {
  BinaryEnergy energy = model.getEnergy();
  for (auto [stored, copy] : model.getCopies())
    if (isAssumed(stored))
      energy.addCost(copy, Side::Narrow, price);
  auto solved = energy.solve();
  auto *solution = std::get_if<BinaryEnergy::Solution>(&solved);
  if (!solution)
    return std::nullopt;
  FrontierPoint point;
  point.price = price;
  point.energy = model.getEnergy().countCosts(solution->wide);
  point.bytes = bytes.getEnergy().countCosts(solution->wide);
  for (auto [stored, copy] : model.getCopies()) {
    if ((*solution)[copy] != Side::Narrow)
      continue;
    ++point.narrow;
    point.assumed += isAssumed(stored);
  }
  return point;
}

/// The plan at the price at which two cost the same, if it is a third.
std::optional<FrontierPoint>
FrontierSearch::cutBetween(const FrontierPoint &left,
                           const FrontierPoint &right) const {
  if (left.assumed <= right.assumed + 1)
    return std::nullopt;
  int64_t price = (right.energy - left.energy) / (left.assumed - right.assumed);
  std::optional<FrontierPoint> point = cut(price);
  bool isThird =
      point && point->assumed < left.assumed && point->assumed > right.assumed;
  return isThird ? point : std::nullopt;
}

/// The price from which on a plan is cheaper than its neighbour.
static int64_t findPrice(const FrontierPoint &left,
                         const FrontierPoint &right) {
  int64_t saved = left.assumed - right.assumed;
  return (right.energy - left.energy + saved - 1) / saved;
}

PlanFrontier FrontierSearch::find(unsigned most) {
  PlanFrontier frontier;
  frontier.values = model.getCopies().size();
  frontier.wideBytes = bytes.getEnergy().countCosts(
      llvm::BitVector(bytes.getEnergy().size(), true));
  std::optional<FrontierPoint> first = cut(0);
  if (!first)
    return frontier;
  frontier.points.push_back(*first);
  std::optional<FrontierPoint> last =
      cut(saturatingAdd(saturatingMultiply(frontier.wideBytes, 2), 1 << 20));
  if (last->assumed == first->assumed)
    return frontier;
  frontier.points.push_back(*last);
  // Level by level, so that a limit leaves points everywhere.
  for (bool found = true; found && frontier.points.size() < most;) {
    found = false;
    std::vector<FrontierPoint> refined = {frontier.points.front()};
    for (unsigned i = 1; i < frontier.points.size(); ++i) {
      unsigned left = frontier.points.size() - i;
      std::optional<FrontierPoint> between;
      if (refined.size() + left < most)
        between = cutBetween(frontier.points[i - 1], frontier.points[i]);
      if (between)
        refined.push_back(*between);
      found |= between.has_value();
      refined.push_back(frontier.points[i]);
    }
    frontier.points = std::move(refined);
  }
  for (unsigned i = 1; i < frontier.points.size(); ++i)
    frontier.points[i].price =
        findPrice(frontier.points[i - 1], frontier.points[i]);
  return frontier;
}

PlanFrontier mp::findPlanFrontier(const FunctionPrecision &function,
                                  PolicyAttr policy, unsigned most) {
  return FrontierSearch(function, policy).find(most);
}
