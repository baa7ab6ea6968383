//===- Options.h - What mp-bisect is asked to do ----------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TOOLS_MP_BISECT_OPTIONS_H
#define MP_TOOLS_MP_BISECT_OPTIONS_H

#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mlir::mp::bisect {

/// Exit codes.
enum ExitCode {
  Found = 0,
  BadInput = 1,
  BadUsage = 2,
  WithinBound = 3,
  NoCure = 4
};

struct Options {
  std::string file, amp, inputs, batches, result, output;
  std::vector<std::pair<std::string, double>> settings;
  std::optional<uint64_t> fill;
  int64_t steps = 1;
  /// Relative.
  double bound = 0.005;
  /// Of values that other runs may take over.
  int64_t cacheBytes = 0;
  bool isVerbose = false;
};

/// Parses the command line; after a message on stderr, nothing.
std::optional<Options> parseCommandLine(int argc, char **argv);

/// Prints `error: message` on stderr.
void reportError(llvm::StringRef message);

} // namespace mlir::mp::bisect

#endif // MP_TOOLS_MP_BISECT_OPTIONS_H
