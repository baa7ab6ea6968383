// The first extreme element of each window gets what the window gives, in the
// order of the windows; NaNs are chosen as by the interpreter.
// RUN: sed 's/TYPE/f32/g; s/FROM/f32/g; s/KIND/max/g; s/ACC//g' %s | mp-opt --mp-emit-kernels=chip=sm_75 | mp-test-kernels --specials --print --seed=2 | FileCheck %s
// RUN: sed 's/TYPE/f16/g; s/FROM/f16/g; s/KIND/max/g; s/ACC/accumulate f32/g' %s | mp-opt --mp-emit-kernels=chip=sm_80 | mp-test-kernels --specials --print --seed=3 | FileCheck %s
// RUN: sed 's/TYPE/bf16/g; s/FROM/bf16/g; s/KIND/min/g; s/ACC/accumulate bf16/g' %s | mp-opt --mp-emit-kernels=chip=sm_90 | mp-test-kernels --specials --print --seed=4 | FileCheck %s
// RUN: sed 's/TYPE/f32/g; s/FROM/bf16/g; s/KIND/min/g; s/ACC/accumulate f32/g' %s | mp-opt --mp-emit-kernels=chip=sm_75 | mp-test-kernels --specials --print --seed=5 | FileCheck %s
// RUN: sed 's/TYPE/f64/g; s/FROM/f64/g; s/KIND/max/g; s/ACC//g' %s | mp-opt --mp-emit-kernels=chip=sm_80 | mp-test-kernels --specials --print --seed=6 | FileCheck %s

// An element is in one window, or none.
// CHECK: {{^}}apart: bitwise{{$}}
mprt.kernel @apart {
^bb0(%x: tensor<2x6x7x3xTYPE>, %d: tensor<2x3x3x3xFROM>):
  %0 = mp.fusion routine ins(%x, %d : tensor<2x6x7x3xTYPE>, tensor<2x3x3x3xFROM>) -> tensor<2x6x7x3xTYPE> {
  ^bb0(%x0: tensor<2x6x7x3xTYPE>, %d0: tensor<2x3x3x3xFROM>):
    %1 = mp.pool_grad KIND %x0, %d0 window [1, 2, 2, 1] strides [1, 2, 2, 1]
         low [0, 0, 0, 0] high [0, 0, 0, 0] ACC
         : tensor<2x6x7x3xTYPE>, tensor<2x3x3x3xFROM>
    mp.yield %1 : tensor<2x6x7x3xTYPE>
  }
  mprt.return %0 : tensor<2x6x7x3xTYPE>
}

// Windows that meet; the last one is all padding.
// CHECK: {{^}}meeting: bitwise{{$}}
mprt.kernel @meeting {
^bb0(%x: tensor<2x3x7x9xTYPE>, %d: tensor<2x3x5x5xFROM>):
  %0 = mp.fusion routine ins(%x, %d : tensor<2x3x7x9xTYPE>, tensor<2x3x5x5xFROM>) -> tensor<2x3x7x9xTYPE> {
  ^bb0(%x0: tensor<2x3x7x9xTYPE>, %d0: tensor<2x3x5x5xFROM>):
    %1 = mp.pool_grad KIND %x0, %d0 window [1, 1, 3, 3] strides [1, 1, 2, 2]
         low [0, 0, 1, 0] high [0, 0, 3, 2] ACC
         : tensor<2x3x7x9xTYPE>, tensor<2x3x5x5xFROM>
    mp.yield %1 : tensor<2x3x7x9xTYPE>
  }
  mprt.return %0 : tensor<2x3x7x9xTYPE>
}

// Negative padding: elements before and behind all windows.
// CHECK: {{^}}cut: bitwise{{$}}
mprt.kernel @cut {
^bb0(%x: tensor<10x6xTYPE>, %d: tensor<3x5xFROM>):
  %0 = mp.fusion routine ins(%x, %d : tensor<10x6xTYPE>, tensor<3x5xFROM>) -> tensor<10x6xTYPE> {
  ^bb0(%x0: tensor<10x6xTYPE>, %d0: tensor<3x5xFROM>):
    %1 = mp.pool_grad KIND %x0, %d0 window [3, 2] strides [2, 1] low [-1, 0] high [-2, 0] ACC
         : tensor<10x6xTYPE>, tensor<3x5xFROM>
    mp.yield %1 : tensor<10x6xTYPE>
  }
  mprt.return %0 : tensor<10x6xTYPE>
}

// Elements between windows.
// CHECK: {{^}}gaps: bitwise{{$}}
mprt.kernel @gaps {
^bb0(%x: tensor<11xTYPE>, %d: tensor<3xFROM>):
  %0 = mp.fusion routine ins(%x, %d : tensor<11xTYPE>, tensor<3xFROM>) -> tensor<11xTYPE> {
  ^bb0(%x0: tensor<11xTYPE>, %d0: tensor<3xFROM>):
    %1 = mp.pool_grad KIND %x0, %d0 window [2] strides [4] low [0] high [0] ACC
         : tensor<11xTYPE>, tensor<3xFROM>
    mp.yield %1 : tensor<11xTYPE>
  }
  mprt.return %0 : tensor<11xTYPE>
}

// A window that is a loop.
// CHECK: {{^}}long: bitwise{{$}}
mprt.kernel @long {
^bb0(%x: tensor<40xTYPE>, %d: tensor<21xFROM>):
  %0 = mp.fusion routine ins(%x, %d : tensor<40xTYPE>, tensor<21xFROM>) -> tensor<40xTYPE> {
  ^bb0(%x0: tensor<40xTYPE>, %d0: tensor<21xFROM>):
    %1 = mp.pool_grad KIND %x0, %d0 window [40] strides [2] low [30] high [10] ACC
         : tensor<40xTYPE>, tensor<21xFROM>
    mp.yield %1 : tensor<40xTYPE>
  }
  mprt.return %0 : tensor<40xTYPE>
}

// Rank 5.
// CHECK: {{^}}five: bitwise{{$}}
mprt.kernel @five {
^bb0(%x: tensor<2x2x3x2x3xTYPE>, %d: tensor<1x2x3x1x2xFROM>):
  %0 = mp.fusion routine ins(%x, %d : tensor<2x2x3x2x3xTYPE>, tensor<1x2x3x1x2xFROM>) -> tensor<2x2x3x2x3xTYPE> {
  ^bb0(%x0: tensor<2x2x3x2x3xTYPE>, %d0: tensor<1x2x3x1x2xFROM>):
    %1 = mp.pool_grad KIND %x0, %d0 window [2, 1, 1, 2, 2] strides [1, 1, 1, 1, 1]
         low [0, 0, 0, 0, 0] high [0, 0, 0, 0, 0] ACC
         : tensor<2x2x3x2x3xTYPE>, tensor<1x2x3x1x2xFROM>
    mp.yield %1 : tensor<2x2x3x2x3xTYPE>
  }
  mprt.return %0 : tensor<2x2x3x2x3xTYPE>
}
