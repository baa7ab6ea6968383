// RUN: %python %S/window.py inputs %t.in.npz
// RUN: mp-run %s --inputs=%t.in.npz --outputs=%t.out.npz
// RUN: %python %S/window.py check %t.in.npz %t.out.npz

// Pools with strides, dilations and negative padding; gradients that go to the
// first of equal elements and add up where windows overlap.
func.func @main(%x: tensor<2x6x6x3xf32>, %g: tensor<2x3x3x3xf32>,
                %y: tensor<7x9xf32>, %h: tensor<2x5x5x3xf32>)
    -> (tensor<2x3x3x3xf32>, tensor<2x6x6x3xf32>, tensor<6x5xf32>,
        tensor<12x16xf32>, tensor<2x6x6x3xf32>, tensor<2x6x6x3xf32>,
        tensor<6x9xf32>, tensor<7x9xf32>, tensor<7x9xf32>, tensor<7x9xf32>) {
  %0 = mp.pool max %x window [1, 2, 2, 1] strides [1, 2, 2, 1]
       low [0, 0, 0, 0] high [0, 0, 0, 0]
     : tensor<2x6x6x3xf32> to tensor<2x3x3x3xf32>
  %1 = mp.pool_grad max %x, %g window [1, 2, 2, 1] strides [1, 2, 2, 1]
       low [0, 0, 0, 0] high [0, 0, 0, 0]
     : tensor<2x6x6x3xf32>, tensor<2x3x3x3xf32>
  %2 = mp.pool add %y window [3, 2] strides [1, 2] low [1, 1] high [0, 1]
       window_dilation [1, 2] : tensor<7x9xf32> to tensor<6x5xf32>
  %3 = mp.pool add %y window [2, 2] strides [1, 1] low [0, 0] high [0, 0]
       base_dilation [2, 2] : tensor<7x9xf32> to tensor<12x16xf32>
  %h4 = mp.slice %h start [0, 0, 0, 0] limit [2, 4, 4, 3] strides [1, 1, 1, 1]
     : tensor<2x5x5x3xf32> to tensor<2x4x4x3xf32>
  %4 = mp.pool_grad max %x, %h4 window [1, 3, 3, 1] strides [1, 1, 1, 1]
       low [0, 0, 0, 0] high [0, 0, 0, 0]
     : tensor<2x6x6x3xf32>, tensor<2x4x4x3xf32>
  %h5 = mp.slice %h start [0, 0, 0, 0] limit [2, 5, 4, 3] strides [1, 1, 1, 1]
     : tensor<2x5x5x3xf32> to tensor<2x5x4x3xf32>
  %5 = mp.pool_grad max %x, %h5 window [1, 3, 3, 1] strides [1, 1, 1, 1]
       low [0, 1, 0, 0] high [0, 0, 0, 0]
     : tensor<2x6x6x3xf32>, tensor<2x5x4x3xf32>
  %6 = mp.pool min %y window [1, 1] strides [1, 1] low [-1, 0] high [0, 0]
     : tensor<7x9xf32> to tensor<6x9xf32>
  // Running results: down, from the right, and a window that is too short.
  %7 = mp.pool add %y window [7, 1] strides [1, 1] low [6, 0] high [0, 0]
     : tensor<7x9xf32> to tensor<7x9xf32>
  %8 = mp.pool mul %y window [1, 11] strides [1, 1] low [0, 0] high [0, 10]
     : tensor<7x9xf32> to tensor<7x9xf32>
  %9 = mp.pool add %y window [1, 8] strides [1, 1] low [0, 7] high [0, 0]
     : tensor<7x9xf32> to tensor<7x9xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9
       : tensor<2x3x3x3xf32>, tensor<2x6x6x3xf32>, tensor<6x5xf32>,
         tensor<12x16xf32>, tensor<2x6x6x3xf32>, tensor<2x6x6x3xf32>,
         tensor<6x9xf32>, tensor<7x9xf32>, tensor<7x9xf32>, tensor<7x9xf32>
}
