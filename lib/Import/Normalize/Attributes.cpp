//===- Attributes.cpp - Attributes of StableHLO ops -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A row of HloAttributes.def per attribute says its kind and what stands for
// it when the file left it out.
//
//===----------------------------------------------------------------------===//

#include "Normalize.h"
#include "mp/Import/NormalForm.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace mlir::mp;

namespace {
enum class Kind {
  I64s,
  Bools,
  I64,
  Bool,
  Keyword,
  Symbol,
  Symbols,
  Pads,
  Any,
  Precision,
  Accuracy,
  Algorithm,
  Dot,
  Conv,
  Gather,
  Scatter,
};

enum class Default {
  Required,
  Optional,
  Zero,
  One,
  MinusOne,
  False,
  FromType,
  SpatialOnes,
  SpatialZeros,
  SpatialFalse,
  WindowOnes,
  WindowZeros,
};

struct Row {
  StringLiteral op, attribute;
  Kind kind;
  Default fallback;
};
} // namespace

/// The rows of one op; empty for ops without any.
static ArrayRef<Row> rowsOf(StringRef op) {
  static constexpr Row rows[] = {
#define HLO_ATTR(op, attribute, kind, fallback)                                \
  {#op, #attribute, Kind::kind, Default::fallback},
#include "HloAttributes.def"
  };
  static const llvm::StringMap<ArrayRef<Row>> byOp = [] {
    llvm::StringMap<ArrayRef<Row>> made;
    const Row *first = std::begin(rows);
    while (first != std::end(rows)) {
      const Row *last =
          std::find_if(first, std::end(rows),
                       [&](const Row &row) { return row.op != first->op; });
      made[first->op] = ArrayRef<Row>(first, last);
      first = last;
    }
    return made;
  }();
  return byOp.lookup(op);
}

static StringRef getWords(Kind kind) {
  switch (kind) {
  case Kind::I64s:
    return "ints";
  case Kind::Bools:
    return "bools";
  case Kind::I64:
    return "int";
  case Kind::Bool:
    return "bool";
  case Kind::Keyword:
    return "keyword";
  case Kind::Symbol:
    return "symbol";
  case Kind::Symbols:
    return "symbols";
  case Kind::Pads:
    return "pairs";
  case Kind::Any:
    return "value";
  case Kind::Precision:
  case Kind::Accuracy:
  case Kind::Algorithm:
    return "record";
  case Kind::Dot:
  case Kind::Conv:
  case Kind::Gather:
  case Kind::Scatter:
    return "dimensions";
  }
  llvm_unreachable("not a kind");
}

static StringRef getWords(Default fallback) {
  switch (fallback) {
  case Default::Required:
    return "";
  case Default::Optional:
    return " or none";
  case Default::Zero:
  case Default::SpatialZeros:
  case Default::WindowZeros:
    return " or 0";
  case Default::One:
  case Default::SpatialOnes:
  case Default::WindowOnes:
    return " or 1";
  case Default::MinusOne:
    return " or -1";
  case Default::False:
  case Default::SpatialFalse:
    return " or false";
  case Default::FromType:
    return " or by type";
  }
  llvm_unreachable("not a default");
}

SmallVector<std::string> hlo::describeAttributes(StringRef name) {
  SmallVector<std::string> texts;
  if (name.consume_front("stablehlo."))
    for (const Row &row : rowsOf(name))
      texts.push_back(
          (row.attribute + ": " + getWords(row.kind) + getWords(row.fallback))
              .str());
  return texts;
}

//===----------------------------------------------------------------------===//
// Defaults
//===----------------------------------------------------------------------===//

/// FLOAT, SIGNED or UNSIGNED, as the operands say; null for other types.
static StringAttr compareTypeOf(Operation *op) {
  if (op->getNumOperands() == 0)
    return {};
  Type type = getElementTypeOrSelf(op->getOperand(0).getType());
  MLIRContext *context = op->getContext();
  if (isa<FloatType, ComplexType>(type))
    return StringAttr::get(context, "FLOAT");
  if (type.isUnsignedInteger() || type.isInteger(1))
    return StringAttr::get(context, "UNSIGNED");
  if (type.isIntOrIndex())
    return StringAttr::get(context, "SIGNED");
  return {};
}

/// Lists of one value per dimension of the window; null if the rank is unknown.
static Attribute windowDefault(Operation *op, Default fallback) {
  auto type = op->getNumOperands() == 0
                  ? RankedTensorType()
                  : dyn_cast<RankedTensorType>(op->getOperand(0).getType());
  if (!type)
    return {};
  bool spatial = fallback == Default::SpatialOnes ||
                 fallback == Default::SpatialZeros ||
                 fallback == Default::SpatialFalse;
  if (spatial && type.getRank() < 2)
    return {};
  size_t rank = type.getRank() - (spatial ? 2 : 0);
  Builder builder(op->getContext());
  if (fallback == Default::SpatialFalse)
    return builder.getDenseBoolArrayAttr(SmallVector<bool>(rank, false));
  if (fallback == Default::SpatialOnes || fallback == Default::WindowOnes)
    return builder.getDenseI64ArrayAttr(SmallVector<int64_t>(rank, 1));
  return builder.getDenseI64ArrayAttr(SmallVector<int64_t>(2 * rank, 0));
}

static Attribute defaultOf(Operation *op, Default fallback) {
  Builder builder(op->getContext());
  switch (fallback) {
  case Default::Required:
  case Default::Optional:
    return {};
  case Default::Zero:
    return builder.getI64IntegerAttr(0);
  case Default::One:
    return builder.getI64IntegerAttr(1);
  case Default::MinusOne:
    return builder.getI64IntegerAttr(-1);
  case Default::False:
    return builder.getBoolAttr(false);
  case Default::FromType:
    return compareTypeOf(op);
  default:
    return windowDefault(op, fallback);
  }
}

//===----------------------------------------------------------------------===//
// Kinds
//===----------------------------------------------------------------------===//

/// Null when every operand has the default precision.
static Attribute precisionOf(Attribute value, bool &bad) {
  auto array = dyn_cast<ArrayAttr>(value);
  bad = !array || !llvm::all_of(array, llvm::IsaPred<StringAttr>);
  if (bad || llvm::all_of(array.getAsRange<StringAttr>(),
                          [](StringAttr text) { return text == "DEFAULT"; }))
    return {};
  return value;
}

/// A symbol, for which artifacts have a string.
static Attribute symbolOf(Attribute name) {
  return FlatSymbolRefAttr::get(name.getContext(), *hlo::asString(name));
}

/// Null for the default mode. Artifacts hold [atol, rtol, ulps, mode], text a
/// dictionary.
static Attribute accuracyOf(Attribute value) {
  Attribute mode;
  if (auto array = dyn_cast<ArrayAttr>(value); array && array.size() == 4) {
    mode = array[3];
    value = Builder(value.getContext())
                .getDictionaryAttr({{"atol", array[0]},
                                    {"rtol", array[1]},
                                    {"ulps", array[2]},
                                    {"mode", mode}});
  } else if (auto dictionary = dyn_cast<DictionaryAttr>(value)) {
    mode = dictionary.get("mode");
  }
  return hlo::asString(mode) == StringRef("DEFAULT") ? Attribute() : value;
}

/// Artifacts spread the algorithm over attributes of the op, `none` where
/// unset.
static Attribute algorithmOf(MLIRContext *context,
                             const NamedAttrList &attributes) {
  static constexpr StringLiteral fields[] = {
      "lhs_precision_type",          "rhs_precision_type",
      "accumulation_type",           "lhs_component_count",
      "rhs_component_count",         "num_primitive_operations",
      "allow_imprecise_accumulation"};
  NamedAttrList result;
  for (StringRef field : fields) {
    Attribute value = attributes.get(field);
    auto type = dyn_cast_if_present<TypeAttr>(value);
    if (value && !(type && isa<NoneType>(type.getValue())))
      result.set(field, value);
  }
  return result.empty() ? Attribute() : result.getDictionary(context);
}

/// `value` as the row's kind wants it; null with `bad` unset means "leave out".
static Attribute convertValue(Kind kind, Attribute value, bool &bad) {
  Builder builder(value.getContext());
  bad = false;
  switch (kind) {
  case Kind::I64s:
  case Kind::Pads:
    if (auto values = hlo::asI64s(value))
      return builder.getDenseI64ArrayAttr(*values);
    break;
  case Kind::Bools:
    if (auto values = hlo::asI64s(value))
      return builder.getDenseBoolArrayAttr(
          SmallVector<bool>(values->begin(), values->end()));
    break;
  case Kind::I64:
    if (auto number = hlo::asI64(value))
      return builder.getI64IntegerAttr(*number);
    break;
  case Kind::Bool:
    if (isa<BoolAttr>(value))
      return value;
    break;
  case Kind::Keyword:
    if (auto text = hlo::asString(value))
      return builder.getStringAttr(*text);
    break;
  case Kind::Symbol:
    if (hlo::asString(value))
      return symbolOf(value);
    break;
  case Kind::Symbols:
    if (auto list = dyn_cast<ArrayAttr>(value))
      if (llvm::all_of(list, hlo::asString))
        return builder.getArrayAttr(llvm::map_to_vector(list, symbolOf));
    break;
  case Kind::Precision:
    return precisionOf(value, bad);
  case Kind::Accuracy:
    return accuracyOf(value);
  default:
    return value;
  }
  bad = true;
  return {};
}

static std::optional<hlo::Numbers> numbersOf(Kind kind) {
  switch (kind) {
  case Kind::Dot:
    return hlo::Numbers::Dot;
  case Kind::Conv:
    return hlo::Numbers::Conv;
  case Kind::Gather:
    return hlo::Numbers::Gather;
  case Kind::Scatter:
    return hlo::Numbers::Scatter;
  default:
    return std::nullopt;
  }
}

/// The attribute of one row from what the op has. Null without an error means
/// that it stays absent.
static FailureOr<Attribute> evaluate(Operation *op, const Row &row,
                                     const NamedAttrList &old) {
  Attribute value = old.get(row.attribute);
  if (std::optional<hlo::Numbers> numbers = numbersOf(row.kind)) {
    FailureOr<DictionaryAttr> dictionary = hlo::collectNumbers(
        op, *numbers, dyn_cast_if_present<DictionaryAttr>(value), old);
    if (failed(dictionary))
      return failure();
    return Attribute(*dictionary);
  }
  if (row.kind == Kind::Algorithm && !value)
    return algorithmOf(op->getContext(), old);
  bool bad = false;
  if (value)
    value = convertValue(row.kind, value, bad);
  if (bad)
    return op->emitOpError() << "attribute '" << row.attribute << "' is "
                             << old.get(row.attribute)
                             << ", which is not of the form this op has";
  // "No type" in a file means the type of the operands.
  if (row.fallback == Default::FromType &&
      hlo::asString(value) == StringRef("NOTYPE"))
    value = {};
  if (!value && row.fallback != Default::Optional) {
    value = defaultOf(op, row.fallback);
    if (!value && row.fallback != Default::FromType)
      return op->emitOpError() << "needs attribute '" << row.attribute << "'";
  }
  return value;
}

bool hlo::isConfigOfCall(StringRef name) {
  return !name.contains('.') || name.starts_with("mhlo.");
}

LogicalResult hlo::normalizeAttributes(Operation *op) {
  if (!isHloOp(op))
    return success();
  ArrayRef<Row> rows;
  if (op->getName().getDialectNamespace() == "stablehlo")
    rows = rowsOf(op->getName().stripDialect());
  DictionaryAttr given = op->getDiscardableAttrDictionary();
  if (rows.empty() && given.empty())
    return success();
  NamedAttrList old(given), result;
  for (const Row &row : rows) {
    FailureOr<Attribute> value = evaluate(op, row, old);
    if (failed(value))
      return failure();
    if (*value)
      result.append(row.attribute, *value);
  }
  // Calls out of the graph are kept with all that their target reads. Else
  // frameworks hang their own marks on ops; ours stay.
  bool isCall = op->getName().getStringRef() == "stablehlo.custom_call";
  for (NamedAttribute attribute : old) {
    StringRef name = attribute.getName();
    bool isConfig =
        isCall ? isConfigOfCall(name) : rows.empty() && !name.contains('.');
    if ((name.starts_with("mp.") || isConfig) && !result.get(name))
      result.append(attribute);
  }
  op->setAttrs(result.getDictionary(op->getContext()));
  return success();
}
