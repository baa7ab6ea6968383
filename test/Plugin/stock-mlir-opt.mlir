// REQUIRES: dylib

// The distribution's own mlir-opt loads our dialect and passes.
// RUN: %mlir_opt --load-dialect-plugin=%mp_plugin --load-pass-plugin=%mp_plugin \
// RUN:   --pass-pipeline='builtin.module(func.func(cse))' %s | FileCheck %s

// CHECK-LABEL: @one_product_is_enough
// CHECK: mp.dot
// CHECK-NOT: mp.dot
func.func @one_product_is_enough(%x: tensor<8x8xf32>)
    -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = mp.dot %x, %x contracting [1] x [0]
     : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = mp.dot %x, %x contracting [1] x [0]
     : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0, %1 : tensor<8x8xf32>, tensor<8x8xf32>
}

// The pipelines, as C++ builds them.
// RUN: %mlir_opt --load-dialect-plugin=%mp_plugin --load-pass-plugin=%mp_plugin \
// RUN:   --pass-pipeline='builtin.module(mp-amp{dtype=f16},mp-to-cuda{chip=sm_90})' \
// RUN:   %S/../Examples/mlp-step.mlir | FileCheck %s --check-prefix=PLAN

// PLAN: mprt.kernel @k0 chip "sm_90"
// PLAN: mprt.plan @step arena
// PLAN: mprt.matmul
