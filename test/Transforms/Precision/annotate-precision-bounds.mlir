// What is divided by its own norm is bounded, and more so by one that a guard
// makes larger. The inverse of a norm by itself is of any size, also where a mask
// chooses it.
//
// RUN: mp-opt %s --mp-annotate-precision --mp-insert-casts --mp-simplify-casts \
// RUN:   --mp-check-precision --split-input-file | FileCheck %s

module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @norms
  func.func @norms(%x: tensor<64x64xf32> {mp.role = #mp.role<batch>}, %m: tensor<64xi1> {mp.role = #mp.role<batch>}, %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) {
    // CHECK: mp.dot
    %h = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %t = math.tanh %h : tensor<64x64xf32>
    %square = arith.mulf %t, %t : tensor<64x64xf32>
    %sum = mp.reduce add %square dims [1] : tensor<64x64xf32> to tensor<64xf32>
    %norm = math.sqrt %sum : tensor<64xf32>
    %norms = mp.broadcast %norm dims [0] : tensor<64xf32> to tensor<64x64xf32>
    %small = arith.constant dense<1.0e-6> : tensor<64x64xf32>
    %line = arith.divf %t, %norms : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} : (tensor<64x64xf16>, tensor<64x64xf16>)
    %0 = mp.dot %line, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %tiny = arith.constant dense<1.0e-6> : tensor<64xf32>
    %guarded = arith.addf %norm, %tiny : tensor<64xf32>
    %guards = mp.broadcast %guarded dims [0] : tensor<64xf32> to tensor<64x64xf32>
    %safe = arith.divf %h, %guards : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} : (tensor<64x64xf16>, tensor<64x64xf16>)
    %4 = mp.dot %safe, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %least = arith.maximumf %norms, %small : tensor<64x64xf32>
    %held = arith.divf %t, %least : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} : (tensor<64x64xf16>, tensor<64x64xf16>)
    %5 = mp.dot %held, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %most = arith.minimumf %norms, %small : tensor<64x64xf32>
    %open = arith.divf %t, %most : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "operand 0 is not known to be bounded"}
    %6 = mp.dot %open, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %half = arith.constant dense<0.5> : tensor<64xf32>
    %none = arith.constant dense<0.0> : tensor<64xf32>
    %inverse = arith.divf %half, %norm : tensor<64xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "operand 0 is not known to be bounded"}
    %1 = mp.dot %inverse, %w contracting [0] x [0] : (tensor<64xf32>, tensor<64x64xf32>) -> tensor<64xf32>
    %chosen = arith.select %m, %half, %none : tensor<64xi1>, tensor<64xf32>
    %masked = arith.divf %chosen, %norm : tensor<64xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "operand 0 is not known to be bounded"}
    %2 = mp.dot %masked, %w contracting [0] x [0] : (tensor<64xf32>, tensor<64x64xf32>) -> tensor<64xf32>
    %root = math.rsqrt %sum : tensor<64xf32>
    %scaled = arith.mulf %half, %root : tensor<64xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "operand 0 is not known to be bounded"}
    %3 = mp.dot %scaled, %w contracting [0] x [0] : (tensor<64xf32>, tensor<64x64xf32>) -> tensor<64xf32>
    return %0, %4, %5, %6, %1, %2, %3 : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>
  }
}

// -----

// The batch scaled as pixels are, and what is 64 times as large, of which
// nothing says that it is in range. Nor of twice what it is a summand of.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @pixels
  func.func @pixels(%x: tensor<64x64xf32> {mp.role = #mp.role<batch>}, %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
    %mean = arith.constant dense<0.456> : tensor<64x64xf32>
    %deviation = arith.constant dense<0.224> : tensor<64x64xf32>
    %centred = arith.subf %x, %mean : tensor<64x64xf32>
    %pixels = arith.divf %centred, %deviation : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} : (tensor<64x64xf16>, tensor<64x64xf16>)
    %0 = mp.dot %pixels, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %64 = arith.constant dense<64.0> : tensor<64x64xf32>
    %large = arith.mulf %x, %64 : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "operand 0 is not known to be bounded"}
    %1 = mp.dot %large, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %point = arith.addf %x, %0 : tensor<64x64xf32>
    %two = arith.constant dense<2.0> : tensor<64x64xf32>
    %twice = arith.mulf %point, %two : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "operand 0 is not known to be bounded"}
    %2 = mp.dot %twice, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %1, %2 : tensor<64x64xf32>, tensor<64x64xf32>
  }
}

// -----

// Deviations that are nearly the same have too few digits in bf16, in which
// nobody stores them: what is divided by them is as large as ever.
module attributes {mp.policy = #mp.policy<bf16>} {
  // CHECK-LABEL: func @deviations
  func.func @deviations(%x: tensor<64x3xf32> {mp.role = #mp.role<batch>}, %w: tensor<3x64xf32> {mp.role = #mp.role<parameter>}) -> tensor<64x64xf32> {
    %deviation = arith.constant dense<[0.229, 0.224, 0.225]> : tensor<3xf32>
    %deviations = mp.broadcast %deviation dims [1] : tensor<3xf32> to tensor<64x3xf32>
    %pixels = arith.divf %x, %deviations : tensor<64x3xf32>
    // CHECK: mp.dot {{.*}} : (tensor<64x3xbf16>, tensor<3x64xbf16>)
    %0 = mp.dot %pixels, %w contracting [1] x [0] : (tensor<64x3xf32>, tensor<3x64xf32>) -> tensor<64x64xf32>
    return %0 : tensor<64x64xf32>
  }
}

// -----

// Pixels of eight bits are data: what weights make of them is an activation.
// Places are not.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @bytes
  func.func @bytes(%x: tensor<64x64xi8> {mp.role = #mp.role<batch>}, %at: tensor<64x64xi16> {mp.role = #mp.role<batch>}, %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
    %most = arith.constant dense<255.0> : tensor<64x64xf32>
    %bytes = arith.uitofp %x : tensor<64x64xi8> to tensor<64x64xf32>
    %pixels = arith.divf %bytes, %most : tensor<64x64xf32>
    // CHECK: mp.dot
    %h = mp.dot %pixels, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} : (tensor<64x64xf16>, tensor<64x64xf16>)
    %0 = mp.dot %h, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %counts = arith.uitofp %at : tensor<64x64xi16> to tensor<64x64xf32>
    %places = arith.divf %counts, %most : tensor<64x64xf32>
    // CHECK: mp.dot
    %p = mp.dot %places, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "operand 0 is not known to be bounded"}
    %1 = mp.dot %p, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %0, %1 : tensor<64x64xf32>, tensor<64x64xf32>
  }
}
