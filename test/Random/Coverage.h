//===- Coverage.h - Which ops and passes were seen --------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An op that no program has, and a property that nothing was held to, are
// defects of this test: a run ends with an error that names them.
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_RANDOM_COVERAGE_H
#define MP_TEST_RANDOM_COVERAGE_H

#include "Board.h"

#include "llvm/ADT/StringMap.h"

namespace mlir::mp::random {

/// Names of ops and of passes, with the index that each has on the board.
class Names {
public:
  /// All ops of the dialects that a step may hold, and all passes.
  Names();

  ArrayRef<std::string> getOps() const { return ops; }
  ArrayRef<std::string> getPasses() const { return passes; }
  std::optional<unsigned> findPass(StringRef pass) const;
  /// Adds the ops below `module`; how many there are.
  uint64_t count(ModuleOp module, Counter *counters) const;

private:
  std::vector<std::string> ops, passes;
  llvm::StringMap<unsigned> opIndex, passIndex;
};

/// Writes what was seen, and what was not though it should have been. The
/// number of defects.
unsigned reportCoverage(const Board &board, const Names &names,
                        raw_ostream &stream);

/// Passes that have no row in the table of facts, and rows without a pass.
unsigned reportUnknownPasses(const Names &names, raw_ostream &stream);

} // namespace mlir::mp::random

#endif // MP_TEST_RANDOM_COVERAGE_H
