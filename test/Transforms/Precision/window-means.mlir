// Sums up to each place over their count are means: as large as what is added,
// so that a product reads them in 16 bits.
//
// RUN: mp-opt %s --split-input-file --mp-annotate-precision --mp-insert-casts | FileCheck %s

// Over 1, 2, ... 20, or their inverses, and windows that hang over an edge over
// more than they hold.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK-COUNT-3: mp.dot {{.*}} accumulate f32 : (tensor<8x20x16xf16>, tensor<16x4xf16>)
func.func @main(%w: tensor<16x4xf32> {mp.role = #mp.role<parameter>},
                %v: tensor<16x16xf32> {mp.role = #mp.role<parameter>},
                %x: tensor<8x20x16xf32> {mp.role = #mp.role<batch>})
    -> (tensor<8x20x4xf32>, tensor<8x20x4xf32>, tensor<8x20x4xf32>) {
  %one = arith.constant dense<1> : tensor<20xi32>
  %ones = arith.constant dense<1.0> : tensor<20xf32>
  %h = mp.dot %x, %v contracting [2] x [0] : (tensor<8x20x16xf32>, tensor<16x16xf32>) -> tensor<8x20x16xf32>
  %sum = mp.pool add %h window [1, 20, 1] strides [1, 1, 1] low [0, 19, 0] high [0, 0, 0] accumulate f32
    : tensor<8x20x16xf32> to tensor<8x20x16xf32>
  %place = mp.iota dim 0 : tensor<20xi32>
  %next = arith.addi %place, %one : tensor<20xi32>
  %count = arith.sitofp %next : tensor<20xi32> to tensor<20xf32>
  %counts = mp.broadcast %count dims [1] : tensor<20xf32> to tensor<8x20x16xf32>
  %mean = arith.divf %sum, %counts : tensor<8x20x16xf32>
  %inverse = arith.divf %ones, %count : tensor<20xf32>
  %inverses = mp.broadcast %inverse dims [1] : tensor<20xf32> to tensor<8x20x16xf32>
  %same = arith.mulf %sum, %inverses : tensor<8x20x16xf32>
  %near = mp.pool add %h window [1, 11, 1] strides [1, 1, 1] low [0, 5, 0] high [0, 5, 0] accumulate f32
    : tensor<8x20x16xf32> to tensor<8x20x16xf32>
  %eleven = arith.constant dense<11.0> : tensor<8x20x16xf32>
  %around = arith.divf %near, %eleven : tensor<8x20x16xf32>
  %a = mp.dot %mean, %w contracting [2] x [0] : (tensor<8x20x16xf32>, tensor<16x4xf32>) -> tensor<8x20x4xf32>
  %b = mp.dot %same, %w contracting [2] x [0] : (tensor<8x20x16xf32>, tensor<16x4xf32>) -> tensor<8x20x4xf32>
  %c = mp.dot %around, %w contracting [2] x [0] : (tensor<8x20x16xf32>, tensor<16x4xf32>) -> tensor<8x20x4xf32>
  return %a, %b, %c : tensor<8x20x4xf32>, tensor<8x20x4xf32>, tensor<8x20x4xf32>
}
}

// -----

// Over less, from the wrong end, along another dimension, and sums of which one
// place has no number.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK-COUNT-4: mp.dot {{.*}}mp.kept_wide = "operand 0 is not known to be bounded"
func.func @main(%w: tensor<20x4xf32> {mp.role = #mp.role<parameter>},
                %v: tensor<20x20xf32> {mp.role = #mp.role<parameter>},
                %x: tensor<8x20x20xf32> {mp.role = #mp.role<batch>})
    -> (tensor<8x20x4xf32>, tensor<8x20x4xf32>, tensor<8x20x4xf32>, tensor<8x20x4xf32>) {
  %one = arith.constant dense<1> : tensor<20xi32>
  %tenth = arith.constant dense<0.1> : tensor<20xf32>
  %h = mp.dot %x, %v contracting [2] x [0] : (tensor<8x20x20xf32>, tensor<20x20xf32>) -> tensor<8x20x20xf32>
  %sum = mp.pool add %h window [1, 20, 1] strides [1, 1, 1] low [0, 19, 0] high [0, 0, 0] accumulate f32
    : tensor<8x20x20xf32> to tensor<8x20x20xf32>
  %place = mp.iota dim 0 : tensor<20xi32>
  %next = arith.addi %place, %one : tensor<20xi32>
  %count = arith.sitofp %next : tensor<20xi32> to tensor<20xf32>
  %less = arith.mulf %count, %tenth : tensor<20xf32>
  %lesses = mp.broadcast %less dims [1] : tensor<20xf32> to tensor<8x20x20xf32>
  %large = arith.divf %sum, %lesses : tensor<8x20x20xf32>
  %counts = mp.broadcast %count dims [1] : tensor<20xf32> to tensor<8x20x20xf32>
  %rest = mp.pool add %h window [1, 20, 1] strides [1, 1, 1] low [0, 0, 0] high [0, 19, 0] accumulate f32
    : tensor<8x20x20xf32> to tensor<8x20x20xf32>
  %turned = arith.divf %rest, %counts : tensor<8x20x20xf32>
  %columns = mp.broadcast %count dims [2] : tensor<20xf32> to tensor<8x20x20xf32>
  %across = arith.divf %sum, %columns : tensor<8x20x20xf32>
  %from0 = arith.sitofp %place : tensor<20xi32> to tensor<20xf32>
  %places = mp.broadcast %from0 dims [1] : tensor<20xf32> to tensor<8x20x20xf32>
  %early = arith.divf %sum, %places : tensor<8x20x20xf32>
  %a = mp.dot %large, %w contracting [2] x [0] : (tensor<8x20x20xf32>, tensor<20x4xf32>) -> tensor<8x20x4xf32>
  %b = mp.dot %turned, %w contracting [2] x [0] : (tensor<8x20x20xf32>, tensor<20x4xf32>) -> tensor<8x20x4xf32>
  %c = mp.dot %across, %w contracting [2] x [0] : (tensor<8x20x20xf32>, tensor<20x4xf32>) -> tensor<8x20x4xf32>
  %d = mp.dot %early, %w contracting [2] x [0] : (tensor<8x20x20xf32>, tensor<20x4xf32>) -> tensor<8x20x4xf32>
  return %a, %b, %c, %d : tensor<8x20x4xf32>, tensor<8x20x4xf32>, tensor<8x20x4xf32>, tensor<8x20x4xf32>
}
}

// -----

// Counts of types that do not count so far: in i8 behind 127 comes -128, and in
// bf16 there is nothing between 256 and 258.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK-COUNT-2: mp.dot {{.*}}mp.kept_wide = "operand 0 is not known to be bounded"
func.func @main(%w: tensor<16x4xf32> {mp.role = #mp.role<parameter>},
                %v: tensor<16x16xf32> {mp.role = #mp.role<parameter>},
                %x: tensor<8x300x16xf32> {mp.role = #mp.role<batch>})
    -> (tensor<8x300x4xf32>, tensor<8x300x4xf32>) {
  %one = arith.constant dense<1> : tensor<300xi8>
  %times = arith.constant dense<64> : tensor<300xi8>
  %h = mp.dot %x, %v contracting [2] x [0] : (tensor<8x300x16xf32>, tensor<16x16xf32>) -> tensor<8x300x16xf32>
  %sum = mp.pool add %h window [1, 300, 1] strides [1, 1, 1] low [0, 299, 0] high [0, 0, 0] accumulate f32
    : tensor<8x300x16xf32> to tensor<8x300x16xf32>
  %place = mp.iota dim 0 : tensor<300xi8>
  %many = arith.muli %place, %times : tensor<300xi8>
  %next = arith.addi %many, %one : tensor<300xi8>
  %count = arith.sitofp %next : tensor<300xi8> to tensor<300xf32>
  %counts = mp.broadcast %count dims [1] : tensor<300xf32> to tensor<8x300x16xf32>
  %large = arith.divf %sum, %counts : tensor<8x300x16xf32>
  %steps = mp.iota dim 0 : tensor<300xi32>
  %coarse = arith.sitofp %steps : tensor<300xi32> to tensor<300xbf16>
  %far = arith.constant dense<1024.0> : tensor<300xbf16>
  %back = arith.constant dense<1023.0> : tensor<300xf32>
  %off = arith.addf %coarse, %far : tensor<300xbf16>
  %wide = arith.extf %off : tensor<300xbf16> to tensor<300xf32>
  %near = arith.subf %wide, %back : tensor<300xf32>
  %nears = mp.broadcast %near dims [1] : tensor<300xf32> to tensor<8x300x16xf32>
  %less = arith.divf %sum, %nears : tensor<8x300x16xf32>
  %a = mp.dot %large, %w contracting [2] x [0] : (tensor<8x300x16xf32>, tensor<16x4xf32>) -> tensor<8x300x4xf32>
  %b = mp.dot %less, %w contracting [2] x [0] : (tensor<8x300x16xf32>, tensor<16x4xf32>) -> tensor<8x300x4xf32>
  return %a, %b : tensor<8x300x4xf32>, tensor<8x300x4xf32>
}
}
