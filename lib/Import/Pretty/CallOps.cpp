//===- CallOps.cpp - Pretty ops that name a target ------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// custom_call, composite, top_k, dot_general and convolution: operands in
// parentheses or settings in a syntax of their own.
//
//===----------------------------------------------------------------------===//

#include "PrettyParser.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace mlir::mp;

ParseResult hlo::parseCustomCall(OpAsmParser &parser, OperationState &state) {
  StringAttr target;
  SmallVector<Operand> operands;
  if (parser.parseSymbolName(target) ||
      parser.parseOperandList(operands, AsmParser::Delimiter::Paren))
    return failure();
  state.addAttribute("call_target_name", target);
  return parseEnd(parser, state, operands, TypeRule::NoResult);
}

ParseResult hlo::parseComposite(OpAsmParser &parser, OperationState &state) {
  std::string name;
  SmallVector<Operand> operands;
  if (parser.parseString(&name) || parser.parseOperandList(operands))
    return failure();
  // Newer files may carry regions of the composite in parentheses.
  if (succeeded(parser.parseOptionalLParen())) {
    if (parser.parseCommaSeparatedList(
            [&] { return parser.parseRegion(*state.addRegion()); }) ||
        parser.parseRParen())
      return failure();
  }
  state.addAttribute("name", parser.getBuilder().getStringAttr(name));
  return parseEnd(parser, state, operands, TypeRule::Same);
}

ParseResult hlo::parseTopK(OpAsmParser &parser, OperationState &state) {
  Operand operand;
  int64_t k = 0;
  if (parser.parseLParen() || parser.parseOperand(operand) ||
      parser.parseComma() || parser.parseKeyword("k") || parser.parseEqual() ||
      parser.parseInteger(k) || parser.parseRParen() ||
      parser.parseOptionalAttrDict(state.attributes))
    return failure();
  state.addAttribute("k", parser.getBuilder().getI64IntegerAttr(k));
  Type type;
  if (parser.parseColonType(type) || parser.parseArrowTypeList(state.types))
    return failure();
  return parser.resolveOperand(operand, type, state.operands);
}

/// `[..] x [..]`: one list for each operand.
static ParseResult parsePairOfLists(AsmParser &parser, Attribute &lhs,
                                    Attribute &rhs) {
  return failure(hlo::parseValue(parser, lhs) || parser.parseKeyword("x") ||
                 hlo::parseValue(parser, rhs));
}

ParseResult hlo::parseDot(OpAsmParser &parser, OperationState &state) {
  SmallVector<Operand> operands(2);
  Builder &builder = parser.getBuilder();
  NamedAttrList numbers;
  if (parser.parseOperand(operands[0]) || parser.parseComma() ||
      parser.parseOperand(operands[1]))
    return failure();
  while (succeeded(parser.parseOptionalComma())) {
    StringRef key;
    Attribute value, rhs;
    SMLoc loc = parser.getCurrentLocation();
    if (parser.parseKeyword(&key) || parser.parseEqual())
      return failure();
    if (key == "batching_dims" || key == "contracting_dims") {
      if (parsePairOfLists(parser, value, rhs))
        return failure();
      StringRef kind = key == "batching_dims" ? "batching_dimensions"
                                              : "contracting_dimensions";
      numbers.set(("lhs_" + kind).str(), value);
      numbers.set(("rhs_" + kind).str(), rhs);
    } else if (key == "precision" || key == "algorithm") {
      if (parseValue(parser, value))
        return failure();
      state.addAttribute(key == "precision" ? "precision_config" : "algorithm",
                         value);
    } else {
      return parser.emitError(loc) << "unknown setting '" << key << "'";
    }
  }
  if (state.name.stripDialect() == "dot_general")
    state.addAttribute("dot_dimension_numbers",
                       numbers.getDictionary(builder.getContext()));
  return parseEnd(parser, state, operands, TypeRule::Same);
}

/// `{stride = .., pad = .., lhs_dilate = .., rhs_dilate = .., reverse = ..}`
static ParseResult parseWindow(OpAsmParser &parser, OperationState &state) {
  struct Row {
    StringLiteral key, attribute;
  };
  static constexpr Row rows[] = {{"stride", "window_strides"},
                                 {"pad", "padding"},
                                 {"lhs_dilate", "lhs_dilation"},
                                 {"rhs_dilate", "rhs_dilation"},
                                 {"reverse", "window_reversal"}};
  SMLoc loc = parser.getCurrentLocation();
  NamedAttrList fields;
  if (hlo::parseFields(parser, AsmParser::Delimiter::Braces, fields))
    return failure();
  for (NamedAttribute field : fields) {
    const Row *row = llvm::find_if(
        rows, [&](const Row &r) { return r.key == field.getName(); });
    if (row == std::end(rows))
      return parser.emitError(loc)
             << "unknown window setting " << field.getName();
    state.addAttribute(row->attribute, field.getValue());
  }
  return success();
}

ParseResult hlo::parseConvolution(OpAsmParser &parser, OperationState &state) {
  SmallVector<Operand> operands;
  Attribute dimensions;
  if (parser.parseOperandList(operands, 2, AsmParser::Delimiter::Paren) ||
      parser.parseKeyword("dim_numbers") || parser.parseEqual() ||
      parseConvDimensions(parser, dimensions) || parser.parseComma() ||
      parser.parseKeyword("window") || parser.parseEqual() ||
      parseWindow(parser, state))
    return failure();
  state.addAttribute("dimension_numbers", dimensions);
  return parseEnd(parser, state, operands, TypeRule::Same);
}
