//===- CarriedStorage.cpp - What it costs to hand on 16 bits --------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The part of StorageModel about what loops and branches hand on: all names of
// a carried value, and all that becomes it, have the type of one variable.
//
//===----------------------------------------------------------------------===//

#include "StorageModel.h"

#include "mp/Support/Sizes.h"
#include "mp/Support/ValueMap.h"

using namespace mlir;
using namespace mlir::mp;

std::optional<CarriedValues::ValueId>
StorageModel::findCarried(Value value) const {
  std::optional<CarriedValues::ValueId> id = carried.find(value);
  return id && carriedTypes[*id] ? id : std::nullopt;
}

Value StorageModel::getStored(Value value) const {
  Value stored = MemoryGraph::getStored(value);
  std::optional<CarriedValues::ValueId> id = findCarried(stored);
  return id ? carried.getAll()[*id].names.front() : stored;
}

/// A variable for each that may be narrow. The gradient of a stack of weights
/// is none, which is to reach the state unrounded.
void StorageModel::addCarried(FloatType low) {
  const ValueSet &gradients = trust.getState().weightGradients;
  auto isGradient = [&](Value name) { return gradients.contains(name); };
  auto isFused = [&](Operation *op) { return memory.isFused(op); };
  for (const CarriedValue &value : carried.getAll()) {
    bool isWide = !rules.mayCarry(value, low) ||
                  llvm::any_of(value.updates, isFused) ||
                  (gradientsWide && llvm::any_of(value.names, isGradient));
    carriedTypes.push_back(isWide ? std::nullopt
                                  : std::optional(energy.addVariable()));
  }
}

/// What becomes a carried value has its type.
void StorageModel::addGiven() {
  for (auto [id, value] : llvm::enumerate(carried.getAll())) {
    std::optional<Variable> type = carriedTypes[id];
    for (OpOperand *operand : value.given) {
      if (!type)
        continue;
      addReads(*operand);
      std::optional<Variable> read = getRead(*operand);
      if (read)
        energy.tie({*type, *read});
      if (!read || findName(operand->get(),
                            [&](Value name) { return !rules.mayStore(name); }))
        requireWide(*type);
    }
  }
}

/// Whether the op computes with what the last round of a loop gave, and not as
/// a contraction does, which rounds it anyway: it would be rounded once more in
/// each round.
bool StorageModel::isReadInRounds(NodeId node, OpOperand &operand) const {
  auto id = findCarried(MemoryGraph::getStored(operand.get()));
  if (!id || carried.getAll()[*id].isStack())
    return false;
  return !function.isContraction(node) && !isWrittenToPart(operand) &&
         carried.getAll()[*id].isInRounds(operand.getOwner());
}

bool StorageModel::updatesCarried(Operation *op) const {
  return op->getNumResults() == 1 && findCarried(op->getResult(0));
}

/// Whoever must read f32 must read what was not rounded.
void StorageModel::addCarriedCosts(const Copies &copies, Variable type,
                                   int64_t wide, int64_t narrow) {
  energy.addCost(type, Side::Wide, wide);
  energy.addCost(type, Side::Narrow, narrow);
  energy.forbidPair(/*wide=*/copies.wide, /*narrow=*/type);
  energy.addPairCost(type, copies.narrow,
                     saturatingAdd(wide + narrow, prices.launch));
}
