//===- Elements.cpp - Elements of the tensors of a routine ----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Elements.h"

#include "../Emit/ScalarOps.h"

#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::mp;

RankedTensorType mp::getTensorType(Value value) {
  return cast<RankedTensorType>(value.getType());
}

int32_t mp::getBlocks(const KernelContext &context, int64_t work) {
  return int32_t(std::min<int64_t>(llvm::divideCeil(work, blockSize),
                                   context.getMaxBlocks()));
}

/// An i1 is a byte in memory.
static llvm::Value *toRegister(llvm::IRBuilder<> &b, Type element,
                               llvm::Value *value) {
  return element.isInteger(1) ? b.CreateICmpNE(value, b.getInt8(0)) : value;
}

llvm::Value *mp::loadElement(EntryBuilder &entry, Value operand,
                             llvm::Value *at) {
  llvm::IRBuilder<> &b = entry.builder;
  Type element = getTensorType(operand).getElementType();
  DenseElementsAttr constant;
  if (matchPattern(operand, m_Constant(&constant)))
    return emitConstant(constant.getSplatValue<Attribute>(), b.getContext());
  llvm::Type *type = getMemoryType(element, b.getContext());
  unsigned number = cast<BlockArgument>(operand).getArgNumber();
  llvm::LoadInst *value =
      b.CreateLoad(type, entry.address(entry.getInput(number), type, at));
  // Nobody writes it while the kernel runs: the read-only cache will do.
  if (!entry.context.overwritten.contains(number))
    value->setMetadata(llvm::LLVMContext::MD_invariant_load,
                       llvm::MDNode::get(b.getContext(), {}));
  return toRegister(b, element, value);
}

llvm::Value *mp::loadFrom(EntryBuilder &entry, llvm::Value *array, Type element,
                          llvm::Value *at) {
  llvm::IRBuilder<> &b = entry.builder;
  llvm::Type *type = getMemoryType(element, b.getContext());
  return toRegister(b, element,
                    b.CreateLoad(type, entry.address(array, type, at)));
}

void mp::storeTo(EntryBuilder &entry, llvm::Value *array, llvm::Value *at,
                 llvm::Value *value) {
  llvm::IRBuilder<> &b = entry.builder;
  if (value->getType()->isIntegerTy(1))
    value = b.CreateZExt(value, b.getInt8Ty());
  b.CreateStore(value, entry.address(array, value->getType(), at));
}

SmallVector<llvm::Value *> mp::delinearize(EntryBuilder &entry, llvm::Value *at,
                                           ArrayRef<int64_t> shape) {
  llvm::IRBuilder<> &b = entry.builder;
  SmallVector<llvm::Value *> result(shape.size(), entry.index(0));
  // The outermost dimension takes what is left.
  auto isWide = [](int64_t size) { return size != 1; };
  size_t first = llvm::find_if(shape, isWide) - shape.begin();
  for (size_t dim = shape.size(); dim-- > first;) {
    llvm::Value *size = entry.index(shape[dim]);
    result[dim] = dim == first ? at : b.CreateURem(at, size);
    if (dim != first)
      at = b.CreateUDiv(at, size);
  }
  return result;
}

llvm::Value *mp::linearize(EntryBuilder &entry, ArrayRef<llvm::Value *> at,
                           ArrayRef<int64_t> strides) {
  llvm::IRBuilder<> &b = entry.builder;
  llvm::Value *sum = entry.index(0);
  for (auto [coordinate, stride] : llvm::zip_equal(at, strides))
    if (stride != 0)
      sum = b.CreateAdd(sum, b.CreateMul(coordinate, entry.index(stride)));
  return sum;
}

SmallVector<int64_t> mp::getStrides(ArrayRef<int64_t> shape) {
  return computeSuffixProduct(shape);
}
