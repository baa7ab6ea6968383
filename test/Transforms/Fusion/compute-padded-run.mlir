// A loss of 1,003 classes and its gradients, of logits whose columns a product has
// padded to 1,008: what stands in those changes nothing, not if it is no number.
// Against float64, once with the pass alone and once as the kernels of a plan.
// RUN: %python %S/Inputs/padded_loss.py make %t.in.npz
// RUN: mp-opt %s --mp-gather-in-rows --mp-compute-padded -o %t.padded.mlir
// RUN: FileCheck %s --check-prefix=PADDED --input-file=%t.padded.mlir
// RUN: mp-run %t.padded.mlir --inputs=%t.in.npz --outputs=%t.out.npz
// RUN: %python %S/Inputs/padded_loss.py check %t.in.npz %t.out.npz | FileCheck %s
// RUN: mp-opt %s --mp-to-cuda=chip=sm_90 -o %t.plan.mlir
// RUN: mp-run --device=plan %t.plan.mlir --inputs=%t.in.npz --outputs=%t.plan.npz
// RUN: %python %S/Inputs/padded_loss.py check %t.in.npz %t.plan.npz | FileCheck %s
// RUN: mp-test-kernels %t.plan.mlir --seed=3 | FileCheck %s --check-prefix=KERNELS

// It would show if the padding were read.
// RUN: sed 's/dense<1003> : tensor<37x1008xi32>/dense<1004> : tensor<37x1008xi32>/' %t.padded.mlir > %t.wrong.mlir
// RUN: mp-run %t.wrong.mlir --inputs=%t.in.npz --outputs=%t.wrong.npz
// RUN: not %python %S/Inputs/padded_loss.py check %t.in.npz %t.wrong.npz

// PADDED-NOT: mp.slice %arg0
// PADDED:     mp.reduce max %{{.*}} : tensor<37x1008xf32>
// PADDED:     mp.reduce add %{{.*}} dims [0] : tensor<37x1008xf32>
// CHECK: 3 results agree
// KERNELS: 0 defects
func.func @main(%y: tensor<37x1008xf32>, %t: tensor<37xi32>) -> (tensor<37xf32>, tensor<37x1008xf16>, tensor<1003xf32>) {
  %zero = arith.constant dense<0.0> : tensor<f16>
  %x = mp.slice %y start [0, 0] limit [37, 1003] strides [1, 1] : tensor<37x1008xf32> to tensor<37x1003xf32>
  %0 = mp.reduce max %x dims [1] : tensor<37x1003xf32> to tensor<37xf32>
  %1 = mp.broadcast %0 dims [0] : tensor<37xf32> to tensor<37x1003xf32>
  %2 = arith.subf %x, %1 : tensor<37x1003xf32>
  %3 = math.exp %2 : tensor<37x1003xf32>
  %4 = mp.reduce add %3 dims [1] : tensor<37x1003xf32> to tensor<37xf32>
  %5 = math.log %4 : tensor<37xf32>
  %6 = mp.broadcast %5 dims [0] : tensor<37xf32> to tensor<37x1003xf32>
  %7 = arith.subf %2, %6 : tensor<37x1003xf32>
  %i = mp.reshape %t : tensor<37xi32> to tensor<37x1x1xi32>
  %8 = mp.gather %7, %i slice [1, 1] offset [] collapsed [1] batching [0] x [0] start [1] index_vector 2
     : (tensor<37x1003xf32>, tensor<37x1x1xi32>) -> tensor<37x1xf32>
  %loss = mp.reshape %8 : tensor<37x1xf32> to tensor<37xf32>
  %9 = math.exp %7 : tensor<37x1003xf32>
  %10 = mp.broadcast %t dims [0] : tensor<37xi32> to tensor<37x1003xi32>
  %11 = mp.iota dim 1 : tensor<37x1003xi32>
  %12 = arith.cmpi eq, %10, %11 : tensor<37x1003xi32>
  %one = arith.constant dense<1.0> : tensor<37x1003xf32>
  %none = arith.constant dense<0.0> : tensor<37x1003xf32>
  %13 = arith.select %12, %one, %none : tensor<37x1003xi1>, tensor<37x1003xf32>
  %14 = arith.subf %9, %13 : tensor<37x1003xf32>
  %bias = mp.reduce add %14 dims [0] : tensor<37x1003xf32> to tensor<1003xf32>
  %15 = mp.cast %14 : tensor<37x1003xf32> to tensor<37x1003xf16>
  %16 = mp.pad %15, %zero low [0, 0] high [0, 5] interior [0, 0] : (tensor<37x1003xf16>, tensor<f16>) -> tensor<37x1008xf16>
  return %loss, %16, %bias : tensor<37xf32>, tensor<37x1008xf16>, tensor<1003xf32>
}
