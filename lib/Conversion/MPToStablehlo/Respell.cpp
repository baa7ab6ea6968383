//===- Respell.cpp - Attributes of kept ops as StableHLO spells them ------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The normal form has builtin attributes alone. A rule for each name gives back
// the attribute of StableHLO; a name without a rule stands for itself.
//
//===----------------------------------------------------------------------===//

#include "Respell.h"
#include "Devices.h"
#include "OpExport.h"

#include "mp/Import/NormalForm.h"
#include "mp/Support/Messages.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::hloexport;

static Attribute makeSymbol(MLIRContext *context, const Twine &text) {
  return OpaqueAttr::get(StringAttr::get(context, "stablehlo"), text.str(),
                         NoneType::get(context));
}

/// The enum of StableHLO that a keyword under this name is of; empty if none.
static StringRef getEnumOf(StringRef name) {
  return llvm::StringSwitch<StringRef>(name)
      .Case("comparison_direction", "comparison_direction")
      .Case("compare_type", "comparison_type")
      .Case("fft_type", "fft_type")
      .Case("rng_algorithm", "rng_algorithm")
      .Case("rng_distribution", "rng_distribution")
      .Case("transpose_a", "transpose")
      .Case("precision_config", "precision")
      .Default("");
}

/// A number, or true or false, without its type.
static std::string printPlain(Attribute value) {
  std::string text;
  llvm::raw_string_ostream os(text);
  value.print(os, /*elideType=*/true);
  return text;
}

/// `key = value` of a struct, whose values are numbers, types, lists of
/// integers and the mode of an accuracy; empty for another value.
static std::string printField(StringRef key, Attribute value) {
  if (isa<BoolAttr, FloatAttr, TypeAttr>(value))
    return (key + " = " + printPlain(value)).str();
  if (auto mode = dyn_cast<StringAttr>(value); mode && key == "mode")
    return ("mode = #stablehlo.result_accuracy_mode<" + mode.getValue() + ">")
        .str();
  if (auto number = dyn_cast<IntegerAttr>(value))
    return (key + " = " + Twine(number.getValue().getSExtValue())).str();
  std::optional<SmallVector<int64_t>> list = hlo::asI64s(value);
  return list ? (key + " = " + printList(*list)).str() : std::string();
}

/// Where the parsers of algorithms and of accuracies want a field; others come
/// in any order.
static size_t getPlaceOf(NamedAttribute field) {
  static constexpr StringLiteral order[] = {"lhs_precision_type",
                                            "rhs_precision_type",
                                            "accumulation_type",
                                            "lhs_component_count",
                                            "rhs_component_count",
                                            "num_primitive_operations",
                                            "allow_imprecise_accumulation",
                                            "atol",
                                            "rtol",
                                            "ulps",
                                            "mode"};
  return llvm::find(order, field.getName().strref()) - std::begin(order);
}

/// `#stablehlo.mnemonic<key = value, ...>`; null for values that no struct has.
static Attribute makeStruct(DictionaryAttr fields, const Twine &start) {
  SmallVector<NamedAttribute> ordered(fields.begin(), fields.end());
  llvm::stable_sort(ordered, [](NamedAttribute one, NamedAttribute other) {
    return getPlaceOf(one) < getPlaceOf(other);
  });
  SmallVector<std::string> texts;
  for (NamedAttribute field : ordered) {
    texts.push_back(printField(field.getName(), field.getValue()));
    if (texts.back().empty())
      return {};
  }
  return makeSymbol(fields.getContext(), start + llvm::join(texts, ", ") + ">");
}

/// The struct that stands under this name.
static StringRef getStructOf(StringRef op, StringRef name) {
  return llvm::StringSwitch<StringRef>(name)
      .Case("algorithm", "dot_algorithm<")
      .Case("channel_handle", "channel_handle<")
      .Case("dot_dimension_numbers", "dot<")
      .Case("result_accuracy", "result_accuracy<")
      .Case("scatter_dimension_numbers", "scatter<")
      .Case("dimension_numbers",
            op == "stablehlo.convolution" ? "conv<raw " : "gather<")
      .Default("");
}

/// Artifacts have an array of the three parts, text a struct.
static Attribute respellAlias(Attribute value) {
  Builder builder(value.getContext());
  auto parts = dyn_cast<ArrayAttr>(value);
  auto fields = dyn_cast<DictionaryAttr>(value);
  if (parts && parts.size() == 3)
    fields = builder.getDictionaryAttr({{"output_tuple_indices", parts[0]},
                                        {"operand_index", parts[1]},
                                        {"operand_tuple_indices", parts[2]}});
  if (!fields || fields.size() != 3)
    return {};
  // The parser wants them in this order.
  SmallVector<std::string> texts;
  for (StringRef key :
       {"output_tuple_indices", "operand_index", "operand_tuple_indices"})
    if (Attribute field = fields.get(key))
      texts.push_back(printField(key, field));
  return makeSymbol(value.getContext(),
                    "output_operand_alias<" + llvm::join(texts, ", ") + ">");
}

/// Each element of an array by `respell`; null if it fails for one.
static Attribute respellEach(ArrayAttr array,
                             llvm::function_ref<Attribute(Attribute)> respell) {
  SmallVector<Attribute> values = llvm::map_to_vector(array, respell);
  if (llvm::is_contained(values, Attribute()))
    return {};
  return ArrayAttr::get(array.getContext(), values);
}

static Attribute respellVersion(StringRef keyword, MLIRContext *context) {
  static constexpr StringLiteral names[] = {
      "API_VERSION_UNSPECIFIED", "API_VERSION_ORIGINAL",
      "API_VERSION_STATUS_RETURNING", "API_VERSION_STATUS_RETURNING_UNIFIED",
      "API_VERSION_TYPED_FFI"};
  const auto *found = llvm::find(names, keyword);
  if (found == std::end(names))
    return {};
  return Builder(context).getI32IntegerAttr(int32_t(found - names));
}

/// Pairs as a tensor of two columns.
static Attribute respellPads(DenseI64ArrayAttr pads) {
  auto type = RankedTensorType::get({pads.size() / 2, 2},
                                    IntegerType::get(pads.getContext(), 64));
  return pads.size() % 2 == 0
             ? DenseIntElementsAttr::get(type, pads.asArrayRef())
             : Attribute();
}

/// What an artifact writes out and text leaves out.
static bool saysNothing(StringRef name, Attribute value) {
  if (auto array = dyn_cast<ArrayAttr>(value); array && array.empty())
    return true;
  if (name == "channel_id")
    return hlo::asI64(value) == 0;
  bool isFlag = name == "use_global_device_ids" || name == "has_dynamic_root";
  auto flag = dyn_cast<BoolAttr>(value);
  return name == "result_tilings" || (isFlag && flag && !flag.getValue());
}

/// The value under this name of `op`; null if it cannot be written.
static Attribute respellValue(StringRef op, StringRef name, Attribute value) {
  MLIRContext *context = value.getContext();
  auto text = dyn_cast<StringAttr>(value);
  auto array = dyn_cast<ArrayAttr>(value);
  if (op.starts_with("sdy.") && text && name != "sym_name")
    return makeSdy(context, text);
  if (StringRef kind = getEnumOf(name); !kind.empty()) {
    auto respell = [&](Attribute keyword) -> Attribute {
      auto word = dyn_cast<StringAttr>(keyword);
      return word ? makeSymbol(context, kind + " " + word.getValue())
                  : Attribute();
    };
    return array ? respellEach(array, respell) : respell(value);
  }
  if (auto fields = dyn_cast<DictionaryAttr>(value))
    if (StringRef start = getStructOf(op, name); !start.empty())
      return makeStruct(fields, start);
  if (name == "api_version" && text)
    return respellVersion(text, context);
  if (name == "output_operand_aliases" && array)
    return respellEach(array, respellAlias);
  if (name == "use_global_device_ids" || name == "has_dynamic_root")
    return UnitAttr::get(context);
  if (auto pads = dyn_cast<DenseI64ArrayAttr>(value); pads && name == "padding")
    return respellPads(pads);
  return value;
}

FailureOr<Spelling> hloexport::respell(StringRef op, DictionaryAttr config,
                                       std::string &reason) {
  Spelling spelling;
  for (NamedAttribute attribute : config) {
    StringRef name = attribute.getName();
    Attribute value = attribute.getValue();
    if (saysNothing(name, value))
      continue;
    if (name == "channel_id") {
      auto number = hlo::asI64(value);
      value = number ? makeSymbol(value.getContext(),
                                  "channel_handle<handle = " + Twine(*number) +
                                      ", type = 0>")
                     : Attribute();
      name = "channel_handle";
    } else {
      value = respellValue(op, name, value);
    }
    if (!value) {
      reason = ("its attribute " + name +
                " has no spelling: " + textOf(attribute.getValue()))
                   .str();
      return failure();
    }
    NamedAttrList &list =
        name.contains('.') ? spelling.marks : spelling.properties;
    list.set(name, value);
  }
  return spelling;
}
