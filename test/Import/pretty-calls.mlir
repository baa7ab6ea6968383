// RUN: mp-translate --print-normal-form %s | FileCheck %s

// CHECK-LABEL: func.func @calls(
func.func @calls(%a: tensor<4xf32>) {
  // CHECK: "stablehlo.custom_call"(%arg0) {api_version = 2 : i32, backend_config = "", call_target_name = "mine", has_side_effect = false} : (tensor<4xf32>) -> tensor<4xf32>
  %0 = stablehlo.custom_call @mine(%a) {api_version = 2 : i32, backend_config = ""} : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK: "stablehlo.composite"(%{{.*}}) {composite_attributes = {k = 1 : i64}, decomposition = @body, name = "mp.mark", version = 1 : i64}
  %1 = stablehlo.composite "mp.mark" %0 {composite_attributes = {k = 1 : i64}, decomposition = @body, version = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK: "chlo.top_k"(%{{.*}}) {k = 2 : i64} : (tensor<4xf32>) -> (tensor<2xf32>, tensor<2xi32>)
  %2:2 = chlo.top_k(%1, k = 2) : tensor<4xf32> -> (tensor<2xf32>, tensor<2xi32>)
  return
}

// What artifacts wrap is a CHLO op again; marks of partitioners go.
// CHECK-LABEL: func.func @wrapped(
func.func @wrapped(%a: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: %[[E:.*]] = "chlo.erf"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
  %0 = stablehlo.custom_call @mhlo.erf(%a) {mhlo.attributes = {}, mhlo.version = 1 : i64} : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: "chlo.top_k"(%[[E]]) {k = 2 : i64}
  %1:2 = stablehlo.custom_call @mhlo.topk(%0) {mhlo.attributes = {k = 2 : i64, largest = true}} : (tensor<4xf32>) -> (tensor<2xf32>, tensor<2xi32>)
  // CHECK-NEXT: "chlo.top_k"(%[[E]]) {k = 3 : i64}
  %2:2 = stablehlo.composite "chlo.top_k" %0 {composite_attributes = {k = 3 : i64}, decomposition = @body} : (tensor<4xf32>) -> (tensor<3xf32>, tensor<3xi32>)
  %3 = stablehlo.custom_call @Sharding(%0) {mhlo.sharding = "{replicated}"} : (tensor<4xf32>) -> tensor<4xf32>
  %4 = sdy.sharding_constraint %3 <@empty_mesh, [{"data", ?}]> : tensor<4xf32>
  // CHECK-NEXT: return %[[E]]
  return %4 : tensor<4xf32>
}

sdy.mesh @empty_mesh = <[]>

func.func private @body(%a: tensor<4xf32>) -> tensor<4xf32> {
  return %a : tensor<4xf32>
}
