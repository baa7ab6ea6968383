//===- ExactReads.h - What one kernel had not rounded -----------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_STORAGE_EXACTREADS_H
#define MP_ANALYSIS_STORAGE_EXACTREADS_H

#include "mp/Analysis/Fusion/MemoryGraph.h"
#include "mp/Analysis/Storage/StorageRules.h"
#include "mp/Support/ValueMap.h"

namespace mlir::mp {

/// Reads that are f32 where each op is a kernel, though their values may be
/// rounded. In one kernel of several ops these never reach memory, so that the
/// verdicts on what is made of them hold of what they are, not of a rounding:
/// * arguments, and what is moved of them: a kernel reads the master; a spread
///   parameter only where what is made of it may not be rounded;
/// * what is spread or moved of a value that is not rounded itself;
/// * what is made, element by element, into an operand of a contraction that
///   reads f32 for the sake of another operand;
/// * what is made so into a difference of what contractions gave, or of such
/// and
///   the batch.
/// * what may be rounded since a profile saw it in range, and not otherwise.
/// With fusion there are none.
class ExactReads {
public:
  ExactReads(const FunctionPrecision &function, const MemoryGraph &memory,
             const ValueTrust &trust, const StorageRules &rules);
  ~ExactReads();

  bool contains(OpOperand &operand) const;

private:
  using NodeId = PrecisionGraph::NodeId;

  bool isComputedAlone(Operation *op) const;
  Value findMoved(Value value) const;
  void addContraction(NodeId node);
  void add(Value value);

  const FunctionPrecision &function;
  const MemoryGraph &memory;
  const StorageRules &rules;
  /// The rules without the profile; null where there is none.
  struct Unseen;
  std::unique_ptr<Unseen> unseen;
  /// Values that are made into something, as they are in memory.
  ValueSet exact;
};

} // namespace mlir::mp

#endif // MP_ANALYSIS_STORAGE_EXACTREADS_H
