//===- Combiners.h - What the region of a reduction computes --------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CONVERSION_STABLEHLOTOMP_REGIONS_COMBINERS_H
#define MP_LIB_CONVERSION_STABLEHLOTOMP_REGIONS_COMBINERS_H

#include "../OpConversion.h"

namespace mlir::mp::stablehlo {

/// A combiner that mp has a name for.
struct Combiner {
  ReduceKind kind;
  /// An extreme of unsigned integers: that of signed ones whose highest bit is
  /// flipped before and after.
  bool flips = false;
};

/// The combiner that `region` applies to the `index`-th of `count` pairs of
/// scalars: one op on the old and the new element, in either order. Fails with
/// a refusal if it is anything else.
FailureOr<Combiner> getCombiner(OpConversion &op, Region &region,
                                unsigned index = 0, unsigned count = 1);

/// `value` with the highest bit of each element flipped if `combiner` wants it.
Value flip(OpConversion &op, Combiner combiner, Value value);

/// The window of a reduction or a selection.
struct Window {
  SmallVector<int64_t> sizes, strides, low, high, baseDilation, windowDilation;
  /// Whether a window sees more, or less, than the elements of the operand.
  bool hasPadding() const;
};

/// Whether `region` returns the new element of the `index`-th of `count` pairs.
bool returnsUpdate(Region &region, unsigned index = 0, unsigned count = 1);

/// Whether `init` holds, in all elements, the neutral element.
bool isNeutral(Combiner combiner, Value init);

/// Combines two tensors of one type, flipped if the combiner wants it.
Value combine(OpConversion &op, ReduceKind kind, Value lhs, Value rhs);

/// `max` or `min` if `region` returns the greater or smaller of two values and
/// the index beside it: the smaller index among equals, NaN before any number.
std::optional<ReduceKind> getArgReduction(Region &region, bool isFloat);

/// `max` or `min` if `region` tells whether the selected element stays: when it
/// is at least, or at most, the candidate.
std::optional<ReduceKind> getSelection(Region &region);

} // namespace mlir::mp::stablehlo

#endif // MP_LIB_CONVERSION_STABLEHLOTOMP_REGIONS_COMBINERS_H
