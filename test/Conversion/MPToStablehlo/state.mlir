// Loss scale, finite check, guard and automaton as arithmetic and selections; a
// fusion is its body.
// RUN: mp-translate --mp-to-stablehlo %s -o %t.hlo
// RUN: FileCheck %s < %t.hlo
// RUN: mp-run %s --fill=1 --compare=%t.hlo --tolerance=0

// CHECK-LABEL: func.func @main
func.func @main(%w: tensor<8xf32>, %d: tensor<8xf16>, %seed: tensor<f32>,
    %scale: tensor<f32>, %good: tensor<i32>)
    -> (tensor<f32>, tensor<8xf32>, tensor<f32>, tensor<i32>, tensor<8xf32>,
        tensor<f32>, tensor<i32>, tensor<8xf16>) {
  // CHECK: "stablehlo.multiply"(%arg2, %arg3)
  %s = mp.scale %seed, %scale : tensor<f32>
  // CHECK: %[[ONE:.*]] = "stablehlo.constant"() <{value = dense<1.000000e+00>
  // CHECK: %[[R:.*]] = "stablehlo.divide"(%[[ONE]], %arg3)
  // CHECK: %[[F:.*]] = "stablehlo.broadcast_in_dim"(%[[R]])
  // CHECK: %[[D:.*]] = "stablehlo.convert"(%arg1) : (tensor<8xf16>) -> tensor<8xf32>
  // CHECK: %[[G:.*]] = "stablehlo.multiply"(%[[D]], %[[F]])
  %g = mp.unscale %d, %scale : tensor<8xf16> -> tensor<8xf32>
  // CHECK: "stablehlo.is_finite"(%[[G]])
  // CHECK: "stablehlo.and"(%{{.*}}, %{{.*}}) : (tensor<i1>, tensor<i1>)
  // CHECK: "stablehlo.is_finite"(%arg3) : (tensor<f32>) -> tensor<i1>
  // CHECK: %[[OK:.*]] = "stablehlo.and"
  %ok = mp.all_finite %g, %scale : tensor<8xf32>, tensor<f32>
  // CHECK: %[[NEW:.*]] = "stablehlo.subtract"(%arg0, %[[G]])
  // CHECK: "stablehlo.select"(%[[OK]], %[[NEW]], %arg0) : (tensor<i1>, tensor<8xf32>, tensor<8xf32>)
  %new = mp.guard %ok keep(%w : tensor<8xf32>) {
    %u = arith.subf %w, %g : tensor<8xf32>
    mp.yield %u : tensor<8xf32>
  }
  // CHECK: "stablehlo.add"(%arg4, %{{.*}}) : (tensor<i32>, tensor<i32>)
  // CHECK: "stablehlo.compare"(%{{.*}}) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}>
  // CHECK: "stablehlo.maximum"
  // CHECK: "stablehlo.minimum"
  %s1, %n1 = mp.update_loss_scale %scale, %good, %ok growth 2.0 backoff 0.5
             interval 3 floor 1.0 ceiling 65536.0
  // A step that is not finite keeps what was.
  %big = arith.constant dense<0x7F800000> : tensor<f32>
  %bad = mp.all_finite %big : tensor<f32>
  %kept = mp.guard %bad keep(%w : tensor<8xf32>) {
    %u = arith.divf %w, %g : tensor<8xf32>
    mp.yield %u : tensor<8xf32>
  }
  %s2, %n2 = mp.update_loss_scale %scale, %good, %bad growth 2.0 backoff 0.5
             interval 3
  // CHECK: "stablehlo.convert"(%arg1) : (tensor<8xf16>) -> tensor<8xf32>
  // CHECK-NEXT: "stablehlo.tanh"
  // CHECK-NEXT: "stablehlo.convert"
  %f = mp.fusion pointwise ins(%d : tensor<8xf16>) -> tensor<8xf16> {
  ^bb0(%a: tensor<8xf16>):
    %0 = mp.cast %a : tensor<8xf16> to tensor<8xf32>
    %1 = math.tanh %0 : tensor<8xf32>
    %2 = mp.cast %1 : tensor<8xf32> to tensor<8xf16>
    mp.yield %2 : tensor<8xf16>
  }
  return %s, %new, %s1, %n1, %kept, %s2, %n2, %f
    : tensor<f32>, tensor<8xf32>, tensor<f32>, tensor<i32>, tensor<8xf32>,
      tensor<f32>, tensor<i32>, tensor<8xf16>
}
