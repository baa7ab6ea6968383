// The update has the same bits whether it is one kernel or not, in memory and
// after a rounding, when it is taken and when it is refused: here since 1 / scale
// makes infinities of gradients that are finite.
//
// RUN: mp-opt %s --mp-lower-state --canonicalize --cse --mp-form-fusions -o %t.fused.mlir
// RUN: FileCheck %s --input-file=%t.fused.mlir
// RUN: mp-run %s --fill=1 --set arg7=1024 --outputs=%t.a.npz
// RUN: mp-run %t.fused.mlir --fill=1 --set arg7=1024 --outputs=%t.b.npz
// RUN: cmp %t.a.npz %t.b.npz
// RUN: mp-run %s --fill=1 --set arg7=1e-38 --outputs=%t.c.npz
// RUN: mp-run %t.fused.mlir --fill=1 --set arg7=1e-38 --outputs=%t.d.npz
// RUN: cmp %t.c.npz %t.d.npz
//
// The control: one is taken, the other one refused.
// RUN: mp-run %t.fused.mlir --fill=1 --set arg7=1024 --set arg5=3 | FileCheck %s --check-prefix=TAKEN
// RUN: mp-run %t.fused.mlir --fill=1 --set arg7=1e-38 --set arg5=3 | FileCheck %s --check-prefix=REFUSED
// TAKEN: out3: i32[] = 4
// REFUSED: out3: i32[] = 3
//
// CHECK-COUNT-5: mp.fusion
// CHECK-NOT: mp.fusion
func.func @main(%x: tensor<8x300xf16>, %dy: tensor<8x256xf16>, %w: tensor<300x256xf32>, %m: tensor<300x256xf32>, %v: tensor<300x256xf32>, %t: tensor<i32>, %b: tensor<256xf32>, %scale: tensor<f32>)
    -> (tensor<300x256xf32>, tensor<300x256xf32>, tensor<300x256xf32>, tensor<i32>, tensor<256xf32>, tensor<300x256xf16>) {
  %dw = mp.dot %x, %dy contracting [0] x [0] accumulate f32 : (tensor<8x300xf16>, tensor<8x256xf16>) -> tensor<300x256xf32>
  %db = mp.reduce add %dy dims [0] accumulate f32 : tensor<8x256xf16> to tensor<256xf32>
  %gw = mp.unscale %dw, %scale : tensor<300x256xf32> -> tensor<300x256xf32>
  %gb = mp.unscale %db, %scale : tensor<256xf32> -> tensor<256xf32>
  %finite = mp.all_finite %gw, %gb : tensor<300x256xf32>, tensor<256xf32>
  %new:5 = mp.guard %finite keep(%w, %m, %v, %t, %b : tensor<300x256xf32>, tensor<300x256xf32>, tensor<300x256xf32>, tensor<i32>, tensor<256xf32>) {
    %one = arith.constant dense<1> : tensor<i32>
    %t1 = arith.addi %t, %one : tensor<i32>
    %tf = arith.sitofp %t1 : tensor<i32> to tensor<f32>
    %beta1 = arith.constant dense<0.9> : tensor<300x256xf32>
    %alpha1 = arith.constant dense<0.1> : tensor<300x256xf32>
    %beta2 = arith.constant dense<0.999> : tensor<300x256xf32>
    %alpha2 = arith.constant dense<0.001> : tensor<300x256xf32>
    %b2 = arith.constant dense<0.999> : tensor<f32>
    %onef = arith.constant dense<1.0> : tensor<f32>
    %p2 = math.powf %b2, %tf : tensor<f32>
    %c2 = arith.subf %onef, %p2 : tensor<f32>
    %c2w = mp.broadcast %c2 dims [] : tensor<f32> to tensor<300x256xf32>
    %eps = arith.constant dense<1.0e-8> : tensor<300x256xf32>
    %rate = arith.constant dense<0.001> : tensor<300x256xf32>
    %m0 = arith.mulf %m, %beta1 : tensor<300x256xf32>
    %mg = arith.mulf %gw, %alpha1 : tensor<300x256xf32>
    %m1 = arith.addf %m0, %mg : tensor<300x256xf32>
    %v0 = arith.mulf %v, %beta2 : tensor<300x256xf32>
    %g2 = arith.mulf %gw, %gw : tensor<300x256xf32>
    %vg = arith.mulf %g2, %alpha2 : tensor<300x256xf32>
    %v1 = arith.addf %v0, %vg : tensor<300x256xf32>
    %vh = arith.divf %v1, %c2w : tensor<300x256xf32>
    %size = math.absf %vh : tensor<300x256xf32>
    %root = math.sqrt %size : tensor<300x256xf32>
    %den = arith.addf %root, %eps : tensor<300x256xf32>
    %dir = arith.divf %m1, %den : tensor<300x256xf32>
    %step = arith.mulf %dir, %rate : tensor<300x256xf32>
    %w1 = arith.subf %w, %step : tensor<300x256xf32>
    %rateb = arith.constant dense<0.1> : tensor<256xf32>
    %sb = arith.mulf %gb, %rateb : tensor<256xf32>
    %b1 = arith.subf %b, %sb : tensor<256xf32>
    mp.yield %w1, %m1, %v1, %t1, %b1 : tensor<300x256xf32>, tensor<300x256xf32>, tensor<300x256xf32>, tensor<i32>, tensor<256xf32>
  }
  %copy = mp.cast %new#0 : tensor<300x256xf32> to tensor<300x256xf16>
  return %new#0, %new#1, %new#2, %new#3, %new#4, %copy : tensor<300x256xf32>, tensor<300x256xf32>, tensor<300x256xf32>, tensor<i32>, tensor<256xf32>, tensor<300x256xf16>
}
