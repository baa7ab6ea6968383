// RUN: mp-opt %s --split-input-file | FileCheck %s

// A region that is no known combiner works on pairs of neighbours, all at once:
// five elements take three rounds.
// CHECK-LABEL: @main
// CHECK: %[[I:.*]] = mp.broadcast %arg1 dims [] : tensor<i32> to tensor<4xi32>
// CHECK: %[[E:.*]] = mp.slice %{{.*}} start [0, 0] limit [3, 4] strides [2, 1] : tensor<5x4xi32> to tensor<2x4xi32>
// CHECK: %[[O:.*]] = mp.slice %{{.*}} start [1, 0] limit [4, 4] strides [2, 1]
// CHECK: %[[P:.*]] = arith.xori %[[E]], %[[O]] : tensor<2x4xi32>
// CHECK: %[[L:.*]] = mp.slice %{{.*}} start [4, 0] limit [5, 4]
// CHECK: mp.concat %[[P]], %[[L]] dim 0 : (tensor<2x4xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
// CHECK: arith.xori %{{.*}} : tensor<1x4xi32>
// CHECK: %[[X:.*]] = arith.xori %{{.*}} : tensor<1x4xi32>
// The initial value comes first.
// CHECK: %[[R:.*]] = mp.reshape %[[X]] : tensor<1x4xi32> to tensor<4xi32>
// CHECK: arith.xori %[[I]], %[[R]] : tensor<4xi32>
func.func @reduce(%x: tensor<4x5xi32>, %i: tensor<i32>) -> tensor<4xi32> {
  %0 = "stablehlo.reduce"(%x, %i) ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = "stablehlo.xor"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%s) : (tensor<i32>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<4x5xi32>, tensor<i32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

// The largest unsigned number is the largest signed one with its highest bit
// flipped; zero is neutral.
// CHECK-LABEL: @main
// CHECK: arith.constant dense<-128> : tensor<8xi8>
// CHECK: %[[F:.*]] = arith.xori %arg0
// CHECK: %[[R:.*]] = mp.reduce max %[[F]] dims [0] : tensor<8xi8> to tensor<i8>
// CHECK: %[[B:.*]] = arith.xori %[[R]]
// CHECK: return %[[B]]
func.func @max_of_unsigned(%x: tensor<8xui8>) -> tensor<ui8> {
  %i = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
  %0 = "stablehlo.reduce"(%x, %i) ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %s = "stablehlo.maximum"(%a, %b) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    "stablehlo.return"(%s) : (tensor<ui8>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<8xui8>, tensor<ui8>) -> tensor<ui8>
  return %0 : tensor<ui8>
}

// -----

// A region in a wider type than the operand's.
// CHECK-LABEL: @main
// CHECK: %[[W:.*]] = mp.cast %arg0 : tensor<8xf16> to tensor<8xf32>
// CHECK: mp.reduce add %[[W]] dims [0] : tensor<8xf32> to tensor<f32>
func.func @sum_in_f32(%x: tensor<8xf16>, %i: tensor<f32>) -> tensor<f32> {
  %0 = "stablehlo.reduce"(%x, %i) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<8xf16>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

// Padding counts in a sum: the elements of each place are spread out.
// CHECK-LABEL: @main
// CHECK: mp.pad %arg0, %{{.*}} low [1] high [1] interior [0]
// CHECK: mp.gather %{{.*}} slice [1] offset [] collapsed [0] start [0] index_vector 2 : (tensor<10xf32>, tensor<3x8xi64>) -> tensor<3x8xf32>
// CHECK: arith.addf
func.func @padded_sum_from_one(%x: tensor<8xf32>) -> tensor<8xf32> {
  %one = "stablehlo.constant"() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %one) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%m) : (tensor<f32>) -> ()
  }) {window_dimensions = array<i64: 3>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = array<i64: 1, 1>} : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// With GT the last of equal elements wins, which no pool_grad does: the places
// are found first, then scattered to.
// CHECK-LABEL: @main
// CHECK: arith.cmpf ogt
// CHECK: mp.scatter add
func.func @select_the_last(%x: tensor<8xf32>, %g: tensor<4xf32>, %zero: tensor<f32>) -> tensor<8xf32> {
  %1 = "stablehlo.select_and_scatter"(%x, %g, %zero) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.compare"(%a, %b) {comparison_direction = "GT", compare_type = "FLOAT"} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = array<i64: 0, 0>} : (tensor<8xf32>, tensor<4xf32>, tensor<f32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}

// -----

// A scatter by any region is a loop over the updates.
// CHECK-LABEL: @main
// CHECK: scf.while
// CHECK: mp.gather
// CHECK: arith.divf
// CHECK: arith.select
// CHECK: mp.scatter replace
func.func @scatter(%x: tensor<8xf32>, %i: tensor<3x1xi32>, %u: tensor<3xf32>) -> tensor<8xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.divide %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<8xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// A map is its region on tensors, calls included.
// CHECK-LABEL: @main
// CHECK: %[[C:.*]] = mp.broadcast %{{.*}} dims [] : tensor<f32> to tensor<2x3xf32>
// CHECK: %[[M:.*]] = arith.mulf %arg0, %[[C]] : tensor<2x3xf32>
// CHECK: arith.negf %[[M]] : tensor<2x3xf32>
func.func @main(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = "stablehlo.map"(%x) ({
  ^bb0(%a: tensor<f32>):
    %c = stablehlo.constant dense<3.0> : tensor<f32>
    %1 = stablehlo.multiply %a, %c : tensor<f32>
    %2 = func.call @minus(%1) : (tensor<f32>) -> tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) {dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
func.func private @minus(%x: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.negate %x : tensor<f32>
  return %0 : tensor<f32>
}
