// RUN: mp-translate --import-stablehlo %s | grep -c mp.opaque | grep -x 2

// A spectrum, which docs/Import.md shows.
func.func @main(%x: tensor<4x8xf32>) -> tensor<4x5xf32> {
  %0 = stablehlo.fft %x, type = RFFT, length = [8] : (tensor<4x8xf32>) -> tensor<4x5xcomplex<f32>>
  %1 = stablehlo.abs %0 : (tensor<4x5xcomplex<f32>>) -> tensor<4x5xf32>
  return %1 : tensor<4x5xf32>
}
