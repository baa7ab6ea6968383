func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.negate %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @main(%x: f32) -> f32 {
  %0 = func.call @main(%x) : (f32) -> f32
  return %0 : f32
}
