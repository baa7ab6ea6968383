//===- ShiftedState.h - State of the steps before ---------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ROLES_SHIFTEDSTATE_H
#define MP_LIB_ROLES_SHIFTEDSTATE_H

#include "RoleFacts.h"

namespace mlir::mp {

/// A result that is affine in an argument of its type.
struct AffineEdge {
  unsigned ops, distance, argument, result;

  bool operator<(const AffineEdge &other) const {
    return std::tie(ops, distance, argument, result) <
           std::tie(other.ops, other.distance, other.argument, other.result);
  }
};

/// All of those, sorted, of arguments and results that are not paired.
struct AffineEdges {
  SmallVector<AffineEdge> edges;
  /// The values that are made of what comes back nowhere, as the batch does.
  llvm::BitVector varying;
};
AffineEdges findAffineEdges(const RoleTable &table, const RoleFacts &facts);

/// Pairs results that are arguments as they came with what keeps the values of
/// steps before: the place of one argument among the results is that of the
/// other, or they bear the same names. `edges`: all there are, sorted;
/// `varying`: what the batch makes. Returns the results that are arguments as
/// they came, but are next values only of what has none otherwise: what a step
/// moves, it may return to be seen.
llvm::BitVector pairShiftedState(RoleTable &table, const RoleFacts &facts,
                                 ArrayRef<AffineEdge> edges,
                                 const llvm::BitVector &varying);

} // namespace mlir::mp

#endif // MP_LIB_ROLES_SHIFTEDSTATE_H
