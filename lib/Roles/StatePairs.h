//===- StatePairs.h - Which result is the next value ------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ROLES_STATEPAIRS_H
#define MP_LIB_ROLES_STATEPAIRS_H

#include "RoleFacts.h"

namespace mlir::mp {

/// Pairs arguments with the results that are their next values: by the way from
/// one to the other, by siblings that have a pair, and integers and what is
/// narrower than f32 by type and order. Returns the arguments whose next value
/// is the average of copies (pairCopiedState).
llvm::BitVector pairState(RoleTable &table, const RoleFacts &facts);

/// Whether the next value of an argument is that of a parameter as the step got
/// it, or of another such argument, or else its own old value, as the step
/// chooses: a snapshot.
bool isSnapshot(const RoleTable &table, const RoleFacts &facts,
                unsigned argument, const llvm::BitVector &isParameter);

/// Whether a next value is made, affine steps aside, of the forward pass alone:
/// running statistics. `onData`: what the batch makes; `forward`: what the loss
/// is made of.
bool isStatistic(const RoleFacts &facts, DegreeGraph::ValueId next,
                 const llvm::BitVector &onData, const llvm::BitVector &forward);

} // namespace mlir::mp

#endif // MP_LIB_ROLES_STATEPAIRS_H
