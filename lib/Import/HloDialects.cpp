//===- HloDialects.cpp - Private dialects stablehlo and chlo --------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A dialect's parse hook is asked for every op of its name space, registered
// or not: that makes pretty text readable without op definitions.
//
//===----------------------------------------------------------------------===//

#include "HloDialects.h"
#include "HloParser.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::hlo;

MLIR_DEFINE_EXPLICIT_TYPE_ID(mlir::mp::hlo::StablehloDialect)
MLIR_DEFINE_EXPLICIT_TYPE_ID(mlir::mp::hlo::ChloDialect)

HloDialect::HloDialect(StringRef name, MLIRContext *context, TypeID id)
    : Dialect(name, context, id) {
  allowUnknownOperations();
}

StablehloDialect::StablehloDialect(MLIRContext *context)
    : HloDialect(getDialectNamespace(), context,
                 TypeID::get<StablehloDialect>()) {}

ChloDialect::ChloDialect(MLIRContext *context)
    : HloDialect(getDialectNamespace(), context, TypeID::get<ChloDialect>()) {}

std::optional<Dialect::ParseOpHook>
HloDialect::getParseOperationHook(StringRef opName) const {
  struct Row {
    StringLiteral op;
    ParseResult (*parse)(OpAsmParser &, OperationState &);
  };
  static constexpr Row rows[] = {
#define HLO_SHAPE(op, parse) {op, parse},
#include "PrettyShapes.def"
  };
  for (const Row &row : rows)
    if (row.op == opName)
      return ParseOpHook(*row.parse);
  return ParseOpHook(parsePlain);
}

/// The part behind the mnemonic: `<fields>`, dimension labels, or a keyword.
static ParseResult parseBody(DialectAsmParser &parser, StringRef mnemonic,
                             Attribute &value) {
  if (failed(parser.parseOptionalLess())) // #stablehlo<precision HIGHEST>
    return parseValue(parser, value);
  if (mnemonic == "conv" && failed(parser.parseOptionalKeyword("raw")))
    return failure(parseConvDimensions(parser, value) || parser.parseGreater());
  NamedAttrList fields;
  StringRef keyword;
  // #stablehlo.x<KEYWORD> or #stablehlo.x<key = value, ...>
  while (failed(parser.parseOptionalGreater())) {
    if (parser.parseKeyword(&keyword))
      return failure();
    if (failed(parser.parseOptionalEqual())) {
      value = parser.getBuilder().getStringAttr(keyword);
      return parser.parseGreater();
    }
    Attribute field;
    std::string key = keyword.str();
    if (parseValue(parser, field))
      return failure();
    fields.set(key, field);
    (void)parser.parseOptionalComma();
  }
  value = fields.getDictionary(parser.getContext());
  return success();
}

Attribute HloDialect::parseAttribute(DialectAsmParser &parser, Type) const {
  StringRef mnemonic;
  Attribute value;
  if (parser.parseKeyword(&mnemonic) || parseBody(parser, mnemonic, value))
    return {};
  return value;
}

Type HloDialect::parseType(DialectAsmParser &parser) const {
  SMLoc loc = parser.getCurrentLocation();
  StringRef mnemonic;
  if (parser.parseKeyword(&mnemonic))
    return {};
  if (mnemonic == "token")
    return OpaqueType::get(StringAttr::get(getContext(), getNamespace()),
                           mnemonic);
  parser.emitError(loc) << "type '" << getNamespace() << "." << mnemonic
                        << "' is not supported";
  return {};
}
