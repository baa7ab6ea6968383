// RUN: mp-translate --print-normal-form %s | FileCheck %s

// A reduction that names its op gets the region of the long form.
// CHECK-LABEL: func.func @reductions(
func.func @reductions(%a: tensor<4x8xf32>, %i: tensor<4x8xi32>, %z: tensor<f32>, %n: tensor<i32>) {
  // CHECK: "stablehlo.reduce"(%arg0, %arg2) ({
  // CHECK-NEXT: ^bb0(%[[A:.*]]: tensor<f32>, %[[B:.*]]: tensor<f32>):
  // CHECK-NEXT: %[[S:.*]] = "stablehlo.add"(%[[A]], %[[B]]) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  // CHECK-NEXT: "stablehlo.return"(%[[S]]) : (tensor<f32>) -> ()
  // CHECK-NEXT: }) {dimensions = array<i64: 1>} : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  %0 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  // Two inputs: the block takes both first halves, then both second halves.
  // CHECK: "stablehlo.reduce"(%arg0, %arg1, %arg2, %arg3) ({
  // CHECK-NEXT: ^bb0(%[[X:.*]]: tensor<f32>, %[[Y:.*]]: tensor<i32>, %[[XX:.*]]: tensor<f32>, %[[YY:.*]]: tensor<i32>):
  // CHECK-NEXT: "stablehlo.maximum"(%[[X]], %[[XX]])
  // CHECK-NEXT: "stablehlo.add"(%[[Y]], %[[YY]])
  %1:2 = stablehlo.reduce(%a init: %z), (%i init: %n) across dimensions = [0, 1] : (tensor<4x8xf32>, tensor<4x8xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
   reducer(%x: tensor<f32>, %xx: tensor<f32>) (%y: tensor<i32>, %yy: tensor<i32>) {
    %m = stablehlo.maximum %x, %xx : tensor<f32>
    %s = stablehlo.add %y, %yy : tensor<i32>
    stablehlo.return %m, %s : tensor<f32>, tensor<i32>
  }
  return
}

// CHECK-LABEL: func.func @loops(
func.func @loops(%a: tensor<f32>, %n: tensor<i32>) {
  // CHECK: "stablehlo.while"(%arg0, %arg1) ({
  // CHECK-NEXT: ^bb0(%{{.*}}: tensor<f32>, %[[N:.*]]: tensor<i32>):
  // CHECK-NEXT: "stablehlo.compare"(%[[N]], %{{.*}})
  // CHECK: }, {
  // CHECK-NEXT: ^bb0(%[[A:.*]]: tensor<f32>, %{{.*}}: tensor<i32>):
  // CHECK-NEXT: "stablehlo.add"(%[[A]], %[[A]])
  // CHECK: }) : (tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
  %0:2 = stablehlo.while(%x = %a, %i = %n) : tensor<f32>, tensor<i32>
   cond {
    %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %d = stablehlo.add %x, %x : tensor<f32>
    stablehlo.return %d, %i : tensor<f32>, tensor<i32>
  }
  return
}
