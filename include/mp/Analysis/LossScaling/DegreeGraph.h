//===- DegreeGraph.h - A step as a flat list of rules -----------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_LOSSSCALING_DEGREEGRAPH_H
#define MP_ANALYSIS_LOSSSCALING_DEGREEGRAPH_H

#include "mp/Analysis/LossScaling/Degree.h"
#include "mp/Interfaces/Linearity.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

#include <memory>
#include <memory_resource>
#include <optional>
#include <set>
#include <vector>

namespace mlir::mp {

/// A training step as the degree analysis sees it: values and nodes in
/// dominance order (a phi of a loop may read later values), no regions, no op
/// names but for messages. Built from IR by StepGraph, or by hand in tests.
class DegreeGraph {
public:
  using ValueId = unsigned;
  using NodeId = unsigned;

  /// One operand of one node: the place where a factor can be put in.
  struct Use {
    NodeId node;
    unsigned operand;
    bool operator<(const Use &other) const {
      return std::pair(node, operand) < std::pair(other.node, other.operand);
    }
    bool operator==(const Use &other) const {
      return node == other.node && operand == other.operand;
    }
  };

  /// The readers of a value, in the order in which they came. Most values have
  /// one, which takes no memory beside; what more of them take is the graph's.
  class UseList {
  public:
    UseList() : many(nullptr) {}

    const Use *begin() const { return count == 1 ? &only : many; }
    const Use *end() const { return begin() + count; }
    size_t size() const { return count; }
    bool empty() const { return count == 0; }
    const Use &front() const { return *begin(); }
    const Use &operator[](size_t index) const { return begin()[index]; }
    operator llvm::ArrayRef<Use>() const { return {begin(), end()}; }
    void add(Use use, std::pmr::memory_resource &memory);

  private:
    union {
      Use only;
      Use *many;
    };
    unsigned count = 0;
  };

  enum class NodeKind : uint8_t {
    /// An op with a rule.
    Op,
    /// A constant that is neither 0 nor infinite.
    Constant,
    /// A constant 0 or infinity.
    Zero,
    /// The operands meet in the results: a carried or a chosen value.
    Phi,
    /// The operands leave the step, or decide what it does.
    Exit,
  };

  struct Node {
    NodeKind kind;
    Linearity rule;
    /// Copied into the graph that the node is added to.
    llvm::ArrayRef<ValueId> operands, results;
    /// The op, for messages; the text outlives the graph.
    llvm::StringRef name{};
    /// Each element of the result depends on the elements of the operands at
    /// its own place.
    bool elementwise = false;
    /// Adds up products or elements: a contraction, a sum over the batch.
    bool sums = false;
    /// Shows its operands to somebody outside, who reads them as they are.
    bool hasEffects = false;
    /// Reads a value that is defined after it; set by addNode.
    bool isLoopHead = false;
  };

  struct ValueInfo {
    /// Kept by the graph, once for all values of it.
    llvm::ArrayRef<int64_t> shape;
    bool isFloat = true;
    /// Carries a factor, but is no number that could be scaled.
    bool isComplex = false;
    bool isArgument = false;
    /// Of a constant with equal elements, their absolute value; 0 if unknown.
    double magnitude = 0;
    /// An argument of a region: the name that a value has inside a loop.
    bool isInside = false;
    /// None for arguments.
    std::optional<NodeId> definition;
    UseList uses;

    bool isScalar() const { return shape.empty(); }
    int64_t numElements() const;
  };

  DegreeGraph() = default;
  DegreeGraph(DegreeGraph &&) = default;
  DegreeGraph &operator=(DegreeGraph &&) = default;

  /// Makes room for so many nodes and values.
  void reserve(size_t numNodes, size_t numValues);
  ValueId addValue(llvm::ArrayRef<int64_t> shape, bool isFloat = true);
  /// A value of the shape and type of another one.
  ValueId addValueLike(ValueId other);
  /// An argument of the step: degree 0 unless it is a seed.
  ValueId addArgument(llvm::ArrayRef<int64_t> shape, bool isFloat = true);
  NodeId addNode(const Node &node);
  void markComplex(ValueId value) { values[value].isComplex = true; }
  void markInside(ValueId value) { values[value].isInside = true; }
  /// A node of one new result; for tests.
  ValueId add(Linearity rule, llvm::ArrayRef<ValueId> operands,
              llvm::ArrayRef<int64_t> shape, llvm::StringRef name = "op");
  ValueId addConstant(double value, llvm::ArrayRef<int64_t> shape);
  void setMagnitude(ValueId constant, double magnitude) {
    values[constant].magnitude = magnitude;
  }
  /// Declares a result of the step; results are numbered in this order.
  void addResult(ValueId value);

  llvm::ArrayRef<Node> getNodes() const { return nodes; }
  const Node &getNode(NodeId id) const { return nodes[id]; }
  llvm::ArrayRef<ValueInfo> getValues() const { return values; }
  const ValueInfo &getValue(ValueId id) const { return values[id]; }
  ValueId getOperand(Use use) const {
    return nodes[use.node].operands[use.operand];
  }
  const Node *getDefinition(ValueId id) const;
  llvm::ArrayRef<ValueId> getArguments() const { return arguments; }
  llvm::ArrayRef<ValueId> getResults() const { return results; }
  /// The use of result `index` by the end of the step.
  Use getResultUse(unsigned index) const { return resultUses[index]; }

  /// Whether a node reads a value that is defined after it.
  bool hasLoop() const { return loops; }

  /// The values that depend on `start`, itself included.
  llvm::BitVector getDependents(llvm::ArrayRef<ValueId> start) const;
  /// The values that `start` depends on, itself included, by ways that pass
  /// through none of `ends`.
  llvm::BitVector getAncestors(llvm::ArrayRef<ValueId> start,
                               llvm::ArrayRef<ValueId> ends = {}) const;
  /// The values that a factor may come to `start` from, itself included: by way
  /// of no op that is not linear, a power or a quotient.
  llvm::BitVector getFactorAncestors(llvm::ArrayRef<ValueId> start) const;
  /// The same within one iteration: what follows a loop depends on what its
  /// body yields, but what the body reads depends on what comes in first only.
  llvm::BitVector
  getDependentsInOneIteration(llvm::ArrayRef<ValueId> start) const;
  llvm::BitVector
  getAncestorsInOneIteration(llvm::ArrayRef<ValueId> start,
                             llvm::ArrayRef<ValueId> ends = {}) const;
  /// Whether the second value of each pair depends on the first, or is the
  /// same. Takes time in the size of the graph, and again for every 64 second
  /// values that lie beside the longest way from the first ones.
  llvm::BitVector
  findDependent(llvm::ArrayRef<std::pair<ValueId, ValueId>> pairs) const;
  /// The values that some result or decision of the step depends on: not what a
  /// loop carries for itself alone.
  llvm::BitVector getLive() const;

  /// Whether `by` is the head of a loop that `value` is carried back to.
  bool isYielded(ValueId value, NodeId by) const;
  /// Whether a node gives one value another name, as the condition of a loop
  /// does for the body and for what follows.
  bool handsOn(NodeId node) const {
    return nodes[node].kind == NodeKind::Phi &&
           nodes[node].operands.size() == 1;
  }

private:
  void handBack(llvm::MutableArrayRef<uint64_t> bits) const;
  void findDependent(llvm::ArrayRef<std::pair<ValueId, ValueId>> pairs,
                     llvm::ArrayRef<size_t> open, llvm::BitVector &found) const;
  llvm::ArrayRef<int64_t> keepShape(llvm::ArrayRef<int64_t> shape);

  // A step has a million of each, and a pass that asks for its graph visits all
  // of it several times: small, side by side, with nothing to destroy.
  llvm::SmallVector<Node, 0> nodes;
  llvm::SmallVector<ValueInfo, 0> values;
  /// Operands and results of nodes, and readers.
  std::unique_ptr<std::pmr::monotonic_buffer_resource> memory =
      std::make_unique<std::pmr::monotonic_buffer_resource>();
  std::set<std::vector<int64_t>> shapes;
  llvm::SmallVector<ValueId> arguments, results;
  llvm::SmallVector<Use> resultUses;
  bool loops = false;
};

} // namespace mlir::mp

#endif // MP_ANALYSIS_LOSSSCALING_DEGREEGRAPH_H
