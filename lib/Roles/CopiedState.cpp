//===- CopiedState.cpp - State that is moved in copies --------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A gradient depends on what it moves, and the loss of its own round does not
// depend on it. What has a gradient that depends on none of its own values, as
// the bias of a linear loss has, goes along with others that have as many
// copies.
//
//===----------------------------------------------------------------------===//

#include "CopiedState.h"

#include "mp/Analysis/LossScaling/StateCopies.h"

using namespace mlir;
using namespace mlir::mp;
using llvm::BitVector;
using NodeKind = DegreeGraph::NodeKind;
using ValueId = DegreeGraph::ValueId;

namespace {
/// A result that may be the next value of an argument.
struct Candidate {
  unsigned ops, distance, argument, result;
  int64_t count;
  /// What is added to copies of the argument on the way: what is not forward,
  /// and what is.
  SmallVector<ValueId> added, forward;

  bool operator<(const Candidate &other) const {
    return std::tuple(ops, distance, argument, result) <
           std::tuple(other.ops, other.distance, other.argument, other.result);
  }
};

class CopiedStateSearch {
public:
  CopiedStateSearch(RoleTable &table, const RoleFacts &facts,
                    const BitVector &varying)
      : table(table), facts(facts), graph(facts.getGraph()), varying(varying) {}

  BitVector run();

private:
  void findForward();
  void findCandidates(unsigned result);
  bool dependsOn(const Candidate &candidate, ValueId argument) const;
  bool isPartOfForward(const Candidate &candidate,
                       ArrayRef<ValueId> moved) const;

  RoleTable &table;
  const RoleFacts &facts;
  const DegreeGraph &graph;
  const BitVector &varying;
  /// What the loss depends on, in one round of each loop; any result.
  BitVector forward, ofLoss;
  std::vector<Candidate> candidates;
};
} // namespace

void CopiedStateSearch::findForward() {
  forward = ofLoss = BitVector(graph.getValues().size());
  std::optional<unsigned> loss = facts.findLoss(table, /*byName=*/false);
  for (unsigned r = 0; r < table.getResults().size(); ++r)
    if (table.getResults()[r].role == Role::Loss)
      loss = r;
  if (!loss)
    return;
  forward = graph.getAncestorsInOneIteration(facts.getResult(*loss));
  ofLoss = graph.getAncestors(facts.getResult(*loss));
}

void CopiedStateSearch::findCandidates(unsigned result) {
  StateCopies copies(graph, facts.getResult(result), varying);
  if (copies.getCount() == 1)
    return;
  for (unsigned a = 0; a < table.getArguments().size(); ++a) {
    std::optional<unsigned> ops = copies.getDistance(facts.getArgument(a));
    if (!ops || table.getArguments()[a].pair || !facts.isFloat(a) ||
        !facts.haveSameType(a, result) ||
        table.getArguments()[a].role == Role::Batch)
      continue;
    Candidate found{*ops,
                    a > result ? a - result : result - a,
                    a,
                    result,
                    copies.getCount(),
                    {},
                    {}};
    for (ValueId value : copies.getAdded(copies.getWay(facts.getArgument(a))))
      (forward[value] ? found.forward : found.added).push_back(value);
    if (!found.added.empty())
      candidates.push_back(std::move(found));
  }
}

bool CopiedStateSearch::dependsOn(const Candidate &candidate,
                                  ValueId argument) const {
  BitVector behind = graph.getDependents(argument);
  return llvm::any_of(candidate.added,
                      [&](ValueId value) { return behind[value]; });
}

/// Whether something of the batch is added on the way that no copy has to do
/// with, and that the loss depends on: what a bias is added to, of which the
/// gradient behind a normalization is made. An update that a second one follows
/// is forward, too, but made of what it moves.
bool CopiedStateSearch::isPartOfForward(const Candidate &candidate,
                                        ArrayRef<ValueId> moved) const {
  SmallVector<ValueId> batch, own(moved);
  own.push_back(facts.getArgument(candidate.argument));
  for (auto [a, fact] : llvm::enumerate(table.getArguments()))
    if (!fact.pair && a != candidate.argument)
      batch.push_back(facts.getArgument(a));
  BitVector onBatch = graph.getDependents(batch),
            onOwn = graph.getDependents(own);
  return llvm::any_of(candidate.forward, [&](ValueId value) {
    return onBatch[value] && !onOwn[value];
  });
}

BitVector CopiedStateSearch::run() {
  BitVector paired(table.getArguments().size());
  findForward();
  for (unsigned r = 0; r < table.getResults().size(); ++r)
    if (!table.getOwner(r) && !ofLoss[facts.getResult(r)] &&
        graph.getValue(facts.getResult(r)).isFloat)
      findCandidates(r);
  if (candidates.empty() || !facts.hasBackwardPass())
    return paired;
  llvm::sort(candidates);
  llvm::DenseMap<int64_t, SmallVector<ValueId>> moved;
  auto give = [&](const Candidate &candidate) {
    unsigned a = candidate.argument, r = candidate.result;
    if (table.getArguments()[a].pair || table.getOwner(r) ||
        isPartOfForward(candidate, moved[candidate.count]))
      return;
    table.givePair(a, r, RoleSource::Structure);
    if (table.getArguments()[a].pair == r)
      paired.set(a);
  };
  SmallVector<const Candidate *> left;
  for (const Candidate &candidate : candidates) {
    ValueId argument = facts.getArgument(candidate.argument);
    // A number may as well be a part of the loss.
    if (facts.isScalar(candidate.argument) || !dependsOn(candidate, argument)) {
      left.push_back(&candidate);
      continue;
    }
    give(candidate);
    if (paired[candidate.argument])
      moved[candidate.count].push_back(argument);
  }
  for (const Candidate *candidate : left)
    if (llvm::any_of(moved[candidate->count], [&](ValueId argument) {
          return dependsOn(*candidate, argument);
        }))
      give(*candidate);
  return paired;
}

BitVector mp::pairCopiedState(RoleTable &table, const RoleFacts &facts,
                              const BitVector &varying) {
  return CopiedStateSearch(table, facts, varying).run();
}
