// Gradients of examples are measured one by one and then summed by their shares: what
// the product reads in 16 bits is stored so, once, and the norm reads it as well.
//
// RUN: mp-opt %s --split-input-file --mp-annotate-precision --mp-insert-casts \
// RUN:   --mp-simplify-casts 2>/dev/null | FileCheck %s

module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} batching [0] x [0] {{.*}} -> tensor<32x64x64xf16>
// CHECK-NOT: tensor<32x64x64xf32> to tensor<32x64x64xf16>
// CHECK: mp.dot {{.*}} : (tensor<32xf16>, tensor<32x64x64xf16>)
func.func @main(%w: tensor<64x64xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x1x64xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<32x1x64xf32> {mp.role = #mp.role<loss_seed>},
                %scale: tensor<f32> {mp.role = #mp.role<loss_scale>})
    -> (tensor<64x64xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32x1x64xf32> {mp.role = #mp.role<metric>}) {
  %one = arith.constant dense<1.0> : tensor<32xf32>
  %ones = arith.constant dense<1.0> : tensor<32x1x64xf32>
  %h = mp.dot %x, %w contracting [2] x [0] : (tensor<32x1x64xf32>, tensor<64x64xf32>) -> tensor<32x1x64xf32>
  %a = math.tanh %h : tensor<32x1x64xf32>
  %a2 = arith.mulf %a, %a : tensor<32x1x64xf32>
  %slope = arith.subf %ones, %a2 : tensor<32x1x64xf32>
  %scaled = mp.scale %seed, %scale : tensor<32x1x64xf32>
  %d = arith.mulf %scaled, %slope : tensor<32x1x64xf32>
  %each = mp.dot %x, %d batching [0] x [0] contracting [1] x [1] : (tensor<32x1x64xf32>, tensor<32x1x64xf32>) -> tensor<32x64x64xf32>
  %plain = mp.unscale %each, %scale : tensor<32x64x64xf32> -> tensor<32x64x64xf32>
  %square = arith.mulf %plain, %plain : tensor<32x64x64xf32>
  %sum = mp.reduce add %square dims [1, 2] : tensor<32x64x64xf32> to tensor<32xf32>
  %norm = math.sqrt %sum : tensor<32xf32>
  %safe = arith.maximumf %norm, %one : tensor<32xf32>
  %share = arith.divf %one, %safe : tensor<32xf32>
  %all = mp.dot %share, %each contracting [0] x [0] : (tensor<32xf32>, tensor<32x64x64xf32>) -> tensor<64x64xf32>
  %g = mp.unscale %all, %scale : tensor<64x64xf32> -> tensor<64x64xf32>
  %w1 = arith.subf %w, %g : tensor<64x64xf32>
  return %w1, %a : tensor<64x64xf32>, tensor<32x1x64xf32>
}
}

// -----

// A gradient that no product reads is stored as it was summed.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0] {{.*}} -> tensor<64x64xf32>
// CHECK-NEXT: mp.unscale
func.func @main(%w: tensor<64x64xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x64xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<32x64xf32> {mp.role = #mp.role<loss_seed>},
                %scale: tensor<f32> {mp.role = #mp.role<loss_scale>})
    -> (tensor<64x64xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32x64xf32> {mp.role = #mp.role<metric>}) {
  %one = arith.constant dense<1.0> : tensor<f32>
  %h = mp.dot %x, %w contracting [1] x [0] : (tensor<32x64xf32>, tensor<64x64xf32>) -> tensor<32x64xf32>
  %a = math.tanh %h : tensor<32x64xf32>
  %scaled = mp.scale %seed, %scale : tensor<32x64xf32>
  %d = arith.mulf %scaled, %a : tensor<32x64xf32>
  %raw = mp.dot %x, %d contracting [0] x [0] : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<64x64xf32>
  %g = mp.unscale %raw, %scale : tensor<64x64xf32> -> tensor<64x64xf32>
  %square = arith.mulf %g, %g : tensor<64x64xf32>
  %sum = mp.reduce add %square dims [0, 1] : tensor<64x64xf32> to tensor<f32>
  %norm = math.sqrt %sum : tensor<f32>
  %safe = arith.maximumf %norm, %one : tensor<f32>
  %share = arith.divf %one, %safe : tensor<f32>
  %all = mp.broadcast %share dims [] : tensor<f32> to tensor<64x64xf32>
  %clipped = arith.mulf %g, %all : tensor<64x64xf32>
  %w1 = arith.subf %w, %clipped : tensor<64x64xf32>
  return %w1, %a : tensor<64x64xf32>, tensor<32x64xf32>
}
}
