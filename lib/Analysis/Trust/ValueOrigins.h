//===- ValueOrigins.h - What values are made of -----------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_TRUST_VALUEORIGINS_H
#define MP_LIB_ANALYSIS_TRUST_VALUEORIGINS_H

#include "mp/Support/Sizes.h"

#include "mlir/IR/Value.h"

namespace mlir::mp {

class RangeAnalysis;

/// Elements of a value; 0 if their number is not known.
inline int64_t getCount(Value value) {
  return countElements(value.getType()).value_or(0);
}

/// What the value is made of: operands that scale it, or what a region op
/// passes to it.
SmallVector<Value> getOrigins(Value value);

/// What a region op, or the end of one of its regions, passes its operand to:
/// arguments of regions and results.
SmallVector<Value> getForwarded(OpOperand &use);

/// What a divisor is a constant over, and one over the least magnitude of that.
struct Inverse {
  Value value;
  double times;
};

/// All that a divisor may be an inverse of, behind moves and choices; nothing
/// where it may be another number.
SmallVector<Inverse> findInverses(Value divisor, const RangeAnalysis &ranges);

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_TRUST_VALUEORIGINS_H
