// What is said of a value must hold of its part: as many dimensions, in even
// parts along axes of the computation, each named once. Files may say anything,
// and hold ops of any shapes around; then the computation stays as it is, or the
// op is named that cannot be.
// RUN: mp-translate --import-stablehlo %s | FileCheck --check-prefix=TAKEN %s
// Shardings of fewer and of more dimensions.
// RUN: sed 's/out_shardings=.<@mesh, .{"data"}, {}.>./out_shardings=[<@mesh, [{"data"}]>]/' %s | mp-translate --import-stablehlo - | FileCheck --check-prefix=KEPT %s
// RUN: sed 's/out_shardings=.<@mesh, .{"data"}, {}.>./out_shardings=[<@mesh, [{"data"}, {}, {}]>]/' %s | mp-translate --import-stablehlo - | FileCheck --check-prefix=KEPT %s
// RUN: sed 's/{"data"}, {}/{"data"}, {"data"}/' %s | mp-translate --import-stablehlo - | FileCheck --check-prefix=KEPT %s
// RUN: sed 's/{"data"}, {}/{"other"}, {}/' %s | mp-translate --import-stablehlo - | FileCheck --check-prefix=KEPT %s
// Parts of another size than the mesh says, in one computation or in all.
// RUN: sed 's/tensor<2x3xf32>/tensor<4x3xf32>/' %s | mp-translate --import-stablehlo - | FileCheck --check-prefix=KEPT %s
// RUN: sed '/Second/,/Third/s/tensor<2x3xf32>/tensor<4x3xf32>/' %s | mp-translate --import-stablehlo - | FileCheck --check-prefix=KEPT %s
// RUN: sed 's/"data"=4/"data"=3/' %s | mp-translate --import-stablehlo - | FileCheck --check-prefix=KEPT %s
// RUN: sed 's/tensor<2x3xf32>/tensor<2x3x1xf32>/' %s | not mp-translate --import-stablehlo - 2>&1 | FileCheck --check-prefix=PART %s
// Ops around that give other shapes than they can.
// RUN: sed 's/%%sum = .*/%%sum = stablehlo.add %%first, %%wrong : (tensor<8x3xf32>, tensor<8xf32>) -> tensor<8x3xf32>/' %s | not mp-translate --import-stablehlo - 2>&1 | FileCheck --check-prefix=SHAPES %s
// RUN: sed 's/dims = .1, 0. : (tensor<8x3xf32>) -> tensor<3x8xf32>/dims = [1] : (tensor<8x3xf32>) -> tensor<3x8xf32>/' %s | not mp-translate --import-stablehlo - 2>&1 | FileCheck --check-prefix=ORDER %s
// RUN: sed 's/dimensions = .0. : (tensor<8x3xf32>, tensor<f32>) -> tensor<3xf32>/dimensions = [0] : (tensor<8x3xf32>, tensor<f32>) -> tensor<3x1x1xf32>/; s/%%c : tensor<3xf32>$/%%c : tensor<3x1x1xf32>/; s/, tensor<3xf32>)/, tensor<3x1x1xf32>)/; s/, tensor<3xf32>$/, tensor<3x1x1xf32>/' %s | not mp-translate --import-stablehlo - 2>&1 | FileCheck --check-prefix=SUM %s
// Nothing of a dimension is nothing of its parts.
// RUN: sed 's/x3xf32>/x0xf32>/g; s/tensor<3xf32>/tensor<0xf32>/g; s/tensor<3x8xf32>/tensor<0x8xf32>/g' %s | mp-translate --import-stablehlo - | FileCheck --check-prefix=NONE %s

// TAKEN-NOT: mp.manual_computation
// KEPT: mp.manual_computation
// PART: error: 'mp.manual_computation' op along control flow edge from parent to Region #0
// SHAPES: operand and result types differ
// ORDER: 'mp.transpose' op 'perm' has 1 entries
// SUM: error:
// NONE: func.func @main(%arg0: tensor<2x0xf32>
module @step attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["data"=4]>
  func.func public @main(%p: tensor<8x3xf32>, %wrong: tensor<8xf32>) -> (tensor<8x3xf32>, tensor<8x3xf32>, tensor<3x8xf32>, tensor<8xf32>, tensor<3xf32>) {
    %first = sdy.manual_computation(%p) in_shardings=[<@mesh, [{"data"}, {}]>] out_shardings=[<@mesh, [{"data"}, {}]>] manual_axes={"data"} (%a: tensor<2x3xf32>) {
      %1 = stablehlo.tanh %a : tensor<2x3xf32>
      sdy.return %1 : tensor<2x3xf32>
    } : (tensor<8x3xf32>) -> tensor<8x3xf32>
    // Second
    %second = sdy.manual_computation(%p) in_shardings=[<@mesh, [{"data"}, {}]>] out_shardings=[<@mesh, [{"data"}, {}]>] manual_axes={"data"} (%a: tensor<2x3xf32>) {
      %1 = stablehlo.negate %a : tensor<2x3xf32>
      sdy.return %1 : tensor<2x3xf32>
    } : (tensor<8x3xf32>) -> tensor<8x3xf32>
    // Third
    %sum = stablehlo.add %first, %second : tensor<8x3xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %r = stablehlo.reduce(%sum init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<8xf32>
    %c = stablehlo.reduce(%sum init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x3xf32>, tensor<f32>) -> tensor<3xf32>
    %turned = stablehlo.transpose %sum, dims = [1, 0] : (tensor<8x3xf32>) -> tensor<3x8xf32>
    return %first, %sum, %turned, %r, %c : tensor<8x3xf32>, tensor<8x3xf32>, tensor<3x8xf32>, tensor<8xf32>, tensor<3xf32>
  }
}
