//===- DeviceSums.cpp - What devices make together ------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A sum over devices is one over one dimension more, of which each device has
// one element: its own is among those that are added. What another device has,
// and a permutation brings here, is not.
//
//===----------------------------------------------------------------------===//

#include "Correlations.h"

#include "mp/Interfaces/AlignableOpInterface.h"
#include "mp/Support/Sizes.h"

using namespace mlir;
using namespace mlir::mp;

Value mp::findOwnPart(Value value, const RangeAnalysis &analysis) {
  auto result = dyn_cast<OpResult>(value);
  std::optional<DeviceReduction> all =
      result ? getDeviceReduction(result.getOwner()) : std::nullopt;
  if (!all || !all->isWhole)
    return {};
  Value own = result.getOwner()->getOperand(result.getResultNumber());
  bool isLarger = all->kind == ReduceKind::Max ||
                  (all->kind == ReduceKind::Add && analysis.get(own).low >= 0);
  return isLarger ? own : Value();
}

void mp::skipSameDevices(Spread &sum, Spread &weights) {
  auto find = [](const Spread &spread) {
    auto result = dyn_cast<OpResult>(spread.value);
    std::optional<DeviceReduction> all =
        result ? getDeviceReduction(result.getOwner()) : std::nullopt;
    bool isSum = all && all->kind == ReduceKind::Add && all->isWhole &&
                 all->groups && hasDigits(result);
    return isSum ? std::pair(result, *all->groups)
                 : std::pair(OpResult(), DeviceGroups());
  };
  auto [above, ofSum] = find(sum);
  auto [below, ofWeights] = find(weights);
  if (!above || !below || !ofSum.areWithin(ofWeights) ||
      !ofWeights.areWithin(ofSum))
    return;
  auto skip = [](const Spread &spread, OpResult all) {
    return spread.operand(all.getOwner()->getOperand(all.getResultNumber()))
        .origin();
  };
  sum = skip(sum, above);
  weights = skip(weights, below);
}

void mp::boundWeighted(Operation *product, const DeviceGroups &devices,
                       const RangeAnalysis &analysis, NumberRange &range) {
  if (product->getNumOperands() != 2 || !sumsWithDigits(product))
    return;
  for (unsigned i : {0, 1}) {
    OpOperand &weights = product->getOpOperand(i);
    std::optional<Line> line = Line::of(weights);
    std::optional<Shares> shares =
        line ? findShares(*line, analysis) : std::nullopt;
    if (!shares || !hasDigits(weights.get()) ||
        !devices.areWithin(shares->devices))
      continue;
    const NumberRange &values = analysis.get(product->getOperand(1 - i));
    double most = values.magnitude() * shares->weight;
    limit(range, values.low >= 0 ? 0 : -most, values.high <= 0 ? 0 : most);
  }
}

/// Whether sums over devices, one of the other, have added each part once:
/// groups that overlap count what they share more often.
static bool addsOnce(Value sum, const Reduction &parts) {
  int64_t times = 1;
  Spread at = Spread::of(sum).origin();
  while (at.value != parts.input) {
    auto result = dyn_cast<OpResult>(at.value);
    std::optional<DeviceReduction> step =
        result ? getDeviceReduction(result.getOwner()) : std::nullopt;
    if (!step || step->fewest != step->most)
      return false;
    times = saturatingMultiply(times, step->most);
    at = at.operand(result.getOwner()->getOperand(result.getResultNumber()))
             .origin();
  }
  return times == parts.devices->getLargest() &&
         times == parts.devices->getSmallest();
}

void mp::boundDeviceSum(OpResult sum, const RangeAnalysis &analysis,
                        NumberRange &range) {
  std::optional<DeviceReduction> all = getDeviceReduction(sum.getOwner());
  if (!all || all->kind != ReduceKind::Add || !all->isWhole || !hasDigits(sum))
    return;
  boundShiftedSum(sum, analysis, range);
  Reduction parts = Spread::of(sum).findReduction(ReduceKind::Add);
  if (!parts || !parts.devices || !parts.dims.empty() || !addsOnce(sum, parts))
    return;
  if (auto product = parts.input.getDefiningOp<AlignableOpInterface>())
    boundWeighted(product, *parts.devices, analysis, range);
}
