// RUN: mp-opt %s --mp-emit-kernels --split-input-file --verify-diagnostics --mlir-print-op-on-diagnostic=false
// RUN: not mp-opt %s --mp-emit-kernels="chip=sm_99" --split-input-file 2>&1 | FileCheck %s

// An unknown chip is refused before LLVM sees it.
// CHECK: unknown chip 'sm_99'; known are sm_75, sm_80, sm_86, sm_89, sm_90, sm_90a, sm_100, sm_103, sm_120

// An op that no kernel computes has no code.
mprt.kernel @k0 {
^bb0(%x: tensor<8xf32>):
  %0 = mp.fusion pointwise ins(%x : tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%a: tensor<8xf32>):
    // expected-error@+1 {{on 'f32' has no GPU code; write arith.maximumf and arith.minimumf}}
    %1 = math.clampf %a to [%a, %a] : tensor<8xf32>
    mp.yield %1 : tensor<8xf32>
  }
  mprt.return %0 : tensor<8xf32>
}

// -----

// The kind of a fusion is what its ops make.
mprt.kernel @k0 {
^bb0(%x: tensor<8x8xf32>):
  // expected-error@+1 {{says pointwise but its ops make a row kernel}}
  %0 = mp.fusion pointwise ins(%x : tensor<8x8xf32>) -> tensor<8xf32> {
  ^bb0(%a: tensor<8x8xf32>):
    %1 = mp.reduce add %a dims [1] : tensor<8x8xf32> to tensor<8xf32>
    mp.yield %1 : tensor<8xf32>
  }
  mprt.return %0 : tensor<8xf32>
}

// -----

// A sum can be read at its own row only.
mprt.kernel @k0 {
^bb0(%x: tensor<8x8xf32>):
  // expected-error@+1 {{has no kernel template: a broadcast leads a reduction's result to another row}}
  %0 = mp.fusion row ins(%x : tensor<8x8xf32>) -> tensor<8x8xf32> {
  ^bb0(%a: tensor<8x8xf32>):
    %1 = mp.reduce add %a dims [1] : tensor<8x8xf32> to tensor<8xf32>
    %2 = mp.broadcast %1 dims [1] : tensor<8xf32> to tensor<8x8xf32>
    mp.yield %2 : tensor<8x8xf32>
  }
  mprt.return %0 : tensor<8x8xf32>
}

// -----

// A comparator is made of scalar arithmetic.
mprt.kernel @k0 {
^bb0(%x: tensor<8xf32>):
  %0 = mp.fusion sort ins(%x : tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%a: tensor<8xf32>):
    %1 = mp.sort %a dim 0 : tensor<8xf32> {
    ^bb0(%b: tensor<f32>, %c: tensor<f32>):
      // expected-error@+1 {{has no GPU code in a comparator; compare by ops of arith, math and mp.cast}}
      %2 = mp.reduce add %b dims [] : tensor<f32> to tensor<f32>
      %3 = arith.cmpf olt, %2, %c : tensor<f32>
      mp.yield %3 : tensor<i1>
    }
    mp.yield %1 : tensor<8xf32>
  }
  mprt.return %0 : tensor<8xf32>
}

// -----

// Kernels are made side by side; of several that have no code the first is told.
mprt.kernel @k0 {
^bb0(%x: tensor<8xf32>):
  %0 = mp.fusion pointwise ins(%x : tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%a: tensor<8xf32>):
    %1 = arith.addf %a, %a : tensor<8xf32>
    mp.yield %1 : tensor<8xf32>
  }
  mprt.return %0 : tensor<8xf32>
}
mprt.kernel @k1 {
^bb0(%x: tensor<8xf32>):
  %0 = mp.fusion pointwise ins(%x : tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%a: tensor<8xf32>):
    // expected-error@+1 {{on 'f32' has no GPU code; write arith.maximumf and arith.minimumf}}
    %1 = math.clampf %a to [%a, %a] : tensor<8xf32>
    mp.yield %1 : tensor<8xf32>
  }
  mprt.return %0 : tensor<8xf32>
}
mprt.kernel @k2 {
^bb0(%x: tensor<8xf32>):
  %0 = mp.fusion pointwise ins(%x : tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%a: tensor<8xf32>):
    %1 = math.clampf %a to [%a, %a] : tensor<8xf32>
    mp.yield %1 : tensor<8xf32>
  }
  mprt.return %0 : tensor<8xf32>
}

// -----

// What a library computes is no kernel.
mprt.kernel @k0 {
^bb0(%x: tensor<8x8xf32>, %y: tensor<8x8xf32>, %z: tensor<8x8xf32>):
  // expected-error@+1 {{has no kernel template: an op that no template knows}}
  %0 = mp.fusion contraction ins(%x, %y, %z : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> {
  ^bb0(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>):
    %1 = mp.dot %a, %b contracting [1] x [0] accumulate f32 : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %2 = arith.addf %1, %c : tensor<8x8xf32>
    mp.yield %2 : tensor<8x8xf32>
  }
  mprt.return %0 : tensor<8x8xf32>
}

// -----

// A byte of flags is one thread's.
mprt.kernel @k0 {
^bb0(%x: tensor<4x12xf32>):
  %0:2 = mp.fusion row ins(%x : tensor<4x12xf32>) -> tensor<4xf32>, tensor<6xi8> {
  ^bb0(%a: tensor<4x12xf32>):
    %1 = mp.reduce add %a dims [1] : tensor<4x12xf32> to tensor<4xf32>
    %2 = arith.cmpf oeq, %a, %a : tensor<4x12xf32>
    // expected-error@+1 {{packs 'tensor<4x12xi1>', of which no thread makes eight neighbours; yield the flags}}
    %3 = mp.pack_bits %2 : tensor<4x12xi1> to tensor<6xi8>
    mp.yield %1, %3 : tensor<4xf32>, tensor<6xi8>
  }
  mprt.return %0#0, %0#1 : tensor<4xf32>, tensor<6xi8>
}
