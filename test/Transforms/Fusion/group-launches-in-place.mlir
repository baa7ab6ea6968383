// RUN: mp-opt %s --allow-unregistered-dialect --mp-group-launches=small-bytes=64 | FileCheck %s

// A long kernel runs with the one before it where it takes the place of what it is
// the last to read. Memory has several names.

!big = tensor<64x64xf32>

// CHECK-LABEL: @in_place
// CHECK:       mp.fusion full
// CHECK:         {mp.launch = 0 : i64}
// CHECK-NEXT:  mp.fusion pointwise
// CHECK:         {mp.launch = 0 : i64}
func.func @in_place() {
  %a = "other.op"() : () -> !big
  %b = "other.op"() : () -> tensor<4096xf32>
  %m = mp.reshape %b : tensor<4096xf32> to !big
  %s = mp.fusion full ins(%a : !big) -> tensor<f32> {
  ^bb0(%e: !big):
    %r = mp.reduce add %e dims [0, 1] : !big to tensor<f32>
    mp.yield %r : tensor<f32>
  }
  %t = mp.fusion pointwise ins(%m : !big) -> !big {
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

// Not where others read it later by another name.
// CHECK-LABEL: @read_renamed
// CHECK-NOT:   mp.launch
// CHECK:       return
func.func @read_renamed() {
  %a = "other.op"() : () -> !big
  %b = "other.op"() : () -> !big
  %m = mp.reshape %b : !big to tensor<4096xf32>
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
  "other.op"(%m) : (tensor<4096xf32>) -> ()
  "other.op"(%d) : (!big) -> ()
  return
}

// Nor where the first one reads it by another name.
// CHECK-LABEL: @read_renamed_first
// CHECK-NOT:   mp.launch
// CHECK:       return
func.func @read_renamed_first() {
  %b = "other.op"() : () -> !big
  %m = mp.reshape %b : !big to tensor<4096xf32>
  %s = mp.fusion full ins(%m : tensor<4096xf32>) -> tensor<f32> {
  ^bb0(%e: tensor<4096xf32>):
    %r = mp.reduce add %e dims [0] : tensor<4096xf32> to tensor<f32>
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

// Nor of what the caller gives: that is not the step's to write over.
// CHECK-LABEL: @given
// CHECK-NOT:   mp.launch
// CHECK:       return
func.func @given(%b: tensor<4096xf32>) {
  %a = "other.op"() : () -> !big
  %m = mp.reshape %b : tensor<4096xf32> to !big
  %s = mp.fusion full ins(%a : !big) -> tensor<f32> {
  ^bb0(%e: !big):
    %r = mp.reduce add %e dims [0, 1] : !big to tensor<f32>
    mp.yield %r : tensor<f32>
  }
  %t = mp.fusion pointwise ins(%m : !big) -> !big {
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
