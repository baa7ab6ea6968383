//===- Linearity.h - Rules by which a factor passes through an op ---------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_INTERFACES_LINEARITY_H
#define MP_INTERFACES_LINEARITY_H

#include <array>
#include <cstdint>

namespace mlir::mp {

/// How the results scale when data operand i is multiplied by S^d_i, S > 0.
enum class LinearityKind : uint8_t {
  /// By S^0 if all d are 0; otherwise nothing is known. exp, log, tanh.
  Opaque,
  /// By S^d of the one data operand. Negation, sums, shape changes.
  Linear,
  /// By S^d if all data operands share d. Addition, selection, concatenation.
  Common,
  /// As Common, and only because S > 0. Maximum, minimum.
  Ordered,
  /// By the product of the factors. Multiplication, contractions.
  Product,
  /// By the first factor over the second.
  Quotient,
  /// By S^(d * exponent) of the one data operand. Square root.
  Power,
  /// Not at all, if all data operands share d. Comparison, sign, is-finite.
  Invariant,
  /// Result i as data operand i. An identity on several values.
  Each,
  /// Result i as all of: data operand i, operand i of the terminator of each
  /// region. Ops inside the regions count on their own.
  Branch,
  /// By S^d of the first data operand if the others are not scaled: they
  /// multiply some of its elements, once or more often. A scatter of factors.
  Weighed,
};

/// What part an operand has.
enum class OperandPart : uint8_t {
  /// Scales the results by the rule of the kind.
  Data,
  /// Chooses: an index, a predicate. Must not be scaled at all.
  Control,
  /// Only its sign or its order counts: may be scaled by any one power.
  Order,
};

/// What an op says of itself. The last of `operands` holds for all further
/// ones.
struct Linearity {
  LinearityKind kind = LinearityKind::Opaque;
  std::array<OperandPart, 3> operands = {OperandPart::Data, OperandPart::Data,
                                         OperandPart::Data};
  /// Power: numerator and denominator. Small, as each node of a graph has one.
  int8_t exponent = 1, root = 1;
  /// Writes its further data operands into parts of the first.
  bool updatesParts = false;
  /// Has no sign: the size of a value, not one that has moved.
  bool losesSign = false;

  constexpr OperandPart getPart(unsigned operand) const {
    return operands[operand < operands.size() ? operand : operands.size() - 1];
  }
  static constexpr Linearity of(LinearityKind kind) { return {kind}; }
  static constexpr Linearity power(int exponent, int root) {
    Linearity rule;
    rule.kind = LinearityKind::Power;
    rule.exponent = exponent;
    rule.root = root;
    return rule;
  }
  static constexpr Linearity size() {
    Linearity rule = of(LinearityKind::Linear);
    rule.losesSign = true;
    return rule;
  }
  static constexpr Linearity parts(LinearityKind kind, OperandPart first,
                                   OperandPart second, OperandPart rest) {
    return {kind, {first, second, rest}};
  }
};

} // namespace mlir::mp

#endif // MP_INTERFACES_LINEARITY_H
