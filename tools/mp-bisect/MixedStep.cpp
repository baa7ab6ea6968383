//===- MixedStep.cpp - A step, and its twins of mixed precision -----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The stages before the policy, and the clean-up behind it, run once: they find
// nothing more to do in a copy. An op and its copies have the same number, in
// an attribute that no pass looks at.
//
//===----------------------------------------------------------------------===//

#include "MixedStep.h"
#include "Options.h"

#include "mlir/IR/TypeUtilities.h"
#include "mlir/Pass/PassInstrumentation.h"
#include "mlir/Pass/PassManager.h"
#include "mp/Dialect/MP/IR/MPDialect.h"
#include "mp/Interfaces/PrecisionOpInterface.h"
#include "mp/Pipelines/Pipelines.h"
#include "mp/Support/Messages.h"
#include "support/Diagnostics.h"
#include "support/Load.h"
#include "llvm/ADT/BitVector.h"

#include <limits>

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::bisect;

QuietDiagnostics::QuietDiagnostics(MLIRContext &context)
    : handler(&context, [this](Diagnostic &diagnostic) {
        if (diagnostic.getSeverity() != DiagnosticSeverity::Error ||
            !first.empty())
          return;
        llvm::raw_string_ostream stream(first);
        printWithoutSource(diagnostic, "mixed step", stream);
      }) {}

llvm::Error QuietDiagnostics::takeError() {
  std::string text = first.empty() ? "fails without a word" : first;
  return llvm::createStringError(StringRef(text).rtrim());
}

bool bisect::isAmpText(StringRef amp) {
  AmpOptions options;
  std::string why;
  llvm::raw_string_ostream errors(why);
  bool isAmp = succeeded(options.parseFromString(amp, errors));
  if (!isAmp)
    reportError("--amp: " + escape(StringRef(why).rtrim()));
  return isAmp;
}

/// The options of a pipeline that stops, as it were, before the policy.
static LogicalResult parsePreparation(StringRef text, AmpOptions &options) {
  if (failed(options.parseFromString(text)))
    return failure();
  options.dtype = "off";
  options.policy = options.planner = options.report = "";
  options.lossScale = "off";
  return success();
}

/// The options for a step that has roles, evidence and its update.
static LogicalResult parseRewriting(StringRef text, AmpOptions &options) {
  if (failed(options.parseFromString(text)))
    return failure();
  options.profile = options.roles = options.defaultRole = options.report = "";
  options.optimizer = OptimizerKind::None;
  options.learningRate = "";
  constexpr double unset = std::numeric_limits<double>::quiet_NaN();
  options.momentum = options.dampening = options.beta1 = options.beta2 =
      options.epsilon = options.weightDecay = options.trustCoefficient =
          options.maxGradNorm = unset;
  options.keepGradients = true;
  return success();
}

static constexpr StringLiteral numberName = "bisect.number";

namespace {
/// Reads the decisions off the ops before they are applied.
class PlanReader final : public PassInstrumentation {
public:
  explicit PlanReader(std::vector<Attribute> &plans) : plans(plans) {}

  void runAfterPass(Pass *pass, Operation *root) override {
    if (pass->getArgument() != "mp-annotate-precision")
      return;
    root->walk([&](Operation *op) {
      if (auto number = op->getAttrOfType<IntegerAttr>(numberName))
        plans[number.getInt()] = op->getAttr(attr::precision);
    });
  }

private:
  std::vector<Attribute> &plans;
};
} // namespace

static LogicalResult runPipeline(ModuleOp module, const AmpOptions &options,
                                 std::vector<Attribute> &plans) {
  // The checkers of the pipeline are enough; the interpreter checks types.
  PassManager passes(module.getContext());
  passes.enableVerifier(false);
  passes.addInstrumentation(std::make_unique<PlanReader>(plans));
  buildAmpPipeline(passes, options);
  return passes.run(module);
}

std::unique_ptr<MixedStep> MixedStep::create(MLIRContext &context,
                                             StringRef path, StringRef amp) {
  DiagnosticPrinter printer(context, path);
  // That a step in f32 is left alone is no news.
  ScopedDiagnosticHandler errorsOnly(&context, [](Diagnostic &diagnostic) {
    return success(diagnostic.getSeverity() != DiagnosticSeverity::Error);
  });
  auto step = std::make_unique<MixedStep>();
  step->amp = amp.str();
  step->module = loadModule(path, context);
  AmpOptions options;
  if (!step->module || failed(parsePreparation(amp, options)))
    return nullptr;
  // A policy of its own wins, and is for later.
  ModuleOp module = *step->module;
  Attribute own = module->removeAttr(attr::policy);
  std::vector<Attribute> none;
  if (failed(runPipeline(module, options, none)))
    return nullptr;
  module->removeAttr(attr::policy);
  if (own)
    module->setAttr(attr::policy, own);
  step->findCandidates();
  return step;
}

static bool isFloatValue(Value value) {
  return isa<FloatType>(getElementTypeOrSelf(value.getType()));
}

void MixedStep::findCandidates() {
  Builder builder(module->getContext());
  module->walk<WalkOrder::PreOrder>([&](PrecisionOpInterface op) {
    if (!op.getPrecisionSpec().opClass ||
        (llvm::none_of(op->getOperands(), isFloatValue) &&
         llvm::none_of(op->getResults(), isFloatValue)))
      return;
    op->setDiscardableAttr(numberName, builder.getI64IntegerAttr(ops.size()));
    ops.push_back(op);
  });
}

PolicyAttr MixedStep::policyOf(const Mixed &mixed) {
  return (*mixed.module)->getAttrOfType<PolicyAttr>(attr::policy);
}

llvm::Expected<Mixed> MixedStep::mix(ArrayRef<unsigned> denied) const {
  OwningOpRef<ModuleOp> copy = inF32().clone();
  auto deny = OpClassAttr::get(copy->getContext(), OpClass::Deny);
  llvm::BitVector isDenied(ops.size());
  for (unsigned number : denied)
    isDenied.set(number);
  copy->walk([&](Operation *op) {
    auto number = op->getAttrOfType<IntegerAttr>(numberName);
    if (number && isDenied.test(number.getInt()))
      op->setDiscardableAttr(attr::opClass, deny);
  });
  return rewrite(std::move(copy));
}

llvm::Expected<Mixed> MixedStep::mix(PolicyAttr policy) const {
  OwningOpRef<ModuleOp> copy = inF32().clone();
  (*copy)->setAttr(attr::policy, policy);
  return rewrite(std::move(copy));
}

llvm::Expected<Mixed> MixedStep::rewrite(OwningOpRef<ModuleOp> copy) const {
  QuietDiagnostics quiet(*copy->getContext());
  Mixed mixed;
  mixed.plans.resize(ops.size());
  AmpOptions options;
  if (failed(parseRewriting(amp, options)) ||
      failed(runPipeline(*copy, options, mixed.plans)))
    return quiet.takeError();
  mixed.module = std::move(copy);
  return mixed;
}
