// A file may hold any text where a kept op has its code: each kind of damage is
// told, by the op's own name.
// RUN: not mp-translate --mp-to-stablehlo %s -o %t.hlo 2>&1 | FileCheck %s
// RUN: not ls %t.hlo

// CHECK:      cannot write 7 ops as StableHLO
// CHECK-NEXT: stablehlo.all_gather (2): its code is not the text of a module
// CHECK-NEXT: stablehlo.all_reduce (1): its code holds more than regions and functions
// CHECK-NEXT: stablehlo.all_to_all (1): its code is not the text of a module
// CHECK-NEXT: stablehlo.custom_call (1): it calls @f, and another function has that name
// CHECK-NEXT: stablehlo.custom_call @next (1): its attribute api_version has no spelling: "NEXT"
// CHECK-NEXT: stablehlo.fft (1): its attribute fft_type has no spelling: 7
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = mp.opaque "stablehlo.all_gather" ins(%x) {code = "module {"} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = mp.opaque "stablehlo.all_reduce" ins(%0) {code = "\22other.op\22() : () -> ()"} : (tensor<4xf32>) -> tensor<4xf32>
  %2 = mp.opaque "stablehlo.custom_call" ins(%1) {code = "func.func @f(%a: tensor<f32>) -> tensor<f32> { return %a : tensor<f32> }"} : (tensor<4xf32>) -> tensor<4xf32>
  %3 = mp.opaque "stablehlo.custom_call" ins(%2) {code = "func.func @f(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> { return %b : tensor<f32> }"} : (tensor<4xf32>) -> tensor<4xf32>
  %4 = mp.opaque "stablehlo.fft" ins(%3) {config = {fft_type = 7 : i64}} : (tensor<4xf32>) -> tensor<4xf32>
  %5 = mp.opaque "stablehlo.custom_call" ins(%4) {config = {api_version = "NEXT", call_target_name = "next"}} : (tensor<4xf32>) -> tensor<4xf32>
  %none = mp.opaque "stablehlo.all_to_all" ins(%5) {code = ""} : (tensor<4xf32>) -> tensor<4xf32>
  // Deeper than a parser that recurses can take.
  %6 = mp.opaque "stablehlo.all_gather" ins(%none) {code = "module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {module {}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}"} : (tensor<4xf32>) -> tensor<4xf32>
  return %6 : tensor<4xf32>
}
