//===- Math.cpp - Elementwise functions -----------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The C library's functions in f32 (f64), then one rounding. Square root is
// correctly rounded in every type; the others are as good as the library.
//
//===----------------------------------------------------------------------===//

#include "Elementwise.h"

#include "mlir/Dialect/Math/IR/Math.h"

#include <cmath>

using namespace mlir;
using namespace mlir::mp::exec;

template <typename Fn>
static FailureOr<Kernel> unary(const KernelContext &c) {
  return makeFloatUnary(c, Fn());
}
template <typename Fn>
static FailureOr<Kernel> binary(const KernelContext &c) {
  return makeFloatBinary(c, Fn());
}

namespace {
// One type per function, so that the loop around it is compiled for it.
#define MP_UNARY(NAME, EXPRESSION)                                             \
  struct NAME {                                                                \
    template <typename T>                                                      \
    T operator()(T x) const {                                                  \
      return EXPRESSION;                                                       \
    }                                                                          \
  };
MP_UNARY(Absolute, std::fabs(x))
MP_UNARY(ArcCosine, std::acos(x))
MP_UNARY(ArcHyperbolicCosine, std::acosh(x))
MP_UNARY(ArcSine, std::asin(x))
MP_UNARY(ArcHyperbolicSine, std::asinh(x))
MP_UNARY(ArcTangent, std::atan(x))
MP_UNARY(ArcHyperbolicTangent, std::atanh(x))
MP_UNARY(CubeRoot, std::cbrt(x))
MP_UNARY(Ceiling, std::ceil(x))
MP_UNARY(Cosine, std::cos(x))
MP_UNARY(HyperbolicCosine, std::cosh(x))
MP_UNARY(ErrorFunction, std::erf(x))
MP_UNARY(ErrorFunctionComplement, std::erfc(x))
MP_UNARY(Exponential, std::exp(x))
MP_UNARY(Exponential2, std::exp2(x))
MP_UNARY(ExponentialMinusOne, std::expm1(x))
MP_UNARY(Floor, std::floor(x))
MP_UNARY(Logarithm, std::log(x))
MP_UNARY(Logarithm10, std::log10(x))
MP_UNARY(LogarithmOfOnePlus, std::log1p(x))
MP_UNARY(Logarithm2, std::log2(x))
MP_UNARY(Round, std::round(x))
MP_UNARY(RoundEven, std::nearbyint(x))
MP_UNARY(ReciprocalSquareRoot, T(1) / std::sqrt(x))
MP_UNARY(Sine, std::sin(x))
MP_UNARY(HyperbolicSine, std::sinh(x))
MP_UNARY(SquareRoot, std::sqrt(x))
MP_UNARY(Tangent, std::tan(x))
MP_UNARY(HyperbolicTangent, std::tanh(x))
MP_UNARY(Truncate, std::trunc(x))
MP_UNARY(Logistic, T(1) / (T(1) + std::exp(-x)))
#undef MP_UNARY

struct ArcTangent2 {
  template <typename T>
  T operator()(T y, T x) const {
    return std::atan2(y, x);
  }
};
struct CopySign {
  template <typename T>
  T operator()(T a, T b) const {
    return std::copysign(a, b);
  }
};
struct Power {
  template <typename T>
  T operator()(T a, T b) const {
    return std::pow(a, b);
  }
};
struct IsNaN {
  template <typename T>
  bool operator()(T x) const {
    return x != x;
  }
};
struct IsInfinite {
  template <typename T>
  bool operator()(T x) const {
    return std::isinf(x);
  }
};
struct IsFinite {
  template <typename T>
  bool operator()(T x) const {
    return std::isfinite(x);
  }
};
} // namespace

template <typename Fn>
static FailureOr<Kernel> test(const KernelContext &c) {
  Buffer a = c.inputs[0], to = c.outputs[0];
  if (a.storage == Storage::F64)
    return Kernel(
        [=] { mapUnary(to.as<uint8_t>(), a.as<double>(), to.count, Fn()); });
  return Kernel(
      [=] { mapUnary(to.as<uint8_t>(), a.as<float>(), to.count, Fn()); });
}

/// Normal in the type of the elements, whatever holds them.
static FailureOr<Kernel> makeIsNormal(const KernelContext &c) {
  Buffer a = c.inputs[0], to = c.outputs[0];
  double least = a.kind == ElementKind::F64   ? 0x1p-1022
                 : a.kind == ElementKind::F16 ? 0x1p-14
                                              : 0x1p-126;
  return dispatch(a.storage, [&](auto *pointer) -> Kernel {
    using T = Pointee<decltype(pointer)>;
    return [=] {
      mapUnary(to.as<uint8_t>(), a.as<T>(), to.count, [least](T x) -> uint8_t {
        double size = std::fabs(static_cast<double>(x));
        return size >= least && std::isfinite(size);
      });
    };
  });
}

/// Product and sum with one rounding: fused for f32 and f64; in f64 for narrow
/// types, whose products are exact there.
static FailureOr<Kernel> makeFma(const KernelContext &c) {
  Buffer a = c.inputs[0], b = c.inputs[1], d = c.inputs[2], to = c.outputs[0];
  return dispatch(to.storage, [&](auto *pointer) -> Kernel {
    using T = Pointee<decltype(pointer)>;
    ElementKind kind = roundedKind(to);
    bool isNarrow = bitWidth(kind) < 32;
    return [=] {
      const T *x = a.as<T>(), *y = b.as<T>(), *z = d.as<T>();
      for (int64_t i = 0; i < to.count; ++i)
        to.as<T>()[i] =
            isNarrow ? T(roundNumber(kind, std::fma(double(x[i]), double(y[i]),
                                                    double(z[i]))))
                     : T(std::fma(x[i], y[i], z[i]));
    };
  });
}

static FailureOr<Kernel> makePowerOfInteger(const KernelContext &c) {
  Buffer a = c.inputs[0], b = c.inputs[1], to = c.outputs[0];
  return dispatch(to.storage, [&](auto *pointer) -> Kernel {
    using T = Pointee<decltype(pointer)>;
    return [=] {
      for (int64_t i = 0; i < to.count; ++i)
        to.as<T>()[i] = roundNumber(
            roundedKind(to), std::pow(static_cast<double>(a.as<T>()[i]),
                                      static_cast<double>(b.as<int64_t>()[i])));
    };
  });
}

void mp::exec::addMathKernels(KernelTable &table) {
  auto add = [&](StringRef name, KernelMaker make) {
    table[name] = {make, Sharing::InPlace};
  };
  add("math.absf", unary<Absolute>);
  add("math.acos", unary<ArcCosine>);
  add("math.acosh", unary<ArcHyperbolicCosine>);
  add("math.asin", unary<ArcSine>);
  add("math.asinh", unary<ArcHyperbolicSine>);
  add("math.atan", unary<ArcTangent>);
  add("math.atan2", binary<ArcTangent2>);
  add("math.atanh", unary<ArcHyperbolicTangent>);
  add("math.cbrt", unary<CubeRoot>);
  add("math.ceil", unary<Ceiling>);
  add("math.copysign", binary<CopySign>);
  add("math.cos", unary<Cosine>);
  add("math.cosh", unary<HyperbolicCosine>);
  add("math.erf", unary<ErrorFunction>);
  add("math.erfc", unary<ErrorFunctionComplement>);
  add("math.exp", unary<Exponential>);
  add("math.exp2", unary<Exponential2>);
  add("math.expm1", unary<ExponentialMinusOne>);
  add("math.floor", unary<Floor>);
  add("math.fma", makeFma);
  add("math.fpowi", makePowerOfInteger);
  add("math.isfinite", test<IsFinite>);
  add("math.isinf", test<IsInfinite>);
  add("math.isnan", test<IsNaN>);
  add("math.isnormal", makeIsNormal);
  add("math.log", unary<Logarithm>);
  add("math.log10", unary<Logarithm10>);
  add("math.log1p", unary<LogarithmOfOnePlus>);
  add("math.log2", unary<Logarithm2>);
  add("math.powf", binary<Power>);
  add("math.round", unary<Round>);
  add("math.roundeven", unary<RoundEven>);
  add("math.rsqrt", unary<ReciprocalSquareRoot>);
  add("math.sin", unary<Sine>);
  add("math.sinh", unary<HyperbolicSine>);
  add("math.sqrt", unary<SquareRoot>);
  add("math.tan", unary<Tangent>);
  add("math.tanh", unary<HyperbolicTangent>);
  add("math.trunc", unary<Truncate>);
  add("mp.logistic", unary<Logistic>);
}
