//===- Arith.cpp - Elementwise arithmetic on floats -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// + - * / of f16 and bf16 are computed in f32 and rounded once, which is
// correct rounding: f32 has more than twice their digits and two.
//
//===----------------------------------------------------------------------===//

#include "Elementwise.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

#include <cmath>

using namespace mlir;
using namespace mlir::mp::exec;

/// Entries for functions without state: their type is all there is.
template <typename Fn>
static FailureOr<Kernel> unary(const KernelContext &c) {
  return makeFloatUnary(c, Fn());
}
template <typename Fn>
static FailureOr<Kernel> binary(const KernelContext &c) {
  return makeFloatBinary(c, Fn());
}

namespace {
struct Add {
  template <typename T>
  T operator()(T a, T b) const {
    return a + b;
  }
};
struct Subtract {
  template <typename T>
  T operator()(T a, T b) const {
    return a - b;
  }
};
struct Multiply {
  template <typename T>
  T operator()(T a, T b) const {
    return a * b;
  }
};
struct Divide {
  template <typename T>
  T operator()(T a, T b) const {
    return a / b;
  }
};
struct Remainder {
  template <typename T>
  T operator()(T a, T b) const {
    return std::fmod(a, b);
  }
};
struct MaximumNumber {
  template <typename T>
  T operator()(T a, T b) const {
    return std::fmax(a, b);
  }
};
struct MinimumNumber {
  template <typename T>
  T operator()(T a, T b) const {
    return std::fmin(a, b);
  }
};
struct Negate {
  template <typename T>
  T operator()(T a) const {
    return -a;
  }
};
} // namespace

template <typename T, typename Fn>
static Kernel makeCompare(const KernelContext &c, Fn fn) {
  Buffer a = c.inputs[0], b = c.inputs[1], to = c.outputs[0];
  return
      [=] { mapBinary(to.as<uint8_t>(), a.as<T>(), b.as<T>(), to.count, fn); };
}

template <typename T>
static FailureOr<Kernel> compareAs(const KernelContext &c) {
  using P = arith::CmpFPredicate;
  auto unordered = [](T a, T b) { return a != a || b != b; };
  switch (c.as<arith::CmpFOp>().getPredicate()) {
  case P::AlwaysFalse:
    return makeCompare<T>(c, [](T, T) { return false; });
  case P::OEQ:
    return makeCompare<T>(c, [](T a, T b) { return a == b; });
  case P::OGT:
    return makeCompare<T>(c, [](T a, T b) { return a > b; });
  case P::OGE:
    return makeCompare<T>(c, [](T a, T b) { return a >= b; });
  case P::OLT:
    return makeCompare<T>(c, [](T a, T b) { return a < b; });
  case P::OLE:
    return makeCompare<T>(c, [](T a, T b) { return a <= b; });
  case P::ONE:
    return makeCompare<T>(c, [](T a, T b) { return a < b || a > b; });
  case P::ORD:
    return makeCompare<T>(c, [=](T a, T b) { return !unordered(a, b); });
  case P::UEQ:
    return makeCompare<T>(c, [](T a, T b) { return !(a < b || a > b); });
  case P::UGT:
    return makeCompare<T>(c, [](T a, T b) { return !(a <= b); });
  case P::UGE:
    return makeCompare<T>(c, [](T a, T b) { return !(a < b); });
  case P::ULT:
    return makeCompare<T>(c, [](T a, T b) { return !(a >= b); });
  case P::ULE:
    return makeCompare<T>(c, [](T a, T b) { return !(a > b); });
  case P::UNE:
    return makeCompare<T>(c, [](T a, T b) { return a != b; });
  case P::UNO:
    return makeCompare<T>(c, unordered);
  case P::AlwaysTrue:
    return makeCompare<T>(c, [](T, T) { return true; });
  }
  return c.op->emitOpError("unknown predicate");
}

static FailureOr<Kernel> makeCompareFloats(const KernelContext &c) {
  return c.inputs[0].storage == Storage::F64 ? compareAs<double>(c)
                                             : compareAs<float>(c);
}

/// The condition is one bit for all elements, or one for each.
static FailureOr<Kernel> makeSelect(const KernelContext &c) {
  Buffer condition = c.inputs[0], a = c.inputs[1], b = c.inputs[2];
  Buffer to = c.outputs[0];
  bool isOneBit = condition.count == 1;
  return dispatch(to.storage, [&](auto *pointer) -> Kernel {
    using T = Pointee<decltype(pointer)>;
    return [=] {
      const uint8_t *bits = condition.as<uint8_t>();
      const T *x = a.as<T>(), *y = b.as<T>();
      T *result = to.as<T>();
      if (isOneBit) {
        const T *from = *bits ? x : y;
        std::memmove(result, from, to.bytes());
        return;
      }
#pragma GCC ivdep
      for (int64_t i = 0; i < to.count; ++i)
        result[i] = bits[i] ? x[i] : y[i];
    };
  });
}

void mp::exec::addArithKernels(KernelTable &table) {
  auto add = [&](StringRef name, KernelMaker make) {
    table[name] = {make, Sharing::InPlace};
  };
  add("arith.addf", binary<Add>);
  add("arith.subf", binary<Subtract>);
  add("arith.mulf", binary<Multiply>);
  add("arith.divf", binary<Divide>);
  add("arith.remf", binary<Remainder>);
  add("arith.maximumf", binary<Maximum>);
  add("arith.minimumf", binary<Minimum>);
  add("arith.maxnumf", binary<MaximumNumber>);
  add("arith.minnumf", binary<MinimumNumber>);
  add("arith.negf", unary<Negate>);
  add("arith.cmpf", makeCompareFloats);
  add("arith.select", makeSelect);
}
