// RUN: mp-opt %s -split-input-file --mp-assign-roles | FileCheck %s

// What a step gives beside its loss, a target less its prediction, or a reward
// and what comes after it, is no next value of the target.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "params['w']", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "x", mp.role = #mp.role<batch>}
// CHECK-SAME: {mp.name = "y", mp.role = #mp.role<batch>}
// CHECK-SAME: {mp.name = "z", mp.role = #mp.role<batch>}
// CHECK-SAME: {mp.name = "result[1]", mp.role = #mp.role<metric>}
// CHECK-SAME: {mp.name = "result[2]", mp.role = #mp.role<metric>}
func.func @main(%w: tensor<4xf32> {mp.name = "params['w']"},
                %x: tensor<8x4xf32> {mp.name = "x"},
                %y: tensor<8xf32> {mp.name = "y"},
                %z: tensor<8x1xf32> {mp.name = "z"})
    -> (tensor<4xf32> {mp.name = "result[0]['w']"},
        tensor<8xf32> {mp.name = "result[1]"},
        tensor<8x1xf32> {mp.name = "result[2]"},
        tensor<f32> {mp.name = "result[3]"}) {
  %h = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8xf32>
  %next = math.tanh %h : tensor<8xf32>
  %goal = arith.addf %y, %next : tensor<8xf32>
  %0 = arith.subf %h, %goal : tensor<8xf32>
  %1 = mp.reshape %h : tensor<8xf32> to tensor<8x1xf32>
  %2 = arith.subf %z, %1 : tensor<8x1xf32>
  %3 = mp.reshape %2 : tensor<8x1xf32> to tensor<8xf32>
  %4 = arith.mulf %0, %0 : tensor<8xf32>
  %5 = arith.mulf %3, %3 : tensor<8xf32>
  %6 = arith.addf %4, %5 : tensor<8xf32>
  %loss = mp.reduce add %6 dims [0] : tensor<8xf32> to tensor<f32>
  %7 = arith.subf %0, %3 : tensor<8xf32>
  %g = mp.dot %x, %7 contracting [0] x [0] : (tensor<8x4xf32>, tensor<8xf32>) -> tensor<4xf32>
  %new = arith.subf %w, %g : tensor<4xf32>
  return %new, %0, %2, %loss : tensor<4xf32>, tensor<8xf32>, tensor<8x1xf32>, tensor<f32>
}

// -----

// A sum of gradients is added to alike, and the loss of what was made is made
// of it: its parameter has its type, and moves.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "a", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "b", mp.pair = 1 : i64, mp.role = #mp.role<optimizer_state>}
// CHECK-SAME: {mp.name = "x", mp.role = #mp.role<batch>}
func.func @main(%w: tensor<8xf32> {mp.name = "a"},
                %m: tensor<8xf32> {mp.name = "b"},
                %x: tensor<8x8xf32> {mp.name = "x"})
    -> (tensor<8xf32> {mp.name = "result[0]"},
        tensor<8xf32> {mp.name = "result[1]"},
        tensor<f32> {mp.name = "result[2]"}) {
  %h = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %0 = math.exp %h : tensor<8xf32>
  %g = mp.dot %x, %0 contracting [0] x [0] : (tensor<8x8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %sum = arith.addf %m, %g : tensor<8xf32>
  %new = arith.subf %w, %sum : tensor<8xf32>
  %1 = mp.dot %x, %new contracting [1] x [0] : (tensor<8x8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %2 = math.exp %1 : tensor<8xf32>
  %loss = mp.reduce add %2 dims [0] : tensor<8xf32> to tensor<f32>
  return %new, %sum, %loss : tensor<8xf32>, tensor<8xf32>, tensor<f32>
}

// -----

// A place that a policy moves from is carried: it has a part in how far.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "params['w']", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "place", mp.pair = 1 : i64
func.func @main(%w: tensor<4x4xf32> {mp.name = "params['w']"},
                %s: tensor<8x4xf32> {mp.name = "place"},
                %y: tensor<8x4xf32> {mp.name = "y"})
    -> (tensor<4x4xf32> {mp.name = "result[0]['w']"},
        tensor<8x4xf32> {mp.name = "result[1]"},
        tensor<f32> {mp.name = "result[2]"}) {
  %h = mp.dot %s, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %next = arith.addf %s, %h : tensor<8x4xf32>
  %0 = arith.subf %next, %y : tensor<8x4xf32>
  %1 = arith.mulf %0, %0 : tensor<8x4xf32>
  %loss = mp.reduce add %1 dims [0, 1] : tensor<8x4xf32> to tensor<f32>
  %g = mp.dot %s, %0 contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %new = arith.subf %w, %g : tensor<4x4xf32>
  return %new, %next, %loss : tensor<4x4xf32>, tensor<8x4xf32>, tensor<f32>
}
