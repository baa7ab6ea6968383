// RUN: mp-opt %s --mp-fold-transposes --split-input-file > %t.once
// RUN: FileCheck %s < %t.once
// RUN: mp-opt %t.once --mp-fold-transposes --split-input-file | diff %t.once -

// A linear layer as PyTorch writes it, with its backward pass: both products read
// the weight as it lies in memory, and so does that of the gradient.
// CHECK-LABEL: func.func @linear_layer(
// CHECK-SAME: %[[W:.*]]: tensor<32x16xf32>, %[[X:.*]]: tensor<8x16xf32>, %[[DY:.*]]: tensor<8x32xf32>)
// CHECK-NOT: mp.transpose
// CHECK: mp.dot %[[X]], %[[W]] contracting [1] x [1] :
// CHECK: mp.dot %[[DY]], %[[W]] contracting [1] x [0] :
// CHECK: mp.dot %[[DY]], %[[X]] contracting [0] x [0] :
func.func @linear_layer(%w: tensor<32x16xf32>, %x: tensor<8x16xf32>, %dy: tensor<8x32xf32>)
    -> (tensor<8x32xf32>, tensor<8x16xf32>, tensor<32x16xf32>) {
  %wt = mp.transpose %w perm [1, 0] : tensor<32x16xf32> to tensor<16x32xf32>
  %y = mp.dot %x, %wt contracting [1] x [0] : (tensor<8x16xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
  %wtt = mp.transpose %wt perm [1, 0] : tensor<16x32xf32> to tensor<32x16xf32>
  %dx = mp.dot %dy, %wtt contracting [1] x [0] : (tensor<8x32xf32>, tensor<32x16xf32>) -> tensor<8x16xf32>
  %dyt = mp.transpose %dy perm [1, 0] : tensor<8x32xf32> to tensor<32x8xf32>
  %dw = mp.dot %dyt, %x contracting [1] x [0] : (tensor<32x8xf32>, tensor<8x16xf32>) -> tensor<32x16xf32>
  return %y, %dx, %dw : tensor<8x32xf32>, tensor<8x16xf32>, tensor<32x16xf32>
}

// -----

// Matrices of a batch, and groups of dimensions that stay behind each other.
// CHECK-LABEL: func.func @batches_and_groups(
// CHECK-SAME: %[[K:.*]]: tensor<2x4x8x16xf32>, %[[Q:[^:]*]]: tensor<2x4x8x16xf32>, %[[A:[^:]*]]: tensor<6x2x3xf32>
// CHECK-NOT: mp.transpose
// CHECK: mp.dot %[[Q]], %[[K]] batching [0, 1] x [0, 1] contracting [3] x [3] :
// CHECK: mp.dot %[[A]], %{{.*}} contracting [1, 2] x [0, 1] :
func.func @batches_and_groups(%k: tensor<2x4x8x16xf32>, %q: tensor<2x4x8x16xf32>, %a: tensor<6x2x3xf32>, %b: tensor<2x3x5xf32>)
    -> (tensor<2x4x8x8xf32>, tensor<6x5xf32>) {
  %kt = mp.transpose %k perm [0, 1, 3, 2] : tensor<2x4x8x16xf32> to tensor<2x4x16x8xf32>
  %s = mp.dot %q, %kt batching [0, 1] x [0, 1] contracting [3] x [2]
     : (tensor<2x4x8x16xf32>, tensor<2x4x16x8xf32>) -> tensor<2x4x8x8xf32>
  %at = mp.transpose %a perm [1, 2, 0] : tensor<6x2x3xf32> to tensor<2x3x6xf32>
  %c = mp.dot %at, %b contracting [0, 1] x [0, 1] : (tensor<2x3x6xf32>, tensor<2x3x5xf32>) -> tensor<6x5xf32>
  return %s, %c : tensor<2x4x8x8xf32>, tensor<6x5xf32>
}

// -----

// What would be no matrix in memory stays transposed: heads between rows and
// columns; free dimensions in another order. So does what is out of reach, and a
// transpose goes only if nothing else reads it.
// CHECK-LABEL: func.func @stays(
// CHECK-SAME: %[[H:.*]]: tensor<2x8x4x16xf32>, %{{.*}}: tensor<2x4x8x16xf32>, %[[A:.*]]: tensor<3x2x6xf32>,
// CHECK-SAME: %[[W:.*]]: tensor<6x5xf32>)
// CHECK: %[[HT:.*]] = mp.transpose %[[H]]
// CHECK: mp.dot %{{.*}}, %[[HT]] batching [0, 1] x [0, 1] contracting [3] x [3] :
// CHECK: %[[AT:.*]] = mp.transpose %[[A]]
// CHECK: %[[WT:.*]] = mp.transpose %[[W]]
// CHECK: mp.dot %[[AT]], %[[W]] contracting [2] x [0] :
// CHECK: mp.dot %[[AT]], %[[WT]] contracting [2] x [1] {mp.op_class
// CHECK: return {{.*}}%[[WT]] :
func.func @stays(%h: tensor<2x8x4x16xf32>, %q: tensor<2x4x8x16xf32>, %a: tensor<3x2x6xf32>, %w: tensor<6x5xf32>)
    -> (tensor<2x4x8x8xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<5x6xf32>) {
  %ht = mp.transpose %h perm [0, 2, 1, 3] : tensor<2x8x4x16xf32> to tensor<2x4x8x16xf32>
  %s = mp.dot %q, %ht batching [0, 1] x [0, 1] contracting [3] x [3]
     : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>) -> tensor<2x4x8x8xf32>
  %at = mp.transpose %a perm [1, 0, 2] : tensor<3x2x6xf32> to tensor<2x3x6xf32>
  %wt = mp.transpose %w perm [1, 0] : tensor<6x5xf32> to tensor<5x6xf32>
  %b = mp.dot %at, %wt contracting [2] x [1] : (tensor<2x3x6xf32>, tensor<5x6xf32>) -> tensor<2x3x5xf32>
  %c = mp.dot %at, %wt contracting [2] x [1] {mp.op_class = #mp.op_class<fence>} : (tensor<2x3x6xf32>, tensor<5x6xf32>) -> tensor<2x3x5xf32>
  return %s, %b, %c, %wt : tensor<2x4x8x8xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<5x6xf32>
}

// -----

// A step that is to stay in f32 stays as it was given.
// CHECK-LABEL: func.func @stays_f32(
// CHECK: mp.transpose
module attributes {mp.policy = #mp.policy<f32>} {
func.func @stays_f32(%w: tensor<32x16xf32>, %x: tensor<8x16xf32>) -> tensor<8x32xf32> {
  %wt = mp.transpose %w perm [1, 0] : tensor<32x16xf32> to tensor<16x32xf32>
  %y = mp.dot %x, %wt contracting [1] x [0] : (tensor<8x16xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
  return %y : tensor<8x32xf32>
}
}

// -----

// JAX's gradient of a weight, x times dy transposed: the operands change places,
// also in a batch. What is read otherwise, and what the user keeps, stays; so does
// another order of the free dimensions.
// CHECK-LABEL: func.func @result(
// CHECK-SAME: %[[DY:.*]]: tensor<8x32xf32>, %[[X:.*]]: tensor<8x16xf32>, %[[A:.*]]: tensor<2x8x3xf32>, %[[B:.*]]: tensor<2x8x5xf32>)
// CHECK-NEXT: %[[W:.*]] = mp.dot %[[X]], %[[DY]] contracting [0] x [0] : {{.*}} -> tensor<16x32xf32>
// CHECK-NEXT: %[[V:.*]] = mp.dot %[[B]], %[[A]] batching [0] x [0] contracting [1] x [1] : {{.*}} -> tensor<2x5x3xf32>
// CHECK-NEXT: %[[R:.*]] = mp.dot %[[DY]], %[[X]]
// CHECK-NEXT: %[[T:.*]] = mp.transpose %[[R]]
// CHECK-NEXT: %[[O:.*]] = mp.dot %[[A]], %[[B]]
// CHECK-NEXT: %[[OT:.*]] = mp.transpose %[[O]] perm [1, 0, 2]
// CHECK-NEXT: %[[F:.*]] = mp.dot %[[DY]], %[[X]] {{.*}}mp.op_class
// CHECK-NEXT: mp.transpose %[[F]]
func.func @result(%dy: tensor<8x32xf32>, %x: tensor<8x16xf32>, %a: tensor<2x8x3xf32>, %b: tensor<2x8x5xf32>)
    -> (tensor<16x32xf32>, tensor<2x5x3xf32>, tensor<32x16xf32>, tensor<16x32xf32>, tensor<3x2x5xf32>, tensor<16x32xf32>) {
  %0 = mp.dot %dy, %x contracting [0] x [0] : (tensor<8x32xf32>, tensor<8x16xf32>) -> tensor<32x16xf32>
  %1 = mp.transpose %0 perm [1, 0] : tensor<32x16xf32> to tensor<16x32xf32>
  %2 = mp.dot %a, %b batching [0] x [0] contracting [1] x [1] : (tensor<2x8x3xf32>, tensor<2x8x5xf32>) -> tensor<2x3x5xf32>
  %3 = mp.transpose %2 perm [0, 2, 1] : tensor<2x3x5xf32> to tensor<2x5x3xf32>
  %4 = mp.dot %dy, %x contracting [0] x [0] : (tensor<8x32xf32>, tensor<8x16xf32>) -> tensor<32x16xf32>
  %5 = mp.transpose %4 perm [1, 0] : tensor<32x16xf32> to tensor<16x32xf32>
  %6 = mp.dot %a, %b batching [0] x [0] contracting [1] x [1] : (tensor<2x8x3xf32>, tensor<2x8x5xf32>) -> tensor<2x3x5xf32>
  %7 = mp.transpose %6 perm [1, 0, 2] : tensor<2x3x5xf32> to tensor<3x2x5xf32>
  %8 = mp.dot %dy, %x contracting [0] x [0] {mp.op_class = #mp.op_class<fence>} : (tensor<8x32xf32>, tensor<8x16xf32>) -> tensor<32x16xf32>
  %9 = mp.transpose %8 perm [1, 0] : tensor<32x16xf32> to tensor<16x32xf32>
  return %1, %3, %4, %5, %7, %9 : tensor<16x32xf32>, tensor<2x5x3xf32>, tensor<32x16xf32>, tensor<16x32xf32>, tensor<3x2x5xf32>, tensor<16x32xf32>
}

// -----

// Attention's keys, of which the scores want the transpose: heads come before the
// positions, and no more moves. So do the gradients of the keys. A transpose that
// others read as well stays.
// CHECK-LABEL: func.func @keys(
// CHECK-SAME: %[[K:.*]]: tensor<2x8x4x16xf32>, %[[Q:[^:]*]]: tensor<2x4x8x16xf32>, %[[DS:[^:]*]]: tensor<2x4x8x8xf32>)
// CHECK-NEXT: %[[KT:.*]] = mp.transpose %[[K]] perm [0, 2, 1, 3] : tensor<2x8x4x16xf32> to tensor<2x4x8x16xf32>
// CHECK-NEXT: mp.dot %[[Q]], %[[KT]] batching [0, 1] x [0, 1] contracting [3] x [3] : {{.*}} -> tensor<2x4x8x8xf32>
// CHECK-NEXT: %[[DK:.*]] = mp.dot %[[DS]], %[[Q]] batching [0, 1] x [0, 1] contracting [2] x [2] : {{.*}} -> tensor<2x4x8x16xf32>
// CHECK-NEXT: mp.transpose %[[DK]] perm [0, 2, 1, 3] : tensor<2x4x8x16xf32> to tensor<2x8x4x16xf32>
// CHECK-NEXT: %[[READ:.*]] = mp.transpose %[[K]] perm [0, 2, 3, 1]
// CHECK-NEXT: mp.dot %[[Q]], %[[READ]] batching
// CHECK-NEXT: return {{.*}}%[[READ]] :
func.func @keys(%k: tensor<2x8x4x16xf32>, %q: tensor<2x4x8x16xf32>, %ds: tensor<2x4x8x8xf32>)
    -> (tensor<2x4x8x8xf32>, tensor<2x8x4x16xf32>, tensor<2x4x8x8xf32>, tensor<2x4x16x8xf32>) {
  %kt = mp.transpose %k perm [0, 2, 3, 1] : tensor<2x8x4x16xf32> to tensor<2x4x16x8xf32>
  %s = mp.dot %q, %kt batching [0, 1] x [0, 1] contracting [3] x [2]
     : (tensor<2x4x8x16xf32>, tensor<2x4x16x8xf32>) -> tensor<2x4x8x8xf32>
  %dkt = mp.dot %q, %ds batching [0, 1] x [0, 1] contracting [2] x [2]
     : (tensor<2x4x8x16xf32>, tensor<2x4x8x8xf32>) -> tensor<2x4x16x8xf32>
  %dk = mp.transpose %dkt perm [0, 3, 1, 2] : tensor<2x4x16x8xf32> to tensor<2x8x4x16xf32>
  %read = mp.transpose %k perm [0, 2, 3, 1] : tensor<2x8x4x16xf32> to tensor<2x4x16x8xf32>
  %t = mp.dot %q, %read batching [0, 1] x [0, 1] contracting [3] x [2]
     : (tensor<2x4x8x16xf32>, tensor<2x4x16x8xf32>) -> tensor<2x4x8x8xf32>
  return %s, %dk, %t, %read : tensor<2x4x8x8xf32>, tensor<2x8x4x16xf32>, tensor<2x4x8x8xf32>, tensor<2x4x16x8xf32>
}

// -----

// Where the exchanged product lies is what the transpose said, or nothing.
// CHECK-LABEL: func.func @places(
// CHECK: mp.dot {{.*}} {mp.sharding = "sharding<@mesh, [{\22model\22}, {}]>"}
// CHECK: mp.dot
// CHECK-NOT: mp.sharding
// CHECK: return
func.func @places(%x: tensor<8x16xf32>, %dy: tensor<8x32xf32>) -> (tensor<16x32xf32>, tensor<16x32xf32>) {
  %0 = mp.dot %dy, %x contracting [0] x [0] {mp.sharding = "sharding<@mesh, [{}, {\22model\22}]>"} : (tensor<8x32xf32>, tensor<8x16xf32>) -> tensor<32x16xf32>
  %1 = mp.transpose %0 perm [1, 0] {mp.sharding = "sharding<@mesh, [{\22model\22}, {}]>"} : tensor<32x16xf32> to tensor<16x32xf32>
  %2 = mp.dot %dy, %x contracting [0] x [0] {mp.sharding = "sharding<@mesh, [{}, {\22model\22}]>"} : (tensor<8x32xf32>, tensor<8x16xf32>) -> tensor<32x16xf32>
  %3 = mp.transpose %2 perm [1, 0] : tensor<32x16xf32> to tensor<16x32xf32>
  return %1, %3 : tensor<16x32xf32>, tensor<16x32xf32>
}

// -----

// What is said of where values lie is said of the dimensions that they have.
// CHECK-LABEL: func.func @places_of_groups(
// CHECK-NEXT: mp.dot {{.*}} {mp.sharding = "sharding<@m, [{\22x\22}, {\22y\22}]>"}
// CHECK-NEXT: mp.dot {{.*}} contracting [0] x [0] : {{.*}} -> tensor<3x4x2xf32>
// CHECK-NEXT: mp.transpose {{.*}} {mp.sharding = "sharding<@m, [{}, {\22x\22}, {}]>"} : tensor<3x4x2xf32> to tensor<4x3x2xf32>
func.func @places_of_groups(%a: tensor<8x2xf32>, %b: tensor<8x3xf32>, %c: tensor<8x3x4xf32>) -> (tensor<3x2xf32>, tensor<4x3x2xf32>) {
  %0 = mp.dot %a, %b contracting [0] x [0] {mp.sharding = "sharding<@m, [{\22y\22}, {\22x\22}]>"} : (tensor<8x2xf32>, tensor<8x3xf32>) -> tensor<2x3xf32>
  %1 = mp.transpose %0 perm [1, 0] {mp.sharding = "sharding<@m, [{\22x\22}, {\22y\22}]>"} : tensor<2x3xf32> to tensor<3x2xf32>
  %2 = mp.dot %a, %c contracting [0] x [0] {mp.sharding = "sharding<@m, [{}, {\22x\22}, {}]>"} : (tensor<8x2xf32>, tensor<8x3x4xf32>) -> tensor<2x3x4xf32>
  %3 = mp.transpose %2 perm [2, 1, 0] {mp.sharding = "sharding<@m, [{}, {\22x\22}, {}]>"} : tensor<2x3x4xf32> to tensor<4x3x2xf32>
  return %1, %3 : tensor<3x2xf32>, tensor<4x3x2xf32>
}
