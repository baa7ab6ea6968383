// RUN: rm -rf %t && mkdir %t && cp %s %t/odd.mlir
// RUN: %python %S/Inputs/steps.py mp-opt mp-run %fakes %t 3 | FileCheck %s
// RUN: env MP_AMP=pad=always %python %S/Inputs/steps.py mp-opt mp-run %fakes %t 3 | FileCheck %s
// RUN: %python %S/../Execution/Plan/Inputs/steps.py mp-opt mp-run %t 3 | FileCheck %s --check-prefix=PLAN
// RUN: env MP_AMP=pad=always %python %S/../Execution/Plan/Inputs/steps.py mp-opt mp-run %t 3 | FileCheck %s --check-prefix=PLAN
// RUN: mp-opt %s --mp-amp="dtype=bf16 pad=always" --mp-to-cuda --emit=plan | grep -c mprt.launch | FileCheck %s --check-prefix=LAUNCHES
// RUN: mp-opt %s --mp-amp=dtype=bf16 --mp-to-cuda --emit=plan | FileCheck %s --check-prefix=ODD

// Seven examples of 13 features, which a product wants as 8 of 16, and five
// outputs. A hidden value is kept as the second product reads it, padded, and the
// backward pass reads what it needs of that: of six launches, that of @init
// among them, one makes it. So small a step takes no longer as it is: its products
// read rows of 26 bytes, one behind the other, and it has six launches.
// CHECK: odd off: alike
// CHECK: odd f16: alike
// CHECK: odd bf16: alike
// PLAN: 3 same bits, 0 no plan, 0 not mixed, 0 BAD
// LAUNCHES: {{^6$}}
// ODD-LABEL: mprt.plan @step
// ODD: mprt.matmul {{.*}} m 13 n 7 k 13 trans [false, false] ld [13, 13, 13, 13] types [bf16, bf16, bf16, bf16]
// ODD: mprt.matmul {{.*}} m 5 n 7 k 13 trans [false, false] ld [5, 13, 5, 5] types [bf16, bf16, f32, f32]
func.func @main(%w: tensor<13x13xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 1},
                %v: tensor<13x5xf32> {mp.role = #mp.role<parameter>, mp.name = "v", mp.pair = 2},
                %x: tensor<7x13xf32> {mp.role = #mp.role<batch>, mp.name = "x"},
                %t: tensor<7x5xf32> {mp.role = #mp.role<batch>, mp.name = "t"})
    -> (tensor<f32> {mp.role = #mp.role<loss>, mp.name = "loss"},
        tensor<13x13xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<13x5xf32> {mp.role = #mp.role<new_parameter>, mp.name = "v"}) {
  %n = arith.constant dense<0.0285714287> : tensor<f32>
  %one = arith.constant dense<1.0> : tensor<7x13xf32>
  %ct = arith.constant dense<0.0571428575> : tensor<7x5xf32>
  %rate_w = arith.constant dense<0.125> : tensor<13x13xf32>
  %rate_v = arith.constant dense<0.125> : tensor<13x5xf32>
  %a = mp.dot %x, %w contracting [1] x [0] : (tensor<7x13xf32>, tensor<13x13xf32>) -> tensor<7x13xf32>
  %h = math.tanh %a : tensor<7x13xf32>
  %y = mp.dot %h, %v contracting [1] x [0] : (tensor<7x13xf32>, tensor<13x5xf32>) -> tensor<7x5xf32>
  %e = arith.subf %y, %t : tensor<7x5xf32>
  %square = arith.mulf %e, %e : tensor<7x5xf32>
  %sum = mp.reduce add %square dims [0, 1] : tensor<7x5xf32> to tensor<f32>
  %loss = arith.mulf %sum, %n : tensor<f32>
  %dy = arith.mulf %e, %ct : tensor<7x5xf32>
  %dv = mp.dot %h, %dy contracting [0] x [0] : (tensor<7x13xf32>, tensor<7x5xf32>) -> tensor<13x5xf32>
  %dh = mp.dot %dy, %v contracting [1] x [1] : (tensor<7x5xf32>, tensor<13x5xf32>) -> tensor<7x13xf32>
  %less = arith.subf %one, %h : tensor<7x13xf32>
  %part = arith.mulf %dh, %less : tensor<7x13xf32>
  %rest = arith.mulf %part, %h : tensor<7x13xf32>
  %da = arith.addf %part, %rest : tensor<7x13xf32>
  %dw = mp.dot %x, %da contracting [0] x [0] : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<13x13xf32>
  %uw = arith.mulf %dw, %rate_w : tensor<13x13xf32>
  %uv = arith.mulf %dv, %rate_v : tensor<13x5xf32>
  %w1 = arith.subf %w, %uw : tensor<13x13xf32>
  %v1 = arith.subf %v, %uv : tensor<13x5xf32>
  return %loss, %w1, %v1 : tensor<f32>, tensor<13x13xf32>, tensor<13x5xf32>
}
