// Loops, branches, functions and what a step returns, with both planners.
//
// RUN: mp-opt %s --mp-load-policy="preset=fp16 planner=mincut" \
// RUN:   --mp-annotate-precision --mp-insert-casts --mp-simplify-casts \
// RUN:   --mp-check-precision | FileCheck %s
// RUN: mp-opt %s --mp-load-policy="preset=fp16 planner=painting" \
// RUN:   --mp-annotate-precision --mp-insert-casts --mp-simplify-casts \
// RUN:   --mp-check-precision | FileCheck %s

// What changes places from round to round is of one type, that of all three.
// CHECK-LABEL: @rotating
// CHECK: scf.for {{.*}} -> (tensor<8x8x[[T:f16|f32]]>, tensor<8x8x[[T]]>, tensor<8x8x[[T]]>) {
// CHECK: mp.dot {{.*}} accumulate f32 : (tensor<8x8xf16>, tensor<8x8xf16>)
// CHECK: scf.yield {{.*}} : tensor<8x8x[[T]]>, tensor<8x8x[[T]]>, tensor<8x8x[[T]]>
func.func @rotating(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>, %n: index) -> tensor<8x8xf32> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %r:3 = scf.for %i = %zero to %n step %one iter_args(%a = %x, %b = %w, %c = %x) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = mp.dot %a, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = math.tanh %0 : tensor<8x8xf32>
    scf.yield %b, %c, %1 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
  }
  return %r#0 : tensor<8x8xf32>
}

// A loop in a loop: a weight that neither changes is cast once, before both.
// CHECK-LABEL: @cast_before_both_loops
// CHECK-SAME: %[[X:[^:]*]]: tensor<8x8xf32>, %[[W:[^:]*]]: tensor<8x8xf32>
// CHECK: %[[W16:.*]] = mp.cast %[[W]] : tensor<8x8xf32> to tensor<8x8xf16>
// CHECK: scf.for
// CHECK: scf.for
// CHECK-NOT: mp.cast %[[W]]
// CHECK: mp.dot %{{.*}}, %[[W16]]
func.func @cast_before_both_loops(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>, %n: index) -> tensor<8x8xf32> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %r = scf.for %i = %zero to %n step %one iter_args(%a = %x) -> tensor<8x8xf32> {
    %s = scf.for %j = %zero to %n step %one iter_args(%b = %a) -> tensor<8x8xf32> {
      %0 = mp.dot %b, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
      %1 = math.tanh %0 : tensor<8x8xf32>
      scf.yield %1 : tensor<8x8xf32>
    }
    scf.yield %s : tensor<8x8xf32>
  }
  return %r : tensor<8x8xf32>
}

// A value of outside that several branches read is cast once for all of them.
// All ways out of a branch have one type, that of a branch that only hands a
// value on too.
// CHECK-LABEL: @branches_in_branches
// CHECK: %[[T:.*]] = math.tanh %{{.*}} : tensor<8x8xf32>
// CHECK-NEXT: %[[N:.*]] = mp.cast %[[T]] : tensor<8x8xf32> to tensor<8x8xf16>
// CHECK-NEXT: scf.if %{{.*}} -> (tensor<8x8xf32>) {
// CHECK-NEXT: scf.if %{{.*}} -> (tensor<8x8xf32>) {
// CHECK-NEXT: mp.dot %[[N]], {{.*}} -> tensor<8x8xf32>
// CHECK-NEXT: scf.yield
// CHECK-NEXT: } else {
// CHECK-NEXT: mp.dot %{{.*}}, %[[N]] {{.*}} -> tensor<8x8xf32>
// CHECK-NEXT: scf.yield
// CHECK: } else {
// CHECK-NEXT: scf.yield %[[T]] : tensor<8x8xf32>
func.func @branches_in_branches(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>, %p: i1, %q: i1) -> tensor<8x8xf32> {
  %0 = math.tanh %x : tensor<8x8xf32>
  %r = scf.if %p -> tensor<8x8xf32> {
    %s = scf.if %q -> tensor<8x8xf32> {
      %1 = mp.dot %0, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
      scf.yield %1 : tensor<8x8xf32>
    } else {
      %1 = mp.dot %w, %0 contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
      scf.yield %1 : tensor<8x8xf32>
    }
    scf.yield %s : tensor<8x8xf32>
  } else {
    scf.yield %0 : tensor<8x8xf32>
  }
  return %r : tensor<8x8xf32>
}

// An argument that is a result, a value that is two results, and a product that
// is one: types and order stay, and products that end the step are not rounded.
// CHECK-LABEL: @results
// CHECK-SAME: %[[X:[^:]*]]: tensor<8x8xf32>
// CHECK: %[[LAST:.*]] = mp.dot {{.*}} accumulate f32 : (tensor<8x8xf16>, tensor<8x8xf16>) -> tensor<8x8xf32>
// CHECK: return %[[X]], %[[Y:.*]], %[[Y]], %[[LAST]] : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
func.func @results(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = math.tanh %0 : tensor<8x8xf32>
  %2 = mp.dot %1, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %x, %1, %1, %2 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}

// Places of a tensor that are overwritten one after the other: the tensor has
// one type in the whole chain.
// CHECK-LABEL: @written_in_place
// CHECK-COUNT-2: mp.scatter replace {{.*}} : (tensor<8x8xf16>, tensor<4x1xi32>, tensor<4x8xf16>) -> tensor<8x8xf16>
// CHECK-NOT: mp.cast
// CHECK: return
func.func @written_in_place(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>, %i: tensor<4x1xi32>) -> tensor<8x8xf32> {
  %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = mp.gather %0, %i slice [1, 8] offset [1] collapsed [0] start [0] index_vector 1 : (tensor<8x8xf32>, tensor<4x1xi32>) -> tensor<4x8xf32>
  %2 = mp.scatter replace %0, %i, %1 window [1] inserted [0] start [0] index_vector 1 : (tensor<8x8xf32>, tensor<4x1xi32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  %3 = mp.scatter replace %2, %i, %1 window [1] inserted [0] start [0] index_vector 1 : (tensor<8x8xf32>, tensor<4x1xi32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  %4 = mp.dot %3, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %4 : tensor<8x8xf32>
}

// A function that two places call keeps its signature, and has its casts inside.
// CHECK-LABEL: func.func private @layer(
// CHECK-SAME: tensor<8x8xf32>) -> tensor<8x8xf32>
// CHECK-COUNT-2: mp.cast
// CHECK: mp.dot {{.*}} accumulate f32 : (tensor<8x8xf16>, tensor<8x8xf16>)
// CHECK: return %{{.*}} : tensor<8x8xf32>
func.func private @layer(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// CHECK-LABEL: @calls
// CHECK-COUNT-2: call @layer({{.*}}) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
func.func @calls(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = call @layer(%x, %w) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = call @layer(%0, %w) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}
