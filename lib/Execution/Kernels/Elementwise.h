//===- Elementwise.h - Loops over corresponding elements --------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operands and results may lie in the same place: element i is read before it
// is written, which is what the ivdep pragma promises the vectorizer.
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_EXECUTION_KERNELS_ELEMENTWISE_H
#define MP_LIB_EXECUTION_KERNELS_ELEMENTWISE_H

#include "Kernel.h"

namespace mlir::mp::exec {

template <typename To, typename From, typename Fn>
void mapUnary(To *to, const From *a, int64_t count, Fn fn) {
#pragma GCC ivdep
  for (int64_t i = 0; i < count; ++i)
    to[i] = fn(a[i]);
}

template <typename To, typename From, typename Fn>
void mapBinary(To *to, const From *a, const From *b, int64_t count, Fn fn) {
#pragma GCC ivdep
  for (int64_t i = 0; i < count; ++i)
    to[i] = fn(a[i], b[i]);
}

/// A kernel that applies `fn`, generic in float and double, and rounds.
template <typename Fn>
Kernel makeFloatUnary(const KernelContext &c, Fn fn) {
  Buffer a = c.inputs[0], to = c.outputs[0];
  if (to.storage == Storage::F64)
    return [=] { mapUnary(to.as<double>(), a.as<double>(), to.count, fn); };
  return [=] {
    mapUnary(to.as<float>(), a.as<float>(), to.count, fn);
    roundAll(to.kind, to.as<float>(), to.count);
  };
}

template <typename Fn>
Kernel makeFloatBinary(const KernelContext &c, Fn fn) {
  Buffer a = c.inputs[0], b = c.inputs[1], to = c.outputs[0];
  if (to.storage == Storage::F64)
    return [=] {
      mapBinary(to.as<double>(), a.as<double>(), b.as<double>(), to.count, fn);
    };
  return [=] {
    mapBinary(to.as<float>(), a.as<float>(), b.as<float>(), to.count, fn);
    roundAll(to.kind, to.as<float>(), to.count);
  };
}

/// StableHLO's and arith's maximum and minimum: a NaN wins, and -0 < +0.
struct Maximum {
  template <typename T>
  T operator()(T a, T b) const {
    // In the last case one is a NaN, or both are zeros: +0 + -0 is +0.
    return a > b ? a : a < b ? b : (a == b && a != 0) ? a : a + b;
  }
};
struct Minimum {
  template <typename T>
  T operator()(T a, T b) const {
    return a < b ? a : a > b ? b : (a == b && a != 0) ? a : -((-a) - b);
  }
};

} // namespace mlir::mp::exec

#endif // MP_LIB_EXECUTION_KERNELS_ELEMENTWISE_H
