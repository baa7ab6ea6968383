//===- Forms.h - What instructions compute ----------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_PTX_FORMS_H
#define MP_TEST_PTX_FORMS_H

#include "Code.h"
#include "Numbers.h"

namespace mp::ptx {

/// The parts of an opcode between its dots. What nobody takes is not known.
class Words {
public:
  explicit Words(llvm::StringRef opcode);

  /// The first part.
  llvm::StringRef name() const { return first; }
  bool take(llvm::StringRef word);
  /// Takes the last part there is; empty if there is none.
  llvm::StringRef takeLast();
  llvm::StringRef last() const { return rest.empty() ? "" : rest.back(); }
  bool empty() const { return rest.empty(); }

private:
  llvm::StringRef first;
  llvm::SmallVector<llvm::StringRef, 8> rest;
};

/// A function of slots, and the bits of what it reads and writes.
struct Form {
  Compute compute = nullptr;
  uint8_t to = 0;
  llvm::SmallVector<uint8_t, 4> from;
  uint8_t mode = 0;
  /// Operands may be wider than their type, as those of conversions are.
  bool takesWider = false;
  /// Only puts bytes elsewhere.
  bool movesBytes = false;
};

/// Bits of a type: `f16x2` has 32, `pred` one; 0 if there is no such type.
unsigned widthOf(llvm::StringRef type);

/// Takes `.rn`, `.rz`, `.rm` or `.rp`.
std::optional<Rounding> takeRounding(Words &words);

/// The forms of each kind; false where the opcode has none, or another one.
bool findFloat(Words &words, Form &form);
bool findInteger(Words &words, Form &form);
bool findLogic(Words &words, Form &form);
bool findConversion(Words &words, Form &form);
/// A comparison may have a second result and combine with a predicate, which
/// is its third operand.
bool findComparison(Words &words, Form &form);

/// A float whose subnormals are zeros.
struct Flushed {
  using Value = float;
  static constexpr unsigned width = 32;
  static float flush(float value) {
    return std::fpclassify(value) == FP_SUBNORMAL ? std::copysign(0.0f, value)
                                                  : value;
  }
  static float get(uint64_t bits) { return flush(Single::get(bits)); }
  static uint64_t put(float value) { return Single::put(flush(value)); }
  static float fused(float a, float b, float c) { return std::fma(a, b, c); }
};

template <typename T, typename Function>
void computeUnary(Slots slots, const Instruction &i) {
  slots[i.to] = T::put(Function::of(T::get(slots[i.from[0]])));
}
template <typename T, typename Function>
void computeBinary(Slots slots, const Instruction &i) {
  slots[i.to] =
      T::put(Function::of(T::get(slots[i.from[0]]), T::get(slots[i.from[1]])));
}
/// The same on both halves of 32 bits.
template <typename T, typename Function>
void computePair(Slots slots, const Instruction &i) {
  uint64_t a = slots[i.from[0]], b = slots[i.from[1]];
  uint64_t low = T::put(Function::of(T::get(a), T::get(b)));
  uint64_t high = T::put(Function::of(T::get(a >> 16), T::get(b >> 16)));
  slots[i.to] = low | high << 16;
}

} // namespace mp::ptx

#endif // MP_TEST_PTX_FORMS_H
