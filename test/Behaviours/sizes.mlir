// Contractions of fewer FLOPs than the policy asks for read f32 and say so: at
// the threshold exactly they are 16 bits. 0 puts it off.
//
// RUN: mp-opt %s --mp-load-policy="preset=fp16 min-flops=1024" --mp-annotate-precision --mp-insert-casts --mp-check-precision \
// RUN:   | FileCheck %s --check-prefixes=CHECK,CUT
// RUN: mp-opt %s --mp-load-policy="preset=fp16 min-flops=1024 planner=painting" --mp-annotate-precision --mp-insert-casts --mp-check-precision \
// RUN:   | FileCheck %s --check-prefixes=CHECK,PAINTED
// RUN: mp-opt %s --mp-load-policy="preset=fp16 min-flops=1025" --mp-annotate-precision -o /dev/null \
// RUN:   --remarks-filter=mp-annotate-precision --remark-policy=all 2>&1 | FileCheck %s --check-prefix=WHY
// RUN: mp-opt %s --mp-load-policy="preset=fp16 min-flops=0" --mp-annotate-precision --mp-insert-casts \
// RUN:   | FileCheck %s --check-prefix=OFF
// RUN: not mp-opt %s --mp-load-policy="preset=fp16 min-flops=-2" 2>&1 | FileCheck %s --check-prefix=NEGATIVE

// WHY: f32: has 1008 FLOPs, fewer than the policy's 1025
// WHY: f32: has 1024 FLOPs, fewer than the policy's 1025
// NEGATIVE: error: min-flops is a count, not -2
// CHECK-LABEL: @sizes
// CUT: mp.dot {{.*}}mp.kept_wide = "has 1008 FLOPs, fewer than the policy's 1024"{{.*}} : (tensor<8x9xf32>
// PAINTED: mp.dot {{.*}} : (tensor<8x9xf32>, tensor<9x7xf32>)
// CHECK: mp.dot {{.*}} : (tensor<8x8xf16>, tensor<8x8xf16>)
// OFF: mp.dot {{.*}} : (tensor<8x9xf16>, tensor<9x7xf16>)
func.func @sizes(%x: tensor<8x9xf32>, %w: tensor<9x7xf32>, %y: tensor<8x8xf32>, %v: tensor<8x8xf32>) -> (tensor<8x7xf32>, tensor<8x8xf32>) {
  %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<8x9xf32>, tensor<9x7xf32>) -> tensor<8x7xf32>
  %1 = mp.dot %y, %v contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0, %1 : tensor<8x7xf32>, tensor<8x8xf32>
}
