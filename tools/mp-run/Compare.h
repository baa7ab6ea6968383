//===- Compare.h - Comparing results ----------------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TOOLS_MP_RUN_COMPARE_H
#define MP_TOOLS_MP_RUN_COMPARE_H

#include "Session.h"

namespace mlir::mp::run {

/// Compares the results in the program with the arrays `out0`, ... (or by
/// mp.name) of `reference`; prints a line for each and says whether all are
/// within `tolerance`. A result that the file lacks is not compared; a file
/// with none of them is an error.
llvm::Expected<bool> compareWithFile(const Session &session,
                                     const exec::NpzReader &reference,
                                     double tolerance);

/// Runs both steps on the same inputs. Ops of the same name and location are
/// compared in the first step, the results that both have (by name) in the
/// last; a gradient may be off by the loss scale. Prints the first op and the
/// results that are out of bound.
llvm::Expected<bool> compareSessions(Session &session, Session &other,
                                     const Options &options);

} // namespace mlir::mp::run

#endif // MP_TOOLS_MP_RUN_COMPARE_H
