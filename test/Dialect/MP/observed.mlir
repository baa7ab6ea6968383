// RUN: mp-opt %s | mp-opt | FileCheck %s

// What is not said is not printed.
// CHECK: func.func @observed(%{{.*}}: tensor<4xf32> {mp.observed = #mp.observed<min = -1.500000e+00, max = 0.000000e+00, least = 5.000000e-01, row_norm = 1.750000e+00, zeros = 2, exponents = -1 [1, 3]>},
// CHECK-SAME: {mp.observed = #mp.observed<min = 0.000000e+00, max = 0.000000e+00, row_norm = 0.000000e+00, integers, zeros = 1>},
// CHECK-SAME: {mp.observed = #mp.observed<non_finite = 1>}
func.func @observed(
    %x: tensor<4xf32> {mp.observed = #mp.observed<min = -1.5, max = 0.0, least = 0.5, row_norm = 1.75, zeros = 2, exponents = -1 [1, 3]>},
    %z: tensor<4xf32> {mp.observed = #mp.observed<min = 0.0, max = 0.0, row_norm = 0.0, integers, zeros = 1>},
    %n: tensor<4xf32> {mp.observed = #mp.observed<non_finite = 1>}) {
  // CHECK: arith.negf %{{.*}} {mp.observed = [#mp.observed<non_finite = 1>]}
  %0 = arith.negf %n {mp.observed = [#mp.observed<non_finite = 1>]} : tensor<4xf32>
  return
}
