//===- StoragePlan.cpp - The cheapest types of values in memory -----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// From the minimum cut to the types of ops. An op reads what its kernel reads,
// or what the kernel computed, unrounded. Moves keep 16 bits that they read; an
// op that computes widens them. A result is of 16 bits where all its readers
// read those; where some do, they read a cast of it, which the kernel that
// makes the value absorbs.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Storage/StoragePlan.h"

#include "LossTermReads.h"
#include "StorageModel.h"
#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Interfaces/FusibleOpInterface.h"

using namespace mlir;
using namespace mlir::mp;

namespace {
/// Reads the solution off, op by op.
class TypeReader {
public:
  using NodeId = PrecisionGraph::NodeId;

  TypeReader(const FunctionPrecision &function, const MemoryGraph &memory,
             const StorageModel &model, const BinaryEnergy::Solution &solution)
      : function(function), memory(memory), model(model), solution(solution),
        renamed(function.getOps().size()), narrow(function.getOps().size()) {
    findRenamed();
    findTerms();
    findNarrow();
  }

  /// Whether the op reads the operand as 16 bits.
  bool reads(OpOperand &operand) const;
  /// Whether the op works on 16 bits: contractions, and moves of nothing else.
  bool isNarrowOp(NodeId node) const { return narrow.test(node); }
  bool writes(OpResult result) const;

private:
  void findRenamed();
  void findNarrow();
  void findTerms();
  bool isAlias(NodeId node) const {
    Operation *op = function.getOps()[node];
    return isRenaming(op) && !memory.isFused(op);
  }

  const FunctionPrecision &function;
  const MemoryGraph &memory;
  const StorageModel &model;
  const BinaryEnergy::Solution &solution;
  /// Ops that only rename, all of whose readers read 16 bits.
  llvm::BitVector renamed;
  llvm::BitVector narrow;
  /// Terms of the loss that are taken from what is made of the same value.
  llvm::SmallPtrSet<OpOperand *, 4> terms;
};
} // namespace

bool TypeReader::reads(OpOperand &operand) const {
  if (std::optional<BinaryEnergy::Variable> read = model.getRead(operand))
    return solution[*read] == Side::Narrow;
  if (memory.isAddedInCall(operand.getOwner())) // the sums of a product
    return false;
  NodeId node = function.getNode(operand.getOwner());
  if (node == FunctionPrecision::opaque)
    return false;
  if (isAlias(node))
    return renamed.test(node);
  if (terms.contains(&operand))
    return true;
  Operation *producer = operand.get().getDefiningOp();
  return producer && narrow.test(function.getNode(producer)) &&
         memory.staysInside(operand);
}

/// Backwards, so that readers come first.
void TypeReader::findRenamed() {
  for (NodeId node = function.getOps().size() - 1; node > 0; --node) {
    Operation *op = function.getOps()[node];
    if (!isAlias(node) || op->use_empty())
      continue;
    FloatType type = getPlannableType(op->getOperand(0));
    if (type && !isNarrow(type) &&
        llvm::all_of(op->getUses(), [&](OpOperand &use) { return reads(use); }))
      renamed.set(node);
  }
}

/// A kernel that makes a value, and a term of the loss of it, rounds it for the
/// term where all the others are made of what is rounded.
void TypeReader::findTerms() {
  const StateValues &state = model.getTrust().getState();
  auto isBackward = [&](OpOperand &use) {
    return llvm::any_of(use.getOwner()->getResults(), [&](Value result) {
      return state.gradients.contains(result);
    });
  };
  for (NodeId node = 1; node < function.getOps().size(); ++node)
    for (Value result : function.getOps()[node]->getResults()) {
      SmallVector<OpOperand *, 2> own;
      bool any = false, all = isPlannable(result) && !result.hasOneUse();
      for (OpOperand &use : result.getUses()) {
        if (!all || isBackward(use))
          continue;
        if (memory.staysInside(use) &&
            readsLossTerm(use, function, model.getTrust()))
          own.push_back(&use);
        else
          (reads(use) ? any : all) = reads(use);
      }
      if (any && all)
        terms.insert_range(own);
    }
}

/// Forwards, so that what a kernel has moved is known to its readers.
void TypeReader::findNarrow() {
  for (NodeId node = 1; node < function.getOps().size(); ++node) {
    Operation *op = function.getOps()[node];
    const PrecisionSpec &spec = function.getSpec(node);
    bool moves = spec.operands[0] == PortRole::Follow;
    // What is denied carries on what was rounded, and rounds nothing itself:
    // neither sums nor constants.
    bool isDenied = function.getClass(node).opClass == OpClass::Deny;
    if (isDenied ? !spec.onlyMoves() : !moves && !function.isContraction(node))
      continue;
    bool any = false, all = true;
    for (OpOperand &operand : op->getOpOperands()) {
      PortRole role = getOperandRole(op, spec, operand.getOperandNumber());
      if (role == PortRole::NotFloat || role == PortRole::Keep)
        continue;
      if (isConstant(MemoryGraph::getStored(operand.get())))
        all &= !isDenied;
      else
        (reads(operand) ? any : all) = reads(operand);
    }
    // A constant that the type does not hold pins what reads it.
    if (any && all && function.getPin(node) != PinReason::Constant)
      narrow.set(node);
  }
}

bool TypeReader::writes(OpResult result) const {
  NodeId node = function.getNode(result.getOwner());
  FloatType type = getPlannableType(result);
  if (!type || isNarrow(type))
    return false;
  PortRole role = function.getSpec(node).results[0];
  if (memory.isAddedInCall(result.getOwner()))
    return solution[model.getTypeOf(result.getOwner())] == Side::Narrow;
  if (role == PortRole::Follow && narrow.test(node))
    return true;
  if (role == PortRole::Compute && function.isContraction(node))
    return narrow.test(node);
  if (model.getRules().writesWide() && function.isContraction(node))
    return false;
  return !result.use_empty() &&
         llvm::all_of(result.getUses(),
                      [&](OpOperand &use) { return reads(use); });
}

StoragePlan::StoragePlan(const FunctionPrecision &function,
                         const MemoryGraph &memory, const ValueTrust &trust,
                         PolicyAttr policy)
    : function(function), low(policy.getType()),
      narrowReads(function.getOps().size()),
      narrowResults(function.getOps().size()),
      narrowArithmetic(function.getOps().size()) {
  StorageModel model(function, memory, trust, policy);
  keptWide = model.getKeptWide();
  obstacles = model.getObstacles();
  wideReads = model.getWideReads();
  auto solved = model.getEnergy().solve();
  auto *solution = std::get_if<BinaryEnergy::Solution>(&solved);
  if (!solution) // everything stays f32; requirements of one side only
    return;
  bytes = solution->energy;
  carried = model.getCarried();
  narrowCarried.resize(carried.getAll().size());
  for (unsigned stack = 0; stack < narrowCarried.size(); ++stack)
    if (auto type = model.getType(stack))
      narrowCarried[stack] = (*solution)[*type] == Side::Narrow;
  findRegionTypes();
  TypeReader types(function, memory, model, *solution);
  for (NodeId node = 1; node < function.getOps().size(); ++node) {
    Operation *op = function.getOps()[node];
    bool isGiven = function.getPin(node) == PinReason::AlreadyNarrow;
    narrowReads[node].resize(op->getNumOperands());
    narrowResults[node].resize(op->getNumResults());
    if (isGiven)
      continue;
    for (OpOperand &operand : op->getOpOperands())
      narrowReads[node][operand.getOperandNumber()] = types.reads(operand);
    for (OpResult result : op->getResults())
      narrowResults[node][result.getResultNumber()] = types.writes(result);
    narrowArithmetic[node] = types.isNarrowOp(node);
  }
}

StringRef StoragePlan::getKeptWide(NodeId node) const {
  auto found = keptWide.find(node);
  return found == keptWide.end() ? StringRef() : StringRef(found->second);
}

const CarriedValue *StoragePlan::getCarriedValue(Value name) const {
  std::optional<CarriedValues::ValueId> stack = carried.find(name);
  return stack ? &carried.getAll()[*stack] : nullptr;
}

/// Behind what only renames it, too, and under all names of what is carried.
/// Whether `a` stands before `b` in the text, or around it.
static bool isBefore(Operation *a, Operation *b) {
  Region *region = a->getParentRegion();
  while (!region->findAncestorOpInRegion(*b))
    region = region->getParentRegion();
  Operation *first = region->findAncestorOpInRegion(*a);
  Operation *second = region->findAncestorOpInRegion(*b);
  if (first != second)
    return first->getBlock() == second->getBlock() &&
           first->isBeforeInBlock(second);
  if (first == a || first == b)
    return first == a && first != b;
  // In two regions of one op.
  for (Region &inner : first->getRegions())
    if (inner.findAncestorOpInRegion(*a) || inner.findAncestorOpInRegion(*b))
      return inner.findAncestorOpInRegion(*a) != nullptr;
  return false;
}

/// The order of uses is another one in a copy of the step, so the first reader
/// is the one that stands first.
Operation *StoragePlan::findWideReader(OpResult result) const {
  Operation *reader = nullptr;
  SmallVector<Value> pending = {result};
  if (const CarriedValue *value = getCarriedValue(result))
    llvm::append_range(pending, value->names);
  while (!pending.empty()) {
    for (OpOperand &use : pending.pop_back_val().getUses()) {
      if (carried.find(use))
        continue;
      Operation *owner = use.getOwner();
      if (wideReads.contains(&use) && (!reader || isBefore(owner, reader)))
        reader = owner;
      if (isRenaming(owner))
        pending.push_back(owner->getResult(0));
    }
  }
  return reader;
}

FloatType StoragePlan::getCarried(Value name) const {
  std::optional<CarriedValues::ValueId> stack = carried.find(name);
  return stack && narrowCarried.test(*stack) ? low : FloatType();
}

FloatType StoragePlan::getCarried(OpOperand &operand) const {
  std::optional<CarriedValues::ValueId> stack = carried.find(operand);
  return stack && narrowCarried.test(*stack) ? low : FloatType();
}

/// Arguments of regions and operands of terminators follow from what the op
/// reads and gives.
void StoragePlan::findRegionTypes() {
  llvm::SetVector<Operation *> ops;
  for (auto [id, stack] : llvm::enumerate(carried.getAll())) {
    if (!narrowCarried.test(id))
      continue;
    for (Value name : stack.names)
      if (Operation *op = name.getParentBlock()->getParentOp();
          isa<BlockArgument>(name))
        ops.insert(op);
      else if (Operation *op = name.getDefiningOp(); op->getNumRegions() != 0)
        ops.insert(op);
  }
  for (Operation *op : ops) {
    auto typeOf = [&](FloatType carried, Value value) -> Type {
      if (!isPlannable(value))
        return NoneType::get(op->getContext());
      return carried ? carried : getPlannableType(value);
    };
    SmallVector<Type> operands, results;
    for (OpOperand &operand : op->getOpOperands())
      operands.push_back(typeOf(getCarried(operand), operand.get()));
    for (OpResult result : op->getResults())
      results.push_back(typeOf(getCarried(Value(result)), result));
    regionTypes.emplace_back(
        op,
        PrecisionAttr::get(op->getContext(), Float32Type::get(op->getContext()),
                           operands, results));
  }
}

bool StoragePlan::isNarrow(NodeId node) const {
  return narrowReads[node].any() || narrowResults[node].any();
}

PrecisionAttr StoragePlan::getTypes(NodeId node) const {
  if (!isNarrow(node))
    return {};
  Operation *op = function.getOps()[node];
  const PrecisionSpec &spec = function.getSpec(node);
  MLIRContext *context = op->getContext();
  bool isNarrowOp = narrowArithmetic[node];
  auto typeOf = [&](PortRole role, Value value, bool isLow) -> Type {
    if (role == PortRole::NotFloat)
      return NoneType::get(context);
    bool isKept =
        role == PortRole::Keep || mp::isNarrow(getPlannableType(value));
    return isLow && !isKept ? low : getPlannableType(value);
  };
  SmallVector<Type> operands, results;
  for (OpOperand &operand : op->getOpOperands()) {
    unsigned index = operand.getOperandNumber();
    bool isLow =
        narrowReads[node][index] ||
        (isNarrowOp && isConstant(MemoryGraph::getStored(operand.get())));
    operands.push_back(
        typeOf(getOperandRole(op, spec, index), operand.get(), isLow));
  }
  for (OpResult result : op->getResults())
    results.push_back(typeOf(getResultRole(op, spec, result.getResultNumber()),
                             result,
                             narrowResults[node][result.getResultNumber()]));
  FloatType compute = isNarrowOp ? low : Float32Type::get(context);
  return PrecisionAttr::get(context, compute, operands, results);
}
