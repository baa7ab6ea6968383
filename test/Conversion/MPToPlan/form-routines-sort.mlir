// A sort is a kernel of its own, which writes to where its results are wanted;
// constants of its comparator go with it.
// RUN: mp-opt %s --mp-form-routines --convert-mp-to-plan | FileCheck %s

// CHECK-LABEL: mprt.kernel @k0 {
// CHECK: mp.fusion sort ins(%{{.*}}, %{{.*}} : tensor<8x10xf32>, tensor<8x10xi32>) -> tensor<8x10xf32>, tensor<8x10xi32>
// CHECK-NEXT: ^bb0(%[[V:.*]]: tensor<8x10xf32>, %[[I:.*]]: tensor<8x10xi32>):
// CHECK-NEXT: %[[S:.*]]:2 = mp.sort %[[V]], %[[I]] dim 1
// CHECK-NEXT: ^bb0(%[[A:.*]]: tensor<f32>, %[[B:.*]]: tensor<f32>, %{{.*}}: tensor<i32>, %{{.*}}: tensor<i32>):
// CHECK-NEXT: %[[C:.*]] = arith.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT: arith.subf %[[C]], %[[A]]
// CHECK: mp.yield %[[S]]#0, %[[S]]#1
// CHECK-LABEL: mprt.plan @step
// CHECK: %[[X:.*]] = mprt.slot argument 0
// CHECK: %[[N:.*]] = mprt.slot argument 1
// CHECK: %[[Y:.*]] = mprt.slot result 0
// CHECK: %[[AT:.*]] = mprt.slot result 1
// CHECK: mprt.launch @k0(%[[X]], %[[N]]) into(%[[Y]], %[[AT]])
// CHECK: mprt.launch @k0(%[[X]], %[[N]])
func.func @main(%x: tensor<8x10xf32>, %i: tensor<8x10xi32>) -> (tensor<8x10xf32>, tensor<8x10xi32>, tensor<8x10xi32>) {
  %c = arith.constant dense<0.0> : tensor<f32>
  %v, %at = mp.sort %x, %i dim 1 : tensor<8x10xf32>, tensor<8x10xi32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %j: tensor<i32>, %k: tensor<i32>):
    %0 = arith.subf %c, %a : tensor<f32>
    %1 = arith.subf %c, %b : tensor<f32>
    %2 = arith.cmpf olt, %0, %1 : tensor<f32>
    mp.yield %2 : tensor<i1>
  }
  %u, %w = mp.sort %x, %i dim 1 : tensor<8x10xf32>, tensor<8x10xi32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %j: tensor<i32>, %k: tensor<i32>):
    %0 = arith.subf %c, %a : tensor<f32>
    %1 = arith.subf %c, %b : tensor<f32>
    %2 = arith.cmpf olt, %0, %1 : tensor<f32>
    mp.yield %2 : tensor<i1>
  }
  return %v, %at, %w : tensor<8x10xf32>, tensor<8x10xi32>, tensor<8x10xi32>
}
