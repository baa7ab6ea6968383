//===- AssemblePtx.cpp - PTX to machine code ------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AssemblePtx.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

#include <sys/mman.h>
#include <unistd.h>

using namespace mlir;
using namespace mlir::mp;

static llvm::Error fail(const Twine &why) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), why);
}

namespace {
/// A file in memory, which whoever is killed cannot leave behind. The program
/// that is run inherits it.
class NamelessFile {
public:
  explicit NamelessFile(const char *label)
      : descriptor(::memfd_create(label, /*flags=*/0)) {}
  ~NamelessFile() {
    if (isOpen())
      ::close(descriptor);
  }
  NamelessFile(const NamelessFile &) = delete;
  NamelessFile &operator=(const NamelessFile &) = delete;

  bool isOpen() const { return descriptor >= 0; }
  /// What this process and the program open it by.
  std::string path() const {
    return "/proc/self/fd/" + std::to_string(descriptor);
  }
  std::string read() const {
    auto file = llvm::MemoryBuffer::getOpenFile(
        llvm::sys::fs::convertFDToNativeFile(descriptor), path(),
        /*FileSize=*/-1);
    return file ? (*file)->getBuffer().str() : std::string();
  }
  bool write(StringRef text) {
    llvm::raw_fd_ostream stream(descriptor, /*shouldClose=*/false);
    stream << text;
    stream.flush();
    bool isWritten = !stream.has_error();
    stream.clear_error();
    return isWritten;
  }

private:
  int descriptor;
};
} // namespace

/// The first line of what a program said, without where its files were.
static std::string firstLine(StringRef said, StringRef file) {
  std::string line = said.ltrim().split('\n').first.rtrim().str();
  if (size_t place = line.find(file.str()); place != std::string::npos)
    line.replace(place, file.size(), "the PTX");
  return line.empty() ? "it said nothing" : line.substr(0, 500);
}

llvm::Expected<std::string> mp::assemblePtx(StringRef ptx, StringRef chip,
                                            StringRef ptxas) {
  llvm::ErrorOr<std::string> program = llvm::sys::findProgramByName(ptxas);
  if (!program || !llvm::sys::fs::can_execute(*program))
    return fail("there is no program '" + ptxas + "'");
  NamelessFile source("step.ptx"), result("step.cubin"), said("said");
  if (!source.isOpen() || !result.isOpen() || !said.isOpen() ||
      !source.write(ptx))
    return fail("no memory for the PTX");
  std::string target = ("-arch=" + chip).str();
  std::string from = source.path(), to = result.path(), words = said.path();
  StringRef arguments[] = {*program, target, from, "-o", to};
  std::optional<StringRef> streams[] = {StringRef(), StringRef(words),
                                        StringRef(words)};
  std::string error;
  int code = llvm::sys::ExecuteAndWait(*program, arguments, std::nullopt,
                                       streams, /*SecondsToWait=*/600,
                                       /*MemoryLimit=*/0, &error);
  if (code < 0)
    return fail(*program + ": " + error);
  std::string cubin = result.read();
  if (code != 0 || cubin.empty())
    return fail(*program + ": " + firstLine(said.read(), from));
  return cubin;
}
