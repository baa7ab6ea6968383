// RUN: mp-opt %s --mp-amp="dtype=bf16 chip=sm_90" | FileCheck %s

// RMSProp: the gradient is squared, and a root divides by it. That root must not
// become 0, and the gradient is one term of many in it: bf16 keeps what it is.
// CHECK-LABEL: func.func @main
// CHECK:       %[[G:.*]] = mp.conv wgrad
// CHECK-SAME:    : (tensor<4x8x8x8xbf16>, tensor<4x6x6x16xbf16>) -> tensor<3x3x8x16xbf16>
// CHECK:       %[[W:.*]] = mp.cast %[[G]] : tensor<3x3x8x16xbf16> to tensor<3x3x8x16xf32>
// CHECK:       arith.mulf %[[W]], %[[W]] : tensor<3x3x8x16xf32>
// CHECK:       math.rsqrt %{{.*}} : tensor<3x3x8x16xf32>
func.func @main(%w: tensor<3x3x8x16xf32> {mp.name = "w"}, %nu: tensor<3x3x8x16xf32> {mp.name = "nu"},
                %x: tensor<4x8x8x8xf32> {mp.name = "x"}, %t: tensor<4x6x6x16xf32> {mp.name = "t"})
    -> (tensor<3x3x8x16xf32>, tensor<3x3x8x16xf32>, tensor<f32>) {
  %decay = arith.constant dense<0.9> : tensor<3x3x8x16xf32>
  %rest = arith.constant dense<0.1> : tensor<3x3x8x16xf32>
  %eps = arith.constant dense<1.0e-8> : tensor<3x3x8x16xf32>
  %rate = arith.constant dense<1.0e-2> : tensor<3x3x8x16xf32>
  %two = arith.constant dense<1.953125e-03> : tensor<4x6x6x16xf32>
  %n = arith.constant dense<1.024e+03> : tensor<f32>
  %y = mp.conv fwd %x, %w dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]>
       strides [1, 1] low [0, 0] high [0, 0]
     : (tensor<4x8x8x8xf32>, tensor<3x3x8x16xf32>) -> tensor<4x6x6x16xf32>
  %h = math.tanh %y : tensor<4x6x6x16xf32>
  %d = arith.subf %h, %t : tensor<4x6x6x16xf32>
  %q = arith.mulf %d, %d : tensor<4x6x6x16xf32>
  %s = mp.reduce add %q dims [0, 1, 2, 3] : tensor<4x6x6x16xf32> to tensor<f32>
  %loss = arith.divf %s, %n : tensor<f32>
  %one = arith.constant dense<1.0> : tensor<4x6x6x16xf32>
  %hh = arith.mulf %h, %h : tensor<4x6x6x16xf32>
  %slope = arith.subf %one, %hh : tensor<4x6x6x16xf32>
  %dd = arith.mulf %d, %two : tensor<4x6x6x16xf32>
  %dy = arith.mulf %dd, %slope : tensor<4x6x6x16xf32>
  %g = mp.conv wgrad %x, %dy dims <[f, 0, 1, b] x [i, 0, 1, o] -> [0, 1, b, f]>
       strides [1, 1] low [0, 0] high [0, 0]
     : (tensor<4x8x8x8xf32>, tensor<4x6x6x16xf32>) -> tensor<3x3x8x16xf32>
  %g2 = arith.mulf %g, %g : tensor<3x3x8x16xf32>
  %new = arith.mulf %g2, %rest : tensor<3x3x8x16xf32>
  %old = arith.mulf %nu, %decay : tensor<3x3x8x16xf32>
  %nu1 = arith.addf %new, %old : tensor<3x3x8x16xf32>
  %safe = arith.addf %nu1, %eps : tensor<3x3x8x16xf32>
  %r = math.rsqrt %safe : tensor<3x3x8x16xf32>
  %step = arith.mulf %r, %g : tensor<3x3x8x16xf32>
  %move = arith.mulf %step, %rate : tensor<3x3x8x16xf32>
  %w1 = arith.subf %w, %move : tensor<3x3x8x16xf32>
  return %w1, %nu1, %loss : tensor<3x3x8x16xf32>, tensor<3x3x8x16xf32>, tensor<f32>
}
