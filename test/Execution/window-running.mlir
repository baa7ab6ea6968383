// A long line is gone along once: its windows count no elements twice.
//
// RUN: mp-run %s | FileCheck %s
// CHECK: out0: i32[2] = 299999 300000
func.func @main() -> tensor<2xi32> {
  %one = arith.constant dense<1> : tensor<300000xi32>
  %0 = mp.pool add %one window [300000] strides [1] low [299999] high [0]
     : tensor<300000xi32> to tensor<300000xi32>
  %1 = mp.slice %0 start [299998] limit [300000] strides [1]
     : tensor<300000xi32> to tensor<2xi32>
  return %1 : tensor<2xi32>
}
