// RUN: mp-opt %s --mp-form-fusions=max-ops=2 | FileCheck %s
// RUN: mp-opt %s --mp-form-fusions=max-ops=2 > %t.once
// RUN: mp-opt %t.once --mp-form-fusions=max-ops=2 | diff %t.once -

// Two additions, and one that is little beside them; what they are rounded to does
// not count.
// CHECK-LABEL: @rounded
// CHECK:         mp.fusion pointwise
// CHECK-NOT:     mp.fusion
// CHECK:         return
func.func @rounded(%x: tensor<1024xf16>, %y: tensor<1024xf32>)
    -> (tensor<1024xf16>, tensor<1024xf16>, tensor<1024xf16>) {
  %0 = mp.cast %x : tensor<1024xf16> to tensor<1024xf32>
  %a0 = arith.addf %0, %y : tensor<1024xf32>
  %r0 = mp.cast %a0 : tensor<1024xf32> to tensor<1024xf16>
  %a1 = arith.addf %a0, %y : tensor<1024xf32>
  %r1 = mp.cast %a1 : tensor<1024xf32> to tensor<1024xf16>
  %a2 = arith.addf %a1, %y : tensor<1024xf32>
  %r2 = mp.cast %a2 : tensor<1024xf32> to tensor<1024xf16>
  return %r0, %r1, %r2 : tensor<1024xf16>, tensor<1024xf16>, tensor<1024xf16>
}

// One more is too much.
// CHECK-LABEL: @computed
// CHECK:         mp.fusion pointwise
// CHECK:         mp.fusion pointwise
// CHECK-NOT:     mp.fusion
// CHECK:         return
func.func @computed(%x: tensor<1024xf16>, %y: tensor<1024xf32>)
    -> (tensor<1024xf16>, tensor<1024xf16>, tensor<1024xf16>, tensor<1024xf16>) {
  %0 = mp.cast %x : tensor<1024xf16> to tensor<1024xf32>
  %a0 = arith.addf %0, %y : tensor<1024xf32>
  %r0 = mp.cast %a0 : tensor<1024xf32> to tensor<1024xf16>
  %a1 = arith.addf %a0, %y : tensor<1024xf32>
  %r1 = mp.cast %a1 : tensor<1024xf32> to tensor<1024xf16>
  %a2 = arith.addf %a1, %y : tensor<1024xf32>
  %r2 = mp.cast %a2 : tensor<1024xf32> to tensor<1024xf16>
  %a3 = arith.addf %a2, %y : tensor<1024xf32>
  %r3 = mp.cast %a3 : tensor<1024xf32> to tensor<1024xf16>
  return %r0, %r1, %r2, %r3 : tensor<1024xf16>, tensor<1024xf16>, tensor<1024xf16>, tensor<1024xf16>
}
