// The PTX of each template, run on the CPU and held against the interpreter, in
// sizes that no vector and no block divides.
// RUN: mp-opt %s --mp-emit-kernels=chip=sm_75 | mp-test-kernels --print | FileCheck %s
// RUN: mp-opt %s --mp-emit-kernels=chip=sm_90 | mp-test-kernels --print --specials --seed=2 | FileCheck %s

// Every op rounds once, so that elementwise code has no excuse for another bit.
// CHECK: {{^}}pointwise: bitwise{{$}}
mprt.kernel @pointwise {
^bb0(%x: tensor<3x67x5xf32>, %b: tensor<5xf32>):
  %0 = mp.fusion pointwise ins(%x, %b : tensor<3x67x5xf32>, tensor<5xf32>) -> tensor<3x67x5xf32> {
  ^bb0(%x0: tensor<3x67x5xf32>, %b0: tensor<5xf32>):
    %1 = mp.broadcast %b0 dims [2] : tensor<5xf32> to tensor<3x67x5xf32>
    %2 = arith.mulf %x0, %x0 : tensor<3x67x5xf32>
    %3 = arith.subf %2, %1 : tensor<3x67x5xf32>
    %4 = arith.maximumf %3, %x0 : tensor<3x67x5xf32>
    %5 = arith.divf %4, %1 : tensor<3x67x5xf32>
    mp.yield %5 : tensor<3x67x5xf32>
  }
  mprt.return %0 : tensor<3x67x5xf32>
}

// Our expansions are the same bits as what they are made of, and near the C
// library.
// CHECK: {{^}}functions: bitwise{{$}}
mprt.kernel @functions {
^bb0(%x: tensor<1003xf32>):
  %0:3 = mp.fusion pointwise ins(%x : tensor<1003xf32>) -> tensor<1003xf32>, tensor<1003xf32>, tensor<1003xf32> {
  ^bb0(%x0: tensor<1003xf32>):
    %1 = math.tanh %x0 : tensor<1003xf32>
    %2 = math.exp %1 : tensor<1003xf32>
    %3 = math.erf %x0 : tensor<1003xf32>
    mp.yield %1, %2, %3 : tensor<1003xf32>, tensor<1003xf32>, tensor<1003xf32>
  }
  mprt.return %0#0, %0#1, %0#2 : tensor<1003xf32>, tensor<1003xf32>, tensor<1003xf32>
}

// CHECK: {{^}}transpose: bitwise{{$}}
mprt.kernel @transpose {
^bb0(%x: tensor<37x70xf32>, %y: tensor<70x37xf32>):
  %0 = mp.fusion pointwise ins(%x, %y : tensor<37x70xf32>, tensor<70x37xf32>) -> tensor<70x37xf32> {
  ^bb0(%x0: tensor<37x70xf32>, %y0: tensor<70x37xf32>):
    %1 = mp.transpose %x0 perm [1, 0] : tensor<37x70xf32> to tensor<70x37xf32>
    %2 = arith.addf %1, %y0 : tensor<70x37xf32>
    mp.yield %2 : tensor<70x37xf32>
  }
  mprt.return %0 : tensor<70x37xf32>
}

// A sum in another order is held to its bound, and to the bits where whole
// numbers make every order the same.
// CHECK: {{^}}short_rows: bitwise on whole numbers{{$}}
mprt.kernel @short_rows {
^bb0(%x: tensor<19x77xf32>):
  %0 = mp.fusion row ins(%x : tensor<19x77xf32>) -> tensor<19xf32> {
  ^bb0(%x0: tensor<19x77xf32>):
    %1 = mp.reduce add %x0 dims [1] : tensor<19x77xf32> to tensor<19xf32>
    mp.yield %1 : tensor<19xf32>
  }
  mprt.return %0 : tensor<19xf32>
}
// CHECK: {{^}}long_rows: bitwise on whole numbers{{$}}
mprt.kernel @long_rows {
^bb0(%x: tensor<3x8195xf32>):
  %0 = mp.fusion row ins(%x : tensor<3x8195xf32>) -> tensor<3xf32> {
  ^bb0(%x0: tensor<3x8195xf32>):
    %1 = mp.reduce add %x0 dims [1] : tensor<3x8195xf32> to tensor<3xf32>
    mp.yield %1 : tensor<3xf32>
  }
  mprt.return %0 : tensor<3xf32>
}
// CHECK: {{^}}largest: bitwise{{$}}
mprt.kernel @largest {
^bb0(%x: tensor<19x300xf32>):
  %0 = mp.fusion row ins(%x : tensor<19x300xf32>) -> tensor<19xf32> {
  ^bb0(%x0: tensor<19x300xf32>):
    %1 = mp.reduce max %x0 dims [1] : tensor<19x300xf32> to tensor<19xf32>
    mp.yield %1 : tensor<19xf32>
  }
  mprt.return %0 : tensor<19xf32>
}
// CHECK: {{^}}columns: bitwise on whole numbers{{$}}
mprt.kernel @columns {
^bb0(%x: tensor<1025x13xf32>):
  %0 = mp.fusion column ins(%x : tensor<1025x13xf32>) -> tensor<13xf32> {
  ^bb0(%x0: tensor<1025x13xf32>):
    %1 = mp.reduce add %x0 dims [0] : tensor<1025x13xf32> to tensor<13xf32>
    mp.yield %1 : tensor<13xf32>
  }
  mprt.return %0 : tensor<13xf32>
}
// CHECK: {{^}}everything: bitwise on whole numbers{{$}}
mprt.kernel @everything {
^bb0(%x: tensor<70001xf32>):
  %0 = mp.fusion full ins(%x : tensor<70001xf32>) -> tensor<f32> {
  ^bb0(%x0: tensor<70001xf32>):
    %1 = mp.reduce add %x0 dims [0] : tensor<70001xf32> to tensor<f32>
    mp.yield %1 : tensor<f32>
  }
  mprt.return %0 : tensor<f32>
}

// Sums of functions are never whole numbers.
// CHECK: {{^}}softmax: by bound{{$}}
mprt.kernel @softmax {
^bb0(%x: tensor<9x131xf32>):
  %0 = mp.fusion row ins(%x : tensor<9x131xf32>) -> tensor<9x131xf32> {
  ^bb0(%x0: tensor<9x131xf32>):
    %m = mp.reduce max %x0 dims [1] : tensor<9x131xf32> to tensor<9xf32>
    %1 = mp.broadcast %m dims [0] : tensor<9xf32> to tensor<9x131xf32>
    %2 = arith.subf %x0, %1 : tensor<9x131xf32>
    %3 = math.exp %2 : tensor<9x131xf32>
    %4 = mp.reduce add %3 dims [1] : tensor<9x131xf32> to tensor<9xf32>
    %5 = mp.broadcast %4 dims [0] : tensor<9xf32> to tensor<9x131xf32>
    %6 = arith.divf %3, %5 : tensor<9x131xf32>
    mp.yield %6 : tensor<9x131xf32>
  }
  mprt.return %0 : tensor<9x131xf32>
}
// CHECK: {{^}}layer_norm: by bound{{$}}
mprt.kernel @layer_norm {
^bb0(%x: tensor<5x777xf32>):
  %0 = mp.fusion row ins(%x : tensor<5x777xf32>) -> tensor<5x777xf32> {
  ^bb0(%x0: tensor<5x777xf32>):
    %n = arith.constant dense<7.77e+02> : tensor<5xf32>
    %e = arith.constant dense<1.0e-03> : tensor<5xf32>
    %s = mp.reduce add %x0 dims [1] : tensor<5x777xf32> to tensor<5xf32>
    %m = arith.divf %s, %n : tensor<5xf32>
    %1 = mp.broadcast %m dims [0] : tensor<5xf32> to tensor<5x777xf32>
    %2 = arith.subf %x0, %1 : tensor<5x777xf32>
    %3 = arith.mulf %2, %2 : tensor<5x777xf32>
    %v = mp.reduce add %3 dims [1] : tensor<5x777xf32> to tensor<5xf32>
    %4 = arith.divf %v, %n : tensor<5xf32>
    %5 = arith.addf %4, %e : tensor<5xf32>
    %6 = math.rsqrt %5 : tensor<5xf32>
    %7 = mp.broadcast %6 dims [0] : tensor<5xf32> to tensor<5x777xf32>
    %8 = arith.mulf %2, %7 : tensor<5x777xf32>
    mp.yield %8 : tensor<5x777xf32>
  }
  mprt.return %0 : tensor<5x777xf32>
}

// The largest of one place is that place, and of a place outside of the row it is
// nothing, the least there is.
// CHECK: {{^}}chosen: bitwise{{$}}
mprt.kernel @chosen {
^bb0(%x: tensor<7x5000xf32>, %i: tensor<7xi32>):
  %0:2 = mp.fusion row ins(%x, %i : tensor<7x5000xf32>, tensor<7xi32>) -> tensor<7xf32>, tensor<7xf32> {
  ^bb0(%x0: tensor<7x5000xf32>, %i0: tensor<7xi32>):
    %none = arith.constant dense<0xFF800000> : tensor<7x5000xf32>
    %far = arith.constant dense<733> : tensor<7xi32>
    %1 = mp.reduce max %x0 dims [1] : tensor<7x5000xf32> to tensor<7xf32>
    %2 = mp.broadcast %1 dims [0] : tensor<7xf32> to tensor<7x5000xf32>
    %3 = arith.subf %x0, %2 : tensor<7x5000xf32>
    %4 = arith.muli %i0, %far : tensor<7xi32>
    %5 = mp.broadcast %4 dims [0] : tensor<7xi32> to tensor<7x5000xi32>
    %6 = mp.iota dim 1 : tensor<7x5000xi32>
    %7 = arith.cmpi eq, %6, %5 : tensor<7x5000xi32>
    %8 = arith.select %7, %3, %none : tensor<7x5000xi1>, tensor<7x5000xf32>
    %9 = mp.reduce max %8 dims [1] : tensor<7x5000xf32> to tensor<7xf32>
    mp.yield %1, %9 : tensor<7xf32>, tensor<7xf32>
  }
  mprt.return %0#0, %0#1 : tensor<7xf32>, tensor<7xf32>
}

// Numbers of 8 bits begin anew after 256 places, so a row has several that are the
// chosen one.
// CHECK: {{^}}chosen_again: bitwise{{$}}
mprt.kernel @chosen_again {
^bb0(%x: tensor<7x5000xf32>, %i: tensor<7xi8>):
  %0:2 = mp.fusion row ins(%x, %i : tensor<7x5000xf32>, tensor<7xi8>) -> tensor<7xf32>, tensor<7xf32> {
  ^bb0(%x0: tensor<7x5000xf32>, %i0: tensor<7xi8>):
    %none = arith.constant dense<0xFF800000> : tensor<7x5000xf32>
    %1 = mp.reduce max %x0 dims [1] : tensor<7x5000xf32> to tensor<7xf32>
    %2 = mp.broadcast %1 dims [0] : tensor<7xf32> to tensor<7x5000xf32>
    %3 = arith.subf %x0, %2 : tensor<7x5000xf32>
    %4 = mp.broadcast %i0 dims [0] : tensor<7xi8> to tensor<7x5000xi8>
    %5 = mp.iota dim 1 : tensor<7x5000xi8>
    %6 = arith.cmpi eq, %5, %4 : tensor<7x5000xi8>
    %7 = arith.select %6, %3, %none : tensor<7x5000xi1>, tensor<7x5000xf32>
    %8 = mp.reduce max %7 dims [1] : tensor<7x5000xf32> to tensor<7xf32>
    mp.yield %1, %8 : tensor<7xf32>, tensor<7xf32>
  }
  mprt.return %0#0, %0#1 : tensor<7xf32>, tensor<7xf32>
}

// Blocks of 192 threads, each with as many places, for the sums of rows of 768 and
// those across them.
// CHECK: {{^}}sums_both_ways: bitwise on whole numbers{{$}}
mprt.kernel @sums_both_ways {
^bb0(%x: tensor<70x768xf16>, %y: tensor<70x768xf16>):
  %0:5 = mp.fusion row ins(%x, %y : tensor<70x768xf16>, tensor<70x768xf16>) -> tensor<70xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<70x768xf16> {
  ^bb0(%x0: tensor<70x768xf16>, %y0: tensor<70x768xf16>):
    %1 = mp.cast %x0 : tensor<70x768xf16> to tensor<70x768xf32>
    %2 = mp.cast %y0 : tensor<70x768xf16> to tensor<70x768xf32>
    %3 = arith.addf %1, %2 : tensor<70x768xf32>
    %4 = mp.reduce add %3 dims [1] : tensor<70x768xf32> to tensor<70xf32>
    %5 = mp.broadcast %4 dims [0] : tensor<70xf32> to tensor<70x768xf32>
    %6 = arith.subf %1, %5 : tensor<70x768xf32>
    %7 = mp.reduce add %2 dims [0] : tensor<70x768xf32> to tensor<768xf32>
    %8 = mp.reduce add %3 dims [0] : tensor<70x768xf32> to tensor<768xf32>
    %9 = mp.reduce add %1 dims [0] : tensor<70x768xf32> to tensor<768xf32>
    %10 = mp.cast %6 : tensor<70x768xf32> to tensor<70x768xf16>
    mp.yield %4, %7, %8, %9, %10 : tensor<70xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<70x768xf16>
  }
  mprt.return %0#0, %0#1, %0#2, %0#3, %0#4 : tensor<70xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<70x768xf16>
}

// A walk against the order of memory, of one element a thread as the rows are odd,
// which leaves the operand at each side.
// CHECK: {{^}}reversed_pad: bitwise{{$}}
mprt.kernel @reversed_pad {
^bb0(%x: tensor<9x16xf32>):
  %0 = mp.fusion full ins(%x : tensor<9x16xf32>) -> tensor<f32> {
  ^bb0(%x0: tensor<9x16xf32>):
    %zero = arith.constant dense<0.0> : tensor<f32>
    %1 = mp.pad %x0, %zero low [0, 2] high [0, 0] interior [0, 1] : (tensor<9x16xf32>, tensor<f32>) -> tensor<9x33xf32>
    %2 = mp.reverse %1 dims [1] : tensor<9x33xf32>
    %3 = mp.reduce max %2 dims [0, 1] : tensor<9x33xf32> to tensor<f32>
    mp.yield %3 : tensor<f32>
  }
  mprt.return %0 : tensor<f32>
}

// A tensor that a fusion has under two names is one pointer.
// CHECK: {{^}}same_twice: bitwise{{$}}
mprt.kernel @same_twice {
^bb0(%x: tensor<16x64xf32>, %y: tensor<16x64xf32>):
  %0 = mp.fusion pointwise ins(%x, %x, %y : tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x64xf32> {
  ^bb0(%a: tensor<16x64xf32>, %b: tensor<16x64xf32>, %c: tensor<16x64xf32>):
    %1 = mp.reverse %b dims [0] : tensor<16x64xf32>
    %2 = arith.mulf %a, %1 : tensor<16x64xf32>
    %3 = arith.subf %2, %c : tensor<16x64xf32>
    mp.yield %3 : tensor<16x64xf32>
  }
  mprt.return %0 : tensor<16x64xf32>
}

// CHECK: 15 kernels, {{[0-9]+}} launches, bitwise 13 (5 on whole numbers), by bound 2, left out 0, 0 defects
