// Kernels of rows that add up columns as well, run on the CPU and held against the
// interpreter: a warp a row, or a block where a thread has many places; rows that
// the threads do not share evenly; blocks that get a row more than others, or none.
// RUN: mp-opt %s --mp-emit-kernels=chip=sm_75 | mp-test-kernels --print | FileCheck %s
// RUN: mp-opt %s --mp-emit-kernels=chip=sm_90 | mp-test-kernels --print --specials --seed=2 | FileCheck %s
// RUN: mp-opt %s --mp-emit-kernels=chip=sm_90 | cut -c1-300 | FileCheck %s --check-prefix=STAGE
//
// Of shapes that the planner leaves alone, as they are too small to pay.

// STAGE: mprt.kernel @uneven_rows {{.*}}stages [#mprt.stage<"uneven_rows" {{.*}}>, #mprt.stage<"uneven_rows_columns" {{.*}}>]
// CHECK: {{^}}uneven_rows: bitwise on whole numbers{{$}}
mprt.kernel @uneven_rows {
^bb0(%x: tensor<300x70xf32>):
  %0:2 = mp.fusion row ins(%x : tensor<300x70xf32>) -> tensor<300xf32>, tensor<70xf32> {
  ^bb0(%x0: tensor<300x70xf32>):
    %1 = mp.reduce add %x0 dims [0] : tensor<300x70xf32> to tensor<70xf32>
    %2 = mp.reduce add %x0 dims [1] : tensor<300x70xf32> to tensor<300xf32>
    mp.yield %2, %1 : tensor<300xf32>, tensor<70xf32>
  }
  mprt.return %0#0, %0#1 : tensor<300xf32>, tensor<70xf32>
}

// CHECK: {{^}}long_rows: bitwise on whole numbers{{$}}
mprt.kernel @long_rows {
^bb0(%x: tensor<37x4104xf32>):
  %0:2 = mp.fusion row ins(%x : tensor<37x4104xf32>) -> tensor<37xf32>, tensor<4104xf32> {
  ^bb0(%x0: tensor<37x4104xf32>):
    %1 = mp.reduce add %x0 dims [1] : tensor<37x4104xf32> to tensor<37xf32>
    %2 = mp.reduce add %x0 dims [0] : tensor<37x4104xf32> to tensor<4104xf32>
    mp.yield %1, %2 : tensor<37xf32>, tensor<4104xf32>
  }
  mprt.return %0#0, %0#1 : tensor<37xf32>, tensor<4104xf32>
}

// Of several kinds, and of flags, which travel as words.
// CHECK: {{^}}other_sums: bitwise{{$}}
mprt.kernel @other_sums {
^bb0(%x: tensor<5x33x24xf32>, %y: tensor<5x33x24xi1>):
  %0:3 = mp.fusion row ins(%x, %y : tensor<5x33x24xf32>, tensor<5x33x24xi1>) -> tensor<5x33xf32>, tensor<24xf32>, tensor<24xi1> {
  ^bb0(%x0: tensor<5x33x24xf32>, %y0: tensor<5x33x24xi1>):
    %1 = mp.reduce max %x0 dims [0, 1] : tensor<5x33x24xf32> to tensor<24xf32>
    %2 = mp.reduce min %x0 dims [2] : tensor<5x33x24xf32> to tensor<5x33xf32>
    %3 = mp.reduce and %y0 dims [0, 1] : tensor<5x33x24xi1> to tensor<24xi1>
    mp.yield %2, %1, %3 : tensor<5x33xf32>, tensor<24xf32>, tensor<24xi1>
  }
  mprt.return %0#0, %0#1, %0#2 : tensor<5x33xf32>, tensor<24xf32>, tensor<24xi1>
}

// What is summed waits for a row, and is written, too; an update follows.
// CHECK: {{^}}sums_of_results: bitwise on whole numbers{{$}}
mprt.kernel @sums_of_results {
^bb0(%x: tensor<161x48xf16>, %p: tensor<48xf32>):
  %0:2 = mp.fusion row ins(%x, %p : tensor<161x48xf16>, tensor<48xf32>) -> tensor<161x48xf16>, tensor<1x48xf32> {
  ^bb0(%x0: tensor<161x48xf16>, %p0: tensor<48xf32>):
    %w = mp.cast %x0 : tensor<161x48xf16> to tensor<161x48xf32>
    %rate = arith.constant dense<1.0e-01> : tensor<1x48xf32>
    %s = mp.reduce add %w dims [1] : tensor<161x48xf32> to tensor<161xf32>
    %b = mp.broadcast %s dims [0] : tensor<161xf32> to tensor<161x48xf32>
    %d = arith.subf %w, %b : tensor<161x48xf32>
    %n = mp.cast %d : tensor<161x48xf32> to tensor<161x48xf16>
    %c = mp.reduce add %d dims [0] : tensor<161x48xf32> to tensor<48xf32>
    %r = mp.reshape %c : tensor<48xf32> to tensor<1x48xf32>
    %q = mp.reshape %p0 : tensor<48xf32> to tensor<1x48xf32>
    %m = arith.mulf %r, %rate : tensor<1x48xf32>
    %u = arith.subf %q, %m : tensor<1x48xf32>
    mp.yield %n, %u : tensor<161x48xf16>, tensor<1x48xf32>
  }
  mprt.return %0#0, %0#1 : tensor<161x48xf16>, tensor<1x48xf32>
}

// The backward pass of a layer norm.
// CHECK: {{^}}layer_norm_backward: bitwise on whole numbers{{$}}
mprt.kernel @layer_norm_backward {
^bb0(%x: tensor<83x768xf16>, %g: tensor<768xf32>, %dy: tensor<83x768xf16>):
  %0:3 = mp.fusion row ins(%x, %g, %dy : tensor<83x768xf16>, tensor<768xf32>, tensor<83x768xf16>) -> tensor<83x768xf16>, tensor<768xf32>, tensor<768xf32> {
  ^bb0(%x0: tensor<83x768xf16>, %g0: tensor<768xf32>, %dy0: tensor<83x768xf16>):
    %xw = mp.cast %x0 : tensor<83x768xf16> to tensor<83x768xf32>
    %dw = mp.cast %dy0 : tensor<83x768xf16> to tensor<83x768xf32>
    %n = arith.constant dense<7.68e+02> : tensor<83xf32>
    %gb = mp.broadcast %g0 dims [1] : tensor<768xf32> to tensor<83x768xf32>
    %dg = arith.mulf %dw, %gb : tensor<83x768xf32>
    %dx = arith.mulf %dg, %xw : tensor<83x768xf32>
    %p = arith.mulf %dw, %xw : tensor<83x768xf32>
    %1 = mp.reduce add %dg dims [1] : tensor<83x768xf32> to tensor<83xf32>
    %2 = mp.reduce add %dx dims [1] : tensor<83x768xf32> to tensor<83xf32>
    %3 = arith.divf %1, %n : tensor<83xf32>
    %4 = arith.divf %2, %n : tensor<83xf32>
    %5 = mp.broadcast %3 dims [0] : tensor<83xf32> to tensor<83x768xf32>
    %6 = mp.broadcast %4 dims [0] : tensor<83xf32> to tensor<83x768xf32>
    %7 = arith.mulf %xw, %6 : tensor<83x768xf32>
    %8 = arith.subf %dg, %5 : tensor<83x768xf32>
    %9 = arith.subf %8, %7 : tensor<83x768xf32>
    %10 = mp.cast %9 : tensor<83x768xf32> to tensor<83x768xf16>
    %11 = mp.reduce add %p dims [0] : tensor<83x768xf32> to tensor<768xf32>
    %12 = mp.reduce add %dw dims [0] : tensor<83x768xf32> to tensor<768xf32>
    mp.yield %10, %11, %12 : tensor<83x768xf16>, tensor<768xf32>, tensor<768xf32>
  }
  mprt.return %0#0, %0#1, %0#2 : tensor<83x768xf16>, tensor<768xf32>, tensor<768xf32>
}

// CHECK: 5 kernels, {{[0-9]+}} launches, bitwise 5 (4 on whole numbers), by bound 0, left out 0, 0 defects
