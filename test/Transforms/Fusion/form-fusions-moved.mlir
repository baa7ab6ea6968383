// RUN: mp-opt %s --mp-form-fusions | FileCheck %s

// A stage of a solver: the next state gets the time beside it for a product, the
// sum of the stages has no place in that shape. What both are made of is made
// again beside the time, which takes less than a launch; the sum waits for the
// next stage.

!s = tensor<64x256xf32>

// CHECK-LABEL: @stage
// CHECK:         %[[C:.*]] = mp.fusion pointwise
// CHECK:           mp.concat
// CHECK:         %[[K:.*]] = mp.dot %[[C]]
// CHECK-NEXT:    mp.fusion pointwise
// CHECK-NOT:     mp.fusion
// CHECK:         return
func.func @stage(%h: !s, %k: !s, %b: !s, %a: !s, %t: tensor<64x1xf32>, %w: tensor<257x256xf32>) -> !s {
  %d = arith.constant dense<1.250000e-01> : !s
  %two = arith.constant dense<2.000000e+00> : !s
  %s = arith.addf %k, %b : !s
  %ds = arith.mulf %s, %d : !s
  %next = arith.addf %h, %ds : !s
  %twice = arith.mulf %s, %two : !s
  %sum = arith.addf %a, %twice : !s
  %c = mp.concat %next, %t dim 1 : (!s, tensor<64x1xf32>) -> tensor<64x257xf32>
  %n = mp.dot %c, %w contracting [1] x [0] : (tensor<64x257xf32>, tensor<257x256xf32>) -> !s
  %r = arith.addf %sum, %n : !s
  %o = arith.mulf %r, %r : !s
  return %o : !s
}

// Two halves beside each other are made once: to make them again would keep what
// they are made of.
// CHECK-LABEL: @halves
// CHECK:         mp.fusion pointwise
// CHECK:         mp.fusion pointwise
// CHECK:           mp.concat
// CHECK:         mp.dot
// CHECK-NEXT:    mp.fusion pointwise
func.func @halves(%h: !s, %k: !s, %b: !s, %a: !s, %t: !s, %w: tensor<512x256xf32>) -> !s {
  %d = arith.constant dense<1.250000e-01> : !s
  %two = arith.constant dense<2.000000e+00> : !s
  %s = arith.addf %k, %b : !s
  %ds = arith.mulf %s, %d : !s
  %next = arith.addf %h, %ds : !s
  %twice = arith.mulf %s, %two : !s
  %sum = arith.addf %a, %twice : !s
  %c = mp.concat %next, %t dim 1 : (!s, !s) -> tensor<64x512xf32>
  %n = mp.dot %c, %w contracting [1] x [0] : (tensor<64x512xf32>, tensor<512x256xf32>) -> !s
  %r = arith.addf %sum, %n : !s
  %o = arith.mulf %r, %r : !s
  return %o : !s
}
