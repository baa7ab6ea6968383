//===- GradientReads.cpp - Where gradients are read unrounded -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StorageModel.h"

#include "mp/Analysis/Origin/ValueOrigin.h"

using namespace mlir;
using namespace mlir::mp;

/// Whether a contraction of one type writes the value, in 16 bits.
bool StorageModel::isWrittenNarrow(Value stored) const {
  auto type = moved.find(stored.getDefiningOp());
  NodeId node = type == moved.end() ? FunctionPrecision::opaque
                                    : function.getNode(type->first);
  return node != FunctionPrecision::opaque && function.isContraction(node) &&
         !keptWide.contains(node);
}

/// Whether a contraction reads the value in 16 bits. What is rounded for one on
/// the way to an update, as the gradient of one example is for their sum, is
/// stored so and measured as it is summed.
bool StorageModel::isContractedNarrow(Value stored) const {
  SmallVector<Value, 4> names{stored};
  while (!names.empty())
    for (Operation *user : names.pop_back_val().getUsers()) {
      if (isRenaming(user))
        llvm::append_range(names, user->getResults());
      NodeId node = function.getNode(user);
      if (node != FunctionPrecision::opaque && function.isContraction(node) &&
          rules.mayContract(stored, user))
        return true;
    }
  return false;
}

/// Whether a gradient is to reach the state unrounded.
bool StorageModel::mustReadWide(NodeId node, OpOperand &operand) const {
  const StateValues &state = trust.getState();
  Value stored = MemoryGraph::getStored(operand.get());
  if (isWrittenNarrow(stored))
    return false;
  auto makesAny = [&](const ValueSet &values) {
    return llvm::any_of(function.getOps()[node]->getResults(),
                        [&](Value result) { return values.contains(result); });
  };
  bool isGradient = state.gradients.contains(stored);
  // An activation that a gradient is multiplied by is rounded once, as it is
  // for contractions.
  bool isFactor = !isGradient && makesAny(state.gradients);
  // Eight bits, rounded again on the way, are too few. What a loop fills is no
  // result yet.
  // What is summed is rounded like any other gradient.
  bool beginsUpdate = isGradient && makesAny(state.state) &&
                      !function.getSpec(node).accumulates;
  bool unscales = function.getGraph()[node].takesGradients;
  bool takes = unscales || beginsUpdate ||
               (isCoarse && !isFactor &&
                function.getPin(node) == PinReason::FeedsResults &&
                !updatesCarried(function.getOps()[node]));
  if (unscales && isContractedNarrow(stored))
    return false;
  return gradientsWide && (takes || state.weightGradients.contains(stored));
}
