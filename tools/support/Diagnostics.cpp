//===- Diagnostics.cpp - How tools print errors ---------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/Diagnostics.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/MLIRContext.h"
#include "mp/Support/Files.h"
#include "mp/Support/Messages.h"
#include "llvm/Support/VirtualFileSystem.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::mp;

/// Longer names would leave no room for what is said.
static constexpr size_t maxFileName = 1000;
/// Longer lines are not copied, to be cut then.
static constexpr size_t maxShownLine = 65536;

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

/// Whether a line of a message, but for the first, would pass for a message.
static bool looksLikeMessage(StringRef line) {
  return line.contains("error: ") || line.contains("warning: ");
}

/// No message of ours or of MLIR's has such lines: names of a stranger do.
static bool hasForeignLines(const Diagnostic &diagnostic) {
  std::string text = diagnostic.str();
  for (StringRef rest = StringRef(text).split('\n').second; !rest.empty();
       rest = rest.split('\n').second)
    if (looksLikeMessage(rest.split('\n').first))
      return true;
  return false;
}

static std::string joined(const Diagnostic &diagnostic) {
  std::string text = diagnostic.str();
  if (!hasForeignLines(diagnostic))
    return text;
  std::string line;
  for (char c : text)
    line += c == '\n' ? "\\0A" : std::string(1, c);
  return line;
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
  stream << joined(diagnostic) << "\n";
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

namespace {
/// Has the file that a tool works on, and no other.
class OneFile final : public llvm::vfs::ProxyFileSystem {
public:
  explicit OneFile(StringRef file)
      : ProxyFileSystem(llvm::vfs::getRealFileSystem()), file(file.str()) {}

  llvm::ErrorOr<std::unique_ptr<llvm::vfs::File>>
  openFileForRead(const Twine &path) override {
    if (path.str() == file && !file.empty())
      return ProxyFileSystem::openFileForRead(path);
    return std::make_error_code(std::errc::no_such_file_or_directory);
  }

private:
  std::string file;
};
} // namespace

/// Of a place in a buffer that is there already.
static bool hasLongLine(const llvm::SourceMgr &sources, FileLineColLoc place) {
  for (unsigned id = 1; place && id <= sources.getNumBuffers(); ++id) {
    const llvm::MemoryBuffer &buffer = *sources.getMemoryBuffer(id);
    if (buffer.getBufferIdentifier() != place.getFilename().getValue())
      continue;
    StringRef rest = buffer.getBuffer();
    for (unsigned line = 1; line < place.getLine() && !rest.empty(); ++line)
      rest = rest.split('\n').second;
    return rest.take_front(maxShownLine + 1).find('\n') == StringRef::npos &&
           rest.size() > maxShownLine;
  }
  return false;
}

PlainSourceHandler::PlainSourceHandler(llvm::SourceMgr &sources,
                                       MLIRContext *context,
                                       raw_ostream &stream, StringRef file)
    : SourceMgrDiagnosticHandler(sources, context, textStream) {
  // A location of a stranger's names any file: none is opened to show a line.
  sources.setVirtualFileSystem(llvm::makeIntrusiveRefCnt<OneFile>(file));
  setHandler([this, &sources, &stream](Diagnostic &diagnostic) {
    auto place = diagnostic.getLocation()->findInstanceOf<FileLineColLoc>();
    StringRef name = place ? place.getFilename().getValue() : "";
    // A name that would not come out whole is no place to show a line of.
    if (name.size() > maxFileName || escape(name) != name ||
        hasForeignLines(diagnostic) || hasLongLine(sources, place))
      return printWithoutSource(diagnostic, name, stream);
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

FirstErrorOnly::FirstErrorOnly(MLIRContext *context)
    // Asked before the handler that prints; success means "seen to".
    : filter(context, [this](Diagnostic &diagnostic) {
        bool isError = diagnostic.getSeverity() == DiagnosticSeverity::Error;
        bool isRepeated = isError && sawError;
        sawError |= isError;
        return success(isRepeated);
      }) {}

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
    // What is no file has no second reading.
    : withPlace(withText(sources, text), &context, llvm::errs(),
                text || llvm::errorToBool(checkRegularFile(file)) ? "" : file),
      placeless(&context, [name = file.str()](Diagnostic &diagnostic) {
        return printPlaceless(diagnostic, name, llvm::errs());
      }) {
  context.printOpOnDiagnostic(false);
}
