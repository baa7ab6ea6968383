// An error over its deviation s may be of any size, and so may one over s^2, where s is
// 1e-6 at least. A likelihood adds its square to the loss, which keeps it small: then
// its derivatives are one over s, once.
//
// RUN: mp-opt %s --mp-amp=dtype=f16 2>/dev/null | FileCheck %s
//
// The controls: what is added is another number, or it is taken from the loss; it is a
// metric alone; and the deviation is 1e-7 at least.
// RUN: sed 's/reduce add .term/reduce add %bounded/' %s | mp-opt --mp-amp=dtype=f16 2>/dev/null | FileCheck %s --check-prefix=OPEN
// RUN: sed 's/%half = arith.constant dense<0.5>/%half = arith.constant dense<-0.5>/' %s | mp-opt --mp-amp=dtype=f16 2>/dev/null | FileCheck %s --check-prefix=OPEN
// RUN: sed 's/<loss>})/<metric>})/' %s | mp-opt --mp-amp=dtype=f16 2>/dev/null | FileCheck %s --check-prefix=OPEN
// RUN: sed 's/dense<1.0e-06>/dense<1.0e-07>/' %s | mp-opt --mp-amp=dtype=f16 2>/dev/null | FileCheck %s --check-prefix=OPEN

module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK-COUNT-2: mp.dot {{.*}} contracting [0] x [0] accumulate f32 : (tensor<8x16xf16>, tensor<8x16xf16>)
// OPEN: mp.kept_wide = "operand 1 is not known to be bounded"
func.func @main(%w: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %v: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 1},
                %x: tensor<8x16xf32> {mp.role = #mp.role<batch>},
                %y: tensor<8x16xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<8x16xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x16xf32> {mp.role = #mp.role<new_parameter>},
        tensor<16x16xf32> {mp.role = #mp.role<new_parameter>},
        tensor<f32> {mp.role = #mp.role<loss>}) {
  %zero = arith.constant dense<0.0> : tensor<8x16xf32>
  %half = arith.constant dense<0.5> : tensor<8x16xf32>
  %two = arith.constant dense<2.0> : tensor<8x16xf32>
  %one = arith.constant dense<1.0> : tensor<8x16xf32>
  %eps = arith.constant dense<1.0e-06> : tensor<8x16xf32>
  %m = mp.dot %x, %w contracting [1] x [0] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
  %a = mp.dot %x, %v contracting [1] x [0] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
  %relu = arith.maximumf %a, %zero : tensor<8x16xf32>
  %s = arith.addf %relu, %eps : tensor<8x16xf32>
  %r = arith.subf %y, %m : tensor<8x16xf32>
  %q = arith.divf %r, %s : tensor<8x16xf32>
  %square = arith.mulf %q, %q : tensor<8x16xf32>
  %bounded = math.tanh %q : tensor<8x16xf32>
  %term = arith.mulf %half, %square : tensor<8x16xf32>
  %loss = mp.reduce add %term dims [0, 1] : tensor<8x16xf32> to tensor<f32>
  %g = arith.mulf %seed, %half : tensor<8x16xf32>
  %twice = arith.mulf %q, %two : tensor<8x16xf32>
  %gq = arith.mulf %g, %twice : tensor<8x16xf32>
  %gr = arith.divf %gq, %s : tensor<8x16xf32>
  %gm = arith.negf %gr : tensor<8x16xf32>
  %s2 = arith.mulf %s, %s : tensor<8x16xf32>
  %inv = arith.divf %one, %s2 : tensor<8x16xf32>
  %gi = arith.mulf %gq, %inv : tensor<8x16xf32>
  %gs = arith.mulf %gi, %r : tensor<8x16xf32>
  %minus = arith.negf %gs : tensor<8x16xf32>
  %is = arith.cmpf ogt, %a, %zero : tensor<8x16xf32>
  %ga = arith.select %is, %minus, %zero : tensor<8x16xi1>, tensor<8x16xf32>
  %dw = mp.dot %x, %gm contracting [0] x [0] : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
  %dv = mp.dot %x, %ga contracting [0] x [0] : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
  %nw = arith.subf %w, %dw : tensor<16x16xf32>
  %nv = arith.subf %v, %dv : tensor<16x16xf32>
  return %nw, %nv, %loss : tensor<16x16xf32>, tensor<16x16xf32>, tensor<f32>
}
}
