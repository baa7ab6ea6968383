// An update of several calls is seen by the one condition on which all parameters
// move, and no example decides.
// RUN: mp-opt %s --split-input-file --mp-insert-loss-scaling --mp-check-scaling | FileCheck %s

// CHECK-LABEL: func.func @main
// CHECK: %[[LAST:.*]] = arith.cmpi eq
// CHECK: mp.update_loss_scale %{{.*}}, %{{.*}}, %{{.*}} ends %[[LAST]] growth
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %b: tensor<f32> {mp.role = #mp.role<parameter>, mp.pair = 1},
                %n: tensor<i32> {mp.role = #mp.role<counter>, mp.pair = 2},
                %x: tensor<8x4xf32> {mp.role = #mp.role<batch>})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>}, tensor<f32> {mp.role = #mp.role<new_parameter>},
        tensor<i32> {mp.role = #mp.role<new_state>}) {
  %zero = arith.constant dense<0> : tensor<i32>
  %last = arith.cmpi eq, %n, %zero : tensor<i32>
  %n1 = arith.xori %n, %n : tensor<i32>
  %wide = mp.broadcast %w dims [1] : tensor<4xf32> to tensor<8x4xf32>
  %0 = arith.mulf %wide, %x : tensor<8x4xf32>
  %1 = math.exp %0 : tensor<8x4xf32>
  %seed = arith.constant dense<1.0> : tensor<8x4xf32>
  %d = arith.mulf %1, %seed : tensor<8x4xf32>
  %dw = arith.mulf %d, %x : tensor<8x4xf32>
  %g = mp.reduce add %dw dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %gb = mp.reduce add %d dims [0, 1] : tensor<8x4xf32> to tensor<f32>
  %w1 = arith.subf %w, %g : tensor<4xf32>
  %b1 = arith.subf %b, %gb : tensor<f32>
  %lasts = mp.broadcast %last dims [] : tensor<i1> to tensor<4xi1>
  %w2 = arith.select %lasts, %w1, %w : tensor<4xi1>, tensor<4xf32>
  %b2 = arith.select %last, %b1, %b : tensor<i1>, tensor<f32>
  return %w2, %b2, %n1 : tensor<4xf32>, tensor<f32>, tensor<i32>
}

// -----

// One of two parameters moves in each call: the scale may grow after each.
// CHECK-LABEL: func.func @main
// CHECK: mp.update_loss_scale %{{.*}}, %{{.*}}, %{{[^ ,]+}} growth
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %b: tensor<f32> {mp.role = #mp.role<parameter>, mp.pair = 1},
                %n: tensor<i32> {mp.role = #mp.role<counter>, mp.pair = 2},
                %x: tensor<8x4xf32> {mp.role = #mp.role<batch>})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>}, tensor<f32> {mp.role = #mp.role<new_parameter>},
        tensor<i32> {mp.role = #mp.role<new_state>}) {
  %zero = arith.constant dense<0> : tensor<i32>
  %last = arith.cmpi eq, %n, %zero : tensor<i32>
  %n1 = arith.xori %n, %n : tensor<i32>
  %wide = mp.broadcast %w dims [1] : tensor<4xf32> to tensor<8x4xf32>
  %0 = arith.mulf %wide, %x : tensor<8x4xf32>
  %1 = math.exp %0 : tensor<8x4xf32>
  %seed = arith.constant dense<1.0> : tensor<8x4xf32>
  %d = arith.mulf %1, %seed : tensor<8x4xf32>
  %dw = arith.mulf %d, %x : tensor<8x4xf32>
  %g = mp.reduce add %dw dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %gb = mp.reduce add %d dims [0, 1] : tensor<8x4xf32> to tensor<f32>
  %w1 = arith.subf %w, %g : tensor<4xf32>
  %b1 = arith.subf %b, %gb : tensor<f32>
  %lasts = mp.broadcast %last dims [] : tensor<i1> to tensor<4xi1>
  %w2 = arith.select %lasts, %w1, %w : tensor<4xi1>, tensor<4xf32>
  return %w2, %b1, %n1 : tensor<4xf32>, tensor<f32>, tensor<i32>
}

// -----

// The batch decides: a call without an update is as good as one with it.
// CHECK-LABEL: func.func @main
// CHECK: mp.update_loss_scale %{{.*}}, %{{.*}}, %{{[^ ,]+}} growth
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %last: tensor<i1> {mp.role = #mp.role<batch>},
                %x: tensor<8x4xf32> {mp.role = #mp.role<batch>})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>}) {
  %wide = mp.broadcast %w dims [1] : tensor<4xf32> to tensor<8x4xf32>
  %0 = arith.mulf %wide, %x : tensor<8x4xf32>
  %1 = math.exp %0 : tensor<8x4xf32>
  %seed = arith.constant dense<1.0> : tensor<8x4xf32>
  %d = arith.mulf %1, %seed : tensor<8x4xf32>
  %dw = arith.mulf %d, %x : tensor<8x4xf32>
  %g = mp.reduce add %dw dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %w1 = arith.subf %w, %g : tensor<4xf32>
  %lasts = mp.broadcast %last dims [] : tensor<i1> to tensor<4xi1>
  %w2 = arith.select %lasts, %w1, %w : tensor<4xi1>, tensor<4xf32>
  return %w2 : tensor<4xf32>
}
