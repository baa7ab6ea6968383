//===- FormulaTerm.cpp - Formulas of an update as C++ expressions ---------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FormulaTerm.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"
#include "mp/Dialect/MP/IR/MPContractionOps.h"
#include "mp/Dialect/MP/IR/MPReductionOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"

using namespace mlir;
using namespace mlir::mp;

static Value makeConstant(ImplicitLocOpBuilder &builder, RankedTensorType type,
                          double number) {
  return arith::ConstantOp::create(
      builder, DenseElementsAttr::get(type, Attribute(builder.getF32FloatAttr(
                                                static_cast<float>(number)))));
}

Term Term::makeScalar(ImplicitLocOpBuilder &builder, double number) {
  auto type = RankedTensorType::get({}, builder.getF32Type());
  return Term(builder, makeConstant(builder, type, number));
}

Term Term::number(double number) const {
  return Term(*builder, makeConstant(*builder, getType(), number));
}

Value Term::inShapeOf(Term like) const {
  if (!isScalar() || like.isScalar())
    return value;
  SplatElementsAttr constant;
  if (matchPattern(value, m_Constant(&constant)))
    return arith::ConstantOp::create(*builder,
                                     constant.resizeSplat(like.getType()));
  return BroadcastOp::create(*builder, like.getType(), value,
                             ArrayRef<int64_t>());
}

template <typename OpTy>
Term Term::combine(Term x, Term y) {
  Value lhs = x.inShapeOf(y), rhs = y.inShapeOf(x);
  return Term(*x.builder, OpTy::create(*x.builder, lhs, rhs));
}

template <typename OpTy>
Term Term::apply() const {
  return Term(*builder, OpTy::create(*builder, value));
}

namespace mlir::mp {
Term operator+(Term x, Term y) { return Term::combine<arith::AddFOp>(x, y); }
Term operator-(Term x, Term y) { return Term::combine<arith::SubFOp>(x, y); }
Term operator*(Term x, Term y) { return Term::combine<arith::MulFOp>(x, y); }
Term operator/(Term x, Term y) { return Term::combine<arith::DivFOp>(x, y); }
} // namespace mlir::mp

Term Term::squareRoot() const { return apply<math::SqrtOp>(); }
Term Term::abs() const { return apply<math::AbsFOp>(); }
Term Term::exp() const { return apply<math::ExpOp>(); }
Term Term::expMinusOne() const { return apply<math::ExpM1Op>(); }
Term Term::log() const { return apply<math::LogOp>(); }

Term Term::atLeast(double bound) const {
  return combine<arith::MaximumFOp>(*this, number(bound));
}

Term Term::atLeast(Term bound) const {
  return combine<arith::MaximumFOp>(*this, bound);
}

Term Term::atMost(double bound) const {
  return combine<arith::MinimumFOp>(*this, number(bound));
}

Term Term::sign() const {
  Value zero = number(0.0).value;
  Value hasSign =
      arith::CmpFOp::create(*builder, arith::CmpFPredicate::ONE, value, zero);
  Term one = combine<math::CopySignOp>(number(1.0), *this);
  return Term(*builder,
              arith::SelectOp::create(*builder, hasSign, one.value, value));
}

Term Term::sum(ArrayRef<int64_t> dims, RankedTensorType type) const {
  if (dims.empty())
    return *this;
  return Term(*builder,
              ReduceOp::create(*builder, type, ReduceKind::Add, value, dims,
                               /*accumulator=*/TypeAttr()));
}

Term Term::sum() const {
  return sum(llvm::to_vector(llvm::seq<int64_t>(0, getType().getRank())),
             RankedTensorType::get({}, builder->getF32Type()));
}

Term Term::mean() const {
  return sum() / static_cast<double>(getType().getNumElements());
}

Term Term::mean(int64_t dim) const {
  auto type = RankedTensorType::Builder(getType()).dropDim(dim);
  return sum(dim, RankedTensorType(type)) /
         static_cast<double>(getType().getDimSize(dim));
}

Term Term::repeat(int64_t dim, RankedTensorType shape) const {
  SmallVector<int64_t> dims;
  for (int64_t other = 0; other < shape.getRank(); ++other)
    if (other != dim)
      dims.push_back(other);
  return Term(*builder, BroadcastOp::create(*builder, shape, value, dims));
}

Term Term::product(int64_t dim, Term other, int64_t otherDim) const {
  auto type = RankedTensorType::get(
      {getType().getDimSize(1 - dim), other.getType().getDimSize(1 - otherDim)},
      builder->getF32Type());
  ArrayRef<int64_t> none;
  auto dot = DotOp::create(*builder, type, value, other.value, none, none, dim,
                           otherDim, /*accumulator=*/TypeAttr());
  dot->setDiscardableAttr(
      attr::opClass, OpClassAttr::get(builder->getContext(), OpClass::Deny));
  return Term(*builder, dot);
}

Term Term::whereNonzero(Term x, Term y, double rest) const {
  auto isNonzero = [&](Term term) -> Value {
    return arith::CmpFOp::create(*builder, arith::CmpFPredicate::UNE,
                                 term.value, term.number(0.0).value);
  };
  Value first = isNonzero(x), second = isNonzero(y);
  Value both = arith::AndIOp::create(*builder, first, second);
  return Term(*builder, arith::SelectOp::create(*builder, both, value,
                                                number(rest).value));
}
