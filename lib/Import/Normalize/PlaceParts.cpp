//===- PlaceParts.cpp - Where values around manual computations lie -------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What each device has whole it can as well compute itself. What lies in parts
// stays so element by element, also where its dimensions get other names, and
// a sum of it is one of each device's own that are then added up. Anything else
// leaves the step as it was.
//
//===----------------------------------------------------------------------===//

#include "LocalShapes.h"
#include "PartDims.h"
#include "PartGatherer.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::hlo;

static bool isManual(Operation *op) {
  return op->getName().getStringRef() == manualName;
}

/// What gives each element of a part from those that are there.
bool PartGatherer::combinesInPlace(Operation *op) const {
  return isElementwise(op) || isConstraint(op) ||
         (op->getName().getStringRef() == "stablehlo.all_reduce" &&
          op->getNumOperands() == 1 && op->getNumResults() == 1 &&
          op->getOperandTypes() == op->getResultTypes() &&
          isAlongOthers(op, devices));
}

std::string PartGatherer::alongAxes(StringRef sharding) const {
  return isPartial ? restrictSharding(sharding, axes) : sharding.str();
}

std::string PartGatherer::getSharding(Operation *constraint) const {
  return alongAxes(constraint->getAttrOfType<StringAttr>("sharding"));
}

/// Whether a mark leaves to XLA where its value lies, as JAX writes them behind
/// ops inside of a computation over other axes.
static bool isOpen(Operation *constraint) {
  auto text = constraint->getAttrOfType<StringAttr>("sharding").getValue();
  return !text.contains('"') && !text.contains("{}");
}

/// Whether each device has all of a value that lies so.
bool PartGatherer::isWhole(StringRef sharding) const {
  return !sharding.empty() && !sharding.contains('"') &&
         (isPartial || !sharding.contains('?')) &&
         !sharding.contains("replicated") && !sharding.contains("unreduced");
}

/// A mark may be about other axes, in a function or a branch, too.
bool PartGatherer::canRun(Operation *op) const {
  return canRunOnEach(op) || isAlongOthers(op, devices) ||
         (isConstraint(op) && isWhole(getSharding(op)));
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
           isPartOf(inside, outside, sharding, devices);
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
  auto [entry, isNew] = places.try_emplace(value, Place{sharding.str(), type});
  if (isNew)
    placed.push_back(value);
  const Place &known = entry->second;
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
  auto function = dyn_cast<func::FuncOp>(block.getParentOp());
  for (BlockArgument argument : block.getArguments()) {
    if (!isa<RankedTensorType>(argument.getType()))
      return false;
    if (places.contains(argument))
      continue;
    auto said = function ? function.getArgAttrOfType<StringAttr>(
                               argument.getArgNumber(), "sdy.sharding")
                         : StringAttr();
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
  pointwise.insert(&op);
  if (isConstraint(&op) && !isOpen(&op) && getSharding(&op) != made.sharding)
    return false;
  return llvm::all_of(op.getOperands(), [&](Value value) {
    auto known = places.find(value);
    return known != places.end() && (known->second.sharding == made.sharding ||
                                     (isWhole(known->second.sharding) &&
                                      (isScalar(value) || isSplat(value))));
  });
}

/// Each device combines its elements, and those that have the other parts of
/// one value combine what they got.
bool PartGatherer::placeReduced(Operation &op) {
  std::optional<Reduction> reduction = getReduction(&op);
  SmallVector<StringRef> across;
  SmallVector<std::string> dims =
      splitDims(places.find(op.getOperand(0))->second.sharding);
  for (int64_t dim : reduction->dims) {
    // Parts of an axis are not told apart.
    if (StringRef(dims[dim]).contains(':'))
      return false;
    SmallVector<StringRef> names;
    StringRef(dims[dim]).drop_front().drop_back().split(names, ", ");
    llvm::append_range(across, llvm::make_filter_range(names, [](StringRef n) {
                         return n.contains('"');
                       }));
  }
  Attribute groups;
  if (!across.empty()) {
    auto rows = groupDevices(devices.meshAxes, llvm::join(across, ", "));
    if (!rows)
      return false;
    groups = toRows(*rows, axes.getContext());
  }
  reduced[&op] = groups;
  return places.contains(op.getResult(0));
}

/// Whether `op` only names dimensions of a value in parts anew.
bool PartGatherer::isMovedInParts(Operation *op) const {
  return getMovedDims(op) && !isScalar(op->getOperand(0)) &&
         (isInParts(op->getOperand(0)) || isInParts(op->getResult(0)));
}

bool PartGatherer::placeMoved(Operation &op) {
  Value operand = op.getOperand(0), result = op.getResult(0);
  if (!places.contains(result))
    return false;
  moved[&op] = *getMovedDims(&op);
  // A splat is made in the shape of the part.
  if (isSplat(operand))
    return true;
  SmallVector<std::string> from = splitDims(places.lookup(operand).sharding);
  SmallVector<std::string> to = splitDims(places.lookup(result).sharding);
  SmallVector<bool> isTaken(from.size());
  for (auto [i, dim] : llvm::enumerate(moved[&op])) {
    if (!dim)
      continue;
    isTaken[*dim] = true;
    if (from[*dim] != to[i])
      return false;
  }
  // What is lost has one element, which each device must have.
  return llvm::all_of(llvm::zip_equal(from, isTaken), [](auto pair) {
    auto &[dim, isKept] = pair;
    return isKept || dim.find('"') == std::string::npos;
  });
}

bool PartGatherer::placeResults(Operation &op) {
  if (combinesInPlace(&op) && isInParts(op.getResult(0)))
    return placeInParts(op);
  if (getReduction(&op) && isInParts(op.getOperand(0)))
    return placeReduced(op);
  if (isMovedInParts(&op))
    return placeMoved(op);
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

static bool isReturn(Operation &op) {
  return isa<func::ReturnOp>(op) || op.getName().getStringRef() == "sdy.return";
}

bool PartGatherer::decide() {
  for (Operation &op : block)
    if (isManual(&op) && !readManual(&op))
      return false;
  return isReturn(block.back()) && placeArguments() &&
         llvm::all_of(llvm::drop_end(block),
                      [&](Operation &op) { return placeResults(op); });
}

SmallVector<func::CallOp> PartGatherer::getCallsOnParts() const {
  SmallVector<func::CallOp> calls;
  for (auto call : block.getOps<func::CallOp>())
    if (llvm::any_of(call.getOperands(),
                     [&](Value value) { return isInParts(value); }))
      calls.push_back(call);
  return calls;
}
