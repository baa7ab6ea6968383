// New state takes the memory of the old where nobody reads the old by then.
// RUN: mp-opt %s --mp-alias-state | FileCheck %s
// RUN: mp-opt %s --mp-alias-state > %t.once
// RUN: mp-opt %t.once --mp-alias-state | diff %t.once -
// RUN: mp-opt %s --mp-alias-state --remarks-filter=mp-alias-state 2>&1 >/dev/null \
// RUN:   | FileCheck %s --check-prefix=REMARK

// A thread reads the elements of w and m that it writes, under another shape or
// not. The rate is read by all of them, and nobody's state.
// CHECK-LABEL: mprt.kernel @update overwrites [0, 2] {
mprt.kernel @update {
^bb0(%w: tensor<4x8xf32>, %g: tensor<32xf32>, %m: tensor<32xf32>, %rate: tensor<f32>):
  %new:2 = mp.fusion pointwise ins(%w, %g, %m, %rate : tensor<4x8xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>) -> tensor<4x8xf32>, tensor<32xf32> {
  ^bb0(%a: tensor<4x8xf32>, %b: tensor<32xf32>, %c: tensor<32xf32>, %r: tensor<f32>):
    %rates = mp.broadcast %r dims [] : tensor<f32> to tensor<32xf32>
    %0 = arith.addf %b, %c : tensor<32xf32>
    %1 = arith.mulf %0, %rates : tensor<32xf32>
    %2 = mp.reshape %1 : tensor<32xf32> to tensor<4x8xf32>
    %3 = arith.subf %a, %2 : tensor<4x8xf32>
    mp.yield %3, %0 : tensor<4x8xf32>, tensor<32xf32>
  }
  mprt.return %new#0, %new#1 : tensor<4x8xf32>, tensor<32xf32>
}

// CHECK-LABEL: mprt.kernel @narrow {
mprt.kernel @narrow {
^bb0(%w: tensor<32xf32>):
  %0 = mp.fusion pointwise ins(%w : tensor<32xf32>) -> tensor<32xf16> {
  ^bb0(%a: tensor<32xf32>):
    %1 = mp.cast %a : tensor<32xf32> to tensor<32xf16>
    mp.yield %1 : tensor<32xf16>
  }
  mprt.return %0 : tensor<32xf16>
}

// CHECK-LABEL: mprt.kernel @mul {
mprt.kernel @mul {
^bb0(%g: tensor<32xf16>, %c: tensor<32xf16>):
  %0 = mp.fusion pointwise ins(%g, %c : tensor<32xf16>, tensor<32xf16>) -> tensor<32xf32> {
  ^bb0(%a: tensor<32xf16>, %b: tensor<32xf16>):
    %1 = mp.cast %a : tensor<32xf16> to tensor<32xf32>
    %2 = mp.cast %b : tensor<32xf16> to tensor<32xf32>
    %3 = arith.mulf %1, %2 : tensor<32xf32>
    mp.yield %3 : tensor<32xf32>
  }
  mprt.return %0 : tensor<32xf32>
}

// CHECK-LABEL: mprt.kernel @norm {
mprt.kernel @norm {
^bb0(%w: tensor<4x8xf32>):
  %0 = mp.fusion full ins(%w : tensor<4x8xf32>) -> tensor<f32> {
  ^bb0(%a: tensor<4x8xf32>):
    %1 = mp.reduce add %a dims [0, 1] : tensor<4x8xf32> to tensor<f32>
    mp.yield %1 : tensor<f32>
  }
  mprt.return %0 : tensor<f32>
}

// Whether anything changed is found in the go that writes.
// CHECK-LABEL: mprt.kernel @watched overwrites [0] {
mprt.kernel @watched {
^bb0(%w: tensor<4x8xf32>, %g: tensor<4x8xf32>):
  %0:2 = mp.fusion full ins(%w, %g : tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>, tensor<f32> {
  ^bb0(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>):
    %1 = arith.subf %a, %b : tensor<4x8xf32>
    %2 = arith.subf %1, %a : tensor<4x8xf32>
    %3 = mp.reduce max %2 dims [0, 1] : tensor<4x8xf32> to tensor<f32>
    mp.yield %1, %3 : tensor<4x8xf32>, tensor<f32>
  }
  mprt.return %0#0, %0#1 : tensor<4x8xf32>, tensor<f32>
}

// A sum that is complete before the elements are written, and one that is made
// of them once more behind it.
// CHECK-LABEL: mprt.kernel @normed {
mprt.kernel @normed {
^bb0(%w: tensor<4x8xf32>):
  %0:2 = mp.fusion full ins(%w : tensor<4x8xf32>) -> tensor<4x8xf32>, tensor<f32> {
  ^bb0(%a: tensor<4x8xf32>):
    %1 = mp.reduce add %a dims [0, 1] : tensor<4x8xf32> to tensor<f32>
    %2 = mp.broadcast %1 dims [] : tensor<f32> to tensor<4x8xf32>
    %3 = arith.divf %a, %2 : tensor<4x8xf32>
    %4 = mp.reduce max %3 dims [0, 1] : tensor<4x8xf32> to tensor<f32>
    mp.yield %3, %4 : tensor<4x8xf32>, tensor<f32>
  }
  mprt.return %0#0, %0#1 : tensor<4x8xf32>, tensor<f32>
}

// The same under another shape: what is written with the first results may be
// what takes the place, and the old value is read behind the sum.
// CHECK-LABEL: mprt.kernel @renamed {
mprt.kernel @renamed {
^bb0(%x: tensor<2x4x8xf32>, %w: tensor<8x8xf32>):
  %0:2 = mp.fusion row ins(%x, %w : tensor<2x4x8xf32>, tensor<8x8xf32>) -> tensor<2x4x8xf16>, tensor<2x4x8xf32> {
  ^bb0(%a: tensor<2x4x8xf32>, %b: tensor<8x8xf32>):
    %1 = arith.mulf %a, %a : tensor<2x4x8xf32>
    %2 = mp.reduce max %a dims [2] : tensor<2x4x8xf32> to tensor<2x4xf32>
    %3 = mp.broadcast %2 dims [0, 1] : tensor<2x4xf32> to tensor<2x4x8xf32>
    %4 = mp.reshape %b : tensor<8x8xf32> to tensor<2x4x8xf32>
    %5 = arith.addf %4, %3 : tensor<2x4x8xf32>
    %6 = mp.cast %5 : tensor<2x4x8xf32> to tensor<2x4x8xf16>
    mp.yield %6, %1 : tensor<2x4x8xf16>, tensor<2x4x8xf32>
  }
  mprt.return %0#0, %0#1 : tensor<2x4x8xf16>, tensor<2x4x8xf32>
}

// CHECK-LABEL: mprt.kernel @reverse {
mprt.kernel @reverse {
^bb0(%w: tensor<32xf32>):
  %0 = mp.fusion pointwise ins(%w : tensor<32xf32>) -> tensor<32xf32> {
  ^bb0(%a: tensor<32xf32>):
    %1 = mp.reverse %a dims [0] : tensor<32xf32>
    mp.yield %1 : tensor<32xf32>
  }
  mprt.return %0 : tensor<32xf32>
}

// A scatter starts from the operand, element by element.
// CHECK-LABEL: mprt.kernel @scatter overwrites [0] {
mprt.kernel @scatter {
^bb0(%w: tensor<9x4xf32>, %i: tensor<3x1xi32>, %u: tensor<3x4xf32>):
  %0 = mp.fusion routine ins(%w, %i, %u : tensor<9x4xf32>, tensor<3x1xi32>, tensor<3x4xf32>) -> tensor<9x4xf32> {
  ^bb0(%a: tensor<9x4xf32>, %b: tensor<3x1xi32>, %c: tensor<3x4xf32>):
    %1 = mp.scatter add %a, %b, %c window [1] inserted [0] start [0] index_vector 1
       : (tensor<9x4xf32>, tensor<3x1xi32>, tensor<3x4xf32>) -> tensor<9x4xf32>
    mp.yield %1 : tensor<9x4xf32>
  }
  mprt.return %0 : tensor<9x4xf32>
}

// Its updates, of the same type, are read by whoever wants them.
// CHECK-LABEL: mprt.kernel @scatter_of_state {
mprt.kernel @scatter_of_state {
^bb0(%w: tensor<9x4xf32>, %i: tensor<9x1xi32>, %u: tensor<9x4xf32>):
  %0 = mp.fusion routine ins(%w, %i, %u : tensor<9x4xf32>, tensor<9x1xi32>, tensor<9x4xf32>) -> tensor<9x4xf32> {
  ^bb0(%a: tensor<9x4xf32>, %b: tensor<9x1xi32>, %c: tensor<9x4xf32>):
    %1 = mp.scatter add %a, %b, %c window [1] inserted [0] start [0] index_vector 1
       : (tensor<9x4xf32>, tensor<9x1xi32>, tensor<9x4xf32>) -> tensor<9x4xf32>
    mp.yield %1 : tensor<9x4xf32>
  }
  mprt.return %0 : tensor<9x4xf32>
}

// What is computed of a scatter takes the place of what it is computed with, but
// not of what others read to scatter.
// CHECK-LABEL: mprt.kernel @scatter_update overwrites [2] {
mprt.kernel @scatter_update {
^bb0(%i: tensor<9x1xi32>, %u: tensor<9x4xf32>, %w: tensor<9x4xf32>):
  %0 = mp.fusion routine ins(%i, %u, %w : tensor<9x1xi32>, tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32> {
  ^bb0(%b: tensor<9x1xi32>, %c: tensor<9x4xf32>, %a: tensor<9x4xf32>):
    %zeros = arith.constant dense<0.0> : tensor<9x4xf32>
    %1 = mp.scatter add %zeros, %b, %c window [1] inserted [0] start [0] index_vector 1
       : (tensor<9x4xf32>, tensor<9x1xi32>, tensor<9x4xf32>) -> tensor<9x4xf32>
    %2 = arith.subf %a, %1 : tensor<9x4xf32>
    mp.yield %2 : tensor<9x4xf32>
  }
  mprt.return %0 : tensor<9x4xf32>
}

// A second stage reads it again.
// CHECK-LABEL: mprt.kernel @scatter_twice {
mprt.kernel @scatter_twice {
^bb0(%i: tensor<1x1xi32>, %u: tensor<1x1xf32>, %w: tensor<1x1xf32>):
  %0:2 = mp.fusion routine ins(%i, %u, %w : tensor<1x1xi32>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>, tensor<f32> {
  ^bb0(%b: tensor<1x1xi32>, %c: tensor<1x1xf32>, %a: tensor<1x1xf32>):
    %zeros = arith.constant dense<0.0> : tensor<1x1xf32>
    %1 = mp.scatter add %zeros, %b, %c window [1] inserted [0] start [0] index_vector 1
       : (tensor<1x1xf32>, tensor<1x1xi32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %2 = arith.subf %a, %1 : tensor<1x1xf32>
    %3 = mp.reduce max %2 dims [0, 1] : tensor<1x1xf32> to tensor<f32>
    %4 = mp.reshape %a : tensor<1x1xf32> to tensor<f32>
    %5 = arith.subf %3, %4 : tensor<f32>
    mp.yield %2, %5 : tensor<1x1xf32>, tensor<f32>
  }
  mprt.return %0#0, %0#1 : tensor<1x1xf32>, tensor<f32>
}

// Nor where it is moved.
// CHECK-LABEL: mprt.kernel @scatter_turned {
mprt.kernel @scatter_turned {
^bb0(%i: tensor<9x1xi32>, %u: tensor<9x4xf32>, %w: tensor<9x4xf32>):
  %0 = mp.fusion routine ins(%i, %u, %w : tensor<9x1xi32>, tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32> {
  ^bb0(%b: tensor<9x1xi32>, %c: tensor<9x4xf32>, %a: tensor<9x4xf32>):
    %zeros = arith.constant dense<0.0> : tensor<9x4xf32>
    %1 = mp.scatter add %zeros, %b, %c window [1] inserted [0] start [0] index_vector 1
       : (tensor<9x4xf32>, tensor<9x1xi32>, tensor<9x4xf32>) -> tensor<9x4xf32>
    %2 = mp.reverse %a dims [0] : tensor<9x4xf32>
    %3 = arith.subf %2, %1 : tensor<9x4xf32>
    mp.yield %3 : tensor<9x4xf32>
  }
  mprt.return %0 : tensor<9x4xf32>
}

// REMARK: State{{.*}}train
// REMARK-SAME: InPlaceBytes=384, StateBytes=384
// CHECK-LABEL: mprt.plan @train
mprt.plan @train {
  %w = mprt.slot argument 0 "w" pair 0 : tensor<4x8xf32>
  %m = mprt.slot argument 1 "m" pair 1 : tensor<32xf32>
  %c = mprt.slot argument 2 "copy" pair 2 : tensor<32xf16>
  %f = mprt.slot argument 3 "frozen" pair 3 : tensor<16xf32>
  %g = mprt.slot argument 4 "g" : tensor<32xf16>
  %r = mprt.slot argument 5 "rate" : tensor<f32>
  // CHECK: %[[W:.*]] = mprt.slot result 0 "w" alias 0
  // CHECK: mprt.slot result 1 "m" alias 1
  // What is written without being read, after its last reader.
  // CHECK: mprt.slot result 2 "copy" alias 2
  // What a step does not change is not copied.
  // CHECK: mprt.slot result 3 "frozen" alias 3
  %w1 = mprt.slot result 0 "w" : tensor<4x8xf32>
  %m1 = mprt.slot result 1 "m" : tensor<32xf32>
  %c1 = mprt.slot result 2 "copy" : tensor<32xf16>
  %f1 = mprt.slot result 3 "frozen" : tensor<16xf32>
  %b = mprt.buffer : tensor<32xf32>
  // CHECK: mprt.launch @mul
  // CHECK-NEXT: mprt.launch @update
  // CHECK-NEXT: mprt.launch @narrow(%[[W]])
  // CHECK-NEXT: }
  mprt.launch @mul(%g, %c) into(%b)
  mprt.launch @update(%w, %b, %m, %r) into(%w1, %m1)
  mprt.launch @narrow(%w1) into(%c1)
  mprt.copy %f into %f1
}

// The old value is read once more.
// REMARK: TwoMemories{{.*}}read_later
// REMARK-SAME: 'w' has memory beside that of its old value, which mprt.launch reads while or after the new one is written
// CHECK-LABEL: mprt.plan @read_later
mprt.plan @read_later {
  %w = mprt.slot argument 0 "w" pair 0 : tensor<4x8xf32>
  %m = mprt.slot argument 1 "m" pair 1 : tensor<32xf32>
  %r = mprt.slot argument 2 "rate" : tensor<f32>
  %g = mprt.slot argument 3 "g" : tensor<32xf32>
  // CHECK: mprt.slot result 0 "w" :
  %w1 = mprt.slot result 0 "w" : tensor<4x8xf32>
  // CHECK: mprt.slot result 1 "m" alias 1
  %m1 = mprt.slot result 1 "m" : tensor<32xf32>
  %n = mprt.slot result 2 "norm" : tensor<f32>
  mprt.launch @update(%w, %g, %m, %r) into(%w1, %m1)
  mprt.launch @norm(%w) into(%n)
}

// CHECK-LABEL: mprt.plan @watches
mprt.plan @watches {
  %w = mprt.slot argument 0 "w" pair 0 : tensor<4x8xf32>
  %g = mprt.slot argument 1 "g" : tensor<4x8xf32>
  // CHECK: mprt.slot result 0 "w" alias 0
  %w1 = mprt.slot result 0 "w" : tensor<4x8xf32>
  %m = mprt.slot result 1 "moved" : tensor<f32>
  mprt.launch @watched(%w, %g) into(%w1, %m)
}

// REMARK: TwoMemories{{.*}}normed
// CHECK-LABEL: mprt.plan @norms
mprt.plan @norms {
  %w = mprt.slot argument 0 "normed" pair 0 : tensor<4x8xf32>
  // CHECK: mprt.slot result 0 "normed" :
  %w1 = mprt.slot result 0 "normed" : tensor<4x8xf32>
  %m = mprt.slot result 1 "most" : tensor<f32>
  mprt.launch @normed(%w) into(%w1, %m)
}

// REMARK: TwoMemories{{.*}}renames
// CHECK-LABEL: mprt.plan @renames
mprt.plan @renames {
  %w = mprt.slot argument 0 "renamed" pair 1 : tensor<8x8xf32>
  %x = mprt.slot argument 1 "x" : tensor<2x4x8xf32>
  %c = mprt.slot result 0 "c" : tensor<2x4x8xf16>
  // CHECK: mprt.slot result 1 "renamed" :
  %w1 = mprt.slot result 1 "renamed" : tensor<8x8xf32>
  mprt.launch @renamed(%x, %w) into(%c, %w1)
}

// What moves elements reads those that others write.
// REMARK: TwoMemories{{.*}}moved
// CHECK-LABEL: mprt.plan @moved
mprt.plan @moved {
  %w = mprt.slot argument 0 "w" pair 0 : tensor<32xf32>
  // CHECK: mprt.slot result 0 "w" :
  %w1 = mprt.slot result 0 "w" : tensor<32xf32>
  mprt.launch @reverse(%w) into(%w1)
}

// CHECK-LABEL: mprt.plan @scattered
mprt.plan @scattered {
  %w = mprt.slot argument 0 "w" pair 0 : tensor<9x4xf32>
  %i = mprt.slot argument 1 "i" : tensor<3x1xi32>
  %u = mprt.slot argument 2 "u" : tensor<3x4xf32>
  // CHECK: mprt.slot result 0 "w" alias 0
  %w1 = mprt.slot result 0 "w" : tensor<9x4xf32>
  mprt.launch @scatter(%w, %i, %u) into(%w1)
}

// REMARK: TwoMemories{{.*}}scattered_state
// CHECK-LABEL: mprt.plan @scattered_state
mprt.plan @scattered_state {
  %u = mprt.slot argument 0 "u" pair 0 : tensor<9x4xf32>
  %i = mprt.slot argument 1 "i" : tensor<9x1xi32>
  %x = mprt.slot argument 2 "x" : tensor<9x4xf32>
  // CHECK: mprt.slot result 0 "u" :
  %u1 = mprt.slot result 0 "u" : tensor<9x4xf32>
  mprt.launch @scatter_of_state(%x, %i, %u) into(%u1)
}

// Only one of two that change places has nobody who needs the old value.
// REMARK: TwoMemories{{.*}}exchange
// REMARK-SAME: 'a' has memory
// CHECK-LABEL: mprt.plan @exchange
mprt.plan @exchange {
  %a = mprt.slot argument 0 "a" pair 0 : tensor<32xf32>
  %b = mprt.slot argument 1 "b" pair 1 : tensor<32xf32>
  // CHECK: mprt.slot result 0 "a" :
  // CHECK-NEXT: mprt.slot result 1 "b" alias 1
  %a1 = mprt.slot result 0 "a" : tensor<32xf32>
  %b1 = mprt.slot result 1 "b" : tensor<32xf32>
  // CHECK-NEXT: mprt.copy
  // CHECK-NEXT: mprt.copy
  mprt.copy %b into %a1
  mprt.copy %a into %b1
}

// A transposed element is another thread's.
// CHECK-LABEL: mprt.kernel @symmetric {
mprt.kernel @symmetric {
^bb0(%w: tensor<8x8xf32>):
  %0 = mp.fusion pointwise ins(%w : tensor<8x8xf32>) -> tensor<8x8xf32> {
  ^bb0(%a: tensor<8x8xf32>):
    %1 = arith.negf %a : tensor<8x8xf32>
    %2 = mp.transpose %1 perm [1, 0] : tensor<8x8xf32> to tensor<8x8xf32>
    %3 = arith.addf %a, %2 : tensor<8x8xf32>
    mp.yield %3 : tensor<8x8xf32>
  }
  mprt.return %0 : tensor<8x8xf32>
}

// REMARK: TwoMemories{{.*}}transposed
// CHECK-LABEL: mprt.plan @transposed
mprt.plan @transposed {
  %w = mprt.slot argument 0 "w" pair 0 : tensor<8x8xf32>
  // CHECK: mprt.slot result 0 "w" :
  %w1 = mprt.slot result 0 "w" : tensor<8x8xf32>
  mprt.launch @symmetric(%w) into(%w1)
}

// Fusions of one launch do not wait for each other: the number of steps may be
// gone before the other one reads it.
// CHECK-LABEL: mprt.kernel @count overwrites [1] {
mprt.kernel @count {
^bb0(%t: tensor<f32>, %w: tensor<f32>):
  %0 = mp.fusion pointwise ins(%t : tensor<f32>) -> tensor<f32> {
  ^bb0(%a: tensor<f32>):
    %1 = arith.addf %a, %a : tensor<f32>
    mp.yield %1 : tensor<f32>
  }
  %2 = mp.fusion pointwise ins(%w, %t : tensor<f32>, tensor<f32>) -> tensor<f32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %3 = arith.divf %a, %b : tensor<f32>
    mp.yield %3 : tensor<f32>
  }
  mprt.return %0, %2 : tensor<f32>, tensor<f32>
}

// REMARK: TwoMemories{{.*}}side_by_side
// REMARK-SAME: 't' has memory
// CHECK-LABEL: mprt.plan @side_by_side
mprt.plan @side_by_side {
  %t = mprt.slot argument 0 "t" pair 0 : tensor<f32>
  %w = mprt.slot argument 1 "w" pair 1 : tensor<f32>
  // CHECK: mprt.slot result 0 "t" :
  // CHECK: mprt.slot result 1 "w" alias 1
  %t1 = mprt.slot result 0 "t" : tensor<f32>
  %w1 = mprt.slot result 1 "w" : tensor<f32>
  mprt.launch @count(%t, %w) into(%t1, %w1)
}

// The same memory under two operands, of which another fusion reads one.
// CHECK-LABEL: mprt.plan @two_names
mprt.plan @two_names {
  %w = mprt.slot argument 0 "w" pair 0 : tensor<f32>
  // CHECK: mprt.slot result 0 "w" :
  %t1 = mprt.slot result 1 "t" : tensor<f32>
  %w1 = mprt.slot result 0 "w" : tensor<f32>
  mprt.launch @count(%w, %w) into(%t1, %w1)
}

// Elements are written once the sum of others is known, all in one go.
// CHECK-LABEL: mprt.kernel @guarded overwrites [1] {
mprt.kernel @guarded {
^bb0(%g: tensor<64x8xf32>, %w: tensor<64x8xf32>):
  %0:2 = mp.fusion full ins(%g, %w : tensor<64x8xf32>, tensor<64x8xf32>) -> tensor<64x8xf32>, tensor<64x8xf16> {
  ^bb0(%a: tensor<64x8xf32>, %b: tensor<64x8xf32>):
    %1 = mp.reduce add %a dims [0, 1] : tensor<64x8xf32> to tensor<f32>
    %2 = mp.broadcast %1 dims [] : tensor<f32> to tensor<64x8xf32>
    %3 = arith.mulf %b, %2 : tensor<64x8xf32>
    %4 = mp.cast %3 : tensor<64x8xf32> to tensor<64x8xf16>
    mp.yield %3, %4 : tensor<64x8xf32>, tensor<64x8xf16>
  }
  mprt.return %0#0, %0#1 : tensor<64x8xf32>, tensor<64x8xf16>
}

// Sums are, by one thread each, which reads no other's operand.
// CHECK-LABEL: mprt.kernel @bias overwrites [1] {
mprt.kernel @bias {
^bb0(%g: tensor<64x8xf32>, %w: tensor<8xf32>):
  %0 = mp.fusion column ins(%g, %w : tensor<64x8xf32>, tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%a: tensor<64x8xf32>, %b: tensor<8xf32>):
    %1 = mp.reduce add %a dims [0] : tensor<64x8xf32> to tensor<8xf32>
    %2 = arith.subf %b, %1 : tensor<8xf32>
    mp.yield %2 : tensor<8xf32>
  }
  mprt.return %0 : tensor<8xf32>
}

// What is summed is read by other threads.
// CHECK-LABEL: mprt.kernel @normalized {
mprt.kernel @normalized {
^bb0(%w: tensor<64x8xf32>):
  %0 = mp.fusion full ins(%w : tensor<64x8xf32>) -> tensor<64x8xf32> {
  ^bb0(%b: tensor<64x8xf32>):
    %1 = mp.reduce add %b dims [0, 1] : tensor<64x8xf32> to tensor<f32>
    %2 = mp.broadcast %1 dims [] : tensor<f32> to tensor<64x8xf32>
    %3 = arith.mulf %b, %2 : tensor<64x8xf32>
    mp.yield %3 : tensor<64x8xf32>
  }
  mprt.return %0 : tensor<64x8xf32>
}

// The new value is written before the sum is known, and the old one read again
// behind it.
// CHECK-LABEL: mprt.kernel @early {
mprt.kernel @early {
^bb0(%g: tensor<64x8xf32>, %w: tensor<64x8xf32>):
  %0:2 = mp.fusion full ins(%g, %w : tensor<64x8xf32>, tensor<64x8xf32>) -> tensor<64x8xf32>, tensor<64x8xf16> {
  ^bb0(%a: tensor<64x8xf32>, %b: tensor<64x8xf32>):
    %new = arith.addf %a, %b : tensor<64x8xf32>
    %1 = mp.reduce add %a dims [0, 1] : tensor<64x8xf32> to tensor<f32>
    %2 = mp.broadcast %1 dims [] : tensor<f32> to tensor<64x8xf32>
    %3 = arith.mulf %b, %2 : tensor<64x8xf32>
    %4 = mp.cast %3 : tensor<64x8xf32> to tensor<64x8xf16>
    mp.yield %new, %4 : tensor<64x8xf32>, tensor<64x8xf16>
  }
  mprt.return %0#0, %0#1 : tensor<64x8xf32>, tensor<64x8xf16>
}

// CHECK-LABEL: mprt.plan @sums
mprt.plan @sums {
  %a = mprt.slot argument 0 "a" pair 0 : tensor<64x8xf32>
  %b = mprt.slot argument 1 "b" pair 1 : tensor<8xf32>
  %c = mprt.slot argument 2 "c" pair 2 : tensor<64x8xf32>
  %d = mprt.slot argument 3 "d" pair 3 : tensor<64x8xf32>
  %g = mprt.slot argument 4 "g" : tensor<64x8xf32>
  // CHECK: mprt.slot result 0 "a" alias 0
  // CHECK-NEXT: mprt.slot result 1 "b" alias 1
  // CHECK-NEXT: mprt.slot result 2 "c" :
  // CHECK-NEXT: mprt.slot result 3 "d" :
  %a1 = mprt.slot result 0 "a" : tensor<64x8xf32>
  %b1 = mprt.slot result 1 "b" : tensor<8xf32>
  %c1 = mprt.slot result 2 "c" : tensor<64x8xf32>
  %d1 = mprt.slot result 3 "d" : tensor<64x8xf32>
  %n = mprt.buffer : tensor<64x8xf16>
  %m = mprt.buffer : tensor<64x8xf16>
  mprt.launch @guarded(%g, %a) into(%a1, %n)
  mprt.launch @bias(%g, %b) into(%b1)
  mprt.launch @normalized(%c) into(%c1)
  mprt.launch @early(%g, %d) into(%d1, %m)
}

// No call writes state without elements: it is where it was.
// CHECK-LABEL: mprt.plan @empty
mprt.plan @empty {
  %a = mprt.slot argument 0 "a" pair 0 : tensor<0x4xf32>
  // CHECK: mprt.slot result 0 "a" alias 0
  %a1 = mprt.slot result 0 "a" : tensor<0x4xf32>
}

// CHECK-LABEL: mprt.plan @scatter_update_plan
mprt.plan @scatter_update_plan {
  %w = mprt.slot argument 0 "w" pair 0 : tensor<9x4xf32>
  %i = mprt.slot argument 1 "i" : tensor<9x1xi32>
  %u = mprt.slot argument 2 "u" : tensor<9x4xf32>
  // CHECK: mprt.slot result 0 "w" alias 0
  %w1 = mprt.slot result 0 "w" : tensor<9x4xf32>
  mprt.launch @scatter_update(%i, %u, %w) into(%w1)
}

// CHECK-LABEL: mprt.plan @scatter_turned_plan
mprt.plan @scatter_turned_plan {
  %w = mprt.slot argument 0 "w" pair 0 : tensor<9x4xf32>
  %i = mprt.slot argument 1 "i" : tensor<9x1xi32>
  %u = mprt.slot argument 2 "u" : tensor<9x4xf32>
  // CHECK: mprt.slot result 0 "w" :
  %w1 = mprt.slot result 0 "w" : tensor<9x4xf32>
  mprt.launch @scatter_turned(%i, %u, %w) into(%w1)
}

// CHECK-LABEL: mprt.plan @scatter_twice_plan
mprt.plan @scatter_twice_plan {
  %w = mprt.slot argument 0 "w" pair 0 : tensor<1x1xf32>
  %i = mprt.slot argument 1 "i" : tensor<1x1xi32>
  %u = mprt.slot argument 2 "u" : tensor<1x1xf32>
  // CHECK: mprt.slot result 0 "w" :
  %w1 = mprt.slot result 0 "w" : tensor<1x1xf32>
  %d = mprt.slot result 1 "d" : tensor<f32>
  mprt.launch @scatter_twice(%i, %u, %w) into(%w1, %d)
}
