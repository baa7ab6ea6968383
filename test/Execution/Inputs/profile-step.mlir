// What a profile has to look at: rows, zeros, integers, infinities, numbers
// below the normal ones, a call of two places, a loop, a branch not taken.
func.func private @twice(%v: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = arith.addf %v, %v : tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}
func.func @main(%x: tensor<4x6xf32> {mp.name = "x", mp.role = #mp.role<batch>},
                %w: tensor<6x3xf32> {mp.name = "w", mp.role = #mp.role<parameter>, mp.pair = 0},
                %big: tensor<40x130xf32> {mp.name = "big", mp.role = #mp.role<batch>},
                %i: tensor<8xi32> {mp.name = "i", mp.role = #mp.role<batch>})
    -> (tensor<6x3xf32>, tensor<f32> {mp.role = #mp.role<loss>, mp.name = "loss"},
        tensor<4x3xf32>, tensor<40x130xf32>, tensor<8xf32>, tensor<2xf32>,
        tensor<2x12xf32>, tensor<2xf32>) {
  // Calls: the names inside have seen both.
  %a = func.call @twice(%x) : (tensor<4x6xf32>) -> tensor<4x6xf32> loc("model/twice")
  %b = func.call @twice(%a) : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %d = mp.dot %b, %w contracting [1] x [0] : (tensor<4x6xf32>, tensor<6x3xf32>) -> tensor<4x3xf32> loc("model/dot")
  %zero = arith.constant dense<0.0> : tensor<4x3xf32>
  %h = arith.maximumf %d, %zero : tensor<4x3xf32>
  %e = math.exp %big : tensor<40x130xf32>
  // Another shape: the same numbers in longer rows.
  %r = mp.reshape %x : tensor<4x6xf32> to tensor<2x12xf32>
  %n = arith.sitofp %i : tensor<8xi32> to tensor<8xf32>
  // A loop of three rounds.
  %one = arith.constant dense<1> : tensor<i32>
  %three = arith.constant dense<3> : tensor<i32>
  %begin = arith.constant dense<0> : tensor<i32>
  %start = arith.constant dense<[1.0, -1.5]> : tensor<2xf32>
  %l:2 = scf.while (%k = %begin, %v = %start) : (tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>) {
    %c = arith.cmpi slt, %k, %three : tensor<i32>
    %goes = tensor.extract %c[] : tensor<i1>
    scf.condition(%goes) %k, %v : tensor<i32>, tensor<2xf32>
  } do {
  ^bb0(%k: tensor<i32>, %v: tensor<2xf32>):
    %s = arith.mulf %v, %v : tensor<2xf32>
    %next = arith.addi %k, %one : tensor<i32>
    scf.yield %next, %s : tensor<i32>, tensor<2xf32>
  }
  %false = arith.constant false
  %f = scf.if %false -> tensor<2xf32> {
    %never = arith.addf %l#1, %l#1 : tensor<2xf32>
    scf.yield %never : tensor<2xf32>
  } else {
    scf.yield %start : tensor<2xf32>
  }
  %loss = mp.reduce add %h dims [0, 1] : tensor<4x3xf32> to tensor<f32>
  %u = arith.addf %w, %w : tensor<6x3xf32>
  return %u, %loss, %h, %e, %n, %l#1, %r, %f
       : tensor<6x3xf32>, tensor<f32>, tensor<4x3xf32>, tensor<40x130xf32>,
         tensor<8xf32>, tensor<2xf32>, tensor<2x12xf32>, tensor<2xf32>
}
