//===- ConvLayout.h - Bring a convolution into one layout -------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CONVERSION_MPTOPLAN_CONVLAYOUT_H
#define MP_LIB_CONVERSION_MPTOPLAN_CONVLAYOUT_H

#include "mp/Dialect/MP/IR/MPContractionOps.h"

#include "llvm/ADT/DenseMap.h"

namespace mlir::mp {

/// The filter of a grouped data gradient as the forward convolution has it:
/// `value` holds the output channels of all groups, then, row-major, the
/// channels of one group and the spatial dimensions, or those the other way
/// round if channels are last. Its type may have more dimensions.
struct StoredFilter {
  Value value;
  bool channelsLast;
};

/// By their convolutions.
using StoredFilters = llvm::DenseMap<Operation *, StoredFilter>;

/// Strides or dilations that change nothing.
inline bool isOnes(ArrayRef<int64_t> list) {
  return llvm::all_of(list, [](int64_t entry) { return entry == 1; });
}

/// Whether a row-major tensor has its dimensions in this order in memory. Where
/// a dimension of one element stands does not matter.
bool isInOrder(RankedTensorType type, ArrayRef<int64_t> order);

/// Whether the filter of `op` has the channels of its groups where the forward
/// one has other ones: that of a data gradient of several groups.
bool hasGroupedBackwardFilter(ConvOp op);

/// cuDNN wants all three tensors with channels last or all with channels
/// first. Where a graph's dimensions stand otherwise (a JAX filter has its
/// output channels last), replaces `op` by one on transposed tensors, each
/// transpose a fusion of its own; the layout is the one that transposes fewer
/// bytes, channels last among equals. Exact: only moves elements. Returns the
/// op to lower, `op` itself if nothing had to move. The filter of a grouped
/// data gradient stays as it is in the op, and is listed in `filters` as it is
/// to be read.
ConvOp bringIntoOneLayout(ConvOp op, StoredFilters &filters);

/// The same before kernels are formed, by `mp.transpose` ops that may become
/// part of some; `pass` says so. Whether anything had to move. Leaves the data
/// gradient of several groups, whose filter no tensor of the op is, to the
/// other.
bool transposeIntoOneLayout(ConvOp op, llvm::StringRef pass);

} // namespace mlir::mp

#endif // MP_LIB_CONVERSION_MPTOPLAN_CONVLAYOUT_H
