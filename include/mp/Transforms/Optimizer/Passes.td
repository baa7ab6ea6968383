//===- Passes.td - The update of a step --------------------*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TRANSFORMS_OPTIMIZER_PASSES
#define MP_TRANSFORMS_OPTIMIZER_PASSES

include "mlir/Pass/PassBase.td"

def InsertOptimizer : Pass<"mp-insert-optimizer", "::mlir::ModuleOp"> {
  let summary = "Append the update to a step that only returns gradients";
  let description = [{
    Makes a whole step of one that returns gradients: each parameter that a
    result is the gradient of (`mp.of`) gets a next value, computed from it, its
    gradient and the optimizer's state. The state is appended to the arguments,
    with first values, mostly zeros, in `@init`: `adam.m/w` and `adam.v/w` for a
    parameter `w`, one `adam.step` for all. The gradients stay results unless
    `keep-gradients=false`. With `learning-rate=argument` the rate is an
    argument too, `learning_rate`, which `@init` gives the optimizer's own rate
    first.

    With w the parameter, g its gradient, t the number of this step from 1 on,
    η the learning rate and λ the weight decay:

    * `sgd`: w -= η (g + λw).
    * `momentum`: v = μv + (1 - d)(g + λw); w -= ηv. `nesterov` steps ahead:
      w -= η (g + λw + μv).
    * `adam` (Kingma and Ba, 2015), on g + λw: m = β1 m + (1 - β1) g;
      v = β2 v + (1 - β2) g²; w -= η m' / (√v' + ε), where m' = m / (1 - β1^t)
      and v' = v / (1 - β2^t).
    * `adamw` (Loshchilov and Hutter, 2019): w *= 1 - ηλ, then Adam on g.
    * `lamb` (You et al., 2020): u = m' / (√v' + ε) + λw; w -= η r u, where
      r = ‖w‖ / ‖u‖, or 1 if a norm is 0.
    * `lars` (You, Gitman and Ginsburg, 2017): r = τ‖w‖ / (‖g‖ + λ‖w‖ + ε), or 1
      if ‖w‖ or ‖g‖ is 0; v = μv + r (g + λw); w -= ηv.
    * `lion` (Chen et al., 2023): w *= 1 - ηλ; w -= η sign(β1 m + (1 - β1) g);
      m = β2 m + (1 - β2) g.
    * `adafactor` (Shazeer and Stern, 2018): β = 1 - t^-0.8; r and c follow the
      means of g² + 1e-30 over the last and over the last but one dimension,
      r = βr + (1 - β) mean(g² + 1e-30); u = g / √(r c / mean(r)), divided by
      max(1, RMS(u)); with α = η max(1e-3, RMS(w)): w *= 1 - αλ, w -= αu.
      Without a learning rate η = min(1e-2, 1 / √t). A parameter of rank 0 or 1
      keeps a whole v in place of r and c.
    * `rmsprop` (Tieleman and Hinton, 2012; `optax.rmsprop`), on g + λw:
      v = β2 v + (1 - β2) g²; u = η g / √(v + ε); w -= u, or with a momentum
      a = μa + u and w -= a.
    * `adagrad` (Duchi, Hazan and Singer, 2011; `optax.adagrad`), on g + λw:
      s += g², from 0.1 on; w -= η g / √(s + ε).
    * `muon` (Jordan et al., 2024; `optax.contrib.muon`), for matrices of r × c:
      m = μm + (1 - μ) g; u = μ m / (1 - μ^(t+1)) + (1 - μ) g / (1 - μ^t);
      X = u / (‖u‖ + ε), then five times X = aX + bXXᵀX + c(XXᵀ)²X with
      (a, b, c) = (3.4445, -4.7750, 2.0315); w -= η (√max(1, c / r) X + λw).
      What is not a matrix moves by Adam at the same rate without decay, with
      u = β1 m / (1 - β1^(t+1)) + (1 - β1) g / (1 - β1^t) in place of m'.
    * `prodigy` (Mishchenko and Defazio, 2024; `optax.contrib.prodigy`): all
      parameters share d, from 1e-6 on. e = η d √(1 - β2^t) / (1 - β1^t); with
      β3 = √β2, w0 the first w and sums over all elements of all parameters,
      s = β3 s + e d g / 1e-6, ρ = β3 ρ + e d Σ g (w0 - w) / 1e-6 and
      d' = max(d, ρ / Σ|s|), or d where that is 0 / 0;
      m = β1 m + (1 - β1) d g; v = β2 v + (1 - β2) (d g)²;
      w -= e (m / (√v + d' ε) + λw).

    `max-grad-norm` multiplies all gradients by min(1, max-grad-norm / (‖g‖ +
    1e-6)) before anything else, ‖g‖ being the norm of all of them together
    (`torch.nn.utils.clip_grad_norm_`); `lamb` divides them by
    max(1, ‖g‖ / max-grad-norm), as in Apex. Where the loss is scaled, all this
    is behind the unscaling and behind the check for infinities.

    `accumulate=N` updates in every N-th call only, from the mean of the
    gradients of N calls. Their sum is state in f32, `adam.accumulated/w`, and
    so is the number of calls in it, `adam.calls`; what else the update moves
    keeps its bits in all other calls. What is summed is unscaled: a loss scale
    that moves between two of these calls moves no sum. A call whose gradients
    are not finite adds nothing and does not count: N others make the update.

    An option that the optimizer does not read is an error. A default of nan
    means that of the optimizer:

    | | rate | weight decay | others |
    |---|---|---|---|
    | `sgd` | 1e-3 | 0 | |
    | `momentum`, `nesterov` | 1e-3 | 0 | momentum 0.9, dampening 0 |
    | `adam` | 1e-3 | 0 | beta1 0.9, beta2 0.999, epsilon 1e-8 |
    | `adamw` | 1e-3 | 0.01 | beta1 0.9, beta2 0.999, epsilon 1e-8 |
    | `lamb` | 1e-3 | 0.01 | beta1 0.9, beta2 0.999, epsilon 1e-6, max-grad-norm 1 |
    | `lars` | 0.1 | 5e-4 | momentum 0.9, epsilon 1e-8, trust-coefficient 1e-3 |
    | `lion` | 1e-4 | 0 | beta1 0.9, beta2 0.99 |
    | `adafactor` | by t | 0 | |
    | `rmsprop` | 1e-2 | 0 | momentum 0, beta2 0.9, epsilon 1e-8 |
    | `adagrad` | 1e-2 | 0 | epsilon 1e-7 |
    | `muon` | 0.02 | 0 | momentum 0.95, beta1 0.9, beta2 0.999, epsilon 1e-8 |
    | `prodigy` | 1 | 0 | beta1 0.9, beta2 0.999, epsilon 1e-8 |

    A step that updates its parameters itself is an error, as is one without
    gradients. Nothing is done to a step that has this update already.

    Numerics: arithmetic in f32 on values in f32, in the order of the formulas.
    1 - β^t is -expm1(t ln β) with ln β rounded once, and so right to a few
    units in the last place for every t. Adafactor divides by √(r / mean(r)) and
    √c one after the other: their product may leave the range of f32. Prodigy's
    first moves are differences of parameters by 1e-6 of their own size. The
    products of `muon` are of class deny, and stay f32: entries of a large
    matrix of norm 1 are near the least normal number of f16, and those of its
    square below.

    Example: test/Transforms/Optimizer/insert-optimizer.mlir
  }];
  let dependentDialects = ["::mlir::mp::MPDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::func::FuncDialect",
                           "::mlir::math::MathDialect"];
  let options = [
    Option<"optimizer", "optimizer", "::mlir::mp::OptimizerKind",
           /*default=*/"::mlir::mp::OptimizerKind::AdamW", "The update",
           [{::mlir::mp::optimizerValues()}]>,
    Option<"learningRate", "learning-rate", "std::string", /*default=*/"",
           "A number, or argument: the rate becomes an argument of the step">,
    Option<"momentum", "momentum", "double",
           /*default=*/"std::numeric_limits<double>::quiet_NaN()",
           "Part of the last velocity that stays, μ">,
    Option<"dampening", "dampening", "double",
           /*default=*/"std::numeric_limits<double>::quiet_NaN()",
           "Part of the gradient that does not enter the velocity, d">,
    Option<"beta1", "beta1", "double",
           /*default=*/"std::numeric_limits<double>::quiet_NaN()",
           "Decay of the mean of gradients, β1">,
    Option<"beta2", "beta2", "double",
           /*default=*/"std::numeric_limits<double>::quiet_NaN()",
           "Decay of the mean of their squares, β2">,
    Option<"epsilon", "epsilon", "double",
           /*default=*/"std::numeric_limits<double>::quiet_NaN()",
           "What keeps a divisor from 0, ε">,
    Option<"weightDecay", "weight-decay", "double",
           /*default=*/"std::numeric_limits<double>::quiet_NaN()",
           "Weight decay, λ">,
    Option<"trustCoefficient", "trust-coefficient", "double",
           /*default=*/"std::numeric_limits<double>::quiet_NaN()",
           "Part of a parameter's norm that LARS moves it by, τ">,
    Option<"maxGradNorm", "max-grad-norm", "double",
           /*default=*/"std::numeric_limits<double>::quiet_NaN()",
           "Bound of the norm of all gradients together; 0: none">,
    Option<"accumulate", "accumulate", "int64_t", /*default=*/"1",
           "Calls whose gradients one update takes the mean of">,
    Option<"keepGradients", "keep-gradients", "bool", /*default=*/"true",
           "Return the gradients beside the new parameters">,
  ];
}

#endif // MP_TRANSFORMS_OPTIMIZER_PASSES
