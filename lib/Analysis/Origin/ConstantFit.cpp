//===- ConstantFit.cpp - Constants in a low precision ---------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Small and large constants are what breaks a step in f16 first: an eps of
// 1e-12 is zero, a mask of -1e9 is an infinity. Verdicts V1 and V3 of a range
// analysis, by rounding the constant itself, so they are exact.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Origin/ConstantFit.h"

using namespace mlir;
using namespace mlir::mp;

// Above it, a constant is a table and not a parameter of the computation.
static constexpr int64_t maxParameters = 16;

static ConstantFit::Kind
fitElement(const APFloat &value, const llvm::fltSemantics &low, bool isTable) {
  using Kind = ConstantFit::Kind;
  if (!value.isFinite() || value.isZero())
    return Kind::Fits;
  APFloat rounded = value;
  bool losesInfo;
  rounded.convert(low, APFloat::rmNearestTiesToEven, &losesInfo);
  if (!rounded.isFinite())
    return Kind::Overflows;
  if (isTable || !losesInfo)
    return Kind::Fits;
  // |rounded - value| > 4 u |value|, u = 2^-precision: happens only where the
  // low type is subnormal. The difference is exact in double.
  double exact = value.convertToDouble(), narrow = rounded.convertToDouble();
  double unit =
      std::ldexp(1.0, -static_cast<int>(APFloat::semanticsPrecision(low)));
  return std::abs(narrow - exact) > 4 * unit * std::abs(exact) ? Kind::Vanishes
                                                               : Kind::Fits;
}

ConstantFit mp::fitConstant(DenseElementsAttr value, FloatType low) {
  if (!isa<FloatType>(value.getElementType()))
    return {};
  const llvm::fltSemantics &semantics = low.getFloatSemantics();
  if (value.isSplat()) {
    APFloat element = value.getSplatValue<APFloat>();
    return {fitElement(element, semantics, /*isTable=*/false), element};
  }
  bool isTable = value.getNumElements() > maxParameters;
  for (const APFloat &element : value.getValues<APFloat>())
    if (ConstantFit::Kind kind = fitElement(element, semantics, isTable);
        kind != ConstantFit::Kind::Fits)
      return {kind, element};
  return {};
}

std::optional<NonFiniteConstant>
mp::findNonFiniteConstant(DenseElementsAttr value) {
  if (!isa<FloatType>(value.getElementType()) || value.empty())
    return std::nullopt;
  std::optional<APFloat> infinity;
  bool hasFinite = false;
  for (const APFloat &element : value.getValues<APFloat>()) {
    if (element.isNaN())
      return NonFiniteConstant{element, /*isMask=*/false};
    if (element.isFinite())
      hasFinite = true;
    else if (!infinity)
      infinity = element;
    if (value.isSplat())
      break;
  }
  if (!infinity)
    return std::nullopt;
  return NonFiniteConstant{*infinity, /*isMask=*/hasFinite};
}
