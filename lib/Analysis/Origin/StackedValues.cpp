//===- StackedValues.cpp - What rounds of a loop store for another one ----===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Layers that are scanned keep for their gradients what each computed, in
// stacks that the backward loop reads round by round. What an element of one is
// made of is what one place in the first loop stores.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Origin/ValueOrigin.h"

#include "mp/Analysis/Origin/CarriedValues.h"
#include "mp/Analysis/Range/Spread.h"
#include "mp/Interfaces/PrecisionOpInterface.h"
#include "mp/Interfaces/RegionFlow.h"

using namespace mlir;
using namespace mlir::mp;

/// Names of one stack, in loops within loops, before the search is given up.
static constexpr unsigned mostNames = 32;

/// What each edge of the control flow hands on as the value; nothing if that is
/// not known.
static SmallVector<Value> getHandedOn(Value name) {
  Operation *op = name.getDefiningOp();
  if (!op)
    op = cast<BlockArgument>(name).getOwner()->getParentOp();
  SmallVector<Value> sources;
  if (std::optional<RegionFlow> flow = RegionFlow::get(op))
    for (const RegionJoin &join : flow->joins)
      if (llvm::is_contained(join.inputs, name))
        for (OpOperand *source : join.sources)
          sources.push_back(source->get());
  return sources;
}

/// What the op writes into a part of its first operand; null if it does not.
static Value getWritten(Operation *op) {
  for (OpOperand &operand : op->getOpOperands())
    if (isPlannable(operand.get()) && isWrittenToPart(operand))
      return operand.get();
  return {};
}

/// What rounds stored, and the ops that read it back and write it.
static Value findStacked(Value value, SmallVectorImpl<Operation *> &path) {
  Operation *op = value.getDefiningOp();
  for (; op && op->getNumRegions() == 0; op = value.getDefiningOp()) {
    SmallVector<Value> data = getData(op);
    if (data.size() != 1 || !getSpec(op).onlyMoves())
      return {};
    path.push_back(op);
    value = data[0];
  }
  llvm::SmallSetVector<Value, 16> names;
  names.insert(value);
  Value stored;
  for (unsigned i = 0; i < names.size(); ++i) {
    op = names[i].getDefiningOp();
    if (names.size() > mostNames)
      return {};
    if (!op || op->getNumRegions() != 0) {
      SmallVector<Value> sources = getHandedOn(names[i]);
      if (sources.empty())
        return {};
      names.insert_range(sources);
    } else if (Value written = getWritten(op)) {
      if (stored && stored != written)
        return {};
      if (!stored)
        path.push_back(op);
      stored = written;
      names.insert(op->getOperand(0));
    } else if (!isConstant(getSource(names[i]))) {
      return {}; // not empty before
    }
  }
  return stored;
}

Value mp::findStacked(Value value) {
  SmallVector<Operation *> path;
  return ::findStacked(value, path);
}

/// Whether two ops do the same at the same places, each to its own data.
static bool actAlike(Operation *a, Operation *b) {
  if (a->getName() != b->getName() ||
      a->getAttrDictionary() != b->getAttrDictionary() ||
      a->getResultTypes() != b->getResultTypes() ||
      a->getNumOperands() != b->getNumOperands())
    return false;
  return llvm::all_of(
      llvm::zip(a->getOperands(), b->getOperands()), [](auto operands) {
        auto [one, other] = operands;
        return one == other || (isPlannable(one) && isPlannable(other));
      });
}

bool mp::areStackedAlike(Value a, Value b) {
  SmallVector<Operation *> pathOfA, pathOfB;
  Value storedA = ::findStacked(a, pathOfA),
        storedB = ::findStacked(b, pathOfB);
  return storedA && storedB && pathOfA.size() == pathOfB.size() &&
         llvm::all_of(llvm::zip(pathOfA, pathOfB),
                      [](auto ops) {
                        return actAlike(std::get<0>(ops), std::get<1>(ops));
                      }) &&
         Spread::of(storedA).origin().places ==
             Spread::of(storedB).origin().places;
}
