//===- Slices.h - Where the slices of gather and scatter lie -- -*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CODEGEN_ROUTINES_SLICES_H
#define MP_LIB_CODEGEN_ROUTINES_SLICES_H

#include "Elements.h"

#include "mp/Dialect/MP/IR/MPIndexingOps.h"

namespace mlir::mp {

/// What gather and scatter share: slices of an operand, and a tensor that has
/// them whole, the result of a gather or the updates of a scatter.
struct Slices {
  static Slices of(GatherOp op);
  static Slices of(ScatterOp op);

  /// Of each dimension of the operand: its size and stride, the size of a
  /// slice, and the stride in the other tensor; 0 if that lacks it.
  SmallVector<int64_t> shape, strides, sizes, wholeStrides;
  /// Of each dimension of the other tensor: the dimension of the operand that
  /// it runs along, -1 if it counts slices.
  SmallVector<int64_t> wholeShape, operandDims;

  /// A dimension that counts slices.
  struct Counter {
    int64_t size, wholeStride, indexStride;
    /// The dimension of the operand that it counts, too; -1 if none.
    int64_t batching = -1;
  };
  SmallVector<Counter> counters;
  int64_t count = 1;

  /// Which dimension of the operand each component of an index is for.
  SmallVector<int64_t> startMap;
  /// Between the components of an index.
  int64_t componentStride = 0;

  /// Reads component `k` of the index at `offset` and clamps it.
  llvm::Value *readStart(EntryBuilder &entry, Value indices,
                         llvm::Value *offset, size_t k, int64_t least,
                         int64_t most) const;

private:
  struct Numbers {
    ArrayRef<int64_t> windowDims, droppedDims, operandBatching, indicesBatching;
    int64_t indexVectorDim;
  };
  Slices(Value operand, Value indices, Value whole, const Numbers &numbers,
         ArrayRef<int64_t> startMap);
};

} // namespace mlir::mp

#endif // MP_LIB_CODEGEN_ROUTINES_SLICES_H
