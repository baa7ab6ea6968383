// What is computed in a part of the step that each device runs alone, in a loop, in
// another such part or in branches, is as bounded as outside of them: only loops
// are walked more than once, and given up where they nest too deep.
// RUN: mp-opt %s --split-input-file --mp-load-policy=preset=fp16 --mp-annotate-precision --mp-insert-casts --mp-simplify-casts --mp-check-precision | FileCheck %s

// CHECK-LABEL: @main
// CHECK: mp.manual_computation
// CHECK: scf.for
// CHECK: mp.manual_computation
// CHECK: scf.if
// CHECK: mp.dot {{.*}}f16>, tensor<4x4xf16>)
func.func @main(%w: tensor<4x4xf32> {mp.name = "w", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}, %x: tensor<8x4xf32> {mp.name = "x", mp.role = #mp.role<batch>}, %c: i1) -> (tensor<4x4xf32> {mp.name = "w", mp.role = #mp.role<new_parameter>}, tensor<8x4xf32>) {
  %from = arith.constant 0 : index
  %to = arith.constant 4 : index
  %step = arith.constant 1 : index
  %y = mp.manual_computation "a" ins(%x, %w) from "in" to "out" : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32> {
  ^bb0(%px: tensor<4x4xf32>, %pw: tensor<4x4xf32>):
    %r = scf.for %i = %from to %to step %step iter_args(%h = %px) -> tensor<4x4xf32> {
      %m = mp.manual_computation "b" ins(%h, %pw) from "in" to "out" : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32> {
      ^bb0(%qh: tensor<2x4xf32>, %qw: tensor<4x4xf32>):
        %t = scf.if %c -> tensor<2x4xf32> {
          %d = mp.dot %qh, %qw contracting [1] x [0] : (tensor<2x4xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
          %b = math.tanh %d : tensor<2x4xf32>
          scf.yield %b : tensor<2x4xf32>
        } else {
          scf.yield %qh : tensor<2x4xf32>
        }
        mp.yield %t : tensor<2x4xf32>
      }
      scf.yield %m : tensor<4x4xf32>
    }
    mp.yield %r : tensor<4x4xf32>
  }
  return %w, %y : tensor<4x4xf32>, tensor<8x4xf32>
}

// -----

// CHECK-LABEL: @deep
// CHECK: mp.dot {{.*}}f32>, tensor<4x4xf32>)
func.func @deep(%w: tensor<4x4xf32> {mp.name = "w", mp.role = #mp.role<parameter>}, %x: tensor<4x4xf32> {mp.name = "x", mp.role = #mp.role<batch>}) -> tensor<4x4xf32> {
  %from = arith.constant 0 : index
  %to = arith.constant 4 : index
  %step = arith.constant 1 : index
  %y = scf.for %i = %from to %to step %step iter_args(%g = %x) -> tensor<4x4xf32> {
    %z = scf.for %j = %from to %to step %step iter_args(%h = %g) -> tensor<4x4xf32> {
      %r = scf.for %k = %from to %to step %step iter_args(%l = %h) -> tensor<4x4xf32> {
        %d = mp.dot %l, %w contracting [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
        %b = math.tanh %d : tensor<4x4xf32>
        scf.yield %b : tensor<4x4xf32>
      }
      scf.yield %r : tensor<4x4xf32>
    }
    scf.yield %z : tensor<4x4xf32>
  }
  return %y : tensor<4x4xf32>
}
