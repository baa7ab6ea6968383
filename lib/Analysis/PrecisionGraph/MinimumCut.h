//===- MinimumCut.h - The cheapest cut of a network -------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_PRECISION_MINIMUMCUT_H
#define MP_ANALYSIS_PRECISION_MINIMUMCUT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/SmallVector.h"

#include <cstdint>

namespace mlir::mp {

/// A directed network with capacities. A cut takes the source and some other
/// nodes, not the sink, and costs the capacities of the arcs that leave them.
class CutNetwork {
public:
  using Node = unsigned;
  static constexpr Node source = 0;
  static constexpr Node sink = 1;
  /// The capacity of an arc that no cut may pay for.
  static constexpr int64_t hard = -1;

  struct Arc {
    Node from;
    Node to;
    int64_t capacity;
  };

  Node addNode() { return numNodes++; }
  /// An arc of this capacity, not negative or `hard`; a hard one neither begins
  /// at the source nor ends at the sink, so that some cut is allowed. What no
  /// cut pays for may be added: from the sink, to the source, from a node to
  /// itself.
  void addArc(Node from, Node to, int64_t capacity);

  /// The nodes on the source's side of the cheapest cut. Where several are
  /// cheapest, the smallest set: it is a part of every other.
  llvm::BitVector findCheapestCut() const;

private:
  unsigned numNodes = 2;
  llvm::SmallVector<Arc, 0> arcs;
};

} // namespace mlir::mp

#endif // MP_ANALYSIS_PRECISION_MINIMUMCUT_H
