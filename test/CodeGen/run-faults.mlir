// The judge can fail: code with one mistake is refused, by its line.
// RUN: mp-opt %s --mp-emit-kernels=chip=sm_80 -o %t.mlir
// RUN: mp-test-kernels %t.mlir | FileCheck %s --check-prefix=SOUND
// SOUND: 2 kernels, 5 launches, bitwise 2 (1 on whole numbers), by bound 0, left out 0, 0 defects

// RUN: sed 's/bar.sync//' %t.mlir | not mp-test-kernels --kernel=rows | FileCheck %s --check-prefix=SYNTAX
// SYNTAX: rows: DEFECT: line [[#]]: expected a name: '0;'
// SYNTAX: 1 defects

// RUN: sed 's/bar.sync \\090;//' %t.mlir | not mp-test-kernels --kernel=rows | FileCheck %s --check-prefix=BARRIER
// BARRIER: rows: DEFECT: rows: block ({{[0-9], [0-9]}}, 0), thread ({{[0-9]+}}, 0, 0), line [[#]] '{{(ld|st).shared.*}}': {{.*}}byte {{[0-9]+}} of 'rows_shared'

// RUN: sed 's/grid \[3, 1, 1\]/grid [2, 1, 1]/' %t.mlir | not mp-test-kernels --kernel=rows | FileCheck %s --check-prefix=GRID
// GRID: rows: DEFECT: result 0 is left unwritten from byte 8 of 12

// RUN: sed 's/mul.rn.f32/mul.rz.f32/' %t.mlir | not mp-test-kernels --kernel=squares | FileCheck %s --check-prefix=ROUNDING
// ROUNDING: squares: DEFECT: result 0 has {{[0-9]+}} of 1003 elements that are not the interpreter's; element {{[0-9]+}} is

// RUN: sed 's/@\(.p1\) bra/@!\1 bra/' %t.mlir | not mp-test-kernels --kernel=squares | FileCheck %s --check-prefix=GUARD
// GUARD: squares: DEFECT: squares: {{.*}}accesses bytes [[#]] to [[#]] of 'operand 0'

// RUN: sed 's/tensor<1003xf32>/tensor<999xf32>/g' %t.mlir | not mp-test-kernels --kernel=squares | FileCheck %s --check-prefix=SIZE
// SIZE: squares: DEFECT: squares: {{.*}}accesses bytes [[#]] to [[#]] of {{.*}}, which has 3996

mprt.kernel @rows {
^bb0(%x: tensor<3x8195xf32>):
  %0 = mp.fusion row ins(%x : tensor<3x8195xf32>) -> tensor<3xf32> {
  ^bb0(%x0: tensor<3x8195xf32>):
    %1 = mp.reduce add %x0 dims [1] : tensor<3x8195xf32> to tensor<3xf32>
    mp.yield %1 : tensor<3xf32>
  }
  mprt.return %0 : tensor<3xf32>
}

mprt.kernel @squares {
^bb0(%x: tensor<1003xf32>):
  %0 = mp.fusion pointwise ins(%x : tensor<1003xf32>) -> tensor<1003xf32> {
  ^bb0(%x0: tensor<1003xf32>):
    %1 = arith.mulf %x0, %x0 : tensor<1003xf32>
    mp.yield %1 : tensor<1003xf32>
  }
  mprt.return %0 : tensor<1003xf32>
}
