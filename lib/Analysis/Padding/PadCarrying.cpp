//===- PadCarrying.cpp - Pads that meet a crop ----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// From each pad back through ops that can run on the padded shape, until every
// way ends at a crop of that shape, at a splat, or at a value that is cheaper
// to pad than the one at the end. Carrying is taken where the bill in copied
// elements gets smaller.
//
// Pads must be zero where somebody sums over them. A crop hides whatever its
// source holds there, which is a zero, or a NaN where 0 met an infinity; so
// the set of constants that a pad may hold is followed through the ops, and
// what is not known to end in zero gets a mask.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Padding/PadCarrying.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Support/Sizes.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/SetVector.h"
#include <limits>

using namespace mlir;
using namespace mlir::mp;

/// Longest way that is looked at; bounds the time per pad.
static constexpr size_t maxValues = 64;
/// Constants a pad may hold before it counts as unknown.
static constexpr size_t maxPadConstants = 4;

static ArrayRef<int64_t> shapeOf(Value value) {
  return cast<RankedTensorType>(value.getType()).getShape();
}

bool mp::isCrop(SliceOp slice) {
  return llvm::all_of(slice.getStart(), [](int64_t s) { return s == 0; }) &&
         llvm::all_of(slice.getStrides(), [](int64_t s) { return s == 1; });
}

/// Pads with zeros at the high end only.
static bool isZeroPad(PadOp pad) {
  auto isZero = [](int64_t amount) { return amount == 0; };
  auto isNotNegative = [](int64_t amount) { return amount >= 0; };
  return (matchPattern(pad.getValue(), m_AnyZeroFloat()) ||
          matchPattern(pad.getValue(), m_Zero())) &&
         llvm::all_of(pad.getLow(), isZero) &&
         llvm::all_of(pad.getInterior(), isZero) &&
         llvm::all_of(pad.getHigh(), isNotNegative);
}

static bool isElementwise(Operation *op) {
  auto sameShape = [&](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && tensor.getShape() == shapeOf(op->getResult(0));
  };
  return op->hasTrait<OpTrait::Elementwise>() && isMemoryEffectFree(op) &&
         op->getNumRegions() == 0 && op->getNumResults() == 1 &&
         isa<RankedTensorType>(op->getResult(0).getType()) &&
         llvm::all_of(op->getOperandTypes(), sameShape);
}

std::optional<SmallVector<int64_t, 4>>
mp::getCarriedOperandShape(PadCarrierOpInterface op, ArrayRef<int64_t> shape) {
  SmallVector<int64_t, 4> wanted(shapeOf(op->getOperand(0)));
  for (auto [dim, size] : llvm::enumerate(shape)) {
    if (size == shapeOf(op->getResult(0))[dim])
      continue;
    std::optional<int64_t> from = op.getCarriedDim(dim);
    if (!from)
      return std::nullopt;
    // Two dimensions of one element may come from the same one.
    if (wanted[*from] != shapeOf(op->getOperand(0))[*from])
      return std::nullopt;
    wanted[*from] = size;
  }
  return wanted;
}

namespace {
/// The scalar constants that the pads of a value may hold.
using PadConstants = std::optional<SmallVector<Attribute, maxPadConstants>>;

class PadPlanner {
public:
  explicit PadPlanner(PadOp pad) : pad(pad) {}

  /// The plan if it pays.
  std::optional<CarriedPad> run();

private:
  bool collect();
  PaddedValue classify(Value value, ArrayRef<int64_t> shape) const;
  SmallVector<std::pair<Value, SmallVector<int64_t, 4>>>
  operandsOf(const PaddedValue &entry) const;
  size_t find(Value value, ArrayRef<int64_t> shape) const;
  void makeBill();
  PadConstants findPadConstants(const PaddedValue &entry) const;
  PadConstants findCropConstants(const PaddedValue &entry) const;
  PadConstants evaluate(const PaddedValue &entry) const;
  bool needsMask(const PadConstants &last) const;

  PadOp pad;
  CarriedPad plan;
  std::vector<PadConstants> padConstants; // of plan.values
};
} // namespace

//===----------------------------------------------------------------------===//
// The way back
//===----------------------------------------------------------------------===//

PaddedValue PadPlanner::classify(Value value, ArrayRef<int64_t> shape) const {
  PaddedValue entry{value, SmallVector<int64_t, 4>(shape),
                    PaddedValue::Kind::Pad};
  Operation *op = value.getDefiningOp();
  if (!op)
    return entry;
  if (SplatElementsAttr splat; matchPattern(value, m_Constant(&splat)))
    entry.kind = PaddedValue::Kind::Splat;
  else if (op->getBlock() != pad->getBlock())
    return entry;
  else if (auto slice = dyn_cast<SliceOp>(op);
           slice && isCrop(slice) && shapeOf(slice.getInput()) == shape)
    entry.kind = PaddedValue::Kind::Crop;
  else if (isElementwise(op))
    entry.kind = PaddedValue::Kind::Carry;
  else if (auto carrier = dyn_cast<PadCarrierOpInterface>(op);
           carrier && getCarriedOperandShape(carrier, shape))
    entry.kind = PaddedValue::Kind::Carry;
  return entry;
}

SmallVector<std::pair<Value, SmallVector<int64_t, 4>>>
PadPlanner::operandsOf(const PaddedValue &entry) const {
  SmallVector<std::pair<Value, SmallVector<int64_t, 4>>> operands;
  if (entry.kind != PaddedValue::Kind::Carry)
    return operands;
  Operation *op = entry.value.getDefiningOp();
  if (isElementwise(op))
    for (Value operand : op->getOperands())
      operands.emplace_back(operand, entry.shape);
  else
    operands.emplace_back(
        op->getOperand(0),
        *getCarriedOperandShape(cast<PadCarrierOpInterface>(op), entry.shape));
  return operands;
}

size_t PadPlanner::find(Value value, ArrayRef<int64_t> shape) const {
  for (auto [i, entry] : llvm::enumerate(plan.values))
    if (entry.value == value && ArrayRef<int64_t>(entry.shape) == shape)
      return i;
  return plan.values.size();
}

/// Fills `plan.values`, operands first. False if there are too many.
bool PadPlanner::collect() {
  std::vector<std::pair<PaddedValue, bool>> stack; // (entry, operands done)
  stack.emplace_back(classify(pad.getInput(), shapeOf(pad.getResult())), false);
  while (!stack.empty()) {
    auto [entry, isDone] = stack.back();
    stack.pop_back();
    if (find(entry.value, entry.shape) != plan.values.size())
      continue;
    if (isDone) {
      for (auto &[operand, shape] : operandsOf(entry))
        entry.operands.push_back(find(operand, shape));
      plan.values.push_back(std::move(entry));
      continue;
    }
    if (plan.values.size() + stack.size() > maxValues)
      return false;
    stack.emplace_back(entry, true);
    for (auto &[operand, shape] : operandsOf(entry))
      stack.emplace_back(classify(operand, shape), false);
  }
  return true;
}

//===----------------------------------------------------------------------===//
// The bill
//===----------------------------------------------------------------------===//

/// Counts what is copied: the pad and the crops that nobody else needs, or the
/// pads at the ends and crops for those who still want the small values.
void PadPlanner::makeBill() {
  llvm::SmallPtrSet<Operation *, 16> carried{pad};
  for (const PaddedValue &entry : plan.values)
    if (entry.kind == PaddedValue::Kind::Carry)
      carried.insert(entry.value.getDefiningOp());
  auto isOurs = [&](Value value) {
    return llvm::all_of(value.getUsers(), [&](Operation *user) {
      return carried.contains(user);
    });
  };
  plan.copiedBefore = saturatingProduct(shapeOf(pad.getInput()));
  for (const PaddedValue &entry : plan.values) {
    int64_t size = saturatingProduct(shapeOf(entry.value));
    if (entry.kind == PaddedValue::Kind::Crop && isOurs(entry.value))
      plan.copiedBefore = saturatingAdd(plan.copiedBefore, size);
    if (entry.kind == PaddedValue::Kind::Pad ||
        (entry.kind == PaddedValue::Kind::Carry && !isOurs(entry.value)))
      plan.copiedAfter = saturatingAdd(plan.copiedAfter, size);
  }
}

//===----------------------------------------------------------------------===//
// What the pads hold
//===----------------------------------------------------------------------===//
//
// No table says which ops keep zeros: the op is asked. Its scalar twin is
// folded on the constants that the pads hold, so the answer is what the op
// computes, foreign ops included, and "does not fold" is the safe answer.

/// One NaN stands for all: payloads are nobody's business.
static Attribute canonicalize(Attribute constant) {
  auto number = dyn_cast_if_present<FloatAttr>(constant);
  if (!number || !number.getValue().isNaN())
    return constant;
  const llvm::fltSemantics &semantics = number.getValue().getSemantics();
  return FloatAttr::get(number.getType(), APFloat::getQNaN(semantics));
}

Attribute mp::evaluateOnPads(Operation *op, ArrayRef<Attribute> operands) {
  OpBuilder builder(op->getContext());
  IRMapping mapping;
  SmallVector<Operation *> constants;
  // Attributes by position: two operands of the op may be one value.
  Operation *scalar = op->cloneWithoutRegions(mapping);
  for (auto [i, constant] : llvm::enumerate(operands)) {
    constants.push_back(arith::ConstantOp::create(builder, op->getLoc(),
                                                  cast<TypedAttr>(constant)));
    scalar->setOperand(i, constants.back()->getResult(0));
  }
  Value result = scalar->getResult(0);
  result.setType(getElementTypeOrSelf(result.getType()));

  SmallVector<OpFoldResult, 1> folded;
  Attribute value;
  if (succeeded(scalar->fold(folded)) && !folded.empty()) {
    value = dyn_cast<Attribute>(folded.front());
    if (auto same = dyn_cast<Value>(folded.front()))
      matchPattern(same, m_Constant(&value));
  }
  scalar->erase();
  for (Operation *constant : constants)
    constant->erase();
  return canonicalize(value);
}

/// A contraction whose operand ends in zeros along a free dimension has zeros
/// there, of either sign, or NaN where the other operand was not finite.
PadConstants PadPlanner::findCropConstants(const PaddedValue &entry) const {
  Value source = entry.value.getDefiningOp<SliceOp>().getInput();
  auto op = source.getDefiningOp<AlignableOpInterface>();
  auto type = dyn_cast<FloatType>(getElementTypeOrSelf(source.getType()));
  if (!op || !type)
    return std::nullopt;
  SmallVector<AlignableDim> dims = op.getAlignableDims();
  for (auto [resultDim, size] : llvm::enumerate(shapeOf(entry.value))) {
    if (size == entry.shape[resultDim])
      continue;
    int64_t wanted = resultDim;
    const auto *dim = llvm::find_if(
        dims, [&](const AlignableDim &d) { return d.resultDim == wanted; });
    if (dim == dims.end())
      return std::nullopt;
    auto [operand, operandDim] = dim->operands.front();
    auto zeros = op->getOperand(operand).getDefiningOp<PadOp>();
    if (!zeros || !isZeroPad(zeros) ||
        shapeOf(zeros.getInput())[operandDim] > size)
      return std::nullopt;
  }
  const llvm::fltSemantics &semantics = type.getFloatSemantics();
  return SmallVector<Attribute, maxPadConstants>{
      FloatAttr::get(type, APFloat::getZero(semantics)),
      FloatAttr::get(type, APFloat::getZero(semantics, /*Negative=*/true)),
      FloatAttr::get(type, APFloat::getQNaN(semantics))};
}

/// Every combination of what the operands may hold, one result each.
PadConstants PadPlanner::evaluate(const PaddedValue &entry) const {
  Operation *op = entry.value.getDefiningOp();
  SmallVector<const SmallVector<Attribute, maxPadConstants> *> choices;
  size_t combinations = 1;
  for (unsigned operand : entry.operands) {
    const PadConstants &known = padConstants[operand];
    if (!known)
      return std::nullopt;
    choices.push_back(&*known);
    combinations *= known->size();
  }
  if (!isElementwise(op))
    return cast<PadCarrierOpInterface>(op).keepsElements()
               ? PadConstants(*choices.front())
               : std::nullopt;
  llvm::SmallSetVector<Attribute, maxPadConstants> results;
  for (size_t number = 0; number < combinations; ++number) {
    SmallVector<Attribute> operands;
    size_t rest = number;
    for (const auto *choice : choices) {
      operands.push_back((*choice)[rest % choice->size()]);
      rest /= choice->size();
    }
    Attribute result = evaluateOnPads(op, operands);
    if (!result || (results.insert(result), results.size() > maxPadConstants))
      return std::nullopt;
  }
  return SmallVector<Attribute, maxPadConstants>(results.begin(),
                                                 results.end());
}

PadConstants PadPlanner::findPadConstants(const PaddedValue &entry) const {
  Builder builder(entry.value.getContext());
  Type element = getElementTypeOrSelf(entry.value.getType());
  SplatElementsAttr splat;
  switch (entry.kind) {
  case PaddedValue::Kind::Crop:
    return findCropConstants(entry);
  case PaddedValue::Kind::Splat:
    matchPattern(entry.value, m_Constant(&splat));
    return SmallVector<Attribute, maxPadConstants>{
        splat.getSplatValue<Attribute>()};
  case PaddedValue::Kind::Pad:
    return SmallVector<Attribute, maxPadConstants>{
        builder.getZeroAttr(element)};
  case PaddedValue::Kind::Carry:
    return evaluate(entry);
  }
  llvm_unreachable("not a kind of carried value");
}

static bool isZero(Attribute constant) {
  if (auto number = dyn_cast<FloatAttr>(constant))
    return number.getValue().isZero();
  auto integer = dyn_cast<IntegerAttr>(constant);
  return integer && integer.getValue().isZero();
}

/// Whether this use only ever leads pads into elements that are cropped.
static bool keepsPadsApart(OpOperand &use, ArrayRef<int64_t> grown) {
  auto op = dyn_cast<AlignableOpInterface>(use.getOwner());
  if (!op)
    return false;
  SmallVector<AlignableDim> dims = op.getAlignableDims();
  return llvm::all_of(grown, [&](int64_t dim) {
    return llvm::any_of(dims, [&](const AlignableDim &d) {
      return d.kind != GemmDim::K &&
             d.operands.front().operand == use.getOperandNumber() &&
             d.operands.front().dim == dim;
    });
  });
}

bool PadPlanner::needsMask(const PadConstants &last) const {
  if (last && llvm::all_of(*last, isZero))
    return false;
  // NaN pads of a contraction are allowed for: see findCropConstants.
  auto isZeroOrNaN = [](Attribute constant) {
    auto number = dyn_cast<FloatAttr>(constant);
    return isZero(constant) || (number && number.getValue().isNaN());
  };
  if (!last || !llvm::all_of(*last, isZeroOrNaN))
    return true;
  SmallVector<int64_t> grown;
  for (auto [dim, high] : llvm::enumerate(PadOp(pad).getHigh()))
    if (high != 0)
      grown.push_back(dim);
  return !llvm::all_of(pad->getUses(), [&](OpOperand &use) {
    return keepsPadsApart(use, grown);
  });
}

std::optional<CarriedPad> PadPlanner::run() {
  plan.pad = pad;
  if (!isZeroPad(pad) || pad.getType() == pad.getInput().getType() ||
      !collect())
    return std::nullopt;
  makeBill();
  if (plan.copiedAfter >= plan.copiedBefore)
    return std::nullopt;
  for (const PaddedValue &entry : plan.values)
    padConstants.push_back(findPadConstants(entry));
  plan.needsMask = needsMask(padConstants.back());
  // A mask compares indices of 32 bits.
  if (plan.needsMask &&
      llvm::any_of(shapeOf(pad.getResult()), [](int64_t size) {
        return size > std::numeric_limits<int32_t>::max();
      }))
    return std::nullopt;
  return std::move(plan);
}

std::vector<CarriedPad> mp::planCarriedPads(Operation *root) {
  std::vector<CarriedPad> plans;
  root->walk([&](PadOp pad) {
    if (std::optional<CarriedPad> plan = PadPlanner(pad).run())
      plans.push_back(std::move(*plan));
  });
  return plans;
}
