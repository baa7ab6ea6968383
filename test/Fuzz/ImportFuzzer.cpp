//===- ImportFuzzer.cpp - libFuzzer target: read and convert a file -------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One target per format. Diagnostics are swallowed; what is looked for is
// anything but a return. run.py says which crashes are known.
//
//===----------------------------------------------------------------------===//

#include "KeepInput.h"
#include "mp/Conversion/StablehloToMP.h"
#include "mp/Import/Import.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"

using namespace mlir;

// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer's name
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  StringRef bytes(reinterpret_cast<const char *>(data), size);
  // Other formats are the business of other targets.
  if (mp::detectFormat(bytes) != mp::FileFormat::MP_FUZZ_FORMAT)
    return -1;
  keepInput(data, size);
  MLIRContext context(MLIRContext::Threading::DISABLED);
  ScopedDiagnosticHandler quiet(&context, [](Diagnostic &) {});
  OwningOpRef<ModuleOp> module = mp::readStablehlo(bytes, "input", &context);
  if (module)
    (void)mp::convertStablehloToMP(*module);
  return 0;
}
