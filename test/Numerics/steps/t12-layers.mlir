// T12: eighteen layers of logistic units, whose derivative is at most 1/4: with
// weights that halve what passes, each layer's gradient is 2^-3 of the next
// one's, and the first's 2^-51 of the last's. No one loss scale brings both into
// the range of f16.
func.func @main(
    %w1: tensor<16x16xf32> {mp.name = "params.w1"},
    %w2: tensor<16x16xf32> {mp.name = "params.w2"},
    %w3: tensor<16x16xf32> {mp.name = "params.w3"},
    %w4: tensor<16x16xf32> {mp.name = "params.w4"},
    %w5: tensor<16x16xf32> {mp.name = "params.w5"},
    %w6: tensor<16x16xf32> {mp.name = "params.w6"},
    %w7: tensor<16x16xf32> {mp.name = "params.w7"},
    %w8: tensor<16x16xf32> {mp.name = "params.w8"},
    %w9: tensor<16x16xf32> {mp.name = "params.w9"},
    %w10: tensor<16x16xf32> {mp.name = "params.w10"},
    %w11: tensor<16x16xf32> {mp.name = "params.w11"},
    %w12: tensor<16x16xf32> {mp.name = "params.w12"},
    %w13: tensor<16x16xf32> {mp.name = "params.w13"},
    %w14: tensor<16x16xf32> {mp.name = "params.w14"},
    %w15: tensor<16x16xf32> {mp.name = "params.w15"},
    %w16: tensor<16x16xf32> {mp.name = "params.w16"},
    %w17: tensor<16x16xf32> {mp.name = "params.w17"},
    %w18: tensor<16x16xf32> {mp.name = "params.w18"},
    %x: tensor<8x16xf32> {mp.name = "x"},
    %t: tensor<8x16xf32> {mp.name = "t"})
    -> (tensor<f32> {mp.name = "loss"},
        tensor<16x16xf32> {mp.name = "grads.w1"},
        tensor<16x16xf32> {mp.name = "grads.w2"},
        tensor<16x16xf32> {mp.name = "grads.w3"},
        tensor<16x16xf32> {mp.name = "grads.w4"},
        tensor<16x16xf32> {mp.name = "grads.w5"},
        tensor<16x16xf32> {mp.name = "grads.w6"},
        tensor<16x16xf32> {mp.name = "grads.w7"},
        tensor<16x16xf32> {mp.name = "grads.w8"},
        tensor<16x16xf32> {mp.name = "grads.w9"},
        tensor<16x16xf32> {mp.name = "grads.w10"},
        tensor<16x16xf32> {mp.name = "grads.w11"},
        tensor<16x16xf32> {mp.name = "grads.w12"},
        tensor<16x16xf32> {mp.name = "grads.w13"},
        tensor<16x16xf32> {mp.name = "grads.w14"},
        tensor<16x16xf32> {mp.name = "grads.w15"},
        tensor<16x16xf32> {mp.name = "grads.w16"},
        tensor<16x16xf32> {mp.name = "grads.w17"},
        tensor<16x16xf32> {mp.name = "grads.w18"}) {
  %one = arith.constant dense<1.0> : tensor<8x16xf32>
  // 1 / 8
  %mean = arith.constant dense<0.125> : tensor<f32>
  // Forward.
  %z1 = mp.dot %x, %w1 contracting [1] x [0] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
  %h1 = mp.logistic %z1 : tensor<8x16xf32>
  %z2 = mp.dot %h1, %w2 contracting [1] x [0] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
  %h2 = mp.logistic %z2 : tensor<8x16xf32>
  %z3 = mp.dot %h2, %w3 contracting [1] x [0] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
  %h3 = mp.logistic %z3 : tensor<8x16xf32>
  %z4 = mp.dot %h3, %w4 contracting [1] x [0] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
  %h4 = mp.logistic %z4 : tensor<8x16xf32>
  %z5 = mp.dot %h4, %w5 contracting [1] x [0] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
  %h5 = mp.logistic %z5 : tensor<8x16xf32>
  %z6 = mp.dot %h5, %w6 contracting [1] x [0] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
  %h6 = mp.logistic %z6 : tensor<8x16xf32>
  %z7 = mp.dot %h6, %w7 contracting [1] x [0] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
  %h7 = mp.logistic %z7 : tensor<8x16xf32>
  %z8 = mp.dot %h7, %w8 contracting [1] x [0] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
  %h8 = mp.logistic %z8 : tensor<8x16xf32>
  %z9 = mp.dot %h8, %w9 contracting [1] x [0] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
  %h9 = mp.logistic %z9 : tensor<8x16xf32>
  %z10 = mp.dot %h9, %w10 contracting [1] x [0] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
  %h10 = mp.logistic %z10 : tensor<8x16xf32>
  %z11 = mp.dot %h10, %w11 contracting [1] x [0] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
  %h11 = mp.logistic %z11 : tensor<8x16xf32>
  %z12 = mp.dot %h11, %w12 contracting [1] x [0] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
  %h12 = mp.logistic %z12 : tensor<8x16xf32>
  %z13 = mp.dot %h12, %w13 contracting [1] x [0] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
  %h13 = mp.logistic %z13 : tensor<8x16xf32>
  %z14 = mp.dot %h13, %w14 contracting [1] x [0] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
  %h14 = mp.logistic %z14 : tensor<8x16xf32>
  %z15 = mp.dot %h14, %w15 contracting [1] x [0] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
  %h15 = mp.logistic %z15 : tensor<8x16xf32>
  %z16 = mp.dot %h15, %w16 contracting [1] x [0] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
  %h16 = mp.logistic %z16 : tensor<8x16xf32>
  %z17 = mp.dot %h16, %w17 contracting [1] x [0] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
  %h17 = mp.logistic %z17 : tensor<8x16xf32>
  %z18 = mp.dot %h17, %w18 contracting [1] x [0] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
  %h18 = mp.logistic %z18 : tensor<8x16xf32>
  %d = arith.subf %h18, %t : tensor<8x16xf32>
  %dd = arith.mulf %d, %d : tensor<8x16xf32>
  %sum = mp.reduce add %dd dims [0, 1] : tensor<8x16xf32> to tensor<f32>
  %half = arith.constant dense<0.5> : tensor<f32>
  %halved = arith.mulf %sum, %half : tensor<f32>
  %loss = arith.mulf %halved, %mean : tensor<f32>
  // Backward.
  %seeds = mp.broadcast %mean dims [] : tensor<f32> to tensor<8x16xf32>
  %g18 = arith.mulf %d, %seeds : tensor<8x16xf32>
  %p18 = arith.subf %one, %h18 : tensor<8x16xf32>
  %s18 = arith.mulf %h18, %p18 : tensor<8x16xf32>
  %dz18 = arith.mulf %g18, %s18 : tensor<8x16xf32>
  %dw18 = mp.dot %h17, %dz18 contracting [0] x [0] : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
  %g17 = mp.dot %dz18, %w18 contracting [1] x [1] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
  %p17 = arith.subf %one, %h17 : tensor<8x16xf32>
  %s17 = arith.mulf %h17, %p17 : tensor<8x16xf32>
  %dz17 = arith.mulf %g17, %s17 : tensor<8x16xf32>
  %dw17 = mp.dot %h16, %dz17 contracting [0] x [0] : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
  %g16 = mp.dot %dz17, %w17 contracting [1] x [1] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
  %p16 = arith.subf %one, %h16 : tensor<8x16xf32>
  %s16 = arith.mulf %h16, %p16 : tensor<8x16xf32>
  %dz16 = arith.mulf %g16, %s16 : tensor<8x16xf32>
  %dw16 = mp.dot %h15, %dz16 contracting [0] x [0] : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
  %g15 = mp.dot %dz16, %w16 contracting [1] x [1] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
  %p15 = arith.subf %one, %h15 : tensor<8x16xf32>
  %s15 = arith.mulf %h15, %p15 : tensor<8x16xf32>
  %dz15 = arith.mulf %g15, %s15 : tensor<8x16xf32>
  %dw15 = mp.dot %h14, %dz15 contracting [0] x [0] : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
  %g14 = mp.dot %dz15, %w15 contracting [1] x [1] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
  %p14 = arith.subf %one, %h14 : tensor<8x16xf32>
  %s14 = arith.mulf %h14, %p14 : tensor<8x16xf32>
  %dz14 = arith.mulf %g14, %s14 : tensor<8x16xf32>
  %dw14 = mp.dot %h13, %dz14 contracting [0] x [0] : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
  %g13 = mp.dot %dz14, %w14 contracting [1] x [1] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
  %p13 = arith.subf %one, %h13 : tensor<8x16xf32>
  %s13 = arith.mulf %h13, %p13 : tensor<8x16xf32>
  %dz13 = arith.mulf %g13, %s13 : tensor<8x16xf32>
  %dw13 = mp.dot %h12, %dz13 contracting [0] x [0] : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
  %g12 = mp.dot %dz13, %w13 contracting [1] x [1] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
  %p12 = arith.subf %one, %h12 : tensor<8x16xf32>
  %s12 = arith.mulf %h12, %p12 : tensor<8x16xf32>
  %dz12 = arith.mulf %g12, %s12 : tensor<8x16xf32>
  %dw12 = mp.dot %h11, %dz12 contracting [0] x [0] : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
  %g11 = mp.dot %dz12, %w12 contracting [1] x [1] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
  %p11 = arith.subf %one, %h11 : tensor<8x16xf32>
  %s11 = arith.mulf %h11, %p11 : tensor<8x16xf32>
  %dz11 = arith.mulf %g11, %s11 : tensor<8x16xf32>
  %dw11 = mp.dot %h10, %dz11 contracting [0] x [0] : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
  %g10 = mp.dot %dz11, %w11 contracting [1] x [1] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
  %p10 = arith.subf %one, %h10 : tensor<8x16xf32>
  %s10 = arith.mulf %h10, %p10 : tensor<8x16xf32>
  %dz10 = arith.mulf %g10, %s10 : tensor<8x16xf32>
  %dw10 = mp.dot %h9, %dz10 contracting [0] x [0] : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
  %g9 = mp.dot %dz10, %w10 contracting [1] x [1] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
  %p9 = arith.subf %one, %h9 : tensor<8x16xf32>
  %s9 = arith.mulf %h9, %p9 : tensor<8x16xf32>
  %dz9 = arith.mulf %g9, %s9 : tensor<8x16xf32>
  %dw9 = mp.dot %h8, %dz9 contracting [0] x [0] : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
  %g8 = mp.dot %dz9, %w9 contracting [1] x [1] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
  %p8 = arith.subf %one, %h8 : tensor<8x16xf32>
  %s8 = arith.mulf %h8, %p8 : tensor<8x16xf32>
  %dz8 = arith.mulf %g8, %s8 : tensor<8x16xf32>
  %dw8 = mp.dot %h7, %dz8 contracting [0] x [0] : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
  %g7 = mp.dot %dz8, %w8 contracting [1] x [1] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
  %p7 = arith.subf %one, %h7 : tensor<8x16xf32>
  %s7 = arith.mulf %h7, %p7 : tensor<8x16xf32>
  %dz7 = arith.mulf %g7, %s7 : tensor<8x16xf32>
  %dw7 = mp.dot %h6, %dz7 contracting [0] x [0] : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
  %g6 = mp.dot %dz7, %w7 contracting [1] x [1] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
  %p6 = arith.subf %one, %h6 : tensor<8x16xf32>
  %s6 = arith.mulf %h6, %p6 : tensor<8x16xf32>
  %dz6 = arith.mulf %g6, %s6 : tensor<8x16xf32>
  %dw6 = mp.dot %h5, %dz6 contracting [0] x [0] : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
  %g5 = mp.dot %dz6, %w6 contracting [1] x [1] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
  %p5 = arith.subf %one, %h5 : tensor<8x16xf32>
  %s5 = arith.mulf %h5, %p5 : tensor<8x16xf32>
  %dz5 = arith.mulf %g5, %s5 : tensor<8x16xf32>
  %dw5 = mp.dot %h4, %dz5 contracting [0] x [0] : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
  %g4 = mp.dot %dz5, %w5 contracting [1] x [1] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
  %p4 = arith.subf %one, %h4 : tensor<8x16xf32>
  %s4 = arith.mulf %h4, %p4 : tensor<8x16xf32>
  %dz4 = arith.mulf %g4, %s4 : tensor<8x16xf32>
  %dw4 = mp.dot %h3, %dz4 contracting [0] x [0] : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
  %g3 = mp.dot %dz4, %w4 contracting [1] x [1] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
  %p3 = arith.subf %one, %h3 : tensor<8x16xf32>
  %s3 = arith.mulf %h3, %p3 : tensor<8x16xf32>
  %dz3 = arith.mulf %g3, %s3 : tensor<8x16xf32>
  %dw3 = mp.dot %h2, %dz3 contracting [0] x [0] : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
  %g2 = mp.dot %dz3, %w3 contracting [1] x [1] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
  %p2 = arith.subf %one, %h2 : tensor<8x16xf32>
  %s2 = arith.mulf %h2, %p2 : tensor<8x16xf32>
  %dz2 = arith.mulf %g2, %s2 : tensor<8x16xf32>
  %dw2 = mp.dot %h1, %dz2 contracting [0] x [0] : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
  %g1 = mp.dot %dz2, %w2 contracting [1] x [1] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
  %p1 = arith.subf %one, %h1 : tensor<8x16xf32>
  %s1 = arith.mulf %h1, %p1 : tensor<8x16xf32>
  %dz1 = arith.mulf %g1, %s1 : tensor<8x16xf32>
  %dw1 = mp.dot %x, %dz1 contracting [0] x [0] : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
  return %loss,
    %dw1, %dw2, %dw3, %dw4, %dw5, %dw6, %dw7, %dw8, %dw9, %dw10, %dw11,
    %dw12, %dw13, %dw14, %dw15, %dw16, %dw17, %dw18
    : tensor<f32>,
      tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>,
      tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>,
      tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>,
      tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>,
      tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>,
      tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>
}
