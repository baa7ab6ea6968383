// A cast tells where it comes from: the place and name of the value it casts.
//
// RUN: mp-opt %s --mp-load-policy=preset=fp16 --mp-annotate-precision \
// RUN:   --mp-insert-casts --mp-simplify-casts --mlir-print-debuginfo \
// RUN:   --mlir-print-local-scope | FileCheck %s

// CHECK-LABEL: @step
// CHECK: mp.cast %arg0 {{.*}} loc("x")
// CHECK: mp.cast %arg1 {{.*}} loc("w")
// CHECK: mp.cast {{.*}} to tensor<8x8xf32> loc("net/dot")
// CHECK: mp.cast {{.*}} to tensor<8x8xf16> loc("net/tanh")
func.func @step(%x: tensor<8x8xf32> loc("x"), %w: tensor<8x8xf32> loc("w")) -> tensor<8x8xf32> {
  %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> loc("net/dot")
  %1 = math.tanh %0 : tensor<8x8xf32> loc("net/tanh")
  %2 = mp.dot %1, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}
