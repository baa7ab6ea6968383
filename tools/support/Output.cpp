//===- Output.cpp - Write a result without harming the old one ------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Output.h"

#include "mp/Support/Files.h"
#include "mp/Support/Messages.h"

using namespace mlir;
using namespace mlir::mp;

LogicalResult mp::reportUnwritten(StringRef name, llvm::Error error) {
  llvm::errs() << "error: cannot write " << quote(name) << ": "
               << escape(llvm::toString(std::move(error))) << "\n";
  return failure();
}

std::unique_ptr<OutputFile> mp::openOutput(StringRef name) {
  llvm::Expected<std::unique_ptr<OutputFile>> file = OutputFile::open(name);
  if (file)
    return std::move(*file);
  (void)reportUnwritten(name, file.takeError());
  return nullptr;
}

LogicalResult
mp::writeOutput(StringRef name,
                llvm::function_ref<LogicalResult(raw_ostream &)> write) {
  std::unique_ptr<OutputFile> file = openOutput(name);
  if (!file || failed(write(file->stream())))
    return failure();
  llvm::Error error = file->keep();
  return error ? reportUnwritten(name, std::move(error)) : success();
}
