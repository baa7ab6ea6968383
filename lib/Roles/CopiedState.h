//===- CopiedState.h - State that is moved in copies ------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ROLES_COPIEDSTATE_H
#define MP_LIB_ROLES_COPIEDSTATE_H

#include "RoleFacts.h"

namespace mlir::mp {

/// Pairs results that are averages of copies of an argument, each moved by a
/// gradient of its own, with the argument: parameters that clients train from
/// one start. The mean of activations over a batch is a sum of copies of a
/// bias as well, but what is added to them is no gradient. Returns the
/// arguments. `varying`: what no factor of state may depend on.
llvm::BitVector pairCopiedState(RoleTable &table, const RoleFacts &facts,
                                const llvm::BitVector &varying);

} // namespace mlir::mp

#endif // MP_LIB_ROLES_COPIEDSTATE_H
