// The gradient of a bias is the sum of what a call makes, of which often little is
// left. In bf16 it reads f32, though the products of the weight beside it read the
// same rounded: rounded before they are summed, the gradients of what a system is
// made of were off by 800 %.
//
// RUN: mp-opt %s --mp-amp=dtype=bf16 | FileCheck %s

// CHECK-LABEL: func.func @main
func.func @main(%w: tensor<64x64xf32> {mp.role = #mp.role<parameter>, mp.pair = 0}, %b: tensor<64xf32> {mp.role = #mp.role<parameter>, mp.pair = 1}, %u: tensor<64x64xf32> {mp.role = #mp.role<parameter>}, %x: tensor<64x64xf32> {mp.role = #mp.role<batch>}, %y: tensor<64x64xf32> {mp.role = #mp.role<batch>}) -> (tensor<64x64xf32> {mp.role = #mp.role<new_parameter>}, tensor<64xf32> {mp.role = #mp.role<new_parameter>}, tensor<f32> {mp.role = #mp.role<loss>}) {
  %h = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %bs = mp.broadcast %b dims [1] : tensor<64xf32> to tensor<64x64xf32>
  %a = arith.addf %h, %bs : tensor<64x64xf32>
  %p = mp.dot %a, %u contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %e = arith.subf %p, %y : tensor<64x64xf32>
  %ee = arith.mulf %e, %e : tensor<64x64xf32>
  %sum = mp.reduce add %ee dims [0, 1] : tensor<64x64xf32> to tensor<f32>
  %n = arith.constant dense<1.220703e-04> : tensor<f32>
  %loss = arith.mulf %sum, %n : tensor<f32>
  %c = arith.constant dense<2.441406e-04> : tensor<64x64xf32>
  %d = arith.mulf %e, %c : tensor<64x64xf32>
  // CHECK: arith.subf
  // CHECK: %[[G:.*]] = mp.dot {{.*}} contracting [1] x [1] {{.*}} -> tensor<64x64xf32>
  // CHECK: %[[LOW:.*]] = mp.cast %[[G]]
  // CHECK: mp.reduce add %[[G]] dims [0]
  // CHECK: mp.dot %{{.*}}, %[[LOW]]
  %g = mp.dot %d, %u contracting [1] x [1] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %db = mp.reduce add %g dims [0] : tensor<64x64xf32> to tensor<64xf32>
  %dw = mp.dot %x, %g contracting [0] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %rate = arith.constant dense<0.125> : tensor<64x64xf32>
  %rates = arith.constant dense<0.125> : tensor<64xf32>
  %sw = arith.mulf %dw, %rate : tensor<64x64xf32>
  %sb = arith.mulf %db, %rates : tensor<64xf32>
  %nw = arith.subf %w, %sw : tensor<64x64xf32>
  %nb = arith.subf %b, %sb : tensor<64xf32>
  return %nw, %nb, %loss : tensor<64x64xf32>, tensor<64xf32>, tensor<f32>
}
