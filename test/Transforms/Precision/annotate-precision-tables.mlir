// Constants that contractions read: all their numbers are known, so they are
// judged by what becomes of each.
//
// RUN: mp-opt %s --mp-annotate-precision --mp-insert-casts --mp-simplify-casts \
// RUN:   --mp-check-precision --split-input-file > %t.once
// RUN: FileCheck %s --input-file=%t.once
// RUN: mp-opt %t.once --mp-annotate-precision --mp-insert-casts \
// RUN:   --mp-simplify-casts --mp-check-precision --split-input-file \
// RUN:   | diff %t.once -

// What a product makes of years has their digits: its result is f32, too, and
// so are both where a move stands between.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @years
  func.func @years(%x: tensor<16x8xf32>) -> (tensor<16xf32>, tensor<16x4xf32>) {
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "operand 1 has a row of numbers like 2019.1, whose differences are lost in f16"} : {{.*}} -> tensor<16xf32>
    %c = arith.constant dense<[2019.1, 2019.2, 2019.3, 2019.4, 2019.5, 2019.6, 2019.7, 2019.8]> : tensor<8xf32>
    %0 = mp.dot %x, %c contracting [1] x [0] : (tensor<16x8xf32>, tensor<8xf32>) -> tensor<16xf32>
    %1 = mp.broadcast %c dims [0] : tensor<8xf32> to tensor<8x4xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "operand 1 has a row of numbers like 2019.1, whose differences are lost in f16"} : {{.*}} -> tensor<16x4xf32>
    %2 = mp.dot %x, %1 contracting [1] x [0] : (tensor<16x8xf32>, tensor<8x4xf32>) -> tensor<16x4xf32>
    return %0, %2 : tensor<16xf32>, tensor<16x4xf32>
  }
}

// -----

// Numbers about 0 are rounded as weights are.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @weights
  func.func @weights(%x: tensor<16x8xf32>) -> tensor<16xf32> {
    %c = arith.constant dense<[0.3, -0.7, 1.1, 0.9, -1.3, 0.2, -0.4, 0.6]> : tensor<8xf32>
    // CHECK: mp.dot {{.*}} : (tensor<16x8xf16>, tensor<8xf16>)
    %0 = mp.dot %x, %c contracting [1] x [0] : (tensor<16x8xf32>, tensor<8xf32>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
}

// -----

// A lookup by a proved number between 0 and 1 gives the table's own, of which
// one vanishes; one of numbers that the type has all is one of 16 bits.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @lookup
  func.func @lookup(%i: tensor<16x8xi1>, %w: tensor<8xf32> {mp.role = #mp.role<parameter>}) -> (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) {
    %hot = arith.uitofp %i : tensor<16x8xi1> to tensor<16x8xf32>
    %units = arith.constant dense<[1.0e-5, 1.0e-3, 1.0e-1, 1.0, 1.0e1, 1.0e2, 1.0e3, 2.0e3]> : tensor<8xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "multiplies a table by what was not learnt"} : {{.*}} -> tensor<16xf32>
    %0 = mp.dot %hot, %units contracting [1] x [0] : (tensor<16x8xf32>, tensor<8xf32>) -> tensor<16xf32>
    %exact = arith.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.5]> : tensor<8xf32>
    // CHECK: mp.dot {{.*}} : (tensor<16x8xf16>, tensor<8xf16>)
    %1 = mp.dot %hot, %exact contracting [1] x [0] : (tensor<16x8xf32>, tensor<8xf32>) -> tensor<16xf32>
    // CHECK: mp.dot {{.*}} : (tensor<16x8xf16>, tensor<8xf16>)
    %2 = mp.dot %hot, %w contracting [1] x [0] : (tensor<16x8xf32>, tensor<8xf32>) -> tensor<16xf32>
    return %0, %1, %2 : tensor<16xf32>, tensor<16xf32>, tensor<16xf32>
  }
}

// -----

// The norm of a gradient that is 0, and no operand whose type is to be chosen.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @zeros
  func.func @zeros() -> tensor<f32> {
    %c = arith.constant dense<0.0> : tensor<2x4xf32>
    %flat = mp.reshape %c : tensor<2x4xf32> to tensor<8xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "reads constants alone"} : (tensor<8xf32>, tensor<8xf32>)
    %0 = mp.dot %flat, %flat contracting [0] x [0] : (tensor<8xf32>, tensor<8xf32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// A tangent of 1 that is reshaped is as good as one that is not: the product
// reads 16 bits, and so it does where a move stands before the constant.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @renamed
  func.func @renamed(%w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> tensor<1x64xf32> {
    %c = arith.constant dense<1.0> : tensor<64xf32>
    %row = mp.broadcast %c dims [1] : tensor<64xf32> to tensor<1x64xf32>
    // CHECK: mp.dot {{.*}} : (tensor<1x64xf16>, tensor<64x64xf16>)
    %0 = mp.dot %row, %w contracting [1] x [0] : (tensor<1x64xf32>, tensor<64x64xf32>) -> tensor<1x64xf32>
    return %0 : tensor<1x64xf32>
  }
}

// -----

// A price for each district is as large as what it is compared with, and is
// looked up in f32; the embedding beside it is not.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @looked_up
  func.func @looked_up(%x: tensor<64x64xf32> {mp.role = #mp.role<batch>}, %p: tensor<16x64xf32> {mp.role = #mp.role<parameter>, mp.pair = 0}, %e: tensor<16x64xf32> {mp.role = #mp.role<parameter>, mp.pair = 1}, %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}, %i: tensor<64x1xi32>)
      -> (tensor<16x64xf32> {mp.role = #mp.role<new_parameter>, mp.pair = 0}, tensor<16x64xf32> {mp.role = #mp.role<new_parameter>, mp.pair = 1}, tensor<64x64xf32> {mp.role = #mp.role<metric>}) {
    %less = arith.constant dense<0.5> : tensor<16x64xf32>
    %thousand = arith.constant dense<1000.0> : tensor<64x64xf32>
    // CHECK: mp.gather {{.*}} -> tensor<64x64xf16>
    %row = mp.gather %e, %i slice [1, 64] offset [1] collapsed [0] start [0] index_vector 1 : (tensor<16x64xf32>, tensor<64x1xi32>) -> tensor<64x64xf32>
    // CHECK: mp.gather {{.*}} -> tensor<64x64xf32>
    %price = mp.gather %p, %i slice [1, 64] offset [1] collapsed [0] start [0] index_vector 1 : (tensor<16x64xf32>, tensor<64x1xi32>) -> tensor<64x64xf32>
    %h = mp.dot %row, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %more = arith.mulf %h, %thousand : tensor<64x64xf32>
    %z = arith.addf %price, %more : tensor<64x64xf32>
    %d = arith.subf %z, %x : tensor<64x64xf32>
    %new = arith.mulf %p, %less : tensor<16x64xf32>
    %newer = arith.mulf %e, %less : tensor<16x64xf32>
    return %new, %newer, %d : tensor<16x64xf32>, tensor<16x64xf32>, tensor<64x64xf32>
  }
}

// -----

// Corners of a mesh, whose neighbours' mean is taken from them: what is left is
// small.
module attributes {mp.policy = #mp.policy<bf16>} {
  // CHECK-LABEL: func @corners
  func.func @corners(%p: tensor<64x64xf32> {mp.role = #mp.role<parameter>, mp.pair = 0}, %i: tensor<64x4x1xi32>, %w: tensor<64x64xf32> {mp.role = #mp.role<batch>})
      -> (tensor<64x64xf32> {mp.role = #mp.role<new_parameter>, mp.pair = 0}, tensor<64x64xf32> {mp.role = #mp.role<metric>}) {
    %part = arith.constant dense<4.0> : tensor<64x64xf32>
    // CHECK: mp.gather {{.*}} -> tensor<64x4x64xf32>
    %near = mp.gather %p, %i slice [1, 64] offset [2] collapsed [0] start [0] index_vector 2 : (tensor<64x64xf32>, tensor<64x4x1xi32>) -> tensor<64x4x64xf32>
    %sum = mp.reduce add %near dims [1] : tensor<64x4x64xf32> to tensor<64x64xf32>
    %mean = arith.divf %sum, %part : tensor<64x64xf32>
    %left = arith.subf %p, %mean : tensor<64x64xf32>
    %bend = mp.dot %left, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %new = arith.mulf %p, %part : tensor<64x64xf32>
    return %new, %bend : tensor<64x64xf32>, tensor<64x64xf32>
  }
}
