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

#include "mp/Conversion/StablehloToMP.h"
#include "mp/Import/Import.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

using namespace mlir;

/// -max_len of run.py.
static constexpr size_t maxInput = 1 << 16;

/// Leaves the input, its size first, in the file that MP_FUZZ_INPUT names, so
/// that it outlives a process that dies with its heap damaged.
static void keepInput(const uint8_t *data, size_t size) {
  static char *shared = [] {
    const char *path = std::getenv("MP_FUZZ_INPUT");
    int file = path ? open(path, O_RDWR | O_CREAT, 0644) : -1;
    void *map = MAP_FAILED;
    if (file >= 0 && ftruncate(file, sizeof(uint64_t) + maxInput) == 0)
      map = mmap(nullptr, sizeof(uint64_t) + maxInput, PROT_WRITE, MAP_SHARED,
                 file, 0);
    return map == MAP_FAILED ? nullptr : static_cast<char *>(map);
  }();
  if (!shared)
    return;
  uint64_t kept = std::min(size, maxInput);
  std::memcpy(shared, &kept, sizeof(kept));
  if (kept)
    std::memcpy(shared + sizeof(kept), data, kept);
}

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
