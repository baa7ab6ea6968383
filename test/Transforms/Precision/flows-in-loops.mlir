// The layers of a flow as rounds of a loop, which carries what they multiply and the
// sum of all s: weighed as layers that are written out are.
//
// RUN: mp-opt %s --mp-amp="dtype=f16 pad=false" 2>/dev/null | FileCheck %s
//
// Controls: the loop adds up something else, or what it adds up is no term of the loss.
// RUN: sed 's/reduce add %%s dims/reduce add %%t dims/' %s | mp-opt --mp-amp="dtype=f16 pad=false" 2>/dev/null | FileCheck %s --check-prefix=OPEN
// RUN: sed 's/subf %%square, %%volume/subf %%square, %%square/' %s | mp-opt --mp-amp="dtype=f16 pad=false" 2>/dev/null | FileCheck %s --check-prefix=OPEN

module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: math.exp
// CHECK-NOT: mp.kept_wide
// CHECK: return
// OPEN: mp.dot {{.*}} {mp.kept_wide = "operand 0 is not known to be bounded"}
func.func @main(%w: tensor<16x32xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<8x32xf32> {mp.role = #mp.role<batch>})
    -> (tensor<16x32xf32> {mp.role = #mp.role<new_parameter>},
        tensor<f32> {mp.role = #mp.role<loss>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %none = arith.constant dense<0.0> : tensor<8xf32>
  %z:2 = scf.for %i = %c0 to %c6 step %c1 iter_args(%y = %x, %sum = %none) -> (tensor<8x32xf32>, tensor<8xf32>) {
    %y1 = mp.slice %y start [0, 0] limit [8, 16] strides [1, 1] : tensor<8x32xf32> to tensor<8x16xf32>
    %y2 = mp.slice %y start [0, 16] limit [8, 32] strides [1, 1] : tensor<8x32xf32> to tensor<8x16xf32>
    %h = mp.dot %y1, %w contracting [1] x [0] : (tensor<8x16xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
    %s = mp.slice %h start [0, 0] limit [8, 16] strides [1, 1] : tensor<8x32xf32> to tensor<8x16xf32>
    %t = mp.slice %h start [0, 16] limit [8, 32] strides [1, 1] : tensor<8x32xf32> to tensor<8x16xf32>
    %e = math.exp %s : tensor<8x16xf32>
    %m = arith.mulf %y2, %e : tensor<8x16xf32>
    %moved = arith.addf %m, %t : tensor<8x16xf32>
    %own = mp.reduce add %s dims [1] : tensor<8x16xf32> to tensor<8xf32>
    %more = arith.addf %sum, %own : tensor<8xf32>
    %next = mp.concat %moved, %y1 dim 1 : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x32xf32>
    scf.yield %next, %more : tensor<8x32xf32>, tensor<8xf32>
  }
  %squares = arith.mulf %z#0, %z#0 : tensor<8x32xf32>
  %square = mp.reduce add %squares dims [0, 1] : tensor<8x32xf32> to tensor<f32>
  %volume = mp.reduce add %z#1 dims [0] : tensor<8xf32> to tensor<f32>
  %loss = arith.subf %square, %volume : tensor<f32>
  %w1 = arith.addf %w, %w : tensor<16x32xf32>
  return %w1, %loss : tensor<16x32xf32>, tensor<f32>
}
}
