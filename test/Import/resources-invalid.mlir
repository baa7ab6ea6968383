// RUN: not mp-translate --import-stablehlo %s 2>&1 | FileCheck %s
// RUN: not mp-translate --import-stablehlo %s 2>&1 | grep -c "error:" | grep -x 1

// A resource must hold what the type says, and be there at all.
// CHECK: cannot import 3 ops of 2 kinds
// CHECK: stablehlo.constant 2 {{.*}} the resource of the constant has another size or type -
// CHECK: stablehlo.constant 1 {{.*}} the values of the constant are not in the file print the module without eliding constants, or export an artifact
func.func @main() -> (tensor<4xf32>, tensor<1099511627776xf32>, tensor<2xf16>) {
  %0 = stablehlo.constant dense_resource<short> : tensor<4xf32>
  %1 = stablehlo.constant dense_resource<short> : tensor<1099511627776xf32>
  %2 = stablehlo.constant dense_resource<missing> : tensor<2xf16>
  return %0, %1, %2 : tensor<4xf32>, tensor<1099511627776xf32>, tensor<2xf16>
}
{-#
  dialect_resources: {
    builtin: {
      short: "0x040000000000803F00000040"
    }
  }
#-}
