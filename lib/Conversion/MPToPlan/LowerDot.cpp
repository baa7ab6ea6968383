//===- LowerDot.cpp - Contractions as cuBLASLt calls ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MPRTBuilder.h"
#include "MatmulLayout.h"

#include "mlir/IR/TypeUtilities.h"
#include "mp/Dialect/MP/IR/MPContractionOps.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Support/Sizes.h"

using namespace mlir;
using namespace mlir::mp;

static FailureOr<MatmulTypes> chooseTypes(DotOp op) {
  if (std::optional<MatmulTypes> types =
          findMatmulTypes(op, getElementTypeOrSelf(op.getType())))
    return *types;
  return op.emitOpError() << "multiplies "
                          << getElementTypeOrSelf(op.getLhs().getType())
                          << " by "
                          << getElementTypeOrSelf(op.getRhs().getType())
                          << " and sums in " << getSumType(op) << " into "
                          << getElementTypeOrSelf(op.getType())
                          << ", which cuBLASLt has not; expected f16 or bf16 "
                             "accumulated in f32, or f32";
}

/// Bytes that every matrix of a batch is aligned to.
static int64_t getAlignment(Value matrices, int64_t stride) {
  auto type = cast<RankedTensorType>(matrices.getType());
  return std::gcd(stride * *getElementBytes(type.getElementType()),
                  mprt::getAlignment(*mprt::getTensorBytes(type)));
}

LogicalResult mp::makeMatmul(Operation *op, const ProductValues &values,
                             const MatmulLayout &layout,
                             const MatmulTypes &type, MPRTBuilder &builder) {
  OpBuilder &calls = builder.getCalls();
  FailureOr<Value> a = builder.getMemory(values.rhs, op);
  FailureOr<Value> b = builder.getMemory(values.lhs, op);
  FailureOr<Value> c = Value(), bias = Value();
  if (values.added)
    c = builder.getMemory(values.added, op);
  if (values.bias)
    bias = builder.getMemory(values.bias, op);
  if (failed(a) || failed(b) || failed(c) || failed(bias))
    return failure();

  Type result = getElementTypeOrSelf(values.result.getType());
  Type elements[] = {getElementTypeOrSelf(values.rhs.getType()),
                     getElementTypeOrSelf(values.lhs.getType()), result,
                     result};
  const Value matrices[] = {values.rhs, values.lhs, values.result,
                            values.result};
  SmallVector<int64_t> align;
  for (auto [stride, value] : llvm::zip_equal(layout.strides, matrices))
    align.push_back(getAlignment(value, stride));
  ArrayRef<int64_t> strides = layout.strides;
  mprt::MatmulOp::create(
      calls, op->getLoc(), *a, *b, *c, *bias, builder.makeMemory(values.result),
      layout.m, layout.n, layout.k, layout.trans, layout.ld, layout.batch,
      layout.batch > 1 ? strides : ArrayRef<int64_t>(),
      calls.getTypeArrayAttr(elements), type.compute, type.scale, APFloat(1.0),
      APFloat(*c ? 1.0 : 0.0),
      *bias ? mprt::Epilogue::Bias : mprt::Epilogue::Default, align);
  return success();
}

static LogicalResult lowerProduct(DotOp op, const ProductValues &values,
                                  MPRTBuilder &builder) {
  FailureOr<MatmulLayout> layout = layoutMatmul(op);
  if (failed(layout))
    return failure();
  FailureOr<MatmulTypes> type = chooseTypes(op);
  if (failed(type))
    return failure();
  return makeMatmul(op, values, *layout, *type, builder);
}

LogicalResult mp::lowerDot(DotOp op, MPRTBuilder &builder) {
  OpBuilder &calls = builder.getCalls();
  if (op.getLhs().getType().getNumElements() == 0) { // a sum of nothing
    mprt::FillOp::create(calls, op.getLoc(), builder.makeMemory(op.getResult()),
                         calls.getZeroAttr(getElementTypeOrSelf(op.getType())));
    return success();
  }
  return lowerProduct(
      op, {op.getLhs(), op.getRhs(), /*added=*/{}, /*bias=*/{}, op.getResult()},
      builder);
}

LogicalResult mp::lowerContraction(FusionOp fusion, MPRTBuilder &builder) {
  Block &body = fusion.getBody().front();
  auto op = dyn_cast<DotOp>(body.front());
  if (!op)
    return fusion.emitOpError() << "adds to " << body.front().getName()
                                << ", which no library call of a plan does";
  auto outside = [&](Value inside) {
    return fusion.getOperand(cast<BlockArgument>(inside).getArgNumber());
  };
  Value added, bias;
  if (auto spread = dyn_cast<BroadcastOp>(op->getNextNode()))
    bias = outside(spread.getInput());
  else if (auto widened = dyn_cast<CastOp>(op->getNextNode()))
    added = outside(widened.getInput());
  else
    added = outside(op->getNextNode()->getOperand(1));
  return lowerProduct(op,
                      {outside(op.getLhs()), outside(op.getRhs()), added, bias,
                       fusion.getResult(0)},
                      builder);
}
