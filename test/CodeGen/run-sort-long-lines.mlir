// Places in the workspace, of lines that do not fit shared memory: 24,576 fit.
// RUN: mp-opt %s --mp-emit-kernels=chip=sm_80 | mp-test-kernels --print | FileCheck %s

// CHECK: {{^}}long_lines: bitwise{{$}}
mprt.kernel @long_lines {
^bb0(%x: tensor<2x24600xi1>):
  %0 = mp.fusion sort ins(%x : tensor<2x24600xi1>) -> tensor<2x24600xi1> {
  ^bb0(%keys: tensor<2x24600xi1>):
    %v = mp.sort %keys dim 1 : tensor<2x24600xi1> {
    ^bb0(%a: tensor<i1>, %b: tensor<i1>):
      %first = arith.cmpi ult, %a, %b : tensor<i1>
      mp.yield %first : tensor<i1>
    }
    mp.yield %v : tensor<2x24600xi1>
  }
  mprt.return %0 : tensor<2x24600xi1>
}
