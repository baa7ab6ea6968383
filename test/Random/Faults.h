//===- Faults.h - Mistakes that the checks must find ------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A check that finds nothing has found nothing, or looks at nothing. Each fault
// is the mistake of a pass: planted behind it, the programs must tell.
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_RANDOM_FAULTS_H
#define MP_TEST_RANDOM_FAULTS_H

#include "Board.h"

namespace mlir::mp::random {

struct Fault {
  StringLiteral name;
  /// The pass that makes the mistake, or the interface of a model that does.
  StringLiteral pass;
  /// What the mistake breaks.
  Property breaks;
  /// Makes the mistake in what the pass made, where there is occasion. If this
  /// fails, the pass does.
  LogicalResult (*plant)(ModuleOp);
  /// Makes it in the models of ops, which come first and stay.
  void (*model)(DialectRegistry &) = nullptr;
};

ArrayRef<Fault> allFaults();

/// Plants `fault` in all runs of its pass; null: none from now on.
void plantFault(const Fault *fault);

/// The seed of the first program that shows what `fault` breaks.
std::optional<uint64_t> findSeed(const Board &board, const Fault &fault);

} // namespace mlir::mp::random

#endif // MP_TEST_RANDOM_FAULTS_H
