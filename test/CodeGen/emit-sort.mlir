// A block sorts a line by its places, 16 bits each in shared memory, with the
// keys that the comparator reads beside them.
// RUN: mp-opt %s --mp-emit-kernels="chip=sm_90" > %t.90
// RUN: %python %S/ptx.py print < %t.90 | FileCheck %s
// RUN: FileCheck %s --check-prefix=PLAN < %t.90

// CHECK-NOT: .local
// CHECK-NOT: .extern

// Only what is compared is in shared memory. The network is a loop of any
// length: two barriers for its steps, and one before what is written.
// PLAN: mprt.kernel @sort chip "sm_90" stages [#mprt.stage<"sort" grid [4, 1, 1] block [128, 1, 1] shared 1440>] ptx
// CHECK-LABEL: .visible .entry sort(
// CHECK:         .reqntid 128
// CHECK-COUNT-3: bar.sync
// CHECK-NOT:     bar.sync
// CHECK-LABEL: .visible .entry long_lines(
mprt.kernel @sort {
^bb0(%x: tensor<4x240xf32>, %i: tensor<4x240xi64>):
  %0:2 = mp.fusion sort ins(%x, %i : tensor<4x240xf32>, tensor<4x240xi64>) -> tensor<4x240xf32>, tensor<4x240xi64> {
  ^bb0(%keys: tensor<4x240xf32>, %numbers: tensor<4x240xi64>):
    %v, %at = mp.sort %keys, %numbers dim 1 : tensor<4x240xf32>, tensor<4x240xi64> {
    ^bb0(%a: tensor<f32>, %b: tensor<f32>, %j: tensor<i64>, %k: tensor<i64>):
      %first = arith.cmpf ogt, %a, %b : tensor<f32>
      mp.yield %first : tensor<i1>
    }
    mp.yield %v, %at : tensor<4x240xf32>, tensor<4x240xi64>
  }
  mprt.return %0#0, %0#1 : tensor<4x240xf32>, tensor<4x240xi64>
}

// Places of a line that is too long for it are in the workspace; keys may fit.
// PLAN: mprt.kernel @long_lines chip "sm_90" stages [#mprt.stage<"long_lines" grid [2, 1, 1] block [512, 1, 1] shared 40000>] scratch 320000 ptx
mprt.kernel @long_lines {
^bb0(%x: tensor<2x40000xi1>):
  %0 = mp.fusion sort ins(%x : tensor<2x40000xi1>) -> tensor<2x40000xi1> {
  ^bb0(%keys: tensor<2x40000xi1>):
    %v = mp.sort %keys dim 1 : tensor<2x40000xi1> {
    ^bb0(%a: tensor<i1>, %b: tensor<i1>):
      %first = arith.cmpi ult, %a, %b : tensor<i1>
      mp.yield %first : tensor<i1>
    }
    mp.yield %v : tensor<2x40000xi1>
  }
  mprt.return %0 : tensor<2x40000xi1>
}
