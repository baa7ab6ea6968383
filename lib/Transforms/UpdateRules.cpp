//===- UpdateRules.cpp - The update rules of mp-insert-optimizer ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each rule is its paper's formula, term by term. What a rule remembers it adds
// to the step as it goes; what is the same for all parameters (the rate, the
// number of the step, what corrects a bias) is made once.
//
//===----------------------------------------------------------------------===//

#include "FormulaTerm.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mp/Transforms/Optimizer.h"

#include <cmath>
#include <optional>

using namespace mlir;
using namespace mlir::mp;

/// Adafactor's constants, the first two in the paper's names: added to squares;
/// least size of a parameter; exponent of the decay; largest rate.
static constexpr double epsilon1 = 1e-30, epsilon2 = 1e-3, decayExponent = -0.8,
                        largestRate = 1e-2;

/// Whether the rule reads the number of the step.
static bool countsSteps(OptimizerKind kind) {
  switch (kind) {
  case OptimizerKind::Adam:
  case OptimizerKind::AdamW:
  case OptimizerKind::LAMB:
  case OptimizerKind::Adafactor:
    return true;
  default:
    return false;
  }
}

namespace {
/// State of one parameter: what it was, and where its next value goes.
struct Slot {
  BlockArgument argument;
  Term old;
};

class StepUpdate {
public:
  StepUpdate(EntryFunction main, InitFunction init,
             const OptimizerOptions &options)
      : main(main), init(init), o(options),
        b(main.getReturn().getLoc(), OpBuilder(main.getReturn())) {}

  void run(ArrayRef<ParameterGradient> gradients);

private:
  void addStepCount();
  void addShared();
  BlockArgument addArgument(RankedTensorType type, Role role, StringRef name,
                            TypedAttr first);
  Slot addSlot(StringRef name, RankedTensorType type);
  void setNext(const Slot &slot, Term value) {
    main.addNextValue(slot.argument, value.getValue(), Role::NewState);
  }
  Term scalar(double number) { return Term::makeScalar(b, number); }
  SmallVector<Term> clip(ArrayRef<ParameterGradient> gradients);
  Term update(Term w, Term g);
  Term moveByVelocity(Term w, Term g);
  /// m' / (sqrt(v') + epsilon); moves both means.
  Term getAdamStep(Term g);
  Term updateLamb(Term w, Term g);
  Term updateLars(Term w, Term g);
  Term updateLion(Term w, Term g);
  Term updateAdafactor(Term w, Term g);
  /// g / sqrt(v), v the mean of squares, whole or as a product of two.
  Term divideByRoot(Term g);
  Term divideByFactors(Term g, Term square, Term part);
  Term addDecay(Term g, Term w) {
    return o.weightDecay == 0.0 ? g : g + o.weightDecay * w;
  }
  /// w (1 - rate * decay).
  Term shrink(Term w) { return shrinkage ? *shrinkage * w : w; }
  /// old * beta + new * (1 - beta).
  static Term average(double beta, Term old, Term now) {
    Term kept = beta * old, taken = (1.0 - beta) * now;
    return kept + taken;
  }
  /// The same where the part of the new is a value of the step.
  static Term mix(Term old, Term now, Term part) {
    Term kept = (1.0 - part) * old, taken = part * now;
    return kept + taken;
  }
  /// 1 - beta^t.
  Term getCorrection(double beta);

  EntryFunction main;
  InitFunction init;
  const OptimizerOptions &o;
  ImplicitLocOpBuilder b;
  /// The name of the parameter at hand.
  std::string parameter;
  /// Scalars for all parameters; those that the rule does not read are absent.
  std::optional<Term> rate, shrinkage, correction1, correction2, step;
};
} // namespace

BlockArgument StepUpdate::addArgument(RankedTensorType type, Role role,
                                      StringRef name, TypedAttr first) {
  BlockArgument argument = main.addArgument(type, role, name, b.getLoc());
  OpBuilder builder = init.getBuilder();
  init.setFirstValue(
      name, arith::ConstantOp::create(builder, b.getLoc(),
                                      DenseElementsAttr::get(type, first)));
  return argument;
}

Slot StepUpdate::addSlot(StringRef name, RankedTensorType type) {
  std::string whole =
      stringifyOptimizer(o.kind).str() + "." + name.str() + "/" + parameter;
  BlockArgument argument =
      addArgument(type, Role::OptimizerState, whole, b.getF32FloatAttr(0.0f));
  return {argument, Term(b, argument)};
}

Term StepUpdate::getCorrection(double beta) {
  if (beta == 0.0)
    return scalar(1.0);
  return 0.0 - (std::log(beta) * *step).expMinusOne();
}

void StepUpdate::addStepCount() {
  auto type = RankedTensorType::get({}, b.getI32Type());
  BlockArgument count = addArgument(type, Role::Counter,
                                    stringifyOptimizer(o.kind).str() + ".step",
                                    b.getI32IntegerAttr(0));
  Value one =
      arith::ConstantOp::create(b, DenseElementsAttr::get(type, int32_t(1)));
  Value next = arith::AddIOp::create(b, count, one);
  main.addNextValue(count, next, Role::NewState);
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
    correction1 = getCorrection(o.beta1);
    correction2 = getCorrection(o.beta2);
  } else if (!rate) {
    rate = (1.0 / step->squareRoot()).atMost(largestRate);
  }
  // One rounding where the rate is known.
  if (rate && o.weightDecay != 0.0)
    shrinkage = o.rateIsArgument ? 1.0 - o.weightDecay * *rate
                                 : scalar(1.0 - o.learningRate * o.weightDecay);
}

/// g / max(1, |g| / bound), |g| the norm of all gradients together.
SmallVector<Term> StepUpdate::clip(ArrayRef<ParameterGradient> gradients) {
  SmallVector<Term> terms;
  for (ParameterGradient each : gradients)
    terms.push_back(Term(b, main.getResult(each.gradient)));
  if (o.maxGradNorm == 0.0)
    return terms;
  Term total = terms.front().squared().sum();
  for (Term term : ArrayRef(terms).drop_front())
    total = total + term.squared().sum();
  Term factor = (total.squareRoot() / o.maxGradNorm).atLeast(1.0);
  for (Term &term : terms)
    term = term / factor;
  return terms;
}

void StepUpdate::run(ArrayRef<ParameterGradient> gradients) {
  addShared();
  SmallVector<Term> clipped = clip(gradients);
  for (auto [each, g] : llvm::zip_equal(gradients, clipped)) {
    parameter = main.getArgumentName(each.parameter);
    BlockArgument old = main.getArgument(each.parameter);
    b.setLoc(main.getResult(each.gradient).getLoc());
    Term next = update(Term(b, old), g);
    main.addNextValue(old, next.getValue(), Role::NewParameter);
  }
}

Term StepUpdate::update(Term w, Term g) {
  switch (o.kind) {
  case OptimizerKind::None:
    return w;
  case OptimizerKind::SGD:
    return w - *rate * addDecay(g, w);
  case OptimizerKind::Momentum:
  case OptimizerKind::Nesterov:
    return moveByVelocity(w, addDecay(g, w));
  case OptimizerKind::Adam:
    return w - *rate * getAdamStep(addDecay(g, w));
  case OptimizerKind::AdamW: {
    Term kept = shrink(w);
    return kept - *rate * getAdamStep(g);
  }
  case OptimizerKind::LAMB:
    return updateLamb(w, g);
  case OptimizerKind::LARS:
    return updateLars(w, g);
  case OptimizerKind::Lion:
    return updateLion(w, g);
  case OptimizerKind::Adafactor:
    return updateAdafactor(w, g);
  }
  llvm_unreachable("not an update");
}

/// The first velocity is the gradient times 1 - dampening, as all others are.
Term StepUpdate::moveByVelocity(Term w, Term g) {
  Slot velocity = addSlot("velocity", w.getType());
  Term kept = o.momentum * velocity.old;
  double taken = std::isnan(o.dampening) ? 1.0 : 1.0 - o.dampening;
  Term next = kept + (taken == 1.0 ? g : taken * g);
  setNext(velocity, next);
  Term move = o.kind == OptimizerKind::Nesterov ? g + o.momentum * next : next;
  return w - *rate * move;
}

Term StepUpdate::getAdamStep(Term g) {
  Slot first = addSlot("m", g.getType()), second = addSlot("v", g.getType());
  Term m = average(o.beta1, first.old, g);
  Term v = average(o.beta2, second.old, g.squared());
  setNext(first, m);
  setNext(second, v);
  Term mean = m / *correction1, square = v / *correction2;
  return mean / (square.squareRoot() + o.epsilon);
}

Term StepUpdate::updateLamb(Term w, Term g) {
  Term u = addDecay(getAdamStep(g), w);
  Term size = w.norm(), length = u.norm();
  Term ratio = (size / length).whereNonzero(size, length, 1.0);
  return w - (*rate * ratio) * u;
}

Term StepUpdate::updateLars(Term w, Term g) {
  Term size = w.norm(), length = g.norm();
  Term trusted = o.trustCoefficient * size;
  Term whole = length + o.weightDecay * size + o.epsilon;
  Term ratio = (trusted / whole).whereNonzero(size, length, 1.0);
  return moveByVelocity(w, ratio * addDecay(g, w));
}

Term StepUpdate::updateLion(Term w, Term g) {
  Slot mean = addSlot("m", w.getType());
  Term direction = average(o.beta1, mean.old, g).sign();
  setNext(mean, average(o.beta2, mean.old, g));
  Term kept = shrink(w);
  return kept - *rate * direction;
}

/// The root of r c / mean(r), in two factors: the product of two small squares
/// would be 0 in f32.
Term StepUpdate::divideByFactors(Term g, Term square, Term part) {
  RankedTensorType type = g.getType();
  int64_t column = type.getRank() - 1, row = column - 1;
  auto moveTo = [&](StringRef name, Term now) {
    Slot slot = addSlot(name, now.getType());
    Term next = mix(slot.old, now, part);
    setNext(slot, next);
    return next;
  };
  Term r = moveTo("r", square.mean(column)), c = moveTo("c", square.mean(row));
  Term total = r.mean(r.getType().getRank() - 1);
  Term share = r / (total.isScalar() ? total : total.repeat(row, r.getType()));
  Term byRow = share.squareRoot().repeat(column, type);
  Term byColumn = c.squareRoot().repeat(row, type);
  return g / byRow / byColumn;
}

Term StepUpdate::divideByRoot(Term g) {
  Term square = g.squared() + epsilon1;
  // What is new enters with t^-0.8: all of it in the first step.
  Term part = (decayExponent * step->log()).exp();
  if (g.getType().getRank() > 1)
    return divideByFactors(g, square, part);
  Slot slot = addSlot("v", g.getType());
  Term v = mix(slot.old, square, part);
  setNext(slot, v);
  return g / v.squareRoot();
}

Term StepUpdate::updateAdafactor(Term w, Term g) {
  Term u = divideByRoot(g);
  u = u / u.rms().atLeast(1.0);
  Term alpha = w.rms().atLeast(epsilon2) * *rate;
  Term kept = o.weightDecay == 0.0 ? w : (1.0 - o.weightDecay * alpha) * w;
  return kept - alpha * u;
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
