//===- Output.h - Write a result without harming the old one ----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TOOLS_SUPPORT_OUTPUT_H
#define MP_TOOLS_SUPPORT_OUTPUT_H

#include "mlir/Support/LLVM.h"
#include "mp/Support/Files.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/LogicalResult.h"

namespace mlir::mp {

/// Says on stderr that `name` cannot be written; fails.
LogicalResult reportUnwritten(StringRef name, llvm::Error error);

/// The file to write to, for who has to know that it can before there is a
/// result; null after an error on stderr.
std::unique_ptr<OutputFile> openOutput(StringRef name);

/// Calls `write` with a stream to `name` ("-" is stdout). A regular file is
/// replaced in one step, and only if `write` succeeds; otherwise the old one
/// stays as it was. Reports its own errors on stderr.
LogicalResult
writeOutput(StringRef name,
            llvm::function_ref<LogicalResult(raw_ostream &)> write);

} // namespace mlir::mp

#endif // MP_TOOLS_SUPPORT_OUTPUT_H
