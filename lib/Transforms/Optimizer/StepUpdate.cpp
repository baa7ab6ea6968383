//===- StepUpdate.cpp - The update of a step while it is written ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a rule remembers is added to the step as it goes; what is the same for
// all parameters (the rate, the number of the step, what corrects a bias) is
// made once.
//
//===----------------------------------------------------------------------===//

#include "StepUpdate.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

#include <cmath>

using namespace mlir;
using namespace mlir::mp;

/// Adafactor's largest rate, where none is given.
static constexpr double largestRate = 1e-2;

/// Keeps the norm that gradients are clipped by from 0.
static constexpr double clipEpsilon = 1e-6;

/// Whether the rule reads the number of the step.
static bool countsSteps(OptimizerKind kind) {
  switch (kind) {
  case OptimizerKind::Adam:
  case OptimizerKind::AdamW:
  case OptimizerKind::LAMB:
  case OptimizerKind::Adafactor:
  case OptimizerKind::Muon:
  case OptimizerKind::Prodigy:
    return true;
  default:
    return false;
  }
}

BlockArgument StepUpdate::addArgument(RankedTensorType type, Role role,
                                      StringRef name, TypedAttr first) {
  OpBuilder builder = init.getBuilder();
  init.setFirstValue(
      name, arith::ConstantOp::create(builder, b.getLoc(),
                                      DenseElementsAttr::get(type, first)));
  return entry.addArgument(type, role, name, b.getLoc());
}

Slot StepUpdate::addSlot(StringRef name, RankedTensorType type, float first) {
  std::string whole =
      stringifyOptimizer(o.kind).str() + "." + name.str() + "/" + parameter;
  BlockArgument argument =
      addArgument(type, Role::OptimizerState, whole, b.getF32FloatAttr(first));
  return {argument, Term(b, argument)};
}

Slot StepUpdate::addScalarSlot(StringRef name, float first) {
  BlockArgument argument = addArgument(
      RankedTensorType::get({}, b.getF32Type()), Role::OptimizerState,
      stringifyOptimizer(o.kind).str() + "." + name.str(),
      b.getF32FloatAttr(first));
  return {argument, Term(b, argument)};
}

Term StepUpdate::getCorrection(double beta, unsigned ahead) {
  if (auto made = corrections.find({beta, ahead}); made != corrections.end())
    return made->second;
  Term made = scalar(1.0);
  if (beta != 0.0) {
    Term t = ahead == 0 ? *step : *step + static_cast<double>(ahead);
    made = 0.0 - (std::log(beta) * t).expMinusOne();
  }
  corrections.try_emplace({beta, ahead}, made);
  return made;
}

BlockArgument StepUpdate::addCounter(StringRef name) {
  return addArgument(RankedTensorType::get({}, b.getI32Type()), Role::Counter,
                     stringifyOptimizer(o.kind).str() + "." + name.str(),
                     b.getI32IntegerAttr(0));
}

Value StepUpdate::increase(BlockArgument counter) {
  auto type = cast<RankedTensorType>(counter.getType());
  Value one =
      arith::ConstantOp::create(b, DenseElementsAttr::get(type, int32_t(1)));
  return arith::AddIOp::create(b, counter, one);
}

void StepUpdate::addStepCount() {
  BlockArgument count = addCounter("step");
  Value next = increase(count);
  setNext(count, Term(b, next), Role::NewState);
  step = Term(b, arith::SIToFPOp::create(
                     b, RankedTensorType::get({}, b.getF32Type()), next));
}

void StepUpdate::addShared() {
  double first = std::isnan(o.learningRate) ? largestRate : o.learningRate;
  if (o.rateIsArgument)
    rate = Term(b, addArgument(RankedTensorType::get({}, b.getF32Type()),
                               Role::Hyper, learningRateName,
                               b.getF32FloatAttr(static_cast<float>(first))));
  else if (!std::isnan(o.learningRate))
    rate = scalar(o.learningRate);
  if (countsSteps(o.kind))
    addStepCount();
  if (step && !std::isnan(o.beta1)) {
    getCorrection(o.beta1);
    getCorrection(o.beta2);
  } else if (!rate) {
    rate = (1.0 / step->squareRoot()).atMost(largestRate);
  }
  // One rounding where the rate is known.
  if (rate && o.weightDecay != 0.0)
    shrinkage = o.rateIsArgument ? 1.0 - o.weightDecay * *rate
                                 : scalar(1.0 - o.learningRate * o.weightDecay);
}

/// g min(1, bound / (|g| + 1e-6)), |g| the norm of all gradients together, as
/// PyTorch's clip_grad_norm_; g / max(1, |g| / bound), as in Apex, for LAMB.
SmallVector<Term> StepUpdate::clip(SmallVector<Term> terms) {
  if (o.maxGradNorm == 0.0)
    return terms;
  Term total = terms.front().squared().sum();
  for (Term term : ArrayRef(terms).drop_front())
    total = total + term.squared().sum();
  Term norm = total.squareRoot();
  bool isLamb = o.kind == OptimizerKind::LAMB;
  Term factor = isLamb ? (norm / o.maxGradNorm).atLeast(1.0)
                       : (o.maxGradNorm / (norm + clipEpsilon)).atMost(1.0);
  for (Term &term : terms)
    term = isLamb ? term / factor : factor * term;
  return terms;
}

void StepUpdate::run(ArrayRef<ParameterGradient> gradients) {
  SmallVector<Term> gathered = gather(gradients);
  addShared();
  SmallVector<Term> clipped = clip(std::move(gathered));
  if (o.kind == OptimizerKind::Prodigy)
    moveEstimates(gradients, clipped);
  for (auto [each, g] : llvm::zip_equal(gradients, clipped)) {
    parameter = main.getArgumentName(each.parameter);
    BlockArgument old = main.getArgument(each.parameter);
    b.setLoc(main.getResult(each.gradient).getLoc());
    Term next = update(Term(b, old), g);
    setNext(old, next, Role::NewParameter);
  }
  entry.finish();
  init.finish();
}

LogicalResult mp::applyOptimizer(EntryFunction main,
                                 ArrayRef<ParameterGradient> gradients,
                                 const OptimizerOptions &options) {
  FailureOr<InitFunction> init = InitFunction::getOrCreate(main);
  if (failed(init))
    return failure();
  StepUpdate(main, *init, options).run(gradients);
  main.getFunction()->setAttr(
      attr::optimizer, StringAttr::get(main.getFunction().getContext(),
                                       stringifyOptimizer(options.kind)));
  if (options.keepGradients)
    return success();
  llvm::BitVector erased(main.getNumResults());
  for (ParameterGradient each : gradients)
    erased.set(each.gradient);
  main.eraseResults(erased);
  return success();
}
