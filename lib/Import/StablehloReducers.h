//===- StablehloReducers.h - What the region of a reduction computes ------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_IMPORT_STABLEHLOREDUCERS_H
#define MP_LIB_IMPORT_STABLEHLOREDUCERS_H

#include "StablehloConversion.h"

namespace mlir::mp::stablehlo {

/// The combiner that `region` applies to the `index`-th of `count` pairs of
/// scalars: one op on the old and the new element, in either order. Fails with
/// a refusal if it is anything else, or a combiner that the signless elements
/// of the result cannot express.
FailureOr<ReduceKind> getCombiner(OpConversion &op, Region &region,
                                  unsigned index = 0, unsigned count = 1);

/// Whether `region` returns the new element unchanged.
bool returnsUpdate(Region &region);

/// Whether `init` holds, in all elements, the neutral element of `kind`.
bool isNeutral(ReduceKind kind, Value init);

/// Combines two tensors of one type.
Value combine(OpConversion &op, ReduceKind kind, Value lhs, Value rhs);

/// `max` or `min` if `region` returns the greater or smaller of two values and
/// the index beside it: the smaller index among equals, NaN before any number.
std::optional<ReduceKind> getArgReduction(Region &region, bool isFloat);

/// `max` or `min` if `region` tells whether the selected element stays: when it
/// is at least, or at most, the candidate.
std::optional<ReduceKind> getSelection(Region &region);

} // namespace mlir::mp::stablehlo

#endif // MP_LIB_IMPORT_STABLEHLOREDUCERS_H
