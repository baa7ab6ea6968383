// Parameters that a step keeps for later ones are stored in f32, as state is,
// and contractions read them rounded, as they read parameters.
//
// RUN: mp-opt %s --mp-annotate-precision --mp-insert-casts --mp-simplify-casts \
// RUN:   --mp-check-precision --split-input-file | FileCheck %s

// As a branch or a mask chooses.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @main
  func.func @main(%w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}, %kept: tensor<64x64xf32> {mp.pair = 0 : i64, mp.role = #mp.role<ema>}, %x: tensor<64x64xf32> {mp.role = #mp.role<batch>}, %now: tensor<64x64xi1> {mp.role = #mp.role<batch>}, %flag: i1 {mp.role = #mp.role<hyper>}) -> (tensor<64x64xf32> {mp.role = #mp.role<new_state>}, tensor<64x64xf32>) {
    %some = scf.if %flag -> tensor<64x64xf32> {
      scf.yield %w : tensor<64x64xf32>
    } else {
      scf.yield %kept : tensor<64x64xf32>
    }
    // CHECK: %[[SNAP:.*]] = arith.select {{.*}}, tensor<64x64xf32>
    %snap = arith.select %now, %some, %kept : tensor<64x64xi1>, tensor<64x64xf32>
    // CHECK: %[[READ:.*]] = mp.cast %[[SNAP]] : tensor<64x64xf32> to tensor<64x64xf16>
    // CHECK: mp.dot %{{.*}}, %[[READ]] {{.*}} : (tensor<64x64xf16>, tensor<64x64xf16>) -> tensor<64x64xf32>
    %y = mp.dot %x, %snap contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    // CHECK: return %[[SNAP]]
    return %snap, %y : tensor<64x64xf32>, tensor<64x64xf32>
  }
}

// -----

// Not what is neither of them.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @main
  func.func @main(%w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}, %kept: tensor<64x64xf32> {mp.pair = 0 : i64, mp.role = #mp.role<optimizer_state>}, %x: tensor<64x64xf32> {mp.role = #mp.role<batch>}, %now: tensor<64x64xi1> {mp.role = #mp.role<batch>}) -> (tensor<64x64xf32> {mp.role = #mp.role<new_state>}, tensor<64x64xf32>) {
    %snap = arith.select %now, %w, %kept : tensor<64x64xi1>, tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = {{.*}}} : (tensor<64x64xf32>, tensor<64x64xf32>)
    %y = mp.dot %x, %snap contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %snap, %y : tensor<64x64xf32>, tensor<64x64xf32>
  }
}
