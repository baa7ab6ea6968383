//===- LibraryRules.cpp - What libraries accept ---------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rules that a runtime would learn as error codes on a machine with a GPU,
// checked on any machine. What keeps a call inside its memory is the ops'
// verifiers' business.
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MPRT/Analysis/LibraryRules.h"

#include "llvm/ADT/StringSwitch.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::mp;

/// Alignment of the memory a buffer got.
static int64_t getActualAlignment(Value buffer) {
  auto arena = buffer.getDefiningOp<mprt::BufferOp>();
  if (!arena || !arena.getOffset() || *arena.getOffset() == 0)
    return mprt::alignment;
  return std::min<int64_t>(
      mprt::alignment, int64_t(1)
                           << llvm::countr_zero<uint64_t>(*arena.getOffset()));
}

//===----------------------------------------------------------------------===//
// cuBLASLt
//===----------------------------------------------------------------------===//

/// Rows of the table of types of cublasLtMatmul, without complex, integer and
/// 8-bit ones. C and D have one type.
static bool isSupportedProduct(mprt::MatmulOp op) {
  Type a = op.getElementType(0), b = op.getElementType(1);
  Type c = op.getElementType(2), d = op.getElementType(3);
  Type scale = op.getScale();
  if (a != b || c != d)
    return false;
  switch (op.getCompute()) {
  case mprt::Compute::F16:
    return scale.isF16() && a.isF16() && d.isF16();
  case mprt::Compute::F32:
    return scale.isF32() && (a.isF16() || a.isBF16() || a.isF32()) &&
           (d == a || d.isF32());
  case mprt::Compute::F32FastTF32:
    return scale.isF32() && a.isF32() && d.isF32();
  case mprt::Compute::F64:
    return scale.isF64() && a.isF64() && d.isF64();
  case mprt::Compute::I32:
    return false;
  }
  return false;
}

static LogicalResult checkAlignment(mprt::MatmulOp op, unsigned index) {
  StringRef name = StringRef("ABCD").substr(index, 1);
  int64_t claimed = op.getAlign()[index];
  int64_t element = *mprt::getElementBytes(op.getElementType(index));
  if (!llvm::isPowerOf2_64(claimed) || claimed < element)
    return op.emitOpError()
           << "claims an alignment of " << claimed << " bytes for " << name
           << " of " << op.getElementType(index)
           << "; expected a power of two of at least " << element;
  int64_t actual = getActualAlignment(op.getMatrix(index));
  int64_t stride = op.getStrides().empty() ? 0 : op.getStrides()[index];
  // Each matrix of a batch is a pointer of its own to the kernel.
  if (op.getBatch() > 1 && stride != 0)
    actual = std::min<int64_t>(
        actual, int64_t(1) << llvm::countr_zero<uint64_t>(stride * element));
  if (claimed > actual)
    return op.emitOpError()
           << "claims an alignment of " << claimed << " bytes for " << name
           << ", but it has " << actual;
  return success();
}

static LogicalResult checkEpilogue(mprt::MatmulOp op) {
  if (op.getEpilogue() == mprt::Epilogue::Default)
    return success();
  if (op.getCompute() == mprt::Compute::F64 ||
      op.getCompute() == mprt::Compute::F16)
    return op.emitOpError()
           << "has epilogue '" << stringifyEpilogue(op.getEpilogue())
           << "', but computes in '" << stringifyCompute(op.getCompute())
           << "'; expected f32";
  if (!op.getBias())
    return success();
  Type bias = mprt::getTensorType(op.getBias()).getElementType();
  Type d = op.getElementType(3);
  if (bias != d)
    return op.emitOpError() << "adds a bias of " << bias << " to a result of "
                            << d << "; expected a bias of " << d;
  if (op.getBatch() > 1)
    return op.emitOpError() << "adds one bias to a batch of " << op.getBatch()
                            << "; expected a batch of 1";
  return success();
}

static LogicalResult checkMatmul(mprt::MatmulOp op) {
  if (!isSupportedProduct(op))
    return op.emitOpError()
           << "has types " << op.getTypes() << ", computes in '"
           << stringifyCompute(op.getCompute()) << "' and scales in "
           << op.getScale() << ", which cublasLtMatmul has not";
  if (op.getBatch() > std::numeric_limits<int32_t>::max())
    return op.emitOpError() << "has a batch of " << op.getBatch()
                            << ", expected at most 2^31 - 1";
  if (op.getBatch() > 1 && op.getStrides()[3] == 0)
    return op.emitOpError()
           << "writes " << op.getBatch() << " matrices D to one place";
  for (unsigned index = 0; index < 4; ++index)
    if (failed(checkAlignment(op, index)))
      return failure();
  return checkEpilogue(op);
}

//===----------------------------------------------------------------------===//
// cuDNN
//===----------------------------------------------------------------------===//

static LogicalResult checkTensor(Operation *op, StringRef name,
                                 mprt::TensorAttr tensor) {
  size_t rank = tensor.getDims().size();
  if (rank != 4 && rank != 5)
    return op->emitOpError()
           << name << " has " << rank << " dimensions, but cuDNN wants 4 or 5";
  bool contiguous = llvm::is_contained(tensor.getStrides(), 1);
  if (!contiguous)
    return op->emitOpError()
           << name << " is " << tensor << ", which has no contiguous dimension";
  for (int64_t dim : tensor.getDims())
    if (dim > std::numeric_limits<int32_t>::max())
      return op->emitOpError()
             << name << " has size " << dim << ", expected at most 2^31 - 1";
  return success();
}

static bool isSupportedFloat(Type type) {
  return type.isF16() || type.isBF16() || type.isF32();
}

static LogicalResult checkConv(mprt::ConvOp op) {
  for (auto [name, tensor] :
       {std::pair<StringRef, mprt::TensorAttr>{"x", op.getX()},
        std::pair<StringRef, mprt::TensorAttr>{"w", op.getW()},
        std::pair<StringRef, mprt::TensorAttr>{"y", op.getY()}})
    if (failed(checkTensor(op, name, tensor)))
      return failure();
  Type x = op.getX().getElement(), w = op.getW().getElement(),
       y = op.getY().getElement();
  if (op.getCompute() == mprt::Compute::F32 && isSupportedFloat(x) && x == w &&
      x == y)
    return success();
  return op.emitOpError() << "has x of " << x << ", w of " << w << " and y of "
                          << y << ", computed in '"
                          << stringifyCompute(op.getCompute())
                          << "'; cuDNN has one type for the three, computed in "
                             "f32";
}

static LogicalResult checkPool(mprt::PoolOp op) {
  if (failed(checkTensor(op, "x", op.getX())) ||
      failed(checkTensor(op, "y", op.getY())))
    return failure();
  Type x = op.getX().getElement(), y = op.getY().getElement();
  if (x != y || !isSupportedFloat(x) || op.getCompute() != mprt::Compute::F32)
    return op.emitOpError() << "reads " << x << ", computes in '"
                            << stringifyCompute(op.getCompute())
                            << "' and makes " << y << ", which cuDNN has not";
  for (auto [padding, window] :
       llvm::zip_equal(op.getPadding(), op.getWindow()))
    if (padding >= window)
      return op.emitOpError() << "pads by " << padding << " for a window of "
                              << window << "; expected less than the window";
  return success();
}

//===----------------------------------------------------------------------===//
// Driver and runtime
//===----------------------------------------------------------------------===//

static LogicalResult checkLaunch(mprt::LaunchOp op) {
  auto kernel = SymbolTable::lookupNearestSymbolFrom<mprt::KernelOp>(
      op, op.getKernelAttr());
  if (!kernel || !kernel.getStages())
    return success(); // without code there is nothing to check yet
  int64_t pointers = op.getInputs().size() + op.getOutputs().size() +
                     (kernel.getScratch() != 0);
  if (pointers > mprt::maxPointers)
    return op.emitOpError()
           << "passes " << pointers << " pointers, expected at most "
           << mprt::maxPointers;
  for (auto stage : kernel.getStages()->getAsRange<mprt::StageAttr>()) {
    // A name may be the beginning of another one: look for its whole line.
    std::string entry = (".entry " + stage.getEntry().getValue() + "(").str();
    if (kernel.getPtx() && !kernel.getPtx()->contains(entry))
      return op.emitOpError()
             << "launches " << stage.getEntry() << ", which the code of "
             << op.getKernelAttr() << " does not define";
    if (stage.getShared() > mprt::maxSharedBytes)
      return op.emitOpError()
             << "launches " << stage.getEntry() << " with " << stage.getShared()
             << " bytes of static shared memory, expected at most "
             << mprt::maxSharedBytes;
  }
  return success();
}

/// One error for the whole plan: memory is planned for all buffers or none.
static LogicalResult checkPlaces(mprt::PlanOp plan) {
  for (auto buffer : plan.getBody().getOps<mprt::BufferOp>())
    if (!buffer.getOffset())
      return buffer.emitOpError() << "has no place; run mp-plan-memory first";
  return success();
}

LogicalResult mp::checkLibraryRules(mprt::PlanOp plan) {
  if (failed(checkPlaces(plan)))
    return failure();
  bool holds = true;
  for (Operation &op : plan.getBody().front()) {
    LogicalResult one = llvm::TypeSwitch<Operation *, LogicalResult>(&op)
                            .Case<mprt::MatmulOp>(checkMatmul)
                            .Case<mprt::ConvOp>(checkConv)
                            .Case<mprt::PoolOp>(checkPool)
                            .Case<mprt::LaunchOp>(checkLaunch)
                            .Default([](Operation *) { return success(); });
    holds &= succeeded(one);
  }
  return success(holds);
}
