// A plan for kernels of one op each, as an option: it stands in for the policy's.
// What stays inside a kernel of several ops is f32; where it crosses memory, it is
// 16 bits.
//
// RUN: mp-opt %s --mp-amp=pad=false | FileCheck %s --check-prefix=FULL
// RUN: mp-opt %s --mp-amp="pad=false fusion=none" > %t.none.mlir
// RUN: FileCheck %s --check-prefix=NONE < %t.none.mlir
// RUN: echo 'module attributes {mp.policy = #mp.policy<f16, fusion = none>} {}' > %t.mlir
// RUN: mp-opt %s --mp-amp="policy=%t.mlir pad=false" | diff %t.none.mlir -
// RUN: mp-opt %s --mp-amp="policy=%t.mlir fusion=full pad=false" | FileCheck %s --check-prefix=FULL
// RUN: not mp-opt %s --mp-amp=fusion=some 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: error: 'some' is not a fusion to price: full or none
// RUN: not mp-opt %s --mp-amp="fusion=none planner=painting" 2>&1 | FileCheck %s --check-prefix=PAINTING
// PAINTING: error: fusion 'none' is of the planner mincut; painting asks no kernel
//
// Both train as the step in f32.
// RUN: mp-run %t.none.mlir --fill=1 --steps=20 | FileCheck %s --check-prefix=TRAINS
// RUN: mp-opt %s --mp-amp=dtype=off -o %t.f32.mlir
// RUN: mp-run %t.f32.mlir --fill=1 --steps=20 | FileCheck %s --check-prefix=TRAINS
// TRAINS: loss {{[0-9.]+}} -> {{[0-9.]+}}
//
// An average of the batch goes on from the old one in f32, also where a guard keeps
// it: mp-check-state would refuse the step.
// RUN: mp-opt %S/../Hazards/steps/codebook_average.mlir --mp-amp=fusion=none | FileCheck %s --check-prefix=AVERAGE
// AVERAGE: arith.mulf %arg5, {{.*}} {mp.stored_wide = "is on the way to new state"} : tensor<12x8xf32>
//
// A step that was planned so stays as it is.
// RUN: mp-opt %t.none.mlir --mp-annotate-precision --mp-insert-casts --mp-simplify-casts 2>/dev/null | diff %t.none.mlir -

// FULL-LABEL: @main
// FULL:         mp.dot
// FULL:         %[[SUM:.*]] = arith.addf
// FULL-NEXT:    %[[TANH:.*]] = math.tanh %[[SUM]]
// FULL-NEXT:    mp.cast %[[TANH]] : tensor<32x8xf32> to tensor<32x8xf16>

// The bias is spread in 16 bits, and read in f32.
// NONE:         fusion = none
// NONE-LABEL: @main
// NONE:         mp.dot
// NONE:         %[[SPREAD:.*]] = mp.broadcast
// NONE-NEXT:    mp.cast %[[SPREAD]] : tensor<32x8xf32> to tensor<32x8xf16>
// NONE:         %[[SUM:.*]] = arith.addf
// NONE-NEXT:    %[[LOW:.*]] = mp.cast %[[SUM]] : tensor<32x8xf32> to tensor<32x8xf16>
// NONE-NEXT:    %[[READ:.*]] = mp.cast %[[LOW]] : tensor<32x8xf16> to tensor<32x8xf32>
// NONE-NEXT:    %[[TANH:.*]] = math.tanh %[[READ]]
func.func @main(%w: tensor<16x8xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 1},
                %b: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "b", mp.pair = 2},
                %v: tensor<8x8xf32> {mp.role = #mp.role<parameter>, mp.name = "v", mp.pair = 3},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>, mp.name = "x"},
                %y: tensor<32x8xf32> {mp.role = #mp.role<batch>, mp.name = "y"})
    -> (tensor<f32> {mp.role = #mp.role<loss>, mp.name = "loss"}, tensor<16x8xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<8xf32> {mp.role = #mp.role<new_parameter>, mp.name = "b"}, tensor<8x8xf32> {mp.role = #mp.role<new_parameter>, mp.name = "v"}) {
  %q = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x8xf32>) -> tensor<32x8xf32>
  %spread = mp.broadcast %b dims [1] : tensor<8xf32> to tensor<32x8xf32>
  %z = arith.addf %q, %spread : tensor<32x8xf32>
  %h = math.tanh %z : tensor<32x8xf32>
  %p = mp.dot %h, %v contracting [1] x [0] : (tensor<32x8xf32>, tensor<8x8xf32>) -> tensor<32x8xf32>
  %d = arith.subf %p, %y : tensor<32x8xf32>
  %s = arith.mulf %d, %d : tensor<32x8xf32>
  %sum = mp.reduce add %s dims [0, 1] : tensor<32x8xf32> to tensor<f32>
  %n = arith.constant dense<3.906250e-03> : tensor<f32>
  %loss = arith.mulf %sum, %n : tensor<f32>
  %c = arith.constant dense<7.812500e-03> : tensor<32x8xf32>
  %dp = arith.mulf %d, %c : tensor<32x8xf32>
  %gv = mp.dot %h, %dp contracting [0] x [0] : (tensor<32x8xf32>, tensor<32x8xf32>) -> tensor<8x8xf32>
  %dh = mp.dot %dp, %v contracting [1] x [1] : (tensor<32x8xf32>, tensor<8x8xf32>) -> tensor<32x8xf32>
  %one = arith.constant dense<1.0> : tensor<32x8xf32>
  %hh = arith.mulf %h, %h : tensor<32x8xf32>
  %slope = arith.subf %one, %hh : tensor<32x8xf32>
  %dz = arith.mulf %dh, %slope : tensor<32x8xf32>
  %g = mp.dot %x, %dz contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x8xf32>) -> tensor<16x8xf32>
  %gb = mp.reduce add %dz dims [0] : tensor<32x8xf32> to tensor<8xf32>
  %rate = arith.constant dense<0.125> : tensor<16x8xf32>
  %u = arith.mulf %g, %rate : tensor<16x8xf32>
  %new = arith.subf %w, %u : tensor<16x8xf32>
  %rateb = arith.constant dense<0.125> : tensor<8xf32>
  %ub = arith.mulf %gb, %rateb : tensor<8xf32>
  %newb = arith.subf %b, %ub : tensor<8xf32>
  %ratev = arith.constant dense<0.125> : tensor<8x8xf32>
  %uv = arith.mulf %gv, %ratev : tensor<8x8xf32>
  %newv = arith.subf %v, %uv : tensor<8x8xf32>
  return %loss, %new, %newb, %newv : tensor<f32>, tensor<16x8xf32>, tensor<8xf32>, tensor<8x8xf32>
}
