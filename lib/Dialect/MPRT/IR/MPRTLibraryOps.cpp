//===- MPRTLibraryOps.cpp - Verifiers of library calls --------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// These checks keep a call inside its buffers and its descriptors consistent.
// What a library supports beyond that is checked where calls are traced
// (lib/Execution/Trace).
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MP/IR/MPContractionOps.h"
#include "mp/Dialect/MP/IR/MPReductionOps.h"
#include "mp/Dialect/MPRT/IR/MPRT.h"
#include "mp/Support/Sizes.h"

using namespace mlir;
using namespace mlir::mprt;
using mlir::mp::CheckedInt;

static LogicalResult verifyCount(Operation *op, StringRef list, size_t count,
                                 int64_t expected) {
  if (static_cast<int64_t>(count) == expected)
    return success();
  return op->emitOpError() << "'" << list << "' has " << count
                           << " entries, expected " << expected;
}

static LogicalResult verifyAtLeast(Operation *op, StringRef list,
                                   ArrayRef<int64_t> values, int64_t least) {
  for (int64_t value : values)
    if (value < least)
      return op->emitOpError() << "'" << list << "' has " << value
                               << ", but must have at least " << least;
  return success();
}

//===----------------------------------------------------------------------===//
// Matrix products
//===----------------------------------------------------------------------===//

std::pair<int64_t, int64_t> MatmulOp::getStoredShape(unsigned index) {
  int64_t m = getM(), n = getN(), k = getK();
  if (index == 0)
    return getTrans()[0] ? std::make_pair(k, m) : std::make_pair(m, k);
  if (index == 1)
    return getTrans()[1] ? std::make_pair(n, k) : std::make_pair(k, n);
  return {m, n};
}

Type MatmulOp::getElementType(unsigned index) {
  return cast<TypeAttr>(getTypes()[index]).getValue();
}

Value MatmulOp::getMatrix(unsigned index) {
  switch (index) {
  case 0:
    return getA();
  case 1:
    return getB();
  case 2:
    return getC() ? getC() : getD();
  default:
    return getD();
  }
}

/// One matrix of a product: its leading dimension holds a column, and all of
/// the batch lies within its buffer.
static LogicalResult verifyMatrix(MatmulOp op, unsigned index) {
  StringRef name = StringRef("ABCD").substr(index, 1);
  auto [rows, columns] = op.getStoredShape(index);
  int64_t ld = op.getLd()[index];
  if (ld < rows)
    return op.emitOpError() << name << " has leading dimension " << ld
                            << ", below its " << rows << " rows";
  RankedTensorType type = getTensorType(op.getMatrix(index));
  if (!type || type.getElementType() != op.getElementType(index))
    return op.emitOpError()
           << name << " has type " << op.getElementType(index)
           << ", but its memory holds " << (type ? Type(type) : Type());
  int64_t stride = op.getStrides().empty() ? 0 : op.getStrides()[index];
  CheckedInt elements = CheckedInt(columns - 1) * ld + rows +
                        CheckedInt(op.getBatch() - 1) * stride;
  std::optional<int64_t> end =
      (elements * *getElementBytes(type.getElementType())).get();
  if (!end || *end > *getTensorBytes(type))
    return op.emitOpError() << name << " ends behind the "
                            << *getTensorBytes(type) << " bytes of its memory";
  return success();
}

LogicalResult MatmulOp::verify() {
  if (failed(verifyCount(*this, "trans", getTrans().size(), 2)) ||
      failed(verifyCount(*this, "ld", getLd().size(), 4)) ||
      failed(verifyCount(*this, "types", getTypes().size(), 4)) ||
      failed(verifyCount(*this, "align", getAlign().size(), 4)) ||
      failed(verifyAtLeast(*this, "align", getAlign(), 1)) ||
      failed(verifyAtLeast(*this, "m, n, k",
                           {static_cast<int64_t>(getM()),
                            static_cast<int64_t>(getN()),
                            static_cast<int64_t>(getK())},
                           1)) ||
      failed(
          verifyAtLeast(*this, "batch", {static_cast<int64_t>(getBatch())}, 1)))
    return failure();
  if ((getBatch() > 1 || !getStrides().empty()) &&
      (failed(verifyCount(*this, "strides", getStrides().size(), 4)) ||
       failed(verifyAtLeast(*this, "strides", getStrides(), 0))))
    return failure();
  for (unsigned index = 0; index < 4; ++index)
    if (failed(verifyMatrix(*this, index)))
      return failure();
  if (!getC() && !getBeta().isZero())
    return emitOpError() << "adds C times " << getBeta().convertToDouble()
                         << ", but has no C";
  bool wantsBias = getEpilogue() == Epilogue::Bias ||
                   getEpilogue() == Epilogue::ReluBias ||
                   getEpilogue() == Epilogue::GeluBias;
  if (wantsBias != static_cast<bool>(getBias()))
    return emitOpError() << "has epilogue '" << stringifyEpilogue(getEpilogue())
                         << "', but " << (getBias() ? "a bias" : "no bias");
  RankedTensorType bias = getBias() ? getTensorType(getBias()) : nullptr;
  if (bias && bias.getNumElements() != static_cast<int64_t>(getM()))
    return emitOpError() << "has a bias of " << bias.getNumElements()
                         << " elements for " << getM() << " rows";
  return success();
}

//===----------------------------------------------------------------------===//
// Convolution and pooling
//===----------------------------------------------------------------------===//

/// The tensor that a descriptor spans lies within the buffer.
static LogicalResult verifyDescriptor(Operation *op, StringRef name,
                                      TensorAttr tensor, Value buffer) {
  RankedTensorType type = getTensorType(buffer);
  std::optional<int64_t> span = tensor.getSpanBytes();
  if (type && type.getElementType() == tensor.getElement() && span &&
      *span <= *getTensorBytes(type))
    return success();
  return op->emitOpError() << name << " is described as " << tensor
                           << ", but its memory holds "
                           << (type ? Type(type) : buffer.getType());
}

/// Places of a window over one padded dimension, or nothing on overflow.
static std::optional<int64_t> places(int64_t size, int64_t low, int64_t high,
                                     int64_t window, int64_t dilation,
                                     int64_t stride) {
  std::optional<int64_t> padded = (CheckedInt(size) + low + high).get();
  std::optional<int64_t> extent = (CheckedInt(window - 1) * dilation + 1).get();
  if (!padded || !extent || *extent > *padded)
    return std::nullopt;
  return (*padded - *extent) / stride + 1;
}

static LogicalResult verifyPlaces(Operation *op, int64_t dim,
                                  std::optional<int64_t> given,
                                  int64_t expected) {
  if (given == expected)
    return success();
  return op->emitOpError() << "y has size " << expected
                           << " in spatial dimension " << dim
                           << ", but the window has "
                           << (given ? std::to_string(*given) : "no")
                           << " places";
}

static LogicalResult verifyChannels(ConvOp op) {
  ArrayRef<int64_t> x = op.getX().getDims(), w = op.getW().getDims(),
                    y = op.getY().getDims();
  int64_t groups = op.getGroups();
  if (groups < 1 || x[1] % groups != 0 || w[0] % groups != 0)
    return op.emitOpError()
           << x[1] << " and " << w[0] << " channels do not split into "
           << groups << " groups";
  if (x[0] != y[0] || w[0] != y[1] || w[1] != x[1] / groups)
    return op.emitOpError()
           << "batch or channels of x, w and y differ: " << x[0] << "x" << x[1]
           << ", " << w[0] << "x" << w[1] << ", " << y[0] << "x" << y[1];
  return success();
}

LogicalResult ConvOp::verify() {
  size_t rank = getX().getDims().size();
  if (rank < 3)
    return emitOpError() << "x has " << rank
                         << " dimensions, expected 3 or more";
  int64_t spatial = rank - 2;
  if (failed(verifyCount(*this, "w", getW().getDims().size(), rank)) ||
      failed(verifyCount(*this, "y", getY().getDims().size(), rank)) ||
      failed(verifyCount(*this, "strides", getStrides().size(), spatial)) ||
      failed(verifyCount(*this, "low", getLow().size(), spatial)) ||
      failed(verifyCount(*this, "high", getHigh().size(), spatial)) ||
      failed(verifyCount(*this, "dilation", getDilation().size(), spatial)) ||
      failed(verifyAtLeast(*this, "strides", getStrides(), 1)) ||
      failed(verifyAtLeast(*this, "dilation", getDilation(), 1)) ||
      failed(verifyAtLeast(*this, "low", getLow(), 0)) ||
      failed(verifyAtLeast(*this, "high", getHigh(), 0)) ||
      failed(verifyChannels(*this)))
    return failure();
  for (int64_t i = 0; i < spatial; ++i)
    if (failed(verifyPlaces(*this, i,
                            places(getX().getDims()[i + 2], getLow()[i],
                                   getHigh()[i], getW().getDims()[i + 2],
                                   getDilation()[i], getStrides()[i]),
                            getY().getDims()[i + 2])))
      return failure();
  bool dgrad = getKind() == ConvKind::DataGradient;
  bool wgrad = getKind() == ConvKind::WeightGradient;
  Value x = dgrad ? getTarget() : getFirst();
  Value w = wgrad ? getTarget() : dgrad ? getFirst() : getSecond();
  Value y = dgrad || wgrad ? getSecond() : getTarget();
  return failure(failed(verifyDescriptor(*this, "x", getX(), x)) ||
                 failed(verifyDescriptor(*this, "w", getW(), w)) ||
                 failed(verifyDescriptor(*this, "y", getY(), y)));
}

LogicalResult PoolOp::verify() {
  size_t rank = getX().getDims().size();
  if (rank < 3)
    return emitOpError() << "x has " << rank
                         << " dimensions, expected 3 or more";
  int64_t spatial = rank - 2;
  if (failed(verifyCount(*this, "y", getY().getDims().size(), rank)) ||
      failed(verifyCount(*this, "window", getWindow().size(), spatial)) ||
      failed(verifyCount(*this, "strides", getStrides().size(), spatial)) ||
      failed(verifyCount(*this, "padding", getPadding().size(), spatial)) ||
      failed(verifyAtLeast(*this, "window", getWindow(), 1)) ||
      failed(verifyAtLeast(*this, "strides", getStrides(), 1)) ||
      failed(verifyAtLeast(*this, "padding", getPadding(), 0)))
    return failure();
  ArrayRef<int64_t> x = getX().getDims(), y = getY().getDims();
  if (x[0] != y[0] || x[1] != y[1])
    return emitOpError() << "batch or channels of x and y differ: " << x[0]
                         << "x" << x[1] << ", " << y[0] << "x" << y[1];
  for (int64_t i = 0; i < spatial; ++i)
    if (failed(verifyPlaces(*this, i,
                            places(x[i + 2], getPadding()[i], getPadding()[i],
                                   getWindow()[i], 1, getStrides()[i]),
                            y[i + 2])))
      return failure();
  return failure(failed(verifyDescriptor(*this, "x", getX(), getInput())) ||
                 failed(verifyDescriptor(*this, "y", getY(), getTarget())));
}
