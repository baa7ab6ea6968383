// RUN: mp-run %s | FileCheck %s

// The set bit of an i1 is its sign: signed arithmetic takes it for -1.
func.func @main() -> (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>,
                      tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) {
  %x = arith.constant dense<[1, 1, 0, 0]> : tensor<4xi1>
  %y = arith.constant dense<[1, 0, 1, 0]> : tensor<4xi1>
  // CHECK: out0: i1[4] = 1 0 0 0
  %maxs = arith.maxsi %x, %y : tensor<4xi1>
  // CHECK: out1: i1[4] = 1 1 1 0
  %mins = arith.minsi %x, %y : tensor<4xi1>
  // CHECK: out2: i1[4] = 1 1 1 0
  %maxu = arith.maxui %x, %y : tensor<4xi1>
  // CHECK: out3: i1[4] = 1 0 0 0
  %minu = arith.minui %x, %y : tensor<4xi1>
  // The sign comes in from the left.
  // CHECK: out4: i1[4] = 1 1 0 0
  %shrs = arith.shrsi %x, %y : tensor<4xi1>
  // CHECK: out5: i1[4] = 0 1 0 0
  %shru = arith.shrui %x, %y : tensor<4xi1>
  // CHECK: out6: i1[4] = 0 1 1 0
  %add = arith.addi %x, %y : tensor<4xi1>
  return %maxs, %mins, %maxu, %minu, %shrs, %shru, %add
      : tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>,
        tensor<4xi1>, tensor<4xi1>
}
