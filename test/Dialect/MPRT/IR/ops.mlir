// Every op survives the trip through its own syntax, the generic form and
// bytecode; the three give the same text.
// RUN: mp-opt %s > %t.mlir
// RUN: mp-opt %t.mlir | FileCheck %s
// RUN: mp-opt %t.mlir | diff %t.mlir -
// RUN: mp-opt --mlir-print-op-generic %s | mp-opt | diff %t.mlir -
// RUN: mp-opt --emit-bytecode %s | mp-opt | diff %t.mlir -

// CHECK-LABEL: mprt.kernel @scale {
mprt.kernel @scale {
^bb0(%x: tensor<8x64xf16>):
  %0 = mp.fusion pointwise ins(%x : tensor<8x64xf16>) -> tensor<8x64xf16> {
  ^bb0(%a: tensor<8x64xf16>):
    mp.yield %a : tensor<8x64xf16>
  }
  mprt.return %0 : tensor<8x64xf16>
}

// CHECK-LABEL: mprt.kernel @rows {
// CHECK: mp.fusion routine ins(%{{.*}}, %{{.*}} : tensor<64x16xf16>, tensor<2xi32>) -> tensor<2x16xf16>
mprt.kernel @rows {
^bb0(%w: tensor<64x16xf16>, %i: tensor<2xi32>):
  %0 = mp.fusion routine ins(%w, %i : tensor<64x16xf16>, tensor<2xi32>) -> tensor<2x16xf16> {
  ^bb0(%a: tensor<64x16xf16>, %b: tensor<2xi32>):
    %1 = mp.gather %a, %b slice [1, 16] offset [1] collapsed [0] start [0] index_vector 1
       : (tensor<64x16xf16>, tensor<2xi32>) -> tensor<2x16xf16>
    mp.yield %1 : tensor<2x16xf16>
  }
  mprt.return %0 : tensor<2x16xf16>
}

// CHECK-LABEL: mprt.kernel @total chip "sm_90"
// CHECK-SAME: stages [#mprt.stage<"total" grid [4, 1, 1] block [256, 1, 1] shared 64>, #mprt.stage<"total_1" grid [1, 1, 1] block [32, 1, 1] shared 0>]
// CHECK-SAME: scratch 16 ptx ".version 8.0"
mprt.kernel @total chip "sm_90"
    stages [#mprt.stage<"total" grid [4, 1, 1] block [256, 1, 1] shared 64>,
            #mprt.stage<"total_1" grid [1, 1, 1] block [32, 1, 1] shared 0>]
    scratch 16 ptx ".version 8.0" {
^bb0(%x: tensor<512xf32>):
  %0 = mp.fusion full ins(%x : tensor<512xf32>) -> tensor<f32> {
  ^bb0(%a: tensor<512xf32>):
    %1 = mp.reduce add %a dims [0] : tensor<512xf32> to tensor<f32>
    mp.yield %1 : tensor<f32>
  }
  mprt.return %0 : tensor<f32>
}

// Two fusions share a launch, and an operand.
// CHECK-LABEL: mprt.kernel @both {
mprt.kernel @both {
^bb0(%x: tensor<8xf32>, %y: tensor<f32>, %z: tensor<4xf32>):
  %0 = mp.fusion pointwise ins(%x, %y : tensor<8xf32>, tensor<f32>) -> tensor<8xf32> {
  ^bb0(%a: tensor<8xf32>, %b: tensor<f32>):
    mp.yield %a : tensor<8xf32>
  }
  %1 = mp.fusion pointwise ins(%z, %y : tensor<4xf32>, tensor<f32>) -> tensor<4xf32> {
  ^bb0(%a: tensor<4xf32>, %b: tensor<f32>):
    mp.yield %a : tensor<4xf32>
  }
  mprt.return %0, %1 : tensor<8xf32>, tensor<4xf32>
}

// A result may take the memory of %x.
// CHECK-LABEL: mprt.kernel @in_place overwrites [0] {
mprt.kernel @in_place overwrites [0] {
^bb0(%x: tensor<8xf32>, %y: tensor<8xf32>):
  %0 = mp.fusion pointwise ins(%x, %y : tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%a: tensor<8xf32>, %b: tensor<8xf32>):
    %1 = arith.addf %a, %b : tensor<8xf32>
    mp.yield %1 : tensor<8xf32>
  }
  mprt.return %0 : tensor<8xf32>
}

// And does. What nobody writes keeps its value.
// CHECK-LABEL: mprt.plan @state {
mprt.plan @state {
  %x = mprt.slot argument 0 "x" pair 1 : tensor<8xf32>
  %y = mprt.slot argument 1 "y" pair 0 : tensor<8xf32>
  // CHECK: mprt.slot result 0 "y" alias 1 : tensor<8xf32>
  %y1 = mprt.slot result 0 "y" alias 1 : tensor<8xf32>
  // CHECK: mprt.slot result 1 "x" alias 0 : tensor<8xf32>
  %x1 = mprt.slot result 1 "x" alias 0 : tensor<8xf32>
  mprt.launch @in_place(%x, %y) into(%x1)
}

// CHECK-LABEL: mprt.plan @step arena 2048 workspace 4096 {
mprt.plan @step arena 2048 workspace 4096 {
  // CHECK: mprt.slot argument 0 "x" role <batch> : tensor<8x64xf16>
  %x = mprt.slot argument 0 "x" role <batch> : tensor<8x64xf16>
  // CHECK: mprt.slot argument 1 "w" role <parameter> pair 1 : tensor<64x16xf16>
  %w = mprt.slot argument 1 "w" role <parameter> pair 1 : tensor<64x16xf16>
  // CHECK: mprt.slot result 0 "y" : tensor<8x16xf32>
  %y = mprt.slot result 0 "y" : tensor<8x16xf32>
  %w1 = mprt.slot result 1 "w1" : tensor<64x16xf16>
  %t = mprt.slot result 2 "t" : tensor<f32>
  // CHECK: mprt.constant dense<[1, 2]> : tensor<2xi32>
  %c = mprt.constant dense<[1, 2]> : tensor<2xi32>
  // CHECK: mprt.buffer at 0 : tensor<8x64xf16>
  %h = mprt.buffer at 0 : tensor<8x64xf16>
  %s = mprt.buffer at 1024 : tensor<2x16xf16>
  // CHECK: mprt.launch @scale(%{{.*}}) into(%{{.*}})
  mprt.launch @scale(%x) into(%h)
  // CHECK: mprt.matmul %{{.*}}, %{{.*}} into %{{.*}} m 16 n 8 k 64 trans [false, false] ld [16, 64, 16, 16] types [f16, f16, f32, f32] compute f32 scale f32 align [256, 256, 256, 256]
  mprt.matmul %w, %h into %y m 16 n 8 k 64 trans [false, false]
              ld [16, 64, 16, 16] types [f16, f16, f32, f32]
              compute f32 scale f32 align [256, 256, 256, 256]
  // CHECK: mprt.launch @rows(%{{.*}}, %{{.*}}) into(%{{.*}})
  mprt.launch @rows(%w, %c) into(%s)
  // CHECK: mprt.copy %{{.*}} into %{{.*}}
  mprt.copy %w into %w1
  // CHECK: mprt.fill %{{.*}} with 1.000000e+00 : f32
  mprt.fill %t with 1.0 : f32
}

// Batches, a bias, scales; a reshape leaves no trace.
// CHECK-LABEL: mprt.plan @products
mprt.plan @products {
  %a = mprt.slot argument 0 "a" : tensor<4x8x8xf32>
  %b = mprt.slot argument 1 "b" : tensor<256xf32>
  %c = mprt.slot argument 2 "c" : tensor<4x8x8xf32>
  %bias = mprt.slot argument 3 "bias" : tensor<8xf32>
  %d = mprt.slot result 0 "d" : tensor<4x8x8xf32>
  // CHECK: mprt.matmul %{{.*}}, %{{.*}} plus %{{.*}} bias %{{.*}} into %{{.*}} m 8 n 8 k 8 trans [true, false] ld [8, 8, 8, 8] batch 4 strides [64, 64, 64, 64] types [f32, f32, f32, f32] compute f32_fast_tf32 scale f32 alpha 5.000000e-01 beta 2.000000e+00 epilogue relu_bias align [16, 16, 16, 16]
  mprt.matmul %a, %b plus %c bias %bias into %d m 8 n 8 k 8
              trans [true, false] ld [8, 8, 8, 8] batch 4
              strides [64, 64, 64, 64] types [f32, f32, f32, f32]
              compute f32_fast_tf32 scale f32 alpha 0.5 beta 2.0
              epilogue relu_bias align [16, 16, 16, 16]
}

// CHECK-LABEL: mprt.plan @windows
mprt.plan @windows {
  %x = mprt.slot argument 0 "x" : tensor<8x28x28x1xf16>
  %w = mprt.slot argument 1 "w" : tensor<6x1x5x5xf16>
  %y = mprt.slot result 0 "y" : tensor<8x28x28x6xf16>
  %p = mprt.slot result 1 "p" : tensor<8x14x14x6xf16>
  %dw = mprt.slot result 2 "dw" : tensor<6x1x5x5xf16>
  %dx = mprt.slot result 3 "dx" : tensor<8x28x28x1xf16>
  // CHECK: mprt.conv fwd %{{.*}}, %{{.*}} into %{{.*}} x <[8, 1, 28, 28] strides [784, 1, 28, 1] f16> w <[6, 1, 5, 5] strides [25, 1, 5, 1] f16> y <[8, 6, 28, 28] strides [4704, 1, 168, 6] f16> strides [1, 1] low [2, 2] high [2, 2] dilation [1, 1] mode cross_correlation groups 1 compute f32
  mprt.conv fwd %x, %w into %y x <[8, 1, 28, 28] strides [784, 1, 28, 1] f16>
            w <[6, 1, 5, 5] strides [25, 1, 5, 1] f16>
            y <[8, 6, 28, 28] strides [4704, 1, 168, 6] f16>
            strides [1, 1] low [2, 2] high [2, 2] dilation [1, 1]
            mode cross_correlation groups 1 compute f32
  // CHECK: mprt.conv wgrad
  mprt.conv wgrad %x, %y into %dw x <[8, 1, 28, 28] strides [784, 1, 28, 1] f16>
            w <[6, 1, 5, 5] strides [25, 1, 5, 1] f16>
            y <[8, 6, 28, 28] strides [4704, 1, 168, 6] f16>
            strides [1, 1] low [2, 2] high [2, 2] dilation [1, 1]
            mode cross_correlation groups 1 compute f32
  // CHECK: mprt.conv dgrad
  mprt.conv dgrad %w, %y into %dx x <[8, 1, 28, 28] strides [784, 1, 28, 1] f16>
            w <[6, 1, 5, 5] strides [25, 1, 5, 1] f16>
            y <[8, 6, 28, 28] strides [4704, 1, 168, 6] f16>
            strides [1, 1] low [2, 2] high [2, 2] dilation [1, 1]
            mode convolution groups 1 compute f32
  // CHECK: mprt.pool max %{{.*}} into %{{.*}} x <[8, 6, 28, 28] strides [4704, 1, 168, 6] f16> y <[8, 6, 14, 14] strides [1176, 1, 84, 6] f16> window [2, 2] strides [2, 2] padding [0, 0] compute f32
  mprt.pool max %y into %p x <[8, 6, 28, 28] strides [4704, 1, 168, 6] f16>
            y <[8, 6, 14, 14] strides [1176, 1, 84, 6] f16>
            window [2, 2] strides [2, 2] padding [0, 0] compute f32
}
