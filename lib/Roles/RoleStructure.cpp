//===- RoleStructure.cpp - Roles from the shape of a step -----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Pairs first (StatePairs.cpp). Then the loss: the scalar that most state
// reaches. What of the state the loss depends on, and changes
// with the batch, is a parameter; the rest follows from who depends on whom.
//
//===----------------------------------------------------------------------===//

#include "BatchState.h"
#include "CarriedData.h"
#include "StatePairs.h"
#include "UnreadState.h"
#include "mp/Analysis/State/GivenNetworks.h"
#include "mp/Analysis/State/GivenStatistics.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace mlir::mp;
using llvm::BitVector;

namespace {
class StructureSearch {
public:
  StructureSearch(RoleTable &table, const StepGraph &step)
      : table(table), step(step), facts(table.getMain(), step),
        graph(facts.getGraph()) {}

  void run() {
    inCopies = pairState(table, facts);
    loss = facts.findLoss(table, /*byName=*/false);
    for (unsigned r = 0; r < table.getResults().size(); ++r)
      if (table.getResults()[r].role == Role::Loss)
        loss = r;
    findFlows();
    findParameters(onData);
    if (parameters.empty())
      findParameters(facts.findDataOfLaterSteps(table, onData));
    later = reviewParameters(table, facts, loss, unread, parameters);
    findNewParameters();
    if (!parameters.empty()) {
      findGiven();
      findCarried();
    }
    for (unsigned a = 0; a < table.getArguments().size(); ++a)
      if (!known(a))
        classify(a);
    if (!hasUpdate())
      findGradients();
    for (unsigned a = 0; a < table.getArguments().size(); ++a)
      if (facts.isScalar(a))
        give(a, Role::Hyper);
    if (loss)
      table.giveResultRole(*loss, Role::Loss, RoleSource::Structure);
  }

private:
  using ValueId = DegreeGraph::ValueId;

  bool known(unsigned a) const {
    return table.getArguments()[a].role.has_value();
  }
  std::optional<unsigned> pair(unsigned a) const {
    return table.getArguments()[a].pair;
  }
  ValueId next(unsigned a) const { return facts.getResult(*pair(a)); }
  void give(unsigned a, Role role) {
    table.giveArgumentRole(a, role, RoleSource::Structure);
  }
  bool hasUpdate() const {
    return llvm::any_of(table.getArguments(), [](const auto &fact) {
      return fact.pair && fact.role == Role::Parameter;
    });
  }

  void findFlows();
  void findParameters(const BitVector &moving);
  void findNewParameters();
  void findGiven();
  void findCarried();
  void classify(unsigned a);
  Role classifyState(unsigned a) const;
  bool isFrozen(unsigned a) const;
  bool isAverage(unsigned a) const;
  bool movesParameters(unsigned a) const;
  bool canHaveGradients() const;
  void findGradients();
  void giveGradientOwners(ArrayRef<unsigned> owners);
  void findSeedArgument(ArrayRef<unsigned> gradients);

  RoleTable &table;
  const StepGraph &step;
  RoleFacts facts;
  const DegreeGraph &graph;
  std::optional<unsigned> loss;
  /// Values the loss depends on; values that depend on unpaired tensors, or
  /// where there are none, on the state that the loss depends on.
  BitVector forward, onData;
  SmallVector<unsigned> parameters;
  BitVector isParameter;
  /// State whose next value is the average of copies that are moved.
  BitVector inCopies;
  /// State that takes in values of the batch, no parameter.
  BitVector keepsBatch;
  /// State that is moved, which the loss is not made of by way of floats.
  BitVector unread;
  /// State that the loss is made of by way of next values alone.
  BitVector later;
  /// Values made of next values of parameters.
  BitVector afterParameters;
  /// Weights of networks that are not trained, and what normalises there.
  BitVector given, statistics;
  /// Data that comes back, moved.
  BitVector carried;
};
} // namespace

void StructureSearch::findFlows() {
  forward = BitVector(graph.getValues().size());
  if (loss)
    forward = graph.getAncestors(facts.getResult(*loss));
  SmallVector<ValueId> data, learnt, keys;
  for (unsigned a = 0; a < table.getArguments().size(); ++a) {
    if (facts.isScalar(a))
      continue;
    if (!pair(a))
      data.push_back(facts.getArgument(a));
    else if (facts.isKey(a))
      keys.push_back(facts.getArgument(a));
    else if (facts.isFloat(a) && forward[facts.getArgument(a)])
      learnt.push_back(facts.getArgument(a));
  }
  // A step that closes over its data, or draws them, has none to follow: there
  // a gradient is what the forward pass of the state is made to.
  // A generator is moved by what it made of noise, and by no batch.
  if (!data.empty())
    llvm::append_range(data, keys);
  onData = graph.getDependents(data.empty() ? learnt : data);
}

/// Paired, read by the forward pass, and moved by `moving` along an affine
/// path from some state; a hidden state that is carried has no such path, and
/// what takes in the batch itself, or has no gradient, is moved by none.
void StructureSearch::findParameters(const BitVector &moving) {
  auto isState = [&](unsigned b) { return pair(b).has_value(); };
  BatchState batch(step, facts, onData, isState);
  BitVector differentiable =
      loss ? facts.getDifferentiable(facts.getResult(*loss)) : forward;
  keepsBatch.resize(table.getArguments().size());
  unread.resize(table.getArguments().size());
  for (unsigned a = 0; a < table.getArguments().size(); ++a) {
    bool isRead = forward[facts.getArgument(a)];
    if (!pair(a) || !facts.isFloat(a) || !moving[next(a)] ||
        (!isRead && (known(a) || facts.isScalar(a))) ||
        !(inCopies[a] || facts.isMovedState(next(a), onData, isState)))
      continue;
    ValueId old = facts.getArgument(a), now = next(a);
    bool keeps = batch.isRunningMean(old, now) ||
                 batch.isOverwritten(old, now) || batch.isFilled(old, now);
    bool hasGradient = differentiable[old] || differentiable[now];
    if (isRead && !keeps && hasGradient) {
      parameters.push_back(a);
      continue;
    }
    keepsBatch[a] = isRead;
    unread[a] = !keeps && !known(a) && !facts.isScalar(a);
  }
}

void StructureSearch::findNewParameters() {
  isParameter.resize(table.getArguments().size());
  SmallVector<ValueId> after;
  for (unsigned a : parameters) {
    isParameter.set(a);
    for (DegreeGraph::Use use : graph.getValue(next(a)).uses)
      llvm::append_range(after, graph.getNode(use.node).results);
  }
  afterParameters = graph.getDependents(after);
}

/// Members of a tree of arguments that do not come back.
void StructureSearch::findGiven() {
  llvm::StringMap<unsigned> trees;
  SmallVector<GivenTensor> tensors;
  for (unsigned a = 0; a < table.getArguments().size(); ++a) {
    SmallVector<std::string, 4> path =
        splitName(table.getMain().getArgumentName(a));
    if (known(a) || pair(a) || path.size() < 2 || facts.isScalar(a))
      continue;
    unsigned tree = trees.try_emplace(path.front(), trees.size()).first->second;
    tensors.push_back({facts.getArgument(a), tree});
  }
  given.resize(table.getArguments().size());
  BitVector all(graph.getValues().size(), true);
  BitVector weights =
      findGivenNetworks(step, tensors, onData, loss ? forward : all);
  for (unsigned index : weights.set_bits())
    given.set(*facts.findArgument(tensors[index].value));
  statistics.resize(table.getArguments().size());
  BitVector normalising = findGivenStatistics(step, tensors);
  for (unsigned index : normalising.set_bits())
    statistics.set(*facts.findArgument(tensors[index].value));
}

void StructureSearch::findCarried() {
  carried.resize(table.getArguments().size());
  CarriedCandidates candidates{carried, keepsBatch, isParameter, carried};
  for (unsigned a = 0; a < carried.size(); ++a) {
    if (!pair(a) || known(a) || !facts.isFloat(a) || facts.isScalar(a) ||
        !forward[facts.getArgument(a)])
      continue;
    Role role = classifyState(a);
    candidates.state[a] = role == Role::Buffer || role == Role::OptimizerState;
    candidates.movedBefore[a] =
        isParameter[a] && forward[next(a)] && movesParameters(a);
  }
  if (loss)
    carried =
        findCarriedData(table, facts, facts.getResult(*loss), candidates,
                        [&](unsigned a) { return given[a] || statistics[a]; });
}

/// Whether the new value is made of a new parameter that does not need the old
/// value: a moving average.
bool StructureSearch::isAverage(unsigned a) const {
  if (!afterParameters[next(a)])
    return false;
  BitVector behind = graph.getAncestors(next(a));
  return llvm::any_of(parameters, [&](unsigned parameter) {
    return behind[next(parameter)] && next(parameter) != next(a) &&
           !graph.getAncestors(next(parameter))[facts.getArgument(a)];
  });
}

/// Whether the forward pass reads a tensor that the step hands on as it came.
bool StructureSearch::isFrozen(unsigned a) const {
  return next(a) == facts.getArgument(a) && forward[next(a)] &&
         !facts.isScalar(a);
}

Role StructureSearch::classifyState(unsigned a) const {
  if (!facts.isFloat(a)) {
    if (facts.isKey(a))
      return Role::Rng;
    return facts.isScalar(a) ? Role::Counter : Role::Buffer;
  }
  if (facts.isScalar(a) && !onData[next(a)])
    return Role::Counter;
  if (isParameter[a] || isFrozen(a))
    return Role::Parameter;
  if (isSnapshot(table, facts, a, isParameter) || isAverage(a))
    return Role::Ema;
  if (keepsBatch[a] && (forward[next(a)] || !movesParameters(a)))
    return Role::Buffer;
  return isStatistic(facts, next(a), onData, forward) && !later[a]
             ? Role::Buffer
             : Role::OptimizerState;
}

/// Whether another parameter's next value is made of that of `a`. Where the
/// loss is not, `a` is a moment that the forward pass looks ahead with.
bool StructureSearch::movesParameters(unsigned a) const {
  BitVector behind = graph.getDependents(next(a));
  return llvm::any_of(parameters, [&](unsigned parameter) {
    return parameter != a && behind[next(parameter)];
  });
}

void StructureSearch::classify(unsigned a) {
  if (pair(a))
    return give(a, !carried.empty() && carried[a] ? Role::Batch
                                                  : classifyState(a));
  if (facts.isKey(a))
    return give(a, Role::Rng);
  if (facts.isScalar(a)) {
    // Without an update, a float scalar may be the cotangent of the loss.
    if (!facts.isFloat(a) || !parameters.empty())
      give(a, Role::Hyper);
    return;
  }
  if (std::optional<Role> model = findModel(table, facts, a, parameters))
    return give(a, *model);
  if (!statistics.empty() && statistics[a])
    return give(a, Role::Buffer);
  // Integers are the digits of quantised weights.
  if (!given.empty() && given[a])
    return give(a, facts.isFloat(a) ? Role::Parameter : Role::Buffer);
  // With an update in the graph, what does not come back is data. Without one
  // a float tensor may be a parameter as well.
  if (!facts.isFloat(a) || !parameters.empty())
    give(a, facts.mayBeData(table, a) ? Role::Batch : Role::Buffer);
}

/// What has a gradient is a parameter. But a vjp returns that of float data as
/// well: what is not a member of params, where others are; the last owners,
/// where they, and not all, lead with the batch.
void StructureSearch::giveGradientOwners(ArrayRef<unsigned> owners) {
  auto isMember = [&](unsigned a) {
    return facts.hasName(a) &&
           splitName(table.getMain().getArgumentName(a)).size() > 1;
  };
  bool someMembers = llvm::any_of(owners, [&](unsigned a) {
    return table.getArguments()[a].role == Role::Parameter && isMember(a);
  });
  for (unsigned a : owners)
    if (someMembers && facts.hasName(a) && !isMember(a))
      give(a, Role::Batch);
  size_t data = 0;
  while (data < owners.size() &&
         facts.leadsWithBatch(table, owners[owners.size() - 1 - data]))
    ++data;
  if (data == owners.size())
    data = 0;
  for (unsigned a : owners.drop_back(data))
    give(a, Role::Parameter);
  for (unsigned a : owners.take_back(data))
    give(a, Role::Batch);
}

/// Whether the step can be one that returns gradients. A product of square
/// matrices has the type of its operands, and is the gradient of none.
bool StructureSearch::canHaveGradients() const {
  auto isGradient = [](const auto &fact) {
    return fact.role == Role::Gradient;
  };
  return loss || llvm::any_of(table.getResults(), isGradient) ||
         facts.hasBackwardPass();
}

/// Gradients come back in the order of their parameters.
void StructureSearch::findGradients() {
  SmallVector<ValueId> tensors;
  for (unsigned a = 0; a < table.getArguments().size(); ++a)
    if (!facts.isScalar(a))
      tensors.push_back(facts.getArgument(a));
  BitVector onTensors = graph.getDependents(tensors);
  SmallVector<unsigned> gradients, owners;
  bool isBackward = canHaveGradients();
  unsigned from = 0;
  for (unsigned r = 0; r < table.getResults().size(); ++r) {
    const DegreeGraph::ValueInfo &info = graph.getValue(facts.getResult(r));
    if (r == loss || table.getOwner(r) || !info.isFloat ||
        !onTensors[facts.getResult(r)] || forward[facts.getResult(r)])
      continue;
    for (unsigned a = from; a < table.getArguments().size(); ++a) {
      std::optional<Role> role = table.getArguments()[a].role;
      if (pair(a) || !facts.isFloat(a) || !facts.haveSameType(a, r) ||
          (role && role != Role::Parameter))
        continue;
      // What a forward pass makes depends on its parameters.
      if (!isBackward && (!role || graph.getDependents(facts.getArgument(
                                       a))[facts.getResult(r)]))
        continue;
      table.giveResultRole(r, Role::Gradient, RoleSource::Structure);
      gradients.push_back(r);
      owners.push_back(a);
      from = a + 1;
      break;
    }
  }
  if (gradients.empty())
    return;
  giveGradientOwners(owners);
  findSeedArgument(gradients);
  for (unsigned a = 0; a < table.getArguments().size(); ++a)
    if (!facts.isScalar(a))
      give(a, Role::Batch);
}

/// The scalar argument in which all gradients have degree 1.
void StructureSearch::findSeedArgument(ArrayRef<unsigned> gradients) {
  for (unsigned a = 0; a < table.getArguments().size(); ++a) {
    if (known(a) || !facts.isFloat(a) || !facts.isScalar(a))
      continue;
    DegreeShifts shifts;
    shifts.values[facts.getArgument(a)] = 1;
    std::vector<Degree> degrees = computeDegrees(graph, shifts);
    if (llvm::all_of(gradients, [&](unsigned r) {
          return degrees[facts.getResult(r)] == Degree::of(1);
        }))
      give(a, Role::LossSeed);
  }
}

void mp::addRolesFromStructure(RoleTable &table, const StepGraph &graph) {
  StructureSearch(table, graph).run();
}
