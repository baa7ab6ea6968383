//===- Policy.h - Presets, rules and classes of a policy --------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_POLICY_POLICY_H
#define MP_POLICY_POLICY_H

#include "mlir/IR/BuiltinOps.h"
#include "mp/Dialect/MP/IR/MPAttributes.h"
#include "mp/Interfaces/PrecisionOpInterface.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/Regex.h"

namespace mlir::mp {

/// Names of the presets, sorted. Each is one file of lib/Policy/Presets, built
/// into the library.
SmallVector<StringRef> getPolicyPresetNames();

/// The policy of a preset. An unknown name is an error at `loc` that lists the
/// known ones.
FailureOr<PolicyAttr> loadPolicyPreset(StringRef name, Location loc);

/// The policy of an `.mlir` file: the attribute `mp.policy` of its module.
/// Errors name the file and the line.
FailureOr<PolicyAttr> loadPolicyFile(StringRef path, Location loc);

/// The policy of the module that `op` is, or is in; without one, an error on
/// the op that says how to get one.
FailureOr<PolicyAttr> getPolicy(Operation *op);

/// Whether `mp.op_class` of the op itself puts it out of reach of all passes.
bool isFenced(Operation *op);

/// What rules and messages call an argument of a function: its `mp.name`, or
/// "arg7".
std::string getArgumentName(BlockArgument argument);

/// Checks that each rule names an op that has a precision model, or an argument
/// of a function, and, unless it is optional, matches one of the module. Errors
/// come at `loc`, with the nearest spelling.
LogicalResult verifyPolicy(PolicyAttr policy, ModuleOp module, Location loc);

/// The class of an op, and who said it.
struct ClassDecision {
  enum class Source { Attribute, Scope, Rule, Level, Interface };
  /// Absent: opaque, or fenced by whoever decided.
  std::optional<OpClass> opClass;
  Source source = Source::Interface;
  /// For scopes and rules.
  PolicyRuleAttr rule;

  /// Whether the user puts the op out of reach: it reads and writes the types
  /// that it came with.
  bool isFence() const { return !opClass && source != Source::Interface; }
};

/// A location's name without what transformations of JAX put around its parts,
/// or TensorFlow before it: "jit(step)/transpose(jvp(net))/head/dot" and
/// "gradients/step/net/head/dot" are "step/net/head/dot".
std::string stripTransformations(StringRef name);

/// The rule for an argument of that name, the last one; null if none is.
PolicyRuleAttr findArgumentRule(PolicyAttr policy, StringRef name);

/// The words for a pattern of a rule: `op "mp.dot"`.
std::string describe(PolicyRuleAttr rule);

/// "rule op ..." and so on, for a remark.
std::string describe(const ClassDecision &decision);

/// Whether a user denied the op, by a rule or an attribute on it.
bool isDeniedByUser(const ClassDecision &decision);

/// Answers the class of ops under one policy. Answers are kept per op name, so
/// that a regular expression is matched once a name.
class ClassResolver {
public:
  explicit ClassResolver(PolicyAttr policy);

  /// First hit wins: the attribute `mp.op_class` on the op, the last scope
  /// rule that matches, the last op or name rule, the level under painting, the
  /// interface. An op without interface is opaque, and so is one whose model
  /// says so.
  ClassDecision resolve(Operation *op, const PrecisionSpec &spec);

  /// The rules that match this op, as indices into the policy's list.
  void collectMatches(Operation *op, const PrecisionSpec &spec,
                      llvm::BitVector &matched) const;

private:
  struct Matcher {
    PolicyRuleAttr rule;
    /// Anchored; null for an op's name.
    std::optional<llvm::Regex> regex;
  };
  static bool matchesName(const Matcher &matcher, StringRef name,
                          StringRef variant);
  static bool matchesScope(const Matcher &matcher, Location loc);
  std::optional<ClassDecision> findRule(Operation *op,
                                        const PrecisionSpec &spec);

  PolicyAttr policy;

  SmallVector<Matcher> matchers;
  bool hasScopes = false;
  /// By op name and variant; an index into `matchers`, or -1.
  DenseMap<std::pair<const void *, const void *>, int> ruleOfName;
};

} // namespace mlir::mp

#endif // MP_POLICY_POLICY_H
