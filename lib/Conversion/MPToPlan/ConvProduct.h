//===- ConvProduct.h - Convolutions that are matrix products ----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CONVERSION_MPTOPLAN_CONVPRODUCT_H
#define MP_LIB_CONVERSION_MPTOPLAN_CONVPRODUCT_H

#include "ConvLayout.h"
#include "MatmulLayout.h"

namespace mlir::mp {

/// One spatial dimension of a convolution.
struct ConvWindow {
  int64_t input, filter, output, stride, low, high, inputDilation,
      filterDilation;
  bool reversed;

  /// Each place of the input is multiplied by itself alone.
  bool isPoint() const {
    return filter == 1 && stride == 1 && low == 0 && high == 0 &&
           inputDilation == 1;
  }
  /// One place, of elements of the input in order.
  bool isOnePlace() const {
    return output == 1 && low == 0 && inputDilation == 1 && !reversed;
  }
  /// The filter is as large as the input: one place.
  bool isWhole() const {
    return isOnePlace() && filter == input && high == 0 && filterDilation == 1;
  }
};

ConvWindow getConvWindow(ConvOp op, size_t i);

/// A convolution as a product: the dimensions that it contracts, in pairs, and
/// those of the result, in the order of a product's with either operand first.
struct ConvProduct {
  SmallVector<int64_t> lhsContracting, rhsContracting;
  /// Dimensions of the result that the free ones of each operand become.
  SmallVector<int64_t> fromLhs, fromRhs;
};

/// The convolution as a product, if it is one.
std::optional<ConvProduct> findConvProduct(ConvOp op);

/// A convolution of images with their channels first as a product for each of
/// them: the filter, which all of them read, times the image. None if it is no
/// product, or if its tensors are no such matrices. Says in `problem` why one
/// that could be made is better left to cuDNN.
std::optional<MatmulLayout> findImageProducts(ConvOp op, std::string &problem);

} // namespace mlir::mp

#endif // MP_LIB_CONVERSION_MPTOPLAN_CONVPRODUCT_H
