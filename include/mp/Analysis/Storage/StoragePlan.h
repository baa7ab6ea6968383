//===- StoragePlan.h - The cheapest types of values in memory ---*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_STORAGE_STORAGEPLAN_H
#define MP_ANALYSIS_STORAGE_STORAGEPLAN_H

#include "mp/Analysis/Fusion/MemoryGraph.h"
#include "mp/Analysis/Origin/CarriedValues.h"
#include "mp/Analysis/PrecisionGraph/BinaryEnergy.h"
#include "mp/Analysis/PrecisionGraph/FunctionPrecision.h"
#include "mp/Analysis/Trust/ValueTrust.h"

namespace mlir::mp {

/// The planner `mincut`: arithmetic is f32, contractions read 16 bits where
/// they may, and each value that crosses memory is there in f32, in 16 bits or
/// in both, whichever moves the fewest bytes in all. Exact: a minimum cut.
///
/// A value in memory costs its bytes once to be written, once for each kernel
/// that reads it, per copy. A second copy costs nothing more where a kernel
/// writes the first, a kernel of its own (and its launch) where a library call
/// or a caller does, and one write where it is a parameter, whose working copy
/// the update writes. What no copy may be narrow is said by ValueTrust.
class StoragePlan {
public:
  using NodeId = PrecisionGraph::NodeId;

  StoragePlan(const FunctionPrecision &function, const MemoryGraph &memory,
              const ValueTrust &trust, PolicyAttr policy);

  /// The types of an op, or null if none of them changes.
  PrecisionAttr getTypes(NodeId node) const;
  /// Loops and branches that hand on values of 16 bits, each with the types of
  /// its operands and results, in the order in which they are found.
  ArrayRef<std::pair<Operation *, PrecisionAttr>> getRegionTypes() const {
    return regionTypes;
  }
  /// The carried value of which the value is a name; null if there is none.
  const CarriedValue *getCarriedValue(Value name) const;
  /// The type of a name of a carried value, and in which an operand hands it
  /// on; null where it is as it was.
  FloatType getCarried(Value name) const;
  FloatType getCarried(OpOperand &operand) const;
  /// Whether a contraction of class allow must read f32, and why: "operand 0
  /// may reach 1e+05". Empty if it reads 16 bits.
  StringRef getKeptWide(NodeId node) const;
  /// The operand that is the reason; null if none is.
  OpOperand *getObstacle(NodeId node) const { return obstacles.lookup(node); }
  /// The first reader that must read f32 of what an op gives; null if there is
  /// none.
  Operation *findWideReader(OpResult result) const;
  /// Whether the op reads or writes 16 bits in memory.
  bool isNarrow(NodeId node) const;
  /// Bytes that cross memory, of float values that may change.
  int64_t getBytes() const { return bytes; }

  bool readsNarrow(NodeId node, unsigned operand) const {
    return narrowReads[node].test(operand);
  }
  bool readsNarrow(NodeId node) const { return narrowReads[node].any(); }
  bool writesNarrow(NodeId node, unsigned result) const {
    return narrowResults[node].test(result);
  }

private:
  void findRegionTypes();

  const FunctionPrecision &function;
  FloatType low;
  CarriedValues carried;
  llvm::BitVector narrowCarried;
  SmallVector<std::pair<Operation *, PrecisionAttr>, 0> regionTypes;
  /// By node: a bit per operand, per result; whether moves are of 16 bits.
  std::vector<llvm::SmallBitVector> narrowReads;
  std::vector<llvm::SmallBitVector> narrowResults;
  llvm::BitVector narrowArithmetic;
  DenseMap<NodeId, std::string> keptWide;
  DenseMap<NodeId, OpOperand *> obstacles;
  DenseSet<OpOperand *> wideReads;
  int64_t bytes = 0;
};

} // namespace mlir::mp

#endif // MP_ANALYSIS_STORAGE_STORAGEPLAN_H
