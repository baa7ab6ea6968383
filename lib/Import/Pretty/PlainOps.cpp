//===- PlainOps.cpp - Pretty ops that are lists of operands ---------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Most ops read 'op %a, %b, key = value {attrs} : types'. The others of this
// file differ from it by a keyword, an index or the meaning of their types.
//
//===----------------------------------------------------------------------===//

#include "PrettyParser.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace mlir::mp;

/// The attribute that `key` stands for in `op`.
static StringRef attributeOfKey(OperationName name, StringRef key) {
  struct Row {
    StringLiteral op, key, attribute;
  };
  static constexpr Row rows[] = {
#define HLO_KEY(op, key, attribute) {op, key, attribute},
#include "PrettyShapes.def"
  };
  // MHLO has the same keys.
  StringRef op = name.stripDialect();
  if (name.getDialectNamespace() != "chlo")
    for (const Row &row : rows)
      if (row.op.substr(row.op.find('.') + 1) == op && row.key == key)
        return row.attribute;
  return key;
}

/// One element of the list: an operand or `key = value`.
static ParseResult parseElement(OpAsmParser &parser, OperationState &state,
                                SmallVectorImpl<hlo::Operand> &operands) {
  hlo::Operand operand;
  OptionalParseResult isOperand = parser.parseOptionalOperand(operand);
  if (isOperand.has_value()) {
    operands.push_back(operand);
    return *isOperand;
  }
  StringRef key;
  Attribute value;
  if (parser.parseKeyword(&key) || parser.parseEqual() ||
      hlo::parseValue(parser, value))
    return failure();
  state.addAttribute(attributeOfKey(state.name, key), value);
  return success();
}

/// Operands and keys, perhaps none.
static ParseResult parseElements(OpAsmParser &parser, OperationState &state,
                                 SmallVectorImpl<hlo::Operand> &operands) {
  char next = *parser.getCurrentLocation().getPointer();
  if (next == ':' || next == '{' || next == '(' || next == '\n')
    return success();
  return parser.parseCommaSeparatedList(
      [&] { return parseElement(parser, state, operands); });
}

static ParseResult parseList(OpAsmParser &parser, OperationState &state,
                             hlo::TypeRule rule) {
  SmallVector<hlo::Operand> operands;
  return failure(parseElements(parser, state, operands) ||
                 hlo::parseEnd(parser, state, operands, rule));
}

ParseResult hlo::parsePlain(OpAsmParser &parser, OperationState &state) {
  return parseList(parser, state, TypeRule::Same);
}

ParseResult hlo::parseSelect(OpAsmParser &parser, OperationState &state) {
  return parseList(parser, state, TypeRule::Select);
}

ParseResult hlo::parseComplex(OpAsmParser &parser, OperationState &state) {
  return parseList(parser, state, TypeRule::Complex);
}

ParseResult hlo::parseTuple(OpAsmParser &parser, OperationState &state) {
  return parseList(parser, state, TypeRule::Tuple);
}

ParseResult hlo::parseBarrier(OpAsmParser &parser, OperationState &state) {
  // Without operands it reads `optimization_barrier()`.
  if (succeeded(parser.parseOptionalLParen()))
    return parser.parseRParen();
  return parseList(parser, state, TypeRule::PassThrough);
}

ParseResult hlo::parseReturn(OpAsmParser &parser, OperationState &state) {
  SmallVector<Operand> operands;
  Operand operand;
  OptionalParseResult isOperand = parser.parseOptionalOperand(operand);
  if (!isOperand.has_value())
    return parser.parseOptionalAttrDict(state.attributes);
  operands.push_back(operand);
  if (failed(*isOperand))
    return failure();
  while (succeeded(parser.parseOptionalComma()))
    if (parser.parseOperand(operands.emplace_back()))
      return failure();
  return parseEnd(parser, state, operands, TypeRule::NoResult);
}

ParseResult hlo::parseCompare(OpAsmParser &parser, OperationState &state) {
  StringRef direction, type;
  SmallVector<Operand> operands(2);
  if (parser.parseKeyword(&direction) || parser.parseComma() ||
      parser.parseOperand(operands[0]) || parser.parseComma() ||
      parser.parseOperand(operands[1]))
    return failure();
  Builder &builder = parser.getBuilder();
  state.addAttribute("comparison_direction", builder.getStringAttr(direction));
  if (succeeded(parser.parseOptionalComma())) {
    if (parser.parseKeyword(&type))
      return failure();
    state.addAttribute("compare_type", builder.getStringAttr(type));
  }
  return parseEnd(parser, state, operands, TypeRule::Same);
}

ParseResult hlo::parseConstant(OpAsmParser &parser, OperationState &state) {
  SMLoc loc = parser.getCurrentLocation();
  TypedAttr value;
  Type type;
  if (succeeded(parser.parseOptionalLParen())) {
    // Generic body behind a bare name: `constant() {value = ..} : () -> T`.
    if (parser.parseRParen())
      return failure();
    return parseEnd(parser, state, {}, TypeRule::Same);
  }
  if (parser.parseOptionalAttrDict(state.attributes) ||
      parser.parseAttribute(value))
    return failure();
  if (!isa<ElementsAttr>(value))
    return parser.emitError(loc, "expected the elements of a tensor");
  type = value.getType();
  if (succeeded(parser.parseOptionalColon()) && parser.parseType(type))
    return failure();
  state.addAttribute("value", value);
  state.addTypes(type);
  return success();
}

ParseResult hlo::parseSlice(OpAsmParser &parser, OperationState &state) {
  SmallVector<int64_t> starts, limits, strides;
  Operand operand;
  auto parseRange = [&]() -> ParseResult {
    int64_t &stride = strides.emplace_back(1);
    if (parser.parseInteger(starts.emplace_back()) || parser.parseColon() ||
        parser.parseInteger(limits.emplace_back()))
      return failure();
    if (succeeded(parser.parseOptionalColon()))
      return parser.parseInteger(stride);
    return success();
  };
  if (parser.parseOperand(operand) ||
      parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseRange))
    return failure();
  Builder &builder = parser.getBuilder();
  state.addAttribute("start_indices", builder.getDenseI64ArrayAttr(starts));
  state.addAttribute("limit_indices", builder.getDenseI64ArrayAttr(limits));
  state.addAttribute("strides", builder.getDenseI64ArrayAttr(strides));
  return parseEnd(parser, state, operand, TypeRule::Same);
}

ParseResult hlo::parseTupleElement(OpAsmParser &parser, OperationState &state) {
  Operand operand;
  int64_t index = 0;
  if (parser.parseOperand(operand) || parser.parseLSquare() ||
      parser.parseInteger(index) || parser.parseRSquare())
    return failure();
  state.addAttribute("index", parser.getBuilder().getI64IntegerAttr(index));
  return parseEnd(parser, state, operand, TypeRule::Same);
}

ParseResult hlo::parseReducePrecision(OpAsmParser &parser,
                                      OperationState &state) {
  Operand operand;
  StringRef format;
  if (parser.parseOperand(operand) || parser.parseComma() ||
      parser.parseKeyword("format") || parser.parseEqual())
    return failure();
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseKeyword(&format))
    return failure();
  int64_t exponent = 0, mantissa = 0;
  if (!format.consume_front("e") || format.consumeInteger(10, exponent) ||
      !format.consume_front("m") || format.consumeInteger(10, mantissa) ||
      !format.empty())
    return parser.emitError(loc, "expected a format like e5m10");
  Builder &builder = parser.getBuilder();
  state.addAttribute("exponent_bits", builder.getI64IntegerAttr(exponent));
  state.addAttribute("mantissa_bits", builder.getI64IntegerAttr(mantissa));
  return parseEnd(parser, state, operand, TypeRule::Same);
}
