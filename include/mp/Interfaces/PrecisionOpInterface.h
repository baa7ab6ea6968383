//===- PrecisionOpInterface.h - An op in low precision ----------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_INTERFACES_PRECISIONOPINTERFACE_H
#define MP_INTERFACES_PRECISIONOPINTERFACE_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/PatternMatch.h"
#include "mp/Interfaces/OpClass.h"

#include <array>
#include <optional>

namespace mlir::mp {

/// How one operand or result takes part in an op. Values whose element type is
/// not f32, f16 or bf16 (integers, predicates, f64) never change, whatever the
/// spec says: `getOperandRole` and `getResultRole` answer `NotFloat` for them.
enum class PortRole : uint8_t {
  /// Not a float of ours: an index, a predicate, f64.
  NotFloat,
  /// Has the type the op computes in. All such ports of an op share one type;
  /// another type in memory needs a cast around the op, which a fused kernel
  /// absorbs.
  Compute,
  /// An operand of any type; the op widens it exactly as it reads.
  Load,
  /// A result of any type; the op rounds its accumulator once as it writes.
  Store,
  /// Passes through by bits or by an exact selection. All such ports of an op
  /// share one type, which is any.
  Follow,
  /// Keeps the type it has: training state, loss scale, signatures.
  Keep,
};

/// What an op says of itself. The last of `operands` and of `results` holds
/// for all further ones.
struct PrecisionSpec {
  /// Absent: opaque on purpose, which need not be reported.
  std::optional<OpClass> opClass;
  std::array<PortRole, 4> operands = {PortRole::Compute, PortRole::Compute,
                                      PortRole::Compute, PortRole::Compute};
  std::array<PortRole, 2> results = {PortRole::Compute, PortRole::Compute};
  /// Policy rules may name `<op>.<variant>`, for instance `mp.reduce.add`.
  llvm::StringRef variant = {};
  /// Keeps partial sums, in a type that must be said (f32) when operands or
  /// results are narrower.
  bool accumulates = false;
  /// Computes in f32 whatever it reads and writes.
  bool computesWide = false;
  /// Widens what it reads into new training state, so that a sum kept in f32
  /// had better not be rounded for it: unscaling, the finite check.
  bool takesGradients = false;
  /// The libraries of GPUs have one type for what it reads and what it writes:
  /// its results are Compute where the policy names chips.
  bool hasOneTypeOnChips = false;
  /// The passes look at the ops inside its regions, too.
  bool entersRegions = false;

  /// Whether the op sums products of operands of one type, so that it gains
  /// from reading a narrow one.
  constexpr bool contracts() const {
    return accumulates && !computesWide && operands[0] == PortRole::Compute;
  }
  /// Whether the op only moves bits or selects exactly: it computes nothing
  /// that a type could round.
  constexpr bool onlyMoves() const {
    return !accumulates && operands[0] == PortRole::Follow &&
           results[0] == PortRole::Follow;
  }

  /// All ports in one role.
  static constexpr PrecisionSpec uniform(std::optional<OpClass> opClass,
                                         PortRole role) {
    return {opClass, {role, role, role, role}, {role, role}};
  }
  /// An op that computes elementwise in one type.
  static constexpr PrecisionSpec elementwise(OpClass opClass) {
    return uniform(opClass, PortRole::Compute);
  }
  /// An op that only moves or selects bits.
  static constexpr PrecisionSpec moves() {
    return uniform(OpClass::Clear, PortRole::Follow);
  }
  /// An op that is never touched.
  static constexpr PrecisionSpec opaque() {
    return uniform(std::nullopt, PortRole::Keep);
  }
};

/// The element type, if it is one that the precision stage may change.
FloatType getPlannableType(Type type);
inline FloatType getPlannableType(Value value) {
  return getPlannableType(value.getType());
}
/// Whether there is one. To make a FloatType of a type is a look-up.
bool isPlannable(Type type);
inline bool isPlannable(Value value) { return isPlannable(value.getType()); }

/// Whether `type` has fewer than 32 bits.
inline bool isNarrow(FloatType type) { return type && type.getWidth() < 32; }

/// `type` with the element type `element`; scalars and shaped types.
Type withElementType(Type type, FloatType element);

PortRole getOperandRole(Operation *op, const PrecisionSpec &spec,
                        unsigned index);
PortRole getResultRole(Operation *op, const PrecisionSpec &spec,
                       unsigned index);

namespace detail {
/// The inherent attribute `accumulator`, if the op has one.
Type getAccumulatorAttr(Operation *op);
void setAccumulatorAttr(Operation *op, Type type);
LogicalResult retypeInPlace(Operation *op, RewriterBase &rewriter,
                            ValueRange operands, TypeRange results);
} // namespace detail

} // namespace mlir::mp

#include "mp/Interfaces/PrecisionOpInterface.h.inc"

#endif // MP_INTERFACES_PRECISIONOPINTERFACE_H
