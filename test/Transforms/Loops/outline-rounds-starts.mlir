// RUN: mp-opt %s --mp-outline-rounds | FileCheck %s

// Rounds may read what they began with: parameters, as a snapshot whose gradient
// is taken from theirs, are of the size of parameters; a moment is any buffer.
//
// CHECK-LABEL: func.func @main(
// CHECK-SAME: mp.name = "w", mp.pair = 1 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: mp.name = "m", mp.pair = 2 : i64, mp.role = #mp.role<optimizer_state>}
// CHECK-SAME: mp.name = "w.start", mp.role = #mp.role<ema>}
// CHECK-SAME: mp.name = "m.start", mp.role = #mp.role<buffer>}
func.func @main(%w0: tensor<4x2xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
                %m0: tensor<4x2xf32> {mp.role = #mp.role<optimizer_state>, mp.name = "m", mp.pair = 1},
                %all: tensor<3x8x4xf32> {mp.role = #mp.role<batch>, mp.name = "x"})
    -> (tensor<4x2xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<4x2xf32> {mp.role = #mp.role<new_state>, mp.name = "m"},
        tensor<f32> {mp.role = #mp.role<loss>, mp.name = "loss"}) {
  %zero = arith.constant dense<0> : tensor<i32>
  %three = arith.constant dense<3> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %none = arith.constant dense<0.0> : tensor<f32>
  %two = arith.constant dense<2.0> : tensor<8x2xf32>
  %rate = arith.constant dense<0.1> : tensor<4x2xf32>
  %end:4 = scf.while (%i_ = %zero, %w_ = %w0, %m_ = %m0, %l_ = %none)
      : (tensor<i32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>)
      -> (tensor<i32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>) {
    %less = arith.cmpi slt, %i_, %three : tensor<i32>
    %more = tensor.extract %less[] : tensor<i1>
    scf.condition(%more) %i_, %w_, %m_, %l_ : tensor<i32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>
  } do {
  ^bb0(%i: tensor<i32>, %w: tensor<4x2xf32>, %m: tensor<4x2xf32>, %l: tensor<f32>):
    %at = mp.reshape %i : tensor<i32> to tensor<1xi32>
    %row = mp.gather %all, %at slice [1, 8, 4] offset [0, 1, 2] start [0] index_vector 0
      : (tensor<3x8x4xf32>, tensor<1xi32>) -> tensor<1x8x4xf32>
    %x = mp.reshape %row : tensor<1x8x4xf32> to tensor<8x4xf32>
    %y = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
    %yy = arith.mulf %y, %y : tensor<8x2xf32>
    %loss = mp.reduce add %yy dims [0, 1] : tensor<8x2xf32> to tensor<f32>
    %dy = arith.mulf %y, %two : tensor<8x2xf32>
    %g = mp.dot %x, %dy contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
    %y0 = mp.dot %x, %w0 contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
    %dy0 = arith.mulf %y0, %two : tensor<8x2xf32>
    %g0 = mp.dot %x, %dy0 contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
    %d = arith.subf %g, %g0 : tensor<4x2xf32>
    %m1 = arith.addf %m, %d : tensor<4x2xf32>
    %both = arith.addf %m1, %m0 : tensor<4x2xf32>
    %move = arith.mulf %both, %rate : tensor<4x2xf32>
    %w1 = arith.subf %w, %move : tensor<4x2xf32>
    %i1 = arith.addi %i, %one : tensor<i32>
    scf.yield %i1, %w1, %m1, %loss : tensor<i32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>
  }
  return %end#1, %end#2, %end#3 : tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>
}
