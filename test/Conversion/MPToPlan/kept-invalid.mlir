// What is kept has no kernel, in a plan or in the interpreter; it is named by what
// it is, with a call's target.
// RUN: mp-opt %s --convert-mp-to-plan --verify-diagnostics
// RUN: not mp-run %s --fill=1 2>&1 | FileCheck %s
// RUN: not mp-run %s --fill=1 --device=plan 2>&1 | FileCheck %s
// CHECK: kept-invalid.mlir:[[#@LINE+6]]:{{.*}}: error: only XLA can run stablehlo.custom_call @flash
// CHECK: note: mp-opt --emit=stablehlo writes the step for it

func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@below {{only XLA can run stablehlo.custom_call @flash}}
  // expected-note@below {{mp-opt --emit=stablehlo writes the step for it}}
  %0 = mp.opaque "stablehlo.custom_call" ins(%x) {config = {call_target_name = "flash"}} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
