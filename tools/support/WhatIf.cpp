//===- WhatIf.cpp - Plan again with one rule changed ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/WhatIf.h"

#include "mlir/IR/OwningOpRef.h"
#include "mp/Analysis/Evidence/ValueNames.h"
#include "mp/Analysis/Precision/Planner.h"
#include "mp/Analysis/Record/TellRecord.h"
#include "mp/Support/Messages.h"
#include "mp/Transforms/Precision/InsertCasts.h"

using namespace mlir;
using namespace mlir::mp;

/// So many ops are shown that change.
static constexpr size_t mostShown = 16;

/// What mp-insert-casts makes of the plan, for its casts to be counted.
static LogicalResult applyPlan(ModuleOp module, PolicyAttr policy) {
  ClassResolver resolver(policy);
  for (auto function : module.getOps<FunctionOpInterface>()) {
    if (function.isExternal())
      continue;
    FailureOr<FunctionPrecision> graph =
        FunctionPrecision::build(function, policy, resolver);
    if (failed(graph))
      return failure();
    std::unique_ptr<PlannedTypes> plan = planTypes(*graph, policy);
    for (auto [node, op] : llvm::enumerate(graph->getOps()))
      if (PrecisionAttr types = op ? plan->getTypes(node) : PrecisionAttr())
        op->setDiscardableAttr(attr::precision, types);
    for (auto [op, types] : plan->getRegionTypes())
      op->setDiscardableAttr(attr::precision, types);
    if (failed(insertCasts(function)))
      return failure();
  }
  return success();
}

/// Plans a module of which nothing is needed any more, and counts its casts.
static FailureOr<StepRecord> planAndApply(ModuleOp module) {
  ScopedDiagnosticHandler silence(module.getContext(),
                                  [](Diagnostic &) { return success(); });
  FailureOr<StepRecord> record = StepRecord::plan(module);
  FailureOr<PolicyAttr> policy = getPolicy(module);
  if (failed(record) || failed(policy) || failed(applyPlan(module, *policy)))
    return failure();
  record->countFinal(module);
  return record;
}

FailureOr<StepRecord> mp::planForQuestions(ModuleOp module) {
  OwningOpRef<ModuleOp> copy = module.clone();
  return planAndApply(*copy);
}

static void overrideClass(ModuleOp module, const FoundNode &node,
                          OpClass opClass) {
  auto attribute = OpClassAttr::get(module.getContext(), opClass);
  for (const NamedOp &named : nameOps(module))
    if (llvm::any_of(node.ops,
                     [&](const OpRecord *op) { return op->id == named.name; }))
      named.op->setDiscardableAttr(attr::opClass, attribute);
}

/// Whether the op is as it was asked for: a contraction by what it reads, all
/// else by what it gives.
static bool isSo(const OpRecord &op, StringRef low, bool wantsNarrow) {
  auto isLow = [&](const PortRecord &port) { return port.planned == low; };
  bool givesLow = llvm::any_of(op.results, isLow);
  if (op.rule == stringifyDecisionRule(DecisionRule::Contraction))
    return wantsNarrow;
  if (op.rule == stringifyDecisionRule(DecisionRule::KeptWide))
    return !wantsNarrow;
  return wantsNarrow ? givesLow : !givesLow && op.computes != low;
}

/// Why it is not, as the beginning of a sentence that may go on.
static std::string tellRefusal(const OpRecord &op, StringRef type) {
  if (op.rule == stringifyDecisionRule(DecisionRule::InKernel))
    return escape(op.id) + " is in no memory, its kernel uses it up\n";
  return "refused, since " + escape(op.id) + " stays " + type.str() + ": " +
         op.reason + "\n";
}

namespace {
/// A question in its parts.
struct Question {
  std::string nodeName, type;
  FoundNode node;
  bool wantsNarrow = false;
};
} // namespace

static llvm::Expected<Question> parse(const StepRecord &record,
                                      StringRef text) {
  Question question;
  auto [name, type] = text.rsplit('=');
  question.nodeName = name.str();
  question.type = type.str();
  if (type != "f32" && type != record.type)
    return llvm::createStringError(quote(text) + " asks for the type " +
                                   quote(type) + "; the policy has " +
                                   record.type + " and f32");
  question.wantsNarrow = type != "f32";
  llvm::Expected<FoundNode> node = findNode(record, name);
  if (!node)
    return node.takeError();
  question.node = std::move(*node);
  if (question.node.ops.empty())
    return llvm::createStringError(
        quote(name) +
        " is an argument, which has no rule; ask for what reads "
        "it, which --why=" +
        escape(name) + " lists");
  return question;
}

static std::string describeNode(const Question &question) {
  return quote(question.nodeName) +
         (question.node.ops.size() == 1
              ? ""
              : " (" + countOf(question.node.ops.size(), "op") + ")");
}

static std::string tellResult(const Question &question,
                              const StepRecord &before,
                              const StepRecord &after) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << "if " << describeNode(question) << " were " << question.type
         << ": ";
  const OpRecord *refused = nullptr;
  for (const OpRecord *op : question.node.ops)
    if (const OpRecord *now = after.findOp(op->id);
        now && !refused && !isSo(*now, before.type, question.wantsNarrow))
      refused = now;
  if (refused)
    stream << tellRefusal(*refused, question.wantsNarrow ? "f32" : before.type);
  RecordComparison found = compareRecords(before, after);
  if (found.different.empty()) {
    stream << (refused ? "" : "it is, nothing changes\n");
    return text;
  }
  if (refused)
    stream << "with that rule ";
  stream << countOf(found.different.size(), "op")
         << (found.different.size() == 1 ? " changes, " : " change, ");
  tellCosts(before, after, stream);
  for (auto [was, is] : ArrayRef(found.different).take_front(mostShown))
    stream << "  " << escape(is->id) << ": " << is->reason
           << " (before: " << was->reason << ")\n";
  if (found.different.size() > mostShown)
    stream << "  and " << found.different.size() - mostShown << " more\n";
  return text;
}

llvm::Expected<std::string>
mp::answerWhatIf(ModuleOp module, const StepRecord &before, StringRef text) {
  llvm::Expected<Question> question = parse(before, text);
  if (!question)
    return question.takeError();
  OwningOpRef<ModuleOp> changed = module.clone();
  overrideClass(*changed, question->node,
                question->wantsNarrow ? OpClass::Allow : OpClass::Deny);
  FailureOr<StepRecord> after = planAndApply(*changed);
  if (failed(after))
    return llvm::createStringError("the step can not be planned with " +
                                   quote(text));
  return tellResult(*question, before, *after);
}
