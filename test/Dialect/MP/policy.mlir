// RUN: mp-opt %s | mp-opt | FileCheck %s
// RUN: mp-opt %s --mlir-print-op-generic | mp-opt | FileCheck %s
// RUN: mp-opt %s --emit-bytecode | mp-opt | FileCheck %s

// CHECK: mp.policy = #mp.policy<bf16, planner = mincut, tile = 16, gradients = planned, rules = [<op "mp.reduce.add" = deny>, <name "math\\..*" = infer optional>, <scope "a/b" = allow>]>
// CHECK-SAME: mp.precision = #mp.precision<compute f32, operands [f16, none], results []>
module attributes {
  mp.policy = #mp.policy<bf16, tile = 16, gradients = planned, rules = [<op "mp.reduce.add" = deny>,
    <name "math\\..*" = infer optional>, <scope "a/b" = allow>]>,
  mp.precision = #mp.precision<compute f32, operands [f16, none], results []>} {
  // CHECK: mp.policy = #mp.policy<f16, planner = painting, tile = 8>
  module attributes {mp.policy = #mp.policy<f16, planner = painting>} {}
  // CHECK: mp.policy = #mp.policy<f16, planner = mincut, tile = 8, fusion = none, level = "inputs-only", min_flops = 1024, risk = 4096, unmodeled = warn, chips = ["sm_80", "9.0"], rules = [<arg "w" = deny>, <scope "a" = fence with_gradients optional>]>
  module attributes {mp.policy = #mp.policy<f16, fusion = none, level = "inputs-only", min_flops = 1024, risk = 4096, unmodeled = warn, chips = ["sm_80", "9.0"],
    rules = [<arg "w" = deny>, <scope "a" = fence with_gradients optional>]>} {}
}
