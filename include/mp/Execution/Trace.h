//===- Trace.h - The calls of a plan as text --------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_EXECUTION_TRACE_H
#define MP_EXECUTION_TRACE_H

#include "mp/Dialect/MPRT/IR/MPRT.h"

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace mlir::mp::exec {

/// Writes one line of JSON for each call of each plan of `module`, in order,
/// as a runtime would make them: a kernel one line a stage. Emits an error and
/// writes nothing if a call breaks a rule of the libraries (LibraryRules.h), if
/// memory has not been planned, or if there is no plan.
///
/// Memory is written as "arena+256", "workspace+0", "argument:w", "result:y"
/// or "constant:0", slots by name and constants by number.
LogicalResult tracePlans(ModuleOp module, llvm::raw_ostream &stream);

} // namespace mlir::mp::exec

#endif // MP_EXECUTION_TRACE_H
