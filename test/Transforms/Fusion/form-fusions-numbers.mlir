// A number that two kernels read, who do not wait for each other, is made before
// both, so that they can be launched together.
//
// RUN: mp-opt %s --mp-form-fusions | FileCheck %s
// RUN: mp-opt %s --mp-form-fusions --mp-group-launches \
// RUN:   | FileCheck %s --check-prefix=LAUNCH

// Two updates with one correction, each of which tells the largest of it.
// CHECK-LABEL: @corrections
// CHECK:         %[[N:.*]] = mp.fusion pointwise {{.*}} -> tensor<f32> {
// CHECK:         mp.fusion full ins(%[[N]], {{.*}} -> tensor<400x30xf32>, tensor<f32> {
// CHECK:         mp.fusion full ins(%[[N]], {{.*}} -> tensor<7777xf32>, tensor<f32> {
// LAUNCH-LABEL: @corrections
// LAUNCH:         -> tensor<400x30xf32>, tensor<f32> {
// LAUNCH:         {mp.launch = 0 : i64}
// LAUNCH:         -> tensor<7777xf32>, tensor<f32> {
// LAUNCH:         {mp.launch = 0 : i64}
func.func @corrections(%n: tensor<f32>, %w: tensor<400x30xf32>, %g: tensor<400x30xf32>, %v: tensor<7777xf32>, %h: tensor<7777xf32>) -> (tensor<400x30xf32>, tensor<f32>, tensor<7777xf32>, tensor<f32>) {
  %beta = arith.constant dense<0.9> : tensor<f32>
  %one = arith.constant dense<1.0> : tensor<f32>
  %power = arith.mulf %beta, %n : tensor<f32>
  %rest = arith.subf %one, %power : tensor<f32>
  %0 = mp.broadcast %rest dims [] : tensor<f32> to tensor<400x30xf32>
  %1 = arith.divf %g, %0 : tensor<400x30xf32>
  %2 = arith.addf %w, %1 : tensor<400x30xf32>
  %3 = mp.reduce max %2 dims [0, 1] : tensor<400x30xf32> to tensor<f32>
  %4 = mp.broadcast %rest dims [] : tensor<f32> to tensor<7777xf32>
  %5 = arith.divf %h, %4 : tensor<7777xf32>
  %6 = arith.addf %v, %5 : tensor<7777xf32>
  %7 = mp.reduce max %6 dims [0] : tensor<7777xf32> to tensor<f32>
  return %2, %3, %6, %7 : tensor<400x30xf32>, tensor<f32>, tensor<7777xf32>, tensor<f32>
}

// The second one waits for a product of the first, which has the number.
// CHECK-LABEL: @in_turn
// CHECK:         %[[R:.*]]:3 = mp.fusion full
// CHECK:         mp.dot
// CHECK:         mp.fusion pointwise ins(%[[R]]#{{.*}}) -> tensor<40x30xf32> {
// CHECK-NOT:     mp.fusion
// CHECK:         return
func.func @in_turn(%n: tensor<f32>, %x: tensor<40x30xf32>, %w: tensor<30x30xf32>) -> (tensor<40x30xf32>, tensor<f32>) {
  %beta = arith.constant dense<0.9> : tensor<f32>
  %one = arith.constant dense<1.0> : tensor<f32>
  %power = arith.mulf %beta, %n : tensor<f32>
  %rest = arith.subf %one, %power : tensor<f32>
  %0 = mp.broadcast %rest dims [] : tensor<f32> to tensor<40x30xf32>
  %1 = arith.mulf %x, %0 : tensor<40x30xf32>
  %2 = mp.reduce max %1 dims [0, 1] : tensor<40x30xf32> to tensor<f32>
  %3 = mp.dot %1, %w contracting [1] x [0] : (tensor<40x30xf32>, tensor<30x30xf32>) -> tensor<40x30xf32>
  %4 = mp.broadcast %rest dims [] : tensor<f32> to tensor<40x30xf32>
  %5 = arith.mulf %3, %4 : tensor<40x30xf32>
  return %5, %2 : tensor<40x30xf32>, tensor<f32>
}
