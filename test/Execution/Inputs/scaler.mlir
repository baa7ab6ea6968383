// Scale and count go through the automaton; the result to look at is log2 of
// the new scale.
func.func @main(%scale: tensor<f32> {mp.role = #mp.role<loss_scale>, mp.pair = 0},
                %good: tensor<i32> {mp.pair = 1}, %finite: tensor<i1>)
    -> (tensor<f32>, tensor<i32>, tensor<f32> {mp.role = #mp.role<loss>}) {
  %s, %n = mp.update_loss_scale %scale, %good, %finite growth 2.0 backoff 0.5
           interval 4
  %log = math.log2 %s : tensor<f32>
  return %s, %n, %log : tensor<f32>, tensor<i32>, tensor<f32>
}
