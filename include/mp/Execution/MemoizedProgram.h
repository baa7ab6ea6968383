//===- MemoizedProgram.h - Runs that execute only what is new ---*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Programs that are mostly alike compute mostly the same values. A value is
// named by a hash of the ops that it is computed by and of the numbers that go
// into these; what one run has computed, a run of another program takes.
//
//===----------------------------------------------------------------------===//

#ifndef MP_EXECUTION_MEMOIZEDPROGRAM_H
#define MP_EXECUTION_MEMOIZEDPROGRAM_H

#include "mp/Execution/Program.h"
#include "llvm/ADT/DenseMap.h"

#include <list>

namespace mlir::mp::exec {

class FlatFunction;
struct FlatOp;

/// What a value is computed from, as 128 bits: equal keys mean equal bits, but
/// for collisions, which are less likely than a broken machine. Keys hold
/// addresses of attributes, so they are good for one context.
using ValueKey = std::pair<uint64_t, uint64_t>;

/// Values by key; the least recently used go first.
class ValueCache {
public:
  using Bytes = std::shared_ptr<const std::vector<char>>;

  /// Keeps at most `limit` bytes of values.
  explicit ValueCache(int64_t limit) : limit(limit) {}

  /// The value, or null.
  Bytes find(ValueKey key);
  void insert(ValueKey key, const Buffer &buffer);
  int64_t bytes() const { return held; }

private:
  struct Entry {
    ValueKey key;
    Bytes bytes;
  };
  int64_t limit, held = 0;
  /// The most recently used first.
  std::list<Entry> entries;
  DenseMap<ValueKey, std::list<Entry>::iterator> places;
};

/// Runs a program with the help of a cache. An op is executed only if a result
/// that is wanted depends on it, and no value between the two is known.
class MemoizedProgram {
public:
  /// `program` was compiled without a watch. It and `cache` outlive this; all
  /// programs of a cache are of one context.
  MemoizedProgram(Program &program, ValueCache &cache);
  ~MemoizedProgram();

  /// Runs on what the arguments hold. Results that `wanted` does not list are
  /// undefined afterwards.
  void run(ArrayRef<unsigned> wanted);

  /// Ops executed in all runs so far, and ops that plain runs would have.
  int64_t executed() const { return executedOps; }
  int64_t total() const { return totalOps; }

private:
  enum class Action { Execute, Restore, Leave };

  /// What of the key of an op is the same at each run.
  ValueKey describe(const FlatOp &op) const;
  void describeAll(ArrayRef<FlatOp> ops);
  void findKeys();
  ValueKey findKey(const FlatOp &op, unsigned depth);
  void decide(ArrayRef<unsigned> wanted);
  void needInputs(const FlatOp &op);

  Program &program;
  ValueCache &cache;
  std::unique_ptr<FlatFunction> flat;
  /// By place in the order of execution.
  std::vector<ValueKey> descriptions;
  /// The ops of the program, as places in the list of the flat function.
  std::vector<size_t> opOfStep;
  /// By value: its key, whether it is needed, and what the cache has of it.
  std::vector<ValueKey> keys;
  std::vector<char> isNeeded;
  std::vector<ValueCache::Bytes> known;
  /// By step of the program.
  std::vector<Action> actions;
  int64_t executedOps = 0, totalOps = 0;
};

} // namespace mlir::mp::exec

#endif // MP_EXECUTION_MEMOIZEDPROGRAM_H
