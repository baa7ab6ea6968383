//===- SinglePlaces.h - One place of an operand for each batch --*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MP_IR_SINGLEPLACES_H
#define MP_DIALECT_MP_IR_SINGLEPLACES_H

#include "mlir/IR/Builders.h"
#include "mp/Dialect/MP/IR/MPIndexingOps.h"

namespace mlir::mp {

/// The places of a gather that reads, or of a scatter that writes, one element
/// of its operand for each batch: the logit of each row's target. All
/// dimensions of the operand are batches or points.
class SinglePlaces {
public:
  /// None where the op has several places for a batch, or windows, or where an
  /// element of the indices has no number for each place.
  static std::optional<SinglePlaces> find(GatherOp op);
  static std::optional<SinglePlaces> find(ScatterOp op);

  /// The dimensions of the operand that the indices count along, ascending.
  ArrayRef<int64_t> getPoints() const { return points; }

  /// Where the places are, an i1 for each element of the operand. An index that
  /// leaves the operand is its nearest place if `clamps`, else no place.
  Value makeMask(OpBuilder &builder, Location loc, bool clamps) const;
  /// A number for each batch, as large as the operand.
  Value spread(OpBuilder &builder, Location loc, Value value) const;

private:
  /// `points`: dimensions that have one element of a window; `counted`: those
  /// that the indices count along, which have to be the same.
  template <typename OpT>
  static std::optional<SinglePlaces> find(OpT op, ArrayRef<int64_t> points,
                                          ArrayRef<int64_t> counted);
  bool areSingle() const;
  Value makeIndex(OpBuilder &builder, Location loc, size_t number) const;

  Value indices;
  ArrayRef<int64_t> shape, batches, batchesOfIndices, points;
  int64_t vectorDim = 0;
};

} // namespace mlir::mp

#endif // MP_DIALECT_MP_IR_SINGLEPLACES_H
