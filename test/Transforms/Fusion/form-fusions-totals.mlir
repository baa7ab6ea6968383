// Updates that tell whether they changed anything. What combines many totals is
// a kernel of its own behind all: with one of the updates it would make that one
// wait for the others. What costs much, and every element would compute again,
// is made once, also where an update ends in a total.
//
// RUN: mp-opt %s --mp-form-fusions > %t.once
// RUN: FileCheck %s --input-file=%t.once
// RUN: mp-opt %t.once --mp-form-fusions | diff %t.once -

// CHECK-LABEL: @updates
// CHECK:       %[[RATE:.*]] = mp.fusion pointwise
// CHECK:         math.powf
// CHECK:       %[[F0:.*]]:2 = mp.fusion full ins({{.*}}%[[RATE]]
// CHECK-NOT:     math.powf
// CHECK-NOT:     arith.maximumf
// CHECK:       %[[F1:.*]]:2 = mp.fusion full ins({{.*}}%[[RATE]]
// CHECK-NOT:     math.powf
// CHECK-NOT:     arith.maximumf
// CHECK:       %[[F2:.*]]:2 = mp.fusion full ins({{.*}}%[[RATE]]
// CHECK-NOT:     math.powf
// CHECK-NOT:     arith.maximumf
// CHECK:       %[[F3:.*]]:2 = mp.fusion full ins({{.*}}%[[RATE]]
// CHECK-NOT:     math.powf
// CHECK-NOT:     arith.maximumf
// CHECK:       mp.fusion pointwise ins(%[[F0]]#1, %[[F1]]#1, %[[F2]]#1, %[[F3]]#1 :
// CHECK:         arith.maximumf
// CHECK-NEXT:    arith.maximumf
// CHECK-NEXT:    arith.maximumf
func.func @updates(%p0: tensor<64xf32>, %g0: tensor<64xf32>, %p1: tensor<96xf32>, %g1: tensor<96xf32>, %p2: tensor<128xf32>, %g2: tensor<128xf32>, %p3: tensor<160xf32>, %g3: tensor<160xf32>, %count: tensor<f32>)
    -> (tensor<64xf32>, tensor<96xf32>, tensor<128xf32>, tensor<160xf32>, tensor<f32>) {
  %beta = arith.constant dense<0.9> : tensor<f32>
  %power = math.powf %beta, %count : tensor<f32>
  %other = math.powf %power, %count : tensor<f32>
  %rate = arith.addf %power, %other : tensor<f32>
  %one0 = arith.constant dense<1.0> : tensor<64xf32>
  %zero0 = arith.constant dense<0.0> : tensor<64xf32>
  %r0 = mp.broadcast %rate dims [] : tensor<f32> to tensor<64xf32>
  %m0 = arith.mulf %g0, %r0 : tensor<64xf32>
  %n0 = arith.subf %p0, %m0 : tensor<64xf32>
  %c0 = arith.cmpf one, %n0, %p0 : tensor<64xf32>
  %s0 = arith.select %c0, %one0, %zero0 : tensor<64xi1>, tensor<64xf32>
  %f0 = mp.reduce max %s0 dims [0] : tensor<64xf32> to tensor<f32>
  %one1 = arith.constant dense<1.0> : tensor<96xf32>
  %zero1 = arith.constant dense<0.0> : tensor<96xf32>
  %r1 = mp.broadcast %rate dims [] : tensor<f32> to tensor<96xf32>
  %m1 = arith.mulf %g1, %r1 : tensor<96xf32>
  %n1 = arith.subf %p1, %m1 : tensor<96xf32>
  %c1 = arith.cmpf one, %n1, %p1 : tensor<96xf32>
  %s1 = arith.select %c1, %one1, %zero1 : tensor<96xi1>, tensor<96xf32>
  %f1 = mp.reduce max %s1 dims [0] : tensor<96xf32> to tensor<f32>
  %one2 = arith.constant dense<1.0> : tensor<128xf32>
  %zero2 = arith.constant dense<0.0> : tensor<128xf32>
  %r2 = mp.broadcast %rate dims [] : tensor<f32> to tensor<128xf32>
  %m2 = arith.mulf %g2, %r2 : tensor<128xf32>
  %n2 = arith.subf %p2, %m2 : tensor<128xf32>
  %c2 = arith.cmpf one, %n2, %p2 : tensor<128xf32>
  %s2 = arith.select %c2, %one2, %zero2 : tensor<128xi1>, tensor<128xf32>
  %f2 = mp.reduce max %s2 dims [0] : tensor<128xf32> to tensor<f32>
  %one3 = arith.constant dense<1.0> : tensor<160xf32>
  %zero3 = arith.constant dense<0.0> : tensor<160xf32>
  %r3 = mp.broadcast %rate dims [] : tensor<f32> to tensor<160xf32>
  %m3 = arith.mulf %g3, %r3 : tensor<160xf32>
  %n3 = arith.subf %p3, %m3 : tensor<160xf32>
  %c3 = arith.cmpf one, %n3, %p3 : tensor<160xf32>
  %s3 = arith.select %c3, %one3, %zero3 : tensor<160xi1>, tensor<160xf32>
  %f3 = mp.reduce max %s3 dims [0] : tensor<160xf32> to tensor<f32>
  %x0 = arith.maximumf %f0, %f1 : tensor<f32>
  %x1 = arith.maximumf %x0, %f2 : tensor<f32>
  %x2 = arith.maximumf %x1, %f3 : tensor<f32>
  return %n0, %n1, %n2, %n3, %x2 : tensor<64xf32>, tensor<96xf32>, tensor<128xf32>, tensor<160xf32>, tensor<f32>
}

// Two are added up by the second one.
// CHECK-LABEL: @loss_and_penalty
// CHECK:       %[[A:.*]] = mp.fusion full
// CHECK:       mp.fusion full ins({{.*}}%[[A]]
// CHECK:         arith.addf
// CHECK-NOT:   mp.fusion
func.func @loss_and_penalty(%x: tensor<64xf32>, %w: tensor<96xf32>) -> tensor<f32> {
  %xx = arith.mulf %x, %x : tensor<64xf32>
  %ww = arith.mulf %w, %w : tensor<96xf32>
  %a = mp.reduce add %xx dims [0] : tensor<64xf32> to tensor<f32>
  %b = mp.reduce add %ww dims [0] : tensor<96xf32> to tensor<f32>
  %c = arith.addf %a, %b : tensor<f32>
  return %c : tensor<f32>
}

// A rate that is state, found anew in this step: each update makes its own negative of
// what is in memory anyway, and none waits for another.
// CHECK-LABEL: func.func @a_rate_in_the_state
// CHECK:         %[[RATE:.*]] = mp.fusion full ins(%arg0 : tensor<512xf32>) -> tensor<f32> {
// CHECK:         mp.fusion full ins({{.*}}%[[RATE]]{{.*}} -> tensor<64xf32>, tensor<f32> {
// CHECK:           arith.negf
// CHECK:         mp.fusion full ins({{.*}}%[[RATE]]{{.*}} -> tensor<96xf32>, tensor<f32> {
// CHECK:           arith.negf
func.func @a_rate_in_the_state(%rates: tensor<512xf32>, %p: tensor<64xf32>, %q: tensor<96xf32>)
    -> (tensor<f32>, tensor<64xf32>, tensor<f32>, tensor<96xf32>, tensor<f32>) {
  %next = mp.reduce max %rates dims [0] : tensor<512xf32> to tensor<f32>
  %minus = arith.negf %next : tensor<f32>
  %r0 = mp.broadcast %minus dims [] : tensor<f32> to tensor<64xf32>
  %p0 = arith.mulf %p, %r0 : tensor<64xf32>
  %s0 = mp.reduce max %p0 dims [0] : tensor<64xf32> to tensor<f32>
  %r1 = mp.broadcast %minus dims [] : tensor<f32> to tensor<96xf32>
  %q0 = arith.mulf %q, %r1 : tensor<96xf32>
  %s1 = mp.reduce max %q0 dims [0] : tensor<96xf32> to tensor<f32>
  return %next, %p0, %s0, %q0, %s1 : tensor<f32>, tensor<64xf32>, tensor<f32>, tensor<96xf32>, tensor<f32>
}
