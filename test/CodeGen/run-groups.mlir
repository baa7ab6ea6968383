// Fusions of one launch find their pointers in a table, which is read several
// entries at a time: it has to be aligned for that, whatever lies before it.
// RUN: mp-opt %s --mp-emit-kernels=chip=sm_80 > %t.mlir
// RUN: mp-test-kernels --print %t.mlir | FileCheck %s
// RUN: FileCheck %s --check-prefix=SHARED < %t.mlir
// RUN: %python %S/ptx.py print < %t.mlir | FileCheck %s --check-prefix=PTX
// PTX: .const .align 16 .b8 together_class0_table
// CHECK: {{^}}together: bitwise{{$}}

mprt.kernel @together {
^bb0(%x0: tensor<33xf32>, %y0: tensor<33xf32>, %z0: tensor<33xf32>, %x1: tensor<33xf32>, %y1: tensor<33xf32>, %z1: tensor<33xf32>, %x2: tensor<33xf32>, %y2: tensor<33xf32>, %z2: tensor<33xf32>, %x3: tensor<33xf32>, %y3: tensor<33xf32>, %z3: tensor<33xf32>):
  %0 = mp.fusion pointwise ins(%x0, %y0, %z0 : tensor<33xf32>, tensor<33xf32>, tensor<33xf32>) -> tensor<33xf32> {
  ^bb0(%x: tensor<33xf32>, %y: tensor<33xf32>, %z: tensor<33xf32>):
    %p = arith.mulf %x, %y : tensor<33xf32>
    %q = arith.addf %p, %z : tensor<33xf32>
    mp.yield %q : tensor<33xf32>
  }
  %1 = mp.fusion pointwise ins(%x1, %y1, %z1 : tensor<33xf32>, tensor<33xf32>, tensor<33xf32>) -> tensor<33xf32> {
  ^bb0(%x: tensor<33xf32>, %y: tensor<33xf32>, %z: tensor<33xf32>):
    %p = arith.mulf %x, %y : tensor<33xf32>
    %q = arith.addf %p, %z : tensor<33xf32>
    mp.yield %q : tensor<33xf32>
  }
  %2 = mp.fusion pointwise ins(%x2, %y2, %z2 : tensor<33xf32>, tensor<33xf32>, tensor<33xf32>) -> tensor<33xf32> {
  ^bb0(%x: tensor<33xf32>, %y: tensor<33xf32>, %z: tensor<33xf32>):
    %p = arith.mulf %x, %y : tensor<33xf32>
    %q = arith.addf %p, %z : tensor<33xf32>
    mp.yield %q : tensor<33xf32>
  }
  %3 = mp.fusion pointwise ins(%x3, %y3, %z3 : tensor<33xf32>, tensor<33xf32>, tensor<33xf32>) -> tensor<33xf32> {
  ^bb0(%x: tensor<33xf32>, %y: tensor<33xf32>, %z: tensor<33xf32>):
    %p = arith.mulf %x, %y : tensor<33xf32>
    %q = arith.addf %p, %z : tensor<33xf32>
    mp.yield %q : tensor<33xf32>
  }
  mprt.return %0, %1, %2, %3 : tensor<33xf32>, tensor<33xf32>, tensor<33xf32>, tensor<33xf32>
}

// Two classes with sums, each with a place in the workspace of its own.
// CHECK: {{^}}sums: bitwise on whole numbers{{$}}
mprt.kernel @sums {
^bb0(%a: tensor<4099x3xf32>, %b: tensor<4099x3xf32>, %c: tensor<70001xf32>):
  %0 = mp.fusion column ins(%a : tensor<4099x3xf32>) -> tensor<3xf32> {
  ^bb0(%x: tensor<4099x3xf32>):
    %1 = mp.reduce add %x dims [0] : tensor<4099x3xf32> to tensor<3xf32>
    mp.yield %1 : tensor<3xf32>
  }
  %2 = mp.fusion column ins(%b : tensor<4099x3xf32>) -> tensor<3xf32> {
  ^bb0(%x: tensor<4099x3xf32>):
    %1 = mp.reduce add %x dims [0] : tensor<4099x3xf32> to tensor<3xf32>
    mp.yield %1 : tensor<3xf32>
  }
  %3 = mp.fusion full ins(%c : tensor<70001xf32>) -> tensor<f32> {
  ^bb0(%x: tensor<70001xf32>):
    %1 = mp.reduce add %x dims [0] : tensor<70001xf32> to tensor<f32>
    mp.yield %1 : tensor<f32>
  }
  mprt.return %0, %2, %3 : tensor<3xf32>, tensor<3xf32>, tensor<f32>
}
// A block works for one of them: each has all the shared memory there is.
// CHECK: {{^}}sorts: bitwise{{$}}
// SHARED: mprt.kernel @sorts {{.*}} shared 48000>
mprt.kernel @sorts {
^bb0(%x: tensor<8000xf32>, %y: tensor<7000xf32>):
  %0 = mp.fusion sort ins(%x : tensor<8000xf32>) -> tensor<8000xf32> {
  ^bb0(%a: tensor<8000xf32>):
    %s = mp.sort %a dim 0 : tensor<8000xf32> {
    ^bb0(%b: tensor<f32>, %c: tensor<f32>):
      %f = arith.cmpf olt, %b, %c : tensor<f32>
      mp.yield %f : tensor<i1>
    }
    mp.yield %s : tensor<8000xf32>
  }
  %1 = mp.fusion sort ins(%y : tensor<7000xf32>) -> tensor<7000xf32> {
  ^bb0(%a: tensor<7000xf32>):
    %s = mp.sort %a dim 0 : tensor<7000xf32> {
    ^bb0(%b: tensor<f32>, %c: tensor<f32>):
      %f = arith.cmpf olt, %b, %c : tensor<f32>
      mp.yield %f : tensor<i1>
    }
    mp.yield %s : tensor<7000xf32>
  }
  mprt.return %0, %1 : tensor<8000xf32>, tensor<7000xf32>
}
// CHECK: 0 defects
