// RUN: mp-opt %s --mp-read-terms | FileCheck %s
// RUN: mp-opt %s --mp-read-terms -o %t.once
// RUN: mp-opt %t.once --mp-read-terms | diff %t.once -
// RUN: mp-opt %s --mp-read-terms --remarks-filter="mp-read-terms" 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK
// RUN: sed 's/mp.unscale %%g, %%s :/mp.unscale %%g, %%s {mp.sharding = "sharding<@m, [{}, {}]>"} :/' %s | mp-opt --mp-read-terms | FileCheck %s --check-prefix=PLACE

// Terms lie elsewhere than their sum.
// PLACE: mp.unscale {{.*}} {mp.sharding
// PLACE: arith.select
// PLACE: mp.unscale %{{[0-9]+}}, %arg2 : tensor<8x64xf32>

// The check reads what is scattered, each number 2^20 times: fewer than 2^4 are
// added, and 2^16 is room for sums of them. Those that are dropped are not asked.
// CHECK-LABEL: @table
// CHECK-SAME: %[[I:[^:]*]]: tensor<8x1xi32>, %[[U:[^:]*]]: tensor<8x64xf16>, %[[S:[^:]*]]: tensor<f32>
// CHECK: %[[END:.*]] = arith.constant dense<1000> : tensor<8x1xi32>
// CHECK: %[[IN:.*]] = arith.cmpi ult, %[[I]], %[[END]] : tensor<8x1xi32>
// CHECK: %[[FLAT:.*]] = mp.reshape %[[IN]] : tensor<8x1xi1> to tensor<8xi1>
// CHECK: %[[EACH:.*]] = mp.broadcast %[[FLAT]] dims [0] : tensor<8xi1> to tensor<8x64xi1>
// CHECK: %[[KEPT:.*]] = arith.select %[[EACH]], %[[U]], %{{.*}} : tensor<8x64xi1>, tensor<8x64xf16>
// CHECK: %[[WIDE:.*]] = mp.cast %[[KEPT]] : tensor<8x64xf16> to tensor<8x64xf32>
// CHECK: %[[N:.*]] = arith.constant dense<0x49800000> : tensor<8x64xf32>
// CHECK: %[[LARGE:.*]] = arith.mulf %[[WIDE]], %[[N]] : tensor<8x64xf32>
// CHECK: %[[FEW:.*]] = mp.unscale %[[LARGE]], %[[S]] : tensor<8x64xf32>
// CHECK: mp.all_finite %[[FEW]] nonzero : tensor<8x64xf32>
// REMARK: remark: [Passed] Terms {{.*}} Function=table | Bytes=254944, Gradients=1,
func.func @table(%i: tensor<8x1xi32>, %u: tensor<8x64xf16>, %s: tensor<f32>)
    -> (tensor<1000x64xf32>, tensor<i1>, tensor<i1>) {
  %zeros = arith.constant dense<0.0> : tensor<1000x64xf32>
  %g = mp.scatter add %zeros, %i, %u window [1] inserted [0] start [0] index_vector 1 accumulate f32 : (tensor<1000x64xf32>, tensor<8x1xi32>, tensor<8x64xf16>) -> tensor<1000x64xf32>
  %d = mp.unscale %g, %s : tensor<1000x64xf32> -> tensor<1000x64xf32>
  %ok, %some = mp.all_finite %d nonzero : tensor<1000x64xf32>
  return %d, %ok, %some : tensor<1000x64xf32>, tensor<i1>, tensor<i1>
}

// Of two lookups, each by itself, without the zeros that a loop began with. Indices of 8 bits end before the table does.
// CHECK-LABEL: @two_lookups
// CHECK: %[[B:.*]] = arith.mulf %{{.*}}, %{{.*}} : tensor<4x64xf32>
// CHECK: arith.constant dense<-128> : tensor<8x1xi8>
// CHECK: %[[A:.*]] = arith.mulf %{{.*}}, %{{.*}} : tensor<8x64xf32>
// CHECK: mp.all_finite %[[B]], %[[A]] : tensor<4x64xf32>, tensor<8x64xf32>
func.func @two_lookups(%i: tensor<8x1xi8>, %j: tensor<4x1xi32>, %u: tensor<8x64xf16>, %v: tensor<4x64xf16>) -> tensor<i1> {
  %zeros = arith.constant dense<0.0> : tensor<1000x64xf32>
  %a = mp.scatter add %zeros, %i, %u window [1] inserted [0] start [0] index_vector 1 accumulate f32 : (tensor<1000x64xf32>, tensor<8x1xi8>, tensor<8x64xf16>) -> tensor<1000x64xf32>
  %b = mp.scatter add %zeros, %j, %v window [1] inserted [0] start [0] index_vector 1 accumulate f32 : (tensor<1000x64xf32>, tensor<4x1xi32>, tensor<4x64xf16>) -> tensor<1000x64xf32>
  %az = arith.addf %zeros, %a : tensor<1000x64xf32>
  %g = arith.addf %az, %b : tensor<1000x64xf32>
  %ok = mp.all_finite %g : tensor<1000x64xf32>
  return %ok : tensor<i1>
}

// Words that logits are tied to: what the scatter begins with is read as well.
// CHECK-LABEL: @tied
// CHECK-SAME: %[[D:[^:]*]]: tensor<1000x64xf32>
// CHECK: arith.mulf %{{.*}} : tensor<8x64xf32>
// CHECK: arith.mulf %[[D]], %{{.*}} : tensor<1000x64xf32>
// CHECK: mp.all_finite %{{.*}}, %{{.*}} : tensor<8x64xf32>, tensor<1000x64xf32>
func.func @tied(%d: tensor<1000x64xf32>, %i: tensor<8x1xi32>, %u: tensor<8x64xf32>) -> tensor<i1> {
  %g = mp.scatter add %d, %i, %u window [1] inserted [0] start [0] index_vector 1 : (tensor<1000x64xf32>, tensor<8x1xi32>, tensor<8x64xf32>) -> tensor<1000x64xf32>
  %ok = mp.all_finite %g : tensor<1000x64xf32>
  return %ok : tensor<i1>
}

// As @tied; but a norm reads all of the sum anyway.
// CHECK-LABEL: @clipped
// CHECK: mp.all_finite %{{.*}} : tensor<1000x64xf32>
func.func @clipped(%d: tensor<1000x64xf32>, %i: tensor<8x1xi32>, %u: tensor<8x64xf32>) -> (tensor<i1>, tensor<f32>) {
  %g = mp.scatter add %d, %i, %u window [1] inserted [0] start [0] index_vector 1 : (tensor<1000x64xf32>, tensor<8x1xi32>, tensor<8x64xf32>) -> tensor<1000x64xf32>
  %ok = mp.all_finite %g : tensor<1000x64xf32>
  %squares = arith.mulf %g, %g : tensor<1000x64xf32>
  %norm = mp.reduce add %squares dims [0, 1] : tensor<1000x64xf32> to tensor<f32>
  return %ok, %norm : tensor<i1>, tensor<f32>
}

// So does a norm of all gradients in a row, a product, and the caller.
// CHECK-LABEL: @read_elsewhere
// CHECK: mp.all_finite %{{.*}}, %{{.*}}, %{{.*}} : tensor<1000x64xf32>, tensor<1000x64xf32>, tensor<1000x64xf32>
func.func @read_elsewhere(%d: tensor<1000x64xf32>, %i: tensor<8x1xi32>, %u: tensor<8x64xf32>, %v: tensor<8x64xf32>, %w: tensor<8x64xf32>) -> (tensor<i1>, tensor<f32>, tensor<1000x1000xf32>, tensor<1000x64xf32>) {
  %a = mp.scatter add %d, %i, %u window [1] inserted [0] start [0] index_vector 1 : (tensor<1000x64xf32>, tensor<8x1xi32>, tensor<8x64xf32>) -> tensor<1000x64xf32>
  %b = mp.scatter add %d, %i, %v window [1] inserted [0] start [0] index_vector 1 : (tensor<1000x64xf32>, tensor<8x1xi32>, tensor<8x64xf32>) -> tensor<1000x64xf32>
  %c = mp.scatter add %d, %i, %w window [1] inserted [0] start [0] index_vector 1 : (tensor<1000x64xf32>, tensor<8x1xi32>, tensor<8x64xf32>) -> tensor<1000x64xf32>
  %ok = mp.all_finite %a, %b, %c : tensor<1000x64xf32>, tensor<1000x64xf32>, tensor<1000x64xf32>
  %flat = mp.reshape %a : tensor<1000x64xf32> to tensor<64000xf32>
  %squares = arith.mulf %flat, %flat : tensor<64000xf32>
  %norm = mp.reduce add %squares dims [0] : tensor<64000xf32> to tensor<f32>
  %dot = mp.dot %b, %b contracting [1] x [1] : (tensor<1000x64xf32>, tensor<1000x64xf32>) -> tensor<1000x1000xf32>
  return %ok, %norm, %dot, %c : tensor<i1>, tensor<f32>, tensor<1000x1000xf32>, tensor<1000x64xf32>
}

// A remainder of zero by zero is none: not a sum.
// CHECK-LABEL: @remainder
// CHECK: mp.all_finite %{{.*}} : tensor<1000x64xf32>
func.func @remainder(%i: tensor<8x1xi32>, %u: tensor<8x64xf32>) -> tensor<i1> {
  %zeros = arith.constant dense<0.0> : tensor<1000x64xf32>
  %two = arith.constant dense<2.0> : tensor<1000x64xf32>
  %g = mp.scatter add %zeros, %i, %u window [1] inserted [0] start [0] index_vector 1 : (tensor<1000x64xf32>, tensor<8x1xi32>, tensor<8x64xf32>) -> tensor<1000x64xf32>
  %r = arith.remf %g, %two : tensor<1000x64xf32>
  %ok = mp.all_finite %r : tensor<1000x64xf32>
  return %ok : tensor<i1>
}

// A sum that is kept in bf16 has the exponents of f32.
// CHECK-LABEL: @brain
// CHECK: %[[L:.*]] = arith.mulf %{{.*}} : tensor<8x64xf32>
// CHECK: %[[N:.*]] = mp.cast %[[L]] : tensor<8x64xf32> to tensor<8x64xbf16>
// CHECK: %[[W:.*]] = mp.cast %[[N]] : tensor<8x64xbf16> to tensor<8x64xf32>
// CHECK: mp.all_finite %[[W]] : tensor<8x64xf32>
func.func @brain(%i: tensor<8x1xi32>, %u: tensor<8x64xbf16>) -> tensor<i1> {
  %zeros = arith.constant dense<0.0> : tensor<1000x64xbf16>
  %g = mp.scatter add %zeros, %i, %u window [1] inserted [0] start [0] index_vector 1 accumulate f32 : (tensor<1000x64xbf16>, tensor<8x1xi32>, tensor<8x64xbf16>) -> tensor<1000x64xbf16>
  %w = mp.cast %g : tensor<1000x64xbf16> to tensor<1000x64xf32>
  %ok = mp.all_finite %w : tensor<1000x64xf32>
  return %ok : tensor<i1>
}

// Sums that are rounded to f16 may be infinite though their terms are small; the
// largest of all is larger than its terms; a product of sums is no sum; two tensors
// beside what is scattered are more to read than their sum; and 8 bits do not say
// where in a window a number is.
// CHECK-LABEL: @others
// CHECK: mp.all_finite %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : tensor<1000x64xf16>, tensor<1000x64xf32>, tensor<1000x64xf32>, tensor<1000x64xf32>
// CHECK: mp.amax %{{.*}} : tensor<1000x64xf32>
func.func @others(%i: tensor<8x1xi32>, %j: tensor<1xi8>, %u: tensor<8x64xf16>, %x: tensor<1000x64xf32>, %y: tensor<1000x64xf32>) -> (tensor<i1>, tensor<f32>) {
  %zeros = arith.constant dense<0.0> : tensor<1000x64xf32>
  %narrow = arith.constant dense<0.0> : tensor<1000x64xf16>
  %a = mp.scatter add %narrow, %i, %u window [1] inserted [0] start [0] index_vector 1 accumulate f32 : (tensor<1000x64xf16>, tensor<8x1xi32>, tensor<8x64xf16>) -> tensor<1000x64xf16>
  %b = mp.scatter add %zeros, %i, %u window [1] inserted [0] start [0] index_vector 1 accumulate f32 : (tensor<1000x64xf32>, tensor<8x1xi32>, tensor<8x64xf16>) -> tensor<1000x64xf32>
  %c = arith.mulf %b, %b : tensor<1000x64xf32>
  %d = arith.addf %b, %x : tensor<1000x64xf32>
  %e = arith.addf %d, %y : tensor<1000x64xf32>
  %f = mp.scatter add %zeros, %j, %u window [0, 1] start [0] index_vector 0 accumulate f32 : (tensor<1000x64xf32>, tensor<1xi8>, tensor<8x64xf16>) -> tensor<1000x64xf32>
  %ok = mp.all_finite %a, %c, %e, %f : tensor<1000x64xf16>, tensor<1000x64xf32>, tensor<1000x64xf32>, tensor<1000x64xf32>
  %amax = mp.amax %b : tensor<1000x64xf32>
  return %ok, %amax : tensor<i1>, tensor<f32>
}

// Elements of two dimensions have to be inside in both.
// CHECK-LABEL: @two_dimensions
// CHECK-SAME: %[[I:[^:]*]]: tensor<8x2xi32>, %[[U:[^:]*]]: tensor<8xf16>
// CHECK: %[[ROW:.*]] = mp.slice %[[I]] start [0, 0] limit [8, 1] strides [1, 1]
// CHECK: arith.cmpi ult, %[[ROW]], %{{.*}} : tensor<8x1xi32>
// CHECK: %[[IN:.*]] = arith.select %{{.*}}, %[[U]], %{{.*}} : tensor<8xi1>, tensor<8xf16>
// CHECK: %[[COLUMN:.*]] = mp.slice %[[I]] start [0, 1] limit [8, 2] strides [1, 1]
// CHECK: arith.cmpi ult, %[[COLUMN]], %{{.*}} : tensor<8x1xi32>
// CHECK: arith.select %{{.*}}, %[[IN]], %{{.*}} : tensor<8xi1>, tensor<8xf16>
// CHECK: mp.all_finite %{{.*}} : tensor<8xf32>
func.func @two_dimensions(%i: tensor<8x2xi32>, %u: tensor<8xf16>) -> tensor<i1> {
  %zeros = arith.constant dense<0.0> : tensor<1000x64xf32>
  %g = mp.scatter add %zeros, %i, %u window [] inserted [0, 1] start [0, 1] index_vector 1 accumulate f32 : (tensor<1000x64xf32>, tensor<8x2xi32>, tensor<8xf16>) -> tensor<1000x64xf32>
  %ok = mp.all_finite %g : tensor<1000x64xf32>
  return %ok : tensor<i1>
}

// Rows one behind the other: some of them may be outside.
// CHECK-LABEL: @window
// CHECK-SAME: %[[I:[^:]*]]: tensor<1xi32>, %[[U:[^:]*]]: tensor<8x64xf16>
// CHECK: %[[K:.*]] = mp.iota dim 0 : tensor<8x64xi32>
// CHECK: %[[FIRST:.*]] = mp.broadcast %{{.*}} dims [] : tensor<i32> to tensor<8x64xi32>
// CHECK: %[[AT:.*]] = arith.addi %[[FIRST]], %[[K]] : tensor<8x64xi32>
// CHECK: %[[IN:.*]] = arith.cmpi ult, %[[AT]], %{{.*}} : tensor<8x64xi32>
// CHECK: arith.select %[[IN]], %[[U]], %{{.*}} : tensor<8x64xi1>, tensor<8x64xf16>
// CHECK: mp.all_finite %{{.*}} : tensor<8x64xf32>
func.func @window(%i: tensor<1xi32>, %u: tensor<8x64xf16>) -> tensor<i1> {
  %zeros = arith.constant dense<0.0> : tensor<1000x64xf32>
  %g = mp.scatter add %zeros, %i, %u window [0, 1] start [0] index_vector 0 accumulate f32 : (tensor<1000x64xf32>, tensor<1xi32>, tensor<8x64xf16>) -> tensor<1000x64xf32>
  %ok = mp.all_finite %g : tensor<1000x64xf32>
  return %ok : tensor<i1>
}

// The gradient of a slice takes the place of zeros.
// CHECK-LABEL: @slice
// CHECK: mp.all_finite %{{.*}} : tensor<8x64xf32>
func.func @slice(%i: tensor<2xi32>, %u: tensor<8x64xf32>) -> tensor<i1> {
  %zeros = arith.constant dense<0.0> : tensor<1000x64xf32>
  %g = mp.scatter replace %zeros, %i, %u window [0, 1] start [0, 1] index_vector 0 : (tensor<1000x64xf32>, tensor<2xi32>, tensor<8x64xf32>) -> tensor<1000x64xf32>
  %ok = mp.all_finite %g : tensor<1000x64xf32>
  return %ok : tensor<i1>
}

// Rows that may take each other's place, or that of others, are no sum.
// CHECK-LABEL: @replaced
// CHECK: mp.all_finite %{{.*}}, %{{.*}} : tensor<1000x64xf32>, tensor<1000x64xf32>
func.func @replaced(%i: tensor<8x1xi32>, %j: tensor<1xi32>, %u: tensor<8x64xf32>, %x: tensor<1000x64xf32>) -> tensor<i1> {
  %zeros = arith.constant dense<0.0> : tensor<1000x64xf32>
  %a = mp.scatter replace %zeros, %i, %u window [1] inserted [0] start [0] index_vector 1 : (tensor<1000x64xf32>, tensor<8x1xi32>, tensor<8x64xf32>) -> tensor<1000x64xf32>
  %b = mp.scatter replace %x, %j, %u window [0, 1] start [0] index_vector 0 : (tensor<1000x64xf32>, tensor<1xi32>, tensor<8x64xf32>) -> tensor<1000x64xf32>
  %ok = mp.all_finite %a, %b : tensor<1000x64xf32>, tensor<1000x64xf32>
  return %ok : tensor<i1>
}

// Looked up more often than it has rows.
// CHECK-LABEL: @positions
// CHECK: mp.all_finite %{{.*}} : tensor<10x64xf32>
func.func @positions(%i: tensor<90x1xi32>, %u: tensor<90x64xf16>) -> tensor<i1> {
  %zeros = arith.constant dense<0.0> : tensor<10x64xf32>
  %g = mp.scatter add %zeros, %i, %u window [1] inserted [0] start [0] index_vector 1 accumulate f32 : (tensor<10x64xf32>, tensor<90x1xi32>, tensor<90x64xf16>) -> tensor<10x64xf32>
  %ok = mp.all_finite %g : tensor<10x64xf32>
  return %ok : tensor<i1>
}
