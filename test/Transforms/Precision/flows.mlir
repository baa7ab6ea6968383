// A flow multiplies by exp(s), layer after layer. Where the squares of what comes out
// are added to the loss and all s are taken from it, the likelihood keeps it small, and
// products read 16 bits. So it does where layers divide by exp(s) and s is added.
//
// RUN: mp-opt %s --mp-amp="dtype=f16 pad=false" 2>/dev/null | FileCheck %s
// RUN: sed 's/mulf %%x2, %%e1 /divf %%x2, %%e1 /; s/mulf %%x1, %%e2 /divf %%x1, %%e2 /; s/subf %%square, %%volume/addf %%square, %%volume/' %s | mp-opt --mp-amp="dtype=f16 pad=false" 2>/dev/null | FileCheck %s
// The logarithm of a deviation is what it was an exponential of.
// RUN: sed 's/addf %%s1, %%s2/addf %%l1, %%l2/' %s | mp-opt --mp-amp="dtype=f16 pad=false" 2>/dev/null | FileCheck %s
//
// Controls: no s in the loss, or one of them; s of the other sign; no square of what
// comes out, or one that is taken from the loss.
// RUN: sed 's/subf %%square, %%volume/addf %%square, %%square/' %s | mp-opt --mp-amp="dtype=f16 pad=false" 2>/dev/null | FileCheck %s --check-prefix=OPEN
// RUN: sed 's/addf %%s1, %%s2/addf %%s2, %%s2/' %s | mp-opt --mp-amp="dtype=f16 pad=false" 2>/dev/null | FileCheck %s --check-prefix=OPEN
// RUN: sed 's/subf %%square, %%volume/addf %%square, %%volume/' %s | mp-opt --mp-amp="dtype=f16 pad=false" 2>/dev/null | FileCheck %s --check-prefix=OPEN
// RUN: sed 's/mulf %%z, %%z /mulf %%x, %%x /' %s | mp-opt --mp-amp="dtype=f16 pad=false" 2>/dev/null | FileCheck %s --check-prefix=OPEN
// RUN: sed 's/subf %%square, %%volume/subf %%minus, %%volume/' %s | mp-opt --mp-amp="dtype=f16 pad=false" 2>/dev/null | FileCheck %s --check-prefix=OPEN

module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: math.exp
// CHECK-NOT: mp.kept_wide
// CHECK: return
// OPEN: mp.dot {{.*}} {mp.kept_wide = "operand 0 is not known to be bounded"}
func.func @main(%w: tensor<16x32xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %u: tensor<16x32xf32> {mp.role = #mp.role<parameter>, mp.pair = 1},
                %x: tensor<8x32xf32> {mp.role = #mp.role<batch>})
    -> (tensor<16x32xf32> {mp.role = #mp.role<new_parameter>},
        tensor<16x32xf32> {mp.role = #mp.role<new_parameter>},
        tensor<f32> {mp.role = #mp.role<loss>}) {
  %x1 = mp.slice %x start [0, 0] limit [8, 16] strides [1, 1] : tensor<8x32xf32> to tensor<8x16xf32>
  %x2 = mp.slice %x start [0, 16] limit [8, 32] strides [1, 1] : tensor<8x32xf32> to tensor<8x16xf32>
  %h1 = mp.dot %x1, %w contracting [1] x [0] : (tensor<8x16xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
  %s1 = mp.slice %h1 start [0, 0] limit [8, 16] strides [1, 1] : tensor<8x32xf32> to tensor<8x16xf32>
  %t1 = mp.slice %h1 start [0, 16] limit [8, 32] strides [1, 1] : tensor<8x32xf32> to tensor<8x16xf32>
  %e1 = math.exp %s1 : tensor<8x16xf32>
  %l1 = math.log %e1 : tensor<8x16xf32>
  %m1 = arith.mulf %x2, %e1 : tensor<8x16xf32>
  %y2 = arith.addf %m1, %t1 : tensor<8x16xf32>
  %h2 = mp.dot %y2, %u contracting [1] x [0] : (tensor<8x16xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
  %s2 = mp.slice %h2 start [0, 0] limit [8, 16] strides [1, 1] : tensor<8x32xf32> to tensor<8x16xf32>
  %t2 = mp.slice %h2 start [0, 16] limit [8, 32] strides [1, 1] : tensor<8x32xf32> to tensor<8x16xf32>
  %e2 = math.exp %s2 : tensor<8x16xf32>
  %l2 = math.log %e2 : tensor<8x16xf32>
  %m2 = arith.mulf %x1, %e2 : tensor<8x16xf32>
  %y1 = arith.addf %m2, %t2 : tensor<8x16xf32>
  %z = mp.concat %y1, %y2 dim 1 : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x32xf32>
  %squares = arith.mulf %z, %z : tensor<8x32xf32>
  %square = mp.reduce add %squares dims [0, 1] : tensor<8x32xf32> to tensor<f32>
  %minus = arith.negf %square : tensor<f32>
  %volumes = arith.addf %s1, %s2 : tensor<8x16xf32>
  %volume = mp.reduce add %volumes dims [0, 1] : tensor<8x16xf32> to tensor<f32>
  %loss = arith.subf %square, %volume : tensor<f32>
  %w1 = arith.addf %w, %w : tensor<16x32xf32>
  %u1 = arith.addf %u, %u : tensor<16x32xf32>
  return %w1, %u1, %loss : tensor<16x32xf32>, tensor<16x32xf32>, tensor<f32>
}
}
