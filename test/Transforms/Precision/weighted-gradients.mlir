// Gradients that a factor makes of any size, until another one makes up for it.
//
// RUN: mp-opt %s --split-input-file --mp-amp=dtype=f16 2>/dev/null | FileCheck %s

// A loss weighted by (s^2 + 1) / s^2, of a result times s / sqrt(s^2 + 1): both are
// made of the same noise.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0] accumulate f32
// CHECK-SAME: (tensor<32x16xf16>, tensor<32x16xf16>) -> tensor<16x16xf32>
// CHECK: mp.unscale
func.func @main(%w: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %n: tensor<32xf32> {mp.role = #mp.role<batch>},
                %m: tensor<32xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<32x16xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x16xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32x16xf32> {mp.role = #mp.role<metric>}) {
  %ten = arith.constant dense<10.0> : tensor<32xf32>
  %one = arith.constant dense<1.0> : tensor<32xf32>
  %t0 = math.tanh %n : tensor<32xf32>
  %log0 = arith.mulf %t0, %ten : tensor<32xf32>
  %s0 = math.exp %log0 : tensor<32xf32>
  %square0 = arith.mulf %s0, %s0 : tensor<32xf32>
  %more0 = arith.addf %square0, %one : tensor<32xf32>
  %weight = arith.divf %more0, %square0 : tensor<32xf32>
  %root = math.sqrt %more0 : tensor<32xf32>
  %share = arith.divf %s0, %root : tensor<32xf32>
  %weights = mp.broadcast %weight dims [0] : tensor<32xf32> to tensor<32x16xf32>
  %shares = mp.broadcast %share dims [0] : tensor<32xf32> to tensor<32x16xf32>
  %f = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %told = arith.mulf %shares, %f : tensor<32x16xf32>
  %heavy = arith.mulf %weights, %seed : tensor<32x16xf32>
  %d = arith.mulf %shares, %heavy : tensor<32x16xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
  %w1 = arith.subf %w, %g : tensor<16x16xf32>
  return %w1, %told : tensor<16x16xf32>, tensor<32x16xf32>
}
}

// -----

// By s/2, of which s^2 is not made, and times an error between them, as EDM has it.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0] accumulate f32
// CHECK-SAME: (tensor<32x16xf16>, tensor<32x16xf16>) -> tensor<16x16xf32>
// CHECK: mp.unscale
func.func @main(%w: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %n: tensor<32xf32> {mp.role = #mp.role<batch>},
                %m: tensor<32xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<32x16xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x16xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32x16xf32> {mp.role = #mp.role<metric>}) {
  %ten = arith.constant dense<10.0> : tensor<32xf32>
  %one = arith.constant dense<1.0> : tensor<32xf32>
  %half = arith.constant dense<0.5> : tensor<32xf32>
  %t0 = math.tanh %n : tensor<32xf32>
  %log0 = arith.mulf %t0, %ten : tensor<32xf32>
  %s0 = math.exp %log0 : tensor<32xf32>
  %square0 = arith.mulf %s0, %s0 : tensor<32xf32>
  %more0 = arith.addf %square0, %one : tensor<32xf32>
  %small = arith.mulf %s0, %half : tensor<32xf32>
  %quarter = arith.mulf %small, %small : tensor<32xf32>
  %weight = arith.divf %more0, %quarter : tensor<32xf32>
  %root = math.sqrt %more0 : tensor<32xf32>
  %share = arith.divf %small, %root : tensor<32xf32>
  %weights = mp.broadcast %weight dims [0] : tensor<32xf32> to tensor<32x16xf32>
  %shares = mp.broadcast %share dims [0] : tensor<32xf32> to tensor<32x16xf32>
  %f = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %told = arith.mulf %shares, %f : tensor<32x16xf32>
  %heavy = arith.mulf %weights, %seed : tensor<32x16xf32>
  %each = arith.mulf %heavy, %told : tensor<32x16xf32>
  %d = arith.mulf %shares, %each : tensor<32x16xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
  %w1 = arith.subf %w, %g : tensor<16x16xf32>
  return %w1, %told : tensor<16x16xf32>, tensor<32x16xf32>
}
}

// -----

// Of another noise they may both be large.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0]
// CHECK-SAME: kept_wide = "operand 1 is not known to be bounded"
// CHECK: mp.unscale
func.func @main(%w: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %n: tensor<32xf32> {mp.role = #mp.role<batch>},
                %m: tensor<32xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<32x16xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x16xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32x16xf32> {mp.role = #mp.role<metric>}) {
  %ten = arith.constant dense<10.0> : tensor<32xf32>
  %one = arith.constant dense<1.0> : tensor<32xf32>
  %t0 = math.tanh %n : tensor<32xf32>
  %log0 = arith.mulf %t0, %ten : tensor<32xf32>
  %s0 = math.exp %log0 : tensor<32xf32>
  %square0 = arith.mulf %s0, %s0 : tensor<32xf32>
  %more0 = arith.addf %square0, %one : tensor<32xf32>
  %t1 = math.tanh %m : tensor<32xf32>
  %log1 = arith.mulf %t1, %ten : tensor<32xf32>
  %s1 = math.exp %log1 : tensor<32xf32>
  %square1 = arith.mulf %s1, %s1 : tensor<32xf32>
  %more1 = arith.addf %square1, %one : tensor<32xf32>
  %weight = arith.divf %more0, %square0 : tensor<32xf32>
  %root = math.sqrt %more1 : tensor<32xf32>
  %share = arith.divf %s1, %root : tensor<32xf32>
  %weights = mp.broadcast %weight dims [0] : tensor<32xf32> to tensor<32x16xf32>
  %shares = mp.broadcast %share dims [0] : tensor<32xf32> to tensor<32x16xf32>
  %f = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %told = arith.mulf %shares, %f : tensor<32x16xf32>
  %heavy = arith.mulf %weights, %seed : tensor<32x16xf32>
  %d = arith.mulf %shares, %heavy : tensor<32x16xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
  %w1 = arith.subf %w, %g : tensor<16x16xf32>
  return %w1, %told : tensor<16x16xf32>, tensor<32x16xf32>
}
}

// -----

// The weight alone.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0]
// CHECK-SAME: kept_wide = "operand 1 is not known to be bounded"
// CHECK: mp.unscale
func.func @main(%w: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %n: tensor<32xf32> {mp.role = #mp.role<batch>},
                %m: tensor<32xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<32x16xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x16xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32x16xf32> {mp.role = #mp.role<metric>}) {
  %ten = arith.constant dense<10.0> : tensor<32xf32>
  %one = arith.constant dense<1.0> : tensor<32xf32>
  %t0 = math.tanh %n : tensor<32xf32>
  %log0 = arith.mulf %t0, %ten : tensor<32xf32>
  %s0 = math.exp %log0 : tensor<32xf32>
  %square0 = arith.mulf %s0, %s0 : tensor<32xf32>
  %more0 = arith.addf %square0, %one : tensor<32xf32>
  %weight = arith.divf %more0, %square0 : tensor<32xf32>
  %root = math.sqrt %more0 : tensor<32xf32>
  %share = arith.divf %s0, %root : tensor<32xf32>
  %weights = mp.broadcast %weight dims [0] : tensor<32xf32> to tensor<32x16xf32>
  %shares = mp.broadcast %share dims [0] : tensor<32xf32> to tensor<32x16xf32>
  %f = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %told = arith.mulf %shares, %f : tensor<32x16xf32>
  %heavy = arith.mulf %weights, %seed : tensor<32x16xf32>
  %d = arith.addf %heavy, %seed : tensor<32x16xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
  %w1 = arith.subf %w, %g : tensor<16x16xf32>
  return %w1, %told : tensor<16x16xf32>, tensor<32x16xf32>
}
}

// -----

// The derivative of linear attention by its divisor: what it divides is as large as
// the divisor times an activation.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0]
// CHECK: mp.dot {{.*}} contracting [0] x [0] accumulate f32
// CHECK-SAME: (tensor<32x16xf16>, tensor<32x16xf16>) -> tensor<16x16xf32>
// CHECK: mp.unscale
func.func @main(%w: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %n: tensor<32xf32> {mp.role = #mp.role<batch>},
                %m: tensor<32xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<32x16xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x16xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32x16xf32> {mp.role = #mp.role<metric>}) {
  %eps = arith.constant dense<1.0e-6> : tensor<32xf32>
  %one = arith.constant dense<1.0> : tensor<32xf32>
  %f = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %zero = arith.constant dense<0.0> : tensor<32x16xf32>
  %k = arith.maximumf %f, %zero : tensor<32x16xf32>
  %kv = mp.dot %k, %f contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
  %sum = mp.dot %k, %kv contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %ones = mp.reduce add %k dims [0] : tensor<32x16xf32> to tensor<16xf32>
  %bare = mp.dot %k, %ones contracting [1] x [0] : (tensor<32x16xf32>, tensor<16xf32>) -> tensor<32xf32>
  %all = arith.addf %bare, %eps : tensor<32xf32>
  %each = mp.broadcast %all dims [0] : tensor<32xf32> to tensor<32x16xf32>
  %told = arith.divf %sum, %each : tensor<32x16xf32>
  %square = arith.mulf %all, %all : tensor<32xf32>
  %inverse = arith.divf %one, %square : tensor<32xf32>
  %inverses = mp.broadcast %inverse dims [0] : tensor<32xf32> to tensor<32x16xf32>
  %large = arith.mulf %seed, %inverses : tensor<32x16xf32>
  %d = arith.mulf %large, %sum : tensor<32x16xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
  %w1 = arith.subf %w, %g : tensor<16x16xf32>
  return %w1, %told : tensor<16x16xf32>, tensor<32x16xf32>
}
}

// -----

// In the other order.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0]
// CHECK: mp.dot {{.*}} contracting [0] x [0] accumulate f32
// CHECK-SAME: (tensor<32x16xf16>, tensor<32x16xf16>) -> tensor<16x16xf32>
// CHECK: mp.unscale
func.func @main(%w: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %n: tensor<32xf32> {mp.role = #mp.role<batch>},
                %m: tensor<32xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<32x16xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x16xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32x16xf32> {mp.role = #mp.role<metric>}) {
  %eps = arith.constant dense<1.0e-6> : tensor<32xf32>
  %one = arith.constant dense<1.0> : tensor<32xf32>
  %f = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %zero = arith.constant dense<0.0> : tensor<32x16xf32>
  %k = arith.maximumf %f, %zero : tensor<32x16xf32>
  %kv = mp.dot %k, %f contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
  %sum = mp.dot %k, %kv contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %ones = mp.reduce add %k dims [0] : tensor<32x16xf32> to tensor<16xf32>
  %bare = mp.dot %k, %ones contracting [1] x [0] : (tensor<32x16xf32>, tensor<16xf32>) -> tensor<32xf32>
  %all = arith.addf %bare, %eps : tensor<32xf32>
  %each = mp.broadcast %all dims [0] : tensor<32xf32> to tensor<32x16xf32>
  %told = arith.divf %sum, %each : tensor<32x16xf32>
  %square = arith.mulf %all, %all : tensor<32xf32>
  %inverse = arith.divf %one, %square : tensor<32xf32>
  %inverses = mp.broadcast %inverse dims [0] : tensor<32xf32> to tensor<32x16xf32>
  %large = arith.mulf %seed, %sum : tensor<32x16xf32>
  %d = arith.mulf %large, %inverses : tensor<32x16xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
  %w1 = arith.subf %w, %g : tensor<16x16xf32>
  return %w1, %told : tensor<16x16xf32>, tensor<32x16xf32>
}
}

// -----

// Weights of both signs: the quotient is of any size.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0]
// CHECK: mp.dot {{.*}} contracting [0] x [0]
// CHECK-SAME: kept_wide = "operand 1 is not known to be bounded"
// CHECK: mp.unscale
func.func @main(%w: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %n: tensor<32xf32> {mp.role = #mp.role<batch>},
                %m: tensor<32xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<32x16xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x16xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32x16xf32> {mp.role = #mp.role<metric>}) {
  %eps = arith.constant dense<1.0e-6> : tensor<32xf32>
  %one = arith.constant dense<1.0> : tensor<32xf32>
  %f = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %zero = arith.constant dense<0.0> : tensor<32x16xf32>
  %k = arith.maximumf %f, %zero : tensor<32x16xf32>
  %kv = mp.dot %f, %f contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
  %sum = mp.dot %k, %kv contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %ones = mp.reduce add %k dims [0] : tensor<32x16xf32> to tensor<16xf32>
  %bare = mp.dot %k, %ones contracting [1] x [0] : (tensor<32x16xf32>, tensor<16xf32>) -> tensor<32xf32>
  %all = arith.addf %bare, %eps : tensor<32xf32>
  %each = mp.broadcast %all dims [0] : tensor<32xf32> to tensor<32x16xf32>
  %told = arith.divf %sum, %each : tensor<32x16xf32>
  %square = arith.mulf %all, %all : tensor<32xf32>
  %inverse = arith.divf %one, %square : tensor<32xf32>
  %inverses = mp.broadcast %inverse dims [0] : tensor<32xf32> to tensor<32x16xf32>
  %large = arith.mulf %seed, %inverses : tensor<32x16xf32>
  %d = arith.mulf %large, %sum : tensor<32x16xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
  %w1 = arith.subf %w, %g : tensor<16x16xf32>
  return %w1, %told : tensor<16x16xf32>, tensor<32x16xf32>
}
}

// -----

// A guard that is too small.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0]
// CHECK: mp.dot {{.*}} contracting [0] x [0]
// CHECK-SAME: kept_wide = "operand 1 is not known to be bounded"
// CHECK: mp.unscale
func.func @main(%w: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %n: tensor<32xf32> {mp.role = #mp.role<batch>},
                %m: tensor<32xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<32x16xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x16xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32x16xf32> {mp.role = #mp.role<metric>}) {
  %eps = arith.constant dense<1.0e-9> : tensor<32xf32>
  %one = arith.constant dense<1.0> : tensor<32xf32>
  %f = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %zero = arith.constant dense<0.0> : tensor<32x16xf32>
  %k = arith.maximumf %f, %zero : tensor<32x16xf32>
  %kv = mp.dot %k, %f contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
  %sum = mp.dot %k, %kv contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %ones = mp.reduce add %k dims [0] : tensor<32x16xf32> to tensor<16xf32>
  %bare = mp.dot %k, %ones contracting [1] x [0] : (tensor<32x16xf32>, tensor<16xf32>) -> tensor<32xf32>
  %all = arith.addf %bare, %eps : tensor<32xf32>
  %each = mp.broadcast %all dims [0] : tensor<32xf32> to tensor<32x16xf32>
  %told = arith.divf %sum, %each : tensor<32x16xf32>
  %square = arith.mulf %all, %all : tensor<32xf32>
  %inverse = arith.divf %one, %square : tensor<32xf32>
  %inverses = mp.broadcast %inverse dims [0] : tensor<32xf32> to tensor<32x16xf32>
  %large = arith.mulf %seed, %inverses : tensor<32x16xf32>
  %d = arith.mulf %large, %sum : tensor<32x16xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
  %w1 = arith.subf %w, %g : tensor<16x16xf32>
  return %w1, %told : tensor<16x16xf32>, tensor<32x16xf32>
}
}

// -----

// One over the fourth power.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0]
// CHECK: mp.dot {{.*}} contracting [0] x [0]
// CHECK-SAME: kept_wide = "operand 1 is not known to be bounded"
// CHECK: mp.unscale
func.func @main(%w: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %n: tensor<32xf32> {mp.role = #mp.role<batch>},
                %m: tensor<32xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<32x16xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x16xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32x16xf32> {mp.role = #mp.role<metric>}) {
  %eps = arith.constant dense<1.0e-6> : tensor<32xf32>
  %one = arith.constant dense<1.0> : tensor<32xf32>
  %f = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %zero = arith.constant dense<0.0> : tensor<32x16xf32>
  %k = arith.maximumf %f, %zero : tensor<32x16xf32>
  %kv = mp.dot %k, %f contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
  %sum = mp.dot %k, %kv contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %ones = mp.reduce add %k dims [0] : tensor<32x16xf32> to tensor<16xf32>
  %bare = mp.dot %k, %ones contracting [1] x [0] : (tensor<32x16xf32>, tensor<16xf32>) -> tensor<32xf32>
  %all = arith.addf %bare, %eps : tensor<32xf32>
  %each = mp.broadcast %all dims [0] : tensor<32xf32> to tensor<32x16xf32>
  %told = arith.divf %sum, %each : tensor<32x16xf32>
  %square = arith.mulf %all, %all : tensor<32xf32>
  %fourth = arith.mulf %square, %square : tensor<32xf32>
  %inverse = arith.divf %one, %fourth : tensor<32xf32>
  %inverses = mp.broadcast %inverse dims [0] : tensor<32xf32> to tensor<32x16xf32>
  %large = arith.mulf %seed, %inverses : tensor<32x16xf32>
  %d = arith.mulf %large, %sum : tensor<32x16xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
  %w1 = arith.subf %w, %g : tensor<16x16xf32>
  return %w1, %told : tensor<16x16xf32>, tensor<32x16xf32>
}
}

// -----

// A factor that it was divided by makes up for that, not for the weight as well.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0]
// CHECK-SAME: kept_wide = "operand 1 is not known to be bounded"
// CHECK: mp.unscale
func.func @main(%w: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %n: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<32x16xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x16xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32x16xf32> {mp.role = #mp.role<metric>}) {
  %one = arith.constant dense<1.0> : tensor<32x16xf32>
  %three = arith.constant dense<3.0> : tensor<32x16xf32>
  %t = math.tanh %n : tensor<32x16xf32>
  %part = arith.mulf %t, %three : tensor<32x16xf32>
  %log = arith.subf %part, %three : tensor<32x16xf32>
  %s = math.exp %log : tensor<32x16xf32>
  %s2 = arith.mulf %s, %s : tensor<32x16xf32>
  %s4 = arith.mulf %s2, %s2 : tensor<32x16xf32>
  %weight = arith.divf %one, %s4 : tensor<32x16xf32>
  %f = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %told = arith.mulf %s, %f : tensor<32x16xf32>
  %heavy = arith.mulf %weight, %seed : tensor<32x16xf32>
  %q = arith.divf %heavy, %s2 : tensor<32x16xf32>
  %d = arith.mulf %s2, %q : tensor<32x16xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
  %w1 = arith.subf %w, %g : tensor<16x16xf32>
  return %w1, %told : tensor<16x16xf32>, tensor<32x16xf32>
}
}

// -----

// Of s^4 / s^4 more than the divisor comes back.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0] accumulate f32
// CHECK-SAME: (tensor<32x16xf16>, tensor<32x16xf16>) -> tensor<16x16xf32>
// CHECK: mp.unscale
func.func @main(%w: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %n: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<32x16xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x16xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32x16xf32> {mp.role = #mp.role<metric>}) {
  %one = arith.constant dense<1.0> : tensor<32x16xf32>
  %three = arith.constant dense<3.0> : tensor<32x16xf32>
  %t = math.tanh %n : tensor<32x16xf32>
  %part = arith.mulf %t, %three : tensor<32x16xf32>
  %log = arith.subf %part, %three : tensor<32x16xf32>
  %s = math.exp %log : tensor<32x16xf32>
  %s2 = arith.mulf %s, %s : tensor<32x16xf32>
  %s4 = arith.mulf %s2, %s2 : tensor<32x16xf32>
  %weight = arith.divf %one, %s4 : tensor<32x16xf32>
  %f = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %told = arith.mulf %s, %f : tensor<32x16xf32>
  %heavy = arith.mulf %weight, %seed : tensor<32x16xf32>
  %q = arith.divf %heavy, %s : tensor<32x16xf32>
  %c = arith.mulf %s4, %s : tensor<32x16xf32>
  %d = arith.mulf %c, %q : tensor<32x16xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
  %w1 = arith.subf %w, %g : tensor<16x16xf32>
  return %w1, %told : tensor<16x16xf32>, tensor<32x16xf32>
}
}

// -----

// A divisor that is not small leaves it so.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0] accumulate f32
// CHECK-SAME: (tensor<32x16xf16>, tensor<32x16xf16>) -> tensor<16x16xf32>
// CHECK: mp.unscale
func.func @main(%w: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %n: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<32x16xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x16xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32x16xf32> {mp.role = #mp.role<metric>}) {
  %one = arith.constant dense<1.0> : tensor<32x16xf32>
  %three = arith.constant dense<3.0> : tensor<32x16xf32>
  %t = math.tanh %n : tensor<32x16xf32>
  %part = arith.mulf %t, %three : tensor<32x16xf32>
  %log = arith.subf %part, %three : tensor<32x16xf32>
  %s = math.exp %log : tensor<32x16xf32>
  %s2 = arith.mulf %s, %s : tensor<32x16xf32>
  %s4 = arith.mulf %s2, %s2 : tensor<32x16xf32>
  %weight = arith.divf %one, %s4 : tensor<32x16xf32>
  %f = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %told = arith.mulf %s, %f : tensor<32x16xf32>
  %more = arith.addf %s2, %one : tensor<32x16xf32>
  %heavy = arith.mulf %weight, %seed : tensor<32x16xf32>
  %q = arith.divf %heavy, %more : tensor<32x16xf32>
  %d = arith.mulf %s4, %q : tensor<32x16xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
  %w1 = arith.subf %w, %g : tensor<16x16xf32>
  return %w1, %told : tensor<16x16xf32>, tensor<32x16xf32>
}
}

// -----

// A mask, or weights, that the batch has as integers: that their type holds 2^31
// says nothing of their size.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0]
// CHECK-SAME: (tensor<32x16xf16>, tensor<32x16xf16>) -> tensor<16x16xf32>
func.func @main(%w: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %mask: tensor<32xi32> {mp.role = #mp.role<batch>},
                %seed: tensor<32x16xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x16xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32x16xf32> {mp.role = #mp.role<metric>}) {
  %weight = arith.sitofp %mask : tensor<32xi32> to tensor<32xf32>
  %weights = mp.broadcast %weight dims [0] : tensor<32xf32> to tensor<32x16xf32>
  %f = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %d = arith.mulf %weights, %seed : tensor<32x16xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
  %w1 = arith.subf %w, %g : tensor<16x16xf32>
  return %w1, %f : tensor<16x16xf32>, tensor<32x16xf32>
}
}

// -----

// Up to 2^30, the square of an integer, is a size; a constant alone is none, as
// the loss scale makes up for it.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0]
// CHECK-SAME: kept_wide = "operand 1 is not known to be bounded"
func.func @main(%w: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %mask: tensor<32xi16> {mp.role = #mp.role<batch>},
                %seed: tensor<32x16xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x16xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32x16xf32> {mp.role = #mp.role<metric>}) {
  %weight = arith.sitofp %mask : tensor<32xi16> to tensor<32xf32>
  %large = arith.mulf %weight, %weight : tensor<32xf32>
  %weights = mp.broadcast %large dims [0] : tensor<32xf32> to tensor<32x16xf32>
  %f = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
  %d = arith.mulf %weights, %seed : tensor<32x16xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<16x16xf32>
  %w1 = arith.subf %w, %g : tensor<16x16xf32>
  return %w1, %f : tensor<16x16xf32>, tensor<32x16xf32>
}
}
