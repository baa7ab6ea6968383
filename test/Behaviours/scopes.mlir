// The class of a part of the step, by the names of its locations and by an
// attribute, with both planners. The gradient of a scope has a name of its own,
// which the rule for the scope does not match.
//
// RUN: mp-opt %s --mp-load-policy --mp-annotate-precision --mp-insert-casts --mp-simplify-casts \
// RUN:   --mp-check-precision | FileCheck %s
// RUN: sed 's/<f16,/<f16, planner = painting,/' %s | mp-opt \
// RUN:   --mp-load-policy --mp-annotate-precision --mp-insert-casts --mp-simplify-casts \
// RUN:   --mp-check-precision | FileCheck %s

module attributes {mp.policy = #mp.policy<f16, rules = [
    <scope "net/head" = deny>, <scope "transpose\\(net/head\\)" = deny>]>} {
// CHECK-LABEL: @scopes
// CHECK: mp.dot {{.*}} : (tensor<8x8xf16>, tensor<8x8xf16>) -> tensor<8x8xf32>
// CHECK: mp.dot {{.*}} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
// CHECK: mp.dot {{.*}} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
// CHECK: mp.dot {{.*}} : (tensor<8x8xf16>, tensor<8x8xf16>) -> tensor<8x8xf32>
// CHECK: mp.dot {{.*}} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
func.func @scopes(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>)
    -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> loc("net/body/dot")
  %1 = mp.dot %w, %x contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> loc("net/head/dot")
  %2 = mp.dot %x, %w contracting [0] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> loc("transpose(net/head)/dot")
  %3 = mp.dot %w, %x contracting [0] x [0] {mp.op_class = #mp.op_class<allow>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> loc("net/head/other")
  %4 = mp.dot %w, %x contracting [1] x [1] {mp.op_class = #mp.op_class<deny>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> loc("net/body/other")
  return %0, %1, %2, %3, %4 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}
}
