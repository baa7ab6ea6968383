// A contraction that may be rounded, one that may not, as a square stands before
// it, and a divisor. `net/last/dot` reads what it may and gives the loss.
module attributes {mp.policy = #mp.policy<f16>} {
  func.func @main(%x: tensor<64x64xf32> {mp.name = "x", mp.role = #mp.role<batch>} loc("x"),
                  %w: tensor<64x64xf32> {mp.name = "w", mp.role = #mp.role<parameter>, mp.pair = 1} loc("w"))
      -> (tensor<64x64xf32> {mp.name = "out", mp.role = #mp.role<metric>},
          tensor<64x64xf32> {mp.name = "w", mp.role = #mp.role<new_parameter>}) {
    %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32> loc("net/first/dot")
    %1 = arith.mulf %0, %0 : tensor<64x64xf32> loc("net/square")
    %2 = arith.addf %1, %0 : tensor<64x64xf32> loc("net/sum")
    %3 = mp.dot %2, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32> loc("net/second/dot")
    %4 = math.tanh %3 : tensor<64x64xf32> loc("net/tanh")
    %5 = mp.dot %4, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32> loc("net/last/dot"(callsite("net.py":7:3 at callsite("train.py":20:5 at "train.py":31:1))))
    %6 = arith.divf %w, %4 : tensor<64x64xf32> loc("update/div")
    return %5, %6 : tensor<64x64xf32>, tensor<64x64xf32>
  }
}
