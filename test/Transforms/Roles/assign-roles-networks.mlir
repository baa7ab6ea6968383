// A network that the step is given and does not train is told by its layers,
// whatever its arguments are called: products along the last dimension with an
// activation between them.
//
// RUN: mp-opt %s --mp-assign-roles --split-input-file | FileCheck %s

// The digits of a quantised layer, their scale, a bias, and another layer. The
// examples of the same tree stay the batch, as what counts for each of them.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "given[0]['q']", mp.role = #mp.role<buffer>}
// CHECK-SAME: {mp.name = "given[0]['s']", mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "given[0]['b']", mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "given[1]['w']", mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "given[2]", mp.role = #mp.role<batch>}
// CHECK-SAME: {mp.name = "given[3]", mp.role = #mp.role<batch>}
// CHECK-SAME: {mp.name = "head", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
func.func @main(%q: tensor<4x6xi8> {mp.name = "given[0]['q']"},
                %s: tensor<6xf32> {mp.name = "given[0]['s']"},
                %b: tensor<6xf32> {mp.name = "given[0]['b']"},
                %v: tensor<6x5xf32> {mp.name = "given[1]['w']"},
                %x: tensor<8x4xf32> {mp.name = "given[2]"},
                %c: tensor<8xf32> {mp.name = "given[3]"},
                %w: tensor<5x2xf32> {mp.name = "head"})
    -> (tensor<5x2xf32>, tensor<f32>) {
  %digits = arith.sitofp %q : tensor<4x6xi8> to tensor<4x6xf32>
  %scales = mp.broadcast %s dims [1] : tensor<6xf32> to tensor<4x6xf32>
  %u = arith.mulf %digits, %scales : tensor<4x6xf32>
  %0 = mp.dot %x, %u contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
  %bias = mp.broadcast %b dims [1] : tensor<6xf32> to tensor<8x6xf32>
  %1 = arith.addf %0, %bias : tensor<8x6xf32>
  %h = math.tanh %1 : tensor<8x6xf32>
  %z = mp.dot %h, %v contracting [1] x [0] : (tensor<8x6xf32>, tensor<6x5xf32>) -> tensor<8x5xf32>
  %y = mp.dot %z, %w contracting [1] x [0] : (tensor<8x5xf32>, tensor<5x2xf32>) -> tensor<8x2xf32>
  %e = math.exp %y : tensor<8x2xf32>
  %counts = mp.broadcast %c dims [0] : tensor<8xf32> to tensor<8x2xf32>
  %weighed = arith.mulf %e, %counts : tensor<8x2xf32>
  %loss = mp.reduce add %weighed dims [0, 1] : tensor<8x2xf32> to tensor<f32>
  %dw = mp.dot %z, %weighed contracting [0] x [0] : (tensor<8x5xf32>, tensor<8x2xf32>) -> tensor<5x2xf32>
  %new = arith.subf %w, %dw : tensor<5x2xf32>
  return %new, %loss : tensor<5x2xf32>, tensor<f32>
}

// -----

// What is summed over the examples are edges between them, what has no
// activation between is a rotation, and a mask says which weights there are.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "graph['near']", mp.role = #mp.role<batch>}
// CHECK-SAME: {mp.name = "graph['far']", mp.role = #mp.role<batch>}
// CHECK-SAME: {mp.name = "camera['turn']", mp.role = #mp.role<batch>}
// CHECK-SAME: {mp.name = "camera['lens']", mp.role = #mp.role<batch>}
// CHECK-SAME: {mp.name = "masks['a']", mp.role = #mp.role<batch>}
// CHECK-SAME: {mp.name = "masks['b']", mp.role = #mp.role<batch>}
func.func @main(%near: tensor<8x8xf32> {mp.name = "graph['near']"},
                %far: tensor<8x8xf32> {mp.name = "graph['far']"},
                %turn: tensor<4x4xf32> {mp.name = "camera['turn']"},
                %lens: tensor<4x4xf32> {mp.name = "camera['lens']"},
                %a: tensor<4x4xf32> {mp.name = "masks['a']"},
                %b: tensor<4x4xf32> {mp.name = "masks['b']"},
                %x: tensor<8x4xf32> {mp.name = "x"},
                %w: tensor<4x4xf32> {mp.name = "w"})
    -> (tensor<4x4xf32>, tensor<f32>) {
  %0 = mp.dot %x, %turn contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %1 = mp.dot %0, %lens contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %2 = mp.dot %near, %1 contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
  %3 = math.tanh %2 : tensor<8x4xf32>
  %4 = mp.dot %far, %3 contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
  %wa = arith.mulf %w, %a : tensor<4x4xf32>
  %wb = arith.mulf %w, %b : tensor<4x4xf32>
  %5 = mp.dot %4, %wa contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %6 = math.tanh %5 : tensor<8x4xf32>
  %y = mp.dot %6, %wb contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %e = math.exp %y : tensor<8x4xf32>
  %loss = mp.reduce add %e dims [0, 1] : tensor<8x4xf32> to tensor<f32>
  %dw = mp.dot %6, %e contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %new = arith.subf %w, %dw : tensor<4x4xf32>
  return %new, %loss : tensor<4x4xf32>, tensor<f32>
}

// -----

// A memory that attention reads has an exponential between its keys and its
// values, a bank of filters a logarithm.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "memory['keys']", mp.role = #mp.role<batch>}
// CHECK-SAME: {mp.name = "memory['values']", mp.role = #mp.role<batch>}
// CHECK-SAME: {mp.name = "filters['mel']", mp.role = #mp.role<batch>}
// CHECK-SAME: {mp.name = "filters['dct']", mp.role = #mp.role<batch>}
func.func @main(%keys: tensor<4x9xf32> {mp.name = "memory['keys']"},
                %values: tensor<9x4xf32> {mp.name = "memory['values']"},
                %mel: tensor<4x9xf32> {mp.name = "filters['mel']"},
                %dct: tensor<9x4xf32> {mp.name = "filters['dct']"},
                %x: tensor<8x4xf32> {mp.name = "x"},
                %w: tensor<4x4xf32> {mp.name = "w"})
    -> (tensor<4x4xf32>, tensor<f32>) {
  %least = arith.constant dense<1.0e-05> : tensor<8x9xf32>
  %0 = mp.dot %x, %keys contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x9xf32>) -> tensor<8x9xf32>
  %low = arith.constant dense<0xFF800000> : tensor<8xf32>
  %row = mp.reduce max %0 dims [1] : tensor<8x9xf32> to tensor<8xf32>
  %top = arith.maximumf %low, %row : tensor<8xf32>
  %tops = mp.broadcast %top dims [0] : tensor<8xf32> to tensor<8x9xf32>
  %less = arith.subf %0, %tops : tensor<8x9xf32>
  %1 = math.exp %less : tensor<8x9xf32>
  %2 = mp.dot %1, %values contracting [1] x [0] : (tensor<8x9xf32>, tensor<9x4xf32>) -> tensor<8x4xf32>
  %3 = mp.dot %x, %mel contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x9xf32>) -> tensor<8x9xf32>
  %4 = arith.maximumf %3, %least : tensor<8x9xf32>
  %5 = math.log %4 : tensor<8x9xf32>
  %6 = mp.dot %5, %dct contracting [1] x [0] : (tensor<8x9xf32>, tensor<9x4xf32>) -> tensor<8x4xf32>
  %7 = arith.addf %2, %6 : tensor<8x4xf32>
  %y = mp.dot %7, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %e = math.exp %y : tensor<8x4xf32>
  %loss = mp.reduce add %e dims [0, 1] : tensor<8x4xf32> to tensor<f32>
  %dw = mp.dot %7, %e contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %new = arith.subf %w, %dw : tensor<4x4xf32>
  return %new, %loss : tensor<4x4xf32>, tensor<f32>
}

// -----

// Between an operator and the one that puts back what it measures lies what is
// learnt: neither is a layer of a network.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "scan['rays']", mp.role = #mp.role<batch>}
// CHECK-SAME: {mp.name = "scan['inverse']", mp.role = #mp.role<batch>}
func.func @main(%rays: tensor<4x6xf32> {mp.name = "scan['rays']"},
                %inverse: tensor<6x4xf32> {mp.name = "scan['inverse']"},
                %x: tensor<8x6xf32> {mp.name = "x"},
                %w: tensor<4x4xf32> {mp.name = "w"})
    -> (tensor<4x4xf32>, tensor<f32>) {
  %0 = mp.dot %x, %inverse contracting [1] x [0] : (tensor<8x6xf32>, tensor<6x4xf32>) -> tensor<8x4xf32>
  %1 = math.tanh %0 : tensor<8x4xf32>
  %2 = mp.dot %1, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %y = arith.addf %0, %2 : tensor<8x4xf32>
  %3 = mp.dot %y, %rays contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
  %d = arith.subf %3, %x : tensor<8x6xf32>
  %square = arith.mulf %d, %d : tensor<8x6xf32>
  %loss = mp.reduce add %square dims [0, 1] : tensor<8x6xf32> to tensor<f32>
  %dy = mp.dot %d, %rays contracting [1] x [1] : (tensor<8x6xf32>, tensor<4x6xf32>) -> tensor<8x4xf32>
  %dw = mp.dot %1, %dy contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %new = arith.subf %w, %dw : tensor<4x4xf32>
  return %new, %loss : tensor<4x4xf32>, tensor<f32>
}

// -----

// Nor is one behind the other where only a gradient is multiplied by both.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "given['a']", mp.role = #mp.role<batch>}
// CHECK-SAME: {mp.name = "given['b']", mp.role = #mp.role<batch>}
func.func @main(%a: tensor<4x6xf32> {mp.name = "given['a']"},
                %b: tensor<5x6xf32> {mp.name = "given['b']"},
                %x: tensor<8x4xf32> {mp.name = "x"},
                %w: tensor<4x5xf32> {mp.name = "w"})
    -> (tensor<4x5xf32>, tensor<f32>) {
  %0 = mp.dot %x, %a contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
  %gate = math.tanh %0 : tensor<8x6xf32>
  %1 = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x5xf32>) -> tensor<8x5xf32>
  %2 = mp.dot %1, %b contracting [1] x [0] : (tensor<8x5xf32>, tensor<5x6xf32>) -> tensor<8x6xf32>
  %y = arith.mulf %2, %gate : tensor<8x6xf32>
  %e = math.exp %y : tensor<8x6xf32>
  %loss = mp.reduce add %e dims [0, 1] : tensor<8x6xf32> to tensor<f32>
  %d2 = arith.mulf %e, %gate : tensor<8x6xf32>
  %d1 = mp.dot %d2, %b contracting [1] x [1] : (tensor<8x6xf32>, tensor<5x6xf32>) -> tensor<8x5xf32>
  %dw = mp.dot %x, %d1 contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x5xf32>) -> tensor<4x5xf32>
  %new = arith.subf %w, %dw : tensor<4x5xf32>
  return %new, %loss : tensor<4x5xf32>, tensor<f32>
}

// -----

// What a network reads is made by frequencies, and by a filter bank, that came
// with it: their digits count all the same.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "given['waves']", mp.role = #mp.role<batch>}
// CHECK-SAME: {mp.name = "given['mel']", mp.role = #mp.role<batch>}
// CHECK-SAME: {mp.name = "given['one']", mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "given['two']", mp.role = #mp.role<parameter>}
func.func @main(%waves: tensor<4x6xf32> {mp.name = "given['waves']"},
                %mel: tensor<4x6xf32> {mp.name = "given['mel']"},
                %one: tensor<6x6xf32> {mp.name = "given['one']"},
                %two: tensor<6x4xf32> {mp.name = "given['two']"},
                %x: tensor<8x4xf32> {mp.name = "x"},
                %w: tensor<4x4xf32> {mp.name = "w"})
    -> (tensor<4x4xf32>, tensor<f32>) {
  %least = arith.constant dense<1.0e-05> : tensor<8x6xf32>
  %0 = mp.dot %x, %waves contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
  %1 = math.sin %0 : tensor<8x6xf32>
  %2 = mp.dot %x, %mel contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
  %3 = arith.addf %2, %least : tensor<8x6xf32>
  %4 = math.log %3 : tensor<8x6xf32>
  %5 = arith.addf %1, %4 : tensor<8x6xf32>
  %6 = mp.dot %5, %one contracting [1] x [0] : (tensor<8x6xf32>, tensor<6x6xf32>) -> tensor<8x6xf32>
  %7 = math.tanh %6 : tensor<8x6xf32>
  %8 = mp.dot %7, %two contracting [1] x [0] : (tensor<8x6xf32>, tensor<6x4xf32>) -> tensor<8x4xf32>
  %y = mp.dot %8, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %e = math.exp %y : tensor<8x4xf32>
  %loss = mp.reduce add %e dims [0, 1] : tensor<8x4xf32> to tensor<f32>
  %dw = mp.dot %8, %e contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %new = arith.subf %w, %dw : tensor<4x4xf32>
  return %new, %loss : tensor<4x4xf32>, tensor<f32>
}
