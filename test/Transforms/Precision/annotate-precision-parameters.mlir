// Parameters that nothing keeps as small as weights are: they are as large as
// what they predict.
//
// RUN: mp-opt %s --mp-annotate-precision --mp-insert-casts --mp-simplify-casts \
// RUN:   --mp-check-precision --split-input-file > %t 2> %t.said
// RUN: FileCheck %s --input-file=%t
// RUN: FileCheck %s --input-file=%t.said --check-prefix=SAID

// A lookup that a target is taken from; the backward pass reads it so, too.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @price
  func.func @price(%i: tensor<16x8xi1>, %y: tensor<16x4xf32> {mp.role = #mp.role<batch>}, %w: tensor<8x4xf32> {mp.role = #mp.role<parameter>}, %g: tensor<16x4xf32>) -> (tensor<16x4xf32>, tensor<16x8xf32>) {
    %hot = arith.uitofp %i : tensor<16x8xi1> to tensor<16x8xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "operand 1 is a parameter that may be as large as what it predicts"} : (tensor<16x8xf32>, tensor<8x4xf32>)
    %0 = mp.dot %hot, %w contracting [1] x [0] : (tensor<16x8xf32>, tensor<8x4xf32>) -> tensor<16x4xf32>
    %1 = arith.subf %0, %y : tensor<16x4xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "operand 1 is a parameter{{.*}} : (tensor<16x4xf32>, tensor<8x4xf32>)
    %2 = mp.dot %g, %w contracting [1] x [1] : (tensor<16x4xf32>, tensor<8x4xf32>) -> tensor<16x8xf32>
    return %1, %2 : tensor<16x4xf32>, tensor<16x8xf32>
  }
}

// -----

// A linear model of the batch, through a bias and a multiple of it.
module attributes {mp.policy = #mp.policy<bf16>} {
  // CHECK-LABEL: func @linear
  func.func @linear(%x: tensor<16x8xf32> {mp.role = #mp.role<batch>}, %y: tensor<16x4xf32> {mp.role = #mp.role<batch>}, %w: tensor<8x4xf32> {mp.role = #mp.role<parameter>}, %b: tensor<16x4xf32> {mp.role = #mp.role<parameter>}) -> tensor<16x4xf32> {
    %c = arith.constant dense<0.5> : tensor<16x4xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "operand 1 is a parameter{{.*}} : (tensor<16x8xf32>, tensor<8x4xf32>)
    %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<16x8xf32>, tensor<8x4xf32>) -> tensor<16x4xf32>
    %1 = arith.addf %0, %b : tensor<16x4xf32>
    %2 = arith.mulf %y, %c : tensor<16x4xf32>
    %3 = arith.subf %2, %1 : tensor<16x4xf32>
    return %3 : tensor<16x4xf32>
  }
}

// -----

// Beside the batch a residual stream holds activations.
module attributes {mp.policy = #mp.policy<bf16>} {
  // CHECK-LABEL: func @residual
  func.func @residual(%x: tensor<16x8xf32> {mp.role = #mp.role<batch>}, %y: tensor<16x8xf32> {mp.role = #mp.role<batch>}, %w: tensor<8x8xf32> {mp.role = #mp.role<parameter>}) -> tensor<16x8xf32> {
    // CHECK-COUNT-2: mp.dot {{.*}} : (tensor<16x8xbf16>, tensor<8x8xbf16>)
    %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<16x8xf32>, tensor<8x8xf32>) -> tensor<16x8xf32>
    %1 = arith.addf %0, %x : tensor<16x8xf32>
    %2 = mp.dot %1, %w contracting [1] x [0] : (tensor<16x8xf32>, tensor<8x8xf32>) -> tensor<16x8xf32>
    %3 = arith.subf %2, %y : tensor<16x8xf32>
    return %3 : tensor<16x8xf32>
  }
}

// -----

// What a constant or a logarithm brings to the size of an activation was of
// another one.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @rescaled
  func.func @rescaled(%i: tensor<16x8xi1>, %v: tensor<8x4xf32> {mp.role = #mp.role<parameter>}, %w: tensor<8x4xf32> {mp.role = #mp.role<parameter>}, %u: tensor<8x4xf32> {mp.role = #mp.role<parameter>}) -> (tensor<16x4xf32>, tensor<16x4xf32>, tensor<16x4xf32>) {
    %hot = arith.uitofp %i : tensor<16x8xi1> to tensor<16x8xf32>
    %c = arith.constant dense<1.0e-05> : tensor<16x4xf32>
    %k = arith.constant dense<2.5e+05> : tensor<16x4xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "operand 1 is a parameter
    %0 = mp.dot %hot, %v contracting [1] x [0] : (tensor<16x8xf32>, tensor<8x4xf32>) -> tensor<16x4xf32>
    %1 = arith.mulf %0, %c : tensor<16x4xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "operand 1 is a parameter
    %2 = mp.dot %hot, %w contracting [1] x [0] : (tensor<16x8xf32>, tensor<8x4xf32>) -> tensor<16x4xf32>
    %3 = arith.subf %2, %k : tensor<16x4xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "operand 1 is a parameter
    %4 = mp.dot %hot, %u contracting [1] x [0] : (tensor<16x8xf32>, tensor<8x4xf32>) -> tensor<16x4xf32>
    %5 = math.log %4 : tensor<16x4xf32>
    return %1, %3, %5 : tensor<16x4xf32>, tensor<16x4xf32>, tensor<16x4xf32>
  }
}

// -----

// What a network reads is an embedding: masked, scaled as attention scales it,
// averaged over many, or added to features of the batch.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @embedding
  func.func @embedding(%i: tensor<1024x8xi1>, %x: tensor<1024x4xf32> {mp.role = #mp.role<batch>}, %v: tensor<8x4xf32> {mp.role = #mp.role<parameter>}) -> (tensor<1024x4xf32>, tensor<1024x4xf32>, tensor<4xf32>) {
    %hot = arith.uitofp %i : tensor<1024x8xi1> to tensor<1024x8xf32>
    %c = arith.constant dense<0.125> : tensor<1024x4xf32>
    %mask = arith.constant dense<-1.0e+09> : tensor<1024x4xf32>
    %n = arith.constant dense<1024.0> : tensor<4xf32>
    // CHECK: mp.dot {{.*}} : (tensor<1024x8xf16>, tensor<8x4xf16>)
    %0 = mp.dot %hot, %v contracting [1] x [0] : (tensor<1024x8xf32>, tensor<8x4xf32>) -> tensor<1024x4xf32>
    %1 = arith.mulf %0, %c : tensor<1024x4xf32>
    %2 = arith.addf %1, %mask : tensor<1024x4xf32>
    %3 = arith.addf %1, %x : tensor<1024x4xf32>
    %4 = mp.reduce add %1 dims [0] : tensor<1024x4xf32> to tensor<4xf32>
    %5 = arith.divf %4, %n : tensor<4xf32>
    return %2, %3, %5 : tensor<1024x4xf32>, tensor<1024x4xf32>, tensor<4xf32>
  }
}

// -----

// The last weights of a network read 16 bits, which is said, once for all; the
// weights before them, and what is compared with nothing, are as ever.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @heads
  func.func @heads(%x: tensor<16x8xf32>, %y: tensor<16x4xf32> {mp.role = #mp.role<batch>}, %w: tensor<8x8xf32> {mp.name = "w", mp.role = #mp.role<parameter>}, %a: tensor<8x4xf32> {mp.name = "a", mp.role = #mp.role<parameter>}, %b: tensor<8x4xf32> {mp.name = "b", mp.role = #mp.role<parameter>}) -> (tensor<16x4xf32>, tensor<16x4xf32>, tensor<16x4xf32>) {
    %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<16x8xf32>, tensor<8x8xf32>) -> tensor<16x8xf32>
    %1 = math.tanh %0 : tensor<16x8xf32>
    // CHECK-COUNT-3: mp.dot {{.*}} : (tensor<16x8xf16>, tensor<8x{{[48]}}xf16>)
    // SAID-NOT: last weights
    // SAID: mp.dot reads 'a', 'b', the last weights of what is taken from the batch, as f16, which has 11 bits and ends at 65504
    // SAID-NOT: last weights
    %2 = mp.dot %1, %a contracting [1] x [0] : (tensor<16x8xf32>, tensor<8x4xf32>) -> tensor<16x4xf32>
    %3 = mp.dot %1, %b contracting [1] x [0] : (tensor<16x8xf32>, tensor<8x4xf32>) -> tensor<16x4xf32>
    %4 = arith.subf %2, %y : tensor<16x4xf32>
    %5 = arith.divf %3, %y : tensor<16x4xf32>
    %6 = mp.dot %1, %w contracting [1] x [0] : (tensor<16x8xf32>, tensor<8x8xf32>) -> tensor<16x8xf32>
    %7 = mp.dot %6, %a contracting [1] x [0] : (tensor<16x8xf32>, tensor<8x4xf32>) -> tensor<16x4xf32>
    return %4, %5, %7 : tensor<16x4xf32>, tensor<16x4xf32>, tensor<16x4xf32>
  }
}

// -----

// bf16 ends where f32 does.
module attributes {mp.policy = #mp.policy<bf16>} {
  // CHECK-LABEL: func @coarse
  func.func @coarse(%x: tensor<16x8xf32>, %y: tensor<16x4xf32> {mp.role = #mp.role<batch>}, %w: tensor<8x4xf32> {mp.role = #mp.role<parameter>}) -> tensor<16x4xf32> {
    %0 = math.tanh %x : tensor<16x8xf32>
    // CHECK: mp.dot {{.*}} : (tensor<16x8xbf16>, tensor<8x4xbf16>)
    %1 = mp.dot %0, %w contracting [1] x [0] : (tensor<16x8xf32>, tensor<8x4xf32>) -> tensor<16x4xf32>
    %2 = arith.subf %1, %y : tensor<16x4xf32>
    return %2 : tensor<16x4xf32>
  }
}
