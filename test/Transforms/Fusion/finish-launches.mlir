// RUN: mp-opt %s --split-input-file --mp-finish-launches | FileCheck %s
// RUN: mp-opt %s --split-input-file --mp-finish-launches -o %t.once
// RUN: mp-opt %t.once --split-input-file --mp-finish-launches | diff %t.once -
// RUN: mp-opt %s --split-input-file --mp-finish-launches --remarks-filter=mp-finish-launches 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK
// RUN: mp-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(mp-finish-launches{max-bytes=4}))' | FileCheck %s --check-prefix=NONE

// The control: no finisher is that small.
// NONE-LABEL: @follows
// NONE: mp.fusion full
// NONE-NOT: mp.launch
// NONE: mp.fusion pointwise ins(%arg1

// REMARK: LaunchesFinished=2
// REMARK: LaunchesFinished=0
// REMARK: LaunchesFinished=0
// REMARK: LaunchesFinished=0
// REMARK: LaunchesFinished=1
// REMARK: LaunchesFinished=0
// REMARK: LaunchesFinished=0
// REMARK: LaunchesFinished=0
// REMARK: LaunchesFinished=1

// Whether a sum is finite follows on the sum alone, and so does what follows on
// that. What is small and waits for nothing comes along.
// CHECK-LABEL: @follows
// CHECK: %[[SUM:.*]] = mp.fusion full
// CHECK: } {mp.launch = [[N:[0-9]+]] : i64}
// CHECK-NEXT: mp.fusion pointwise ins(%arg1
// CHECK: } {mp.launch = [[N]] : i64}
// CHECK-NEXT: %[[FLAG:.*]] = mp.fusion pointwise ins(%[[SUM]]
// CHECK: } {mp.launch = [[N]] : i64}
// CHECK-NEXT: mp.fusion pointwise ins(%[[FLAG]]
// CHECK: } {mp.launch = [[N]] : i64}
func.func @follows(%x: tensor<4096xf32>, %y: tensor<8xf32>)
    -> (tensor<8xf32>, tensor<i1>, tensor<i32>) {
  %sum = mp.fusion full ins(%x : tensor<4096xf32>) -> tensor<f32> {
  ^bb0(%a: tensor<4096xf32>):
    %0 = mp.reduce add %a dims [0] : tensor<4096xf32> to tensor<f32>
    mp.yield %0 : tensor<f32>
  }
  %n = mp.fusion pointwise ins(%y : tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%a: tensor<8xf32>):
    %0 = arith.negf %a : tensor<8xf32>
    mp.yield %0 : tensor<8xf32>
  } {mp.launch = 3 : i64}
  %flag = mp.fusion pointwise ins(%sum : tensor<f32>) -> tensor<i1> {
  ^bb0(%a: tensor<f32>):
    %inf = arith.constant dense<0x7F800000> : tensor<f32>
    %0 = arith.cmpf olt, %a, %inf : tensor<f32>
    mp.yield %0 : tensor<i1>
  } {mp.launch = 3 : i64}
  %count = mp.fusion pointwise ins(%flag : tensor<i1>) -> tensor<i32> {
  ^bb0(%a: tensor<i1>):
    %0 = arith.extui %a : tensor<i1> to tensor<i32>
    mp.yield %0 : tensor<i32>
  }
  return %n, %flag, %count : tensor<8xf32>, tensor<i1>, tensor<i32>
}

// -----

// What a product makes, and what is no work for one block, has a launch.
// CHECK-LABEL: @stays
// CHECK-NOT: mp.launch
func.func @stays(%x: tensor<4096xf32>, %y: tensor<8x8xf32>)
    -> (tensor<4096xf32>, tensor<8x8xf32>) {
  %sum = mp.fusion full ins(%x : tensor<4096xf32>) -> tensor<f32> {
  ^bb0(%a: tensor<4096xf32>):
    %0 = mp.reduce add %a dims [0] : tensor<4096xf32> to tensor<f32>
    mp.yield %0 : tensor<f32>
  }
  %n = mp.fusion pointwise ins(%sum, %x : tensor<f32>, tensor<4096xf32>) -> tensor<4096xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<4096xf32>):
    %0 = mp.broadcast %a dims [] : tensor<f32> to tensor<4096xf32>
    %1 = arith.mulf %0, %b : tensor<4096xf32>
    mp.yield %1 : tensor<4096xf32>
  }
  %d = mp.dot %y, %y contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %p = mp.fusion pointwise ins(%d, %sum : tensor<8x8xf32>, tensor<f32>) -> tensor<8x8xf32> {
  ^bb0(%a: tensor<8x8xf32>, %b: tensor<f32>):
    %0 = mp.broadcast %b dims [] : tensor<f32> to tensor<8x8xf32>
    %1 = arith.mulf %0, %a : tensor<8x8xf32>
    mp.yield %1 : tensor<8x8xf32>
  }
  return %n, %p : tensor<4096xf32>, tensor<8x8xf32>
}

// -----

// The new value of a state would be written where its old one is read.
// CHECK-LABEL: @state
// CHECK-NOT: mp.launch
func.func @state(%w: tensor<64xf32> {mp.pair = 0}, %x: tensor<4096xf32>)
    -> (tensor<64xf32>, tensor<64x64xf32>) {
  %sum = mp.fusion full ins(%x : tensor<4096xf32>) -> tensor<f32> {
  ^bb0(%a: tensor<4096xf32>):
    %0 = mp.reduce add %a dims [0] : tensor<4096xf32> to tensor<f32>
    mp.yield %0 : tensor<f32>
  }
  %r = mp.reshape %w : tensor<64xf32> to tensor<64x1xf32>
  %d = mp.dot %r, %r contracting [1] x [1] : (tensor<64x1xf32>, tensor<64x1xf32>) -> tensor<64x64xf32>
  %n = mp.fusion pointwise ins(%sum, %w : tensor<f32>, tensor<64xf32>) -> tensor<64xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<64xf32>):
    %0 = mp.broadcast %a dims [] : tensor<f32> to tensor<64xf32>
    %1 = arith.mulf %0, %b : tensor<64xf32>
    mp.yield %1 : tensor<64xf32>
  }
  return %n, %d : tensor<64xf32>, tensor<64x64xf32>
}

// -----

// All pairs of what it reads are many more than that.
// CHECK-LABEL: @pairs
// CHECK-NOT: mp.launch
func.func @pairs(%x: tensor<1024x64xf32>) -> tensor<1024xf32> {
  %sum = mp.fusion row ins(%x : tensor<1024x64xf32>) -> tensor<1024xf32> {
  ^bb0(%a: tensor<1024x64xf32>):
    %0 = mp.reduce add %a dims [1] : tensor<1024x64xf32> to tensor<1024xf32>
    mp.yield %0 : tensor<1024xf32>
  }
  %n = mp.fusion row ins(%sum : tensor<1024xf32>) -> tensor<1024xf32> {
  ^bb0(%a: tensor<1024xf32>):
    %0 = mp.broadcast %a dims [0] : tensor<1024xf32> to tensor<1024x1024xf32>
    %1 = mp.broadcast %a dims [1] : tensor<1024xf32> to tensor<1024x1024xf32>
    %2 = arith.subf %0, %1 : tensor<1024x1024xf32>
    %3 = math.exp %2 : tensor<1024x1024xf32>
    %4 = mp.reduce add %3 dims [1] : tensor<1024x1024xf32> to tensor<1024xf32>
    mp.yield %4 : tensor<1024xf32>
  }
  return %n : tensor<1024xf32>
}

// -----

// Sums of columns that one block has in one stage.
// CHECK-LABEL: @columns
// CHECK:       {mp.launch = [[C:[0-9]+]] : i64}
// CHECK-NEXT:  mp.fusion column ins(%0
// CHECK:       {mp.launch = [[C]] : i64}
func.func @columns(%x: tensor<64x64x16xf32>) -> tensor<16xf32> {
  %sum = mp.fusion column ins(%x : tensor<64x64x16xf32>) -> tensor<64x16xf32> {
  ^bb0(%a: tensor<64x64x16xf32>):
    %0 = mp.reduce add %a dims [1] : tensor<64x64x16xf32> to tensor<64x16xf32>
    mp.yield %0 : tensor<64x16xf32>
  }
  %n = mp.fusion column ins(%sum : tensor<64x16xf32>) -> tensor<16xf32> {
  ^bb0(%a: tensor<64x16xf32>):
    %0 = mp.reduce add %a dims [0] : tensor<64x16xf32> to tensor<16xf32>
    mp.yield %0 : tensor<16xf32>
  }
  return %n : tensor<16xf32>
}

// -----

// Longer ones are for several blocks, and then for one that adds up theirs.
// CHECK-LABEL: @long_columns
// CHECK-NOT: mp.launch
func.func @long_columns(%x: tensor<65x64x15xf32>) -> tensor<15xf32> {
  %sum = mp.fusion column ins(%x : tensor<65x64x15xf32>) -> tensor<65x15xf32> {
  ^bb0(%a: tensor<65x64x15xf32>):
    %0 = mp.reduce add %a dims [1] : tensor<65x64x15xf32> to tensor<65x15xf32>
    mp.yield %0 : tensor<65x15xf32>
  }
  %n = mp.fusion column ins(%sum : tensor<65x15xf32>) -> tensor<15xf32> {
  ^bb0(%a: tensor<65x15xf32>):
    %0 = mp.reduce add %a dims [0] : tensor<65x15xf32> to tensor<15xf32>
    mp.yield %0 : tensor<15xf32>
  }
  return %n : tensor<15xf32>
}

// -----

// Columns for more blocks than one block should run in turn.
// CHECK-LABEL: @many_columns
// CHECK-NOT: mp.launch
func.func @many_columns(%x: tensor<2x64x512xf32>) -> tensor<512xf32> {
  %sum = mp.fusion column ins(%x : tensor<2x64x512xf32>) -> tensor<2x512xf32> {
  ^bb0(%a: tensor<2x64x512xf32>):
    %0 = mp.reduce add %a dims [1] : tensor<2x64x512xf32> to tensor<2x512xf32>
    mp.yield %0 : tensor<2x512xf32>
  }
  %n = mp.fusion column ins(%sum : tensor<2x512xf32>) -> tensor<512xf32> {
  ^bb0(%a: tensor<2x512xf32>):
    %0 = mp.reduce add %a dims [0] : tensor<2x512xf32> to tensor<512xf32>
    mp.yield %0 : tensor<512xf32>
  }
  return %n : tensor<512xf32>
}

// -----

// Each of so many blocks would have to be counted.
// CHECK-LABEL: @wide
// CHECK: mp.fusion pointwise ins(%1
// CHECK-NOT: mp.launch
func.func @wide(%x: tensor<64x65536xf32>, %y: tensor<f32>) -> (tensor<65536xf32>, tensor<f32>) {
  %sum = mp.fusion column ins(%x : tensor<64x65536xf32>) -> tensor<65536xf32> {
  ^bb0(%a: tensor<64x65536xf32>):
    %0 = mp.reduce add %a dims [0] : tensor<64x65536xf32> to tensor<65536xf32>
    mp.yield %0 : tensor<65536xf32>
  } {mp.launch = 0 : i64}
  %one = mp.fusion full ins(%y : tensor<f32>) -> tensor<f32> {
  ^bb0(%a: tensor<f32>):
    %0 = arith.negf %a : tensor<f32>
    mp.yield %0 : tensor<f32>
  } {mp.launch = 0 : i64}
  %n = mp.fusion pointwise ins(%one : tensor<f32>) -> tensor<f32> {
  ^bb0(%a: tensor<f32>):
    %0 = math.exp %a : tensor<f32>
    mp.yield %0 : tensor<f32>
  }
  return %sum, %n : tensor<65536xf32>, tensor<f32>
}

// -----

// The same of fewer.
// CHECK-LABEL: @less_wide
// CHECK: mp.fusion pointwise ins(%1
// CHECK: mp.launch = 0
func.func @less_wide(%x: tensor<64x32768xf32>, %y: tensor<f32>) -> (tensor<32768xf32>, tensor<f32>) {
  %sum = mp.fusion column ins(%x : tensor<64x32768xf32>) -> tensor<32768xf32> {
  ^bb0(%a: tensor<64x32768xf32>):
    %0 = mp.reduce add %a dims [0] : tensor<64x32768xf32> to tensor<32768xf32>
    mp.yield %0 : tensor<32768xf32>
  } {mp.launch = 0 : i64}
  %one = mp.fusion full ins(%y : tensor<f32>) -> tensor<f32> {
  ^bb0(%a: tensor<f32>):
    %0 = arith.negf %a : tensor<f32>
    mp.yield %0 : tensor<f32>
  } {mp.launch = 0 : i64}
  %n = mp.fusion pointwise ins(%one : tensor<f32>) -> tensor<f32> {
  ^bb0(%a: tensor<f32>):
    %0 = math.exp %a : tensor<f32>
    mp.yield %0 : tensor<f32>
  }
  return %sum, %n : tensor<32768xf32>, tensor<f32>
}
