//===- StorageModel.h - What types in memory cost ---------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_STORAGE_STORAGEMODEL_H
#define MP_LIB_ANALYSIS_STORAGE_STORAGEMODEL_H

#include "LossTermReads.h"
#include "mp/Analysis/Storage/ExactReads.h"
#include "mp/Analysis/Storage/StoragePlan.h"
#include "mp/Analysis/Storage/StorageRules.h"
#include "mp/Support/ValueMap.h"

#include "llvm/ADT/MapVector.h"

namespace mlir::mp {

/// Ranges of a function's values, with what a profile saw of them as anchors.
RangeAnalysis findStorageRanges(FunctionOpInterface function,
                                const StateValues &state, FloatType low);

/// The value in memory, or what renames it on the way to a reader, of which
/// something holds; null if there is none. A rule may be about any of these.
Value findName(Value value, llvm::function_ref<bool(Value)> holds);

/// What is paid beside bytes.
struct StoragePrices {
  /// A launch in bytes: what a device moves in a fraction of a microsecond.
  /// Larger than small tensors, so that none of them is cast by a kernel for
  /// its own sake.
  int64_t launch = 1 << 16;
  /// What a rounding has to save: of a few numbers it is not worth its risk,
  /// and a working copy is an argument and a result more.
  int64_t risk = 1 << 6;
  /// Whether a level's liking for 16 bits counts, and the policy's price of
  /// what is only assumed to fit.
  bool level = true, assumed = true;

  static StoragePrices onlyBytes() { return {0, 0, false, false}; }
  /// For whoever prices what is assumed himself.
  static StoragePrices withoutAssumed() {
    StoragePrices prices;
    prices.assumed = false;
    return prices;
  }
};

/// The energy of a function's float values in memory. A variable says in what
/// type one kernel reads one value; two more per value, whether there is a wide
/// and a narrow copy of it.
class StorageModel {
public:
  using NodeId = PrecisionGraph::NodeId;
  using Variable = BinaryEnergy::Variable;

  StorageModel(const FunctionPrecision &function, const MemoryGraph &memory,
               const ValueTrust &trust, PolicyAttr policy,
               const StoragePrices &prices = {});

  const BinaryEnergy &getEnergy() const { return energy; }
  const StorageRules &getRules() const { return rules; }
  const ValueTrust &getTrust() const { return trust; }
  /// The variable of a read from memory; none of what stays in a kernel, of
  /// constants, and of operands that never change.
  std::optional<Variable> getRead(OpOperand &operand) const;
  /// Each value in memory that may have a 16-bit copy, and the variable that is
  /// narrow where it has.
  ArrayRef<std::pair<Value, Variable>> getCopies() const {
    return narrowCopies;
  }
  const CarriedValues &getCarried() const { return carried; }
  /// The variable of a value that is carried; none of one that stays f32.
  std::optional<Variable> getType(CarriedValues::ValueId value) const {
    return carriedTypes[value];
  }
  /// The variable of what an op writes that is no kernel's part, and has one
  /// type with what it reads.
  Variable getTypeOf(Operation *op) const { return moved.lookup(op); }
  /// Why a contraction of class allow reads f32.
  const DenseMap<NodeId, std::string> &getKeptWide() const { return keptWide; }
  /// The operand for which it does.
  const DenseMap<NodeId, OpOperand *> &getObstacles() const {
    return obstacles;
  }
  /// Operands that are read as f32 whatever that costs.
  const DenseSet<OpOperand *> &getWideReads() const { return wideReads; }

private:
  struct Copies {
    Variable wide, narrow;
  };

  /// What a kernel reads of a value.
  struct Read {
    Variable variable;
    int64_t elements = 0;
  };

  /// The value whose memory `value` is; of what is carried, its first name.
  Value getStored(Value value) const;
  /// The carried value of which the value is a name, unless it stays f32.
  std::optional<CarriedValues::ValueId> findCarried(Value value) const;
  bool updatesCarried(Operation *op) const;
  void addCarried(FloatType low);
  void addGiven();
  void addOutside();
  void tieLossTerms();
  bool isReadInRounds(NodeId node, OpOperand &operand) const;
  Read &getRead(Value stored, MemoryGraph::KernelId kernel);
  int64_t countRead(OpOperand &operand, Value stored) const;
  void addReads(OpOperand &operand);
  void addReadsOf(NodeId node);
  void addContraction(NodeId node, ArrayRef<Variable> reads);
  void addOpaque(NodeId node, ArrayRef<Variable> reads);
  void addOneType(Operation *op, ArrayRef<Variable> reads);
  bool hasOneType(NodeId node) const;
  bool isWrittenNarrow(Value stored) const;
  bool isContractedNarrow(Value stored) const;
  bool mustReadWide(NodeId node, OpOperand &operand) const;
  bool readsOldState(Operation *op, Value stored) const;
  std::string findObstacle(NodeId node);
  void addCopies();
  void addOneOf(const Copies &copies, int64_t wide, int64_t narrow);
  void addCosts(Value stored, const Copies &copies);
  void addCarriedCosts(const Copies &copies, Variable type, int64_t wide,
                       int64_t narrow);
  void requireWide(Variable variable) { energy.require(variable, Side::Wide); }

  const FunctionPrecision &function;
  const MemoryGraph &memory;
  const ValueTrust &trust;
  StorageRules rules;
  ExactReads exactReads;
  LossTermReads lossTerms;
  CarriedValues carried;
  bool gradientsWide, isCoarse;
  StoragePrices prices;
  /// What a 16-bit copy of a value that is only assumed to fit costs besides.
  int64_t assumedPrice;
  BinaryEnergy energy;
  /// By value in memory and kernel, in the order of the ops.
  ValueMapVector<llvm::SmallMapVector<unsigned, Read, 2>> reads;
  DenseMap<OpOperand *, Variable> readOf;
  /// By carried value: the type it has.
  SmallVector<std::optional<Variable>, 0> carriedTypes;
  /// Of an op that is no kernel's part and writes the type that it reads, such
  /// as one that moves: that type.
  DenseMap<Operation *, Variable> moved;
  SmallVector<std::pair<Value, Variable>, 0> narrowCopies;
  DenseMap<NodeId, std::string> keptWide;
  DenseMap<NodeId, OpOperand *> obstacles;
  DenseSet<OpOperand *> wideReads;
};

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_STORAGE_STORAGEMODEL_H
