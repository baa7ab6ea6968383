//===- OptimizerOptions.cpp - Names and numbers of the optimizers ---------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Transforms/Optimizer/Optimizer.h"

#include <limits>

using namespace mlir;
using namespace mlir::mp;

StringRef mp::stringifyOptimizer(OptimizerKind kind) {
  switch (kind) {
  case OptimizerKind::None:
    return "none";
  case OptimizerKind::SGD:
    return "sgd";
  case OptimizerKind::Momentum:
    return "momentum";
  case OptimizerKind::Nesterov:
    return "nesterov";
  case OptimizerKind::Adam:
    return "adam";
  case OptimizerKind::AdamW:
    return "adamw";
  case OptimizerKind::LAMB:
    return "lamb";
  case OptimizerKind::LARS:
    return "lars";
  case OptimizerKind::Lion:
    return "lion";
  case OptimizerKind::Adafactor:
    return "adafactor";
  case OptimizerKind::RMSProp:
    return "rmsprop";
  case OptimizerKind::Adagrad:
    return "adagrad";
  case OptimizerKind::Muon:
    return "muon";
  case OptimizerKind::Prodigy:
    return "prodigy";
  }
  llvm_unreachable("not an optimizer");
}

llvm::cl::ValuesClass mp::optimizerValues() {
  return llvm::cl::values(
      clEnumValN(OptimizerKind::None, "none", "no update is appended"),
      clEnumValN(OptimizerKind::SGD, "sgd", "gradient descent"),
      clEnumValN(OptimizerKind::Momentum, "momentum", "with a velocity"),
      clEnumValN(OptimizerKind::Nesterov, "nesterov", "one velocity ahead"),
      clEnumValN(OptimizerKind::Adam, "adam", "Adam, decay in the gradient"),
      clEnumValN(OptimizerKind::AdamW, "adamw", "Adam, decay apart"),
      clEnumValN(OptimizerKind::LAMB, "lamb", "Adam with trust ratios"),
      clEnumValN(OptimizerKind::LARS, "lars", "momentum with trust ratios"),
      clEnumValN(OptimizerKind::Lion, "lion", "the sign of a mean"),
      clEnumValN(OptimizerKind::Adafactor, "adafactor",
                 "means of squares by row and column"),
      clEnumValN(OptimizerKind::RMSProp, "rmsprop", "by the mean of squares"),
      clEnumValN(OptimizerKind::Adagrad, "adagrad", "by the sum of squares"),
      clEnumValN(OptimizerKind::Muon, "muon", "orthogonal moves of matrices"),
      clEnumValN(OptimizerKind::Prodigy, "prodigy", "finds its own rate"));
}

OptimizerOptions OptimizerOptions::getDefaults(OptimizerKind kind) {
  constexpr double none = std::numeric_limits<double>::quiet_NaN();
  OptimizerOptions o;
  o.kind = kind;
  o.learningRate = 1e-3;
  o.momentum = o.dampening = o.beta1 = o.beta2 = o.epsilon =
      o.trustCoefficient = none;
  o.weightDecay = o.maxGradNorm = 0.0;
  switch (kind) {
  case OptimizerKind::None:
    o.learningRate = o.weightDecay = o.maxGradNorm = none;
    break;
  case OptimizerKind::SGD:
    break;
  case OptimizerKind::Momentum:
  case OptimizerKind::Nesterov:
    o.momentum = 0.9, o.dampening = 0.0;
    break;
  case OptimizerKind::AdamW:
    o.weightDecay = 0.01;
    [[fallthrough]];
  case OptimizerKind::Adam:
    o.beta1 = 0.9, o.beta2 = 0.999, o.epsilon = 1e-8;
    break;
  case OptimizerKind::LAMB:
    o.beta1 = 0.9, o.beta2 = 0.999, o.epsilon = 1e-6;
    o.weightDecay = 0.01, o.maxGradNorm = 1.0;
    break;
  case OptimizerKind::LARS:
    o.learningRate = 0.1, o.momentum = 0.9, o.weightDecay = 5e-4;
    o.epsilon = 1e-8, o.trustCoefficient = 1e-3;
    break;
  case OptimizerKind::Lion:
    o.learningRate = 1e-4, o.beta1 = 0.9, o.beta2 = 0.99;
    break;
  case OptimizerKind::Adafactor:
    o.learningRate = none;
    break;
  case OptimizerKind::RMSProp:
    o.learningRate = 1e-2, o.momentum = 0.0, o.beta2 = 0.9, o.epsilon = 1e-8;
    break;
  case OptimizerKind::Adagrad:
    o.learningRate = 1e-2, o.epsilon = 1e-7;
    break;
  case OptimizerKind::Muon:
    o.learningRate = 0.02, o.momentum = 0.95;
    o.beta1 = 0.9, o.beta2 = 0.999, o.epsilon = 1e-8;
    break;
  case OptimizerKind::Prodigy:
    o.learningRate = 1.0, o.beta1 = 0.9, o.beta2 = 0.999, o.epsilon = 1e-8;
    break;
  }
  return o;
}
