// RUN: mp-opt %s -split-input-file --mp-assign-roles | FileCheck %s

// How far each example is off, as a replay buffer draws by, has the type of the
// target and is no next value of it: a size goes nowhere.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "params['w']", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "x", mp.role = #mp.role<batch>}
// CHECK-SAME: {mp.name = "reward", mp.role = #mp.role<batch>}
func.func @main(%w: tensor<4x1xf32> {mp.name = "params['w']"},
                %x: tensor<8x4xf32> {mp.name = "x"},
                %t: tensor<8x1xf32> {mp.name = "reward"})
    -> (tensor<4x1xf32>, tensor<f32>, tensor<8x1xf32>) {
  %rate = arith.constant dense<0.1> : tensor<4x1xf32>
  %y = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x1xf32>) -> tensor<8x1xf32>
  %d = arith.subf %y, %t : tensor<8x1xf32>
  %s = arith.mulf %d, %d : tensor<8x1xf32>
  %loss = mp.reduce add %s dims [0, 1] : tensor<8x1xf32> to tensor<f32>
  %g = arith.addf %d, %d : tensor<8x1xf32>
  %dw = mp.dot %x, %g contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x1xf32>) -> tensor<4x1xf32>
  %step = arith.mulf %rate, %dw : tensor<4x1xf32>
  %w1 = arith.subf %w, %step : tensor<4x1xf32>
  %off = math.absf %d : tensor<8x1xf32>
  return %w1, %loss, %off : tensor<4x1xf32>, tensor<f32>, tensor<8x1xf32>
}

// -----

// A mean of sizes is added to what there was, and so it is one of that.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "params['w']", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "largest['w']", mp.pair = 1 : i64, mp.role = #mp.role<optimizer_state>}
// CHECK-SAME: {mp.name = "x", mp.role = #mp.role<batch>}
func.func @main(%w: tensor<4x1xf32> {mp.name = "params['w']"},
                %m: tensor<4x1xf32> {mp.name = "largest['w']"},
                %x: tensor<8x4xf32> {mp.name = "x"})
    -> (tensor<4x1xf32>, tensor<4x1xf32>, tensor<f32>) {
  %rate = arith.constant dense<0.1> : tensor<4x1xf32>
  %decay = arith.constant dense<0.9> : tensor<4x1xf32>
  %y = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x1xf32>) -> tensor<8x1xf32>
  %s = arith.mulf %y, %y : tensor<8x1xf32>
  %loss = mp.reduce add %s dims [0, 1] : tensor<8x1xf32> to tensor<f32>
  %g = arith.addf %y, %y : tensor<8x1xf32>
  %dw = mp.dot %x, %g contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x1xf32>) -> tensor<4x1xf32>
  %size = math.absf %dw : tensor<4x1xf32>
  %less = arith.mulf %decay, %m : tensor<4x1xf32>
  %m1 = arith.addf %less, %size : tensor<4x1xf32>
  %share = arith.divf %dw, %m1 : tensor<4x1xf32>
  %step = arith.mulf %rate, %share : tensor<4x1xf32>
  %w1 = arith.subf %w, %step : tensor<4x1xf32>
  return %w1, %m1, %loss : tensor<4x1xf32>, tensor<4x1xf32>, tensor<f32>
}
