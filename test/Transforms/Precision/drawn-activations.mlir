// What layers make of noise that the step draws are activations and no weights:
// scores of two of them are of any size in f16. Noise that is added to a weight is
// a part of it (straight-through.mlir).
// RUN: mp-opt %s --mp-amp=dtype=f16 2>/dev/null | FileCheck %s
// CHECK: mp.dot {{.*}}{mp.kept_wide = "operand 0 is not known to be bounded"}
module attributes {mp.policy = #mp.policy<f16>} {
func.func @main(%wq: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 0, mp.name = "wq"},
                %wk: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 1, mp.name = "wk"},
                %key: tensor<16x16xi8> {mp.role = #mp.role<rng>, mp.pair = 2, mp.name = "key"},
                %x: tensor<16x16xf32> {mp.role = #mp.role<batch>, mp.name = "x"})
    -> (tensor<16x16xf32> {mp.role = #mp.role<new_parameter>, mp.name = "wq"},
        tensor<16x16xf32> {mp.role = #mp.role<new_parameter>, mp.name = "wk"},
        tensor<16x16xi8> {mp.role = #mp.role<rng>, mp.name = "key"},
        tensor<f32> {mp.role = #mp.role<loss>, mp.name = "loss"}) {
  %two = arith.constant dense<2.0> : tensor<16x16xf32>
  %rate = arith.constant dense<0.001> : tensor<16x16xf32>
  %bits = arith.sitofp %key : tensor<16x16xi8> to tensor<16x16xf32>
  %quarter = arith.constant dense<0.25> : tensor<16x16xf32>
  %z = arith.mulf %bits, %quarter : tensor<16x16xf32>
  %q = mp.dot %z, %wq contracting [1] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  %k = mp.dot %z, %wk contracting [1] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  %s = mp.dot %q, %k contracting [1] x [1] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  %o = mp.dot %s, %wq contracting [1] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  %e = arith.subf %o, %x : tensor<16x16xf32>
  %sq = arith.mulf %e, %e : tensor<16x16xf32>
  %loss = mp.reduce add %sq dims [0, 1] : tensor<16x16xf32> to tensor<f32>
  %ds0 = arith.mulf %e, %two : tensor<16x16xf32>
  %ds = mp.dot %ds0, %wq contracting [1] x [1] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  %dq = mp.dot %ds, %k contracting [1] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  %dk = mp.dot %ds, %q contracting [0] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  %dwq = mp.dot %z, %dq contracting [0] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  %dwk = mp.dot %z, %dk contracting [0] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  %sq1 = arith.mulf %dwq, %rate : tensor<16x16xf32>
  %sk1 = arith.mulf %dwk, %rate : tensor<16x16xf32>
  %nwq = arith.subf %wq, %sq1 : tensor<16x16xf32>
  %nwk = arith.subf %wk, %sk1 : tensor<16x16xf32>
  return %nwq, %nwk, %key, %loss : tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xi8>, tensor<f32>
}
}
