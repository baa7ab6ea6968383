// RUN: mp-translate --print-normal-form %s | FileCheck %s

// TensorFlow calls every argument the same, which says nothing; it states pairs
// on the module, by argument and result; and leaves ops of MHLO behind.
module @a_inference_step attributes {
    mhlo.cross_program_prefetches = [], mhlo.is_dynamic = false,
    mhlo.input_output_alias = [
      {alias = {kind = "may_alias", parameter_index = array<i64>, parameter_number = 1 : i64}, output_index = array<i64: 1>},
      {alias = {kind = "may_alias", parameter_index = array<i64>, parameter_number = 2 : i64}, output_index = array<i64>}],
    mhlo.use_auto_spmd_partitioning = false} {
  // CHECK: func.func @main(%arg0: tensor<4x8xf32>, %arg1: tensor<8x2xf32> {mp.pair = 1 : i64}, %arg2: tensor<2xf32> {mp.pair = 0 : i64})
  func.func @main(%arg0: tensor<4x8xf32> loc("XLA_Args"), %arg1: tensor<8x2xf32> loc("XLA_Args"), %arg2: tensor<2xf32> loc("XLA_Args"))
      -> (tensor<2xf32>, tensor<8x2xf32>) attributes {mhlo.frontend_attributes = {a = "b"}} {
    // A copy is about layouts, which values do not have.
    // CHECK-NEXT: %[[Z:.*]] = "stablehlo.dot_general"(%arg0, %arg1) {dot_dimension_numbers = {{.*}}lhs_contracting_dimensions = array<i64: 1>{{.*}}rhs_contracting_dimensions = array<i64: 0>
    %0 = mhlo.copy %arg0 : tensor<4x8xf32>
    %1 = stablehlo.dot %0, %arg1, precision = [DEFAULT, DEFAULT] {mhlo.frontend_attributes = {x = "y"}} : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
    // CHECK-NEXT: "chlo.erf"(%[[Z]]) : (tensor<4x2xf32>)
    %2 = mhlo.erf %1 : tensor<4x2xf32>
    // CHECK-NEXT: "stablehlo.transpose"(%{{.*}}) {permutation = array<i64: 1, 0>}
    %3 = mhlo.transpose %2, dims = [1, 0] : (tensor<4x2xf32>) -> tensor<2x4xf32>
    // CHECK-NEXT: "stablehlo.compare"(%{{.*}}) {compare_type = "FLOAT", comparison_direction = "GT"}
    %4 = mhlo.compare GT, %3, %3 : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
    // CHECK-NEXT: "chlo.top_k"(%{{.*}}) {k = 2 : i64}
    %5:2 = "mhlo.topk"(%2) <{k = 2 : i64, largest = true}> : (tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<4x2xi32>)
    // CHECK-NEXT: return %arg2, %arg1
    %6 = "mhlo.copy"(%arg2) : (tensor<2xf32>) -> tensor<2xf32>
    func.return %6, %arg1 : tensor<2xf32>, tensor<8x2xf32>
  }
}
