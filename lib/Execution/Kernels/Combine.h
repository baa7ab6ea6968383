//===- Combine.h - Combiners of reductions, windows and scatters ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_EXECUTION_KERNELS_COMBINE_H
#define MP_LIB_EXECUTION_KERNELS_COMBINE_H

#include "Elementwise.h"

#include "mp/Dialect/MP/IR/MPAttributes.h"

#include <limits>

namespace mlir::mp::exec {

/// The kind partial sums are kept in: the accumulator of the op, or the element
/// type of its result.
inline ElementKind accumulatorKind(std::optional<Type> accumulator,
                                   const Buffer &result) {
  if (accumulator)
    if (std::optional<ElementKind> kind = elementKindOf(*accumulator))
      return *kind;
  return result.kind;
}

/// Sums and products in an accumulator of type `Acc`; `kind` is narrower than
/// f32 when each partial result is to be rounded to it.
struct AddFloats {
  ElementKind kind;
  template <typename Acc>
  Acc operator()(Acc a, Acc b) const {
    return a + b;
  }
};
struct MultiplyFloats {
  ElementKind kind;
  template <typename Acc>
  Acc operator()(Acc a, Acc b) const {
    return a * b;
  }
};

/// Any combiner of floats followed by a rounding to a narrow accumulator.
template <typename Fn>
struct Rounded {
  Fn fn;
  template <typename Acc>
  Acc operator()(Acc a, Acc b) const {
    return roundNumber(fn.kind, fn(a, b));
  }
};

/// Neutral element of a combiner on integers of `kind`.
inline int64_t neutralInteger(ReduceKind combiner, ElementKind kind) {
  unsigned bits = bitWidth(kind);
  switch (combiner) {
  case ReduceKind::Mul:
    return 1;
  case ReduceKind::And:
    return wrapInteger(kind, -1);
  case ReduceKind::Max:
    return kind == ElementKind::I1 ? 0 : llvm::minIntN(bits);
  case ReduceKind::Min:
    return kind == ElementKind::I1 ? 1 : llvm::maxIntN(bits);
  default:
    return 0;
  }
}

/// Combines two integers; the caller wraps the result. i1 counts as 0 and 1.
inline int64_t combineIntegers(ReduceKind combiner, int64_t a, int64_t b) {
  switch (combiner) {
  case ReduceKind::Add:
    return static_cast<uint64_t>(a) + static_cast<uint64_t>(b);
  case ReduceKind::Mul:
    return static_cast<uint64_t>(a) * static_cast<uint64_t>(b);
  case ReduceKind::Max:
    return std::max(a, b);
  case ReduceKind::Min:
    return std::min(a, b);
  case ReduceKind::And:
    return a & b;
  case ReduceKind::Or:
    return a | b;
  case ReduceKind::Replace:
    return b;
  }
  return b;
}

/// Calls `body(combine, neutral)` with the float combiner of `combiner`, in the
/// accumulator type `Acc` and rounded at each step if `kind` is narrower; fails
/// after an error on `op` for one that floats do not have.
template <typename Acc, typename Body>
FailureOr<Kernel> withFloatCombiner(Operation *op, ReduceKind combiner,
                                    ElementKind kind, Body body) {
  constexpr Acc infinity = std::numeric_limits<Acc>::infinity();
  bool rounds = std::is_same_v<Acc, float> && bitWidth(kind) < 32;
  switch (combiner) {
  case ReduceKind::Add:
    if (rounds)
      return body(Rounded<AddFloats>{{kind}}, Acc(0));
    return body(AddFloats{kind}, Acc(0));
  case ReduceKind::Mul:
    if (rounds)
      return body(Rounded<MultiplyFloats>{{kind}}, Acc(1));
    return body(MultiplyFloats{kind}, Acc(1));
  case ReduceKind::Max:
    return body(Maximum(), -infinity);
  case ReduceKind::Min:
    return body(Minimum(), infinity);
  case ReduceKind::Replace:
    return body([](Acc, Acc b) { return b; }, Acc(0));
  default:
    return op->emitError("floats have no ") << stringifyReduceKind(combiner);
  }
}

} // namespace mlir::mp::exec

#endif // MP_LIB_EXECUTION_KERNELS_COMBINE_H
