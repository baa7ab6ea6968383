// RUN: mp-opt %s --mp-load-policy --split-input-file --verify-diagnostics
// RUN: not mp-opt %S/load-policy.mlir --mp-load-policy=preset=fp17 2>&1 | FileCheck %s --check-prefix=PRESET
// RUN: not mp-opt %S/load-policy.mlir --mp-load-policy=file=/nonexistent.mlir 2>&1 | FileCheck %s --check-prefix=FILE
// RUN: not mp-opt %S/load-policy.mlir --mp-load-policy='preset=fp16 file=x.mlir' 2>&1 | FileCheck %s --check-prefix=BOTH

// PRESET: error: unknown policy preset 'fp17'; known are {{.*}}bf16, {{.*}}fp16, {{.*}}off
// FILE: error: cannot open policy file '/nonexistent.mlir': No such file
// BOTH: error: mp-load-policy takes preset or file, not both: 'fp16' and 'x.mlir'

// expected-error@+1 {{policy rule names 'mp.dott', which is not an op with a precision model; did you mean 'mp.dot'?}}
module attributes {mp.policy = #mp.policy<f16, rules = [<op "mp.dott" = allow>]>} {
}

// -----

// An op that exists but is not in this module.
// expected-error@+1 {{policy rule op "math.tan" matches nothing in the module: remove it, or mark it 'optional'; did you mean 'math.tanh'?}}
module attributes {mp.policy = #mp.policy<f16, rules = [<op "math.tan" = deny>]>} {
  func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
    %y = math.tanh %x : tensor<8xf32>
    return %y : tensor<8xf32>
  }
}

// -----

// A variant that no op of the module has.
// expected-error@+1 {{policy rule op "mp.reduce.ad" matches nothing in the module: remove it, or mark it 'optional'; did you mean 'mp.reduce.add'?}}
module attributes {mp.policy = #mp.policy<f16, rules = [<op "mp.reduce.ad" = deny>]>} {
  func.func @main(%x: tensor<8xf32>) -> tensor<f32> {
    %y = mp.reduce add %x dims [0] : tensor<8xf32> to tensor<f32>
    return %y : tensor<f32>
  }
}

// -----

// expected-error@+1 {{policy rule scope "decoder" matches nothing in the module}}
module attributes {mp.policy = #mp.policy<f16, rules = [<scope "decoder" = deny>]>} {
  func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
    %y = math.tanh %x : tensor<8xf32> loc("encoder/tanh")
    return %y : tensor<8xf32>
  }
}

// -----

// expected-error@+1 {{no precision policy: name a preset or a file}}
module {
}

// -----

// A rule that no pass would look at.
// expected-error@+1 {{policy rule op "arith.constant" only matches ops whose types no class changes: remove it, or mark it 'optional'}}
module attributes {mp.policy = #mp.policy<f16, rules = [<op "arith.constant" = allow>]>} {
  func.func @main() -> tensor<8xf32> {
    %y = arith.constant dense<1.0> : tensor<8xf32>
    return %y : tensor<8xf32>
  }
}

// -----

// expected-error@+1 {{policy rule name "mp.io.*" only matches ops whose types no class changes}}
module attributes {mp.policy = #mp.policy<f16, rules = [<op "func.return" = deny optional>, <name "mp.io.*" = deny>]>} {
  func.func @main() -> tensor<8xi32> {
    %y = mp.iota dim 0 : tensor<8xi32>
    return %y : tensor<8xi32>
  }
}

// -----

// expected-error@+1 {{policy rule op "func.return" only matches ops whose types no class changes}}
module attributes {mp.policy = #mp.policy<f16, rules = [<op "func.return" = deny>]>} {
  func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
    return %x : tensor<8xf32>
  }
}
