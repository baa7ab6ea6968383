// A step whose types are a plan's is not planned again: its casts would be
// reasons for another plan.
//
// RUN: mp-opt %s --mp-annotate-precision --mp-insert-casts > %t.once
// RUN: FileCheck %s --input-file=%t.once
// RUN: mp-opt %t.once --mp-annotate-precision --mp-insert-casts 2> %t.told \
// RUN:   | diff %t.once -
// RUN: FileCheck %s --check-prefix=TOLD --input-file=%t.told
// TOLD: warning: the step was planned for 'f16' before and keeps that plan: take 'mp.planned' off to plan what it is now
//
// What waits to be applied is, as nothing of it is in the types.
// RUN: mp-opt %s --mp-annotate-precision --mp-annotate-precision \
// RUN:   --mp-insert-casts 2>&1 | diff %t.once -
//
// For another type it is refused, and without the mark it is a step like any.
// RUN: sed 's/policy<f16/policy<bf16/' %t.once > %t.other
// RUN: not mp-opt %t.other --mp-annotate-precision 2>&1 \
// RUN:   | FileCheck %s --check-prefix=OTHER
// OTHER: error: the step is in mixed precision with f16, and the policy is for 'bf16': rewrite the step that it was made of, or take 'mp.planned' off to plan what it is now
// RUN: sed 's/mp.planned = f16, //' %t.once > %t.unmarked
// RUN: mp-opt %t.unmarked --mp-annotate-precision 2>&1 \
// RUN:   | FileCheck %s --check-prefix=UNMARKED
// UNMARKED-NOT: before and keeps
// UNMARKED: mp.dot
//
// A step that stays as it is has no plan to keep.
// RUN: sed 's/policy<f16/policy<f32/' %s | mp-opt --mp-annotate-precision 2>&1 \
// RUN:   | FileCheck %s --check-prefix=WIDE
// WIDE-NOT: mp.planned
//
// CHECK: mp.planned = f16
module attributes {mp.policy = #mp.policy<f16, planner = mincut>} {
  func.func @half_is_read_twice(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>)
      -> tensor<64x64xf32> {
    %t = math.tanh %x : tensor<64x64xf32>
    %u = math.tanh %w : tensor<64x64xf32>
    %y = mp.dot %t, %u contracting [1] x [0]
       : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %y : tensor<64x64xf32>
  }
}
