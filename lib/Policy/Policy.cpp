//===- Policy.cpp - Where a policy comes from, and whether it fits --------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Presets are texts built into the library, so that no tool needs a path; they
// go through the same parser as a user's file.
//
//===----------------------------------------------------------------------===//

#include "mp/Policy/Policy.h"

#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Parser/Parser.h"
#include "mp/Support/Files.h"
#include "mp/Support/Messages.h"
#include "mp/Support/TextLimits.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;
using namespace mlir::mp;

/// A policy has a line for a rule.
static constexpr uint64_t maxPolicyBytes = uint64_t(4) << 20;

namespace {
struct Preset {
  StringLiteral name;
  StringLiteral text;
};
} // namespace

// Sorted by name, as the build lists the files.
static constexpr Preset presets[] = {
#include "PolicyPresets.inc"
};

SmallVector<StringRef> mp::getPolicyPresetNames() {
  return llvm::map_to_vector(
      presets, [](const Preset &preset) -> StringRef { return preset.name; });
}

/// Reads `mp.policy` off a parsed file.
static FailureOr<PolicyAttr> getPolicyOf(OwningOpRef<ModuleOp> module,
                                         StringRef what, Location loc) {
  if (!module)
    return failure();
  if (auto policy = (*module)->getAttrOfType<PolicyAttr>(attr::policy))
    return policy;
  return emitError(loc) << "'" << what
                        << "' holds no policy: its module needs the attribute "
                           "mp.policy = #mp.policy<...>";
}

FailureOr<PolicyAttr> mp::loadPolicyPreset(StringRef name, Location loc) {
  const Preset *preset = llvm::find_if(
      presets, [&](const Preset &preset) { return preset.name == name; });
  if (preset != std::end(presets))
    return getPolicyOf(parseSourceString<ModuleOp>(
                           preset->text, loc.getContext(), preset->name),
                       name, loc);
  return emitError(loc) << describeUnknown("policy preset", quote(name),
                                           getPolicyPresetNames());
}

FailureOr<PolicyAttr> mp::loadPolicyFile(StringRef path, Location loc) {
  auto file = readFile(path, maxPolicyBytes);
  if (!file)
    return emitError(loc) << "cannot open policy file " << quote(path) << ": "
                          << toString(file.takeError());
  StringRef text = (*file)->getBuffer();
  // MLIR's reader can crash on bytecode, and nothing writes a policy so.
  if (text.starts_with("ML\xEFR"))
    return emitError(loc) << "the policy file " << quote(path)
                          << " is bytecode; write it as text";
  if (failed(checkText(loc.getContext(), text, path)))
    return failure();
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBufferCopy(text, escape(path)), SMLoc());
  return getPolicyOf(
      parseSourceFile<ModuleOp>(sources, ParserConfig(loc.getContext())), path,
      loc);
}

bool mp::isFenced(Operation *op) {
  auto own = op->getAttrOfType<OpClassAttr>(attr::opClass);
  return own && own.getValue() == OpClass::Fence;
}

FailureOr<PolicyAttr> mp::getPolicy(Operation *op) {
  if (PolicyAttr policy = findPolicy(op))
    return policy;
  return op->emitError("no precision policy on the module: run "
                       "mp-load-policy, or write the attribute mp.policy");
}

std::string mp::getArgumentName(BlockArgument argument) {
  auto function = cast<FunctionOpInterface>(argument.getOwner()->getParentOp());
  auto name = function.getArgAttrOfType<StringAttr>(argument.getArgNumber(),
                                                    attr::name);
  return name ? name.str() : "arg" + std::to_string(argument.getArgNumber());
}

/// Whether a context has an op of that name, or of the name before a variant.
static bool isKnownOp(StringRef pattern, MLIRContext *context) {
  auto has = [&](StringRef name) {
    auto info = RegisteredOperationName::lookup(name, context);
    return info && info->hasInterface<PrecisionOpInterface>();
  };
  return has(pattern) || has(pattern.rsplit('.').first);
}

namespace {
/// What a module holds that rules may match.
struct ModuleNames {
  /// Rules that match an op, and those that match an opaque op.
  llvm::BitVector matched, matchedOpaque;
  /// Of the ops that are none.
  std::set<std::string> names;
  std::set<std::string> arguments;
};
} // namespace

static ModuleNames collect(PolicyAttr policy, ModuleOp module) {
  ModuleNames result;
  result.matched.resize(policy.getRules().size());
  result.matchedOpaque.resize(policy.getRules().size());
  ClassResolver resolver(policy);
  module.walk([&](PrecisionOpInterface op) {
    PrecisionSpec spec = op.getPrecisionSpec();
    resolver.collectMatches(
        op, spec, spec.opClass ? result.matched : result.matchedOpaque);
    if (!spec.opClass)
      return;
    std::string name = op->getName().getStringRef().str();
    if (!spec.variant.empty())
      result.names.insert(name + "." + spec.variant.str());
    result.names.insert(std::move(name));
  });
  module.walk([&](FunctionOpInterface function) {
    if (!function.isExternal())
      for (BlockArgument argument : function.getArguments())
        result.arguments.insert(getArgumentName(argument));
  });
  for (auto [index, rule] : llvm::enumerate(policy.getRules()))
    if (rule.getKind() == RuleKind::Arg &&
        result.arguments.count(rule.getPattern().str()))
      result.matched.set(index);
  return result;
}

static std::string suggest(StringRef name, const std::set<std::string> &names) {
  return suggestNearest(name,
                        SmallVector<StringRef>(names.begin(), names.end()));
}

/// That a rule for an op's name names an op with a model.
static LogicalResult checkOpName(PolicyRuleAttr rule, const ModuleNames &found,
                                 Location loc) {
  StringRef pattern = rule.getPattern().getValue();
  if (rule.getKind() != RuleKind::Op || isKnownOp(pattern, loc.getContext()))
    return success();
  std::set<std::string> known = found.names;
  for (RegisteredOperationName name :
       loc.getContext()->getRegisteredOperations())
    if (name.hasInterface<PrecisionOpInterface>())
      known.insert(name.getStringRef().str());
  return emitError(loc) << "policy rule names '" << pattern
                        << "', which is not an op with a precision model"
                        << suggest(pattern, known);
}

/// The nearest spelling of what a rule might match; none of a scope.
static std::string suggestFor(PolicyRuleAttr rule, const ModuleNames &found) {
  StringRef pattern = rule.getPattern().getValue();
  if (rule.getKind() == RuleKind::Scope)
    return "";
  return suggest(pattern, rule.getKind() == RuleKind::Arg ? found.arguments
                                                          : found.names);
}

LogicalResult mp::verifyPolicy(PolicyAttr policy, ModuleOp module,
                               Location loc) {
  ModuleNames found = collect(policy, module);
  for (auto [index, rule] : llvm::enumerate(policy.getRules())) {
    StringRef pattern = rule.getPattern().getValue();
    if (found.matched.test(index))
      continue;
    if (found.matchedOpaque.test(index) && !rule.getIsOptional())
      return emitError(loc)
             << "policy rule " << describe(rule)
             << " only matches ops whose types no class changes: remove it, "
                "or mark it 'optional'";
    // A dialect that is not loaded has no op here, and no names to check.
    if (rule.getIsOptional() &&
        !loc.getContext()->getLoadedDialect(pattern.split('.').first))
      continue;
    if (failed(checkOpName(rule, found, loc)))
      return failure();
    if (!rule.getIsOptional())
      return emitError(loc) << "policy rule " << describe(rule)
                            << " matches nothing in the module: remove it, or "
                               "mark it 'optional'"
                            << suggestFor(rule, found);
  }
  return success();
}
