// A history that goes on by a place is the next value of itself: most of it is
// joined with what is new. What joins less of it is another value.
//
// RUN: mp-opt %s -split-input-file --mp-assign-roles=default-role=batch \
// RUN:   | FileCheck %s

// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "arg0", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "arg1", mp.pair = 2 : i64,
func.func @main(%w: tensor<8x2xf32>, %kept: tensor<4xf32>, %x: tensor<6x8xf32>)
    -> (tensor<8x2xf32>, tensor<f32>, tensor<4xf32>) {
  %rate = arith.constant dense<0.1> : tensor<8x2xf32>
  %largest = mp.reduce max %kept dims [0] : tensor<4xf32> to tensor<f32>
  %size = mp.broadcast %largest dims [] : tensor<f32> to tensor<6x8xf32>
  %scaled = arith.divf %x, %size : tensor<6x8xf32>
  %y = mp.dot %scaled, %w contracting [1] x [0] : (tensor<6x8xf32>, tensor<8x2xf32>) -> tensor<6x2xf32>
  %e = math.exp %y : tensor<6x2xf32>
  %loss = mp.reduce add %e dims [0, 1] : tensor<6x2xf32> to tensor<f32>
  %g = mp.dot %scaled, %e contracting [0] x [0] : (tensor<6x8xf32>, tensor<6x2xf32>) -> tensor<8x2xf32>
  %step = arith.mulf %g, %rate : tensor<8x2xf32>
  %w1 = arith.subf %w, %step : tensor<8x2xf32>
  %abs = math.absf %x : tensor<6x8xf32>
  %seen = mp.reduce max %abs dims [0, 1] : tensor<6x8xf32> to tensor<f32>
  %new = mp.reshape %seen : tensor<f32> to tensor<1xf32>
  %old = mp.slice %kept start [0] limit [3] strides [1] : tensor<4xf32> to tensor<3xf32>
  %next = mp.concat %new, %old dim 0 : (tensor<1xf32>, tensor<3xf32>) -> tensor<4xf32>
  return %w1, %loss, %next : tensor<8x2xf32>, tensor<f32>, tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "arg1", mp.role = #mp.role<batch>}
func.func @main(%w: tensor<8x2xf32>, %kept: tensor<4xf32>, %x: tensor<6x8xf32>)
    -> (tensor<8x2xf32>, tensor<f32>, tensor<4xf32>) {
  %rate = arith.constant dense<0.1> : tensor<8x2xf32>
  %largest = mp.reduce max %kept dims [0] : tensor<4xf32> to tensor<f32>
  %size = mp.broadcast %largest dims [] : tensor<f32> to tensor<6x8xf32>
  %scaled = arith.divf %x, %size : tensor<6x8xf32>
  %y = mp.dot %scaled, %w contracting [1] x [0] : (tensor<6x8xf32>, tensor<8x2xf32>) -> tensor<6x2xf32>
  %e = math.exp %y : tensor<6x2xf32>
  %loss = mp.reduce add %e dims [0, 1] : tensor<6x2xf32> to tensor<f32>
  %g = mp.dot %scaled, %e contracting [0] x [0] : (tensor<6x8xf32>, tensor<6x2xf32>) -> tensor<8x2xf32>
  %step = arith.mulf %g, %rate : tensor<8x2xf32>
  %w1 = arith.subf %w, %step : tensor<8x2xf32>
  %abs = math.absf %x : tensor<6x8xf32>
  %seen = mp.reduce max %abs dims [0] : tensor<6x8xf32> to tensor<8xf32>
  %new = mp.slice %seen start [0] limit [3] strides [1] : tensor<8xf32> to tensor<3xf32>
  %old = mp.slice %kept start [0] limit [1] strides [1] : tensor<4xf32> to tensor<1xf32>
  %next = mp.concat %new, %old dim 0 : (tensor<3xf32>, tensor<1xf32>) -> tensor<4xf32>
  return %w1, %loss, %next : tensor<8x2xf32>, tensor<f32>, tensor<4xf32>
}
