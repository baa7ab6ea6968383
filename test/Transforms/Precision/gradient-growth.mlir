// What divisors make of gradients one after the other: each of them is tame, and what
// they make together is not, unless they are norms.
//
// RUN: mp-opt %s --split-input-file --mp-amp=dtype=f16 2>/dev/null | FileCheck %s

// By s^2 once.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0] accumulate f32
// CHECK-SAME: (tensor<32x16xf16>, tensor<32x16xf16>) -> tensor<16x16xf32>
// CHECK: mp.unscale
func.func @main(%w: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %v: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 1},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %n: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<32x16xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x16xf32> {mp.role = #mp.role<new_parameter>},
        tensor<16x16xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32x16xf32> {mp.role = #mp.role<metric>}) {
  %six = arith.constant dense<6.0> : tensor<32x16xf32>
  %zero = arith.constant dense<0.0> : tensor<32x16xf32>
  %t = math.tanh %n : tensor<32x16xf32>
  %log = arith.mulf %t, %six : tensor<32x16xf32>
  %s = math.exp %log : tensor<32x16xf32>
  %s2 = arith.mulf %s, %s : tensor<32x16xf32>
  %h = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %a = arith.maximumf %h, %zero : tensor<32x16xf32>
  %f = mp.dot %a, %v contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %told = arith.mulf %s, %f : tensor<32x16xf32>
  %d = arith.divf %seed, %s2 : tensor<32x16xf32>
  %gv = mp.dot %a, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
  %e = mp.dot %d, %v contracting [1] x [1] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %gw = mp.dot %x, %e contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
  %w1 = arith.subf %w, %gw : tensor<16x16xf32>
  %v1 = arith.subf %v, %gv : tensor<16x16xf32>
  return %w1, %v1, %told : tensor<16x16xf32>, tensor<16x16xf32>, tensor<32x16xf32>
}
}

// -----

// Twice: what is 1.6e5 times as large becomes 2.6e10 times as large.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0]
// CHECK-SAME: kept_wide = "operand 1 is not known to be bounded"
// CHECK: mp.unscale
func.func @main(%w: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %v: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 1},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %n: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<32x16xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x16xf32> {mp.role = #mp.role<new_parameter>},
        tensor<16x16xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32x16xf32> {mp.role = #mp.role<metric>}) {
  %six = arith.constant dense<6.0> : tensor<32x16xf32>
  %zero = arith.constant dense<0.0> : tensor<32x16xf32>
  %t = math.tanh %n : tensor<32x16xf32>
  %log = arith.mulf %t, %six : tensor<32x16xf32>
  %s = math.exp %log : tensor<32x16xf32>
  %s2 = arith.mulf %s, %s : tensor<32x16xf32>
  %h = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %a = arith.maximumf %h, %zero : tensor<32x16xf32>
  %f = mp.dot %a, %v contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %told = arith.mulf %s, %f : tensor<32x16xf32>
  %q = arith.divf %seed, %s2 : tensor<32x16xf32>
  %d = arith.divf %q, %s2 : tensor<32x16xf32>
  %gv = mp.dot %a, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
  %e = mp.dot %d, %v contracting [1] x [1] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %gw = mp.dot %x, %e contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
  %w1 = arith.subf %w, %gw : tensor<16x16xf32>
  %v1 = arith.subf %v, %gv : tensor<16x16xf32>
  return %w1, %v1, %told : tensor<16x16xf32>, tensor<16x16xf32>, tensor<32x16xf32>
}
}

// -----

// By the inverse.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0]
// CHECK-SAME: kept_wide = "operand 1 is not known to be bounded"
// CHECK: mp.unscale
func.func @main(%w: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %v: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 1},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %n: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<32x16xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x16xf32> {mp.role = #mp.role<new_parameter>},
        tensor<16x16xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32x16xf32> {mp.role = #mp.role<metric>}) {
  %six = arith.constant dense<6.0> : tensor<32x16xf32>
  %zero = arith.constant dense<0.0> : tensor<32x16xf32>
  %t = math.tanh %n : tensor<32x16xf32>
  %log = arith.mulf %t, %six : tensor<32x16xf32>
  %s = math.exp %log : tensor<32x16xf32>
  %s2 = arith.mulf %s, %s : tensor<32x16xf32>
  %h = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %a = arith.maximumf %h, %zero : tensor<32x16xf32>
  %f = mp.dot %a, %v contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %told = arith.mulf %s, %f : tensor<32x16xf32>
  %one = arith.constant dense<1.0> : tensor<32x16xf32>
  %inverse = arith.divf %one, %s2 : tensor<32x16xf32>
  %q = arith.mulf %seed, %inverse : tensor<32x16xf32>
  %d = arith.mulf %q, %inverse : tensor<32x16xf32>
  %gv = mp.dot %a, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
  %e = mp.dot %d, %v contracting [1] x [1] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %gw = mp.dot %x, %e contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
  %w1 = arith.subf %w, %gw : tensor<16x16xf32>
  %v1 = arith.subf %v, %gv : tensor<16x16xf32>
  return %w1, %v1, %told : tensor<16x16xf32>, tensor<16x16xf32>, tensor<32x16xf32>
}
}

// -----

// By inverse roots.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0]
// CHECK-SAME: kept_wide = "operand 1 is not known to be bounded"
// CHECK: mp.unscale
func.func @main(%w: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %v: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 1},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %n: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<32x16xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x16xf32> {mp.role = #mp.role<new_parameter>},
        tensor<16x16xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32x16xf32> {mp.role = #mp.role<metric>}) {
  %six = arith.constant dense<6.0> : tensor<32x16xf32>
  %zero = arith.constant dense<0.0> : tensor<32x16xf32>
  %t = math.tanh %n : tensor<32x16xf32>
  %log = arith.mulf %t, %six : tensor<32x16xf32>
  %s = math.exp %log : tensor<32x16xf32>
  %s2 = arith.mulf %s, %s : tensor<32x16xf32>
  %h = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %a = arith.maximumf %h, %zero : tensor<32x16xf32>
  %f = mp.dot %a, %v contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %told = arith.mulf %s, %f : tensor<32x16xf32>
  %fourth = arith.mulf %s2, %s2 : tensor<32x16xf32>
  %inverse = math.rsqrt %fourth : tensor<32x16xf32>
  %root = math.rsqrt %s2 : tensor<32x16xf32>
  %p = arith.mulf %seed, %inverse : tensor<32x16xf32>
  %q = arith.mulf %p, %root : tensor<32x16xf32>
  %d = arith.mulf %q, %root : tensor<32x16xf32>
  %gv = mp.dot %a, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
  %e = mp.dot %d, %v contracting [1] x [1] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %gw = mp.dot %x, %e contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
  %w1 = arith.subf %w, %gw : tensor<16x16xf32>
  %v1 = arith.subf %v, %gv : tensor<16x16xf32>
  return %w1, %v1, %told : tensor<16x16xf32>, tensor<16x16xf32>, tensor<32x16xf32>
}
}

// -----

// Where s is large.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0]
// CHECK-SAME: kept_wide = "operand 1 is not known to be bounded"
// CHECK: mp.unscale
func.func @main(%w: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %v: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 1},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %n: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<32x16xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x16xf32> {mp.role = #mp.role<new_parameter>},
        tensor<16x16xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32x16xf32> {mp.role = #mp.role<metric>}) {
  %six = arith.constant dense<6.0> : tensor<32x16xf32>
  %zero = arith.constant dense<0.0> : tensor<32x16xf32>
  %t = math.tanh %n : tensor<32x16xf32>
  %log = arith.mulf %t, %six : tensor<32x16xf32>
  %s = math.exp %log : tensor<32x16xf32>
  %s2 = arith.mulf %s, %s : tensor<32x16xf32>
  %h = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %a = arith.maximumf %h, %zero : tensor<32x16xf32>
  %f = mp.dot %a, %v contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %told = arith.mulf %s, %f : tensor<32x16xf32>
  %q = arith.mulf %seed, %s2 : tensor<32x16xf32>
  %d = arith.mulf %q, %s2 : tensor<32x16xf32>
  %gv = mp.dot %a, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
  %e = mp.dot %d, %v contracting [1] x [1] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %gw = mp.dot %x, %e contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
  %w1 = arith.subf %w, %gw : tensor<16x16xf32>
  %v1 = arith.subf %v, %gv : tensor<16x16xf32>
  return %w1, %v1, %told : tensor<16x16xf32>, tensor<16x16xf32>, tensor<32x16xf32>
}
}

// -----

// One weight further.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0] accumulate f32
// CHECK-SAME: (tensor<32x16xf16>, tensor<32x16xf16>) -> tensor<16x16xf32>
// CHECK: mp.dot {{.*}} contracting [0] x [0]
// CHECK-SAME: kept_wide = "operand 1 is not known to be bounded"
// CHECK: mp.unscale
func.func @main(%w: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %v: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 1},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %n: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<32x16xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x16xf32> {mp.role = #mp.role<new_parameter>},
        tensor<16x16xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32x16xf32> {mp.role = #mp.role<metric>}) {
  %six = arith.constant dense<6.0> : tensor<32x16xf32>
  %zero = arith.constant dense<0.0> : tensor<32x16xf32>
  %t = math.tanh %n : tensor<32x16xf32>
  %log = arith.mulf %t, %six : tensor<32x16xf32>
  %s = math.exp %log : tensor<32x16xf32>
  %s2 = arith.mulf %s, %s : tensor<32x16xf32>
  %h = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %a = arith.maximumf %h, %zero : tensor<32x16xf32>
  %f = mp.dot %a, %v contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %told = arith.mulf %s, %f : tensor<32x16xf32>
  %d = arith.divf %seed, %s2 : tensor<32x16xf32>
  %gv = mp.dot %a, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
  %c = mp.dot %d, %v contracting [1] x [1] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %e = arith.divf %c, %s2 : tensor<32x16xf32>
  %gw = mp.dot %x, %e contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
  %w1 = arith.subf %w, %gw : tensor<16x16xf32>
  %v1 = arith.subf %v, %gv : tensor<16x16xf32>
  return %w1, %v1, %told : tensor<16x16xf32>, tensor<16x16xf32>, tensor<32x16xf32>
}
}

// -----

// In each round of a loop.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0]
// CHECK-SAME: kept_wide = "operand 1 is not known to be bounded"
// CHECK: mp.unscale
func.func @main(%w: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %v: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 1},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %n: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<32x16xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x16xf32> {mp.role = #mp.role<new_parameter>},
        tensor<16x16xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32x16xf32> {mp.role = #mp.role<metric>}) {
  %six = arith.constant dense<6.0> : tensor<32x16xf32>
  %zero = arith.constant dense<0.0> : tensor<32x16xf32>
  %t = math.tanh %n : tensor<32x16xf32>
  %log = arith.mulf %t, %six : tensor<32x16xf32>
  %s = math.exp %log : tensor<32x16xf32>
  %s2 = arith.mulf %s, %s : tensor<32x16xf32>
  %h = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %a = arith.maximumf %h, %zero : tensor<32x16xf32>
  %f = mp.dot %a, %v contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %told = arith.mulf %s, %f : tensor<32x16xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %d = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %seed) -> (tensor<32x16xf32>) {
    %next = arith.divf %g, %s2 : tensor<32x16xf32>
    scf.yield %next : tensor<32x16xf32>
  }
  %gv = mp.dot %a, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
  %e = mp.dot %d, %v contracting [1] x [1] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %gw = mp.dot %x, %e contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
  %w1 = arith.subf %w, %gw : tensor<16x16xf32>
  %v1 = arith.subf %v, %gv : tensor<16x16xf32>
  return %w1, %v1, %told : tensor<16x16xf32>, tensor<16x16xf32>, tensor<32x16xf32>
}
}

// -----

// Of norms one after the other only one is small.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0] accumulate f32
// CHECK-SAME: (tensor<32x16xf16>, tensor<32x16xf16>) -> tensor<16x16xf32>
// CHECK: mp.unscale
func.func @main(%w: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %v: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 1},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %n: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<32x16xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x16xf32> {mp.role = #mp.role<new_parameter>},
        tensor<16x16xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32x16xf32> {mp.role = #mp.role<metric>}) {
  %six = arith.constant dense<6.0> : tensor<32x16xf32>
  %zero = arith.constant dense<0.0> : tensor<32x16xf32>
  %t = math.tanh %n : tensor<32x16xf32>
  %log = arith.mulf %t, %six : tensor<32x16xf32>
  %s = math.exp %log : tensor<32x16xf32>
  %s2 = arith.mulf %s, %s : tensor<32x16xf32>
  %h = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %a = arith.maximumf %h, %zero : tensor<32x16xf32>
  %f = mp.dot %a, %v contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %told = arith.mulf %s, %f : tensor<32x16xf32>
  %eps = arith.constant dense<1.0e-5> : tensor<32xf32>
  %count = arith.constant dense<16.0> : tensor<32xf32>
  %q0 = arith.mulf %f, %f : tensor<32x16xf32>
  %m0 = mp.reduce add %q0 dims [1] : tensor<32x16xf32> to tensor<32xf32>
  %var0 = arith.divf %m0, %count : tensor<32xf32>
  %g0 = arith.addf %var0, %eps : tensor<32xf32>
  %i0 = math.rsqrt %g0 : tensor<32xf32>
  %b0 = mp.broadcast %i0 dims [0] : tensor<32xf32> to tensor<32x16xf32>
  %y0 = arith.mulf %f, %b0 : tensor<32x16xf32>
  %q1 = arith.mulf %y0, %y0 : tensor<32x16xf32>
  %m1 = mp.reduce add %q1 dims [1] : tensor<32x16xf32> to tensor<32xf32>
  %var1 = arith.divf %m1, %count : tensor<32xf32>
  %g1 = arith.addf %var1, %eps : tensor<32xf32>
  %i1 = math.rsqrt %g1 : tensor<32xf32>
  %b1 = mp.broadcast %i1 dims [0] : tensor<32xf32> to tensor<32x16xf32>
  %y1 = arith.mulf %y0, %b1 : tensor<32x16xf32>
  %q2 = arith.mulf %y1, %y1 : tensor<32x16xf32>
  %m2 = mp.reduce add %q2 dims [1] : tensor<32x16xf32> to tensor<32xf32>
  %var2 = arith.divf %m2, %count : tensor<32xf32>
  %g2 = arith.addf %var2, %eps : tensor<32xf32>
  %i2 = math.rsqrt %g2 : tensor<32xf32>
  %b2 = mp.broadcast %i2 dims [0] : tensor<32xf32> to tensor<32x16xf32>
  %y2 = arith.mulf %y1, %b2 : tensor<32x16xf32>
  %q3 = arith.mulf %y2, %y2 : tensor<32x16xf32>
  %m3 = mp.reduce add %q3 dims [1] : tensor<32x16xf32> to tensor<32xf32>
  %var3 = arith.divf %m3, %count : tensor<32xf32>
  %g3 = arith.addf %var3, %eps : tensor<32xf32>
  %i3 = math.rsqrt %g3 : tensor<32xf32>
  %b3 = mp.broadcast %i3 dims [0] : tensor<32xf32> to tensor<32x16xf32>
  %y3 = arith.mulf %y2, %b3 : tensor<32x16xf32>
  %e3 = arith.mulf %seed, %b3 : tensor<32x16xf32>
  %e2 = arith.mulf %e3, %b2 : tensor<32x16xf32>
  %e1 = arith.mulf %e2, %b1 : tensor<32x16xf32>
  %d = arith.mulf %e1, %b0 : tensor<32x16xf32>
  %gv = mp.dot %a, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
  %e = mp.dot %d, %v contracting [1] x [1] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %gw = mp.dot %x, %e contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
  %w1 = arith.subf %w, %gw : tensor<16x16xf32>
  %v1 = arith.subf %v, %gv : tensor<16x16xf32>
  return %w1, %v1, %told : tensor<16x16xf32>, tensor<16x16xf32>, tensor<32x16xf32>
}
}
