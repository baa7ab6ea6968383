//===- Integers.cpp - Arithmetic of integers ------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Computed in 64 bits, of which the type keeps its own: nothing overflows.
//
//===----------------------------------------------------------------------===//

#include "Forms.h"

#include "llvm/ADT/StringSwitch.h"

#include <type_traits>

using namespace mp::ptx;
using llvm::StringRef;

/// As 64 bits, extended as the type says.
template <typename V>
static uint64_t extend(V value) {
  return std::is_signed_v<V> ? static_cast<uint64_t>(int64_t(value))
                             : static_cast<uint64_t>(value);
}

/// The upper half of a product.
template <typename V>
static uint64_t highPart(V a, V b) {
  using Twice =
      std::conditional_t<std::is_signed_v<V>, __int128, unsigned __int128>;
  return static_cast<uint64_t>((Twice(a) * Twice(b)) >> (8 * sizeof(V)));
}

namespace {

struct Add {
  template <typename V>
  static V of(V a, V b) {
    return static_cast<V>(extend(a) + extend(b));
  }
};
struct Sub {
  template <typename V>
  static V of(V a, V b) {
    return static_cast<V>(extend(a) - extend(b));
  }
};
struct MulLow {
  template <typename V>
  static V of(V a, V b) {
    return static_cast<V>(extend(a) * extend(b));
  }
};
struct MulHigh {
  template <typename V>
  static V of(V a, V b) {
    return static_cast<V>(highPart(a, b));
  }
};
/// Division by zero has no result that PTX names; NVIDIA's has all bits.
struct Div {
  template <typename V>
  static V of(V a, V b) {
    if (b == 0)
      return static_cast<V>(~uint64_t(0));
    if (std::is_signed_v<V> && b == static_cast<V>(-1))
      return static_cast<V>(0 - extend(a));
    return static_cast<V>(a / b);
  }
};
struct Rem {
  template <typename V>
  static V of(V a, V b) {
    if (b == 0)
      return a;
    if (std::is_signed_v<V> && b == static_cast<V>(-1))
      return 0;
    return static_cast<V>(a % b);
  }
};
struct Max {
  template <typename V>
  static V of(V a, V b) {
    return std::max(a, b);
  }
};
struct Min {
  template <typename V>
  static V of(V a, V b) {
    return std::min(a, b);
  }
};
/// Of an extreme, at least zero.
template <typename Extreme>
struct Rectified {
  template <typename V>
  static V of(V a, V b) {
    return std::max(Extreme::of(a, b), V(0));
  }
};
struct Neg {
  template <typename V>
  static V of(V a) {
    return static_cast<V>(0 - extend(a));
  }
};
struct Abs {
  template <typename V>
  static V of(V a) {
    return a < 0 ? static_cast<V>(0 - extend(a)) : a;
  }
};

} // namespace

template <typename V>
static void computeMulWide(Slots slots, const Instruction &i) {
  using T = Whole<V>;
  uint64_t product =
      extend(T::get(slots[i.from[0]])) * extend(T::get(slots[i.from[1]]));
  slots[i.to] = sizeof(V) == 2 ? product & 0xffffffff : product;
}
template <typename V>
static void computeMadWide(Slots slots, const Instruction &i) {
  using T = Whole<V>;
  uint64_t sum =
      extend(T::get(slots[i.from[0]])) * extend(T::get(slots[i.from[1]])) +
      slots[i.from[2]];
  slots[i.to] = sizeof(V) == 2 ? sum & 0xffffffff : sum;
}
template <typename T, typename Function>
static void computeMad(Slots slots, const Instruction &i) {
  auto product =
      Function::of(T::get(slots[i.from[0]]), T::get(slots[i.from[1]]));
  slots[i.to] = T::put(Add::of(product, T::get(slots[i.from[2]])));
}

template <typename Function>
static Compute ofType(StringRef type) {
  return llvm::StringSwitch<Compute>(type)
      .Case("s16", computeBinary<Whole<int16_t>, Function>)
      .Case("u16", computeBinary<Whole<uint16_t>, Function>)
      .Case("s32", computeBinary<Whole<int32_t>, Function>)
      .Case("u32", computeBinary<Whole<uint32_t>, Function>)
      .Case("s64", computeBinary<Whole<int64_t>, Function>)
      .Case("u64", computeBinary<Whole<uint64_t>, Function>)
      .Default(nullptr);
}

/// The same on both halves of 32 bits, where the ISA has it.
template <typename Function>
static Compute ofTypeOrPair(StringRef type) {
  return llvm::StringSwitch<Compute>(type)
      .Case("s16x2", computePair<Whole<int16_t>, Function>)
      .Case("u16x2", computePair<Whole<uint16_t>, Function>)
      .Default(ofType<Function>(type));
}

template <typename Function>
static Compute unaryOf(StringRef type) {
  return llvm::StringSwitch<Compute>(type)
      .Case("s16", computeUnary<Whole<int16_t>, Function>)
      .Case("s32", computeUnary<Whole<int32_t>, Function>)
      .Case("s64", computeUnary<Whole<int64_t>, Function>)
      .Default(nullptr);
}

template <typename Function>
static Compute madOf(StringRef type) {
  return llvm::StringSwitch<Compute>(type)
      .Case("s16", computeMad<Whole<int16_t>, Function>)
      .Case("u16", computeMad<Whole<uint16_t>, Function>)
      .Case("s32", computeMad<Whole<int32_t>, Function>)
      .Case("u32", computeMad<Whole<uint32_t>, Function>)
      .Case("s64", computeMad<Whole<int64_t>, Function>)
      .Case("u64", computeMad<Whole<uint64_t>, Function>)
      .Default(nullptr);
}

static Compute wideOf(StringRef type, bool isAdded) {
  return llvm::StringSwitch<Compute>(type)
      .Case("s16", isAdded ? computeMadWide<int16_t> : computeMulWide<int16_t>)
      .Case("u16",
            isAdded ? computeMadWide<uint16_t> : computeMulWide<uint16_t>)
      .Case("s32", isAdded ? computeMadWide<int32_t> : computeMulWide<int32_t>)
      .Case("u32",
            isAdded ? computeMadWide<uint32_t> : computeMulWide<uint32_t>)
      .Default(nullptr);
}

static bool findProduct(Words &words, Form &form, StringRef type) {
  unsigned width = widthOf(type);
  bool isAdded = words.name() == "mad";
  form.from.assign(2, width);
  if (words.take("wide")) {
    form.compute = wideOf(type, isAdded);
    form.to = 2 * width;
  } else if (words.take("hi")) {
    form.compute = isAdded ? madOf<MulHigh>(type) : ofType<MulHigh>(type);
  } else if (words.take("lo")) {
    form.compute = isAdded ? madOf<MulLow>(type) : ofType<MulLow>(type);
  }
  if (isAdded)
    form.from.push_back(form.to);
  return form.compute && words.empty();
}

bool mp::ptx::findInteger(Words &words, Form &form) {
  StringRef type = words.takeLast();
  form.to = widthOf(type);
  if (words.name() == "mul" || words.name() == "mad")
    return findProduct(words, form, type);
  form.from.assign(2, form.to);
  if (type == "s32" && words.take("relu")) {
    form.compute = llvm::StringSwitch<Compute>(words.name())
                       .Case("max", ofType<Rectified<Max>>(type))
                       .Case("min", ofType<Rectified<Min>>(type))
                       .Default(nullptr);
    return form.compute && words.empty();
  }
  form.compute = llvm::StringSwitch<Compute>(words.name())
                     .Case("add", ofTypeOrPair<Add>(type))
                     .Case("sub", ofType<Sub>(type))
                     .Case("div", ofType<Div>(type))
                     .Case("rem", ofType<Rem>(type))
                     .Case("max", ofTypeOrPair<Max>(type))
                     .Case("min", ofTypeOrPair<Min>(type))
                     .Default(nullptr);
  if (!form.compute) {
    form.from.assign(1, form.to);
    form.compute = llvm::StringSwitch<Compute>(words.name())
                       .Case("neg", unaryOf<Neg>(type))
                       .Case("abs", unaryOf<Abs>(type))
                       .Default(nullptr);
  }
  return form.compute && words.empty();
}
