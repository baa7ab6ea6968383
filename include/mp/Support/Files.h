//===- Files.h - Files of strangers, read and written -----------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All that a tool reads and writes goes through here: nothing is read whole
// before its kind and size are known, and an old output is there, whole, until
// the new one is.
//
//===----------------------------------------------------------------------===//

#ifndef MP_SUPPORT_FILES_H
#define MP_SUPPORT_FILES_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

#include <memory>
#include <string>

namespace mlir::mp {

/// The largest file that holds a graph, and the most that a pipe may bring.
constexpr uint64_t maxGraphBytes = uint64_t(256) << 20;
constexpr uint64_t maxPipeBytes = uint64_t(128) << 20;

/// The bytes of `path` ("-" is the standard input), which are at most `limit`.
/// A folder and a device are refused unread, a pipe where it does not end. The
/// error does not name the file.
llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
readFile(llvm::StringRef path, uint64_t limit = maxGraphBytes);

/// That `path` is a file and no device, folder or pipe, for who opens it by
/// name.
llvm::Error checkRegularFile(llvm::StringRef path);

/// A result on its way to a file. A regular file is replaced in one step by
/// `keep`; until then it is as it was, and what was written has no name, so
/// that whatever ends the process leaves nothing behind. Links are followed,
/// the mode of an old file stays; a device, a pipe and "-", the standard
/// output, are written to as they are.
class OutputFile {
public:
  /// Errors do not name the file, here and below.
  static llvm::Expected<std::unique_ptr<OutputFile>> open(llvm::StringRef path);
  ~OutputFile();

  llvm::raw_ostream &stream() { return *out; }
  /// A name of what is being written, for who wants to open it.
  std::string temporaryName() const;
  /// Has all that was written arrive. Fails, and changes no file, if it cannot.
  llvm::Error keep();

private:
  OutputFile() = default;
  llvm::Error openBeside(llvm::StringRef file, bool exists, unsigned mode);
  llvm::Error rename();

  /// The file to replace, links followed; empty where it is written in place.
  std::string target;
  /// Only where the file system has no files without a name.
  std::string temporary;
  bool isNew = true;
  int descriptor = -1;
  std::unique_ptr<llvm::raw_fd_ostream> owned;
  llvm::raw_fd_ostream *out = nullptr;
};

/// Opens, has `write` write, and keeps what it wrote unless it fails.
llvm::Error
writeFile(llvm::StringRef path,
          llvm::function_ref<llvm::Error(llvm::raw_ostream &)> write);

} // namespace mlir::mp

#endif // MP_SUPPORT_FILES_H
