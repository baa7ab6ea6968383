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
// element by element, as a sharded update does. Anything else, such as a sum of
// values that lie in parts, leaves the function as it was.
//
//===----------------------------------------------------------------------===//

#include "LocalShapes.h"
#include "Manual.h"
#include "OnEachDevice.h"

#include "mlir/IR/Builders.h"
#include "mp/Support/ValueMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::hlo;

static bool isManual(Operation *op) {
  return op->getName().getStringRef() == manualName;
}

/// What gives each element of a part from those that are there.
static bool isPointwise(Operation *op) {
  return isElementwise(op) || isConstraint(op);
}

namespace {
/// The ops of a function around its manual computations.
class PartGatherer {
public:
  PartGatherer(func::FuncOp function, StringRef mesh, StringAttr axes,
               bool isPartial)
      : function(function), block(function.front()), mesh(mesh), axes(axes),
        isPartial(isPartial) {}

  /// Where all lies so that it can be gathered. Changes nothing.
  bool decide();
  void write();

private:
  /// How a value lies, and what each device has of it.
  struct Place {
    std::string sharding;
    Type local;
  };
  /// A manual computation and how its operands and results lie.
  struct Part {
    Operation *op;
    SmallVector<std::string> in, out;
  };

  bool readManual(Operation *op);
  bool placeArguments();
  bool placePart(const Part &part);
  void spreadParts();
  std::string alongAxes(StringRef sharding) const;
  std::string getSharding(Operation *constraint) const;
  bool isWhole(StringRef sharding) const;
  bool canRun(Operation *op) const;
  bool isInParts(Value value) const;
  bool placeInParts(Operation &op);
  void writeInParts(Operation *op);
  void writeConstraint(Operation *op);
  bool placeResults(Operation &op);
  /// False where the value lies otherwise already.
  bool place(Value value, StringRef sharding, Type type);
  std::string getWholePlace(Type type) const;
  StringAttr print(ValueRange values) const;
  void inlineManual(Operation *op);

  func::FuncOp function;
  Block &block;
  StringRef mesh;
  StringAttr axes;
  /// The mesh has more axes, over which XLA does as it likes.
  bool isPartial;
  SmallVector<Part> parts;
  ValueMap<Place> places;
  /// Functions that each device can run.
  Functions known;
};
} // namespace

std::string PartGatherer::alongAxes(StringRef sharding) const {
  return isPartial ? restrictSharding(sharding, axes) : sharding.str();
}

std::string PartGatherer::getSharding(Operation *constraint) const {
  return alongAxes(constraint->getAttrOfType<StringAttr>("sharding"));
}

/// Whether each device has all of a value that lies so.
bool PartGatherer::isWhole(StringRef sharding) const {
  return !sharding.empty() && !sharding.contains('"') &&
         (isPartial || !sharding.contains('?')) &&
         !sharding.contains("replicated") && !sharding.contains("unreduced");
}

/// A mark may be about other axes, in a function or a branch, too.
bool PartGatherer::canRun(Operation *op) const {
  return canRunOnEach(op) || (isConstraint(op) && isWhole(getSharding(op)));
}

std::string PartGatherer::getWholePlace(Type type) const {
  std::string dims;
  for (int64_t dim = 0; dim < cast<RankedTensorType>(type).getRank(); ++dim)
    dims += std::string(dim == 0 ? "" : ", ") + (isPartial ? "{?}" : "{}");
  return ("sharding<@" + mesh + ", [" + dims + "]>").str();
}

/// Whether `accepts` holds of all values that `op` or what is in it reads from
/// around it.
static bool allRead(Operation *op, llvm::function_ref<bool(Value)> accepts) {
  WalkResult walk = op->walk([&](Operation *inner) {
    bool fits = llvm::all_of(inner->getOperands(), [&](Value value) {
      Operation *around = value.getParentRegion()->getParentOp();
      return op->isAncestor(around) || accepts(value);
    });
    return fits ? WalkResult::advance() : WalkResult::interrupt();
  });
  return !walk.wasInterrupted();
}

bool PartGatherer::readManual(Operation *op) {
  if (!isWellFormed(op) || op->getAttr("manual_axes") != axes)
    return false;
  Region &region = op->getRegion(0);
  auto isInside = [&](Value value) {
    return region.isAncestor(value.getParentRegion());
  };
  if (!llvm::all_of(region.front(), [&](Operation &inner) {
        return allRead(&inner, isInside);
      }))
    return false;
  auto in = getShardings(op, "in_shardings", op->getNumOperands());
  auto out = getShardings(op, "out_shardings", op->getNumResults());
  if (!in || !out)
    return false;
  for (std::string &sharding : llvm::concat<std::string>(*in, *out))
    sharding = alongAxes(sharding);
  std::string start = ("sharding<@" + mesh + ",").str();
  auto fits = [&](StringRef sharding, Type outside, Type inside) {
    return sharding.starts_with(start) &&
           (!isWhole(sharding) || outside == inside);
  };
  Block &inner = op->getRegion(0).front();
  for (auto [sharding, outside, inside] :
       llvm::zip_equal(*in, op->getOperandTypes(), inner.getArgumentTypes()))
    if (!fits(sharding, outside, inside))
      return false;
  for (auto [sharding, outside, inside] : llvm::zip_equal(
           *out, op->getResultTypes(), inner.back().getOperandTypes()))
    if (!fits(sharding, outside, inside))
      return false;
  parts.push_back({op, *in, *out});
  return true;
}

bool PartGatherer::place(Value value, StringRef sharding, Type type) {
  Place &known =
      places.try_emplace(value, Place{sharding.str(), type}).first->second;
  return known.sharding == sharding && known.local == type;
}

bool PartGatherer::isInParts(Value value) const {
  auto known = places.find(value);
  if (known == places.end())
    return false;
  // Nor what each device has a part of, that is still to be summed.
  StringRef sharding = known->second.sharding;
  return sharding.contains('"') && (isPartial || !sharding.contains('?')) &&
         !sharding.contains("replicated") && !sharding.contains("unreduced");
}

/// What is combined element by element with what lies in parts lies so, too.
void PartGatherer::spreadParts() {
  for (const Part &part : parts)
    for (auto [result, sharding, value] :
         llvm::zip_equal(part.op->getResults(), part.out,
                         part.op->getRegion(0).front().back().getOperands()))
      place(result, sharding, value.getType());
  bool hasChanged = true;
  auto visit = [&](Operation &op) {
    if (!isPointwise(&op))
      return;
    SmallVector<Value> values(op.getOperands());
    values.push_back(op.getResult(0));
    const Value *known =
        llvm::find_if(values, [&](Value value) { return isInParts(value); });
    if (known == values.end())
      return;
    Place from = places.lookup(*known);
    for (Value value : values) {
      Operation *maker = value.getDefiningOp();
      if (places.contains(value) || isScalar(value) || isSplat(value) ||
          (maker && !isPointwise(maker)))
        continue;
      place(value, from.sharding, withElementOf(from.local, value));
      hasChanged = true;
    }
  };
  while (std::exchange(hasChanged, false))
    llvm::for_each(block, visit);
}

/// An argument lies as computations take it; what none takes is whole, or lies
/// as what it is combined with.
bool PartGatherer::placeArguments() {
  for (const Part &part : parts)
    for (auto [operand, sharding, inner] :
         llvm::zip_equal(part.op->getOperands(), part.in,
                         part.op->getRegion(0).getArguments()))
      if (isa<BlockArgument>(operand) &&
          !place(operand, sharding, inner.getType()))
        return false;
  spreadParts();
  for (BlockArgument argument : block.getArguments()) {
    if (!isa<RankedTensorType>(argument.getType()))
      return false;
    if (places.contains(argument))
      continue;
    auto said = function.getArgAttrOfType<StringAttr>(argument.getArgNumber(),
                                                      "sdy.sharding");
    if (said && !isWhole(alongAxes(said)))
      return false;
    place(argument, getWholePlace(argument.getType()), argument.getType());
  }
  return true;
}

bool PartGatherer::placePart(const Part &part) {
  Block &inner = part.op->getRegion(0).front();
  for (auto [operand, sharding, argument] :
       llvm::zip_equal(part.op->getOperands(), part.in, inner.getArguments()))
    if (!place(operand, sharding, argument.getType()) && !isSplat(operand))
      return false;
  for (auto [result, sharding, value] : llvm::zip_equal(
           part.op->getResults(), part.out, inner.back().getOperands()))
    place(result, sharding, value.getType());
  return true;
}

bool PartGatherer::placeInParts(Operation &op) {
  const Place &made = places.find(op.getResult(0))->second;
  if (isConstraint(&op) && getSharding(&op) != made.sharding)
    return false;
  return llvm::all_of(op.getOperands(), [&](Value value) {
    auto known = places.find(value);
    return known != places.end() && (known->second.sharding == made.sharding ||
                                     (isWhole(known->second.sharding) &&
                                      (isScalar(value) || isSplat(value))));
  });
}

bool PartGatherer::placeResults(Operation &op) {
  if (isPointwise(&op) && isInParts(op.getResult(0)))
    return placeInParts(op);
  if (isConstraint(&op)) {
    std::string whole = getSharding(&op);
    return isWhole(whole) &&
           places.lookup(op.getOperand(0)).sharding == whole &&
           place(op.getResult(0), whole, op.getResult(0).getType());
  }
  const Part *part =
      llvm::find_if(parts, [&](const Part &one) { return one.op == &op; });
  if (part != parts.end())
    return placePart(*part);
  if (!llvm::all_of(op.getResultTypes(), llvm::IsaPred<RankedTensorType>) ||
      !allInside(&op, known, [&](Operation *op) { return canRun(op); }) ||
      !allRead(&op, [&](Value value) {
        return isWhole(places.lookup(value).sharding);
      }))
    return false;
  for (Value result : op.getResults())
    place(result, getWholePlace(result.getType()), result.getType());
  return true;
}

bool PartGatherer::decide() {
  for (Operation &op : block)
    if (isManual(&op) && !readManual(&op))
      return false;
  return isa<func::ReturnOp>(block.back()) && placeArguments() &&
         llvm::all_of(block.without_terminator(),
                      [&](Operation &op) { return placeResults(op); });
}

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

void PartGatherer::write() {
  Operation *last = &block.back();
  SmallVector<Type> wholes(last->getOperandTypes());
  OperationState state(function.getLoc(), manualName, block.getArguments(),
                       wholes);
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
    if (isPointwise(&op) && isInParts(op.getResult(0)))
      written.push_back(&op);
    if (isConstraint(&op))
      constraints.push_back(&op);
  }
  for (const Part &part : parts)
    inlineManual(part.op);
  llvm::for_each(written, [&](Operation *op) { writeInParts(op); });
  llvm::for_each(constraints, [&](Operation *op) { writeConstraint(op); });
  OpBuilder builder(last);
  builder.setInsertionPointToEnd(inner);
  builder.create(OperationState(last->getLoc(), "sdy.return",
                                last->getOperands(), TypeRange()));
  builder.setInsertionPoint(last);
  last->setOperands(builder.create(state)->getResults());
}

bool hlo::inlineManualCalls(func::FuncOp function) {
  auto isOther = [](Operation *op) { return !isManual(op); };
  Functions known;
  for (auto call : function.front().getOps<func::CallOp>())
    if (func::FuncOp callee = getCallee(call);
        callee && callee != function && known.insert(callee).second &&
        !allInside(callee, known, isOther))
      return inlineCall(call, callee);
  return false;
}

void hlo::gatherManualParts(func::FuncOp function, StringRef mesh,
                            StringAttr axes, bool isPartial) {
  PartGatherer gatherer(function, mesh, axes, isPartial);
  if (gatherer.decide())
    gatherer.write();
}
