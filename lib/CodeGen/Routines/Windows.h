//===- Windows.h - A window that slides over a tensor --------- -*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CODEGEN_ROUTINES_WINDOWS_H
#define MP_LIB_CODEGEN_ROUTINES_WINDOWS_H

#include "Elements.h"

#include "mp/Dialect/MP/IR/MPReductionOps.h"

namespace mlir::mp {

/// The places of a window over a tensor, and which elements it has at each.
struct Windows {
  static Windows of(PoolOp op);
  static Windows of(PoolGradOp op);

  SmallVector<int64_t> input, output, window, strides, low;
  SmallVector<int64_t> baseDilation, windowDilation;

  /// Elements of one window.
  int64_t getSize() const;
  /// Whether positions in padding take more than 32 bits.
  bool needsWidePositions() const;

  /// What is done with element `k` of a window: `isInside` says whether it is
  /// none of the padding, and `at` where it is; some place if it is.
  using Visit = llvm::function_ref<SmallVector<llvm::Value *>(
      llvm::Value *k, llvm::Value *isInside, llvm::Value *at,
      ArrayRef<llvm::Value *> carried)>;
  /// Goes over the window at a place, in row-major order.
  SmallVector<llvm::Value *> forEach(EntryBuilder &entry, llvm::Value *place,
                                     ArrayRef<llvm::Value *> initial,
                                     Visit visit) const;

private:
  template <typename OpTy>
  static Windows make(OpTy op, Value output);
  /// The index that element `offset` of dimension `dim` has in the input;
  /// `isInside` becomes false where it has none.
  llvm::Value *findIndex(EntryBuilder &entry, size_t dim, llvm::Value *place,
                         llvm::Value *offset, llvm::Value *&isInside) const;
};

} // namespace mlir::mp

#endif // MP_LIB_CODEGEN_ROUTINES_WINDOWS_H
