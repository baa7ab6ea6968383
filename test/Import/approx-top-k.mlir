// RUN: mp-translate --print-normal-form %s | FileCheck %s
// RUN: mp-opt %s | FileCheck %s --check-prefix=MP

// JAX's approx_max_k is the first of a sort by its comparator, along any
// dimension; so are the places. The calls that give more candidates than they
// were asked for, or whose comparator takes something else, stay. Artifacts have
// strings for symbols, which become symbols.
module {
  func.func private @first(%a: tensor<f32>, %b: tensor<f32>, %i: tensor<i32>,
                           %j: tensor<i32>) -> tensor<i1> {
    %0 = stablehlo.compare GT, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    return %0 : tensor<i1>
  }
  func.func private @other(%a: tensor<f32>, %b: tensor<f32>) -> tensor<i1> {
    %0 = stablehlo.compare GT, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    return %0 : tensor<i1>
  }

  // CHECK: func.func @main
  // CHECK: %[[SORT:.*]]:2 = "stablehlo.sort"(%arg0, %arg1) ({
  // CHECK: ^bb0(%[[A:[^:]*]]: tensor<f32>{{.*}}, %[[B:[^:]*]]: tensor<f32>
  // CHECK: %[[GT:.*]] = "stablehlo.compare"(%[[A]], %[[B]]) {{.*}}"GT"
  // CHECK: "stablehlo.return"(%[[GT]])
  // CHECK: }) {dimension = 0 : i64, is_stable = true}
  // CHECK: "stablehlo.slice"(%[[SORT]]#0) {limit_indices = array<i64: 3, 5>
  // CHECK: "stablehlo.slice"(%[[SORT]]#1)
  // CHECK: "stablehlo.custom_call"{{.*}}"ApproxTopK", called_computations = [@first]
  // CHECK: "stablehlo.custom_call"{{.*}}"ApproxTopK", called_computations = [@other]

  // MP: mp.sort %{{.*}}, %{{.*}} dim 0
  // MP-COUNT-2: mp.slice
  // MP-COUNT-2: mp.opaque "stablehlo.custom_call"
  func.func @main(%x: tensor<7x5xf32>, %i: tensor<7x5xi32>, %a: tensor<f32>,
                  %b: tensor<i32>)
      -> (tensor<3x5xf32>, tensor<3x5xi32>, tensor<4x5xf32>, tensor<4x5xi32>,
          tensor<3x5xf32>, tensor<3x5xi32>) {
    %0:2 = stablehlo.custom_call @ApproxTopK(%x, %i, %a, %b) {called_computations = ["first"], mhlo.backend_config = {aggregate_to_topk = true, is_fallback = true, recall_target = 0.95 : f32, reduction_dim = 0 : i64, reduction_input_size_override = -1 : i64, top_k = 3 : i64}} : (tensor<7x5xf32>, tensor<7x5xi32>, tensor<f32>, tensor<i32>) -> (tensor<3x5xf32>, tensor<3x5xi32>)
    %1:2 = stablehlo.custom_call @ApproxTopK(%x, %i, %a, %b) {called_computations = [@first], mhlo.backend_config = {aggregate_to_topk = false, recall_target = 0.95 : f32, reduction_dim = 0 : i64, reduction_input_size_override = -1 : i64, top_k = 3 : i64}} : (tensor<7x5xf32>, tensor<7x5xi32>, tensor<f32>, tensor<i32>) -> (tensor<4x5xf32>, tensor<4x5xi32>)
    %2:2 = stablehlo.custom_call @ApproxTopK(%x, %i, %a, %b) {called_computations = ["other"], mhlo.backend_config = {aggregate_to_topk = true, recall_target = 0.95 : f32, reduction_dim = 0 : i64, reduction_input_size_override = -1 : i64, top_k = 3 : i64}} : (tensor<7x5xf32>, tensor<7x5xi32>, tensor<f32>, tensor<i32>) -> (tensor<3x5xf32>, tensor<3x5xi32>)
    return %0#0, %0#1, %1#0, %1#1, %2#0, %2#1 : tensor<3x5xf32>, tensor<3x5xi32>, tensor<4x5xf32>, tensor<4x5xi32>, tensor<3x5xf32>, tensor<3x5xi32>
  }
}
