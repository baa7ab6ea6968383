//===- MemoryBytes.cpp - What choices of types cost, counted again --------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MemoryBytes.h"

#include "mlir/IR/Matchers.h"
#include "mp/Analysis/Storage/StorageRules.h"
#include "mp/Dialect/MP/Utils/EntryFunction.h"
#include "mp/Interfaces/FusibleOpInterface.h"
#include "llvm/Support/ErrorHandling.h"

using namespace mlir;
using namespace mlir::mp;

/// In unit tests and in tools of tests alike, with assertions or without.
static void check(bool holds, const char *otherwise) {
  if (!holds)
    llvm::report_fatal_error(otherwise);
}

static bool isParameter(Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  if (!argument)
    return false;
  auto function =
      dyn_cast<FunctionOpInterface>(argument.getOwner()->getParentOp());
  return function &&
         parseRole(function.getArgAttr(argument.getArgNumber(), attr::role)) ==
             Role::Parameter;
}

//===----------------------------------------------------------------------===//
// Groups
//===----------------------------------------------------------------------===//

unsigned MemoryBytes::find(unsigned group) const {
  while (parents[group] != group)
    group = parents[group];
  return group;
}

void MemoryBytes::unite(unsigned a, unsigned b) {
  a = find(a);
  b = find(b);
  parents[b] = a;
  if (fixed[a] == Fixed::No)
    fixed[a] = fixed[b];
  else if (fixed[b] != Fixed::No)
    check(fixed[a] == fixed[b], "reads of one type are fixed to two");
}

//===----------------------------------------------------------------------===//
// What is carried
//===----------------------------------------------------------------------===//

void MemoryBytes::findCarried(FloatType low) {
  StorageRules rules(function, trust, PrecisionLevel::FewestBytes);
  for (const CarriedValue &value : carried.getAll()) {
    bool isFree = rules.mayCarry(value, low);
    for (Operation *update : value.updates)
      isFree &= !memory.isFused(update);
    for (Value name : value.names)
      isFree &= !trust.getState().weightGradients.contains(name);
    mayBeNarrow.push_back(isFree);
  }
}

/// All names of a stack are one value.
Value MemoryBytes::getStored(Value value) const {
  value = MemoryGraph::getStored(value);
  auto stack = carried.find(value);
  return stack && mayBeNarrow[*stack] ? carried.getAll()[*stack].names[0]
                                      : value;
}

bool MemoryBytes::isHandedOn(OpOperand &operand) const {
  auto stack = carried.find(operand);
  return stack && mayBeNarrow[*stack];
}

/// Whether something else becomes a carried value by this operand.
bool MemoryBytes::isGiven(OpOperand &operand) const {
  auto id = carried.find(operand);
  return id && llvm::is_contained(carried.getAll()[*id].given, &operand);
}

/// Whether a round computes with what the round before gave, and would see its
/// rounding.
bool MemoryBytes::isReadInRounds(OpOperand &operand) const {
  auto id = carried.find(MemoryGraph::getStored(operand.get()));
  if (!id || !mayBeNarrow[*id] || carried.getAll()[*id].isStack())
    return false;
  NodeId node = function.getNode(operand.getOwner());
  return !function.isContraction(node) && !isWrittenToPart(operand) &&
         carried.getAll()[*id].isInRounds(operand.getOwner());
}

//===----------------------------------------------------------------------===//
// Reads
//===----------------------------------------------------------------------===//

bool MemoryBytes::crossesMemory(OpOperand &operand) const {
  Value value = getStored(operand.get());
  if ((isHandedOn(operand) && !isGiven(operand)) || !getPlannableType(value) ||
      isNarrow(getPlannableType(value)) || matchPattern(value, m_Constant()))
    return false;
  Operation *reader = operand.getOwner(),
            *maker = operand.get().getDefiningOp();
  if (isRenaming(reader) && !memory.isFused(reader))
    return false;
  // The call that makes a product has its sums, and reads the other term.
  if (memory.isAddedInCall(reader)) {
    Operation *term = MemoryGraph::getStored(operand.get()).getDefiningOp();
    return memory.getKernels(term) != memory.getKernels(reader);
  }
  if (!maker || !memory.isFused(maker) || !memory.isFused(reader))
    return true;
  llvm::DenseSet<unsigned> makers(llvm::from_range, memory.getKernels(maker));
  return llvm::any_of(memory.getKernels(reader), [&](unsigned kernel) {
    return !makers.contains(kernel);
  });
}

/// Of a call that moves by indices only what it gives is read.
int64_t MemoryBytes::countRead(OpOperand &operand) const {
  Operation *op = operand.getOwner();
  auto elementsOf = [](Value value) {
    auto shaped = dyn_cast<ShapedType>(value.getType());
    return shaped ? shaped.getNumElements() : 1;
  };
  int64_t all = elementsOf(getStored(operand.get()));
  NodeId node = function.getNode(op);
  if (node == FunctionPrecision::opaque || memory.isFused(op) ||
      function.getSpec(node).operands[0] != PortRole::Follow ||
      op->getNumResults() != 1)
    return all;
  return std::min(all, elementsOf(op->getResult(0)));
}

void MemoryBytes::addReads(OpOperand &operand) {
  if (!crossesMemory(operand))
    return;
  Stored &stored = values[getStored(operand.get())];
  std::optional<unsigned> all;
  for (unsigned kernel : memory.getKernels(operand.getOwner())) {
    unsigned group = parents.size();
    auto [entry, isNew] = stored.readers.insert({kernel, Reader{group}});
    Reader &reader = entry->second;
    if (isNew) {
      parents.push_back(group);
      fixed.push_back(Fixed::No);
    }
    reader.elements = std::max(reader.elements, countRead(operand));
    if (all)
      unite(*all, reader.group);
    all = reader.group;
  }
  if (all)
    reads.push_back({&operand, *all});
}

//===----------------------------------------------------------------------===//
// What is fixed
//===----------------------------------------------------------------------===//

/// Also none of the names on the way to the memory says otherwise.
bool MemoryBytes::mayStore(Value value) const {
  Value stored = MemoryGraph::getStored(value);
  while (value != stored) {
    if (!trust.mayStore(value))
      return false;
    value = value.getDefiningOp()->getOperand(0);
  }
  return trust.mayStore(stored);
}

/// Whether a contraction writes the type that it reads.
bool MemoryBytes::hasOneType(NodeId node) const {
  return function.isContraction(node) &&
         function.getSpec(node).results[0] == PortRole::Compute;
}

/// Whether a contraction of class allow reads 16 bits.
bool MemoryBytes::mayContract(NodeId node) const {
  Operation *op = function.getOps()[node];
  if (function.getPin(node) == PinReason::Constant ||
      !trust.explainProduct(op).empty())
    return false;
  for (OpResult result : op->getResults())
    if (hasOneType(node) && !rules.mayRound(result))
      return false;
  for (Value value : op->getOperands()) {
    Value stored = MemoryGraph::getStored(value);
    if (!getPlannableType(stored))
      continue;
    for (; value != stored; value = value.getDefiningOp()->getOperand(0))
      if (!trust.mayContract(value, op))
        return false;
    if (!trust.mayContract(stored, op))
      return false;
  }
  return true;
}

/// Whether a gradient is made of another by this operand, which is none.
bool MemoryBytes::multipliesGradient(OpOperand &operand) const {
  const ValueSet &gradients = trust.getState().gradients;
  return !gradients.contains(MemoryGraph::getStored(operand.get())) &&
         llvm::any_of(operand.getOwner()->getResults(),
                      [&](Value result) { return gradients.contains(result); });
}

/// Whether a call makes a gradient that is rounded anyway: a sum of products,
/// or what a contraction reads of what the op adds up.
bool MemoryBytes::isRoundedByCall(NodeId node, Value stored) const {
  Operation *maker = stored.getDefiningOp();
  if (!maker || memory.isFused(maker) ||
      !trust.getState().gradients.contains(stored))
    return false;
  return memory.isAddedInCall(maker) ||
         (function.getSpec(node).accumulates &&
          llvm::any_of(reads, [&](const Read &read) {
            Operation *user = read.operand->getOwner();
            NodeId reader = function.getNode(user);
            return getStored(read.operand->get()) == stored &&
                   reader != FunctionPrecision::opaque &&
                   function.isContraction(reader) &&
                   rules.mayContract(stored, user);
          }));
}

/// Gradients that only become new state reach it unrounded; in bf16, whose
/// eight bits are few, so does all that only becomes results.
bool MemoryBytes::carriesWideGradient(OpOperand &operand) const {
  NodeId node = function.getNode(operand.getOwner());
  Value stored = getStored(operand.get());
  // A contraction of one type has rounded it.
  NodeId maker = stored.getDefiningOp()
                     ? function.getNode(stored.getDefiningOp())
                     : FunctionPrecision::opaque;
  if (maker != FunctionPrecision::opaque && hasOneType(maker) &&
      mayContract(maker))
    return false;
  auto stack = operand.getOwner()->getNumResults() == 1
                   ? carried.find(operand.getOwner()->getResult(0))
                   : std::nullopt;
  bool isUpdate = stack && mayBeNarrow[*stack];
  // The first op of an update, behind the sum that its gradient is.
  const StateValues &state = trust.getState();
  bool beginsUpdate =
      state.gradients.contains(stored) && !function.getSpec(node).accumulates &&
      llvm::any_of(operand.getOwner()->getResults(),
                   [&](Value result) { return state.state.contains(result); });
  return function.getGraph()[node].takesGradients || beginsUpdate ||
         (isBf16 && function.getPin(node) == PinReason::FeedsResults &&
          !isUpdate && !multipliesGradient(operand) &&
          !isRoundedByCall(node, stored)) ||
         trust.getState().weightGradients.contains(stored);
}

void MemoryBytes::fix(OpOperand &operand, unsigned group) {
  Operation *op = operand.getOwner();
  NodeId node = function.getNode(op);
  auto set = [&](Fixed side) {
    Fixed &known = fixed[find(group)];
    check(known == Fixed::No || known == side, "a read is fixed to two types");
    known = side;
  };
  if (node == FunctionPrecision::opaque && isHandedOn(operand)) {
    if (!mayStore(operand.get()))
      set(Fixed::Wide);
    return;
  }
  if (node == FunctionPrecision::opaque || isReadInRounds(operand))
    return set(Fixed::Wide);
  if (function.isContraction(node))
    return set(mayContract(node) ? Fixed::Narrow : Fixed::Wide);
  PortRole role =
      getOperandRole(op, function.getSpec(node), operand.getOperandNumber());
  bool isFused = memory.isFused(op);
  bool computes =
      !isFused && role == PortRole::Compute && !memory.isAddedInCall(op);
  // A kernel reads the parameter, whose copy is there for contractions.
  bool readsMaster = isFused && isParameter(getStored(operand.get()));
  if (role == PortRole::Keep || computes || readsMaster ||
      exactReads.contains(operand) || !mayStore(operand.get()) ||
      carriesWideGradient(operand))
    set(Fixed::Wide);
}

/// A call of a library that moves has one type, and one that adds.
void MemoryBytes::fixOp(Operation *op) {
  NodeId node = function.getNode(op);
  if (node == FunctionPrecision::opaque || memory.isFused(op) ||
      isRenaming(op) ||
      (function.getSpec(node).operands[0] != PortRole::Follow &&
       !memory.isAddedInCall(op)))
    return;
  bool mayMove = llvm::all_of(
      op->getResults(), [&](Value result) { return trust.mayStore(result); });
  std::optional<unsigned> all;
  for (const Read &read : reads) {
    if (read.operand->getOwner() != op)
      continue;
    if (!mayMove)
      fixed[find(read.group)] = Fixed::Wide;
    else if (all)
      unite(*all, read.group);
    all = read.group;
  }
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

bool MemoryBytes::becomes(OpOperand &operand, unsigned id) const {
  const CarriedValue &value = carried.getAll()[id];
  return llvm::is_contained(value.given, &operand) ||
         llvm::is_contained(value.updates, operand.getOwner());
}

void MemoryBytes::findMaker(Value value, Stored &stored) const {
  auto shaped = dyn_cast<ShapedType>(value.getType());
  stored.elements = shaped ? shaped.getNumElements() : 1;
  if (auto stack = carried.find(value); stack && mayBeNarrow[*stack]) {
    stored.maker = Maker::Stack;
    for (const Read &read : reads)
      if (becomes(*read.operand, *stack))
        stored.moved = read.group;
    return;
  }
  stored.maker = Maker::Wide;
  Operation *op = value.getDefiningOp();
  if (isParameter(value))
    stored.maker = Maker::Parameter;
  if (!op)
    return;
  NodeId node = function.getNode(op);
  if (memory.isFused(op)) {
    stored.maker = memory.writesCopies(op) ? Maker::Kernel : Maker::Library;
  } else if (node != FunctionPrecision::opaque) {
    PortRole role = function.getSpec(node).results[0];
    if (role == PortRole::Store)
      stored.maker = Maker::Library;
    if (role != PortRole::Follow && !hasOneType(node) &&
        !memory.isAddedInCall(op))
      return;
    stored.maker = Maker::Move;
    if (hasOneType(node) || llvm::all_of(op->getResults(), [&](Value other) {
          return trust.mayStore(other);
        }))
      for (const Read &read : reads)
        if (read.operand->getOwner() == op)
          stored.moved = read.group;
  }
}

MemoryBytes::MemoryBytes(const FunctionPrecision &function,
                         const MemoryGraph &memory, const ValueTrust &trust,
                         FloatType low)
    : function(function), memory(memory), trust(trust),
      rules(function, trust, PrecisionLevel::FewestBytes),
      exactReads(function, memory, trust, rules), isBf16(low.isBF16()),
      carried(function.getFunction()) {
  findCarried(low);
  function.getFunction()->walk([&](Operation *op) {
    if (op == function.getFunction())
      return;
    for (OpOperand &operand : op->getOpOperands())
      addReads(operand);
  });
  for (const Read &read : reads)
    fix(*read.operand, read.group);
  function.getFunction()->walk([&](Operation *op) { fixOp(op); });
  // All that becomes a carried value has its type.
  for (unsigned id = 0; id < mayBeNarrow.size(); ++id) {
    std::optional<unsigned> all;
    for (const Read &read : reads) {
      if (!mayBeNarrow[id] || !becomes(*read.operand, id))
        continue;
      if (all)
        unite(*all, read.group);
      all = read.group;
    }
  }
  for (auto &[value, stored] : values)
    findMaker(value, stored);
  for (unsigned group = 0; group < parents.size(); ++group)
    if (find(group) == group && fixed[group] == Fixed::No)
      free.push_back(group);
}
