// Logarithms and roots of numbers of the batch are as good as these for a product with
// weights: that of any number of f32 is 104 at most. So are those of its squares.
//
// RUN: mp-opt %s --mp-amp=dtype=f16 2>&1 | FileCheck %s
// RUN: sed 's/log1p/sqrt/' %s | mp-opt --mp-amp=dtype=f16 2>&1 | FileCheck %s
// RUN: sed 's/log1p %x/log1p %of_x/' %s | mp-opt --mp-amp=dtype=f16 2>&1 | FileCheck %s
// RUN: sed 's/log1p %x/sqrt %of_x/' %s | mp-opt --mp-amp=dtype=f16 2>&1 | FileCheck %s
// RUN: sed 's/log1p %x/log1p %of_x/; s/f16/bf16/' %s | mp-opt --mp-amp=dtype=bf16 2>&1 | FileCheck %s --check-prefix=COARSE
//
// The controls: an exponential; and a logarithm of what the step makes, of which a
// difference is taken.
// RUN: sed 's/log1p/exp/' %s | mp-opt --mp-amp=dtype=f16 2>/dev/null | FileCheck %s --check-prefix=OPEN
// RUN: sed 's/^  %log = math.log1p %x/  %of_made = math.log1p %made : tensor<8x16xf32>\n  %log = arith.subf %of_made, %x/' %s | mp-opt --mp-amp=dtype=f16 2>/dev/null | FileCheck %s --check-prefix=OPEN

module attributes {mp.policy = #mp.policy<f16>} {
// CHECK: warning: mp.dot reads 'x' of the batch as f16
// CHECK-LABEL: func.func @main
// CHECK: %[[LOG:.*]] = math.{{.*}} : tensor<8x16xf32>
// CHECK: %[[READ:.*]] = mp.cast %[[LOG]] : tensor<8x16xf32> to tensor<8x16xf16>
// CHECK: mp.dot %[[READ]]
// COARSE: %[[READ:.*]] = mp.cast %{{.*}} : tensor<8x16xf32> to tensor<8x16xbf16>
// COARSE: mp.dot %[[READ]]
// COARSE-NOT: mp.kept_wide
// OPEN: mp.dot {{.*}} contracting [1] x [0] {mp.kept_wide = "operand 0 is not known to be bounded"}
func.func @main(%w: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %v: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 1},
                %x: tensor<8x16xf32> {mp.role = #mp.role<batch>, mp.name = "x"},
                %seed: tensor<8x16xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x16xf32> {mp.role = #mp.role<new_parameter>},
        tensor<16x16xf32> {mp.role = #mp.role<new_parameter>},
        tensor<8x16xf32> {mp.role = #mp.role<metric>}) {
  %made = mp.dot %x, %v contracting [1] x [0] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
  %of_x = arith.mulf %x, %x : tensor<8x16xf32>
  %log = math.log1p %x : tensor<8x16xf32>
  %y = mp.dot %log, %w contracting [1] x [0] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
  %told = arith.addf %y, %made : tensor<8x16xf32>
  %dw = mp.dot %log, %seed contracting [0] x [0] : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
  %dv = mp.dot %x, %seed contracting [0] x [0] : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
  %nw = arith.subf %w, %dw : tensor<16x16xf32>
  %nv = arith.subf %v, %dv : tensor<16x16xf32>
  return %nw, %nv, %told : tensor<16x16xf32>, tensor<16x16xf32>, tensor<8x16xf32>
}
}
