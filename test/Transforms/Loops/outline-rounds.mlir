// RUN: mp-opt %s --mp-outline-rounds --split-input-file | FileCheck %s
// RUN: mp-opt %s --mp-outline-rounds --split-input-file > %t.once
// RUN: mp-opt %t.once --mp-outline-rounds --split-input-file | diff %t.once -

// The body becomes @main with the roles of the epoch: w is a parameter, n a
// counter. The count of rounds and the losses that are kept side by side are no
// state; the moment that begins with the loop is. Data come from outside.
//
// CHECK-LABEL: func.func @main(
// CHECK-SAME: mp.name = "mp.carried0", mp.role = #mp.role<hyper>}
// CHECK-SAME: mp.name = "w", mp.pair = 1 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: mp.name = "n", mp.pair = 2 : i64, mp.role = #mp.role<counter>}
// CHECK-SAME: mp.name = "mp.carried3", mp.pair = 3 : i64, mp.role = #mp.role<optimizer_state>}
// CHECK-SAME: mp.name = "mp.carried4", mp.role = #mp.role<hyper>}
// CHECK-SAME: mp.name = "x", mp.role = #mp.role<batch>}
// CHECK-SAME: -> (tensor<i32> {mp.name = "mp.told0", mp.role = #mp.role<metric>},
// CHECK-SAME: mp.role = #mp.role<new_parameter>}
// CHECK-SAME: mp.role = #mp.role<new_state>}
// CHECK-SAME: mp.role = #mp.role<new_state>}
// CHECK-SAME: mp.name = "losses", mp.role = #mp.role<loss>})
// CHECK: mp.dot
// CHECK-LABEL: module @mp.epoch
// CHECK: func.func private @round
// CHECK: scf.while
// CHECK: func.call @round
// CHECK-NOT: mp.dot
module {
func.func @main(%w0: tensor<4x2xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
                %n0: tensor<i32> {mp.role = #mp.role<counter>, mp.name = "n", mp.pair = 1},
                %all: tensor<3x8x4xf32> {mp.role = #mp.role<batch>, mp.name = "x"})
    -> (tensor<4x2xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<i32> {mp.role = #mp.role<new_state>, mp.name = "n"},
        tensor<3xf32> {mp.role = #mp.role<loss>, mp.name = "losses"}) {
  %zero = arith.constant dense<0> : tensor<i32>
  %three = arith.constant dense<3> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %still = arith.constant dense<0.0> : tensor<4x2xf32>
  %no_losses = arith.constant dense<0.0> : tensor<3xf32>
  %two = arith.constant dense<2.0> : tensor<8x2xf32>
  %rate = arith.constant dense<0.1> : tensor<4x2xf32>
  %end:5 = scf.while (%i_ = %zero, %w_ = %w0, %n_ = %n0, %m_ = %still, %l_ = %no_losses)
      : (tensor<i32>, tensor<4x2xf32>, tensor<i32>, tensor<4x2xf32>, tensor<3xf32>)
      -> (tensor<i32>, tensor<4x2xf32>, tensor<i32>, tensor<4x2xf32>, tensor<3xf32>) {
    %less = arith.cmpi slt, %i_, %three : tensor<i32>
    %more = tensor.extract %less[] : tensor<i1>
    scf.condition(%more) %i_, %w_, %n_, %m_, %l_ : tensor<i32>, tensor<4x2xf32>, tensor<i32>, tensor<4x2xf32>, tensor<3xf32>
  } do {
  ^bb0(%i: tensor<i32>, %w: tensor<4x2xf32>, %n: tensor<i32>, %m: tensor<4x2xf32>, %l: tensor<3xf32>):
    %at = mp.reshape %i : tensor<i32> to tensor<1xi32>
    %row = mp.gather %all, %at slice [1, 8, 4] offset [0, 1, 2] start [0] index_vector 0
      : (tensor<3x8x4xf32>, tensor<1xi32>) -> tensor<1x8x4xf32>
    %x = mp.reshape %row : tensor<1x8x4xf32> to tensor<8x4xf32>
    %y = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
    %yy = arith.mulf %y, %y : tensor<8x2xf32>
    %loss = mp.reduce add %yy dims [0, 1] : tensor<8x2xf32> to tensor<f32>
    %dy = arith.mulf %y, %two : tensor<8x2xf32>
    %g = mp.dot %x, %dy contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
    %m1 = arith.addf %m, %g : tensor<4x2xf32>
    %move = arith.mulf %m1, %rate : tensor<4x2xf32>
    %w1 = arith.subf %w, %move : tensor<4x2xf32>
    %n1 = arith.addi %n, %one : tensor<i32>
    %told = mp.broadcast %loss dims [] : tensor<f32> to tensor<1xf32>
    %l1 = mp.scatter replace %l, %at, %told window [0] start [0] index_vector 0
      : (tensor<3xf32>, tensor<1xi32>, tensor<1xf32>) -> tensor<3xf32>
    %i1 = arith.addi %i, %one : tensor<i32>
    scf.yield %i1, %w1, %n1, %m1, %l1 : tensor<i32>, tensor<4x2xf32>, tensor<i32>, tensor<4x2xf32>, tensor<3xf32>
  }
  return %end#1, %end#2, %end#4 : tensor<4x2xf32>, tensor<i32>, tensor<3xf32>
}
}

// -----

// Gradients gather in a loop, parameters move behind it: one step.
//
// CHECK-LABEL: {{^}}{{//}} {{-----}}
// CHECK: func.func @main(
// CHECK: scf.while
// CHECK-NOT: @mp.epoch
module {
func.func @main(%w: tensor<4x2xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
                %x: tensor<8x4xf32> {mp.role = #mp.role<batch>, mp.name = "x"})
    -> (tensor<4x2xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
  %zero = arith.constant dense<0> : tensor<i32>
  %three = arith.constant dense<3> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %none = arith.constant dense<0.0> : tensor<4x2xf32>
  %end:2 = scf.while (%i_ = %zero, %g_ = %none) : (tensor<i32>, tensor<4x2xf32>) -> (tensor<i32>, tensor<4x2xf32>) {
    %less = arith.cmpi slt, %i_, %three : tensor<i32>
    %more = tensor.extract %less[] : tensor<i1>
    scf.condition(%more) %i_, %g_ : tensor<i32>, tensor<4x2xf32>
  } do {
  ^bb0(%i: tensor<i32>, %g: tensor<4x2xf32>):
    %y = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
    %dw = mp.dot %x, %y contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
    %g1 = arith.addf %g, %dw : tensor<4x2xf32>
    %i1 = arith.addi %i, %one : tensor<i32>
    scf.yield %i1, %g1 : tensor<i32>, tensor<4x2xf32>
  }
  %w1 = arith.subf %w, %end#1 : tensor<4x2xf32>
  return %w1 : tensor<4x2xf32>
}
}

// -----

// A policy for f32 changes nothing.
//
// CHECK-LABEL: {{^}}{{//}} {{-----}}
// CHECK: func.func @main(
// CHECK: scf.while
// CHECK-NOT: @mp.epoch
module attributes {mp.policy = #mp.policy<f32>} {
func.func @main(%w0: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
  %zero = arith.constant dense<0> : tensor<i32>
  %three = arith.constant dense<3> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %end:2 = scf.while (%i_ = %zero, %w_ = %w0) : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>) {
    %less = arith.cmpi slt, %i_, %three : tensor<i32>
    %more = tensor.extract %less[] : tensor<i1>
    scf.condition(%more) %i_, %w_ : tensor<i32>, tensor<4xf32>
  } do {
  ^bb0(%i: tensor<i32>, %w: tensor<4xf32>):
    %w1 = arith.mulf %w, %w : tensor<4xf32>
    %i1 = arith.addi %i, %one : tensor<i32>
    scf.yield %i1, %w1 : tensor<i32>, tensor<4xf32>
  }
  return %end#1 : tensor<4xf32>
}
}

// -----

// JAX counts twice, for the condition and for the body: by the second data are
// read, so that it moves on in a refused round. A count that only makes a rate
// begins with the epoch, and is state. A sum of losses is only told.
//
// CHECK-LABEL: {{^}}{{//}} {{-----}}
// CHECK: func.func @main(
// CHECK-SAME: mp.name = "mp.carried0", mp.role = #mp.role<hyper>}
// CHECK-SAME: mp.name = "mp.carried1", mp.role = #mp.role<hyper>}
// CHECK-SAME: mp.name = "mp.carried2", mp.pair = 2 : i64, mp.role = #mp.role<counter>}
// CHECK-SAME: mp.name = "w", mp.pair = 3 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: mp.name = "mp.carried4", mp.role = #mp.role<hyper>}
module {
func.func @main(%w0: tensor<4x2xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
                %all: tensor<3x8x4xf32> {mp.role = #mp.role<batch>, mp.name = "x"})
    -> (tensor<4x2xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<f32> {mp.role = #mp.role<loss>, mp.name = "loss"}) {
  %zero = arith.constant dense<0> : tensor<i32>
  %three = arith.constant dense<3> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %no_loss = arith.constant dense<0.0> : tensor<f32>
  %end:5 = scf.while (%i_ = %zero, %j_ = %zero, %n_ = %zero, %w_ = %w0, %l_ = %no_loss)
      : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<4x2xf32>, tensor<f32>)
      -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<4x2xf32>, tensor<f32>) {
    %less = arith.cmpi slt, %i_, %three : tensor<i32>
    %more = tensor.extract %less[] : tensor<i1>
    scf.condition(%more) %i_, %j_, %n_, %w_, %l_ : tensor<i32>, tensor<i32>, tensor<i32>, tensor<4x2xf32>, tensor<f32>
  } do {
  ^bb0(%i: tensor<i32>, %j: tensor<i32>, %n: tensor<i32>, %w: tensor<4x2xf32>, %l: tensor<f32>):
    %at = mp.reshape %j : tensor<i32> to tensor<1xi32>
    %row = mp.gather %all, %at slice [1, 8, 4] offset [0, 1, 2] start [0] index_vector 0
      : (tensor<3x8x4xf32>, tensor<1xi32>) -> tensor<1x8x4xf32>
    %x = mp.reshape %row : tensor<1x8x4xf32> to tensor<8x4xf32>
    %y = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
    %yy = arith.mulf %y, %y : tensor<8x2xf32>
    %loss = mp.reduce add %yy dims [0, 1] : tensor<8x2xf32> to tensor<f32>
    %g = mp.dot %x, %y contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
    %n1 = arith.addi %n, %one : tensor<i32>
    %steps = arith.sitofp %n1 : tensor<i32> to tensor<f32>
    %rate = mp.broadcast %steps dims [] : tensor<f32> to tensor<4x2xf32>
    %move = arith.divf %g, %rate : tensor<4x2xf32>
    %w1 = arith.subf %w, %move : tensor<4x2xf32>
    %l1 = arith.addf %l, %loss : tensor<f32>
    %i1 = arith.addi %i, %one : tensor<i32>
    %j1 = arith.addi %j, %one : tensor<i32>
    scf.yield %i1, %j1, %n1, %w1, %l1 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<4x2xf32>, tensor<f32>
  }
  return %end#3, %end#4 : tensor<4x2xf32>, tensor<f32>
}
}
