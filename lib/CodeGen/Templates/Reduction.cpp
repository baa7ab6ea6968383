//===- Reduction.cpp - Partial results of reductions ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every combination happens in an order fixed by the shape and the chip, never
// by which thread is first: the same input gives the same bits.
//
//===----------------------------------------------------------------------===//

#include "Reduction.h"

#include "../Emit/ScalarBody.h"
#include "../Emit/ScalarOps.h"

#include "mlir/IR/TypeUtilities.h"
#include "mp/Support/Sizes.h"

using namespace mlir;
using namespace mlir::mp;

SmallVector<ReductionPass> mp::findPasses(KernelContext &context) {
  const FusionForm &form = context.form;
  SmallVector<ReductionPass> passes(form.depth + 1);
  for (auto op : context.getBody().getOps<FusibleOpInterface>()) {
    if (op->getNumResults() == 0)
      continue; // the terminator
    unsigned node = context.getNode(op->getResult(0));
    unsigned level = form.getStage(node).level;
    if (context.source.graph[node].kind != FusionNodeKind::Reduce || !level)
      continue;
    ReductionPass &pass = passes[level - 1];
    (form.getStage(node).place == FusionPlace::Column ? pass.columnSums
                                                      : pass.reductions)
        .push_back(op);
  }
  Operation *yield = context.getBody().getTerminator();
  for (auto [number, value] : llvm::enumerate(yield->getOperands())) {
    unsigned node = context.getNode(value);
    if (form.getStage(node).place == FusionPlace::Full)
      passes[form.getStage(node).level].outputs.push_back(number);
  }
  if (passes.back().outputs.empty() && passes.back().columnSums.empty())
    passes.pop_back();
  return passes;
}

SmallVector<unsigned> mp::findOutputs(KernelContext &context,
                                      FusionPlace place) {
  SmallVector<unsigned> outputs;
  Operation *yield = context.getBody().getTerminator();
  for (auto [number, value] : llvm::enumerate(yield->getOperands()))
    if (context.form.getStage(context.getNode(value)).place == place)
      outputs.push_back(number);
  return outputs;
}

static Type elementOf(FusibleOpInterface op) {
  return getElementTypeOrSelf(op->getResult(0));
}

SmallVector<llvm::Value *> mp::makeNeutral(EntryBuilder &entry,
                                           const ReductionPass &pass,
                                           unsigned width) {
  SmallVector<llvm::Value *> result;
  for (FusibleOpInterface op : pass.reductions) {
    llvm::Constant *one =
        emitConstant(op.getNeutralElement(), entry.builder.getContext());
    result.push_back(width == 1
                         ? one
                         : llvm::ConstantVector::getSplat(
                               llvm::ElementCount::getFixed(width), one));
  }
  return result;
}

llvm::Value *mp::combine(llvm::IRBuilderBase &b, FusibleOpInterface op,
                         llvm::Value *x, llvm::Value *y) {
  auto vector = dyn_cast<llvm::FixedVectorType>(x->getType());
  ScalarBody body(op->getContext(), {elementOf(op), elementOf(op)},
                  [&](OpBuilder &scalars, ValueRange parts) {
                    return op.buildCombiner(scalars, op.getLoc(), parts[0],
                                            parts[1]);
                  });
  return body.emit(
      b, [&](unsigned part) { return part == 0 ? x : y; },
      vector ? vector->getNumElements() : 1);
}

llvm::Value *mp::combineLanes(llvm::IRBuilderBase &b, FusibleOpInterface op,
                              llvm::Value *value) {
  auto vector = dyn_cast<llvm::FixedVectorType>(value->getType());
  if (!vector)
    return value;
  SmallVector<llvm::Value *> lanes;
  for (unsigned l = 0; l != vector->getNumElements(); ++l)
    lanes.push_back(b.CreateExtractElement(value, l));
  while (lanes.size() > 1) {
    size_t half = lanes.size() / 2;
    for (size_t l = 0; l != half; ++l)
      lanes[l] = combine(b, op, lanes[l], lanes[l + half]);
    lanes.resize(half);
  }
  return lanes[0];
}

llvm::Value *mp::combineWarp(EntryBuilder &entry, FusibleOpInterface op,
                             llvm::Value *value) {
  for (unsigned mask = warpSize / 2; mask != 0; mask /= 2)
    value = combine(entry.builder, op, value, entry.shuffle(value, mask));
  return value;
}

/// Writes a warp's result where all threads of the block find it.
static llvm::Value *shareOfWarp(EntryBuilder &entry, int64_t warps,
                                FusibleOpInterface op, llvm::Value *value) {
  llvm::IRBuilder<> &b = entry.builder;
  llvm::Type *type = getPartialType(b.getContext(), op);
  llvm::Value *shared = entry.allocateShared(type, warps);
  value = combineWarp(entry, op, value);
  llvm::Value *lane = b.CreateURem(entry.threadX(), entry.index(warpSize));
  llvm::Value *warp = b.CreateUDiv(entry.threadX(), entry.index(warpSize));
  entry.when(b.CreateICmpEQ(lane, entry.index(0)), [&] {
    b.CreateStore(toPartial(b, value), entry.address(shared, type, warp));
  });
  return shared;
}

SmallVector<llvm::Value *> mp::combineBlock(EntryBuilder &entry,
                                            int64_t threads,
                                            ArrayRef<FusibleOpInterface> ops,
                                            ArrayRef<llvm::Value *> values) {
  int64_t warps = threads / warpSize;
  llvm::IRBuilder<> &b = entry.builder;
  SmallVector<llvm::Value *> shared, results;
  for (auto [op, value] : llvm::zip_equal(ops, values))
    shared.push_back(shareOfWarp(entry, warps, op, value));
  if (!ops.empty())
    entry.barrier();
  for (auto [op, array] : llvm::zip_equal(ops, shared)) {
    llvm::Type *type = getPartialType(b.getContext(), op);
    llvm::Value *result = nullptr;
    for (int64_t w = 0; w != warps; ++w) {
      llvm::Value *at = entry.address(array, type, entry.index(w));
      llvm::Value *part = fromPartial(b, b.CreateLoad(type, at), op);
      result = result ? combine(b, op, result, part) : part;
    }
    results.push_back(result);
  }
  return results;
}

llvm::Value *mp::combineHeight(EntryBuilder &entry, FusibleOpInterface op,
                               llvm::Value *value, llvm::Value *shared) {
  llvm::IRBuilder<> &b = entry.builder;
  value = toPartial(b, value);
  llvm::Type *type = value->getType();
  llvm::Value *own = b.CreateNSWAdd(
      b.CreateNSWMul(entry.threadY(), entry.index(warpSize)), entry.threadX());
  b.CreateStore(value, entry.address(shared, type, own));
  entry.barrier();
  llvm::Value *sum = nullptr;
  for (int64_t y = 0; y != blockSize / warpSize; ++y) {
    llvm::Value *at =
        b.CreateNSWAdd(entry.threadX(), entry.index(y * warpSize));
    llvm::Value *part =
        fromPartial(b, b.CreateLoad(type, entry.address(shared, type, at)), op);
    sum = sum ? combine(b, op, sum, part) : part;
  }
  return sum;
}

SmallVector<llvm::Value *> mp::accumulate(BodyEmitter &body,
                                          EntryBuilder &entry,
                                          const ReductionPass &pass,
                                          Point *point,
                                          ArrayRef<llvm::Value *> carried) {
  SmallVector<llvm::Value *> next;
  SmallVector<FusibleOpInterface> all(pass.reductions);
  llvm::append_range(all, pass.columnSums);
  for (auto [op, partial] : llvm::zip_equal(all, carried))
    next.push_back(combine(entry.builder, op, partial,
                           body.evaluate(op->getOperand(0), point)));
  body.storeAll(pass.outputs, point);
  return next;
}

llvm::Type *mp::getPartialType(llvm::LLVMContext &context,
                               FusibleOpInterface op) {
  return elementOf(op).isInteger(1) ? llvm::Type::getInt32Ty(context)
                                    : getScalarType(elementOf(op), context);
}

int64_t mp::getPartialBytes(FusibleOpInterface op) {
  return elementOf(op).isInteger(1) ? 4 : *getElementBytes(elementOf(op));
}

llvm::Value *mp::toPartial(llvm::IRBuilderBase &b, llvm::Value *value) {
  if (value->getType()->getScalarSizeInBits() != 1)
    return value;
  return b.CreateZExt(value, value->getType()->getWithNewType(b.getInt32Ty()));
}

llvm::Value *mp::fromPartial(llvm::IRBuilderBase &b, llvm::Value *value,
                             FusibleOpInterface op) {
  if (!elementOf(op).isInteger(1))
    return value;
  return b.CreateICmpNE(value, llvm::Constant::getNullValue(value->getType()));
}

/// The row-major position, by dimensions of which neighbours that are reduced
/// alike are one: lanes then stay neighbours where they cross a small one.
static LaneIndex findPosition(IndexBuilder &indices,
                              const KernelContext &context,
                              const LaneIndex &row, const LaneIndex &place) {
  SmallVector<int64_t> merged;
  SmallVector<bool> isReduced;
  for (auto [dim, size] : llvm::enumerate(context.form.shape)) {
    if (size == 1)
      continue;
    bool reduced = llvm::is_contained(context.form.reduced, (int64_t)dim);
    if (!merged.empty() && isReduced.back() == reduced) {
      merged.back() *= size;
      continue;
    }
    merged.push_back(size);
    isReduced.push_back(reduced);
  }
  SmallVector<LaneIndex> at(merged.size());
  for (bool reduced : {false, true}) {
    SmallVector<int64_t> sizes, dims;
    for (auto [dim, size] : llvm::enumerate(merged))
      if (isReduced[dim] == reduced) {
        sizes.push_back(size);
        dims.push_back(dim);
      }
    SmallVector<LaneIndex> parts =
        indices.delinearize(reduced ? place : row, sizes);
    for (auto [dim, part] : llvm::zip_equal(dims, parts))
      at[dim] = part;
  }
  return indices.linearize(at, merged);
}

Point *mp::spacePoint(BodyEmitter &body, const KernelContext &context,
                      const LaneIndex &row, const LaneIndex &place) {
  ArrayRef<int64_t> shape = context.form.shape;
  SmallVector<int64_t> sizes[2], dims[2];
  for (auto [dim, size] : llvm::enumerate(shape)) {
    bool reduced = llvm::is_contained(context.form.reduced, (int64_t)dim);
    sizes[reduced].push_back(size);
    dims[reduced].push_back(dim);
  }
  SmallVector<LaneIndex> at(shape.size());
  for (bool reduced : {false, true}) {
    SmallVector<LaneIndex> parts =
        body.indices.delinearize(reduced ? place : row, sizes[reduced]);
    for (auto [dim, part] : llvm::zip_equal(dims[reduced], parts))
      at[dim] = part;
  }
  return body.pointAt(shape, at,
                      findPosition(body.indices, context, row, place));
}

/// Partial results that a thread can hold beside what it loads: 255 registers
/// are there, and loads of an iteration are in flight together.
static constexpr size_t maxPartialResults = 24;

unsigned mp::getInnerWidth(const KernelContext &context) {
  unsigned width = context.getVectorWidth();
  if (context.packsBits())
    return width;
  int64_t extent = context.form.getInnerExtent();
  while (extent % width != 0)
    width /= 2;
  size_t reductions = 0;
  for (auto [number, node] : llvm::enumerate(context.source.graph))
    reductions += node.kind == FusionNodeKind::Reduce &&
                  context.form.getStage(number).place != FusionPlace::Column;
  while (width > 1 && reductions * width > maxPartialResults)
    width /= 2;
  return width;
}
