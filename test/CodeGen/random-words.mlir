// Four neighbours of Philox are one block, and a kernel makes it once for them:
// ten rounds of two products, in a pass over all elements and in one over rows.
// RUN: split-file %s %t
// RUN: mp-opt %t/pointwise.mlir --mp-to-cuda=chip=sm_90 --emit=ptx | FileCheck %s --implicit-check-not=mul.hi
// RUN: mp-opt %t/row.mlir --mp-to-cuda=chip=sm_90 --emit=ptx | FileCheck %s --check-prefix=ROW --implicit-check-not=mul.hi
// RUN: mp-opt %t/pairs.mlir --mp-to-cuda=chip=sm_90 --emit=ptx | FileCheck %s --check-prefix=PAIRS --implicit-check-not=shf.l

// Of the others only one half is read, or both come of one long product.
// CHECK: ld.global.nc.v4.b32
// CHECK-COUNT-16: mul.hi.u32
// CHECK: st.global.v4.b32

// A row of 512 is kept in registers: four vectors for each lane of a warp, and
// a block of words for each.
// ROW-COUNT-4: ld.global.nc.v4.b32
// ROW: shfl.sync
// ROW-COUNT-16: mul.hi.u32
// ROW: st.global.v4.b32
// ROW-COUNT-16: mul.hi.u32
// ROW: st.global.v4.b32
// ROW-COUNT-16: mul.hi.u32
// ROW: st.global.v4.b32
// ROW-COUNT-16: mul.hi.u32
// ROW: st.global.v4.b32

//--- pointwise.mlir
func.func @main(%s: tensor<2xi64>, %x: tensor<64x4096xf32>) -> tensor<64x4096xf32> {
  %n, %bits = mp.rng_bits philox %s : tensor<2xi64> to tensor<64x4096xi32>
  %most = arith.constant dense<100000> : tensor<64x4096xi32>
  %zero = arith.constant dense<0.0> : tensor<64x4096xf32>
  %kept = arith.cmpi ult, %bits, %most : tensor<64x4096xi32>
  %r = arith.select %kept, %x, %zero : tensor<64x4096xi1>, tensor<64x4096xf32>
  return %r : tensor<64x4096xf32>
}

//--- row.mlir
func.func @main(%s: tensor<2xi64>, %x: tensor<8192x512xf32>) -> tensor<8192x512xf32> {
  %n, %bits = mp.rng_bits philox %s : tensor<2xi64> to tensor<8192x512xi32>
  %most = arith.constant dense<100000> : tensor<8192x512xi32>
  %zero = arith.constant dense<0.0> : tensor<8192x512xf32>
  %max = mp.reduce max %x dims [1] : tensor<8192x512xf32> to tensor<8192xf32>
  %wide = mp.broadcast %max dims [0] : tensor<8192xf32> to tensor<8192x512xf32>
  %less = arith.subf %x, %wide : tensor<8192x512xf32>
  %kept = arith.cmpi ult, %bits, %most : tensor<8192x512xi32>
  %r = arith.select %kept, %less, %zero : tensor<8192x512xi1>, tensor<8192x512xf32>
  return %r : tensor<8192x512xf32>
}

// Threefry's neighbours are pairs in the last dimension: twenty rotations for
// each two of four lanes.
// PAIRS-COUNT-40: shf.l.wrap.b32
// PAIRS: st.global.v4.b32

//--- pairs.mlir
func.func @main(%s: tensor<2xi64>, %x: tensor<63x4096xf32>) -> tensor<63x4096xf32> {
  %n, %bits = mp.rng_bits three_fry %s : tensor<2xi64> to tensor<63x4096xi32>
  %most = arith.constant dense<100000> : tensor<63x4096xi32>
  %zero = arith.constant dense<0.0> : tensor<63x4096xf32>
  %kept = arith.cmpi ult, %bits, %most : tensor<63x4096xi32>
  %r = arith.select %kept, %x, %zero : tensor<63x4096xi1>, tensor<63x4096xf32>
  return %r : tensor<63x4096xf32>
}
