// RUN: mp-opt %s -split-input-file --mp-assign-roles --mp-check-roles \
// RUN:   | FileCheck %s

// What is centred before a weight multiplies it is data, though it comes back,
// and so are targets with as many rows that do.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "w", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "x", mp.pair = 2 : i64, mp.role = #mp.role<batch>}
// CHECK-SAME: {mp.name = "y", mp.pair = 3 : i64, mp.role = #mp.role<batch>}
// CHECK-SAME: {mp.name = "result[1]", mp.role = #mp.role<loss>}
// CHECK-SAME: {mp.name = "result[2]", mp.role = #mp.role<new_state>}
// CHECK-SAME: {mp.name = "result[3]", mp.role = #mp.role<new_state>}
func.func @main(%w: tensor<4x2xf32> {mp.name = "w"},
                %x: tensor<8x4xf32> {mp.name = "x"},
                %y: tensor<8x2xf32> {mp.name = "y"})
    -> (tensor<4x2xf32> {mp.name = "result[0]"},
        tensor<f32> {mp.name = "result[1]"},
        tensor<8x4xf32> {mp.name = "result[2]"},
        tensor<8x2xf32> {mp.name = "result[3]"}) {
  %half = arith.constant dense<0.5> : tensor<8x2xf32>
  %sum = mp.reduce add %x dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %center = mp.broadcast %sum dims [1] : tensor<4xf32> to tensor<8x4xf32>
  %seen = arith.subf %x, %center : tensor<8x4xf32>
  %goal = arith.mulf %y, %half : tensor<8x2xf32>
  %p = mp.dot %seen, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %e = arith.subf %p, %goal : tensor<8x2xf32>
  %squares = arith.mulf %e, %e : tensor<8x2xf32>
  %loss = mp.reduce add %squares dims [0, 1] : tensor<8x2xf32> to tensor<f32>
  %g = mp.dot %seen, %e contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %new = arith.subf %w, %g : tensor<4x2xf32>
  return %new, %loss, %seen, %goal : tensor<4x2xf32>, tensor<f32>, tensor<8x4xf32>, tensor<8x2xf32>
}

// -----

// A momentum that the network looks ahead with is none, though it has as many
// rows as the batch and moves another weight: what is multiplied has a parameter
// of its type added to it.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "a", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "b", mp.pair = 1 : i64, mp.role = #mp.role<optimizer_state>}
// CHECK-SAME: {mp.name = "c", mp.pair = 2 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "x", mp.role = #mp.role<batch>}
func.func @main(%w: tensor<8x8xf32> {mp.name = "a"},
                %m: tensor<8x8xf32> {mp.name = "b"},
                %v: tensor<8x2xf32> {mp.name = "c"},
                %x: tensor<8x8xf32> {mp.name = "x"})
    -> (tensor<8x8xf32> {mp.name = "result[0]"},
        tensor<8x8xf32> {mp.name = "result[1]"},
        tensor<8x2xf32> {mp.name = "result[2]"},
        tensor<f32> {mp.name = "result[3]"}) {
  %decay = arith.constant dense<0.9> : tensor<8x8xf32>
  %h = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %0 = math.tanh %h : tensor<8x8xf32>
  %gw = mp.dot %x, %0 contracting [0] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %kept = arith.mulf %m, %decay : tensor<8x8xf32>
  %m1 = arith.subf %kept, %gw : tensor<8x8xf32>
  %ahead = arith.addf %w, %m1 : tensor<8x8xf32>
  %both = mp.dot %ahead, %v contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x2xf32>) -> tensor<8x2xf32>
  %p = mp.dot %x, %both contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x2xf32>) -> tensor<8x2xf32>
  %e = math.exp %p : tensor<8x2xf32>
  %loss = mp.reduce add %e dims [0, 1] : tensor<8x2xf32> to tensor<f32>
  %d = mp.dot %x, %e contracting [0] x [0] : (tensor<8x8xf32>, tensor<8x2xf32>) -> tensor<8x2xf32>
  %gv = mp.dot %ahead, %d contracting [0] x [0] : (tensor<8x8xf32>, tensor<8x2xf32>) -> tensor<8x2xf32>
  %v1 = arith.subf %v, %gv : tensor<8x2xf32>
  %w1 = arith.subf %w, %gw : tensor<8x8xf32>
  return %w1, %m1, %v1, %loss : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x2xf32>, tensor<f32>
}

// -----

// An attack on the inputs is made before the loss that moves the weight, by a
// gradient of its own.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "w", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "x", mp.pair = 2 : i64, mp.role = #mp.role<batch>}
// CHECK-SAME: {mp.name = "y", mp.role = #mp.role<batch>}
func.func @main(%w: tensor<4x2xf32> {mp.name = "w"},
                %x: tensor<8x4xf32> {mp.name = "x"},
                %y: tensor<8x2xf32> {mp.name = "y"})
    -> (tensor<4x2xf32> {mp.name = "result[0]"},
        tensor<f32> {mp.name = "result[1]"},
        tensor<8x4xf32> {mp.name = "result[2]"}) {
  %p = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %e = arith.subf %p, %y : tensor<8x2xf32>
  %dx = mp.dot %e, %w contracting [1] x [1] : (tensor<8x2xf32>, tensor<4x2xf32>) -> tensor<8x4xf32>
  %seen = arith.addf %x, %dx : tensor<8x4xf32>
  %q = mp.dot %seen, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %f = arith.subf %q, %y : tensor<8x2xf32>
  %squares = arith.mulf %f, %f : tensor<8x2xf32>
  %loss = mp.reduce add %squares dims [0, 1] : tensor<8x2xf32> to tensor<f32>
  %g = mp.dot %seen, %f contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %new = arith.subf %w, %g : tensor<4x2xf32>
  return %new, %loss, %seen : tensor<4x2xf32>, tensor<f32>, tensor<8x4xf32>
}

// -----

// Codes that one gradient moves beside the weight are learnt.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "a", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "z", mp.pair = 2 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "y", mp.role = #mp.role<batch>}
func.func @main(%w: tensor<4x2xf32> {mp.name = "a"},
                %z: tensor<8x4xf32> {mp.name = "z"},
                %y: tensor<8x2xf32> {mp.name = "y"})
    -> (tensor<4x2xf32> {mp.name = "result[0]"},
        tensor<f32> {mp.name = "result[1]"},
        tensor<8x4xf32> {mp.name = "result[2]"}) {
  %p = mp.dot %z, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %e = arith.subf %p, %y : tensor<8x2xf32>
  %squares = arith.mulf %e, %e : tensor<8x2xf32>
  %loss = mp.reduce add %squares dims [0, 1] : tensor<8x2xf32> to tensor<f32>
  %dz = mp.dot %e, %w contracting [1] x [1] : (tensor<8x2xf32>, tensor<4x2xf32>) -> tensor<8x4xf32>
  %z1 = arith.subf %z, %dz : tensor<8x4xf32>
  %g = mp.dot %z, %e contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %new = arith.subf %w, %g : tensor<4x2xf32>
  return %new, %loss, %z1 : tensor<4x2xf32>, tensor<f32>, tensor<8x4xf32>
}

// -----

// What an optimizer keeps of each row, of which the loss of what was made is
// made by way of a new parameter alone, is state; so is a table that averages
// what it is given, of other rows than data, whatever multiplies these.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "a", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "b", mp.pair = 1 : i64, mp.role = #mp.role<optimizer_state>}
// CHECK-SAME: {mp.name = "c", mp.pair = 2 : i64, mp.role = #mp.role<buffer>}
// CHECK-SAME: {mp.name = "x", mp.role = #mp.role<batch>}
func.func @main(%w: tensor<8x8xf32> {mp.name = "a"},
                %rows: tensor<8xf32> {mp.name = "b"},
                %table: tensor<2x8xf32> {mp.name = "c"},
                %x: tensor<8x8xf32> {mp.name = "x"},
                %z: tensor<8x2xf32> {mp.name = "z"})
    -> (tensor<8x8xf32> {mp.name = "result[0]"},
        tensor<8xf32> {mp.name = "result[1]"},
        tensor<2x8xf32> {mp.name = "result[2]"},
        tensor<f32> {mp.name = "result[3]"}) {
  %q = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %f = math.tanh %q : tensor<8x8xf32>
  %g = mp.dot %x, %f contracting [0] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %squares = arith.mulf %g, %g : tensor<8x8xf32>
  %sum = mp.reduce add %squares dims [1] : tensor<8x8xf32> to tensor<8xf32>
  %decay = arith.constant dense<0.9> : tensor<8xf32>
  %kept = arith.mulf %rows, %decay : tensor<8xf32>
  %rows1 = arith.addf %kept, %sum : tensor<8xf32>
  %inverse = math.rsqrt %rows1 : tensor<8xf32>
  %wide = mp.broadcast %inverse dims [0] : tensor<8xf32> to tensor<8x8xf32>
  %move = arith.mulf %g, %wide : tensor<8x8xf32>
  %w1 = arith.subf %w, %move : tensor<8x8xf32>
  %read = mp.dot %table, %w contracting [1] x [0] : (tensor<2x8xf32>, tensor<8x8xf32>) -> tensor<2x8xf32>
  %picked = mp.dot %z, %read contracting [1] x [0] : (tensor<8x2xf32>, tensor<2x8xf32>) -> tensor<8x8xf32>
  %p = mp.dot %x, %w1 contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %far = arith.subf %p, %picked : tensor<8x8xf32>
  %e = math.exp %far : tensor<8x8xf32>
  %loss = mp.reduce add %e dims [0, 1] : tensor<8x8xf32> to tensor<f32>
  %keep = arith.constant dense<0.9> : tensor<2x8xf32>
  %share = arith.constant dense<0.0125> : tensor<2x8xf32>
  %pairs = mp.reshape %x : tensor<8x8xf32> to tensor<8x1x8xf32>
  %twice = mp.broadcast %pairs dims [0, 1, 2] : tensor<8x1x8xf32> to tensor<8x2x8xf32>
  %sums = mp.reduce add %twice dims [0] : tensor<8x2x8xf32> to tensor<2x8xf32>
  %old = arith.mulf %table, %keep : tensor<2x8xf32>
  %now = arith.mulf %sums, %share : tensor<2x8xf32>
  %table1 = arith.addf %old, %now : tensor<2x8xf32>
  return %w1, %rows1, %table1, %loss : tensor<8x8xf32>, tensor<8xf32>, tensor<2x8xf32>, tensor<f32>
}
