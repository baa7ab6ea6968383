// What moves a scale is written out as arithmetic, with the same bits.
// RUN: mp-translate --mp-to-stablehlo %s -o %t.hlo
// RUN: FileCheck %s < %t.hlo
// RUN: mp-run %s --fill=1 --compare=%t.hlo --tolerance=0
// RUN: mp-run %s --fill=1 --set s=3 --set m=-7.5 --set w=0.25 --set n=1 --compare=%t.hlo --tolerance=0
// RUN: mp-run %s --fill=2 --set s=60000 --set bad=inf --compare=%t.hlo --tolerance=0
// RUN: mp-run %s --fill=0 --set s=1 --set m=2 --compare=%t.hlo --tolerance=0

// CHECK-LABEL: func.func @main
// CHECK-NOT: mp.{{[a-z]*_}}
func.func @main(%g: tensor<8x2xf32>, %h: tensor<8xf16>,
    %bad: tensor<f32> {mp.name = "bad"}, %s: tensor<f32> {mp.name = "s"},
    %m: tensor<f32> {mp.name = "m"}, %w: tensor<f32> {mp.name = "w"},
    %n: tensor<i32> {mp.name = "n"})
    -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>,
        tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>,
        tensor<i32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<i1>) {
  %ok = mp.all_finite %bad : tensor<f32>
  // CHECK: "stablehlo.abs"
  // CHECK: "stablehlo.reduce"
  %amax = mp.amax %g, %h, %bad : tensor<8x2xf32>, tensor<8xf16>, tensor<f32>
  // CHECK: "stablehlo.reduce"
  %upper, %lower = mp.histogram %g, %h scale %s edge 1.5
                 : tensor<8x2xf32>, tensor<8xf16>
  // CHECK: "stablehlo.sqrt"
  %0:6 = mp.update_loss_scale_logmax %s, %m, %w, %m, %w, %w, %ok, %amax
         beta1 0.99 beta2 0.999 deviations 3.09 log_max 16.0 floor 1.0
         ceiling 16384.0
  // CHECK: "stablehlo.select"
  %1:4 = mp.update_loss_scale_histogram %s, %n, %w, %m, %ok, %upper, %lower
         growth 2.0 backoff 0.5 interval 2 share 0.25
  // CHECK: "stablehlo.minimum"
  %2:2 = mp.detect_stall %n, %ok after 2
  return %amax, %upper, %lower, %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %1#0, %1#1,
         %1#2, %1#3, %2#0, %2#1
    : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>,
      tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>,
      tensor<i32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<i1>
}
