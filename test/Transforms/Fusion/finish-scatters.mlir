// RUN: mp-opt %s --mp-finish-scatters | FileCheck %s
// RUN: mp-opt %s --mp-finish-scatters -o %t.once
// RUN: mp-opt %t.once --mp-finish-scatters | diff %t.once -
// RUN: mp-opt %s --mp-finish-scatters --remarks-filter=mp-finish-scatters 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK

// The update reads what was scattered: no gradient of the table is in memory.
// CHECK-LABEL: @update
// CHECK-SAME: %[[I:[^:]*]]: tensor<8x1xi32>, %[[U:[^:]*]]: tensor<8x64xf16>, %[[W:[^:]*]]: tensor<1000x64xf32>
// CHECK: %[[R:.*]]:2 = mp.fusion routine ins(%[[I]], %[[U]], %[[W]] : tensor<8x1xi32>, tensor<8x64xf16>, tensor<1000x64xf32>) -> tensor<1000x64xf32>, tensor<1000x64xf16>
// CHECK: ^bb0(%[[I0:.*]]: tensor<8x1xi32>, %[[U0:.*]]: tensor<8x64xf16>, %[[W0:.*]]: tensor<1000x64xf32>)
// CHECK: %[[G:.*]] = mp.scatter add %{{.*}}, %[[I0]], %[[U0]]
// CHECK: %[[N:.*]] = arith.subf %[[W0]], %[[G]]
// CHECK: %[[C:.*]] = mp.cast %[[N]]
// CHECK: mp.yield %[[N]], %[[C]]
// CHECK: return %[[R]]#0, %[[R]]#1
// REMARK: [Passed] Scatter {{.*}}Bytes=512000, Remark="its elements are used where they are made"
func.func @update(%i: tensor<8x1xi32>, %u: tensor<8x64xf16>, %w: tensor<1000x64xf32>) -> (tensor<1000x64xf32>, tensor<1000x64xf16>) {
  %g = mp.fusion routine ins(%i, %u : tensor<8x1xi32>, tensor<8x64xf16>) -> tensor<1000x64xf32> {
  ^bb0(%i0: tensor<8x1xi32>, %u0: tensor<8x64xf16>):
    %zeros = arith.constant dense<0.0> : tensor<1000x64xf32>
    %0 = mp.scatter add %zeros, %i0, %u0 window [1] inserted [0] start [0] index_vector 1 accumulate f32 : (tensor<1000x64xf32>, tensor<8x1xi32>, tensor<8x64xf16>) -> tensor<1000x64xf32>
    mp.yield %0 : tensor<1000x64xf32>
  }
  %r:2 = mp.fusion pointwise ins(%w, %g : tensor<1000x64xf32>, tensor<1000x64xf32>) -> tensor<1000x64xf32>, tensor<1000x64xf16> {
  ^bb0(%w0: tensor<1000x64xf32>, %g0: tensor<1000x64xf32>):
    %0 = arith.subf %w0, %g0 : tensor<1000x64xf32>
    %1 = mp.cast %0 : tensor<1000x64xf32> to tensor<1000x64xf16>
    mp.yield %0, %1 : tensor<1000x64xf32>, tensor<1000x64xf16>
  }
  return %r#0, %r#1 : tensor<1000x64xf32>, tensor<1000x64xf16>
}

// Under another shape, and with what all elements say.
// CHECK-LABEL: @changed
// CHECK-NOT: mp.reshape
// CHECK: mp.fusion routine
// CHECK: mp.scatter
// CHECK-NEXT: mp.reshape %{{.*}} : tensor<1000x64xf32> to tensor<64000xf32>
// CHECK: mp.reduce max
// CHECK-NOT: mp.fusion
func.func @changed(%i: tensor<8x1xi32>, %u: tensor<8x64xf32>, %w: tensor<64000xf32>) -> (tensor<64000xf32>, tensor<f32>) {
  %g = mp.fusion routine ins(%i, %u : tensor<8x1xi32>, tensor<8x64xf32>) -> tensor<1000x64xf32> {
  ^bb0(%i0: tensor<8x1xi32>, %u0: tensor<8x64xf32>):
    %zeros = arith.constant dense<0.0> : tensor<1000x64xf32>
    %0 = mp.scatter add %zeros, %i0, %u0 window [1] inserted [0] start [0] index_vector 1 : (tensor<1000x64xf32>, tensor<8x1xi32>, tensor<8x64xf32>) -> tensor<1000x64xf32>
    mp.yield %0 : tensor<1000x64xf32>
  }
  %f = mp.reshape %g : tensor<1000x64xf32> to tensor<64000xf32>
  %r:2 = mp.fusion full ins(%w, %f : tensor<64000xf32>, tensor<64000xf32>) -> tensor<64000xf32>, tensor<f32> {
  ^bb0(%w0: tensor<64000xf32>, %g0: tensor<64000xf32>):
    %0 = arith.subf %w0, %g0 : tensor<64000xf32>
    %1 = mp.reduce max %0 dims [0] : tensor<64000xf32> to tensor<f32>
    mp.yield %0, %1 : tensor<64000xf32>, tensor<f32>
  }
  return %r#0, %r#1 : tensor<64000xf32>, tensor<f32>
}

// Somebody else reads the gradient; or its elements are wanted elsewhere; or each
// waits for all of them.
// CHECK-LABEL: @others
// CHECK-COUNT-3: mp.fusion routine
// CHECK: mp.fusion pointwise
// REMARK: [Missed] Scatter {{.*}} Reason="the scatter stays by itself: its reader moves elements by 'mp.transpose' that are only known where they lie"
// REMARK: [Missed] Scatter {{.*}} Reason="the scatter stays by itself: its reader moves elements by 'mp.broadcast' that are only known where they lie"
func.func @others(%i: tensor<8x1xi32>, %u: tensor<8x64xf32>, %w: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) {
  %a = mp.fusion routine ins(%i, %u : tensor<8x1xi32>, tensor<8x64xf32>) -> tensor<64x64xf32> {
  ^bb0(%i0: tensor<8x1xi32>, %u0: tensor<8x64xf32>):
    %zeros = arith.constant dense<0.0> : tensor<64x64xf32>
    %0 = mp.scatter add %zeros, %i0, %u0 window [1] inserted [0] start [0] index_vector 1 : (tensor<64x64xf32>, tensor<8x1xi32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    mp.yield %0 : tensor<64x64xf32>
  }
  %b = mp.fusion routine ins(%i, %u : tensor<8x1xi32>, tensor<8x64xf32>) -> tensor<64x64xf32> {
  ^bb0(%i0: tensor<8x1xi32>, %u0: tensor<8x64xf32>):
    %zeros = arith.constant dense<1.0> : tensor<64x64xf32>
    %0 = mp.scatter add %zeros, %i0, %u0 window [1] inserted [0] start [0] index_vector 1 : (tensor<64x64xf32>, tensor<8x1xi32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    mp.yield %0 : tensor<64x64xf32>
  }
  %c = mp.fusion routine ins(%i, %u : tensor<8x1xi32>, tensor<8x64xf32>) -> tensor<64x64xf32> {
  ^bb0(%i0: tensor<8x1xi32>, %u0: tensor<8x64xf32>):
    %zeros = arith.constant dense<2.0> : tensor<64x64xf32>
    %0 = mp.scatter add %zeros, %i0, %u0 window [1] inserted [0] start [0] index_vector 1 : (tensor<64x64xf32>, tensor<8x1xi32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    mp.yield %0 : tensor<64x64xf32>
  }
  %x = mp.fusion pointwise ins(%a : tensor<64x64xf32>) -> tensor<64x64xf32> {
  ^bb0(%g0: tensor<64x64xf32>):
    %0 = arith.negf %g0 : tensor<64x64xf32>
    mp.yield %0 : tensor<64x64xf32>
  }
  %y = mp.fusion pointwise ins(%w, %b : tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32> {
  ^bb0(%w0: tensor<64x64xf32>, %g0: tensor<64x64xf32>):
    %0 = mp.transpose %g0 perm [1, 0] : tensor<64x64xf32> to tensor<64x64xf32>
    %1 = arith.addf %w0, %0 : tensor<64x64xf32>
    mp.yield %1 : tensor<64x64xf32>
  }
  %z = mp.fusion full ins(%w, %c : tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32> {
  ^bb0(%w0: tensor<64x64xf32>, %g0: tensor<64x64xf32>):
    %0 = mp.reduce max %g0 dims [0, 1] : tensor<64x64xf32> to tensor<f32>
    %1 = mp.broadcast %0 dims [] : tensor<f32> to tensor<64x64xf32>
    %2 = arith.addf %w0, %1 : tensor<64x64xf32>
    mp.yield %2 : tensor<64x64xf32>
  }
  return %a, %x, %y, %z : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>
}

// A table of few rows, looked up often: its sums are kept, not what they are of.
// CHECK-LABEL: @positions
// CHECK: mp.fusion routine
// CHECK: mp.fusion pointwise
// REMARK: [Missed] Scatter {{.*}} Reason="the scatter stays by itself: what it scatters is more than it makes, and would have to be kept"
func.func @positions(%i: tensor<900x1xi32>, %u: tensor<900x64xf32>, %w: tensor<10x64xf32>) -> tensor<10x64xf32> {
  %g = mp.fusion routine ins(%i, %u : tensor<900x1xi32>, tensor<900x64xf32>) -> tensor<10x64xf32> {
  ^bb0(%i0: tensor<900x1xi32>, %u0: tensor<900x64xf32>):
    %zeros = arith.constant dense<0.0> : tensor<10x64xf32>
    %0 = mp.scatter add %zeros, %i0, %u0 window [1] inserted [0] start [0] index_vector 1 : (tensor<10x64xf32>, tensor<900x1xi32>, tensor<900x64xf32>) -> tensor<10x64xf32>
    mp.yield %0 : tensor<10x64xf32>
  }
  %r = mp.fusion pointwise ins(%w, %g : tensor<10x64xf32>, tensor<10x64xf32>) -> tensor<10x64xf32> {
  ^bb0(%w0: tensor<10x64xf32>, %g0: tensor<10x64xf32>):
    %0 = arith.subf %w0, %g0 : tensor<10x64xf32>
    mp.yield %0 : tensor<10x64xf32>
  }
  return %r : tensor<10x64xf32>
}

// What it starts from is state, under another shape, that others may write by then.
// CHECK-LABEL: @of_state
// CHECK: mp.fusion routine
// CHECK: mp.fusion pointwise
// REMARK: [Missed] Scatter {{.*}} Reason="the scatter stays by itself: it reads state, which would have to be kept"
func.func @of_state(%flat: tensor<640xf32> {mp.pair = 0}, %i: tensor<9x1xi32>, %u: tensor<9x64xf32>) -> tensor<10x64xf32> {
  %w = mp.reshape %flat : tensor<640xf32> to tensor<10x64xf32>
  %g = mp.fusion routine ins(%w, %i, %u : tensor<10x64xf32>, tensor<9x1xi32>, tensor<9x64xf32>) -> tensor<10x64xf32> {
  ^bb0(%w0: tensor<10x64xf32>, %i0: tensor<9x1xi32>, %u0: tensor<9x64xf32>):
    %0 = mp.scatter add %w0, %i0, %u0 window [1] inserted [0] start [0] index_vector 1 : (tensor<10x64xf32>, tensor<9x1xi32>, tensor<9x64xf32>) -> tensor<10x64xf32>
    mp.yield %0 : tensor<10x64xf32>
  }
  %r = mp.fusion pointwise ins(%g : tensor<10x64xf32>) -> tensor<10x64xf32> {
  ^bb0(%g0: tensor<10x64xf32>):
    %0 = arith.negf %g0 : tensor<10x64xf32>
    mp.yield %0 : tensor<10x64xf32>
  }
  return %r : tensor<10x64xf32>
}
