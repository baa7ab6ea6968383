//===- CarriedData.h - Data that comes back moved ---------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ROLES_CARRIEDDATA_H
#define MP_LIB_ROLES_CARRIEDDATA_H

#include "RoleFacts.h"

namespace mlir::mp {

/// Arguments that have a next value and of which no name says more, by number.
struct CarriedCandidates {
  /// Float tensors that would be a buffer, or state of an optimizer.
  llvm::BitVector state;
  /// What takes in examples, as running means and memories do.
  llvm::BitVector keepBatch;
  /// What gradients move, and which of that was moved before the loss of others
  /// reads it: an attack, a sample of a model of energies.
  llvm::BitVector trained, movedBefore;
};

/// Which of the candidates are read as examples are, though the step gives a
/// moved value of them: noised images, hidden states, places of bodies. The
/// loss is made of them, not by way of new parameters alone, and a weight
/// multiplies such, or they have as many rows as data and no parameter has
/// their type. `isGiven`: tensors that do not come back and are no data.
llvm::BitVector findCarriedData(const RoleTable &table, const RoleFacts &facts,
                                DegreeGraph::ValueId loss,
                                const CarriedCandidates &candidates,
                                llvm::function_ref<bool(unsigned)> isGiven);

} // namespace mlir::mp

#endif // MP_LIB_ROLES_CARRIEDDATA_H
