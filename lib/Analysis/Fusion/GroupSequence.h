//===- GroupSequence.h - Groups in an order they could run ------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_FUSION_GROUPSEQUENCE_H
#define MP_LIB_ANALYSIS_FUSION_GROUPSEQUENCE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

#include <cstdint>
#include <vector>

namespace mlir::mp {

/// Numbers from 0 in an order that changes: which of two comes first takes no
/// longer the more there are. A list with labels that grow along it (Dietz and
/// Sleator, 1987), with room between them; where it is used up, all are given
/// new ones.
class GroupSequence {
public:
  /// 0, 1, 2, ... up to `size`.
  void reset(size_t size);

  bool isBefore(int first, int second) const {
    return labels[first] < labels[second];
  }
  void remove(int group);
  /// Puts the groups behind `anchor`, and in the order that they have.
  void moveBehind(int anchor, llvm::MutableArrayRef<int> moved);
  std::vector<int> getOrder() const;

private:
  void link(int group, int previous);
  void relabel();

  /// Neighbours; the number behind the last one stands for both ends.
  std::vector<int> previous, next;
  std::vector<int64_t> labels;
};

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_FUSION_GROUPSEQUENCE_H
