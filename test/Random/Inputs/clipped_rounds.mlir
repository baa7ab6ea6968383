// Gradients of two micro-batches in a loop, of which the first is clipped by its
// norm, in a branch: it is unscaled and checked there, and the flag is carried
// out of both.
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 1},
                %m: tensor<4xf32> {mp.role = #mp.role<optimizer_state>, mp.name = "m", mp.pair = 2},
                %xs: tensor<2x8x4xf32> {mp.role = #mp.role<batch>, mp.name = "xs"})
    -> (tensor<f32> {mp.role = #mp.role<loss>},
        tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<4xf32> {mp.role = #mp.role<new_state>, mp.name = "m"}) {
  %none = arith.constant dense<0.0> : tensor<f32>
  %zeros = arith.constant dense<0.0> : tensor<4xf32>
  %decay = arith.constant dense<0.9> : tensor<4xf32>
  %rate = arith.constant dense<0.01> : tensor<4xf32>
  %0 = arith.constant dense<0> : tensor<i32>
  %1 = arith.constant dense<1> : tensor<i32>
  %2 = arith.constant dense<2> : tensor<i32>
  %most = arith.constant dense<1.0> : tensor<f32>
  %one = arith.constant dense<1.0> : tensor<f32>
  %r:3 = scf.while (%i = %0, %sum = %zeros, %total = %none)
      : (tensor<i32>, tensor<4xf32>, tensor<f32>) -> (tensor<i32>, tensor<4xf32>, tensor<f32>) {
    %less = arith.cmpi slt, %i, %2 : tensor<i32>
    %go = tensor.extract %less[] : tensor<i1>
    scf.condition(%go) %i, %sum, %total : tensor<i32>, tensor<4xf32>, tensor<f32>
  } do {
  ^bb0(%i: tensor<i32>, %sum: tensor<4xf32>, %total: tensor<f32>):
    %at = mp.reshape %i : tensor<i32> to tensor<1xi32>
    %x = mp.gather %xs, %at slice [1, 8, 4] offset [0, 1] collapsed [0] start [0] index_vector 0 : (tensor<2x8x4xf32>, tensor<1xi32>) -> tensor<8x4xf32>
    %wide = mp.broadcast %w dims [1] : tensor<4xf32> to tensor<8x4xf32>
    %y = arith.mulf %wide, %x : tensor<8x4xf32>
    %e = math.exp %y : tensor<8x4xf32>
    %loss = mp.reduce add %e dims [0, 1] : tensor<8x4xf32> to tensor<f32>
    %seed = arith.constant dense<1.0> : tensor<8x4xf32>
    %first = arith.cmpi slt, %i, %1 : tensor<i32>
    %is = tensor.extract %first[] : tensor<i1>
    %clipped = scf.if %is -> tensor<4xf32> {
      %d = arith.mulf %e, %seed : tensor<8x4xf32>
      %dw = arith.mulf %d, %x : tensor<8x4xf32>
      %g = mp.reduce add %dw dims [0] : tensor<8x4xf32> to tensor<4xf32>
      %squares = arith.mulf %g, %g : tensor<4xf32>
      %square = mp.reduce add %squares dims [0] : tensor<4xf32> to tensor<f32>
      %norm = math.sqrt %square : tensor<f32>
      %over = arith.divf %most, %norm : tensor<f32>
      %by = arith.minimumf %over, %one : tensor<f32>
      %bys = mp.broadcast %by dims [] : tensor<f32> to tensor<4xf32>
      %unit = arith.mulf %g, %bys : tensor<4xf32>
      scf.yield %unit : tensor<4xf32>
    } else {
      %d = arith.mulf %e, %seed : tensor<8x4xf32>
      %dw = arith.mulf %d, %x : tensor<8x4xf32>
      %g = mp.reduce add %dw dims [0] : tensor<8x4xf32> to tensor<4xf32>
      %size = arith.mulf %g, %g : tensor<4xf32>
      %cube = arith.mulf %size, %g : tensor<4xf32>
      scf.yield %cube : tensor<4xf32>
    }
    %next = arith.addf %sum, %clipped : tensor<4xf32>
    %all = arith.addf %total, %loss : tensor<f32>
    %j = arith.addi %i, %1 : tensor<i32>
    scf.yield %j, %next, %all : tensor<i32>, tensor<4xf32>, tensor<f32>
  }
  %decayed = arith.mulf %m, %decay : tensor<4xf32>
  %m1 = arith.addf %decayed, %r#1 : tensor<4xf32>
  %move = arith.mulf %m1, %rate : tensor<4xf32>
  %w1 = arith.subf %w, %move : tensor<4xf32>
  return %r#2, %w1, %m1 : tensor<f32>, tensor<4xf32>, tensor<4xf32>
}
