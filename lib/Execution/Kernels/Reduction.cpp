//===- Reduction.cpp - Reductions over whole dimensions -------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The order of a sum is fixed, so that results never depend on the machine. An
// f32 or f64 sum adds blocks of 64 elements, then the blocks: the error grows
// with the number of blocks. Along the last dimension a block has 8 lanes, and
// lane l sums elements l, l + 8, ... A sum in a narrower accumulator is serial,
// one rounding a step.
//
//===----------------------------------------------------------------------===//

#include "Combine.h"
#include "StridedCopy.h"

#include "mp/Dialect/MP/IR/MPReductionOps.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::exec;

static constexpr int64_t blockRows = 64;

namespace {
/// A reduction as [outer, reduced, inner] -> [outer, inner].
struct Extents {
  int64_t outer = 1, reduced = 1, inner = 1;
};
} // namespace

/// The extents if the reduced dimensions are neighbours.
static std::optional<Extents> directExtents(ArrayRef<int64_t> shape,
                                            ArrayRef<int64_t> dims) {
  Extents e;
  bool seenReduced = false;
  for (auto [i, size] : llvm::enumerate(shape)) {
    bool isReduced = llvm::is_contained(dims, static_cast<int64_t>(i));
    if (isReduced && e.inner != 1)
      return std::nullopt;
    seenReduced |= isReduced;
    (isReduced ? e.reduced : seenReduced ? e.inner : e.outer) *= size;
  }
  return e;
}

/// Brings the reduced dimensions to the end, in scratch memory, if they are not
/// neighbours. `from` is replaced by the copy.
static FailureOr<std::optional<StridedCopy>>
gatherReduced(const KernelContext &c, ArrayRef<int64_t> dims, Buffer &from,
              Extents &extents) {
  if (std::optional<Extents> direct = directExtents(from.shape, dims)) {
    extents = *direct;
    return std::optional<StridedCopy>();
  }
  SmallVector<int64_t> own = rowMajorStrides(from.shape), sizes, strides;
  extents = Extents();
  for (bool reduced : {false, true})
    for (auto [i, size] : llvm::enumerate(from.shape)) {
      if (llvm::is_contained(dims, static_cast<int64_t>(i)) != reduced)
        continue;
      sizes.push_back(size);
      strides.push_back(own[i]);
      (reduced ? extents.reduced : extents.outer) *= size;
    }
  StridedCopy copy(byteWidth(from.storage), sizes, rowMajorStrides(sizes),
                   strides);
  void *memory = c.scratch(from.bytes());
  if (!memory)
    return failure();
  from.data = memory;
  return std::optional<StridedCopy>(copy);
}

/// Sum of contiguous elements, in the order the top of this file says.
template <typename Acc, typename T>
static Acc sumContiguous(const T *from, int64_t count) {
  Acc total = Acc(0);
  for (int64_t start = 0; start < count; start += 8 * blockRows) {
    int64_t length = std::min(8 * blockRows, count - start);
    Acc lanes[8] = {};
    int64_t i = 0;
    for (; i + 8 <= length; i += 8)
      for (int lane = 0; lane < 8; ++lane)
        lanes[lane] += from[start + i + lane];
    for (int lane = 0; i < length; ++i, ++lane)
      lanes[lane] += from[start + i];
    total += ((lanes[0] + lanes[4]) + (lanes[2] + lanes[6])) +
             ((lanes[1] + lanes[5]) + (lanes[3] + lanes[7]));
  }
  return total;
}

/// total[i] += the sum of column i.
template <typename Acc, typename T>
static void sumColumns(const T *from, int64_t rows, int64_t inner, Acc *total,
                       Acc *block) {
  std::fill_n(total, inner, Acc(0));
  for (int64_t start = 0; start < rows; start += blockRows) {
    int64_t end = std::min(start + blockRows, rows);
    std::fill_n(block, inner, Acc(0));
    for (int64_t r = start; r < end; ++r)
      for (int64_t i = 0; i < inner; ++i)
        block[i] += from[r * inner + i];
    for (int64_t i = 0; i < inner; ++i)
      total[i] += block[i];
  }
}

template <typename T, typename Acc>
static void store(const Buffer &to, int64_t first, const Acc *acc,
                  int64_t count) {
  T *result = to.as<T>() + first;
  for (int64_t i = 0; i < count; ++i)
    result[i] = acc[i];
}

/// Sums in f32 or f64.
template <typename T, typename Acc, typename To>
static FailureOr<Kernel> makeSum(const KernelContext &c, const Buffer &from,
                                 Extents e) {
  Buffer to = c.outputs[0];
  auto *acc = static_cast<Acc *>(c.scratch(2 * e.inner * sizeof(Acc)));
  if (!acc)
    return failure();
  return Kernel([=] {
    for (int64_t o = 0; o < e.outer; ++o) {
      const T *row = from.as<T>() + o * e.reduced * e.inner;
      if (e.inner == 1)
        *acc = sumContiguous<Acc>(row, e.reduced);
      else
        sumColumns(row, e.reduced, e.inner, acc, acc + e.inner);
      store<To>(to, o * e.inner, acc, e.inner);
    }
    roundAll(to.kind, to.as<To>(), to.count);
  });
}

/// Any combiner, an element at a time in row-major order.
template <typename T, typename Acc, typename To, typename Fn>
static FailureOr<Kernel> makeFold(const KernelContext &c, const Buffer &from,
                                  Extents e, Fn fn, Acc neutral) {
  Buffer to = c.outputs[0];
  auto *acc = static_cast<Acc *>(c.scratch(e.inner * sizeof(Acc)));
  if (!acc)
    return failure();
  return Kernel([=] {
    for (int64_t o = 0; o < e.outer; ++o) {
      const T *row = from.as<T>() + o * e.reduced * e.inner;
      std::fill_n(acc, e.inner, neutral);
      for (int64_t r = 0; r < e.reduced; ++r, row += e.inner)
        for (int64_t i = 0; i < e.inner; ++i)
          acc[i] = fn(acc[i], static_cast<Acc>(row[i]));
      store<To>(to, o * e.inner, acc, e.inner);
    }
    roundAll(to.kind, to.as<To>(), to.count);
  });
}

template <typename T, typename Acc, typename To>
static FailureOr<Kernel> makeFloatReduce(const KernelContext &c,
                                         const Buffer &from, Extents e) {
  auto reduce = c.as<ReduceOp>();
  ElementKind kind = accumulatorKind(reduce.getAccumulator(), c.outputs[0]);
  bool isWide = bitWidth(kind) >= 32 || c.precision == Precision::Exact;
  if (reduce.getKind() == ReduceKind::Add && isWide)
    return makeSum<T, Acc, To>(c, from, e);
  return withFloatCombiner<Acc>(
      c.op, reduce.getKind(), kind, [&](auto fn, Acc neutral) {
        return makeFold<T, Acc, To>(c, from, e, fn, neutral);
      });
}

/// Operand and result may be held as f32 and f64; sums are kept in the wider.
static FailureOr<Kernel> makeFloats(const KernelContext &c, const Buffer &from,
                                    Extents e) {
  ElementKind kind =
      accumulatorKind(c.as<ReduceOp>().getAccumulator(), c.outputs[0]);
  bool toF64 = c.outputs[0].storage == Storage::F64;
  if (from.storage == Storage::F64)
    return toF64 ? makeFloatReduce<double, double, double>(c, from, e)
                 : makeFloatReduce<double, double, float>(c, from, e);
  if (toF64)
    return makeFloatReduce<float, double, double>(c, from, e);
  return kind == ElementKind::F64
             ? makeFloatReduce<float, double, float>(c, from, e)
             : makeFloatReduce<float, float, float>(c, from, e);
}

template <typename T>
static FailureOr<Kernel> makeIntegers(const KernelContext &c,
                                      const Buffer &from, Extents e) {
  ReduceKind combiner = c.as<ReduceOp>().getKind();
  ElementKind kind = c.outputs[0].kind;
  auto fn = [=](int64_t a, int64_t b) {
    return wrapInteger(kind, combineIntegers(combiner, a, b));
  };
  Buffer to = c.outputs[0];
  int64_t neutral = neutralInteger(combiner, kind);
  return Kernel([=] {
    for (int64_t o = 0; o < e.outer; ++o)
      for (int64_t i = 0; i < e.inner; ++i) {
        const T *element = from.as<T>() + o * e.reduced * e.inner + i;
        int64_t acc = neutral;
        for (int64_t r = 0; r < e.reduced; ++r, element += e.inner)
          acc = fn(acc, *element);
        to.as<T>()[o * e.inner + i] = acc;
      }
  });
}

static FailureOr<Kernel> makeReduce(const KernelContext &c) {
  Buffer from = c.inputs[0], original = from;
  Extents extents;
  FailureOr<std::optional<StridedCopy>> gather =
      gatherReduced(c, c.as<ReduceOp>().getDims(), from, extents);
  if (failed(gather))
    return failure();
  FailureOr<Kernel> reduce = isFloat(from.kind) ? makeFloats(c, from, extents)
                             : from.storage == Storage::Bool
                                 ? makeIntegers<uint8_t>(c, from, extents)
                                 : makeIntegers<int64_t>(c, from, extents);
  if (failed(reduce) || !*gather)
    return reduce;
  return Kernel(
      [copy = **gather, from, original, reduce = std::move(*reduce)]() mutable {
        copy.run(from.data, original.data);
        reduce();
      });
}

/// The extreme of a row and where it is; a NaN wins, the first of equals wins.
template <typename T, typename Index>
static Kernel makeArgReduceAs(const KernelContext &c, Extents e, bool isMax) {
  Buffer values = c.inputs[0], indices = c.inputs[1];
  Buffer value = c.outputs[0], index = c.outputs[1];
  auto wins = [=](T a, int64_t ia, T b, int64_t ib) {
    if (a != a || b != b)
      return a != a && (b == b || ia < ib);
    return a == b ? ia < ib : (a > b) == isMax;
  };
  return [=] {
    for (int64_t k = 0; k < e.outer * e.inner; ++k) {
      int64_t at = k / e.inner * e.reduced * e.inner + k % e.inner;
      T best = values.as<T>()[at];
      Index bestIndex = indices.as<Index>()[at];
      for (int64_t r = 1; r < e.reduced; ++r) {
        at += e.inner;
        T other = values.as<T>()[at];
        Index otherIndex = indices.as<Index>()[at];
        if (wins(other, otherIndex, best, bestIndex)) {
          best = other;
          bestIndex = otherIndex;
        }
      }
      value.as<T>()[k] = best;
      index.as<Index>()[k] = bestIndex;
    }
  };
}

static FailureOr<Kernel> makeArgReduce(const KernelContext &c) {
  auto reduce = c.as<ArgReduceOp>();
  std::optional<Extents> extents =
      directExtents(c.inputs[0].shape, reduce.getDims());
  if (!extents || c.inputs[1].storage != Storage::I64 || extents->reduced == 0)
    return c.op->emitOpError("the interpreter wants integer indices and "
                             "neighbouring, nonempty dimensions to reduce");
  bool isMax = reduce.getKind() == ReduceKind::Max;
  return dispatch(c.inputs[0].storage, [&](auto *pointer) -> Kernel {
    return makeArgReduceAs<Pointee<decltype(pointer)>, int64_t>(c, *extents,
                                                                isMax);
  });
}

void mp::exec::addReductionKernels(KernelTable &table) {
  table["mp.reduce"] = {makeReduce};
  table["mp.arg_reduce"] = {makeArgReduce};
}
