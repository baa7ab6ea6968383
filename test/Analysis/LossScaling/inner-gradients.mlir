// The loss is of a batch that was moved along an inner gradient: what the labels
// alone make of it is a part of the gradient of the loss, too.
//
// RUN: mp-test-opt %s --test-print-loss-scale-plan --split-input-file --verify-diagnostics -o /dev/null

// expected-remark@below {{proved}}
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0, mp.name = "w"},
                  %x: tensor<4xf32> {mp.role = #mp.role<batch>},
                  %label: tensor<4xi1> {mp.role = #mp.role<batch>})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<f32> {mp.role = #mp.role<loss>}) {
  %zero = arith.constant dense<0.0> : tensor<4xf32>
  %share = arith.constant dense<-0.25> : tensor<4xf32>
  %part = arith.select %label, %share, %zero : tensor<4xi1>, tensor<4xf32>
  %y = arith.mulf %w, %x : tensor<4xf32>
  %e = math.exp %y : tensor<4xf32>
  %d = arith.addf %e, %part : tensor<4xf32>
  %inner = arith.mulf %d, %w : tensor<4xf32>
  %way = math.tanh %inner : tensor<4xf32>
  %moved = arith.addf %x, %way : tensor<4xf32>
  %y2 = arith.mulf %w, %moved : tensor<4xf32>
  %e2 = math.exp %y2 : tensor<4xf32>
  %loss = mp.reduce add %e2 dims [0] : tensor<4xf32> to tensor<f32>
  %quarter = arith.constant dense<0.25> : tensor<4xf32>
  // expected-remark@below {{operand 1 is a seed}}
  %p2 = arith.mulf %e2, %quarter : tensor<4xf32>
  // expected-remark@below {{operand 1 is a seed}}
  %d2 = arith.addf %p2, %part : tensor<4xf32>
  // expected-remark@below {{unscaled for all its uses}}
  // expected-remark@below {{the gradient of 'w'}}
  %g = arith.mulf %d2, %moved : tensor<4xf32>
  %new = arith.subf %w, %g : tensor<4xf32>
  return %new, %loss : tensor<4xf32>, tensor<f32>
}

// -----

// What a parameter has a part in is none: what the loss reads of both moves the
// parameter unscaled.
// expected-remark@below {{proved}}
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0, mp.name = "w"},
                   %x: tensor<4xf32> {mp.role = #mp.role<batch>})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<f32> {mp.role = #mp.role<loss>}) {
  %y = arith.mulf %w, %x : tensor<4xf32>
  %e = math.exp %y : tensor<4xf32>
  %loss = mp.reduce add %e dims [0] : tensor<4xf32> to tensor<f32>
  %quarter = arith.constant dense<0.25> : tensor<4xf32>
  // expected-remark@below {{operand 1 is a seed}}
  %d = arith.mulf %e, %quarter : tensor<4xf32>
  // expected-remark@below {{unscaled for all its uses}}
  // expected-remark@below {{the gradient of 'w'}}
  %g = arith.mulf %d, %x : tensor<4xf32>
  %all = arith.addf %g, %y : tensor<4xf32>
  %new = arith.subf %w, %all : tensor<4xf32>
  return %new, %loss : tensor<4xf32>, tensor<f32>
}
