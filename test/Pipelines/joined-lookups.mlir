// Two lookups in one table of 200,000 rows: its gradient is scattered once. With
// mp-join-scatters left out one gradient is in memory, to be added to the other.
// RUN: mp-opt %s --mp-amp=dtype=bf16 -o %t.amp 2>/dev/null
// RUN: mp-opt %t.amp --mp-to-cuda -o %t.plan
// RUN: grep mprt.buffer %t.plan | FileCheck %s --check-prefix=ON
// ON-NOT: tensor<200000x8xf32>
// DEFINE: %{after} = --canonicalize --cse --mp-form-fusions --mp-form-routines --mp-finish-scatters --convert-mp-to-plan
// RUN: mp-opt %t.amp %{after} -o %t.off
// RUN: grep mprt.buffer %t.off | FileCheck %s --check-prefix=OFF
// OFF: tensor<200000x8xf32>
//
// The plan, which executes, says what the interpreter says of one scatter.
// RUN: mp-opt %t.amp --mp-join-scatters -o %t.joined
// RUN: grep -c mp.scatter %t.joined | FileCheck %s --check-prefix=ONE
// ONE: {{^}}1{{$}}
// RUN: mp-run %t.joined --fill=1 --steps=3 --outputs=%t.interp.npz > /dev/null
// RUN: mp-run %t.plan --device=plan --fill=1 --steps=3 --outputs=%t.plan.npz > /dev/null
// RUN: cmp %t.interp.npz %t.plan.npz
func.func @main(%table: tensor<200000x8xf32> {mp.name = "params.table", mp.role = #mp.role<parameter>, mp.pair = 0},
                %rows: tensor<8x1xi32> {mp.name = "rows", mp.role = #mp.role<batch>},
                %others: tensor<4x1xi32> {mp.name = "others", mp.role = #mp.role<batch>},
                %u: tensor<8x8xf32> {mp.name = "u", mp.role = #mp.role<batch>},
                %v: tensor<4x8xf32> {mp.name = "v", mp.role = #mp.role<batch>})
    -> (tensor<200000x8xf32> {mp.name = "params.table", mp.role = #mp.role<new_parameter>}) {
  %zeros = arith.constant dense<0.0> : tensor<200000x8xf32>
  %rate = arith.constant dense<0.5> : tensor<200000x8xf32>
  %a = mp.scatter add %zeros, %rows, %u window [1] inserted [0] start [0] index_vector 1 : (tensor<200000x8xf32>, tensor<8x1xi32>, tensor<8x8xf32>) -> tensor<200000x8xf32>
  %b = mp.scatter add %zeros, %others, %v window [1] inserted [0] start [0] index_vector 1 : (tensor<200000x8xf32>, tensor<4x1xi32>, tensor<4x8xf32>) -> tensor<200000x8xf32>
  %g = arith.addf %a, %b : tensor<200000x8xf32>
  %step = arith.mulf %g, %rate : tensor<200000x8xf32>
  %next = arith.subf %table, %step : tensor<200000x8xf32>
  return %next : tensor<200000x8xf32>
}
