//===- ModuleFuzzer.cpp - libFuzzer target: read our own modules ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What tools do with bytecode and text that need no import: they are checked,
// then MLIR's readers have them, and verifiers what those made.
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

enum class Format { MPBytecode, MPText };
static constexpr bool readsBytecode =
    Format::MP_FUZZ_FORMAT == Format::MPBytecode;

// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer's name
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  StringRef bytes(reinterpret_cast<const char *>(data), size);
  // Other formats are the business of other targets.
  if (bytes.starts_with("ML\xEFR") != readsBytecode ||
      mp::detectFormat(bytes) != mp::FileFormat::MLIR)
    return -1;
  keepInput(data, size);
  static const DialectRegistry registry = [] {
    DialectRegistry all;
    mp::registerAllDialects(all);
    return all;
  }();
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  ScopedDiagnosticHandler quiet(&context, [](Diagnostic &) {});
  if (failed(readsBytecode ? mp::checkBytecode(&context, bytes, "input")
                           : mp::checkText(&context, bytes, "input")))
    return 0;
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(llvm::MemoryBuffer::getMemBufferCopy(bytes),
                             SMLoc());
  (void)parseSourceFile<ModuleOp>(sources, &context);
  return 0;
}
