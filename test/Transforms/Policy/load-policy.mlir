// RUN: mp-opt %s --mp-load-policy=preset=fp16 | FileCheck %s --check-prefix=FP16
// RUN: mp-opt %s --mp-load-policy=preset=bf16 | FileCheck %s --check-prefix=BF16
// RUN: mp-opt %s --mp-load-policy=preset=off | FileCheck %s --check-prefix=OFF
// RUN: mp-opt %s --mp-load-policy="preset=fp16 planner=painting" | FileCheck %s --check-prefix=PAINTING
// PAINTING: mp.policy = #mp.policy<f16, planner = painting, tile = 8>
// RUN: mp-opt %s --mp-load-policy=preset=bf16 > %t.once
// RUN: mp-opt %t.once --mp-load-policy=preset=bf16 | diff %t.once -

// A rule may name a dialect that the module does not use.
// RUN: echo 'module {}' | mp-opt --mp-load-policy=preset=bf16 | FileCheck %s --check-prefix=BF16

// A file of the user, by path.
// RUN: echo 'module attributes {mp.policy = #mp.policy<f16, tile = 16, rules = [<op "math.exp" = allow>, <name "math\\.lo.*" = infer optional>, <scope "step/loss" = deny>]>} {}' > %t.policy.mlir
// RUN: mp-opt %s --mp-load-policy=file=%t.policy.mlir | FileCheck %s --check-prefix=FILE

// The presets are written without a path and need none at run time.
// FP16: mp.policy = #mp.policy<f16, planner = mincut, tile = 8>
// BF16: mp.policy = #mp.policy<bf16, planner = mincut, tile = 8, rules = [<op "mp.reduce.add" = infer optional>, <op "math.rsqrt" = infer optional>]>
// OFF: mp.policy = #mp.policy<f32, planner = mincut, tile = 1>
// FILE: mp.policy = #mp.policy<f16, planner = mincut, tile = 16, rules = [<op "math.exp" = allow>, <name "math\\.lo.*" = infer optional>, <scope "step/loss" = deny>]>
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %y = math.exp %x : tensor<8xf32> loc("step/loss/exp")
  return %y : tensor<8xf32>
}
