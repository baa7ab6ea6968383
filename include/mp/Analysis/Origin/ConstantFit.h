//===- ConstantFit.h - Constants in a low precision -------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_ORIGIN_CONSTANTFIT_H
#define MP_ANALYSIS_ORIGIN_CONSTANTFIT_H

#include "mlir/IR/BuiltinAttributes.h"

#include <optional>

namespace mlir::mp {

/// How a constant fares in a low type.
struct ConstantFit {
  enum class Kind {
    /// Within the rounding of the type, or an infinity.
    Fits,
    /// A finite number becomes an infinity.
    Overflows,
    /// A number that is not zero becomes zero, or loses more than four times
    /// the unit roundoff of the type because it is subnormal there.
    Vanishes,
  } kind = Kind::Fits;
  /// The element at fault.
  APFloat value = APFloat(0.0f);
};

/// Rounds each element to `low`. Of a table of more than 16 different elements
/// (weights, positions) only overflow counts: single small numbers do no harm
/// there.
ConstantFit fitConstant(DenseElementsAttr value, FloatType low);

/// A constant that is not finite everywhere.
struct NonFiniteConstant {
  /// The element at fault: a NaN if there is one.
  APFloat value;
  /// Infinities among other elements and no NaN: may be added as masks are.
  bool isMask;
};

/// What is not finite in a constant; nothing for one that is finite.
std::optional<NonFiniteConstant> findNonFiniteConstant(DenseElementsAttr value);

} // namespace mlir::mp

#endif // MP_ANALYSIS_ORIGIN_CONSTANTFIT_H
