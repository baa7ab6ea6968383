//===- RangeAnalysis.h - Between which numbers values lie -------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One walk over a function, in program order: the range of each value from
// those it is computed of, as the ops say by RangeOpInterface. Where regions
// branch, ranges are joined, and widened where a loop makes them grow. A range
// holds for the values that f32 arithmetic gives, not only for real ones.
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_RANGE_RANGEANALYSIS_H
#define MP_ANALYSIS_RANGE_RANGEANALYSIS_H

#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mp/Interfaces/NumberRange.h"
#include "mp/Support/ValueMap.h"

#include <memory>

namespace mlir::mp {

struct RegionFlow;

class RangeAnalysis {
public:
  /// Knows nothing before `run`. Of arguments nothing is known but what their
  /// type says: what a batch holds, or a parameter after many steps, is no
  /// fact of the program.
  explicit RangeAnalysis(FunctionOpInterface function);

  /// Says what was seen of a value, before `run`. It is believed where the
  /// program alone proves nothing, or a bound that is wider by more than the
  /// headroom that verdicts leave; what is derived from it is profiled.
  void anchor(Value value, const NumberRange &seen);

  /// Says what is a mask of the batch, before `run`. One that came as integers
  /// counts nothing: like one of floats, it has no bounds and hides no digits.
  void setMasks(ValueSet values) { masks = std::move(values); }

  /// Computes the range of each value, in time linear in the ops but for loops
  /// that are nested; twice, where something was seen.
  void run();

  /// The range of a value of the function; of another, nothing is known.
  const NumberRange &get(Value value) const;

  /// The same, of what the program alone proves: for gradients, of whose size a
  /// profile tells nothing, and nor does it of what they are divided by.
  const RangeAnalysis &withoutProfile() const { return plain ? *plain : *this; }

  /// The largest magnitude that a product of values of one shape has, element
  /// by element, over the divisors: less than what each of them may reach
  /// alone, where they are made of the same value. Infinity where nothing
  /// bounds it.
  double getMostOfProduct(ArrayRef<Value> factors,
                          ArrayRef<Value> divisors) const;

private:
  void visitFunction();
  void visit(Region &region);
  void visit(Operation &op);
  void visitPlain(Operation &op);
  void visitBranches(Operation &op);
  /// Sets what meets at the joins of the regions from `region` on; whether an
  /// argument has another range than before.
  bool enter(const RegionFlow &flow, unsigned region, unsigned round);
  bool update(Value input, NumberRange joined, unsigned round);
  void setOwnArguments(Operation &op, const RegionFlow &flow);
  void setUnknown(ValueRange values);
  void set(Value value, NumberRange range);
  /// The range, or what is proved of the value if that says as much.
  NumberRange withEvidence(Value value, NumberRange range) const;
  SmallVector<NumberRange, 4> collect(ValueRange values) const;

  /// What a value is made of a condition that several choices ask: its range
  /// where that holds, and where it does not.
  struct Cases {
    Value condition;
    NumberRange ifTrue, ifFalse;
    /// Ops behind this one that the cases are still told apart for.
    unsigned opsLeft = 0;
  };
  /// Cuts `range` down to what the only result of `op` is in one of the cases.
  void refineByCases(Operation &op, NumberRange &range);
  std::optional<Cases> inferCases(Operation &op) const;
  std::optional<Cases> beginCases(Operation &op) const;
  /// Cuts `range` down to what both operands of `op` make together where they
  /// are made of one value.
  void refineByVariable(Operation &op, NumberRange &range) const;
  /// Of a sum with places in it, times what makes them small: they hide no
  /// digits of the other terms any more.
  void refinePlaces(Operation &op, NumberRange &range) const;
  bool makesPlacesSmall(Value sum, Value factor, bool isDivisor) const;
  const NumberRange &getInCase(Value value, Value condition, bool isTrue) const;

  FunctionOpInterface function;
  /// What is known, and what was seen.
  ValueMap<NumberRange> ranges, anchors;
  /// What is known without that; null where nothing was seen.
  std::unique_ptr<RangeAnalysis> plain;
  ValueMap<Cases> cases;
  /// What chooses and counts nothing.
  ValueSet masks;
  /// What the loops that are walked count with.
  ValueMap<NumberRange> counters;
  /// Loops around the op that is visited.
  unsigned depth = 0;
};

/// The range of a constant, all its elements read; none if the attribute holds
/// no numbers, or does not show them.
std::optional<NumberRange> getRangeOfConstant(Attribute value);

} // namespace mlir::mp

#endif // MP_ANALYSIS_RANGE_RANGEANALYSIS_H
