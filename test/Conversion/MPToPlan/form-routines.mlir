// What is fused with nothing, and no library has, is a kernel of its own; equal
// ones are one.
// RUN: mp-opt %s --mp-form-routines --convert-mp-to-plan --split-input-file | FileCheck %s
// RUN: mp-opt %s --mp-form-routines --split-input-file -o %t.once
// RUN: mp-opt %t.once --mp-form-routines --split-input-file | diff %t.once -

// CHECK-LABEL: mprt.kernel @k0 {
// CHECK: mp.fusion routine ins(%{{.*}}, %{{.*}} : tensor<9x4xf32>, tensor<3x1xi32>) -> tensor<3x4xf32>
// CHECK-NEXT: ^bb0(%[[T:.*]]: tensor<9x4xf32>, %[[I:.*]]: tensor<3x1xi32>):
// CHECK-NEXT: %[[R:.*]] = mp.gather %[[T]], %[[I]] slice [1, 4]
// CHECK-NEXT: mp.yield %[[R]] : tensor<3x4xf32>
// CHECK-LABEL: mprt.kernel @k1 {
// CHECK: mp.scatter add
// CHECK-LABEL: mprt.kernel @k2 {
// CHECK: mp.fusion routine ins({{.*}}) -> tensor<9xf32>, tensor<9xi32>
// CHECK: mp.arg_reduce max
// CHECK-LABEL: mprt.kernel @k3 {
// CHECK: mp.pool_grad max
// CHECK-NOT: mprt.kernel
// CHECK-LABEL: mprt.plan @step {
// CHECK: mprt.launch @k0
// CHECK: mprt.launch @k1
// CHECK: mprt.launch @k0
// CHECK: mprt.launch @k2
// CHECK: mprt.launch @k3
func.func @main(%t: tensor<9x4xf32>, %i: tensor<3x1xi32>, %n: tensor<9x4xi32>,
    %x: tensor<1x4x4x1xf32>, %d: tensor<1x2x2x1xf32>)
    -> (tensor<9x4xf32>, tensor<9xi32>, tensor<1x4x4x1xf32>, tensor<3x4xf32>) {
  %0 = mp.gather %t, %i slice [1, 4] offset [1] collapsed [0] start [0] index_vector 1
     : (tensor<9x4xf32>, tensor<3x1xi32>) -> tensor<3x4xf32>
  %1 = mp.scatter add %t, %i, %0 window [1] inserted [0] start [0] index_vector 1
     : (tensor<9x4xf32>, tensor<3x1xi32>, tensor<3x4xf32>) -> tensor<9x4xf32>
  %4 = mp.gather %1, %i slice [1, 4] offset [1] collapsed [0] start [0] index_vector 1
     : (tensor<9x4xf32>, tensor<3x1xi32>) -> tensor<3x4xf32>
  %2:2 = mp.arg_reduce max %t, %n dims [1] : (tensor<9x4xf32>, tensor<9x4xi32>) -> (tensor<9xf32>, tensor<9xi32>)
  %3 = mp.pool_grad max %x, %d window [1, 2, 2, 1] strides [1, 2, 2, 1]
       low [0, 0, 0, 0] high [0, 0, 0, 0] : tensor<1x4x4x1xf32>, tensor<1x2x2x1xf32>
  return %1, %2#1, %3, %4 : tensor<9x4xf32>, tensor<9xi32>, tensor<1x4x4x1xf32>, tensor<3x4xf32>
}

// -----

// An operand that is read twice is one of the kernel.
// CHECK-LABEL: mprt.kernel @k0 {
// CHECK-NEXT: ^bb0(%{{.*}}: tensor<8xi32>):
// CHECK-NEXT: mp.fusion routine ins(%{{.*}} : tensor<8xi32>) -> tensor<8xi32>
// CHECK-NEXT: ^bb0(%[[X:.*]]: tensor<8xi32>):
// CHECK-NEXT: mp.scatter add %[[X]], %[[X]], %[[X]]
// CHECK-LABEL: mprt.plan @step {
func.func @main(%x: tensor<8xi32>) -> tensor<8xi32> {
  %0 = mp.scatter add %x, %x, %x window [] inserted [0] start [0] index_vector 1
     : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
  return %0 : tensor<8xi32>
}

// -----

// Nothing comes to these.
// CHECK-NOT: mprt.kernel
// CHECK-LABEL: mprt.plan @step {
// CHECK: %[[X:.*]] = mprt.slot argument 0
// CHECK: %[[Y:.*]] = mprt.slot result 0
// CHECK: %[[D:.*]] = mprt.slot result 1
// CHECK: mprt.copy %[[X]] into %[[Y]]
// CHECK: mprt.fill %[[D]] with 0.000000e+00 : f32
func.func @main(%x: tensor<8xf32>, %i: tensor<0x1xi32>, %u: tensor<0xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = mp.scatter add %x, %i, %u window [] inserted [0] start [0] index_vector 1
     : (tensor<8xf32>, tensor<0x1xi32>, tensor<0xf32>) -> tensor<8xf32>
  %1 = mp.pool_grad max %x, %u window [9] strides [1] low [0] high [0]
     : tensor<8xf32>, tensor<0xf32>
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
}

// -----

// The zeros that a gradient is scattered into are code. Numbers that differ are
// in memory, and so is a constant that is scattered into itself.
// CHECK-LABEL: mprt.kernel @k0 {
// CHECK: mp.fusion routine ins(%{{.*}}, %{{.*}} : tensor<3x1xi32>, tensor<3x4xf32>) -> tensor<9x4xf32>
// CHECK-NEXT: ^bb0(%[[I:.*]]: tensor<3x1xi32>, %[[U:.*]]: tensor<3x4xf32>):
// CHECK-NEXT: %[[ZEROS:.*]] = arith.constant dense<0.000000e+00> : tensor<9x4xf32>
// CHECK-NEXT: mp.scatter add %[[ZEROS]], %[[I]], %[[U]]
// CHECK: mp.fusion routine ins({{.*}} : tensor<3xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK: mp.fusion routine ins({{.*}} : tensor<3xf32>, tensor<3x1xi32>) -> tensor<3xf32>
// CHECK-LABEL: mprt.plan @step {
// CHECK-NOT: mprt.constant {{.*}} tensor<9x4xf32>
// CHECK: mprt.launch @k0
func.func @main(%i: tensor<3x1xi32>, %u: tensor<3x4xf32>, %v: tensor<3xf32>)
    -> (tensor<9x4xf32>, tensor<3xf32>, tensor<3xf32>) {
  %zeros = arith.constant dense<0.0> : tensor<9x4xf32>
  %table = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %ones = arith.constant dense<1.0> : tensor<3xf32>
  %0 = mp.scatter add %zeros, %i, %u window [1] inserted [0] start [0] index_vector 1
     : (tensor<9x4xf32>, tensor<3x1xi32>, tensor<3x4xf32>) -> tensor<9x4xf32>
  %1 = mp.scatter add %table, %i, %v window [] inserted [0] start [0] index_vector 1
     : (tensor<3xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<3xf32>
  %2 = mp.scatter mul %ones, %i, %ones window [] inserted [0] start [0] index_vector 1
     : (tensor<3xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<3xf32>
  return %0, %1, %2 : tensor<9x4xf32>, tensor<3xf32>, tensor<3xf32>
}
