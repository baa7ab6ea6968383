// What a mask leaves of each line, summed and over how many it leaves, is as large as
// one of them: jnp.mean(x, where=m).
//
// RUN: mp-opt %s --mp-amp=dtype=f16 2>/dev/null | FileCheck %s
// With a guard for lines of which nothing is left.
// RUN: sed 's/divf %all, %count/divf %all, %guarded/' %s | mp-opt --mp-amp=dtype=f16 2>/dev/null | FileCheck %s
//
// The controls: another mask is counted; what the mask takes away is not 0, or is what
// is counted; and the count is of other lines.
// RUN: sed 's/uitofp %m :/uitofp %n :/' %s | mp-opt --mp-amp=dtype=f16 2>/dev/null | FileCheck %s --check-prefix=OPEN
// RUN: sed 's/select %m, %h, %none/select %m, %h, %z/' %s | mp-opt --mp-amp=dtype=f16 2>/dev/null | FileCheck %s --check-prefix=OPEN
// RUN: sed 's/select %m, %h, %none/select %m, %none, %h/' %s | mp-opt --mp-amp=dtype=f16 2>/dev/null | FileCheck %s --check-prefix=OPEN
// RUN: sed 's/divf %all, %count/divf %all, %of_others/' %s | mp-opt --mp-amp=dtype=f16 2>/dev/null | FileCheck %s --check-prefix=OPEN

module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} accumulate f32 {{.*}} : (tensor<12x16xf16>, tensor<16x4xf16>)
// OPEN: mp.dot {{.*}} {mp.kept_wide = "operand 0 is not known to be bounded"} : (tensor<12x16xf32>, tensor<16x4xf32>)
func.func @main(%w: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %v: tensor<16x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 1},
                %x: tensor<12x12x16xf32> {mp.role = #mp.role<batch>},
                %m: tensor<12x12x16xi1> {mp.role = #mp.role<batch>},
                %n: tensor<12x12x16xi1> {mp.role = #mp.role<batch>})
    -> (tensor<16x16xf32> {mp.role = #mp.role<new_parameter>},
        tensor<16x4xf32> {mp.role = #mp.role<new_parameter>},
        tensor<12x4xf32> {mp.role = #mp.role<metric>}) {
  %none = arith.constant dense<0.0> : tensor<12x12x16xf32>
  %one = arith.constant dense<1.0> : tensor<12x16xf32>
  %h = mp.dot %x, %w contracting [2] x [0] : (tensor<12x12x16xf32>, tensor<16x16xf32>) -> tensor<12x12x16xf32>
  %z = arith.addf %h, %h : tensor<12x12x16xf32>
  %kept = arith.select %m, %h, %none : tensor<12x12x16xi1>, tensor<12x12x16xf32>
  %all = mp.reduce add %kept dims [1] : tensor<12x12x16xf32> to tensor<12x16xf32>
  %ones = arith.uitofp %m : tensor<12x12x16xi1> to tensor<12x12x16xf32>
  %count = mp.reduce add %ones dims [1] : tensor<12x12x16xf32> to tensor<12x16xf32>
  %of_others = mp.reduce add %ones dims [0] : tensor<12x12x16xf32> to tensor<12x16xf32>
  %guarded = arith.maximumf %count, %one : tensor<12x16xf32>
  %mean = arith.divf %all, %count : tensor<12x16xf32>
  %y = mp.dot %mean, %v contracting [1] x [0] : (tensor<12x16xf32>, tensor<16x4xf32>) -> tensor<12x4xf32>
  return %w, %v, %y : tensor<16x16xf32>, tensor<16x4xf32>, tensor<12x4xf32>
}
}
