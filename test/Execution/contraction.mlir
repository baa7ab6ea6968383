// RUN: %python %S/contraction.py inputs %t.in.npz
// RUN: mp-run %s --inputs=%t.in.npz --outputs=%t.out.npz
// RUN: %python %S/contraction.py check %t.in.npz %t.out.npz

// Products with batching dimensions in any order, with f16 operands and f32,
// f16 and rounded-at-each-step accumulation; convolutions with every attribute.
func.func @main(%a: tensor<2x5x3x4xf32>, %b: tensor<3x2x6x4xf32>,
                %c: tensor<9x20xf16>, %d: tensor<9x12xf16>,
                %x: tensor<2x7x6x4xf32>, %k: tensor<3x2x4x6xf32>,
                %g: tensor<3x2x2x6xf32>, %t: tensor<4x7x6x2xf32>,
                %i: tensor<3x4xi32>)
    -> (tensor<2x3x5x6xf32>, tensor<20x12xf32>, tensor<20x12xf16>,
        tensor<20x12xf16>, tensor<2x4x4x6xf32>, tensor<2x10x16x6xf32>,
        tensor<2x6x6x6xf32>, tensor<1x5x5x6xf32>, tensor<7x7x2x6xf32>,
        tensor<3x3xi32>) {
  %0 = mp.dot %a, %b batching [0, 2] x [1, 0] contracting [3] x [3]
     : (tensor<2x5x3x4xf32>, tensor<3x2x6x4xf32>) -> tensor<2x3x5x6xf32>
  %1 = mp.dot %c, %d contracting [0] x [0] accumulate f32
     : (tensor<9x20xf16>, tensor<9x12xf16>) -> tensor<20x12xf32>
  %2 = mp.dot %c, %d contracting [0] x [0] accumulate f32
     : (tensor<9x20xf16>, tensor<9x12xf16>) -> tensor<20x12xf16>
  %3 = mp.dot %c, %d contracting [0] x [0] accumulate f16
     : (tensor<9x20xf16>, tensor<9x12xf16>) -> tensor<20x12xf16>
  %4 = mp.conv fwd %x, %k dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]>
       strides [2, 1] low [1, 0] high [2, -1]
     : (tensor<2x7x6x4xf32>, tensor<3x2x4x6xf32>) -> tensor<2x4x4x6xf32>
  %5 = mp.conv dgrad %x, %k dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]>
       strides [1, 1] low [-1, 1] high [0, 1] lhs_dilation [2, 3]
       rhs_dilation [1, 2] reversal [true, false]
     : (tensor<2x7x6x4xf32>, tensor<3x2x4x6xf32>) -> tensor<2x10x16x6xf32>
  %6 = mp.conv fwd %x, %g dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]>
       strides [1, 1] low [1, 1] high [0, 0] feature_groups 2
     : (tensor<2x7x6x4xf32>, tensor<3x2x2x6xf32>) -> tensor<2x6x6x6xf32>
  %7 = mp.conv wgrad %x, %k dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]>
       strides [1, 1] low [0, 0] high [0, 0] batch_groups 2
     : (tensor<2x7x6x4xf32>, tensor<3x2x4x6xf32>) -> tensor<1x5x5x6xf32>
  %8 = mp.conv wgrad %t, %k dims <[f, 0, 1, b] x [0, 1, i, o] -> [0, 1, b, f]>
       strides [1, 1] low [1, 1] high [1, 1]
     : (tensor<4x7x6x2xf32>, tensor<3x2x4x6xf32>) -> tensor<7x7x2x6xf32>
  %9 = mp.dot %i, %i contracting [1] x [1]
     : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x3xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9
       : tensor<2x3x5x6xf32>, tensor<20x12xf32>, tensor<20x12xf16>,
         tensor<20x12xf16>, tensor<2x4x4x6xf32>, tensor<2x10x16x6xf32>,
         tensor<2x6x6x6xf32>, tensor<1x5x5x6xf32>, tensor<7x7x2x6xf32>,
         tensor<3x3xi32>
}
