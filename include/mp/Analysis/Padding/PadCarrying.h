//===- PadCarrying.h - Pads that meet a crop --------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_PADDING_PADCARRYING_H
#define MP_ANALYSIS_PADDING_PADCARRYING_H

#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include <vector>

namespace mlir::mp {

/// One value on the way from crops to a pad, at its padded shape.
struct PaddedValue {
  enum class Kind {
    /// A crop of something that has the padded shape: take that.
    Crop,
    /// A splat constant: make it larger.
    Splat,
    /// The op runs on padded operands.
    Carry,
    /// Where the way ends: padded with zeros.
    Pad
  };

  Value value;
  SmallVector<int64_t, 4> shape;
  Kind kind;
  /// Of an op that runs padded: which values of the plan it reads.
  SmallVector<unsigned, 2> operands = {};
};

/// A pad that is redundant, because what it pads can be computed at the padded
/// shape.
struct CarriedPad {
  PadOp pad;
  /// Operands before users; the last is what the pad pads.
  std::vector<PaddedValue> values;
  /// Whether the pads have to be set to zero in the end: somebody sums over
  /// them, and they may hold something else.
  bool needsMask = false;
  /// Elements that crops and pads copy, without and with carrying.
  int64_t copiedBefore = 0, copiedAfter = 0;
};

/// Whether `slice` keeps the first elements of each dimension.
bool isCrop(SliceOp slice);

/// The shape that the operand of `op` must have for the result to have `shape`,
/// or nothing if no operand makes it so.
std::optional<SmallVector<int64_t, 4>>
getCarriedOperandShape(PadCarrierOpInterface op, ArrayRef<int64_t> shape);

/// The pads below `root` whose copies carrying saves, in program order. Changes
/// nothing but temporaries of its own.
std::vector<CarriedPad> planCarriedPads(Operation *root);

/// What an op that computes elementwise makes of pads: the scalar result for
/// scalar constant operands, by its folder. Null if it does not fold.
Attribute evaluateOnPads(Operation *op, ArrayRef<Attribute> operands);

} // namespace mlir::mp

#endif // MP_ANALYSIS_PADDING_PADCARRYING_H
