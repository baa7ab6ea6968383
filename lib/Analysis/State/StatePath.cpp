//===- StatePath.cpp - How state becomes the next state -------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The value of a state goes on through sums, products, choices and moves. A
// weight decay, too, is a product of the state, and reads it rounded without
// harm; so what is added to the state itself is judged first, and products only
// where there is no such way.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/State/StatePath.h"

#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"
#include "mp/Analysis/LossScaling/StateCopies.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"
#include "mp/Interfaces/PrecisionOpInterface.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::mp;
using Graph = DegreeGraph;

namespace {
/// What a node makes of the values that it hands on.
enum class Handing : uint8_t { Nothing, Sum, Choice, Multiple };

/// Whether a state comes here, and where it was rounded at first.
struct Arrival {
  bool found = false;
  /// It may have been exchanged for something else, whose type is its own
  /// affair.
  bool isMixed = false;
  Value rounded;

  bool isWide() const { return found && !rounded; }
  bool operator!=(const Arrival &other) const {
    return found != other.found || isMixed != other.isMixed ||
           rounded != other.rounded;
  }
};

struct Arrivals {
  Arrival added, multiplied;

  /// What the value is judged by.
  const Arrival &best() const { return added.found ? added : multiplied; }
};

class Tracer {
public:
  Tracer(const StepGraph &step, Value state)
      : step(step), graph(step.getGraph()), width(getWidth(state)) {}

  void start(Value value, Value rounded) {
    arrivals[step.getId(value)].added = {true, false, rounded};
  }
  /// Passes sums of copies of `state` on the way to `next`, each of which has
  /// its bits.
  void passCopies(Value next, Value state);
  StatePath run(Value next);
  SmallVector<Value> getStarts(Value next) const;

private:
  static unsigned getWidth(Value value) {
    auto type = dyn_cast<FloatType>(getElementTypeOrSelf(value.getType()));
    return type ? type.getWidth() : 0;
  }
  Handing classify(Graph::NodeId id) const;
  SmallVector<Graph::ValueId> getSources(Graph::NodeId id, Handing kind) const;
  /// The nodes between `next` and what hands nothing on, in program order.
  std::vector<Graph::NodeId> collect(Graph::ValueId next) const;
  Arrivals join(Handing kind, ArrayRef<Graph::ValueId> sources) const;
  bool update(Graph::NodeId id);
  SmallVector<Operation *> findOps(Graph::ValueId next, Value rounded) const;

  const StepGraph &step;
  const Graph &graph;
  /// Bits of an element of the state.
  unsigned width;
  /// Of ops that sum copies, the operand that is the copies.
  llvm::DenseMap<Graph::NodeId, unsigned> summedCopies;
  llvm::DenseMap<Graph::ValueId, Arrivals> arrivals;
};
} // namespace

static bool isZero(Value value) {
  return matchPattern(value, m_AnyZeroFloat());
}

Handing Tracer::classify(Graph::NodeId id) const {
  const Graph::Node &node = graph.getNode(id);
  if (node.kind == Graph::NodeKind::Phi)
    return Handing::Choice;
  auto precise = dyn_cast<PrecisionOpInterface>(step.getOp(id));
  if (node.kind != Graph::NodeKind::Op ||
      (precise && precise.getPrecisionSpec().takesGradients))
    return Handing::Nothing;
  if (node.rule.updatesParts)
    return Handing::Sum;
  if (node.sums)
    return summedCopies.contains(id) ? Handing::Choice : Handing::Nothing;
  bool chooses = node.rule.getPart(0) == OperandPart::Control;
  switch (node.rule.kind) {
  case LinearityKind::Common:
    return node.elementwise && !chooses ? Handing::Sum : Handing::Choice;
  case LinearityKind::Linear:
  case LinearityKind::Ordered:
    return Handing::Choice;
  case LinearityKind::Product:
    // What is multiplied by zero loses nothing by a rounding.
    if (llvm::any_of(step.getOp(id)->getOperands(), isZero))
      return Handing::Nothing;
    return Handing::Multiple;
  case LinearityKind::Quotient:
    return Handing::Multiple;
  default:
    return Handing::Nothing;
  }
}

SmallVector<Graph::ValueId> Tracer::getSources(Graph::NodeId id,
                                               Handing kind) const {
  const Graph::Node &node = graph.getNode(id);
  SmallVector<Graph::ValueId> sources;
  if (kind == Handing::Nothing)
    return sources;
  for (auto [index, operand] : llvm::enumerate(node.operands)) {
    bool isData = node.kind == Graph::NodeKind::Phi ||
                  node.rule.getPart(index) == OperandPart::Data;
    // What a guard keeps is not the update.
    bool isKept = node.kind == Graph::NodeKind::Phi &&
                  isa<GuardOp>(step.getUse({id, unsigned(index)}).getOwner());
    bool divides = node.rule.kind == LinearityKind::Quotient && index > 0;
    auto copies = summedCopies.find(id);
    bool weighs = copies != summedCopies.end() && copies->second != index;
    if (isData && !isKept && !divides && !weighs)
      sources.push_back(operand);
  }
  return sources;
}

void Tracer::passCopies(Value next, Value state) {
  // Empty, since each state of a step has a tracer.
  llvm::BitVector nothing;
  StateCopies copies(graph, step.getId(next), nothing);
  if (!llvm::is_contained(copies.getArguments(), step.getId(state)))
    return;
  llvm::DenseMap<Graph::ValueId, StateCopies::Part> way =
      copies.getWay(step.getId(state));
  auto isIn = [&](Graph::ValueId value, StateCopies::Part part) {
    auto known = way.find(value);
    return known != way.end() && known->second == part;
  };
  for (const auto &[value, part] : way) {
    auto id = graph.getValue(value).definition;
    if (!id || part != StateCopies::AfterCopies || !graph.getNode(*id).sums)
      continue;
    for (auto [index, operand] : llvm::enumerate(graph.getNode(*id).operands))
      if (isIn(operand, StateCopies::InCopies))
        summedCopies[*id] = index;
  }
}

std::vector<Graph::NodeId> Tracer::collect(Graph::ValueId next) const {
  std::set<Graph::NodeId> nodes;
  SmallVector<Graph::ValueId> rest{next};
  while (!rest.empty()) {
    auto id = graph.getValue(rest.pop_back_val()).definition;
    if (id && nodes.insert(*id).second)
      llvm::append_range(rest, getSources(*id, classify(*id)));
  }
  return {nodes.begin(), nodes.end()};
}

static void addTerm(Arrival &sum, const Arrival &term) {
  if (term.found && !sum.isWide())
    sum = sum.found && !term.isWide() ? sum : term;
}

static void addChoice(Arrival &joined, const Arrival &choice) {
  bool isMixed = joined.isMixed || choice.isMixed;
  if (choice.found && !joined.rounded)
    joined = choice;
  joined.isMixed = isMixed;
}

Arrivals Tracer::join(Handing kind, ArrayRef<Graph::ValueId> sources) const {
  Arrivals result;
  Arrival worst;
  bool isMixed = false;
  for (Graph::ValueId source : sources) {
    auto known = arrivals.find(source);
    if (known == arrivals.end() || !known->second.best().found) {
      // What a loop carries is not known at first.
      const Graph::Node *maker = graph.getDefinition(source);
      bool isUnknown = maker && known == arrivals.end();
      bool isConstant = maker && (maker->kind == Graph::NodeKind::Constant ||
                                  maker->kind == Graph::NodeKind::Zero);
      isMixed |= kind == Handing::Choice && !isUnknown && !isConstant;
      continue;
    }
    const Arrivals &from = known->second;
    addChoice(worst, from.best());
    if (kind == Handing::Multiple) {
      addTerm(result.multiplied, from.added);
      addTerm(result.multiplied, from.multiplied);
    } else if (kind == Handing::Sum) {
      addTerm(result.added, from.added);
      addTerm(result.multiplied, from.multiplied);
    } else {
      addChoice(result.added, from.added);
      addChoice(result.multiplied, from.multiplied);
    }
  }
  if (kind == Handing::Choice && worst.rounded)
    (result.added.found ? result.added : result.multiplied) = worst;
  result.added.isMixed |= isMixed;
  result.multiplied.isMixed |= isMixed;
  return result;
}

/// True if something came that was not there before.
bool Tracer::update(Graph::NodeId id) {
  Handing kind = classify(id);
  Arrivals joined = join(kind, getSources(id, kind));
  bool changed = false;
  for (Graph::ValueId result : graph.getNode(id).results) {
    Value value = step.getValue(result);
    unsigned bits = getWidth(value);
    Arrivals now = bits ? joined : Arrivals();
    // Chosen in the type of what is chosen instead.
    if (kind == Handing::Choice && now.best().isMixed && bits < width)
      now = Arrivals();
    for (Arrival *arrival : {&now.added, &now.multiplied})
      if (arrival->isWide() && !arrival->isMixed && bits < width)
        arrival->rounded = value;
    Arrivals &known = arrivals[result];
    changed |= known.added != now.added || known.multiplied != now.multiplied;
    known = now;
  }
  return changed;
}

/// One way from the rounded value, the last op first.
SmallVector<Operation *> Tracer::findOps(Graph::ValueId next,
                                         Value rounded) const {
  SmallVector<Operation *> ops;
  llvm::DenseSet<Graph::ValueId> seen;
  while (step.getValue(next) != rounded && seen.insert(next).second) {
    auto id = graph.getValue(next).definition;
    if (!id)
      break;
    if (ops.empty() || ops.back() != step.getOp(*id))
      ops.push_back(step.getOp(*id));
    for (Graph::ValueId source : getSources(*id, classify(*id))) {
      auto known = arrivals.find(source);
      if (known == arrivals.end() ||
          (known->second.added.rounded != rounded &&
           known->second.multiplied.rounded != rounded))
        continue;
      next = source;
      break;
    }
  }
  return ops;
}

StatePath Tracer::run(Value next) {
  Graph::ValueId end = step.getId(next);
  std::vector<Graph::NodeId> nodes = collect(end);
  // What a loop carries comes back to its head: roundings pile up, so few
  // rounds find all.
  constexpr unsigned mostRounds = 16;
  bool changed = true;
  for (unsigned round = 0; changed && round < mostRounds; ++round) {
    changed = false;
    for (Graph::NodeId id : nodes)
      changed |= update(id);
    changed &= graph.hasLoop();
  }
  const Arrivals &found = arrivals[end];
  StatePath path;
  if (!found.best().found)
    return path;
  path.kind =
      found.added.found ? StatePath::Kind::Added : StatePath::Kind::Multiplied;
  path.rounded = found.best().rounded;
  if (path.rounded)
    path.ops = findOps(end, path.rounded);
  return path;
}

SmallVector<Value> Tracer::getStarts(Value next) const {
  llvm::SetVector<Value> starts;
  auto add = [&](Graph::ValueId value) {
    auto maker = graph.getValue(value).definition;
    if (!maker || classify(*maker) == Handing::Nothing)
      starts.insert(step.getValue(value));
  };
  add(step.getId(next));
  for (Graph::NodeId id : collect(step.getId(next)))
    llvm::for_each(getSources(id, classify(id)), add);
  return starts.takeVector();
}

StatePath mp::traceState(const StepGraph &step, Value next, Value state,
                         ArrayRef<Value> copies) {
  auto trace = [&](bool byCopies) {
    Tracer tracer(step, state);
    tracer.start(state, {});
    if (byCopies)
      tracer.passCopies(next, state);
    for (Value copy : copies)
      tracer.start(copy, copy);
    return tracer.run(next);
  };
  // Few states are averaged, and to look for that takes longer than the rest.
  StatePath path = trace(/*byCopies=*/false);
  return path.kind == StatePath::Kind::None ? trace(/*byCopies=*/true) : path;
}

SmallVector<Value> mp::getPathStarts(const StepGraph &step, Value next) {
  return Tracer(step, next).getStarts(next);
}

bool mp::isWideState(EntryFunction main, unsigned index) {
  std::optional<Role> role = main.getArgumentRole(index);
  BlockArgument argument = main.getArgument(index);
  auto type = dyn_cast<FloatType>(getElementTypeOrSelf(argument.getType()));
  return (role == Role::Parameter || role == Role::OptimizerState ||
          role == Role::Ema || role == Role::Buffer) &&
         type && type.getWidth() >= 32 && main.getPair(index) &&
         main.getResult(*main.getPair(index)) != argument;
}

SmallVector<Operation *> mp::findRoundedState(EntryFunction main) {
  StepGraph step(main);
  SmallVector<Operation *> found;
  for (unsigned index = 0; index < main.getNumArguments(); ++index) {
    if (!isWideState(main, index))
      continue;
    StatePath path = traceState(step, main.getResult(*main.getPair(index)),
                                main.getArgument(index));
    if (path.rounded && path.rounded.getDefiningOp())
      found.push_back(path.rounded.getDefiningOp());
  }
  return found;
}
