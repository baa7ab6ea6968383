// RUN: mp-opt %s --mp-amp | FileCheck %s

// CHECK: mp.role = #mp.role<loss_scale>
// CHECK: mp.role = #mp.role<working_copy>
// CHECK: mp.dot {{.*}} accumulate f32
// CHECK: mp.unscale
// CHECK: mp.guard
// CHECK: mp.update_loss_scale
// CHECK: func.func{{.*}} @init

// One training step of a small classifier, written by hand: y = relu(x w1) w2,
// loss = half the mean squared distance to t, SGD with rate 0.1. The smallest
// step that every stage of the pipeline has something to say about.
func.func @main(%w1: tensor<16x32xf32> {mp.name = "w1"},
                %w2: tensor<32x10xf32> {mp.name = "w2"},
                %x: tensor<8x16xf32> {mp.name = "x"},
                %t: tensor<8x10xf32> {mp.name = "t"})
    -> (tensor<16x32xf32> {mp.name = "new.w1"},
        tensor<32x10xf32> {mp.name = "new.w2"},
        tensor<f32> {mp.name = "loss"}) {
  %zero = arith.constant dense<0.0> : tensor<8x32xf32>
  %half = arith.constant dense<0.5> : tensor<8x10xf32>
  %eighth = arith.constant dense<0.125> : tensor<f32>
  // Forward.
  %a = mp.dot %x, %w1 contracting [1] x [0]
     : (tensor<8x16xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
  %h = arith.maximumf %a, %zero : tensor<8x32xf32>
  %y = mp.dot %h, %w2 contracting [1] x [0]
     : (tensor<8x32xf32>, tensor<32x10xf32>) -> tensor<8x10xf32>
  %d = arith.subf %y, %t : tensor<8x10xf32>
  %dd = arith.mulf %d, %d : tensor<8x10xf32>
  %hdd = arith.mulf %dd, %half : tensor<8x10xf32>
  %sum = mp.reduce add %hdd dims [0, 1] : tensor<8x10xf32> to tensor<f32>
  %loss = arith.mulf %sum, %eighth : tensor<f32>
  // Backward: the seed is 1/8, the derivative of the loss by the sum.
  %seed = mp.broadcast %eighth dims [] : tensor<f32> to tensor<8x10xf32>
  %dy = arith.mulf %d, %seed : tensor<8x10xf32>
  %dw2 = mp.dot %h, %dy contracting [0] x [0]
     : (tensor<8x32xf32>, tensor<8x10xf32>) -> tensor<32x10xf32>
  %dh = mp.dot %dy, %w2 contracting [1] x [1]
     : (tensor<8x10xf32>, tensor<32x10xf32>) -> tensor<8x32xf32>
  %on = arith.cmpf ogt, %a, %zero : tensor<8x32xf32>
  %da = arith.select %on, %dh, %zero : tensor<8x32xi1>, tensor<8x32xf32>
  %dw1 = mp.dot %x, %da contracting [0] x [0]
     : (tensor<8x16xf32>, tensor<8x32xf32>) -> tensor<16x32xf32>
  // Update.
  %rate1 = arith.constant dense<0.1> : tensor<16x32xf32>
  %rate2 = arith.constant dense<0.1> : tensor<32x10xf32>
  %step1 = arith.mulf %dw1, %rate1 : tensor<16x32xf32>
  %step2 = arith.mulf %dw2, %rate2 : tensor<32x10xf32>
  %new1 = arith.subf %w1, %step1 : tensor<16x32xf32>
  %new2 = arith.subf %w2, %step2 : tensor<32x10xf32>
  return %new1, %new2, %loss
    : tensor<16x32xf32>, tensor<32x10xf32>, tensor<f32>
}
