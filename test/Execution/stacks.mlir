// What is stacked up in 16 bits is rounded once: the results are as near as
// that, and not the same.
//
// RUN: mp-opt %s --mp-annotate-precision --mp-insert-casts --mp-simplify-casts > %t.mixed
// RUN: FileCheck %s < %t.mixed
// RUN: %python %S/Inputs/make_npz.py %t.npz "arg0=np.sin(np.arange(4096)).astype('f4').reshape(64, 64)" "arg1=np.cos(np.arange(4096)).astype('f4').reshape(64, 64) / 8"
// RUN: mp-run %t.mixed --inputs=%t.npz --compare=%s --tolerance=2e-3
// RUN: sh -c 'mp-run %t.mixed --inputs=%t.npz --compare=%s --tolerance=1e-6; test $? = 4'
//
// CHECK: scf.while {{.*}} -> (tensor<i32>, tensor<8x64x64xf16>, tensor<64x64xf16>)

module attributes {mp.policy = #mp.policy<f16>} {
func.func @main(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %zero = arith.constant dense<0.0> : tensor<8x64x64xf32>
  %none = arith.constant dense<0.0> : tensor<64x64xf32>
  %k0 = arith.constant dense<0> : tensor<i32>
  %k1 = arith.constant dense<1> : tensor<i32>
  %k8 = arith.constant dense<8> : tensor<i32>
  %end, %stack, %last = scf.while (%k = %k0, %s = %zero, %h = %x) : (tensor<i32>, tensor<8x64x64xf32>, tensor<64x64xf32>) -> (tensor<i32>, tensor<8x64x64xf32>, tensor<64x64xf32>) {
    %more = arith.cmpi slt, %k, %k8 : tensor<i32>
    %go = tensor.extract %more[] : tensor<i1>
    scf.condition(%go) %k, %s, %h : tensor<i32>, tensor<8x64x64xf32>, tensor<64x64xf32>
  } do {
  ^bb0(%k: tensor<i32>, %s: tensor<8x64x64xf32>, %h: tensor<64x64xf32>):
    %at = mp.reshape %k : tensor<i32> to tensor<1xi32>
    %y = mp.dot %h, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %sum = arith.addf %y, %x : tensor<64x64xf32>
    %t = math.tanh %sum : tensor<64x64xf32>
    %r = mp.reshape %t : tensor<64x64xf32> to tensor<1x64x64xf32>
    %n = mp.scatter replace %s, %at, %r window [0, 1, 2] start [0] index_vector 0 : (tensor<8x64x64xf32>, tensor<1xi32>, tensor<1x64x64xf32>) -> tensor<8x64x64xf32>
    %next = arith.addi %k, %k1 : tensor<i32>
    scf.yield %next, %n, %t : tensor<i32>, tensor<8x64x64xf32>, tensor<64x64xf32>
  }
  %end1, %total = scf.while (%k = %k0, %a = %none) : (tensor<i32>, tensor<64x64xf32>) -> (tensor<i32>, tensor<64x64xf32>) {
    %more = arith.cmpi slt, %k, %k8 : tensor<i32>
    %go = tensor.extract %more[] : tensor<i1>
    scf.condition(%go) %k, %a : tensor<i32>, tensor<64x64xf32>
  } do {
  ^bb0(%k: tensor<i32>, %a: tensor<64x64xf32>):
    %at = mp.reshape %k : tensor<i32> to tensor<1xi32>
    %row = mp.gather %stack, %at slice [1, 64, 64] offset [0, 1, 2] start [0] index_vector 0 : (tensor<8x64x64xf32>, tensor<1xi32>) -> tensor<1x64x64xf32>
    %v = mp.reshape %row : tensor<1x64x64xf32> to tensor<64x64xf32>
    %q = arith.mulf %v, %x : tensor<64x64xf32>
    %b = arith.addf %a, %q : tensor<64x64xf32>
    %next = arith.addi %k, %k1 : tensor<i32>
    scf.yield %next, %b : tensor<i32>, tensor<64x64xf32>
  }
  return %total : tensor<64x64xf32>
}
}
