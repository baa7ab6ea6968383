//===- Shape.cpp - Ops that only move data --------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All are strided copies; reshape and barrier are not even that.
//
//===----------------------------------------------------------------------===//

#include "Kernel.h"
#include "StridedCopy.h"

#include "mp/Dialect/MP/IR/MPShapeOps.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::exec;

/// A copy of all of `to`, in its own order, from `from` with these strides.
static Kernel makeCopy(const Buffer &from, const Buffer &to,
                       ArrayRef<int64_t> fromStrides, int64_t fromOffset = 0) {
  StridedCopy copy(byteWidth(to.storage), to.shape, rowMajorStrides(to.shape),
                   fromStrides, 0, fromOffset);
  return [=] { copy.run(to.data, from.data); };
}

static FailureOr<Kernel> makeBroadcast(const KernelContext &c) {
  const Buffer &from = c.inputs[0], &to = c.outputs[0];
  SmallVector<int64_t> own = rowMajorStrides(from.shape);
  SmallVector<int64_t> strides(to.shape.size(), 0);
  for (auto [i, dim] : llvm::enumerate(c.as<BroadcastOp>().getDims()))
    if (from.shape[i] == to.shape[dim])
      strides[dim] = own[i];
  return makeCopy(from, to, strides);
}

static FailureOr<Kernel> makeTranspose(const KernelContext &c) {
  SmallVector<int64_t> own = rowMajorStrides(c.inputs[0].shape), strides;
  for (int64_t dim : c.as<TransposeOp>().getPerm())
    strides.push_back(own[dim]);
  return makeCopy(c.inputs[0], c.outputs[0], strides);
}

static FailureOr<Kernel> makeReverse(const KernelContext &c) {
  SmallVector<int64_t> strides = rowMajorStrides(c.inputs[0].shape);
  int64_t offset = 0;
  for (int64_t dim : c.as<ReverseOp>().getDims()) {
    offset += (c.inputs[0].shape[dim] - 1) * strides[dim];
    strides[dim] = -strides[dim];
  }
  return makeCopy(c.inputs[0], c.outputs[0], strides, offset);
}

static FailureOr<Kernel> makeSlice(const KernelContext &c) {
  auto slice = c.as<SliceOp>();
  SmallVector<int64_t> strides = rowMajorStrides(c.inputs[0].shape);
  int64_t offset = 0;
  for (auto [i, stride] : llvm::enumerate(strides)) {
    offset += slice.getStart()[i] * stride;
    stride *= slice.getStrides()[i];
  }
  return makeCopy(c.inputs[0], c.outputs[0], strides, offset);
}

static FailureOr<Kernel> makeConcat(const KernelContext &c) {
  int64_t dim = c.as<ConcatOp>().getDim();
  Buffer to = c.outputs[0];
  SmallVector<int64_t> toStrides = rowMajorStrides(to.shape);
  std::vector<std::pair<const void *, StridedCopy>> parts;
  int64_t at = 0;
  for (const Buffer &part : c.inputs) {
    parts.emplace_back(part.data,
                       StridedCopy(byteWidth(to.storage), part.shape, toStrides,
                                   rowMajorStrides(part.shape),
                                   at * toStrides[dim]));
    at += part.shape[dim];
  }
  return Kernel([=] {
    for (const auto &[data, copy] : parts)
      copy.run(to.data, data);
  });
}

/// Fills with the value, then copies what a negative padding leaves.
static FailureOr<Kernel> makePad(const KernelContext &c) {
  auto pad = c.as<PadOp>();
  Buffer from = c.inputs[0], value = c.inputs[1], to = c.outputs[0];
  SmallVector<int64_t> fromStrides = rowMajorStrides(from.shape), sizes;
  SmallVector<int64_t> toStrides = rowMajorStrides(to.shape);
  int64_t fromOffset = 0, toOffset = 0;
  for (size_t i = 0; i < from.shape.size(); ++i) {
    int64_t step = pad.getInterior()[i] + 1, low = pad.getLow()[i];
    // Elements first .. last land at low + step * index, inside the result.
    int64_t first = low < 0 ? llvm::divideCeil(-low, step) : 0;
    int64_t room = to.shape[i] - 1 - low;
    int64_t last = std::min(from.shape[i] - 1, room < 0 ? -1 : room / step);
    sizes.push_back(std::max<int64_t>(0, last - first + 1));
    fromOffset += first * fromStrides[i];
    toOffset += (low + step * first) * toStrides[i];
    toStrides[i] *= step;
  }
  StridedCopy copy(byteWidth(to.storage), sizes, toStrides, fromStrides,
                   toOffset, fromOffset);
  return dispatch(to.storage, [&](auto *pointer) -> Kernel {
    using T = Pointee<decltype(pointer)>;
    return [=] {
      std::fill_n(to.as<T>(), to.count, *value.as<T>());
      copy.run(to.data, from.data);
    };
  });
}

static FailureOr<Kernel> makeIota(const KernelContext &c) {
  Buffer to = c.outputs[0];
  int64_t dim = c.as<IotaOp>().getDim();
  int64_t inner = rowMajorStrides(to.shape)[dim], size = to.shape[dim];
  return dispatch(to.storage, [&](auto *pointer) -> Kernel {
    using T = Pointee<decltype(pointer)>;
    return [=] {
      for (int64_t i = 0; i < to.count; ++i) {
        int64_t index = i / inner % size;
        to.as<T>()[i] = isFloat(to.kind)
                            ? static_cast<T>(roundNumber(
                                  roundedKind(to), static_cast<double>(index)))
                            : static_cast<T>(wrapInteger(to.kind, index));
      }
    };
  });
}

static FailureOr<Kernel> makePackBits(const KernelContext &c) {
  Buffer from = c.inputs[0], to = c.outputs[0];
  return Kernel([=] {
    for (int64_t i = 0; i < to.count; ++i) {
      int64_t byte = 0;
      for (int64_t bit = 0; bit < 8; ++bit)
        byte |= static_cast<int64_t>(from.as<uint8_t>()[8 * i + bit]) << bit;
      to.as<int64_t>()[i] = wrapInteger(to.kind, byte);
    }
  });
}

/// For ops that are always aliases, and so are never asked for a kernel.
static FailureOr<Kernel> makeNothing(const KernelContext &c) {
  return c.op->emitOpError("is not an alias of its operands here");
}

void mp::exec::addShapeKernels(KernelTable &table) {
  table["mp.broadcast"] = {makeBroadcast};
  table["mp.transpose"] = {makeTranspose};
  table["mp.reverse"] = {makeReverse};
  table["mp.slice"] = {makeSlice};
  table["mp.concat"] = {makeConcat};
  table["mp.pad"] = {makePad};
  table["mp.iota"] = {makeIota};
  table["mp.pack_bits"] = {makePackBits};
  table["mp.reshape"] = {makeNothing, Sharing::Alias};
  table["mp.barrier"] = {makeNothing, Sharing::Alias};
}
