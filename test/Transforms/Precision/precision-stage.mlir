// The stage as a whole, and that it does nothing the second time.
// RUN: mp-opt %s --mp-load-policy="preset=fp16 planner=painting" --mp-annotate-precision \
// RUN:   --mp-insert-casts --mp-simplify-casts --mp-check-precision > %t.once
// RUN: FileCheck %s --check-prefix=STAGE --input-file=%t.once
// RUN: mp-opt %t.once --mp-load-policy="preset=fp16 planner=painting" --mp-annotate-precision \
// RUN:   --mp-insert-casts --mp-simplify-casts --mp-check-precision \
// RUN:   | diff %t.once -

// With the preset off the stage is the identity and says so.
// RUN: mp-opt %s > %t.before
// RUN: mp-opt %s --mp-load-policy=preset=off --mp-annotate-precision \
// RUN:   --mp-insert-casts --mp-simplify-casts --mp-check-precision 2>%t.err \
// RUN:   | grep -v '^module' | diff - <(grep -v '^module' %t.before)
// RUN: FileCheck %s --check-prefix=OFF --input-file=%t.err
// OFF: warning: the policy's type is f32: every op keeps its precision

// Three casts of arguments and none within: the sum reads f16 by itself.
// STAGE-LABEL: @network
// STAGE-SAME: %[[X:.*]]: tensor<8x8xf32>, %[[W:.*]]: tensor<8x8xf32>, %[[B:.*]]: tensor<8xf32>
// STAGE-DAG: %[[X16:.*]] = mp.cast %[[X]]
// STAGE-DAG: %[[W16:.*]] = mp.cast %[[W]]
// STAGE-DAG: %[[B16:.*]] = mp.cast %[[B]]
// STAGE: %[[Y:.*]] = mp.dot %[[X16]], %[[W16]]
// STAGE: %[[BB:.*]] = mp.broadcast %[[B16]] dims [1] : tensor<8xf16> to tensor<8x8xf16>
// STAGE: %[[Z:.*]] = arith.addf %[[Y]], %[[BB]] : tensor<8x8xf16>
// STAGE: %[[R:.*]] = arith.maximumf %[[Z]], %{{.*}} : tensor<8x8xf16>
// STAGE: %[[S:.*]] = mp.reduce add %[[R]] dims [0, 1] accumulate f32 : tensor<8x8xf16> to tensor<f32>
// STAGE-NOT: mp.cast
// STAGE: return %[[S]]
func.func @network(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>, %b: tensor<8xf32>) -> tensor<f32> {
  %zero = arith.constant dense<0.0> : tensor<8x8xf32>
  %y = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %bb = mp.broadcast %b dims [1] : tensor<8xf32> to tensor<8x8xf32>
  %z = arith.addf %y, %bb : tensor<8x8xf32>
  %r = arith.maximumf %z, %zero : tensor<8x8xf32>
  %s = mp.reduce add %r dims [0, 1] : tensor<8x8xf32> to tensor<f32>
  return %s : tensor<f32>
}

// A barrier between products is one choice for all its values, also while the
// first of them has its type already.
// STAGE-LABEL: @barrier_between_products
// STAGE: mp.barrier %{{.*}}, %{{.*}} : tensor<8x8xf16>, tensor<8x8xf16>
func.func @barrier_between_products(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %y = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %0:2 = mp.barrier %y, %w : tensor<8x8xf32>, tensor<8x8xf32>
  %z = mp.dot %0#0, %0#1 contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %z : tensor<8x8xf32>
}
