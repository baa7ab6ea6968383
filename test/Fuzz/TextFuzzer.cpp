//===- TextFuzzer.cpp - libFuzzer target: read our own text ---------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What tools do with text that needs no import: it is scanned, then MLIR's
// parser has it, and our dialects parse and verify their ops.
//
//===----------------------------------------------------------------------===//

#include "KeepInput.h"
#include "mp/Import/Import.h"
#include "mp/InitAll.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;

// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer's name
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  StringRef text(reinterpret_cast<const char *>(data), size);
  // Other formats are the business of other targets.
  if (text.starts_with("ML\xEFR") ||
      mp::detectFormat(text) != mp::FileFormat::MLIR)
    return -1;
  keepInput(data, size);
  static const DialectRegistry registry = [] {
    DialectRegistry all;
    mp::registerAllDialects(all);
    return all;
  }();
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  ScopedDiagnosticHandler quiet(&context, [](Diagnostic &) {});
  if (failed(mp::checkText(&context, text, "input")))
    return 0;
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(llvm::MemoryBuffer::getMemBufferCopy(text),
                             SMLoc());
  (void)parseSourceFile<ModuleOp>(sources, &context);
  return 0;
}
