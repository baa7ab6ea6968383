// RUN: mp-opt %s --allow-unregistered-dialect --mp-load-policy="preset=fp16 planner=painting" --mp-annotate-precision --mp-insert-casts | FileCheck %s

// Blocks may stand in any order. The one that reads %y stands before the one
// that makes it: what reads the narrow value is given no second cast, and what
// reads it wide, or is returned, is given the type that %y had.
// CHECK-LABEL: @readers_stand_before_what_they_read
// CHECK: ^bb1:
// CHECK-NEXT: mp.dot %[[Y:[0-9]+]], %{{.*}} : (tensor<32x64xf16>, tensor<64x64xf16>)
// CHECK-NEXT: math.exp %[[WIDE:[0-9]+]] : tensor<32x64xf32>
// CHECK-NEXT: arith.addf
// CHECK-NEXT: return %{{[0-9]+}}, %[[WIDE]]
// CHECK: ^bb2:
// CHECK-NEXT: mp.dot
// CHECK-NEXT: %[[Y]] = arith.addf %{{.*}} : tensor<32x64xf16>
// CHECK-NEXT: %[[WIDE]] = mp.cast %[[Y]] : tensor<32x64xf16> to tensor<32x64xf32>
// CHECK-NEXT: "test.br"
func.func @readers_stand_before_what_they_read(%x: tensor<32x64xf32>, %w: tensor<64x64xf32>)
    -> (tensor<32x64xf32>, tensor<32x64xf32>) {
  "test.br"()[^late] : () -> ()
^early:
  %z = mp.dot %y, %w contracting [1] x [0]
     : (tensor<32x64xf32>, tensor<64x64xf32>) -> tensor<32x64xf32>
  %e = math.exp %y : tensor<32x64xf32>
  %s = arith.addf %z, %e : tensor<32x64xf32>
  return %s, %y : tensor<32x64xf32>, tensor<32x64xf32>
^late:
  %a = mp.dot %x, %w contracting [1] x [0]
     : (tensor<32x64xf32>, tensor<64x64xf32>) -> tensor<32x64xf32>
  %y = arith.addf %a, %x : tensor<32x64xf32>
  "test.br"()[^early] : () -> ()
}

// What control never reaches may read a value that is made later, too.
// CHECK-LABEL: @dead_code_keeps_its_types
// CHECK: mp.dot
// CHECK: %[[WIDE:.*]] = mp.cast %{{.*}} : tensor<32x64xf16> to tensor<32x64xf32>
// CHECK: "test.dead"(%[[WIDE]]) : (tensor<32x64xf32>) -> ()
func.func @dead_code_keeps_its_types(%x: tensor<32x64xf32>, %w: tensor<64x64xf32>) -> tensor<32x64xf32> {
  %a = mp.dot %x, %w contracting [1] x [0]
     : (tensor<32x64xf32>, tensor<64x64xf32>) -> tensor<32x64xf32>
  %b = mp.dot %a, %w contracting [1] x [0]
     : (tensor<32x64xf32>, tensor<64x64xf32>) -> tensor<32x64xf32>
  return %b : tensor<32x64xf32>
^dead:
  "test.dead"(%a) : (tensor<32x64xf32>) -> ()
  "test.br"()[^dead] : () -> ()
}
