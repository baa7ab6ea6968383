// RUN: mp-run %s --set ok=1 --set count=4 | FileCheck %s --check-prefix=GOOD
// RUN: mp-run %s --set ok=1 --set count=3 | FileCheck %s --check-prefix=COUNT
// RUN: mp-run %s --set ok=0 --set count=4 | FileCheck %s --check-prefix=BAD

// The body divides by zero; a refused update keeps the old bits all the same.
func.func @main(%ok: tensor<i1> {mp.name = "ok"},
                %count: tensor<i32> {mp.name = "count"})
    -> (tensor<2xf32>, tensor<f32>, tensor<i32>, tensor<2xf32>, tensor<i1>,
        tensor<i1>, tensor<f32>, tensor<f32>, tensor<f32>) {
  %old = arith.constant dense<[1.5, -0.0]> : tensor<2xf32>
  %zero = arith.constant dense<0.0> : tensor<2xf32>
  // GOOD: out0: f32[2] = inf {{-?}}nan
  // COUNT: out0: f32[2] = inf {{-?}}nan
  // BAD: out0: f32[2] = 1.5 -0
  %0 = mp.guard %ok keep(%old : tensor<2xf32>) {
    %new = arith.divf %old, %zero : tensor<2xf32>
    mp.yield %new : tensor<2xf32>
  }
  // The fifth good step doubles the scale and starts the count again.
  // GOOD: out1: f32[] = 131072
  // GOOD: out2: i32[] = 0
  // COUNT: out1: f32[] = 65536
  // COUNT: out2: i32[] = 4
  // BAD: out1: f32[] = 32768
  // BAD: out2: i32[] = 0
  %scale = arith.constant dense<65536.0> : tensor<f32>
  %1, %2 = mp.update_loss_scale %scale, %count, %ok growth 2.0 backoff 0.5
           interval 5
  // BAD: out3: f32[2] = 0.000152587891 1.52587891e-05
  %g = arith.constant dense<[10.0, 1.0]> : tensor<2xf16>
  %3 = mp.unscale %g, %scale : tensor<2xf16> -> tensor<2xf32>
  // BAD: out4: i1[] = 1
  %4 = mp.all_finite %g, %old : tensor<2xf16>, tensor<2xf32>
  // BAD: out5: i1[] = 0
  %inf = arith.constant dense<0x7C00> : tensor<f16>
  %5 = mp.all_finite %g, %inf : tensor<2xf16>, tensor<f16>
  // Growth that would overflow is not taken; the ceiling holds.
  // GOOD: out6: f32[] = 3.00000001e+38
  %large = arith.constant dense<3.0e38> : tensor<f32>
  %6, %n6 = mp.update_loss_scale %large, %count, %ok growth 2.0 backoff 0.5
            interval 5
  // GOOD: out7: f32[] = 100000
  %7, %n7 = mp.update_loss_scale %scale, %count, %ok growth 2.0 backoff 0.5
            interval 5 floor 1.0 ceiling 1.0e5
  // Without a floor there is none, whatever the scale.
  // BAD: out8: f32[] = -32768
  %minus = arith.constant dense<-65536.0> : tensor<f32>
  %8, %n8 = mp.update_loss_scale %minus, %count, %ok growth 2.0 backoff 0.5
            interval 5
  return %0, %1, %2, %3, %4, %5, %6, %7, %8
       : tensor<2xf32>, tensor<f32>, tensor<i32>, tensor<2xf32>, tensor<i1>,
         tensor<i1>, tensor<f32>, tensor<f32>, tensor<f32>
}
