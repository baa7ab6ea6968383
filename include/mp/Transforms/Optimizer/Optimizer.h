//===- Optimizer.h - The update of a gradients-only step --------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TRANSFORMS_OPTIMIZER_OPTIMIZER_H
#define MP_TRANSFORMS_OPTIMIZER_OPTIMIZER_H

#include "mp/Dialect/MP/Utils/EntryFunction.h"
#include "llvm/Support/CommandLine.h"

namespace mlir::mp {

/// An update rule; its formula stands in the description of
/// mp-insert-optimizer.
enum class OptimizerKind {
  None,
  /// Robbins and Monro, "A Stochastic Approximation Method", 1951.
  SGD,
  /// Polyak, "Some Methods of Speeding up the Convergence of Iteration
  /// Methods", 1964; with the velocity of Sutskever et al., ICML 2013.
  Momentum,
  /// Nesterov, 1983, in the form of Sutskever et al., ICML 2013.
  Nesterov,
  /// Kingma and Ba, "Adam: A Method for Stochastic Optimization", ICLR 2015.
  Adam,
  /// Loshchilov and Hutter, "Decoupled Weight Decay Regularization", ICLR 2019.
  AdamW,
  /// You et al., "Large Batch Optimization for Deep Learning: Training BERT in
  /// 76 Minutes", ICLR 2020.
  LAMB,
  /// You, Gitman and Ginsburg, "Large Batch Training of Convolutional
  /// Networks", 2017.
  LARS,
  /// Chen et al., "Symbolic Discovery of Optimization Algorithms", 2023.
  Lion,
  /// Shazeer and Stern, "Adafactor: Adaptive Learning Rates with Sublinear
  /// Memory Cost", ICML 2018.
  Adafactor,
  /// Tieleman and Hinton, lecture 6.5 of "Neural Networks for Machine
  /// Learning", 2012; as optax 0.2.8 has it (epsilon below the root).
  RMSProp,
  /// Duchi, Hazan and Singer, "Adaptive Subgradient Methods for Online Learning
  /// and Stochastic Optimization", JMLR 2011; as optax 0.2.8 has it.
  Adagrad,
  /// Jordan et al., "Muon: An optimizer for hidden layers in neural networks",
  /// 2024; as optax 0.2.8 has it (optax.contrib.muon).
  Muon,
  /// Mishchenko and Defazio, "Prodigy: An Expeditiously Adaptive Parameter-Free
  /// Learner", ICML 2024; as optax 0.2.8 has it (optax.contrib.prodigy).
  Prodigy
};

/// "adamw" and so on: the word of the option, and the start of the names of
/// state.
StringRef stringifyOptimizer(OptimizerKind kind);

/// The words of the option `optimizer`.
llvm::cl::ValuesClass optimizerValues();

/// Name of the argument that `learning-rate=argument` adds.
inline constexpr llvm::StringLiteral learningRateName = "learning_rate";

/// The numbers of an update; NaN where the rule has no such number.
struct OptimizerOptions {
  OptimizerKind kind = OptimizerKind::AdamW;
  /// NaN: Adafactor's own, from the number of the step.
  double learningRate;
  /// The rate is an argument of the step; `learningRate` is its first value.
  bool rateIsArgument = false;
  double momentum, dampening, beta1, beta2, epsilon, weightDecay;
  double trustCoefficient;
  /// 0: gradients are not clipped.
  double maxGradNorm;
  bool keepGradients = true;
  /// Calls whose gradients one update takes the mean of.
  int64_t accumulate = 1;

  /// The numbers that the rule reads, with the defaults of PyTorch, Apex
  /// (LAMB), optax (from RMSProp on, but for rates that it does not name) or
  /// the paper. LARS names no rate: 0.1 is that of ResNet-50 at batch 256.
  static OptimizerOptions getDefaults(OptimizerKind kind);
};

/// A result that is a gradient, and the argument it belongs to.
struct ParameterGradient {
  unsigned parameter, gradient;
};

/// The gradients of parameters among the results of `main`, in the order of the
/// parameters. Emits an error where there is none, or one cannot be used.
FailureOr<SmallVector<ParameterGradient>> findGradients(EntryFunction main);

/// Appends the update: next values of the parameters and of the state, which it
/// adds, with first values in `@init`. Everything is f32.
LogicalResult applyOptimizer(EntryFunction main,
                             ArrayRef<ParameterGradient> gradients,
                             const OptimizerOptions &options);

} // namespace mlir::mp

#endif // MP_TRANSFORMS_OPTIMIZER_OPTIMIZER_H
