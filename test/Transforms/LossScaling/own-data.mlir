// A step that is given no batch has one of its own: a table, or random numbers.
// Parameters are what its loss depends on and what comes back moved.
// RUN: mp-opt %s -split-input-file --mp-assign-roles --mp-insert-loss-scaling --mp-check-scaling | FileCheck %s
// RUN: mp-opt %s -split-input-file --mp-amp --mp-check-state | FileCheck %s --check-prefix=ROLES

// ROLES: %arg0: tensor<4x3xf32> {{{.*}}role<parameter>
// CHECK-LABEL: func.func @main
// CHECK: %[[D:.*]] = arith.subf
// CHECK: mp.scale
// CHECK: %[[G:.*]] = mp.dot
// CHECK: mp.unscale %[[G]]
// CHECK: mp.guard
func.func @main(%w: tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<f32>) {
  %x = arith.constant dense<[[1.0, 2.0, 3.0, 4.0], [4.0, 3.0, 2.0, 1.0]]> : tensor<2x4xf32>
  %y = arith.constant dense<1.0> : tensor<2x3xf32>
  %p = mp.dot %x, %w contracting [1] x [0] : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
  %d = arith.subf %p, %y : tensor<2x3xf32>
  %s = arith.mulf %d, %d : tensor<2x3xf32>
  %loss = mp.reduce add %s dims [0, 1] : tensor<2x3xf32> to tensor<f32>
  %two = arith.constant dense<2.0> : tensor<2x3xf32>
  %dd = arith.mulf %d, %two : tensor<2x3xf32>
  %g = mp.dot %x, %dd contracting [0] x [0] : (tensor<2x4xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
  %rate = arith.constant dense<0.1> : tensor<4x3xf32>
  %step = arith.mulf %g, %rate : tensor<4x3xf32>
  %new = arith.subf %w, %step : tensor<4x3xf32>
  return %new, %loss : tensor<4x3xf32>, tensor<f32>
}

// -----

// Drawn from a key that comes back. An argument of words that are keys is one
// whatever it is called; pixels of 8 bits are none.
// ROLES: %arg0: tensor<4x3xf32> {{{.*}}role<parameter>
// ROLES-SAME: %arg1: tensor<2xi32> {{{.*}}role<rng>
// CHECK-LABEL: func.func @main
// CHECK: %[[D:.*]] = arith.subf
// CHECK: mp.scale
// CHECK: %[[G:.*]] = mp.dot
// CHECK: mp.unscale %[[G]]
// CHECK: mp.guard
func.func @main(%w: tensor<4x3xf32>, %key: tensor<2xi32> {mp.unsigned}) -> (tensor<4x3xf32>, tensor<2xi32> {mp.unsigned}, tensor<f32>) {
  %one = arith.constant dense<1> : tensor<2xi32>
  %next = arith.addi %key, %one : tensor<2xi32>
  %words = mp.broadcast %key dims [0] : tensor<2xi32> to tensor<2x4xi32>
  %x = arith.uitofp %words : tensor<2x4xi32> to tensor<2x4xf32>
  %y = arith.constant dense<1.0> : tensor<2x3xf32>
  %p = mp.dot %x, %w contracting [1] x [0] : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
  %d = arith.subf %p, %y : tensor<2x3xf32>
  %s = arith.mulf %d, %d : tensor<2x3xf32>
  %loss = mp.reduce add %s dims [0, 1] : tensor<2x3xf32> to tensor<f32>
  %two = arith.constant dense<2.0> : tensor<2x3xf32>
  %dd = arith.mulf %d, %two : tensor<2x3xf32>
  %g = mp.dot %x, %dd contracting [0] x [0] : (tensor<2x4xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
  %rate = arith.constant dense<0.1> : tensor<4x3xf32>
  %step = arith.mulf %g, %rate : tensor<4x3xf32>
  %new = arith.subf %w, %step : tensor<4x3xf32>
  return %new, %next, %loss : tensor<4x3xf32>, tensor<2xi32>, tensor<f32>
}

// -----

// With a batch, pixels and labels, nothing stands for it.
// ROLES: %arg0: tensor<4x3xf32> {{{.*}}role<parameter>
// ROLES-SAME: %arg1: tensor<2x4xi8> {{{.*}}role<batch>
// CHECK-LABEL: func.func @main
// CHECK: mp.guard
func.func @main(%w: tensor<4x3xf32>, %pixels: tensor<2x4xi8> {mp.unsigned}) -> (tensor<4x3xf32>, tensor<f32>) {
  %x = arith.uitofp %pixels : tensor<2x4xi8> to tensor<2x4xf32>
  %y = arith.constant dense<1.0> : tensor<2x3xf32>
  %p = mp.dot %x, %w contracting [1] x [0] : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
  %d = arith.subf %p, %y : tensor<2x3xf32>
  %s = arith.mulf %d, %d : tensor<2x3xf32>
  %loss = mp.reduce add %s dims [0, 1] : tensor<2x3xf32> to tensor<f32>
  %two = arith.constant dense<2.0> : tensor<2x3xf32>
  %dd = arith.mulf %d, %two : tensor<2x3xf32>
  %g = mp.dot %x, %dd contracting [0] x [0] : (tensor<2x4xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
  %rate = arith.constant dense<0.1> : tensor<4x3xf32>
  %step = arith.mulf %g, %rate : tensor<4x3xf32>
  %new = arith.subf %w, %step : tensor<4x3xf32>
  return %new, %loss : tensor<4x3xf32>, tensor<f32>
}
