// Flags of small tensors are reduced together, those of large ones alone, and a
// single small one as it is.
// RUN: mp-translate --mp-to-stablehlo %s -o %t.hlo
// RUN: FileCheck %s < %t.hlo
// RUN: mp-run %s --fill=1 --compare=%t.hlo --tolerance=0
// RUN: mp-run %t.hlo --fill=1 | FileCheck %s --check-prefix=VALUES

// CHECK-LABEL: func.func @main
// CHECK: %[[A:.*]] = "stablehlo.is_finite"(%arg0)
// CHECK: %[[B:.*]] = "stablehlo.is_finite"(%arg1)
// CHECK: %[[C:.*]] = "stablehlo.is_finite"(%arg2)
// CHECK: %[[D:.*]] = "stablehlo.is_finite"(%arg3)
// CHECK: %[[ROW:.*]] = "stablehlo.reshape"(%[[D]]) : (tensor<3x2xi1>) -> tensor<6xi1>
// CHECK: %[[ALL:.*]] = "stablehlo.concatenate"(%[[C]], %[[ROW]])
// CHECK-DAG: "stablehlo.reduce"(%[[A]], %{{.*}})
// CHECK-DAG: "stablehlo.reduce"(%[[B]], %{{.*}}) <{dimensions = array<i64: 0, 1>}>
// CHECK-DAG: "stablehlo.reduce"(%[[ALL]], %{{.*}})
func.func @main(%a: tensor<5000xf32>, %b: tensor<70x70xf32>, %c: tensor<4xf32>,
    %d: tensor<3x2xf32>)
    -> (tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>) {
  %x = mp.all_finite %a, %b, %c, %d
    : tensor<5000xf32>, tensor<70x70xf32>, tensor<4xf32>, tensor<3x2xf32>
  // CHECK: %[[E:.*]] = "stablehlo.is_finite"(%arg2)
  // CHECK-NEXT: "stablehlo.constant"
  // CHECK-NEXT: "stablehlo.reduce"(%[[E]], %{{.*}})
  %y = mp.all_finite %c : tensor<4xf32>
  // One that is not finite among the small ones, and among the large ones.
  %small = arith.constant dense<[1.0, 0x7F800000]> : tensor<2xf32>
  %p = mp.all_finite %a, %small, %c, %d
    : tensor<5000xf32>, tensor<2xf32>, tensor<4xf32>, tensor<3x2xf32>
  %large = arith.constant dense<0x7FC00000> : tensor<5000xf32>
  %q = mp.all_finite %c, %d, %large
    : tensor<4xf32>, tensor<3x2xf32>, tensor<5000xf32>
  return %x, %y, %p, %q : tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>
}
// VALUES: out0: i1[] = 1
// VALUES: out1: i1[] = 1
// VALUES: out2: i1[] = 0
// VALUES: out3: i1[] = 0
