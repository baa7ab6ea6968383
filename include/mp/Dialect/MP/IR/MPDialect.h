//===- MPDialect.h - The mp dialect and its names ---------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MP_IR_MPDIALECT_H
#define MP_DIALECT_MP_IR_MPDIALECT_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mp/Dialect/MP/IR/MPEnums.h"

#include "mp/Dialect/MP/IR/MPDialect.h.inc"

namespace mlir::mp {

/// Names of the discardable attributes that carry decisions and roles.
namespace attr {
/// `#mp.role` on an argument or a result of the entry function.
inline constexpr llvm::StringLiteral role = "mp.role";
/// StringAttr on an argument or a result: its name in the user's program.
inline constexpr llvm::StringLiteral name = "mp.name";
/// I64 on an argument: index of the result that is its next value.
inline constexpr llvm::StringLiteral pair = "mp.pair";
/// I64 on a result that is a gradient: index of the argument it belongs to.
inline constexpr llvm::StringLiteral of = "mp.of";
/// StringAttr on the entry function: the update that a pass appended to it.
inline constexpr llvm::StringLiteral optimizer = "mp.optimizer";
/// F64 on the entry function: the constant that its author scales the loss by.
inline constexpr llvm::StringLiteral ownLossScale = "mp.own_loss_scale";
/// I64 on an `arith.mulf` by a constant: the power of two that a scaled
/// gradient is multiplied by for a part of the backward pass.
inline constexpr llvm::StringLiteral shift = "mp.shift";
/// `#mp.op_class` on any op: overrides policy and interface.
inline constexpr llvm::StringLiteral opClass = "mp.op_class";
/// `#mp.policy` on the module: what precision is wanted.
inline constexpr llvm::StringLiteral policy = "mp.policy";
/// TypeAttr on the module: the low type that the step was planned for; what
/// mp-insert-casts has applied is not planned again.
inline constexpr llvm::StringLiteral planned = "mp.planned";
/// `#mp.precision` on an op: the plan that mp-insert-casts applies.
inline constexpr llvm::StringLiteral precision = "mp.precision";
/// What a profile saw: `#mp.observed` on an argument of a function, a list of
/// them on an op, one a result.
inline constexpr llvm::StringLiteral observed = "mp.observed";
/// DictionaryAttr on a contraction: which of M, N, K stay unaligned, and why.
inline constexpr llvm::StringLiteral unaligned = "mp.unaligned";
/// UnitAttr on an op of class deny that computed in a narrow type before the
/// precision stage: the user's choice, which stays.
inline constexpr llvm::StringLiteral givenTypes = "mp.given_types";
/// StringAttr on a contraction of class allow that computes in f32: why.
inline constexpr llvm::StringLiteral keptWide = "mp.kept_wide";
/// StringAttr on an op of whose results the backward pass keeps some in f32,
/// though that takes twice the memory: why, of the first of them.
inline constexpr llvm::StringLiteral storedWide = "mp.stored_wide";
/// I64 on an `mp.fusion`: those of one number that follow one another are one
/// launch.
inline constexpr llvm::StringLiteral launch = "mp.launch";
/// Marks that an export leaves for the import, on ops of StableHLO: on a
/// reduction, a window or a scatter, the converts of its operands are part of
/// the op, which reads what they read.
inline constexpr llvm::StringLiteral widened = "mp.widened";
/// On a convert: the op that made its operand rounds to this type.
inline constexpr llvm::StringLiteral rounds = "mp.rounds";
/// On integer division, shifts and conversions from float: the operands are
/// known to be in range.
inline constexpr llvm::StringLiteral unchecked = "mp.unchecked";
/// On an argument or a result: callers see unsigned integers.
inline constexpr llvm::StringLiteral isUnsigned = "mp.unsigned";
} // namespace attr

/// Whether every value of `from`, infinities and signed zeros included, is a
/// value of `to`. A NaN stays a NaN; its payload is not looked at. False for
/// targets without infinities.
bool isExactCast(FloatType from, FloatType to);

} // namespace mlir::mp

#endif // MP_DIALECT_MP_IR_MPDIALECT_H
