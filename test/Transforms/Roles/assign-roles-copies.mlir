// RUN: mp-opt %s -split-input-file --mp-assign-roles=default-role=batch | FileCheck %s

// Clients begin with one parameter, move a copy each, and are averaged. What is
// added to the bias does not depend on it, but has as many copies.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "arg0", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "arg1", mp.pair = 1 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "arg2", mp.role = #mp.role<batch>}
// The bits of the parameter go on, so that a rounding on the way is found.
// CHECK-NOT: mp.taken_from
func.func @main(%w: tensor<4x2xf32>, %b: tensor<2xf32>, %x: tensor<3x8x4xf32>)
    -> (tensor<4x2xf32>, tensor<2xf32>, tensor<f32>) {
  %third = arith.constant dense<0.333333> : tensor<f32>
  %ws = mp.broadcast %w dims [1, 2] : tensor<4x2xf32> to tensor<3x4x2xf32>
  %bs = mp.broadcast %b dims [1] : tensor<2xf32> to tensor<3x2xf32>
  %y = mp.dot %x, %ws batching [0] x [0] contracting [2] x [1] : (tensor<3x8x4xf32>, tensor<3x4x2xf32>) -> tensor<3x8x2xf32>
  %e = math.exp %y : tensor<3x8x2xf32>
  %over = mp.broadcast %bs dims [0, 2] : tensor<3x2xf32> to tensor<3x8x2xf32>
  %all = arith.addf %e, %over : tensor<3x8x2xf32>
  %loss = mp.reduce add %all dims [0, 1, 2] : tensor<3x8x2xf32> to tensor<f32>
  %dw = mp.dot %x, %e batching [0] x [0] contracting [1] x [1] : (tensor<3x8x4xf32>, tensor<3x8x2xf32>) -> tensor<3x4x2xf32>
  %db = mp.reduce add %e dims [1] : tensor<3x8x2xf32> to tensor<3x2xf32>
  %ws1 = arith.subf %ws, %dw : tensor<3x4x2xf32>
  %bs1 = arith.subf %bs, %db : tensor<3x2xf32>
  %sum = mp.reduce add %ws1 dims [0] : tensor<3x4x2xf32> to tensor<4x2xf32>
  %sums = mp.reduce add %bs1 dims [0] : tensor<3x2xf32> to tensor<2xf32>
  %by = mp.broadcast %third dims [] : tensor<f32> to tensor<4x2xf32>
  %bys = mp.broadcast %third dims [] : tensor<f32> to tensor<2xf32>
  %w1 = arith.mulf %sum, %by : tensor<4x2xf32>
  %b1 = arith.mulf %sums, %bys : tensor<2xf32>
  return %w1, %b1, %loss : tensor<4x2xf32>, tensor<2xf32>, tensor<f32>
}

// -----

// In rounds of a loop, with a weight for each client, and no names.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "arg0", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "arg1", mp.role = #mp.role<batch>}
// CHECK-SAME: {mp.name = "arg2", mp.role = #mp.role<batch>}
func.func @main(%w: tensor<4x2xf32>, %x: tensor<3x8x4xf32>,
                %share: tensor<3xf32>) -> (tensor<4x2xf32>, tensor<f32>) {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %five = arith.constant dense<5> : tensor<i32>
  %none = arith.constant dense<0.0> : tensor<f32>
  %ws = mp.broadcast %w dims [1, 2] : tensor<4x2xf32> to tensor<3x4x2xf32>
  %end:3 = scf.while (%i = %zero, %v = %ws, %l = %none) : (tensor<i32>, tensor<3x4x2xf32>, tensor<f32>) -> (tensor<i32>, tensor<3x4x2xf32>, tensor<f32>) {
    %less = arith.cmpi slt, %i, %five : tensor<i32>
    %more = tensor.extract %less[] : tensor<i1>
    scf.condition(%more) %i, %v, %l : tensor<i32>, tensor<3x4x2xf32>, tensor<f32>
  } do {
  ^bb0(%i: tensor<i32>, %v: tensor<3x4x2xf32>, %l: tensor<f32>):
    %y = mp.dot %x, %v batching [0] x [0] contracting [2] x [1] : (tensor<3x8x4xf32>, tensor<3x4x2xf32>) -> tensor<3x8x2xf32>
    %e = math.exp %y : tensor<3x8x2xf32>
    %loss = mp.reduce add %e dims [0, 1, 2] : tensor<3x8x2xf32> to tensor<f32>
    %dw = mp.dot %x, %e batching [0] x [0] contracting [1] x [1] : (tensor<3x8x4xf32>, tensor<3x8x2xf32>) -> tensor<3x4x2xf32>
    %v1 = arith.subf %v, %dw : tensor<3x4x2xf32>
    %next = arith.addi %i, %one : tensor<i32>
    scf.yield %next, %v1, %loss : tensor<i32>, tensor<3x4x2xf32>, tensor<f32>
  }
  %w1 = mp.dot %share, %end#1 contracting [0] x [0] : (tensor<3xf32>, tensor<3x4x2xf32>) -> tensor<4x2xf32>
  return %w1, %end#2 : tensor<4x2xf32>, tensor<f32>
}

// -----

// The mean of activations that a frozen bias was added to is a sum of copies of
// the bias as well, but no next value of it.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "arg0", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: tensor<2xf32> {mp.name = "arg1", mp.role = #mp.role<
// CHECK-NOT: mp.pair
// CHECK: return
func.func @main(%w: tensor<4x2xf32>, %b: tensor<2xf32>, %x: tensor<8x4xf32>)
    -> (tensor<4x2xf32>, tensor<2xf32>, tensor<f32>) {
  %eighth = arith.constant dense<0.125> : tensor<2xf32>
  %bs = mp.broadcast %b dims [1] : tensor<2xf32> to tensor<8x2xf32>
  %y = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %h = arith.addf %y, %bs : tensor<8x2xf32>
  %e = math.exp %h : tensor<8x2xf32>
  %loss = mp.reduce add %e dims [0, 1] : tensor<8x2xf32> to tensor<f32>
  %dw = mp.dot %x, %e contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %w1 = arith.subf %w, %dw : tensor<4x2xf32>
  %sum = mp.reduce add %h dims [0] : tensor<8x2xf32> to tensor<2xf32>
  %mean = arith.mulf %sum, %eighth : tensor<2xf32>
  return %w1, %mean, %loss : tensor<4x2xf32>, tensor<2xf32>, tensor<f32>
}

// -----

// Nor is the mean of a residual stream that begins with a token for each
// example: what is added depends on the token, but the loss is made of it.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "arg0", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: tensor<2xf32> {mp.name = "arg1", mp.role = #mp.role<
// CHECK-NOT: mp.pair
// CHECK: return
func.func @main(%w: tensor<2x2xf32>, %token: tensor<2xf32>, %x: tensor<8x2xf32>)
    -> (tensor<2x2xf32>, tensor<2xf32>, tensor<f32>) {
  %eighth = arith.constant dense<0.125> : tensor<2xf32>
  %start = mp.broadcast %token dims [1] : tensor<2xf32> to tensor<8x2xf32>
  %in = arith.mulf %start, %x : tensor<8x2xf32>
  %y = mp.dot %in, %w contracting [1] x [0] : (tensor<8x2xf32>, tensor<2x2xf32>) -> tensor<8x2xf32>
  %h = arith.addf %start, %y : tensor<8x2xf32>
  %e = math.exp %h : tensor<8x2xf32>
  %loss = mp.reduce add %e dims [0, 1] : tensor<8x2xf32> to tensor<f32>
  %dw = mp.dot %in, %e contracting [0] x [0] : (tensor<8x2xf32>, tensor<8x2xf32>) -> tensor<2x2xf32>
  %w1 = arith.subf %w, %dw : tensor<2x2xf32>
  %sum = mp.reduce add %h dims [0] : tensor<8x2xf32> to tensor<2xf32>
  %mean = arith.mulf %sum, %eighth : tensor<2xf32>
  return %w1, %mean, %loss : tensor<2x2xf32>, tensor<2xf32>, tensor<f32>
}

// -----

// Nor the mean of what is only looked at: the loss is not made of it, but what
// is added does not depend on what it is added to.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "arg0", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: tensor<2xf32> {mp.name = "arg1", mp.role = #mp.role<
// CHECK-NOT: mp.pair
// CHECK: return
func.func @main(%w: tensor<4x2xf32>, %b: tensor<2xf32>, %v: tensor<4x2xf32>,
                %x: tensor<8x4xf32>)
    -> (tensor<4x2xf32>, tensor<2xf32>, tensor<f32>) {
  %eighth = arith.constant dense<0.125> : tensor<2xf32>
  %bs = mp.broadcast %b dims [1] : tensor<2xf32> to tensor<8x2xf32>
  %y = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %e = math.exp %y : tensor<8x2xf32>
  %loss = mp.reduce add %e dims [0, 1] : tensor<8x2xf32> to tensor<f32>
  %dw = mp.dot %x, %e contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %w1 = arith.subf %w, %dw : tensor<4x2xf32>
  %z = mp.dot %x, %v contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %seen = arith.addf %bs, %z : tensor<8x2xf32>
  %sum = mp.reduce add %seen dims [0] : tensor<8x2xf32> to tensor<2xf32>
  %mean = arith.mulf %sum, %eighth : tensor<2xf32>
  return %w1, %mean, %loss : tensor<4x2xf32>, tensor<2xf32>, tensor<f32>
}

// -----

// A running mean of the batch keeps its own pair beside a bias of its type.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "arg0", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "arg1", mp.pair = 1 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "arg2", mp.pair = 2 : i64, mp.role = #mp.role<buffer>}
func.func @main(%w: tensor<4x2xf32>, %b: tensor<2xf32>, %mean: tensor<2xf32>,
                %x: tensor<8x4xf32>)
    -> (tensor<4x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<f32>) {
  %bs = mp.broadcast %b dims [1] : tensor<2xf32> to tensor<8x2xf32>
  %y = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %h = arith.addf %y, %bs : tensor<8x2xf32>
  %center = mp.broadcast %mean dims [1] : tensor<2xf32> to tensor<8x2xf32>
  %far = arith.subf %h, %center : tensor<8x2xf32>
  %e = math.exp %far : tensor<8x2xf32>
  %loss = mp.reduce add %e dims [0, 1] : tensor<8x2xf32> to tensor<f32>
  %dw = mp.dot %x, %e contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %db = mp.reduce add %e dims [0] : tensor<8x2xf32> to tensor<2xf32>
  %w1 = arith.subf %w, %dw : tensor<4x2xf32>
  %b1 = arith.subf %b, %db : tensor<2xf32>
  %keep = arith.constant dense<0.9> : tensor<2xf32>
  %share = arith.constant dense<0.0125> : tensor<2xf32>
  %sum = mp.reduce add %h dims [0] : tensor<8x2xf32> to tensor<2xf32>
  %old = arith.mulf %mean, %keep : tensor<2xf32>
  %new = arith.mulf %sum, %share : tensor<2xf32>
  %mean1 = arith.addf %old, %new : tensor<2xf32>
  return %w1, %b1, %mean1, %loss : tensor<4x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<f32>
}

// -----

// A forward pass that pools what it makes of copies of a token has no state.
// CHECK-LABEL: func.func @main
// CHECK-NOT: mp.pair
// CHECK: return
func.func @main(%w: tensor<2x2xf32>, %token: tensor<2xf32>, %x: tensor<8x2xf32>)
    -> tensor<2xf32> {
  %start = mp.broadcast %token dims [1] : tensor<2xf32> to tensor<8x2xf32>
  %in = arith.mulf %start, %x : tensor<8x2xf32>
  %y = mp.dot %in, %w contracting [1] x [0] : (tensor<8x2xf32>, tensor<2x2xf32>) -> tensor<8x2xf32>
  %h = arith.addf %start, %y : tensor<8x2xf32>
  %sum = mp.reduce add %h dims [0] : tensor<8x2xf32> to tensor<2xf32>
  return %sum : tensor<2xf32>
}

// -----

// Models side by side have a loss each.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "arg0", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: tensor<3xf32> {mp.name = "out1", mp.role = #mp.role<loss>}
func.func @main(%w: tensor<3x4x2xf32>, %x: tensor<3x8x4xf32>)
    -> (tensor<3x4x2xf32>, tensor<3xf32>) {
  %y = mp.dot %x, %w batching [0] x [0] contracting [2] x [1] : (tensor<3x8x4xf32>, tensor<3x4x2xf32>) -> tensor<3x8x2xf32>
  %e = math.exp %y : tensor<3x8x2xf32>
  %loss = mp.reduce add %e dims [1, 2] : tensor<3x8x2xf32> to tensor<3xf32>
  %dw = mp.dot %x, %e batching [0] x [0] contracting [1] x [1] : (tensor<3x8x4xf32>, tensor<3x8x2xf32>) -> tensor<3x4x2xf32>
  %w1 = arith.subf %w, %dw : tensor<3x4x2xf32>
  return %w1, %loss : tensor<3x4x2xf32>, tensor<3xf32>
}
