//===- Options.h - What mp-run is asked to do -------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TOOLS_MP_RUN_OPTIONS_H
#define MP_TOOLS_MP_RUN_OPTIONS_H

#include "mp-runtime/mp_runtime.h"
#include "mp/Execution/Tensor.h"

#include <string>
#include <vector>

namespace mlir::mp::run {

/// Exit codes.
enum ExitCode {
  Success = 0,
  BadInput = 1,
  BadUsage = 2,
  OutsideBound = 4,
  Stalled = 5
};

enum class Device { Interpreter, Plan, Cuda, Trace };
enum class Progress { Auto, On, Off };

struct Options {
  std::string file, compareFile;
  Device device = Device::Interpreter;
  mp_run_mode launch = MP_RUN_GRAPH;
  bool timesCalls = false;
  exec::Precision precision = exec::Precision::Native;
  std::string inputs, state, batches, outputs, newState, reference, losses,
      loss, roles;
  std::string profile;
  std::vector<std::string> profileIn;
  std::vector<std::pair<std::string, double>> settings;
  std::optional<uint64_t> fill;
  int64_t steps = 1;
  int64_t stallAfter = 100;
  unsigned nudges = 0;
  double nudgeSize = 0x1p-11;
  double tolerance = 1e-5;
  Progress progress = Progress::Auto;
};

/// Whether roles or pairs are needed for what is asked.
bool needsRoles(const Options &options);

/// Parses the command line; after a message on stderr, nothing.
std::optional<Options> parseCommandLine(int argc, char **argv);

} // namespace mlir::mp::run

#endif // MP_TOOLS_MP_RUN_OPTIONS_H
