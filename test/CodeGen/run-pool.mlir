// Windows are combined in the interpreter's order: all bits are its own.
// RUN: sed 's/TYPE/f32/g; s/FROM/f32/g; s/KIND/add/g; s/ACC//g' %s | mp-opt --mp-emit-kernels=chip=sm_75 | mp-test-kernels --specials --print --seed=2 | FileCheck %s
// RUN: sed 's/TYPE/f16/g; s/FROM/f16/g; s/KIND/add/g; s/ACC/accumulate f32/g' %s | mp-opt --mp-emit-kernels=chip=sm_80 | mp-test-kernels --specials --print --seed=3 | FileCheck %s
// RUN: sed 's/TYPE/bf16/g; s/FROM/bf16/g; s/KIND/mul/g; s/ACC/accumulate bf16/g' %s | mp-opt --mp-emit-kernels=chip=sm_90 | mp-test-kernels --specials --print --seed=4 | FileCheck %s
// RUN: sed 's/TYPE/f32/g; s/FROM/f16/g; s/KIND/mul/g; s/ACC/accumulate f32/g' %s | mp-opt --mp-emit-kernels=chip=sm_75 | mp-test-kernels --specials --print --seed=5 | FileCheck %s
// RUN: sed 's/TYPE/f64/g; s/FROM/f64/g; s/KIND/add/g; s/ACC//g' %s | mp-opt --mp-emit-kernels=chip=sm_80 | mp-test-kernels --specials --print --seed=6 | FileCheck %s
// RUN: sed 's/TYPE/f16/g; s/FROM/f16/g; s/KIND/max/g; s/ACC//g' %s | mp-opt --mp-emit-kernels=chip=sm_90 | mp-test-kernels --specials --print --seed=7 | FileCheck %s
// RUN: sed 's/TYPE/bf16/g; s/FROM/bf16/g; s/KIND/min/g; s/ACC//g' %s | mp-opt --mp-emit-kernels=chip=sm_75 | mp-test-kernels --specials --print --seed=8 | FileCheck %s
// RUN: sed 's/TYPE/f32/g; s/FROM/f32/g; s/KIND/max/g; s/ACC//g' %s | mp-opt --mp-emit-kernels=chip=sm_80 | mp-test-kernels --specials --print --seed=9 | FileCheck %s
// RUN: sed 's/TYPE/i32/g; s/FROM/i8/g; s/KIND/add/g; s/ACC//g' %s | mp-opt --mp-emit-kernels=chip=sm_90 | mp-test-kernels --specials --print --seed=10 | FileCheck %s
// RUN: sed 's/TYPE/i64/g; s/FROM/i64/g; s/KIND/max/g; s/ACC//g' %s | mp-opt --mp-emit-kernels=chip=sm_75 | mp-test-kernels --specials --print --seed=11 | FileCheck %s
// RUN: sed 's/TYPE/i8/g; s/FROM/i8/g; s/KIND/min/g; s/ACC//g' %s | mp-opt --mp-emit-kernels=chip=sm_80 | mp-test-kernels --specials --print --seed=12 | FileCheck %s
// RUN: sed 's/TYPE/i32/g; s/FROM/i32/g; s/KIND/and/g; s/ACC//g' %s | mp-opt --mp-emit-kernels=chip=sm_90 | mp-test-kernels --specials --print --seed=13 | FileCheck %s
// RUN: sed 's/TYPE/i1/g; s/FROM/i1/g; s/KIND/or/g; s/ACC//g' %s | mp-opt --mp-emit-kernels=chip=sm_75 | mp-test-kernels --specials --print --seed=14 | FileCheck %s
// RUN: sed 's/TYPE/i1/g; s/FROM/i1/g; s/KIND/min/g; s/ACC//g' %s | mp-opt --mp-emit-kernels=chip=sm_80 | mp-test-kernels --specials --print --seed=15 | FileCheck %s

// No padding, and a row that is left over.
// CHECK: {{^}}inside: bitwise{{$}}
mprt.kernel @inside {
^bb0(%x: tensor<2x6x7x3xFROM>):
  %0 = mp.fusion routine ins(%x : tensor<2x6x7x3xFROM>) -> tensor<2x3x3x3xTYPE> {
  ^bb0(%x0: tensor<2x6x7x3xFROM>):
    %1 = mp.pool KIND %x0 window [1, 2, 2, 1] strides [1, 2, 2, 1]
         low [0, 0, 0, 0] high [0, 0, 0, 0] ACC
         : tensor<2x6x7x3xFROM> to tensor<2x3x3x3xTYPE>
    mp.yield %1 : tensor<2x3x3x3xTYPE>
  }
  mprt.return %0 : tensor<2x3x3x3xTYPE>
}

// Windows that meet, and more padding than a window: its last one is all padding.
// CHECK: {{^}}padded: bitwise{{$}}
mprt.kernel @padded {
^bb0(%x: tensor<2x3x7x9xFROM>):
  %0 = mp.fusion routine ins(%x : tensor<2x3x7x9xFROM>) -> tensor<2x3x5x5xTYPE> {
  ^bb0(%x0: tensor<2x3x7x9xFROM>):
    %1 = mp.pool KIND %x0 window [1, 1, 3, 3] strides [1, 1, 2, 2]
         low [0, 0, 1, 0] high [0, 0, 3, 2] ACC
         : tensor<2x3x7x9xFROM> to tensor<2x3x5x5xTYPE>
    mp.yield %1 : tensor<2x3x5x5xTYPE>
  }
  mprt.return %0 : tensor<2x3x5x5xTYPE>
}

// Negative padding.
// CHECK: {{^}}cut: bitwise{{$}}
mprt.kernel @cut {
^bb0(%x: tensor<10x6xFROM>):
  %0 = mp.fusion routine ins(%x : tensor<10x6xFROM>) -> tensor<3x5xTYPE> {
  ^bb0(%x0: tensor<10x6xFROM>):
    %1 = mp.pool KIND %x0 window [3, 2] strides [2, 1] low [-1, 0] high [-2, 0] ACC
         : tensor<10x6xFROM> to tensor<3x5xTYPE>
    mp.yield %1 : tensor<3x5xTYPE>
  }
  mprt.return %0 : tensor<3x5xTYPE>
}

// Both dilations.
// CHECK: {{^}}dilated: bitwise{{$}}
mprt.kernel @dilated {
^bb0(%x: tensor<5x8xFROM>):
  %0 = mp.fusion routine ins(%x : tensor<5x8xFROM>) -> tensor<7x4xTYPE> {
  ^bb0(%x0: tensor<5x8xFROM>):
    %1 = mp.pool KIND %x0 window [2, 3] strides [2, 1] low [3, 1] high [2, -1]
         base_dilation [3, 1] window_dilation [4, 2] ACC
         : tensor<5x8xFROM> to tensor<7x4xTYPE>
    mp.yield %1 : tensor<7x4xTYPE>
  }
  mprt.return %0 : tensor<7x4xTYPE>
}

// A running result, in a window that is a loop.
// CHECK: {{^}}scan: bitwise{{$}}
mprt.kernel @scan {
^bb0(%x: tensor<50xFROM>):
  %0 = mp.fusion routine ins(%x : tensor<50xFROM>) -> tensor<50xTYPE> {
  ^bb0(%x0: tensor<50xFROM>):
    %1 = mp.pool KIND %x0 window [50] strides [1] low [49] high [0] ACC
         : tensor<50xFROM> to tensor<50xTYPE>
    mp.yield %1 : tensor<50xTYPE>
  }
  mprt.return %0 : tensor<50xTYPE>
}

// The same from the other end, along the first of three dimensions, and with a
// window that is longer than a line.
// CHECK: {{^}}scan_back: bitwise{{$}}
mprt.kernel @scan_back {
^bb0(%x: tensor<37x3x2xFROM>):
  %0 = mp.fusion routine ins(%x : tensor<37x3x2xFROM>) -> tensor<37x3x2xTYPE> {
  ^bb0(%x0: tensor<37x3x2xFROM>):
    %1 = mp.pool KIND %x0 window [40, 1, 1] strides [1, 1, 1]
         low [0, 0, 0] high [39, 0, 0] ACC
         : tensor<37x3x2xFROM> to tensor<37x3x2xTYPE>
    mp.yield %1 : tensor<37x3x2xTYPE>
  }
  mprt.return %0 : tensor<37x3x2xTYPE>
}

// Windows of three that look like it, and have an end of their own.
// CHECK: {{^}}slides: bitwise{{$}}
mprt.kernel @slides {
^bb0(%x: tensor<3x7xFROM>):
  %0 = mp.fusion routine ins(%x : tensor<3x7xFROM>) -> tensor<3x7xTYPE> {
  ^bb0(%x0: tensor<3x7xFROM>):
    %1 = mp.pool KIND %x0 window [1, 3] strides [1, 1] low [0, 2] high [0, 0] ACC
         : tensor<3x7xFROM> to tensor<3x7xTYPE>
    mp.yield %1 : tensor<3x7xTYPE>
  }
  mprt.return %0 : tensor<3x7xTYPE>
}

// Rank 5.
// CHECK: {{^}}five: bitwise{{$}}
mprt.kernel @five {
^bb0(%x: tensor<2x2x3x2x3xFROM>):
  %0 = mp.fusion routine ins(%x : tensor<2x2x3x2x3xFROM>) -> tensor<1x2x3x1x2xTYPE> {
  ^bb0(%x0: tensor<2x2x3x2x3xFROM>):
    %1 = mp.pool KIND %x0 window [2, 1, 1, 2, 2] strides [1, 1, 1, 1, 1]
         low [0, 0, 0, 0, 0] high [0, 0, 0, 0, 0] ACC
         : tensor<2x2x3x2x3xFROM> to tensor<1x2x3x1x2xTYPE>
    mp.yield %1 : tensor<1x2x3x1x2xTYPE>
  }
  mprt.return %0 : tensor<1x2x3x1x2xTYPE>
}
