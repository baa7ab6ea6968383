// bf16 has the range of f32, so sums and squares need not stay wide:
// TensorFlow's lists for bf16 move Sum, Mean and Rsqrt from deny to infer.
// Sums still accumulate in f32. No loss scaling.
module attributes {mp.policy = #mp.policy<bf16, planner = mincut, tile = 8,
  rules = [<op "mp.reduce.add" = infer optional>,
           <op "math.rsqrt" = infer optional>]>} {}
