//===- PromoteParameters.cpp - Masters of narrow parameters ---------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// From the next value back, what computes element by element in the narrow type
// is computed once more in f32: up to the parameter, whose master takes its
// place, and to gradients, of which the f32 value before their rounding is
// taken. The narrow ops serve whoever else reads them, or die.
//
//===----------------------------------------------------------------------===//

#include "PromoteParameters.h"

#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"
#include "mp/Interfaces/PrecisionOpInterface.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::mp;

static Type inF32(Type type) {
  return cast<ShapedType>(type).clone(Float32Type::get(type.getContext()));
}

/// Whether the op computes in the type of its result, element by element, and
/// would in any other.
static bool canWiden(Operation *op) {
  auto precise = dyn_cast<PrecisionOpInterface>(op);
  if (!precise || op->getNumResults() != 1 || op->getNumRegions() != 0 ||
      !op->hasTrait<OpTrait::Elementwise>() || isa<CastOp>(op))
    return false;
  PrecisionSpec spec = precise.getPrecisionSpec();
  auto follows = [](PortRole role) {
    return role == PortRole::Compute || role == PortRole::Follow ||
           role == PortRole::NotFloat;
  };
  for (unsigned i = 0; i < op->getNumOperands(); ++i)
    if (!follows(getOperandRole(op, spec, i)))
      return false;
  return !spec.accumulates && follows(getResultRole(op, spec, 0));
}

namespace {
/// Values of one step in f32.
class Widening {
public:
  /// `master` takes the place of `narrow`.
  void substitute(Value narrow, Value master) { wide[narrow] = master; }
  /// What `value` would be without the roundings of the update.
  Value get(Value value);
  /// Whether `value` is computed from the parameter element by element.
  bool reaches(Value value, Value parameter);

private:
  /// Whether an operand of what is in the type of `like` is still to be made.
  bool isOpen(Value value, Value like) const;
  /// Of operands that are made.
  Value make(Value value);

  llvm::DenseMap<Value, Value> wide;
};
} // namespace

bool Widening::isOpen(Value value, Value like) const {
  return getElementTypeOrSelf(value) == getElementTypeOrSelf(like) &&
         !wide.contains(value);
}

Value Widening::get(Value value) {
  SmallVector<Value> open;
  if (!wide.contains(value))
    open.push_back(value);
  while (!open.empty()) {
    Value next = open.back();
    size_t before = open.size();
    if (Operation *op = next.getDefiningOp(); op && canWiden(op))
      llvm::copy_if(op->getOperands(), std::back_inserter(open),
                    [&](Value operand) { return isOpen(operand, next); });
    if (open.size() != before)
      continue; // what it is made of comes first
    open.pop_back();
    if (!wide.contains(next))
      wide[next] = make(next);
  }
  return wide.lookup(value);
}

Value Widening::make(Value value) {
  Operation *op = value.getDefiningOp();
  auto cast = dyn_cast_if_present<CastOp>(op);
  if (cast && getElementTypeOrSelf(cast.getInput()).isF32())
    return cast.getInput();
  OpBuilder builder(value.getContext());
  builder.setInsertionPointAfterValue(value);
  if (!op || !canWiden(op))
    return CastOp::create(builder, value.getLoc(), inF32(value.getType()),
                          value);
  Operation *clone = builder.clone(*op);
  for (OpOperand &operand : clone->getOpOperands())
    if (getElementTypeOrSelf(operand.get()) == getElementTypeOrSelf(value))
      operand.set(wide.lookup(operand.get()));
  clone->getResult(0).setType(inF32(value.getType()));
  return clone->getResult(0);
}

bool Widening::reaches(Value value, Value parameter) {
  SmallVector<Value> open{value};
  llvm::DenseSet<Value> seen;
  while (!open.empty()) {
    Value next = open.pop_back_val();
    if (next == parameter)
      return true;
    Operation *op = next.getDefiningOp();
    if (op && canWiden(op) && seen.insert(next).second)
      llvm::append_range(open, op->getOperands());
  }
  return false;
}

/// The guard that keeps the parameter, and the value that it takes: null, and
/// the next value itself, where nothing guards.
static std::pair<GuardOp, Value> getUpdate(Value next) {
  auto guard = next.getDefiningOp<GuardOp>();
  if (!guard)
    return {nullptr, next};
  unsigned place = cast<OpResult>(next).getResultNumber();
  return {guard, guard.getBody().front().getTerminator()->getOperand(place)};
}

/// Makes the guard keep `master` or take `updated` where it kept the narrow
/// one. Returns its f32 result.
static Value guardMaster(GuardOp guard, Value next, Value master,
                         Value updated) {
  unsigned place = cast<OpResult>(next).getResultNumber();
  guard.getKeptMutable()[place].set(master);
  guard.getBody().front().getTerminator()->setOperand(place, updated);
  guard.getResult(place).setType(cast<RankedTensorType>(inF32(next.getType())));
  return guard.getResult(place);
}

/// Erases what made `value`, as far as nothing else reads it.
static void eraseDead(Value value) {
  SmallVector<Operation *> open{value.getDefiningOp()};
  while (!open.empty()) {
    Operation *op = open.pop_back_val();
    if (!op || !isOpTriviallyDead(op))
      continue;
    SmallVector<Value> operands(op->getOperands());
    op->erase();
    for (Value operand :
         llvm::SetVector<Value>(operands.begin(), operands.end()))
      open.push_back(operand.getDefiningOp());
  }
}

static LogicalResult promote(EntryFunction main, unsigned index) {
  BlockArgument narrow = main.getArgument(index);
  Location loc = narrow.getLoc();
  std::string name = main.getArgumentName(index);
  unsigned result = *main.getPair(index);
  Value next = main.getResult(result);

  FailureOr<InitFunction> init = InitFunction::getOrCreate(main);
  if (failed(init))
    return failure();
  FailureOr<Value> first = init->getValue(main, name);
  if (failed(first))
    return failure();
  std::string masterName = name + ".master";
  OpBuilder initBuilder = init->getBuilder();
  init->setFirstValue(
      masterName,
      CastOp::create(initBuilder, loc, inF32(narrow.getType()), *first));

  BlockArgument master = main.addArgument(inF32(narrow.getType()),
                                          Role::Parameter, masterName, loc);
  Widening widening;
  widening.substitute(narrow, master);
  auto [guard, update] = getUpdate(next);
  Value updated = widening.get(update);
  OpBuilder builder(main.getReturn());
  Value newMaster = guard ? guardMaster(guard, next, master, updated) : updated;
  Value copy = CastOp::create(builder, loc, narrow.getType(), newMaster);
  if (guard)
    newMaster.replaceUsesWithIf(copy, [&](OpOperand &use) {
      return use.getOwner() != copy.getDefiningOp();
    });
  main.setResult(result, copy);
  main.addNextValue(master, newMaster, Role::NewParameter);
  eraseDead(update);
  main.setArgumentRole(index, Role::WorkingCopy);
  main.setResultRole(result, Role::NewState);
  return success();
}

FailureOr<SmallVector<unsigned>> mp::promoteParameters(EntryFunction main,
                                                       bool bf16) {
  SmallVector<unsigned> promoted;
  for (unsigned index : main.getArgumentsWithRole(Role::Parameter)) {
    BlockArgument argument = main.getArgument(index);
    Type element = getElementTypeOrSelf(argument.getType());
    std::optional<unsigned> pair = main.getPair(index);
    if (!(element.isF16() || (bf16 && element.isBF16())) || !pair)
      continue;
    Value next = main.getResult(*pair);
    if (next == argument || next.getType() != argument.getType() ||
        !Widening().reaches(getUpdate(next).second, argument))
      continue;
    if (failed(promote(main, index)))
      return failure();
    promoted.push_back(index);
  }
  return promoted;
}
