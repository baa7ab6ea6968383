//===- PaddingRegions.h - What is padded together ---------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_PADDING_PADDINGREGIONS_H
#define MP_LIB_ANALYSIS_PADDING_PADDINGREGIONS_H

#include "mp/Analysis/Padding/PaddingPlan.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/IntEqClasses.h"

namespace mlir::mp {

/// Which dimensions that grow have to do with each other. Time and memory are
/// linear in the ops below `root`.
class PaddingRegions {
public:
  PaddingRegions(Operation *root, ArrayRef<OpPadding> plans);

  /// The plans that grow, together where they grow one dimension, or read or
  /// make one value: one pad, and one kernel, is for all of them. A dimension
  /// is one in a weight that several contractions read, and in what one makes
  /// and another reads, element by element between. In program order.
  std::vector<SmallVector<unsigned>> findRegions(ArrayRef<OpPadding> plans);

private:
  using Place = std::pair<Value, int64_t>;
  unsigned number(Place place);
  void join(Place a, Place b);
  void joinThrough(Operation *op);

  /// Sizes that grow: no other dimension is looked at.
  llvm::SmallDenseSet<int64_t> grownSizes;
  llvm::DenseMap<Place, unsigned> numbers;
  llvm::IntEqClasses classes;
};

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_PADDING_PADDINGREGIONS_H
