// The sums behind a group norm, in two orders: a gradient over each image, and over
// all. One kernel reads the large tensors; with mp-nest-sums left out two do.
// RUN: mp-opt %s --mp-nest-sums --mp-form-fusions | grep -E "mp.fusion" | FileCheck %s --check-prefix=ONE
// RUN: mp-opt %s --mp-form-fusions | grep -E "mp.fusion" | FileCheck %s --check-prefix=TWO
// ONE:     mp.fusion column ins({{.*}}tensor<8x64x64x128xf32>
// ONE-NOT: tensor<8x64x64x128xf32>
// TWO-COUNT-2: mp.fusion column ins({{.*}}tensor<8x64x64x128xf32>
func.func @main(%d: tensor<8x64x64x128xf32>, %x: tensor<8x64x64x128xf32>) -> (tensor<8x128xf32>, tensor<128xf32>) {
  %0 = math.tanh %d : tensor<8x64x64x128xf32>
  %1 = arith.mulf %0, %x : tensor<8x64x64x128xf32>
  %2 = mp.reduce add %1 dims [1, 2] : tensor<8x64x64x128xf32> to tensor<8x128xf32>
  %3 = mp.reduce add %0 dims [0, 1, 2] : tensor<8x64x64x128xf32> to tensor<128xf32>
  return %2, %3 : tensor<8x128xf32>, tensor<128xf32>
}
