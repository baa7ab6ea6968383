//===- FormulaTerm.h - Formulas of an update as C++ expressions -*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_TRANSFORMS_OPTIMIZER_FORMULATERM_H
#define MP_LIB_TRANSFORMS_OPTIMIZER_FORMULATERM_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace mlir::mp {

/// A tensor of f32 in a formula: each operation makes one op of arith, math or
/// mp. A tensor of rank 0 beside one of another shape is repeated in it. Dies
/// with its builder.
class Term {
public:
  Term(ImplicitLocOpBuilder &builder, Value value)
      : builder(&builder), value(value) {}
  /// A tensor of rank 0.
  static Term makeScalar(ImplicitLocOpBuilder &builder, double number);

  Value getValue() const { return value; }
  RankedTensorType getType() const {
    return cast<RankedTensorType>(value.getType());
  }
  bool isScalar() const { return getType().getRank() == 0; }

  friend Term operator+(Term x, Term y);
  friend Term operator-(Term x, Term y);
  friend Term operator*(Term x, Term y);
  friend Term operator/(Term x, Term y);
  friend Term operator+(Term x, double y) { return x + x.number(y); }
  friend Term operator-(Term x, double y) { return x - x.number(y); }
  friend Term operator-(double x, Term y) { return y.number(x) - y; }
  friend Term operator*(double x, Term y) { return y.number(x) * y; }
  friend Term operator/(double x, Term y) { return y.number(x) / y; }
  friend Term operator/(Term x, double y) { return x / x.number(y); }

  Term squared() const { return *this * *this; }
  Term squareRoot() const;
  Term abs() const;
  /// e^x, e^x - 1, ln x.
  Term exp() const;
  Term expMinusOne() const;
  Term log() const;
  /// NaN if either is.
  Term atLeast(double bound) const;
  Term atLeast(Term bound) const;
  Term atMost(double bound) const;
  /// 1, -1, or the zero or NaN it is.
  Term sign() const;

  /// The sum of all elements.
  Term sum() const;
  Term mean() const;
  /// The means along one dimension, which goes.
  Term mean(int64_t dim) const;
  /// The Euclidean norm of all elements together.
  Term norm() const { return squared().sum().squareRoot(); }
  /// The root of the mean square.
  Term rms() const { return squared().mean().squareRoot(); }
  /// The other way from a mean along `dim`: back to `shape`.
  Term repeat(int64_t dim, RankedTensorType shape) const;
  /// `*this` where neither x nor y is 0, otherwise `rest`. Scalars.
  Term whereNonzero(Term x, Term y, double rest) const;

  /// The product of two matrices, summed over one dimension of each. It stays
  /// f32, as all of an update does.
  Term product(int64_t dim, Term other, int64_t otherDim) const;

private:
  /// A constant in the shape of this.
  Term number(double number) const;
  Term sum(ArrayRef<int64_t> dims, RankedTensorType type) const;
  /// This scalar in the shape of `like`.
  Value inShapeOf(Term like) const;
  template <typename OpTy>
  static Term combine(Term x, Term y);
  template <typename OpTy>
  Term apply() const;

  ImplicitLocOpBuilder *builder;
  Value value;
};

} // namespace mlir::mp

#endif // MP_LIB_TRANSFORMS_OPTIMIZER_FORMULATERM_H
