// RUN: mp-opt %s -split-input-file --mp-find-loss-scale | FileCheck %s --check-prefix=FIND
// RUN: mp-opt %s -split-input-file --mp-load-policy=preset=fp16 --mp-find-loss-scale --mp-insert-loss-scaling --mp-check-scaling | FileCheck %s

// The author scales the second of two backward passes, by 1024. The first one
// would underflow as before, so that both are scaled, from 2^16 / 1024 on.
// FIND-LABEL: func.func @main
// FIND-SAME: mp.own_loss_scale = [1.024000e+03]
// CHECK-LABEL: func.func @main
// CHECK-COUNT-2: mp.scale
// CHECK: mp.all_finite
// CHECK: func.func @init
// CHECK: arith.constant dense<6.400000e+01> : tensor<f32>
func.func @main(%w: tensor<16x8xf32> {mp.name = "w", mp.pair = 1 : i64, mp.role = #mp.role<parameter>},
                %x: tensor<32x16xf32> {mp.name = "x", mp.role = #mp.role<batch>},
                %y: tensor<32x8xf32> {mp.name = "y", mp.role = #mp.role<batch>})
    -> (tensor<f32> {mp.name = "loss", mp.role = #mp.role<loss>},
        tensor<16x8xf32> {mp.name = "w", mp.role = #mp.role<new_parameter>}) {
  %mean = arith.constant dense<7.8125e-3> : tensor<32x8xf32>
  %up = arith.constant dense<0.05> : tensor<16x8xf32>
  %rate = arith.constant dense<0.125> : tensor<16x8xf32>
  %scale = arith.constant dense<1024.0> : tensor<32x8xf32>
  %inverse = arith.constant dense<9.765625e-4> : tensor<16x8xf32>
  %p1 = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x8xf32>) -> tensor<32x8xf32>
  %d1 = arith.subf %p1, %y : tensor<32x8xf32>
  %dy1 = arith.mulf %d1, %mean : tensor<32x8xf32>
  %g1 = mp.dot %x, %dy1 contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x8xf32>) -> tensor<16x8xf32>
  %far = arith.mulf %g1, %up : tensor<16x8xf32>
  %uphill = arith.addf %w, %far : tensor<16x8xf32>
  %p2 = mp.dot %x, %uphill contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x8xf32>) -> tensor<32x8xf32>
  %d2 = arith.subf %p2, %y : tensor<32x8xf32>
  %square = arith.mulf %d2, %d2 : tensor<32x8xf32>
  %loss = mp.reduce add %square dims [0, 1] : tensor<32x8xf32> to tensor<f32>
  %m2 = arith.mulf %d2, %mean : tensor<32x8xf32>
  %dy2 = arith.mulf %m2, %scale : tensor<32x8xf32>
  %s2 = mp.dot %x, %dy2 contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x8xf32>) -> tensor<16x8xf32>
  %g2 = arith.mulf %s2, %inverse : tensor<16x8xf32>
  %u = arith.mulf %g2, %rate : tensor<16x8xf32>
  %new = arith.subf %w, %u : tensor<16x8xf32>
  return %loss, %new : tensor<f32>, tensor<16x8xf32>
}

// -----

// Both are scaled by the author.
// FIND-LABEL: func.func @main
// FIND-SAME: mp.own_loss_scale = 1.024000e+03
// CHECK-LABEL: func.func @main
// CHECK-NOT: mp.scale
func.func @main(%w: tensor<16x8xf32> {mp.name = "w", mp.pair = 1 : i64, mp.role = #mp.role<parameter>},
                %x: tensor<32x16xf32> {mp.name = "x", mp.role = #mp.role<batch>},
                %y: tensor<32x8xf32> {mp.name = "y", mp.role = #mp.role<batch>})
    -> (tensor<f32> {mp.name = "loss", mp.role = #mp.role<loss>},
        tensor<16x8xf32> {mp.name = "w", mp.role = #mp.role<new_parameter>}) {
  %mean = arith.constant dense<7.8125e-3> : tensor<32x8xf32>
  %up = arith.constant dense<0.05> : tensor<16x8xf32>
  %rate = arith.constant dense<0.125> : tensor<16x8xf32>
  %scale = arith.constant dense<1024.0> : tensor<32x8xf32>
  %inverse = arith.constant dense<9.765625e-4> : tensor<16x8xf32>
  %p1 = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x8xf32>) -> tensor<32x8xf32>
  %d1 = arith.subf %p1, %y : tensor<32x8xf32>
  %m1 = arith.mulf %d1, %mean : tensor<32x8xf32>
  %dy1 = arith.mulf %m1, %scale : tensor<32x8xf32>
  %s1 = mp.dot %x, %dy1 contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x8xf32>) -> tensor<16x8xf32>
  %g1 = arith.mulf %s1, %inverse : tensor<16x8xf32>
  %far = arith.mulf %g1, %up : tensor<16x8xf32>
  %uphill = arith.addf %w, %far : tensor<16x8xf32>
  %p2 = mp.dot %x, %uphill contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x8xf32>) -> tensor<32x8xf32>
  %d2 = arith.subf %p2, %y : tensor<32x8xf32>
  %square = arith.mulf %d2, %d2 : tensor<32x8xf32>
  %loss = mp.reduce add %square dims [0, 1] : tensor<32x8xf32> to tensor<f32>
  %m2 = arith.mulf %d2, %mean : tensor<32x8xf32>
  %dy2 = arith.mulf %m2, %scale : tensor<32x8xf32>
  %s2 = mp.dot %x, %dy2 contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x8xf32>) -> tensor<16x8xf32>
  %g2 = arith.mulf %s2, %inverse : tensor<16x8xf32>
  %u = arith.mulf %g2, %rate : tensor<16x8xf32>
  %new = arith.subf %w, %u : tensor<16x8xf32>
  return %loss, %new : tensor<f32>, tensor<16x8xf32>
}
