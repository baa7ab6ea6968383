// What a step divides by the sum of it, without a maximum that keeps that at 1: by
// its derivative, e_k (g_k / s - sum_j g_j e_j / s^2), each s has an e that it holds.
//
// RUN: mp-opt %s --mp-amp=dtype=f16 2>/dev/null | FileCheck %s
//
// The controls: behind the sum, another number than what the divisor sums; in it; and a
// sum along the other dimension.
// RUN: sed 's/%both, %e/%both, %f/' %s | mp-opt --mp-amp=dtype=f16 2>/dev/null | FileCheck %s --check-prefix=OPEN
// RUN: sed 's/%weighed, %e/%weighed, %f/' %s | mp-opt --mp-amp=dtype=f16 2>/dev/null | FileCheck %s --check-prefix=OPEN
// RUN: sed 's/add %e dims \[1\]/add %e dims [0]/' %s | mp-opt --mp-amp=dtype=f16 2>/dev/null | FileCheck %s --check-prefix=OPEN

module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK-NOT: mp.kept_wide
// OPEN: mp.dot {{.*}} contracting [0] x [0] {mp.kept_wide = "operand 1 is not known to be bounded"}
func.func @main(%w: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %v: tensor<16x8xf32> {mp.role = #mp.role<parameter>, mp.pair = 1},
                %x: tensor<16x16xf32> {mp.role = #mp.role<batch>, mp.name = "x"},
                %seed: tensor<16x8xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x16xf32> {mp.role = #mp.role<new_parameter>},
        tensor<16x8xf32> {mp.role = #mp.role<new_parameter>},
        tensor<16x8xf32> {mp.role = #mp.role<metric>}) {
  %one = arith.constant dense<1.0> : tensor<16xf32>
  %s = mp.dot %x, %w contracting [1] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  %e = math.exp %s : tensor<16x16xf32>
  %f = math.exp %x : tensor<16x16xf32>
  %sum = mp.reduce add %e dims [1] : tensor<16x16xf32> to tensor<16xf32>
  %of_each = mp.broadcast %sum dims [0] : tensor<16xf32> to tensor<16x16xf32>
  %p = arith.divf %e, %of_each : tensor<16x16xf32>
  %y = mp.dot %p, %v contracting [1] x [0] : (tensor<16x16xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
  %dv = mp.dot %p, %seed contracting [0] x [0] : (tensor<16x16xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
  %dp = mp.dot %seed, %v contracting [1] x [1] : (tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<16x16xf32>
  %squared = arith.mulf %sum, %sum : tensor<16xf32>
  %inverse = arith.divf %one, %squared : tensor<16xf32>
  %inverses = mp.broadcast %inverse dims [0] : tensor<16xf32> to tensor<16x16xf32>
  %weighed = arith.mulf %dp, %inverses : tensor<16x16xf32>
  %terms = arith.mulf %weighed, %e : tensor<16x16xf32>
  %all = mp.reduce add %terms dims [1] : tensor<16x16xf32> to tensor<16xf32>
  %less = arith.negf %all : tensor<16xf32>
  %spread = mp.broadcast %less dims [0] : tensor<16xf32> to tensor<16x16xf32>
  %divided = arith.divf %dp, %of_each : tensor<16x16xf32>
  %both = arith.addf %divided, %spread : tensor<16x16xf32>
  %ds = arith.mulf %both, %e : tensor<16x16xf32>
  %dw = mp.dot %x, %ds contracting [0] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  %nw = arith.subf %w, %dw : tensor<16x16xf32>
  %nv = arith.subf %v, %dv : tensor<16x8xf32>
  return %nw, %nv, %y : tensor<16x16xf32>, tensor<16x8xf32>, tensor<16x8xf32>
}
}
