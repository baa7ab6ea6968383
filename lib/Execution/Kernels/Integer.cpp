//===- Integer.cpp - Elementwise arithmetic on integers -------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Integers are held sign-extended in 64 bits; results wrap to their width. What
// a CPU would trap on has a value: division by zero gives -1 (all bits), its
// remainder the dividend, and a shift by the width or more gives the sign or 0,
// as in StableHLO.
//
//===----------------------------------------------------------------------===//

#include "Elementwise.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::mp::exec;

namespace {
/// An element as the signed and as the unsigned number of its width.
struct Width {
  unsigned bits;
  uint64_t mask() const { return llvm::maskTrailingOnes<uint64_t>(bits); }
  uint64_t unsignedOf(int64_t value) const {
    return static_cast<uint64_t>(value) & mask();
  }
};
} // namespace

/// The number of an element. The set bit of an i1 is its sign.
static int64_t toSigned(uint8_t boolean) { return -int64_t(boolean); }
static int64_t toSigned(int64_t number) { return number; }

template <typename T, typename Fn>
static Kernel makeLoop(const KernelContext &c, Fn fn) {
  Buffer a = c.inputs[0], b = c.inputs[1], to = c.outputs[0];
  return [=] {
    auto wrapped = [fn, kind = to.kind](T x, T y) -> T {
      return static_cast<T>(wrapInteger(kind, fn(toSigned(x), toSigned(y))));
    };
    mapBinary(to.as<T>(), a.as<T>(), b.as<T>(), to.count, wrapped);
  };
}

/// `fn` takes two int64_t and the width, and gives an int64_t to be wrapped.
template <typename Fn>
static FailureOr<Kernel> binary(const KernelContext &c) {
  Width width{bitWidth(c.outputs[0].kind)};
  auto fn = [width](int64_t a, int64_t b) { return Fn()(a, b, width); };
  return c.outputs[0].storage == Storage::Bool ? makeLoop<uint8_t>(c, fn)
                                               : makeLoop<int64_t>(c, fn);
}

namespace {
// Unsigned arithmetic wraps; signed overflow would be undefined.
struct Add {
  int64_t operator()(uint64_t a, uint64_t b, Width) const { return a + b; }
};
struct Subtract {
  int64_t operator()(uint64_t a, uint64_t b, Width) const { return a - b; }
};
struct Multiply {
  int64_t operator()(uint64_t a, uint64_t b, Width) const { return a * b; }
};
struct DivideSigned {
  int64_t operator()(int64_t a, int64_t b, Width) const {
    return b == 0 ? -1 : b == -1 ? -static_cast<uint64_t>(a) : a / b;
  }
};
struct RemainderSigned {
  int64_t operator()(int64_t a, int64_t b, Width) const {
    return b == 0 ? a : b == -1 ? 0 : a % b;
  }
};
struct DivideUnsigned {
  int64_t operator()(int64_t a, int64_t b, Width w) const {
    return w.unsignedOf(b) ? w.unsignedOf(a) / w.unsignedOf(b) : ~uint64_t(0);
  }
};
struct RemainderUnsigned {
  int64_t operator()(int64_t a, int64_t b, Width w) const {
    return w.unsignedOf(b) ? w.unsignedOf(a) % w.unsignedOf(b) : a;
  }
};
/// A quotient toward zero, and what it leaves, which wraps as it does.
static int64_t restOf(uint64_t a, uint64_t quotient, uint64_t b, Width w) {
  return llvm::SignExtend64(a - quotient * b, w.bits);
}
struct CeilDivideSigned {
  int64_t operator()(int64_t a, int64_t b, Width w) const {
    int64_t quotient = DivideSigned()(a, b, w);
    return quotient + (restOf(a, quotient, b, w) != 0 && (a < 0) == (b < 0));
  }
};
struct CeilDivideUnsigned {
  int64_t operator()(int64_t a, int64_t b, Width w) const {
    int64_t quotient = DivideUnsigned()(a, b, w);
    return quotient + (restOf(a, quotient, b, w) != 0);
  }
};
struct FloorDivideSigned {
  int64_t operator()(int64_t a, int64_t b, Width w) const {
    int64_t quotient = DivideSigned()(a, b, w);
    return quotient - (restOf(a, quotient, b, w) != 0 && (a < 0) != (b < 0));
  }
};
struct And {
  int64_t operator()(int64_t a, int64_t b, Width) const { return a & b; }
};
struct Or {
  int64_t operator()(int64_t a, int64_t b, Width) const { return a | b; }
};
struct Xor {
  int64_t operator()(int64_t a, int64_t b, Width) const { return a ^ b; }
};
struct ShiftLeft {
  int64_t operator()(int64_t a, int64_t b, Width w) const {
    return w.unsignedOf(b) >= w.bits ? 0 : static_cast<uint64_t>(a) << b;
  }
};
struct ShiftRightUnsigned {
  int64_t operator()(int64_t a, int64_t b, Width w) const {
    return w.unsignedOf(b) >= w.bits ? 0 : w.unsignedOf(a) >> b;
  }
};
struct ShiftRightSigned {
  int64_t operator()(int64_t a, int64_t b, Width w) const {
    return a >> (w.unsignedOf(b) >= w.bits ? 63 : b);
  }
};
struct MaxSigned {
  int64_t operator()(int64_t a, int64_t b, Width) const {
    return std::max(a, b);
  }
};
struct MinSigned {
  int64_t operator()(int64_t a, int64_t b, Width) const {
    return std::min(a, b);
  }
};
struct MaxUnsigned {
  int64_t operator()(int64_t a, int64_t b, Width w) const {
    return std::max(w.unsignedOf(a), w.unsignedOf(b));
  }
};
struct MinUnsigned {
  int64_t operator()(int64_t a, int64_t b, Width w) const {
    return std::min(w.unsignedOf(a), w.unsignedOf(b));
  }
};
struct Power {
  int64_t operator()(int64_t base, int64_t exponent, Width) const {
    if (exponent < 0)
      return base == 1 ? 1 : base == -1 ? ((exponent & 1) ? -1 : 1) : 0;
    uint64_t result = 1, square = base;
    for (; exponent; exponent >>= 1, square *= square)
      if (exponent & 1)
        result *= square;
    return result;
  }
};
struct CountLeadingZeros {
  int64_t operator()(int64_t a, Width w) const {
    return llvm::countl_zero(w.unsignedOf(a)) - (64 - int(w.bits));
  }
};
struct CountTrailingZeros {
  int64_t operator()(int64_t a, Width w) const {
    return std::min<int64_t>(llvm::countr_zero(w.unsignedOf(a)), w.bits);
  }
};
struct CountOnes {
  int64_t operator()(int64_t a, Width w) const {
    return llvm::popcount(w.unsignedOf(a));
  }
};
struct Absolute {
  int64_t operator()(int64_t a, Width) const {
    return a < 0 ? -static_cast<uint64_t>(a) : a;
  }
};
} // namespace

template <typename Fn>
static FailureOr<Kernel> unary(const KernelContext &c) {
  Buffer a = c.inputs[0], to = c.outputs[0];
  if (to.storage != Storage::I64)
    return c.op->emitOpError("the interpreter has no kernel for this on i1");
  Width width{bitWidth(to.kind)};
  return Kernel([=] {
    mapUnary(to.as<int64_t>(), a.as<int64_t>(), to.count,
             [width, kind = to.kind](int64_t x) {
               return wrapInteger(kind, Fn()(x, width));
             });
  });
}

/// A comparison sees i1 as the one-bit number it is: 1 is -1 when signed.
template <typename T>
static FailureOr<Kernel> compareAs(const KernelContext &c) {
  Buffer a = c.inputs[0], b = c.inputs[1], to = c.outputs[0];
  Width width{bitWidth(a.kind)};
  auto make = [=](auto fn, bool isUnsigned) -> FailureOr<Kernel> {
    return Kernel([=] {
      mapBinary(to.as<uint8_t>(), a.as<T>(), b.as<T>(), to.count,
                [=](T x, T y) -> uint8_t {
                  if (isUnsigned)
                    return fn(width.unsignedOf(x), width.unsignedOf(y));
                  return fn(llvm::SignExtend64(x, width.bits),
                            llvm::SignExtend64(y, width.bits));
                });
    });
  };
  using P = arith::CmpIPredicate;
  P predicate = c.as<arith::CmpIOp>().getPredicate();
  switch (predicate) {
  case P::eq:
    return make([](auto x, auto y) { return x == y; }, true);
  case P::ne:
    return make([](auto x, auto y) { return x != y; }, true);
  case P::slt:
  case P::ult:
    return make([](auto x, auto y) { return x < y; }, predicate == P::ult);
  case P::sle:
  case P::ule:
    return make([](auto x, auto y) { return x <= y; }, predicate == P::ule);
  case P::sgt:
  case P::ugt:
    return make([](auto x, auto y) { return x > y; }, predicate == P::ugt);
  case P::sge:
  case P::uge:
    return make([](auto x, auto y) { return x >= y; }, predicate == P::uge);
  }
  return c.op->emitOpError("unknown predicate");
}

static FailureOr<Kernel> makeCompareIntegers(const KernelContext &c) {
  return c.inputs[0].storage == Storage::Bool ? compareAs<uint8_t>(c)
                                              : compareAs<int64_t>(c);
}

void mp::exec::addIntegerKernels(KernelTable &table) {
  auto add = [&](StringRef name, KernelMaker make) {
    table[name] = {make, Sharing::InPlace};
  };
  add("arith.addi", binary<Add>);
  add("arith.subi", binary<Subtract>);
  add("arith.muli", binary<Multiply>);
  add("arith.divsi", binary<DivideSigned>);
  add("arith.divui", binary<DivideUnsigned>);
  add("arith.ceildivsi", binary<CeilDivideSigned>);
  add("arith.ceildivui", binary<CeilDivideUnsigned>);
  add("arith.floordivsi", binary<FloorDivideSigned>);
  add("arith.remsi", binary<RemainderSigned>);
  add("arith.remui", binary<RemainderUnsigned>);
  add("arith.andi", binary<And>);
  add("arith.ori", binary<Or>);
  add("arith.xori", binary<Xor>);
  add("arith.shli", binary<ShiftLeft>);
  add("arith.shrui", binary<ShiftRightUnsigned>);
  add("arith.shrsi", binary<ShiftRightSigned>);
  add("arith.maxsi", binary<MaxSigned>);
  add("arith.minsi", binary<MinSigned>);
  add("arith.maxui", binary<MaxUnsigned>);
  add("arith.minui", binary<MinUnsigned>);
  add("arith.cmpi", makeCompareIntegers);
  add("math.ipowi", binary<Power>);
  add("math.absi", unary<Absolute>);
  add("math.ctlz", unary<CountLeadingZeros>);
  add("math.cttz", unary<CountTrailingZeros>);
  add("math.ctpop", unary<CountOnes>);
}
