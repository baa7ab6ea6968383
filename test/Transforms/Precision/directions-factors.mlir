// Factors of Newton-Schulz steps that are optimizer state, which the step hands
// on as it is: singular values of what they make are believed to be small.
//
// RUN: mp-opt %s --mp-amp=dtype=f16 2>/dev/null | FileCheck %s --check-prefix=F16

module {
// F16-LABEL: func.func @main
// F16-COUNT-8: mp.dot {{.*}} : (tensor<16x16xf16>, tensor<16x16xf16>)
// F16-NOT: kept_wide
func.func @main(%w: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %m: tensor<16x16xf32> {mp.role = #mp.role<optimizer_state>, mp.pair = 1},
                %c1: tensor<f32> {mp.role = #mp.role<optimizer_state>, mp.pair = 2},
                %x: tensor<16x16xf32> {mp.role = #mp.role<batch>})
    -> (tensor<16x16xf32> {mp.role = #mp.role<new_parameter>},
        tensor<16x16xf32> {mp.role = #mp.role<new_state>},
        tensor<f32> {mp.role = #mp.role<new_state>},
        tensor<f32> {mp.role = #mp.role<loss>}) {
  %p = mp.dot %x, %w contracting [1] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  %squares = arith.mulf %p, %p : tensor<16x16xf32>
  %loss = mp.reduce add %squares dims [0, 1] : tensor<16x16xf32> to tensor<f32>
  %two = arith.constant dense<2.0> : tensor<16x16xf32>
  %d = arith.mulf %p, %two : tensor<16x16xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  %m1 = arith.addf %m, %g : tensor<16x16xf32>
  %square = arith.mulf %m1, %m1 : tensor<16x16xf32>
  %sum = mp.reduce add %square dims [0, 1] : tensor<16x16xf32> to tensor<f32>
  %root = math.sqrt %sum : tensor<f32>
  %eps = arith.constant dense<1.0e-7> : tensor<f32>
  %norm = arith.addf %root, %eps : tensor<f32>
  %spread = mp.broadcast %norm dims [] : tensor<f32> to tensor<16x16xf32>
  %x0 = arith.divf %m1, %spread : tensor<16x16xf32>
  %a = arith.constant dense<2.0> : tensor<16x16xf32>
  %b = mp.broadcast %c1 dims [] : tensor<f32> to tensor<16x16xf32>
  %c = arith.constant dense<0.5> : tensor<16x16xf32>
  %xx0 = mp.dot %x0, %x0 contracting [1] x [1] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  %first0 = arith.mulf %b, %xx0 : tensor<16x16xf32>
  %part0 = arith.mulf %c, %xx0 : tensor<16x16xf32>
  %second0 = mp.dot %part0, %xx0 contracting [1] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  %both0 = arith.addf %first0, %second0 : tensor<16x16xf32>
  %more0 = mp.dot %both0, %x0 contracting [1] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  %own0 = arith.mulf %a, %x0 : tensor<16x16xf32>
  %x1 = arith.addf %own0, %more0 : tensor<16x16xf32>
  %xx1 = mp.dot %x1, %x1 contracting [1] x [1] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  %first1 = arith.mulf %b, %xx1 : tensor<16x16xf32>
  %part1 = arith.mulf %c, %xx1 : tensor<16x16xf32>
  %second1 = mp.dot %part1, %xx1 contracting [1] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  %both1 = arith.addf %first1, %second1 : tensor<16x16xf32>
  %more1 = mp.dot %both1, %x1 contracting [1] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  %own1 = arith.mulf %a, %x1 : tensor<16x16xf32>
  %x2 = arith.addf %own1, %more1 : tensor<16x16xf32>
  %w1 = arith.subf %w, %x2 : tensor<16x16xf32>
  return %w1, %m1, %c1, %loss : tensor<16x16xf32>, tensor<16x16xf32>, tensor<f32>, tensor<f32>
}
}
