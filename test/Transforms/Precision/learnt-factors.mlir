// What the batch makes with a bounded number of either sign that was learnt is an
// activation in bf16, as with one without bounds; and with noise of the size of
// weights. Not what it makes with shares, which pick its numbers, with what
// nothing learnt, or with what was drawn much larger.
//
// RUN: mp-opt %s --mp-annotate-precision --mp-insert-casts --mp-simplify-casts \
// RUN:   --mp-check-precision --split-input-file | FileCheck %s

// A neural CDE: a tanh of a layer times increments of the batch.
module attributes {mp.policy = #mp.policy<bf16>} {
  // CHECK-LABEL: func @main
  func.func @main(%w: tensor<64x64xf32> {mp.role = #mp.role<parameter>, mp.pair = 0, mp.name = "w"}, %x: tensor<64x64xf32> {mp.role = #mp.role<batch>, mp.name = "x"}, %dx: tensor<64x64xf32> {mp.role = #mp.role<batch>, mp.name = "dx"}) -> (tensor<64x64xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}, tensor<f32> {mp.role = #mp.role<loss>, mp.name = "loss"}) {
    %h = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %t = math.tanh %h : tensor<64x64xf32>
    // CHECK: math.tanh
    // CHECK: mp.dot {{.*}} : (tensor<64x64xbf16>, tensor<64x64xbf16>)
    %0 = mp.dot %t, %dx contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} : (tensor<64x64xbf16>, tensor<64x64xbf16>)
    %1 = mp.dot %0, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    // A share picks numbers of the batch, learnt or not.
    %s = mp.logistic %h : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "multiplies the batch by what was not learnt"}
    %2 = mp.dot %s, %dx contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    // Nothing learnt the sine of a time.
    %angle = math.sin %x : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "multiplies the batch by what was not learnt"}
    %3 = mp.dot %angle, %dx contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %a = arith.addf %1, %2 : tensor<64x64xf32>
    %b = arith.addf %a, %3 : tensor<64x64xf32>
    %loss = mp.reduce add %b dims [0, 1] : tensor<64x64xf32> to tensor<f32>
    return %w, %loss : tensor<64x64xf32>, tensor<f32>
  }
}

// -----

// The direction of a derivative along noise, and one that is ten times as large.
module attributes {mp.policy = #mp.policy<bf16>} {
  // CHECK-LABEL: func @main
  func.func @main(%w: tensor<64x64xf32> {mp.role = #mp.role<parameter>, mp.pair = 0, mp.name = "w"}, %key: tensor<64x64xi8> {mp.role = #mp.role<rng>, mp.pair = 1, mp.name = "key"}, %x: tensor<64x64xf32> {mp.role = #mp.role<batch>, mp.name = "x"}, %n: tensor<64x64xi8> {mp.role = #mp.role<batch>, mp.name = "n"}) -> (tensor<64x64xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}, tensor<64x64xi8> {mp.role = #mp.role<rng>, mp.name = "key"}, tensor<f32> {mp.role = #mp.role<loss>, mp.name = "loss"}) {
    %part = arith.constant dense<0.031> : tensor<64x64xf32>
    %ten = arith.constant dense<1.0e+01> : tensor<64x64xf32>
    %bits = arith.sitofp %key : tensor<64x64xi8> to tensor<64x64xf32>
    %noise = arith.mulf %bits, %part : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} : (tensor<64x64xbf16>, tensor<64x64xbf16>)
    %0 = mp.dot %x, %noise contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} : (tensor<64x64xbf16>, tensor<64x64xbf16>)
    %1 = mp.dot %0, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %large = arith.mulf %noise, %ten : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "multiplies the batch by what was not learnt"}
    %2 = mp.dot %x, %large contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    // Numbers of the same size that nothing drew.
    %given = arith.sitofp %n : tensor<64x64xi8> to tensor<64x64xf32>
    %places = arith.mulf %given, %part : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "multiplies the batch by what was not learnt"}
    %3 = mp.dot %x, %places contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %a = arith.addf %1, %2 : tensor<64x64xf32>
    %b = arith.addf %a, %3 : tensor<64x64xf32>
    %loss = mp.reduce add %b dims [0, 1] : tensor<64x64xf32> to tensor<f32>
    return %w, %key, %loss : tensor<64x64xf32>, tensor<64x64xi8>, tensor<f32>
  }
}
