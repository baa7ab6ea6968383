//===- ClassResolver.cpp - Which class an op has under a policy -----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rules by name depend on the op's name and variant only and are looked up
// once for each; rules by scope look at the location of every op.
//
//===----------------------------------------------------------------------===//

#include "mp/Policy/Policy.h"

#include "llvm/ADT/BitVector.h"

using namespace mlir;
using namespace mlir::mp;

// A location nests without bound in a hostile file.
static constexpr unsigned maxLocations = 64;

/// `op` or `op.variant`.
static std::string getFullName(StringRef name, StringRef variant) {
  return variant.empty() ? name.str() : (name + "." + variant).str();
}

std::string mp::stripTransformations(StringRef name) {
  name.consume_front("gradients/");
  SmallVector<StringRef> parts;
  name.split(parts, '/', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  std::string stripped;
  for (StringRef part : parts) {
    part = part.substr(part.rfind('(') + 1).rtrim(')');
    if (!part.empty())
      stripped += (stripped.empty() ? "" : "/") + part.str();
  }
  return stripped;
}

PolicyRuleAttr mp::findArgumentRule(PolicyAttr policy, StringRef name) {
  PolicyRuleAttr found;
  for (PolicyRuleAttr rule : policy.getRules())
    if (rule.getKind() == RuleKind::Arg && rule.getPattern().getValue() == name)
      found = rule;
  return found;
}

ClassResolver::ClassResolver(PolicyAttr policy) : policy(policy) {
  for (PolicyRuleAttr rule : policy.getRules()) {
    Matcher &matcher = matchers.emplace_back();
    matcher.rule = rule;
    StringRef pattern = rule.getPattern().getValue();
    if (rule.getKind() == RuleKind::Name)
      matcher.regex.emplace(("^(" + pattern + ")$").str());
    if (rule.getKind() == RuleKind::Scope)
      matcher.regex.emplace(("^(" + pattern + ")(/.*)?$").str());
    hasScopes |= rule.getKind() == RuleKind::Scope;
  }
}

/// Whether the op's name decides, not where it stands.
static bool isByName(PolicyRuleAttr rule) {
  return rule.getKind() == RuleKind::Op || rule.getKind() == RuleKind::Name;
}

bool ClassResolver::matchesName(const Matcher &matcher, StringRef name,
                                StringRef variant) {
  auto matches = [&](StringRef candidate) {
    return matcher.regex ? matcher.regex->match(candidate)
                         : matcher.rule.getPattern().getValue() == candidate;
  };
  return matches(name) ||
         (!variant.empty() && matches(getFullName(name, variant)));
}

bool ClassResolver::matchesScope(const Matcher &matcher, Location loc) {
  SmallVector<Location> pending = {loc};
  for (unsigned visited = 0; !pending.empty() && visited < maxLocations;
       ++visited) {
    Location current = pending.pop_back_val();
    if (auto name = dyn_cast<NameLoc>(current)) {
      StringRef text = name.getName().getValue();
      if (matcher.rule.getWithGradients()
              ? matcher.regex->match(stripTransformations(text))
              : matcher.regex->match(text))
        return true;
      pending.push_back(name.getChildLoc());
    } else if (auto fused = dyn_cast<FusedLoc>(current)) {
      llvm::append_range(pending, fused.getLocations());
    } else if (auto call = dyn_cast<CallSiteLoc>(current)) {
      pending.push_back(call.getCaller());
      pending.push_back(call.getCallee());
    }
  }
  return false;
}

/// What the user says of an op, if anything.
std::optional<ClassDecision>
ClassResolver::findRule(Operation *op, const PrecisionSpec &spec) {
  using Source = ClassDecision::Source;
  if (auto own = op->getDiscardableAttr(attr::opClass))
    if (auto opClass = dyn_cast<OpClassAttr>(own))
      return ClassDecision{opClass.getValue(), Source::Attribute, {}};
  if (hasScopes)
    for (const Matcher &matcher : llvm::reverse(matchers))
      if (matcher.rule.getKind() == RuleKind::Scope &&
          matchesScope(matcher, op->getLoc()))
        return ClassDecision{matcher.rule.getOpClass(), Source::Scope,
                             matcher.rule};

  auto [slot, isNew] = ruleOfName.try_emplace(
      {op->getName().getAsOpaquePointer(), spec.variant.data()}, -1);
  if (isNew)
    for (auto [index, matcher] : llvm::enumerate(matchers))
      if (isByName(matcher.rule) &&
          matchesName(matcher, op->getName().getStringRef(), spec.variant))
        slot->second = static_cast<int>(index);
  if (slot->second < 0)
    return std::nullopt;
  PolicyRuleAttr rule = matchers[slot->second].rule;
  return ClassDecision{rule.getOpClass(), Source::Rule, rule};
}

/// What a level makes of an op's own class under painting, which knows nothing
/// but classes; the cut has levels of its own.
static std::optional<OpClass> getClassOfLevel(PolicyAttr policy,
                                              OpClass opClass) {
  if (policy.getPlanner() != PlannerKind::Painting)
    return std::nullopt;
  switch (policy.getLevel()) {
  case PrecisionLevel::InputsOnly:
  case PrecisionLevel::TensorCoresOnly:
    return opClass == OpClass::Allow ? opClass : OpClass::Deny;
  case PrecisionLevel::ForceAll:
    return OpClass::Allow;
  default:
    return std::nullopt;
  }
}

ClassDecision ClassResolver::resolve(Operation *op, const PrecisionSpec &spec) {
  using Source = ClassDecision::Source;
  if (!spec.opClass)
    return {};
  if (std::optional<ClassDecision> decision = findRule(op, spec)) {
    if (decision->opClass == OpClass::Fence)
      decision->opClass = std::nullopt;
    return *decision;
  }
  if (std::optional<OpClass> ofLevel = getClassOfLevel(policy, *spec.opClass))
    return {ofLevel, Source::Level, {}};
  return {spec.opClass, Source::Interface, {}};
}

void ClassResolver::collectMatches(Operation *op, const PrecisionSpec &spec,
                                   llvm::BitVector &matched) const {
  for (auto [index, matcher] : llvm::enumerate(matchers)) {
    if (matched.test(index) || matcher.rule.getKind() == RuleKind::Arg)
      continue;
    if (matcher.rule.getKind() == RuleKind::Scope
            ? matchesScope(matcher, op->getLoc())
            : matchesName(matcher, op->getName().getStringRef(), spec.variant))
      matched.set(index);
  }
}

std::string mp::describe(PolicyRuleAttr rule) {
  std::string text;
  llvm::raw_string_ostream(text)
      << stringifyRuleKind(rule.getKind()) << ' ' << rule.getPattern();
  return text;
}

std::string mp::describe(const ClassDecision &decision) {
  std::string text;
  llvm::raw_string_ostream os(text);
  switch (decision.source) {
  case ClassDecision::Source::Attribute:
    os << "mp.op_class on the op";
    break;
  case ClassDecision::Source::Scope:
  case ClassDecision::Source::Rule:
    os << "rule " << describe(decision.rule);
    break;
  case ClassDecision::Source::Level:
    os << "the policy's level";
    break;
  case ClassDecision::Source::Interface:
    os << "default of the op";
    break;
  }
  return text;
}

bool mp::isDeniedByUser(const ClassDecision &decision) {
  return decision.opClass == OpClass::Deny &&
         decision.source != ClassDecision::Source::Interface;
}
