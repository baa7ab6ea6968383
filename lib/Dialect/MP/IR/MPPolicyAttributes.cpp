//===- MPPolicyAttributes.cpp - Syntax and verifiers of policy and plan ---===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What can be checked of a policy without a module is checked here, so that a
// wrong one does not parse; whether its rules match is for mp-load-policy.
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MP/IR/MPAttributes.h"

#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Regex.h"

using namespace mlir;
using namespace mlir::mp;

// A tile is a count of elements; no Tensor Core asks for more than 128.
static constexpr int64_t maxTile = 1024;
// Longer patterns come from no one who wants to match an op.
static constexpr size_t maxPattern = 1024;

//===----------------------------------------------------------------------===//
// Rules
//===----------------------------------------------------------------------===//

void PolicyRuleAttr::print(AsmPrinter &printer) const {
  printer << '<' << stringifyRuleKind(getKind()) << ' ' << getPattern() << " = "
          << stringifyOpClass(getOpClass())
          << (getIsOptional() ? " optional>" : ">");
}

/// Parses a keyword that `symbolize` knows.
template <typename Enum>
static ParseResult parseEnum(AsmParser &parser, Enum &result, StringRef what,
                             std::optional<Enum> (*symbolize)(StringRef)) {
  SMLoc loc = parser.getCurrentLocation();
  StringRef keyword;
  if (parser.parseKeyword(&keyword))
    return failure();
  std::optional<Enum> value = symbolize(keyword);
  if (!value)
    return parser.emitError(loc) << "'" << keyword << "' is no " << what;
  result = *value;
  return success();
}

Attribute PolicyRuleAttr::parse(AsmParser &parser, Type) {
  SMLoc loc = parser.getCurrentLocation();
  RuleKind kind;
  OpClass opClass;
  std::string pattern;
  if (parser.parseLess() ||
      parseEnum<RuleKind>(parser, kind, "kind of rule: op, name or scope",
                          symbolizeRuleKind) ||
      parser.parseString(&pattern) || parser.parseEqual() ||
      parseEnum<OpClass>(parser, opClass, "class: allow, infer, deny or clear",
                         symbolizeOpClass))
    return {};
  bool isOptional = succeeded(parser.parseOptionalKeyword("optional"));
  if (parser.parseGreater())
    return {};
  return PolicyRuleAttr::getChecked(
      [&] { return parser.emitError(loc); }, parser.getContext(), kind,
      StringAttr::get(parser.getContext(), pattern), opClass, isOptional);
}

LogicalResult
PolicyRuleAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                       RuleKind kind, StringAttr pattern, OpClass, bool) {
  if (pattern.empty())
    return emitError() << "a policy rule needs a pattern";
  if (pattern.size() > maxPattern)
    return emitError() << "the pattern of a policy rule has " << pattern.size()
                       << " characters, at most " << maxPattern << " are read";
  std::string error;
  if (kind != RuleKind::Op && !llvm::Regex(pattern.getValue()).isValid(error))
    return emitError() << "\"" << pattern.getValue()
                       << "\" is not a regular expression: " << error;
  return success();
}

//===----------------------------------------------------------------------===//
// Policy
//===----------------------------------------------------------------------===//

void PolicyAttr::print(AsmPrinter &printer) const {
  printer << '<' << getType()
          << ", planner = " << stringifyPlannerKind(getPlanner())
          << ", tile = " << getTile();
  if (getGradients() != GradientStorage::Wide)
    printer << ", gradients = " << stringifyGradientStorage(getGradients());
  if (!getRules().empty()) {
    printer << ", rules = [";
    llvm::interleaveComma(getRules(), printer,
                          [&](PolicyRuleAttr rule) { rule.print(printer); });
    printer << ']';
  }
  printer << '>';
}

namespace {
/// The fields after the type, and what they are when not said.
struct PolicyFields {
  PlannerKind planner = PlannerKind::MinCut;
  int64_t tile = 8;
  GradientStorage gradients = GradientStorage::Wide;
  SmallVector<PolicyRuleAttr> rules;
  /// Names of the fields that were said.
  llvm::StringSet<> said;
};
} // namespace

/// Parses `key = value` for one of the fields.
static ParseResult parseField(AsmParser &parser, PolicyFields &fields) {
  SMLoc loc = parser.getCurrentLocation();
  StringRef key;
  if (parser.parseKeyword(&key) || parser.parseEqual())
    return failure();
  if (!fields.said.insert(key).second)
    return parser.emitError(loc) << "'" << key << "' is said twice";
  if (key == "planner")
    return parseEnum<PlannerKind>(parser, fields.planner,
                                  "planner: painting or mincut",
                                  symbolizePlannerKind);
  if (key == "tile")
    return parser.parseInteger(fields.tile);
  if (key == "gradients")
    return parseEnum<GradientStorage>(parser, fields.gradients,
                                      "storage of gradients: wide or planned",
                                      symbolizeGradientStorage);
  if (key != "rules")
    return parser.emitError(loc) << "'" << key
                                 << "' is not a field of a policy: planner, "
                                    "tile, gradients or rules";
  return parser.parseCommaSeparatedList(
      AsmParser::Delimiter::Square, [&]() -> ParseResult {
        Attribute rule = PolicyRuleAttr::parse(parser, {});
        if (!rule)
          return failure();
        fields.rules.push_back(cast<PolicyRuleAttr>(rule));
        return success();
      });
}

Attribute PolicyAttr::parse(AsmParser &parser, Type) {
  SMLoc loc = parser.getCurrentLocation();
  FloatType type;
  PolicyFields fields;
  if (parser.parseLess() || parser.parseType(type))
    return {};
  while (succeeded(parser.parseOptionalComma()))
    if (parseField(parser, fields))
      return {};
  if (parser.parseGreater())
    return {};
  return PolicyAttr::getChecked(
      [&] { return parser.emitError(loc); }, parser.getContext(), type,
      fields.planner, fields.tile, fields.gradients, ArrayRef(fields.rules));
}

LogicalResult PolicyAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                 FloatType type, PlannerKind, int64_t tile,
                                 GradientStorage,
                                 ArrayRef<PolicyRuleAttr> rules) {
  if (!isa<Float32Type, Float16Type, BFloat16Type>(type))
    return emitError() << "a policy's type is f16, bf16 or f32, not " << type;
  if (tile < 1 || tile > maxTile)
    return emitError() << "a policy's tile lies in 1 to " << maxTile << ", not "
                       << tile;
  llvm::StringMap<OpClass> seen[3];
  for (PolicyRuleAttr rule : rules) {
    auto [slot, isNew] =
        seen[static_cast<unsigned>(rule.getKind())].try_emplace(
            rule.getPattern().getValue(), rule.getOpClass());
    if (!isNew && slot->second != rule.getOpClass())
      return emitError() << "rules put " << rule.getPattern() << " in class "
                         << stringifyOpClass(slot->second) << " and in "
                         << stringifyOpClass(rule.getOpClass());
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Plan
//===----------------------------------------------------------------------===//

void PrecisionAttr::print(AsmPrinter &printer) const {
  printer << "<compute " << getCompute() << ", operands [";
  llvm::interleaveComma(getOperands(), printer);
  printer << "], results [";
  llvm::interleaveComma(getResults(), printer);
  printer << "]>";
}

/// Parses `, keyword [type, ...]`.
static ParseResult parseTypes(AsmParser &parser, StringRef keyword,
                              SmallVectorImpl<Type> &types) {
  if (parser.parseComma() || parser.parseKeyword(keyword))
    return failure();
  return parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&] {
    return parser.parseType(types.emplace_back());
  });
}

Attribute PrecisionAttr::parse(AsmParser &parser, Type) {
  SMLoc loc = parser.getCurrentLocation();
  FloatType compute;
  SmallVector<Type> operands, results;
  if (parser.parseLess() || parser.parseKeyword("compute") ||
      parser.parseType(compute) || parseTypes(parser, "operands", operands) ||
      parseTypes(parser, "results", results) || parser.parseGreater())
    return {};
  return PrecisionAttr::getChecked([&] { return parser.emitError(loc); },
                                   parser.getContext(), compute,
                                   ArrayRef(operands), ArrayRef(results));
}

LogicalResult
PrecisionAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                      FloatType /*compute*/, ArrayRef<Type> operands,
                      ArrayRef<Type> results) {
  for (Type type : llvm::concat<const Type>(operands, results))
    if (!isa<NoneType, FloatType>(type))
      return emitError() << "a plan holds float types and none, not " << type;
  return success();
}
