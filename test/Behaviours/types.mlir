// What no planner touches: other types, what a generator draws, what nobody
// knows. One RUN line each for the two planners.
//
// RUN: mp-opt %s --allow-unregistered-dialect \
// RUN:   --mp-load-policy="preset=fp16 planner=mincut" --mp-annotate-precision \
// RUN:   --mp-insert-casts --mp-simplify-casts --mp-check-precision | FileCheck %s
// RUN: mp-opt %s --allow-unregistered-dialect \
// RUN:   --mp-load-policy="preset=fp16 planner=painting" --mp-annotate-precision \
// RUN:   --mp-insert-casts --mp-simplify-casts --mp-check-precision | FileCheck %s
//
// RUN: mp-opt %s --allow-unregistered-dialect --mp-load-policy=preset=fp16 \
// RUN:   --mp-annotate-precision --remarks-filter=mp-annotate-precision \
// RUN:   --remark-policy=all -o /dev/null 2>&1 | FileCheck %s --check-prefix=WHY

// Doubles, integers and predicates keep their types.
// CHECK-LABEL: @other_types
// CHECK-NEXT: mp.dot {{.*}} : (tensor<8x8xf64>, tensor<8x8xf64>) -> tensor<8x8xf64>
// CHECK-NEXT: mp.dot {{.*}} : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi32>
// CHECK-NEXT: arith.xori {{.*}} : tensor<8x8xi1>
// CHECK-NEXT: return
func.func @other_types(%d: tensor<8x8xf64>, %i: tensor<8x8xi32>, %p: tensor<8x8xi1>) -> (tensor<8x8xf64>, tensor<8x8xi32>, tensor<8x8xi1>) {
  %0 = mp.dot %d, %d contracting [1] x [0] : (tensor<8x8xf64>, tensor<8x8xf64>) -> tensor<8x8xf64>
  %1 = mp.dot %i, %i contracting [1] x [0] : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi32>
  %2 = arith.xori %p, %p : tensor<8x8xi1>
  return %0, %1, %2 : tensor<8x8xf64>, tensor<8x8xi32>, tensor<8x8xi1>
}

// An element type that the policy does not speak of is left alone, and an op
// that nobody knows is opaque: it reads and gives what it did, and is named.
// WHY: 'foreign.fence' has no precision model: never touched
// CHECK-LABEL: @fences
// CHECK: mp.dot {{.*}} -> tensor<8x8xf32>
// CHECK-NEXT: %[[F:.*]] = "foreign.fence"(%{{.*}}, %arg2) : (tensor<8x8xf32>, tensor<8x!foreign.type>) -> tensor<8x8xf32>
// CHECK-NEXT: math.tanh %[[F]] : tensor<8x8xf32>
// CHECK-NEXT: return
func.func @fences(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>, %q: tensor<8x!foreign.type>) -> tensor<8x8xf32> {
  %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = "foreign.fence"(%0, %q) : (tensor<8x8xf32>, tensor<8x!foreign.type>) -> tensor<8x8xf32>
  %2 = math.tanh %1 : tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}

// A product of nothing has its casts like any other, and so has a scalar.
// CHECK-LABEL: @without_elements
// CHECK: mp.dot {{.*}} accumulate f32 : (tensor<0x8xf16>, tensor<8x8xf16>) -> tensor<0x8xf32>
// CHECK: mp.dot {{.*}} accumulate f32 : (tensor<8xf16>, tensor<8xf16>) -> tensor<f32>
func.func @without_elements(%x: tensor<0x8xf32>, %w: tensor<8x8xf32>, %v: tensor<8xf32>, %u: tensor<8xf32>) -> (tensor<0x8xf32>, tensor<f32>) {
  %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<0x8xf32>, tensor<8x8xf32>) -> tensor<0x8xf32>
  %1 = mp.dot %v, %u contracting [0] x [0] : (tensor<8xf32>, tensor<8xf32>) -> tensor<f32>
  return %0, %1 : tensor<0x8xf32>, tensor<f32>
}

// Indices of a gather are integers and stay so; data that is moved is as narrow
// as its reader wants it.
// CHECK-LABEL: @indices
// CHECK: mp.gather %{{.*}}, %arg2 {{.*}} : (tensor<8x8xf16>, tensor<4x1xi32>) -> tensor<4x8xf16>
func.func @indices(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>, %i: tensor<4x1xi32>) -> tensor<4x8xf32> {
  %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = mp.gather %0, %i slice [1, 8] offset [1] collapsed [0] start [0] index_vector 1 : (tensor<8x8xf32>, tensor<4x1xi32>) -> tensor<4x8xf32>
  %2 = mp.dot %1, %x contracting [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  return %2 : tensor<4x8xf32>
}

// A dropout: bits are drawn as before and compared in f32; only the mask that
// is made of them is narrow.
// CHECK-LABEL: @dropout
// CHECK: %[[STATE:.*]], %[[BITS:.*]] = mp.rng_bits three_fry %{{.*}} : tensor<2xi64> to tensor<8x8xi32>
// CHECK: arith.uitofp %[[BITS]] : tensor<8x8xi32> to tensor<8x8xf32>
// CHECK: arith.cmpf olt, %{{.*}}, %{{.*}} : tensor<8x8xf32>
// CHECK: return %{{.*}}, %[[STATE]]
func.func @dropout(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>, %s: tensor<2xi64>) -> (tensor<8x8xf32>, tensor<2xi64>) {
  %keep = arith.constant dense<0.9> : tensor<8x8xf32>
  %unit = arith.constant dense<2.3283064E-10> : tensor<8x8xf32>
  %zero = arith.constant dense<0.0> : tensor<8x8xf32>
  %state, %bits = mp.rng_bits three_fry %s : tensor<2xi64> to tensor<8x8xi32>
  %0 = arith.uitofp %bits : tensor<8x8xi32> to tensor<8x8xf32>
  %1 = arith.mulf %0, %unit : tensor<8x8xf32>
  %2 = arith.cmpf olt, %1, %keep : tensor<8x8xf32>
  %3 = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %4 = arith.select %2, %3, %zero : tensor<8x8xi1>, tensor<8x8xf32>
  %5 = mp.dot %4, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %5, %state : tensor<8x8xf32>, tensor<2xi64>
}

// Of a maximum with its place only the maximum has a float type to choose.
// CHECK-LABEL: @two_results
// CHECK: mp.arg_reduce max {{.*}} -> (tensor<8x{{f16|f32}}>, tensor<8xi32>)
// CHECK: return {{.*}} : tensor<8x8xf32>, tensor<8xi32>
func.func @two_results(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8xi32>) {
  %i = mp.iota dim 1 : tensor<8x8xi32>
  %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %1, %2 = mp.arg_reduce max %0, %i dims [1] : (tensor<8x8xf32>, tensor<8x8xi32>) -> (tensor<8xf32>, tensor<8xi32>)
  %3 = mp.broadcast %1 dims [0] : tensor<8xf32> to tensor<8x8xf32>
  %4 = mp.dot %3, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %4, %2 : tensor<8x8xf32>, tensor<8xi32>
}

// What is read as other bits has the bits that it had.
// CHECK-LABEL: @read_as_other_bits
// CHECK: %[[Y:.*]] = mp.dot {{.*}} -> tensor<8x8xf32>
// CHECK: arith.bitcast %[[Y]] : tensor<8x8xf32> to tensor<8x8xi32>
func.func @read_as_other_bits(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> (tensor<8x8xi32>, tensor<8x8xf32>) {
  %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = arith.bitcast %0 : tensor<8x8xf32> to tensor<8x8xi32>
  %2 = mp.dot %w, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %1, %2 : tensor<8x8xi32>, tensor<8x8xf32>
}
