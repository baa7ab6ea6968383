//===- Times.h - When a value is best computed ------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_FUSION_TIMES_H
#define MP_LIB_ANALYSIS_FUSION_TIMES_H

#include "mp/Analysis/Fusion/FusionPlan.h"

namespace mlir::mp {

/// Times count what ends a kernel, one behind the other: library calls, and
/// reductions to one element.
/// When readers of a node read it.
struct ReadTimes {
  static constexpr unsigned none = ~0u;
  unsigned first = none, last = 0;
  /// The number of readers, and of those at `first` and at `last`.
  unsigned count = 0, atFirst = 0, atLast = 0;

  void add(unsigned time) {
    if (count == 0 || time < first) {
      first = time;
      atFirst = 0;
    }
    if (count == 0 || time > last) {
      last = time;
      atLast = 0;
    }
    ++count;
    atFirst += time == first;
    atLast += time == last;
  }
  bool atTwoTimes() const { return first < last && atFirst + atLast == count; }
};

/// Who reads a node, and when.
struct Readers : ReadTimes {
  /// Of those, the readers that are in kernels.
  ReadTimes inKernels;
  /// It is a result, or an op that is in no kernel makes it or reads it.
  bool inMemory = false;
  /// Only results are made of it, element by element.
  bool forResults = true;
};

struct FusionTimes {
  /// When each node can be computed.
  std::vector<unsigned> earliest;
  /// When it is computed: `earliest`, or later if it is deferred.
  std::vector<unsigned> due;
  /// Whether it waits for its first reader. So does what only results are made
  /// of, where reading its operands then moves no more bytes than writing it:
  /// an update waits for the flag that guards it.
  std::vector<bool> deferred;
  std::vector<Readers> readers;
};

/// Whether the node is in memory however ops share kernels.
inline bool isInMemory(const FusionGraph &graph, const FusionTimes &times,
                       unsigned node) {
  return times.readers[node].inMemory ||
         graph[node].kind == FusionNodeKind::Reduce;
}

/// Linear in the number of operands.
FusionTimes findTimes(const FusionGraph &graph);

/// Makes duplicable what readers at several times make again, of values in
/// memory and by little arithmetic, for no more bytes than if it were written
/// for them: a gradient is unscaled in the kernel of the finite check and in
/// that of the update. Linear in the number of operands.
void markRecomputable(FusionGraph &graph, bool hasCasts);

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_FUSION_TIMES_H
