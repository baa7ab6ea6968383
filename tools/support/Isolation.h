//===- Isolation.h - Run work on foreign bytes in a child process ---------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TOOLS_SUPPORT_ISOLATION_H
#define MP_TOOLS_SUPPORT_ISOLATION_H

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/LogicalResult.h"
#include <memory>
#include <optional>
#include <string>

namespace mlir::mp {

/// Bounds on the child.
struct IsolationLimits {
  /// Address space beyond what the process has when it forks.
  uint64_t memoryBytes = uint64_t(8) << 30;
  unsigned cpuSeconds = 60;

  /// For reading a file of this size: several times what any honest file was
  /// seen to take, and little for a small one.
  static IsolationLimits forFile(uint64_t bytes);
};

/// Runs `work(output, diagnostics)` in a child process. What it writes to
/// `diagnostics` goes to this process's stderr; what it writes to `output` is
/// returned if it succeeds. A child that crashes, hangs or eats its memory
/// makes one error at `name` instead, with the bounds. Upstream's bytecode
/// reader does all three on mutated files. Call it before the process has
/// threads.
std::optional<std::string> runIsolated(
    StringRef name,
    llvm::function_ref<LogicalResult(raw_ostream &, raw_ostream &)> work,
    const IsolationLimits &limits = {});

/// A stay in a child process, in which the program goes on: what reads foreign
/// bytes keeps what it read, and nothing has to cross back.
class Isolation {
public:
  /// Forks. The child returns, within `limits` and with nothing on its stderr.
  /// The parent waits for it and ends as it does, by exit code or signal; where
  /// the child dies before `end`, the parent returns null after one error at
  /// `name`, with the bounds. Call it before the process has threads.
  static std::unique_ptr<Isolation> begin(StringRef name,
                                          const IsolationLimits &limits);
  /// Lifts the limits and prints `diagnostics` on stderr. Does nothing the
  /// second time.
  void end(StringRef diagnostics);

  ~Isolation();

  class Confinement;

private:
  Isolation(int pipe, const IsolationLimits &limits);

  /// Where the parent hears that the reading ended; -1 afterwards.
  int pipe;
  std::unique_ptr<Confinement> confinement;
};

} // namespace mlir::mp

#endif // MP_TOOLS_SUPPORT_ISOLATION_H
