//===- Product.h - Products of two tensors ----------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CONVERSION_STABLEHLOTOMP_OPS_PRODUCT_H
#define MP_LIB_CONVERSION_STABLEHLOTOMP_OPS_PRODUCT_H

#include "../OpConversion.h"

namespace mlir::mp::stablehlo {

/// The dimensions of one operand that a product walks along with the other's.
struct ProductDims {
  SmallVector<int64_t> batching, contracting;
};

/// The sums of products, in `mp.dot`'s order of dimensions; where each sum is
/// of one product, the products of elements. What does not fit is an `mp.dot`
/// that its verifier refuses.
Value makeProduct(OpConversion &op, RankedTensorType type, Value lhs, Value rhs,
                  const ProductDims &ofLhs, const ProductDims &ofRhs,
                  TypeAttr accumulator);

} // namespace mlir::mp::stablehlo

#endif // MP_LIB_CONVERSION_STABLEHLOTOMP_OPS_PRODUCT_H
