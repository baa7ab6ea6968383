//===- GivenNetworks.cpp - Networks that a step does not train ------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A matrix that is given may be anything: the edges of a graph, a rotation, the
// kernel of a Gaussian process, a filter bank, a memory that attention reads.
// Edges are multiplied along the first dimension of what they meet, rotations
// one after the other, and filter banks through logarithms; between the keys
// and the values of a memory there is an exponential. Activations join layers.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/State/GivenNetworks.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"
#include "mp/Dialect/MP/IR/MPContractionOps.h"
#include "mp/Dialect/MP/IR/MPIndexingOps.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"

using namespace mlir;
using namespace mlir::mp;
using llvm::BitVector;
using NodeId = DegreeGraph::NodeId;
using NodeKind = DegreeGraph::NodeKind;
using ValueId = DegreeGraph::ValueId;

/// Values behind a product that are asked what becomes of it.
static constexpr unsigned mostFollowed = 32;

namespace {
class NetworkSearch {
public:
  NetworkSearch(const StepGraph &step, ArrayRef<GivenTensor> tensors,
                const BitVector &onData, const BitVector &forward)
      : step(step), graph(step.getGraph()), tensors(tensors), onData(onData),
        forward(forward) {}

  BitVector find();

private:
  /// What a value is made of: nothing but numbers that are known and counters,
  /// tensors of one tree, or anything else.
  struct Origin {
    enum Kind { Known, Member, Other } kind = Known;
    unsigned tree = 0;
    /// The longest of the tensors.
    unsigned tensor = 0;
    /// Of what is known, whether it is nothing but zeros.
    bool isZero = false;

    bool isOf(unsigned other) const { return kind == Member && tree == other; }
    bool operator==(const Origin &other) const {
      return kind == other.kind && tree == other.tree &&
             tensor == other.tensor && isZero == other.isZero;
    }
  };
  struct Layer {
    unsigned tree;
    ValueId weight, data;
    /// Whether the data may be of the same tree.
    bool isFirst;
  };
  /// None of the tensors, one of them, or several.
  struct OneOf {
    std::optional<unsigned> one = std::nullopt;
    bool areSeveral = false;

    bool hasOther(unsigned tensor) const {
      return areSeveral || (one && *one != tensor);
    }
    /// Whether that makes more of it.
    bool join(OneOf other) {
      std::optional<unsigned> before = one;
      one = one ? one : other.one;
      if (areSeveral || (!other.areSeveral && (!other.one || one == other.one)))
        return one != before;
      return areSeveral = true;
    }
  };
  /// Whose products a value is made of, and whose behind an activation.
  struct Trace {
    OneOf layers, active;

    bool join(const Trace &other) {
      bool grows = layers.join(other.layers);
      return active.join(other.active) || grows;
    }
  };

  bool findOrigins();
  /// Whether neither the batch nor a tensor of a tree makes the value.
  bool isLearnt(ValueId value) const {
    return origins[value].kind == Origin::Other && !onData[value];
  }
  bool looksUp(const DegreeGraph::Node &node) const;
  bool masksWeight(const DegreeGraph::Node &node) const;
  Origin join(const DegreeGraph::Node &node) const;
  bool isFilter(NodeId id) const;
  std::optional<Layer> readLayer(NodeId node) const;
  bool isActivation(NodeId id) const;
  Trace follow(NodeId id, unsigned tree) const;
  bool isNetwork(unsigned tree);
  BitVector findShared() const;
  void addTensorsOf(ValueId weight, BitVector &found) const;

  const StepGraph &step;
  const DegreeGraph &graph;
  ArrayRef<GivenTensor> tensors;
  const BitVector &onData, &forward;
  std::vector<Origin> origins;
  std::map<NodeId, Layer> layers;
  std::vector<Trace> traces;
  /// The tensor that a value is.
  llvm::DenseMap<ValueId, unsigned> given;
};
} // namespace

/// Whether the batch decides which elements are read.
bool NetworkSearch::looksUp(const DegreeGraph::Node &node) const {
  return llvm::any_of(llvm::drop_begin(node.operands), [&](ValueId operand) {
    return !graph.getValue(operand).isFloat && onData[operand];
  });
}

/// Whether a tensor as it came is multiplied by what is learnt: a mask says
/// which weights there are, and is none.
bool NetworkSearch::masksWeight(const DegreeGraph::Node &node) const {
  if (node.rule.kind != LinearityKind::Product || node.operands.size() != 2)
    return false;
  auto isTensor = [&](ValueId value) {
    while (!given.contains(value)) {
      const DegreeGraph::Node *maker = graph.getDefinition(value);
      if (!maker || maker->operands.size() != 1 || maker->sums)
        return false;
      value = maker->operands[0];
    }
    return true;
  };
  return llvm::any_of(ArrayRef{0, 1}, [&](int side) {
    return isTensor(node.operands[side]) && isLearnt(node.operands[1 - side]);
  });
}

NetworkSearch::Origin NetworkSearch::join(const DegreeGraph::Node &node) const {
  Origin origin;
  if (node.kind == NodeKind::Constant || node.kind == NodeKind::Zero) {
    // Infinities are such nodes, too: where a maximum begins.
    origin.isZero =
        matchPattern(step.getValue(node.results[0]), m_AnyZeroFloat());
    return origin;
  }
  // A layer is no weight, nor what a token looks up.
  Origin other = {Origin::Other};
  if (node.kind == NodeKind::Exit || node.operands.empty() ||
      (node.sums && node.rule.kind == LinearityKind::Product) ||
      (origins[node.operands[0]].kind == Origin::Member && looksUp(node)) ||
      masksWeight(node))
    return other;
  origin.isZero = node.operands.size() == 1 &&
                  origins[node.operands[0]].isZero &&
                  node.rule.kind == LinearityKind::Linear;
  for (ValueId operand : node.operands) {
    const Origin &part = origins[operand];
    // What is learnt is added to a weight by an adapter; the counter of a loop
    // tells which layer it is. A token tells which example.
    if (part.kind == Origin::Other && onData[operand])
      return other;
    if (part.kind != Origin::Member)
      continue;
    if (origin.kind == Origin::Known)
      origin = {Origin::Member, part.tree, part.tensor};
    else if (origin.tree != part.tree)
      return other;
    auto count = [&](unsigned tensor) {
      return graph.getValue(tensors[tensor].value).numElements();
    };
    if (count(part.tensor) > count(origin.tensor))
      origin.tensor = part.tensor;
  }
  return origin;
}

/// What loops carry is known when they have been gone through again; false if
/// that does not come to an end.
bool NetworkSearch::findOrigins() {
  origins.resize(graph.getValues().size());
  for (ValueId argument : graph.getArguments())
    origins[argument].kind = Origin::Other;
  for (auto [index, tensor] : llvm::enumerate(tensors)) {
    origins[tensor.value] = {Origin::Member, tensor.tree, unsigned(index)};
    given[tensor.value] = index;
  }
  static constexpr unsigned mostRounds = 16;
  bool changed = true;
  for (unsigned round = 0; changed && round < mostRounds; ++round) {
    changed = false;
    for (const DegreeGraph::Node &node : graph.getNodes()) {
      Origin origin = join(node);
      for (ValueId result : node.results) {
        if (given.contains(result) || origins[result] == origin)
          continue;
        origins[result] = origin;
        changed = true;
      }
    }
    changed &= graph.hasLoop();
  }
  return !changed;
}

/// Whether a product sums along the last dimension of the operand alone, and
/// shares no dimension between both.
static bool sumsAlongLast(DotOp dot, unsigned operand) {
  ArrayRef<int64_t> summed =
      operand == 0 ? dot.getLhsContracting() : dot.getRhsContracting();
  int64_t rank =
      cast<RankedTensorType>(dot->getOperand(operand).getType()).getRank();
  return dot.getLhsBatching().empty() && summed.size() == 1 && rank > 1 &&
         summed.front() == rank - 1;
}

/// A product of a tree's member and of what the batch makes. The first may be
/// one of two members, examples beside the weights, if the dimensions tell
/// which is which.
std::optional<NetworkSearch::Layer> NetworkSearch::readLayer(NodeId id) const {
  const DegreeGraph::Node &node = graph.getNode(id);
  Operation *op = step.getOp(id);
  if (node.kind != NodeKind::Op || node.operands.size() != 2 ||
      !isa_and_present<DotOp, ConvOp>(op))
    return std::nullopt;
  auto dot = dyn_cast<DotOp>(op);
  auto mayBeData = [&](unsigned operand) {
    return onData[node.operands[operand]] &&
           (dot ? sumsAlongLast(dot, operand) : operand == 0);
  };
  for (unsigned data : {0, 1}) {
    const Origin &weight = origins[node.operands[1 - data]];
    if (weight.kind != Origin::Member || !mayBeData(data))
      continue;
    bool isFirst = origins[node.operands[data]].isOf(weight.tree);
    if (!isFirst || !mayBeData(1 - data))
      return Layer{weight.tree, node.operands[1 - data], node.operands[data],
                   isFirst};
  }
  return std::nullopt;
}

/// Whether a node is what layers of networks have behind them, and formulas
/// seldom.
bool NetworkSearch::isActivation(NodeId id) const {
  Operation *op = step.getOp(id);
  ArrayRef<ValueId> operands = graph.getNode(id).operands;
  if (isa_and_present<arith::MaximumFOp, arith::MaxNumFOp>(op))
    return llvm::any_of(
        operands, [&](ValueId operand) { return origins[operand].isZero; });
  // A logistic function that is written out.
  if (isa_and_present<arith::DivFOp>(op) &&
      origins[operands[0]].kind == Origin::Known) {
    auto sum = op->getOperand(1).getDefiningOp<arith::AddFOp>();
    return sum && llvm::any_of(sum->getOperands(), [](Value operand) {
             return operand.getDefiningOp<math::ExpOp>();
           });
  }
  return isa_and_present<math::TanhOp, math::ErfOp, math::ExpM1Op, LogisticOp>(
      op);
}

/// Whether a sine or a logarithm is what follows a product: the frequencies of
/// features and filter banks are no layers, though networks read what they
/// make.
bool NetworkSearch::isFilter(NodeId id) const {
  ArrayRef<ValueId> results = graph.getNode(id).results;
  llvm::SmallSetVector<ValueId, 16> made(results.begin(), results.end());
  for (unsigned next = 0; next < made.size() && next < mostFollowed; ++next)
    for (DegreeGraph::Use use : graph.getValue(made[next]).uses) {
      Operation *op = step.getOp(use.node);
      if (isa_and_present<math::SinOp, math::CosOp, math::LogOp>(op))
        return true;
      const DegreeGraph::Node &node = graph.getNode(use.node);
      if (node.kind == NodeKind::Op && !node.sums &&
          (node.elementwise || node.operands.size() == 1) &&
          !isActivation(use.node) && !isa_and_present<math::ExpOp>(op))
        made.insert_range(node.results);
    }
  return false;
}

/// What comes into a value from layers of a tree.
NetworkSearch::Trace NetworkSearch::follow(NodeId id, unsigned tree) const {
  const DegreeGraph::Node &node = graph.getNode(id);
  Trace trace;
  bool isByLearnt = node.sums && node.rule.kind == LinearityKind::Product &&
                    llvm::any_of(node.operands, [&](ValueId operand) {
                      return isLearnt(operand);
                    });
  if (!isByLearnt)
    for (ValueId operand : node.operands)
      trace.join(traces[operand]);
  if (isActivation(id))
    trace.active.join(trace.layers);
  if (auto layer = layers.find(id);
      layer != layers.end() && layer->second.tree == tree)
    trace.layers.join({origins[layer->second.weight].tensor});
  return trace;
}

/// Whether an activation of what one tensor makes comes into what reads another
/// one, by way of nothing that is learnt.
bool NetworkSearch::isNetwork(unsigned tree) {
  traces.assign(graph.getValues().size(), {});
  for (bool changed = true; changed; changed &= graph.hasLoop()) {
    changed = false;
    for (NodeId id = 0; id < graph.getNodes().size(); ++id) {
      Trace trace = follow(id, tree);
      for (ValueId result : graph.getNode(id).results)
        if (forward[result])
          changed |= traces[result].join(trace);
    }
  }
  return llvm::any_of(layers, [&](const auto &entry) {
    const Layer &layer = entry.second;
    return layer.tree == tree && !layer.isFirst &&
           traces[layer.data].active.hasOther(origins[layer.weight].tensor);
  });
}

/// Tensors that all examples share: looked up by numbers of the batch, or
/// repeated along the first dimension of what reads them.
BitVector NetworkSearch::findShared() const {
  BitVector shared(tensors.size()), own(tensors.size());
  for (auto [id, node] : llvm::enumerate(graph.getNodes())) {
    Operation *op = step.getOp(id);
    if (!op || node.operands.empty() ||
        origins[node.operands[0]].kind != Origin::Member)
      continue;
    unsigned tensor = origins[node.operands[0]].tensor;
    if (isa<GatherOp>(op) && looksUp(node))
      shared.set(tensor);
    auto broadcast = dyn_cast<BroadcastOp>(op);
    if (!broadcast)
      continue;
    auto type = cast<RankedTensorType>(broadcast.getType());
    if (type.getRank() > 1 && type.getDimSize(0) != 1)
      (repeatsAlongFirst(broadcast) ? shared : own).set(tensor);
  }
  return shared.reset(own);
}

/// All that a weight is made of: digits, scales and offsets.
void NetworkSearch::addTensorsOf(ValueId weight, BitVector &found) const {
  llvm::SmallSetVector<ValueId, 16> parts;
  parts.insert(weight);
  for (unsigned next = 0; next < parts.size(); ++next) {
    if (auto tensor = given.find(parts[next]); tensor != given.end())
      found.set(tensor->second);
    else if (const DegreeGraph::Node *node = graph.getDefinition(parts[next]))
      for (ValueId operand : node->operands)
        if (origins[operand].kind == Origin::Member)
          parts.insert(operand);
  }
}

BitVector NetworkSearch::find() {
  BitVector found(tensors.size());
  if (tensors.empty() || !findOrigins())
    return found;
  std::set<unsigned> trees;
  for (NodeId id = 0; id < graph.getNodes().size(); ++id)
    if (std::optional<Layer> layer = readLayer(id); layer && !isFilter(id)) {
      layers.emplace(id, *layer);
      trees.insert(layer->tree);
    }
  BitVector shared = findShared();
  for (unsigned tree : trees) {
    if (!isNetwork(tree))
      continue;
    for (const auto &[id, layer] : layers)
      if (layer.tree == tree)
        addTensorsOf(layer.weight, found);
    for (unsigned tensor : shared.set_bits())
      if (tensors[tensor].tree == tree)
        found.set(tensor);
  }
  return found;
}

BitVector mp::findGivenNetworks(const StepGraph &step,
                                ArrayRef<GivenTensor> tensors,
                                const BitVector &onData,
                                const BitVector &forward) {
  return NetworkSearch(step, tensors, onData, forward).find();
}
