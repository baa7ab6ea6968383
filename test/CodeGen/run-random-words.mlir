// The generators of random words, inside of the kernels that use them.
// RUN: sed s/KIND/philox/g %s | mp-opt --mp-to-cuda=chip=sm_80 | mp-test-kernels | FileCheck %s
// RUN: sed s/KIND/three_fry/g %s | mp-opt --mp-to-cuda=chip=sm_80 | mp-test-kernels | FileCheck %s
// CHECK: bitwise {{[1-9][0-9]*}} (0 on whole numbers), by bound 0, left out 0, 0 defects
func.func @main(%s: tensor<2xi64>, %x: tensor<63x131xf32>) -> (tensor<63x131xf32>, tensor<63x131xi32>) {
  %n, %bits = mp.rng_bits KIND %s : tensor<2xi64> to tensor<63x131xi32>
  %most = arith.constant dense<100000> : tensor<63x131xi32>
  %zero = arith.constant dense<0.0> : tensor<63x131xf32>
  %kept = arith.cmpi ult, %bits, %most : tensor<63x131xi32>
  %r = arith.select %kept, %x, %zero : tensor<63x131xi1>, tensor<63x131xf32>
  return %r, %bits : tensor<63x131xf32>, tensor<63x131xi32>
}
