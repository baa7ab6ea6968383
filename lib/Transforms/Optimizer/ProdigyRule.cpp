//===- ProdigyRule.cpp - Adam whose rate is a distance that it finds ------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prodigy as optax 0.2.8 defines it (optax.contrib.prodigy). The distance d
// from the first parameters to a solution is bounded from below by what the
// gradients say of it, all parameters together; it never shrinks. With all
// gradients 0 that is 0 / 0: here d stays, as with the authors, where optax
// makes NaN of it.
//
//===----------------------------------------------------------------------===//

#include "StepUpdate.h"

#include "mp/Support/Assert.h"

#include <cmath>

using namespace mlir;
using namespace mlir::mp;

/// What d starts from: less than any distance, and what d is counted in.
static constexpr double firstDistance = 1e-6;

Slot StepUpdate::addStart(StringRef name, RankedTensorType type) {
  Slot slot = addSlot(name, type);
  FailureOr<Value> first = init.getValue(entry, parameter);
  MP_ASSERT(succeeded(first), "the parameter is an argument of the step");
  init.setFirstValue(entry.getArgumentName(slot.argument.getArgNumber()),
                     *first);
  return slot;
}

/// With e the rate d eta sqrt(1 - beta2^t) / (1 - beta1^t) and beta3 the root
/// of beta2: s = beta3 s + e d g / d0, r = beta3 r + (d / d0) e sum g (w0 - w);
/// d = max(d, r / sum |s|).
void StepUpdate::moveEstimates(ArrayRef<ParameterGradient> gradients,
                               ArrayRef<Term> clipped) {
  double beta3 = std::sqrt(o.beta2);
  Slot estimate = addScalarSlot("distance", static_cast<float>(firstDistance));
  Slot correlation = addScalarSlot("correlation", 0.0f);
  distance = estimate.old;
  distanceRate = *distance * *rate *
                 (getCorrection(o.beta2).squareRoot() / getCorrection(o.beta1));
  Term grown = *distance / firstDistance;
  std::optional<Term> along, total;
  for (auto [each, g] : llvm::zip_equal(gradients, clipped)) {
    parameter = main.getArgumentName(each.parameter);
    b.setLoc(main.getResult(each.gradient).getLoc());
    Term w(b, main.getArgument(each.parameter));
    Slot start = addStart("start", w.getType());
    setNext(start, start.old);
    Slot sum = addSlot("sum", w.getType());
    Term s = beta3 * sum.old + (*distanceRate * grown) * g;
    setNext(sum, s);
    Term moved = (g * (start.old - w)).sum(), size = s.abs().sum();
    along = along ? *along + moved : moved;
    total = total ? *total + size : size;
  }
  Term r = beta3 * correlation.old + (grown * *distanceRate) * *along;
  setNext(correlation, r);
  nextDistance = (r / *total).whereNonzero(r, *total, 0.0).atLeast(*distance);
  setNext(estimate, *nextDistance);
}

/// m = beta1 m + (1 - beta1) d g; v = beta2 v + (1 - beta2) (d g)^2;
/// w -= e (lambda w + m / (sqrt(v) + d' epsilon)), d' the new d.
Term StepUpdate::updateProdigy(Term w, Term g) {
  Slot first = addSlot("m", w.getType()), second = addSlot("v", w.getType());
  Term scaled = *distance * g;
  Term m = average(o.beta1, first.old, scaled);
  Term v = average(o.beta2, second.old, scaled.squared());
  setNext(first, m);
  setNext(second, v);
  Term u = m / (v.squareRoot() + o.epsilon * *nextDistance);
  return w - *distanceRate * addDecay(u, w);
}
