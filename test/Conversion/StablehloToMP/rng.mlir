// RUN: split-file %s %t
// RUN: mp-opt %t/step.mlir | FileCheck %s
// RUN: not mp-opt %t/wrong.mlir 2>&1 | FileCheck %s --check-prefix=WRONG
// RUN: mp-run %t/step.mlir --steps=2 --outputs=%t/two.npz
// RUN: mp-run %t/step.mlir --steps=1 --outputs=%t/one.npz
// RUN: %python -c "import numpy as np; a, b = (np.load('%t/' + n + '.npz')['out0'] for n in ('one', 'two')); assert (a != b).any()"

// The author's arguments have no roles; they are found all the same. Masks are
// those of FP32, so the losses are as well.
// RUN: mp-run %t/train.mlir --steps=5 --fill=1 --losses=%t/plain.json
// RUN: mp-opt %t/train.mlir --mp-amp=loss-scale=64 -o %t/mixed.mlir
// RUN: mp-run %t/mixed.mlir --steps=5 --fill=1 --losses=%t/mixed.json
// RUN: %python -c "import json; a, b = (json.load(open('%t/' + n + '.json'))['loss'] for n in ('plain', 'mixed')); assert all(abs(x / y - 1) < 0.01 for x, y in zip(a, b)) and a[4] < a[0], (a, b)"

//--- train.mlir
func.func @main(%w: tensor<16x16xf32> {mp.name = "params['w']"}, %x: tensor<8x16xf32> {mp.name = "batch['x']"}) -> (tensor<16x16xf32> {mp.name = "result[0]['w']"}, tensor<f32> {mp.name = "result[1]['loss']"}) {
  %a = stablehlo.constant dense<0.0> : tensor<f32>
  %b = stablehlo.constant dense<1.0> : tensor<f32>
  %s = stablehlo.constant dense<[8, 16]> : tensor<2xi64>
  %u = stablehlo.rng %a, %b, %s, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<8x16xf32>
  %tenth = stablehlo.constant dense<0.1> : tensor<8x16xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<8x16xf32>
  %keep = stablehlo.compare GT, %u, %tenth : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xi1>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
  %d = stablehlo.select %keep, %y, %zero : tensor<8x16xi1>, tensor<8x16xf32>
  %q = stablehlo.multiply %d, %d : tensor<8x16xf32>
  %loss = stablehlo.reduce(%q init: %a) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<f32>
  %two = stablehlo.constant dense<2.0> : tensor<8x16xf32>
  %g0 = stablehlo.multiply %d, %two : tensor<8x16xf32>
  %g1 = stablehlo.select %keep, %g0, %zero : tensor<8x16xi1>, tensor<8x16xf32>
  %g = stablehlo.dot_general %x, %g1, contracting_dims = [0] x [0] : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
  %lr = stablehlo.constant dense<0.01> : tensor<16x16xf32>
  %change = stablehlo.multiply %g, %lr : tensor<16x16xf32>
  %new = stablehlo.subtract %w, %change : tensor<16x16xf32>
  return %new, %loss : tensor<16x16xf32>, tensor<f32>
}

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
// WRONG: cannot import 5 ops of 4 kinds
// WRONG: stablehlo.rng 1 {{.*}} the shape is not that of the result
// WRONG: stablehlo.rng 1 {{.*}} the parameters are not scalars of the result's type
// WRONG: stablehlo.rng 2 {{.*}} no such distribution over elements of this type {{ *}}draw floats and convert or compare them
// WRONG: stablehlo.rng 1 {{.*}} no valid rng_distribution
func.func @main(%p: tensor<i1>, %f: tensor<f32>, %i: tensor<i32>, %v: tensor<4xf32>) -> tensor<4xf32> {
  %three = stablehlo.constant dense<3> : tensor<1xi64>
  %s = stablehlo.constant dense<4> : tensor<1xi64>
  %0 = stablehlo.rng %f, %f, %three, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
  %1 = stablehlo.rng %v, %f, %s, distribution = NORMAL : (tensor<4xf32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
  %2 = stablehlo.rng %i, %i, %s, distribution = NORMAL : (tensor<i32>, tensor<i32>, tensor<1xi64>) -> tensor<4xi32>
  %3 = stablehlo.rng %p, %p, %s, distribution = UNIFORM : (tensor<i1>, tensor<i1>, tensor<1xi64>) -> tensor<4xi1>
  %4 = "stablehlo.rng"(%f, %f, %s) {rng_distribution = "CAUCHY"} : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
  return %4 : tensor<4xf32>
}
