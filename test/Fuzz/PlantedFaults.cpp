//===- PlantedFaults.cpp - What run.py must see the sanitizers find -------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Stands in for mp-translate: reads a file in a child process, as that does,
// and makes there the mistake that the file names.
//
//===----------------------------------------------------------------------===//

#include "tools/support/Isolation.h"

#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include <limits>
#include <memory>

using namespace mlir;

/// Makes the mistake; its result is something to depend on it.
static int makeMistake(StringRef name) {
  if (name == "read behind the end") {
    // Of a size that is not known when this is compiled.
    auto bytes = std::make_unique<char[]>(name.size());
    return bytes[name.size() + 1];
  }
  int large = name == "overflow" ? std::numeric_limits<int>::max() : 0;
  return large + int(name.size());
}

int main(int, char **arguments) {
  // As run.py calls mp-translate: --import-stablehlo FILE -o /dev/null.
  auto file = llvm::MemoryBuffer::getFile(arguments[2]);
  if (!file)
    return 2;
  bool lived = bool(mp::runIsolated(
      arguments[2],
      [&](raw_ostream &output, raw_ostream &) {
        output << makeMistake((*file)->getBuffer());
        return success();
      },
      mp::IsolationLimits::forFile((*file)->getBufferSize())));
  return lived ? 0 : 1;
}
