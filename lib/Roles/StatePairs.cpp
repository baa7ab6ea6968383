//===- StatePairs.cpp - Which result is the next value --------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// State comes back as old + something. What has no such way is counted.
//
// What is handed on as another one's next value (the parameters of the step
// before, as variance reduction and extrapolation keep them) comes back as an
// argument that it is not, and that has a next value of its own.
//
//===----------------------------------------------------------------------===//

#include "StatePairs.h"

#include "CopiedState.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::mp;
using llvm::BitVector;

namespace {
/// A result that is affine in an argument of its type.
struct Edge {
  unsigned ops, distance, argument, result;

  bool operator<(const Edge &other) const {
    return std::tie(ops, distance, argument, result) <
           std::tie(other.ops, other.distance, other.argument, other.result);
  }
};
} // namespace

/// Whether both stand in the same place of their trees, each of which has its
/// own name: p['w'] and last['w'].
static bool areNamedAlike(EntryFunction main, unsigned a, unsigned b) {
  SmallVector<std::string, 4> one = splitName(main.getArgumentName(a)),
                              other = splitName(main.getArgumentName(b));
  return one.size() > 1 && one.size() == other.size() &&
         one.front() != other.front() &&
         ArrayRef(one).drop_front() == ArrayRef(other).drop_front();
}

/// Pairs results that are arguments as they came with others that are moved to
/// nothing: the place of one argument among the results is that of the other,
/// or they bear the same names. Such an argument is read by the step and has
/// another result that it is moved to.
static void pairShiftedState(RoleTable &table, const RoleFacts &facts,
                             SmallVectorImpl<Edge> &edges) {
  EntryFunction main = table.getMain();
  auto isHandedOn = [&](const Edge &edge) {
    return main.getResult(edge.result) == main.getArgument(edge.argument);
  };
  BitVector isMoved(table.getArguments().size());
  for (const Edge &edge : edges)
    isMoved.set(edge.argument);
  SmallVector<std::pair<unsigned, unsigned>> shifted;
  for (const Edge &edge : edges) {
    unsigned a = edge.argument, r = edge.result;
    const Edge *moved = llvm::find_if(edges, [&](const Edge &other) {
      return other.argument == a && !isHandedOn(other);
    });
    if (!isHandedOn(edge) || moved == edges.end())
      continue;
    SmallVector<unsigned> last;
    for (unsigned b = 0; b < table.getArguments().size(); ++b)
      if (!isMoved[b] && !table.getArguments()[b].pair && facts.isFloat(b) &&
          facts.haveSameType(b, r) && !main.getArgument(b).use_empty() &&
          (int(b) - int(r) == int(a) - int(moved->result) ||
           areNamedAlike(main, a, b)))
        last.push_back(b);
    if (last.size() == 1)
      shifted.push_back({last.front(), r});
  }
  for (auto [b, r] : shifted)
    table.givePair(b, r, RoleSource::Structure);
}

/// Greedy by length: the old value is the argument of equal type that the new
/// one is affine in with the fewest ops between.
static BitVector pairByAffinePath(RoleTable &table, const RoleFacts &facts) {
  EntryFunction main = table.getMain();
  SmallPtrSet<Type, 16> comeBack;
  for (unsigned r = 0; r < table.getResults().size(); ++r)
    if (!table.getOwner(r))
      comeBack.insert(main.getResult(r).getType());
  SmallVector<DegreeGraph::ValueId> batchLike;
  for (unsigned a = 0; a < table.getArguments().size(); ++a)
    if (!table.getArguments()[a].pair &&
        !comeBack.contains(main.getArgument(a).getType()))
      batchLike.push_back(facts.getArgument(a));
  BitVector varying = facts.getGraph().getDependents(batchLike);
  SmallVector<Edge> edges;
  // Returned twice, a gradient is no next value for that: that of a bias may be
  // affine in the bias.
  DenseSet<Value> gradients;
  for (auto [r, fact] : llvm::enumerate(table.getResults()))
    if (fact.role == Role::Gradient)
      gradients.insert(main.getResult(r));
  for (unsigned r = 0; r < table.getResults().size(); ++r) {
    if (table.getOwner(r) || gradients.contains(main.getResult(r)))
      continue;
    for (auto [source, ops] :
         facts.getAffineSources(facts.getResult(r), varying)) {
      std::optional<unsigned> a = facts.findArgument(source);
      if (a && facts.haveSameType(*a, r))
        edges.push_back({ops, *a > r ? *a - r : r - *a, *a, r});
    }
  }
  llvm::sort(edges);
  pairShiftedState(table, facts, edges);
  for (auto [ops, distance, a, r] : edges)
    table.givePair(a, r, RoleSource::Structure);
  BitVector inCopies = pairCopiedState(table, facts, varying);
  pairSiblings(table, facts);
  return inCopies;
}

/// Keys, and low-precision copies of masters: as many arguments as results of
/// one type are left.
static void pairByTypeAndOrder(RoleTable &table) {
  llvm::MapVector<Type, SmallVector<unsigned>> left;
  EntryFunction main = table.getMain();
  for (unsigned r = 0; r < table.getResults().size(); ++r) {
    auto type = dyn_cast<ShapedType>(main.getResult(r).getType());
    if (!table.getOwner(r) && type &&
        (isa<IntegerType>(type.getElementType()) ||
         (isa<FloatType>(type.getElementType()) &&
          type.getElementTypeBitWidth() < 32)))
      left[type].push_back(r);
  }
  for (auto &[type, results] : left) {
    SmallVector<unsigned> arguments;
    for (unsigned a = 0; a < table.getArguments().size(); ++a)
      if (!table.getArguments()[a].pair &&
          main.getArgument(a).getType() == type)
        arguments.push_back(a);
    // Labels may have the type of the key.
    if (arguments.size() != results.size())
      llvm::erase_if(arguments, [&](unsigned a) {
        return table.getArguments()[a].role != Role::Rng;
      });
    if (arguments.size() == results.size())
      for (auto [a, r] : llvm::zip_equal(arguments, results))
        table.givePair(a, r, RoleSource::Structure);
  }
}

BitVector mp::pairState(RoleTable &table, const RoleFacts &facts) {
  BitVector inCopies = pairByAffinePath(table, facts);
  pairByTypeAndOrder(table);
  return inCopies;
}

bool mp::isSnapshot(const RoleFacts &facts, unsigned argument, unsigned result,
                    const BitVector &isParameter) {
  using NodeKind = DegreeGraph::NodeKind;
  const DegreeGraph &graph = facts.getGraph();
  llvm::SmallSetVector<DegreeGraph::ValueId, 8> choices;
  choices.insert(facts.getResult(result));
  bool isFound = false;
  for (unsigned i = 0; i < choices.size(); ++i) {
    const DegreeGraph::Node *node = graph.getDefinition(choices[i]);
    if (!node) {
      std::optional<unsigned> from = facts.findArgument(choices[i]);
      if (from != argument && (!from || !isParameter[*from]))
        return false;
      isFound |= from != argument;
      continue;
    }
    bool joins = node->kind == NodeKind::Phi;
    if (!joins && node->rule.getPart(0) != OperandPart::Control)
      return false;
    for (auto [index, operand] : llvm::enumerate(node->operands))
      if (joins || node->rule.getPart(index) == OperandPart::Data)
        choices.insert(operand);
  }
  return isFound;
}
