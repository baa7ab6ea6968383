// What comes to an element comes in the order of the indices, so that all bits of
// all types are the interpreter's: of sums, too. KIND and ACC stand for how.
// Without sanitizers, which take ten times as long; emit-routines.mlir has them.
// UNSUPPORTED: sanitized
// RUN: sed 's/TYPE/f32/g; s/FROM/f32/g; s/KIND/add/g; s/ACC//g' %s | mp-opt --mp-emit-kernels=chip=sm_75 | mp-test-kernels --specials --print --seed=2 | FileCheck %s
// RUN: sed 's/TYPE/f16/g; s/FROM/f16/g; s/KIND/add/g; s/ACC/accumulate f32/g' %s | mp-opt --mp-emit-kernels=chip=sm_80 | mp-test-kernels --specials --print --seed=3 | FileCheck %s
// RUN: sed 's/TYPE/bf16/g; s/FROM/bf16/g; s/KIND/add/g; s/ACC/accumulate bf16/g' %s | mp-opt --mp-emit-kernels=chip=sm_90 | mp-test-kernels --specials --print --seed=4 | FileCheck %s
// RUN: sed 's/TYPE/f32/g; s/FROM/f16/g; s/KIND/add/g; s/ACC/accumulate f32/g' %s | mp-opt --mp-emit-kernels=chip=sm_75 | mp-test-kernels --specials --print --seed=5 | FileCheck %s
// RUN: sed 's/TYPE/f64/g; s/FROM/f64/g; s/KIND/mul/g; s/ACC//g' %s | mp-opt --mp-emit-kernels=chip=sm_80 | mp-test-kernels --specials --print --seed=6 | FileCheck %s
// RUN: sed 's/TYPE/f16/g; s/FROM/f16/g; s/KIND/max/g; s/ACC//g' %s | mp-opt --mp-emit-kernels=chip=sm_90 | mp-test-kernels --specials --print --seed=7 | FileCheck %s
// RUN: sed 's/TYPE/bf16/g; s/FROM/bf16/g; s/KIND/min/g; s/ACC//g' %s | mp-opt --mp-emit-kernels=chip=sm_75 | mp-test-kernels --specials --print --seed=8 | FileCheck %s
// RUN: sed 's/TYPE/f32/g; s/FROM/f32/g; s/KIND/replace/g; s/ACC//g' %s | mp-opt --mp-emit-kernels=chip=sm_80 | mp-test-kernels --specials --print --seed=9 | FileCheck %s
// RUN: sed 's/TYPE/i1/g; s/FROM/i1/g; s/KIND/replace/g; s/ACC//g' %s | mp-opt --mp-emit-kernels=chip=sm_90 | mp-test-kernels --specials --print --seed=10 | FileCheck %s
// RUN: sed 's/TYPE/i1/g; s/FROM/i1/g; s/KIND/max/g; s/ACC//g' %s | mp-opt --mp-emit-kernels=chip=sm_75 | mp-test-kernels --specials --print --seed=11 | FileCheck %s
// RUN: sed 's/TYPE/i64/g; s/FROM/i32/g; s/KIND/add/g; s/ACC//g' %s | mp-opt --mp-emit-kernels=chip=sm_80 | mp-test-kernels --specials --print --seed=12 | FileCheck %s
// RUN: sed 's/TYPE/i8/g; s/FROM/i8/g; s/KIND/min/g; s/ACC//g' %s | mp-opt --mp-emit-kernels=chip=sm_90 | mp-test-kernels --specials --print --seed=13 | FileCheck %s
// RUN: sed 's/TYPE/i32/g; s/FROM/i32/g; s/KIND/and/g; s/ACC//g' %s | mp-opt --mp-emit-kernels=chip=sm_75 | mp-test-kernels --specials --print --seed=14 | FileCheck %s
// RUN: sed 's/TYPE/i16/g; s/FROM/i16/g; s/KIND/or/g; s/ACC//g' %s | mp-opt --mp-emit-kernels=chip=sm_80 | mp-test-kernels --specials --print --seed=15 | FileCheck %s

// The gradient of rows of a table: some come twice, some are out of range.
// CHECK: {{^}}rows: bitwise{{$}}
mprt.kernel @rows {
^bb0(%x: tensor<19x24xTYPE>, %i: tensor<5x9x1xi32>, %u: tensor<5x9x24xFROM>):
  %0 = mp.fusion routine ins(%x, %i, %u : tensor<19x24xTYPE>, tensor<5x9x1xi32>, tensor<5x9x24xFROM>) -> tensor<19x24xTYPE> {
  ^bb0(%x0: tensor<19x24xTYPE>, %i0: tensor<5x9x1xi32>, %u0: tensor<5x9x24xFROM>):
    %1 = mp.scatter KIND %x0, %i0, %u0 window [2] inserted [0] start [0]
         index_vector 2 ACC
         : (tensor<19x24xTYPE>, tensor<5x9x1xi32>, tensor<5x9x24xFROM>) -> tensor<19x24xTYPE>
    mp.yield %1 : tensor<19x24xTYPE>
  }
  mprt.return %0 : tensor<19x24xTYPE>
}

// Two elements of each row.
// CHECK: {{^}}elements: bitwise{{$}}
mprt.kernel @elements {
^bb0(%x: tensor<6x13xTYPE>, %i: tensor<6x2x1xi16>, %u: tensor<6x2xFROM>):
  %0 = mp.fusion routine ins(%x, %i, %u : tensor<6x13xTYPE>, tensor<6x2x1xi16>, tensor<6x2xFROM>) -> tensor<6x13xTYPE> {
  ^bb0(%x0: tensor<6x13xTYPE>, %i0: tensor<6x2x1xi16>, %u0: tensor<6x2xFROM>):
    %1 = mp.scatter KIND %x0, %i0, %u0 window [] inserted [1] batching [0] x [0]
         start [1] index_vector 2 ACC
         : (tensor<6x13xTYPE>, tensor<6x2x1xi16>, tensor<6x2xFROM>) -> tensor<6x13xTYPE>
    mp.yield %1 : tensor<6x13xTYPE>
  }
  mprt.return %0 : tensor<6x13xTYPE>
}

// Windows that meet each other, and leave the operand on each side: of those the
// // elements inside count.
// CHECK: {{^}}windows: bitwise{{$}}
mprt.kernel @windows {
^bb0(%x: tensor<5x9x11xTYPE>, %i: tensor<7x2xi8>, %u: tensor<7x5x3x4xFROM>):
  %0 = mp.fusion routine ins(%x, %i, %u : tensor<5x9x11xTYPE>, tensor<7x2xi8>, tensor<7x5x3x4xFROM>) -> tensor<5x9x11xTYPE> {
  ^bb0(%x0: tensor<5x9x11xTYPE>, %i0: tensor<7x2xi8>, %u0: tensor<7x5x3x4xFROM>):
    %1 = mp.scatter KIND %x0, %i0, %u0 window [1, 2, 3] start [1, 2]
         index_vector 1 ACC
         : (tensor<5x9x11xTYPE>, tensor<7x2xi8>, tensor<7x5x3x4xFROM>) -> tensor<5x9x11xTYPE>
    mp.yield %1 : tensor<5x9x11xTYPE>
  }
  mprt.return %0 : tensor<5x9x11xTYPE>
}

// The window comes first and last, the components of an index apart.
// CHECK: {{^}}turned: bitwise{{$}}
mprt.kernel @turned {
^bb0(%x: tensor<7x5x3x2xTYPE>, %i: tensor<2x4x7xi64>, %u: tensor<3x4x7x1xFROM>):
  %0 = mp.fusion routine ins(%x, %i, %u : tensor<7x5x3x2xTYPE>, tensor<2x4x7xi64>, tensor<3x4x7x1xFROM>) -> tensor<7x5x3x2xTYPE> {
  ^bb0(%x0: tensor<7x5x3x2xTYPE>, %i0: tensor<2x4x7xi64>, %u0: tensor<3x4x7x1xFROM>):
    %1 = mp.scatter KIND %x0, %i0, %u0 window [0, 3] inserted [1] batching [0] x [2]
         start [3, 1] index_vector 0 ACC
         : (tensor<7x5x3x2xTYPE>, tensor<2x4x7xi64>, tensor<3x4x7x1xFROM>) -> tensor<7x5x3x2xTYPE>
    mp.yield %1 : tensor<7x5x3x2xTYPE>
  }
  mprt.return %0 : tensor<7x5x3x2xTYPE>
}

// A window that is shorter than its dimension, and always at its begin.
// CHECK: {{^}}part: bitwise{{$}}
mprt.kernel @part {
^bb0(%x: tensor<6x10xTYPE>, %i: tensor<3x1xi32>, %u: tensor<3x4xFROM>):
  %0 = mp.fusion routine ins(%x, %i, %u : tensor<6x10xTYPE>, tensor<3x1xi32>, tensor<3x4xFROM>) -> tensor<6x10xTYPE> {
  ^bb0(%x0: tensor<6x10xTYPE>, %i0: tensor<3x1xi32>, %u0: tensor<3x4xFROM>):
    %1 = mp.scatter KIND %x0, %i0, %u0 window [1] inserted [0] start [0] index_vector 1 ACC
         : (tensor<6x10xTYPE>, tensor<3x1xi32>, tensor<3x4xFROM>) -> tensor<6x10xTYPE>
    mp.yield %1 : tensor<6x10xTYPE>
  }
  mprt.return %0 : tensor<6x10xTYPE>
}

// More updates than threads, all to few elements.
// CHECK: {{^}}histogram: bitwise{{$}}
mprt.kernel @histogram {
^bb0(%x: tensor<11xTYPE>, %i: tensor<700xi32>, %u: tensor<700xFROM>):
  %0 = mp.fusion routine ins(%x, %i, %u : tensor<11xTYPE>, tensor<700xi32>, tensor<700xFROM>) -> tensor<11xTYPE> {
  ^bb0(%x0: tensor<11xTYPE>, %i0: tensor<700xi32>, %u0: tensor<700xFROM>):
    %1 = mp.scatter KIND %x0, %i0, %u0 window [] inserted [0] start [0] index_vector 1 ACC
         : (tensor<11xTYPE>, tensor<700xi32>, tensor<700xFROM>) -> tensor<11xTYPE>
    mp.yield %1 : tensor<11xTYPE>
  }
  mprt.return %0 : tensor<11xTYPE>
}

// In place: threads read what themselves write.
// CHECK: {{^}}in_place: bitwise{{$}}
mprt.kernel @in_place overwrites [0] {
^bb0(%x: tensor<23x37xTYPE>, %i: tensor<60xi32>, %u: tensor<60x37xFROM>):
  %0 = mp.fusion routine ins(%x, %i, %u : tensor<23x37xTYPE>, tensor<60xi32>, tensor<60x37xFROM>) -> tensor<23x37xTYPE> {
  ^bb0(%x0: tensor<23x37xTYPE>, %i0: tensor<60xi32>, %u0: tensor<60x37xFROM>):
    %1 = mp.scatter KIND %x0, %i0, %u0 window [1] inserted [0] start [0] index_vector 1 ACC
         : (tensor<23x37xTYPE>, tensor<60xi32>, tensor<60x37xFROM>) -> tensor<23x37xTYPE>
    mp.yield %1 : tensor<23x37xTYPE>
  }
  mprt.return %0 : tensor<23x37xTYPE>
}

// So many elements that a thread has four of them.
// CHECK: {{^}}large: bitwise{{$}}
mprt.kernel @large {
^bb0(%x: tensor<307x901xTYPE>, %i: tensor<270x1xi32>, %u: tensor<270x901xFROM>):
  %0 = mp.fusion routine ins(%x, %i, %u : tensor<307x901xTYPE>, tensor<270x1xi32>, tensor<270x901xFROM>) -> tensor<307x901xTYPE> {
  ^bb0(%x0: tensor<307x901xTYPE>, %i0: tensor<270x1xi32>, %u0: tensor<270x901xFROM>):
    %1 = mp.scatter KIND %x0, %i0, %u0 window [1] inserted [0] start [0] index_vector 1 ACC
         : (tensor<307x901xTYPE>, tensor<270x1xi32>, tensor<270x901xFROM>) -> tensor<307x901xTYPE>
    mp.yield %1 : tensor<307x901xTYPE>
  }
  mprt.return %0 : tensor<307x901xTYPE>
}
