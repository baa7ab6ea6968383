// RUN: mp-opt %s -split-input-file --mp-assign-roles | FileCheck %s

// Data that is called as state is: no result has the type of p, and it has as
// many rows as x; tokens are no weights. The weight of two layers is one.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "params['w']", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "x", mp.role = #mp.role<batch>}
// CHECK-SAME: {mp.name = "p", mp.role = #mp.role<batch>}
// CHECK-SAME: {mp.name = "data['velocity']", mp.role = #mp.role<batch>}
// CHECK-SAME: {mp.name = "weights", mp.role = #mp.role<batch>}
// CHECK-SAME: {mp.name = "seed", mp.role = #mp.role<batch>}
// CHECK-SAME: {mp.name = "kernel", mp.role = #mp.role<parameter>}
func.func @main(%w: tensor<4x2xf32> {mp.name = "params['w']"},
                %x: tensor<8x4xf32> {mp.name = "x"},
                %p: tensor<8x2xf32> {mp.name = "p"},
                %v: tensor<8x2xf32> {mp.name = "data['velocity']"},
                %s: tensor<8x2xf32> {mp.name = "weights"},
                %i: tensor<8x2xi32> {mp.name = "seed"},
                %k: tensor<2x2xf32> {mp.name = "kernel"})
    -> (tensor<4x2xf32> {mp.name = "result[0]['w']"},
        tensor<f32> {mp.name = "result[1]"}) {
  %rate = arith.constant dense<0.1> : tensor<4x2xf32>
  %h = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %o = mp.dot %h, %k contracting [1] x [0] : (tensor<8x2xf32>, tensor<2x2xf32>) -> tensor<8x2xf32>
  %f = arith.sitofp %i : tensor<8x2xi32> to tensor<8x2xf32>
  %0 = arith.subf %o, %p : tensor<8x2xf32>
  %1 = arith.addf %0, %v : tensor<8x2xf32>
  %2 = arith.addf %1, %f : tensor<8x2xf32>
  %3 = arith.mulf %2, %s : tensor<8x2xf32>
  %4 = math.exp %3 : tensor<8x2xf32>
  %loss = mp.reduce add %4 dims [0, 1] : tensor<8x2xf32> to tensor<f32>
  %5 = arith.mulf %4, %s : tensor<8x2xf32>
  %6 = mp.dot %5, %k contracting [1] x [1] : (tensor<8x2xf32>, tensor<2x2xf32>) -> tensor<8x2xf32>
  %g = mp.dot %x, %6 contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %7 = arith.mulf %g, %rate : tensor<4x2xf32>
  %new = arith.subf %w, %7 : tensor<4x2xf32>
  return %new, %loss : tensor<4x2xf32>, tensor<f32>
}

// -----

// An error of each example has the type of the target, and is not its next
// value.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "params['w']", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "x", mp.role = #mp.role<batch>}
// CHECK-SAME: {mp.name = "p", mp.role = #mp.role<batch>}
func.func @main(%w: tensor<4xf32> {mp.name = "params['w']"},
                %x: tensor<8x4xf32> {mp.name = "x"},
                %p: tensor<8xf32> {mp.name = "p"})
    -> (tensor<4xf32> {mp.name = "result[0]['w']"},
        tensor<8xf32> {mp.name = "result[1]"},
        tensor<f32> {mp.name = "result[2]"}) {
  %h = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8xf32>
  %0 = arith.subf %h, %p : tensor<8xf32>
  %1 = arith.mulf %0, %0 : tensor<8xf32>
  %loss = mp.reduce add %1 dims [0] : tensor<8xf32> to tensor<f32>
  %g = mp.dot %x, %0 contracting [0] x [0] : (tensor<8x4xf32>, tensor<8xf32>) -> tensor<4xf32>
  %new = arith.subf %w, %g : tensor<4xf32>
  return %new, %1, %loss : tensor<4xf32>, tensor<8xf32>, tensor<f32>
}

// -----

// A gradient alone, and a forward pass: what is called w is the weight.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "w", mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "x", mp.role = #mp.role<batch>}
func.func @main(%w: tensor<8xf32> {mp.name = "w"},
                %x: tensor<8x8xf32> {mp.name = "x"})
    -> (tensor<f32> {mp.name = "result[0]"},
        tensor<8xf32> {mp.name = "result[1]"}) {
  %h = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %0 = math.exp %h : tensor<8xf32>
  %loss = mp.reduce add %0 dims [0] : tensor<8xf32> to tensor<f32>
  %g = mp.dot %x, %0 contracting [0] x [0] : (tensor<8x8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %loss, %g : tensor<f32>, tensor<8xf32>
}

// -----

// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "w", mp.role = #mp.role<parameter>}
func.func @main(%w: tensor<8xf32> {mp.name = "w"},
                %x: tensor<8x8xf32> {mp.name = "x"})
    -> (tensor<f32> {mp.name = "result[0]"}) {
  %h = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %0 = math.exp %h : tensor<8xf32>
  %loss = mp.reduce add %0 dims [0] : tensor<8xf32> to tensor<f32>
  return %loss : tensor<f32>
}

// -----

// Members of a tree are what the tree is called: moments that one step reads
// and does not move, weights of eight bits or sixteen.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "params['w']", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "x", mp.role = #mp.role<batch>}
// CHECK-SAME: {mp.name = "opt_state['scale']", mp.role = #mp.role<optimizer_state>}
// CHECK-SAME: {mp.name = "kernel", mp.role = #mp.role<parameter>}
func.func @main(%w: tensor<8xf32> {mp.name = "params['w']"},
                %x: tensor<4x8xf32> {mp.name = "x"},
                %s: tensor<4xf32> {mp.name = "opt_state['scale']"},
                %k: tensor<4xi8> {mp.name = "kernel"})
    -> (tensor<8xf32> {mp.name = "result[0]['w']"},
        tensor<f32> {mp.name = "result[1]"}) {
  %h = mp.dot %x, %w contracting [1] x [0] : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4xf32>
  %f = arith.sitofp %k : tensor<4xi8> to tensor<4xf32>
  %0 = arith.mulf %h, %f : tensor<4xf32>
  %1 = math.exp %0 : tensor<4xf32>
  %loss = mp.reduce add %1 dims [0] : tensor<4xf32> to tensor<f32>
  %2 = arith.mulf %1, %f : tensor<4xf32>
  %3 = arith.mulf %2, %s : tensor<4xf32>
  %g = mp.dot %x, %3 contracting [0] x [0] : (tensor<4x8xf32>, tensor<4xf32>) -> tensor<8xf32>
  %new = arith.subf %w, %g : tensor<8xf32>
  return %new, %loss : tensor<8xf32>, tensor<f32>
}

// -----

// What is called so among other members is a leaf of its own; variables['params']
// is a network, however many rows it has.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "state['w']", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "data['momentum']", mp.role = #mp.role<batch>}
// CHECK-SAME: {mp.name = "data['velocity']", mp.role = #mp.role<batch>}
// CHECK-SAME: {mp.name = "variables['params']['w']", mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "state['weights']", mp.role = #mp.role<parameter>}
func.func @main(%w: tensor<8xf32> {mp.name = "state['w']"},
                %x: tensor<4x8xf32> {mp.name = "data['momentum']"},
                %v: tensor<4xf32> {mp.name = "data['velocity']"},
                %t: tensor<4xf32> {mp.name = "variables['params']['w']"},
                %f: tensor<4xf32> {mp.name = "state['weights']"})
    -> (tensor<8xf32> {mp.name = "result[0]['w']"},
        tensor<f32> {mp.name = "result[1]"}) {
  %h = mp.dot %x, %w contracting [1] x [0] : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4xf32>
  %0 = arith.mulf %h, %f : tensor<4xf32>
  %1 = arith.subf %0, %v : tensor<4xf32>
  %2 = arith.mulf %1, %t : tensor<4xf32>
  %3 = math.exp %2 : tensor<4xf32>
  %loss = mp.reduce add %3 dims [0] : tensor<4xf32> to tensor<f32>
  %4 = arith.mulf %3, %t : tensor<4xf32>
  %5 = arith.mulf %4, %f : tensor<4xf32>
  %g = mp.dot %x, %5 contracting [0] x [0] : (tensor<4x8xf32>, tensor<4xf32>) -> tensor<8xf32>
  %new = arith.subf %w, %g : tensor<8xf32>
  return %new, %loss : tensor<8xf32>, tensor<f32>
}
