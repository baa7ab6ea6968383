func.func @main(%x: tensor<2xf32>, %i: tensor<2xi32>) -> tensor<2xf32> {
  %sin, %cos = math.sincos %x : tensor<2xf32>
  %sin2, %cos2 = math.sincos %cos : tensor<2xf32>
  %sum, %carry = arith.addui_extended %i, %i : tensor<2xi32>, tensor<2xi1>
  return %sin : tensor<2xf32>
}
