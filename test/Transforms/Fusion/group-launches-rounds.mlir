// RUN: mp-opt %s --allow-unregistered-dialect --mp-group-launches=small-bytes=64 > %t.once
// RUN: FileCheck %s --input-file=%t.once
// RUN: mp-opt %t.once --allow-unregistered-dialect --mp-group-launches=small-bytes=64 | diff %t.once -

!big = tensor<64x64xf32>

// Once a kernel has moved away, the sum that it reads runs with another one as well,
// in the same run of the pass.
// CHECK-LABEL: @again
// CHECK:       mp.fusion column
// CHECK:         {mp.launch = 0 : i64}
// CHECK-NEXT:  mp.fusion column
// CHECK:         {mp.launch = 0 : i64}
// CHECK-NEXT:  mp.fusion pointwise
func.func @again(%a: !big, %b: !big) -> tensor<64xf32> {
  %s = mp.fusion column ins(%a : !big) -> tensor<64xf32> {
  ^bb0(%e: !big):
    %r = mp.reduce add %e dims [0] : !big to tensor<64xf32>
    mp.yield %r : tensor<64xf32>
  }
  %t = mp.fusion column ins(%b : !big) -> tensor<64xf32> {
  ^bb0(%e: !big):
    %r = mp.reduce add %e dims [0] : !big to tensor<64xf32>
    mp.yield %r : tensor<64xf32>
  }
  %m = mp.fusion pointwise ins(%s : tensor<64xf32>) -> tensor<64xf32> {
  ^bb0(%e: tensor<64xf32>):
    %r = math.absf %e : tensor<64xf32>
    mp.yield %r : tensor<64xf32>
  }
  %n = mp.fusion pointwise ins(%s : tensor<64xf32>) -> tensor<64xf32> {
  ^bb0(%e: tensor<64xf32>):
    %r = math.exp %e : tensor<64xf32>
    mp.yield %r : tensor<64xf32>
  }
  %u = mp.fusion pointwise ins(%s, %t : tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32> {
  ^bb0(%e: tensor<64xf32>, %f: tensor<64xf32>):
    %r = arith.addf %e, %f : tensor<64xf32>
    mp.yield %r : tensor<64xf32>
  }
  "other.op"(%n, %t, %u) : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> ()
  return %m : tensor<64xf32>
}
