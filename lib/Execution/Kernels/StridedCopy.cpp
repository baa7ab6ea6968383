//===- StridedCopy.cpp - Copying between strided arrays -------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Fewest dimensions first, then an odometer over all but the innermost, which
// is a memcpy, a fill or a strided loop.
//
//===----------------------------------------------------------------------===//

#include "StridedCopy.h"

#include <algorithm>
#include <cstring>

using namespace mlir;
using namespace mlir::mp::exec;

SmallVector<int64_t> mp::exec::rowMajorStrides(ArrayRef<int64_t> shape) {
  SmallVector<int64_t> strides(shape.size());
  int64_t stride = 1;
  for (size_t i = shape.size(); i-- > 0;) {
    strides[i] = stride;
    stride *= shape[i];
  }
  return strides;
}

StridedCopy::StridedCopy(unsigned elementBytes, ArrayRef<int64_t> boxSizes,
                         ArrayRef<int64_t> to, ArrayRef<int64_t> from,
                         int64_t toOffset, int64_t fromOffset)
    : elementBytes(elementBytes), toOffset(toOffset), fromOffset(fromOffset) {
  for (size_t i = 0; i < boxSizes.size(); ++i) {
    if (boxSizes[i] == 1)
      continue;
    bool merges = !sizes.empty() && toStrides.back() == to[i] * boxSizes[i] &&
                  fromStrides.back() == from[i] * boxSizes[i];
    if (merges) {
      sizes.back() *= boxSizes[i];
      toStrides.back() = to[i];
      fromStrides.back() = from[i];
      continue;
    }
    sizes.push_back(boxSizes[i]);
    toStrides.push_back(to[i]);
    fromStrides.push_back(from[i]);
  }
  if (sizes.empty()) {
    sizes.push_back(1);
    toStrides.push_back(1);
    fromStrides.push_back(1);
  }
}

void StridedCopy::run(void *to, const void *from) const {
  if (elementBytes == 8)
    runAs(static_cast<int64_t *>(to), static_cast<const int64_t *>(from));
  else if (elementBytes == 4)
    runAs(static_cast<int32_t *>(to), static_cast<const int32_t *>(from));
  else
    runAs(static_cast<int8_t *>(to), static_cast<const int8_t *>(from));
}

template <typename T>
static void copyRow(T *to, int64_t toStride, const T *from, int64_t fromStride,
                    int64_t count) {
  if (toStride == 1 && fromStride == 1)
    std::memcpy(to, from, count * sizeof(T));
  else if (toStride == 1 && fromStride == 0)
    std::fill_n(to, count, *from);
  else
    for (int64_t i = 0; i < count; ++i)
      to[i * toStride] = from[i * fromStride];
}

template <typename T>
void StridedCopy::runAs(T *to, const T *from) const {
  if (llvm::is_contained(sizes, 0))
    return;
  to += toOffset;
  from += fromOffset;
  const int outer = static_cast<int>(sizes.size()) - 1;
  SmallVector<int64_t> at(outer, 0);
  while (true) {
    copyRow(to, toStrides[outer], from, fromStrides[outer], sizes[outer]);
    int d = outer - 1;
    for (; d >= 0; --d) {
      to += toStrides[d];
      from += fromStrides[d];
      if (++at[d] < sizes[d])
        break;
      to -= toStrides[d] * sizes[d];
      from -= fromStrides[d] * sizes[d];
      at[d] = 0;
    }
    if (d < 0)
      return;
  }
}
