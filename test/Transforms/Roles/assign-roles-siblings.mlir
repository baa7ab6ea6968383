// RUN: mp-opt %s -split-input-file --mp-assign-roles | FileCheck %s

// A mask that changes with the parameter hides that it goes on; the tree that
// its sibling comes back in tells.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "params['b']", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "params['w']", mp.pair = 1 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "mask['b']", mp.pair = 2 : i64,
// CHECK-SAME: {mp.name = "mask['w']", mp.pair = 3 : i64,
func.func @main(%b: tensor<2xf32> {mp.name = "params['b']"},
                %w: tensor<4x2xf32> {mp.name = "params['w']"},
                %mb: tensor<2xf32> {mp.name = "mask['b']"},
                %mw: tensor<4x2xf32> {mp.name = "mask['w']"},
                %x: tensor<8x4xf32> {mp.name = "x"})
    -> (tensor<2xf32> {mp.name = "result[0][0]['b']"},
        tensor<4x2xf32> {mp.name = "result[0][0]['w']"},
        tensor<2xf32> {mp.name = "result[0][1]['b']"},
        tensor<4x2xf32> {mp.name = "result[0][1]['w']"}, tensor<f32>) {
  %bs = mp.broadcast %b dims [1] : tensor<2xf32> to tensor<8x2xf32>
  %dot = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %y = arith.addf %dot, %bs : tensor<8x2xf32>
  %e = math.exp %y : tensor<8x2xf32>
  %loss = mp.reduce add %e dims [0, 1] : tensor<8x2xf32> to tensor<f32>
  %dw = mp.dot %x, %e contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %db = mp.reduce add %e dims [0] : tensor<8x2xf32> to tensor<2xf32>
  %b1 = arith.subf %b, %db : tensor<2xf32>
  %moved = arith.subf %w, %dw : tensor<4x2xf32>
  %size = math.absf %moved : tensor<4x2xf32>
  %bound = arith.constant dense<0.1> : tensor<4x2xf32>
  %large = arith.cmpf ogt, %size, %bound : tensor<4x2xf32>
  %zero = arith.constant dense<0.0> : tensor<4x2xf32>
  %mw1 = arith.select %large, %mw, %zero : tensor<4x2xi1>, tensor<4x2xf32>
  %w1 = arith.mulf %moved, %mw1 : tensor<4x2xf32>
  return %b1, %w1, %mb, %mw1, %loss : tensor<2xf32>, tensor<4x2xf32>, tensor<2xf32>, tensor<4x2xf32>, tensor<f32>
}

// -----

// A tree of gradients of the same names is none of next values: no member of it
// is.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "params['b']", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "params['w']", mp.role = #mp.role<parameter>}
func.func @main(%b: tensor<2xf32> {mp.name = "params['b']"},
                %w: tensor<4x2xf32> {mp.name = "params['w']"},
                %x: tensor<8x4xf32> {mp.name = "x"})
    -> (tensor<2xf32> {mp.name = "result[0][0]['b']"},
        tensor<4x2xf32> {mp.name = "result[0][1]['w']"}, tensor<f32>) {
  %bs = mp.broadcast %b dims [1] : tensor<2xf32> to tensor<8x2xf32>
  %dot = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %y = arith.addf %dot, %bs : tensor<8x2xf32>
  %e = math.exp %y : tensor<8x2xf32>
  %loss = mp.reduce add %e dims [0, 1] : tensor<8x2xf32> to tensor<f32>
  %dw = mp.dot %x, %e contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %db = mp.reduce add %e dims [0] : tensor<8x2xf32> to tensor<2xf32>
  %b1 = arith.subf %b, %db : tensor<2xf32>
  return %b1, %dw, %loss : tensor<2xf32>, tensor<4x2xf32>, tensor<f32>
}

// -----

// What the loss has gained is no next value of the loss before, which has its
// place in the tree of its siblings.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "state['b']", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "state['loss']", mp.role = #mp.role<hyper>}
func.func @main(%b: tensor<2xf32> {mp.name = "state['b']"},
                %last: tensor<f32> {mp.name = "state['loss']"},
                %x: tensor<8x2xf32> {mp.name = "x"})
    -> (tensor<2xf32> {mp.name = "result[0]['b']"},
        tensor<f32> {mp.name = "result[0]['loss']"},
        tensor<f32> {mp.name = "result[1]"}) {
  %bs = mp.broadcast %b dims [1] : tensor<2xf32> to tensor<8x2xf32>
  %y = arith.addf %x, %bs : tensor<8x2xf32>
  %e = math.exp %y : tensor<8x2xf32>
  %loss = mp.reduce add %e dims [0, 1] : tensor<8x2xf32> to tensor<f32>
  %db = mp.reduce add %e dims [0] : tensor<8x2xf32> to tensor<2xf32>
  %b1 = arith.subf %b, %db : tensor<2xf32>
  %gained = arith.subf %loss, %last : tensor<f32>
  return %b1, %loss, %gained : tensor<2xf32>, tensor<f32>, tensor<f32>
}

// -----

// What has the names of parameters, and is multiplied as they are, is a model
// beside the one that is trained; what is taken from them is none.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "params['w']", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "teacher['w']", mp.role = #mp.role<ema>}
// CHECK-SAME: {mp.name = "before['w']", mp.role = #mp.role<batch>}
func.func @main(%w: tensor<4x2xf32> {mp.name = "params['w']"},
                %teacher: tensor<4x2xf32> {mp.name = "teacher['w']"},
                %before: tensor<4x2xf32> {mp.name = "before['w']"},
                %x: tensor<8x4xf32> {mp.name = "x"})
    -> (tensor<4x2xf32> {mp.name = "result[0]['w']"}, tensor<f32>) {
  %soft = mp.dot %x, %teacher contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %y = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %off = arith.subf %y, %soft : tensor<8x2xf32>
  %square = arith.mulf %off, %off : tensor<8x2xf32>
  %loss = mp.reduce add %square dims [0, 1] : tensor<8x2xf32> to tensor<f32>
  %two = arith.constant dense<2.0> : tensor<8x2xf32>
  %dy = arith.mulf %off, %two : tensor<8x2xf32>
  %dw = mp.dot %x, %dy contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %moved = arith.subf %w, %before : tensor<4x2xf32>
  %step = arith.addf %dw, %moved : tensor<4x2xf32>
  %w1 = arith.subf %w, %step : tensor<4x2xf32>
  return %w1, %loss : tensor<4x2xf32>, tensor<f32>
}
