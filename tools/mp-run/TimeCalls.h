//===- TimeCalls.h - What the calls of a step take --------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TOOLS_MP_RUN_TIMECALLS_H
#define MP_TOOLS_MP_RUN_TIMECALLS_H

#include "Session.h"

namespace mlir::mp::run {

/// Prints the calls of one step of a session that runs on a GPU, those of one
/// name together and the longest first: time, bytes and their rate. Behind them
/// what a whole step takes as one graph.
llvm::Error printCallTimes(const Session &session);

} // namespace mlir::mp::run

#endif // MP_TOOLS_MP_RUN_TIMECALLS_H
