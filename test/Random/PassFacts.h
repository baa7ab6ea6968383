//===- PassFacts.h - What a pass promises of values -------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_RANDOM_PASSFACTS_H
#define MP_TEST_RANDOM_PASSFACTS_H

#include "Stages.h"

namespace mlir::mp::random {

/// What stays of the results of a program.
enum class Promise : uint8_t {
  /// Every bit, but for payloads of NaNs.
  Bits,
  /// The number, were nothing rounded: sums may be in another order, and
  /// values may be rounded elsewhere.
  Meaning,
  /// The number, within a few roundings.
  Close,
  /// Nothing: values are rounded, or there is no function left to execute.
  Nothing
};

/// As a row is written: the name, then what it promises.
// NOLINTNEXTLINE(clang-analyzer-optin.performance.Padding): order of writing
struct PassFacts {
  llvm::StringLiteral name;
  Promise promise;
  /// Options to choose from besides those of `always`, with a bar between.
  llvm::StringLiteral options = "";
  llvm::StringLiteral always = "";
  /// Reads what no random program has, and so refuses each.
  bool needsFile = false;
  /// Results whose names begin so it is there to change; none if empty.
  llvm::StringLiteral changes = "";
};

/// All that is known of passes; one row for each pass of the registry.
ArrayRef<PassFacts> passFacts();
/// The row of a pass, or null.
const PassFacts *findFacts(StringRef pass);
/// What `stage` promises, its options considered.
Promise promiseOf(const Stage &stage);

} // namespace mlir::mp::random

#endif // MP_TEST_RANDOM_PASSFACTS_H
