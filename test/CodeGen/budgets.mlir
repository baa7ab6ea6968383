// How much work the code of each template is, counted by running it: an H100 runs
// 8.6 instructions of a thread while its memory moves a byte (132 multiprocessors,
// 128 lanes, 1.7 GHz; 3.35 TB/s), and what takes fewer waits for memory alone. GELU
// does not, as its erf or erfc is right to the last bits of f32.
//
// Without sanitizers: 40 million instructions are run one by one.
// UNSUPPORTED: sanitized
// RUN: mp-opt %s --mp-emit-kernels=chip=sm_90 > %t.mlir
// RUN: mp-test-kernels --count %t.mlir | FileCheck %s
//
// The control: rows that do not fit the threads evenly are read, and their
// exponentials computed, once for each pass.
// RUN: sed 's/128x1024x/128x1000x/g' %s | mp-opt - --mp-emit-kernels=chip=sm_90 > %t.odd.mlir
// RUN: mp-test-kernels --count --kernel=softmax %t.odd.mlir | FileCheck %s --check-prefix=ODD
// ODD: softmax: {{8|9|1[0-9]}}.

// CHECK: relu: {{1\.[0-3].}} instructions
mprt.kernel @relu {
^bb0(%x: tensor<64x4096xf16>):
  %0 = mp.fusion pointwise ins(%x : tensor<64x4096xf16>) -> tensor<64x4096xf16> {
  ^bb0(%a: tensor<64x4096xf16>):
    %w = mp.cast %a : tensor<64x4096xf16> to tensor<64x4096xf32>
    %z = arith.constant dense<0.0> : tensor<64x4096xf32>
    %m = arith.maximumf %w, %z : tensor<64x4096xf32>
    %n = mp.cast %m : tensor<64x4096xf32> to tensor<64x4096xf16>
    mp.yield %n : tensor<64x4096xf16>
  }
  mprt.return %0 : tensor<64x4096xf16>
}

// A bias and GELU, as BERT has it.
// CHECK: gelu: {{1[0-3]\..*}} instructions
mprt.kernel @gelu {
^bb0(%x: tensor<64x1024xf16>, %b: tensor<1024xf32>):
  %0 = mp.fusion pointwise ins(%x, %b : tensor<64x1024xf16>, tensor<1024xf32>) -> tensor<64x1024xf16> {
  ^bb0(%a: tensor<64x1024xf16>, %c: tensor<1024xf32>):
    %w = mp.cast %a : tensor<64x1024xf16> to tensor<64x1024xf32>
    %bias = mp.broadcast %c dims [1] : tensor<1024xf32> to tensor<64x1024xf32>
    %h = arith.addf %w, %bias : tensor<64x1024xf32>
    %r = arith.constant dense<0.70710678> : tensor<64x1024xf32>
    %half = arith.constant dense<0.5> : tensor<64x1024xf32>
    %one = arith.constant dense<1.0> : tensor<64x1024xf32>
    %s = arith.mulf %h, %r : tensor<64x1024xf32>
    %e = math.erf %s : tensor<64x1024xf32>
    %p = arith.addf %e, %one : tensor<64x1024xf32>
    %q = arith.mulf %h, %half : tensor<64x1024xf32>
    %g = arith.mulf %q, %p : tensor<64x1024xf32>
    %n = mp.cast %g : tensor<64x1024xf32> to tensor<64x1024xf16>
    mp.yield %n : tensor<64x1024xf16>
  }
  mprt.return %0 : tensor<64x1024xf16>
}

// CHECK: softmax: {{[0-7]\..*}} instructions
mprt.kernel @softmax {
^bb0(%x: tensor<128x1024xf16>):
  %0 = mp.fusion row ins(%x : tensor<128x1024xf16>) -> tensor<128x1024xf16> {
  ^bb0(%a: tensor<128x1024xf16>):
    %w = mp.cast %a : tensor<128x1024xf16> to tensor<128x1024xf32>
    %m = mp.reduce max %w dims [1] : tensor<128x1024xf32> to tensor<128xf32>
    %mb = mp.broadcast %m dims [0] : tensor<128xf32> to tensor<128x1024xf32>
    %d = arith.subf %w, %mb : tensor<128x1024xf32>
    %e = math.exp %d : tensor<128x1024xf32>
    %s = mp.reduce add %e dims [1] : tensor<128x1024xf32> to tensor<128xf32>
    %sb = mp.broadcast %s dims [0] : tensor<128xf32> to tensor<128x1024xf32>
    %q = arith.divf %e, %sb : tensor<128x1024xf32>
    %n = mp.cast %q : tensor<128x1024xf32> to tensor<128x1024xf16>
    mp.yield %n : tensor<128x1024xf16>
  }
  mprt.return %0 : tensor<128x1024xf16>
}

// CHECK: layer_norm: {{[0-3]\..*}} instructions
mprt.kernel @layer_norm {
^bb0(%x: tensor<128x768xf16>, %g: tensor<768xf32>, %b: tensor<768xf32>):
  %0 = mp.fusion row ins(%x, %g, %b : tensor<128x768xf16>, tensor<768xf32>, tensor<768xf32>) -> tensor<128x768xf16> {
  ^bb0(%a: tensor<128x768xf16>, %gain: tensor<768xf32>, %bias: tensor<768xf32>):
    %w = mp.cast %a : tensor<128x768xf16> to tensor<128x768xf32>
    %n = arith.constant dense<1.302083e-03> : tensor<128xf32>
    %eps = arith.constant dense<1.0e-5> : tensor<128xf32>
    %s = mp.reduce add %w dims [1] : tensor<128x768xf32> to tensor<128xf32>
    %mean = arith.mulf %s, %n : tensor<128xf32>
    %mb = mp.broadcast %mean dims [0] : tensor<128xf32> to tensor<128x768xf32>
    %d = arith.subf %w, %mb : tensor<128x768xf32>
    %sq = arith.mulf %d, %d : tensor<128x768xf32>
    %v = mp.reduce add %sq dims [1] : tensor<128x768xf32> to tensor<128xf32>
    %var = arith.mulf %v, %n : tensor<128xf32>
    %ve = arith.addf %var, %eps : tensor<128xf32>
    %rs = math.rsqrt %ve : tensor<128xf32>
    %rb = mp.broadcast %rs dims [0] : tensor<128xf32> to tensor<128x768xf32>
    %y = arith.mulf %d, %rb : tensor<128x768xf32>
    %gb = mp.broadcast %gain dims [1] : tensor<768xf32> to tensor<128x768xf32>
    %bb = mp.broadcast %bias dims [1] : tensor<768xf32> to tensor<128x768xf32>
    %yg = arith.mulf %y, %gb : tensor<128x768xf32>
    %yb = arith.addf %yg, %bb : tensor<128x768xf32>
    %o = mp.cast %yb : tensor<128x768xf32> to tensor<128x768xf16>
    mp.yield %o : tensor<128x768xf16>
  }
  mprt.return %0 : tensor<128x768xf16>
}

// Sums of rows, short and long: no lane is idle.
// CHECK: short_rows: {{[0-7]\..*}} instructions
mprt.kernel @short_rows {
^bb0(%x: tensor<4096x32xf32>):
  %0 = mp.fusion row ins(%x : tensor<4096x32xf32>) -> tensor<4096xf32> {
  ^bb0(%a: tensor<4096x32xf32>):
    %s = mp.reduce add %a dims [1] : tensor<4096x32xf32> to tensor<4096xf32>
    mp.yield %s : tensor<4096xf32>
  }
  mprt.return %0 : tensor<4096xf32>
}

// CHECK: long_rows: {{[01]\.[0-3].}} instructions
mprt.kernel @long_rows {
^bb0(%x: tensor<4x65536xf32>):
  %0 = mp.fusion row ins(%x : tensor<4x65536xf32>) -> tensor<4xf32> {
  ^bb0(%a: tensor<4x65536xf32>):
    %s = mp.reduce add %a dims [1] : tensor<4x65536xf32> to tensor<4xf32>
    mp.yield %s : tensor<4xf32>
  }
  mprt.return %0 : tensor<4xf32>
}

// The gradient of a bias.
// CHECK: columns: {{[0-2]\.[0-3].}} instructions
mprt.kernel @columns {
^bb0(%x: tensor<2048x256xf16>):
  %0 = mp.fusion column ins(%x : tensor<2048x256xf16>) -> tensor<256xf32> {
  ^bb0(%a: tensor<2048x256xf16>):
    %w = mp.cast %a : tensor<2048x256xf16> to tensor<2048x256xf32>
    %s = mp.reduce add %w dims [0] : tensor<2048x256xf32> to tensor<256xf32>
    mp.yield %s : tensor<256xf32>
  }
  mprt.return %0 : tensor<256xf32>
}

// Whether a gradient is finite.
// CHECK: finite: {{[01]\.[0-5].}} instructions
mprt.kernel @finite {
^bb0(%x: tensor<262144xf32>):
  %0 = mp.fusion full ins(%x : tensor<262144xf32>) -> tensor<f32> {
  ^bb0(%a: tensor<262144xf32>):
    %z = arith.constant dense<0.0> : tensor<262144xf32>
    %p = arith.mulf %a, %z : tensor<262144xf32>
    %s = mp.reduce add %p dims [0] : tensor<262144xf32> to tensor<f32>
    mp.yield %s : tensor<f32>
  }
  mprt.return %0 : tensor<f32>
}

// CHECK: transpose: {{0\..*}} instructions
mprt.kernel @transpose {
^bb0(%x: tensor<512x512xf16>):
  %0 = mp.fusion pointwise ins(%x : tensor<512x512xf16>) -> tensor<512x512xf16> {
  ^bb0(%a: tensor<512x512xf16>):
    %t = mp.transpose %a perm [1, 0] : tensor<512x512xf16> to tensor<512x512xf16>
    mp.yield %t : tensor<512x512xf16>
  }
  mprt.return %0 : tensor<512x512xf16>
}

// Momentum, with the unscaling before it, the guard and the working copy.
// CHECK: update: {{0\.[0-6].}} instructions
mprt.kernel @update {
^bb0(%g: tensor<65536xf32>, %m: tensor<65536xf32>, %w: tensor<65536xf32>, %s: tensor<f32>, %ok: tensor<i1>):
  %0:3 = mp.fusion pointwise ins(%g, %m, %w, %s, %ok : tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<f32>, tensor<i1>) -> tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf16> {
  ^bb0(%a: tensor<65536xf32>, %b: tensor<65536xf32>, %c: tensor<65536xf32>, %d: tensor<f32>, %f: tensor<i1>):
    %sb = mp.broadcast %d dims [] : tensor<f32> to tensor<65536xf32>
    %fb = mp.broadcast %f dims [] : tensor<i1> to tensor<65536xi1>
    %beta = arith.constant dense<0.9> : tensor<65536xf32>
    %rate = arith.constant dense<0.01> : tensor<65536xf32>
    %u = arith.mulf %a, %sb : tensor<65536xf32>
    %bm = arith.mulf %b, %beta : tensor<65536xf32>
    %m1 = arith.addf %bm, %u : tensor<65536xf32>
    %st = arith.mulf %m1, %rate : tensor<65536xf32>
    %w1 = arith.subf %c, %st : tensor<65536xf32>
    %mn = arith.select %fb, %m1, %b : tensor<65536xi1>, tensor<65536xf32>
    %wn = arith.select %fb, %w1, %c : tensor<65536xi1>, tensor<65536xf32>
    %n = mp.cast %wn : tensor<65536xf32> to tensor<65536xf16>
    mp.yield %mn, %wn, %n : tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf16>
  }
  mprt.return %0#0, %0#1, %0#2 : tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf16>
}

// JAX's GELU: the same by erfc, in f32 and without a division.
// CHECK: gelu_erfc: {{1[0-5]\..*}} instructions
mprt.kernel @gelu_erfc {
^bb0(%x: tensor<64x1024xf16>):
  %0 = mp.fusion pointwise ins(%x : tensor<64x1024xf16>) -> tensor<64x1024xf16> {
  ^bb0(%a: tensor<64x1024xf16>):
    %w = mp.cast %a : tensor<64x1024xf16> to tensor<64x1024xf32>
    %r = arith.constant dense<-0.70710678> : tensor<64x1024xf32>
    %half = arith.constant dense<0.5> : tensor<64x1024xf32>
    %s = arith.mulf %w, %r : tensor<64x1024xf32>
    %e = math.erfc %s : tensor<64x1024xf32>
    %q = arith.mulf %w, %half : tensor<64x1024xf32>
    %g = arith.mulf %q, %e : tensor<64x1024xf32>
    %n = mp.cast %g : tensor<64x1024xf32> to tensor<64x1024xf16>
    mp.yield %n : tensor<64x1024xf16>
  }
  mprt.return %0 : tensor<64x1024xf16>
}

// Attention's rows of 128: each lane of a warp has four places, and keeps them.
// CHECK: attention: {{[0-9]\..*}} instructions
mprt.kernel @attention {
^bb0(%x: tensor<512x128xf16>):
  %0 = mp.fusion row ins(%x : tensor<512x128xf16>) -> tensor<512x128xf16> {
  ^bb0(%a: tensor<512x128xf16>):
    %w = mp.cast %a : tensor<512x128xf16> to tensor<512x128xf32>
    %m = mp.reduce max %w dims [1] : tensor<512x128xf32> to tensor<512xf32>
    %mb = mp.broadcast %m dims [0] : tensor<512xf32> to tensor<512x128xf32>
    %d = arith.subf %w, %mb : tensor<512x128xf32>
    %e = math.exp %d : tensor<512x128xf32>
    %s = mp.reduce add %e dims [1] : tensor<512x128xf32> to tensor<512xf32>
    %sb = mp.broadcast %s dims [0] : tensor<512xf32> to tensor<512x128xf32>
    %q = arith.divf %e, %sb : tensor<512x128xf32>
    %n = mp.cast %q : tensor<512x128xf32> to tensor<512x128xf16>
    mp.yield %n : tensor<512x128xf16>
  }
  mprt.return %0 : tensor<512x128xf16>
}

// One logit of each row, less the greatest: the pass behind the maximum reads the
// one, and costs nothing beside the pass before.
// CHECK: chosen: {{0\..*}} instructions
mprt.kernel @chosen {
^bb0(%x: tensor<16x20000xf32>, %i: tensor<16xi32>):
  %0 = mp.fusion row ins(%x, %i : tensor<16x20000xf32>, tensor<16xi32>) -> tensor<16xf32> {
  ^bb0(%a: tensor<16x20000xf32>, %t: tensor<16xi32>):
    %none = arith.constant dense<0xFF800000> : tensor<16x20000xf32>
    %m = mp.reduce max %a dims [1] : tensor<16x20000xf32> to tensor<16xf32>
    %mb = mp.broadcast %m dims [0] : tensor<16xf32> to tensor<16x20000xf32>
    %d = arith.subf %a, %mb : tensor<16x20000xf32>
    %p = mp.iota dim 1 : tensor<16x20000xi32>
    %tb = mp.broadcast %t dims [0] : tensor<16xi32> to tensor<16x20000xi32>
    %c = arith.cmpi eq, %p, %tb : tensor<16x20000xi32>
    %s = arith.select %c, %d, %none : tensor<16x20000xi1>, tensor<16x20000xf32>
    %r = mp.reduce max %s dims [1] : tensor<16x20000xf32> to tensor<16xf32>
    mp.yield %r : tensor<16xf32>
  }
  mprt.return %0 : tensor<16xf32>
}

// The mask of a dropout as bits: written by the threads that choose, and read.
// CHECK: write_bits: {{1\..*}} instructions
mprt.kernel @write_bits {
^bb0(%x: tensor<64x4096xf16>, %r: tensor<64x4096xf16>):
  %0:2 = mp.fusion pointwise ins(%x, %r : tensor<64x4096xf16>, tensor<64x4096xf16>) -> tensor<64x4096xf16>, tensor<32768xi8> {
  ^bb0(%a: tensor<64x4096xf16>, %s: tensor<64x4096xf16>):
    %w = mp.cast %a : tensor<64x4096xf16> to tensor<64x4096xf32>
    %v = mp.cast %s : tensor<64x4096xf16> to tensor<64x4096xf32>
    %z = arith.constant dense<0.0> : tensor<64x4096xf32>
    %m = arith.cmpf olt, %v, %z : tensor<64x4096xf32>
    %c = arith.select %m, %w, %z : tensor<64x4096xi1>, tensor<64x4096xf32>
    %n = mp.cast %c : tensor<64x4096xf32> to tensor<64x4096xf16>
    %p = mp.pack_bits %m : tensor<64x4096xi1> to tensor<32768xi8>
    mp.yield %n, %p : tensor<64x4096xf16>, tensor<32768xi8>
  }
  mprt.return %0#0, %0#1 : tensor<64x4096xf16>, tensor<32768xi8>
}

// CHECK: read_bits: {{1\..*}} instructions
mprt.kernel @read_bits {
^bb0(%x: tensor<64x4096xf16>, %r: tensor<32768xi8>):
  %0 = mp.fusion pointwise ins(%x, %r : tensor<64x4096xf16>, tensor<32768xi8>) -> tensor<64x4096xf16> {
  ^bb0(%a: tensor<64x4096xf16>, %p: tensor<32768xi8>):
    %b = mp.broadcast %p dims [0] : tensor<32768xi8> to tensor<32768x8xi8>
    %i = mp.iota dim 1 : tensor<32768x8xi8>
    %h = arith.shrui %b, %i : tensor<32768x8xi8>
    %t = arith.trunci %h : tensor<32768x8xi8> to tensor<32768x8xi1>
    %m = mp.reshape %t : tensor<32768x8xi1> to tensor<64x4096xi1>
    %w = mp.cast %a : tensor<64x4096xf16> to tensor<64x4096xf32>
    %z = arith.constant dense<0.0> : tensor<64x4096xf32>
    %c = arith.select %m, %w, %z : tensor<64x4096xi1>, tensor<64x4096xf32>
    %n = mp.cast %c : tensor<64x4096xf32> to tensor<64x4096xf16>
    mp.yield %n : tensor<64x4096xf16>
  }
  mprt.return %0 : tensor<64x4096xf16>
}

// A cumulative sum takes its elements once each, not once for each result: here
// that would be a thousand instructions.
// CHECK: running: {{[0-3]\..*}} instructions
mprt.kernel @running {
^bb0(%x: tensor<512x64xf32>):
  %0 = mp.fusion routine ins(%x : tensor<512x64xf32>) -> tensor<512x64xf32> {
  ^bb0(%a: tensor<512x64xf32>):
    %s = mp.pool add %a window [512, 1] strides [1, 1] low [511, 0] high [0, 0]
       : tensor<512x64xf32> to tensor<512x64xf32>
    mp.yield %s : tensor<512x64xf32>
  }
  mprt.return %0 : tensor<512x64xf32>
}
