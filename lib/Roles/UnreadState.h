//===- UnreadState.h - Parameters that no loss reads ------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ROLES_UNREADSTATE_H
#define MP_LIB_ROLES_UNREADSTATE_H

#include "RoleFacts.h"

namespace mlir::mp {

/// Adds to `parameters` those among `candidates`, state that is moved, that the
/// loss that the step returns is not made of: a step may train several
/// networks, each by a loss of its own, and return one of the losses, or none.
/// A product of matrices reads such a weight, a later one what that product has
/// read, to make the gradient that moves the weight; what belongs to it, such
/// as a bias, changes by itself, and the weight with it. What an optimizer
/// keeps does neither.
///
/// Takes away first what the loss is made of by way of next values alone, and
/// that moves a parameter, or is an average of one: a step may return the loss
/// of what it has made. Returns these. Where the step is given no data, takes
/// away as well what it makes without a backward pass beside what it makes with
/// one: what a game moves.
llvm::BitVector reviewParameters(const RoleTable &table, const RoleFacts &facts,
                                 std::optional<unsigned> loss,
                                 llvm::BitVector candidates,
                                 SmallVectorImpl<unsigned> &parameters);

} // namespace mlir::mp

#endif // MP_LIB_ROLES_UNREADSTATE_H
