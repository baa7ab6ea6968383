// RUN: mp-opt %s --mp-read-written-rows=min-bytes=1 | FileCheck %s
// RUN: mp-opt %s --mp-read-written-rows=min-bytes=1 > %t.once
// RUN: mp-opt %t.once --mp-read-written-rows=min-bytes=1 | diff %t.once -
// RUN: mp-opt %s --mp-read-written-rows | FileCheck %s --check-prefix=SMALL
// RUN: mp-opt %s --mp-read-written-rows=min-bytes=1 --remarks-filter="mp-read-written-rows" 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK
// RUN: sed 's/mp.unscale %%g, %%s :/mp.unscale %%g, %%s {mp.sharding = "sharding<@m, [{}, {}]>"} :/' %s | mp-opt --mp-read-written-rows=min-bytes=1 | FileCheck %s --check-prefix=PLACE

// Rows lie elsewhere than all that is written.
// PLACE: mp.unscale {{.*}} {mp.sharding
// PLACE: mp.gather
// PLACE-NEXT: mp.unscale %{{[0-9]+}}, %arg2 : tensor<8x64xf32>

// No launch is worth these few bytes.
// SMALL-NOT: mp.gather

// Of 1,000 rows the check reads the 8 that were looked up, unscaled as all are.
// CHECK-LABEL: @rows_of_a_table
// CHECK-SAME: %[[I:[^:]*]]: tensor<8x1xi32>, %[[U:[^:]*]]: tensor<8x64xf16>, %[[S:[^:]*]]: tensor<f32>
// CHECK: %[[G:.*]] = mp.scatter add
// CHECK: %[[ALL:.*]] = mp.unscale %[[G]], %[[S]] : tensor<1000x64xf32>
// CHECK: %[[ROWS:.*]] = mp.gather %[[G]], %[[I]] slice [1, 64] offset [1] collapsed [0] start [0] index_vector 1 : (tensor<1000x64xf32>, tensor<8x1xi32>) -> tensor<8x64xf32>
// CHECK: %[[FEW:.*]] = mp.unscale %[[ROWS]], %[[S]] : tensor<8x64xf32>
// CHECK: mp.all_finite %[[FEW]] nonzero : tensor<8x64xf32>
// CHECK: return %[[ALL]]
// REMARK: remark: [Passed] WrittenRows {{.*}} Function=rows_of_a_table | Bytes=249856, Gradients=1,
func.func @rows_of_a_table(%i: tensor<8x1xi32>, %u: tensor<8x64xf16>, %s: tensor<f32>)
    -> (tensor<1000x64xf32>, tensor<i1>, tensor<i1>) {
  %zeros = arith.constant dense<0.0> : tensor<1000x64xf32>
  %g = mp.scatter add %zeros, %i, %u window [1] inserted [0] start [0] index_vector 1 accumulate f32 : (tensor<1000x64xf32>, tensor<8x1xi32>, tensor<8x64xf16>) -> tensor<1000x64xf32>
  %d = mp.unscale %g, %s : tensor<1000x64xf32> -> tensor<1000x64xf32>
  %ok, %some = mp.all_finite %d nonzero : tensor<1000x64xf32>
  return %d, %ok, %some : tensor<1000x64xf32>, tensor<i1>, tensor<i1>
}

// Two lookups in one table, as of words and of those around them: rows of the
// sum are sums of rows, at the indices of both. A statistic of all stays.
// CHECK-LABEL: @two_lookups
// CHECK-SAME: %[[I:[^:]*]]: tensor<8x1xi32>, %[[J:[^:]*]]: tensor<4x1xi32>
// CHECK: %[[A:.*]] = mp.scatter add %{{.*}}, %[[I]],
// CHECK: %[[B:.*]] = mp.scatter add %{{.*}}, %[[J]],
// CHECK: arith.addf %{{.*}}, %{{.*}} : tensor<8x64xf32>
// CHECK: %[[AJ:.*]] = mp.gather %[[A]], %[[J]] {{.*}} -> tensor<4x64xf32>
// CHECK: %[[BJ:.*]] = mp.gather %[[B]], %[[J]] {{.*}} -> tensor<4x64xf32>
// CHECK: %[[J2:.*]] = arith.addf %[[AJ]], %[[BJ]] : tensor<4x64xf32>
// CHECK: mp.amax %{{.*}}, %[[J2]] : tensor<8x64xf32>, tensor<4x64xf32>
// CHECK: mp.histogram {{.*}} tensor<1000x64xf32>
func.func @two_lookups(%i: tensor<8x1xi32>, %j: tensor<4x1xi32>, %u: tensor<8x64xf32>, %v: tensor<4x64xf32>, %s: tensor<f32>)
    -> (tensor<f32>, tensor<f32>, tensor<f32>) {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %zeros = mp.broadcast %zero dims [] : tensor<f32> to tensor<1000x64xf32>
  %a = mp.scatter add %zeros, %i, %u window [1] inserted [0] start [0] index_vector 1 : (tensor<1000x64xf32>, tensor<8x1xi32>, tensor<8x64xf32>) -> tensor<1000x64xf32>
  %b = mp.scatter add %zeros, %j, %v window [1] inserted [0] start [0] index_vector 1 : (tensor<1000x64xf32>, tensor<4x1xi32>, tensor<4x64xf32>) -> tensor<1000x64xf32>
  %g = arith.addf %a, %b : tensor<1000x64xf32>
  %amax = mp.amax %g : tensor<1000x64xf32>
  %upper, %lower = mp.histogram %g scale %s edge 1.0 : tensor<1000x64xf32>
  return %amax, %upper, %lower : tensor<f32>, tensor<f32>, tensor<f32>
}

// A gradient whose sign changes, as one of a loss that is taken away.
// CHECK-LABEL: @taken_away
// CHECK: arith.subf %{{.*}} : tensor<8x64xf32>
// CHECK: arith.negf %{{.*}} : tensor<8x64xf32>
// CHECK: mp.all_finite %{{.*}} : tensor<8x64xf32>
func.func @taken_away(%i: tensor<8x1xi32>, %u: tensor<8x64xf32>, %v: tensor<8x64xf32>) -> tensor<i1> {
  %zeros = arith.constant dense<0.0> : tensor<1000x64xf32>
  %0 = mp.scatter add %zeros, %i, %u window [1] inserted [0] start [0] index_vector 1 : (tensor<1000x64xf32>, tensor<8x1xi32>, tensor<8x64xf32>) -> tensor<1000x64xf32>
  %1 = mp.scatter add %zeros, %i, %v window [1] inserted [0] start [0] index_vector 1 : (tensor<1000x64xf32>, tensor<8x1xi32>, tensor<8x64xf32>) -> tensor<1000x64xf32>
  %2 = arith.subf %0, %1 : tensor<1000x64xf32>
  %3 = arith.negf %2 : tensor<1000x64xf32>
  %ok = mp.all_finite %3 : tensor<1000x64xf32>
  return %ok : tensor<i1>
}

// Added to itself often, it is gathered once.
// CHECK-LABEL: @added_to_itself
// CHECK-COUNT-1: mp.gather
// CHECK-NOT: mp.gather
// CHECK: mp.all_finite %{{.*}} : tensor<8x64xf32>
func.func @added_to_itself(%i: tensor<8x1xi32>, %u: tensor<8x64xf32>) -> tensor<i1> {
  %zeros = arith.constant dense<0.0> : tensor<1000x64xf32>
  %0 = mp.scatter add %zeros, %i, %u window [1] inserted [0] start [0] index_vector 1 : (tensor<1000x64xf32>, tensor<8x1xi32>, tensor<8x64xf32>) -> tensor<1000x64xf32>
  %1 = arith.addf %0, %0 : tensor<1000x64xf32>
  %2 = arith.addf %1, %1 : tensor<1000x64xf32>
  %3 = arith.addf %2, %2 : tensor<1000x64xf32>
  %4 = arith.addf %3, %3 : tensor<1000x64xf32>
  %ok = mp.all_finite %4 : tensor<1000x64xf32>
  return %ok : tensor<i1>
}

// Windows of two columns at places of two numbers, one behind the other.
// CHECK-LABEL: @windows
// CHECK: mp.gather %{{.*}}, %{{.*}} slice [1, 2] offset [1] collapsed [0] start [0, 1] index_vector 1 : (tensor<100x64xf32>, tensor<3x2xi32>) -> tensor<3x2xf32>
// CHECK: mp.gather %{{.*}}, %{{.*}} slice [1, 2] offset [1] collapsed [0] start [0, 1] index_vector 1 : (tensor<100x64xf32>, tensor<5x2xi32>) -> tensor<5x2xf32>
// CHECK: mp.all_finite %{{.*}}, %{{.*}}, %{{.*}} : tensor<3x2xf32>, tensor<5x2xf32>, tensor<7xf32>
func.func @windows(%i: tensor<5x2xi32>, %j: tensor<3x2xi32>, %u: tensor<5x2xf32>, %v: tensor<3x2xf32>, %other: tensor<7xf32>) -> tensor<i1> {
  %zeros = arith.constant dense<0.0> : tensor<100x64xf32>
  %a = mp.scatter add %zeros, %i, %u window [1] inserted [0] start [0, 1] index_vector 1 : (tensor<100x64xf32>, tensor<5x2xi32>, tensor<5x2xf32>) -> tensor<100x64xf32>
  %b = mp.scatter add %a, %j, %v window [1] inserted [0] start [0, 1] index_vector 1 : (tensor<100x64xf32>, tensor<3x2xi32>, tensor<3x2xf32>) -> tensor<100x64xf32>
  %ok = mp.all_finite %b, %other : tensor<100x64xf32>, tensor<7xf32>
  return %ok : tensor<i1>
}

// Not zero elsewhere: added to something, scattered into something, or divided.
// Nor worth it: as many rows as the table has.
// CHECK-LABEL: @all_is_read
// CHECK-NOT: mp.gather
func.func @all_is_read(%i: tensor<8x1xi32>, %u: tensor<8x64xf32>, %x: tensor<1000x64xf32>, %many: tensor<1000x1xi32>)
    -> tensor<i1> {
  %zeros = arith.constant dense<0.0> : tensor<1000x64xf32>
  %g = mp.scatter add %zeros, %i, %u window [1] inserted [0] start [0] index_vector 1 : (tensor<1000x64xf32>, tensor<8x1xi32>, tensor<8x64xf32>) -> tensor<1000x64xf32>
  %a = arith.addf %g, %x : tensor<1000x64xf32>
  %b = mp.scatter add %x, %i, %u window [1] inserted [0] start [0] index_vector 1 : (tensor<1000x64xf32>, tensor<8x1xi32>, tensor<8x64xf32>) -> tensor<1000x64xf32>
  %c = arith.divf %g, %x : tensor<1000x64xf32>
  %d = mp.scatter add %zeros, %many, %x window [1] inserted [0] start [0] index_vector 1 : (tensor<1000x64xf32>, tensor<1000x1xi32>, tensor<1000x64xf32>) -> tensor<1000x64xf32>
  %ok = mp.all_finite %a, %b, %c, %d : tensor<1000x64xf32>, tensor<1000x64xf32>, tensor<1000x64xf32>, tensor<1000x64xf32>
  return %ok : tensor<i1>
}
