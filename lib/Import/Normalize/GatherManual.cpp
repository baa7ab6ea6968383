//===- GatherManual.cpp - From parts of a step to the step of a device ----===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A shard_map around the loss or the gradients leaves the update outside, and
// one that is differentiated is two. What each device has whole it can as well
// compute itself: ops on such values go into the computation of each device,
// and a value that one computation gives and another one takes in the same
// parts stays on its device. What lies in the same parts is combined in these,
// element by element, as a sharded update does, and its sums are summed.
// Anything else, such as a product of values that lie in parts, leaves the step
// as it was.
//
//===----------------------------------------------------------------------===//

#include "LocalShapes.h"
#include "PartDims.h"
#include "PartGatherer.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::hlo;

StringAttr PartGatherer::print(ValueRange values) const {
  std::string text = "sharding_per_value<[";
  for (auto [i, value] : llvm::enumerate(values)) {
    std::string sharding = places.lookup(value).sharding;
    text += (i ? ", " : "") + sharding.substr(StringRef("sharding").size());
  }
  return StringAttr::get(axes.getContext(), text + "]>");
}

void PartGatherer::inlineManual(Operation *op) {
  Block &inner = op->getRegion(0).front();
  for (auto [operand, argument] :
       llvm::zip_equal(op->getOperands(), inner.getArguments()))
    argument.replaceAllUsesWith(isSplat(operand)
                                    ? makeSplat(operand, argument.getType(), op)
                                    : operand);
  Operation *last = &inner.back();
  for (auto [result, value] :
       llvm::zip_equal(op->getResults(), last->getOperands()))
    result.replaceAllUsesWith(value);
  last->erase();
  op->getBlock()->getOperations().splice(op->getIterator(),
                                         inner.getOperations());
  op->erase();
}

/// Each device has its parts of what the op reads.
void PartGatherer::writeInParts(Operation *op) {
  Place made = places.lookup(op->getResult(0));
  for (OpOperand &operand : op->getOpOperands()) {
    Type local = withElementOf(made.local, operand.get());
    if (operand.get().getType() != local && !isScalar(operand.get()))
      operand.set(makeSplat(operand.get(), local, op));
  }
  op->getResult(0).setType(made.local);
}

/// What it says of the axes of the step is said of arguments and results.
void PartGatherer::writeConstraint(Operation *op) {
  auto said = op->getAttrOfType<StringAttr>("sharding");
  std::string others = isPartial ? restrictToOthers(said, axes) : std::string();
  StringRef text = others;
  if (text.contains('"') && !text.contains("unreduced"))
    return op->setAttr("sharding", StringAttr::get(op->getContext(), text));
  op->getResult(0).replaceAllUsesWith(op->getOperand(0));
  op->erase();
}

/// Each device has its parts of what is combined.
void PartGatherer::writeReduced(Operation *op) {
  Value result = op->getResult(0);
  result.setType(places.lookup(result).local);
  if (Attribute groups = reduced.lookup(op))
    combineGroups(result, getReduction(op)->combiner, groups);
}

void PartGatherer::writeMoved(Operation *op) {
  Value operand = op->getOperand(0), result = op->getResult(0);
  auto local = cast<RankedTensorType>(places.lookup(result).local);
  if (isSplat(operand)) {
    auto type = cast<RankedTensorType>(operand.getType());
    SmallVector<int64_t> shape(type.getShape());
    for (auto [i, dim] : llvm::enumerate(moved.lookup(op)))
      if (dim)
        shape[*dim] = local.getDimSize(i);
    op->setOperand(0, makeSplat(operand, type.clone(shape), op));
  }
  result.setType(local);
}

void PartGatherer::write() {
  Operation *last = &block.back();
  SmallVector<Type> wholes(last->getOperandTypes());
  OperationState state(block.getParentOp()->getLoc(), manualName,
                       block.getArguments(), wholes);
  state.addAttribute("in_shardings", print(block.getArguments()));
  state.addAttribute("out_shardings", print(last->getOperands()));
  state.addAttribute("manual_axes", axes);
  auto *inner = new Block;
  state.addRegion()->push_back(inner);
  for (BlockArgument argument : block.getArguments())
    argument.replaceAllUsesWith(
        inner->addArgument(places.lookup(argument).local, argument.getLoc()));
  inner->getOperations().splice(inner->end(), block.getOperations(),
                                block.begin(), last->getIterator());
  SmallVector<Operation *> written, constraints;
  for (Operation &op : *inner) {
    if (reduced.contains(&op) || moved.contains(&op) || pointwise.contains(&op))
      written.push_back(&op);
    if (isConstraint(&op))
      constraints.push_back(&op);
  }
  for (const Part &part : parts)
    inlineManual(part.op);
  for (Operation *op : written) {
    if (reduced.contains(op))
      writeReduced(op);
    else if (pointwise.contains(op))
      writeInParts(op);
    else
      writeMoved(op);
  }
  llvm::for_each(constraints, [&](Operation *op) { writeConstraint(op); });
  OpBuilder builder(last);
  builder.setInsertionPointToEnd(inner);
  builder.create(OperationState(last->getLoc(), "sdy.return",
                                last->getOperands(), TypeRange()));
  builder.setInsertionPoint(last);
  last->setOperands(builder.create(state)->getResults());
}

bool hlo::inlineManualCalls(Block &block) {
  auto isOther = [](Operation *op) {
    return op->getName().getStringRef() != manualName;
  };
  Operation *around = block.getParentOp();
  Functions known;
  for (auto call : block.getOps<func::CallOp>())
    if (func::FuncOp callee = getCallee(call);
        callee && !callee->isAncestor(around) && known.insert(callee).second &&
        !allInside(callee, known, isOther))
      return inlineCall(call, callee);
  return false;
}

/// Whether what a computation makes leaves the step as it is, as new state does
/// where the update is inside. A loss scale can be in such a step only where
/// all of it is one program; elsewhere what XLA does around stays XLA's.
static bool givesResults(Block &block) {
  return llvm::any_of(block.back().getOperands(), [](Value value) {
    Operation *maker = value.getDefiningOp();
    return maker && !isScalar(value) &&
           maker->getName().getStringRef() == manualName;
  });
}

void hlo::gatherManualParts(Block &block, const Devices &devices) {
  if (!givesResults(block))
    return;
  // A file could make each function call the last one twice.
  size_t mostCalls = 1024;
  for (;;) {
    PartGatherer gatherer(block, devices);
    if (gatherer.decide())
      return gatherer.write();
    SmallVector<func::CallOp> calls = gatherer.getCallsOnParts();
    if (calls.empty() || calls.size() > mostCalls)
      return;
    mostCalls -= calls.size();
    for (func::CallOp call : calls)
      if (func::FuncOp callee = getCallee(call);
          !callee || callee->isAncestor(block.getParentOp()) ||
          !inlineCall(call, callee))
        return;
  }
}
