//===- Diagnostics.cpp - How tools print errors ---------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/Diagnostics.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::mp;

static StringRef getWord(DiagnosticSeverity severity) {
  switch (severity) {
  case DiagnosticSeverity::Note:
    return "note";
  case DiagnosticSeverity::Warning:
    return "warning";
  case DiagnosticSeverity::Error:
    return "error";
  case DiagnosticSeverity::Remark:
    return "remark";
  }
  llvm_unreachable("not a severity");
}

static void printOne(const Diagnostic &diagnostic, StringRef file,
                     raw_ostream &stream) {
  Location loc = diagnostic.getLocation();
  auto place = loc->findInstanceOf<FileLineColLoc>();
  if (place)
    stream << place.getFilename().getValue() << ":" << place.getLine() << ":"
           << place.getColumn() << ": ";
  else
    stream << file << ": ";
  stream << getWord(diagnostic.getSeverity()) << ": ";
  if (auto name = loc->findInstanceOf<NameLoc>(); name && !place)
    stream << "at " << name.getName() << ": ";
  stream << diagnostic << "\n";
}

void mp::printWithoutSource(const Diagnostic &diagnostic, StringRef file,
                            raw_ostream &stream) {
  printOne(diagnostic, file, stream);
  for (const Diagnostic &note : diagnostic.getNotes())
    printOne(note, file, stream);
}

LogicalResult mp::printPlaceless(const Diagnostic &diagnostic, StringRef file,
                                 raw_ostream &stream) {
  if (diagnostic.getLocation()->findInstanceOf<FileLineColLoc>())
    return failure();
  printWithoutSource(diagnostic, file, stream);
  return success();
}

DiagnosticPrinter::DiagnosticPrinter(MLIRContext &context, StringRef file)
    : withPlace(sources, &context),
      placeless(&context, [name = file.str()](Diagnostic &diagnostic) {
        return printPlaceless(diagnostic, name, llvm::errs());
      }) {
  context.printOpOnDiagnostic(false);
}
