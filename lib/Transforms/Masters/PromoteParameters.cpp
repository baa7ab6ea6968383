//===- PromoteParameters.cpp - Masters of narrow parameters ---------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// From the next value back, what computes element by element in the narrow type
// is computed once more in f32: up to the parameter, whose master takes its
// place, and to gradients, of which the f32 value before their rounding is
// taken. An author who computes the update in f32 widens the parameter first:
// from there on all is computed once more of the master, too. The old ops serve
// whoever else reads them, or die.
//
//===----------------------------------------------------------------------===//

#include "PromoteParameters.h"

#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"
#include "mp/Interfaces/PrecisionOpInterface.h"
#include "mp/Support/ValueMap.h"
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

static bool isF32(Value value) { return getElementTypeOrSelf(value).isF32(); }

/// The f32 value that `value` is the rounding of, or the rounded one that it
/// widens; null where it is neither.
static Value getBeforeCast(Value value) {
  auto cast = value.getDefiningOp<CastOp>();
  return cast && isF32(value) != isF32(cast.getInput()) ? cast.getInput()
                                                        : Value();
}

namespace {
/// Values of one step in f32.
class Widening {
public:
  /// `master` takes the place of `narrow`.
  Widening(Value narrow, Value master = {});
  /// Whether `value` is computed from the parameter element by element, in its
  /// type or in f32.
  bool reaches(Value value);
  /// What `value`, which reaches the parameter, would be without the roundings
  /// of the update.
  Value get(Value value);

private:
  /// What `value` is computed of, element by element; none of it where another
  /// op makes it.
  SmallVector<Value> getSources(Value value) const;
  /// The sources that are computed in f32 before `value` is. An f32 value that
  /// is not made of the parameter stays as it is.
  SmallVector<Value> getOpen(Value value) const;
  /// Of sources that are made.
  Value make(Value value) const;

  Value narrow;
  ValueMap<Value> wide;
  /// What is on the way from the parameter to the values asked for.
  ValueSet between;
};
} // namespace

Widening::Widening(Value narrow, Value master) : narrow(narrow) {
  between.insert(narrow);
  if (master)
    wide[narrow] = master;
}

SmallVector<Value> Widening::getSources(Value value) const {
  if (Value before = getBeforeCast(value))
    return {before};
  Operation *op = value.getDefiningOp();
  if (!op || !canWiden(op))
    return {};
  return llvm::filter_to_vector(op->getOperands(), [&](Value operand) {
    return getElementTypeOrSelf(operand) == getElementTypeOrSelf(value);
  });
}

bool Widening::reaches(Value value) {
  SmallVector<Value> open{value};
  ValueSet seen;
  while (!open.empty()) {
    Value next = open.back();
    SmallVector<Value> sources = getSources(next);
    if (seen.insert(next).second) {
      llvm::append_range(open, sources);
      continue; // what it is made of comes first
    }
    open.pop_back();
    if (llvm::any_of(sources, [&](Value v) { return between.contains(v); }))
      between.insert(next);
  }
  return between.contains(value);
}

SmallVector<Value> Widening::getOpen(Value value) const {
  if (isF32(value) && !between.contains(value))
    return {};
  return llvm::filter_to_vector(
      getSources(value), [&](Value source) { return !wide.contains(source); });
}

Value Widening::get(Value value) {
  SmallVector<Value> open{value};
  while (!open.empty()) {
    Value next = open.back();
    SmallVector<Value> before = getOpen(next);
    if (!wide.contains(next) && !before.empty()) {
      llvm::append_range(open, before);
      continue;
    }
    open.pop_back();
    if (!wide.contains(next))
      wide[next] = make(next);
  }
  return wide.lookup(value);
}

Value Widening::make(Value value) const {
  if (isF32(value) && !between.contains(value))
    return value;
  if (Value before = getBeforeCast(value))
    return wide.lookup(before);
  OpBuilder builder(value.getContext());
  builder.setInsertionPointAfterValue(value);
  SmallVector<Value> sources = getSources(value);
  if (sources.empty())
    return CastOp::create(builder, value.getLoc(), inF32(value.getType()),
                          value);
  Operation *clone = builder.clone(*value.getDefiningOp());
  for (OpOperand &operand : clone->getOpOperands())
    if (llvm::is_contained(sources, operand.get()))
      operand.set(wide.lookup(operand.get()));
  clone->getResult(0).setType(cast<ShapedType>(inF32(value.getType())));
  return clone->getResult(0);
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
  auto [guard, update] = getUpdate(next);
  Widening widening(narrow, master);
  widening.reaches(update);
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
  // What else reads it has the author's rounding.
  if (Operation *maker = update.getDefiningOp())
    maker->setDiscardableAttr(attr::givenTypes, builder.getUnitAttr());
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
        !Widening(argument).reaches(getUpdate(next).second))
      continue;
    if (failed(promote(main, index)))
      return failure();
    promoted.push_back(index);
  }
  return promoted;
}
