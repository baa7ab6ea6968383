//===- AdaptiveRules.cpp - Rates by the squares of gradients --------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// RMSProp and Adagrad as optax 0.2.8 defines them (optax.rmsprop,
// optax.adagrad): epsilon is added below the root, PyTorch adds it to the root.
//
//===----------------------------------------------------------------------===//

#include "StepUpdate.h"

using namespace mlir;
using namespace mlir::mp;

/// What Adagrad's sums start from: no divisor is 0 in the first step.
static constexpr float firstSum = 0.1f;

/// v = beta2 v + (1 - beta2) g^2; u = g / sqrt(v + epsilon), or, with momentum,
/// what a velocity of such moves has gathered. The velocity has the rate
/// inside, so that another rate in the next step does not change what was
/// gathered.
Term StepUpdate::updateRmsProp(Term w, Term g) {
  Slot mean = addSlot("v", w.getType());
  Term v = average(o.beta2, mean.old, g.squared());
  setNext(mean, v);
  Term move = *rate * (g / (v + o.epsilon).squareRoot());
  if (o.momentum == 0.0)
    return w - move;
  Slot velocity = addSlot("velocity", w.getType());
  Term next = o.momentum * velocity.old + move;
  setNext(velocity, next);
  return w - next;
}

/// s += g^2; w -= rate g / sqrt(s + epsilon).
Term StepUpdate::updateAdagrad(Term w, Term g) {
  Slot sum = addSlot("sum", w.getType(), firstSum);
  Term s = sum.old + g.squared();
  setNext(sum, s);
  return w - *rate * (g / (s + o.epsilon).squareRoot());
}
