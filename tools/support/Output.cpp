//===- Output.cpp - Write a result without harming the old one ------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Output.h"

#include "llvm/Support/Error.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::mp;

static LogicalResult report(StringRef name, const Twine &message) {
  llvm::errs() << "error: cannot write '" << name << "': " << message << "\n";
  return failure();
}

/// Streams that cannot be replaced by a rename: pipes, devices, stdout.
static LogicalResult
writeInPlace(StringRef name,
             llvm::function_ref<LogicalResult(raw_ostream &)> write) {
  std::error_code error;
  llvm::raw_fd_ostream stream(name, error);
  if (error)
    return report(name, error.message());
  LogicalResult result = write(stream);
  stream.flush();
  if (std::error_code failed = stream.error()) {
    stream.clear_error();
    return report(name, failed.message());
  }
  return result;
}

LogicalResult
mp::writeOutput(StringRef name,
                llvm::function_ref<LogicalResult(raw_ostream &)> write) {
  llvm::sys::fs::file_status status;
  bool exists = !llvm::sys::fs::status(name, status);
  if (name == "-" || (exists && !llvm::sys::fs::is_regular_file(status)))
    return writeInPlace(name, write);
  bool wrote = true;
  llvm::Error error =
      llvm::writeToOutput(name, [&](raw_ostream &stream) -> llvm::Error {
        wrote = succeeded(write(stream));
        return wrote ? llvm::Error::success()
                     : llvm::createStringError("nothing to write");
      });
  if (!error)
    return success();
  std::string message = llvm::toString(std::move(error));
  return wrote ? report(name, message) : failure();
}
