// Where values are shorter in memory and yet no contraction reads 16 bits, that
// is said at the first, with what keeps it from that.
// RUN: mp-opt %s --mp-annotate-precision --split-input-file --verify-diagnostics -o /dev/null

module attributes {mp.policy = #mp.policy<f16>} {
  func.func @none_reads(%x: tensor<64x64xf32>, %i: tensor<64x1xi32>) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
    %0 = math.tanh %x : tensor<64x64xf32>
    %1 = mp.gather %0, %i slice [1, 64] offset [1] collapsed [0] start [0] index_vector 1 : (tensor<64x64xf32>, tensor<64x1xi32>) -> tensor<64x64xf32>
    %2 = arith.addf %1, %x : tensor<64x64xf32>
    %3 = math.exp %x : tensor<64x64xf32>
    // expected-warning@+1 {{mp.dot reads f32, and so do all 2 contractions: operand 0 is not known to be bounded}}
    %4 = mp.dot %3, %x contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %5 = mp.dot %3, %4 contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %2, %5 : tensor<64x64xf32>, tensor<64x64xf32>
  }
}

// -----

module attributes {mp.policy = #mp.policy<f16>} {
  func.func @the_only_one(%x: tensor<64x64xf32>, %i: tensor<64x1xi32>) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
    %0 = math.tanh %x : tensor<64x64xf32>
    %1 = mp.gather %0, %i slice [1, 64] offset [1] collapsed [0] start [0] index_vector 1 : (tensor<64x64xf32>, tensor<64x1xi32>) -> tensor<64x64xf32>
    %2 = arith.addf %1, %x : tensor<64x64xf32>
    %3 = math.exp %x : tensor<64x64xf32>
    // expected-warning@+1 {{mp.dot reads f32: operand 0 is not known}}
    %4 = mp.dot %3, %x contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %2, %4 : tensor<64x64xf32>, tensor<64x64xf32>
  }
}

// -----

// One that does is enough.
module attributes {mp.policy = #mp.policy<f16>} {
  func.func @one_reads(%x: tensor<64x64xf32>, %i: tensor<64x1xi32>) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
    %0 = math.tanh %x : tensor<64x64xf32>
    %1 = mp.gather %0, %i slice [1, 64] offset [1] collapsed [0] start [0] index_vector 1 : (tensor<64x64xf32>, tensor<64x1xi32>) -> tensor<64x64xf32>
    %2 = arith.addf %1, %x : tensor<64x64xf32>
    %3 = math.exp %x : tensor<64x64xf32>
    %4 = mp.dot %3, %x contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %5 = mp.dot %0, %0 contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %6 = arith.addf %4, %5 : tensor<64x64xf32>
    return %2, %6 : tensor<64x64xf32>, tensor<64x64xf32>
  }
}

// -----

// Who denies contractions knows that none reads 16 bits.
module attributes {mp.policy = #mp.policy<f16, rules = [<op "mp.dot" = deny>]>} {
  func.func @denied(%x: tensor<64x64xf32>, %i: tensor<64x1xi32>) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
    %0 = math.tanh %x : tensor<64x64xf32>
    %1 = mp.gather %0, %i slice [1, 64] offset [1] collapsed [0] start [0] index_vector 1 : (tensor<64x64xf32>, tensor<64x1xi32>) -> tensor<64x64xf32>
    %2 = arith.addf %1, %x : tensor<64x64xf32>
    %3 = math.exp %x : tensor<64x64xf32>
    %4 = mp.dot %3, %x contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %2, %4 : tensor<64x64xf32>, tensor<64x64xf32>
  }
}

// -----

// expected-warning@+1 {{nothing becomes narrow: no op computes on f32, and what computes on f64 keeps it: give the parameters and the batch in f32}}
module attributes {mp.policy = #mp.policy<f16>} {
  func.func @wider(%x: tensor<64x64xf64>) -> tensor<64x64xf64> {
    %0 = mp.dot %x, %x contracting [1] x [0] : (tensor<64x64xf64>, tensor<64x64xf64>) -> tensor<64x64xf64>
    return %0 : tensor<64x64xf64>
  }
}

// -----

// expected-warning@+1 {{nothing becomes narrow: no op computes on f32}}
module attributes {mp.policy = #mp.policy<f16>} {
  func.func @integers(%x: tensor<64x64xi32>) -> tensor<64x64xi32> {
    %0 = arith.addi %x, %x : tensor<64x64xi32>
    return %0 : tensor<64x64xi32>
  }
}
