// Sorting and random bits. Generators have unsigned states and bits there.
// RUN: mp-translate --mp-to-stablehlo %s -o %t.hlo
// RUN: FileCheck %s < %t.hlo
// RUN: mp-run %s --fill=1 --compare=%t.hlo --tolerance=0
// RUN: mp-opt %s -o %t.mlir
// RUN: mp-translate --import-stablehlo %t.hlo | diff %t.mlir -

// CHECK-LABEL: func.func @main
func.func @main(%x: tensor<8x10xf32>, %n: tensor<8x10xi32>, %s: tensor<2xi64>)
    -> (tensor<8x10xf32>, tensor<8x10xi32>, tensor<2xi64>, tensor<8xi32>,
        tensor<4xi16>) {
  // CHECK: "stablehlo.sort"(%arg0, %arg1) <{dimension = 1 : i64, is_stable = true}> ({
  // CHECK-NEXT: ^bb0(%[[A:.*]]: tensor<f32>, %[[B:.*]]: tensor<f32>, %{{.*}}: tensor<i32>, %{{.*}}: tensor<i32>):
  // CHECK-NEXT: %[[FIRST:.*]] = "stablehlo.compare"(%[[A]], %[[B]])
  // CHECK-NEXT: "stablehlo.return"(%[[FIRST]])
  %0:2 = mp.sort %x, %n dim 1 : tensor<8x10xf32>, tensor<8x10xi32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
    %first = arith.cmpf ogt, %a, %b : tensor<f32>
    mp.yield %first : tensor<i1>
  }
  // CHECK: %[[U:.*]] = "stablehlo.bitcast_convert"(%arg2) : (tensor<2xi64>) -> tensor<2xui64>
  // CHECK: %[[R:.*]]:2 = "stablehlo.rng_bit_generator"(%[[U]]) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui32>)
  // CHECK: "stablehlo.bitcast_convert"(%[[R]]#1) : (tensor<8xui32>) -> tensor<8xi32>
  %state, %bits = mp.rng_bits philox %s : tensor<2xi64> to tensor<8xi32>
  // CHECK: rng_algorithm THREE_FRY
  %next, %more = mp.rng_bits three_fry %state : tensor<2xi64> to tensor<4xi16>
  return %0#0, %0#1, %next, %bits, %more : tensor<8x10xf32>, tensor<8x10xi32>,
    tensor<2xi64>, tensor<8xi32>, tensor<4xi16>
}
