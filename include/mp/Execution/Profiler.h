//===- Profiler.h - Statistics of all values of a step ----------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_EXECUTION_PROFILER_H
#define MP_EXECUTION_PROFILER_H

#include "mp/Analysis/Evidence/Profile.h"
#include "mp/Execution/Program.h"

namespace mlir::mp::exec {

/// Sees what a program computes, and makes a profile of it. Made before passes
/// change the module; outlives the programs that it watches.
class Profiler {
public:
  explicit Profiler(ModuleOp module);
  Profiler(const Profiler &) = delete;
  Profiler &operator=(const Profiler &) = delete;

  /// A `Watch` for tensors of floats; null for other values.
  Kernel watch(ArrayRef<Value> values, const Buffer &buffer);

  /// Adds what other runs saw (`Profile::merge`).
  llvm::Error merge(const Profile &other) { return seen.merge(other); }

  /// What all runs together saw so far. A value of an op that was never
  /// executed has count 0.
  const Profile &profile() const { return seen; }

private:
  Profile seen;
  /// Where the entry of a value is.
  llvm::DenseMap<Value, size_t> indices;
};

} // namespace mlir::mp::exec

#endif // MP_EXECUTION_PROFILER_H
