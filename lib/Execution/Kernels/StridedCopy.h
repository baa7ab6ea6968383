//===- StridedCopy.h - Copying between strided arrays -----------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_EXECUTION_KERNELS_STRIDEDCOPY_H
#define MP_LIB_EXECUTION_KERNELS_STRIDEDCOPY_H

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir::mp::exec {

/// Strides of a row-major array, in elements.
SmallVector<int64_t> rowMajorStrides(ArrayRef<int64_t> shape);

/// A copy of an n-dimensional box of elements. Broadcast, transpose, slice and
/// reverse are such copies with strides zero, permuted, larger and negative.
class StridedCopy {
public:
  /// Strides and offsets count elements of `elementBytes` (1, 4 or 8).
  StridedCopy(unsigned elementBytes, ArrayRef<int64_t> sizes,
              ArrayRef<int64_t> toStrides, ArrayRef<int64_t> fromStrides,
              int64_t toOffset = 0, int64_t fromOffset = 0);

  void run(void *to, const void *from) const;

private:
  template <typename T>
  void runAs(T *to, const T *from) const;

  unsigned elementBytes;
  /// Dimensions that both sides walk alike are merged; the last is the inner
  /// loop.
  SmallVector<int64_t> sizes, toStrides, fromStrides;
  int64_t toOffset, fromOffset;
};

} // namespace mlir::mp::exec

#endif // MP_LIB_EXECUTION_KERNELS_STRIDEDCOPY_H
