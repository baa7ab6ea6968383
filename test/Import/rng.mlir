// RUN: split-file %s %t
// RUN: mp-opt %t/step.mlir | FileCheck %s
// RUN: not mp-opt %t/wrong.mlir 2>&1 | FileCheck %s --check-prefix=WRONG
// RUN: mp-run %t/step.mlir --steps=2 --outputs=%t/two.npz
// RUN: mp-run %t/step.mlir --steps=1 --outputs=%t/one.npz
// RUN: %python -c "import numpy as np; a, b = (np.load('%t/' + n + '.npz')['out0'] for n in ('one', 'two')); assert (a != b).any()"

//--- step.mlir
// The state that no graph shows is an argument; each draw takes up where the
// last one stopped, and the next step where this one did.
// CHECK: func.func @main(%[[ARG:.*]]: tensor<2xi64> {mp.name = "mp.rng_state", mp.pair = 2 : i64, mp.role = #mp.role<rng>})
// CHECK-SAME: -> (tensor<4xf32>, tensor<3x2xi32>, tensor<2xi64> {mp.name = "mp.rng_state", mp.role = #mp.role<rng>})
// CHECK: %[[STATE:.*]], %{{.*}} = mp.rng_bits philox %[[ARG]] : tensor<2xi64> to tensor<4xi32>
// CHECK: %[[LAST:.*]], %{{.*}} = mp.rng_bits philox %[[STATE]] : tensor<2xi64> to tensor<3x2xi32>
// CHECK: return %{{.*}}, %{{.*}}, %[[LAST]]
// CHECK: func.func @init() -> (tensor<2xi64> {mp.name = "mp.rng_state"})
// CHECK: arith.constant dense<0> : tensor<2xi64>
func.func @main() -> (tensor<4xf32>, tensor<3x2xi32>) {
  %a = stablehlo.constant dense<0.0> : tensor<f32>
  %b = stablehlo.constant dense<1.0> : tensor<f32>
  %s = stablehlo.constant dense<4> : tensor<1xi64>
  %0 = stablehlo.rng %a, %b, %s, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
  %1 = func.call @draw() : () -> tensor<3x2xi32>
  return %0, %1 : tensor<4xf32>, tensor<3x2xi32>
}
func.func private @draw() -> tensor<3x2xi32> {
  %a = stablehlo.constant dense<0> : tensor<i32>
  %b = stablehlo.constant dense<9> : tensor<i32>
  %s = stablehlo.constant dense<[3, 2]> : tensor<2xi64>
  %0 = stablehlo.rng %a, %b, %s, distribution = UNIFORM : (tensor<i32>, tensor<i32>, tensor<2xi64>) -> tensor<3x2xi32>
  return %0 : tensor<3x2xi32>
}

//--- wrong.mlir
// WRONG: cannot import 6 ops of 5 kinds
// WRONG: stablehlo.rng 1 {{.*}} the shape is not that of the result
// WRONG: stablehlo.rng 1 {{.*}} the parameters are no scalars of the result's type
// WRONG: stablehlo.rng 2 {{.*}} no such distribution over elements of this type {{ *}}draw floats and convert or compare them
// WRONG: stablehlo.rng 1 {{.*}} no valid rng_distribution
// WRONG: stablehlo.rng 1 {{.*}} the hidden state of its generator cannot be followed into loops, branches and @init {{ *}}use rng_bit_generator with a state that is an argument
func.func @main(%p: tensor<i1>, %f: tensor<f32>, %i: tensor<i32>, %v: tensor<4xf32>) -> tensor<4xf32> {
  %three = stablehlo.constant dense<3> : tensor<1xi64>
  %s = stablehlo.constant dense<4> : tensor<1xi64>
  %0 = stablehlo.rng %f, %f, %three, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
  %1 = stablehlo.rng %v, %f, %s, distribution = NORMAL : (tensor<4xf32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
  %2 = stablehlo.rng %i, %i, %s, distribution = NORMAL : (tensor<i32>, tensor<i32>, tensor<1xi64>) -> tensor<4xi32>
  %3 = stablehlo.rng %p, %p, %s, distribution = UNIFORM : (tensor<i1>, tensor<i1>, tensor<1xi64>) -> tensor<4xi1>
  %4 = "stablehlo.rng"(%f, %f, %s) {rng_distribution = "CAUCHY"} : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
  %5 = "stablehlo.if"(%p) ({
    %6 = stablehlo.rng %f, %f, %s, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
    stablehlo.return %6 : tensor<4xf32>
  }, {
    stablehlo.return %v : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  return %5 : tensor<4xf32>
}
