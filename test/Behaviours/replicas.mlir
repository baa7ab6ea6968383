// What speaks with other devices is kept, and is not taken for the program of one:
// only XLA runs it. A sum over devices is linear, so a loss scale passes it.
//
// RUN: mp-translate --import-stablehlo %s -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: not mp-run %t.mlir 2>&1 | FileCheck --check-prefix=ONLY %s
// CHECK: mp.opaque "stablehlo.all_reduce" ins(%arg0) rule each {code = "{{.*}}kept.regions{{.*}}stablehlo.add{{.*}}", config = {replica_groups = dense<{{.*}}0, 1{{.*}}> : tensor<1x2xi64>}}
// ONLY: error: only XLA can run stablehlo.all_reduce
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
