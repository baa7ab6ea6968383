//===- Scalers.cpp - What moves the loss scale ----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rules a second time, not by ArithmeticOpInterface: random programs hold
// what mp-lower-state makes of the ops against these.
//
//===----------------------------------------------------------------------===//

#include "Elementwise.h"

#include "mp/Dialect/MP/IR/MPScalerOps.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>
#include <cmath>
#include <limits>

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::exec;

/// Calls `body` with a null pointer to what the scale is stored as.
template <typename Body>
static Kernel dispatchFloat(Storage storage, Body body) {
  if (storage == Storage::F64)
    return body(static_cast<double *>(nullptr));
  return body(static_cast<float *>(nullptr));
}

/// Whether a step moves the scale; `ends` is empty where each one may.
static bool moves(const Buffer &finite, const Buffer &ends) {
  return !ends.data || !*finite.as<uint8_t>() || *ends.as<uint8_t>();
}

//===----------------------------------------------------------------------===//
// Statistics of gradients
//===----------------------------------------------------------------------===//

/// The greatest magnitude; a NaN wins.
static double findAmax(const Buffer &buffer) {
  double greatest = 0;
  for (int64_t i = 0; i < buffer.count; ++i)
    greatest = Maximum()(greatest, std::fabs(buffer.number(i)));
  return greatest;
}

static FailureOr<Kernel> makeAmax(const KernelContext &c) {
  SmallVector<Buffer> inputs(c.inputs);
  Buffer to = c.outputs[0];
  return dispatchFloat(to.storage, [&](auto *pointer) -> Kernel {
    using T = Pointee<decltype(pointer)>;
    return [=] {
      double greatest = 0;
      for (const Buffer &input : inputs)
        greatest = Maximum()(greatest, findAmax(input));
      *to.as<T>() = static_cast<T>(greatest);
    };
  });
}

/// How many elements are not below the edge once they are scaled, in the type
/// of the elements.
template <typename T>
static int64_t countUpper(const Buffer &buffer, T scale, T edge) {
  return std::count_if(buffer.as<T>(), buffer.as<T>() + buffer.count,
                       [=](T x) { return !(std::fabs(x) * scale < edge); });
}

static FailureOr<Kernel> makeHistogram(const KernelContext &c) {
  Buffer scale = c.inputs[0], upper = c.outputs[0], lower = c.outputs[1];
  SmallVector<Buffer> inputs(c.inputs.drop_front());
  float edge = c.as<HistogramOp>().getEdge().convertToFloat();
  return dispatchFloat(upper.storage, [&](auto *pointer) -> Kernel {
    using T = Pointee<decltype(pointer)>;
    return [=] {
      int64_t above = 0, total = 0;
      for (const Buffer &input : inputs) {
        total += input.count;
        above += input.storage == Storage::F64
                     ? countUpper<double>(input, scale.number(0), edge)
                     : countUpper<float>(
                           input, static_cast<float>(scale.number(0)), edge);
      }
      *upper.as<T>() = static_cast<T>(above);
      *lower.as<T>() = static_cast<T>(total) - static_cast<T>(above);
    };
  });
}

//===----------------------------------------------------------------------===//
// Counts of good and bad steps
//===----------------------------------------------------------------------===//

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
  Buffer ends = update.getEnds() ? c.inputs.back() : Buffer();
  return dispatchFloat(scale.storage, [&](auto *pointer) -> Kernel {
    using T = Pointee<decltype(pointer)>;
    return [=] {
      // In f32, where the scale lives, also with Precision::Exact.
      float next = *scale.as<T>();
      int64_t goodSteps = *good.as<int64_t>();
      int64_t badSteps = countsBad ? *bad.as<int64_t>() : 0;
      bool isMoved = moves(finite, ends);
      if (!isMoved) {
        // A good step of several.
      } else if (*finite.as<uint8_t>()) {
        goodSteps = wrapInteger(good.kind, goodSteps + 1);
        automaton.moveAfterGoodStep(next, goodSteps, badSteps);
      } else {
        automaton.moveAfterBadStep(next, goodSteps, badSteps);
      }
      if (isMoved && next < automaton.floor)
        next = automaton.floor;
      else if (isMoved && next > automaton.ceiling)
        next = automaton.ceiling;
      *newScale.as<T>() = next;
      *newGood.as<int64_t>() = goodSteps;
      if (countsBad)
        *newBad.as<int64_t>() = badSteps;
    };
  });
}

//===----------------------------------------------------------------------===//
// The distribution of the greatest gradient
//===----------------------------------------------------------------------===//

namespace {
/// An average that says less of older numbers, and the sum of their weights.
template <typename T>
struct Average {
  T value, weight;

  /// Takes in one more number; returns its share in the average.
  T add(T number, float beta) {
    T rest = 1.0f - beta;
    weight = weight * beta;
    weight = weight + rest;
    T share = rest / weight, step = share * (number - value);
    value = value + step;
    return share;
  }
};
} // namespace

/// `state`: the scale, both averages and the variance, in the order of the op.
template <typename T>
static void moveByLogMax(UpdateLossScaleLogMaxOp op, T x,
                         MutableArrayRef<T> state) {
  Average<T> fast{state[1], state[2]}, slow{state[3], state[4]};
  fast.add(x, op.getBeta1().convertToFloat());
  T before = x - slow.value;
  T share = slow.add(x, op.getBeta2().convertToFloat());
  T square = before * (x - slow.value);
  T step = share * (square - state[5]);
  T variance = Maximum()(state[5] + step, T(0));
  T spread = std::sqrt(variance) * op.getDeviations().convertToFloat();
  T cut = fast.value + spread;
  T scale = std::pow(T(2), op.getLogMax().convertToFloat() - cut);
  scale = Maximum()(scale, T(op.getFloor().convertToFloat()));
  scale = Minimum()(scale, T(op.getCeiling().convertToFloat()));
  llvm::copy(std::initializer_list<T>{scale, fast.value, fast.weight,
                                      slow.value, slow.weight, variance},
             state.begin());
}

static FailureOr<Kernel> makeUpdateLogMax(const KernelContext &c) {
  auto op = c.as<UpdateLossScaleLogMaxOp>();
  SmallVector<Buffer> from(c.inputs.take_front(6)), to(c.outputs);
  Buffer finite = c.inputs[6], amax = c.inputs[7];
  Buffer ends = op.getEnds() ? c.inputs[8] : Buffer();
  return dispatchFloat(amax.storage, [&](auto *pointer) -> Kernel {
    using T = Pointee<decltype(pointer)>;
    return [=] {
      SmallVector<T> state;
      for (const Buffer &buffer : from)
        state.push_back(*buffer.as<T>());
      T greatest = *amax.as<T>();
      bool isFinite = *finite.as<uint8_t>();
      T x = isFinite
                ? std::log(greatest) / llvm::numbers::ln2f
                : T(UpdateLossScaleLogMaxOp(op).getLogMax().convertToFloat());
      T scale = state[0];
      if (!isFinite || greatest > 0)
        moveByLogMax<T>(op, x, state);
      if (!moves(finite, ends))
        state[0] = scale;
      for (unsigned i = 0; i < state.size(); ++i)
        *to[i].template as<T>() = state[i];
    };
  });
}

//===----------------------------------------------------------------------===//
// The share of large gradients
//===----------------------------------------------------------------------===//

namespace {
/// The numbers of an mp.update_loss_scale_histogram.
struct HistogramRule {
  explicit HistogramRule(UpdateLossScaleHistogramOp op)
      : growth(op.getGrowth().convertToFloat()),
        backoff(op.getBackoff().convertToFloat()),
        share(op.getShare().convertToFloat()), interval(op.getInterval()) {
    if (op.getFloor())
      floor = op.getFloor()->convertToFloat();
    if (op.getCeiling())
      ceiling = op.getCeiling()->convertToFloat();
  }

  template <typename T>
  T move(T scale, T upper, T lower) const {
    T most = (upper + lower) * T(share);
    if (most < upper)
      return scale * backoff;
    T grown = scale * growth;
    return grown < std::numeric_limits<T>::infinity() ? grown : scale;
  }

  float growth, backoff, share;
  int64_t interval;
  float floor = -std::numeric_limits<float>::infinity();
  float ceiling = std::numeric_limits<float>::infinity();
};
} // namespace

static FailureOr<Kernel> makeUpdateHistogram(const KernelContext &c) {
  HistogramRule rule(c.as<UpdateLossScaleHistogramOp>());
  SmallVector<Buffer> in(c.inputs), out(c.outputs);
  return dispatchFloat(in[0].storage, [&](auto *pointer) -> Kernel {
    using T = Pointee<decltype(pointer)>;
    return [=] {
      T scale = *in[0].as<T>(), upper = *in[5].as<T>(), lower = *in[6].as<T>();
      if (!*in[4].as<uint8_t>()) {
        upper = upper + lower;
        lower = 0;
      }
      upper = *in[2].as<T>() + upper;
      lower = *in[3].as<T>() + lower;
      int64_t steps = *in[1].as<int64_t>();
      if (moves(in[4], in.size() > 7 ? in[7] : Buffer()))
        steps = wrapInteger(in[1].kind, steps + 1);
      if (steps >= rule.interval) {
        scale = rule.move(scale, upper, lower);
        steps = 0;
        upper = lower = 0;
      }
      scale = Maximum()(scale, T(rule.floor));
      *out[0].as<T>() = Minimum()(scale, T(rule.ceiling));
      *out[1].as<int64_t>() = steps;
      *out[2].as<T>() = upper;
      *out[3].as<T>() = lower;
    };
  });
}

//===----------------------------------------------------------------------===//
// Stalls
//===----------------------------------------------------------------------===//

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

void mp::exec::addScalerKernels(KernelTable &table) {
  table["mp.amax"] = {makeAmax};
  table["mp.histogram"] = {makeHistogram};
  table["mp.update_loss_scale"] = {makeUpdateLossScale};
  table["mp.update_loss_scale_logmax"] = {makeUpdateLogMax};
  table["mp.update_loss_scale_histogram"] = {makeUpdateHistogram};
  table["mp.detect_stall"] = {makeDetectStall};
}
