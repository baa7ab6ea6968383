// Of a value that one term of the loss is taken from, and others are made of
// elsewhere, all read the same rounding: what is left of them is not that.
//
// RUN: mp-opt %s --mp-annotate-precision --mp-insert-casts --mp-simplify-casts \
// RUN:   --mp-check-precision --split-input-file | FileCheck %s

// The score of a path, less the sum over all paths, which a loop makes.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @path
  func.func @path(%x: tensor<64x8x64xf32> {mp.role = #mp.role<batch>}, %i: tensor<64x8x1x1xi32> {mp.role = #mp.role<batch>}, %w: tensor<64x32xf32> {mp.role = #mp.role<parameter>}, %b: tensor<32xf32> {mp.role = #mp.role<parameter>}) -> (tensor<f32> {mp.role = #mp.role<loss>}) {
    %zero = arith.constant dense<0> : tensor<i32>
    %one = arith.constant dense<1> : tensor<i32>
    %most = arith.constant dense<64> : tensor<i32>
    %none = arith.constant dense<0.0> : tensor<8x32xf32>
    // CHECK: %[[WIDE:.*]] = arith.addf {{.*}} : tensor<64x8x32xf32>
    // CHECK: %[[LOW:.*]] = mp.cast %[[WIDE]] : tensor<64x8x32xf32> to tensor<64x8x32xf16>
    %y = mp.dot %x, %w contracting [2] x [0] : (tensor<64x8x64xf32>, tensor<64x32xf32>) -> tensor<64x8x32xf32>
    %bs = mp.broadcast %b dims [2] : tensor<32xf32> to tensor<64x8x32xf32>
    %v = arith.addf %y, %bs : tensor<64x8x32xf32>
    // CHECK: mp.gather %[[LOW]], {{.*}} -> tensor<64x8x1xf16>
    %path = mp.gather %v, %i slice [1, 1, 1] offset [] collapsed [2] batching [0, 1] x [0, 1] start [2] index_vector 3 : (tensor<64x8x32xf32>, tensor<64x8x1x1xi32>) -> tensor<64x8x1xf32>
    %score = mp.reduce add %path dims [0, 2] : tensor<64x8x1xf32> to tensor<8xf32>
    // CHECK: scf.while
    // CHECK: mp.gather %[[LOW]], {{.*}} -> tensor<1x8x32xf16>
    %end:2 = scf.while (%n = %zero, %a = %none) : (tensor<i32>, tensor<8x32xf32>) -> (tensor<i32>, tensor<8x32xf32>) {
      %less = arith.cmpi slt, %n, %most : tensor<i32>
      %more = tensor.extract %less[] : tensor<i1>
      scf.condition(%more) %n, %a : tensor<i32>, tensor<8x32xf32>
    } do {
    ^bb0(%n: tensor<i32>, %a: tensor<8x32xf32>):
      %at = mp.reshape %n : tensor<i32> to tensor<1xi32>
      %z = mp.concat %at, %at, %at dim 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
      %row = mp.gather %v, %z slice [1, 8, 32] offset [0, 1, 2] start [0, 1, 2] index_vector 0 : (tensor<64x8x32xf32>, tensor<3xi32>) -> tensor<1x8x32xf32>
      %now = mp.reshape %row : tensor<1x8x32xf32> to tensor<8x32xf32>
      %e = math.exp %a : tensor<8x32xf32>
      %sum = mp.reduce add %e dims [1] : tensor<8x32xf32> to tensor<8xf32>
      %log = math.log %sum : tensor<8xf32>
      %spread = mp.broadcast %log dims [0] : tensor<8xf32> to tensor<8x32xf32>
      %next = arith.addf %spread, %now : tensor<8x32xf32>
      %n1 = arith.addi %n, %one : tensor<i32>
      scf.yield %n1, %next : tensor<i32>, tensor<8x32xf32>
    }
    %e = math.exp %end#1 : tensor<8x32xf32>
    %sum = mp.reduce add %e dims [1] : tensor<8x32xf32> to tensor<8xf32>
    %log = math.log %sum : tensor<8xf32>
    %left = arith.subf %log, %score : tensor<8xf32>
    %loss = mp.reduce add %left dims [0] : tensor<8xf32> to tensor<f32>
    return %loss : tensor<f32>
  }
}
