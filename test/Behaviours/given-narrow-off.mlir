// With dtype=off an author's own bf16 stays, functions of class deny with it, and
// is no error: nobody else has narrowed anything.
// RUN: mp-opt %s --mp-check-precision | FileCheck %s
//
// The control: where something is planned, it is checked.
// RUN: sed 's/policy<f32>/policy<bf16>/' %s | not mp-opt --mp-check-precision 2>&1 | FileCheck %s --check-prefix=PLANNED
// PLANNED: 'math.exp' op is of class deny (default of the op) but computes in 'bf16'

module attributes {mp.policy = #mp.policy<f32>} {
// CHECK: math.exp %{{.*}} : tensor<8xbf16>
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = mp.cast %x : tensor<8xf32> to tensor<8xbf16>
  %1 = math.exp %0 : tensor<8xbf16>
  %2 = mp.cast %1 : tensor<8xbf16> to tensor<8xf32>
  return %2 : tensor<8xf32>
}
}
