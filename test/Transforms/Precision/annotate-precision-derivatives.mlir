// Derivatives by finite differences: what is left of the difference is a gain
// smaller than its terms, and so are its digits. Where constants make that gain
// 32 or more in f16 (4 in bf16), what the prediction is made of stays f32.
// RUN: mp-opt %s --split-input-file --mp-annotate-precision --mp-insert-casts 2>/dev/null | FileCheck %s

// CHECK-LABEL: @forward_slices
// CHECK: mp.dot {{.*}}mp.kept_wide = "makes what a derivative is taken of by finite differences"
module attributes {mp.policy = #mp.policy<f16>} {
  func.func @forward_slices(%x: tensor<64x8xf32> {mp.role = #mp.role<batch>}, %w: tensor<8x64xf32> {mp.role = #mp.role<parameter>}) -> tensor<63x64xf32> {
    %u = mp.dot %x, %w contracting [1] x [0] : (tensor<64x8xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %a = mp.slice %u start [1, 0] limit [64, 64] strides [1, 1] : tensor<64x64xf32> to tensor<63x64xf32>
    %b = mp.slice %u start [0, 0] limit [63, 64] strides [1, 1] : tensor<64x64xf32> to tensor<63x64xf32>
    %n = arith.constant dense<64.0> : tensor<63x64xf32>
    %d = arith.subf %a, %b : tensor<63x64xf32>
    %s = arith.mulf %d, %n : tensor<63x64xf32>
    %e = math.exp %s : tensor<63x64xf32>
    return %e : tensor<63x64xf32>
  }
}

// -----

// Sums of what has both signs are differences, and what is added up on the way
// stays f32 as well.
// CHECK-LABEL: @second_difference
// CHECK: mp.dot {{.*}}mp.kept_wide = "makes what a derivative is taken of by finite differences"
// CHECK-NOT: mp.cast
module attributes {mp.policy = #mp.policy<f16>} {
  func.func @second_difference(%x: tensor<64x8xf32> {mp.role = #mp.role<batch>}, %w: tensor<8x64xf32> {mp.role = #mp.role<parameter>}) -> tensor<62x64xf32> {
    %u = mp.dot %x, %w contracting [1] x [0] : (tensor<64x8xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %a = mp.slice %u start [2, 0] limit [64, 64] strides [1, 1] : tensor<64x64xf32> to tensor<62x64xf32>
    %b = mp.slice %u start [1, 0] limit [63, 64] strides [1, 1] : tensor<64x64xf32> to tensor<62x64xf32>
    %d = mp.slice %u start [0, 0] limit [62, 64] strides [1, 1] : tensor<64x64xf32> to tensor<62x64xf32>
    %m = arith.constant dense<-2.0> : tensor<62x64xf32>
    %n = arith.constant dense<64.0> : tensor<62x64xf32>
    %0 = arith.mulf %b, %m : tensor<62x64xf32>
    %1 = arith.addf %a, %0 : tensor<62x64xf32>
    %2 = arith.addf %1, %d : tensor<62x64xf32>
    %3 = arith.mulf %2, %n : tensor<62x64xf32>
    %4 = math.exp %3 : tensor<62x64xf32>
    return %4 : tensor<62x64xf32>
  }
}

// -----

// CHECK-LABEL: @divided
// CHECK: mp.dot {{.*}}mp.kept_wide = "makes what a derivative is taken of by finite differences"
module attributes {mp.policy = #mp.policy<f16>} {
  func.func @divided(%x: tensor<64x8xf32> {mp.role = #mp.role<batch>}, %w: tensor<8x64xf32> {mp.role = #mp.role<parameter>}) -> tensor<63x64xf32> {
    %u = mp.dot %x, %w contracting [1] x [0] : (tensor<64x8xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %a = mp.slice %u start [1, 0] limit [64, 64] strides [1, 1] : tensor<64x64xf32> to tensor<63x64xf32>
    %b = mp.slice %u start [0, 0] limit [63, 64] strides [1, 1] : tensor<64x64xf32> to tensor<63x64xf32>
    %h = arith.constant dense<0.015625> : tensor<63x64xf32>
    %d = arith.subf %a, %b : tensor<63x64xf32>
    %s = arith.divf %d, %h : tensor<63x64xf32>
    %e = math.exp %s : tensor<63x64xf32>
    return %e : tensor<63x64xf32>
  }
}

// -----

// One network at two places.
// CHECK-LABEL: @two_calls
// CHECK-COUNT-2: mp.dot {{.*}}mp.kept_wide = "makes what a derivative is taken of by finite differences"
module attributes {mp.policy = #mp.policy<f16>} {
  func.func @two_calls(%x: tensor<64x8xf32> {mp.role = #mp.role<batch>}, %w: tensor<8x64xf32> {mp.role = #mp.role<parameter>}) -> tensor<64x64xf32> {
    %h = arith.constant dense<1.0e-3> : tensor<64x8xf32>
    %p = arith.addf %x, %h : tensor<64x8xf32>
    %m = arith.subf %x, %h : tensor<64x8xf32>
    %u = mp.dot %p, %w contracting [1] x [0] : (tensor<64x8xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %tu = math.tanh %u : tensor<64x64xf32>
    %v = mp.dot %m, %w contracting [1] x [0] : (tensor<64x8xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %tv = math.tanh %v : tensor<64x64xf32>
    %n = arith.constant dense<500.0> : tensor<64x64xf32>
    %d = arith.subf %tu, %tv : tensor<64x64xf32>
    %s = arith.mulf %d, %n : tensor<64x64xf32>
    %e = math.exp %s : tensor<64x64xf32>
    return %e : tensor<64x64xf32>
  }
}

// -----

// A convolution with a constant whose numbers cancel; at the pads they need not.
// CHECK-LABEL: @stencil
// CHECK: mp.dot {{.*}}mp.kept_wide = "makes what a derivative is taken of by finite differences"
// CHECK: mp.conv {{.*}}mp.kept_wide = "makes what a derivative is taken of by finite differences"
module attributes {mp.policy = #mp.policy<f16>} {
  func.func @stencil(%x: tensor<64x8xf32> {mp.role = #mp.role<batch>}, %w: tensor<8x64xf32> {mp.role = #mp.role<parameter>}) -> tensor<64x64x1xf32> {
    %u = mp.dot %x, %w contracting [1] x [0] : (tensor<64x8xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %k = arith.constant dense<[[[1.0]], [[-2.0]], [[1.0]]]> : tensor<3x1x1xf32>
    %r = mp.reshape %u : tensor<64x64xf32> to tensor<64x64x1xf32>
    %y = mp.conv fwd %r, %k dims <[b, 0, f] x [0, i, o] -> [b, 0, f]> strides [1] low [1] high [1] : (tensor<64x64x1xf32>, tensor<3x1x1xf32>) -> tensor<64x64x1xf32>
    %n = arith.constant dense<4096.0> : tensor<64x64x1xf32>
    %s = arith.mulf %y, %n : tensor<64x64x1xf32>
    %e = math.exp %s : tensor<64x64x1xf32>
    return %e : tensor<64x64x1xf32>
  }
}

// -----

// An average is no difference.
// CHECK-LABEL: @blur
// CHECK-NOT: finite differences
module attributes {mp.policy = #mp.policy<f16>} {
  func.func @blur(%x: tensor<64x8xf32> {mp.role = #mp.role<batch>}, %w: tensor<8x64xf32> {mp.role = #mp.role<parameter>}) -> tensor<64x64x1xf32> {
    %u = mp.dot %x, %w contracting [1] x [0] : (tensor<64x8xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %k = arith.constant dense<[[[0.25]], [[0.5]], [[0.25]]]> : tensor<3x1x1xf32>
    %r = mp.reshape %u : tensor<64x64xf32> to tensor<64x64x1xf32>
    %y = mp.conv fwd %r, %k dims <[b, 0, f] x [0, i, o] -> [b, 0, f]> strides [1] low [1] high [1] : (tensor<64x64x1xf32>, tensor<3x1x1xf32>) -> tensor<64x64x1xf32>
    %n = arith.constant dense<4096.0> : tensor<64x64x1xf32>
    %s = arith.mulf %y, %n : tensor<64x64x1xf32>
    %e = math.exp %s : tensor<64x64x1xf32>
    return %e : tensor<64x64x1xf32>
  }
}

// -----

// 16 leaves f16 seven digits.
// CHECK-LABEL: @small_gain
// CHECK-NOT: finite differences
module attributes {mp.policy = #mp.policy<f16>} {
  func.func @small_gain(%x: tensor<64x8xf32> {mp.role = #mp.role<batch>}, %w: tensor<8x64xf32> {mp.role = #mp.role<parameter>}) -> tensor<63x64xf32> {
    %u = mp.dot %x, %w contracting [1] x [0] : (tensor<64x8xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %a = mp.slice %u start [1, 0] limit [64, 64] strides [1, 1] : tensor<64x64xf32> to tensor<63x64xf32>
    %b = mp.slice %u start [0, 0] limit [63, 64] strides [1, 1] : tensor<64x64xf32> to tensor<63x64xf32>
    %n = arith.constant dense<16.0> : tensor<63x64xf32>
    %d = arith.subf %a, %b : tensor<63x64xf32>
    %s = arith.mulf %d, %n : tensor<63x64xf32>
    %e = math.exp %s : tensor<63x64xf32>
    return %e : tensor<63x64xf32>
  }
}

// -----

// And bf16 four.
// CHECK-LABEL: @small_gain_bf16
// CHECK: mp.dot {{.*}}mp.kept_wide = "makes what a derivative is taken of by finite differences"
module attributes {mp.policy = #mp.policy<bf16>} {
  func.func @small_gain_bf16(%x: tensor<64x8xf32> {mp.role = #mp.role<batch>}, %w: tensor<8x64xf32> {mp.role = #mp.role<parameter>}) -> tensor<63x64xf32> {
    %u = mp.dot %x, %w contracting [1] x [0] : (tensor<64x8xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %a = mp.slice %u start [1, 0] limit [64, 64] strides [1, 1] : tensor<64x64xf32> to tensor<63x64xf32>
    %b = mp.slice %u start [0, 0] limit [63, 64] strides [1, 1] : tensor<64x64xf32> to tensor<63x64xf32>
    %n = arith.constant dense<16.0> : tensor<63x64xf32>
    %d = arith.subf %a, %b : tensor<63x64xf32>
    %s = arith.mulf %d, %n : tensor<63x64xf32>
    %e = math.exp %s : tensor<63x64xf32>
    return %e : tensor<63x64xf32>
  }
}

// -----

// One half of a result and the other, such as corners of boxes, are no
// neighbours.
// CHECK-LABEL: @corners
// CHECK-NOT: finite differences
module attributes {mp.policy = #mp.policy<f16>} {
  func.func @corners(%x: tensor<64x8xf32> {mp.role = #mp.role<batch>}, %w: tensor<8x64xf32> {mp.role = #mp.role<parameter>}) -> tensor<32x64xf32> {
    %u = mp.dot %x, %w contracting [1] x [0] : (tensor<64x8xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %a = mp.slice %u start [32, 0] limit [64, 64] strides [1, 1] : tensor<64x64xf32> to tensor<32x64xf32>
    %b = mp.slice %u start [0, 0] limit [32, 64] strides [1, 1] : tensor<64x64xf32> to tensor<32x64xf32>
    %n = arith.constant dense<64.0> : tensor<32x64xf32>
    %d = arith.subf %a, %b : tensor<32x64xf32>
    %s = arith.mulf %d, %n : tensor<32x64xf32>
    %e = math.exp %s : tensor<32x64xf32>
    return %e : tensor<32x64xf32>
  }
}

// -----

// Nor are rows of a result that are all taken from each other.
// CHECK-LABEL: @pairs
// CHECK-NOT: finite differences
module attributes {mp.policy = #mp.policy<f16>} {
  func.func @pairs(%x: tensor<64x8xf32> {mp.role = #mp.role<batch>}, %w: tensor<8x64xf32> {mp.role = #mp.role<parameter>}) -> tensor<64x64x64xf32> {
    %u = mp.dot %x, %w contracting [1] x [0] : (tensor<64x8xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %a = mp.broadcast %u dims [0, 2] : tensor<64x64xf32> to tensor<64x64x64xf32>
    %b = mp.broadcast %u dims [1, 2] : tensor<64x64xf32> to tensor<64x64x64xf32>
    %n = arith.constant dense<64.0> : tensor<64x64x64xf32>
    %d = arith.subf %a, %b : tensor<64x64x64xf32>
    %s = arith.mulf %d, %n : tensor<64x64x64xf32>
    %e = math.exp %s : tensor<64x64x64xf32>
    return %e : tensor<64x64x64xf32>
  }
}

// -----

// Nor two functions of one result.
// CHECK-LABEL: @two_functions
// CHECK-NOT: finite differences
module attributes {mp.policy = #mp.policy<f16>} {
  func.func @two_functions(%x: tensor<64x8xf32> {mp.role = #mp.role<batch>}, %w: tensor<8x64xf32> {mp.role = #mp.role<parameter>}) -> tensor<64x64xf32> {
    %u = mp.dot %x, %w contracting [1] x [0] : (tensor<64x8xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %n = arith.constant dense<64.0> : tensor<64x64xf32>
    %q = arith.mulf %u, %u : tensor<64x64xf32>
    %d = arith.subf %q, %u : tensor<64x64xf32>
    %s = arith.mulf %d, %n : tensor<64x64xf32>
    %e = math.exp %s : tensor<64x64xf32>
    return %e : tensor<64x64xf32>
  }
}

// -----

// Two networks that are compared are warned of, as ever.
// CHECK-LABEL: @two_networks
// CHECK-NOT: finite differences
module attributes {mp.policy = #mp.policy<f16>} {
  func.func @two_networks(%x: tensor<64x8xf32> {mp.role = #mp.role<batch>}, %w: tensor<8x64xf32> {mp.role = #mp.role<parameter>}, %v: tensor<8x64xf32> {mp.role = #mp.role<parameter>}) -> tensor<64x64xf32> {
    %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<64x8xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %1 = mp.dot %x, %v contracting [1] x [0] : (tensor<64x8xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %n = arith.constant dense<64.0> : tensor<64x64xf32>
    %d = arith.subf %0, %1 : tensor<64x64xf32>
    %s = arith.mulf %d, %n : tensor<64x64xf32>
    %e = math.exp %s : tensor<64x64xf32>
    return %e : tensor<64x64xf32>
  }
}

// -----

// A step of a stable scheme: what is added is less than a difference.
// CHECK-LABEL: @heat_step
// CHECK-NOT: finite differences
module attributes {mp.policy = #mp.policy<f16>} {
  func.func @heat_step(%x: tensor<64x8xf32> {mp.role = #mp.role<batch>}, %w: tensor<8x64xf32> {mp.role = #mp.role<parameter>}) -> tensor<62x64xf32> {
    %u = mp.dot %x, %w contracting [1] x [0] : (tensor<64x8xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %a = mp.slice %u start [2, 0] limit [64, 64] strides [1, 1] : tensor<64x64xf32> to tensor<62x64xf32>
    %b = mp.slice %u start [1, 0] limit [63, 64] strides [1, 1] : tensor<64x64xf32> to tensor<62x64xf32>
    %d = mp.slice %u start [0, 0] limit [62, 64] strides [1, 1] : tensor<64x64xf32> to tensor<62x64xf32>
    %m = arith.constant dense<-2.0> : tensor<62x64xf32>
    %n = arith.constant dense<0.25> : tensor<62x64xf32>
    %0 = arith.mulf %b, %m : tensor<62x64xf32>
    %1 = arith.addf %a, %0 : tensor<62x64xf32>
    %2 = arith.addf %1, %d : tensor<62x64xf32>
    %3 = arith.mulf %2, %n : tensor<62x64xf32>
    %4 = arith.addf %3, %b : tensor<62x64xf32>
    %5 = math.exp %4 : tensor<62x64xf32>
    return %5 : tensor<62x64xf32>
  }
}

// -----

// Without a constant nothing says how small a difference is.
// CHECK-LABEL: @product_of_differences
// CHECK-NOT: finite differences
module attributes {mp.policy = #mp.policy<f16>} {
  func.func @product_of_differences(%x: tensor<64x8xf32> {mp.role = #mp.role<batch>}, %w: tensor<8x64xf32> {mp.role = #mp.role<parameter>}) -> tensor<63x64xf32> {
    %u = mp.dot %x, %w contracting [1] x [0] : (tensor<64x8xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %a = mp.slice %u start [1, 0] limit [64, 64] strides [1, 1] : tensor<64x64xf32> to tensor<63x64xf32>
    %b = mp.slice %u start [0, 0] limit [63, 64] strides [1, 1] : tensor<64x64xf32> to tensor<63x64xf32>
    %d = arith.subf %a, %b : tensor<63x64xf32>
    %s = arith.mulf %d, %d : tensor<63x64xf32>
    return %s : tensor<63x64xf32>
  }
}
