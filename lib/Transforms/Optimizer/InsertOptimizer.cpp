//===- InsertOptimizer.cpp - Append the update to a gradients-only step ---===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which gradient belongs to which parameter is read from roles; what the update
// is, from options. Everything is checked before the step changes.
//
//===----------------------------------------------------------------------===//

#include "mp/Transforms/Optimizer/Optimizer.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/TypeUtilities.h"
#include "mp/Support/Remarks.h"
#include "mp/Transforms/Optimizer/Passes.h"

#include <cmath>

using namespace mlir;
using namespace mlir::mp;

#define DEBUG_TYPE "mp-insert-optimizer"

namespace mlir::mp {
#define GEN_PASS_DEF_INSERTOPTIMIZER
#include "mp/Transforms/Optimizer/Passes.h.inc"
} // namespace mlir::mp

/// The integers that f32 holds.
static constexpr int64_t mostCalls = 1 << 24;

static remark::RemarkOpts opts(StringRef name) {
  return remarkOf(DEBUG_TYPE, name, EntryFunction::symbol);
}

//===----------------------------------------------------------------------===//
// Gradients
//===----------------------------------------------------------------------===//

/// One gradient of a parameter: of its type, in f32, and the only one.
static LogicalResult checkGradient(EntryFunction main, ParameterGradient each,
                                   std::optional<unsigned> other) {
  func::FuncOp function = main.getFunction();
  std::string name = main.getArgumentName(each.parameter);
  Type from = main.getArgument(each.parameter).getType();
  Type to = main.getResult(each.gradient).getType();
  if (other)
    return function.emitError()
           << "results " << *other << " and " << each.gradient
           << " are both the gradient of '" << name
           << "'; sum them in the step";
  if (from != to)
    return function.emitError()
           << "result " << each.gradient << " '"
           << main.getResultName(each.gradient) << "' of type " << to
           << " is the gradient of '" << name << "' of type " << from;
  auto type = dyn_cast<RankedTensorType>(from);
  if (!type || !type.hasStaticShape() || !type.getElementType().isF32())
    return function.emitError()
           << "parameter '" << name << "' is " << from
           << ", not a tensor of f32 and of known shape; append the update "
              "before choosing precision";
  return success();
}

FailureOr<SmallVector<ParameterGradient>>
mp::findGradients(EntryFunction main) {
  func::FuncOp function = main.getFunction();
  for (unsigned r : main.getResultsWithRole(Role::NewParameter))
    return function.emitError()
           << "result " << r << " '" << main.getResultName(r)
           << "' is a new_parameter: the step has an update of its own; leave "
              "out the optimizer";
  SmallVector<unsigned> results = main.getResultsWithRole(Role::Gradient);
  if (results.empty())
    return function.emitError()
           << "no result has the role gradient: there is nothing to update "
              "parameters from; export the step with its gradients";
  SmallVector<std::optional<unsigned>> of(main.getNumArguments());
  for (unsigned r : results) {
    std::optional<unsigned> owner = main.getGradientOwner(r);
    if (!owner)
      return function.emitError()
             << "result " << r << " '" << main.getResultName(r)
             << "' is a gradient, but nothing tells of which parameter; give "
                "it 'mp.of', the index of the argument";
    if (main.getArgumentRole(*owner) != Role::Parameter)
      continue;
    if (failed(checkGradient(main, {*owner, r}, of[*owner])))
      return failure();
    of[*owner] = r;
  }
  SmallVector<ParameterGradient> gradients;
  for (unsigned a = 0; a < of.size(); ++a)
    if (of[a])
      gradients.push_back({a, *of[a]});
  if (gradients.empty())
    return function.emitError()
           << "all gradients are of data, none is of a parameter; say what the "
              "parameters are with a roles file";
  return gradients;
}

//===----------------------------------------------------------------------===//
// Pass
//===----------------------------------------------------------------------===//

/// An argument that bears the name of one to come: a roles file or a reader put
/// it there, and the two would be mistaken for each other.
static LogicalResult checkNames(EntryFunction main,
                                const OptimizerOptions &options) {
  std::string state = stringifyOptimizer(options.kind).str() + ".";
  for (unsigned a = 0; a < main.getNumArguments(); ++a) {
    std::string name = main.getArgumentName(a);
    if (StringRef(name).starts_with(state) ||
        (options.rateIsArgument && name == learningRateName))
      return main.getFunction().emitError()
             << "argument " << a << " is named '" << name
             << "', as an argument of the update is; rename it";
  }
  return success();
}

static void report(EntryFunction main, ArrayRef<ParameterGradient> gradients,
                   OptimizerKind kind) {
  SmallVector<bool> updated(main.getNumArguments());
  for (ParameterGradient each : gradients) {
    updated[each.parameter] = true;
    BlockArgument argument = main.getArgument(each.parameter);
    bool byAdam = kind == OptimizerKind::Muon &&
                  cast<RankedTensorType>(argument.getType()).getRank() != 2;
    remark::passed(argument.getLoc(), opts("Update")) << remark::add(
        byAdam ? "'{0}' is not a matrix, so {1} updates it by Adam "
                 "from '{2}'"
               : "'{0}' is updated by {1} from '{2}'",
        main.getArgumentName(each.parameter), stringifyOptimizer(kind),
        main.getResultName(each.gradient));
  }
  for (unsigned a : main.getArgumentsWithRole(Role::Parameter))
    if (!updated[a])
      remark::missed(main.getArgument(a).getLoc(), opts("Update"))
          << remark::reason("'{0}' has no gradient and stays as it is",
                            main.getArgumentName(a));
  for (unsigned r : main.getResultsWithRole(Role::Gradient))
    if (!updated[*main.getGradientOwner(r)])
      remark::missed(main.getResult(r).getLoc(), opts("Update"))
          << remark::reason("'{0}' is the gradient of data",
                            main.getResultName(r));
}

namespace {
struct InsertOptimizer final : mp::impl::InsertOptimizerBase<InsertOptimizer> {
  using Base::Base;

  LogicalResult initialize(MLIRContext *context) override {
    update = OptimizerOptions::getDefaults(optimizer);
    update.keepGradients = keepGradients;
    update.accumulate = accumulate;
    Location loc = UnknownLoc::get(context);
    constexpr double infinity = std::numeric_limits<double>::infinity();
    return success(
        succeeded(checkAccumulate(loc)) && succeeded(readRate(loc)) &&
        succeeded(read(loc, momentum, update.momentum, 1.0)) &&
        succeeded(read(loc, dampening, update.dampening, 1.0)) &&
        succeeded(read(loc, beta1, update.beta1, 1.0)) &&
        succeeded(read(loc, beta2, update.beta2, 1.0)) &&
        succeeded(read(loc, epsilon, update.epsilon, infinity)) &&
        succeeded(read(loc, weightDecay, update.weightDecay, infinity)) &&
        succeeded(
            read(loc, trustCoefficient, update.trustCoefficient, infinity)) &&
        succeeded(read(loc, maxGradNorm, update.maxGradNorm, infinity)));
  }

  void runOnOperation() override {
    FailureOr<EntryFunction> main = EntryFunction::find(getOperation());
    if (failed(main))
      return signalPassFailure();
    Location loc = main->getFunction().getLoc();
    if (optimizer == OptimizerKind::None) {
      markAllAnalysesPreserved();
      remark::missed(loc, opts("Update"))
          << remark::reason("optimizer is none");
      return;
    }
    StringRef name = stringifyOptimizer(optimizer);
    if (auto known =
            main->getFunction()->getAttrOfType<StringAttr>(attr::optimizer)) {
      if (known.getValue() == name) {
        main->getFunction().emitWarning() << "the step has an update by "
                                          << name << " already: nothing to do";
        return;
      }
      main->getFunction().emitError()
          << "the step has an update by " << known.getValue()
          << " already, and " << name << " is asked for; use one of them";
      return signalPassFailure();
    }
    FailureOr<SmallVector<ParameterGradient>> gradients = findGradients(*main);
    if (failed(gradients) || failed(checkNames(*main, update)))
      return signalPassFailure();
    report(*main, *gradients, optimizer);
    unsigned before = main->getNumArguments();
    if (failed(applyOptimizer(*main, *gradients, update)))
      return signalPassFailure();
    remark::analysis(loc, opts("Optimizer"))
        << remark::metric("Arguments", main->getNumArguments() - before)
        << remark::metric("Parameters", gradients->size());
  }

private:
  /// An option that was given: one that the rule reads, in [0, bound).
  LogicalResult read(Location loc, const Option<double> &option, double &value,
                     double bound) const {
    if (std::isnan(option))
      return success();
    if (optimizer == OptimizerKind::None)
      return refuseWithoutOptimizer(loc, option.getArgStr());
    if (std::isnan(value))
      return emitError(loc) << "option " << option.getArgStr() << ": "
                            << stringifyOptimizer(optimizer) << " has none";
    value = option;
    if (value >= 0.0 && value < bound)
      return success();
    return emitError(loc) << "option " << option.getArgStr() << ": " << value
                          << " is not in [0, " << bound << ")";
  }

  static LogicalResult refuseWithoutOptimizer(Location loc, StringRef option) {
    return emitError(loc) << "option " << option
                          << ": no optimizer reads it; name one, as in "
                             "optimizer=adamw";
  }

  LogicalResult checkAccumulate(Location loc) const {
    int64_t calls = accumulate;
    if (calls == 1)
      return success();
    if (optimizer == OptimizerKind::None)
      return refuseWithoutOptimizer(loc, accumulate.getArgStr());
    // The number is compared with an i32 and divides in f32.
    if (calls > 0 && calls <= mostCalls)
      return success();
    return emitError(loc) << "option accumulate: " << calls
                          << " is not between 1 and " << mostCalls;
  }

  LogicalResult readRate(Location loc) {
    if (learningRate.empty())
      return success();
    if (optimizer == OptimizerKind::None)
      return refuseWithoutOptimizer(loc, learningRate.getArgStr());
    update.rateIsArgument = learningRate == "argument";
    if (update.rateIsArgument)
      return success();
    if (!StringRef(learningRate).getAsDouble(update.learningRate) &&
        update.learningRate >= 0.0 && std::isfinite(update.learningRate))
      return success();
    return emitError(loc) << "option learning-rate: '" << learningRate
                          << "' is neither a rate nor argument";
  }

  OptimizerOptions update;
};
} // namespace
