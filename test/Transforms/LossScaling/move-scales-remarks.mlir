// RUN: mp-opt %s --mp-move-scales --remarks-filter=mp-move-scales --remark-policy=all -o /dev/null 2>&1 | FileCheck %s --check-prefix=UNSCALED
// RUN: mp-opt %s --mp-insert-loss-scaling --mp-move-scales=mode=off --remarks-filter=mp-move-scales --remark-policy=all -o /dev/null 2>&1 | FileCheck %s --check-prefix=OFF
// RUN: mp-opt %s --mp-insert-loss-scaling --mp-move-scales --mp-move-scales --remarks-filter=mp-move-scales --remark-policy=all -o /dev/null 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: mp-opt %s --mp-insert-loss-scaling=scaler=logmax --mp-move-scales --remarks-filter=mp-move-scales --remark-policy=all -o /dev/null 2>&1 | FileCheck %s --check-prefix=MEASURED

// UNSCALED: Reason="the loss is not scaled, so that nothing takes a factor back"
// OFF: Reason="no factors are asked for"
// TWICE: Remark="operand 0 of 'arith.mulf' is multiplied by 2^3"
// TWICE: Factors=1, TakenBack=1
// TWICE: Reason="factors are in place already"
// MEASURED: Reason="the loss scale moves by how large gradients are, which factors would change"

// Who asks for factors and gets none is told, whatever he filters.
// DEFINE: %{warns} = 2>&1 | FileCheck %s --check-prefix
// RUN: mp-opt %s --mp-amp='loss-scale=1 scale-motion=mean' %{warns}=NOSCALE
// RUN: mp-opt %s --mp-amp='dtype=bf16 scale-motion=layers' %{warns}=NOSCALE
// RUN: mp-opt %s --mp-amp='loss-scale=popart scale-motion=mean' %{warns}=RULE
// RUN: mp-opt %s --mp-amp='loss-scale=logmax scale-motion=all' %{warns}=RULE
// RUN: mp-opt %s --mp-amp='loss-scale=4 scale-motion=mean' %{warns}=SILENT
// RUN: mp-opt %s --mp-amp='loss-scale=1' %{warns}=SILENT
// NOSCALE: warning: mode, scale-motion of mp-amp: nothing is moved: the loss is not scaled, so that nothing takes a factor back
// RULE: warning: mode, scale-motion of mp-amp: nothing is moved: the loss scale moves by how large gradients are, which factors would change
// SILENT-NOT: warning: mode

// A step that is scaled by hand, without an @init, gets none.
// RUN: mp-opt %s --mp-insert-loss-scaling="mode=static scale=4" | sed '/func.func @init/,/^  }/d' > %t.mlir
// RUN: mp-opt %t.mlir --mp-move-scales | FileCheck %s --check-prefix=NONE
// NONE-NOT: @init
// NONE: mp.shift = 3
// NONE-NOT: @init
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 1},
                %x: tensor<8x4xf32> {mp.role = #mp.role<batch>, mp.name = "x"})
    -> (tensor<f32> {mp.role = #mp.role<loss>}, tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
  %n = arith.constant dense<0.125> : tensor<f32>
  %wide = mp.broadcast %w dims [1] : tensor<4xf32> to tensor<8x4xf32>
  %0 = arith.mulf %wide, %x : tensor<8x4xf32>
  %1 = math.exp %0 : tensor<8x4xf32>
  %sum = mp.reduce add %1 dims [0, 1] : tensor<8x4xf32> to tensor<f32>
  %loss = arith.mulf %sum, %n : tensor<f32>
  %seeds = mp.broadcast %n dims [] : tensor<f32> to tensor<8x4xf32>
  %d = arith.mulf %seeds, %1 : tensor<8x4xf32>
  %dx = arith.mulf %d, %x : tensor<8x4xf32>
  %dw = mp.reduce add %dx dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %new = arith.subf %w, %dw : tensor<4xf32>
  return %loss, %new : tensor<f32>, tensor<4xf32>
}
