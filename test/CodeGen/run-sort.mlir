// Lines are put in one order, that of a stable sort, whatever the threads do.
// (With NaNs this comparator contradicts itself, and no order is right.)
// RUN: sed s/TYPE/f32/g %s | mp-opt --mp-emit-kernels=chip=sm_80 | mp-test-kernels --print | FileCheck %s
// RUN: sed s/TYPE/f16/g %s | mp-opt --mp-emit-kernels=chip=sm_75 | mp-test-kernels --print --seed=3 | FileCheck %s
// RUN: sed s/TYPE/bf16/g %s | mp-opt --mp-emit-kernels=chip=sm_90 | mp-test-kernels --print --seed=4 | FileCheck %s

// Places in shared memory.
// CHECK: {{^}}sort: bitwise{{$}}
mprt.kernel @sort {
^bb0(%x: tensor<3x77xTYPE>, %i: tensor<3x77xi64>):
  %0:2 = mp.fusion sort ins(%x, %i : tensor<3x77xTYPE>, tensor<3x77xi64>) -> tensor<3x77xTYPE>, tensor<3x77xi64> {
  ^bb0(%keys: tensor<3x77xTYPE>, %numbers: tensor<3x77xi64>):
    %v, %at = mp.sort %keys, %numbers dim 1 : tensor<3x77xTYPE>, tensor<3x77xi64> {
    ^bb0(%a: tensor<TYPE>, %b: tensor<TYPE>, %j: tensor<i64>, %k: tensor<i64>):
      %first = arith.cmpf ogt, %a, %b : tensor<TYPE>
      mp.yield %first : tensor<i1>
    }
    mp.yield %v, %at : tensor<3x77xTYPE>, tensor<3x77xi64>
  }
  mprt.return %0#0, %0#1 : tensor<3x77xTYPE>, tensor<3x77xi64>
}
