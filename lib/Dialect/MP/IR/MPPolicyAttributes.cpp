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
#include "mp/Support/Patterns.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

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
          << (getWithGradients() ? " with_gradients" : "")
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
    return parser.emitError(loc) << "'" << keyword << "' is not a " << what;
  result = *value;
  return success();
}

Attribute PolicyRuleAttr::parse(AsmParser &parser, Type) {
  SMLoc loc = parser.getCurrentLocation();
  RuleKind kind;
  OpClass opClass;
  std::string pattern;
  if (parser.parseLess() ||
      parseEnum<RuleKind>(parser, kind, "kind of rule: op, name, scope or arg",
                          symbolizeRuleKind) ||
      parser.parseString(&pattern) || parser.parseEqual() ||
      parseEnum<OpClass>(parser, opClass,
                         "class: allow, infer, deny, clear or fence",
                         symbolizeOpClass))
    return {};
  bool withGradients = succeeded(parser.parseOptionalKeyword("with_gradients"));
  bool isOptional = succeeded(parser.parseOptionalKeyword("optional"));
  if (parser.parseGreater())
    return {};
  return PolicyRuleAttr::getChecked(
      [&] { return parser.emitError(loc); }, parser.getContext(), kind,
      StringAttr::get(parser.getContext(), pattern), opClass, withGradients,
      isOptional);
}

LogicalResult
PolicyRuleAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                       RuleKind kind, StringAttr pattern, OpClass opClass,
                       bool withGradients, bool /*isOptional*/) {
  if (pattern.empty())
    return emitError() << "a policy rule needs a pattern";
  if (pattern.size() > maxPattern)
    return emitError() << "the pattern of a policy rule has " << pattern.size()
                       << " characters, at most " << maxPattern << " are read";
  if (withGradients && kind != RuleKind::Scope)
    return emitError() << "only scopes have gradients: the rule for " << pattern
                       << " is of kind " << stringifyRuleKind(kind);
  if (kind == RuleKind::Arg)
    return opClass == OpClass::Allow || opClass == OpClass::Deny
               ? success()
               : emitError()
                     << "the rule for argument " << pattern
                     << " is allow or deny, not " << stringifyOpClass(opClass);
  std::optional<std::string> problem;
  if (kind != RuleKind::Op)
    problem = findPatternProblem(pattern.getValue());
  if (problem)
    return emitError() << "\"" << pattern.getValue() << "\" " << *problem;
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
  if (getFusion() != FusionMode::Full)
    printer << ", fusion = " << stringifyFusionMode(getFusion());
  if (getLevel() != PrecisionLevel::FewestBytes)
    printer << ", level = \"" << stringifyPrecisionLevel(getLevel()) << '"';
  if (getMinFlops() != 0)
    printer << ", min_flops = " << getMinFlops();
  if (getRisk() != 0)
    printer << ", risk = " << getRisk();
  if (getUnmodeled() != UnmodeledOps::Opaque)
    printer << ", unmodeled = " << stringifyUnmodeledOps(getUnmodeled());
  if (!getChips().empty()) {
    printer << ", chips = [";
    llvm::interleaveComma(getChips(), printer);
    printer << ']';
  }
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
  FusionMode fusion = FusionMode::Full;
  PrecisionLevel level = PrecisionLevel::FewestBytes;
  int64_t minFlops = 0, risk = 0;
  UnmodeledOps unmodeled = UnmodeledOps::Opaque;
  SmallVector<StringAttr> chips;
  SmallVector<PolicyRuleAttr> rules;
  /// Names of the fields that were said.
  llvm::StringSet<> said;
};
} // namespace

/// Parses a level, which has dashes in its name and so stands in quotes.
static ParseResult parseLevel(AsmParser &parser, PrecisionLevel &level) {
  SMLoc loc = parser.getCurrentLocation();
  std::string name;
  if (parser.parseString(&name))
    return failure();
  std::optional<PrecisionLevel> known = symbolizePrecisionLevel(name);
  if (!known)
    return parser.emitError(loc)
           << "'" << name
           << "' is not a level: fewest-bytes, inputs-only, tensor-cores-only, "
              "o1, o2 or force-all";
  level = *known;
  return success();
}

static ParseResult parseChips(AsmParser &parser,
                              SmallVectorImpl<StringAttr> &chips) {
  return parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&] {
    return parser.parseAttribute(chips.emplace_back());
  });
}

static ParseResult parseRules(AsmParser &parser,
                              SmallVectorImpl<PolicyRuleAttr> &rules) {
  return parser.parseCommaSeparatedList(
      AsmParser::Delimiter::Square, [&]() -> ParseResult {
        Attribute rule = PolicyRuleAttr::parse(parser, {});
        if (!rule)
          return failure();
        rules.push_back(cast<PolicyRuleAttr>(rule));
        return success();
      });
}

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
  if (key == "fusion")
    return parseEnum<FusionMode>(parser, fields.fusion,
                                 "fusion to price: full or none",
                                 symbolizeFusionMode);
  if (key == "level")
    return parseLevel(parser, fields.level);
  if (key == "min_flops")
    return parser.parseInteger(fields.minFlops);
  if (key == "risk")
    return parser.parseInteger(fields.risk);
  if (key == "unmodeled")
    return parseEnum<UnmodeledOps>(parser, fields.unmodeled,
                                   "way with ops without a model: opaque, warn "
                                   "or error",
                                   symbolizeUnmodeledOps);
  if (key == "chips")
    return parseChips(parser, fields.chips);
  if (key == "rules")
    return parseRules(parser, fields.rules);
  return parser.emitError(loc)
         << "'" << key
         << "' is not a field of a policy: planner, tile, gradients, fusion, "
            "level, min_flops, risk, unmodeled, chips or rules";
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
      fields.planner, fields.tile, fields.gradients, fields.fusion,
      fields.level, fields.minFlops, fields.risk, fields.unmodeled,
      ArrayRef(fields.chips), ArrayRef(fields.rules));
}

LogicalResult PolicyAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                 FloatType type, PlannerKind, int64_t tile,
                                 GradientStorage, FusionMode, PrecisionLevel,
                                 int64_t minFlops, int64_t risk, UnmodeledOps,
                                 ArrayRef<StringAttr> /*chips*/,
                                 ArrayRef<PolicyRuleAttr> rules) {
  if (!isa<Float32Type, Float16Type, BFloat16Type>(type))
    return emitError() << "a policy's type is f16, bf16 or f32, not " << type;
  if (tile < 1 || tile > maxTile)
    return emitError() << "a policy's tile lies in 1 to " << maxTile << ", not "
                       << tile;
  if (minFlops < 0)
    return emitError() << "a policy's min_flops is a count, not " << minFlops;
  if (risk < 0)
    return emitError() << "a policy's risk is a price in bytes, not " << risk;
  llvm::StringMap<OpClass> seen[getMaxEnumValForRuleKind() + 1];
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
