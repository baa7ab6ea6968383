//===- FusibleOpInterface.h - Ops that kernels can hold ---------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_INTERFACES_FUSIBLEOPINTERFACE_H
#define MP_INTERFACES_FUSIBLEOPINTERFACE_H

#include "mlir/IR/AffineMap.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/OpDefinition.h"
#include <optional>

namespace mlir::mp {

/// How the elements of a value follow from those of its operands.
enum class FusionNodeKind : uint8_t {
  /// Element i from the elements i of the operands.
  Elementwise,
  /// The same elements in the same order under another shape.
  Reshape,
  /// Each dimension of the operand is one of the result, or has size one.
  Broadcast,
  /// Each element is one element of an operand: transpose, slice, pad, ...
  Movement,
  /// From nothing in memory: a splat constant, an iota.
  Source,
  /// Sums or extremes along some dimensions of the operand.
  Reduce,
  /// Not ours to fuse: arguments, library calls, whatever else.
  Opaque
};

/// Where the code of one element comes from.
enum class FusionBodyKind : uint8_t {
  /// The op is one that KernelCode.h lists: an instruction, or a function that
  /// is expanded into some.
  Listed,
  /// `buildBody` makes it.
  Built
};

/// What an op says of itself.
struct FusionSpec {
  FusionNodeKind kind = FusionNodeKind::Opaque;
  FusionBodyKind body = FusionBodyKind::Listed;
  /// Arithmetic for one round of the loops; an addition is 1.
  unsigned cost = 0;
  /// Computing an element again costs no more than reading it from memory, so
  /// it is not stored for the sake of a second reader.
  bool recomputable = false;
  /// Works on the bits of a float: in the types of memory, where all other ops
  /// compute in f32.
  bool readsBits = false;
  /// Makes a float of one of another type and nothing else, rounding to nearest
  /// even: what a plain `mp.cast` does.
  bool convertsFloats = false;
  /// Makes a float of one of another type, and rounds in a way of its own: in
  /// the types of memory.
  bool roundsItself = false;

  static constexpr unsigned divisionCost = 4;
  static constexpr unsigned functionCost = 8;

  /// An elementwise op that is one instruction.
  static constexpr FusionSpec instruction(unsigned cost = 1) {
    return {FusionNodeKind::Elementwise, FusionBodyKind::Listed, cost};
  }
  /// An elementwise op that costs as much as an exponential.
  static constexpr FusionSpec function(FusionBodyKind body) {
    return {FusionNodeKind::Elementwise, body, functionCost};
  }
};

namespace detail {
SmallVector<int64_t> getIterationSizes(Operation *op);
AffineMap getIdentityMap(Operation *op);
} // namespace detail

} // namespace mlir::mp

#include "mp/Interfaces/FusibleOpInterface.h.inc"

namespace mlir::mp {

/// Whether the op has one operand and one result and gives the elements of the
/// one in their order as the other: whatever it is, no element moves, and it
/// costs nothing. No op does not.
bool isRenaming(Operation *op);

/// Whether the op renames or moves, and each element of its operand comes out
/// once: a transposition or a pad, but no slice and no broadcast.
bool keepsEachElement(FusibleOpInterface op, unsigned operand);

/// An index of an operand before it is divided, and by what.
struct OperandIndex {
  AffineExpr numerator;
  int64_t period = 1;

  /// Where `numerator` leads to an element of a dimension of this size: 0 up to
  /// here, and not here.
  int64_t getSpan(int64_t size) const { return (size - 1) * period + 1; }
};

/// Takes a result of `getOperandMap` apart, also where it was simplified.
OperandIndex splitIndex(AffineExpr index);

/// The least and the greatest value in loops of these sizes. None if the
/// expression is no sum of loops times constants.
std::optional<std::pair<int64_t, int64_t>> getRange(AffineExpr expr,
                                                    ArrayRef<int64_t> loops);

} // namespace mlir::mp

#endif // MP_INTERFACES_FUSIBLEOPINTERFACE_H
