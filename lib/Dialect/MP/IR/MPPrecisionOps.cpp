//===- MPPrecisionOps.cpp - Folders of casts ------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MP/IR/MPPrecisionOps.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/APFloat.h"

using namespace mlir;
using namespace mlir::mp;

#define GET_OP_CLASSES
#include "mp/Dialect/MP/IR/MPPrecisionOps.cpp.inc"

void MPDialect::registerPrecisionOps() {
  addOperations<
#define GET_OP_LIST
#include "mp/Dialect/MP/IR/MPPrecisionOps.cpp.inc"
      >();
}

bool mp::isExactCast(FloatType from, FloatType to) {
  if (from == to)
    return true;
  // The small formats differ in infinities, NaNs and the negative zero, which
  // the comparison of exponents and precisions below does not see.
  if (!isa<Float16Type, BFloat16Type, Float32Type, Float64Type>(to))
    return false;
  return APFloat::isRepresentableBy(from.getFloatSemantics(),
                                    to.getFloatSemantics());
}

/// One element, as the op's description says.
static APFloat castElement(APFloat value, const llvm::fltSemantics &semantics,
                           Rounding rounding, bool saturate) {
  bool isNumber = !value.isNaN();
  bool isNegative = value.isNegative();
  bool losesInfo;
  value.convert(semantics,
                rounding == Rounding::TowardZero ? APFloat::rmTowardZero
                                                 : APFloat::rmNearestTiesToEven,
                &losesInfo);
  // Formats without infinities overflow to NaN.
  if (saturate && isNumber && !value.isFinite())
    return APFloat::getLargest(semantics, isNegative);
  return value;
}

/// A cast that only adds range and precision, and changes no infinity.
static bool isExact(CastOp op) {
  auto from = cast<FloatType>(getElementTypeOrSelf(op.getInput().getType()));
  auto to = cast<FloatType>(getElementTypeOrSelf(op.getType()));
  return !op.getSaturate() && isExactCast(from, to);
}

OpFoldResult CastOp::fold(FoldAdaptor adaptor) {
  // A saturating cast turns infinities into numbers: no identity.
  if (getInput().getType() == getType() && !getSaturate())
    return getInput();

  // Exact: each value comes back from a type that holds them all. The payload
  // of a NaN is not kept by casts in general and nobody may rely on it.
  auto inner = getInput().getDefiningOp<CastOp>();
  if (inner && isExact(inner) && !getSaturate() &&
      inner.getInput().getType() == getType())
    return inner.getInput();

  auto type = cast<FloatType>(getElementTypeOrSelf(getType()));
  const llvm::fltSemantics &semantics = type.getFloatSemantics();
  if (auto scalar = dyn_cast_if_present<FloatAttr>(adaptor.getInput()))
    return FloatAttr::get(type, castElement(scalar.getValue(), semantics,
                                            getRounding(), getSaturate()));
  if (auto dense = dyn_cast_if_present<DenseFPElementsAttr>(adaptor.getInput()))
    return dense.mapValues(type, [&](const APFloat &value) {
      return castElement(value, semantics, getRounding(), getSaturate())
          .bitcastToAPInt();
    });
  return {};
}
