// RUN: mp-translate --import-stablehlo %s | FileCheck %s

// Constants whose elements stand at the end of the file, behind four bytes of
// alignment each; bools take a byte.
// CHECK-LABEL: func.func @main
// CHECK: arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<4xf32>
// CHECK: arith.constant dense<2.000000e+00> : tensor<2xf16>
// CHECK: arith.constant dense<{{\[\[}}true, false], [false, true]]> : tensor<2x2xi1>
// CHECK: arith.constant dense<[255, 0, 7]> : tensor<3xi64>
// CHECK: arith.constant dense<-1> : tensor<1xi8>
// CHECK: arith.constant dense<> : tensor<0xf32>
func.func @main() -> (tensor<4xf32>, tensor<2xf16>, tensor<2x2xi1>, tensor<3xi64>, tensor<1xui8>, tensor<0xf32>) {
  %0 = stablehlo.constant dense_resource<w> : tensor<4xf32>
  %1 = stablehlo.constant dense_resource<h> : tensor<2xf16>
  %2 = stablehlo.constant dense_resource<b> : tensor<2x2xi1>
  %3 = stablehlo.constant dense_resource<i> : tensor<3xi64>
  %4 = stablehlo.constant dense_resource<u> : tensor<1xui8>
  %5 = stablehlo.constant dense_resource<e> : tensor<0xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<4xf32>, tensor<2xf16>, tensor<2x2xi1>, tensor<3xi64>, tensor<1xui8>, tensor<0xf32>
}
{-#
  dialect_resources: {
    builtin: {
      w: "0x040000000000803F000000400000404000008040",
      h: "0x0200000000400040",
      b: "0x0100000001000001",
      i: "0x08000000FF0000000000000000000000000000000700000000000000",
      u: "0x01000000FF",
      e: "0x04000000"
    }
  }
#-}
