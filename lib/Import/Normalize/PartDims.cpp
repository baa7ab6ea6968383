//===- PartDims.cpp - Dimensions of values in parts -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PartDims.h"
#include "mp/Import/NormalForm.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace mlir::mp;

SmallVector<std::string> hlo::splitDims(StringRef sharding) {
  StringRef list = sharding.split('[').second.rsplit(']').first;
  SmallVector<std::string> dims;
  while (!list.empty()) {
    auto [dim, rest] = list.split('}');
    dims.push_back(("{" + dim.split('{').second + "}").str());
    list = rest;
  }
  return dims;
}

std::string hlo::joinDims(StringRef mesh, ArrayRef<std::string> dims) {
  return ("sharding<@" + mesh + ", [" + llvm::join(dims, ", ") + "]>").str();
}

/// How many parts an axis, `"data"`, or part of one, `"data":(1)2`, makes; none
/// if it is not of the computation.
static std::optional<int64_t> countParts(StringRef name,
                                         const hlo::Devices &devices) {
  auto [axis, part] = name.split(':');
  if (!llvm::is_contained(
          splitOutside(
              devices.axes.getValue().split('{').second.rsplit('}').first),
          axis))
    return std::nullopt;
  int64_t count = 0;
  for (StringRef known : splitOutside(devices.meshAxes)) {
    auto [of, size] = known.rsplit('=');
    if (of.trim() == axis &&
        !(part.empty() ? size : part.rsplit(')').second)
             .trim()
             .getAsInteger(10, count) &&
        count > 0)
      return count;
  }
  return std::nullopt;
}

bool hlo::isPartOf(Type part, Type whole, StringRef sharding,
                   const Devices &devices) {
  auto some = dyn_cast<RankedTensorType>(part);
  auto all = dyn_cast<RankedTensorType>(whole);
  SmallVector<std::string> dims = splitDims(sharding);
  if (!some || !all || some.getElementType() != all.getElementType() ||
      !some.hasStaticShape() || !all.hasStaticShape() ||
      some.getRank() != int64_t(dims.size()) ||
      all.getRank() != int64_t(dims.size()))
    return false;
  llvm::StringSet<> seen;
  for (auto [i, dim] : llvm::enumerate(dims)) {
    int64_t left = all.getDimSize(i);
    for (StringRef name :
         splitOutside(StringRef(dim).drop_front().drop_back())) {
      if (!name.contains('"'))
        continue;
      std::optional<int64_t> count = countParts(name, devices);
      if (!count || left % *count != 0 || !seen.insert(name).second)
        return false;
      left /= *count;
    }
    if (left != some.getDimSize(i))
      return false;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Dimensions by other names
//===----------------------------------------------------------------------===//

using MovedDims = SmallVector<std::optional<int64_t>>;

/// Dimension `i` of the operand becomes number `to[i]`.
static std::optional<MovedDims>
moveTo(ArrayRef<int64_t> from, ArrayRef<int64_t> result, ArrayRef<int64_t> to) {
  MovedDims moved(result.size());
  if (to.size() != from.size())
    return std::nullopt;
  for (auto [i, dim] : llvm::enumerate(to)) {
    if (dim < 0 || dim >= int64_t(result.size()) || moved[dim])
      return std::nullopt;
    if (from[i] == result[dim])
      moved[dim] = i;
    else if (from[i] != 1)
      return std::nullopt;
  }
  return moved;
}

/// Dimension `i` of the result is number `order[i]`.
static std::optional<MovedDims> moveFrom(ArrayRef<int64_t> from,
                                         ArrayRef<int64_t> result,
                                         ArrayRef<int64_t> order) {
  if (from.size() != result.size() || order.size() != result.size())
    return std::nullopt;
  SmallVector<bool> isTaken(from.size());
  for (auto [size, dim] : llvm::zip_equal(result, order))
    if (dim < 0 || dim >= int64_t(from.size()) || from[dim] != size ||
        std::exchange(isTaken[dim], true))
      return std::nullopt;
  return MovedDims(order.begin(), order.end());
}

/// Dimensions of one element come and go, the others keep their order.
static std::optional<MovedDims> moveAroundOnes(ArrayRef<int64_t> from,
                                               ArrayRef<int64_t> result) {
  MovedDims moved(result.size());
  size_t next = 0;
  auto skipOnes = [&] {
    while (next < from.size() && from[next] == 1)
      ++next;
  };
  for (auto [i, size] : llvm::enumerate(result)) {
    if (size == 1)
      continue;
    skipOnes();
    if (next == from.size() || from[next] != size)
      return std::nullopt;
    moved[i] = next++;
  }
  skipOnes();
  return next == from.size() ? std::optional(moved) : std::nullopt;
}

std::optional<MovedDims> hlo::getMovedDims(Operation *op) {
  StringRef name = op->getName().getStringRef();
  if (!name.consume_front("stablehlo.") || op->getNumOperands() != 1 ||
      op->getNumResults() != 1)
    return std::nullopt;
  auto operand = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
  auto result = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  if (!operand || !result)
    return std::nullopt;
  if (name == "reshape")
    return moveAroundOnes(operand.getShape(), result.getShape());
  bool isBroadcast = name == "broadcast_in_dim";
  if (!isBroadcast && name != "transpose")
    return std::nullopt;
  auto dims =
      asI64s(op->getAttr(isBroadcast ? "broadcast_dimensions" : "permutation"));
  if (!dims)
    return std::nullopt;
  return isBroadcast ? moveTo(operand.getShape(), result.getShape(), *dims)
                     : moveFrom(operand.getShape(), result.getShape(), *dims);
}

//===----------------------------------------------------------------------===//
// Sums of parts
//===----------------------------------------------------------------------===//

/// The one op that combines two elements; none where there are more.
static StringRef getCombiner(Operation *reduce) {
  if (reduce->getNumRegions() != 1 || !reduce->getRegion(0).hasOneBlock())
    return {};
  Block &body = reduce->getRegion(0).front();
  if (body.getNumArguments() != 2 || body.getOperations().size() != 2)
    return {};
  Operation &op = body.front();
  bool isOfBoth = op.getNumOperands() == 2 && op.getNumResults() == 1 &&
                  llvm::is_contained(op.getOperands(), body.getArgument(0)) &&
                  llvm::is_contained(op.getOperands(), body.getArgument(1)) &&
                  body.back().getNumOperands() == 1 &&
                  body.back().getOperand(0) == op.getResult(0);
  return isOfBoth ? op.getName().getStringRef() : StringRef();
}

/// Whether a constant changes nothing that it is combined with.
static bool isNeutral(StringRef combiner, Value first) {
  Operation *op = first.getDefiningOp();
  auto elements = op && op->getName().getStringRef() == "stablehlo.constant"
                      ? op->getAttrOfType<DenseElementsAttr>("value")
                      : DenseElementsAttr();
  if (!elements || elements.getType().getRank() != 0 ||
      !combiner.consume_front("stablehlo."))
    return false;
  Type type = elements.getElementType();
  if (isa<FloatType>(type)) {
    auto value = elements.getSplatValue<APFloat>();
    return llvm::StringSwitch<bool>(combiner)
        .Case("add", value.isZero())
        .Case("multiply", value.isExactlyValue(1.0))
        .Case("maximum", value.isInfinity() && value.isNegative())
        .Case("minimum", value.isInfinity() && !value.isNegative())
        .Default(false);
  }
  if (!isa<IntegerType>(type))
    return false;
  auto value = elements.getSplatValue<APInt>();
  // Signed extrema are left: which end it is depends on a sign not known here.
  return llvm::StringSwitch<bool>(combiner)
      .Cases({"add", "or"}, value.isZero())
      .Case("and", value.isAllOnes())
      .Case("multiply", value.isOne() && !type.isInteger(1))
      .Default(false);
}

/// Whether `result` has the dimensions of `type` that are not in `dims`.
static bool hasOthers(RankedTensorType type, ArrayRef<int64_t> dims,
                      Type result) {
  llvm::SmallBitVector isLeft(type.getRank(), true);
  for (int64_t dim : dims) {
    if (dim < 0 || dim >= type.getRank() || !isLeft.test(dim))
      return false;
    isLeft.reset(dim);
  }
  auto shape = llvm::map_to_vector(
      isLeft.set_bits(), [&](unsigned dim) { return type.getDimSize(dim); });
  return result == type.clone(shape);
}

std::optional<hlo::Reduction> hlo::getReduction(Operation *op) {
  if (op->getName().getStringRef() != "stablehlo.reduce" ||
      op->getNumOperands() != 2 || op->getNumResults() != 1)
    return std::nullopt;
  auto dims = asI64s(op->getAttr("dimensions"));
  StringRef combiner = getCombiner(op);
  auto type = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
  if (!dims || combiner.empty() || !type ||
      !isNeutral(combiner, op->getOperand(1)) ||
      !hasOthers(type, *dims, op->getResult(0).getType()))
    return std::nullopt;
  return Reduction{*dims, combiner};
}

Operation *hlo::combineGroups(Value result, StringRef combiner,
                              Attribute groups) {
  Location loc = result.getLoc();
  OpBuilder builder(result.getContext());
  builder.setInsertionPointAfterValue(result);
  OperationState state(loc, "stablehlo.all_reduce", result, result.getType());
  state.addAttribute("replica_groups", groups);
  state.addAttribute("use_global_device_ids", builder.getUnitAttr());
  state.addAttribute(
      "channel_handle",
      builder.getDictionaryAttr(
          {builder.getNamedAttr("handle", builder.getI64IntegerAttr(1)),
           builder.getNamedAttr("type", builder.getI64IntegerAttr(0))}));
  auto *body = new Block;
  state.addRegion()->push_back(body);
  auto scalar = RankedTensorType::get(
      {}, cast<RankedTensorType>(result.getType()).getElementType());
  body->addArguments({scalar, scalar}, {loc, loc});
  Operation *all = builder.create(state);
  builder.setInsertionPointToEnd(body);
  Operation *both = builder.create(
      OperationState(loc, combiner, body->getArguments(), scalar));
  builder.create(
      OperationState(loc, "stablehlo.return", both->getResults(), TypeRange()));
  result.replaceAllUsesExcept(all->getResult(0), all);
  return all;
}
