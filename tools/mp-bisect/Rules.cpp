//===- Rules.cpp - Rules of a policy for some ops -------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// No rule matches one op alone, so a rule may match more than what is to blame;
// what matches is asked of the policy's own resolver.
//
//===----------------------------------------------------------------------===//

#include "Rules.h"

#include "Search.h"

#include "mp/Policy/Policy.h"
#include "llvm/ADT/BitVector.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::bisect;

static PolicyAttr withRules(PolicyAttr policy, ArrayRef<PolicyRuleAttr> rules) {
  return PolicyAttr::get(
      policy.getContext(), policy.getType(), policy.getPlanner(),
      policy.getTile(), policy.getGradients(), policy.getFusion(),
      policy.getLevel(), policy.getMinFlops(), policy.getRisk(),
      policy.getUnmodeled(), policy.getChips(), rules);
}

/// The candidates that any of `rules` matches.
static llvm::BitVector findMatches(PolicyAttr policy,
                                   ArrayRef<PolicyRuleAttr> rules,
                                   const MixedStep &step) {
  ClassResolver resolver(withRules(policy, rules));
  llvm::BitVector matches(step.candidates().size());
  for (auto [number, op] : llvm::enumerate(step.candidates())) {
    llvm::BitVector matched(rules.size());
    resolver.collectMatches(
        op, cast<PrecisionOpInterface>(op).getPrecisionSpec(), matched);
    if (matched.any())
      matches.set(number);
  }
  return matches;
}

/// The rules that match `op`: its scope, if it has one, and its name.
static SmallVector<PolicyRuleAttr> rulesFor(Operation *op) {
  MLIRContext *context = op->getContext();
  auto make = [&](RuleKind kind, const Twine &pattern) {
    return PolicyRuleAttr::get(context, kind, StringAttr::get(context, pattern),
                               OpClass::Deny, /*withGradients=*/false,
                               /*isOptional=*/false);
  };
  SmallVector<PolicyRuleAttr> rules;
  if (StringRef scope = scopeOf(op->getLoc()); !scope.empty())
    rules.push_back(make(RuleKind::Scope, llvm::Regex::escape(scope)));
  StringRef name = op->getName().getStringRef();
  StringRef variant = cast<PrecisionOpInterface>(op).getPrecisionSpec().variant;
  rules.push_back(
      make(RuleKind::Op, variant.empty() ? Twine(name) : name + "." + variant));
  return rules;
}

/// Whether `op` is denied under `policy`: a scope goes before a name.
static bool isDenied(PolicyAttr policy, Operation *op) {
  PrecisionSpec spec = cast<PrecisionOpInterface>(op).getPrecisionSpec();
  return ClassResolver(policy).resolve(op, spec).opClass == OpClass::Deny;
}

/// Of the rules for `op` that are heard behind `rules`, the one that matches
/// the fewest candidates; if none is heard, any.
static PolicyRuleAttr chooseRule(PolicyAttr policy,
                                 ArrayRef<PolicyRuleAttr> rules,
                                 const MixedStep &step, Operation *op) {
  PolicyRuleAttr best;
  unsigned fewest = 0;
  for (PolicyRuleAttr rule : rulesFor(op)) {
    SmallVector<PolicyRuleAttr> all(rules);
    all.push_back(rule);
    unsigned matches = findMatches(policy, rule, step).count();
    if (best && (matches >= fewest || !isDenied(withRules(policy, all), op)))
      continue;
    best = rule;
    fewest = matches;
  }
  return best;
}

PolicyAttr bisect::denyByRules(PolicyAttr policy, const MixedStep &step,
                               ArrayRef<unsigned> denied) {
  SmallVector<PolicyRuleAttr> rules(policy.getRules());
  for (unsigned candidate : denied) {
    Operation *op = step.candidates()[candidate];
    ArrayRef<PolicyRuleAttr> added =
        ArrayRef(rules).drop_front(policy.getRules().size());
    if (!findMatches(policy, added, step).test(candidate))
      rules.push_back(chooseRule(policy, rules, step, op));
  }
  return withRules(policy, rules);
}

unsigned bisect::countMatches(PolicyAttr policy, PolicyAttr before,
                              const MixedStep &step) {
  return findMatches(policy,
                     policy.getRules().drop_front(before.getRules().size()),
                     step)
      .count();
}
