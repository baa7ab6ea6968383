// What an author throws away of a gradient inside the backward pass: only that
// question is asked of the unscaled number, which is checked, as it might hide
// what the scale made infinite; the gradient below goes on scaled.
// RUN: mp-opt %s -split-input-file --mp-insert-loss-scaling --mp-check-scaling 2> %t | FileCheck %s
// RUN: FileCheck %s --check-prefix=WARN < %t

// CHECK-LABEL: func.func @main
// CHECK: %[[GH:.*]] = mp.dot %{{.*}} contracting [1] x [1]
// CHECK: %[[ASKED:.*]] = mp.unscale %[[GH]], %[[S:.*]] : tensor<8x4xf32>
// CHECK: %[[NAN:.*]] = arith.cmpf une, %[[ASKED]], %[[ASKED]]
// CHECK: %[[KEPT:.*]] = arith.select %[[NAN]], %{{.*}}, %[[GH]]
// CHECK: %[[GV:.*]] = mp.dot %{{.*}}, %[[KEPT]]
// CHECK: %[[UNSCALED:.*]] = mp.unscale %[[GV]], %[[S]] : tensor<5x4xf32>
// CHECK: mp.all_finite {{.*}}%[[UNSCALED]], %[[ASKED]]
func.func @main(
    %w: tensor<4x3xf32> {mp.role = #mp.role<parameter>, mp.pair = 0 : i64},
    %v: tensor<5x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 1 : i64},
    %x: tensor<8x5xf32> {mp.role = #mp.role<batch>},
    %y: tensor<8x3xf32> {mp.role = #mp.role<batch>})
    -> (tensor<4x3xf32> {mp.role = #mp.role<new_parameter>},
        tensor<5x4xf32> {mp.role = #mp.role<new_parameter>},
        tensor<f32> {mp.name = "loss", mp.role = #mp.role<loss>}) {
  %zero = arith.constant dense<0.0> : tensor<8x4xf32>
  %rw = arith.constant dense<1.0e-3> : tensor<4x3xf32>
  %rv = arith.constant dense<1.0e-3> : tensor<5x4xf32>
  %two = arith.constant dense<2.0> : tensor<8x3xf32>
  %h = mp.dot %x, %v contracting [1] x [0] : (tensor<8x5xf32>, tensor<5x4xf32>) -> tensor<8x4xf32>
  %p = mp.dot %h, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %d = arith.subf %p, %y : tensor<8x3xf32>
  %s = arith.mulf %d, %d : tensor<8x3xf32>
  %loss = mp.reduce add %s dims [0, 1] : tensor<8x3xf32> to tensor<f32>
  %dd = arith.mulf %d, %two : tensor<8x3xf32>
  %gw = mp.dot %h, %dd contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %gh = mp.dot %dd, %w contracting [1] x [1] : (tensor<8x3xf32>, tensor<4x3xf32>) -> tensor<8x4xf32>
  %nan = arith.cmpf une, %gh, %gh : tensor<8x4xf32>
  %kept = arith.select %nan, %zero, %gh : tensor<8x4xi1>, tensor<8x4xf32>
  %gv = mp.dot %x, %kept contracting [0] x [0] : (tensor<8x5xf32>, tensor<8x4xf32>) -> tensor<5x4xf32>
  %uw = arith.mulf %gw, %rw : tensor<4x3xf32>
  %w1 = arith.subf %w, %uw : tensor<4x3xf32>
  %uv = arith.mulf %gv, %rv : tensor<5x4xf32>
  %v1 = arith.subf %v, %uv : tensor<5x4xf32>
  return %w1, %v1, %loss : tensor<4x3xf32>, tensor<5x4xf32>, tensor<f32>
}

// -----

// CHECK-LABEL: func.func @main
// CHECK: %[[GH:.*]] = mp.dot %{{.*}} contracting [1] x [1]
// CHECK: %[[ASKED:.*]] = mp.unscale %[[GH]], %[[S:.*]] : tensor<8x4xf32>
// CHECK: math.isfinite %[[ASKED]]
// CHECK: arith.select %{{.*}}, %[[GH]],
// CHECK: mp.unscale %{{.*}} : tensor<5x4xf32>
// CHECK: mp.all_finite {{.*}}%[[ASKED]]
func.func @main(
    %w: tensor<4x3xf32> {mp.role = #mp.role<parameter>, mp.pair = 0 : i64},
    %v: tensor<5x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 1 : i64},
    %x: tensor<8x5xf32> {mp.role = #mp.role<batch>},
    %y: tensor<8x3xf32> {mp.role = #mp.role<batch>})
    -> (tensor<4x3xf32> {mp.role = #mp.role<new_parameter>},
        tensor<5x4xf32> {mp.role = #mp.role<new_parameter>},
        tensor<f32> {mp.name = "loss", mp.role = #mp.role<loss>}) {
  %zero = arith.constant dense<0.0> : tensor<8x4xf32>
  %rw = arith.constant dense<1.0e-3> : tensor<4x3xf32>
  %rv = arith.constant dense<1.0e-3> : tensor<5x4xf32>
  %two = arith.constant dense<2.0> : tensor<8x3xf32>
  %h = mp.dot %x, %v contracting [1] x [0] : (tensor<8x5xf32>, tensor<5x4xf32>) -> tensor<8x4xf32>
  %p = mp.dot %h, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %d = arith.subf %p, %y : tensor<8x3xf32>
  %s = arith.mulf %d, %d : tensor<8x3xf32>
  %loss = mp.reduce add %s dims [0, 1] : tensor<8x3xf32> to tensor<f32>
  %dd = arith.mulf %d, %two : tensor<8x3xf32>
  %gw = mp.dot %h, %dd contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %gh = mp.dot %dd, %w contracting [1] x [1] : (tensor<8x3xf32>, tensor<4x3xf32>) -> tensor<8x4xf32>
  %finite = math.isfinite %gh : tensor<8x4xf32>
  %kept = arith.select %finite, %gh, %zero : tensor<8x4xi1>, tensor<8x4xf32>
  %gv = mp.dot %x, %kept contracting [0] x [0] : (tensor<8x5xf32>, tensor<8x4xf32>) -> tensor<5x4xf32>
  %uw = arith.mulf %gw, %rw : tensor<4x3xf32>
  %w1 = arith.subf %w, %uw : tensor<4x3xf32>
  %uv = arith.mulf %gv, %rv : tensor<5x4xf32>
  %v1 = arith.subf %v, %uv : tensor<5x4xf32>
  return %w1, %v1, %loss : tensor<4x3xf32>, tensor<5x4xf32>, tensor<f32>
}

// -----

// A maximum passes a NaN on, and an infinity on the side that it keeps.
// CHECK-LABEL: func.func @main
// CHECK: %[[GH:.*]] = mp.dot %{{.*}} contracting [1] x [1]
// CHECK-NOT: mp.unscale
// CHECK: arith.maximumf %[[GH]]
// CHECK-NOT: mp.unscale
// CHECK: mp.unscale %{{.*}} : tensor<5x4xf32>
func.func @main(
    %w: tensor<4x3xf32> {mp.role = #mp.role<parameter>, mp.pair = 0 : i64},
    %v: tensor<5x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 1 : i64},
    %x: tensor<8x5xf32> {mp.role = #mp.role<batch>},
    %y: tensor<8x3xf32> {mp.role = #mp.role<batch>})
    -> (tensor<4x3xf32> {mp.role = #mp.role<new_parameter>},
        tensor<5x4xf32> {mp.role = #mp.role<new_parameter>},
        tensor<f32> {mp.name = "loss", mp.role = #mp.role<loss>}) {
  %zero = arith.constant dense<0.0> : tensor<8x4xf32>
  %rw = arith.constant dense<1.0e-3> : tensor<4x3xf32>
  %rv = arith.constant dense<1.0e-3> : tensor<5x4xf32>
  %two = arith.constant dense<2.0> : tensor<8x3xf32>
  %h = mp.dot %x, %v contracting [1] x [0] : (tensor<8x5xf32>, tensor<5x4xf32>) -> tensor<8x4xf32>
  %p = mp.dot %h, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %d = arith.subf %p, %y : tensor<8x3xf32>
  %s = arith.mulf %d, %d : tensor<8x3xf32>
  %loss = mp.reduce add %s dims [0, 1] : tensor<8x3xf32> to tensor<f32>
  %dd = arith.mulf %d, %two : tensor<8x3xf32>
  %gw = mp.dot %h, %dd contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %gh = mp.dot %dd, %w contracting [1] x [1] : (tensor<8x3xf32>, tensor<4x3xf32>) -> tensor<8x4xf32>
  %kept = arith.maximumf %gh, %zero : tensor<8x4xf32>
  %gv = mp.dot %x, %kept contracting [0] x [0] : (tensor<8x5xf32>, tensor<8x4xf32>) -> tensor<5x4xf32>
  %uw = arith.mulf %gw, %rw : tensor<4x3xf32>
  %w1 = arith.subf %w, %uw : tensor<4x3xf32>
  %uv = arith.mulf %gv, %rv : tensor<5x4xf32>
  %v1 = arith.subf %v, %uv : tensor<5x4xf32>
  return %w1, %v1, %loss : tensor<4x3xf32>, tensor<5x4xf32>, tensor<f32>
}

// -----

// This one drops a NaN: scaling ends before it, which is told.
// WARN: gradient-hooks.mlir:[[#@LINE + 26]]:11: warning: a part of the backward pass is not scaled: the gradients of 'out1' pass through 'arith.maxnumf'
// CHECK-LABEL: func.func @main
// CHECK: %[[GH:.*]] = mp.dot %{{.*}} contracting [1] x [1]
// CHECK: %[[ASKED:.*]] = mp.unscale %[[GH]]
// CHECK: arith.maxnumf %[[ASKED]]
// CHECK: mp.all_finite {{.*}}%[[ASKED]]
func.func @main(
    %w: tensor<4x3xf32> {mp.role = #mp.role<parameter>, mp.pair = 0 : i64},
    %v: tensor<5x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 1 : i64},
    %x: tensor<8x5xf32> {mp.role = #mp.role<batch>},
    %y: tensor<8x3xf32> {mp.role = #mp.role<batch>})
    -> (tensor<4x3xf32> {mp.role = #mp.role<new_parameter>},
        tensor<5x4xf32> {mp.role = #mp.role<new_parameter>},
        tensor<f32> {mp.name = "loss", mp.role = #mp.role<loss>}) {
  %zero = arith.constant dense<0.0> : tensor<8x4xf32>
  %rw = arith.constant dense<1.0e-3> : tensor<4x3xf32>
  %rv = arith.constant dense<1.0e-3> : tensor<5x4xf32>
  %two = arith.constant dense<2.0> : tensor<8x3xf32>
  %h = mp.dot %x, %v contracting [1] x [0] : (tensor<8x5xf32>, tensor<5x4xf32>) -> tensor<8x4xf32>
  %p = mp.dot %h, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %d = arith.subf %p, %y : tensor<8x3xf32>
  %s = arith.mulf %d, %d : tensor<8x3xf32>
  %loss = mp.reduce add %s dims [0, 1] : tensor<8x3xf32> to tensor<f32>
  %dd = arith.mulf %d, %two : tensor<8x3xf32>
  %gw = mp.dot %h, %dd contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %gh = mp.dot %dd, %w contracting [1] x [1] : (tensor<8x3xf32>, tensor<4x3xf32>) -> tensor<8x4xf32>
  %kept = arith.maxnumf %gh, %zero : tensor<8x4xf32>
  %gv = mp.dot %x, %kept contracting [0] x [0] : (tensor<8x5xf32>, tensor<8x4xf32>) -> tensor<5x4xf32>
  %uw = arith.mulf %gw, %rw : tensor<4x3xf32>
  %w1 = arith.subf %w, %uw : tensor<4x3xf32>
  %uv = arith.mulf %gv, %rv : tensor<5x4xf32>
  %v1 = arith.subf %v, %uv : tensor<5x4xf32>
  return %w1, %v1, %loss : tensor<4x3xf32>, tensor<5x4xf32>, tensor<f32>
}
