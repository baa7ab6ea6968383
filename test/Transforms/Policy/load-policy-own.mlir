// RUN: mp-opt %s --mp-load-policy=preset=bf16 --split-input-file --verify-diagnostics | FileCheck %s

// What the module says wins, and one is told so.
// CHECK: mp.policy = #mp.policy<f16
// expected-warning@below {{the module has its own policy, which wins over 'bf16'}}
module attributes {mp.policy = #mp.policy<f16>} {
}
