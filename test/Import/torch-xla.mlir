// RUN: mp-translate --print-normal-form %s | FileCheck %s

// torch_xla's arguments are anonymous or numbered; scalars that Python computed
// are arguments of rank 0.
module @SyncTensorsGraph.12 attributes {mhlo.cross_program_prefetches = [], mhlo.input_output_alias = [], mhlo.is_dynamic = false} {
  // CHECK: func.func @main(%arg0: tensor<f32>{{( {mp.name = "p0.1"})?}}, %arg1: tensor<3xi64>
  func.func @main(%arg0: tensor<f32> loc("p0.1"), %arg1: tensor<3xi64>, %arg2: tensor<2x3xf32>, %arg3: tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>) {
    // CHECK: "stablehlo.batch_norm_training"(%arg2, %arg3, %arg3) {epsilon = 9.99999974E-6 : f32, feature_index = 1 : i64}
    %o, %m, %v = "stablehlo.batch_norm_training"(%arg2, %arg3, %arg3) <{epsilon = 9.99999974E-6 : f32, feature_index = 1 : i64}>
      : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
    return %o, %m : tensor<2x3xf32>, tensor<3xf32>
  }
}
