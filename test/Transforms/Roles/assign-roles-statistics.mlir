// The mean and the variance of a batch norm that is not trained are told by
// what they do: all examples share them.
//
// RUN: mp-opt %s --mp-assign-roles --split-input-file | FileCheck %s

// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "given['m']", mp.role = #mp.role<buffer>}
// CHECK-SAME: {mp.name = "given['v']", mp.role = #mp.role<buffer>}
func.func @main(%m: tensor<4xf32> {mp.name = "given['m']"},
                %v: tensor<4xf32> {mp.name = "given['v']"},
                %x: tensor<8x4xf32> {mp.name = "x"},
                %w: tensor<4x4xf32> {mp.name = "w"})
    -> (tensor<4x4xf32>, tensor<f32>) {
  %least = arith.constant dense<1.0e-05> : tensor<4xf32>
  %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %means = mp.broadcast %m dims [1] : tensor<4xf32> to tensor<8x4xf32>
  %1 = arith.subf %0, %means : tensor<8x4xf32>
  %sum = arith.addf %v, %least : tensor<4xf32>
  %root = math.rsqrt %sum : tensor<4xf32>
  %roots = mp.broadcast %root dims [1] : tensor<4xf32> to tensor<8x4xf32>
  %y = arith.mulf %1, %roots : tensor<8x4xf32>
  %e = math.exp %y : tensor<8x4xf32>
  %loss = mp.reduce add %e dims [0, 1] : tensor<8x4xf32> to tensor<f32>
  %d = arith.mulf %e, %roots : tensor<8x4xf32>
  %dw = mp.dot %x, %d contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %new = arith.subf %w, %dw : tensor<4x4xf32>
  return %new, %loss : tensor<4x4xf32>, tensor<f32>
}

// -----

// Of what is measured each example has its own, and its own variance.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "given['y']", mp.role = #mp.role<batch>}
// CHECK-SAME: {mp.name = "given['v']", mp.role = #mp.role<batch>}
func.func @main(%y: tensor<8xf32> {mp.name = "given['y']"},
                %v: tensor<8xf32> {mp.name = "given['v']"},
                %x: tensor<8x4xf32> {mp.name = "x"},
                %w: tensor<4xf32> {mp.name = "w"})
    -> (tensor<4xf32>, tensor<f32>) {
  %least = arith.constant dense<1.0e-05> : tensor<8xf32>
  %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8xf32>
  %1 = arith.subf %0, %y : tensor<8xf32>
  %sum = arith.addf %v, %least : tensor<8xf32>
  %root = math.rsqrt %sum : tensor<8xf32>
  %2 = arith.mulf %1, %root : tensor<8xf32>
  %e = math.exp %2 : tensor<8xf32>
  %loss = mp.reduce add %e dims [0] : tensor<8xf32> to tensor<f32>
  %d = arith.mulf %e, %root : tensor<8xf32>
  %dw = mp.dot %d, %x contracting [0] x [0] : (tensor<8xf32>, tensor<8x4xf32>) -> tensor<4xf32>
  %new = arith.subf %w, %dw : tensor<4xf32>
  return %new, %loss : tensor<4xf32>, tensor<f32>
}
