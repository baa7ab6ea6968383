//===- UpdateRules.cpp - The update rules of mp-insert-optimizer ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each rule is its paper's formula, term by term.
//
//===----------------------------------------------------------------------===//

#include "StepUpdate.h"

#include <cmath>

using namespace mlir;
using namespace mlir::mp;

/// Adafactor's constants, the first two in the paper's names: added to squares;
/// least size of a parameter; exponent of the decay.
static constexpr double epsilon1 = 1e-30, epsilon2 = 1e-3, decayExponent = -0.8;

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
  case OptimizerKind::RMSProp:
    return updateRmsProp(w, addDecay(g, w));
  case OptimizerKind::Adagrad:
    return updateAdagrad(w, addDecay(g, w));
  case OptimizerKind::Muon:
    return updateMuon(w, g);
  case OptimizerKind::Prodigy:
    return updateProdigy(w, g);
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
  Term mean = m / getCorrection(o.beta1), square = v / getCorrection(o.beta2);
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
