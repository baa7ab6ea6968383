// RUN: mp-opt %s --mp-load-policy=preset=bf16 --mp-annotate-precision \
// RUN:   --mp-insert-casts --mp-check-precision | FileCheck %s
// RUN: sed 's/<batch>, mp.pair/<optimizer_state>, mp.pair/' %s \
// RUN:   | mp-opt --mp-load-policy=preset=bf16 --mp-annotate-precision \
// RUN:   --mp-insert-casts --mp-check-precision \
// RUN:   | FileCheck %s --check-prefix=STATE

// What comes back is handed on in f32. Data is read rounded all the same, by the
// product that makes a gradient, too; state of an optimizer is not.
// CHECK: %[[NEXT:.*]] = arith.subf %{{.*}} : tensor<8x16xf32>
// CHECK: mp.dot {{.*}} (tensor<8x16xbf16>, tensor<16x8xbf16>)
// CHECK: mp.dot {{.*}} (tensor<8x16xbf16>, tensor<8x8xbf16>) -> tensor<16x8xf32>
// CHECK: return %{{.*}}, %[[NEXT]], %{{.*}} : tensor<16x8xf32>
// STATE: mp.dot {{.*}} (tensor<8x16xf32>, tensor<16x8xf32>)
// STATE: mp.dot {{.*}} (tensor<8x16xf32>, tensor<8x8xf32>)
func.func @main(
    %w: tensor<16x8xf32> {mp.name = "w", mp.pair = 0 : i64, mp.role = #mp.role<parameter>},
    %x: tensor<8x16xf32> {mp.name = "x", mp.role = #mp.role<batch>, mp.pair = 1 : i64},
    %y: tensor<8x8xf32> {mp.name = "y", mp.role = #mp.role<batch>})
    -> (tensor<16x8xf32> {mp.role = #mp.role<new_parameter>},
        tensor<8x16xf32> {mp.role = #mp.role<new_state>},
        tensor<f32> {mp.role = #mp.role<loss>}) {
  %sum = mp.reduce add %x dims [0] : tensor<8x16xf32> to tensor<16xf32>
  %center = mp.broadcast %sum dims [1] : tensor<16xf32> to tensor<8x16xf32>
  %seen = arith.subf %x, %center : tensor<8x16xf32>
  %h = mp.dot %seen, %w contracting [1] x [0] : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
  %p = math.tanh %h : tensor<8x8xf32>
  %e = arith.subf %p, %y : tensor<8x8xf32>
  %squares = arith.mulf %e, %e : tensor<8x8xf32>
  %loss = mp.reduce add %squares dims [0, 1] : tensor<8x8xf32> to tensor<f32>
  %one = arith.constant dense<1.0> : tensor<8x8xf32>
  %flat = arith.mulf %p, %p : tensor<8x8xf32>
  %slope = arith.subf %one, %flat : tensor<8x8xf32>
  %d = arith.mulf %e, %slope : tensor<8x8xf32>
  %g = mp.dot %seen, %d contracting [0] x [0] : (tensor<8x16xf32>, tensor<8x8xf32>) -> tensor<16x8xf32>
  %new = arith.subf %w, %g : tensor<16x8xf32>
  return %new, %seen, %loss : tensor<16x8xf32>, tensor<8x16xf32>, tensor<f32>
}
