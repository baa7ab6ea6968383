//===- StorageModel.cpp - What types in memory cost -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StorageModel.h"

#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Dialect/MP/Utils/EntryFunction.h"
#include "mp/Interfaces/FusibleOpInterface.h"
#include "mp/Support/Sizes.h"

using namespace mlir;
using namespace mlir::mp;

/// Elements of a value; of an unknown size one.
static int64_t elementsOf(Value value) {
  return countElements(value.getType()).value_or(1);
}

static int64_t bytesOf(Value value, int64_t perElement) {
  return saturatingMultiply(elementsOf(value), perElement);
}

Value mp::findName(Value value, llvm::function_ref<bool(Value)> holds) {
  while (!holds(value)) {
    if (!isRenaming(value.getDefiningOp()))
      return {};
    value = value.getDefiningOp()->getOperand(0);
  }
  return value;
}

//===----------------------------------------------------------------------===//
// Reads
//===----------------------------------------------------------------------===//

StorageModel::Read &StorageModel::getRead(Value stored,
                                          MemoryGraph::KernelId kernel) {
  auto [known, isNew] = reads[stored].try_emplace(kernel);
  if (isNew)
    known->second.variable = energy.addVariable();
  return known->second;
}

/// A lookup of rows reads these alone of its table.
int64_t StorageModel::countRead(OpOperand &operand, Value stored) const {
  Operation *op = operand.getOwner();
  NodeId node = function.getNode(op);
  bool isLookup = node != FunctionPrecision::opaque && !memory.isFused(op) &&
                  function.getSpec(node).operands[0] == PortRole::Follow &&
                  op->getNumResults() == 1;
  int64_t elements = elementsOf(stored);
  return isLookup ? std::min(elements, elementsOf(op->getResult(0))) : elements;
}

std::optional<StorageModel::Variable>
StorageModel::getRead(OpOperand &operand) const {
  auto found = readOf.find(&operand);
  if (found == readOf.end())
    return std::nullopt;
  return found->second;
}

/// One variable for each kernel of the reader; they are one, as the op is.
void StorageModel::addReads(OpOperand &operand) {
  Value stored = getStored(operand.get());
  FloatType type = getPlannableType(stored);
  if (!type || isNarrow(type) || isConstant(stored) ||
      memory.staysInside(operand))
    return;
  SmallVector<Variable, 2> variables;
  for (MemoryGraph::KernelId kernel : memory.getKernels(operand.getOwner())) {
    Read &read = getRead(stored, kernel);
    read.elements = std::max(read.elements, countRead(operand, stored));
    variables.push_back(read.variable);
  }
  if (variables.empty())
    return;
  energy.tie(variables);
  readOf[&operand] = variables.front();
}

/// Whether the op makes new state of what the step begins with: an average that
/// the forward pass reads rounded goes on unrounded.
bool StorageModel::readsOldState(Operation *op, Value stored) const {
  return isa<BlockArgument>(stored) &&
         llvm::any_of(op->getResults(), [&](Value result) {
           return trust.getState().state.contains(result);
         });
}

/// Whether a contraction writes what it reads.
bool StorageModel::hasOneType(NodeId node) const {
  return function.getSpec(node).results.front() == PortRole::Compute;
}

/// Why a contraction can not read the low type.
std::string StorageModel::findObstacle(NodeId node) {
  PinReason pin = function.getPin(node);
  if (pin == PinReason::Constant || pin == PinReason::Small)
    return function.getPinText(node).str();
  Operation *op = function.getOps()[node];
  const PrecisionSpec &spec = function.getSpec(node);
  auto isPlain = [](Value value) {
    return isConstant(MemoryGraph::getStored(value));
  };
  // No type of what it reads is chosen: the gradients of what has none.
  if (llvm::all_of(op->getOperands(), isPlain))
    return "reads constants alone";
  for (OpOperand &operand : op->getOpOperands()) {
    Value stored = MemoryGraph::getStored(operand.get());
    if (!isPlannable(stored) ||
        getOperandRole(op, spec, operand.getOperandNumber()) == PortRole::Keep)
      continue;
    Value value = findName(operand.get(), [&](Value name) {
      return !rules.mayContract(name, op);
    });
    if (!value)
      continue;
    obstacles[node] = &operand;
    return ("operand " + Twine(operand.getOperandNumber()) + " " +
            trust.explain(value))
        .str();
  }
  if (std::string obstacle = rules.findObstacle(op); !obstacle.empty())
    return obstacle;
  // An op of one type rounds its result to the type of what it reads.
  for (OpResult result : op->getResults())
    if (hasOneType(node) && !rules.mayRound(result))
      return "has one type, and its result " + rules.explain(result);
  return "";
}

void StorageModel::addContraction(NodeId node, ArrayRef<Variable> variables) {
  std::string obstacle = findObstacle(node);
  if (!obstacle.empty())
    keptWide[node] = std::move(obstacle);
  Side side = keptWide.contains(node) ? Side::Wide : Side::Narrow;
  if (side == Side::Wide)
    for (OpOperand &operand : function.getOps()[node]->getOpOperands())
      wideReads.insert(&operand);
  for (Variable variable : variables)
    energy.require(variable, side);
  if (!hasOneType(node))
    return;
  Variable type = energy.addVariable();
  energy.require(type, side);
  moved[function.getOps()[node]] = type;
}

/// An op that no kernel takes in, and that writes the type that it reads.
void StorageModel::addOneType(Operation *op, ArrayRef<Variable> variables) {
  std::optional<CarriedValues::ValueId> stack = findCarried(op->getResult(0));
  Variable type = stack ? *carriedTypes[*stack] : energy.addVariable();
  SmallVector<Variable> tied(variables);
  tied.push_back(type);
  energy.tie(tied);
  moved[op] = type;
  if (variables.empty() ||
      (memory.isAddedInCall(op) && !rules.mayStore(op->getResult(0))))
    requireWide(type);
}

/// An op that no kernel takes in: what it computes on is f32, what it moves has
/// one type, which the readers of its result see to.
void StorageModel::addOpaque(NodeId node, ArrayRef<Variable> variables) {
  Operation *op = function.getOps()[node];
  const PrecisionSpec &spec = function.getSpec(node);
  bool moves = spec.operands[0] == PortRole::Follow &&
               llvm::all_of(op->getResults(), [&](Value result) {
                 return isPlannable(result) &&
                        (rules.mayStore(result) || lossTerms.isTakenBy(op));
               });
  if (moves)
    return addOneType(op, variables);
  for (OpOperand &operand : op->getOpOperands())
    if (getOperandRole(op, spec, operand.getOperandNumber()) != PortRole::Load)
      if (std::optional<Variable> read = getRead(operand))
        requireWide(*read);
}

void StorageModel::addReadsOf(NodeId node) {
  Operation *op = function.getOps()[node];
  const PrecisionSpec &spec = function.getSpec(node);
  bool isFused = memory.isFused(op);
  if (isRenaming(op) && !isFused)
    return; // its readers read what it renames
  SmallVector<Variable> variables;
  for (OpOperand &operand : op->getOpOperands()) {
    PortRole role = getOperandRole(op, spec, operand.getOperandNumber());
    if (role == PortRole::NotFloat)
      continue;
    addReads(operand);
    std::optional<Variable> read = getRead(operand);
    if (!read)
      continue;
    // What keeps its type takes no part in what the others have.
    if (role != PortRole::Keep)
      variables.push_back(*read);
    Value stored = MemoryGraph::getStored(operand.get());
    if (role != PortRole::Keep && lossTerms.contains(operand))
      continue;
    if (role == PortRole::Keep || mustReadWide(node, operand) ||
        isReadInRounds(node, operand) || exactReads.contains(operand) ||
        (isFused && (isParameter(stored) || readsOldState(op, stored))) ||
        (!function.isContraction(node) &&
         findName(operand.get(),
                  [&](Value name) { return !rules.mayStore(name); }))) {
      requireWide(*read);
      wideReads.insert(&operand);
    }
  }
  if (function.getPin(node) == PinReason::AlreadyNarrow)
    llvm::for_each(variables, [&](Variable read) { requireWide(read); });
  else if (function.isContraction(node))
    addContraction(node, variables);
  else if (memory.isAddedInCall(op))
    addOneType(op, variables);
  else if (!isFused)
    addOpaque(node, variables);
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

/// One copy is written with the value, and a kernel makes the other of it.
void StorageModel::addOneOf(const Copies &copies, int64_t wide,
                            int64_t narrow) {
  energy.addCost(copies.wide, Side::Wide, wide);
  energy.addCost(copies.narrow, Side::Narrow, narrow);
  energy.addPairCost(copies.wide, copies.narrow,
                     saturatingAdd(wide, prices.launch));
}

void StorageModel::addCosts(Value stored, const Copies &copies) {
  int64_t wide = bytesOf(stored, 4), narrow = bytesOf(stored, 2);
  energy.addCost(copies.narrow, Side::Narrow, prices.risk);
  if (trust.get(stored) > Trust::Profiled)
    energy.addCost(copies.narrow, Side::Narrow, assumedPrice);
  int64_t kernel = saturatingAdd(wide + narrow, prices.launch);
  Operation *producer = stored.getDefiningOp();
  NodeId node =
      producer ? function.getNode(producer) : FunctionPrecision::opaque;
  if (auto carriedId = findCarried(stored)) {
    addCarriedCosts(copies, *carriedTypes[*carriedId], wide, narrow);
  } else if (isParameter(stored)) {
    energy.addCost(copies.narrow, Side::Narrow, narrow);
  } else if (auto type = moved.find(producer); type != moved.end()) {
    energy.addCost(type->second, Side::Wide, wide);
    energy.addCost(type->second, Side::Narrow, narrow);
    energy.addPairCost(copies.wide, type->second, kernel);
    energy.addPairCost(type->second, copies.narrow, kernel);
  } else if (producer && memory.writesCopies(producer)) {
    energy.addCost(copies.wide, Side::Wide, wide);
    energy.addCost(copies.narrow, Side::Narrow, narrow);
  } else if (producer && memory.isFused(producer)) {
    addOneOf(copies, wide, narrow);
  } else if (node != FunctionPrecision::opaque &&
             getResultRole(producer, function.getSpec(node),
                           cast<OpResult>(stored).getResultNumber()) ==
                 PortRole::Store) {
    addOneOf(copies, wide, narrow);
    if (rules.writesWide() && function.isContraction(node))
      requireWide(copies.wide);
  } else { // f32, whoever reads it
    energy.addCost(copies.narrow, Side::Narrow, kernel);
  }
}

/// A copy is there where anybody reads it.
void StorageModel::addCopies() {
  for (auto &[stored, kernels] : reads) {
    Copies copies = {energy.addVariable(), energy.addVariable()};
    for (auto [kernel, read] : kernels) {
      Variable variable = read.variable;
      energy.forbidPair(/*wide=*/variable, /*narrow=*/copies.wide);
      energy.forbidPair(/*wide=*/copies.narrow, /*narrow=*/variable);
      int64_t wide = saturatingMultiply(read.elements, 4);
      // More than any kernel that saves it.
      if (prices.level && rules.prefersNarrow())
        wide = saturatingAdd(saturatingMultiply(bytesOf(stored, 4), 16),
                             saturatingAdd(wide, 16 * prices.launch));
      energy.addCost(variable, Side::Wide, wide);
      energy.addCost(variable, Side::Narrow,
                     saturatingMultiply(read.elements, 2));
    }
    addCosts(stored, copies);
    narrowCopies.emplace_back(stored, copies.narrow);
  }
}

/// All of the loss is made of what is rounded, or nothing; but where one
/// contraction reads 16 bits and another one cannot, there is no choice left.
void StorageModel::tieLossTerms() {
  for (const LossTermReads::Group &group : lossTerms.getGroups()) {
    auto isRead = [&](bool wide) {
      return llvm::any_of(group.reads, [&](OpOperand *use) {
        NodeId node = function.getNode(use->getOwner());
        return node != FunctionPrecision::opaque &&
               function.isContraction(node) && keptWide.contains(node) == wide;
      });
    };
    if (isRead(/*wide=*/true) && isRead(/*wide=*/false))
      continue;
    SmallVector<Variable> tied;
    for (OpOperand *use : group.reads)
      if (std::optional<Variable> read = getRead(*use))
        tied.push_back(*read);
    for (Operation *op : group.movers)
      if (auto type = moved.find(op); type != moved.end())
        tied.push_back(type->second);
    energy.tie(tied);
  }
}

/// Whoever is no node reads what was there before.
void StorageModel::addOutside() {
  auto isHandedOn = [&](OpOperand &use) {
    auto id = carried.find(use);
    return id && carriedTypes[*id];
  };
  for (NodeId node = 1; node < function.getOps().size(); ++node) {
    for (Value result : function.getOps()[node]->getResults()) {
      if (!isPlannable(result))
        continue;
      for (OpOperand &use : result.getUses()) {
        if (function.getNode(use.getOwner()) != FunctionPrecision::opaque ||
            isHandedOn(use))
          continue;
        addReads(use);
        if (std::optional<Variable> read = getRead(use)) {
          requireWide(*read);
          wideReads.insert(&use);
        }
      }
    }
  }
}

StorageModel::StorageModel(const FunctionPrecision &function,
                           const MemoryGraph &memory, const ValueTrust &trust,
                           PolicyAttr policy, const StoragePrices &prices)
    : function(function), memory(memory), trust(trust),
      rules(function, trust, policy.getLevel()),
      exactReads(function, memory, trust, rules),
      lossTerms(function, memory, trust, rules),
      carried(function.getFunction()),
      gradientsWide(policy.getGradients() == GradientStorage::Wide),
      isCoarse(policy.getType().isBF16()), prices(prices),
      assumedPrice(prices.assumed ? policy.getRisk() : 0) {
  addCarried(policy.getType());
  for (NodeId node = 1; node < function.getOps().size(); ++node)
    addReadsOf(node);
  tieLossTerms();
  addOutside();
  addGiven();
  addCopies();
}
