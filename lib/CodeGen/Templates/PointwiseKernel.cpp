//===- PointwiseKernel.cpp - One element of each output at a time ---------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A thread takes as many neighbours as fill 16 bytes of the narrowest operand.
// Elements that do not fill a vector are done one a thread at the end.
//
//===----------------------------------------------------------------------===//

#include "Templates.h"

using namespace mlir;
using namespace mlir::mp;

static void storeAll(EntryBuilder &entry, unsigned width,
                     const LaneIndex &linear) {
  KnownResults none;
  BodyEmitter body(entry, width, none);
  Point *point = body.pointAt(linear);
  body.storeAll(
      llvm::to_vector(llvm::seq(entry.context.fusion.getNumResults())), point);
}

void mp::emitPointwiseKernel(KernelContext &context) {
  int64_t elements = context.form.getNumElements();
  unsigned width = context.getVectorWidth();
  int64_t vectors = elements / width, done = vectors * width;
  int64_t work = std::max(vectors, elements - done);
  int64_t blocks = std::min<int64_t>(llvm::divideCeil(work, blockSize),
                                     context.getMaxBlocks());
  EntryBuilder entry(context, context.kernel.name, {int32_t(blocks), 1, 1},
                     {int32_t(blockSize), 1, 1});
  llvm::IRBuilder<> &b = entry.builder;
  llvm::Value *thread = b.CreateNSWAdd(
      b.CreateNSWMul(entry.blockX(), entry.index(blockSize)), entry.threadX());

  auto vectorAt = [&](llvm::Value *number) {
    LaneIndex at;
    at.base = b.CreateNSWMul(number, entry.index(width));
    at.stride = 1;
    at.divisor = width;
    storeAll(entry, width, at);
  };
  if (vectors > blocks * blockSize)
    entry.loop(thread, entry.index(vectors), entry.index(blocks * blockSize),
               {}, [&](llvm::Value *number, ArrayRef<llvm::Value *>) {
                 vectorAt(number);
                 return SmallVector<llvm::Value *>();
               });
  else if (vectors)
    entry.when(b.CreateICmpSLT(thread, entry.index(vectors)),
               [&] { vectorAt(thread); });
  if (done != elements)
    entry.when(b.CreateICmpSLT(thread, entry.index(elements - done)), [&] {
      LaneIndex at;
      at.base = b.CreateNSWAdd(thread, entry.index(done));
      storeAll(entry, 1, at);
    });
  entry.finish();
}
