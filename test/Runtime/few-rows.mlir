// RUN: rm -rf %t && mkdir %t && cp %s %t/few.mlir
// RUN: mp-opt %s --mp-amp="dtype=bf16 chip=sm_90" --mp-to-cuda --emit=plan | FileCheck %s --check-prefix=PLAN
// RUN: mp-opt %s --mp-amp="dtype=f16 chip=sm_90" --mp-to-cuda --emit=plan | FileCheck %s --check-prefix=PLAN
// RUN: %python %S/Inputs/steps.py mp-opt mp-run %fakes %t 2 | FileCheck %s
// RUN: %python %S/../Execution/Plan/Inputs/steps.py mp-opt mp-run %t 2 | FileCheck %s --check-prefix=SAME
// RUN: mp-opt %s --mp-amp="dtype=bf16 chip=sm_90" -o %t.mixed.mlir
// RUN: mp-opt %t.mixed.mlir --pass-pipeline='builtin.module(mp-lower-state,canonicalize,cse,func.func(mp-fit-to-libraries,mp-form-fusions,mp-form-routines),convert-mp-to-plan)' | FileCheck %s --check-prefix=WITHOUT

// Four rows: of five products three are calls. The gradients of the weights, 2
// MiB each, are made within the update, and in f16 within the check that they are
// finite, too. The arena holds none.
// PLAN: mprt.plan @step arena 28672 workspace
// PLAN-COUNT-3: mprt.matmul
// PLAN-NOT: mprt.matmul
// The control, without mp-write-out-products: five calls, of which two write 1 MiB.
// WITHOUT: mprt.plan @step
// WITHOUT-COUNT-5: mprt.matmul
// CHECK: 3 alike, 0 no plan, 0 not mixed, 0 BAD
// SAME: 3 same bits, 0 no plan, 0 not mixed, 0 BAD
func.func public @main(
    %w1: tensor<512x1024xf32> {mp.name = "w1", mp.role = #mp.role<parameter>, mp.pair = 0 : i64},
    %w2: tensor<1024x512xf32> {mp.name = "w2", mp.role = #mp.role<parameter>, mp.pair = 1 : i64},
    %x: tensor<4x512xf32> {mp.name = "x", mp.role = #mp.role<batch>},
    %t: tensor<4x512xf32> {mp.name = "t", mp.role = #mp.role<batch>})
    -> (tensor<512x1024xf32> {mp.role = #mp.role<new_parameter>},
        tensor<1024x512xf32> {mp.role = #mp.role<new_parameter>},
        tensor<f32> {mp.role = #mp.role<loss>}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %zeros = stablehlo.constant dense<0.0> : tensor<4x1024xf32>
  %mean = stablehlo.constant dense<4.8828125e-4> : tensor<f32>
  %share = stablehlo.constant dense<9.765625e-4> : tensor<4x512xf32>
  %rate1 = stablehlo.constant dense<1.0e-1> : tensor<512x1024xf32>
  %rate2 = stablehlo.constant dense<1.0e-1> : tensor<1024x512xf32>
  %h = stablehlo.dot_general %x, %w1, contracting_dims = [1] x [0] : (tensor<4x512xf32>, tensor<512x1024xf32>) -> tensor<4x1024xf32>
  %a = stablehlo.maximum %h, %zeros : tensor<4x1024xf32>
  %y = stablehlo.dot_general %a, %w2, contracting_dims = [1] x [0] : (tensor<4x1024xf32>, tensor<1024x512xf32>) -> tensor<4x512xf32>
  %d = stablehlo.subtract %y, %t : tensor<4x512xf32>
  %dd = stablehlo.multiply %d, %d : tensor<4x512xf32>
  %sum = stablehlo.reduce(%dd init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x512xf32>, tensor<f32>) -> tensor<f32>
  %loss = stablehlo.multiply %sum, %mean : tensor<f32>
  %dy = stablehlo.multiply %d, %share : tensor<4x512xf32>
  %g2 = stablehlo.dot_general %a, %dy, contracting_dims = [0] x [0] : (tensor<4x1024xf32>, tensor<4x512xf32>) -> tensor<1024x512xf32>
  %da = stablehlo.dot_general %dy, %w2, contracting_dims = [1] x [1] : (tensor<4x512xf32>, tensor<1024x512xf32>) -> tensor<4x1024xf32>
  %open = stablehlo.compare GT, %h, %zeros : (tensor<4x1024xf32>, tensor<4x1024xf32>) -> tensor<4x1024xi1>
  %dh = stablehlo.select %open, %da, %zeros : tensor<4x1024xi1>, tensor<4x1024xf32>
  %g1 = stablehlo.dot_general %x, %dh, contracting_dims = [0] x [0] : (tensor<4x512xf32>, tensor<4x1024xf32>) -> tensor<512x1024xf32>
  %s1 = stablehlo.multiply %g1, %rate1 : tensor<512x1024xf32>
  %s2 = stablehlo.multiply %g2, %rate2 : tensor<1024x512xf32>
  %n1 = stablehlo.subtract %w1, %s1 : tensor<512x1024xf32>
  %n2 = stablehlo.subtract %w2, %s2 : tensor<1024x512xf32>
  return %n1, %n2, %loss : tensor<512x1024xf32>, tensor<1024x512xf32>, tensor<f32>
}
