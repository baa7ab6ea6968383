// RUN: mp-opt %s --allow-unregistered-dialect --mp-group-launches=small-bytes=512 > %t.once
// RUN: FileCheck %s --input-file=%t.once
// RUN: mp-opt %t.once --allow-unregistered-dialect --mp-group-launches=small-bytes=512 | diff %t.once -

!w = tensor<16x16xf32>
!flat = tensor<256xf32>

// A sum of a gradient that calls read next, by another name: it runs with the
// kernel behind them, since the gradient is kept for these in any case.
// CHECK-LABEL: @behind_calls
// CHECK:       %[[G:.*]] = "other.op"(%arg0)
// CHECK-NEXT:  %[[F:.*]] = mp.reshape %[[G]]
// CHECK:       %[[D:.*]] = "other.op"(%[[F]])
// CHECK-NEXT:  mp.fusion column ins(%[[G]]
// CHECK:         {mp.launch = 0 : i64}
// CHECK-NEXT:  mp.fusion column ins(%[[D]]
// CHECK:         {mp.launch = 0 : i64}
// CHECK-NEXT:  "other.op"
func.func @behind_calls(%x: !w) {
  %g = "other.op"(%x) : (!w) -> !w
  %f = mp.reshape %g : !w to !flat
  %s = mp.fusion column ins(%g : !w) -> tensor<16xf32> {
  ^bb0(%u: !w):
    %0 = mp.reduce add %u dims [0] : !w to tensor<16xf32>
    mp.yield %0 : tensor<16xf32>
  }
  %d = "other.op"(%f) : (!flat) -> !w
  %e = mp.fusion column ins(%d : !w) -> tensor<16xf32> {
  ^bb0(%u: !w):
    %0 = mp.reduce add %u dims [0] : !w to tensor<16xf32>
    mp.yield %0 : tensor<16xf32>
  }
  %h = "other.op"(%e) : (tensor<16xf32>) -> !w
  "other.op"(%s) : (tensor<16xf32>) -> ()
  "other.op"(%h) : (!w) -> ()
  return
}

// Not where nobody else would keep it beside what the call makes.
// CHECK-LABEL: @read_by_none
// CHECK-NOT:   mp.launch
// CHECK:       return
func.func @read_by_none(%x: !w) {
  %g = "other.op"(%x) : (!w) -> !w
  %s = mp.fusion column ins(%g : !w) -> tensor<16xf32> {
  ^bb0(%u: !w):
    %0 = mp.reduce add %u dims [0] : !w to tensor<16xf32>
    mp.yield %0 : tensor<16xf32>
  }
  %d = "other.op"(%x) : (!w) -> !w
  %e = mp.fusion column ins(%d : !w) -> tensor<16xf32> {
  ^bb0(%u: !w):
    %0 = mp.reduce add %u dims [0] : !w to tensor<16xf32>
    mp.yield %0 : tensor<16xf32>
  }
  %h = "other.op"(%e) : (tensor<16xf32>) -> !w
  "other.op"(%s) : (tensor<16xf32>) -> ()
  "other.op"(%h) : (!w) -> ()
  return
}

// Nor before what it reads is there, nor behind who reads it.
// CHECK-LABEL: @in_its_order
// CHECK-NOT:   mp.launch
// CHECK:       return
func.func @in_its_order(%x: !w) {
  %d = mp.fusion pointwise ins(%x : !w) -> !w {
  ^bb0(%u: !w):
    %0 = math.exp %u : !w
    mp.yield %0 : !w
  }
  %g = "other.op"(%d) : (!w) -> !w
  %s = mp.fusion column ins(%g : !w) -> tensor<16xf32> {
  ^bb0(%u: !w):
    %0 = mp.reduce add %u dims [0] : !w to tensor<16xf32>
    mp.yield %0 : tensor<16xf32>
  }
  %f = "other.op"(%s, %g) : (tensor<16xf32>, !w) -> !w
  %e = mp.fusion pointwise ins(%f : !w) -> !w {
  ^bb0(%u: !w):
    %0 = math.exp %u : !w
    mp.yield %0 : !w
  }
  "other.op"(%e) : (!w) -> ()
  return
}

// Two kernels that stand before the call that reads them, with one that stands
// before the call before that.
// CHECK-LABEL: @two_together
// CHECK:       mp.fusion pointwise ins(%arg1
// CHECK:         {mp.launch = 0 : i64}
// CHECK-NEXT:  mp.fusion pointwise ins(%arg2
// CHECK:         {mp.launch = 0 : i64}
// CHECK-NEXT:  mp.fusion pointwise ins(%arg0
// CHECK:         {mp.launch = 0 : i64}
// CHECK-NEXT:  "other.op"
// CHECK-NEXT:  "other.op"
func.func @two_together(%x: !w, %y: !w, %z: !w) {
  %b = mp.fusion pointwise ins(%y : !w) -> !w {
  ^bb0(%u: !w):
    %0 = math.exp %u : !w
    mp.yield %0 : !w
  }
  %c = mp.fusion pointwise ins(%z : !w) -> !w {
  ^bb0(%u: !w):
    %0 = math.exp %u : !w
    mp.yield %0 : !w
  }
  %a = mp.fusion pointwise ins(%x : !w) -> !w {
  ^bb0(%u: !w):
    %0 = math.exp %u : !w
    mp.yield %0 : !w
  }
  "other.op"(%a) : (!w) -> ()
  "other.op"(%b, %c) : (!w, !w) -> ()
  return
}

// A kernel runs with the one behind it where it takes the place of what it is the
// last to read.
// CHECK-LABEL: @in_place
// CHECK:       mp.fusion pointwise
// CHECK:         {mp.launch = 0 : i64}
// CHECK-NEXT:  mp.fusion pointwise
// CHECK:         {mp.launch = 0 : i64}
// CHECK-NEXT:  "other.op"
func.func @in_place(%x: !w, %y: !w) {
  %a = "other.op"(%x) : (!w) -> !w
  %b = "other.op"(%y) : (!w) -> !w
  %s = mp.fusion pointwise ins(%a : !w) -> !w {
  ^bb0(%u: !w):
    %0 = math.exp %u : !w
    mp.yield %0 : !w
  }
  %t = mp.fusion pointwise ins(%b : !w) -> tensor<16x32xf32> {
  ^bb0(%u: !w):
    %0 = math.exp %u : !w
    %1 = mp.concat %0, %u dim 1 : (!w, !w) -> tensor<16x32xf32>
    mp.yield %1 : tensor<16x32xf32>
  }
  %d = "other.op"() : () -> tensor<8192xf32>
  "other.op"(%s) : (!w) -> ()
  "other.op"(%t) : (tensor<16x32xf32>) -> ()
  "other.op"(%d) : (tensor<8192xf32>) -> ()
  return
}
