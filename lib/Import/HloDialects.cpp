//===- HloDialects.cpp - Private dialects stablehlo, chlo and mhlo --------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A dialect's parse hook is asked for every op of its name space, registered
// or not: that makes pretty text readable without op definitions.
//
//===----------------------------------------------------------------------===//

#include "HloDialects.h"
#include "Pretty/PrettyParser.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::hlo;

MLIR_DEFINE_EXPLICIT_TYPE_ID(mlir::mp::hlo::StablehloDialect)
MLIR_DEFINE_EXPLICIT_TYPE_ID(mlir::mp::hlo::ChloDialect)
MLIR_DEFINE_EXPLICIT_TYPE_ID(mlir::mp::hlo::MhloDialect)

HloDialect::HloDialect(StringRef name, MLIRContext *context, TypeID id)
    : Dialect(name, context, id) {
  allowUnknownOperations();
}

StablehloDialect::StablehloDialect(MLIRContext *context)
    : HloDialect(getDialectNamespace(), context,
                 TypeID::get<StablehloDialect>()) {}

ChloDialect::ChloDialect(MLIRContext *context)
    : HloDialect(getDialectNamespace(), context, TypeID::get<ChloDialect>()) {}

MhloDialect::MhloDialect(MLIRContext *context)
    : HloDialect(getDialectNamespace(), context, TypeID::get<MhloDialect>()) {}

std::optional<Dialect::ParseOpHook>
HloDialect::getParseOperationHook(StringRef opName) const {
  struct Row {
    StringLiteral op;
    ParseResult (*parse)(OpAsmParser &, OperationState &);
  };
  static constexpr Row rows[] = {
#define HLO_SHAPE(op, parse) {op, parse},
#include "Pretty/PrettyShapes.def"
  };
  // MHLO prints its ops as StableHLO does.
  auto isNamed = [&](StringRef row) {
    return row == opName ||
           (opName.starts_with("mhlo.") && row.consume_front("stablehlo.") &&
            row == opName.drop_front(5));
  };
  for (const Row &row : rows)
    if (isNamed(row.op))
      return ParseOpHook(*row.parse);
  return ParseOpHook(parsePlain);
}

/// `?, 4>`: the largest sizes of dynamic dimensions.
static ParseResult parseBounds(DialectAsmParser &parser, Attribute &value) {
  SmallVector<Attribute> sizes;
  while (failed(parser.parseOptionalGreater())) {
    if ((!sizes.empty() && parser.parseComma()) ||
        parseValue(parser, sizes.emplace_back()))
      return failure();
  }
  value = parser.getBuilder().getArrayAttr(sizes);
  return success();
}

/// The part behind the mnemonic: `<fields>`, dimension labels, or a keyword.
static ParseResult parseBody(DialectAsmParser &parser, StringRef mnemonic,
                             Attribute &value) {
  if (failed(parser.parseOptionalLess())) // #stablehlo<precision HIGHEST>
    return parseValue(parser, value);
  if (mnemonic == "conv" && failed(parser.parseOptionalKeyword("raw")))
    return failure(parseConvDimensions(parser, value) || parser.parseGreater());
  if (mnemonic == "bounds")
    return parseBounds(parser, value);
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
  // Of no op that trains: `future<types>` only stands for itself in the table
  // of what is not supported.
  SmallVector<Type> types;
  if (mnemonic == "future" &&
      parser.parseCommaSeparatedList(
          AsmParser::Delimiter::OptionalLessGreater,
          [&] { return parser.parseType(types.emplace_back()); }))
    return {};
  if (mnemonic == "token" || mnemonic == "future")
    return OpaqueType::get(StringAttr::get(getContext(), getNamespace()),
                           mnemonic);
  parser.emitError(loc) << "type '" << getNamespace() << "." << mnemonic
                        << "' is not supported";
  return {};
}
