//===- DegreePropagation.cpp - Least fixpoint of degrees ------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rule table and the fixpoint over it. All rules are monotone and the
// lattice is four high, so that each node is visited a few times at most; a
// step without loops needs one visit each, in order.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/LossScaling/DegreePropagation.h"

#include <queue>

using namespace mlir::mp;
using llvm::ArrayRef;
using llvm::SmallVector;

/// The one degree of a node whose data operands are `data`.
static Degree combine(const Linearity &rule, ArrayRef<Degree> data) {
  bool flat = llvm::all_of(data, [](Degree d) { return d.isInvariant(); });
  switch (rule.kind) {
  case LinearityKind::Linear:
    return data.empty() ? Degree::of(0) : data.front();
  case LinearityKind::Common:
  case LinearityKind::Ordered:
    return Degree::join(data);
  case LinearityKind::Product: {
    Degree sum = Degree::of(0);
    for (Degree degree : data)
      sum = sum + degree;
    return sum;
  }
  case LinearityKind::Weighed:
    return llvm::all_of(data.drop_front(),
                        [](Degree d) { return d.isInvariant(); })
               ? data.front()
               : Degree::mixed();
  case LinearityKind::Quotient:
    // Zero over anything is zero, anything over zero is infinite or undefined.
    return data.size() == 2 ? data[0] - data[1] : Degree::mixed();
  case LinearityKind::Power:
    if (data.empty() || flat)
      return Degree::of(0);
    return data.front().times(rule.exponent, rule.root);
  case LinearityKind::Invariant:
    return Degree::join(data).isMixed() ? Degree::mixed() : Degree::of(0);
  case LinearityKind::Opaque:
  case LinearityKind::Each:
  case LinearityKind::Branch:
    return flat ? Degree::of(0) : Degree::mixed();
  }
  llvm_unreachable("not a kind of rule");
}

SmallVector<Degree> mlir::mp::applyRule(const DegreeGraph &graph,
                                        const DegreeGraph::Node &node,
                                        ArrayRef<Degree> operands) {
  auto all = [&](Degree degree) {
    return SmallVector<Degree>(node.results.size(), degree);
  };
  switch (node.kind) {
  case DegreeGraph::NodeKind::Exit:
    return {};
  case DegreeGraph::NodeKind::Constant:
    return all(Degree::of(0));
  case DegreeGraph::NodeKind::Zero:
    return all(Degree::zero());
  case DegreeGraph::NodeKind::Phi:
    return all(Degree::join(operands));
  case DegreeGraph::NodeKind::Op:
    break;
  }
  SmallVector<Degree> data;
  for (auto [index, degree] : llvm::enumerate(operands)) {
    OperandPart part = node.rule.getPart(index);
    if (degree.isUnknown())
      return all(Degree::unknown());
    if (degree.isMixed() ||
        (part == OperandPart::Control && !degree.isInvariant()))
      return all(Degree::mixed());
    if (part == OperandPart::Data)
      data.push_back(degree);
  }
  Degree degree = combine(node.rule, data);
  SmallVector<Degree> results;
  for (DegreeGraph::ValueId result : node.results)
    // What an op says of its floats says nothing of its integers, and those
    // carry no factor.
    results.push_back(graph.getValue(result).isFloat || degree.isMixed()
                          ? degree
                          : Degree::of(0));
  return results;
}

SmallVector<Degree> mlir::mp::getOperandDegrees(const DegreeGraph &graph,
                                                DegreeGraph::NodeId node,
                                                ArrayRef<Degree> degrees,
                                                const DegreeShifts &shifts) {
  SmallVector<Degree> operands;
  for (DegreeGraph::ValueId value : graph.getNode(node).operands)
    operands.push_back(degrees[value]);
  auto shift = shifts.uses.lower_bound({node, 0});
  for (; shift != shifts.uses.end() && shift->first.node == node; ++shift)
    operands[shift->first.operand] =
        operands[shift->first.operand].shifted(shift->second);
  return operands;
}

static bool isMixed(Degree degree) { return degree.isMixed(); }

/// Degrees of the results of a node once it is repaired, before shifts of
/// values.
static SmallVector<Degree> judge(const DegreeGraph &graph,
                                 DegreeGraph::NodeId id,
                                 ArrayRef<Degree> degrees,
                                 const DegreeShifts &shifts,
                                 const DegreeOptions &options) {
  const DegreeGraph::Node &node = graph.getNode(id);
  SmallVector<Degree> operands = getOperandDegrees(graph, id, degrees, shifts);
  SmallVector<Degree> results = applyRule(graph, node, operands);
  if (!options.repair || llvm::none_of(results, isMixed) ||
      llvm::any_of(operands, isMixed))
    return results;
  options.repair(id, operands);
  return applyRule(graph, node, operands);
}

namespace {
/// One run of the fixpoint.
class Propagation {
public:
  Propagation(const DegreeGraph &graph, const DegreeShifts &shifts,
              const DegreeOptions &options)
      : graph(graph), shifts(shifts), options(options),
        degrees(graph.getValues().size()), dirty(graph.getNodes().size(), true),
        isShifted(shifts.values.empty() ? 0 : degrees.size()),
        mixes(graph.getNodes().size(), false) {
    for (auto [value, shift] : shifts.values)
      isShifted.set(value);
  }

  std::vector<Degree> run() {
    for (DegreeGraph::ValueId argument : graph.getArguments())
      degrees[argument] = atDefinition(argument, Degree::of(0));
    // Monotone sweeps end by themselves; recovering ones are not monotone.
    constexpr unsigned recoveringSweeps = 64;
    for (unsigned count = 1; sweep(); ++count)
      if (options.recover && count == recoveringSweeps)
        break;
    return std::move(degrees);
  }

private:
  Degree atDefinition(DegreeGraph::ValueId value, Degree degree) const {
    return !isShifted.empty() && isShifted[value]
               ? degree.shifted(shifts.values.at(value))
               : degree;
  }

  /// Degrees of the results of `node`, before shifts of values. One that mixed
  /// once counts as such from then on.
  SmallVector<Degree> visit(DegreeGraph::NodeId id) {
    SmallVector<Degree> results = judge(graph, id, degrees, shifts, options);
    if (options.recover && (mixes[id] || llvm::any_of(results, isMixed))) {
      mixes[id] = true;
      results.assign(results.size(), Degree::of(0));
    }
    return results;
  }

  void setDegree(DegreeGraph::ValueId value, Degree degree) {
    if (degrees[value] == degree)
      return;
    degrees[value] = degree;
    for (DegreeGraph::Use use : graph.getValue(value).uses)
      dirty.set(use.node);
  }

  /// Visits the nodes that read what has changed, in order; what a node changes
  /// before itself waits. Returns whether something does.
  bool sweep() {
    for (int id = dirty.find_first(); id >= 0; id = dirty.find_next(id)) {
      dirty.reset(id);
      SmallVector<Degree> results = visit(id);
      for (auto [value, found] :
           llvm::zip_equal(graph.getNode(id).results, results)) {
        Degree next = atDefinition(value, found);
        if (!options.recover)
          next = Degree::join(degrees[value], next);
        setDegree(value, next);
      }
    }
    return dirty.any();
  }

  const DegreeGraph &graph;
  const DegreeShifts &shifts;
  const DegreeOptions &options;
  std::vector<Degree> degrees;
  llvm::BitVector dirty;
  /// The keys of `shifts.values`, which are asked for at each value.
  llvm::BitVector isShifted;
  std::vector<bool> mixes;
};
} // namespace

std::vector<Degree> mlir::mp::computeDegrees(const DegreeGraph &graph,
                                             const DegreeShifts &shifts,
                                             const DegreeOptions &options) {
  return Propagation(graph, shifts, options).run();
}

namespace {
/// Goes over what more shifts change, in order, which is that of the nodes, as
/// long as no loop may bring a change back to one before.
class Spreading {
public:
  Spreading(const DegreeGraph &graph, const DegreeShifts &shifts,
            const DegreeOptions &options, std::vector<Degree> &degrees)
      : graph(graph), shifts(shifts), options(options), degrees(degrees) {}
  ~Spreading() {
    for (auto [value, degree] : llvm::reverse(replaced))
      degrees[value] = degree;
  }

  /// `added` are those of `shifts` that the degrees do not have yet.
  void begin(const DegreeShifts &added) {
    for (auto [value, shift] : added.values)
      setDegree(value, degrees[value].shifted(shift));
    for (auto &[use, shift] : added.uses)
      dirty.push(use.node);
  }

  /// Visits the first node that reads what has changed; none if no more do, or
  /// if it is the head of a loop.
  std::optional<DegreeGraph::NodeId> visitNext() {
    if (dirty.empty() || isAtLoop())
      return std::nullopt;
    DegreeGraph::NodeId id = dirty.top();
    while (!dirty.empty() && dirty.top() == id)
      dirty.pop();
    SmallVector<Degree> results = judge(graph, id, degrees, shifts, options);
    if (options.recover && llvm::any_of(results, isMixed))
      results.assign(results.size(), Degree::of(0));
    for (auto [value, degree] :
         llvm::zip_equal(graph.getNode(id).results, results)) {
      auto shift = shifts.values.find(value);
      setDegree(value, shift == shifts.values.end()
                           ? degree
                           : degree.shifted(shift->second));
    }
    return id;
  }

  /// Whether a change has come to a loop, which is not gone round here.
  bool isAtLoop() const {
    return !dirty.empty() && graph.getNode(dirty.top()).isLoopHead;
  }

  /// What has changed so far; a value may be there twice.
  ArrayRef<std::pair<DegreeGraph::ValueId, Degree>> getReplaced() const {
    return replaced;
  }

private:
  void setDegree(DegreeGraph::ValueId value, Degree degree) {
    if (degrees[value] == degree)
      return;
    replaced.emplace_back(value, degrees[value]);
    degrees[value] = degree;
    for (DegreeGraph::Use use : graph.getValue(value).uses)
      dirty.push(use.node);
  }

  const DegreeGraph &graph;
  const DegreeShifts &shifts;
  const DegreeOptions &options;
  std::vector<Degree> &degrees;
  /// Nodes before those that have been visited are in it no more, so that what
  /// is in it twice comes out twice in a row.
  std::priority_queue<DegreeGraph::NodeId, std::vector<DegreeGraph::NodeId>,
                      std::greater<>>
      dirty;
  /// With the degrees before, in the order of the changes.
  SmallVector<std::pair<DegreeGraph::ValueId, Degree>> replaced;
};
} // namespace

std::optional<DegreeChanges>
mlir::mp::findChanges(const DegreeGraph &graph, const DegreeShifts &shifts,
                      const DegreeShifts &added, std::vector<Degree> &base,
                      const DegreeOptions &options) {
  DegreeChanges changes;
  Spreading spreading(graph, shifts, options, base);
  spreading.begin(added);
  while (auto node = spreading.visitNext())
    changes.visited.push_back(*node);
  if (spreading.isAtLoop())
    return std::nullopt;
  for (auto [value, before] : spreading.getReplaced())
    changes.degrees[value] = base[value];
  return changes;
}

bool mlir::mp::findMixed(const DegreeGraph &graph, const DegreeShifts &shifts,
                         std::vector<Degree> &base,
                         const llvm::BitVector &where) {
  /// A factor that cancels nowhere mixes within a few ops of its uses.
  constexpr unsigned maxVisits = 10000;
  DegreeOptions options;
  Spreading spreading(graph, shifts, options, base);
  spreading.begin(shifts);
  for (unsigned visits = 0; visits < maxVisits; ++visits) {
    auto node = spreading.visitNext();
    if (!node)
      return false;
    for (DegreeGraph::ValueId value : graph.getNode(*node).results)
      if (base[value].isMixed() && where[value])
        return true;
  }
  return false;
}
