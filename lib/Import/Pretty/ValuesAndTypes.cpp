//===- ValuesAndTypes.cpp - Values and types in pretty syntax -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Accepts every spelling of a value that files of three years use; the normal
// form makes one of them.
//
//===----------------------------------------------------------------------===//

#include "PrettyParser.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::mp;

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

ParseResult hlo::parseFields(AsmParser &parser, AsmParser::Delimiter delimiter,
                             NamedAttrList &fields) {
  return parser.parseCommaSeparatedList(delimiter, [&]() -> ParseResult {
    std::string key;
    SMLoc loc = parser.getCurrentLocation();
    Attribute value;
    if (parser.parseKeywordOrString(&key) || parser.parseEqual() ||
        parseValue(parser, value))
      return failure();
    if (fields.set(StringAttr::get(parser.getContext(), key), value))
      return parser.emitError(loc) << "'" << key << "' is given twice";
    return success();
  });
}

/// `[a, b, ...]`, the bracket already known to be there.
static ParseResult parseList(AsmParser &parser, Attribute &value) {
  SmallVector<Attribute> elements;
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&] {
        return hlo::parseValue(parser, elements.emplace_back());
      }))
    return failure();
  value = parser.getBuilder().getArrayAttr(elements);
  return success();
}

/// Whether a list in the delimiters of `open` starts here, without eating it.
static bool startsWith(AsmParser &parser, char open) {
  return *parser.getCurrentLocation().getPointer() == open;
}

/// `(1)2`: the part of a mesh axis behind the first 1, of size 2.
static ParseResult parseSubAxis(AsmParser &parser, Attribute &value) {
  int64_t before = 0, size = 0;
  if (parser.parseLParen() || parser.parseInteger(before) ||
      parser.parseRParen() || parser.parseInteger(size))
    return failure();
  Builder &builder = parser.getBuilder();
  value = builder.getDictionaryAttr(
      {{"pre_size", builder.getI64IntegerAttr(before)},
       {"size", builder.getI64IntegerAttr(size)}});
  return success();
}

ParseResult hlo::parseValue(AsmParser &parser, Attribute &value) {
  Builder &builder = parser.getBuilder();
  if (startsWith(parser, '['))
    return parseList(parser, value);
  // A function type starts with a parenthesis as well, but no digit follows.
  if (startsWith(parser, '(') &&
      llvm::isDigit(parser.getCurrentLocation().getPointer()[1]))
    return parseSubAxis(parser, value);
  if (startsWith(parser, '<')) {
    NamedAttrList fields;
    if (parseFields(parser, AsmParser::Delimiter::LessGreater, fields))
      return failure();
    value = fields.getDictionary(parser.getContext());
    return success();
  }
  if (succeeded(parser.parseOptionalQuestion())) {
    value = builder.getI64IntegerAttr(ShapedType::kDynamic);
    return success();
  }
  // An integer may be spelled true or false, so bools come first.
  StringRef keyword;
  if (succeeded(parser.parseOptionalKeyword(&keyword, {"true", "false"}))) {
    value = builder.getBoolAttr(keyword == "true");
    return success();
  }
  int64_t integer = 0;
  OptionalParseResult isInteger = parser.parseOptionalInteger(integer);
  if (isInteger.has_value()) {
    value = builder.getI64IntegerAttr(integer);
    return *isInteger;
  }
  OptionalParseResult isAttribute = parser.parseOptionalAttribute(value);
  if (isAttribute.has_value())
    return *isAttribute;
  Type type;
  OptionalParseResult isType = parser.parseOptionalType(type);
  if (isType.has_value()) {
    if (failed(*isType))
      return failure();
    value = TypeAttr::get(type);
    return success();
  }
  if (parser.parseKeyword(&keyword))
    return failure();
  value = builder.getStringAttr(keyword);
  return success();
}

//===----------------------------------------------------------------------===//
// Convolution dimension numbers
//===----------------------------------------------------------------------===//

namespace {
/// One side of the dimension numbers: which dimension each letter names.
struct DimensionLabels {
  DimensionLabels(char first, char second) : letters{first, second} {}
  char letters[2];
  int64_t lettered[2] = {-1, -1};
  SmallVector<int64_t> spatial;
};
} // namespace

/// `[b, 0, 1, f]`; integers number the spatial dimensions.
static ParseResult parseLabels(AsmParser &parser, DimensionLabels &labels) {
  SmallVector<std::pair<int64_t, int64_t>> spatial;
  int64_t position = 0;
  auto parseLabel = [&]() -> ParseResult {
    SMLoc loc = parser.getCurrentLocation();
    int64_t here = position++, number = 0;
    OptionalParseResult isNumber = parser.parseOptionalInteger(number);
    if (isNumber.has_value()) {
      spatial.emplace_back(number, here);
      return *isNumber;
    }
    if (succeeded(parser.parseOptionalQuestion()))
      return success();
    StringRef letter;
    if (parser.parseKeyword(&letter))
      return failure();
    for (auto [name, place] : llvm::zip(labels.letters, labels.lettered))
      if (letter == StringRef(&name, 1) && place < 0) {
        place = here;
        return success();
      }
    return parser.emitError(loc)
           << "expected an integer, '" << labels.letters[0] << "' or '"
           << labels.letters[1] << "', each once";
  };
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseLabel))
    return failure();
  llvm::sort(spatial);
  for (auto [index, entry] : llvm::enumerate(spatial)) {
    if (entry.first != int64_t(index))
      return parser.emitError(loc, "spatial dimensions must count from 0");
    labels.spatial.push_back(entry.second);
  }
  if (labels.lettered[0] < 0 || labels.lettered[1] < 0)
    return parser.emitError(loc) << "expected dimensions '" << labels.letters[0]
                                 << "' and '" << labels.letters[1] << "'";
  return success();
}

ParseResult hlo::parseConvDimensions(AsmParser &parser, Attribute &dimensions) {
  DimensionLabels input('b', 'f'), kernel('i', 'o'), output('b', 'f');
  if (parseLabels(parser, input) || parser.parseKeyword("x") ||
      parseLabels(parser, kernel) || parser.parseArrow() ||
      parseLabels(parser, output))
    return failure();
  Builder &builder = parser.getBuilder();
  auto i64 = [&](int64_t value) { return builder.getI64IntegerAttr(value); };
  auto i64s = [&](ArrayRef<int64_t> values) {
    return builder.getDenseI64ArrayAttr(values);
  };
  dimensions = builder.getDictionaryAttr({
      {"input_batch_dimension", i64(input.lettered[0])},
      {"input_feature_dimension", i64(input.lettered[1])},
      {"input_spatial_dimensions", i64s(input.spatial)},
      {"kernel_input_feature_dimension", i64(kernel.lettered[0])},
      {"kernel_output_feature_dimension", i64(kernel.lettered[1])},
      {"kernel_spatial_dimensions", i64s(kernel.spatial)},
      {"output_batch_dimension", i64(output.lettered[0])},
      {"output_feature_dimension", i64(output.lettered[1])},
      {"output_spatial_dimensions", i64s(output.spatial)},
  });
  return success();
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

/// The operand types that `rule` reads from the listed ones; adds the results.
static ParseResult applyRule(OpAsmParser &parser, SMLoc loc, hlo::TypeRule rule,
                             ArrayRef<Type> listed, size_t numOperands,
                             SmallVectorImpl<Type> &types,
                             OperationState &state) {
  auto wrong = [&] {
    return parser.emitError(loc)
           << "types do not fit '" << state.name.getStringRef() << "' with "
           << numOperands << " operands";
  };
  switch (rule) {
  case hlo::TypeRule::NoResult:
    types.append(listed.begin(), listed.end());
    return success();
  case hlo::TypeRule::PassThrough:
    types.append(listed.begin(), listed.end());
    state.addTypes(listed);
    return success();
  case hlo::TypeRule::Select:
    if (listed.size() != 2)
      return wrong();
    types.assign({listed[0], listed[1], listed[1]});
    state.addTypes(listed[1]);
    return success();
  case hlo::TypeRule::Complex: {
    auto shaped = dyn_cast<ShapedType>(listed.front());
    auto element = dyn_cast<ComplexType>(getElementTypeOrSelf(listed.front()));
    if (!shaped || !element)
      return wrong();
    types.append(numOperands, shaped.clone(element.getElementType()));
    state.addTypes(shaped);
    return success();
  }
  case hlo::TypeRule::Tuple: {
    auto tuple = dyn_cast<TupleType>(listed.front());
    if (!tuple)
      return wrong();
    llvm::append_range(types, tuple.getTypes());
    state.addTypes(tuple);
    return success();
  }
  case hlo::TypeRule::Same:
    break;
  }
  if (listed.size() != 1)
    return wrong();
  types.append(numOperands, listed.front());
  state.addTypes(listed.front());
  return success();
}

ParseResult hlo::parseEnd(OpAsmParser &parser, OperationState &state,
                          ArrayRef<Operand> operands, TypeRule rule) {
  SmallVector<Type> listed, types;
  if (parser.parseOptionalAttrDict(state.attributes))
    return failure();
  SMLoc loc = parser.getCurrentLocation();
  if (failed(parser.parseOptionalColon())) {
    if (!operands.empty() || rule == TypeRule::Same)
      return parser.emitError(loc, "expected ':' and types");
    return success();
  }
  if (parser.parseTypeList(listed))
    return failure();
  if (succeeded(parser.parseOptionalArrow())) {
    types = listed;
    if (parser.parseTypeList(state.types))
      return failure();
  } else if (auto function = dyn_cast<FunctionType>(listed.front());
             function && listed.size() == 1) {
    llvm::append_range(types, function.getInputs());
    state.addTypes(function.getResults());
  } else if (applyRule(parser, loc, rule, listed, operands.size(), types,
                       state)) {
    return failure();
  }
  return parser.resolveOperands(operands, types, loc, state.operands);
}
