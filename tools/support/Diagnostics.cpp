//===- Diagnostics.cpp - How tools print errors ---------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/Diagnostics.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/MLIRContext.h"
#include "mp/Support/Messages.h"
#include "llvm/Support/VirtualFileSystem.h"
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
    stream << escape(place.getFilename().getValue()) << ":" << place.getLine()
           << ":" << place.getColumn() << ": ";
  else
    stream << escape(file) << ": ";
  stream << getWord(diagnostic.getSeverity()) << ": ";
  if (auto name = loc->findInstanceOf<NameLoc>(); name && !place)
    stream << "at \"" << escape(name.getName()) << "\": ";
  stream << diagnostic << "\n";
}

void mp::printWithoutSource(const Diagnostic &diagnostic, StringRef file,
                            raw_ostream &stream) {
  std::string text;
  llvm::raw_string_ostream all(text);
  printOne(diagnostic, file, all);
  for (const Diagnostic &note : diagnostic.getNotes())
    printOne(note, file, all);
  stream << makePlain(text);
}

PlainSourceHandler::PlainSourceHandler(llvm::SourceMgr &sources,
                                       MLIRContext *context,
                                       raw_ostream &stream)
    : SourceMgrDiagnosticHandler(sources, context, textStream) {
  // A location of a stranger's names any file: none is opened to show a line.
  sources.setVirtualFileSystem(
      llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>());
  setHandler([this, &stream](Diagnostic &diagnostic) {
    emitDiagnostic(diagnostic);
    stream << makePlain(text);
    text.clear();
  });
}

LogicalResult mp::printPlaceless(const Diagnostic &diagnostic, StringRef file,
                                 raw_ostream &stream) {
  if (diagnostic.getLocation()->findInstanceOf<FileLineColLoc>())
    return failure();
  printWithoutSource(diagnostic, file, stream);
  return success();
}

static llvm::SourceMgr &withText(llvm::SourceMgr &sources,
                                 const llvm::MemoryBuffer *text) {
  if (text)
    sources.AddNewSourceBuffer(
        llvm::MemoryBuffer::getMemBuffer(text->getMemBufferRef(),
                                         /*RequiresNullTerminator=*/false),
        SMLoc());
  return sources;
}

DiagnosticPrinter::DiagnosticPrinter(MLIRContext &context, StringRef file,
                                     const llvm::MemoryBuffer *text)
    : withPlace(withText(sources, text), &context),
      placeless(&context, [name = file.str()](Diagnostic &diagnostic) {
        return printPlaceless(diagnostic, name, llvm::errs());
      }) {
  context.printOpOnDiagnostic(false);
}
