//===- PlanTraffic.h - Bytes that a plan moves ------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_PRECISION_PLANTRAFFIC_H
#define MP_ANALYSIS_PRECISION_PLANTRAFFIC_H

#include "mp/Analysis/Fusion/MemoryGraph.h"
#include "mp/Analysis/Precision/Planner.h"
#include "mp/Analysis/PrecisionGraph/FunctionPrecision.h"
#include "mp/Support/ValueMap.h"

namespace mlir::mp {

/// Bytes that cross memory once ops are fused: what a kernel reads counts once
/// a kernel, at the first op that reads it; what is written counts at the op
/// that makes it, with the kernels that cast it. Bodies of loops count once,
/// values whose shape is not static not at all. Saturates.
class PlanTraffic {
public:
  /// Of the types that `function` has; with a plan, of those that it gives. The
  /// plan must live as long.
  PlanTraffic(const FunctionPrecision &function, const MemoryGraph &memory,
              const PlannedTypes *plan);

  /// Of one op.
  int64_t getBytes(Operation *op) const { return bytes.lookup(op); }
  /// Of the kernels that cast an argument.
  int64_t getBytes(Value argument) const {
    return ofArguments.lookup(argument);
  }
  /// Casts that no kernel absorbs: those of arguments and of what library calls
  /// and loops give. The working copy of a parameter is none, since its update
  /// writes it.
  int64_t getCastKernels() const { return castKernels; }

  /// The type in which `operand` is read from memory, or `result` is written;
  /// null where that is no float that may change.
  FloatType getRead(OpOperand &operand) const;
  FloatType getWritten(Value value) const;
  /// Types in which `value` is read from memory, in the order of the readers.
  ArrayRef<FloatType> getCopies(Value value) const;

private:
  void addRead(OpOperand &operand);
  void addWrites();
  int64_t countRead(OpOperand &operand, Value stored) const;

  const FunctionPrecision &function;
  const MemoryGraph &memory;
  const PlannedTypes *plan;
  DenseMap<Operation *, PrecisionAttr> types;
  DenseMap<Operation *, int64_t> bytes;
  ValueMap<int64_t> ofArguments;
  ValueMapVector<SmallVector<FloatType, 2>> copies;
  DenseSet<std::tuple<Value, unsigned, Type>> seen;
  int64_t castKernels = 0;
};

} // namespace mlir::mp

#endif // MP_ANALYSIS_PRECISION_PLANTRAFFIC_H
