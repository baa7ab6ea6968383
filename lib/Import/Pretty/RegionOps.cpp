//===- RegionOps.cpp - Pretty ops with regions ----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A reduction that only names its op ('applies stablehlo.add') gets the region
// the long form would have, so that later stages see one form.
//
//===----------------------------------------------------------------------===//

#include "PrettyParser.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::mp;

/// Fills `region` with `^(%a, %b): return op(%a, %b)` on scalars of `element`.
static void buildCombiner(Region &region, StringRef op, Type element,
                          Location loc) {
  Type scalar = RankedTensorType::get({}, element);
  Block &block = region.emplaceBlock();
  Value lhs = block.addArgument(scalar, loc);
  Value rhs = block.addArgument(scalar, loc);
  // The region has no parent yet that a builder could ask for the context.
  OpBuilder builder(loc.getContext());
  builder.setInsertionPointToEnd(&block);
  OperationState combine(loc, op, {lhs, rhs}, {scalar}, {});
  Operation *combined = builder.create(combine);
  OperationState yield(loc, "stablehlo.return", combined->getResults(), {}, {});
  builder.create(yield);
}

/// `reducer(%a: T, %b: T) (%c: T, %d: T) {..}`: one pair per input; the block
/// takes all first halves, then all second halves.
static ParseResult parseReducer(OpAsmParser &parser, size_t numInputs,
                                Region &region) {
  SmallVector<OpAsmParser::Argument> lhs(numInputs), rhs(numInputs);
  if (parser.parseKeyword("reducer"))
    return failure();
  for (size_t i = 0; i < numInputs; ++i)
    if (parser.parseLParen() || parser.parseArgument(lhs[i], true) ||
        parser.parseComma() || parser.parseArgument(rhs[i], true) ||
        parser.parseRParen())
      return failure();
  lhs.append(rhs);
  // A location may stand between the arguments and the region.
  return parser.parseRegion(region, lhs);
}

ParseResult hlo::parseReduce(OpAsmParser &parser, OperationState &state) {
  SmallVector<Operand> inputs, inits;
  SMLoc loc = parser.getCurrentLocation();
  auto parsePair = [&]() -> ParseResult {
    return failure(
        parser.parseLParen() || parser.parseOperand(inputs.emplace_back()) ||
        parser.parseKeyword("init") || parser.parseColon() ||
        parser.parseOperand(inits.emplace_back()) || parser.parseRParen());
  };
  Attribute dimensions;
  FunctionType type;
  if (parser.parseCommaSeparatedList(parsePair))
    return failure();
  bool applies = succeeded(parser.parseOptionalKeyword("applies"));
  std::string name;
  if (applies && parser.parseKeywordOrString(&name))
    return failure();
  if (parser.parseKeyword("across") || parser.parseKeyword("dimensions") ||
      parser.parseEqual() || parseValue(parser, dimensions) ||
      parser.parseOptionalAttrDict(state.attributes) ||
      parser.parseColonType(type))
    return failure();
  state.addAttribute("dimensions", dimensions);
  state.addTypes(type.getResults());
  Region &region = *state.addRegion();
  if (!applies) {
    if (parseReducer(parser, inputs.size(), region))
      return failure();
  } else {
    if (inputs.size() != 1 || type.getNumInputs() != 2)
      return parser.emitError(loc, "'applies' needs one input and one init");
    buildCombiner(region, name, getElementTypeOrSelf(type.getInput(0)),
                  parser.getEncodedSourceLoc(loc));
  }
  inputs.append(inits);
  return parser.resolveOperands(inputs, type.getInputs(), loc, state.operands);
}

ParseResult hlo::parseScan(OpAsmParser &parser, OperationState &state) {
  SmallVector<Operand> operands;
  Attribute dimension;
  FunctionType type;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOperandList(operands, AsmParser::Delimiter::Paren) ||
      parser.parseKeyword("inits") ||
      parser.parseOperandList(operands, AsmParser::Delimiter::Paren) ||
      parser.parseKeyword("dimension") || parser.parseEqual() ||
      parseValue(parser, dimension) ||
      parser.parseOptionalAttrDictWithKeyword(state.attributes) ||
      parser.parseRegion(*state.addRegion()) || parser.parseColonType(type))
    return failure();
  state.addAttribute("dimension", dimension);
  state.addTypes(type.getResults());
  return parser.resolveOperands(operands, type.getInputs(), loc,
                                state.operands);
}

ParseResult hlo::parseWhile(OpAsmParser &parser, OperationState &state) {
  SmallVector<Operand> operands;
  SmallVector<OpAsmParser::Argument> arguments;
  SmallVector<Type> types;
  SMLoc loc = parser.getCurrentLocation();
  auto parseCarried = [&]() -> ParseResult {
    return failure(parser.parseArgument(arguments.emplace_back()) ||
                   parser.parseEqual() ||
                   parser.parseOperand(operands.emplace_back()));
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Paren, parseCarried))
    return failure();
  if (!operands.empty() && (parser.parseColon() || parser.parseTypeList(types)))
    return failure();
  if (types.size() != arguments.size())
    return parser.emitError(loc)
           << "carries " << arguments.size() << " values, but has "
           << types.size() << " types";
  for (auto [argument, type] : llvm::zip_equal(arguments, types))
    argument.type = type;
  state.addTypes(types);
  return failure(parser.parseOptionalAttrDictWithKeyword(state.attributes) ||
                 parser.resolveOperands(operands, types, loc, state.operands) ||
                 parser.parseKeyword("cond") ||
                 parser.parseRegion(*state.addRegion(), arguments) ||
                 parser.parseKeyword("do") ||
                 parser.parseRegion(*state.addRegion(), arguments));
}
