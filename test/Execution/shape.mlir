// RUN: %python %S/shape.py inputs %t.in.npz
// RUN: mp-run %s --inputs=%t.in.npz --outputs=%t.out.npz
// RUN: %python %S/shape.py check %t.in.npz %t.out.npz

// Ops that move data: negative and interior padding, strides, reversal,
// broadcasts of new and of size-one dimensions, elements of 1, 4 and 8 bytes.
func.func @main(%x: tensor<2x3x4xf32>, %v: tensor<3xi32>, %p: tensor<f32>,
                %b: tensor<2x3x4xi1>)
    -> (tensor<2x3x4xi32>, tensor<4x2x3xf32>, tensor<2x3x4xf32>,
        tensor<2x2x2xf32>, tensor<3x6x8xf32>, tensor<2x4x4xf32>,
        tensor<2x4xi32>, tensor<6x4xf32>, tensor<4x3x2xi1>, tensor<2x3x4xf32>) {
  %0 = mp.broadcast %v dims [1] : tensor<3xi32> to tensor<2x3x4xi32>
  %1 = mp.transpose %x perm [2, 0, 1] : tensor<2x3x4xf32> to tensor<4x2x3xf32>
  %2 = mp.reverse %x dims [0, 2] : tensor<2x3x4xf32>
  %3 = mp.slice %x start [0, 1, 0] limit [2, 3, 4] strides [1, 1, 3]
     : tensor<2x3x4xf32> to tensor<2x2x2xf32>
  %4 = mp.pad %x, %p low [1, -1, 0] high [0, 2, -2] interior [0, 1, 2]
     : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3x6x8xf32>
  %head = mp.slice %x start [0, 0, 0] limit [2, 1, 4] strides [1, 1, 1]
     : tensor<2x3x4xf32> to tensor<2x1x4xf32>
  %5 = mp.concat %x, %head dim 1
     : (tensor<2x3x4xf32>, tensor<2x1x4xf32>) -> tensor<2x4x4xf32>
  %6 = mp.iota dim 1 : tensor<2x4xi32>
  %7 = mp.reshape %x : tensor<2x3x4xf32> to tensor<6x4xf32>
  %8 = mp.transpose %b perm [2, 1, 0] : tensor<2x3x4xi1> to tensor<4x3x2xi1>
  %corner = mp.slice %x start [0, 0, 0] limit [2, 1, 1] strides [1, 1, 1]
     : tensor<2x3x4xf32> to tensor<2x1x1xf32>
  %9 = mp.broadcast %corner dims [0, 1, 2]
     : tensor<2x1x1xf32> to tensor<2x3x4xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9
       : tensor<2x3x4xi32>, tensor<4x2x3xf32>, tensor<2x3x4xf32>,
         tensor<2x2x2xf32>, tensor<3x6x8xf32>, tensor<2x4x4xf32>,
         tensor<2x4xi32>, tensor<6x4xf32>, tensor<4x3x2xi1>, tensor<2x3x4xf32>
}
