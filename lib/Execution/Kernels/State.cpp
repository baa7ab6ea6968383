//===- State.cpp - The training state of mixed precision ------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Scale, finite check, change and guard.
//
//===----------------------------------------------------------------------===//

#include "Elementwise.h"

#include "mp/Dialect/MP/IR/MPStateOps.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::exec;

/// Multiplies by the scale, or by its reciprocal as rounded to the result's
/// type. The scale is f32 also where the tensor is f64.
template <bool isReciprocal>
static FailureOr<Kernel> makeScale(const KernelContext &c) {
  Buffer from = c.inputs[0], scale = c.inputs[1], to = c.outputs[0];
  return dispatch(to.storage, [&](auto *pointer) -> Kernel {
    using T = Pointee<decltype(pointer)>;
    return [=] {
      T factor = scale.storage == Storage::F64 ? T(*scale.as<double>())
                                               : T(*scale.as<float>());
      if (isReciprocal)
        factor = T(1) / factor;
      mapUnary(to.as<T>(), from.as<T>(), to.count,
               [=](T x) -> T { return x * factor; });
      if constexpr (std::is_floating_point_v<T>)
        roundAll(to.kind, to.as<T>(), to.count);
    };
  });
}

/// x - x is zero for finite x only, and a sum of zeros vectorizes.
template <typename T>
static bool allFinite(const Buffer &buffer) {
  T sum = 0;
  for (int64_t i = 0; i < buffer.count; ++i)
    sum += buffer.as<T>()[i] - buffer.as<T>()[i];
  return sum == 0;
}

template <typename T>
static bool anyNonzero(const Buffer &buffer) {
  return llvm::any_of(ArrayRef<T>(buffer.as<T>(), buffer.count),
                      [](T x) { return x * T(0x1p-32) != 0; });
}

static FailureOr<Kernel> makeAllFinite(const KernelContext &c) {
  SmallVector<Buffer> inputs(c.inputs), to(c.outputs);
  return Kernel([=] {
    bool finite = llvm::all_of(inputs, [](const Buffer &buffer) {
      return buffer.storage == Storage::F64 ? allFinite<double>(buffer)
                                            : allFinite<float>(buffer);
    });
    *to.front().as<uint8_t>() = finite;
    if (to.size() == 1)
      return;
    *to.back().as<uint8_t>() =
        finite && llvm::any_of(inputs, [](const Buffer &buffer) {
          return buffer.storage == Storage::F64 ? anyNonzero<double>(buffer)
                                                : anyNonzero<float>(buffer);
        });
  });
}

template <typename T>
static bool anyChanged(const Buffer &old, const Buffer &next) {
  const T *a = old.as<T>(), *b = next.as<T>();
  for (int64_t i = 0; i < next.count; ++i)
    if (a[i] < b[i] || a[i] > b[i]) // no NaN is either
      return true;
  return false;
}

/// Operands: all old values, then all next ones.
static FailureOr<Kernel> makeAnyChanged(const KernelContext &c) {
  size_t half = c.inputs.size() / 2;
  SmallVector<Buffer> old(c.inputs.take_front(half));
  SmallVector<Buffer> next(c.inputs.drop_front(half));
  Buffer to = c.outputs[0];
  return Kernel([=] {
    *to.as<uint8_t>() = llvm::any_of(llvm::zip_equal(old, next), [](auto pair) {
      auto [before, after] = pair;
      return after.storage == Storage::F64 ? anyChanged<double>(before, after)
                                           : anyChanged<float>(before, after);
    });
  });
}

/// Operands: the flag, what is kept, and what the body yielded.
static FailureOr<Kernel> makeGuard(const KernelContext &c) {
  Buffer finite = c.inputs[0];
  SmallVector<Buffer> to(c.outputs);
  SmallVector<Buffer> kept(c.inputs.slice(1, to.size()));
  SmallVector<Buffer> updated(c.inputs.slice(1 + to.size(), to.size()));
  return Kernel([=] {
    ArrayRef<Buffer> from = *finite.as<uint8_t>() ? updated : kept;
    for (auto [target, source] : llvm::zip_equal(to, from))
      std::memcpy(target.data, source.data, target.bytes());
  });
}

void mp::exec::addStateKernels(KernelTable &table) {
  table["mp.scale"] = {makeScale<false>, Sharing::InPlace};
  table["mp.unscale"] = {makeScale<true>, Sharing::InPlace};
  table["mp.all_finite"] = {makeAllFinite};
  table["mp.any_changed"] = {makeAnyChanged};
  table["mp.guard"] = {makeGuard};
}
