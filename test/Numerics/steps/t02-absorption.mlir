// T2: an update of half a unit of the weight. A weight with an even significand
// swallows it, one with an odd significand moves by twice as much.
func.func @main(%w: tensor<2xf32> {mp.name = "w"}, %g: tensor<2xf32> {mp.name = "g"})
    -> (tensor<2xf32> {mp.name = "moved"}) {
  %moved = arith.addf %w, %g : tensor<2xf32>
  return %moved : tensor<2xf32>
}
