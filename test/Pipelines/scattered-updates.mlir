// The gradient of a table of 200,000 rows is in no memory: its scatter ends in the
// update, and the finite check reads the eight rows that are scattered. With
// mp-finish-scatters, or mp-read-terms, left out there is one.
// RUN: mp-opt %s --mp-amp=dtype=f16 -o %t.amp 2>/dev/null
// RUN: mp-opt %t.amp --mp-to-cuda -o %t.plan
// RUN: grep mprt.buffer %t.plan | FileCheck %s --check-prefix=ON
// ON-NOT: tensor<200000x8xf32>
// DEFINE: %{after} = --mp-lower-state --canonicalize --cse --mp-form-fusions --mp-form-routines
// RUN: mp-opt %t.amp --mp-read-terms %{after} --convert-mp-to-plan -o %t.off
// RUN: grep mprt.buffer %t.off | FileCheck %s --check-prefix=OFF
// RUN: mp-opt %t.amp %{after} --mp-finish-scatters --convert-mp-to-plan -o %t.off
// RUN: grep mprt.buffer %t.off | FileCheck %s --check-prefix=OFF
// OFF: tensor<200000x8xf32>
//
// The plan, which executes, says what the interpreter says.
// RUN: mp-run %t.amp --fill=1 --steps=3 --outputs=%t.interp.npz > /dev/null
// RUN: mp-run %t.plan --device=plan --fill=1 --steps=3 --outputs=%t.plan.npz > /dev/null
// RUN: cmp %t.interp.npz %t.plan.npz
func.func @main(%table: tensor<200000x8xf32> {mp.name = "params.table", mp.role = #mp.role<parameter>, mp.pair = 1},
                %w: tensor<8x8xf32> {mp.name = "params.w", mp.role = #mp.role<parameter>, mp.pair = 2},
                %rows: tensor<8x1xi32> {mp.name = "rows", mp.role = #mp.role<batch>},
                %y: tensor<8x8xf32> {mp.name = "y", mp.role = #mp.role<batch>})
    -> (tensor<f32> {mp.name = "loss", mp.role = #mp.role<loss>},
        tensor<200000x8xf32> {mp.name = "params.table", mp.role = #mp.role<new_parameter>},
        tensor<8x8xf32> {mp.name = "params.w", mp.role = #mp.role<new_parameter>}) {
  %zeros = arith.constant dense<0.0> : tensor<200000x8xf32>
  %rate = arith.constant dense<0.01> : tensor<200000x8xf32>
  %rate_w = arith.constant dense<0.01> : tensor<8x8xf32>
  %two = arith.constant dense<0.03125> : tensor<8x8xf32>
  %x = mp.gather %table, %rows slice [1, 8] offset [1] collapsed [0] start [0] index_vector 1 : (tensor<200000x8xf32>, tensor<8x1xi32>) -> tensor<8x8xf32>
  %z = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %e = arith.subf %z, %y : tensor<8x8xf32>
  %squares = arith.mulf %e, %e : tensor<8x8xf32>
  %sum = mp.reduce add %squares dims [0, 1] : tensor<8x8xf32> to tensor<f32>
  %part = arith.constant dense<0.015625> : tensor<f32>
  %loss = arith.mulf %sum, %part : tensor<f32>
  %dz = arith.mulf %e, %two : tensor<8x8xf32>
  %dw = mp.dot %x, %dz contracting [0] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %dx = mp.dot %dz, %w contracting [1] x [1] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %dt = mp.scatter add %zeros, %rows, %dx window [1] inserted [0] start [0] index_vector 1 : (tensor<200000x8xf32>, tensor<8x1xi32>, tensor<8x8xf32>) -> tensor<200000x8xf32>
  %st = arith.mulf %dt, %rate : tensor<200000x8xf32>
  %nt = arith.subf %table, %st : tensor<200000x8xf32>
  %sw = arith.mulf %dw, %rate_w : tensor<8x8xf32>
  %nw = arith.subf %w, %sw : tensor<8x8xf32>
  return %loss, %nt, %nw : tensor<f32>, tensor<200000x8xf32>, tensor<8x8xf32>
}
