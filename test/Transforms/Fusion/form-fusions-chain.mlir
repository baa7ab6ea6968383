// Rows and columns that are normalised in turns, as in Sinkhorn's iterations: a
// kernel makes again what the one before would write for it, back to what is in
// memory, until the divisions take longer than a value that is written once.
// RUN: mp-opt %s --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(mp-form-fusions))' > %t.mlir
// RUN: grep -c 'mp.fusion' %t.mlir | FileCheck %s --check-prefix=KERNELS
// RUN: grep -c 'arith.divf' %t.mlir | FileCheck %s --check-prefix=DIVISIONS
// KERNELS: {{^}}4{{$}}
// DIVISIONS: {{^}}10{{$}}

!t = tensor<1024x1024xf32>
!r = tensor<1024xf32>

func.func @sinkhorn(%arg: !t) -> !t {
  %x = "other.op"(%arg) : (!t) -> !t
  %s0 = mp.reduce add %x dims [1] : !t to !r
  %b0 = mp.broadcast %s0 dims [0] : !r to !t
  %x0 = arith.divf %x, %b0 : !t
  %s1 = mp.reduce add %x0 dims [0] : !t to !r
  %b1 = mp.broadcast %s1 dims [1] : !r to !t
  %x1 = arith.divf %x0, %b1 : !t
  %s2 = mp.reduce add %x1 dims [1] : !t to !r
  %b2 = mp.broadcast %s2 dims [0] : !r to !t
  %x2 = arith.divf %x1, %b2 : !t
  %s3 = mp.reduce add %x2 dims [0] : !t to !r
  %b3 = mp.broadcast %s3 dims [1] : !r to !t
  %x3 = arith.divf %x2, %b3 : !t
  %s4 = mp.reduce add %x3 dims [1] : !t to !r
  %b4 = mp.broadcast %s4 dims [0] : !r to !t
  %x4 = arith.divf %x3, %b4 : !t
  %s5 = mp.reduce add %x4 dims [0] : !t to !r
  %b5 = mp.broadcast %s5 dims [1] : !r to !t
  %x5 = arith.divf %x4, %b5 : !t
  return %x5 : !t
}
