// Rows and windows at indices, of which some are out of range: all bits are the
// interpreter's, whatever is moved.
// RUN: sed s/TYPE/f32/g %s | mp-opt --mp-emit-kernels=chip=sm_75 | mp-test-kernels --specials --print --seed=2 | FileCheck %s
// RUN: sed s/TYPE/f16/g %s | mp-opt --mp-emit-kernels=chip=sm_80 | mp-test-kernels --specials --print --seed=3 | FileCheck %s
// RUN: sed s/TYPE/bf16/g %s | mp-opt --mp-emit-kernels=chip=sm_90 | mp-test-kernels --specials --print --seed=4 | FileCheck %s
// RUN: sed s/TYPE/f64/g %s | mp-opt --mp-emit-kernels=chip=sm_75 | mp-test-kernels --specials --print --seed=5 | FileCheck %s
// RUN: sed s/TYPE/i1/g %s | mp-opt --mp-emit-kernels=chip=sm_80 | mp-test-kernels --specials --print --seed=6 | FileCheck %s
// RUN: sed s/TYPE/i8/g %s | mp-opt --mp-emit-kernels=chip=sm_90 | mp-test-kernels --specials --print --seed=7 | FileCheck %s
// RUN: sed s/TYPE/i64/g %s | mp-opt --mp-emit-kernels=chip=sm_75 | mp-test-kernels --specials --print --seed=8 | FileCheck %s

// Rows of a table, in accesses of 16 bytes where they fit.
// CHECK: {{^}}rows: bitwise{{$}}
mprt.kernel @rows {
^bb0(%x: tensor<19x24xTYPE>, %i: tensor<5x3x1xi32>):
  %0 = mp.fusion routine ins(%x, %i : tensor<19x24xTYPE>, tensor<5x3x1xi32>) -> tensor<5x3x24xTYPE> {
  ^bb0(%x0: tensor<19x24xTYPE>, %i0: tensor<5x3x1xi32>):
    %1 = mp.gather %x0, %i0 slice [1, 24] offset [2] collapsed [0] start [0] index_vector 2
         : (tensor<19x24xTYPE>, tensor<5x3x1xi32>) -> tensor<5x3x24xTYPE>
    mp.yield %1 : tensor<5x3x24xTYPE>
  }
  mprt.return %0 : tensor<5x3x24xTYPE>
}

// An index is a scalar, and a row has no width that fits.
// CHECK: {{^}}odd_rows: bitwise{{$}}
mprt.kernel @odd_rows {
^bb0(%x: tensor<19x7xTYPE>, %i: tensor<9xi64>):
  %0 = mp.fusion routine ins(%x, %i : tensor<19x7xTYPE>, tensor<9xi64>) -> tensor<9x7xTYPE> {
  ^bb0(%x0: tensor<19x7xTYPE>, %i0: tensor<9xi64>):
    %1 = mp.gather %x0, %i0 slice [1, 7] offset [1] collapsed [0] start [0] index_vector 1
         : (tensor<19x7xTYPE>, tensor<9xi64>) -> tensor<9x7xTYPE>
    mp.yield %1 : tensor<9x7xTYPE>
  }
  mprt.return %0 : tensor<9x7xTYPE>
}

// One element of each row, as a loss picks its classes.
// CHECK: {{^}}elements: bitwise{{$}}
mprt.kernel @elements {
^bb0(%x: tensor<6x13xTYPE>, %i: tensor<6x1x1xi16>):
  %0 = mp.fusion routine ins(%x, %i : tensor<6x13xTYPE>, tensor<6x1x1xi16>) -> tensor<6x1xTYPE> {
  ^bb0(%x0: tensor<6x13xTYPE>, %i0: tensor<6x1x1xi16>):
    %1 = mp.gather %x0, %i0 slice [1, 1] offset [] collapsed [1] batching [0] x [0] start [1]
         index_vector 2
         : (tensor<6x13xTYPE>, tensor<6x1x1xi16>) -> tensor<6x1xTYPE>
    mp.yield %1 : tensor<6x1xTYPE>
  }
  mprt.return %0 : tensor<6x1xTYPE>
}

// Windows that begin anywhere, in two dimensions.
// CHECK: {{^}}windows: bitwise{{$}}
mprt.kernel @windows {
^bb0(%x: tensor<5x9x11xTYPE>, %i: tensor<4x2xi8>):
  %0 = mp.fusion routine ins(%x, %i : tensor<5x9x11xTYPE>, tensor<4x2xi8>) -> tensor<4x5x3x4xTYPE> {
  ^bb0(%x0: tensor<5x9x11xTYPE>, %i0: tensor<4x2xi8>):
    %1 = mp.gather %x0, %i0 slice [5, 3, 4] offset [1, 2, 3] start [1, 2] index_vector 1
         : (tensor<5x9x11xTYPE>, tensor<4x2xi8>) -> tensor<4x5x3x4xTYPE>
    mp.yield %1 : tensor<4x5x3x4xTYPE>
  }
  mprt.return %0 : tensor<4x5x3x4xTYPE>
}

// The slice comes first and last, the components of an index apart.
// CHECK: {{^}}turned: bitwise{{$}}
mprt.kernel @turned {
^bb0(%x: tensor<7x5x3x2xTYPE>, %i: tensor<2x4x7xi32>):
  %0 = mp.fusion routine ins(%x, %i : tensor<7x5x3x2xTYPE>, tensor<2x4x7xi32>) -> tensor<3x4x7x1xTYPE> {
  ^bb0(%x0: tensor<7x5x3x2xTYPE>, %i0: tensor<2x4x7xi32>):
    %1 = mp.gather %x0, %i0 slice [1, 1, 3, 1] offset [0, 3] collapsed [1] batching [0] x [2]
         start [3, 1] index_vector 0
         : (tensor<7x5x3x2xTYPE>, tensor<2x4x7xi32>) -> tensor<3x4x7x1xTYPE>
    mp.yield %1 : tensor<3x4x7x1xTYPE>
  }
  mprt.return %0 : tensor<3x4x7x1xTYPE>
}

// Rank 0.
// CHECK: {{^}}scalar: bitwise{{$}}
mprt.kernel @scalar {
^bb0(%x: tensor<30xTYPE>, %i: tensor<1xi32>):
  %0 = mp.fusion routine ins(%x, %i : tensor<30xTYPE>, tensor<1xi32>) -> tensor<TYPE> {
  ^bb0(%x0: tensor<30xTYPE>, %i0: tensor<1xi32>):
    %1 = mp.gather %x0, %i0 slice [1] offset [] collapsed [0] start [0] index_vector 0
         : (tensor<30xTYPE>, tensor<1xi32>) -> tensor<TYPE>
    mp.yield %1 : tensor<TYPE>
  }
  mprt.return %0 : tensor<TYPE>
}

// More than a block.
// CHECK: {{^}}many: bitwise{{$}}
mprt.kernel @many {
^bb0(%x: tensor<23x40xTYPE>, %i: tensor<700xi32>):
  %0 = mp.fusion routine ins(%x, %i : tensor<23x40xTYPE>, tensor<700xi32>) -> tensor<700x40xTYPE> {
  ^bb0(%x0: tensor<23x40xTYPE>, %i0: tensor<700xi32>):
    %1 = mp.gather %x0, %i0 slice [1, 40] offset [1] collapsed [0] start [0] index_vector 1
         : (tensor<23x40xTYPE>, tensor<700xi32>) -> tensor<700x40xTYPE>
    mp.yield %1 : tensor<700x40xTYPE>
  }
  mprt.return %0 : tensor<700x40xTYPE>
}
