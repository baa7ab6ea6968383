// RUN: mp-opt %s --mp-join-scatters=min-bytes=1 | FileCheck %s
// RUN: mp-opt %s --mp-join-scatters=min-bytes=1 -o %t.once
// RUN: mp-opt %t.once --mp-join-scatters=min-bytes=1 | diff %t.once -
// RUN: mp-opt %s --mp-join-scatters | FileCheck %s --check-prefix=SMALL
// RUN: mp-opt %s --mp-join-scatters=min-bytes=1 --remarks-filter="mp-join-scatters" 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK

// SMALL-NOT: mp.concat

// Words, and five words each that they are not. Zeros that a loop began with change
// nothing. Of 256,000 bytes each, two gradients fewer are written and read.
// CHECK-LABEL: @lookups
// CHECK-SAME: %[[I:[^:]*]]: tensor<8x1xi32>, %[[J:[^:]*]]: tensor<8x5x1xi32>, %[[U:[^:]*]]: tensor<8x64xf16>, %[[V:[^:]*]]: tensor<8x5x64xf16>
// CHECK-DAG: %[[I2:.*]] = mp.reshape %[[J]] : tensor<8x5x1xi32> to tensor<40x1xi32>
// CHECK-DAG: %[[V2:.*]] = mp.reshape %[[V]] : tensor<8x5x64xf16> to tensor<40x64xf16>
// CHECK-DAG: %[[IS:.*]] = mp.concat %[[I]], %[[I2]], %[[I]] dim 0 : {{.*}} -> tensor<56x1xi32>
// CHECK-DAG: %[[US:.*]] = mp.concat %[[U]], %[[V2]], %[[U]] dim 0 : {{.*}} -> tensor<56x64xf16>
// CHECK: %[[G:.*]] = mp.scatter add %{{.*}}, %[[IS]], %[[US]] window [1] inserted [0] start [0] index_vector 1 accumulate f32
// CHECK: return %[[G]]
// REMARK: remark: [Passed] Joined {{.*}}Bytes=1009216
func.func @lookups(%i: tensor<8x1xi32>, %j: tensor<8x5x1xi32>, %u: tensor<8x64xf16>, %v: tensor<8x5x64xf16>) -> tensor<1000x64xf32> {
  %zeros = arith.constant dense<0.0> : tensor<1000x64xf32>
  %a = mp.scatter add %zeros, %i, %u window [1] inserted [0] start [0] index_vector 1 accumulate f32 : (tensor<1000x64xf32>, tensor<8x1xi32>, tensor<8x64xf16>) -> tensor<1000x64xf32>
  %b = mp.scatter add %zeros, %j, %v window [2] inserted [0] start [0] index_vector 2 accumulate f32 : (tensor<1000x64xf32>, tensor<8x5x1xi32>, tensor<8x5x64xf16>) -> tensor<1000x64xf32>
  %c = mp.scatter add %zeros, %i, %u window [1] inserted [0] start [0] index_vector 1 accumulate f32 : (tensor<1000x64xf32>, tensor<8x1xi32>, tensor<8x64xf16>) -> tensor<1000x64xf32>
  %ab = arith.addf %a, %b : tensor<1000x64xf32>
  %abz = arith.addf %ab, %zeros : tensor<1000x64xf32>
  %g = arith.addf %abz, %c : tensor<1000x64xf32>
  return %g : tensor<1000x64xf32>
}

// What they start from, as the gradient of tied logits, is added: all start from the
// first. What is added besides still is.
// CHECK-LABEL: @tied
// CHECK-SAME: %[[D:[^:]*]]: tensor<1000x64xf32>, %[[E:[^:]*]]: tensor<1000x64xf32>, %[[X:[^:]*]]: tensor<1000x64xf32>
// CHECK: %[[G:.*]] = mp.scatter add %[[D]], %{{.*}} : (tensor<1000x64xf32>, tensor<24x1xi32>, tensor<24x64xf32>)
// CHECK: %[[A:.*]] = arith.addf %[[G]], %[[X]]
// CHECK: arith.addf %[[A]], %[[E]]
func.func @tied(%d: tensor<1000x64xf32>, %e: tensor<1000x64xf32>, %x: tensor<1000x64xf32>, %i: tensor<8x1xi32>, %u: tensor<8x64xf32>) -> tensor<1000x64xf32> {
  %zeros = arith.constant dense<0.0> : tensor<1000x64xf32>
  %a = mp.scatter add %d, %i, %u window [1] inserted [0] start [0] index_vector 1 : (tensor<1000x64xf32>, tensor<8x1xi32>, tensor<8x64xf32>) -> tensor<1000x64xf32>
  %b = mp.scatter add %e, %i, %u window [1] inserted [0] start [0] index_vector 1 : (tensor<1000x64xf32>, tensor<8x1xi32>, tensor<8x64xf32>) -> tensor<1000x64xf32>
  %c = mp.scatter add %zeros, %i, %u window [1] inserted [0] start [0] index_vector 1 : (tensor<1000x64xf32>, tensor<8x1xi32>, tensor<8x64xf32>) -> tensor<1000x64xf32>
  %ax = arith.addf %a, %x : tensor<1000x64xf32>
  %bc = arith.addf %b, %c : tensor<1000x64xf32>
  %g = arith.addf %ax, %bc : tensor<1000x64xf32>
  return %g : tensor<1000x64xf32>
}

// Numbers of two types are those of f32.
// CHECK-LABEL: @types
// CHECK: %[[N:.*]] = mp.cast %{{.*}} : tensor<8x64xf16> to tensor<8x64xf32>
// CHECK: mp.concat %{{.*}}, %[[N]] dim 0
func.func @types(%i: tensor<8x1xi32>, %u: tensor<8x64xf32>, %n: tensor<8x64xf16>) -> tensor<1000x64xf32> {
  %zeros = arith.constant dense<0.0> : tensor<1000x64xf32>
  %a = mp.scatter add %zeros, %i, %u window [1] inserted [0] start [0] index_vector 1 : (tensor<1000x64xf32>, tensor<8x1xi32>, tensor<8x64xf32>) -> tensor<1000x64xf32>
  %b = mp.scatter add %zeros, %i, %n window [1] inserted [0] start [0] index_vector 1 accumulate f32 : (tensor<1000x64xf32>, tensor<8x1xi32>, tensor<8x64xf16>) -> tensor<1000x64xf32>
  %g = arith.addf %a, %b : tensor<1000x64xf32>
  return %g : tensor<1000x64xf32>
}

// One that is returned as well is in memory anyway; indices of other types, rows of
// other sizes, and more than the table has stay apart; and so does what is rounded.
// CHECK-LABEL: @others
// CHECK-NOT: mp.concat
// CHECK: return
func.func @others(%i: tensor<8x1xi32>, %l: tensor<8x1xi64>, %j: tensor<900x1xi32>, %u: tensor<8x64xf32>, %n: tensor<8x64xf16>, %p: tensor<8x32xf32>, %v: tensor<900x64xf32>)
    -> (tensor<1000x64xf32>, tensor<1000x64xf32>, tensor<1000x64xf32>, tensor<1000x64xf32>, tensor<1000x64xf32>, tensor<1000x64xf16>) {
  %zeros = arith.constant dense<0.0> : tensor<1000x64xf32>
  %narrow = arith.constant dense<0.0> : tensor<1000x64xf16>
  %kept = mp.scatter add %zeros, %i, %u window [1] inserted [0] start [0] index_vector 1 : (tensor<1000x64xf32>, tensor<8x1xi32>, tensor<8x64xf32>) -> tensor<1000x64xf32>
  %a = mp.scatter add %zeros, %i, %u window [1] inserted [0] start [0] index_vector 1 : (tensor<1000x64xf32>, tensor<8x1xi32>, tensor<8x64xf32>) -> tensor<1000x64xf32>
  %0 = arith.addf %kept, %a : tensor<1000x64xf32>
  %b = mp.scatter add %zeros, %i, %u window [1] inserted [0] start [0] index_vector 1 : (tensor<1000x64xf32>, tensor<8x1xi32>, tensor<8x64xf32>) -> tensor<1000x64xf32>
  %c = mp.scatter add %zeros, %l, %u window [1] inserted [0] start [0] index_vector 1 : (tensor<1000x64xf32>, tensor<8x1xi64>, tensor<8x64xf32>) -> tensor<1000x64xf32>
  %1 = arith.addf %b, %c : tensor<1000x64xf32>
  %d = mp.scatter add %zeros, %i, %u window [1] inserted [0] start [0] index_vector 1 : (tensor<1000x64xf32>, tensor<8x1xi32>, tensor<8x64xf32>) -> tensor<1000x64xf32>
  %e = mp.scatter add %zeros, %i, %p window [1] inserted [0] start [0] index_vector 1 : (tensor<1000x64xf32>, tensor<8x1xi32>, tensor<8x32xf32>) -> tensor<1000x64xf32>
  %2 = arith.addf %d, %e : tensor<1000x64xf32>
  %f = mp.scatter add %zeros, %j, %v window [1] inserted [0] start [0] index_vector 1 : (tensor<1000x64xf32>, tensor<900x1xi32>, tensor<900x64xf32>) -> tensor<1000x64xf32>
  %g = mp.scatter add %zeros, %j, %v window [1] inserted [0] start [0] index_vector 1 : (tensor<1000x64xf32>, tensor<900x1xi32>, tensor<900x64xf32>) -> tensor<1000x64xf32>
  %3 = arith.addf %f, %g : tensor<1000x64xf32>
  %h = mp.scatter add %narrow, %i, %n window [1] inserted [0] start [0] index_vector 1 accumulate f32 : (tensor<1000x64xf16>, tensor<8x1xi32>, tensor<8x64xf16>) -> tensor<1000x64xf16>
  %k = mp.scatter add %narrow, %i, %n window [1] inserted [0] start [0] index_vector 1 accumulate f32 : (tensor<1000x64xf16>, tensor<8x1xi32>, tensor<8x64xf16>) -> tensor<1000x64xf16>
  %4 = arith.addf %h, %k : tensor<1000x64xf16>
  return %kept, %0, %1, %2, %3, %4 : tensor<1000x64xf32>, tensor<1000x64xf32>, tensor<1000x64xf32>, tensor<1000x64xf32>, tensor<1000x64xf32>, tensor<1000x64xf16>
}
