// A deviation is an exponential, and of any size. Where the loss has its exponent
// as a term, as a divergence does, training keeps it near to 1, and what noise is
// made by it is of the size of an activation.
//
// RUN: mp-opt %s --mp-amp=dtype=f16 | FileCheck %s
// So it does where the square of the deviation is a term.
// RUN: sed 's/%u = arith.mulf %v, %v/%u = math.exp %v/; s/math.exp %log/math.sqrt %u/; s/reduce add %v dims/reduce add %u dims/' %s | mp-opt --mp-amp=dtype=f16 | FileCheck %s --check-prefix=ROOT
//
// The controls: their squares are other numbers, and the sum of a row is no loss;
// and a sample is no noise, but what a flow may make larger in each layer. Nor
// is what the batch decides; a metric, or the largest, is no term of a loss; and a
// square that is taken from the loss is not kept small.
// RUN: sed 's/reduce add %v dims \[0, 1\]/reduce add %u dims [0, 1]/' %s | mp-opt --mp-amp=dtype=f16 | FileCheck %s --check-prefix=OPEN
// RUN: sed 's/mulf %deviation, %noise/mulf %deviation, %v/' %s | mp-opt --mp-amp=dtype=f16 | FileCheck %s --check-prefix=OPEN
// RUN: sed 's/arith.addf %first, %added/arith.addf %first, %first/; s/<loss>})/<loss>}, tensor<f32>)/; s/%nw, %loss : tensor<16x16xf32>, tensor<f32>/%nw, %loss, %added : tensor<16x16xf32>, tensor<f32>, tensor<f32>/' %s | mp-opt --mp-amp=dtype=f16 | FileCheck %s --check-prefix=OPEN
// RUN: sed 's/reduce add %v dims \[0, 1\]/reduce max %v dims [0, 1]/' %s | mp-opt --mp-amp=dtype=f16 | FileCheck %s --check-prefix=OPEN
// RUN: sed 's/%u = arith.mulf %v, %v/%u = math.exp %v/; s/math.exp %log/math.sqrt %u/; s/reduce add %v dims/reduce add %u dims/; s/addf %first, %added/subf %first, %added/' %s | mp-opt --mp-amp=dtype=f16 | FileCheck %s --check-prefix=OPEN
// RUN: sed 's/<buffer>, mp.name = "key"/<batch>, mp.name = "key"/' %s | mp-opt --mp-amp=dtype=f16 | FileCheck %s --check-prefix=OPEN

module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: math.exp
// CHECK-NOT: mp.kept_wide
// CHECK: return
// ROOT: math.sqrt
// ROOT-NOT: mp.kept_wide
// ROOT: return
// OPEN: mp.kept_wide = "operand 0 is not known to be bounded"
func.func @main(%w: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 0, mp.name = "w"},
                %key: tensor<8x16xi8> {mp.role = #mp.role<buffer>, mp.name = "key"},
                %x: tensor<8x16xf32> {mp.role = #mp.role<batch>})
    -> (tensor<16x16xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<f32> {mp.role = #mp.role<loss>}) {
  %two = arith.constant dense<2.0> : tensor<8x16xf32>
  %half = arith.constant dense<0.5> : tensor<8x16xf32>
  %rate = arith.constant dense<0.1> : tensor<16x16xf32>
  %part = arith.constant dense<0.05> : tensor<8x16xf32>
  %number = arith.sitofp %key : tensor<8x16xi8> to tensor<8x16xf32>
  %noise = arith.mulf %number, %part : tensor<8x16xf32>
  %v = mp.dot %x, %w contracting [1] x [0] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
  %u = arith.mulf %v, %v : tensor<8x16xf32>
  %row = mp.reduce add %v dims [1] : tensor<8x16xf32> to tensor<8xf32>
  %log = arith.mulf %v, %half : tensor<8x16xf32>
  %deviation = math.exp %log : tensor<8x16xf32>
  %spread = arith.mulf %deviation, %noise : tensor<8x16xf32>
  %sample = arith.addf %v, %spread : tensor<8x16xf32>
  %y = mp.dot %sample, %w contracting [1] x [0] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
  %added = mp.reduce add %v dims [0, 1] : tensor<8x16xf32> to tensor<f32>
  %square = arith.mulf %y, %y : tensor<8x16xf32>
  %first = mp.reduce add %square dims [0, 1] : tensor<8x16xf32> to tensor<f32>
  %loss = arith.addf %first, %added : tensor<f32>
  %d = arith.mulf %y, %two : tensor<8x16xf32>
  %dw = mp.dot %sample, %d contracting [0] x [0] : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
  %sw = arith.mulf %dw, %rate : tensor<16x16xf32>
  %nw = arith.subf %w, %sw : tensor<16x16xf32>
  return %nw, %loss : tensor<16x16xf32>, tensor<f32>
}
}
