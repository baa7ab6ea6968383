//===- SdyDialect.cpp - Private dialect sdy -------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shardy annotates even single-device programs of JAX. Its ops are read in text
// and bytecode, with attributes that are their own text (SdyAttributes.cpp).
//
//===----------------------------------------------------------------------===//

#include "HloDialects.h"
#include "Vhlo/VhloReader.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/OpImplementation.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::hlo;

MLIR_DEFINE_EXPLICIT_TYPE_ID(mlir::mp::hlo::SdyDialect)

//===----------------------------------------------------------------------===//
// Bytecode
//===----------------------------------------------------------------------===//

/// Skips the parts of one attribute, a letter each: a attribute, o optional
/// attribute, A list of attributes, s string, i signed integer, I list of them,
/// b bool, v varint.
static LogicalResult skipParts(DialectBytecodeReader &reader, StringRef parts) {
  Attribute attribute;
  SmallVector<Attribute> attributes;
  SmallVector<int64_t> integers;
  StringRef text;
  int64_t integer = 0;
  uint64_t number = 0;
  bool flag = false;
  for (char part : parts) {
    LogicalResult read = part == 'a'   ? reader.readAttribute(attribute)
                         : part == 'o' ? reader.readOptionalAttribute(attribute)
                         : part == 'A' ? readAttributes(reader, attributes)
                         : part == 's' ? reader.readString(text)
                         : part == 'i' ? reader.readSignedVarInt(integer)
                         : part == 'I' ? readI64s(reader, integers)
                         : part == 'b' ? reader.readBool(flag)
                                       : reader.readVarInt(number);
    if (failed(read))
      return failure();
  }
  return success();
}

namespace {
struct SdyVersion : public DialectVersion {};

struct SdyBytecode : public BytecodeDialectInterface {
  explicit SdyBytecode(Dialect *dialect) : BytecodeDialectInterface(dialect) {}

  Attribute readAttribute(DialectBytecodeReader &reader) const override {
    static constexpr StringLiteral partsByCode[] = {
        "",  "",         "",  "",  "",    "",  "", "", "I",
        "A", "IAAIIIIb", "A", "A", "Aii", "A", "", "", "aAAAi"};
    uint64_t code = 0;
    if (failed(reader.readVarInt(code)))
      return {};
    if (isSdyText(code))
      return readSdyText(reader, code);
    if (code >= std::size(partsByCode)) {
      reader.emitError() << "the artifact uses unknown Shardy attribute code "
                         << code;
      return {};
    }
    if (failed(skipParts(reader, partsByCode[code])))
      return {};
    return StringAttr::get(getContext(), "sharding");
  }

  std::unique_ptr<DialectVersion>
  readVersion(DialectBytecodeReader &reader) const override {
    uint64_t number = 0;
    for (int i = 0; i < 3; ++i)
      if (failed(reader.readVarInt(number)))
        return nullptr;
    return std::make_unique<SdyVersion>();
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

/// Skips strings, symbols, numbers, words, punctuation and nested groups, up to
/// a comma or the end of the group.
static ParseResult skipItems(AsmParser &parser) {
  using Delimiter = AsmParser::Delimiter;
  const char *before = nullptr;
  // Each round eats at least one token or stops.
  while (before != parser.getCurrentLocation().getPointer()) {
    before = parser.getCurrentLocation().getPointer();
    std::string text;
    StringAttr symbol;
    StringRef word;
    int64_t number = 0;
    if (succeeded(parser.parseOptionalString(&text)) ||
        succeeded(parser.parseOptionalSymbolName(symbol)) ||
        succeeded(parser.parseOptionalQuestion()) ||
        succeeded(parser.parseOptionalEqual()) ||
        succeeded(parser.parseOptionalColon()) ||
        succeeded(parser.parseOptionalArrow()) ||
        succeeded(parser.parseOptionalKeyword(&word)))
      continue;
    OptionalParseResult isNumber = parser.parseOptionalInteger(number);
    if (isNumber.has_value()) {
      if (failed(*isNumber))
        return failure();
      continue;
    }
    for (Delimiter delimiter :
         {Delimiter::OptionalSquare, Delimiter::OptionalBraces,
          Delimiter::OptionalParen, Delimiter::OptionalLessGreater})
      if (parser.parseCommaSeparatedList(delimiter,
                                         [&] { return skipItems(parser); }))
        return failure();
  }
  return success();
}

using Delimiter = AsmParser::Delimiter;

/// Reads one balanced group, which the cursor stands at: as a string, behind
/// the mnemonic that it has as an attribute. A list gets angle brackets.
static ParseResult readGroup(AsmParser &parser, Delimiter delimiter,
                             StringRef mnemonic, StringAttr &text) {
  const char *start = parser.getCurrentLocation().getPointer();
  if (parser.parseCommaSeparatedList(delimiter,
                                     [&] { return skipItems(parser); }))
    return failure();
  const char *end = parser.getCurrentLocation().getPointer();
  StringRef group = StringRef(start, end - start).rtrim();
  bool isPlain = delimiter != Delimiter::Square;
  std::string all =
      (mnemonic + (isPlain ? "" : "<") + group + (isPlain ? "" : ">")).str();
  text = parser.getBuilder().getStringAttr(all);
  return success();
}

/// `%a, %b : types`.
static ParseResult parseSdyReturn(OpAsmParser &parser, OperationState &state) {
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  SmallVector<Type> types;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOperandList(operands) ||
      parser.parseOptionalAttrDict(state.attributes))
    return failure();
  if (operands.empty())
    return success();
  return failure(parser.parseColonTypeList(types) ||
                 parser.resolveOperands(operands, types, loc, state.operands));
}

/// `(operands) in_shardings=[..] out_shardings=[..] manual_axes={..}
/// (arguments) {region} : type`.
static ParseResult parseManual(OpAsmParser &parser, OperationState &state) {
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  SmallVector<OpAsmParser::Argument> arguments;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOperandList(operands, Delimiter::Paren))
    return failure();
  struct Part {
    StringLiteral name, mnemonic;
    Delimiter delimiter;
  };
  static constexpr Part parts[] = {
      {"in_shardings", "sharding_per_value", Delimiter::Square},
      {"out_shardings", "sharding_per_value", Delimiter::Square},
      {"manual_axes", "manual_axes", Delimiter::Braces}};
  for (const Part &part : parts) {
    StringAttr text;
    if (parser.parseKeyword(part.name) || parser.parseEqual() ||
        readGroup(parser, part.delimiter, part.mnemonic, text))
      return failure();
    state.addAttribute(part.name, text);
  }
  FunctionType type;
  if (parser.parseArgumentList(arguments, Delimiter::Paren,
                               /*allowType=*/true) ||
      parser.parseRegion(*state.addRegion(), arguments) ||
      parser.parseOptionalAttrDict(state.attributes) ||
      parser.parseColonType(type) ||
      parser.resolveOperands(operands, type.getInputs(), loc, state.operands))
    return failure();
  state.addTypes(type.getResults());
  return success();
}

static ParseResult parseSdyOp(OpAsmParser &parser, OperationState &state) {
  StringRef name = state.name.stripDialect();
  SMLoc loc = parser.getCurrentLocation();
  StringAttr text;
  if (name == "mesh") {
    StringAttr symbol;
    if (parser.parseSymbolName(symbol) || parser.parseEqual() ||
        readGroup(parser, Delimiter::LessGreater, "mesh", text) ||
        parser.parseOptionalAttrDict(state.attributes))
      return failure();
    state.addAttribute("sym_name", symbol);
    state.addAttribute("mesh", text);
    return success();
  }
  if (name == "sharding_constraint" || name == "reshard") {
    OpAsmParser::UnresolvedOperand operand;
    Type type;
    if (parser.parseOperand(operand) ||
        readGroup(parser, Delimiter::LessGreater, "sharding", text) ||
        parser.parseOptionalAttrDict(state.attributes) ||
        parser.parseColonType(type))
      return failure();
    state.addAttribute("sharding", text);
    state.addTypes(type);
    return parser.resolveOperand(operand, type, state.operands);
  }
  if (name == "manual_computation")
    return parseManual(parser, state);
  if (name == "return")
    return parseSdyReturn(parser, state);
  return parser.emitError(loc)
         << "'" << state.name.getStringRef()
         << "' distributes the program over devices, which is not supported; "
            "export the step of one device";
}

//===----------------------------------------------------------------------===//
// Dialect
//===----------------------------------------------------------------------===//

SdyDialect::SdyDialect(MLIRContext *context)
    : ExtensibleDialect(getDialectNamespace(), context,
                        TypeID::get<SdyDialect>()) {
  allowUnknownOperations();
  addInterfaces<SdyBytecode>();
}

void SdyDialect::prepareForBytecode() {
  if (!isPrepared)
    registerWireOps(*this, parseSdyOp);
  isPrepared = true;
}

std::optional<Dialect::ParseOpHook>
SdyDialect::getParseOperationHook(StringRef) const {
  return ParseOpHook(parseSdyOp);
}

Attribute SdyDialect::parseAttribute(DialectAsmParser &parser, Type) const {
  return StringAttr::get(getContext(), parser.getFullSymbolSpec());
}
