//===- Errors.h - Targets less predictions ----------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ROLES_ERRORS_H
#define MP_LIB_ROLES_ERRORS_H

#include "RoleFacts.h"

namespace mlir::mp {

/// Whether result `r`, which is affine in argument `a`, is no next value of it
/// but the error of a prediction, given by the step beside its loss: sums and
/// differences of argument and predictions, which the loss is made of, too.
/// A sum that an optimizer keeps has a parameter of its type, which moves; a
/// carried state has a part in what it is moved by.
bool isError(const RoleTable &table, const RoleFacts &facts, unsigned a,
             unsigned r);

} // namespace mlir::mp

#endif // MP_LIB_ROLES_ERRORS_H
