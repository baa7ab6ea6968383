// RUN: mp-opt %s -split-input-file --mp-assign-roles | FileCheck %s

// Two networks are trained, and the loss of the first is returned: the weight
// and the bias of the second are parameters, and its momentum is none.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "arg0", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "arg1", mp.pair = 1 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "arg2", mp.pair = 2 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "arg3", mp.pair = 3 : i64, mp.role = #mp.role<optimizer_state>}
// CHECK-SAME: {mp.name = "arg4", mp.role = #mp.role<batch>}
func.func @main(%a: tensor<4x2xf32>, %b: tensor<4x3xf32>, %c: tensor<3xf32>,
                %m: tensor<4x3xf32>, %x: tensor<8x4xf32>)
    -> (tensor<4x2xf32>, tensor<4x3xf32>, tensor<3xf32>, tensor<4x3xf32>,
        tensor<f32>) {
  %rate = arith.constant dense<0.1> : tensor<4x2xf32>
  %y = mp.dot %x, %a contracting [1] x [0]
      : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %e = math.exp %y : tensor<8x2xf32>
  %loss = mp.reduce add %e dims [0, 1] : tensor<8x2xf32> to tensor<f32>
  %da = mp.dot %x, %e contracting [0] x [0]
      : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %move = arith.mulf %da, %rate : tensor<4x2xf32>
  %a1 = arith.subf %a, %move : tensor<4x2xf32>

  %own = mp.dot %x, %b contracting [1] x [0]
      : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %wide = mp.broadcast %c dims [1] : tensor<3xf32> to tensor<8x3xf32>
  %z = arith.addf %own, %wide : tensor<8x3xf32>
  %f = math.exp %z : tensor<8x3xf32>
  %db = mp.dot %x, %f contracting [0] x [0]
      : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %dc = mp.reduce add %f dims [0] : tensor<8x3xf32> to tensor<3xf32>
  %keep = arith.constant dense<0.9> : tensor<4x3xf32>
  %slow = arith.constant dense<0.1> : tensor<4x3xf32>
  %less = arith.constant dense<0.1> : tensor<3xf32>
  %old = arith.mulf %m, %keep : tensor<4x3xf32>
  %m1 = arith.addf %old, %db : tensor<4x3xf32>
  %mb = arith.mulf %m1, %slow : tensor<4x3xf32>
  %b1 = arith.subf %b, %mb : tensor<4x3xf32>
  %mc = arith.mulf %dc, %less : tensor<3xf32>
  %c1 = arith.subf %c, %mc : tensor<3xf32>
  return %a1, %b1, %c1, %m1, %loss : tensor<4x2xf32>, tensor<4x3xf32>,
      tensor<3xf32>, tensor<4x3xf32>, tensor<f32>
}

// -----

// What an average of the second network says of the batch is what that one is
// trained with: the average itself has no gradient.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "arg0", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "arg1", mp.pair = 1 : i64, mp.role = #mp.role<parameter>}
// CHECK-NOT: parameter>
// CHECK-SAME: {mp.name = "arg3", mp.role = #mp.role<batch>}
func.func @main(%a: tensor<4x2xf32>, %b: tensor<4x3xf32>, %t: tensor<4x3xf32>,
                %x: tensor<8x4xf32>)
    -> (tensor<4x2xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>) {
  %rate = arith.constant dense<0.1> : tensor<4x2xf32>
  %y = mp.dot %x, %a contracting [1] x [0]
      : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %e = math.exp %y : tensor<8x2xf32>
  %loss = mp.reduce add %e dims [0, 1] : tensor<8x2xf32> to tensor<f32>
  %da = mp.dot %x, %e contracting [0] x [0]
      : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %move = arith.mulf %da, %rate : tensor<4x2xf32>
  %a1 = arith.subf %a, %move : tensor<4x2xf32>

  %own = mp.dot %x, %b contracting [1] x [0]
      : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %told = mp.dot %x, %t contracting [1] x [0]
      : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %far = arith.subf %own, %told : tensor<8x3xf32>
  %db = mp.dot %x, %far contracting [0] x [0]
      : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %slow = arith.constant dense<0.1> : tensor<4x3xf32>
  %keep = arith.constant dense<0.9> : tensor<4x3xf32>
  %mb = arith.mulf %db, %slow : tensor<4x3xf32>
  %b1 = arith.subf %b, %mb : tensor<4x3xf32>
  %old = arith.mulf %t, %keep : tensor<4x3xf32>
  %new = arith.mulf %b1, %slow : tensor<4x3xf32>
  %t1 = arith.addf %old, %new : tensor<4x3xf32>
  return %a1, %b1, %t1, %loss : tensor<4x2xf32>, tensor<4x3xf32>,
      tensor<4x3xf32>, tensor<f32>
}

// -----

// The loss is that of the new parameter: what moved it is no parameter.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "arg0", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "arg1", mp.pair = 1 : i64, mp.role = #mp.role<optimizer_state>}
// CHECK-SAME: {mp.name = "arg2", mp.pair = 2 : i64, mp.role = #mp.role<ema>}
// CHECK-SAME: {mp.name = "arg3", mp.role = #mp.role<batch>}
func.func @main(%a: tensor<4x2xf32>, %m: tensor<4x2xf32>, %t: tensor<4x2xf32>,
                %x: tensor<8x4xf32>)
    -> (tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>) {
  %slow = arith.constant dense<0.1> : tensor<4x2xf32>
  %keep = arith.constant dense<0.9> : tensor<4x2xf32>
  %y = mp.dot %x, %a contracting [1] x [0]
      : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %e = math.exp %y : tensor<8x2xf32>
  %da = mp.dot %x, %e contracting [0] x [0]
      : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %old = arith.mulf %m, %keep : tensor<4x2xf32>
  %m1 = arith.addf %old, %da : tensor<4x2xf32>
  %move = arith.mulf %m1, %slow : tensor<4x2xf32>
  %a1 = arith.subf %a, %move : tensor<4x2xf32>
  %left = arith.mulf %t, %keep : tensor<4x2xf32>
  %taken = arith.mulf %a1, %slow : tensor<4x2xf32>
  %t1 = arith.addf %left, %taken : tensor<4x2xf32>
  %told = mp.dot %x, %t1 contracting [1] x [0]
      : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %f = math.exp %told : tensor<8x2xf32>
  %loss = mp.reduce add %f dims [0, 1] : tensor<8x2xf32> to tensor<f32>
  return %a1, %m1, %t1, %loss : tensor<4x2xf32>, tensor<4x2xf32>,
      tensor<4x2xf32>, tensor<f32>
}

// -----

// A step that is given no data: players are moved by what a network says of
// them, the network by a product with them that reads what it said. They are the
// data that it has.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "arg0", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "arg1", mp.pair = 1 : i64, mp.role = #mp.role<batch>}
func.func @main(%w: tensor<4x4xf32>, %s: tensor<8x4xf32>)
    -> (tensor<4x4xf32>, tensor<8x4xf32>, tensor<f32>) {
  %rate = arith.constant dense<0.1> : tensor<4x4xf32>
  %slow = arith.constant dense<0.3> : tensor<8x4xf32>
  %keep = arith.constant dense<0.95> : tensor<8x4xf32>
  %y = mp.dot %s, %w contracting [1] x [0]
      : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %e = math.exp %y : tensor<8x4xf32>
  %loss = mp.reduce add %e dims [0, 1] : tensor<8x4xf32> to tensor<f32>
  %dw = mp.dot %s, %e contracting [0] x [0]
      : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %move = arith.mulf %dw, %rate : tensor<4x4xf32>
  %w1 = arith.subf %w, %move : tensor<4x4xf32>
  %old = arith.mulf %s, %keep : tensor<8x4xf32>
  %force = arith.mulf %y, %slow : tensor<8x4xf32>
  %s1 = arith.addf %old, %force : tensor<8x4xf32>
  return %w1, %s1, %loss : tensor<4x4xf32>, tensor<8x4xf32>, tensor<f32>
}

// -----

// Particles that a gradient moves, by what a network says of them, are
// parameters beside it.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "arg0", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "arg1", mp.pair = 1 : i64, mp.role = #mp.role<parameter>}
func.func @main(%w: tensor<4x4xf32>, %s: tensor<8x4xf32>)
    -> (tensor<4x4xf32>, tensor<8x4xf32>, tensor<f32>) {
  %rate = arith.constant dense<0.1> : tensor<4x4xf32>
  %slow = arith.constant dense<0.3> : tensor<8x4xf32>
  %y = mp.dot %s, %w contracting [1] x [0]
      : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %e = math.exp %y : tensor<8x4xf32>
  %loss = mp.reduce add %e dims [0, 1] : tensor<8x4xf32> to tensor<f32>
  %dw = mp.dot %s, %e contracting [0] x [0]
      : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %ds = mp.dot %e, %w contracting [1] x [1]
      : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %move = arith.mulf %dw, %rate : tensor<4x4xf32>
  %w1 = arith.subf %w, %move : tensor<4x4xf32>
  %away = arith.mulf %ds, %slow : tensor<8x4xf32>
  %s1 = arith.subf %s, %away : tensor<8x4xf32>
  return %w1, %s1, %loss : tensor<4x4xf32>, tensor<8x4xf32>, tensor<f32>
}
