//===- State.h - The state that a run leaves --------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TOOLS_MP_RUN_STATE_H
#define MP_TOOLS_MP_RUN_STATE_H

#include "Session.h"

namespace mlir::mp::run {

/// Writes what the last run of `session` left of parameters and other state to
/// the file `path`, each under the name of its argument: next values, and what
/// frozen parameters and buffers are. Of working copies only those that `@init`
/// does not make. An error if there is no state.
llvm::Error writeState(StringRef path, const Session &session);

} // namespace mlir::mp::run

#endif // MP_TOOLS_MP_RUN_STATE_H
