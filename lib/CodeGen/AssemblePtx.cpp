//===- AssemblePtx.cpp - PTX to machine code ------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AssemblePtx.h"

#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::mp;

static llvm::Error fail(const Twine &why) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), why);
}

static std::string readWhole(StringRef path) {
  auto file = llvm::MemoryBuffer::getFile(path);
  return file ? (*file)->getBuffer().str() : std::string();
}

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
  SmallString<128> folder;
  if (std::error_code error =
          llvm::sys::fs::createUniqueDirectory("mp-ptxas", folder))
    return fail("no temporary folder: " + error.message());
  auto remove = llvm::scope_exit([&] {
    std::error_code ignored =
        llvm::sys::fs::remove_directories(folder, /*IgnoreErrors=*/true);
    (void)ignored;
  });
  std::string source = (folder + "/step.ptx").str(),
              result = (folder + "/step.cubin").str(),
              said = (folder + "/said").str();
  if (llvm::Error error = llvm::writeToOutput(
          source, [&](llvm::raw_ostream &stream) -> llvm::Error {
            stream << ptx;
            return llvm::Error::success();
          }))
    return error;
  std::string target = ("-arch=" + chip).str();
  StringRef arguments[] = {*program, target, source, "-o", result};
  std::optional<StringRef> streams[] = {StringRef(), StringRef(said),
                                        StringRef(said)};
  std::string error;
  int code = llvm::sys::ExecuteAndWait(*program, arguments, std::nullopt,
                                       streams, /*SecondsToWait=*/600,
                                       /*MemoryLimit=*/0, &error);
  if (code < 0)
    return fail(*program + ": " + error);
  std::string cubin = readWhole(result);
  if (code != 0 || cubin.empty())
    return fail(*program + ": " + firstLine(readWhole(said), source));
  return cubin;
}
