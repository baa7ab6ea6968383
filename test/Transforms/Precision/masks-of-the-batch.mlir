// What a step multiplies by masks of the batch, and what it tells them by.
//
// RUN: mp-opt %s --mp-annotate-precision --mp-insert-casts --mp-simplify-casts \
// RUN:   --mp-check-precision --split-input-file 2>/dev/null | FileCheck %s

// Who is reset: the step takes what the batch says from 1.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @ended
  func.func @ended(%x: tensor<64x64xf32> {mp.role = #mp.role<batch>}, %ended: tensor<64xf32> {mp.role = #mp.role<batch>}, %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}, %u: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> tensor<64x64xf32> {
    %one = arith.constant dense<1.0> : tensor<64xf32>
    // CHECK: mp.dot
    %h = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %goes_on = arith.subf %one, %ended : tensor<64xf32>
    %mask = mp.broadcast %goes_on dims [0] : tensor<64xf32> to tensor<64x64xf32>
    %kept = arith.mulf %h, %mask : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} : (tensor<64x64xf16>, tensor<64x64xf16>) -> tensor<64x64xf32>
    %out = mp.dot %kept, %u contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %out : tensor<64x64xf32>
  }
}

// -----

// Prices are not taken from 1; taken from 2 they are no mask either.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @prices
  func.func @prices(%x: tensor<64x64xf32> {mp.role = #mp.role<batch>}, %price: tensor<64xf32> {mp.role = #mp.role<batch>}, %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}, %u: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
    %two = arith.constant dense<2.0> : tensor<64xf32>
    // CHECK: mp.dot
    %h = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %prices = mp.broadcast %price dims [0] : tensor<64xf32> to tensor<64x64xf32>
    %dear = arith.mulf %h, %prices : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}}mp.kept_wide = "operand 0 is not known to be bounded"
    %out = mp.dot %dear, %u contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %less = arith.subf %two, %price : tensor<64xf32>
    %others = mp.broadcast %less dims [0] : tensor<64xf32> to tensor<64x64xf32>
    %cheap = arith.mulf %h, %others : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}}mp.kept_wide = "operand 0 is not known to be bounded"
    %other = mp.dot %cheap, %u contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %out, %other : tensor<64x64xf32>, tensor<64x64xf32>
  }
}

// -----

// Which words are there, as bytes: means over what they leave.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @words
  func.func @words(%x: tensor<16x32x64xf32> {mp.role = #mp.role<batch>}, %words: tensor<16x32xi8> {mp.role = #mp.role<batch>}, %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}, %u: tensor<64x64xf32> {mp.role = #mp.role<parameter>}, %v: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> tensor<16x64xf32> {
    %zero = arith.constant dense<0.0> : tensor<16x32x64xf32>
    %one = arith.constant dense<1.0> : tensor<16xf32>
    // CHECK: mp.dot
    %h = mp.dot %x, %w contracting [2] x [0] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %number = arith.sitofp %words : tensor<16x32xi8> to tensor<16x32xf32>
    %mask = mp.broadcast %number dims [0, 1] : tensor<16x32xf32> to tensor<16x32x64xf32>
    %kept = arith.mulf %h, %mask : tensor<16x32x64xf32>
    // CHECK: mp.dot {{.*}} : (tensor<16x32x64xf16>, tensor<64x64xf16>)
    %again = mp.dot %kept, %u contracting [2] x [0] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %act = arith.maximumf %again, %zero : tensor<16x32x64xf32>
    %left = arith.mulf %act, %mask : tensor<16x32x64xf32>
    %sum = mp.reduce add %left dims [1] : tensor<16x32x64xf32> to tensor<16x64xf32>
    %count = mp.reduce add %number dims [1] : tensor<16x32xf32> to tensor<16xf32>
    %most = arith.maximumf %count, %one : tensor<16xf32>
    %counts = mp.broadcast %most dims [0] : tensor<16xf32> to tensor<16x64xf32>
    %mean = arith.divf %sum, %counts : tensor<16x64xf32>
    // CHECK: mp.dot {{.*}} : (tensor<16x64xf16>, tensor<64x64xf16>)
    %out = mp.dot %mean, %v contracting [1] x [0] : (tensor<16x64xf32>, tensor<64x64xf32>) -> tensor<16x64xf32>
    return %out : tensor<16x64xf32>
  }
}

// -----

// The same as integers, which are counted and kept from 0 as such.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @integers
  func.func @integers(%x: tensor<16x8x64xf32> {mp.role = #mp.role<batch>}, %words: tensor<16x8xi32> {mp.role = #mp.role<batch>}, %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}, %u: tensor<64x64xf32> {mp.role = #mp.role<parameter>}, %v: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> tensor<16x64xf32> {
    %zero = arith.constant dense<0.0> : tensor<16x8x64xf32>
    %one = arith.constant dense<1> : tensor<16xi32>
    // CHECK: mp.dot
    %h = mp.dot %x, %w contracting [2] x [0] : (tensor<16x8x64xf32>, tensor<64x64xf32>) -> tensor<16x8x64xf32>
    %number = arith.sitofp %words : tensor<16x8xi32> to tensor<16x8xf32>
    %mask = mp.broadcast %number dims [0, 1] : tensor<16x8xf32> to tensor<16x8x64xf32>
    %kept = arith.mulf %h, %mask : tensor<16x8x64xf32>
    // CHECK: mp.dot {{.*}} : (tensor<16x8x64xf16>, tensor<64x64xf16>)
    %again = mp.dot %kept, %u contracting [2] x [0] : (tensor<16x8x64xf32>, tensor<64x64xf32>) -> tensor<16x8x64xf32>
    %act = arith.maximumf %again, %zero : tensor<16x8x64xf32>
    %left = arith.mulf %act, %mask : tensor<16x8x64xf32>
    %sum = mp.reduce add %left dims [1] : tensor<16x8x64xf32> to tensor<16x64xf32>
    %count = mp.reduce add %words dims [1] : tensor<16x8xi32> to tensor<16xi32>
    %least = arith.maxsi %count, %one : tensor<16xi32>
    %most = arith.sitofp %least : tensor<16xi32> to tensor<16xf32>
    %counts = mp.broadcast %most dims [0] : tensor<16xf32> to tensor<16x64xf32>
    %mean = arith.divf %sum, %counts : tensor<16x64xf32>
    %out = mp.dot %mean, %v contracting [1] x [0] : (tensor<16x64xf32>, tensor<64x64xf32>) -> tensor<16x64xf32>
    return %out : tensor<16x64xf32>
  }
}

// -----

// A count of which nothing makes a mean counts.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @counts
  func.func @counts(%x: tensor<64x64xf32> {mp.role = #mp.role<batch>}, %days: tensor<64xi32> {mp.role = #mp.role<batch>}, %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}, %u: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> tensor<64x64xf32> {
    // CHECK: mp.dot
    %h = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %number = arith.sitofp %days : tensor<64xi32> to tensor<64xf32>
    %all = mp.broadcast %number dims [0] : tensor<64xf32> to tensor<64x64xf32>
    %long = arith.mulf %h, %all : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}}mp.kept_wide
    %out = mp.dot %long, %u contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %out : tensor<64x64xf32>
  }
}

// -----

// Rows over their norm, times a temperature of 100 at most; and what is no row.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @temperature
  func.func @temperature(%x: tensor<64x64xf32> {mp.role = #mp.role<batch>}, %t: tensor<f32> {mp.role = #mp.role<parameter>}, %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}, %u: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
    %most = arith.constant dense<4.6> : tensor<f32>
    // CHECK: mp.dot
    %h = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %square = arith.mulf %h, %h : tensor<64x64xf32>
    %sum = mp.reduce add %square dims [1] : tensor<64x64xf32> to tensor<64xf32>
    %root = math.sqrt %sum : tensor<64xf32>
    %norm = mp.broadcast %root dims [0] : tensor<64xf32> to tensor<64x64xf32>
    %row = arith.divf %h, %norm : tensor<64x64xf32>
    %least = arith.minimumf %t, %most : tensor<f32>
    %scale = math.exp %least : tensor<f32>
    %scales = mp.broadcast %scale dims [] : tensor<f32> to tensor<64x64xf32>
    %sharp = arith.mulf %scales, %row : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} : (tensor<64x64xf16>, tensor<64x64xf16>)
    %out = mp.dot %sharp, %u contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %large = arith.mulf %scales, %h : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}}mp.kept_wide = "operand 0 is not known to be bounded"
    %other = mp.dot %large, %u contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %out, %other : tensor<64x64xf32>, tensor<64x64xf32>
  }
}
