//===- LossTermReads.h - Terms of the loss that cancel ----------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A path's score less the logarithm of the sum over all paths is what is left
// of two large numbers. Their roundings cancel where both are made of the same
// rounded values; where a score is made of unrounded ones, it is the roundings
// that are left.
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_STORAGE_LOSSTERMREADS_H
#define MP_LIB_ANALYSIS_STORAGE_LOSSTERMREADS_H

#include "mp/Analysis/Fusion/MemoryGraph.h"
#include "mp/Analysis/Storage/StorageRules.h"

namespace mlir::mp {

/// Whether a term of the loss is made of what the operand reads: a part of it
/// that is looked up, or weighed, and summed.
bool readsLossTerm(OpOperand &operand, const FunctionPrecision &function,
                   const ValueTrust &trust);

/// Who reads a value of which a term of the loss is taken by itself.
class LossTermReads {
public:
  LossTermReads(const FunctionPrecision &function, const MemoryGraph &memory,
                const ValueTrust &trust, const StorageRules &rules);

  /// Reads of one value and of its parts, which all have one type, and the ops
  /// that take the parts.
  struct Group {
    SmallVector<OpOperand *> reads;
    SmallVector<Operation *, 1> movers;
  };
  ArrayRef<Group> getGroups() const { return groups; }
  /// Whether a term is read of what others read, in their type.
  bool contains(OpOperand &operand) const { return terms.contains(&operand); }
  /// Whether the op takes a part of what others read, in their type.
  bool isTakenBy(Operation *op) const { return movers.contains(op); }

private:
  void addGroup(Value value);

  const FunctionPrecision &function;
  const MemoryGraph &memory;
  const ValueTrust &trust;
  SmallVector<Group> groups;
  llvm::SmallPtrSet<OpOperand *, 8> terms;
  llvm::SmallPtrSet<Operation *, 4> movers;
};

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_STORAGE_LOSSTERMREADS_H
