// Fusions become kernels and launches; what is no computation leaves no call.
// RUN: mp-opt %s --convert-mp-to-plan | FileCheck %s
// RUN: mp-opt %s --convert-mp-to-plan > %t.once
// RUN: mp-opt %t.once --convert-mp-to-plan | diff %t.once -

// Equal fusions share a kernel, whatever decisions their ops remember.
// CHECK-LABEL: mprt.kernel @k0 {
// CHECK-NEXT: ^bb0(%[[A:.*]]: tensor<8xf16>):
// CHECK-NEXT: mp.fusion pointwise ins(%[[A]] : tensor<8xf16>) -> tensor<8xf16>
// CHECK: math.tanh %{{.*}} : tensor<8xf32>
// CHECK-LABEL: mprt.kernel @k1 {
// CHECK: math.exp
// CHECK-NOT: mprt.kernel

// CHECK-LABEL: mprt.plan @step {
// CHECK-NEXT: %[[X:.*]] = mprt.slot argument 0 "x" : tensor<8xf16>
// CHECK-NEXT: %[[OUT:.*]] = mprt.slot result 0 "out0" : tensor<2x4xf16>
// CHECK-NEXT: %[[SAME:.*]] = mprt.slot result 1 "out1" : tensor<8xf16>
// CHECK-NEXT: %[[ONE:.*]] = mprt.slot result 2 "out2" : tensor<4xf32>
// CHECK-NEXT: %[[TABLE:.*]] = mprt.slot result 3 "out3" : tensor<2xi32>
// CHECK-NEXT: %[[H1:.*]] = mprt.buffer : tensor<8xf16>
// CHECK-NEXT: %[[H2:.*]] = mprt.buffer : tensor<8xf16>
// CHECK-NEXT: %[[C:.*]] = mprt.constant dense<[3, 5]> : tensor<2xi32>
// CHECK-NEXT: mprt.launch @k0(%[[X]]) into(%[[H1]])
// CHECK-NEXT: mprt.launch @k0(%[[H1]]) into(%[[H2]])
// CHECK-NEXT: mprt.launch @k1(%[[H2]]) into(%[[OUT]])
// CHECK-NEXT: mprt.copy %[[OUT]] into %[[SAME]]
// CHECK-NEXT: mprt.fill %[[ONE]] with 1.000000e+00 : f32
// CHECK-NEXT: mprt.copy %[[C]] into %[[TABLE]]
// CHECK-NEXT: }
func.func @main(%x: tensor<8xf16> {mp.name = "x"})
    -> (tensor<2x4xf16>, tensor<8xf16>, tensor<4xf32>, tensor<2xi32>) {
  %one = arith.constant dense<1.0> : tensor<4xf32>
  %table = arith.constant dense<[3, 5]> : tensor<2xi32>
  %0 = mp.fusion pointwise ins(%x : tensor<8xf16>) -> tensor<8xf16> {
  ^bb0(%a: tensor<8xf16>):
    %1 = mp.cast %a : tensor<8xf16> to tensor<8xf32>
    %2 = math.tanh %1 {mp.op_class = #mp.op_class<deny>} : tensor<8xf32>
    %3 = mp.cast %2 : tensor<8xf32> to tensor<8xf16>
    mp.yield %3 : tensor<8xf16>
  }
  %b = mp.barrier %0 : tensor<8xf16>
  %4 = mp.fusion pointwise ins(%b : tensor<8xf16>) -> tensor<8xf16> {
  ^bb0(%a: tensor<8xf16>):
    %1 = mp.cast %a : tensor<8xf16> to tensor<8xf32>
    %2 = math.tanh %1 : tensor<8xf32>
    %3 = mp.cast %2 : tensor<8xf32> to tensor<8xf16>
    mp.yield %3 : tensor<8xf16>
  }
  %r = mp.reshape %4 : tensor<8xf16> to tensor<2x4xf16>
  %5 = mp.fusion pointwise ins(%r : tensor<2x4xf16>) -> tensor<2x4xf16> {
  ^bb0(%a: tensor<2x4xf16>):
    %1 = mp.cast %a : tensor<2x4xf16> to tensor<2x4xf32>
    %2 = math.exp %1 : tensor<2x4xf32>
    %3 = mp.cast %2 : tensor<2x4xf32> to tensor<2x4xf16>
    mp.yield %3 : tensor<2x4xf16>
  }
  %s = mp.reshape %5 : tensor<2x4xf16> to tensor<8xf16>
  return %5, %s, %one, %table : tensor<2x4xf16>, tensor<8xf16>, tensor<4xf32>, tensor<2xi32>
}

// The first values are a plan of their own.
// CHECK-LABEL: mprt.plan @init {
// CHECK: mprt.slot result 0 "w16"
// CHECK: mprt.launch @k0
func.func @init(%w: tensor<8xf16> {mp.name = "w"}) -> (tensor<8xf16> {mp.name = "w16"}) {
  %4 = mp.fusion pointwise ins(%w : tensor<8xf16>) -> tensor<8xf16> {
  ^bb0(%a: tensor<8xf16>):
    %1 = mp.cast %a : tensor<8xf16> to tensor<8xf32>
    %2 = math.tanh %1 : tensor<8xf32>
    %3 = mp.cast %2 : tensor<8xf32> to tensor<8xf16>
    mp.yield %3 : tensor<8xf16>
  }
  return %4 : tensor<8xf16>
}
