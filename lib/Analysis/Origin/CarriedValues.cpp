//===- CarriedValues.cpp - What loops and branches hand on ----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Names of one value are united: what meets at the ends of a loop, and what an
// update reads and gives. Of the classes that come about, those with updates
// are stacks if nothing else is mixed in and nothing reads them in between.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Origin/CarriedValues.h"

#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Interfaces/PrecisionOpInterface.h"
#include "mp/Interfaces/RegionFlow.h"
#include "mp/Support/ValueMap.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/IntEqClasses.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace mlir::mp;

/// Whether the op gives its first operand with a part of it replaced by, or an
/// exact selection of that and, what else it reads.
static bool updatesPart(Operation *op) {
  return op->getNumResults() == 1 && op->getNumOperands() > 1 &&
         getLinearity(op).updatesParts && getSpec(op).onlyMoves() &&
         isPlannable(op->getResult(0)) &&
         op->getOperand(0).getType() == op->getResult(0).getType();
}

bool mp::isWrittenToPart(OpOperand &operand) {
  return operand.getOperandNumber() > 0 && updatesPart(operand.getOwner());
}

static bool isWithin(Operation *op, ArrayRef<Operation *> around) {
  while (!around.empty() && (op = op->getParentOp()))
    if (llvm::is_contained(around, op))
      return true;
  return false;
}

bool CarriedValue::isInRounds(Operation *op) const {
  return isWithin(op, rounds);
}

namespace mlir::mp {
/// Finds all values that are carried in a function.
class CarriedFinder {
public:
  CarriedFinder(FunctionOpInterface function, CarriedValues &found)
      : function(function), found(found) {}

  void run();

private:
  /// A class of names, until it is known what it is.
  struct Candidate {
    CarriedValue value;
    /// Loops and branches that it passes through.
    llvm::SmallSetVector<Operation *, 2> carriers;
    /// Operands by which one name becomes another.
    llvm::SmallPtrSet<OpOperand *, 8> sources;
  };
  struct Source {
    OpOperand *operand;
    unsigned name;
    bool isUpdated;
  };

  void collect(Operation *op);
  unsigned addName(Value value);
  llvm::IntEqClasses findClasses() const;
  void unite();
  bool isReadWhereWritten(const Candidate &candidate) const;
  bool isCarried(const Candidate &candidate) const;
  void findRounds(Candidate &candidate) const;

  FunctionOpInterface function;
  CarriedValues &found;
  ValueMapVector<unsigned> names;
  /// Names that are one, and operands that become a name.
  SmallVector<std::pair<unsigned, unsigned>, 0> same;
  SmallVector<Source, 0> sources;
  SmallVector<std::pair<Operation *, unsigned>, 0> updates, carriers;
  std::vector<Candidate> candidates;
};
} // namespace mlir::mp

unsigned CarriedFinder::addName(Value value) {
  return names.try_emplace(value, names.size()).first->second;
}

void CarriedFinder::collect(Operation *op) {
  if (updatesPart(op)) {
    unsigned name = addName(op->getResult(0));
    updates.emplace_back(op, name);
    sources.push_back({&op->getOpOperand(0), name, /*isUpdated=*/true});
    return;
  }
  std::optional<RegionFlow> flow;
  if (op->getNumRegions() != 0 && getSpec(op).entersRegions)
    flow = RegionFlow::get(op);
  if (!flow)
    return;
  for (const RegionJoin &join : flow->joins) {
    if (!isPlannable(join.inputs.front()))
      continue;
    unsigned first = addName(join.inputs.front());
    for (Value input : ArrayRef(join.inputs).drop_front())
      same.emplace_back(first, addName(input));
    for (OpOperand *source : join.sources)
      sources.push_back({source, first, /*isUpdated=*/false});
    carriers.emplace_back(op, first);
  }
}

/// The classes of names. What a loop begins with is the same stack, but may be
/// another value where it is none: of each loop the rounds tell.
llvm::IntEqClasses CarriedFinder::findClasses() const {
  llvm::IntEqClasses all(names.size()), classes(names.size());
  llvm::BitVector isUpdated(names.size());
  for (auto [a, b] : same) {
    all.join(a, b);
    classes.join(a, b);
  }
  for (const Source &source : sources)
    if (auto known = names.find(source.operand->get()); known != names.end())
      all.join(known->second, source.name);
  for (auto [op, name] : updates)
    isUpdated.set(all.findLeader(name));
  for (const Source &source : sources) {
    auto known = names.find(source.operand->get());
    if (known == names.end())
      continue;
    auto branch = dyn_cast<RegionBranchOpInterface>(source.operand->getOwner());
    if (isUpdated.test(all.findLeader(source.name)) || !branch ||
        !branch.hasLoop())
      classes.join(known->second, source.name);
  }
  classes.compress();
  return classes;
}

/// Makes candidates of the classes.
void CarriedFinder::unite() {
  llvm::IntEqClasses classes = findClasses();
  candidates.resize(classes.getNumClasses());
  for (auto [value, name] : names)
    candidates[classes[name]].value.names.push_back(value);
  for (auto [op, name] : updates)
    candidates[classes[name]].value.updates.push_back(op);
  for (auto [op, name] : carriers)
    candidates[classes[name]].carriers.insert(op);
  for (const Source &source : sources) {
    Candidate &candidate = candidates[classes[source.name]];
    candidate.sources.insert(source.operand);
    if (!source.isUpdated)
      candidate.value.passed.push_back(source.operand);
    Value value = source.operand->get();
    if (matchPattern(value, m_Constant()))
      candidate.value.initial.push_back(value);
    else if (auto known = names.find(value);
             known == names.end() ||
             classes[known->second] != classes[source.name])
      candidate.value.given.push_back(source.operand);
  }
}

/// Whether what has been written may be what is computed with in another round.
bool CarriedFinder::isReadWhereWritten(const Candidate &candidate) const {
  SmallVector<Operation *, 4> writers;
  for (Operation *update : candidate.value.updates)
    for (Operation *op = update->getParentOp(); op != function;
         op = op->getParentOp())
      if (candidate.carriers.contains(op) && !llvm::is_contained(writers, op))
        writers.push_back(op);
  return llvm::any_of(candidate.value.names, [&](Value name) {
    return llvm::any_of(name.getUses(), [&](OpOperand &use) {
      return !candidate.sources.contains(&use) &&
             isWithin(use.getOwner(), writers);
    });
  });
}

bool CarriedFinder::isCarried(const Candidate &candidate) const {
  if (candidate.carriers.empty())
    return false;
  return candidate.value.isStack()
             ? candidate.value.given.empty() && !isReadWhereWritten(candidate)
             : !candidate.value.given.empty();
}

void CarriedFinder::findRounds(Candidate &candidate) const {
  for (Operation *op : candidate.carriers) {
    bool isGivenInside =
        llvm::any_of(candidate.value.given, [&](OpOperand *operand) {
          return op->isProperAncestor(operand->getOwner());
        });
    if (isGivenInside && cast<RegionBranchOpInterface>(op).hasLoop())
      candidate.value.rounds.push_back(op);
  }
}

void CarriedFinder::run() {
  function->walk([&](Operation *op) {
    if (op != function)
      collect(op);
  });
  unite();
  for (Candidate &candidate : candidates) {
    if (!isCarried(candidate))
      continue;
    findRounds(candidate);
    unsigned id = found.values.size();
    for (Value name : candidate.value.names)
      found.valueOf[name] = id;
    for (OpOperand *operand : candidate.value.passed)
      found.passedTo[operand] = id;
    found.values.push_back(std::move(candidate.value));
  }
}

CarriedValues::CarriedValues(FunctionOpInterface function) {
  CarriedFinder(function, *this).run();
}

bool CarriedValues::isComputedWith(const CarriedValue &value) const {
  SmallVector<Value, 8> forms(value.names);
  while (!forms.empty()) {
    for (OpOperand &use : forms.pop_back_val().getUses()) {
      Operation *reader = use.getOwner();
      if (passedTo.contains(&use) || !value.isInRounds(reader) ||
          isContraction(reader) || isWrittenToPart(use))
        continue;
      if (!getSpec(reader).onlyMoves() || reader->getNumOperands() != 1)
        return true;
      llvm::append_range(forms, reader->getResults());
    }
  }
  return false;
}

template <typename MapT, typename KeyT>
static std::optional<unsigned> lookUp(const MapT &map, KeyT key) {
  auto found = map.find(key);
  return found == map.end() ? std::nullopt : std::optional(found->second);
}

std::optional<unsigned> CarriedValues::find(Value value) const {
  return lookUp(valueOf, value);
}

std::optional<unsigned> CarriedValues::find(OpOperand &operand) const {
  return lookUp(passedTo, &operand);
}
