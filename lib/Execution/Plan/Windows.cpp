//===- Windows.cpp - Convolutions and pools of a plan ---------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cuDNN describes x, w and y of y = x * w, whichever of them is made. Here that
// description alone becomes an op of the interpreter on tensors in cuDNN's own
// order of dimensions:
//
//   made   lhs, rhs   strides, lhs and rhs dilation   low padding
//   y      x, w       s, 1, d                         low
//   x      y, w       1, s, d                         (w - 1) d - low
//   w      x, y       d, 1, s                         low
//
//===----------------------------------------------------------------------===//

#include "Calls.h"

#include "mp/Dialect/MP/IR/MPContractionOps.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/IR/MPReductionOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mp/Support/Sizes.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::exec;

static View viewOf(const PlanMemory &memory, Value buffer,
                   mprt::TensorAttr tensor) {
  return View(memory.find(buffer), tensor.getElement(), tensor.getDims(),
              tensor.getStrides());
}

static RankedTensorType typeOf(mprt::TensorAttr tensor) {
  return RankedTensorType::get(tensor.getDims(), tensor.getElement());
}

namespace {
/// The op of one call, in the making.
struct ConvBuilder {
  mprt::ConvOp call;
  OpBuilder &builder;
  size_t rank = call.getX().getDims().size();
  /// From batch and channels on.
  SmallVector<int64_t> spatial =
      llvm::to_vector(llvm::seq<int64_t>(2, int64_t(rank)));

  Value make(ValueRange arguments) {
    switch (call.getKind()) {
    case mprt::ConvKind::Forward:
      return makeForward(arguments[0], arguments[1]);
    case mprt::ConvKind::DataGradient:
      return makeDataGradient(arguments[1], arguments[0]);
    case mprt::ConvKind::WeightGradient:
      return makeWeightGradient(arguments[0], arguments[1]);
    }
    return nullptr;
  }

private:
  bool reverses() { return call.getMode() == mprt::ConvMode::Convolution; }
  int64_t sizeOfX(size_t i) { return call.getX().getDims()[i + 2]; }
  /// Of y with the strides between its elements.
  int64_t sizeOfDilatedY(size_t i) {
    return (call.getY().getDims()[i + 2] - 1) * call.getStrides()[i] + 1;
  }
  /// Distance from the first to the last element of the filter.
  int64_t reach(size_t i) {
    return (call.getW().getDims()[i + 2] - 1) * call.getDilation()[i];
  }
  SmallVector<int64_t> forEachDim(llvm::function_ref<int64_t(size_t)> number) {
    SmallVector<int64_t> list;
    for (size_t i = 0; i < spatial.size(); ++i)
      list.push_back(number(i));
    return list;
  }
  /// Places of (batch, channels) in lhs, of (in, out) in rhs, of (batch,
  /// channels) in the result.
  ConvDimsAttr numberDims(std::array<int64_t, 2> lhs,
                          std::array<int64_t, 2> rhs,
                          std::array<int64_t, 2> result) {
    return ConvDimsAttr::get(call.getContext(), lhs[0], lhs[1], spatial, rhs[0],
                             rhs[1], spatial, result[0], result[1], spatial);
  }

  Value makeForward(Value x, Value w);
  Value makeDataGradient(Value y, Value w);
  Value makeWeightGradient(Value x, Value y);
  Value exchangeGroups(Value w);
};
} // namespace

Value ConvBuilder::makeForward(Value x, Value w) {
  SmallVector<bool> reversal(spatial.size(), reverses());
  return ConvOp::create(
      builder, call.getLoc(), typeOf(call.getY()), ConvKind::Forward, x, w,
      numberDims({0, 1}, {1, 0}, {0, 1}), call.getStrides(), call.getLow(),
      call.getHigh(), ArrayRef<int64_t>(), call.getDilation(), reversal,
      call.getGroups(), 1, TypeAttr::get(builder.getF32Type()));
}

/// From [g * out, in, ...] to [out, g * in, ...], the filter of the convolution
/// that goes back.
Value ConvBuilder::exchangeGroups(Value w) {
  int64_t groups = call.getGroups();
  if (groups == 1)
    return w;
  ArrayRef<int64_t> dims = call.getW().getDims();
  int64_t out = dims[0] / groups;
  auto typed = [&](ArrayRef<int64_t> sizes) {
    SmallVector<int64_t> shape(sizes);
    llvm::append_range(shape, dims.drop_front(2));
    return RankedTensorType::get(shape, call.getW().getElement());
  };
  SmallVector<int64_t> perm = {1, 0};
  llvm::append_range(perm, llvm::seq<int64_t>(2, int64_t(rank) + 1));
  Location loc = call.getLoc();
  w = ReshapeOp::create(builder, loc, typed({groups, out, dims[1]}), w);
  w = TransposeOp::create(builder, loc, typed({out, groups, dims[1]}), w, perm);
  return ReshapeOp::create(builder, loc, typed({out, groups * dims[1]}), w);
}

Value ConvBuilder::makeDataGradient(Value y, Value w) {
  SmallVector<bool> reversal(spatial.size(), !reverses());
  SmallVector<int64_t> ones(spatial.size(), 1);
  auto low = forEachDim([&](size_t i) { return reach(i) - call.getLow()[i]; });
  auto high = forEachDim([&](size_t i) {
    return sizeOfX(i) - sizeOfDilatedY(i) - low[i] + reach(i);
  });
  return ConvOp::create(
      builder, call.getLoc(), typeOf(call.getX()), ConvKind::DataGradient, y,
      exchangeGroups(w), numberDims({0, 1}, {0, 1}, {0, 1}), ones, low, high,
      call.getStrides(), call.getDilation(), reversal, call.getGroups(), 1,
      TypeAttr::get(builder.getF32Type()));
}

Value ConvBuilder::makeWeightGradient(Value x, Value y) {
  auto high = forEachDim([&](size_t i) {
    return reach(i) + sizeOfDilatedY(i) - sizeOfX(i) - call.getLow()[i];
  });
  // It sums over the batch, which therefore stands as channels.
  Value w = ConvOp::create(
      builder, call.getLoc(), typeOf(call.getW()), ConvKind::WeightGradient, x,
      y, numberDims({1, 0}, {0, 1}, {1, 0}), call.getDilation(), call.getLow(),
      high, ArrayRef<int64_t>(), call.getStrides(), ArrayRef<bool>(), 1,
      call.getGroups(), TypeAttr::get(builder.getF32Type()));
  if (!reverses())
    return w;
  return ReverseOp::create(builder, call.getLoc(), w.getType(), w,
                           builder.getDenseI64ArrayAttr(spatial));
}

FailureOr<Call> mp::exec::makeConv(mprt::ConvOp op, PlanContext &context) {
  const PlanMemory &memory = context.memory;
  bool dgrad = op.getKind() == mprt::ConvKind::DataGradient;
  bool wgrad = op.getKind() == mprt::ConvKind::WeightGradient;
  mprt::TensorAttr first = dgrad ? op.getW() : op.getX();
  mprt::TensorAttr second = dgrad || wgrad ? op.getY() : op.getW();
  mprt::TensorAttr made = dgrad ? op.getX() : wgrad ? op.getW() : op.getY();
  FailureOr<func::FuncOp> function = context.programs.makeFunction(
      op.getLoc(), {typeOf(first), typeOf(second)},
      [&](OpBuilder &builder, ValueRange arguments) -> SmallVector<Value> {
        return {ConvBuilder{op, builder}.make(arguments)};
      });
  if (failed(function))
    return failure();
  return Call([&context, function = *function,
               from = SmallVector<View>{viewOf(memory, op.getFirst(), first),
                                        viewOf(memory, op.getSecond(), second)},
               to = viewOf(memory, op.getTarget(), made)] {
    return context.programs.run(function, from, to, context.memory);
  });
}

/// Pools in f32, scales, and rounds once.
static Value makePool(mprt::PoolOp call, OpBuilder &builder, Value x) {
  Location loc = call.getLoc();
  Type f32 = builder.getF32Type();
  auto inF32 = [&](mprt::TensorAttr tensor) {
    return RankedTensorType::get(tensor.getDims(), f32);
  };
  auto pad = [](ArrayRef<int64_t> list, int64_t neutral) {
    SmallVector<int64_t> all = {neutral, neutral};
    llvm::append_range(all, list);
    return all;
  };
  bool isMax = call.getMode() == mprt::PoolMode::Max;
  if (!call.getX().getElement().isF32())
    x = CastOp::create(builder, loc, inF32(call.getX()), x);
  SmallVector<int64_t> padding = pad(call.getPadding(), 0);
  Value y = PoolOp::create(
      builder, loc, inF32(call.getY()),
      isMax ? ReduceKind::Max : ReduceKind::Add, x, pad(call.getWindow(), 1),
      pad(call.getStrides(), 1), padding, padding, ArrayRef<int64_t>(),
      ArrayRef<int64_t>(), isMax ? TypeAttr() : TypeAttr::get(f32));
  double scale = call.getAlpha().convertToDouble();
  if (!isMax)
    scale /= static_cast<double>(saturatingProduct(call.getWindow()));
  if (scale != 1) {
    auto factor = DenseElementsAttr::get(inF32(call.getY()),
                                         builder.getFloatAttr(f32, scale));
    y = arith::MulFOp::create(builder, loc, y,
                              arith::ConstantOp::create(builder, loc, factor));
  }
  if (!call.getY().getElement().isF32())
    y = CastOp::create(builder, loc, typeOf(call.getY()), y);
  return y;
}

FailureOr<Call> mp::exec::makePool(mprt::PoolOp op, PlanContext &context) {
  FailureOr<func::FuncOp> function = context.programs.makeFunction(
      op.getLoc(), {typeOf(op.getX())},
      [&](OpBuilder &builder, ValueRange arguments) -> SmallVector<Value> {
        return {::makePool(op, builder, arguments[0])};
      });
  if (failed(function))
    return failure();
  return Call([&context, function = *function,
               from = viewOf(context.memory, op.getInput(), op.getX()),
               to = viewOf(context.memory, op.getTarget(), op.getY())] {
    return context.programs.run(function, from, to, context.memory);
  });
}
