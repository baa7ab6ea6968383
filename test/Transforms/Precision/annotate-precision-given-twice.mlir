// A step whose only 16 bits are the author's has a plan too, of nothing new:
// what the padding puts around his product is not rounded by a second run.
//
// RUN: mp-opt %s "--mp-amp=dtype=bf16 pad=always" -o %t.once
// RUN: FileCheck %s --input-file=%t.once
// RUN: mp-opt %t.once "--mp-amp=dtype=bf16 pad=always" | diff %t.once -
// CHECK: mp.planned = bf16
// CHECK: mp.pad
// CHECK-NOT: mp.cast
//
// Where nothing is in 16 bits, there is none.
// RUN: sed 's/xbf16/xf32/g' %s \
// RUN:   | mp-opt --mp-load-policy="preset=bf16 min-flops=1000000000" \
// RUN:     --mp-annotate-precision | FileCheck %s --check-prefix=NONE
// NONE-NOT: mp.planned

func.func @main(%x: tensor<64x60xbf16> {mp.role = #mp.role<batch>},
                %w: tensor<60x60xbf16> {mp.role = #mp.role<batch>})
    -> tensor<64x60xf32> {
  %y = mp.dot %x, %w contracting [1] x [1] accumulate f32
     : (tensor<64x60xbf16>, tensor<60x60xbf16>) -> tensor<64x60xf32>
  return %y : tensor<64x60xf32>
}
