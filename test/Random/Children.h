//===- Children.h - Work that may crash -------------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_RANDOM_CHILDREN_H
#define MP_TEST_RANDOM_CHILDREN_H

#include "Board.h"

namespace mlir::mp::random {

/// How a check ended that ran in a process of its own.
struct Verdict {
  /// It crashed, or was killed because it did not end.
  bool died = false;
  /// The property is broken; or, of one that died, what it wrote.
  std::optional<std::string> failure;
};

/// Runs a check on `module` in a child process, for so many seconds at most.
Verdict judgeInChild(const Check &check, ModuleOp module, unsigned seconds);

/// Seeds that are tried, and by how many processes at once.
struct Work {
  uint64_t first = 0, count = 0;
  unsigned workers = 1;
  /// A stage that takes longer counts as one that does not end.
  unsigned seconds = 20;
};

/// Calls `tryAll` in child processes, with the index of the worker and a range
/// of seeds. A child that dies leaves a finding on the board, and its range is
/// gone on with behind the seed that killed it.
void runWorkers(Board &board, const Work &work,
                function_ref<void(unsigned, uint64_t, uint64_t)> tryAll);

} // namespace mlir::mp::random

#endif // MP_TEST_RANDOM_CHILDREN_H
