// RUN: mp-opt %s --split-input-file | FileCheck %s

// A comparator keeps what it captures.
// CHECK-LABEL: @main
// CHECK: mp.sort %arg0, %arg1 dim 1 : tensor<2x5xf32>, tensor<2x5xi32> {
// CHECK-NEXT: ^bb0(%[[A:.*]]: tensor<f32>, %[[B:.*]]: tensor<f32>, %{{.*}}: tensor<i32>, %{{.*}}: tensor<i32>):
// CHECK-NEXT: %[[C:.*]] = arith.maximumf %[[A]], %arg2
// CHECK-NEXT: %[[R:.*]] = arith.cmpf olt, %[[C]], %[[B]]
// CHECK-NEXT: mp.yield %[[R]] : tensor<i1>
func.func @sort(%x: tensor<2x5xf32>, %i: tensor<2x5xi32>, %low: tensor<f32>) -> tensor<2x5xi32> {
  %0:2 = "stablehlo.sort"(%x, %i) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
    %1 = stablehlo.maximum %a, %low : tensor<f32>
    %2 = stablehlo.compare LT, %1, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %2 : tensor<i1>
  }) {dimension = -1 : i64, is_stable = true} : (tensor<2x5xf32>, tensor<2x5xi32>) -> (tensor<2x5xf32>, tensor<2x5xi32>)
  return %0#1 : tensor<2x5xi32>
}

// -----

// The first elements of a descending sort in total order.
// CHECK-LABEL: @main
// CHECK: %[[I:.*]] = mp.iota dim 1 : tensor<2x5xi32>
// CHECK: %[[S:.*]]:2 = mp.sort %arg0, %[[I]] dim 1
// CHECK: arith.bitcast
// CHECK: arith.cmpi sgt
// CHECK: mp.slice %[[S]]#0 start [0, 0] limit [2, 3] strides [1, 1]
// CHECK: mp.slice %[[S]]#1 start [0, 0] limit [2, 3] strides [1, 1]
func.func @top_k(%x: tensor<2x5xf32>) -> (tensor<2x3xf32>, tensor<2x3xi32>) {
  %0:2 = chlo.top_k(%x, k = 3) : tensor<2x5xf32> -> (tensor<2x3xf32>, tensor<2x3xi32>)
  return %0#0, %0#1 : tensor<2x3xf32>, tensor<2x3xi32>
}

// -----

// What the specification leaves open is Philox; floats are bits read as such.
// CHECK-LABEL: @main
// CHECK: mp.rng_bits three_fry %arg0 : tensor<2xi64> to tensor<4xi32>
// CHECK: %[[S:.*]], %[[B:.*]] = mp.rng_bits philox %{{.*}} : tensor<2xi64> to tensor<4xi32>
// CHECK: arith.bitcast %[[B]] : tensor<4xi32> to tensor<4xf32>
func.func @random(%s: tensor<2xui64>) -> (tensor<4xui32>, tensor<4xf32>) {
  %0:2 = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
  %1:2 = stablehlo.rng_bit_generator %0#0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xf32>)
  return %0#1, %1#1 : tensor<4xui32>, tensor<4xf32>
}

// -----

// Gathers move a start that would leave the operand; scatters drop, so the
// start is moved before.
// CHECK-LABEL: @main
// CHECK: %[[P:.*]] = mp.concat %{{.*}}, %{{.*}} dim 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
// CHECK: mp.gather %arg0, %[[P]] slice [2, 3] offset [0, 1] start [0, 1] index_vector 0
// CHECK: arith.constant dense<[2, 3]> : tensor<2xi32>
// CHECK: arith.maxsi
// CHECK: %[[C:.*]] = arith.minsi
// CHECK: mp.scatter replace %arg0, %[[C]], %{{.*}} window [0, 1] start [0, 1] index_vector 0
func.func @dynamic_slices(%x: tensor<4x6xf32>, %i: tensor<i32>) -> tensor<4x6xf32> {
  %0 = stablehlo.dynamic_slice %x, %i, %i, sizes = [2, 3] : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  %1 = stablehlo.dynamic_update_slice %x, %0, %i, %i : (tensor<4x6xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x6xf32>
  return %1 : tensor<4x6xf32>
}

// -----

// CHECK-LABEL: @main
// CHECK-NOT: dynamic
// CHECK: mp.reshape %arg0 : tensor<2x3xf32> to tensor<6xf32>
// CHECK: arith.constant dense<3> : tensor<i32>
func.func @shapes_that_are_known(%x: tensor<2x3xf32>, %s: tensor<1xi64>) -> (tensor<6xf32>, tensor<i32>, tensor<ui32>) {
  %0 = stablehlo.dynamic_reshape %x, %s : (tensor<2x3xf32>, tensor<1xi64>) -> tensor<6xf32>
  %1 = stablehlo.get_dimension_size %x, dim = 1 : (tensor<2x3xf32>) -> tensor<i32>
  %2 = stablehlo.partition_id : tensor<ui32>
  return %0, %1, %2 : tensor<6xf32>, tensor<i32>, tensor<ui32>
}
