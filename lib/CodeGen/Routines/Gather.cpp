//===- Gather.cpp - Slices at indices, read -------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A start that would leave the operand is clamped. Neighbours of a slice are
// neighbours in the operand if its innermost dimension is the result's, too,
// and begins where it does; several are then one access.
//
//===----------------------------------------------------------------------===//

#include "Routines.h"
#include "Slices.h"

#include "mp/Support/Sizes.h"

using namespace mlir;
using namespace mlir::mp;

/// Bytes of the widest access.
static constexpr int64_t accessBytes = 16;

/// How many elements a thread moves at once.
static int64_t findWidth(const Slices &slices, int64_t bytes) {
  auto inner = static_cast<int64_t>(slices.shape.size()) - 1;
  if (slices.operandDims.empty() || inner < 0 ||
      slices.operandDims.back() != inner ||
      llvm::is_contained(slices.startMap, inner))
    return 1;
  int64_t width = accessBytes / bytes;
  while (slices.wholeShape.back() % width != 0 ||
         slices.shape[inner] % width != 0)
    width /= 2;
  return width;
}

/// Where in the operand an element of the result comes from.
static llvm::Value *findSource(EntryBuilder &entry, const Slices &slices,
                               Value indices, ArrayRef<llvm::Value *> at) {
  llvm::IRBuilder<> &b = entry.builder;
  llvm::Value *source = entry.index(0), *offset = entry.index(0);
  auto add = [&](llvm::Value *to, llvm::Value *coordinate, int64_t stride) {
    return b.CreateNSWAdd(to, b.CreateNSWMul(coordinate, entry.index(stride)));
  };
  const Slices::Counter *counter = slices.counters.begin();
  for (auto [coordinate, dim] : llvm::zip_equal(at, slices.operandDims)) {
    if (dim >= 0) {
      source = add(source, coordinate, slices.strides[dim]);
      continue;
    }
    offset = add(offset, coordinate, counter->indexStride);
    if (counter->batching >= 0)
      source = add(source, coordinate, slices.strides[counter->batching]);
    ++counter;
  }
  for (auto [k, dim] : llvm::enumerate(slices.startMap))
    source = add(source,
                 slices.readStart(entry, indices, offset, k, 0,
                                  slices.shape[dim] - slices.sizes[dim]),
                 slices.strides[dim]);
  return source;
}

void mp::emitGather(KernelContext &context) {
  auto op = cast<GatherOp>(context.getRoutine());
  Slices slices = Slices::of(op);
  RankedTensorType type = getTensorType(op.getResult());
  int64_t bytes = *getElementBytes(type.getElementType());
  int64_t width = findWidth(slices, bytes);
  int64_t count = type.getNumElements() / width;
  EntryBuilder entry(context, context.kernel.name,
                     {getBlocks(context, count), 1, 1},
                     {int32_t(blockSize), 1, 1});
  llvm::IRBuilder<> &b = entry.builder;
  unsigned operand = cast<BlockArgument>(op.getOperand()).getArgNumber();
  // Elements are moved, whatever they are.
  llvm::Type *bits = b.getIntNTy(8 * bytes);
  llvm::Type *moved =
      width == 1 ? bits : llvm::FixedVectorType::get(bits, width);
  llvm::Align align(width * bytes);
  entry.forEachThread(count, [&](llvm::Value *number) {
    llvm::Value *at = b.CreateNSWMul(number, entry.index(width));
    llvm::Value *source = findSource(entry, slices, op.getIndices(),
                                     delinearize(entry, at, slices.wholeShape));
    llvm::LoadInst *value = b.CreateAlignedLoad(
        moved, entry.address(entry.getInput(operand), bits, source), align);
    value->setMetadata(llvm::LLVMContext::MD_invariant_load,
                       llvm::MDNode::get(b.getContext(), {}));
    b.CreateAlignedStore(value, entry.address(entry.getOutput(0), bits, at),
                         align);
  });
  entry.finish();
}
