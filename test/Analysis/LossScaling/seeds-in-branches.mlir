// RUN: mp-test-opt %s --test-print-loss-scale-plan --split-input-file --verify-diagnostics

// Two losses in branches, of which one keeps the derivative of a minimum and the
// other a sum under one name: its constants reach both parameters, and start no
// backward pass.
// expected-remark@below {{proved}}
func.func @main(%a: tensor<20xf32> {mp.role = #mp.role<parameter>, mp.pair = 0, mp.name = "a"},
                %b: tensor<20x5xf32> {mp.role = #mp.role<parameter>, mp.pair = 1, mp.name = "b"},
                %task: tensor<i1> {mp.role = #mp.role<batch>},
                %x: tensor<8x20xf32> {mp.role = #mp.role<batch>})
    -> (tensor<20xf32> {mp.role = #mp.role<new_parameter>, mp.name = "a"},
        tensor<20x5xf32> {mp.role = #mp.role<new_parameter>, mp.name = "b"},
        tensor<f32> {mp.role = #mp.role<loss>}) {
  %noa = arith.constant dense<0.0> : tensor<20xf32>
  %nob = arith.constant dense<0.0> : tensor<20x5xf32>
  %seed = arith.constant dense<0.125> : tensor<8xf32>
  %none = arith.constant dense<0.0> : tensor<8x5xf32>
  %zero = arith.constant dense<0.0> : tensor<8xf32>
  %one = arith.constant dense<1.0> : tensor<8xf32>
  %two = arith.constant dense<2.0> : tensor<8xf32>
  %isFirst = tensor.extract %task[] : tensor<i1>
  %kept:3 = scf.if %isFirst -> (tensor<f32>, tensor<8x5xf32>, tensor<8xf32>) {
    %0 = mp.dot %x, %b contracting [1] x [0] : (tensor<8x20xf32>, tensor<20x5xf32>) -> tensor<8x5xf32>
    %1 = math.exp %0 : tensor<8x5xf32>
    %2 = mp.reduce add %1 dims [1] : tensor<8x5xf32> to tensor<8xf32>
    %3 = math.absf %2 : tensor<8xf32>
    %4 = math.log %3 : tensor<8xf32>
    %5 = mp.reduce add %4 dims [0] : tensor<8xf32> to tensor<f32>
    scf.yield %5, %1, %3 : tensor<f32>, tensor<8x5xf32>, tensor<8xf32>
  } else {
    %0 = mp.dot %x, %a contracting [1] x [0] : (tensor<8x20xf32>, tensor<20xf32>) -> tensor<8xf32>
    %1 = arith.minimumf %0, %one : tensor<8xf32>
    %2 = arith.cmpf oeq, %0, %1 : tensor<8xf32>
    %3 = arith.select %2, %one, %zero : tensor<8xi1>, tensor<8xf32>
    %4 = arith.cmpf oeq, %one, %1 : tensor<8xf32>
    %5 = arith.select %4, %two, %one : tensor<8xi1>, tensor<8xf32>
    %6 = arith.divf %3, %5 : tensor<8xf32>
    %7 = mp.reduce add %1 dims [0] : tensor<8xf32> to tensor<f32>
    scf.yield %7, %none, %6 : tensor<f32>, tensor<8x5xf32>, tensor<8xf32>
  }
  // expected-remark@below {{unscaled for all its uses}}
  // expected-remark@below {{the gradient of 'a'}}
  // expected-remark@below {{the gradient of 'b'}}
  %g:2 = scf.if %isFirst -> (tensor<20xf32>, tensor<20x5xf32>) {
    // expected-remark@below {{operand 0 is a seed}}
    %0 = arith.divf %seed, %kept#2 : tensor<8xf32>
    %1 = mp.broadcast %0 dims [0] : tensor<8xf32> to tensor<8x5xf32>
    %2 = arith.mulf %1, %kept#1 : tensor<8x5xf32>
    %3 = mp.dot %x, %2 contracting [0] x [0] : (tensor<8x20xf32>, tensor<8x5xf32>) -> tensor<20x5xf32>
    scf.yield %noa, %3 : tensor<20xf32>, tensor<20x5xf32>
  } else {
    // expected-remark@below {{operand 1 is a seed}}
    %0 = arith.mulf %kept#2, %seed : tensor<8xf32>
    %1 = mp.dot %x, %0 contracting [0] x [0] : (tensor<8x20xf32>, tensor<8xf32>) -> tensor<20xf32>
    scf.yield %1, %nob : tensor<20xf32>, tensor<20x5xf32>
  }
  %newa = arith.subf %a, %g#0 : tensor<20xf32>
  %newb = arith.subf %b, %g#1 : tensor<20x5xf32>
  return %newa, %newb, %kept#0 : tensor<20xf32>, tensor<20x5xf32>, tensor<f32>
}
