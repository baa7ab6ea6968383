//===- Marks.h - A set that is emptied at no cost ---------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_FUSION_MARKS_H
#define MP_LIB_ANALYSIS_FUSION_MARKS_H

#include <cstddef>
#include <utility>
#include <vector>

namespace mlir::mp {

/// A set of numbers below a bound, for what is asked of each pair of groups:
/// none of its operations allocates.
class Marks {
public:
  explicit Marks(size_t bound) : marked(bound, 0) {}

  void clear() { ++now; }
  bool contains(unsigned number) const { return marked[number] == now; }
  /// Whether the number is new.
  bool insert(unsigned number) {
    return std::exchange(marked[number], now) != now;
  }

private:
  std::vector<unsigned> marked;
  unsigned now = 1;
};

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_FUSION_MARKS_H
