// RUN: mp-opt %s --mp-to-cuda=chip=sm_80 | mp-test-kernels --specials --print --seed=2 | FileCheck %s
// RUN: mp-translate %s --mp-to-stablehlo | FileCheck --check-prefix=HLO %s
// RUN: mp-translate %s --mp-to-stablehlo | mp-opt - | FileCheck --check-prefix=BACK %s

// The larger one of two flags is true, in kernels, in StableHLO and in the
// interpreter: not the one that is less as a signed number.
// CHECK-DAG: bitwise 1 
// CHECK-NOT: DEFECT
func.func @main(%x: tensor<4x8xi1>) -> (tensor<4xi1>, tensor<4xi1>) {
  // HLO: stablehlo.constant{{.*}}dense<false>
  // HLO: stablehlo.maximum
  // BACK: mp.reduce or
  %0 = mp.reduce max %x dims [1] : tensor<4x8xi1> to tensor<4xi1>
  // HLO: stablehlo.constant{{.*}}dense<true>
  // HLO: stablehlo.minimum
  // BACK: mp.reduce and
  %1 = mp.reduce min %x dims [1] : tensor<4x8xi1> to tensor<4xi1>
  return %0, %1 : tensor<4xi1>, tensor<4xi1>
}
