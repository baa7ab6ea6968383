// The planner painting decides what TensorFlow's Grappler does, cast by cast.
//
// RUN: mp-opt %s --mp-load-policy="preset=fp16 planner=painting" \
// RUN:   --mp-annotate-precision --mp-insert-casts --mp-simplify-casts \
// RUN:   --mp-check-precision > %t.once
// RUN: FileCheck %s --input-file=%t.once
// RUN: mp-opt %t.once --mp-annotate-precision --mp-insert-casts \
// RUN:   --mp-simplify-casts --mp-check-precision | diff %t.once -

// Two casts around a product between two exponentials: the moves beside it are
// narrow, the sums between them and the exponentials are not.
// CHECK-LABEL: @deny_to_allow_to_deny
// CHECK:      arith.addf {{.*}} : tensor<8x8xf32>
// CHECK-NEXT: %[[IN:.*]] = mp.cast {{.*}} : tensor<8x8xf32> to tensor<8x8xf16>
// CHECK-NEXT: %[[MOVED:.*]] = mp.transpose %[[IN]]
// CHECK-NEXT: %[[DOT:.*]] = mp.dot %[[MOVED]], %[[MOVED]] {{.*}} -> tensor<8x8xf16>
// CHECK-NEXT: %[[OUT:.*]] = mp.transpose %[[DOT]]
// CHECK-NEXT: mp.cast %[[OUT]] : tensor<8x8xf16> to tensor<8x8xf32>
// CHECK-NEXT: arith.addf {{.*}} : tensor<8x8xf32>
// CHECK-NOT:  mp.cast
// CHECK:      return
func.func @deny_to_allow_to_deny(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = math.exp %x : tensor<8x8xf32>
  %1 = arith.negf %0 : tensor<8x8xf32>
  %2 = arith.addf %1, %1 : tensor<8x8xf32>
  %3 = mp.transpose %2 perm [1, 0] : tensor<8x8xf32> to tensor<8x8xf32>
  %4 = mp.dot %3, %3 contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %5 = mp.transpose %4 perm [1, 0] : tensor<8x8xf32> to tensor<8x8xf32>
  %6 = arith.addf %5, %5 : tensor<8x8xf32>
  %7 = arith.negf %6 : tensor<8x8xf32>
  %8 = math.exp %7 : tensor<8x8xf32>
  return %8 : tensor<8x8xf32>
}

// A value that a product and an exponential read is cast once, and the
// exponential reads the original.
// CHECK-LABEL: @shared_by_allow_and_deny
// CHECK:      %[[X:.*]] = math.exp
// CHECK-NEXT: %[[NARROW:.*]] = mp.cast %[[X]] : tensor<8x8xf32> to tensor<8x8xf16>
// CHECK-NEXT: mp.dot %[[NARROW]], %[[NARROW]]
// CHECK-NEXT: math.exp %[[X]] : tensor<8x8xf32>
// CHECK-NOT:  mp.cast
// CHECK:      return
func.func @shared_by_allow_and_deny(%x: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = math.exp %x : tensor<8x8xf32>
  %1 = mp.dot %0, %0 contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = math.exp %0 : tensor<8x8xf32>
  return %1, %2 : tensor<8x8xf32>, tensor<8x8xf32>
}

// In slots of different roles, the branches of a choice and both operands of a
// product, a value has one cast as well.
// CHECK-LABEL: @one_value_in_many_slots
// CHECK-SAME: %[[X:.*]]: tensor<8x8xf32>
// CHECK-NEXT: %[[NARROW:.*]] = mp.cast %[[X]]
// CHECK-NEXT: %[[Y:.*]] = mp.dot %[[NARROW]], %[[NARROW]] {{.*}} -> tensor<8x8xf16>
// CHECK-NEXT: %[[Z:.*]] = arith.select %{{.*}}, %[[Y]], %[[Y]]
// CHECK-NEXT: mp.dot %[[Z]], %[[Y]]
// CHECK-NEXT: return
func.func @one_value_in_many_slots(%x: tensor<8x8xf32>, %m: tensor<8x8xi1>) -> tensor<8x8xf32> {
  %0 = mp.dot %x, %x contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = arith.select %m, %0, %0 : tensor<8x8xi1>, tensor<8x8xf32>
  %2 = mp.dot %1, %0 contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}

// The gradient of a bias is a sum, which is denied, in the midst of products:
// it reads 16 bits and adds in f32, so no cast parts the products.
// CHECK-LABEL: @sum_between_products
// CHECK: %[[Y:.*]] = mp.dot {{.*}} -> tensor<8x8xf16>
// CHECK-NEXT: mp.reduce add %[[Y]] dims [0] accumulate f32 : tensor<8x8xf16> to tensor<8xf32>
// CHECK-NEXT: mp.dot %[[Y]]
// CHECK-NEXT: return
func.func @sum_between_products(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> (tensor<8xf32>, tensor<8x8xf32>) {
  %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = mp.reduce add %0 dims [0] : tensor<8x8xf32> to tensor<8xf32>
  %2 = mp.dot %0, %w contracting [1] x [1] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %1, %2 : tensor<8xf32>, tensor<8x8xf32>
}

// A relu6 whose bounds the type holds is narrow; a bound of 1e5 keeps its op in
// f32.
// CHECK-LABEL: @bounds_of_a_clip
// CHECK: arith.minimumf {{.*}} : tensor<8x8xf16>
// CHECK: arith.minimumf {{.*}} : tensor<8x8xf32>
func.func @bounds_of_a_clip(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %six = arith.constant dense<6.0> : tensor<8x8xf32>
  %far = arith.constant dense<1.0e5> : tensor<8x8xf32>
  %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = arith.minimumf %0, %six : tensor<8x8xf32>
  %2 = arith.minimumf %0, %far : tensor<8x8xf32>
  %3 = mp.dot %1, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %4 = mp.dot %2, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %3, %4 : tensor<8x8xf32>, tensor<8x8xf32>
}
