// RUN: mp-opt %s -split-input-file --mp-amp="dtype=f16 pad=false" | FileCheck %s

// What a loop moves is a parameter in each round: products read it rounded, and
// the loop carries it in f32.
// CHECK-LABEL: func.func @main
// CHECK: scf.while
// CHECK-SAME: tensor<3x64x64xf32>
// CHECK: mp.dot {{.*}}(tensor<3x64x64xf16>, tensor<3x64x64xf16>)
// CHECK: mp.dot {{.*}}(tensor<3x64x64xf16>, tensor<3x64x64xf16>)
// CHECK: arith.subf {{.*}} : tensor<3x64x64xf32>
// CHECK: scf.yield {{.*}}tensor<3x64x64xf32>
func.func @main(%w: tensor<64x64xf32>, %x: tensor<3x64x64xf32>)
    -> (tensor<64x64xf32>, tensor<f32>) {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %five = arith.constant dense<5> : tensor<i32>
  %none = arith.constant dense<0.0> : tensor<f32>
  %third = arith.constant dense<0.333333> : tensor<64x64xf32>
  %rate = arith.constant dense<0.1> : tensor<3x64x64xf32>
  %ones = arith.constant dense<1.0> : tensor<3x64x64xf32>
  %ws = mp.broadcast %w dims [1, 2] : tensor<64x64xf32> to tensor<3x64x64xf32>
  %end:3 = scf.while (%i = %zero, %v = %ws, %l = %none) : (tensor<i32>, tensor<3x64x64xf32>, tensor<f32>) -> (tensor<i32>, tensor<3x64x64xf32>, tensor<f32>) {
    %less = arith.cmpi slt, %i, %five : tensor<i32>
    %more = tensor.extract %less[] : tensor<i1>
    scf.condition(%more) %i, %v, %l : tensor<i32>, tensor<3x64x64xf32>, tensor<f32>
  } do {
  ^bb0(%i: tensor<i32>, %v: tensor<3x64x64xf32>, %l: tensor<f32>):
    %y = mp.dot %x, %v batching [0] x [0] contracting [2] x [1] : (tensor<3x64x64xf32>, tensor<3x64x64xf32>) -> tensor<3x64x64xf32>
    %t = math.tanh %y : tensor<3x64x64xf32>
    %loss = mp.reduce add %t dims [0, 1, 2] : tensor<3x64x64xf32> to tensor<f32>
    %square = arith.mulf %t, %t : tensor<3x64x64xf32>
    %dy = arith.subf %ones, %square : tensor<3x64x64xf32>
    %g = arith.mulf %ones, %dy : tensor<3x64x64xf32>
    %dw = mp.dot %x, %g batching [0] x [0] contracting [1] x [1] : (tensor<3x64x64xf32>, tensor<3x64x64xf32>) -> tensor<3x64x64xf32>
    %step = arith.mulf %dw, %rate : tensor<3x64x64xf32>
    %v1 = arith.subf %v, %step : tensor<3x64x64xf32>
    %next = arith.addi %i, %one : tensor<i32>
    scf.yield %next, %v1, %loss : tensor<i32>, tensor<3x64x64xf32>, tensor<f32>
  }
  %sum = mp.reduce add %end#1 dims [0] : tensor<3x64x64xf32> to tensor<64x64xf32>
  %w1 = arith.mulf %sum, %third : tensor<64x64xf32>
  return %w1, %end#2 : tensor<64x64xf32>, tensor<f32>
}

// -----

// Rows of new state that the batch chooses are state: they keep their bits.
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}}(tensor<3x64x64xf16>, tensor<3x64x64xf16>)
// CHECK: mp.gather {{.*}}(tensor<3x64x64xf32>, tensor<1xi32>) -> tensor<1x64x64xf32>
// CHECK: arith.select {{.*}} tensor<3x64x64xf32>
func.func @main(%w: tensor<3x64x64xf32>, %x: tensor<3x64x64xf32>)
    -> (tensor<3x64x64xf32>, tensor<f32>) {
  %rate = arith.constant dense<0.1> : tensor<3x64x64xf32>
  %ones = arith.constant dense<1.0> : tensor<3x64x64xf32>
  %bound = arith.constant dense<4.0> : tensor<3xf32>
  %none = arith.constant dense<0.0> : tensor<f32>
  %y = mp.dot %x, %w batching [0] x [0] contracting [2] x [1] : (tensor<3x64x64xf32>, tensor<3x64x64xf32>) -> tensor<3x64x64xf32>
  %t = math.tanh %y : tensor<3x64x64xf32>
  %losses = mp.reduce add %t dims [1, 2] : tensor<3x64x64xf32> to tensor<3xf32>
  %loss = mp.reduce add %losses dims [0] : tensor<3xf32> to tensor<f32>
  %square = arith.mulf %t, %t : tensor<3x64x64xf32>
  %dy = arith.subf %ones, %square : tensor<3x64x64xf32>
  %g = arith.mulf %ones, %dy : tensor<3x64x64xf32>
  %dw = mp.dot %x, %g batching [0] x [0] contracting [1] x [1] : (tensor<3x64x64xf32>, tensor<3x64x64xf32>) -> tensor<3x64x64xf32>
  %step = arith.mulf %dw, %rate : tensor<3x64x64xf32>
  %moved = arith.subf %w, %step : tensor<3x64x64xf32>
  %bad = arith.cmpf ogt, %losses, %bound : tensor<3xf32>
  %count = arith.extui %bad : tensor<3xi1> to tensor<3xi32>
  %first = mp.slice %count start [0] limit [1] strides [1] : tensor<3xi32> to tensor<1xi32>
  %row = mp.gather %moved, %first slice [1, 64, 64] offset [0, 1, 2] start [0] index_vector 0 : (tensor<3x64x64xf32>, tensor<1xi32>) -> tensor<1x64x64xf32>
  %best = mp.reshape %row : tensor<1x64x64xf32> to tensor<64x64xf32>
  %rows = mp.broadcast %best dims [1, 2] : tensor<64x64xf32> to tensor<3x64x64xf32>
  %which = mp.broadcast %bad dims [0] : tensor<3xi1> to tensor<3x64x64xi1>
  %w1 = arith.select %which, %rows, %moved : tensor<3x64x64xi1>, tensor<3x64x64xf32>
  return %w1, %loss : tensor<3x64x64xf32>, tensor<f32>
}

// -----

// So are copies that are averaged with weights of the batch.
// CHECK-LABEL: func.func @main
// CHECK-COUNT-2: mp.dot {{.*}}(tensor<3x64x64xf16>, tensor<3x64x64xf16>)
// CHECK: %[[MOVED:.*]] = arith.subf {{.*}} : tensor<3x64x64xf32>
// CHECK: arith.mulf %[[MOVED]], {{.*}} : tensor<3x64x64xf32>
func.func @main(%w: tensor<64x64xf32>, %x: tensor<3x64x64xf32>, %share: tensor<3xf32>)
    -> (tensor<64x64xf32>, tensor<f32>) {
  %rate = arith.constant dense<0.1> : tensor<3x64x64xf32>
  %ones = arith.constant dense<1.0> : tensor<3x64x64xf32>
  %ws = mp.broadcast %w dims [1, 2] : tensor<64x64xf32> to tensor<3x64x64xf32>
  %y = mp.dot %x, %ws batching [0] x [0] contracting [2] x [1] : (tensor<3x64x64xf32>, tensor<3x64x64xf32>) -> tensor<3x64x64xf32>
  %t = math.tanh %y : tensor<3x64x64xf32>
  %loss = mp.reduce add %t dims [0, 1, 2] : tensor<3x64x64xf32> to tensor<f32>
  %square = arith.mulf %t, %t : tensor<3x64x64xf32>
  %dy = arith.subf %ones, %square : tensor<3x64x64xf32>
  %g = arith.mulf %ones, %dy : tensor<3x64x64xf32>
  %dw = mp.dot %x, %g batching [0] x [0] contracting [1] x [1] : (tensor<3x64x64xf32>, tensor<3x64x64xf32>) -> tensor<3x64x64xf32>
  %step = arith.mulf %dw, %rate : tensor<3x64x64xf32>
  %moved = arith.subf %ws, %step : tensor<3x64x64xf32>
  %all = mp.broadcast %share dims [0] : tensor<3xf32> to tensor<3x64x64xf32>
  %weighed = arith.mulf %moved, %all : tensor<3x64x64xf32>
  %w1 = mp.reduce add %weighed dims [0] : tensor<3x64x64xf32> to tensor<64x64xf32>
  return %w1, %loss : tensor<64x64xf32>, tensor<f32>
}

// -----

// A parameter that is taken out of a stack of one and moved there: products
// read it rounded as they read the stack, and it is moved in f32.
// CHECK-LABEL: func.func @main
// CHECK: %[[V:.*]] = mp.reshape %arg0 : {{.*}} to tensor<64x64xf32>
// CHECK: mp.dot %{{.*}}, %arg5 {{.*}}(tensor<64x64xf16>, tensor<64x64xf16>)
// CHECK: arith.subf %[[V]], {{.*}} : tensor<64x64xf32>
func.func @main(%w: tensor<1x64x64xf32>, %x: tensor<64x64xf32>)
    -> (tensor<1x64x64xf32>, tensor<f32>) {
  %rate = arith.constant dense<0.1> : tensor<64x64xf32>
  %ones = arith.constant dense<1.0> : tensor<64x64xf32>
  %v = mp.reshape %w : tensor<1x64x64xf32> to tensor<64x64xf32>
  %y = mp.dot %x, %v contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %t = math.tanh %y : tensor<64x64xf32>
  %loss = mp.reduce add %t dims [0, 1] : tensor<64x64xf32> to tensor<f32>
  %square = arith.mulf %t, %t : tensor<64x64xf32>
  %dy = arith.subf %ones, %square : tensor<64x64xf32>
  %g = arith.mulf %ones, %dy : tensor<64x64xf32>
  %dw = mp.dot %x, %g contracting [0] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %step = arith.mulf %dw, %rate : tensor<64x64xf32>
  %v1 = arith.subf %v, %step : tensor<64x64xf32>
  %w1 = mp.reshape %v1 : tensor<64x64xf32> to tensor<1x64x64xf32>
  return %w1, %loss : tensor<1x64x64xf32>, tensor<f32>
}
