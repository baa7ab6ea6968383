// Gradients that are divided by what the batch makes: by one number, which the
// loss scale makes up for, by a count, and by what may come near 0 in each row.
//
// RUN: mp-opt %s --split-input-file --mp-amp=dtype=f16 | FileCheck %s

// An error over the size of the targets.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0] accumulate f32
// CHECK-SAME: (tensor<32x16xf16>, tensor<32x4xf16>)
func.func @main(%w: tensor<16x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %y: tensor<32x4xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<f32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x4xf32> {mp.role = #mp.role<new_parameter>}) {
  %square = arith.mulf %y, %y : tensor<32x4xf32>
  %size = mp.reduce add %square dims [0, 1] : tensor<32x4xf32> to tensor<f32>
  %p = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x4xf32>) -> tensor<32x4xf32>
  %error = arith.subf %p, %y : tensor<32x4xf32>
  %each = arith.divf %seed, %size : tensor<f32>
  %all = mp.broadcast %each dims [] : tensor<f32> to tensor<32x4xf32>
  %d = arith.mulf %error, %all : tensor<32x4xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
  %w1 = arith.subf %w, %g : tensor<16x4xf32>
  return %w1 : tensor<16x4xf32>
}
}

// -----

// The size of each row by itself: a row of zeros has gradients of any size.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0] {mp.kept_wide = "operand 1 is not known to be bounded"}
func.func @main(%w: tensor<16x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %y: tensor<32x4xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<32xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x4xf32> {mp.role = #mp.role<new_parameter>}) {
  %square = arith.mulf %y, %y : tensor<32x4xf32>
  %size = mp.reduce add %square dims [1] : tensor<32x4xf32> to tensor<32xf32>
  %p = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x4xf32>) -> tensor<32x4xf32>
  %error = arith.subf %p, %y : tensor<32x4xf32>
  %each = arith.divf %seed, %size : tensor<32xf32>
  %all = mp.broadcast %each dims [0] : tensor<32xf32> to tensor<32x4xf32>
  %d = arith.mulf %error, %all : tensor<32x4xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
  %w1 = arith.subf %w, %g : tensor<16x4xf32>
  return %w1 : tensor<16x4xf32>
}
}

// -----

// The mean over the rows that a mask keeps, to whose count an epsilon is added.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0] accumulate f32
// CHECK-SAME: (tensor<32x16xf16>, tensor<32x4xf16>)
func.func @main(%w: tensor<16x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %kept: tensor<32x4xi1> {mp.role = #mp.role<batch>},
                %seed: tensor<4xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x4xf32> {mp.role = #mp.role<new_parameter>}) {
  %eps = arith.constant dense<1.0e-8> : tensor<4xf32>
  %mask = arith.uitofp %kept : tensor<32x4xi1> to tensor<32x4xf32>
  %count = mp.reduce add %mask dims [0] : tensor<32x4xf32> to tensor<4xf32>
  %some = arith.addf %count, %eps : tensor<4xf32>
  %p = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x4xf32>) -> tensor<32x4xf32>
  %bent = math.tanh %p : tensor<32x4xf32>
  %each = arith.divf %seed, %some : tensor<4xf32>
  %all = mp.broadcast %each dims [1] : tensor<4xf32> to tensor<32x4xf32>
  %part = arith.mulf %mask, %all : tensor<32x4xf32>
  %d = arith.mulf %bent, %part : tensor<32x4xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
  %w1 = arith.subf %w, %g : tensor<16x4xf32>
  return %w1 : tensor<16x4xf32>
}
}

// -----

// What a tanh leaves of 1, and a guard: 1e-6 where the tanh is 1, which a policy
// that is drawn through a tanh comes to.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0]
// CHECK-SAME: kept_wide = "operand 1 is not known to be bounded"
func.func @main(%w: tensor<16x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<32x4xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x4xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32x4xf32> {mp.role = #mp.role<metric>}) {
  %one = arith.constant dense<1.0> : tensor<32x4xf32>
  %guard = arith.constant dense<1.0e-6> : tensor<32x4xf32>
  %h = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x4xf32>) -> tensor<32x4xf32>
  %t = math.tanh %h : tensor<32x4xf32>
  %square = arith.mulf %t, %t : tensor<32x4xf32>
  %rest = arith.subf %one, %square : tensor<32x4xf32>
  %kept = arith.addf %rest, %guard : tensor<32x4xf32>
  %log = math.log %kept : tensor<32x4xf32>
  %each = arith.divf %seed, %kept : tensor<32x4xf32>
  %d = arith.mulf %each, %t : tensor<32x4xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
  %w1 = arith.subf %w, %g : tensor<16x4xf32>
  return %w1, %log : tensor<16x4xf32>, tensor<32x4xf32>
}
}

// -----

// A guard that divides by no more than a thousand.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0]
// CHECK-SAME: (tensor<32x16xf16>, tensor<32x4xf16>)
func.func @main(%w: tensor<16x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<32x4xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x4xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32x4xf32> {mp.role = #mp.role<metric>}) {
  %one = arith.constant dense<1.0> : tensor<32x4xf32>
  %guard = arith.constant dense<1.0e-3> : tensor<32x4xf32>
  %h = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x4xf32>) -> tensor<32x4xf32>
  %t = math.tanh %h : tensor<32x4xf32>
  %square = arith.mulf %t, %t : tensor<32x4xf32>
  %rest = arith.subf %one, %square : tensor<32x4xf32>
  %kept = arith.addf %rest, %guard : tensor<32x4xf32>
  %log = math.log %kept : tensor<32x4xf32>
  %each = arith.divf %seed, %kept : tensor<32x4xf32>
  %d = arith.mulf %each, %t : tensor<32x4xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
  %w1 = arith.subf %w, %g : tensor<16x4xf32>
  return %w1, %log : tensor<16x4xf32>, tensor<32x4xf32>
}
}
