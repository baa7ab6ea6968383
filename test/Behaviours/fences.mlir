// What the user fences reads and gives the types that it came with, by the op's
// name, its scope, its attribute, with both planners; twice is once.
//
// RUN: mp-opt %s --mp-load-policy --mp-annotate-precision --mp-insert-casts --mp-simplify-casts \
// RUN:   --mp-check-precision -o %t.once
// RUN: FileCheck %s --input-file=%t.once
// RUN: mp-opt %t.once --mp-annotate-precision --mp-insert-casts \
// RUN:   --mp-simplify-casts --mp-check-precision | diff %t.once -
// RUN: sed 's/<f16,/<f16, planner = painting,/' %s | mp-opt --mp-load-policy \
// RUN:   --mp-annotate-precision --mp-insert-casts --mp-simplify-casts \
// RUN:   --mp-check-precision | FileCheck %s
// RUN: mp-opt %s --mp-load-policy --mp-annotate-precision -o /dev/null \
// RUN:   --remarks-filter=mp-annotate-precision --remark-policy=all 2>&1 | FileCheck %s --check-prefix=WHY
// WHY: fenced by the user: never touched
//
// Without the rules the transpose is narrow.
// RUN: sed 's/, rules = .*>}/>}/; s/{mp.op_class = #mp.op_class<fence>}//' %s | mp-opt \
// RUN:   --mp-load-policy --mp-annotate-precision --mp-insert-casts \
// RUN:   --mp-simplify-casts | FileCheck %s --check-prefix=FREE
// FREE-LABEL: @between
// FREE: mp.transpose {{.*}}f16> to tensor<8x64xf16>

module attributes {mp.policy = #mp.policy<f16, rules = [<op "mp.transpose" = fence>, <scope "net/head" = fence with_gradients>]>} {
// CHECK-LABEL: @between
// CHECK: mp.transpose {{.*}} : tensor<64x8xf32> to tensor<8x64xf32>
// CHECK: mp.dot {{.*}} : (tensor<8x64xf16>, tensor<64x8xf16>)
func.func @between(%x: tensor<64x8xf32>, %w: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<64x8xf32>, tensor<8x8xf32>) -> tensor<64x8xf32>
  %1 = mp.transpose %0 perm [1, 0] : tensor<64x8xf32> to tensor<8x64xf32>
  %2 = mp.dot %1, %x contracting [1] x [0] : (tensor<8x64xf32>, tensor<64x8xf32>) -> tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}

// The scope, and the gradient in it, whatever JAX puts around the names.
// CHECK-LABEL: @scopes
// CHECK: mp.dot {{.*}} : (tensor<8x8xf16>
// CHECK: mp.dot {{.*}} : (tensor<8x8xf32>
// CHECK: mp.dot {{.*}} : (tensor<8x8xf32>
// CHECK: mp.dot {{.*}} : (tensor<8x8xf32>
func.func @scopes(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>)
    -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> loc("jit(net)/body/dot")
  %1 = mp.dot %w, %x contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> loc("jvp(net)/head/dot")
  %2 = mp.dot %x, %w contracting [0] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> loc("transpose(jvp(net/head))/dot")
  %3 = mp.dot %w, %x contracting [0] x [0] {mp.op_class = #mp.op_class<fence>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> loc("net/other")
  return %0, %1, %2, %3 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}
}
