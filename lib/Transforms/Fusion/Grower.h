//===- Grower.h - The same values in a larger shape -------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_TRANSFORMS_FUSION_GROWER_H
#define MP_LIB_TRANSFORMS_FUSION_GROWER_H

#include "mlir/IR/PatternMatch.h"
#include "mp/Analysis/Fusion/CallOrder.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"

#include "llvm/ADT/DenseMap.h"

namespace mlir::mp {

/// Whether a pad puts zeros behind a value and nothing else.
bool addsZerosAtEnds(PadOp pad);

/// Whether it grows, and that takes little: what is computed of padding must
/// cost less than what is not moved. A mask counts along it in 32 bits.
bool growsLittle(RankedTensorType from, RankedTensorType to);

/// Computes values again that are larger at the ends of some dimensions. Of a
/// slice they have more, where there is more; what is broadcast is padded
/// before, and so is what no op computes element by element. What the new
/// elements are is not said.
class Grower {
public:
  /// From values of one shape to those of another, of the same rank.
  Grower(ArrayRef<int64_t> from, ArrayRef<int64_t> to, RewriterBase &rewriter)
      : from(from), to(to), rewriter(rewriter) {}

  /// The larger `value`, made where the rewriter stands, or before.
  Value grow(Value value);
  /// `grown` with `element`, a scalar, in place of the new elements.
  Value fillEnds(Value grown, TypedAttr element);

private:
  Value build(Value value);
  Value growSlice(SliceOp slice);
  Value growBroadcast(BroadcastOp broadcast);
  Value growElementwise(Operation *op);
  Value padEnds(Value value, ArrayRef<int64_t> sizes);
  Value makeMask(Location loc);
  RankedTensorType grownType(Value value) const;

  SmallVector<int64_t> from, to;
  RewriterBase &rewriter;
  llvm::DenseMap<Value, Value> known;
  /// Which elements are no new ones.
  Value mask;
};

} // namespace mlir::mp

#endif // MP_LIB_TRANSFORMS_FUSION_GROWER_H
