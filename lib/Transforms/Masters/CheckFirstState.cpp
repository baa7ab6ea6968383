//===- CheckFirstState.cpp - State begins unrounded -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A master, or an average of masters, that begins with a rounded number is off
// by half a unit of 16 bits, which many updates do not make up for.
//
//===----------------------------------------------------------------------===//

#include "CheckStatePaths.h"

#include "mlir/IR/TypeUtilities.h"
#include "mp/Analysis/State/StatePath.h"
#include "mp/Dialect/MP/IR/MPDialect.h"
#include "mp/Dialect/MP/Utils/PortNames.h"
#include "mp/Support/Messages.h"
#include "mp/Support/OpPath.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::mp;

static FloatType getFloat(Value value) {
  return dyn_cast<FloatType>(getElementTypeOrSelf(value.getType()));
}

/// `@init`, if there is one of one block.
static func::FuncOp findInit(EntryFunction main) {
  auto module = main.getFunction()->getParentOfType<ModuleOp>();
  auto init = module.lookupSymbol<func::FuncOp>(InitFunction::symbol);
  return init && init.getBody().hasOneBlock() ? init : func::FuncOp();
}

llvm::BitVector mp::findGivenCopies(EntryFunction main) {
  llvm::BitVector given(main.getNumArguments());
  PortNames made = PortNames::ofResults(findInit(main));
  for (unsigned copy : main.getArgumentsWithRole(Role::WorkingCopy))
    given[copy] = !made.find(main.getArgumentName(copy));
  return given;
}

namespace {
/// Follows what `@init` returns back to where it was rounded.
class FirstValue {
public:
  FirstValue(EntryFunction main, func::FuncOp init)
      : main(main), init(init), arguments(PortNames::ofArguments(main)),
        givenCopies(findGivenCopies(main)) {}
  LogicalResult check(unsigned argument, Value first);

private:
  bool isNarrow(Value value);
  void addSources(Operation *op);

  EntryFunction main;
  func::FuncOp init;
  PortNames arguments;
  llvm::BitVector givenCopies;
  /// What was come by, and the op that reads it.
  llvm::MapVector<Value, Operation *> readers;
};
} // namespace

/// Rounded here, or a copy beside a master of its own.
bool FirstValue::isNarrow(Value value) {
  if (!getFloat(value) || getFloat(value).getWidth() >= 32)
    return false;
  auto argument = dyn_cast<BlockArgument>(value);
  if (!argument)
    return llvm::any_of(value.getDefiningOp()->getOperands(), [&](Value from) {
      return getFloat(from) &&
             getFloat(from).getWidth() > getFloat(value).getWidth();
    });
  std::optional<unsigned> copy = arguments.find(
      init.getArgAttrOfType<StringAttr>(argument.getArgNumber(), attr::name));
  return copy && main.getArgumentRole(*copy) == Role::WorkingCopy &&
         !givenCopies[*copy];
}

void FirstValue::addSources(Operation *op) {
  for (Value operand : op->getOperands())
    readers.try_emplace(operand, op);
}

LogicalResult FirstValue::check(unsigned argument, Value first) {
  readers.clear();
  readers.try_emplace(first, nullptr);
  for (size_t next = 0; next < readers.size(); ++next) {
    Value value = std::next(readers.begin(), next)->first;
    if (!isNarrow(value)) {
      if (Operation *op = value.getDefiningOp())
        addSources(op);
      continue;
    }
    SmallVector<Operation *> way;
    for (Operation *op = readers.lookup(value); op;
         op = readers.lookup(op->getResult(0)))
      way.push_back(op);
    std::reverse(way.begin(), way.end());
    auto error = emitError(main.getArgument(argument).getLoc())
                 << "argument '" << main.getArgumentName(argument)
                 << "' gets a first value from '@init' that is rounded to "
                 << textOf(getFloat(value)) << tellOps(way);
    error.attachNote(value.getLoc()) << "rounded here";
    return failure();
  }
  return success();
}

LogicalResult mp::checkFirstState(EntryFunction main) {
  func::FuncOp init = findInit(main);
  if (!init)
    return success();
  Operation *end = init.getBody().front().getTerminator();
  PortNames made = PortNames::ofResults(init);
  FirstValue values(main, init);
  for (unsigned index = 0; index < main.getNumArguments(); ++index) {
    if (!isWideState(main, index))
      continue;
    std::optional<unsigned> first = made.find(main.getArgumentName(index));
    if (first && failed(values.check(index, end->getOperand(*first))))
      return failure();
  }
  return success();
}
