//===- BinaryEnergy.cpp - The cheapest choice of wide and narrow ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Source side = wide. A variable that is tied to others shares their node; one
// that must be wide is the source, one that must be narrow the sink. So what is
// hard hardly enters the network, and the search is for a cut among the costs
// alone. What several variables pay for together has a node of its own, which
// hard arcs drag to the side of any of them.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/PrecisionGraph/BinaryEnergy.h"
#include "MinimumCut.h"

#include "mp/Support/Assert.h"
#include "mp/Support/Sizes.h"
#include "llvm/ADT/IntEqClasses.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::mp;

using Variable = BinaryEnergy::Variable;
using Node = CutNetwork::Node;

//===----------------------------------------------------------------------===//
// Terms
//===----------------------------------------------------------------------===//

Variable BinaryEnergy::addVariable() { return addVariables(1); }

Variable BinaryEnergy::addVariables(unsigned count) {
  numVariables += count;
  return numVariables - count;
}

void BinaryEnergy::require(Variable variable, Side side) {
  MP_ASSERT(variable < size(), "a variable of this energy");
  requirements.emplace_back(variable, side);
}

void BinaryEnergy::tie(llvm::ArrayRef<Variable> tied) {
  for (Variable variable : tied) {
    MP_ASSERT(variable < size(), "a variable of this energy");
    ties.emplace_back(tied.front(), variable);
  }
}

void BinaryEnergy::forbidPair(Variable wide, Variable narrow) {
  MP_ASSERT(wide < size() && narrow < size(), "variables of this energy");
  forbidden.emplace_back(wide, narrow);
}

void BinaryEnergy::addCost(Variable variable, Side side, int64_t cost) {
  MP_ASSERT(variable < size(), "a variable of this energy");
  MP_ASSERT(cost >= 0, "costs are counts");
  costs.push_back({variable, side, cost});
}

void BinaryEnergy::addPairCost(Variable wide, Variable narrow, int64_t cost) {
  MP_ASSERT(wide < size() && narrow < size(), "variables of this energy");
  MP_ASSERT(cost >= 0, "costs are counts");
  pairs.push_back({wide, narrow, cost});
}

void BinaryEnergy::addSharedCost(Variable producer, Side side,
                                 llvm::ArrayRef<Variable> readers,
                                 int64_t cost) {
  MP_ASSERT(producer < size(), "a variable of this energy");
  addGroup(producer, side, readers, cost);
}

void BinaryEnergy::addAnyCost(llvm::ArrayRef<Variable> of, Side side,
                              int64_t cost) {
  addGroup(std::nullopt, getOpposite(side), of, cost);
}

void BinaryEnergy::addGroup(std::optional<Variable> producer, Side side,
                            llvm::ArrayRef<Variable> others, int64_t cost) {
  MP_ASSERT(cost >= 0, "costs are counts");
  MP_ASSERT(llvm::all_of(others, [&](Variable v) { return v < size(); }),
            "variables of this energy");
  unsigned begin = members.size();
  members.append(others.begin(), others.end());
  unsigned end = members.size();
  groups.push_back({producer, side, begin, end, cost});
}

//===----------------------------------------------------------------------===//
// Evaluation
//===----------------------------------------------------------------------===//

bool BinaryEnergy::isAllowed(const llvm::BitVector &wide) const {
  return llvm::all_of(requirements,
                      [&](std::pair<Variable, Side> required) {
                        return wide.test(required.first) ==
                               (required.second == Side::Wide);
                      }) &&
         llvm::all_of(ties,
                      [&](VariablePair tied) {
                        return wide.test(tied.first) == wide.test(tied.second);
                      }) &&
         llvm::all_of(forbidden, [&](VariablePair pair) {
           return !wide.test(pair.first) || wide.test(pair.second);
         });
}

std::optional<int64_t>
BinaryEnergy::evaluate(const llvm::BitVector &wide) const {
  MP_ASSERT(wide.size() == size(), "an assignment of this energy");
  if (!isAllowed(wide))
    return std::nullopt;
  return countCosts(wide);
}

int64_t BinaryEnergy::countCosts(const llvm::BitVector &wide) const {
  int64_t energy = 0;
  for (const Cost &cost : costs)
    if (wide.test(cost.variable) == (cost.side == Side::Wide))
      energy = saturatingAdd(energy, cost.cost);
  for (const Pair &pair : pairs)
    if (wide.test(pair.wide) && !wide.test(pair.narrow))
      energy = saturatingAdd(energy, pair.cost);
  for (const Group &group : groups) {
    bool onWide = group.side == Side::Wide;
    if (group.producer && wide.test(*group.producer) != onWide)
      continue;
    if (llvm::any_of(getMembers(group),
                     [&](Variable v) { return wide.test(v) != onWide; }))
      energy = saturatingAdd(energy, group.cost);
  }
  return energy;
}

//===----------------------------------------------------------------------===//
// Solution
//===----------------------------------------------------------------------===//

namespace mlir::mp {
/// The network whose cuts are the assignments, and whose capacities the costs.
class EnergyNetwork {
public:
  using Contradiction = BinaryEnergy::Contradiction;
  using VariablePair = BinaryEnergy::VariablePair;

  explicit EnergyNetwork(const BinaryEnergy &energy);

  /// The requirements that cannot hold together. None: `solve` may be asked.
  std::optional<Contradiction> findContradiction() const;
  llvm::BitVector solve();

private:
  static constexpr Variable none = ~0u;
  static Node getNode(Side side) {
    return side == Side::Wide ? CutNetwork::source : CutNetwork::sink;
  }
  Node getNode(Variable variable) const { return nodes[classes[variable]]; }

  void addNodes();
  void spreadRequirements(llvm::SmallVector<Variable, 0> &required, Side side);
  void addGroup(const BinaryEnergy::Group &group);

  const BinaryEnergy &energy;
  /// Of tied variables.
  llvm::IntEqClasses classes;
  /// By class: a variable whose requirement puts it on that side, or `none`.
  llvm::SmallVector<Variable, 0> mustBeWide, mustBeNarrow;
  /// By class.
  llvm::SmallVector<Node, 0> nodes;
  llvm::SmallVector<Node> scratch;
  CutNetwork network;
};
} // namespace mlir::mp

EnergyNetwork::EnergyNetwork(const BinaryEnergy &energy)
    : energy(energy), classes(energy.size()) {
  for (auto [first, second] : energy.ties)
    classes.join(first, second);
  classes.compress();
  mustBeWide.assign(classes.getNumClasses(), none);
  mustBeNarrow.assign(classes.getNumClasses(), none);
  for (auto [variable, side] : energy.requirements) {
    auto &required = side == Side::Wide ? mustBeWide : mustBeNarrow;
    // The first variable of several, in whatever order they came.
    Variable &slot = required[classes[variable]];
    slot = std::min(slot, variable);
  }
  spreadRequirements(mustBeWide, Side::Wide);
  spreadRequirements(mustBeNarrow, Side::Narrow);
}

/// Where a pair is forbidden, a wide first member makes the second wide, and a
/// narrow second the first narrow.
void EnergyNetwork::spreadRequirements(llvm::SmallVector<Variable, 0> &required,
                                       Side side) {
  llvm::SmallVector<VariablePair, 0> steps;
  for (auto [wide, narrow] : energy.forbidden) {
    VariablePair step(classes[wide], classes[narrow]);
    if (side == Side::Narrow)
      std::swap(step.first, step.second);
    steps.push_back(step);
  }
  llvm::sort(steps);
  llvm::SmallVector<unsigned, 0> stack;
  for (unsigned root = 0; root < required.size(); ++root)
    if (required[root] != none)
      stack.push_back(root);
  while (!stack.empty()) {
    unsigned from = stack.pop_back_val();
    auto step = llvm::lower_bound(steps, VariablePair(from, 0));
    for (; step != steps.end() && step->first == from; ++step) {
      if (required[step->second] != none)
        continue;
      required[step->second] = required[from];
      stack.push_back(step->second);
    }
  }
}

std::optional<EnergyNetwork::Contradiction>
EnergyNetwork::findContradiction() const {
  for (auto [wide, narrow] : llvm::zip_equal(mustBeWide, mustBeNarrow))
    if (wide != none && narrow != none)
      return Contradiction{wide, narrow};
  return std::nullopt;
}

void EnergyNetwork::addNodes() {
  nodes.reserve(mustBeWide.size());
  for (auto [wide, narrow] : llvm::zip_equal(mustBeWide, mustBeNarrow))
    nodes.push_back(wide != none     ? CutNetwork::source
                    : narrow != none ? CutNetwork::sink
                                     : network.addNode());
}

void EnergyNetwork::addGroup(const BinaryEnergy::Group &group) {
  Node here = getNode(group.side), there = getNode(getOpposite(group.side));
  Node producer = group.producer ? getNode(*group.producer) : here;
  // Arcs lead from wide to narrow; the mirrored group has mirrored ones.
  auto addArc = [&](Node from, Node to, int64_t capacity) {
    if (group.side == Side::Narrow)
      std::swap(from, to);
    network.addArc(from, to, capacity);
  };
  scratch.clear();
  for (Variable member : energy.getMembers(group))
    if (Node node = getNode(member); node != producer && node != here)
      scratch.push_back(node);
  llvm::sort(scratch);
  scratch.erase(llvm::unique(scratch), scratch.end());
  if (producer == there || scratch.empty())
    return;
  if (llvm::is_contained(scratch, there))
    return addArc(producer, there, group.cost);
  if (scratch.size() == 1)
    return addArc(producer, scratch.front(), group.cost);
  Node shared = network.addNode();
  addArc(producer, shared, group.cost);
  for (Node node : scratch)
    addArc(shared, node, CutNetwork::hard);
}

llvm::BitVector EnergyNetwork::solve() {
  addNodes();
  llvm::for_each(energy.groups, [&](const auto &group) { addGroup(group); });
  for (const BinaryEnergy::Cost &cost : energy.costs) {
    Node node = getNode(cost.variable), there = getNode(getOpposite(cost.side));
    if (cost.side == Side::Wide)
      network.addArc(node, there, cost.cost);
    else
      network.addArc(there, node, cost.cost);
  }
  for (auto [wide, narrow] : energy.forbidden)
    network.addArc(getNode(wide), getNode(narrow), CutNetwork::hard);
  for (const BinaryEnergy::Pair &pair : energy.pairs)
    network.addArc(getNode(pair.wide), getNode(pair.narrow), pair.cost);
  llvm::BitVector sourceSide = network.findCheapestCut();
  llvm::BitVector wide(energy.size());
  for (Variable variable = 0; variable < energy.size(); ++variable)
    wide[variable] = sourceSide.test(getNode(variable));
  return wide;
}

std::variant<BinaryEnergy::Solution, BinaryEnergy::Contradiction>
BinaryEnergy::solve() const {
  EnergyNetwork network(*this);
  if (auto contradiction = network.findContradiction())
    return *contradiction;
  Solution solution;
  solution.wide = network.solve();
  std::optional<int64_t> energy = evaluate(solution.wide);
  MP_ASSERT(energy, "a cut that no requirement forbids");
  solution.energy = *energy;
  return solution;
}
