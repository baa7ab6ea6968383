//===- Window.cpp - Pooling and its gradient ------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One pass over the result for each element of the window: every place of the
// result meets the elements of its window in row-major order, without an inner
// loop over the window. One pass in all where windows reach to an end of a
// line.
//
//===----------------------------------------------------------------------===//

#include "Combine.h"
#include "StridedCopy.h"
#include "mp/Dialect/MP/IR/MPReductionOps.h"
#include "mp/Support/Sizes.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::exec;

namespace {
/// A sliding window over an array.
struct Window {
  SmallVector<int64_t> input, output, window, strides, low;
  SmallVector<int64_t> baseDilation, windowDilation;
  SmallVector<int64_t> inputStrides;

  int64_t windowCount() const { return saturatingProduct(window); }

  /// Calls body(out, in, count, step) for runs of `count` places of the result
  /// from `out` on, whose element `k` of the window is in the input, at `in`,
  /// `in + step`, ...
  template <typename Body>
  void forEachRun(int64_t k, Body body) const;

private:
  /// Where the window element at `offset` of dimension `d` lies in the input
  /// for result index `o`; none in padding and between dilated elements.
  std::optional<int64_t> inputIndex(size_t d, int64_t offset, int64_t o) const {
    int64_t at = o * strides[d] + offset * windowDilation[d] - low[d];
    if (at < 0 || at % baseDilation[d] != 0 || at / baseDilation[d] >= input[d])
      return std::nullopt;
    return at / baseDilation[d];
  }
};
} // namespace

template <typename Body>
void Window::forEachRun(int64_t k, Body body) const {
  const int rank = static_cast<int>(output.size()), inner = rank - 1;
  SmallVector<int64_t> offset(rank), at(rank, 0);
  for (int d = rank; d-- > 0; k /= window[d])
    offset[d] = k % window[d];
  // Valid result indices of the innermost dimension form a range unless the
  // base is dilated, where they are taken one by one.
  int64_t outBase = 0;
  bool isDilated = baseDilation[inner] != 1;
  int64_t start = offset[inner] * windowDilation[inner] - low[inner];
  int64_t first = start < 0 ? llvm::divideCeil(-start, strides[inner]) : 0;
  int64_t room = input[inner] - 1 - start;
  int64_t last =
      std::min(output[inner] - 1, room < 0 ? -1 : room / strides[inner]);
  while (true) {
    int64_t base = 0;
    bool isInside = true;
    for (int d = 0; d < inner && isInside; ++d) {
      std::optional<int64_t> index = inputIndex(d, offset[d], at[d]);
      isInside = index.has_value();
      base += isInside ? *index * inputStrides[d] : 0;
    }
    if (isInside && !isDilated && first <= last)
      body(outBase + first, base + start + first * strides[inner],
           last - first + 1, strides[inner]);
    for (int64_t o = 0; isInside && isDilated && o < output[inner]; ++o)
      if (std::optional<int64_t> index = inputIndex(inner, offset[inner], o))
        body(outBase + o, base + *index, 1, 1);
    outBase += output[inner];
    int d = inner - 1;
    for (; d >= 0 && ++at[d] == output[d]; --d)
      at[d] = 0;
    if (d < 0)
      return;
  }
}

template <typename OpTy>
static Window makeWindow(OpTy op, const Buffer &input,
                         ArrayRef<int64_t> output) {
  Window w;
  w.input = input.shape;
  w.output.assign(output.begin(), output.end());
  w.window.assign(op.getWindow().begin(), op.getWindow().end());
  w.strides.assign(op.getStrides().begin(), op.getStrides().end());
  w.low.assign(op.getLow().begin(), op.getLow().end());
  w.baseDilation.assign(input.shape.size(), 1);
  w.windowDilation.assign(input.shape.size(), 1);
  w.inputStrides = rowMajorStrides(input.shape);
  return w;
}

template <typename T, typename Fn>
static FailureOr<Kernel> makePoolAs(const KernelContext &c,
                                    const Window &window, Fn fn, T neutral) {
  Buffer from = c.inputs[0], to = c.outputs[0];
  return Kernel([=] {
    T *result = to.as<T>();
    const T *input = from.as<T>();
    std::fill_n(result, to.count, neutral);
    for (int64_t k = 0, e = to.count ? window.windowCount() : 0; k < e; ++k)
      window.forEachRun(
          k, [&](int64_t out, int64_t in, int64_t count, int64_t step) {
            for (int64_t i = 0; i < count; ++i)
              result[out + i] = fn(result[out + i], input[in + i * step]);
          });
    if constexpr (std::is_floating_point_v<T>)
      roundAll(to.kind, result, to.count);
  });
}

/// Each result from the one before it on its line.
template <typename T, typename Fn>
static Kernel makeRunning(const KernelContext &c, const RunningLines &lines,
                          Fn fn, T neutral) {
  Buffer from = c.inputs[0], to = c.outputs[0];
  return Kernel([=] {
    const int64_t length = lines.length, stride = lines.stride;
    const int64_t step = lines.isReversed ? -stride : stride;
    for (int64_t at = 0; at < to.count; at += length * stride) {
      int64_t first = at + (lines.isReversed ? (length - 1) * stride : 0);
      T *result = to.as<T>() + first;
      const T *input = from.as<T>() + first;
      for (int64_t i = 0; i < stride; ++i)
        result[i] = fn(neutral, input[i]);
      for (int64_t k = 1; k < length; ++k) {
        result += step;
        input += step;
        for (int64_t i = 0; i < stride; ++i)
          result[i] = fn(result[i - step], input[i]);
      }
    }
    if constexpr (std::is_floating_point_v<T>)
      roundAll(to.kind, to.as<T>(), to.count);
  });
}

static FailureOr<Kernel> makePool(const KernelContext &c) {
  auto pool = c.as<PoolOp>();
  Window window = makeWindow(pool, c.inputs[0], c.outputs[0].shape);
  if (!pool.getBaseDilation().empty())
    window.baseDilation.assign(pool.getBaseDilation().begin(),
                               pool.getBaseDilation().end());
  if (!pool.getWindowDilation().empty())
    window.windowDilation.assign(pool.getWindowDilation().begin(),
                                 pool.getWindowDilation().end());
  std::optional<RunningLines> lines = RunningLines::find(pool);
  ReduceKind combiner = pool.getKind();
  ElementKind kind = accumulatorKind(pool.getAccumulator(), c.outputs[0]);
  if (c.inputs[0].shape.empty() || c.inputs[0].storage != c.outputs[0].storage)
    return c.op->emitOpError(
        "the interpreter pools from rank 1 on, and between "
        "types that are held alike");
  return dispatch(
      c.outputs[0].storage, [&](auto *pointer) -> FailureOr<Kernel> {
        using T = Pointee<decltype(pointer)>;
        if constexpr (std::is_floating_point_v<T>) {
          return withFloatCombiner<T>(
              c.op, combiner, kind,
              [&](auto fn, T neutral) -> FailureOr<Kernel> {
                if (lines)
                  return makeRunning<T>(c, *lines, fn, neutral);
                return makePoolAs<T>(c, window, fn, neutral);
              });
        } else {
          auto fn = [=](T a, T b) -> T {
            return wrapInteger(kind, combineIntegers(combiner, a, b));
          };
          T neutral = T(neutralInteger(combiner, kind));
          if (lines)
            return makeRunning<T>(c, *lines, fn, neutral);
          return makePoolAs<T>(c, window, fn, neutral);
        }
      });
}

/// Finds the chosen element of each window, then adds the cotangents there.
template <typename T>
static FailureOr<Kernel> makePoolGradAs(const KernelContext &c,
                                        const Window &window, bool isMax,
                                        ElementKind accumulator) {
  Buffer input = c.inputs[0], cotangent = c.inputs[1], to = c.outputs[0];
  auto *best = static_cast<T *>(c.scratch(cotangent.count * sizeof(T)));
  auto *where =
      static_cast<int64_t *>(c.scratch(cotangent.count * sizeof(int64_t)));
  if (!best || !where)
    return failure();
  bool rounds = std::is_same_v<T, float> && bitWidth(accumulator) < 32;
  return Kernel([=] {
    std::fill_n(where, cotangent.count, -1);
    const T *x = input.as<T>();
    for (int64_t k = 0, e = cotangent.count ? window.windowCount() : 0; k < e;
         ++k)
      window.forEachRun(
          k, [&](int64_t out, int64_t in, int64_t count, int64_t step) {
            for (int64_t i = 0; i < count; ++i, in += step, ++out) {
              // What was chosen stays while it compares greater or equal.
              bool stays = where[out] >= 0 &&
                           (isMax ? best[out] >= x[in] : best[out] <= x[in]);
              best[out] = stays ? best[out] : x[in];
              where[out] = stays ? where[out] : in;
            }
          });
    T *result = to.as<T>();
    std::fill_n(result, to.count, T(0));
    for (int64_t i = 0; i < cotangent.count; ++i) {
      if (where[i] < 0)
        continue;
      T sum = result[where[i]] + cotangent.as<T>()[i];
      result[where[i]] = rounds ? T(roundNumber(accumulator, sum)) : sum;
    }
    roundAll(to.kind, result, to.count);
  });
}

static FailureOr<Kernel> makePoolGrad(const KernelContext &c) {
  auto pool = c.as<PoolGradOp>();
  Window window = makeWindow(pool, c.inputs[0], c.inputs[1].shape);
  ReduceKind kind = pool.getKind();
  bool isExtreme = kind == ReduceKind::Max || kind == ReduceKind::Min;
  if (!isExtreme || !isFloat(c.inputs[0].kind) || c.inputs[0].shape.empty() ||
      c.inputs[0].storage != c.inputs[1].storage)
    return c.op->emitOpError("the interpreter takes gradients of max and min "
                             "pools of floats that are held alike");
  ElementKind accumulator =
      accumulatorKind(pool.getAccumulator(), c.outputs[0]);
  bool isMax = kind == ReduceKind::Max;
  if (c.inputs[0].storage == Storage::F64)
    return makePoolGradAs<double>(c, window, isMax, accumulator);
  return makePoolGradAs<float>(c, window, isMax, accumulator);
}

void mp::exec::addWindowKernels(KernelTable &table) {
  table["mp.pool"] = {makePool};
  table["mp.pool_grad"] = {makePoolGrad};
}
