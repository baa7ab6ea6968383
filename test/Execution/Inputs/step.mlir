// A step small enough to follow by hand: w -= lr * (w - x), loss = (w - x)^2.
// The scale stands for what a pass adds: only @init has its first value.
func.func @main(%w: tensor<2xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
                %x: tensor<2xf16> {mp.role = #mp.role<batch>, mp.name = "x"},
                %lr: tensor<f32> {mp.role = #mp.role<hyper>, mp.name = "lr"},
                %copy: tensor<2xf16> {mp.role = #mp.role<working_copy>, mp.name = "w.copy", mp.pair = 2},
                %scale: tensor<f32> {mp.role = #mp.role<loss_scale>, mp.name = "scale", mp.pair = 3})
    -> (tensor<2xf32> {mp.name = "w.next"}, tensor<f32> {mp.role = #mp.role<loss>, mp.name = "loss"},
        tensor<2xf16>, tensor<f32>) {
  %xw = mp.cast %x : tensor<2xf16> to tensor<2xf32>
  %d = arith.subf %w, %xw : tensor<2xf32>
  %square = arith.mulf %d, %d : tensor<2xf32>
  %loss = mp.reduce add %square dims [0] : tensor<2xf32> to tensor<f32>
  %rate = mp.broadcast %lr dims [] : tensor<f32> to tensor<2xf32>
  %u = arith.mulf %rate, %d : tensor<2xf32>
  %next = arith.subf %w, %u : tensor<2xf32>
  %narrow = mp.cast %next : tensor<2xf32> to tensor<2xf16>
  return %next, %loss, %narrow, %scale
       : tensor<2xf32>, tensor<f32>, tensor<2xf16>, tensor<f32>
}
func.func @init(%w: tensor<2xf32> {mp.name = "w"})
    -> (tensor<2xf16> {mp.name = "w.copy"}, tensor<f32> {mp.name = "scale"}) {
  %copy = mp.cast %w : tensor<2xf32> to tensor<2xf16>
  %scale = arith.constant dense<1024.0> : tensor<f32>
  return %copy, %scale : tensor<2xf16>, tensor<f32>
}
