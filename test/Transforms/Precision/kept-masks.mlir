// Weights that are pruned: masks are state, which a step hands on or makes anew by
// a comparison. A weight times a mask is a weight, which a contraction reads
// beside the batch.
//
// RUN: mp-opt %s --split-input-file --mp-amp=dtype=f16 | FileCheck %s

module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot
// CHECK-SAME: (tensor<32x16xf16>, tensor<16x4xf16>)
func.func @main(%w: tensor<16x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %mask: tensor<16x4xf32> {mp.role = #mp.role<buffer>, mp.pair = 1},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %isLast: tensor<16x4xi1> {mp.role = #mp.role<batch>},
                %seed: tensor<32x4xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x4xf32> {mp.role = #mp.role<new_parameter>},
        tensor<16x4xf32> {mp.role = #mp.role<new_state>}) {
  %least = arith.constant dense<0.1> : tensor<16x4xf32>
  %kept = arith.mulf %w, %mask : tensor<16x4xf32>
  %p = mp.dot %x, %kept contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x4xf32>) -> tensor<32x4xf32>
  %t = math.tanh %p : tensor<32x4xf32>
  %d = arith.mulf %seed, %t : tensor<32x4xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
  %gm = arith.mulf %g, %mask : tensor<16x4xf32>
  %w1 = arith.subf %w, %gm : tensor<16x4xf32>
  %size = math.absf %w1 : tensor<16x4xf32>
  %isLarge = arith.cmpf ogt, %size, %least : tensor<16x4xf32>
  %new = arith.uitofp %isLarge : tensor<16x4xi1> to tensor<16x4xf32>
  %mask1 = arith.select %isLast, %new, %mask : tensor<16x4xi1>, tensor<16x4xf32>
  return %w1, %mask1 : tensor<16x4xf32>, tensor<16x4xf32>
}
}

// -----

// What a step doubles is no mask.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} {mp.kept_wide = "operand 1 is not known to be bounded"}
func.func @main(%w: tensor<16x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %mask: tensor<16x4xf32> {mp.role = #mp.role<buffer>, mp.pair = 1},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %isLast: tensor<16x4xi1> {mp.role = #mp.role<batch>},
                %seed: tensor<32x4xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x4xf32> {mp.role = #mp.role<new_parameter>},
        tensor<16x4xf32> {mp.role = #mp.role<new_state>}) {
  %kept = arith.mulf %w, %mask : tensor<16x4xf32>
  %p = mp.dot %x, %kept contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x4xf32>) -> tensor<32x4xf32>
  %t = math.tanh %p : tensor<32x4xf32>
  %d = arith.mulf %seed, %t : tensor<32x4xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
  %gm = arith.mulf %g, %mask : tensor<16x4xf32>
  %w1 = arith.subf %w, %gm : tensor<16x4xf32>
  %new = arith.addf %mask, %mask : tensor<16x4xf32>
  %mask1 = arith.select %isLast, %new, %mask : tensor<16x4xi1>, tensor<16x4xf32>
  return %w1, %mask1 : tensor<16x4xf32>, tensor<16x4xf32>
}
}

// -----

// A weight with noise that is drawn is one, and makes activations of the batch.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} (tensor<32x16xf16>, tensor<16x4xf16>)
// CHECK: mp.dot {{.*}} (tensor<32x4xf16>, tensor<16x4xf16>)
func.func @main(%w: tensor<16x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %spread: tensor<16x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 1},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %drawn: tensor<16x4xi1> {mp.role = #mp.role<buffer>},
                %seed: tensor<32x4xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x4xf32> {mp.role = #mp.role<new_parameter>},
        tensor<16x4xf32> {mp.role = #mp.role<new_parameter>}) {
  %noise = arith.uitofp %drawn : tensor<16x4xi1> to tensor<16x4xf32>
  %moved = arith.mulf %spread, %noise : tensor<16x4xf32>
  %weight = arith.addf %w, %moved : tensor<16x4xf32>
  %p = mp.dot %x, %weight contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x4xf32>) -> tensor<32x4xf32>
  %q = mp.dot %p, %w contracting [1] x [1] : (tensor<32x4xf32>, tensor<16x4xf32>) -> tensor<32x16xf32>
  %z = mp.dot %q, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x4xf32>) -> tensor<32x4xf32>
  %d = arith.mulf %seed, %z : tensor<32x4xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
  %w1 = arith.subf %w, %g : tensor<16x4xf32>
  %gs = arith.mulf %g, %noise : tensor<16x4xf32>
  %spread1 = arith.subf %spread, %gs : tensor<16x4xf32>
  return %w1, %spread1 : tensor<16x4xf32>, tensor<16x4xf32>
}
}

// -----

// Not with numbers that the batch decides.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} : (tensor<32x16xf16>, tensor<16x4xf16>)
// CHECK: mp.dot {{.*}} {mp.kept_wide = "operand 0 is not known to be bounded"}
func.func @main(%w: tensor<16x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %spread: tensor<16x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 1},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %drawn: tensor<16x4xi1> {mp.role = #mp.role<batch>},
                %seed: tensor<32x4xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x4xf32> {mp.role = #mp.role<new_parameter>},
        tensor<16x4xf32> {mp.role = #mp.role<new_parameter>}) {
  %noise = arith.uitofp %drawn : tensor<16x4xi1> to tensor<16x4xf32>
  %moved = arith.mulf %spread, %noise : tensor<16x4xf32>
  %weight = arith.addf %w, %moved : tensor<16x4xf32>
  %p = mp.dot %x, %weight contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x4xf32>) -> tensor<32x4xf32>
  %q = mp.dot %p, %w contracting [1] x [1] : (tensor<32x4xf32>, tensor<16x4xf32>) -> tensor<32x16xf32>
  %z = mp.dot %q, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x4xf32>) -> tensor<32x4xf32>
  %d = arith.mulf %seed, %z : tensor<32x4xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
  %w1 = arith.subf %w, %g : tensor<16x4xf32>
  %gs = arith.mulf %g, %noise : tensor<16x4xf32>
  %spread1 = arith.subf %spread, %gs : tensor<16x4xf32>
  return %w1, %spread1 : tensor<16x4xf32>, tensor<16x4xf32>
}
}
