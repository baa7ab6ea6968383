//===- Windows.cpp - A window that slides over a tensor -------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Windows.h"

#include "mp/Support/Sizes.h"

using namespace mlir;
using namespace mlir::mp;

/// Windows of up to so many elements are written out.
static constexpr int64_t maxUnrolled = 32;

template <typename OpTy>
Windows Windows::make(OpTy op, Value output) {
  Windows w;
  w.input.assign(getTensorType(op.getInput()).getShape());
  w.output.assign(getTensorType(output).getShape());
  w.window.assign(op.getWindow());
  w.strides.assign(op.getStrides());
  w.low.assign(op.getLow());
  w.baseDilation.assign(w.input.size(), 1);
  w.windowDilation.assign(w.input.size(), 1);
  return w;
}

Windows Windows::of(PoolOp op) {
  Windows w = make(op, op.getResult());
  if (!op.getBaseDilation().empty())
    w.baseDilation.assign(op.getBaseDilation());
  if (!op.getWindowDilation().empty())
    w.windowDilation.assign(op.getWindowDilation());
  return w;
}

Windows Windows::of(PoolGradOp op) { return make(op, op.getCotangent()); }

int64_t Windows::getSize() const { return saturatingProduct(window); }

bool Windows::needsWidePositions() const {
  int64_t most = 0;
  for (size_t dim = 0; dim != input.size(); ++dim) {
    int64_t reach = saturatingMultiply(output[dim], strides[dim]);
    reach = saturatingAdd(reach,
                          saturatingMultiply(window[dim], windowDilation[dim]));
    reach = saturatingAdd(reach, low[dim] < 0 ? -low[dim] : low[dim]);
    most = std::max({most, reach, baseDilation[dim]});
  }
  return std::max(most, getSize()) >= int64_t(1) << 30;
}

llvm::Value *Windows::findIndex(EntryBuilder &entry, size_t dim,
                                llvm::Value *place, llvm::Value *offset,
                                llvm::Value *&isInside) const {
  llvm::IRBuilder<> &b = entry.builder;
  auto scale = [&](llvm::Value *value, int64_t count, int64_t factor) {
    return count == 1 ? entry.index(0)
                      : b.CreateMul(value, entry.index(factor));
  };
  llvm::Value *at =
      b.CreateSub(b.CreateAdd(scale(place, output[dim], strides[dim]),
                              scale(offset, window[dim], windowDilation[dim])),
                  entry.index(low[dim]));
  if (baseDilation[dim] != 1) {
    llvm::Value *step = entry.index(baseDilation[dim]);
    llvm::Value *isElement =
        b.CreateAnd(b.CreateICmpSGE(at, entry.index(0)),
                    b.CreateICmpEQ(b.CreateURem(at, step), entry.index(0)));
    isInside = b.CreateAnd(isInside, isElement);
    at = b.CreateUDiv(at, step);
  }
  int64_t last = (output[dim] - 1) * strides[dim] +
                 (window[dim] - 1) * windowDilation[dim] - low[dim];
  if (baseDilation[dim] != 1 || low[dim] > 0 || last >= input[dim])
    isInside =
        b.CreateAnd(isInside, b.CreateICmpULT(at, entry.index(input[dim])));
  return at;
}

SmallVector<llvm::Value *> Windows::forEach(EntryBuilder &entry,
                                            llvm::Value *place,
                                            ArrayRef<llvm::Value *> initial,
                                            Visit visit) const {
  llvm::IRBuilder<> &b = entry.builder;
  SmallVector<llvm::Value *> places = delinearize(entry, place, output);
  SmallVector<int64_t> inputStrides = getStrides(input);
  auto element = [&](llvm::Value *k, ArrayRef<llvm::Value *> carried) {
    llvm::Value *isInside = b.getTrue();
    SmallVector<llvm::Value *> at = delinearize(entry, k, window);
    for (size_t dim = 0; dim != at.size(); ++dim)
      at[dim] = findIndex(entry, dim, places[dim], at[dim], isInside);
    llvm::Value *linear = linearize(entry, at, inputStrides);
    return visit(k, isInside, b.CreateSelect(isInside, linear, entry.index(0)),
                 carried);
  };
  int64_t size = getSize();
  if (size > maxUnrolled)
    return entry.loop(entry.index(0), entry.index(size), entry.index(1),
                      initial, element);
  SmallVector<llvm::Value *> carried(initial);
  for (int64_t k = 0; k != size; ++k)
    carried = element(entry.index(k), carried);
  return carried;
}
