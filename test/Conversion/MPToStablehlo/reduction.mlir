// Sums of narrow floats in their accumulator, extremes in their own type, and
// extremes with an index.
// RUN: mp-translate --mp-to-stablehlo %s -o %t.hlo
// RUN: FileCheck %s < %t.hlo
// RUN: mp-run %s --fill=1 --compare=%t.hlo --tolerance=0

// CHECK-LABEL: func.func @main
func.func @main(%x: tensor<8x10xf16>, %y: tensor<8x10xf32>,
    %n: tensor<8x10xi32>, %b: tensor<8x10xi1>, %rows: tensor<8x1xi32>,
    %flags: tensor<8xi1>)
    -> (tensor<8xf16>, tensor<8xf32>, tensor<10xf16>, tensor<f32>,
        tensor<8x10xf32>, tensor<8xi32>, tensor<8xf32>, tensor<8xi32>,
        tensor<10xi32>, tensor<10xi32>, tensor<8xi1>, tensor<8x10xi1>) {
  // CHECK: %[[ZERO:.*]] = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}>
  // CHECK-NEXT: %[[WIDE:.*]] = "stablehlo.convert"(%arg0) : (tensor<8x10xf16>) -> tensor<8x10xf32>
  // CHECK-NEXT: %[[SUM:.*]] = "stablehlo.reduce"(%[[WIDE]], %[[ZERO]]) <{dimensions = array<i64: 1>}> ({
  // CHECK-NEXT: ^bb0(%[[A:.*]]: tensor<f32>, %[[B:.*]]: tensor<f32>):
  // CHECK-NEXT: %[[C:.*]] = "stablehlo.add"(%[[A]], %[[B]])
  // CHECK-NEXT: "stablehlo.return"(%[[C]])
  // CHECK-NEXT: }) {mp.widened = true} : (tensor<8x10xf32>, tensor<f32>) -> tensor<8xf32>
  // CHECK-NEXT: "stablehlo.convert"(%[[SUM]]) {mp.rounds = true} : (tensor<8xf32>) -> tensor<8xf16>
  %0 = mp.reduce add %x dims [1] accumulate f32 : tensor<8x10xf16> to tensor<8xf16>
  // CHECK: {mp.widened = true} : (tensor<8x10xf32>, tensor<f32>) -> tensor<8xf32>
  // CHECK-NOT: mp.rounds
  %1 = mp.reduce add %x dims [1] accumulate f32 : tensor<8x10xf16> to tensor<8xf32>
  // CHECK: dense<0xFC00> : tensor<f16>
  // CHECK: "stablehlo.maximum"{{.*}} (tensor<f16>, tensor<f16>) -> tensor<f16>
  %2 = mp.reduce max %x dims [0] : tensor<8x10xf16> to tensor<10xf16>
  // CHECK: dense<1.000000e+00> : tensor<f32>
  // CHECK: dimensions = array<i64: 0, 1>
  // CHECK: "stablehlo.multiply"
  %3 = mp.reduce mul %y dims [0, 1] : tensor<8x10xf32> to tensor<f32>
  // Over no dimension.
  // CHECK: dimensions = array<i64>
  %4 = mp.reduce add %y dims [] : tensor<8x10xf32> to tensor<8x10xf32>
  // CHECK: dense<2147483647> : tensor<i32>
  // CHECK: "stablehlo.minimum"
  %5 = mp.reduce min %n dims [1] : tensor<8x10xi32> to tensor<8xi32>
  // CHECK: %[[I:.*]] = "stablehlo.iota"
  // CHECK: %[[LOW:.*]] = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}>
  // CHECK: %[[FIRST:.*]] = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}>
  // CHECK: "stablehlo.reduce"(%arg1, %[[I]], %[[LOW]], %[[FIRST]])
  // CHECK: "stablehlo.return"{{.*}} : (tensor<f32>, tensor<i32>) -> ()
  %i = mp.iota dim 1 : tensor<8x10xi32>
  %6:2 = mp.arg_reduce max %y, %i dims [1]
     : (tensor<8x10xf32>, tensor<8x10xi32>) -> (tensor<8xf32>, tensor<8xi32>)
  // CHECK: "stablehlo.reduce"(%arg2, %{{.*}}) <{dimensions = array<i64: 0>}>
  // CHECK-NOT: NE>
  %j = mp.iota dim 0 : tensor<8x10xi32>
  %7:2 = mp.arg_reduce min %n, %j dims [0]
     : (tensor<8x10xi32>, tensor<8x10xi32>) -> (tensor<10xi32>, tensor<10xi32>)
  // A sum of booleans wraps; their "stablehlo.add" is or.
  // CHECK: "stablehlo.xor"
  %8 = mp.reduce add %b dims [1] : tensor<8x10xi1> to tensor<8xi1>
  // CHECK: "stablehlo.scatter"
  // CHECK: "stablehlo.xor"
  %9 = mp.scatter add %b, %rows, %flags window [] inserted [1] batching [0] x [0] start [1] index_vector 1
     : (tensor<8x10xi1>, tensor<8x1xi32>, tensor<8xi1>) -> tensor<8x10xi1>
  return %0, %1, %2, %3, %4, %5, %6#0, %6#1, %7#0, %7#1, %8, %9
    : tensor<8xf16>, tensor<8xf32>, tensor<10xf16>, tensor<f32>,
      tensor<8x10xf32>, tensor<8xi32>, tensor<8xf32>, tensor<8xi32>,
      tensor<10xi32>, tensor<10xi32>, tensor<8xi1>, tensor<8x10xi1>
}
