// A graph that came narrow: what is narrow stays as it is, with both planners,
// and only the rest is planned.
//
// RUN: mp-opt %s --split-input-file --mp-annotate-precision --mp-insert-casts \
// RUN:   --mp-simplify-casts --mp-check-precision | FileCheck %s
// RUN: sed 's/<f16>/<f16, planner = painting>/' %s | mp-opt --split-input-file \
// RUN:   --mp-annotate-precision --mp-insert-casts --mp-simplify-casts \
// RUN:   --mp-check-precision | FileCheck %s

module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: @narrow_already
// CHECK-SAME: %[[X:.*]]: tensor<8x8xf16>, %[[W:.*]]: tensor<8x8xf16>
// CHECK-NEXT: %[[Y:.*]] = mp.dot %[[X]], %[[W]] contracting [1] x [0] accumulate f32 : (tensor<8x8xf16>, tensor<8x8xf16>) -> tensor<8x8xf16>
// CHECK-NEXT: %[[Z:.*]] = arith.addf %[[Y]], %[[Y]] : tensor<8x8xf16>
// CHECK-NEXT: return %[[Z]]
func.func @narrow_already(%x: tensor<8x8xf16>, %w: tensor<8x8xf16>) -> tensor<8x8xf16> {
  %0 = mp.dot %x, %w contracting [1] x [0] accumulate f32 : (tensor<8x8xf16>, tensor<8x8xf16>) -> tensor<8x8xf16>
  %1 = arith.addf %0, %0 : tensor<8x8xf16>
  return %1 : tensor<8x8xf16>
}
}

// -----

// The second product reads what the first one gave, without the way over f32
// that the author took.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: @partly_narrow
// CHECK-SAME: %[[X:.*]]: tensor<8x8xf16>, %[[W:.*]]: tensor<8x8xf16>, %[[V:.*]]: tensor<8x8xf32>
// CHECK-NEXT: %[[V16:.*]] = mp.cast %[[V]]
// CHECK-NEXT: %[[Y:.*]] = mp.dot %[[X]], %[[W]] {{.*}} -> tensor<8x8xf16>
// CHECK-NEXT: %[[Z:.*]] = mp.dot %[[Y]], %[[V16]] contracting [1] x [0] accumulate f32 : (tensor<8x8xf16>, tensor<8x8xf16>) -> tensor<8x8xf32>
// CHECK-NEXT: return %[[Z]]
func.func @partly_narrow(%x: tensor<8x8xf16>, %w: tensor<8x8xf16>, %v: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = mp.dot %x, %w contracting [1] x [0] accumulate f32 : (tensor<8x8xf16>, tensor<8x8xf16>) -> tensor<8x8xf16>
  %1 = mp.cast %0 : tensor<8x8xf16> to tensor<8x8xf32>
  %2 = mp.dot %1, %v contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}
}

// -----

// The other 16-bit type is kept too, and no way leads from one to the other
// but over f32.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: @of_the_other_type
// CHECK: mp.dot {{.*}} : (tensor<8x8xbf16>, tensor<8x8xbf16>) -> tensor<8x8xbf16>
// CHECK-NOT: xf16
// CHECK: return
func.func @of_the_other_type(%x: tensor<8x8xbf16>) -> tensor<8x8xbf16> {
  %0 = mp.dot %x, %x contracting [1] x [0] accumulate f32 : (tensor<8x8xbf16>, tensor<8x8xbf16>) -> tensor<8x8xbf16>
  return %0 : tensor<8x8xbf16>
}
}

// -----

// A loop that came carrying 16 bits is its author's.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: @narrow_loop
// CHECK: scf.for {{.*}} -> (tensor<8x8xf16>)
// CHECK: arith.addf {{.*}} : tensor<8x8xf16>
func.func @narrow_loop(%x: tensor<8x8xf16>, %n: index) -> tensor<8x8xf16> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> tensor<8x8xf16> {
    %1 = arith.addf %a, %x : tensor<8x8xf16>
    scf.yield %1 : tensor<8x8xf16>
  }
  return %0 : tensor<8x8xf16>
}
}
