// RUN: mp-run %s | FileCheck %s
// RUN: mp-opt %s --mp-lower-state --canonicalize --cse --mp-form-fusions | mp-run - | FileCheck %s

// What gradients are after they are unscaled: in f32, with all their bits.
func.func @main() -> (tensor<7xi32>, tensor<7xi32>, tensor<3xf32>, tensor<5xf32>, tensor<i1>, tensor<2xf16>, tensor<i1>,
                      tensor<f32>) {
  // By a scale of 1 nothing changes: zeros keep their sign, what is subnormal is
  // not flushed, what is not finite stays as it is.
  %one = arith.constant dense<1.0> : tensor<f32>
  %x = arith.constant dense<[0x00000001, 0x80000001, 0x007FFFFF, 0x80000000, 0x3F800001, 0x7F800000, 0xFF800000]> : tensor<7xf32>
  %0 = mp.unscale %x, %one : tensor<7xf32> -> tensor<7xf32>
  %same = arith.bitcast %0 : tensor<7xf32> to tensor<7xi32>
  // CHECK: out0: i32[7] = 1 -2147483647 8388607 -2147483648 1065353217 2139095040 -8388608
  // By one that is not a power of two they do, so that the line above can fail.
  // CHECK: out1: i32[7] = 0 -2147483648 {{[0-9]+}} -2147483648 {{[0-9]+}} 2139095040 -8388608
  %three = arith.constant dense<3.0> : tensor<f32>
  %1 = mp.unscale %x, %three : tensor<7xf32> -> tensor<7xf32>
  %other = arith.bitcast %1 : tensor<7xf32> to tensor<7xi32>

  // The least f16 divided by 2^16 is 2^-40, which f16 does not have.
  // CHECK: out2: f32[3] = 9.09494702e-13 -9.09494702e-13 0.999511719
  %scale = arith.constant dense<65536.0> : tensor<f32>
  %small = arith.constant dense<[0x0001, 0x8001, 0x7BFF]> : tensor<3xf16>
  %2 = mp.unscale %small, %scale : tensor<3xf16> -> tensor<3xf32>

  // What is not finite comes out as it went in, and the flag says so.
  // CHECK: out3: f32[5] = inf -inf {{-?}}nan 1.52587891e-05 0
  // CHECK: out4: i1[] = 0
  %bad = arith.constant dense<[0x7C00, 0xFC00, 0x7E00, 0x3C00, 0x0000]> : tensor<5xf16>
  %3 = mp.unscale %bad, %scale : tensor<5xf16> -> tensor<5xf32>
  %4 = mp.all_finite %3 : tensor<5xf32>

  // Two finite rows of one index add up to more than f16 has: the check is of the
  // sum.
  // CHECK: out5: f16[2] = 1 inf
  // CHECK: out6: i1[] = 0
  %table = arith.constant dense<[1.0, 0.0]> : tensor<2xf16>
  %index = arith.constant dense<1> : tensor<2x1xi32>
  %rows = arith.constant dense<64000.0> : tensor<2xf16>
  %sum = mp.scatter add %table, %index, %rows window [] inserted [0] start [0] index_vector 1 accumulate f32 : (tensor<2xf16>, tensor<2x1xi32>, tensor<2xf16>) -> tensor<2xf16>
  %5 = mp.unscale %sum, %scale : tensor<2xf16> -> tensor<2xf32>
  %6 = mp.all_finite %5 : tensor<2xf32>

  // The norm of gradients at the end of f16, whose squares only f32 has.
  // CHECK: out7: f32[] = 419225{{[567]}}
  %ends = arith.constant dense<65504.0> : tensor<4096xf16>
  %g = mp.unscale %ends, %one : tensor<4096xf16> -> tensor<4096xf32>
  %squares = arith.mulf %g, %g : tensor<4096xf32>
  %square = mp.reduce add %squares dims [0] : tensor<4096xf32> to tensor<f32>
  %7 = math.sqrt %square : tensor<f32>
  return %same, %other, %2, %3, %4, %sum, %6, %7
       : tensor<7xi32>, tensor<7xi32>, tensor<3xf32>, tensor<5xf32>, tensor<i1>, tensor<2xf16>, tensor<i1>, tensor<f32>
}
