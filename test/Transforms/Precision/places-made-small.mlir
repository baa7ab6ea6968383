// A sample with noise of a schedule, x + s z, has no digits of x where s counts
// places up to 85. Times what makes s small it is as large as x.
//
// RUN: mp-opt %s --split-input-file --mp-annotate-precision --mp-insert-casts | FileCheck %s
// RUN: sed 's/policy<f16>/policy<bf16>/' %s | mp-opt --split-input-file --mp-annotate-precision --mp-insert-casts | FileCheck %s --check-prefix=BF16

// As a product, as a quotient, and times what is no smaller.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK-COUNT-2: mp.dot {{.*}} accumulate f32 : (tensor<18x16xf16>, tensor<16x4xf16>)
// CHECK: mp.dot {{.*}}mp.kept_wide = "operand 0 is not known to be bounded"
// BF16-LABEL: func.func @main
// BF16-COUNT-2: mp.dot {{.*}} accumulate f32 : (tensor<18x16xbf16>, tensor<16x4xbf16>)
// BF16: mp.dot {{.*}}mp.kept_wide = "operand 0 is not known to be bounded"
func.func @main(%w: tensor<16x4xf32> {mp.role = #mp.role<parameter>},
                %v: tensor<16x16xf32> {mp.role = #mp.role<parameter>},
                %x: tensor<18x16xf32> {mp.role = #mp.role<batch>},
                %y: tensor<18x16xf32> {mp.role = #mp.role<batch>})
    -> (tensor<18x4xf32>, tensor<18x4xf32>, tensor<18x4xf32>) {
  %five = arith.constant dense<5.0> : tensor<18xf32>
  %one = arith.constant dense<1.0> : tensor<18xf32>
  %noise = math.tanh %y : tensor<18x16xf32>
  %at = mp.iota dim 0 : tensor<18xi32>
  %time = arith.sitofp %at : tensor<18xi32> to tensor<18xf32>
  %s = arith.mulf %time, %five : tensor<18xf32>
  %ss = mp.broadcast %s dims [0] : tensor<18xf32> to tensor<18x16xf32>
  %z = arith.mulf %ss, %noise : tensor<18x16xf32>
  %sum = arith.addf %x, %z : tensor<18x16xf32>
  %square = arith.mulf %s, %s : tensor<18xf32>
  %more = arith.addf %square, %one : tensor<18xf32>
  %root = math.sqrt %more : tensor<18xf32>
  %roots = mp.broadcast %root dims [0] : tensor<18xf32> to tensor<18x16xf32>
  %inverse = arith.divf %one, %root : tensor<18xf32>
  %inverses = mp.broadcast %inverse dims [0] : tensor<18xf32> to tensor<18x16xf32>
  %scaled = arith.mulf %inverses, %sum : tensor<18x16xf32>
  %over = arith.divf %sum, %roots : tensor<18x16xf32>
  %still = arith.mulf %noise, %sum : tensor<18x16xf32>
  %a = mp.dot %scaled, %w contracting [1] x [0] : (tensor<18x16xf32>, tensor<16x4xf32>) -> tensor<18x4xf32>
  %b = mp.dot %over, %w contracting [1] x [0] : (tensor<18x16xf32>, tensor<16x4xf32>) -> tensor<18x4xf32>
  %c = mp.dot %still, %w contracting [1] x [0] : (tensor<18x16xf32>, tensor<16x4xf32>) -> tensor<18x4xf32>
  return %a, %b, %c : tensor<18x4xf32>, tensor<18x4xf32>, tensor<18x4xf32>
}
}
