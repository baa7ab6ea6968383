// RUN: mp-opt %s --allow-unregistered-dialect --mp-group-launches=small-bytes=512 > %t.once
// RUN: FileCheck %s --input-file=%t.once
// RUN: mp-opt %t.once --allow-unregistered-dialect --mp-group-launches=small-bytes=512 | diff %t.once -
// RUN: mp-opt %s --allow-unregistered-dialect --mp-group-launches='max-pointers=5 small-bytes=512' | FileCheck %s --check-prefix=FEW

!v = tensor<64xf32>
!w = tensor<256xf32>
!large = tensor<8192xf32>

// Two updates that only the caller reads: one launch at the end. The sums that
// the update waits for are one before it. What several read stays where it is.
// CHECK-LABEL: @updates
// CHECK-NOT:   mp.launch
// CHECK:       %[[S:.*]] = mp.fusion pointwise ins(%arg4
// CHECK:       mp.fusion full ins(%arg0, %[[S]]
// CHECK:         {mp.launch = 0 : i64}
// CHECK-NEXT:  mp.fusion full ins(%arg1, %[[S]]
// CHECK:         {mp.launch = 0 : i64}
// CHECK-NEXT:  %[[F:.*]] = mp.fusion pointwise
// CHECK-NOT:   mp.launch
// CHECK:       mp.fusion pointwise ins(%arg0, %arg2, %[[F]]
// CHECK:         {mp.launch = 1 : i64}
// CHECK-NEXT:  mp.fusion pointwise ins(%arg1, %arg3, %[[F]]
// CHECK:         {mp.launch = 1 : i64}
// CHECK-NEXT:  mp.reshape
// CHECK-NEXT:  return
// FEW-LABEL:   @updates
// FEW:         mp.fusion full
// FEW:           {mp.launch = 0 : i64}
// FEW:         mp.fusion full
// FEW:           {mp.launch = 0 : i64}
// FEW-NOT:     mp.launch
// FEW:         return
func.func @updates(%g: !v, %h: !w, %p: !v, %q: !w, %scale: tensor<f32>) -> (!v, tensor<16x16xf32>) {
  %s = mp.fusion pointwise ins(%scale : tensor<f32>) -> tensor<f32> {
  ^bb0(%a: tensor<f32>):
    %c = arith.constant dense<1.0> : tensor<f32>
    %0 = arith.divf %c, %a : tensor<f32>
    mp.yield %0 : tensor<f32>
  }
  %a = mp.fusion full ins(%g, %s : !v, tensor<f32>) -> tensor<f32> {
  ^bb0(%x: !v, %y: tensor<f32>):
    %t = mp.broadcast %y dims [] : tensor<f32> to !v
    %0 = arith.mulf %x, %t : !v
    %1 = mp.reduce add %0 dims [0] : !v to tensor<f32>
    mp.yield %1 : tensor<f32>
  }
  %keep = "other.op"(%g) : (!v) -> !v
  %b = mp.fusion full ins(%h, %s : !w, tensor<f32>) -> tensor<f32> {
  ^bb0(%x: !w, %y: tensor<f32>):
    %t = mp.broadcast %y dims [] : tensor<f32> to !w
    %0 = arith.mulf %x, %t : !w
    %1 = mp.reduce add %0 dims [0] : !w to tensor<f32>
    mp.yield %1 : tensor<f32>
  }
  %f = mp.fusion pointwise ins(%a, %b : tensor<f32>, tensor<f32>) -> tensor<f32> {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %0 = arith.addf %x, %y : tensor<f32>
    mp.yield %0 : tensor<f32>
  }
  %np = mp.fusion pointwise ins(%g, %p, %f : !v, !v, tensor<f32>) -> !v {
  ^bb0(%x: !v, %y: !v, %z: tensor<f32>):
    %t = mp.broadcast %z dims [] : tensor<f32> to !v
    %0 = arith.mulf %x, %t : !v
    %1 = arith.subf %y, %0 : !v
    mp.yield %1 : !v
  }
  %nq = mp.fusion pointwise ins(%h, %q, %f : !w, !w, tensor<f32>) -> !w {
  ^bb0(%x: !w, %y: !w, %z: tensor<f32>):
    %t = mp.broadcast %z dims [] : tensor<f32> to !w
    %0 = arith.mulf %x, %t : !w
    %1 = arith.subf %y, %0 : !w
    mp.yield %1 : !w
  }
  %r = mp.reshape %nq : !w to tensor<16x16xf32>
  return %np, %r : !v, tensor<16x16xf32>
}

// Two updates that also tell whether they changed anything: scalars, which a
// kernel behind them combines. One launch at the end all the same; what makes a
// large value for a kernel at the end stays where its operands still live.
// CHECK-LABEL: @watched_updates
// CHECK:       %[[R:.*]] = "other.op"(%arg1)
// CHECK:       mp.fusion pointwise ins(%[[R]]
// CHECK-NOT:   mp.launch
// CHECK:       "other.op"
// CHECK:       mp.fusion full ins(%arg0
// CHECK:         {mp.launch = 0 : i64}
// CHECK-NEXT:  mp.fusion full ins(
// CHECK:         {mp.launch = 0 : i64}
// CHECK-NEXT:  mp.fusion pointwise ins(
// CHECK-NOT:   mp.launch
// CHECK:       return
func.func @watched_updates(%p: !w, %q: !w) -> (!w, !w, tensor<f32>) {
  %made = "other.op"(%q) : (!w) -> !w
  %g = mp.fusion pointwise ins(%made : !w) -> !w {
  ^bb0(%x: !w):
    %0 = math.exp %x : !w
    mp.yield %0 : !w
  }
  %l = "other.op"(%p) : (!w) -> !w
  %np, %a = mp.fusion full ins(%p : !w) -> !w, tensor<f32> {
  ^bb0(%x: !w):
    %0 = math.exp %x : !w
    %1 = mp.reduce max %0 dims [0] : !w to tensor<f32>
    mp.yield %0, %1 : !w, tensor<f32>
  }
  "other.op"(%l) : (!w) -> ()
  %nq, %b = mp.fusion full ins(%g : !w) -> !w, tensor<f32> {
  ^bb0(%x: !w):
    %0 = math.exp %x : !w
    %1 = mp.reduce max %0 dims [0] : !w to tensor<f32>
    mp.yield %0, %1 : !w, tensor<f32>
  }
  %r = mp.fusion pointwise ins(%a, %b : tensor<f32>, tensor<f32>) -> tensor<f32> {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %0 = arith.maximumf %x, %y : tensor<f32>
    mp.yield %0 : tensor<f32>
  }
  return %np, %nq, %r : !w, !w, tensor<f32>
}

// Small kernels before one reader, in the middle of a step, with a short row
// reduction; a large one, whose result would have to wait in memory, stays alone.
// CHECK-LABEL: @before_one_reader
// CHECK:       mp.fusion pointwise ins(%arg1
// CHECK-NOT:   mp.launch
// CHECK:       mp.fusion pointwise ins(%arg0
// CHECK:         {mp.launch = 0 : i64}
// CHECK-NEXT:  mp.fusion pointwise ins(%arg2
// CHECK:         {mp.launch = 0 : i64}
// CHECK-NEXT:  mp.fusion row
// CHECK:         {mp.launch = 0 : i64}
// CHECK-NEXT:  mp.concat
func.func @before_one_reader(%x: tensor<8xf32>, %y: !large, %z: tensor<4xf32>, %m: tensor<2x64xf32>) -> tensor<8206xf32> {
  %a = mp.fusion pointwise ins(%x : tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%u: tensor<8xf32>):
    %0 = math.exp %u : tensor<8xf32>
    mp.yield %0 : tensor<8xf32>
  }
  %b = mp.fusion pointwise ins(%y : !large) -> !large {
  ^bb0(%u: !large):
    %0 = math.exp %u : !large
    mp.yield %0 : !large
  }
  %c = mp.fusion pointwise ins(%z : tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%u: tensor<4xf32>):
    %0 = math.exp %u : tensor<4xf32>
    mp.yield %0 : tensor<4xf32>
  }
  %d = mp.fusion row ins(%m : tensor<2x64xf32>) -> tensor<2xf32> {
  ^bb0(%u: tensor<2x64xf32>):
    %0 = mp.reduce add %u dims [1] : tensor<2x64xf32> to tensor<2xf32>
    mp.yield %0 : tensor<2xf32>
  }
  %e = mp.concat %a, %b, %c, %d dim 0 : (tensor<8xf32>, !large, tensor<4xf32>, tensor<2xf32>) -> tensor<8206xf32>
  return %e : tensor<8206xf32>
}

// Kernels that take no longer than a launch, of arguments: nothing is kept longer
// for it that they stand together before their reader.
// CHECK-LABEL: @short_ones
// CHECK:       "other.op"
// CHECK-NEXT:  mp.fusion pointwise ins(%arg0
// CHECK:         {mp.launch = 0 : i64}
// CHECK-NEXT:  mp.fusion pointwise ins(%arg1
// CHECK:         {mp.launch = 0 : i64}
// CHECK-NEXT:  mp.concat
func.func @short_ones(%x: !w, %y: !w) -> tensor<512xf32> {
  %a = mp.fusion pointwise ins(%x : !w) -> !w {
  ^bb0(%u: !w):
    %0 = math.exp %u : !w
    mp.yield %0 : !w
  }
  %b = mp.fusion pointwise ins(%y : !w) -> !w {
  ^bb0(%u: !w):
    %0 = math.exp %u : !w
    mp.yield %0 : !w
  }
  "other.op"(%x) : (!w) -> ()
  %e = mp.concat %a, %b dim 0 : (!w, !w) -> tensor<512xf32>
  return %e : tensor<512xf32>
}

// A group whose reader belongs to a later one: neither comes between the other.
// CHECK-LABEL: @groups_in_a_row
// CHECK:       mp.fusion full ins(%arg0
// CHECK:         {mp.launch = [[A:.*]] : i64}
// CHECK-NEXT:  mp.fusion full ins(%arg1
// CHECK:         {mp.launch = [[A]] : i64}
// CHECK-NEXT:  mp.fusion pointwise ins(%arg0
// CHECK:         {mp.launch = [[B:.*]] : i64}
// CHECK-NEXT:  mp.fusion pointwise
// CHECK:         {mp.launch = [[B]] : i64}
// CHECK-NEXT:  return
func.func @groups_in_a_row(%g: !v, %h: !v) -> (!v, tensor<f32>) {
  %p = mp.fusion pointwise ins(%g : !v) -> !v {
  ^bb0(%x: !v):
    %0 = arith.negf %x : !v
    mp.yield %0 : !v
  }
  %a = mp.fusion full ins(%g : !v) -> tensor<f32> {
  ^bb0(%x: !v):
    %1 = mp.reduce add %x dims [0] : !v to tensor<f32>
    mp.yield %1 : tensor<f32>
  }
  %b = mp.fusion full ins(%h : !v) -> tensor<f32> {
  ^bb0(%x: !v):
    %1 = mp.reduce add %x dims [0] : !v to tensor<f32>
    mp.yield %1 : tensor<f32>
  }
  %f = mp.fusion pointwise ins(%a, %b : tensor<f32>, tensor<f32>) -> tensor<f32> {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %0 = arith.addf %x, %y : tensor<f32>
    mp.yield %0 : tensor<f32>
  }
  return %p, %f : !v, tensor<f32>
}

// One waits for the other, and both are returned: no launch of both.
// CHECK-LABEL: @one_waits
// CHECK-NOT:   mp.launch
// CHECK:       return
func.func @one_waits(%g: !v) -> (!v, !v) {
  %p = mp.fusion pointwise ins(%g : !v) -> !v {
  ^bb0(%x: !v):
    %0 = arith.negf %x : !v
    mp.yield %0 : !v
  }
  %q = mp.fusion pointwise ins(%p : !v) -> !v {
  ^bb0(%x: !v):
    %0 = math.exp %x : !v
    mp.yield %0 : !v
  }
  return %p, %q : !v, !v
}

// One that is read again later stands before its first reader, with others that
// it reads first.
// CHECK-LABEL: @first_reader_counts
// CHECK:       %[[A:.*]] = mp.fusion full ins(%arg0
// CHECK:         {mp.launch = [[A:.*]] : i64}
// CHECK-NEXT:  mp.fusion full ins(%arg1
// CHECK:         {mp.launch = [[A]] : i64}
// CHECK-NEXT:  mp.concat
// CHECK-NEXT:  mp.fusion pointwise ins(%[[A]]
// CHECK-NOT:   mp.launch
// CHECK:       return
func.func @first_reader_counts(%g: !v, %h: !v) -> (tensor<2xf32>, tensor<1xf32>) {
  %a = mp.fusion full ins(%g : !v) -> tensor<1xf32> {
  ^bb0(%x: !v):
    %1 = mp.reduce add %x dims [0] : !v to tensor<f32>
    %2 = mp.reshape %1 : tensor<f32> to tensor<1xf32>
    mp.yield %2 : tensor<1xf32>
  }
  %b = mp.fusion full ins(%h : !v) -> tensor<1xf32> {
  ^bb0(%x: !v):
    %1 = mp.reduce add %x dims [0] : !v to tensor<f32>
    %2 = mp.reshape %1 : tensor<f32> to tensor<1xf32>
    mp.yield %2 : tensor<1xf32>
  }
  %e = mp.concat %a, %b dim 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
  %f = mp.fusion pointwise ins(%a : tensor<1xf32>) -> tensor<1xf32> {
  ^bb0(%x: tensor<1xf32>):
    %0 = math.exp %x : tensor<1xf32>
    mp.yield %0 : tensor<1xf32>
  }
  return %e, %f : tensor<2xf32>, tensor<1xf32>
}

// Readers that are launched together begin at once: what each reads first is a
// launch, too.
// CHECK-LABEL: @chains
// CHECK:       mp.fusion pointwise ins(%arg0
// CHECK:         {mp.launch = 0 : i64}
// CHECK-NEXT:  mp.fusion pointwise ins(%arg1
// CHECK:         {mp.launch = 0 : i64}
// CHECK-NEXT:  mp.fusion pointwise
// CHECK:         {mp.launch = 1 : i64}
// CHECK-NEXT:  mp.fusion pointwise
// CHECK:         {mp.launch = 1 : i64}
// CHECK-NEXT:  return
func.func @chains(%g: !v, %h: !v) -> (tensor<4x64xf32>, tensor<4x64xf32>) {
  %a = mp.fusion pointwise ins(%g : !v) -> !v {
  ^bb0(%x: !v):
    %0 = math.exp %x : !v
    mp.yield %0 : !v
  }
  %b = mp.fusion pointwise ins(%a : !v) -> tensor<4x64xf32> {
  ^bb0(%x: !v):
    %0 = mp.broadcast %x dims [1] : !v to tensor<4x64xf32>
    mp.yield %0 : tensor<4x64xf32>
  }
  %c = mp.fusion pointwise ins(%h : !v) -> !v {
  ^bb0(%x: !v):
    %0 = math.exp %x : !v
    mp.yield %0 : !v
  }
  %d = mp.fusion pointwise ins(%c : !v) -> tensor<4x64xf32> {
  ^bb0(%x: !v):
    %0 = mp.broadcast %x dims [1] : !v to tensor<4x64xf32>
    mp.yield %0 : tensor<4x64xf32>
  }
  return %b, %d : tensor<4x64xf32>, tensor<4x64xf32>
}

// Two names of one result keep their order.
// CHECK-LABEL: @two_names
// CHECK:       mp.reshape %{{.*}} to tensor<1x64xf32>
// CHECK-NEXT:  mp.reshape %{{.*}} to tensor<64x1xf32>
func.func @two_names(%g: !v) -> (tensor<1x64xf32>, tensor<64x1xf32>) {
  %a = mp.fusion pointwise ins(%g : !v) -> !v {
  ^bb0(%x: !v):
    %0 = math.exp %x : !v
    mp.yield %0 : !v
  }
  %b = mp.reshape %a : !v to tensor<1x64xf32>
  %c = mp.reshape %a : !v to tensor<64x1xf32>
  return %b, %c : tensor<1x64xf32>, tensor<64x1xf32>
}

// Sums of columns, as of biases, that only the caller reads, run with short sums
// of rows.
// CHECK-LABEL: @columns
// CHECK:       mp.fusion column
// CHECK:         {mp.launch = 0 : i64}
// CHECK-NEXT:  mp.fusion column
// CHECK:         {mp.launch = 0 : i64}
// CHECK-NEXT:  mp.fusion row
// CHECK:         {mp.launch = 0 : i64}
// CHECK-NEXT:  return
func.func @columns(%a: tensor<8x16xf32>, %b: tensor<4x16xf32>) -> (tensor<16xf32>, tensor<8xf32>, tensor<16xf32>) {
  %0 = mp.fusion column ins(%a : tensor<8x16xf32>) -> tensor<16xf32> {
  ^bb0(%x: tensor<8x16xf32>):
    %1 = mp.reduce add %x dims [0] : tensor<8x16xf32> to tensor<16xf32>
    mp.yield %1 : tensor<16xf32>
  }
  %2 = mp.fusion row ins(%a : tensor<8x16xf32>) -> tensor<8xf32> {
  ^bb0(%x: tensor<8x16xf32>):
    %1 = mp.reduce add %x dims [1] : tensor<8x16xf32> to tensor<8xf32>
    mp.yield %1 : tensor<8xf32>
  }
  %3 = mp.fusion column ins(%b : tensor<4x16xf32>) -> tensor<16xf32> {
  ^bb0(%x: tensor<4x16xf32>):
    %1 = mp.reduce add %x dims [0] : tensor<4x16xf32> to tensor<16xf32>
    mp.yield %1 : tensor<16xf32>
  }
  return %0, %2, %3 : tensor<16xf32>, tensor<8xf32>, tensor<16xf32>
}

// What is ready early runs with the nearest ones before it; not what reads what
// comes after these, nor what is large, nor new state, which may take the place
// of the old.
// CHECK-LABEL: @joins_earlier
// CHECK:       mp.fusion pointwise ins(%arg0
// CHECK:         math.exp
// CHECK:         {mp.launch = 0 : i64}
// CHECK-NEXT:  mp.fusion pointwise ins(%arg1
// CHECK:         math.sin
// CHECK:         {mp.launch = 0 : i64}
// CHECK-NEXT:  "other.op"
// CHECK:       mp.fusion pointwise ins(%arg2
// CHECK-NOT:   mp.launch
// CHECK:       "other.op"
// CHECK:       mp.fusion pointwise
// CHECK:         math.cos
// CHECK-NOT:   mp.launch
// CHECK:       "other.op"
// CHECK:       mp.fusion pointwise ins(%arg0
// CHECK:         arith.negf
// CHECK-NOT:   mp.launch
// CHECK:       return
func.func @joins_earlier(%x: tensor<8xf32>, %y: tensor<8xf32>, %z: !large) -> tensor<8xf32> {
  %a = mp.fusion pointwise ins(%x : tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%u: tensor<8xf32>):
    %0 = math.exp %u : tensor<8xf32>
    mp.yield %0 : tensor<8xf32>
  }
  %p = "other.op"(%a) : (tensor<8xf32>) -> tensor<8xf32>
  %b = mp.fusion pointwise ins(%y : tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%u: tensor<8xf32>):
    %0 = math.sin %u : tensor<8xf32>
    mp.yield %0 : tensor<8xf32>
  }
  %c = mp.fusion pointwise ins(%z : !large) -> !large {
  ^bb0(%u: !large):
    %0 = math.exp %u : !large
    mp.yield %0 : !large
  }
  %q = "other.op"(%b, %c) : (tensor<8xf32>, !large) -> tensor<8xf32>
  %d = mp.fusion pointwise ins(%q : tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%u: tensor<8xf32>):
    %0 = math.cos %u : tensor<8xf32>
    mp.yield %0 : tensor<8xf32>
  }
  "other.op"(%d) : (tensor<8xf32>) -> ()
  %e = mp.fusion pointwise ins(%x : tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%u: tensor<8xf32>):
    %0 = arith.negf %u : tensor<8xf32>
    mp.yield %0 : tensor<8xf32>
  }
  return %e : tensor<8xf32>
}

// One that is not small, but no longer than a launch, is a host where it stands.
// What renames a result goes with it.
// CHECK-LABEL: @host
// CHECK:       "other.op"
// CHECK-NEXT:  %[[H:.*]] = mp.fusion pointwise ins(%arg1
// CHECK:         math.exp
// CHECK:         {mp.launch = 0 : i64}
// CHECK-NEXT:  %[[S:.*]] = mp.fusion column ins(%arg0
// CHECK:         {mp.launch = 0 : i64}
// CHECK-NEXT:  mp.reshape %[[S]]
// CHECK-NEXT:  "other.op"(%[[H]])
// CHECK:       mp.fusion row
// CHECK-NOT:   mp.launch
// CHECK:       return
func.func @host(%x: tensor<4x8xf32>, %y: tensor<16x256xf32>) -> (tensor<2x4xf32>, tensor<16xf32>) {
  "other.op"(%x) : (tensor<4x8xf32>) -> ()
  %h = mp.fusion pointwise ins(%y : tensor<16x256xf32>) -> tensor<16x256xf32> {
  ^bb0(%u: tensor<16x256xf32>):
    %0 = math.exp %u : tensor<16x256xf32>
    mp.yield %0 : tensor<16x256xf32>
  }
  %c = "other.op"(%h) : (tensor<16x256xf32>) -> tensor<16x256xf32>
  %r = mp.fusion row ins(%c : tensor<16x256xf32>) -> tensor<16xf32> {
  ^bb0(%u: tensor<16x256xf32>):
    %0 = mp.reduce add %u dims [1] : tensor<16x256xf32> to tensor<16xf32>
    mp.yield %0 : tensor<16xf32>
  }
  %s = mp.fusion column ins(%x : tensor<4x8xf32>) -> tensor<8xf32> {
  ^bb0(%u: tensor<4x8xf32>):
    %0 = mp.reduce add %u dims [0] : tensor<4x8xf32> to tensor<8xf32>
    mp.yield %0 : tensor<8xf32>
  }
  %n = mp.reshape %s : tensor<8xf32> to tensor<2x4xf32>
  %d = "other.op"(%n) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return %d, %r : tensor<2x4xf32>, tensor<16xf32>
}

// A sum that also writes what it sums stands beside the sums that one reader
// waits for, and nothing large is made between them: one launch, though an
// operand dies in it. Where something large is, it would live beside that.
// CHECK-LABEL: @stands_before
// CHECK:       mp.fusion full
// CHECK:         {mp.launch = [[A:.*]] : i64}
// CHECK-NEXT:  mp.fusion full ins(%arg1
// CHECK:         {mp.launch = [[A]] : i64}
// CHECK:       return
func.func @stands_before(%x: !w, %h: !w) -> (!w, tensor<f32>) {
  %g = "other.op"(%x) : (!w) -> !w
  %s, %a = mp.fusion full ins(%g : !w) -> !w, tensor<f32> {
  ^bb0(%u: !w):
    %0 = arith.negf %u : !w
    %1 = mp.reduce add %0 dims [0] : !w to tensor<f32>
    mp.yield %0, %1 : !w, tensor<f32>
  }
  %b = mp.fusion full ins(%h : !w) -> tensor<f32> {
  ^bb0(%u: !w):
    %1 = mp.reduce add %u dims [0] : !w to tensor<f32>
    mp.yield %1 : tensor<f32>
  }
  %f = "other.op"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %r = "other.op"(%s, %f) : (!w, tensor<f32>) -> !w
  return %r, %f : !w, tensor<f32>
}

// CHECK-LABEL: @stands_apart
// CHECK:       mp.fusion full
// CHECK-NOT:   mp.launch
// CHECK:       "other.op"(%arg0)
// CHECK:       mp.fusion full
// CHECK-NOT:   mp.launch
// CHECK:       return
func.func @stands_apart(%x: !w, %h: !w) -> (!w, tensor<f32>) {
  %g = "other.op"(%x) : (!w) -> !w
  %a = mp.fusion full ins(%g : !w) -> tensor<f32> {
  ^bb0(%u: !w):
    %0 = arith.negf %u : !w
    %1 = mp.reduce add %0 dims [0] : !w to tensor<f32>
    mp.yield %1 : tensor<f32>
  }
  %l = "other.op"(%x) : (!w) -> !w
  %k = "other.op"(%l, %h) : (!w, !w) -> !w
  %b = mp.fusion full ins(%k : !w) -> tensor<f32> {
  ^bb0(%u: !w):
    %1 = mp.reduce add %u dims [0] : !w to tensor<f32>
    mp.yield %1 : tensor<f32>
  }
  %f = "other.op"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %r = "other.op"(%l, %f) : (!w, tensor<f32>) -> !w
  return %r, %f : !w, tensor<f32>
}

// What it reads lives on in the place of what it makes, which was to be kept.
// CHECK-LABEL: @keeps_as_much
// CHECK:       "other.op"(%arg0)
// CHECK:       "other.op"(%arg0)
// CHECK:       mp.fusion full
// CHECK:         {mp.launch = [[A:.*]] : i64}
// CHECK-NEXT:  mp.fusion full
// CHECK:         {mp.launch = [[A]] : i64}
// CHECK:       return
func.func @keeps_as_much(%x: !w, %h: !w) -> (!w, tensor<f32>) {
  %g = "other.op"(%x) : (!w) -> !w
  %s, %a = mp.fusion full ins(%g : !w) -> !w, tensor<f32> {
  ^bb0(%u: !w):
    %0 = arith.negf %u : !w
    %1 = mp.reduce add %0 dims [0] : !w to tensor<f32>
    mp.yield %0, %1 : !w, tensor<f32>
  }
  %l = "other.op"(%x) : (!w) -> !w
  %k = "other.op"(%l, %h) : (!w, !w) -> !w
  %b = mp.fusion full ins(%k : !w) -> tensor<f32> {
  ^bb0(%u: !w):
    %1 = mp.reduce add %u dims [0] : !w to tensor<f32>
    mp.yield %1 : tensor<f32>
  }
  %f = "other.op"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %r = "other.op"(%s, %l, %f) : (!w, !w, tensor<f32>) -> !w
  return %r, %f : !w, tensor<f32>
}

// The second sum is there before that, but the first may wait.
// CHECK-LABEL: @sum_before
// CHECK:       mp.fusion full
// CHECK:         {mp.launch = [[A:.*]] : i64}
// CHECK-NEXT:  mp.fusion full ins(%arg1
// CHECK:         {mp.launch = [[A]] : i64}
// CHECK:       return
func.func @sum_before(%x: !w, %h: !w) -> (!w, tensor<f32>) {
  %g = "other.op"(%x) : (!w) -> !w
  %s, %a = mp.fusion full ins(%g : !w) -> !w, tensor<f32> {
  ^bb0(%u: !w):
    %0 = arith.negf %u : !w
    %1 = mp.reduce add %0 dims [0] : !w to tensor<f32>
    mp.yield %0, %1 : !w, tensor<f32>
  }
  %l = "other.op"(%x) : (!w) -> !w
  %b = mp.fusion full ins(%h : !w) -> tensor<f32> {
  ^bb0(%u: !w):
    %1 = mp.reduce add %u dims [0] : !w to tensor<f32>
    mp.yield %1 : tensor<f32>
  }
  %f = "other.op"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %r = "other.op"(%s, %l, %f) : (!w, !w, tensor<f32>) -> !w
  return %r, %f : !w, tensor<f32>
}

// Small rows and routines run with others; how large the table is does not
// count, of which a gather reads a part. A large scatter stays where it is, and
// small kernels run with it.
// CHECK-LABEL: @rows_and_routines
// CHECK:       mp.fusion routine
// CHECK:         mp.gather
// CHECK:         {mp.launch = 0 : i64}
// CHECK-NEXT:  mp.fusion row
// CHECK:         {mp.launch = 0 : i64}
// CHECK-NEXT:  "other.op"
// CHECK-NEXT:  mp.fusion routine
// CHECK:         mp.scatter
// CHECK:         {mp.launch = 1 : i64}
// CHECK-NEXT:  mp.fusion routine
// CHECK:         mp.scatter
// CHECK:         {mp.launch = 1 : i64}
// CHECK-NEXT:  "other.op"
// CHECK-NEXT:  "other.op"
func.func @rows_and_routines(%t: tensor<1024x4xf32>, %i: tensor<2x1xi32>, %m: tensor<2x32xf32>, %v: tensor<4x4xf32>) -> tensor<8xf32> {
  %a = mp.fusion routine ins(%t, %i : tensor<1024x4xf32>, tensor<2x1xi32>) -> tensor<2x4xf32> {
  ^bb0(%u: tensor<1024x4xf32>, %w: tensor<2x1xi32>):
    %0 = mp.gather %u, %w slice [1, 4] offset [1] collapsed [0] start [0] index_vector 1
       : (tensor<1024x4xf32>, tensor<2x1xi32>) -> tensor<2x4xf32>
    mp.yield %0 : tensor<2x4xf32>
  }
  %b = mp.fusion row ins(%m : tensor<2x32xf32>) -> tensor<2xf32> {
  ^bb0(%u: tensor<2x32xf32>):
    %0 = mp.reduce add %u dims [1] : tensor<2x32xf32> to tensor<2xf32>
    mp.yield %0 : tensor<2xf32>
  }
  %c = "other.op"(%a, %b) : (tensor<2x4xf32>, tensor<2xf32>) -> tensor<2x4xf32>
  %d = mp.fusion routine ins(%t, %i, %c : tensor<1024x4xf32>, tensor<2x1xi32>, tensor<2x4xf32>) -> tensor<1024x4xf32> {
  ^bb0(%u: tensor<1024x4xf32>, %w: tensor<2x1xi32>, %x: tensor<2x4xf32>):
    %0 = mp.scatter add %u, %w, %x window [1] inserted [0] start [0] index_vector 1
       : (tensor<1024x4xf32>, tensor<2x1xi32>, tensor<2x4xf32>) -> tensor<1024x4xf32>
    mp.yield %0 : tensor<1024x4xf32>
  }
  %e = mp.fusion routine ins(%v, %i, %c : tensor<4x4xf32>, tensor<2x1xi32>, tensor<2x4xf32>) -> tensor<4x4xf32> {
  ^bb0(%u: tensor<4x4xf32>, %w: tensor<2x1xi32>, %x: tensor<2x4xf32>):
    %0 = mp.scatter add %u, %w, %x window [1] inserted [0] start [0] index_vector 1
       : (tensor<4x4xf32>, tensor<2x1xi32>, tensor<2x4xf32>) -> tensor<4x4xf32>
    mp.yield %0 : tensor<4x4xf32>
  }
  %f = "other.op"(%d) : (tensor<1024x4xf32>) -> tensor<8xf32>
  %g = "other.op"(%e, %f) : (tensor<4x4xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %g : tensor<8xf32>
}

// What reads large state stays before what writes its next value: beside that, or
// behind it, the old state would have to be kept. A small one may go there.
// CHECK-LABEL: @old_state
// CHECK:       mp.fusion routine
// CHECK-NOT:   mp.launch
// CHECK:       "other.op"
// CHECK:       mp.fusion pointwise ins(%arg0
// CHECK:         {mp.launch = 0 : i64}
// CHECK-NEXT:  mp.fusion pointwise ins(%arg1
// CHECK:         {mp.launch = 0 : i64}
// CHECK-NEXT:  mp.fusion pointwise ins(%arg1
// CHECK:         {mp.launch = 0 : i64}
// CHECK-NEXT:  return
func.func @old_state(%e: !large {mp.pair = 0 : i64}, %s: tensor<8xf32> {mp.pair = 1 : i64}, %i: tensor<2x1xi32>)
    -> (!large, tensor<8xf32>, tensor<8xf32>, tensor<2xf32>) {
  %r = mp.fusion routine ins(%e, %i : !large, tensor<2x1xi32>) -> tensor<2xf32> {
  ^bb0(%u: !large, %w: tensor<2x1xi32>):
    %0 = mp.gather %u, %w slice [1] offset [] collapsed [0] start [0] index_vector 1
       : (!large, tensor<2x1xi32>) -> tensor<2xf32>
    mp.yield %0 : tensor<2xf32>
  }
  "other.op"() : () -> ()
  %n = mp.fusion pointwise ins(%e : !large) -> !large {
  ^bb0(%u: !large):
    %0 = math.exp %u : !large
    mp.yield %0 : !large
  }
  %t = mp.fusion pointwise ins(%s : tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%u: tensor<8xf32>):
    %0 = math.sin %u : tensor<8xf32>
    mp.yield %0 : tensor<8xf32>
  }
  %m = mp.fusion pointwise ins(%s : tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%u: tensor<8xf32>):
    %0 = math.cos %u : tensor<8xf32>
    mp.yield %0 : tensor<8xf32>
  }
  return %n, %t, %m, %r : !large, tensor<8xf32>, tensor<8xf32>, tensor<2xf32>
}
