// RUN: mp-opt %s --allow-unregistered-dialect --mp-group-launches=small-bytes=64 > %t.once
// RUN: FileCheck %s --input-file=%t.once
// RUN: mp-opt %t.once --allow-unregistered-dialect --mp-group-launches=small-bytes=64 | diff %t.once -

// Kernels that are longer than a launch: each stands where it does since what it
// reads would be kept. Side by side they are launched together.

!big = tensor<64x64xf32>

// Three sums, with a renaming between them.
// CHECK-LABEL: @side_by_side
// CHECK:       mp.fusion full
// CHECK:         {mp.launch = 0 : i64}
// CHECK-NEXT:  mp.fusion full
// CHECK:         {mp.launch = 0 : i64}
// CHECK-NEXT:  mp.fusion full
// CHECK:         {mp.launch = 0 : i64}
// CHECK-NEXT:  mp.reshape
func.func @side_by_side() {
  %a = "other.op"() : () -> !big
  %b = "other.op"() : () -> !big
  %c = "other.op"() : () -> !big
  %s = mp.fusion full ins(%a : !big) -> tensor<f32> {
  ^bb0(%e: !big):
    %r = mp.reduce add %e dims [0, 1] : !big to tensor<f32>
    mp.yield %r : tensor<f32>
  }
  %n = mp.reshape %s : tensor<f32> to tensor<1xf32>
  %t = mp.fusion full ins(%b : !big) -> tensor<f32> {
  ^bb0(%e: !big):
    %r = mp.reduce add %e dims [0, 1] : !big to tensor<f32>
    mp.yield %r : tensor<f32>
  }
  %u = mp.fusion full ins(%c : !big) -> tensor<f32> {
  ^bb0(%e: !big):
    %r = mp.reduce add %e dims [0, 1] : !big to tensor<f32>
    mp.yield %r : tensor<f32>
  }
  %d = "other.op"() : () -> !big
  "other.op"(%n) : (tensor<1xf32>) -> ()
  "other.op"(%t) : (tensor<f32>) -> ()
  "other.op"(%u) : (tensor<f32>) -> ()
  "other.op"(%d) : (!big) -> ()
  return
}

// What takes the place of what it reads is kept no longer either.
// CHECK-LABEL: @in_place
// CHECK:       mp.fusion full
// CHECK:         {mp.launch = 0 : i64}
// CHECK-NEXT:  mp.fusion pointwise
// CHECK:         {mp.launch = 0 : i64}
func.func @in_place() {
  %a = "other.op"() : () -> !big
  %b = "other.op"() : () -> !big
  %s = mp.fusion full ins(%a : !big) -> tensor<f32> {
  ^bb0(%e: !big):
    %r = mp.reduce add %e dims [0, 1] : !big to tensor<f32>
    mp.yield %r : tensor<f32>
  }
  %t = mp.fusion pointwise ins(%b : !big) -> !big {
  ^bb0(%e: !big):
    %r = math.exp %e : !big
    mp.yield %r : !big
  }
  %d = "other.op"() : () -> !big
  "other.op"(%s) : (tensor<f32>) -> ()
  "other.op"(%t) : (!big) -> ()
  "other.op"(%d) : (!big) -> ()
  return
}

// Not so what takes new memory: that may be the place of what the first one read.
// CHECK-LABEL: @new_memory
// CHECK-NOT:   mp.launch
// CHECK:       return
func.func @new_memory() {
  %a = "other.op"() : () -> !big
  %b = "other.op"() : () -> !big
  %s = mp.fusion full ins(%a : !big) -> tensor<f32> {
  ^bb0(%e: !big):
    %r = mp.reduce add %e dims [0, 1] : !big to tensor<f32>
    mp.yield %r : tensor<f32>
  }
  %t = mp.fusion pointwise ins(%b : !big) -> !big {
  ^bb0(%e: !big):
    %r = math.exp %e : !big
    mp.yield %r : !big
  }
  %d = "other.op"() : () -> !big
  "other.op"(%s) : (tensor<f32>) -> ()
  "other.op"(%t) : (!big) -> ()
  "other.op"(%b) : (!big) -> ()
  "other.op"(%d) : (!big) -> ()
  return
}

// A renaming of what was there goes along.
// CHECK-LABEL: @renamed
// CHECK:       mp.reshape
// CHECK-NEXT:  mp.fusion full
// CHECK:         {mp.launch = 0 : i64}
// CHECK-NEXT:  mp.fusion full
// CHECK:         {mp.launch = 0 : i64}
func.func @renamed() {
  %a = "other.op"() : () -> !big
  %b = "other.op"() : () -> tensor<4096xf32>
  %s = mp.fusion full ins(%a : !big) -> tensor<f32> {
  ^bb0(%e: !big):
    %r = mp.reduce add %e dims [0, 1] : !big to tensor<f32>
    mp.yield %r : tensor<f32>
  }
  %n = mp.reshape %b : tensor<4096xf32> to !big
  %t = mp.fusion full ins(%n : !big) -> tensor<f32> {
  ^bb0(%e: !big):
    %r = mp.reduce add %e dims [0, 1] : !big to tensor<f32>
    mp.yield %r : tensor<f32>
  }
  %d = "other.op"() : () -> !big
  "other.op"(%s) : (tensor<f32>) -> ()
  "other.op"(%t) : (tensor<f32>) -> ()
  "other.op"(%d) : (!big) -> ()
  return
}

// Not of what the first one makes.
// CHECK-LABEL: @renamed_result
// CHECK-NOT:   mp.launch
// CHECK:       return
func.func @renamed_result() {
  %a = "other.op"() : () -> !big
  %s = mp.fusion pointwise ins(%a : !big) -> !big {
  ^bb0(%e: !big):
    %r = math.exp %e : !big
    mp.yield %r : !big
  }
  %m = mp.reshape %s : !big to tensor<4096xf32>
  %n = mp.reshape %m : tensor<4096xf32> to !big
  %t = mp.fusion full ins(%n : !big) -> tensor<f32> {
  ^bb0(%e: !big):
    %r = mp.reduce add %e dims [0, 1] : !big to tensor<f32>
    mp.yield %r : tensor<f32>
  }
  %d = "other.op"() : () -> !big
  "other.op"(%s) : (!big) -> ()
  "other.op"(%t) : (tensor<f32>) -> ()
  "other.op"(%d) : (!big) -> ()
  return
}

// The second one alone could wait for its reader, by itself.
// CHECK-LABEL: @beside_a_waiting_one
// CHECK:       mp.fusion full
// CHECK:         {mp.launch = 0 : i64}
// CHECK-NEXT:  mp.fusion full
// CHECK:         {mp.launch = 0 : i64}
// CHECK-NEXT:  mp.reshape
// CHECK-NEXT:  "other.op"
func.func @beside_a_waiting_one(%x: tensor<f32>) {
  %a = "other.op"() : () -> !big
  %b = "other.op"() : () -> !big
  %s = mp.fusion full ins(%a : !big) -> tensor<f32> {
  ^bb0(%e: !big):
    %r = mp.reduce add %e dims [0, 1] : !big to tensor<f32>
    mp.yield %r : tensor<f32>
  }
  %t = mp.fusion full ins(%b : !big) -> tensor<f32> {
  ^bb0(%e: !big):
    %r = mp.reduce add %e dims [0, 1] : !big to tensor<f32>
    mp.yield %r : tensor<f32>
  }
  "other.op"(%x) : (tensor<f32>) -> ()
  %m = mp.reshape %t : tensor<f32> to tensor<1xf32>
  "other.op"(%m) : (tensor<1xf32>) -> ()
  %d = "other.op"() : () -> !big
  "other.op"(%s) : (tensor<f32>) -> ()
  "other.op"(%d) : (!big) -> ()
  return
}

// Nor what both read, which the second can not write over.
// CHECK-LABEL: @read_by_both
// CHECK-NOT:   mp.launch
// CHECK:       return
func.func @read_by_both() {
  %a = "other.op"() : () -> !big
  %s = mp.fusion full ins(%a : !big) -> tensor<f32> {
  ^bb0(%e: !big):
    %r = mp.reduce add %e dims [0, 1] : !big to tensor<f32>
    mp.yield %r : tensor<f32>
  }
  %t = mp.fusion pointwise ins(%a : !big) -> !big {
  ^bb0(%e: !big):
    %r = math.exp %e : !big
    mp.yield %r : !big
  }
  %d = "other.op"() : () -> !big
  "other.op"(%s) : (tensor<f32>) -> ()
  "other.op"(%t) : (!big) -> ()
  "other.op"(%d) : (!big) -> ()
  return
}

// A call between them.
// CHECK-LABEL: @call_between
// CHECK-NOT:   mp.launch
// CHECK:       return
func.func @call_between() {
  %a = "other.op"() : () -> !big
  %s = mp.fusion full ins(%a : !big) -> tensor<f32> {
  ^bb0(%e: !big):
    %r = mp.reduce add %e dims [0, 1] : !big to tensor<f32>
    mp.yield %r : tensor<f32>
  }
  %b = "other.op"() : () -> !big
  %t = mp.fusion full ins(%b : !big) -> tensor<f32> {
  ^bb0(%e: !big):
    %r = mp.reduce add %e dims [0, 1] : !big to tensor<f32>
    mp.yield %r : tensor<f32>
  }
  %d = "other.op"() : () -> !big
  "other.op"(%s) : (tensor<f32>) -> ()
  "other.op"(%t) : (tensor<f32>) -> ()
  "other.op"(%d) : (!big) -> ()
  return
}

// One that reads the other.
// CHECK-LABEL: @one_waits
// CHECK-NOT:   mp.launch
// CHECK:       return
func.func @one_waits() {
  %a = "other.op"() : () -> !big
  %s = mp.fusion pointwise ins(%a : !big) -> !big {
  ^bb0(%e: !big):
    %r = math.exp %e : !big
    mp.yield %r : !big
  }
  %t = mp.fusion full ins(%s : !big) -> tensor<f32> {
  ^bb0(%e: !big):
    %r = mp.reduce add %e dims [0, 1] : !big to tensor<f32>
    mp.yield %r : tensor<f32>
  }
  %d = "other.op"() : () -> !big
  "other.op"(%s) : (!big) -> ()
  "other.op"(%t) : (tensor<f32>) -> ()
  "other.op"(%d) : (!big) -> ()
  return
}

// Not where a small kernel, and the renaming of what it makes, were moved to the
// reader.
// CHECK-LABEL: @moved_renaming
// CHECK-NOT:   mp.launch
// CHECK:       mp.fusion pointwise
// CHECK:       mp.reshape
// CHECK-NEXT:  mp.fusion full
// CHECK-NOT:   mp.launch
// CHECK:       return
func.func @moved_renaming(%f: tensor<4xf32>, %w: !big) {
  %a = "other.op"() : () -> !big
  %s = mp.fusion full ins(%a : !big) -> tensor<f32> {
  ^bb0(%e: !big):
    %r = mp.reduce add %e dims [0, 1] : !big to tensor<f32>
    mp.yield %r : tensor<f32>
  }
  %p = mp.fusion pointwise ins(%f : tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%e: tensor<4xf32>):
    %r = math.exp %e : tensor<4xf32>
    mp.yield %r : tensor<4xf32>
  }
  %n = mp.reshape %p : tensor<4xf32> to tensor<2x2xf32>
  %t:2 = mp.fusion full ins(%w, %n : !big, tensor<2x2xf32>) -> tensor<f32>, tensor<f32> {
  ^bb0(%e: !big, %g: tensor<2x2xf32>):
    %r = mp.reduce add %e dims [0, 1] : !big to tensor<f32>
    %q = mp.reduce add %g dims [0, 1] : tensor<2x2xf32> to tensor<f32>
    mp.yield %r, %q : tensor<f32>, tensor<f32>
  }
  %d = "other.op"() : () -> !big
  "other.op"(%s) : (tensor<f32>) -> ()
  "other.op"(%t#0, %t#1) : (tensor<f32>, tensor<f32>) -> ()
  "other.op"(%d) : (!big) -> ()
  return
}

// Nor may others run with such a one where it stood.
// CHECK-LABEL: @moved_renaming_first
// CHECK-NOT:   mp.launch
// CHECK:       mp.fusion pointwise
// CHECK:       mp.reshape
// CHECK-NEXT:  mp.fusion full
// CHECK-NOT:   mp.launch
// CHECK:       return
func.func @moved_renaming_first(%f: tensor<4xf32>, %w: !big) {
  %a = "other.op"() : () -> !big
  %p = mp.fusion pointwise ins(%f : tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%e: tensor<4xf32>):
    %r = math.exp %e : tensor<4xf32>
    mp.yield %r : tensor<4xf32>
  }
  %n = mp.reshape %p : tensor<4xf32> to tensor<2x2xf32>
  %t:2 = mp.fusion full ins(%w, %n : !big, tensor<2x2xf32>) -> tensor<f32>, tensor<f32> {
  ^bb0(%e: !big, %g: tensor<2x2xf32>):
    %r = mp.reduce add %e dims [0, 1] : !big to tensor<f32>
    %q = mp.reduce add %g dims [0, 1] : tensor<2x2xf32> to tensor<f32>
    mp.yield %r, %q : tensor<f32>, tensor<f32>
  }
  %s = mp.fusion full ins(%a : !big) -> tensor<f32> {
  ^bb0(%e: !big):
    %r = mp.reduce add %e dims [0, 1] : !big to tensor<f32>
    mp.yield %r : tensor<f32>
  }
  %d = "other.op"() : () -> !big
  "other.op"(%s) : (tensor<f32>) -> ()
  "other.op"(%t#0, %t#1) : (tensor<f32>, tensor<f32>) -> ()
  "other.op"(%d) : (!big) -> ()
  return
}

// Rows take as many registers as one of them needs.
// CHECK-LABEL: @rows
// CHECK-NOT:   mp.launch
// CHECK:       return
func.func @rows() {
  %a = "other.op"() : () -> !big
  %b = "other.op"() : () -> !big
  %s = mp.fusion row ins(%a : !big) -> tensor<64xf32> {
  ^bb0(%e: !big):
    %r = mp.reduce add %e dims [1] : !big to tensor<64xf32>
    mp.yield %r : tensor<64xf32>
  }
  %t = mp.fusion full ins(%b : !big) -> tensor<f32> {
  ^bb0(%e: !big):
    %r = mp.reduce add %e dims [0, 1] : !big to tensor<f32>
    mp.yield %r : tensor<f32>
  }
  %d = "other.op"() : () -> !big
  "other.op"(%s) : (tensor<64xf32>) -> ()
  "other.op"(%t) : (tensor<f32>) -> ()
  "other.op"(%d) : (!big) -> ()
  return
}

// New state stays behind those that read the old.
// CHECK-LABEL: @new_state
// CHECK-NOT:   mp.launch
// CHECK:       return
func.func @new_state(%p: !big {mp.pair = 0 : i64}) -> !big {
  %s = mp.fusion full ins(%p : !big) -> tensor<f32> {
  ^bb0(%e: !big):
    %r = mp.reduce add %e dims [0, 1] : !big to tensor<f32>
    mp.yield %r : tensor<f32>
  }
  %a = "other.op"() : () -> !big
  %u = mp.fusion full ins(%a : !big) -> tensor<f32> {
  ^bb0(%e: !big):
    %r = mp.reduce add %e dims [0, 1] : !big to tensor<f32>
    mp.yield %r : tensor<f32>
  }
  %t = mp.fusion pointwise ins(%p : !big) -> !big {
  ^bb0(%e: !big):
    %r = math.exp %e : !big
    mp.yield %r : !big
  }
  %d = "other.op"() : () -> !big
  "other.op"(%u) : (tensor<f32>) -> ()
  "other.op"(%s) : (tensor<f32>) -> ()
  "other.op"(%t) : (!big) -> ()
  "other.op"(%d) : (!big) -> ()
  return %t : !big
}

// Kernels that are no longer than a launch, which small ones may join: both are
// launched together, and the small one with them.
!short = tensor<16x16xf32>
// CHECK-LABEL: @hosts
// CHECK:       mp.fusion pointwise
// CHECK:         {mp.launch = 0 : i64}
// CHECK-NEXT:  mp.fusion pointwise
// CHECK:         {mp.launch = 0 : i64}
// CHECK-NEXT:  mp.fusion pointwise ins(%arg0
// CHECK:         {mp.launch = 0 : i64}
// CHECK-NEXT:  "other.op"()
func.func @hosts(%key: tensor<1xf32>) {
  %a = "other.op"() : () -> !short
  %b = "other.op"() : () -> !short
  %s = mp.fusion pointwise ins(%a : !short) -> !short {
  ^bb0(%e: !short):
    %r = math.exp %e : !short
    mp.yield %r : !short
  }
  %t = mp.fusion pointwise ins(%b : !short) -> !short {
  ^bb0(%e: !short):
    %r = math.exp %e : !short
    mp.yield %r : !short
  }
  %d = "other.op"() : () -> !big
  "other.op"(%s) : (!short) -> ()
  %n = mp.fusion pointwise ins(%key : tensor<1xf32>) -> tensor<1xf32> {
  ^bb0(%e: tensor<1xf32>):
    %r = math.exp %e : tensor<1xf32>
    mp.yield %r : tensor<1xf32>
  }
  "other.op"(%t, %n) : (!short, tensor<1xf32>) -> ()
  "other.op"(%d) : (!big) -> ()
  return
}

// Not with ones that take new memory: the small one joins the nearest alone.
// CHECK-LABEL: @hosts_apart
// CHECK:       mp.fusion pointwise
// CHECK-NOT:   mp.launch
// CHECK:       mp.fusion pointwise
// CHECK:         {mp.launch = 0 : i64}
// CHECK-NEXT:  mp.fusion pointwise ins(%arg0
// CHECK:         {mp.launch = 0 : i64}
// CHECK-NEXT:  "other.op"()
func.func @hosts_apart(%key: tensor<1xf32>) {
  %a = "other.op"() : () -> !short
  %b = "other.op"() : () -> !short
  %s = mp.fusion pointwise ins(%a : !short) -> tensor<16x32xf32> {
  ^bb0(%e: !short):
    %r = math.exp %e : !short
    %w = mp.concat %r, %e dim 1 : (!short, !short) -> tensor<16x32xf32>
    mp.yield %w : tensor<16x32xf32>
  }
  %t = mp.fusion pointwise ins(%b : !short) -> tensor<16x32xf32> {
  ^bb0(%e: !short):
    %r = math.exp %e : !short
    %w = mp.concat %r, %e dim 1 : (!short, !short) -> tensor<16x32xf32>
    mp.yield %w : tensor<16x32xf32>
  }
  %d = "other.op"() : () -> !big
  "other.op"(%s) : (tensor<16x32xf32>) -> ()
  %n = mp.fusion pointwise ins(%key : tensor<1xf32>) -> tensor<1xf32> {
  ^bb0(%e: tensor<1xf32>):
    %r = math.exp %e : tensor<1xf32>
    mp.yield %r : tensor<1xf32>
  }
  "other.op"(%t, %n) : (tensor<16x32xf32>, tensor<1xf32>) -> ()
  "other.op"(%d) : (!big) -> ()
  return
}
