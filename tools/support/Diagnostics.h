//===- Diagnostics.h - How tools print errors -------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TOOLS_SUPPORT_DIAGNOSTICS_H
#define MP_TOOLS_SUPPORT_DIAGNOSTICS_H

#include "mlir/IR/Diagnostics.h"
#include "llvm/Support/SourceMgr.h"

namespace mlir::mp {

/// Prints a diagnostic and its notes, each with its place: `model.py:7:3`, or,
/// where no line is known, the file that is being worked on and the name that
/// the location has, as `step.mlir: error: at "jit(step)/mul": ...`.
void printWithoutSource(const Diagnostic &diagnostic, StringRef file,
                        raw_ostream &stream);

/// The same for a diagnostic that no line is known for. Fails, and prints
/// nothing, where one is.
LogicalResult printPlaceless(const Diagnostic &diagnostic, StringRef file,
                             raw_ostream &stream);

/// While it lives, prints the diagnostics of a context on stderr in a few lines
/// each: the place and its source line, or the file that is being worked on.
/// The op in generic form, which for a function is all of it, is left out.
class DiagnosticPrinter {
public:
  DiagnosticPrinter(MLIRContext &context, StringRef file);

private:
  llvm::SourceMgr sources;
  SourceMgrDiagnosticHandler withPlace;
  /// Asked first.
  ScopedDiagnosticHandler placeless;
};

} // namespace mlir::mp

#endif // MP_TOOLS_SUPPORT_DIAGNOSTICS_H
