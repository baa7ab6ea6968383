// What neighbours send is summed, as many as the batch says: products read it in f16,
// and a warning says so. In memory it stays f32.
//
// RUN: mp-opt %s --mp-amp="dtype=f16 pad=false" 2>%t | FileCheck %s
// RUN: FileCheck %s --check-prefix=SAID --input-file %t
// A mean is as large as one of them, and no sum is read: nothing to say.
// RUN: sed 's/dot %%near,/dot %%mean,/' %s | mp-opt --mp-amp="dtype=f16 pad=false" 2>&1 | FileCheck %s --check-prefix=MEAN
// RUN: sed "s/policy<f16>/policy<bf16>/" %s | mp-opt --mp-amp="pad=false" 2>&1 | FileCheck %s --check-prefix=MEAN
//
// Controls: hundreds in each, and products of sums.
// RUN: sed 's/96x/9600x/g; s/96xf32/9600xf32/g' %s | mp-opt --mp-amp="dtype=f16 pad=false" 2>&1 | FileCheck %s --check-prefix=OPEN
// RUN: sed 's/dot %%near,/dot %%square,/' %s | mp-opt --mp-amp="dtype=f16 pad=false" 2>&1 | FileCheck %s --check-prefix=OPEN

// SAID: warning: {{.*}}mp.scatter sums as many numbers as the batch says, which products read as f16, which ends at 65504: nothing states how many
// MEAN-NOT: as many numbers as the batch says
// OPEN-NOT: as many numbers as the batch says

module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.scatter add {{.*}} -> tensor<32x16xf32>
// CHECK: mp.dot {{.*}} (tensor<32x16xf16>, tensor<16x8xf16>)
// OPEN: mp.dot {{.*}} {mp.kept_wide = "operand 0 is not known to be bounded"} : (tensor<32x16xf32>
func.func @main(%w: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %u: tensor<16x8xf32> {mp.role = #mp.role<parameter>, mp.pair = 1},
                %x: tensor<96x16xf32> {mp.role = #mp.role<batch>},
                %i: tensor<96x1xi32> {mp.role = #mp.role<batch>})
    -> (tensor<16x16xf32> {mp.role = #mp.role<new_parameter>},
        tensor<16x8xf32> {mp.role = #mp.role<new_parameter>},
        tensor<f32> {mp.role = #mp.role<loss>}) {
  %none = arith.constant dense<0.0> : tensor<32x16xf32>
  %zero = arith.constant dense<0.0> : tensor<32xf32>
  %one = arith.constant dense<1.0> : tensor<96xf32>
  %least = arith.constant dense<1.0> : tensor<32xf32>
  %h = mp.dot %x, %w contracting [1] x [0] : (tensor<96x16xf32>, tensor<16x16xf32>) -> tensor<96x16xf32>
  %near = mp.scatter add %none, %i, %h window [1] inserted [0] start [0] index_vector 1 : (tensor<32x16xf32>, tensor<96x1xi32>, tensor<96x16xf32>) -> tensor<32x16xf32>
  %count = mp.scatter add %zero, %i, %one window [] inserted [0] start [0] index_vector 1 : (tensor<32xf32>, tensor<96x1xi32>, tensor<96xf32>) -> tensor<32xf32>
  %some = arith.maximumf %count, %least : tensor<32xf32>
  %all = mp.broadcast %some dims [0] : tensor<32xf32> to tensor<32x16xf32>
  %mean = arith.divf %near, %all : tensor<32x16xf32>
  %square = arith.mulf %near, %near : tensor<32x16xf32>
  %y = mp.dot %near, %u contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x8xf32>) -> tensor<32x8xf32>
  %loss = mp.reduce add %y dims [0, 1] : tensor<32x8xf32> to tensor<f32>
  %w1 = arith.addf %w, %w : tensor<16x16xf32>
  %u1 = arith.addf %u, %u : tensor<16x8xf32>
  return %w1, %u1, %loss : tensor<16x16xf32>, tensor<16x8xf32>, tensor<f32>
}
}
