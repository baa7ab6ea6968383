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

/// What a base writes to; a base itself, as those are made in order.
struct PlainText {
  std::string text;
  llvm::raw_string_ostream textStream{text};
};

/// Prints diagnostics with the line that each is about, as text that a terminal
/// may show and short whatever the line is. Lines are of the buffers in
/// `sources` and of `file`.
class PlainSourceHandler final : private PlainText,
                                 public SourceMgrDiagnosticHandler {
public:
  PlainSourceHandler(llvm::SourceMgr &sources, MLIRContext *context,
                     raw_ostream &stream = llvm::errs(), StringRef file = "");
};

/// While it lives, no error of a context but the first is told: a damaged file
/// has one thing to say.
class FirstErrorOnly {
public:
  explicit FirstErrorOnly(MLIRContext *context);
  bool hasError() const { return sawError; }

private:
  bool sawError = false;
  ScopedDiagnosticHandler filter;
};

/// While it lives, prints the diagnostics of a context on stderr in a few lines
/// each: the place and its source line, or the file that is being worked on.
/// The op in generic form, which for a function is all of it, is left out.
class DiagnosticPrinter {
public:
  /// With `text`, which has to live as long, lines of it are shown.
  DiagnosticPrinter(MLIRContext &context, StringRef file,
                    const llvm::MemoryBuffer *text = nullptr);

private:
  llvm::SourceMgr sources;
  PlainSourceHandler withPlace;
  /// Asked first.
  ScopedDiagnosticHandler placeless;
};

} // namespace mlir::mp

#endif // MP_TOOLS_SUPPORT_DIAGNOSTICS_H
