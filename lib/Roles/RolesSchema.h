//===- RolesSchema.h - The form of a roles file -----------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ROLES_ROLESSCHEMA_H
#define MP_LIB_ROLES_ROLESSCHEMA_H

#include "llvm/Support/JSON.h"

#include <optional>
#include <string>

namespace mlir::mp {

/// What is wrong with the keys of a roles file and the kinds of their values,
/// with the place: "args[3]: unknown key 'rol'; known are ...". Nothing of the
/// step is asked.
std::optional<std::string> findSchemaProblem(const llvm::json::Object &file);

} // namespace mlir::mp

#endif // MP_LIB_ROLES_ROLESSCHEMA_H
