// An update reads the new moment that its guard has chosen: where the step is taken
// it is the one that was made, and where not, nothing is seen of the update.
// RUN: mp-translate --mp-to-stablehlo %s -o %t.hlo
// RUN: FileCheck %s < %t.hlo
// RUN: mp-run %s --fill=1 --compare=%t.hlo --tolerance=0

// CHECK-LABEL: func.func @main
// CHECK:         %[[M:.*]] = "stablehlo.add"(%arg1, %arg2)
// CHECK-NEXT:    %[[FLAGS:.*]] = "stablehlo.broadcast_in_dim"
// CHECK-NEXT:    %[[TAKEN:.*]] = "stablehlo.select"(%[[FLAGS]], %[[M]], %arg1)
// CHECK-NEXT:    %[[W:.*]] = "stablehlo.subtract"(%arg0, %[[TAKEN]])
// CHECK:         "stablehlo.select"(%{{.*}}, %[[W]], %arg0)
func.func @main(%w: tensor<8xf32>, %m: tensor<8xf32>, %g: tensor<8xf32>)
    -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %ok = mp.all_finite %g : tensor<8xf32>
  %m1 = arith.addf %m, %g : tensor<8xf32>
  %w1 = arith.subf %w, %m1 : tensor<8xf32>
  %w2, %m2 = mp.guard %ok keep(%w, %m : tensor<8xf32>, tensor<8xf32>) {
    mp.yield %w1, %m1 : tensor<8xf32>, tensor<8xf32>
  }
  // One that is refused.
  %big = arith.constant dense<0x7F800000> : tensor<8xf32>
  %bad = mp.all_finite %big : tensor<8xf32>
  %m3 = arith.mulf %m, %big : tensor<8xf32>
  %w3 = arith.subf %w, %m3 : tensor<8xf32>
  %w4, %m4 = mp.guard %bad keep(%w, %m : tensor<8xf32>, tensor<8xf32>) {
    mp.yield %w3, %m3 : tensor<8xf32>, tensor<8xf32>
  }
  return %w2, %m2, %w4, %m4
    : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}

// A metric tells of the moment that was made, also where the step is refused.
// CHECK-LABEL: func.func @metric
// CHECK:         %[[M:.*]] = "stablehlo.add"(%arg1, %arg2)
// CHECK:         %[[W:.*]] = "stablehlo.subtract"(%arg0, %[[M]])
// CHECK:         return %{{.*}}, %{{.*}}, %[[M]]
func.func @metric(%w: tensor<8xf32>, %m: tensor<8xf32>, %g: tensor<8xf32>)
    -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %ok = mp.all_finite %g : tensor<8xf32>
  %m1 = arith.addf %m, %g : tensor<8xf32>
  %w1 = arith.subf %w, %m1 : tensor<8xf32>
  %w2, %m2 = mp.guard %ok keep(%w, %m : tensor<8xf32>, tensor<8xf32>) {
    mp.yield %w1, %m1 : tensor<8xf32>, tensor<8xf32>
  }
  return %w2, %m2, %m1 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}

// The next value of two states, which keep two old ones: each chooses of what
// was made, and one comes before the other.
// CHECK-LABEL: func.func @twice
// CHECK:         %[[M:.*]] = "stablehlo.add"(%arg1, %arg2)
// CHECK-DAG:     "stablehlo.select"(%{{.*}}, %[[M]], %arg0)
// CHECK-DAG:     "stablehlo.select"(%{{.*}}, %[[M]], %arg1)
// CHECK:         return
func.func @twice(%w: tensor<8xf32>, %m: tensor<8xf32>, %g: tensor<8xf32>)
    -> (tensor<8xf32>, tensor<8xf32>) {
  %ok = mp.all_finite %g : tensor<8xf32>
  %m1 = arith.addf %m, %g : tensor<8xf32>
  %w2, %m2 = mp.guard %ok keep(%w, %m : tensor<8xf32>, tensor<8xf32>) {
    mp.yield %m1, %m1 : tensor<8xf32>, tensor<8xf32>
  }
  return %w2, %m2 : tensor<8xf32>, tensor<8xf32>
}
