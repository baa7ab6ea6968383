//===- CarriedValues.h - What loops and branches hand on --------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_ORIGIN_CARRIEDVALUES_H
#define MP_ANALYSIS_ORIGIN_CARRIEDVALUES_H

#include "mlir/Interfaces/FunctionInterfaces.h"

#include "mp/Support/ValueMap.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir::mp {

/// One value in memory under all the names that it has on its way through loops
/// and branches. Of one type, or it is another value. Two kinds:
/// * A stack. A loop begins with a constant, each round writes what it computed
///   into a part of it and hands it on. What has been written is never computed
///   with again in the rounds, so that each element is rounded once.
/// * All others, which a round or a branch gives anew.
struct CarriedValue {
  /// Arguments of regions, results of region ops, results of updates.
  SmallVector<Value, 8> names;
  /// Operands that hand the value on: the first values and what is yielded.
  SmallVector<OpOperand *, 4> passed;
  /// Those of them by which something else becomes this value; a stack has
  /// none.
  SmallVector<OpOperand *, 2> given;
  /// Ops that replace a part of a stack by what else they read.
  SmallVector<Operation *, 2> updates;
  /// What loops begin with, where that is a constant.
  SmallVector<Value, 2> initial;
  /// Loops whose rounds give it anew.
  SmallVector<Operation *, 1> rounds;

  bool isStack() const { return !updates.empty(); }
  /// Whether the op is in a loop whose rounds give the value anew, so that what
  /// it computes may become the value of the next.
  bool isInRounds(Operation *op) const;
};

/// The values that are carried in a function, by RegionBranchOpInterface and
/// what ops say of themselves (`Linearity::updatesParts`). Of floats that the
/// precision stage may change, whatever type they have. No tensor that is
/// updated is one but a stack: what is computed from what was written may be
/// written again. Near linear in the ops.
class CarriedValues {
public:
  using ValueId = unsigned;

  /// None.
  CarriedValues() = default;
  explicit CarriedValues(FunctionOpInterface function);

  ArrayRef<CarriedValue> getAll() const { return values; }
  /// The one that the value is a name of.
  std::optional<ValueId> find(Value value) const;
  /// The one that the operand hands on.
  std::optional<ValueId> find(OpOperand &operand) const;
  /// Whether rounds compute with the value, and not only multiply it in a
  /// contraction, which rounds what it reads anyway, or stack it up: if it is
  /// narrow, it is rounded in each.
  bool isComputedWith(const CarriedValue &value) const;

private:
  friend class CarriedFinder;

  SmallVector<CarriedValue, 0> values;
  ValueMap<ValueId> valueOf;
  DenseMap<OpOperand *, ValueId> passedTo;
};

/// Whether the operand is written to a part of the first one by an op that
/// computes nothing.
bool isWrittenToPart(OpOperand &operand);

} // namespace mlir::mp

#endif // MP_ANALYSIS_ORIGIN_CARRIEDVALUES_H
