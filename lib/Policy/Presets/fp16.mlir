// f16 where it gains and is safe. The classes are the defaults of the ops:
// contractions allow; elementwise arithmetic and average pools infer; exp, pow,
// rsqrt, trigonometry, sums and scatter-adds deny; data movement clear. They
// are TensorFlow's lists for f16 on CUDA (auto_mixed_precision_lists.h).
// Training with it needs loss scaling: f16 has 5 exponent bits.
module attributes {mp.policy = #mp.policy<f16, planner = mincut, tile = 8>} {}
