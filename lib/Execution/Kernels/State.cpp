//===- State.cpp - The training state of mixed precision ------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Scale, finite check, guard and the loss-scale automaton.
//
//===----------------------------------------------------------------------===//

#include "Elementwise.h"

#include "mp/Dialect/MP/IR/MPStateOps.h"

#include <algorithm>
#include <cmath>
#include <limits>

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

static FailureOr<Kernel> makeAllFinite(const KernelContext &c) {
  SmallVector<Buffer> inputs(c.inputs);
  Buffer to = c.outputs[0];
  return Kernel([=] {
    *to.as<uint8_t>() = llvm::all_of(inputs, [](const Buffer &buffer) {
      return buffer.storage == Storage::F64 ? allFinite<double>(buffer)
                                            : allFinite<float>(buffer);
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

namespace {
/// The numbers of an mp.update_loss_scale, and what it makes of its state.
struct LossScaleAutomaton {
  explicit LossScaleAutomaton(UpdateLossScaleOp op)
      : growth(op.getGrowth().convertToFloat()),
        backoff(op.getBackoff().convertToFloat()), interval(op.getInterval()),
        hysteresis(op.getHysteresis().value_or(1)),
        refill(op.getRefill().value_or(HysteresisRefill::Growth)) {
    if (op.getFloor())
      floor = op.getFloor()->convertToFloat();
    if (op.getCeiling())
      ceiling = op.getCeiling()->convertToFloat();
  }

  void moveAfterGoodStep(float &scale, int64_t &good, int64_t &bad) const {
    if (refill == HysteresisRefill::GoodStep)
      bad = 0;
    if (good < interval)
      return;
    if (std::isfinite(scale * growth))
      scale *= growth;
    good = bad = 0;
  }

  void moveAfterBadStep(float &scale, int64_t &good, int64_t &bad) const {
    good = 0;
    bad = std::min(bad + 1, hysteresis);
    if (bad < hysteresis)
      return;
    scale *= backoff;
    if (refill == HysteresisRefill::Backoff)
      bad = 0;
  }

  float growth, backoff;
  int64_t interval, hysteresis;
  HysteresisRefill refill;
  float floor = -std::numeric_limits<float>::infinity();
  float ceiling = std::numeric_limits<float>::infinity();
};
} // namespace

static FailureOr<Kernel> makeUpdateLossScale(const KernelContext &c) {
  auto update = c.as<UpdateLossScaleOp>();
  LossScaleAutomaton automaton(update);
  bool countsBad = update.getBadSteps() != nullptr;
  Buffer scale = c.inputs[0], good = c.inputs[1], finite = c.inputs[2];
  Buffer bad = countsBad ? c.inputs[3] : Buffer();
  Buffer newScale = c.outputs[0], newGood = c.outputs[1];
  Buffer newBad = countsBad ? c.outputs[2] : Buffer();
  return dispatch(scale.storage, [&](auto *pointer) -> Kernel {
    using T = Pointee<decltype(pointer)>;
    return [=] {
      // In f32, where the scale lives, also with Precision::Exact.
      float next = *scale.as<T>();
      int64_t goodSteps = *good.as<int64_t>();
      int64_t badSteps = countsBad ? *bad.as<int64_t>() : 0;
      if (*finite.as<uint8_t>()) {
        goodSteps = wrapInteger(good.kind, goodSteps + 1);
        automaton.moveAfterGoodStep(next, goodSteps, badSteps);
      } else {
        automaton.moveAfterBadStep(next, goodSteps, badSteps);
      }
      *newScale.as<T>() = next < automaton.floor     ? automaton.floor
                          : next > automaton.ceiling ? automaton.ceiling
                                                     : next;
      *newGood.as<int64_t>() = goodSteps;
      if (countsBad)
        *newBad.as<int64_t>() = badSteps;
    };
  });
}

static FailureOr<Kernel> makeDetectStall(const KernelContext &c) {
  int64_t after = c.as<DetectStallOp>().getAfter();
  Buffer count = c.inputs[0], progress = c.inputs[1];
  Buffer newCount = c.outputs[0], stalled = c.outputs[1];
  return Kernel([=] {
    int64_t next =
        *progress.as<uint8_t>() ? 0 : std::min(*count.as<int64_t>() + 1, after);
    *newCount.as<int64_t>() = next;
    *stalled.as<uint8_t>() = next >= after;
  });
}

void mp::exec::addStateKernels(KernelTable &table) {
  table["mp.scale"] = {makeScale<false>, Sharing::InPlace};
  table["mp.unscale"] = {makeScale<true>, Sharing::InPlace};
  table["mp.all_finite"] = {makeAllFinite};
  table["mp.guard"] = {makeGuard};
  table["mp.update_loss_scale"] = {makeUpdateLossScale};
  table["mp.detect_stall"] = {makeDetectStall};
}
