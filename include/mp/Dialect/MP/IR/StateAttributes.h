//===- StateAttributes.h - Names of what says how state goes on -*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MP_IR_STATEATTRIBUTES_H
#define MP_DIALECT_MP_IR_STATEATTRIBUTES_H

#include "llvm/ADT/StringRef.h"

namespace mlir::mp::attr {

/// On the entry function, a dictionary: by its name each state that the author
/// of the step does not carry on from itself, and a list of the names of the
/// states in whose place it comes, as a memory of what others were.
inline constexpr llvm::StringLiteral takenFrom = "mp.taken_from";

} // namespace mlir::mp::attr

#endif // MP_DIALECT_MP_IR_STATEATTRIBUTES_H
