// Routines that share a launch share shared memory, barriers and the workspace,
// too; the gradient of the pool takes two stages.
// RUN: mp-opt %s --mp-emit-kernels=chip=sm_80 | mp-test-kernels --print | FileCheck %s
// CHECK: {{^}}together: bitwise{{$}}
mprt.kernel @together {
^bb0(%x: tensor<23x37xf32>, %i: tensor<60xi32>, %u: tensor<60x37xf32>, %v: tensor<2100x3xf32>, %n: tensor<2100x3xi32>, %d: tensor<12x19xf32>):
  %0 = mp.fusion routine ins(%x, %i, %u : tensor<23x37xf32>, tensor<60xi32>, tensor<60x37xf32>) -> tensor<23x37xf32> {
  ^bb0(%a: tensor<23x37xf32>, %b: tensor<60xi32>, %c: tensor<60x37xf32>):
    %4 = mp.scatter add %a, %b, %c window [1] inserted [0] start [0] index_vector 1
         : (tensor<23x37xf32>, tensor<60xi32>, tensor<60x37xf32>) -> tensor<23x37xf32>
    mp.yield %4 : tensor<23x37xf32>
  }
  %1 = mp.fusion routine ins(%x, %i : tensor<23x37xf32>, tensor<60xi32>) -> tensor<60x37xf32> {
  ^bb0(%a: tensor<23x37xf32>, %b: tensor<60xi32>):
    %4 = mp.gather %a, %b slice [1, 37] offset [1] collapsed [0] start [0] index_vector 1
         : (tensor<23x37xf32>, tensor<60xi32>) -> tensor<60x37xf32>
    mp.yield %4 : tensor<60x37xf32>
  }
  %2:2 = mp.fusion routine ins(%v, %n : tensor<2100x3xf32>, tensor<2100x3xi32>) -> tensor<3xf32>, tensor<3xi32> {
  ^bb0(%a: tensor<2100x3xf32>, %b: tensor<2100x3xi32>):
    %4:2 = mp.arg_reduce min %a, %b dims [0] : (tensor<2100x3xf32>, tensor<2100x3xi32>) -> (tensor<3xf32>, tensor<3xi32>)
    mp.yield %4#0, %4#1 : tensor<3xf32>, tensor<3xi32>
  }
  %3 = mp.fusion routine ins(%x, %d : tensor<23x37xf32>, tensor<12x19xf32>) -> tensor<23x37xf32> {
  ^bb0(%a: tensor<23x37xf32>, %b: tensor<12x19xf32>):
    %4 = mp.pool_grad max %a, %b window [3, 3] strides [2, 2] low [1, 1] high [1, 1]
         : tensor<23x37xf32>, tensor<12x19xf32>
    mp.yield %4 : tensor<23x37xf32>
  }
  mprt.return %0, %1, %2#0, %2#1, %3 : tensor<23x37xf32>, tensor<60x37xf32>, tensor<3xf32>, tensor<3xi32>, tensor<23x37xf32>
}
