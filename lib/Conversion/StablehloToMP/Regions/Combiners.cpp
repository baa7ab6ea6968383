//===- Combiners.cpp - What the region of a reduction computes ------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A combiner is one known op. A region that only compares and selects is
// decided by the order of its arguments alone, so it is recognized by what it
// does on every order, not by how its producer wrote it.
//
//===----------------------------------------------------------------------===//

#include "Combiners.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringSwitch.h"

#include <cmath>
#include <limits>

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::stablehlo;

//===----------------------------------------------------------------------===//
// Combiners
//===----------------------------------------------------------------------===//

/// The one block of a region with this many scalar arguments, ended by a
/// return; null if the region is anything else.
static Block *getBody(Region &region, unsigned arguments) {
  if (!region.hasOneBlock())
    return nullptr;
  Block &block = region.front();
  if (block.empty() || block.getNumArguments() != arguments ||
      block.back().getName().getStringRef() != "stablehlo.return")
    return nullptr;
  return &block;
}

static std::optional<ReduceKind> getKind(StringRef name, ElementKind kind) {
  // On booleans the sum and the maximum are or, product and minimum are and,
  // and a sum that wraps is what they call xor.
  bool isBool = kind == ElementKind::Bool;
  if (isBool && name == "stablehlo.xor")
    return ReduceKind::Add;
  auto plain = llvm::StringSwitch<std::optional<ReduceKind>>(name)
                   .Case("stablehlo.add", ReduceKind::Add)
                   .Case("stablehlo.multiply", ReduceKind::Mul)
                   .Case("stablehlo.maximum", ReduceKind::Max)
                   .Case("stablehlo.minimum", ReduceKind::Min)
                   .Case("stablehlo.and", ReduceKind::And)
                   .Case("stablehlo.or", ReduceKind::Or)
                   .Default(std::nullopt);
  if (!plain || !isBool)
    return plain;
  return llvm::StringSwitch<ReduceKind>(name)
      .Cases({"stablehlo.add", "stablehlo.maximum", "stablehlo.or"},
             ReduceKind::Or)
      .Default(ReduceKind::And);
}

FailureOr<Combiner> stablehlo::getCombiner(OpConversion &op, Region &region,
                                           unsigned index, unsigned count) {
  StringRef wayOut = "use add, multiply, maximum, minimum, and or or";
  Block *body = getBody(region, 2 * count);
  if (!body || body->back().getNumOperands() != count)
    return op.refuse("malformed reducer");
  Value lhs = body->getArgument(index), rhs = body->getArgument(count + index);
  Operation *combiner = body->back().getOperand(index).getDefiningOp();
  if (!combiner || combiner->getNumOperands() != 2 ||
      !((combiner->getOperand(0) == lhs && combiner->getOperand(1) == rhs) ||
        (combiner->getOperand(0) == rhs && combiner->getOperand(1) == lhs)))
    return op.refuse("unknown reducer", wayOut);
  auto scalar = dyn_cast<RankedTensorType>(lhs.getType());
  if (!scalar || scalar.getRank() != 0 || rhs.getType() != scalar)
    return op.refuse("malformed reducer");
  std::string reason;
  RankedTensorType element = convertTensorType(scalar, reason);
  Type operand = op.isNarrowed ? op.source->getOperand(index).getType()
                               : Type(op.getOperandType(index));
  if (!element || element.getElementType() != getElementTypeOrSelf(operand))
    return op.refuse("a reducer in another type than the operand's",
                     "convert the operand before the reduction");
  ElementKind kind = *getElementKind(scalar.getElementType());
  auto reduction = getKind(combiner->getName().getStringRef(), kind);
  if (!reduction)
    return op.refuse("unknown reducer " + combiner->getName().getStringRef(),
                     wayOut);
  bool isExtreme =
      *reduction == ReduceKind::Max || *reduction == ReduceKind::Min;
  return Combiner{*reduction, kind == ElementKind::Unsigned && isExtreme};
}

Value stablehlo::flip(OpConversion &op, Combiner combiner, Value value) {
  if (!combiner.flips)
    return value;
  auto type = cast<RankedTensorType>(value.getType());
  APInt highest = APInt::getSignMask(type.getElementTypeBitWidth());
  return op.make<arith::XOrIOp>(type, {value, op.splat(type, highest)});
}

bool stablehlo::returnsUpdate(Region &region, unsigned index, unsigned count) {
  Block *body = getBody(region, 2 * count);
  return body && body->back().getNumOperands() == count &&
         body->back().getOperand(index) == body->getArgument(count + index);
}

//===----------------------------------------------------------------------===//
// Neutral elements
//===----------------------------------------------------------------------===//

static bool isNeutralFloat(ReduceKind kind, const APFloat &value) {
  switch (kind) {
  case ReduceKind::Add:
    return value.isZero();
  case ReduceKind::Mul:
    return value.isExactlyValue(1.0);
  case ReduceKind::Max:
    return value.isInfinity() && value.isNegative();
  case ReduceKind::Min:
    return value.isInfinity() && !value.isNegative();
  default:
    return false;
  }
}

static bool isNeutralInteger(ReduceKind kind, const APInt &value) {
  switch (kind) {
  case ReduceKind::Add:
  case ReduceKind::Or:
    return value.isZero();
  case ReduceKind::Mul:
    return value.isOne();
  case ReduceKind::Max:
    return value.isMinSignedValue();
  case ReduceKind::Min:
    return value.isMaxSignedValue();
  case ReduceKind::And:
    return value.isAllOnes();
  default:
    return false;
  }
}

bool stablehlo::isNeutral(Combiner combiner, Value init) {
  Attribute element = getSplat(init);
  if (auto value = dyn_cast_or_null<FloatAttr>(element))
    return isNeutralFloat(combiner.kind, value.getValue());
  auto integer = dyn_cast_or_null<IntegerAttr>(element);
  if (!integer)
    return false;
  APInt value = integer.getValue();
  if (combiner.flips)
    value.flipBit(value.getBitWidth() - 1);
  return isNeutralInteger(combiner.kind, value);
}

template <typename OnFloat, typename OnInteger>
static Value combineAs(OpConversion &op, Value lhs, Value rhs) {
  Type type = lhs.getType();
  if (isa<FloatType>(getElementTypeOrSelf(type)))
    return op.make<OnFloat>(type, {lhs, rhs});
  return op.make<OnInteger>(type, {lhs, rhs});
}

Value stablehlo::combine(OpConversion &op, ReduceKind kind, Value lhs,
                         Value rhs) {
  switch (kind) {
  case ReduceKind::Add:
    return combineAs<arith::AddFOp, arith::AddIOp>(op, lhs, rhs);
  case ReduceKind::Mul:
    return combineAs<arith::MulFOp, arith::MulIOp>(op, lhs, rhs);
  case ReduceKind::Max:
    return combineAs<arith::MaximumFOp, arith::MaxSIOp>(op, lhs, rhs);
  case ReduceKind::Min:
    return combineAs<arith::MinimumFOp, arith::MinSIOp>(op, lhs, rhs);
  case ReduceKind::And:
    return op.make<arith::AndIOp>(lhs.getType(), {lhs, rhs});
  case ReduceKind::Or:
    return op.make<arith::OrIOp>(lhs.getType(), {lhs, rhs});
  case ReduceKind::Replace:
    return rhs;
  }
  llvm_unreachable("all kinds are handled");
}

//===----------------------------------------------------------------------===//
// Regions of comparisons and selections
//===----------------------------------------------------------------------===//

/// Numbers, and booleans as 0 and 1.
using Scalars = llvm::SmallDenseMap<Value, double>;

static bool isBoolScalar(Value value) {
  return getElementTypeOrSelf(value.getType()).isInteger(1);
}

static std::optional<double> runCompare(Operation &op, double lhs, double rhs) {
  auto direction = op.getAttrOfType<StringAttr>("comparison_direction");
  auto type = op.getAttrOfType<StringAttr>("compare_type");
  if (!direction || (type && type.getValue() == "TOTALORDER"))
    return std::nullopt;
  // The samples are not negative; the order of the elements must be theirs.
  if (type && type.getValue() == "UNSIGNED" && !isBoolScalar(op.getOperand(0)))
    return std::nullopt;
  return llvm::StringSwitch<std::optional<double>>(direction.getValue())
      .Case("EQ", lhs == rhs)
      .Case("NE", lhs != rhs)
      .Case("GE", lhs >= rhs)
      .Case("GT", lhs > rhs)
      .Case("LE", lhs <= rhs)
      .Case("LT", lhs < rhs)
      .Default(std::nullopt);
}

/// The result of one op of such a region; none if it does anything but compare,
/// select and join conditions.
static std::optional<double> runOp(Operation &op, const Scalars &scalars) {
  SmallVector<double, 3> in;
  for (Value operand : op.getOperands()) {
    auto known = scalars.find(operand);
    if (known == scalars.end())
      return std::nullopt;
    in.push_back(known->second);
  }
  StringRef name = op.getName().getStringRef();
  if (name == "stablehlo.compare" && in.size() == 2)
    return runCompare(op, in[0], in[1]);
  if (name == "stablehlo.select" && in.size() == 3)
    return in[0] != 0 ? in[1] : in[2];
  if (op.getNumResults() != 1 || !isBoolScalar(op.getResult(0)))
    return std::nullopt;
  if (name == "stablehlo.and" && in.size() == 2)
    return in[0] * in[1];
  if (name == "stablehlo.or" && in.size() == 2)
    return std::max(in[0], in[1]);
  if (name == "stablehlo.xor" && in.size() == 2)
    return double(in[0] != in[1]);
  if (name == "stablehlo.not" && in.size() == 1)
    return 1 - in[0];
  return std::nullopt;
}

/// What the block returns for these arguments.
static std::optional<SmallVector<double>> run(Block &block,
                                              ArrayRef<double> arguments) {
  Scalars scalars;
  for (auto [argument, value] :
       llvm::zip_equal(block.getArguments(), arguments))
    scalars[argument] = value;
  // Not `without_terminator`: the terminator is not a registered one.
  for (Operation &op : llvm::drop_end(block)) {
    std::optional<double> result = runOp(op, scalars);
    if (!result || op.getNumResults() != 1)
      return std::nullopt;
    scalars[op.getResult(0)] = *result;
  }
  SmallVector<double> results;
  for (Value operand : block.back().getOperands()) {
    auto known = scalars.find(operand);
    if (known == scalars.end())
      return std::nullopt;
    results.push_back(known->second);
  }
  return results;
}

/// Whether the block keeps (value, index) of the winner for every order of two
/// values and two indices. Among two NaNs the first in order wins.
static bool isArgReduction(Block &block, bool isMax, bool isFloat) {
  constexpr double nan = std::numeric_limits<double>::quiet_NaN();
  SmallVector<double> values = {0, 1};
  if (isFloat)
    values.push_back(nan);
  for (double a : values)
    for (double b : values)
      for (auto [i, j] : {std::pair<double, double>{0, 1}, {1, 0}}) {
        bool isTie = a == b || (std::isnan(a) && std::isnan(b));
        bool aWins = isTie           ? i < j
                     : std::isnan(a) ? true
                     : std::isnan(b) ? false
                     : isMax         ? a > b
                                     : a < b;
        // Reductions run in the order of the indices.
        if (std::isnan(a) && std::isnan(b) && i > j)
          continue;
        auto results = run(block, {a, i, b, j});
        if (!results || results->size() != 2)
          return false;
        double value = aWins ? a : b, index = aWins ? i : j;
        bool sameValue = std::isnan(value) ? std::isnan((*results)[0])
                                           : (*results)[0] == value;
        if (!sameValue || (*results)[1] != index)
          return false;
      }
  return true;
}

std::optional<ReduceKind> stablehlo::getArgReduction(Region &region,
                                                     bool isFloat) {
  Block *body = getBody(region, 4);
  if (!body)
    return std::nullopt;
  for (bool isMax : {true, false})
    if (isArgReduction(*body, isMax, isFloat))
      return isMax ? ReduceKind::Max : ReduceKind::Min;
  return std::nullopt;
}

std::optional<ReduceKind> stablehlo::getSelection(Region &region) {
  constexpr double nan = std::numeric_limits<double>::quiet_NaN();
  Block *body = getBody(region, 2);
  if (!body)
    return std::nullopt;
  auto keeps = [&](double selected, double candidate) -> std::optional<bool> {
    auto results = run(*body, {selected, candidate});
    if (!results || results->size() != 1)
      return std::nullopt;
    return results->front() != 0;
  };
  // A comparison with NaN is false whichever way it looks.
  if (keeps(nan, 0) != false || keeps(0, nan) != false || keeps(0, 0) != true)
    return std::nullopt;
  if (keeps(1, 0) == true && keeps(0, 1) == false)
    return ReduceKind::Max;
  if (keeps(1, 0) == false && keeps(0, 1) == true)
    return ReduceKind::Min;
  return std::nullopt;
}
