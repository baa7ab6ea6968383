// Two long kernels that stand side by side are one launch, and the second writes
// over what it reads: the results are those of the ops one by one.
//
// RUN: mp-opt %s --mp-to-cuda --emit=plan -o %t.plan.mlir
// RUN: grep -c 'mprt.launch @' %t.plan.mlir | FileCheck %s --check-prefix=COUNT
// RUN: mp-run %s --fill=1 --outputs=%t.npz
// RUN: mp-run %t.plan.mlir --device=plan --fill=1 --compare-npz=%t.npz
//
// COUNT: {{^}}2{{$}}

!big = tensor<1300x1024xf32>
func.func @main(%x: tensor<1300x16xf32>, %w: tensor<16x1024xf32>, %y: tensor<1300x16xf32>, %v: tensor<1024x1024xf32>) -> !big {
  %a = mp.dot %x, %w contracting [1] x [0] : (tensor<1300x16xf32>, tensor<16x1024xf32>) -> !big
  %b = mp.dot %y, %w contracting [1] x [0] : (tensor<1300x16xf32>, tensor<16x1024xf32>) -> !big
  %s = mp.reduce add %a dims [0] : !big to tensor<1024xf32>
  %e = math.sin %b : !big
  %c = mp.dot %e, %v contracting [1] x [0] : (!big, tensor<1024x1024xf32>) -> !big
  %n = mp.broadcast %s dims [1] : tensor<1024xf32> to !big
  %m = arith.addf %n, %c : !big
  return %m : !big
}
