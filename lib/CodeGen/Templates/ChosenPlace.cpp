//===- ChosenPlace.cpp - Passes that need one element of a row ------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ChosenPlace.h"

#include "mp/Dialect/MP/IR/MPShapeOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::mp;

/// Whether a value counts the places of the rows, and none has the number of
/// another: few bits begin anew.
static bool countsPlaces(const KernelContext &context, Value value) {
  auto iota = value.getDefiningOp<IotaOp>();
  if (!iota || iota.getType().getShape() != ArrayRef(context.form.shape) ||
      context.form.reduced.size() != 1 ||
      static_cast<int64_t>(iota.getDim()) != context.form.reduced.front())
    return false;
  Type number = iota.getType().getElementType();
  return number.isInteger() &&
         llvm::isUIntN(number.getIntOrFloatBitWidth(),
                       iota.getType().getDimSize(iota.getDim()));
}

/// What is repeated along the rows, one element for each; null where it is not.
static Value findRepeated(const KernelContext &context, Value value) {
  auto broadcast = value.getDefiningOp<BroadcastOp>();
  if (!broadcast)
    return {};
  ArrayRef<int64_t> shape = broadcast.getType().getShape();
  SmallVector<int64_t> kept;
  for (int64_t dim = 0; dim != static_cast<int64_t>(shape.size()); ++dim)
    if (!llvm::is_contained(context.form.reduced, dim))
      kept.push_back(dim);
  auto type = cast<RankedTensorType>(broadcast.getInput().getType());
  bool isWhole = shape == ArrayRef(context.form.shape) &&
                 broadcast.getDims() == ArrayRef(kept) &&
                 type.getNumElements() == context.form.getNumRows();
  return isWhole ? Value(broadcast.getInput()) : Value();
}

/// Whether to combine with the value changes nothing. A zero of either sign
/// does not where the result began as a zero.
static bool isNeutral(FusibleOpInterface op, Value value) {
  DenseElementsAttr constant;
  if (!matchPattern(value, m_Constant(&constant)) || !constant.isSplat())
    return false;
  auto neutral = dyn_cast<FloatAttr>(op.getNeutralElement());
  if (!neutral)
    return constant.getSplatValue<Attribute>() == op.getNeutralElement();
  return constant.getElementType() == neutral.getType() &&
         constant.getSplatValue<APFloat>() == neutral.getValue();
}

/// The place that one reduction takes.
static Value findPlace(const KernelContext &context, FusibleOpInterface op) {
  auto select = op->getOperand(0).getDefiningOp<arith::SelectOp>();
  if (!select || !isNeutral(op, select.getFalseValue()))
    return {};
  auto equal = select.getCondition().getDefiningOp<arith::CmpIOp>();
  if (!equal || equal.getPredicate() != arith::CmpIPredicate::eq)
    return {};
  for (auto [count, place] : {std::pair(equal.getLhs(), equal.getRhs()),
                              std::pair(equal.getRhs(), equal.getLhs())})
    if (countsPlaces(context, count))
      return findRepeated(context, place);
  return {};
}

Value mp::findChosenPlace(const KernelContext &context,
                          const ReductionPass &pass) {
  if (!pass.outputs.empty() || !pass.columnSums.empty())
    return {};
  Value place;
  for (FusibleOpInterface op : pass.reductions) {
    Value own = findPlace(context, op);
    if (!own || (place && place != own))
      return {};
    place = own;
  }
  return place;
}
