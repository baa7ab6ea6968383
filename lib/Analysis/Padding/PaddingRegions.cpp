//===- PaddingRegions.cpp - What is padded together -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A union of dimensions of values, by the ops that have one as another. Bodies
// of loops and branches are looked into, and not through: what they carry is
// padded inside of them.
//
//===----------------------------------------------------------------------===//

#include "PaddingRegions.h"

#include "mp/Analysis/Fusion/CallOrder.h"

#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::mp;

static ArrayRef<int64_t> shapeOf(Value value) {
  return cast<RankedTensorType>(value.getType()).getShape();
}

/// Calls `visit` with each place in which a dimension that grows lies.
static void
forEachPlace(const OpPadding &plan, const DimPadding &d,
             llvm::function_ref<void(std::pair<Value, int64_t>)> visit) {
  for (auto [operand, dim] : d.dim.operands)
    visit({plan.op->getOperand(operand), dim});
  if (d.dim.resultDim)
    visit({plan.op->getResult(0), *d.dim.resultDim});
}

unsigned PaddingRegions::number(Place place) {
  unsigned next = numbers.size();
  auto [entry, isNew] = numbers.try_emplace(place, next);
  if (isNew)
    classes.grow(next + 1);
  return entry->second;
}

void PaddingRegions::join(Place a, Place b) {
  unsigned first = number(a), second = number(b);
  classes.join(first, second);
}

void PaddingRegions::joinThrough(Operation *op) {
  if (isElementwise(op)) {
    for (auto [dim, size] : llvm::enumerate(shapeOf(op->getResult(0))))
      if (grownSizes.contains(size))
        for (Value operand : op->getOperands())
          join({op->getResult(0), dim}, {operand, dim});
    return;
  }
  auto carrier = dyn_cast<PadCarrierOpInterface>(op);
  if (!carrier)
    return;
  for (auto [dim, size] : llvm::enumerate(shapeOf(op->getResult(0))))
    if (grownSizes.contains(size))
      if (std::optional<int64_t> from = carrier.getCarriedDim(dim))
        join({op->getResult(0), dim}, {op->getOperand(0), *from});
}

PaddingRegions::PaddingRegions(Operation *root, ArrayRef<OpPadding> plans) {
  for (const OpPadding &plan : plans)
    for (const DimPadding &d : plan.dims) {
      if (!d.grows())
        continue;
      grownSizes.insert(d.dim.inner);
      auto [operand, dim] = d.dim.operands.front();
      Place first(plan.op->getOperand(operand), dim);
      forEachPlace(plan, d, [&](Place place) { join(first, place); });
    }
  if (!grownSizes.empty())
    root->walk([&](Operation *op) { joinThrough(op); });
}

std::vector<SmallVector<unsigned>>
PaddingRegions::findRegions(ArrayRef<OpPadding> plans) {
  llvm::IntEqClasses regions = classes;
  llvm::DenseMap<Value, unsigned> dims;
  for (const OpPadding &plan : plans) {
    std::optional<unsigned> first;
    for (const DimPadding &d : plan.dims)
      if (d.grows())
        forEachPlace(plan, d, [&](Place place) {
          unsigned own = numbers.at(place);
          if (!first)
            first = own;
          regions.join(*first, own);
          regions.join(dims.try_emplace(place.first, own).first->second, own);
        });
  }
  llvm::MapVector<unsigned, SmallVector<unsigned>> found;
  for (auto [index, plan] : llvm::enumerate(plans))
    for (const DimPadding &d : plan.dims) {
      if (!d.grows())
        continue;
      auto [operand, dim] = d.dim.operands.front();
      unsigned place = numbers.at({plan.op->getOperand(operand), dim});
      found[regions.findLeader(place)].push_back(index);
      break;
    }
  std::vector<SmallVector<unsigned>> result;
  for (auto &[leader, members] : found)
    result.push_back(std::move(members));
  return result;
}
