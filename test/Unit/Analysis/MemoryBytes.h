//===- MemoryBytes.h - What choices of types cost, counted again *- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_UNIT_ANALYSIS_MEMORYBYTES_H
#define MP_TEST_UNIT_ANALYSIS_MEMORYBYTES_H

#include "mp/Analysis/Fusion/MemoryGraph.h"
#include "mp/Analysis/Origin/CarriedValues.h"
#include "mp/Analysis/Storage/ExactReads.h"
#include "mp/Analysis/Trust/ValueTrust.h"
#include "mp/Dialect/MP/IR/MPAttributes.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/JSON.h"

namespace mlir::mp {

/// The bytes that a function moves, by the rules that StoragePlan.h states, and
/// without its model: for each value in memory, who reads it in which type and
/// what it takes that a copy of that type is there.
class MemoryBytes {
public:
  using NodeId = PrecisionGraph::NodeId;
  using TypesOf = llvm::function_ref<PrecisionAttr(NodeId)>;
  /// The type in which loops and branches hand an operand on, if it changes.
  using CarriedOf = llvm::function_ref<FloatType(OpOperand &)>;
  /// By group of reads that have one type; true: 16 bits.
  using Choice = std::vector<bool>;

  /// Prices beside the bytes.
  struct Prices {
    /// Of a kernel that only casts.
    int64_t launch;
    /// Of a value that is rounded.
    int64_t rounding;
  };

  MemoryBytes(const FunctionPrecision &function, const MemoryGraph &memory,
              const ValueTrust &trust, FloatType low);

  /// Groups that may be of either type.
  llvm::ArrayRef<unsigned> getFree() const { return free; }
  /// The choice in which free groups are narrow where the bits of `mask` say.
  Choice choose(unsigned mask) const;
  /// What a plan chose; none if one kernel reads one value in two types.
  std::optional<Choice> readOff(TypesOf types, FloatType low,
                                CarriedOf carriedAs = nullptr) const;
  /// Whether the choice has the types that verdicts and classes fix.
  bool isAllowed(const Choice &choice) const;
  int64_t count(const Choice &choice, const Prices &prices) const;
  /// Values with a 16-bit copy that is only assumed to fit.
  unsigned countAssumed(const Choice &choice) const;
  /// The problem in full, for solvers elsewhere, and the plan's solution of it:
  /// values, who makes and who reads them, what is fixed.
  void write(llvm::json::OStream &json, const Choice &planned) const;

private:
  enum class Fixed { No, Wide, Narrow };
  /// Who makes a value in memory.
  enum class Maker { Kernel, Library, Move, Parameter, Wide, Stack };
  struct Reader {
    unsigned group;
    /// Fewer than all of a table of which rows are looked up.
    int64_t elements = 0;
  };
  struct Stored {
    int64_t elements;
    Maker maker;
    /// Of a move, or of a contraction that writes the type it reads: the group
    /// of what it reads; without, it moves f32. Of a stack: the group of what
    /// is written to it.
    std::optional<unsigned> moved;
    /// What each kernel that reads it does so with.
    llvm::SmallMapVector<unsigned, Reader, 4> readers;
  };
  struct Read {
    OpOperand *operand;
    unsigned group;
  };

  void findCarried(FloatType low);
  Value getStored(Value value) const;
  bool isHandedOn(OpOperand &operand) const;
  bool isGiven(OpOperand &operand) const;
  bool isReadInRounds(OpOperand &operand) const;
  bool becomes(OpOperand &operand, unsigned id) const;
  bool crossesMemory(OpOperand &operand) const;
  void addReads(OpOperand &operand);
  int64_t countRead(OpOperand &operand) const;
  void fix(OpOperand &operand, unsigned group);
  void fixOp(Operation *op);
  bool hasOneType(NodeId node) const;
  bool mayContract(NodeId node) const;
  bool mayStore(Value value) const;
  bool multipliesGradient(OpOperand &operand) const;
  bool isRoundedByCall(NodeId node, Value stored) const;
  bool carriesWideGradient(OpOperand &operand) const;
  void findMaker(Value value, Stored &stored) const;
  unsigned find(unsigned group) const;
  void unite(unsigned a, unsigned b);
  int64_t countWrites(const Stored &stored, const Choice &choice, bool wide,
                      bool narrow, const Prices &prices) const;

  const FunctionPrecision &function;
  const MemoryGraph &memory;
  const ValueTrust &trust;
  StorageRules rules;
  ExactReads exactReads;
  bool isBf16;
  CarriedValues carried;
  /// By carried value: whether it may be narrow.
  std::vector<bool> mayBeNarrow;
  /// Of a group, another that it is united with, or itself.
  std::vector<unsigned> parents;
  std::vector<Fixed> fixed;
  std::vector<Read> reads;
  llvm::MapVector<Value, Stored> values;
  std::vector<unsigned> free;
};

} // namespace mlir::mp

#endif // MP_TEST_UNIT_ANALYSIS_MEMORYBYTES_H
