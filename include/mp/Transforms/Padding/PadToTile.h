//===- PadToTile.h - Pad contractions to the tile of their type -*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TRANSFORMS_PADDING_PADTOTILE_H
#define MP_TRANSFORMS_PADDING_PADTOTILE_H

#include "mlir/IR/Builders.h"
#include "mp/Analysis/Padding/PaddingPlan.h"

namespace mlir::mp {

/// What a step is padded for.
enum class PaddingMode {
  /// Nothing.
  Never,
  /// Time: by the launches that it takes and by what products save.
  ByTime,
  /// The tile, wherever that stays within the bound on bytes.
  Always,
};

/// Pads the operands of every op that grows, crops its result, and records
/// the refusals in `mp.unaligned`. The kept elements keep their bits: each
/// added product is a zero, and a zero added to a sum in the accumulator
/// changes at most the sign of a sum that is itself a zero.
void applyPadding(ArrayRef<OpPadding> plans);

/// `value` extended with the scalar `padValue` at the high end of its
/// dimensions to `shape`.
Value createHighPad(OpBuilder &builder, Value value, TypedAttr padValue,
                    ArrayRef<int64_t> shape);

/// The first `shape` elements of `value`.
Value createCrop(OpBuilder &builder, Value value, ArrayRef<int64_t> shape);

} // namespace mlir::mp

#endif // MP_TRANSFORMS_PADDING_PADTOTILE_H
