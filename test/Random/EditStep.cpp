//===- EditStep.cpp - A step with a mistake anywhere ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// No op is looked at by name: what has two operands of a type, a number or a
// role has them whatever it is. What an edit leaves need not be valid.
//
//===----------------------------------------------------------------------===//

#include "Edits.h"
#include "Mutants.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/Utils/EntryFunction.h"

#include <limits>

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::random;

namespace {
class Editor {
public:
  Editor(func::FuncOp main, Choices &choices)
      : main(main), choices(choices), builder(main) {
    main.getBody().walk([&](Operation *op) {
      ops.push_back(op);
      for (OpOperand &operand : op->getOpOperands())
        operands.push_back(&operand);
    });
  }
  bool run();

private:
  bool exchange();
  bool replaceOperand();
  bool replaceOp();
  bool drop();
  bool changeNumber();
  bool changeRole();
  bool roundValue();
  bool narrowArgument();
  Attribute changed(Attribute attribute);
  APFloat changed(const APFloat &number);
  Type otherFloat() {
    return choices.of<Type>({builder.getF16Type(), builder.getBF16Type(),
                             builder.getF64Type(), builder.getF32Type()});
  }

  func::FuncOp main;
  Choices &choices;
  OpBuilder builder;
  SmallVector<Operation *> ops;
  SmallVector<OpOperand *> operands;
};
} // namespace

/// Two operands of one op.
bool Editor::exchange() {
  SmallVector<std::pair<OpOperand *, OpOperand *>> possible;
  for (Operation *op : ops)
    for (OpOperand &a : op->getOpOperands())
      for (OpOperand &b : op->getOpOperands())
        if (a.getOperandNumber() < b.getOperandNumber() && a.get() != b.get() &&
            a.get().getType() == b.get().getType())
          possible.emplace_back(&a, &b);
  if (possible.empty())
    return false;
  auto [a, b] = choices.in(possible);
  Value first = a->get(), second = b->get();
  a->set(second);
  b->set(first);
  return true;
}

bool Editor::replaceOperand() {
  if (operands.empty())
    return false;
  OpOperand *operand = choices.in(operands);
  SmallVector<Value> possible = findLike(*operand);
  if (possible.empty())
    return false;
  operand->set(choices.in(possible));
  return true;
}

static bool isAlike(Operation *a, Operation *b) {
  return a != b && a->getName() != b->getName() &&
         a->getOperandTypes() == b->getOperandTypes() &&
         a->getResultTypes() == b->getResultTypes();
}

/// By a copy of another op that takes and makes the same types.
bool Editor::replaceOp() {
  auto isPlain = [](Operation *op) {
    return op->getNumRegions() == 0 && op->getNumSuccessors() == 0 &&
           !op->hasTrait<OpTrait::IsTerminator>();
  };
  SmallVector<std::pair<Operation *, Operation *>> possible;
  for (Operation *a : ops)
    for (Operation *b : ops)
      if (isPlain(a) && isPlain(b) && isAlike(a, b))
        possible.emplace_back(a, b);
  if (possible.empty())
    return false;
  auto [op, model] = choices.in(possible);
  Operation *copy = model->clone();
  copy->setOperands(op->getOperands());
  copy->setLoc(op->getLoc());
  op->getBlock()->getOperations().insert(op->getIterator(), copy);
  op->replaceAllUsesWith(copy);
  op->erase();
  return true;
}

/// An op for one of its operands.
bool Editor::drop() {
  SmallVector<std::pair<OpResult, Value>> possible;
  for (Operation *op : ops)
    for (OpResult result : op->getResults())
      for (Value operand : op->getOperands())
        if (operand.getType() == result.getType())
          possible.emplace_back(result, operand);
  if (possible.empty())
    return false;
  auto [result, operand] = choices.in(possible);
  result.replaceAllUsesWith(operand);
  if (result.getOwner()->use_empty())
    result.getOwner()->erase();
  return true;
}

/// What rounds badly, overflows or is no number.
APFloat Editor::changed(const APFloat &number) {
  const llvm::fltSemantics &kind = number.getSemantics();
  switch (choices.below(7)) {
  case 0:
    return APFloat::getZero(kind, choices.chance(50));
  case 1:
    return APFloat::getLargest(kind, choices.chance(50));
  case 2:
    return APFloat::getSmallest(kind);
  case 3:
    return APFloat::getInf(kind, choices.chance(50));
  case 4:
    return APFloat::getNaN(kind);
  case 5:
    return -number;
  default: {
    APFloat other(choices.of({65504.0, 65520.0, 6.0e-8, 1.0e-20, 3.0, 256.0}));
    bool isInexact = false;
    other.convert(kind, APFloat::rmNearestTiesToEven, &isInexact);
    return other;
  }
  }
}

/// The attribute with another number in it; null of one without.
Attribute Editor::changed(Attribute attribute) {
  auto other = [&](int64_t number) {
    return choices.of<int64_t>({0, 1, -1, 2, number + 1, number - 1, -number,
                                int64_t(1) << 31,
                                std::numeric_limits<int64_t>::max()});
  };
  if (auto number = dyn_cast<IntegerAttr>(attribute)) {
    unsigned width = number.getValue().getBitWidth();
    int64_t old = width <= 64 ? number.getValue().getSExtValue() : 0;
    return IntegerAttr::get(number.getType(),
                            APInt(64, other(old)).sextOrTrunc(width));
  }
  if (auto number = dyn_cast<FloatAttr>(attribute))
    return FloatAttr::get(number.getType(), changed(number.getValue()));
  if (auto array = dyn_cast<DenseI64ArrayAttr>(attribute)) {
    SmallVector<int64_t> numbers(array.asArrayRef());
    unsigned kind = choices.below(numbers.empty() ? 1 : 3);
    if (kind == 0)
      numbers.push_back(other(0));
    else if (kind == 1)
      numbers.pop_back();
    else {
      int64_t &number = choices.in(numbers);
      number = other(number);
    }
    return DenseI64ArrayAttr::get(attribute.getContext(), numbers);
  }
  auto dense = dyn_cast<DenseFPElementsAttr>(attribute);
  if (!dense || dense.empty() || dense.size() > 10000)
    return nullptr;
  SmallVector<APFloat> numbers(dense.getValues<APFloat>());
  if (choices.chance(50))
    numbers = {changed(numbers.front())};
  else {
    APFloat &number = choices.in(numbers);
    number = changed(number);
  }
  return DenseElementsAttr::get(dense.getType(), numbers);
}

bool Editor::changeNumber() {
  Operation *op = choices.in(ops);
  SmallVector<NamedAttribute> attributes(op->getAttrs());
  // Of properties too.
  if (auto all =
          dyn_cast_or_null<DictionaryAttr>(op->getPropertiesAsAttribute()))
    llvm::append_range(attributes, all);
  if (attributes.empty())
    return false;
  NamedAttribute attribute = choices.in(attributes);
  Attribute other = changed(attribute.getValue());
  if (other)
    op->setAttr(attribute.getName(), other);
  return bool(other);
}

/// A role, a pair or a name: another one, or none.
bool Editor::changeRole() {
  bool ofResult = main.getNumResults() > 0 && choices.chance(40);
  unsigned count = ofResult ? main.getNumResults() : main.getNumArguments();
  if (count == 0)
    return false;
  unsigned index = choices.below(count);
  StringRef name = choices.of<StringRef>({"mp.role", "mp.pair", "mp.name"});
  Attribute value;
  if (name == "mp.role")
    value = RoleAttr::get(main.getContext(), static_cast<Role>(choices.below(
                                                 getMaxEnumValForRole() + 1)));
  else if (name == "mp.pair")
    value =
        builder.getI64IntegerAttr(choices.between(-1, main.getNumResults()));
  else
    value = builder.getStringAttr(choices.of<StringRef>({"", "w", "loss"}));
  bool isRemoved = choices.chance(20);
  if (ofResult && isRemoved)
    main.removeResultAttr(index, builder.getStringAttr(name));
  else if (ofResult)
    main.setResultAttr(index, name, value);
  else if (isRemoved)
    main.removeArgAttr(index, name);
  else
    main.setArgAttr(index, name, value);
  return true;
}

static RankedTensorType floatsOf(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && isa<FloatType>(type.getElementType()) ? type
                                                       : RankedTensorType();
}

/// What one op reads, in another type and back.
bool Editor::roundValue() {
  if (operands.empty())
    return false;
  OpOperand *operand = choices.in(operands);
  RankedTensorType type = floatsOf(operand->get());
  if (!type)
    return false;
  builder.setInsertionPoint(operand->getOwner());
  Location loc = operand->getOwner()->getLoc();
  auto other =
      CastOp::create(builder, loc, type.clone(otherFloat()), operand->get());
  operand->set(CastOp::create(builder, loc, type, other));
  return true;
}

/// An argument of another type, and the result that it becomes with it.
bool Editor::narrowArgument() {
  if (main.getNumArguments() == 0)
    return false;
  BlockArgument argument = choices.in(main.getArguments());
  RankedTensorType type = floatsOf(argument);
  if (!type)
    return false;
  Type other = type.clone(otherFloat());
  builder.setInsertionPointToStart(&main.front());
  argument.setType(cast<RankedTensorType>(other));
  auto cast = CastOp::create(builder, argument.getLoc(), type, argument);
  argument.replaceAllUsesExcept(cast, cast);
  Operation *end = main.front().getTerminator();
  auto pair =
      main.getArgAttrOfType<IntegerAttr>(argument.getArgNumber(), "mp.pair");
  if (pair && pair.getValue().ult(end->getNumOperands()) &&
      choices.chance(80)) {
    OpOperand &next = end->getOpOperand(pair.getInt());
    if (next.get().getType() == type) {
      builder.setInsertionPoint(end);
      next.set(CastOp::create(builder, end->getLoc(), other, next.get()));
    }
  }
  main.setType(builder.getFunctionType(main.front().getArgumentTypes(),
                                       end->getOperandTypes()));
  return true;
}

bool Editor::run() {
  if (ops.empty())
    return false;
  switch (choices.below(8)) {
  case 0:
    return exchange();
  case 1:
    return replaceOperand();
  case 2:
    return replaceOp();
  case 3:
    return drop();
  case 4:
    return changeNumber();
  case 5:
    return changeRole();
  case 6:
    return roundValue();
  default:
    return narrowArgument();
  }
}

bool random::editStep(ModuleOp module, Choices &choices) {
  FailureOr<EntryFunction> main = EntryFunction::find(module);
  return succeeded(main) && Editor(main->getFunction(), choices).run();
}
