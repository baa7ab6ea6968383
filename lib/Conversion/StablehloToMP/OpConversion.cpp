//===- OpConversion.cpp - What converters of StableHLO ops share ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Attributes of the normal form, and the few things all groups of ops build:
// signless types, splats, accumulators.
//
//===----------------------------------------------------------------------===//

#include "OpConversion.h"

#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Import/NormalForm.h"
#include "mp/Support/Messages.h"
#include "mp/Support/Sizes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/Verifier.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::stablehlo;

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

std::optional<ElementKind> stablehlo::getElementKind(Type elementType) {
  if (isa<FloatType>(elementType))
    return ElementKind::Float;
  auto integer = dyn_cast<IntegerType>(elementType);
  if (!integer)
    return std::nullopt;
  if (integer.getWidth() == 1)
    return ElementKind::Bool;
  if (integer.getWidth() > 64 || !llvm::isPowerOf2_32(integer.getWidth()))
    return std::nullopt;
  return integer.isUnsigned() ? ElementKind::Unsigned : ElementKind::Signed;
}

RankedTensorType stablehlo::convertTensorType(Type type, std::string &reason) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor) {
    reason = "not a ranked tensor: " + textOf(type);
    return {};
  }
  if (!tensor.hasStaticShape()) {
    // Without the largest sizes, which files spell in two ways.
    reason = "dynamic shape " +
             textOf(RankedTensorType::get(tensor.getShape(),
                                          tensor.getElementType()));
    return {};
  }
  Type element = tensor.getElementType();
  if (!getElementKind(element)) {
    reason = "elements of type " + textOf(element);
    return {};
  }
  // An array of more than 2^63 elements has no valid index.
  if (!checkedElements(tensor.getShape())) {
    reason = "too many elements in " + textOf(type);
    return {};
  }
  if (element.isUnsignedInteger())
    element =
        IntegerType::get(type.getContext(), element.getIntOrFloatBitWidth());
  return RankedTensorType::get(tensor.getShape(), element);
}

static ElementKind getKindOf(Type tensor) {
  return *getElementKind(cast<RankedTensorType>(tensor).getElementType());
}

ElementKind OpConversion::getOperandKind(unsigned index) const {
  return getKindOf(source->getOperand(index).getType());
}

ElementKind OpConversion::getResultKind(unsigned index) const {
  return getKindOf(source->getResult(index).getType());
}

TypeAttr stablehlo::getAccumulator(Type elementType) {
  if (!isa<FloatType>(elementType) || elementType.getIntOrFloatBitWidth() >= 32)
    return {};
  return TypeAttr::get(Float32Type::get(elementType.getContext()));
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

Attribute OpConversion::find(StringRef name) const {
  if (Attribute direct = source->getAttr(name))
    return direct;
  for (NamedAttribute entry : source->getAttrDictionary())
    if (auto nested = dyn_cast<DictionaryAttr>(entry.getValue()))
      if (Attribute inner = nested.get(name))
        return inner;
  return {};
}

FailureOr<SmallVector<int64_t>> OpConversion::getIntegers(StringRef name) {
  Attribute attribute = find(name);
  if (std::optional<SmallVector<int64_t>> values = hlo::asI64s(attribute))
    return *values;
  return refuse("attribute " + name + " is " +
                (attribute ? "not a list of integers" : "missing"));
}

FailureOr<int64_t> OpConversion::getInteger(StringRef name) {
  Attribute attribute = find(name);
  if (std::optional<int64_t> value = hlo::asI64(attribute))
    return *value;
  return refuse("attribute " + name + " is " +
                (attribute ? "not an integer" : "missing"));
}

StringRef OpConversion::getEnumerator(StringRef name) const {
  return hlo::asString(find(name)).value_or(StringRef());
}

LogicalResult OpConversion::refuse(const Twine &reason, const Twine &wayOut) {
  refusal = {reason.str(), wayOut.str()};
  return failure();
}

LogicalResult OpConversion::leave(const Twine &reason) {
  refusal = {reason.str(), "", /*keeps=*/true};
  return failure();
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

static Value makeConstant(OpConversion &op, RankedTensorType type,
                          Attribute element) {
  return arith::ConstantOp::create(op.builder, op.loc, type,
                                   SplatElementsAttr::get(type, element));
}

LogicalResult stablehlo::checkCounts(OpConversion &conversion,
                                     const ConverterRow &row) {
  Operation *op = conversion.source;
  auto differs = [](int expected, unsigned actual) {
    return expected != kAny && unsigned(expected) != actual;
  };
  if (differs(row.operands, op->getNumOperands()) ||
      differs(row.results, op->getNumResults()) ||
      differs(row.regions, op->getNumRegions()))
    return conversion.refuse("malformed: wrong number of operands, results or "
                             "regions");
  return success();
}

Value OpConversion::splat(RankedTensorType type, const APInt &value) {
  return makeConstant(*this, type,
                      IntegerAttr::get(type.getElementType(), value));
}

Value OpConversion::compare(arith::CmpFPredicate predicate, Value lhs,
                            Value rhs) {
  return arith::CmpFOp::create(builder, loc, predicate, lhs, rhs);
}

Value OpConversion::compare(arith::CmpIPredicate predicate, Value lhs,
                            Value rhs) {
  return arith::CmpIOp::create(builder, loc, predicate, lhs, rhs);
}

Value OpConversion::select(Value condition, Value yes, Value no) {
  return arith::SelectOp::create(builder, loc, condition, yes, no);
}

Value OpConversion::splat(RankedTensorType type, int64_t value) {
  unsigned width = type.getElementTypeBitWidth();
  return splat(type, APInt(64, value, /*isSigned=*/true).sextOrTrunc(width));
}

Value OpConversion::splat(RankedTensorType type, double value) {
  return makeConstant(*this, type,
                      FloatAttr::get(type.getElementType(), value));
}

Value OpConversion::broadcastScalar(Value value, RankedTensorType type) {
  auto from = cast<RankedTensorType>(value.getType());
  if (from.getRank() != 0 || type.getRank() == 0)
    return value;
  return BroadcastOp::create(builder, loc, type.clone(from.getElementType()),
                             value, ArrayRef<int64_t>());
}

Attribute stablehlo::getSplat(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    SplatElementsAttr constant;
    if (matchPattern(value, m_Constant(&constant)))
      return constant.getSplatValue<Attribute>();
    if (!isa<BroadcastOp, ReshapeOp>(op))
      return {};
    value = op->getOperand(0);
  }
  return {};
}

bool stablehlo::isValid(Operation *op) {
  ScopedDiagnosticHandler quiet(op->getContext(),
                                [](Diagnostic &) { return success(); });
  return succeeded(verify(op));
}

SmallVector<ConverterRow> stablehlo::getAllRows() {
  SmallVector<ConverterRow> rows;
  for (ArrayRef<ConverterRow> group :
       {getElementwiseRows(),     getDivideAndShiftRows(),
        getElementTypeRows(),     getConstantAndShapeRows(),
        getContractionRows(),     getReduceRows(),
        getReduceWindowRows(),    getGatherScatterSliceRows(),
        getControlFlowRows(),     getDynamicShapeRows(),
        getBatchNormRows(),       getSortAndRandomBitsRows(),
        getSpecialFunctionRows(), getGammaFunctionRows(),
        getRaggedDotRows(),       getHiddenRngRows(),
        getBroadcastRows(),       getEinsumRows(),
        getThreefryRows(),        getPartitionIdRows()})
    llvm::append_range(rows, group);
  return rows;
}
