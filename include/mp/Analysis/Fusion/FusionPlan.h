//===- FusionPlan.h - Which ops become one kernel ---------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_FUSION_FUSIONPLAN_H
#define MP_ANALYSIS_FUSION_FUSIONPLAN_H

#include "mp/Analysis/Fusion/ContractionSums.h"
#include "mp/Dialect/MP/IR/MPFusionOps.h"
#include "mp/Interfaces/FusibleOpInterface.h"
#include "mp/Support/ValueMap.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include <vector>

namespace mlir::mp {

/// One value of a graph, without its IR.
struct FusionNode {
  FusionNodeKind kind = FusionNodeKind::Opaque;
  llvm::SmallVector<int64_t, 4> shape;
  /// Of a broadcast, the dimension of the result that each of the operand is
  /// (any, where it has size one); of a reduction, what is reduced, ascending.
  llvm::SmallVector<int64_t, 4> dims;
  /// Numbers of the nodes this one reads; all smaller than its own.
  llvm::SmallVector<unsigned, 3> operands;
  /// Bytes of the value in memory.
  int64_t bytes = 0;
  /// Arithmetic per element; an addition is 1.
  unsigned cost = 1;
  /// One instruction on integers, as generators of random bits have by the
  /// hundred: none of them waits for long or keeps a register.
  bool light = false;
  /// One instruction from one type of floats to another: what a kernel in 16
  /// bits has more than the same one in 32, whose number stands beside neither.
  bool converts = false;
  /// Computing it again costs no more than reading it.
  bool duplicable = false;
  /// That by its op alone, whoever reads it: known of a kernel's body, too.
  bool cheap = false;
  /// Costs nothing where it is needed in memory: constants, and reshapes.
  bool resident = false;
  /// Needed in memory whatever its users are: results of the graph.
  bool pinned = false;

  int64_t getNumElements() const;
  /// Arithmetic per element but for conversions: of a kernel in 16 bits as much
  /// as of the same one in 32.
  unsigned getArithmetic() const { return converts ? 0 : cost; }
  /// Whether it reduces a whole tensor to one element.
  bool isTotal() const {
    return kind == FusionNodeKind::Reduce && getNumElements() == 1;
  }
};

/// Nodes in an order in which they can be computed.
using FusionGraph = std::vector<FusionNode>;

/// Where in a reduction a value lives.
enum class FusionPlace {
  /// Independent of all reductions: can be computed anywhere.
  Free,
  /// One element for each element of the iteration space.
  Full,
  /// One element for each result of a reduction.
  Row,
  /// One element for each place in a row: what sums across rows give, in a
  /// kernel that reduces rows.
  Column
};

/// Where and when a kernel computes one member.
struct FusionStage {
  /// For an output that was free, the place it is written from.
  FusionPlace place = FusionPlace::Free;
  /// How many reductions must finish before it is known.
  unsigned level = 0;
};

/// Rows that a block has at least of which it adds up the columns: it leaves a
/// partial result for each column and sum.
inline constexpr int64_t rowsOfColumnSum = 16;

/// How one kernel computes a set of nodes.
struct FusionForm {
  FusionKind kind = FusionKind::Pointwise;
  /// The iteration space: the shape all reductions read, or the shape of the
  /// outputs if there is none.
  llvm::SmallVector<int64_t, 4> shape;
  /// Dimensions of `shape` that are reduced.
  llvm::SmallVector<int64_t, 4> reduced;
  /// The nodes, ascending, and the stage of each.
  llvm::SmallVector<unsigned> members;
  llvm::SmallVector<FusionStage> stages;
  /// Reductions one after the other: the largest level.
  unsigned depth = 0;
  /// Reductions across rows in a kernel that reduces rows: each reduces all
  /// dimensions that `reduced` has not.
  unsigned columnSums = 0;
  /// How often members are computed beside the first time, for an element: at
  /// each of several indices that movements behind them read.
  unsigned repeats = 0;
  /// Whether a result of the graph, of the size of the space, is among these.
  bool repeatsResults = false;

  /// The stage of a node; of one that is no member, free and at level 0.
  FusionStage getStage(unsigned node) const;

  /// Elements of the iteration space, and of a result of a reduction.
  int64_t getNumElements() const;
  int64_t getNumRows() const;
  /// Neighbours in memory that threads share out among themselves in vectors:
  /// all elements of a pointwise kernel; of one that reduces rows the innermost
  /// dimensions that it reduces, of one of columns those that it keeps.
  int64_t getInnerExtent() const;
  /// Whether a thread can make eight neighbours of the member each time, as a
  /// byte of flags needs.
  bool canPackBits(unsigned node) const;
};

/// Finds the form of `members` (ascending), of which `isOutput` says which are
/// written to memory. Returns none, and a reason, if no template computes them:
/// outputs of different sizes, reductions of different shapes, a reduction's
/// result that is not used at its own row, more sums across rows than threads
/// can keep, or an element computed too often.
std::optional<FusionForm>
findFusionForm(const FusionGraph &graph, llvm::ArrayRef<unsigned> members,
               llvm::function_ref<bool(unsigned)> isOutput,
               std::string *reason = nullptr);

/// Ops that become one kernel.
struct FusionGroup {
  FusionKind kind = FusionKind::Pointwise;
  /// Ascending. A duplicable node may be a member of several groups.
  llvm::SmallVector<unsigned> members;
  /// Members that are written to memory.
  llvm::SmallVector<unsigned> outputs;
};

/// One step of the fused graph: a group, or a single node.
struct FusionStep {
  /// Index of a group, or -1 if `node` stays as it is.
  int group = -1;
  unsigned node = 0;
};

/// A partition of the graph into kernels and the rest.
struct FusionPlan {
  std::vector<FusionGroup> groups;
  /// Everything in an order in which it can be computed.
  std::vector<FusionStep> steps;
};

/// Bounds of a kernel.
struct FusionLimits {
  /// Nodes of a group that compute; register pressure and compile time follow
  /// it.
  unsigned maxMembers = 64;
  /// How many times as many it may have with those that are light, convert or
  /// cost nothing, such as broadcasts.
  unsigned freeFactor = 4;
  /// Pointers to operands and results of a group, two single numbers for one.
  unsigned maxPointers = 20;
  /// How many times as many it may have where all that it makes can be made at
  /// one time, such as all gates of a cell: nothing is kept for others then.
  unsigned pointersAtOnce = 2;
  /// Of the nodes above, one in so many more where what is added is little.
  unsigned partForLittle = 2;
  /// How many times as many nodes a group of single numbers may have: one
  /// thread does it, and what joins many parts, a flag of all gradients, is
  /// such a group.
  unsigned scalarFactor = 24;
  /// How many times as many pointers, and nodes that are neither light nor cost
  /// nothing: what joins many parts does one op for each.
  unsigned partsFactor = 64;
  /// How many times as many nodes a group may have that one block computes.
  unsigned blockFactor = 4;
  /// Groups between two that merge which may follow the first, and so have to
  /// be put behind the second; bounds compile time.
  unsigned maxFollowers = 2048;
};

/// Whether it costs a kernel of rows or columns, with so many elements and
/// results, no parallelism to compute the elements again behind a reduction.
bool mayGoOnBehind(FusionKind kind, int64_t elements, int64_t rows);

/// Groups producers with their consumers, then consumers of one value with
/// each other, largest saving first. What is saved is the value's bytes and a
/// launch, so every legal merge pays; a merge is refused if the groups would
/// wait for each other, if no template computes the union, or if it costs
/// parallelism or too much recomputation. Deterministic.
FusionPlan planFusions(const FusionGraph &graph,
                       const FusionLimits &limits = {});

/// Lets one kernel make again what another writes for it alone, where it makes
/// that for fewer bytes of what is in memory beside it: exponentials of rows
/// whose columns another kernel adds up, the sigmoid of a SiLU and its
/// derivative. What is less than 1 MiB only where that adds no kernel. The plan
/// for that, or `plan`. Linear in the number of operands.
FusionPlan makeAgain(FusionGraph &graph, FusionPlan plan,
                     const FusionLimits &limits = {});

/// Lets the kernel that puts a little beside a small value make that again,
/// where one kernel writes it with what has no place in the larger shape: a
/// state that gets the time beside it, with the sum of a solver's stages. Takes
/// far less than a launch, in bytes and arithmetic. The plan for that
/// if it has fewer kernels and keeps no more, else `plan`, and `graph` as it
/// was.
FusionPlan makeForMoves(FusionGraph &graph, FusionPlan plan,
                        const FusionLimits &limits = {});

/// The abstract graph of a block of tensor ops.
struct BlockFusionGraph {
  FusionGraph graph;
  /// The value of each node; null for an op without results.
  std::vector<Value> values;
  /// The op of each node; null for arguments and further results.
  std::vector<Operation *> ops;
  ValueMap<unsigned> numbers;
  /// Opaque ones of its additions: calls of contractions do them.
  llvm::SmallVector<ContractionSum, 0> sums;
};

/// Describes a block, as FusibleOpInterface tells it: arguments first, then one
/// node for each op (and one for each further result). What the terminator
/// reads is pinned. With `expectNarrow` a number of f32 counts as one of 16
/// bits, which most will be, and calls do the additions that they will do.
BlockFusionGraph buildFusionGraph(Block &block, bool expectNarrow = false);

/// The form of what a fusion holds, whose body `source` describes. None, and a
/// reason, if no template computes it. Not for sorts, routines and
/// contractions.
std::optional<FusionForm> findFormOf(FusionOp fusion,
                                     const BlockFusionGraph &source,
                                     std::string *reason = nullptr);

/// Groups nothing but casts with ops: each op that a template computes is a
/// kernel, which converts what it reads and what it writes. A cast to more bits
/// joins all readers of its result; one to fewer the op that makes what it
/// reads, if nobody else reads that, or a lone reader. The copy of a result
/// that the block only hands on, such as the working copy of a parameter, is
/// written with it. All other casts stay kernels of their own.
FusionPlan planCastFusions(const BlockFusionGraph &block);

} // namespace mlir::mp

#endif // MP_ANALYSIS_FUSION_FUSIONPLAN_H
