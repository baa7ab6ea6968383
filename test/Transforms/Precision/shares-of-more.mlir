// Shares of more than their sum come to less than 1, and a sum over them may be
// as small as any: it is not that of a distribution over one.
// RUN: mp-opt %s --mp-amp=dtype=f16 2>/dev/null | FileCheck %s
// RUN: sed "s/broadcast \(.\)s dims/broadcast \1sum dims/" %s | mp-opt --mp-amp=dtype=f16 2>/dev/null | FileCheck %s --check-prefix=ALL
//
// CHECK: mp.kept_wide = "sums what must not become 0 everywhere"
// ALL: mp.dot {{.*}} (tensor<4x8xf16>, tensor<8x8xf16>)
// ALL-NOT: mp.kept_wide = "sums what must not become 0 everywhere"
module attributes {mp.policy = #mp.policy<f16>} {
func.func @main(%w: tensor<8x8xf32> {mp.role = #mp.role<parameter>, mp.pair = 0, mp.name = "w"},
                %x: tensor<4x8xf32> {mp.role = #mp.role<batch>, mp.name="x"},
                %t: tensor<8x8xf32> {mp.role = #mp.role<batch>, mp.name="t"})
    -> (tensor<8x8xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<f32> {mp.role = #mp.role<loss>, mp.name="loss"}) {
  %rate = arith.constant dense<0.1> : tensor<8x8xf32>
  %one = arith.constant dense<1.0> : tensor<4x8xf32>
  %one2 = arith.constant dense<1.0> : tensor<8x8xf32>
  // Sigmoids.
  %v = mp.dot %x, %w contracting [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %nv = arith.negf %v : tensor<4x8xf32>
  %ex = math.exp %nv : tensor<4x8xf32>
  %den = arith.addf %ex, %one : tensor<4x8xf32>
  %e = arith.divf %one, %den : tensor<4x8xf32>
  %c = arith.constant dense<1.0> : tensor<4xf32>
  %sum = mp.reduce add %e dims [1] : tensor<4x8xf32> to tensor<4xf32>
  %s = arith.addf %sum, %c : tensor<4xf32>
  %d = mp.broadcast %s dims [0] : tensor<4xf32> to tensor<4x8xf32>
  %share = arith.divf %e, %d : tensor<4x8xf32>
  %nt = arith.negf %t : tensor<8x8xf32>
  %ext = math.exp %nt : tensor<8x8xf32>
  %dent0 = arith.addf %ext, %one2 : tensor<8x8xf32>
  %val0 = arith.divf %one2, %dent0 : tensor<8x8xf32>
  %val = arith.addf %val0, %one2 : tensor<8x8xf32>
  %q = mp.dot %share, %val contracting [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %l = math.log %q : tensor<4x8xf32>
  %loss = mp.reduce add %l dims [0, 1] : tensor<4x8xf32> to tensor<f32>
  %dq = arith.divf %one, %q : tensor<4x8xf32>
  %dsh = mp.dot %dq, %val contracting [1] x [1] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %dv = arith.mulf %dsh, %share : tensor<4x8xf32>
  %dw = mp.dot %x, %dv contracting [0] x [0] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  %sw = arith.mulf %dw, %rate : tensor<8x8xf32>
  %nw = arith.subf %w, %sw : tensor<8x8xf32>
  return %nw, %loss : tensor<8x8xf32>, tensor<f32>
}
}
