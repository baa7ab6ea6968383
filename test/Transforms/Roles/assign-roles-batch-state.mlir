// RUN: mp-opt %s -split-input-file --mp-assign-roles | FileCheck %s

// A running mean of what the forward pass makes, which the loss reads, is no
// parameter: its factors add up to 1.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "arg0", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "arg1", mp.pair = 1 : i64, mp.role = #mp.role<buffer>}
// CHECK-SAME: {mp.name = "arg2", mp.role = #mp.role<batch>}
func.func @main(%w: tensor<4xf32>, %mean: tensor<4xf32>, %x: tensor<8x4xf32>)
    -> (tensor<4xf32>, tensor<4xf32>, tensor<f32>) {
  %wide = mp.broadcast %w dims [1] : tensor<4xf32> to tensor<8x4xf32>
  %y = arith.mulf %wide, %x : tensor<8x4xf32>
  %center = mp.broadcast %mean dims [1] : tensor<4xf32> to tensor<8x4xf32>
  %far = arith.subf %y, %center : tensor<8x4xf32>
  %e = math.exp %far : tensor<8x4xf32>
  %loss = mp.reduce add %e dims [0, 1] : tensor<8x4xf32> to tensor<f32>
  %dw = arith.mulf %e, %x : tensor<8x4xf32>
  %g = mp.reduce add %dw dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %rate = arith.constant dense<0.1> : tensor<4xf32>
  %move = arith.mulf %g, %rate : tensor<4xf32>
  %w1 = arith.subf %w, %move : tensor<4xf32>
  %keep = arith.constant dense<0.9> : tensor<4xf32>
  // 1/10 of 1/8 of the sum of 8.
  %share = arith.constant dense<0.0125> : tensor<4xf32>
  %sum = mp.reduce add %y dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %old = arith.mulf %mean, %keep : tensor<4xf32>
  %new = arith.mulf %sum, %share : tensor<4xf32>
  %mean1 = arith.addf %old, %new : tensor<4xf32>
  return %w1, %mean1, %loss : tensor<4xf32>, tensor<4xf32>, tensor<f32>
}

// -----

// The same where the momentum is an argument, as m and 1 - m, of a variance,
// whose own factors add up to 0.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "arg0", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "arg1", mp.pair = 1 : i64, mp.role = #mp.role<buffer>}
// CHECK-SAME: {mp.name = "arg2", mp.role = #mp.role<batch>}
// CHECK-SAME: {mp.name = "arg3", mp.role = #mp.role<hyper>}
func.func @main(%w: tensor<4xf32>, %var: tensor<4xf32>, %x: tensor<8x4xf32>,
                %momentum: tensor<f32>)
    -> (tensor<4xf32>, tensor<4xf32>, tensor<f32>) {
  %eighth = arith.constant dense<0.125> : tensor<4xf32>
  %one = arith.constant dense<1.0> : tensor<f32>
  %wide = mp.broadcast %w dims [1] : tensor<4xf32> to tensor<8x4xf32>
  %y = arith.mulf %wide, %x : tensor<8x4xf32>
  %by = mp.broadcast %var dims [1] : tensor<4xf32> to tensor<8x4xf32>
  %scaled = arith.divf %y, %by : tensor<8x4xf32>
  %e = math.exp %scaled : tensor<8x4xf32>
  %loss = mp.reduce add %e dims [0, 1] : tensor<8x4xf32> to tensor<f32>
  %dy = arith.divf %e, %by : tensor<8x4xf32>
  %dw = arith.mulf %dy, %x : tensor<8x4xf32>
  %g = mp.reduce add %dw dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %rate = arith.constant dense<0.1> : tensor<4xf32>
  %move = arith.mulf %g, %rate : tensor<4xf32>
  %w1 = arith.subf %w, %move : tensor<4xf32>
  %sum = mp.reduce add %y dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %mean = arith.mulf %sum, %eighth : tensor<4xf32>
  %square = arith.mulf %y, %y : tensor<8x4xf32>
  %squares = mp.reduce add %square dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %power = arith.mulf %squares, %eighth : tensor<4xf32>
  %mean2 = arith.mulf %mean, %mean : tensor<4xf32>
  %now = arith.subf %power, %mean2 : tensor<4xf32>
  %rest = arith.subf %one, %momentum : tensor<f32>
  %m = mp.broadcast %momentum dims [] : tensor<f32> to tensor<4xf32>
  %r = mp.broadcast %rest dims [] : tensor<f32> to tensor<4xf32>
  %old = arith.mulf %var, %m : tensor<4xf32>
  %new = arith.mulf %now, %r : tensor<4xf32>
  %var1 = arith.addf %old, %new : tensor<4xf32>
  return %w1, %var1, %loss : tensor<4xf32>, tensor<4xf32>, tensor<f32>
}

// -----

// A decayed parameter: its factors add up to something else.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "arg0", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
func.func @main(%w: tensor<4xf32>, %x: tensor<8x4xf32>) -> (tensor<4xf32>, tensor<f32>) {
  %wide = mp.broadcast %w dims [1] : tensor<4xf32> to tensor<8x4xf32>
  %y = arith.mulf %wide, %x : tensor<8x4xf32>
  %e = math.exp %y : tensor<8x4xf32>
  %loss = mp.reduce add %e dims [0, 1] : tensor<8x4xf32> to tensor<f32>
  %dw = arith.mulf %e, %x : tensor<8x4xf32>
  %g = mp.reduce add %dw dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %rate = arith.constant dense<-0.1> : tensor<4xf32>
  %keep = arith.constant dense<0.999> : tensor<4xf32>
  %move = arith.mulf %g, %rate : tensor<4xf32>
  %decayed = arith.mulf %w, %keep : tensor<4xf32>
  %w1 = arith.addf %decayed, %move : tensor<4xf32>
  return %w1, %loss : tensor<4xf32>, tensor<f32>
}

// -----

// A queue, some of whose rows are exchanged for those of the batch. Rows of a
// table that are written back after they were moved are a parameter's.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "arg0", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "arg1", mp.pair = 1 : i64, mp.role = #mp.role<buffer>}
// CHECK-SAME: {mp.name = "arg2", mp.role = #mp.role<batch>}
func.func @main(%table: tensor<16x4xf32>, %queue: tensor<16x4xf32>, %x: tensor<8x4xf32>, %ids: tensor<8x1xi32>)
    -> (tensor<16x4xf32>, tensor<16x4xf32>, tensor<f32>) {
  %rows = mp.gather %table, %ids slice [1, 4] offset [1] collapsed [0] start [0] index_vector 1 : (tensor<16x4xf32>, tensor<8x1xi32>) -> tensor<8x4xf32>
  %y = arith.mulf %rows, %x : tensor<8x4xf32>
  %logits = mp.dot %y, %queue contracting [1] x [1] : (tensor<8x4xf32>, tensor<16x4xf32>) -> tensor<8x16xf32>
  %e = math.exp %logits : tensor<8x16xf32>
  %loss = mp.reduce add %e dims [0, 1] : tensor<8x16xf32> to tensor<f32>
  %dy = mp.dot %e, %queue contracting [1] x [0] : (tensor<8x16xf32>, tensor<16x4xf32>) -> tensor<8x4xf32>
  %g = arith.mulf %dy, %x : tensor<8x4xf32>
  %rate = arith.constant dense<0.1> : tensor<8x4xf32>
  %move = arith.mulf %g, %rate : tensor<8x4xf32>
  %moved = arith.subf %rows, %move : tensor<8x4xf32>
  %table1 = mp.scatter replace %table, %ids, %moved window [1] inserted [0] start [0] index_vector 1 : (tensor<16x4xf32>, tensor<8x1xi32>, tensor<8x4xf32>) -> tensor<16x4xf32>
  %queue1 = mp.scatter replace %queue, %ids, %y window [1] inserted [0] start [0] index_vector 1 : (tensor<16x4xf32>, tensor<8x1xi32>, tensor<8x4xf32>) -> tensor<16x4xf32>
  return %table1, %queue1, %loss : tensor<16x4xf32>, tensor<16x4xf32>, tensor<f32>
}

// -----

// What a bandit counts for each of its arms decides which one is drawn, and is
// moved by what was drawn, not by a derivative of the loss. Weights before a
// spike have no way to the loss but by what is greater, and are moved by one.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "arg0", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "arg1", mp.pair = 1 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "arg2", mp.pair = 2 : i64, mp.role = #mp.role<buffer>}
// CHECK-SAME: {mp.name = "arg3", mp.role = #mp.role<batch>}
func.func @main(%w: tensor<4x6xf32>, %u: tensor<6xf32>, %arms: tensor<8xf32>, %x: tensor<8x4xf32>, %y: tensor<8xf32>)
    -> (tensor<4x6xf32>, tensor<6xf32>, tensor<8xf32>, tensor<f32>) {
  %zero = arith.constant dense<0.0> : tensor<8x6xf32>
  %none = arith.constant dense<0.0> : tensor<8xf32>
  %keep = arith.constant dense<0.99> : tensor<8xf32>
  %two = arith.constant dense<2.0> : tensor<8xf32>
  %rate = arith.constant dense<0.1> : tensor<4x6xf32>
  %slow = arith.constant dense<0.1> : tensor<6xf32>
  %v = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
  %over = arith.cmpf ogt, %v, %zero : tensor<8x6xf32>
  %spike = arith.uitofp %over : tensor<8x6xi1> to tensor<8x6xf32>
  %p = mp.dot %spike, %u contracting [1] x [0] : (tensor<8x6xf32>, tensor<6xf32>) -> tensor<8xf32>
  %good = arith.cmpf ogt, %arms, %none : tensor<8xf32>
  %drawn = arith.uitofp %good : tensor<8xi1> to tensor<8xf32>
  %gain = arith.mulf %drawn, %y : tensor<8xf32>
  %e = arith.subf %p, %gain : tensor<8xf32>
  %square = arith.mulf %e, %e : tensor<8xf32>
  %loss = mp.reduce add %square dims [0] : tensor<8xf32> to tensor<f32>
  %g = arith.mulf %e, %two : tensor<8xf32>
  %du = mp.dot %g, %spike contracting [0] x [0] : (tensor<8xf32>, tensor<8x6xf32>) -> tensor<6xf32>
  %gs = mp.broadcast %g dims [0] : tensor<8xf32> to tensor<8x6xf32>
  %us = mp.broadcast %u dims [1] : tensor<6xf32> to tensor<8x6xf32>
  %dv = arith.mulf %gs, %us : tensor<8x6xf32>
  %dw = mp.dot %x, %dv contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
  %mw = arith.mulf %dw, %rate : tensor<4x6xf32>
  %mu = arith.mulf %du, %slow : tensor<6xf32>
  %w1 = arith.subf %w, %mw : tensor<4x6xf32>
  %u1 = arith.subf %u, %mu : tensor<6xf32>
  %less = arith.mulf %arms, %keep : tensor<8xf32>
  %arms1 = arith.addf %less, %gain : tensor<8xf32>
  return %w1, %u1, %arms1, %loss : tensor<4x6xf32>, tensor<6xf32>, tensor<8xf32>, tensor<f32>
}

// -----

// A memory of rewards where each step has one, a constant, is no parameter. One
// whose first row is set to 0 after it was moved is, as the row for no word.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "arg0", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "arg1", mp.pair = 1 : i64, mp.role = #mp.role<buffer>}
// CHECK-SAME: {mp.name = "arg2", mp.role = #mp.role<batch>}
func.func @main(%table: tensor<16x4xf32>, %rewards: tensor<16x4xf32>, %x: tensor<16x4xf32>, %at: tensor<1x1xi32>)
    -> (tensor<16x4xf32>, tensor<16x4xf32>, tensor<f32>) {
  %y = arith.mulf %table, %x : tensor<16x4xf32>
  %error = arith.subf %y, %rewards : tensor<16x4xf32>
  %e = math.exp %error : tensor<16x4xf32>
  %loss = mp.reduce add %e dims [0, 1] : tensor<16x4xf32> to tensor<f32>
  %g = arith.mulf %e, %x : tensor<16x4xf32>
  %rate = arith.constant dense<0.1> : tensor<16x4xf32>
  %move = arith.mulf %g, %rate : tensor<16x4xf32>
  %moved = arith.subf %table, %move : tensor<16x4xf32>
  %none = arith.constant dense<0.0> : tensor<1x4xf32>
  %first = arith.constant dense<0> : tensor<1x1xi32>
  %table1 = mp.scatter replace %moved, %first, %none window [1] inserted [0] start [0] index_vector 1 : (tensor<16x4xf32>, tensor<1x1xi32>, tensor<1x4xf32>) -> tensor<16x4xf32>
  %one = arith.constant dense<1.0> : tensor<1x4xf32>
  %rewards1 = mp.scatter replace %rewards, %at, %one window [1] inserted [0] start [0] index_vector 1 : (tensor<16x4xf32>, tensor<1x1xi32>, tensor<1x4xf32>) -> tensor<16x4xf32>
  return %table1, %rewards1, %loss : tensor<16x4xf32>, tensor<16x4xf32>, tensor<f32>
}
