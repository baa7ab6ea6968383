// RUN: mp-opt %s -split-input-file --mp-insert-optimizer=optimizer=momentum --remarks-filter='mp-insert-optimizer' --remark-policy=all --verify-diagnostics
// RUN: mp-opt %s -split-input-file --mp-insert-optimizer=optimizer=none --remarks-filter='mp-insert-optimizer' --remark-policy=all -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not mp-opt %s -split-input-file --mp-insert-optimizer=optimizer=muon --remarks-filter='mp-insert-optimizer' --remark-policy=all -o /dev/null 2>&1 | FileCheck %s --check-prefix=MUON
// RUN: not mp-opt %s -split-input-file --mp-insert-optimizer=optimizer=prodigy --remarks-filter='mp-insert-optimizer' --remark-policy=all -o /dev/null 2>&1 | FileCheck %s --check-prefix=PRODIGY
// What is not a matrix is not moved by Muon. The parameter keeps m and v, beside
// the count; with Prodigy a start and a sum, too, and all share two scalars.
// MUON-DAG: 'w' is not a matrix, so muon updates it by Adam from 'g'
// MUON-DAG: Arguments=3, Parameters=1
// PRODIGY-DAG: 'w' is updated by prodigy from 'g'
// PRODIGY-DAG: Arguments=7, Parameters=1
// NONE-COUNT-2: Reason="optimizer is none"

// What is updated, what is not, and how much state came.
// expected-remark@below {{Arguments=1, Parameters=1}}
func.func @main(
    // expected-remark@below {{'w' is updated by momentum from 'g'}}
    %w: tensor<4xf32> {mp.name = "w", mp.role = #mp.role<parameter>},
    // expected-remark@below {{'table' has no gradient and stays as it is}}
    %table: tensor<9xf32> {mp.name = "table", mp.role = #mp.role<parameter>},
    %x: tensor<4xf32> {mp.name = "x", mp.role = #mp.role<batch>})
    -> (tensor<4xf32> {mp.name = "g", mp.of = 0, mp.role = #mp.role<gradient>}, tensor<4xf32> {mp.name = "dx", mp.of = 2, mp.role = #mp.role<gradient>}) {
  // expected-remark@below {{'dx' is the gradient of data}}
  %0 = arith.addf %w, %x : tensor<4xf32>
  return %x, %0 : tensor<4xf32>, tensor<4xf32>
}

// -----

// A second run has nothing to do.
// expected-warning@below {{the step has an update by momentum already: nothing to do}}
func.func @main(%w: tensor<4xf32> {mp.name = "w", mp.pair = 1, mp.role = #mp.role<parameter>}, %g: tensor<4xf32> {mp.role = #mp.role<batch>})
    -> (tensor<4xf32> {mp.of = 0, mp.role = #mp.role<gradient>}, tensor<4xf32> {mp.role = #mp.role<new_parameter>}) attributes {mp.optimizer = "momentum"} {
  %0 = arith.subf %w, %g : tensor<4xf32>
  return %g, %0 : tensor<4xf32>, tensor<4xf32>
}
