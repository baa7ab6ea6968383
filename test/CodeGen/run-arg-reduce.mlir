// The best element and its index, among equals the smallest, however many threads
// look for it; indices that come twice and NaNs do not change that.
// RUN: sed 's/TYPE/f32/g; s/KIND/max/g' %s | mp-opt --mp-emit-kernels=chip=sm_75 | mp-test-kernels --specials --print --seed=2 | FileCheck %s
// RUN: sed 's/TYPE/f16/g; s/KIND/min/g' %s | mp-opt --mp-emit-kernels=chip=sm_80 | mp-test-kernels --specials --print --seed=3 | FileCheck %s
// RUN: sed 's/TYPE/bf16/g; s/KIND/max/g' %s | mp-opt --mp-emit-kernels=chip=sm_90 | mp-test-kernels --specials --print --seed=4 | FileCheck %s
// RUN: sed 's/TYPE/f64/g; s/KIND/min/g' %s | mp-opt --mp-emit-kernels=chip=sm_75 | mp-test-kernels --specials --print --seed=5 | FileCheck %s
// RUN: sed 's/TYPE/i32/g; s/KIND/max/g' %s | mp-opt --mp-emit-kernels=chip=sm_80 | mp-test-kernels --specials --print --seed=6 | FileCheck %s
// RUN: sed 's/TYPE/i8/g; s/KIND/min/g' %s | mp-opt --mp-emit-kernels=chip=sm_90 | mp-test-kernels --specials --print --seed=7 | FileCheck %s
// RUN: sed 's/TYPE/i1/g; s/KIND/max/g' %s | mp-opt --mp-emit-kernels=chip=sm_75 | mp-test-kernels --specials --print --seed=8 | FileCheck %s
// RUN: sed 's/TYPE/i1/g; s/KIND/min/g' %s | mp-opt --mp-emit-kernels=chip=sm_80 | mp-test-kernels --specials --print --seed=9 | FileCheck %s

// A thread a line.
// CHECK: {{^}}threads: bitwise{{$}}
mprt.kernel @threads {
^bb0(%x: tensor<37x10xTYPE>, %i: tensor<37x10xi32>):
  %0:2 = mp.fusion routine ins(%x, %i : tensor<37x10xTYPE>, tensor<37x10xi32>) -> tensor<37xTYPE>, tensor<37xi32> {
  ^bb0(%x0: tensor<37x10xTYPE>, %i0: tensor<37x10xi32>):
    %1:2 = mp.arg_reduce KIND %x0, %i0 dims [1]
         : (tensor<37x10xTYPE>, tensor<37x10xi32>) -> (tensor<37xTYPE>, tensor<37xi32>)
    mp.yield %1#0, %1#1 : tensor<37xTYPE>, tensor<37xi32>
  }
  mprt.return %0#0, %0#1 : tensor<37xTYPE>, tensor<37xi32>
}

// Of lines that lie across.
// CHECK: {{^}}columns: bitwise{{$}}
mprt.kernel @columns {
^bb0(%x: tensor<3x9x50xTYPE>, %i: tensor<3x9x50xi64>):
  %0:2 = mp.fusion routine ins(%x, %i : tensor<3x9x50xTYPE>, tensor<3x9x50xi64>) -> tensor<3x50xTYPE>, tensor<3x50xi64> {
  ^bb0(%x0: tensor<3x9x50xTYPE>, %i0: tensor<3x9x50xi64>):
    %1:2 = mp.arg_reduce KIND %x0, %i0 dims [1]
         : (tensor<3x9x50xTYPE>, tensor<3x9x50xi64>) -> (tensor<3x50xTYPE>, tensor<3x50xi64>)
    mp.yield %1#0, %1#1 : tensor<3x50xTYPE>, tensor<3x50xi64>
  }
  mprt.return %0#0, %0#1 : tensor<3x50xTYPE>, tensor<3x50xi64>
}

// A warp a line.
// CHECK: {{^}}warps: bitwise{{$}}
mprt.kernel @warps {
^bb0(%x: tensor<19x100xTYPE>, %i: tensor<19x100xi32>):
  %0:2 = mp.fusion routine ins(%x, %i : tensor<19x100xTYPE>, tensor<19x100xi32>) -> tensor<19xTYPE>, tensor<19xi32> {
  ^bb0(%x0: tensor<19x100xTYPE>, %i0: tensor<19x100xi32>):
    %1:2 = mp.arg_reduce KIND %x0, %i0 dims [1]
         : (tensor<19x100xTYPE>, tensor<19x100xi32>) -> (tensor<19xTYPE>, tensor<19xi32>)
    mp.yield %1#0, %1#1 : tensor<19xTYPE>, tensor<19xi32>
  }
  mprt.return %0#0, %0#1 : tensor<19xTYPE>, tensor<19xi32>
}

// A block a line.
// CHECK: {{^}}blocks: bitwise{{$}}
mprt.kernel @blocks {
^bb0(%x: tensor<3x2501xTYPE>, %i: tensor<3x2501xi16>):
  %0:2 = mp.fusion routine ins(%x, %i : tensor<3x2501xTYPE>, tensor<3x2501xi16>) -> tensor<3xTYPE>, tensor<3xi16> {
  ^bb0(%x0: tensor<3x2501xTYPE>, %i0: tensor<3x2501xi16>):
    %1:2 = mp.arg_reduce KIND %x0, %i0 dims [1]
         : (tensor<3x2501xTYPE>, tensor<3x2501xi16>) -> (tensor<3xTYPE>, tensor<3xi16>)
    mp.yield %1#0, %1#1 : tensor<3xTYPE>, tensor<3xi16>
  }
  mprt.return %0#0, %0#1 : tensor<3xTYPE>, tensor<3xi16>
}

// A block a line across.
// CHECK: {{^}}few_columns: bitwise{{$}}
mprt.kernel @few_columns {
^bb0(%x: tensor<300x7xTYPE>, %i: tensor<300x7xi8>):
  %0:2 = mp.fusion routine ins(%x, %i : tensor<300x7xTYPE>, tensor<300x7xi8>) -> tensor<7xTYPE>, tensor<7xi8> {
  ^bb0(%x0: tensor<300x7xTYPE>, %i0: tensor<300x7xi8>):
    %1:2 = mp.arg_reduce KIND %x0, %i0 dims [0]
         : (tensor<300x7xTYPE>, tensor<300x7xi8>) -> (tensor<7xTYPE>, tensor<7xi8>)
    mp.yield %1#0, %1#1 : tensor<7xTYPE>, tensor<7xi8>
  }
  mprt.return %0#0, %0#1 : tensor<7xTYPE>, tensor<7xi8>
}

// Lines of one element.
// CHECK: {{^}}one: bitwise{{$}}
mprt.kernel @one {
^bb0(%x: tensor<2x1x3xTYPE>, %i: tensor<2x1x3xi32>):
  %0:2 = mp.fusion routine ins(%x, %i : tensor<2x1x3xTYPE>, tensor<2x1x3xi32>) -> tensor<2x3xTYPE>, tensor<2x3xi32> {
  ^bb0(%x0: tensor<2x1x3xTYPE>, %i0: tensor<2x1x3xi32>):
    %1:2 = mp.arg_reduce KIND %x0, %i0 dims [1]
         : (tensor<2x1x3xTYPE>, tensor<2x1x3xi32>) -> (tensor<2x3xTYPE>, tensor<2x3xi32>)
    mp.yield %1#0, %1#1 : tensor<2x3xTYPE>, tensor<2x3xi32>
  }
  mprt.return %0#0, %0#1 : tensor<2x3xTYPE>, tensor<2x3xi32>
}
