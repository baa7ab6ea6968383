// RUN: mp-opt %s --mp-pack-masks > %t.once
// RUN: FileCheck %s --input-file=%t.once
// RUN: mp-opt %t.once --mp-pack-masks | diff %t.once -
// RUN: mp-opt %s --mp-pack-masks=min-flags=8 | FileCheck %s --check-prefix=FEW

!mask = tensor<64x128xi1>
!flat = tensor<8192xi1>
!wide = tensor<64x128xf32>
!row = tensor<64xf32>

// Eight flags of a thread are a byte, which two kernels read: one as it is, one
// under another shape.
// CHECK-LABEL: @dropout
// CHECK:       %[[M:.*]]:2 = mp.fusion pointwise ins(%arg0, %arg1
// CHECK-SAME:    -> tensor<1024xi8>, tensor<64x128xf32>
// CHECK:         %[[C:.*]] = arith.cmpf
// CHECK:         %[[B:.*]] = mp.pack_bits %[[C]] : tensor<64x128xi1> to tensor<1024xi8>
// CHECK:         mp.yield %[[B]], %{{.*}} : tensor<1024xi8>
// CHECK-NOT:   mp.reshape %[[M]]
// CHECK:       mp.fusion pointwise ins(%[[M]]#0, %arg2 : tensor<1024xi8>
// CHECK-NEXT:  ^bb0(%[[A:.*]]: tensor<1024xi8>
// CHECK-NEXT:    %[[R:.*]] = mp.broadcast %[[A]] dims [0] : tensor<1024xi8> to tensor<1024x8xi8>
// CHECK-NEXT:    %[[I:.*]] = mp.iota dim 1 : tensor<1024x8xi8>
// CHECK-NEXT:    %[[S:.*]] = arith.shrui %[[R]], %[[I]]
// CHECK-NEXT:    %[[T:.*]] = arith.trunci %[[S]] : tensor<1024x8xi8> to tensor<1024x8xi1>
// CHECK-NEXT:    %[[F:.*]] = mp.reshape %[[T]] : tensor<1024x8xi1> to tensor<64x128xi1>
// CHECK:         arith.select %[[F]]
// CHECK:       mp.fusion row ins(%[[M]]#0, %arg3 : tensor<1024xi8>
// CHECK:         mp.reshape %{{.*}} : tensor<1024x8xi1> to tensor<8192xi1>
func.func @dropout(%r: !wide, %x: !wide, %g: !wide, %h: tensor<2x4096xf32>) -> (!wide, !wide, tensor<2xf32>) {
  %0:2 = mp.fusion pointwise ins(%r, %x : !wide, !wide) -> !mask, !wide {
  ^bb0(%a: !wide, %b: !wide):
    %c = arith.constant dense<0.5> : !wide
    %z = arith.constant dense<0.0> : !wide
    %1 = arith.cmpf olt, %a, %c : !wide
    %2 = arith.select %1, %b, %z : !mask, !wide
    mp.yield %1, %2 : !mask, !wide
  }
  %3 = mp.fusion pointwise ins(%0#0, %g : !mask, !wide) -> !wide {
  ^bb0(%m: !mask, %b: !wide):
    %z = arith.constant dense<0.0> : !wide
    %1 = arith.select %m, %b, %z : !mask, !wide
    mp.yield %1 : !wide
  }
  %4 = mp.reshape %0#0 : !mask to !flat
  %5 = mp.fusion row ins(%4, %h : !flat, tensor<2x4096xf32>) -> tensor<2xf32> {
  ^bb0(%m: !flat, %b: tensor<2x4096xf32>):
    %z = arith.constant dense<0.0> : tensor<2x4096xf32>
    %n = mp.reshape %m : !flat to tensor<2x4096xi1>
    %1 = arith.select %n, %b, %z : tensor<2x4096xi1>, tensor<2x4096xf32>
    %2 = mp.reduce add %1 dims [1] : tensor<2x4096xf32> to tensor<2xf32>
    mp.yield %2 : tensor<2xf32>
  }
  return %0#1, %3, %5 : !wide, !wide, tensor<2xf32>
}

// What the step returns, and what something else than a kernel of a template
// reads, has a byte for each element.
// CHECK-LABEL: @read_by_others
// CHECK-NOT:   mp.pack_bits
// CHECK:       return
func.func @read_by_others(%x: !wide, %i: tensor<3x1xi32>) -> (!mask, tensor<3x128xi1>, !wide) {
  %0:2 = mp.fusion pointwise ins(%x : !wide) -> !mask, !mask {
  ^bb0(%a: !wide):
    %c = arith.constant dense<0.5> : !wide
    %1 = arith.cmpf olt, %a, %c : !wide
    %2 = arith.cmpf oeq, %a, %c : !wide
    mp.yield %1, %2 : !mask, !mask
  }
  %3 = mp.fusion routine ins(%0#1, %i : !mask, tensor<3x1xi32>) -> tensor<3x128xi1> {
  ^bb0(%a: !mask, %b: tensor<3x1xi32>):
    %1 = mp.gather %a, %b slice [1, 128] offset [1] collapsed [0] start [0] index_vector 1
       : (!mask, tensor<3x1xi32>) -> tensor<3x128xi1>
    mp.yield %1 : tensor<3x128xi1>
  }
  %4 = mp.fusion pointwise ins(%0#0, %0#1, %x : !mask, !mask, !wide) -> !wide {
  ^bb0(%m: !mask, %n: !mask, %b: !wide):
    %z = arith.constant dense<0.0> : !wide
    %1 = arith.select %m, %b, %z : !mask, !wide
    %2 = arith.select %n, %1, %b : !mask, !wide
    mp.yield %2 : !wide
  }
  return %0#0, %3, %4 : !mask, tensor<3x128xi1>, !wide
}

// Rows of 12 elements do not end with a byte, and a flag of a row is no thread's
// eighth.
// CHECK-LABEL: @not_eights
// CHECK-NOT:   mp.pack_bits
// CHECK:       return
func.func @not_eights(%x: tensor<4096x12xf32>) -> tensor<4096x12xf32> {
  %0:2 = mp.fusion row ins(%x : tensor<4096x12xf32>) -> tensor<4096x12xi1>, tensor<4096xi1> {
  ^bb0(%a: tensor<4096x12xf32>):
    %1 = mp.reduce max %a dims [1] : tensor<4096x12xf32> to tensor<4096xf32>
    %2 = mp.broadcast %1 dims [0] : tensor<4096xf32> to tensor<4096x12xf32>
    %3 = arith.cmpf oeq, %a, %2 : tensor<4096x12xf32>
    %c = arith.constant dense<0.5> : tensor<4096xf32>
    %4 = arith.cmpf olt, %1, %c : tensor<4096xf32>
    mp.yield %3, %4 : tensor<4096x12xi1>, tensor<4096xi1>
  }
  %5 = mp.fusion pointwise ins(%0#0, %0#1, %x : tensor<4096x12xi1>, tensor<4096xi1>, tensor<4096x12xf32>) -> tensor<4096x12xf32> {
  ^bb0(%m: tensor<4096x12xi1>, %n: tensor<4096xi1>, %b: tensor<4096x12xf32>):
    %z = arith.constant dense<0.0> : tensor<4096x12xf32>
    %1 = mp.broadcast %n dims [0] : tensor<4096xi1> to tensor<4096x12xi1>
    %2 = arith.andi %m, %1 : tensor<4096x12xi1>
    %3 = arith.select %2, %b, %z : tensor<4096x12xi1>, tensor<4096x12xf32>
    mp.yield %3 : tensor<4096x12xf32>
  }
  return %5 : tensor<4096x12xf32>
}

// Few flags are not worth it.
// CHECK-LABEL: @few
// CHECK-NOT:   mp.pack_bits
// CHECK:       return
// FEW-LABEL:   @few
// FEW:         mp.pack_bits %{{.*}} : tensor<8x16xi1> to tensor<16xi8>
func.func @few(%x: tensor<8x16xf32>) -> tensor<8xf32> {
  %0 = mp.fusion pointwise ins(%x : tensor<8x16xf32>) -> tensor<8x16xi1> {
  ^bb0(%a: tensor<8x16xf32>):
    %c = arith.constant dense<0.5> : tensor<8x16xf32>
    %1 = arith.cmpf olt, %a, %c : tensor<8x16xf32>
    mp.yield %1 : tensor<8x16xi1>
  }
  %2 = mp.fusion row ins(%0, %x : tensor<8x16xi1>, tensor<8x16xf32>) -> tensor<8xf32> {
  ^bb0(%m: tensor<8x16xi1>, %b: tensor<8x16xf32>):
    %z = arith.constant dense<0.0> : tensor<8x16xf32>
    %1 = arith.select %m, %b, %z : tensor<8x16xi1>, tensor<8x16xf32>
    %3 = mp.reduce add %1 dims [1] : tensor<8x16xf32> to tensor<8xf32>
    mp.yield %3 : tensor<8xf32>
  }
  return %2 : tensor<8xf32>
}

// A kernel has each tensor once, under one shape.
// CHECK-LABEL: @read_twice
// CHECK-NOT:   mp.pack_bits
// CHECK:       return
func.func @read_twice(%x: !wide) -> !wide {
  %0 = mp.fusion pointwise ins(%x : !wide) -> !mask {
  ^bb0(%a: !wide):
    %c = arith.constant dense<0.5> : !wide
    %1 = arith.cmpf olt, %a, %c : !wide
    mp.yield %1 : !mask
  }
  %2 = mp.reshape %0 : !mask to !flat
  %3 = mp.fusion pointwise ins(%0, %2, %x : !mask, !flat, !wide) -> !wide {
  ^bb0(%m: !mask, %n: !flat, %b: !wide):
    %r = mp.reverse %n dims [0] : !flat
    %s = mp.reshape %r : !flat to !mask
    %o = arith.andi %m, %s : !mask
    %z = arith.constant dense<0.0> : !wide
    %1 = arith.select %o, %b, %z : !mask, !wide
    mp.yield %1 : !wide
  }
  return %3 : !wide
}
