// Each template with operands and results of 16 bits, eight to an access.
// RUN: sed s/TYPE/f16/g %s | mp-opt --mp-emit-kernels=chip=sm_75 | mp-test-kernels --print | FileCheck %s
// RUN: sed s/TYPE/f16/g %s | mp-opt --mp-emit-kernels=chip=sm_90 | mp-test-kernels --print --specials --seed=2 | FileCheck %s
// RUN: sed s/TYPE/bf16/g %s | mp-opt --mp-emit-kernels=chip=sm_80 | mp-test-kernels --print | FileCheck %s
// RUN: sed s/TYPE/bf16/g %s | mp-opt --mp-emit-kernels=chip=sm_90 | mp-test-kernels --print --specials --seed=2 | FileCheck %s

// Every op rounds once, so that elementwise code has no excuse for another bit.
// CHECK: {{^}}pointwise: bitwise{{$}}
mprt.kernel @pointwise {
^bb0(%x: tensor<3x67x5xTYPE>, %b: tensor<5xTYPE>):
  %0 = mp.fusion pointwise ins(%x, %b : tensor<3x67x5xTYPE>, tensor<5xTYPE>) -> tensor<3x67x5xTYPE> {
  ^bb0(%x0: tensor<3x67x5xTYPE>, %b0: tensor<5xTYPE>):
    %x1 = mp.cast %x0 : tensor<3x67x5xTYPE> to tensor<3x67x5xf32>
    %b1 = mp.cast %b0 : tensor<5xTYPE> to tensor<5xf32>
    %1 = mp.broadcast %b1 dims [2] : tensor<5xf32> to tensor<3x67x5xf32>
    %2 = arith.mulf %x1, %x1 : tensor<3x67x5xf32>
    %3 = arith.subf %2, %1 : tensor<3x67x5xf32>
    %4 = arith.maximumf %3, %x1 : tensor<3x67x5xf32>
    %5 = arith.divf %4, %1 : tensor<3x67x5xf32>
    %r5 = mp.cast %5 : tensor<3x67x5xf32> to tensor<3x67x5xTYPE>
    mp.yield %r5 : tensor<3x67x5xTYPE>
  }
  mprt.return %0 : tensor<3x67x5xTYPE>
}

// Our expansions are the same bits as what they are made of, and near the C
// library.
// CHECK: {{^}}functions: bitwise{{$}}
mprt.kernel @functions {
^bb0(%x: tensor<1003xTYPE>):
  %0:3 = mp.fusion pointwise ins(%x : tensor<1003xTYPE>) -> tensor<1003xTYPE>, tensor<1003xTYPE>, tensor<1003xTYPE> {
  ^bb0(%x0: tensor<1003xTYPE>):
    %x1 = mp.cast %x0 : tensor<1003xTYPE> to tensor<1003xf32>
    %1 = math.tanh %x1 : tensor<1003xf32>
    %2 = math.exp %1 : tensor<1003xf32>
    %3 = math.erf %x1 : tensor<1003xf32>
    %r1 = mp.cast %1 : tensor<1003xf32> to tensor<1003xTYPE>
    %r2 = mp.cast %2 : tensor<1003xf32> to tensor<1003xTYPE>
    %r3 = mp.cast %3 : tensor<1003xf32> to tensor<1003xTYPE>
    mp.yield %r1, %r2, %r3 : tensor<1003xTYPE>, tensor<1003xTYPE>, tensor<1003xTYPE>
  }
  mprt.return %0#0, %0#1, %0#2 : tensor<1003xTYPE>, tensor<1003xTYPE>, tensor<1003xTYPE>
}

// CHECK: {{^}}transpose: bitwise{{$}}
mprt.kernel @transpose {
^bb0(%x: tensor<37x70xTYPE>, %y: tensor<70x37xTYPE>):
  %0 = mp.fusion pointwise ins(%x, %y : tensor<37x70xTYPE>, tensor<70x37xTYPE>) -> tensor<70x37xTYPE> {
  ^bb0(%x0: tensor<37x70xTYPE>, %y0: tensor<70x37xTYPE>):
    %x1 = mp.cast %x0 : tensor<37x70xTYPE> to tensor<37x70xf32>
    %y1 = mp.cast %y0 : tensor<70x37xTYPE> to tensor<70x37xf32>
    %1 = mp.transpose %x1 perm [1, 0] : tensor<37x70xf32> to tensor<70x37xf32>
    %2 = arith.addf %1, %y1 : tensor<70x37xf32>
    %r2 = mp.cast %2 : tensor<70x37xf32> to tensor<70x37xTYPE>
    mp.yield %r2 : tensor<70x37xTYPE>
  }
  mprt.return %0 : tensor<70x37xTYPE>
}

// A sum in another order is held to its bound, and to the bits where whole
// numbers make every order the same.
// CHECK: {{^}}short_rows: bitwise on whole numbers{{$}}
mprt.kernel @short_rows {
^bb0(%x: tensor<19x77xTYPE>):
  %0 = mp.fusion row ins(%x : tensor<19x77xTYPE>) -> tensor<19xTYPE> {
  ^bb0(%x0: tensor<19x77xTYPE>):
    %x1 = mp.cast %x0 : tensor<19x77xTYPE> to tensor<19x77xf32>
    %1 = mp.reduce add %x1 dims [1] : tensor<19x77xf32> to tensor<19xf32>
    %r1 = mp.cast %1 : tensor<19xf32> to tensor<19xTYPE>
    mp.yield %r1 : tensor<19xTYPE>
  }
  mprt.return %0 : tensor<19xTYPE>
}
// CHECK: {{^}}long_rows: bitwise on whole numbers{{$}}
mprt.kernel @long_rows {
^bb0(%x: tensor<3x8195xTYPE>):
  %0 = mp.fusion row ins(%x : tensor<3x8195xTYPE>) -> tensor<3xTYPE> {
  ^bb0(%x0: tensor<3x8195xTYPE>):
    %x1 = mp.cast %x0 : tensor<3x8195xTYPE> to tensor<3x8195xf32>
    %1 = mp.reduce add %x1 dims [1] : tensor<3x8195xf32> to tensor<3xf32>
    %r1 = mp.cast %1 : tensor<3xf32> to tensor<3xTYPE>
    mp.yield %r1 : tensor<3xTYPE>
  }
  mprt.return %0 : tensor<3xTYPE>
}
// CHECK: {{^}}largest: bitwise{{$}}
mprt.kernel @largest {
^bb0(%x: tensor<19x300xTYPE>):
  %0 = mp.fusion row ins(%x : tensor<19x300xTYPE>) -> tensor<19xTYPE> {
  ^bb0(%x0: tensor<19x300xTYPE>):
    %x1 = mp.cast %x0 : tensor<19x300xTYPE> to tensor<19x300xf32>
    %1 = mp.reduce max %x1 dims [1] : tensor<19x300xf32> to tensor<19xf32>
    %r1 = mp.cast %1 : tensor<19xf32> to tensor<19xTYPE>
    mp.yield %r1 : tensor<19xTYPE>
  }
  mprt.return %0 : tensor<19xTYPE>
}
// CHECK: {{^}}columns: bitwise on whole numbers{{$}}
mprt.kernel @columns {
^bb0(%x: tensor<1025x13xTYPE>):
  %0 = mp.fusion column ins(%x : tensor<1025x13xTYPE>) -> tensor<13xTYPE> {
  ^bb0(%x0: tensor<1025x13xTYPE>):
    %x1 = mp.cast %x0 : tensor<1025x13xTYPE> to tensor<1025x13xf32>
    %1 = mp.reduce add %x1 dims [0] : tensor<1025x13xf32> to tensor<13xf32>
    %r1 = mp.cast %1 : tensor<13xf32> to tensor<13xTYPE>
    mp.yield %r1 : tensor<13xTYPE>
  }
  mprt.return %0 : tensor<13xTYPE>
}
// CHECK: {{^}}everything: bitwise on whole numbers{{$}}
mprt.kernel @everything {
^bb0(%x: tensor<70001xTYPE>):
  %0 = mp.fusion full ins(%x : tensor<70001xTYPE>) -> tensor<TYPE> {
  ^bb0(%x0: tensor<70001xTYPE>):
    %x1 = mp.cast %x0 : tensor<70001xTYPE> to tensor<70001xf32>
    %1 = mp.reduce add %x1 dims [0] : tensor<70001xf32> to tensor<f32>
    %r1 = mp.cast %1 : tensor<f32> to tensor<TYPE>
    mp.yield %r1 : tensor<TYPE>
  }
  mprt.return %0 : tensor<TYPE>
}

// Sums of functions are never whole numbers.
// CHECK: {{^}}softmax: by bound{{$}}
mprt.kernel @softmax {
^bb0(%x: tensor<9x131xTYPE>):
  %0 = mp.fusion row ins(%x : tensor<9x131xTYPE>) -> tensor<9x131xTYPE> {
  ^bb0(%x0: tensor<9x131xTYPE>):
    %x1 = mp.cast %x0 : tensor<9x131xTYPE> to tensor<9x131xf32>
    %m = mp.reduce max %x1 dims [1] : tensor<9x131xf32> to tensor<9xf32>
    %1 = mp.broadcast %m dims [0] : tensor<9xf32> to tensor<9x131xf32>
    %2 = arith.subf %x1, %1 : tensor<9x131xf32>
    %3 = math.exp %2 : tensor<9x131xf32>
    %4 = mp.reduce add %3 dims [1] : tensor<9x131xf32> to tensor<9xf32>
    %5 = mp.broadcast %4 dims [0] : tensor<9xf32> to tensor<9x131xf32>
    %6 = arith.divf %3, %5 : tensor<9x131xf32>
    %r6 = mp.cast %6 : tensor<9x131xf32> to tensor<9x131xTYPE>
    mp.yield %r6 : tensor<9x131xTYPE>
  }
  mprt.return %0 : tensor<9x131xTYPE>
}
// CHECK: {{^}}layer_norm: by bound{{$}}
mprt.kernel @layer_norm {
^bb0(%x: tensor<5x777xTYPE>):
  %0 = mp.fusion row ins(%x : tensor<5x777xTYPE>) -> tensor<5x777xTYPE> {
  ^bb0(%x0: tensor<5x777xTYPE>):
    %x1 = mp.cast %x0 : tensor<5x777xTYPE> to tensor<5x777xf32>
    %n = arith.constant dense<7.77e+02> : tensor<5xf32>
    %e = arith.constant dense<1.0e-03> : tensor<5xf32>
    %s = mp.reduce add %x1 dims [1] : tensor<5x777xf32> to tensor<5xf32>
    %m = arith.divf %s, %n : tensor<5xf32>
    %1 = mp.broadcast %m dims [0] : tensor<5xf32> to tensor<5x777xf32>
    %2 = arith.subf %x1, %1 : tensor<5x777xf32>
    %3 = arith.mulf %2, %2 : tensor<5x777xf32>
    %v = mp.reduce add %3 dims [1] : tensor<5x777xf32> to tensor<5xf32>
    %4 = arith.divf %v, %n : tensor<5xf32>
    %5 = arith.addf %4, %e : tensor<5xf32>
    %6 = math.rsqrt %5 : tensor<5xf32>
    %7 = mp.broadcast %6 dims [0] : tensor<5xf32> to tensor<5x777xf32>
    %8 = arith.mulf %2, %7 : tensor<5x777xf32>
    %r8 = mp.cast %8 : tensor<5x777xf32> to tensor<5x777xTYPE>
    mp.yield %r8 : tensor<5x777xTYPE>
  }
  mprt.return %0 : tensor<5x777xTYPE>
}

// CHECK: 10 kernels, {{[0-9]+}} launches, bitwise 8 (4 on whole numbers), by bound 2, left out 0, 0 defects
