// Functions that StableHLO lacks and CHLO has keep its spelling, which XLA
// knows, and come back as what they were.
// RUN: mp-translate --mp-to-stablehlo %s -o %t.hlo
// RUN: FileCheck %s < %t.hlo
// RUN: mp-run %s --fill=1 --compare=%t.hlo --tolerance=0

func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>)
    -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>,
        tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %in = math.tanh %x : tensor<4xf32>
  %one = arith.constant dense<1.0> : tensor<4xf32>
  %square = arith.mulf %y, %y : tensor<4xf32>
  %more = arith.addf %square, %one : tensor<4xf32>
  // CHECK: "chlo.acos"(%{{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
  %0 = math.acos %in : tensor<4xf32>
  // CHECK: "chlo.acosh"(
  %1 = math.acosh %more : tensor<4xf32>
  // CHECK: "chlo.asin"(
  %2 = math.asin %in : tensor<4xf32>
  // CHECK: "chlo.asinh"(%arg1)
  %3 = math.asinh %y : tensor<4xf32>
  // CHECK: "chlo.atanh"(
  %4 = math.atanh %in : tensor<4xf32>
  // CHECK: "chlo.cosh"(%arg1)
  %5 = math.cosh %y : tensor<4xf32>
  // CHECK: "chlo.sinh"(%arg1)
  %6 = math.sinh %y : tensor<4xf32>
  return %0, %1, %2, %3, %4, %5, %6
      : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>,
        tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
