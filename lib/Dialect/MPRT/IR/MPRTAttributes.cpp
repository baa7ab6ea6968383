//===- MPRTAttributes.cpp - Attributes of the mprt dialect ----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MPRT/IR/MPRT.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "mp/Support/Sizes.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::mprt;

#define GET_ATTRDEF_CLASSES
#include "mp/Dialect/MPRT/IR/MPRTAttributes.cpp.inc"

void MPRTDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "mp/Dialect/MPRT/IR/MPRTAttributes.cpp.inc"
      >();
}

LogicalResult StageAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                StringAttr entry, ArrayRef<int64_t> grid,
                                ArrayRef<int64_t> block, int64_t shared) {
  // Limits of every architecture since sm_30: CUDA C++ Programming Guide,
  // "Compute Capabilities", technical specifications.
  const int64_t gridLimit[3] = {2147483647, 65535, 65535};
  const int64_t blockLimit[3] = {1024, 1024, 64};
  auto inLimits = [&](StringRef name, ArrayRef<int64_t> sizes,
                      const int64_t *limit) -> LogicalResult {
    if (sizes.size() != 3)
      return emitError() << "'" << name << "' has " << sizes.size()
                         << " sizes, expected 3";
    for (int i = 0; i < 3; ++i)
      if (sizes[i] < 1 || sizes[i] > limit[i])
        return emitError() << "'" << name << "' is " << sizes[i]
                           << " in dimension " << i << ", expected 1 to "
                           << limit[i];
    return success();
  };
  if (failed(inLimits("grid", grid, gridLimit)) ||
      failed(inLimits("block", block, blockLimit)))
    return failure();
  if (block[0] * block[1] * block[2] > 1024)
    return emitError() << "a block of " << block[0] * block[1] * block[2]
                       << " threads exceeds 1024";
  if (shared < 0)
    return emitError() << "'shared' is " << shared
                       << ", but must be at least 0";
  if (entry.getValue().empty())
    return emitError() << "has an entry without a name";
  return success();
}

LogicalResult TensorAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                 ArrayRef<int64_t> dims,
                                 ArrayRef<int64_t> strides, Type element) {
  if (dims.size() != strides.size())
    return emitError() << "has " << dims.size() << " sizes, but "
                       << strides.size() << " strides";
  for (auto [dim, stride] : llvm::zip_equal(dims, strides))
    if (dim < 1 || stride < 1)
      return emitError() << "has size " << dim << " with stride " << stride
                         << ", expected both to be at least 1";
  if (!getElementBytes(element))
    return emitError() << "has elements of type " << element
                       << " that take no whole bytes";
  return success();
}

std::optional<int64_t> TensorAttr::getSpanBytes() const {
  mp::CheckedInt last = 0;
  for (auto [dim, stride] : llvm::zip_equal(getDims(), getStrides()))
    last = last + mp::CheckedInt(dim - 1) * stride;
  return ((last + 1) * *getElementBytes(getElement())).get();
}

/// Whether the strides are those of a dense tensor whose dimensions, slowest
/// first, are `order`. Strides of size-one dimensions do not matter.
static bool isPacked(TensorAttr tensor, ArrayRef<int64_t> order) {
  int64_t expected = 1;
  for (int64_t dim : llvm::reverse(order)) {
    if (tensor.getDims()[dim] != 1 && tensor.getStrides()[dim] != expected)
      return false;
    expected = mp::saturatingMultiply(expected, tensor.getDims()[dim]);
  }
  return true;
}

bool TensorAttr::isChannelsFirst() const {
  return isPacked(*this,
                  llvm::to_vector(llvm::seq<int64_t>(0, getDims().size())));
}

bool TensorAttr::isChannelsLast() const {
  int64_t rank = getDims().size();
  if (rank < 2)
    return isChannelsFirst();
  SmallVector<int64_t> order = {0};
  llvm::append_range(order, llvm::seq<int64_t>(2, rank));
  order.push_back(1);
  return isPacked(*this, order);
}

StringRef TensorAttr::getLayoutName() const {
  if (isChannelsLast())
    return "channels_last";
  return isChannelsFirst() ? "channels_first" : "strided";
}
