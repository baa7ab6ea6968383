// RUN: mp-opt %s --allow-unregistered-dialect --mp-group-launches=small-bytes=512 > %t.once
// RUN: FileCheck %s --input-file=%t.once
// RUN: mp-opt %t.once --allow-unregistered-dialect --mp-group-launches=small-bytes=512 | diff %t.once -

// Norms of the rows of two matrices of one shape, that are short, are one
// launch; that of another shape is not with them. A sum over all, which shares
// launches with anything, is.
// CHECK-LABEL: @rows_of_matrices
// CHECK:       mp.fusion full ins(%arg0
// CHECK:         {mp.launch = [[ROWS:.*]] : i64}
// CHECK-NEXT:  mp.fusion row ins(%arg0
// CHECK:         {mp.launch = [[ROWS]] : i64}
// CHECK-NEXT:  mp.fusion row ins(%arg1
// CHECK:         {mp.launch = [[ROWS]] : i64}
// CHECK-NEXT:  mp.fusion row ins(%arg2
// CHECK-NOT:     mp.launch
// CHECK:       "test.read"
func.func @rows_of_matrices(%a: tensor<32x64xf32>, %b: tensor<32x64xf32>, %c: tensor<64x32xf32>) {
  %0 = mp.fusion row ins(%a : tensor<32x64xf32>) -> tensor<32xf32> {
  ^bb0(%x: tensor<32x64xf32>):
    %s = mp.reduce add %x dims [1] : tensor<32x64xf32> to tensor<32xf32>
    mp.yield %s : tensor<32xf32>
  }
  %3 = mp.fusion full ins(%a : tensor<32x64xf32>) -> tensor<f32> {
  ^bb0(%x: tensor<32x64xf32>):
    %s = mp.reduce add %x dims [0, 1] : tensor<32x64xf32> to tensor<f32>
    mp.yield %s : tensor<f32>
  }
  %2 = mp.fusion row ins(%c : tensor<64x32xf32>) -> tensor<64xf32> {
  ^bb0(%x: tensor<64x32xf32>):
    %s = mp.reduce add %x dims [1] : tensor<64x32xf32> to tensor<64xf32>
    mp.yield %s : tensor<64xf32>
  }
  %1 = mp.fusion row ins(%b : tensor<32x64xf32>) -> tensor<32xf32> {
  ^bb0(%x: tensor<32x64xf32>):
    %s = mp.reduce add %x dims [1] : tensor<32x64xf32> to tensor<32xf32>
    mp.yield %s : tensor<32xf32>
  }
  "test.read"(%0, %1, %2, %3) : (tensor<32xf32>, tensor<32xf32>, tensor<64xf32>, tensor<f32>) -> ()
  return
}

// What takes longer than a launch gains nothing, and a row whose matrix nobody
// reads any more would keep it.
// CHECK-LABEL: @long_rows
// CHECK-NOT:   mp.launch
// CHECK-LABEL: @last_readers
// CHECK-NOT:   mp.launch
func.func @long_rows(%a: tensor<512x64xf32>, %b: tensor<512x64xf32>) {
  %0 = mp.fusion row ins(%a : tensor<512x64xf32>) -> tensor<512xf32> {
  ^bb0(%x: tensor<512x64xf32>):
    %s = mp.reduce add %x dims [1] : tensor<512x64xf32> to tensor<512xf32>
    mp.yield %s : tensor<512xf32>
  }
  %1 = mp.fusion row ins(%b : tensor<512x64xf32>) -> tensor<512xf32> {
  ^bb0(%x: tensor<512x64xf32>):
    %s = mp.reduce add %x dims [1] : tensor<512x64xf32> to tensor<512xf32>
    mp.yield %s : tensor<512xf32>
  }
  "test.read"(%0, %1) : (tensor<512xf32>, tensor<512xf32>) -> ()
  return
}

func.func @last_readers() {
  %a = "test.make"() : () -> tensor<32x64xf32>
  %0 = mp.fusion row ins(%a : tensor<32x64xf32>) -> tensor<32xf32> {
  ^bb0(%x: tensor<32x64xf32>):
    %s = mp.reduce add %x dims [1] : tensor<32x64xf32> to tensor<32xf32>
    mp.yield %s : tensor<32xf32>
  }
  %b = "test.make"() : () -> tensor<32x64xf32>
  %1 = mp.fusion row ins(%b : tensor<32x64xf32>) -> tensor<32xf32> {
  ^bb0(%x: tensor<32x64xf32>):
    %s = mp.reduce add %x dims [1] : tensor<32x64xf32> to tensor<32xf32>
    mp.yield %s : tensor<32xf32>
  }
  "test.read"(%0, %1) : (tensor<32xf32>, tensor<32xf32>) -> ()
  return
}

// Beside a value of 8 MB, 8 kB more are nothing.
// CHECK-LABEL: @beside_a_large_value
// CHECK:       mp.fusion row
// CHECK:         {mp.launch = [[LAST:.*]] : i64}
// CHECK-NEXT:  mp.fusion row
// CHECK:         {mp.launch = [[LAST]] : i64}
func.func @beside_a_large_value() {
  %a = "test.make"() : () -> tensor<32x64xf32>
  %0 = mp.fusion row ins(%a : tensor<32x64xf32>) -> tensor<32xf32> {
  ^bb0(%x: tensor<32x64xf32>):
    %s = mp.reduce add %x dims [1] : tensor<32x64xf32> to tensor<32xf32>
    mp.yield %s : tensor<32xf32>
  }
  %b:2 = "test.make"() : () -> (tensor<32x64xf32>, tensor<2048x1024xf32>)
  %1 = mp.fusion row ins(%b#0 : tensor<32x64xf32>) -> tensor<32xf32> {
  ^bb0(%x: tensor<32x64xf32>):
    %s = mp.reduce add %x dims [1] : tensor<32x64xf32> to tensor<32xf32>
    mp.yield %s : tensor<32xf32>
  }
  "test.read"(%0, %1) : (tensor<32xf32>, tensor<32xf32>) -> ()
  return
}

// Rows that stand between keep a small kernel from no launch before them.
// CHECK-LABEL: @past_rows
// CHECK:       mp.fusion pointwise ins(%arg0 : tensor<64xf32>
// CHECK:         {mp.launch = [[FIRST:.*]] : i64}
// CHECK-NEXT:  mp.fusion pointwise ins(%arg0 : tensor<64xf32>
// CHECK:         {mp.launch = [[FIRST]] : i64}
// CHECK:       "test.first"
// CHECK:       mp.fusion row
// CHECK:       "test.read"
// CHECK:       "test.last"
func.func @past_rows(%v: tensor<64xf32>, %a: tensor<32x64xf32>) {
  %0 = mp.fusion pointwise ins(%v : tensor<64xf32>) -> tensor<64xf32> {
  ^bb0(%x: tensor<64xf32>):
    %s = math.exp %x : tensor<64xf32>
    mp.yield %s : tensor<64xf32>
  }
  "test.first"(%0) : (tensor<64xf32>) -> ()
  %1 = mp.fusion row ins(%a : tensor<32x64xf32>) -> tensor<32xf32> {
  ^bb0(%x: tensor<32x64xf32>):
    %s = mp.reduce add %x dims [1] : tensor<32x64xf32> to tensor<32xf32>
    mp.yield %s : tensor<32xf32>
  }
  "test.read"(%1) : (tensor<32xf32>) -> ()
  %2 = mp.fusion pointwise ins(%v : tensor<64xf32>) -> tensor<64xf32> {
  ^bb0(%x: tensor<64xf32>):
    %s = math.tanh %x : tensor<64xf32>
    mp.yield %s : tensor<64xf32>
  }
  "test.last"(%2) : (tensor<64xf32>) -> ()
  return
}

// The backward pass of a layer norm: short rows of a gradient, and sums of its
// columns for a parameter, that read the same. One launch does both, and nothing
// is kept for it.
// CHECK-LABEL: @norm
// CHECK:       mp.fusion column
// CHECK:         {mp.launch = [[NORM:.*]] : i64}
// CHECK-NEXT:  mp.fusion row
// CHECK:         {mp.launch = [[NORM]] : i64}
// CHECK-NEXT:  "test.make"
func.func @norm(%w: tensor<32x32xf32>) {
  %x = "test.make"(%w) : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %g = "test.make"(%x) : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %s = mp.fusion column ins(%g, %x : tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32xf32> {
  ^bb0(%a: tensor<32x32xf32>, %b: tensor<32x32xf32>):
    %0 = arith.mulf %a, %b : tensor<32x32xf32>
    %1 = mp.reduce add %0 dims [0] : tensor<32x32xf32> to tensor<32xf32>
    mp.yield %1 : tensor<32xf32>
  }
  %d = mp.fusion row ins(%g, %x : tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32> {
  ^bb0(%a: tensor<32x32xf32>, %b: tensor<32x32xf32>):
    %0 = mp.reduce add %a dims [1] : tensor<32x32xf32> to tensor<32xf32>
    %1 = mp.broadcast %0 dims [0] : tensor<32xf32> to tensor<32x32xf32>
    %2 = arith.mulf %1, %b : tensor<32x32xf32>
    mp.yield %2 : tensor<32x32xf32>
  }
  %h = "test.make"(%d) : (tensor<32x32xf32>) -> tensor<32x32xf32>
  "test.last"(%s, %h) : (tensor<32xf32>, tensor<32x32xf32>) -> ()
  return
}

// Rows that take longer than a launch keep their registers to themselves.
// CHECK-LABEL: @long_norm
// CHECK-NOT:   mp.launch
// CHECK:       return
func.func @long_norm(%w: tensor<256x256xf32>) {
  %x = "test.make"(%w) : (tensor<256x256xf32>) -> tensor<256x256xf32>
  %g = "test.make"(%x) : (tensor<256x256xf32>) -> tensor<256x256xf32>
  %s = mp.fusion column ins(%g, %x : tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256xf32> {
  ^bb0(%a: tensor<256x256xf32>, %b: tensor<256x256xf32>):
    %0 = arith.mulf %a, %b : tensor<256x256xf32>
    %1 = mp.reduce add %0 dims [0] : tensor<256x256xf32> to tensor<256xf32>
    mp.yield %1 : tensor<256xf32>
  }
  %d = mp.fusion row ins(%g, %x : tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32> {
  ^bb0(%a: tensor<256x256xf32>, %b: tensor<256x256xf32>):
    %0 = mp.reduce add %a dims [1] : tensor<256x256xf32> to tensor<256xf32>
    %1 = mp.broadcast %0 dims [0] : tensor<256xf32> to tensor<256x256xf32>
    %2 = arith.mulf %1, %b : tensor<256x256xf32>
    mp.yield %2 : tensor<256x256xf32>
  }
  %h = "test.make"(%d) : (tensor<256x256xf32>) -> tensor<256x256xf32>
  "test.last"(%s, %h) : (tensor<256xf32>, tensor<256x256xf32>) -> ()
  return
}

// What the sums alone read would be kept beside what the rows make.
// CHECK-LABEL: @norm_of_another
// CHECK-NOT:   mp.launch
// CHECK:       return
func.func @norm_of_another(%w: tensor<32x32xf32>) {
  %x = "test.make"(%w) : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %g = "test.make"(%x) : (tensor<32x32xf32>) -> tensor<32x32xf32>
  %s = mp.fusion column ins(%g, %x : tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32xf32> {
  ^bb0(%a: tensor<32x32xf32>, %b: tensor<32x32xf32>):
    %0 = arith.mulf %a, %b : tensor<32x32xf32>
    %1 = mp.reduce add %0 dims [0] : tensor<32x32xf32> to tensor<32xf32>
    mp.yield %1 : tensor<32xf32>
  }
  %d = mp.fusion row ins(%g : tensor<32x32xf32>) -> tensor<32x32xf32> {
  ^bb0(%a: tensor<32x32xf32>):
    %0 = mp.reduce add %a dims [1] : tensor<32x32xf32> to tensor<32xf32>
    %1 = mp.broadcast %0 dims [0] : tensor<32xf32> to tensor<32x32xf32>
    %2 = arith.mulf %1, %a : tensor<32x32xf32>
    mp.yield %2 : tensor<32x32xf32>
  }
  %h = "test.make"(%d) : (tensor<32x32xf32>) -> tensor<32x32xf32>
  "test.last"(%s, %h) : (tensor<32xf32>, tensor<32x32xf32>) -> ()
  return
}
