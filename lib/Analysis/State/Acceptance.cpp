//===- Acceptance.cpp - What decides which state is kept ------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Acceptance.h"

#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Interfaces/RegionFlow.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::mp;
using Graph = DegreeGraph;
using Ids = SmallVector<Graph::ValueId>;

namespace {
/// Parameters that were tried, and the argument that is kept otherwise.
struct Trial {
  Graph::ValueId kept, tried;
};

class AcceptanceWalk {
public:
  AcceptanceWalk(EntryFunction main, const StepGraph &step,
                 const llvm::BitVector &gradients)
      : main(main), step(step), graph(step.getGraph()), gradients(gradients) {}

  void find(StateValues &found);

private:
  using Step = llvm::function_ref<Ids(Graph::NodeId)>;
  llvm::SetVector<Graph::ValueId> walkBack(Ids starts, Step getSources) const;
  bool isMade(Graph::ValueId value, Graph::ValueId from, Step how) const;
  bool chooses(const Graph::Node &node) const;
  Ids getChoices(Graph::NodeId id) const;
  Ids getMoves(Graph::NodeId id) const;
  Ids getControls(Graph::NodeId id) const;
  Ids getFlags(Graph::NodeId id) const;
  Ids getElements(Graph::NodeId id) const;
  Ids getFloats(Graph::NodeId id) const;
  void findTrials();
  void addTrial(Graph::NodeId choice, Trial trial);
  bool decides(const Ids &terms, ArrayRef<Trial> of) const;
  llvm::BitVector findEnds(const Ids &tried) const;
  void addEnergies(const Ids &terms, ArrayRef<Trial> of,
                   ValueSet &energies) const;
  void addTried(Trial trial, ValueSet &tried) const;

  EntryFunction main;
  const StepGraph &step;
  const Graph &graph;
  const llvm::BitVector &gradients;
  /// By the comparison of floats that decides.
  llvm::MapVector<Graph::NodeId, SmallVector<Trial>> trials;
};
} // namespace

/// The values that the starts are made of by such steps, and the starts.
llvm::SetVector<Graph::ValueId> AcceptanceWalk::walkBack(Ids starts,
                                                         Step how) const {
  llvm::SetVector<Graph::ValueId> seen(starts.begin(), starts.end());
  for (unsigned next = 0; next < seen.size(); ++next)
    if (auto id = graph.getValue(seen[next]).definition)
      seen.insert_range(how(*id));
  return seen;
}

bool AcceptanceWalk::isMade(Graph::ValueId value, Graph::ValueId from,
                            Step how) const {
  return walkBack({value}, how).contains(from);
}

bool AcceptanceWalk::chooses(const Graph::Node &node) const {
  return node.kind == Graph::NodeKind::Op &&
         node.rule.kind == LinearityKind::Common &&
         node.rule.getPart(0) == OperandPart::Control;
}

/// What the node hands on as it is.
Ids AcceptanceWalk::getChoices(Graph::NodeId id) const {
  const Graph::Node &node = graph.getNode(id);
  bool moves = node.kind == Graph::NodeKind::Op && !node.sums &&
               node.rule.kind == LinearityKind::Linear;
  Ids sources;
  if (moves || node.kind == Graph::NodeKind::Phi || chooses(node))
    for (auto [index, operand] : llvm::enumerate(node.operands))
      if (node.kind == Graph::NodeKind::Phi ||
          node.rule.getPart(index) == OperandPart::Data)
        sources.push_back(operand);
  return sources;
}

/// The same of what the node moves a parameter by, too.
Ids AcceptanceWalk::getMoves(Graph::NodeId id) const {
  const Graph::Node &node = graph.getNode(id);
  bool adds = node.kind == Graph::NodeKind::Op && node.elementwise &&
              node.rule.kind == LinearityKind::Common && !chooses(node);
  return adds ? Ids(node.operands) : getChoices(id);
}

/// What the choice depends on, of a select or of a branch.
Ids AcceptanceWalk::getControls(Graph::NodeId id) const {
  const Graph::Node &node = graph.getNode(id);
  if (chooses(node))
    return {node.operands[0]};
  Ids controls;
  auto branch = dyn_cast<RegionBranchOpInterface>(step.getOp(id));
  if (node.kind != Graph::NodeKind::Phi || !branch || branch.hasLoop())
    return controls;
  if (std::optional<RegionFlow> flow = RegionFlow::get(branch))
    for (OpOperand *decider : flow->opDeciders)
      controls.push_back(step.getId(decider->get()));
  return controls;
}

/// Flags that a flag is made of, and counts, such as of rounds that brought
/// nothing.
Ids AcceptanceWalk::getFlags(Graph::NodeId id) const {
  Ids flags;
  for (Graph::ValueId operand : graph.getNode(id).operands)
    if (!graph.getValue(operand).isFloat)
      flags.push_back(operand);
  return flags;
}

Ids AcceptanceWalk::getFloats(Graph::NodeId id) const {
  Ids floats;
  for (Graph::ValueId operand : graph.getNode(id).operands)
    if (graph.getValue(operand).isFloat)
      floats.push_back(operand);
  return floats;
}

/// Floats that a node of single elements reads; none where it sums.
Ids AcceptanceWalk::getElements(Graph::NodeId id) const {
  return graph.getNode(id).sums ? Ids() : getFloats(id);
}

/// Adds the trial to the comparisons that choose; those of each element of a
/// parameter by itself, such as a bound of it, are of no energy.
void AcceptanceWalk::addTrial(Graph::NodeId choice, Trial trial) {
  int64_t size = graph.getValue(trial.tried).numElements();
  auto how = [&](Graph::NodeId id) { return getFlags(id); };
  for (Graph::ValueId flag : walkBack(getControls(choice), how)) {
    auto id = graph.getValue(flag).definition;
    const Graph::ValueInfo &info = graph.getValue(flag);
    if (id && graph.getNode(*id).operands.size() == 2 &&
        getFloats(*id).size() == 2 &&
        (info.isScalar() || info.numElements() < size))
      trials[*id].push_back(trial);
  }
}

void AcceptanceWalk::findTrials() {
  auto byChoice = [&](Graph::NodeId id) { return getChoices(id); };
  for (unsigned index : main.getArgumentsWithRole(Role::Parameter)) {
    std::optional<unsigned> pair = main.getPair(index);
    if (!pair)
      continue;
    Graph::ValueId kept = step.getId(main.getArgument(index));
    auto chosen = walkBack({graph.getResults()[*pair]}, byChoice);
    if (!chosen.contains(kept))
      continue;
    for (Graph::ValueId value : chosen) {
      auto id = graph.getValue(value).definition;
      if (!id || getControls(*id).empty())
        continue;
      Ids others = getChoices(*id);
      size_t all = others.size();
      llvm::erase_if(others, [&](Graph::ValueId other) {
        return isMade(other, kept, byChoice);
      });
      if (others.size() < all)
        for (Graph::ValueId tried : others)
          addTrial(*id, {kept, tried});
    }
  }
}

/// Whether one term is an energy of what was tried and another one is not: it
/// is of the parameters that there were, or was remembered, also as a number
/// that the caller hands back.
bool AcceptanceWalk::decides(const Ids &terms, ArrayRef<Trial> of) const {
  Ids tried, parameters;
  for (const Trial &trial : of)
    tried.push_back(trial.tried);
  for (unsigned index : main.getArgumentsWithRole(Role::Parameter))
    parameters.push_back(step.getId(main.getArgument(index)));
  llvm::BitVector after = graph.getDependentsInOneIteration(tried);
  llvm::BitVector energies = graph.getDependentsInOneIteration(parameters);
  auto isBefore = [&](Graph::ValueId term) {
    auto argument = dyn_cast<BlockArgument>(step.getValue(term));
    bool isState =
        argument && graph.getValue(term).isArgument &&
        (main.getPair(argument.getArgNumber()) ||
         main.getArgumentRole(argument.getArgNumber()) == Role::Hyper);
    return !after[term] && (isState || energies[term]);
  };
  return llvm::any_of(terms, [&](auto term) { return after[term]; }) &&
         llvm::any_of(terms, isBefore) && llvm::any_of(of, [&](Trial trial) {
           return graph.getDependentsInOneIteration({trial.kept})
               .test(trial.tried);
         });
}

void AcceptanceWalk::addTried(Trial trial, ValueSet &tried) const {
  auto how = [&](Graph::NodeId id) { return getMoves(id); };
  for (Graph::ValueId value : walkBack({trial.tried}, how))
    if (!gradients[value] && isMade(value, trial.kept, how))
      tried.insert(step.getValue(value));
}

/// What gradients make, but by way of what was tried, is no energy: their norm.
llvm::BitVector AcceptanceWalk::findEnds(const Ids &tried) const {
  Ids seeds;
  for (unsigned id : gradients.set_bits())
    seeds.push_back(id);
  llvm::BitVector ends = graph.getDependentsInOneIteration(seeds);
  ends.reset(graph.getDependentsInOneIteration(tried));
  return ends |= gradients;
}

/// Adds what the terms are made of. Where no product of a backward pass is
/// among that, it is all a loss, also what a loss scale would multiply of it.
void AcceptanceWalk::addEnergies(const Ids &terms, ArrayRef<Trial> of,
                                 ValueSet &energies) const {
  Ids tried;
  for (const Trial &trial : of)
    tried.push_back(trial.tried);
  llvm::BitVector ends = findEnds(tried), last(gradients.size());
  for (Graph::ValueId value : tried)
    last.set(value);
  ends |= last;
  auto walkTo = [&](Graph::ValueId term, const llvm::BitVector &stop) {
    return walkBack({term}, [&](Graph::NodeId id) {
      Ids floats = getFloats(id);
      llvm::erase_if(floats, [&](auto value) { return stop[value]; });
      return floats;
    });
  };
  for (Graph::ValueId term : terms) {
    auto all = walkTo(term, last);
    bool hasGradient = llvm::any_of(all, [&](Graph::ValueId value) {
      auto id = graph.getValue(value).definition;
      return ends[value] && !last[value] && id &&
             isContraction(step.getOp(*id));
    });
    if (hasGradient && ends[term])
      continue;
    for (Graph::ValueId value : hasGradient ? walkTo(term, ends) : all)
      if (graph.getValue(value).definition)
        energies.insert(step.getValue(value));
  }
}

void AcceptanceWalk::find(StateValues &found) {
  findTrials();
  for (const auto &[comparison, of] : trials) {
    auto byElement = [&](Graph::NodeId id) { return getElements(id); };
    auto made = walkBack(getFloats(comparison), byElement);
    Ids terms;
    for (Graph::ValueId value : made) {
      auto id = graph.getValue(value).definition;
      if (!id || graph.getNode(*id).sums)
        terms.push_back(value);
    }
    if (!decides(terms, of))
      continue;
    addEnergies(terms, of, found.energies);
    for (Graph::ValueId value : made)
      if (graph.getValue(value).definition)
        found.energies.insert(step.getValue(value));
    for (const Trial &trial : of)
      addTried(trial, found.tried);
  }
}

void mp::findAcceptance(EntryFunction main, const StepGraph &step,
                        const llvm::BitVector &gradients, StateValues &found) {
  AcceptanceWalk(main, step, gradients).find(found);
}
