//===- MuonRule.cpp - Moves of matrices made orthogonal -------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Muon as optax 0.2.8 defines it (optax.contrib.muon): matrices move by the
// orthogonal factor of their momentum, which five Newton-Schulz iterations come
// close to; all else moves by Adam with the look-ahead of Nesterov.
//
//===----------------------------------------------------------------------===//

#include "StepUpdate.h"

#include <cmath>

using namespace mlir;
using namespace mlir::mp;

/// The polynomial a x + b x^3 + c x^5, which takes singular values towards 1
/// fastest from near 0, and how often it is applied.
static constexpr double a = 3.4445, b3 = -4.7750, c5 = 2.0315;
static constexpr unsigned iterations = 5;

/// U V^T of x = U S V^T, to within a third of each singular value. The smaller
/// of x x^T and x^T x is what is squared: f(x^T) = f(x)^T.
static Term orthogonalize(Term x, double epsilon) {
  bool isTall = x.getType().getDimSize(0) > x.getType().getDimSize(1);
  x = x / (x.norm() + epsilon);
  for (unsigned i = 0; i < iterations; ++i) {
    Term square = isTall ? x.product(0, x, 0) : x.product(1, x, 1);
    Term poly = b3 * square + (c5 * square).product(1, square, 0);
    x = a * x + (isTall ? x.product(1, poly, 0) : poly.product(1, x, 0));
  }
  return x;
}

/// beta m / (1 - beta^(t+1)) + (1 - beta) g / (1 - beta^t), m the mean with g.
Term StepUpdate::lookAhead(Term g, double beta) {
  Slot mean = addSlot("m", g.getType());
  Term m = average(beta, mean.old, g);
  setNext(mean, m);
  return average(beta, m / getCorrection(beta, /*ahead=*/1),
                 g / getCorrection(beta));
}

Term StepUpdate::getNesterovAdamStep(Term g) {
  Term mean = lookAhead(g, o.beta1);
  Slot second = addSlot("v", g.getType());
  Term v = average(o.beta2, second.old, g.squared());
  setNext(second, v);
  return mean / ((v / getCorrection(o.beta2)).squareRoot() + o.epsilon);
}

Term StepUpdate::updateMuon(Term w, Term g) {
  RankedTensorType type = w.getType();
  if (type.getRank() != 2)
    return w - *rate * getNesterovAdamStep(g);
  Term x = orthogonalize(lookAhead(g, o.momentum), o.epsilon);
  double shape = static_cast<double>(type.getDimSize(1)) /
                 static_cast<double>(type.getDimSize(0));
  if (shape > 1.0)
    x = std::sqrt(shape) * x;
  return w - *rate * addDecay(x, w);
}
