// A step is the program of one device. What speaks with other ones is refused with
// the way out, so that no device can skip a step that another one takes.
//
// RUN: not mp-translate --import-stablehlo %s 2>&1 | FileCheck %s
// CHECK: error: cannot import 1 op of 1 kind
// CHECK: stablehlo.all_reduce  1 {{.*}} not supported  export the step for one device
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
