// What follows on the elements of a scatter is computed in its kernel: the update
// of a table, in place, its copy in 16 bits, and what all elements say together.
// RUN: mp-opt %s --mp-emit-kernels=chip=sm_80 -o %t.kernels
// RUN: mp-test-kernels %t.kernels --print --seed=2 | FileCheck %s
// RUN: mp-test-kernels %t.kernels --print --seed=3 --specials | FileCheck %s
// RUN: mp-test-kernels %t.kernels --mutate=200 --max-elements=10000 | FileCheck %s --check-prefix=MUTANTS
// MUTANTS: drop a barrier: [[N:[1-9][0-9]*]] mutants, [[N]] found by an error
// MUTANTS: all: {{[0-9]+}} mutants, {{[1-9][0-9]+}} found by an error, {{[1-9][0-9]+}} by other results

// CHECK: {{^}}update: bitwise{{$}}
mprt.kernel @update overwrites [2] {
^bb0(%i: tensor<45x1xi32>, %u: tensor<45x24xf16>, %w: tensor<19x24xf32>, %r: tensor<f32>, %ok: tensor<i1>):
  %0:2 = mp.fusion routine ins(%i, %u, %w, %r, %ok : tensor<45x1xi32>, tensor<45x24xf16>, tensor<19x24xf32>, tensor<f32>, tensor<i1>) -> tensor<19x24xf32>, tensor<19x24xf16> {
  ^bb0(%i0: tensor<45x1xi32>, %u0: tensor<45x24xf16>, %w0: tensor<19x24xf32>, %r0: tensor<f32>, %ok0: tensor<i1>):
    %zeros = arith.constant dense<0.0> : tensor<19x24xf32>
    %g = mp.scatter add %zeros, %i0, %u0 window [1] inserted [0] start [0] index_vector 1 accumulate f32
       : (tensor<19x24xf32>, tensor<45x1xi32>, tensor<45x24xf16>) -> tensor<19x24xf32>
    %rate = mp.broadcast %r0 dims [] : tensor<f32> to tensor<19x24xf32>
    %all = mp.broadcast %ok0 dims [] : tensor<i1> to tensor<19x24xi1>
    %step = arith.mulf %g, %rate : tensor<19x24xf32>
    %next = arith.subf %w0, %step : tensor<19x24xf32>
    %kept = arith.select %all, %next, %w0 : tensor<19x24xi1>, tensor<19x24xf32>
    %copy = mp.cast %kept : tensor<19x24xf32> to tensor<19x24xf16>
    mp.yield %kept, %copy : tensor<19x24xf32>, tensor<19x24xf16>
  }
  mprt.return %0#0, %0#1 : tensor<19x24xf32>, tensor<19x24xf16>
}

// Starts from what it overwrites, and of a result in 16 bits, under another shape.
// CHECK: {{^}}onto_state: bitwise{{$}}
mprt.kernel @onto_state overwrites [0] {
^bb0(%x: tensor<23x37xbf16>, %i: tensor<60xi32>, %u: tensor<60x37xbf16>, %y: tensor<851xf32>):
  %0:2 = mp.fusion routine ins(%x, %i, %u, %y : tensor<23x37xbf16>, tensor<60xi32>, tensor<60x37xbf16>, tensor<851xf32>) -> tensor<851xf32>, tensor<23x37xbf16> {
  ^bb0(%x0: tensor<23x37xbf16>, %i0: tensor<60xi32>, %u0: tensor<60x37xbf16>, %y0: tensor<851xf32>):
    %1 = mp.scatter max %x0, %i0, %u0 window [1] inserted [0] start [0] index_vector 1
       : (tensor<23x37xbf16>, tensor<60xi32>, tensor<60x37xbf16>) -> tensor<23x37xbf16>
    %2 = mp.reshape %1 : tensor<23x37xbf16> to tensor<851xbf16>
    %3 = mp.cast %2 : tensor<851xbf16> to tensor<851xf32>
    %4 = arith.mulf %3, %y0 : tensor<851xf32>
    mp.yield %4, %1 : tensor<851xf32>, tensor<23x37xbf16>
  }
  mprt.return %0#0, %0#1 : tensor<851xf32>, tensor<23x37xbf16>
}

// Four elements a thread, several runs a block, and whether any of them changed.
// CHECK: {{^}}changed: bitwise{{$}}
mprt.kernel @changed overwrites [2] {
^bb0(%i: tensor<270x1xi32>, %u: tensor<270x901xf32>, %w: tensor<307x901xf32>):
  %0:3 = mp.fusion routine ins(%i, %u, %w : tensor<270x1xi32>, tensor<270x901xf32>, tensor<307x901xf32>) -> tensor<f32>, tensor<307x901xf32>, tensor<i1> {
  ^bb0(%i0: tensor<270x1xi32>, %u0: tensor<270x901xf32>, %w0: tensor<307x901xf32>):
    %zeros = arith.constant dense<0.0> : tensor<307x901xf32>
    %ones = arith.constant dense<1.0> : tensor<307x901xf32>
    %half = arith.constant dense<0.5> : tensor<f32>
    %g = mp.scatter add %zeros, %i0, %u0 window [1] inserted [0] start [0] index_vector 1
       : (tensor<307x901xf32>, tensor<270x1xi32>, tensor<270x901xf32>) -> tensor<307x901xf32>
    %next = arith.addf %w0, %g : tensor<307x901xf32>
    %other = arith.cmpf one, %next, %w0 : tensor<307x901xf32>
    %flags = arith.select %other, %ones, %zeros : tensor<307x901xi1>, tensor<307x901xf32>
    %any = mp.reduce max %flags dims [0, 1] : tensor<307x901xf32> to tensor<f32>
    %is = arith.cmpf ogt, %any, %half : tensor<f32>
    mp.yield %any, %next, %is : tensor<f32>, tensor<307x901xf32>, tensor<i1>
  }
  mprt.return %0#0, %0#1, %0#2 : tensor<f32>, tensor<307x901xf32>, tensor<i1>
}

// Beside another kernel, whose blocks and stages are its own.
// CHECK: {{^}}together: bitwise{{$}}
mprt.kernel @together {
^bb0(%i: tensor<30x1xi32>, %u: tensor<30x64xf32>, %x: tensor<40000xf32>):
  %0:2 = mp.fusion routine ins(%i, %u : tensor<30x1xi32>, tensor<30x64xf32>) -> tensor<90x64xf32>, tensor<f32> {
  ^bb0(%i0: tensor<30x1xi32>, %u0: tensor<30x64xf32>):
    %zeros = arith.constant dense<0.0> : tensor<90x64xf32>
    %g = mp.scatter add %zeros, %i0, %u0 window [1] inserted [0] start [0] index_vector 1
       : (tensor<90x64xf32>, tensor<30x1xi32>, tensor<30x64xf32>) -> tensor<90x64xf32>
    %size = math.absf %g : tensor<90x64xf32>
    %most = mp.reduce max %size dims [0, 1] : tensor<90x64xf32> to tensor<f32>
    mp.yield %size, %most : tensor<90x64xf32>, tensor<f32>
  }
  %1 = mp.fusion full ins(%x : tensor<40000xf32>) -> tensor<f32> {
  ^bb0(%x0: tensor<40000xf32>):
    %2 = mp.reduce max %x0 dims [0] : tensor<40000xf32> to tensor<f32>
    mp.yield %2 : tensor<f32>
  }
  mprt.return %0#0, %0#1, %1 : tensor<90x64xf32>, tensor<f32>, tensor<f32>
}
