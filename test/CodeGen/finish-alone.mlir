// A column sum of many rows has two stages, so that no last block does it: the launch
// that it was in has launches of its own again, three in all, and not one for each
// of its kernels.
//
// RUN: mp-opt %s --mp-to-cuda=chip=sm_90 --emit=ptx | grep -c '[.]entry' | FileCheck %s
// CHECK: {{^3$}}

func.func @main(%x: tensor<128x8xf32> {mp.name="x", mp.role = #mp.role<batch>}) -> (tensor<8xf32> {mp.name="o"}, tensor<128x8xf32> {mp.name="o0"}, tensor<128x8xf32> {mp.name="o1"}, tensor<128x8xf32> {mp.name="o2"}, tensor<128x8xf32> {mp.name="o3"}, tensor<128x8xf32> {mp.name="o4"}, tensor<128x8xf32> {mp.name="o5"}, tensor<128x8xf32> {mp.name="o6"}) {
  %s = mp.fusion row ins(%x : tensor<128x8xf32>) -> tensor<128x8xf32> {
  ^bb0(%a: tensor<128x8xf32>):
    %0 = mp.reduce add %a dims [1] : tensor<128x8xf32> to tensor<128xf32>
    %1 = mp.broadcast %0 dims [0] : tensor<128xf32> to tensor<128x8xf32>
    %2 = arith.subf %a, %1 : tensor<128x8xf32>
    mp.yield %2 : tensor<128x8xf32>
  }
  %c = mp.fusion column ins(%s : tensor<128x8xf32>) -> tensor<8xf32> {
  ^bb0(%a: tensor<128x8xf32>):
    %0 = mp.reduce add %a dims [0] : tensor<128x8xf32> to tensor<8xf32>
    mp.yield %0 : tensor<8xf32>
  } {mp.launch = 5 : i64}
  %p0 = mp.fusion pointwise ins(%s : tensor<128x8xf32>) -> tensor<128x8xf32> {
  ^bb0(%a: tensor<128x8xf32>):
    %0 = math.sqrt %a : tensor<128x8xf32>
    mp.yield %0 : tensor<128x8xf32>
  } {mp.launch = 5 : i64}
  %p1 = mp.fusion pointwise ins(%s : tensor<128x8xf32>) -> tensor<128x8xf32> {
  ^bb0(%a: tensor<128x8xf32>):
    %0 = math.exp %a : tensor<128x8xf32>
    mp.yield %0 : tensor<128x8xf32>
  } {mp.launch = 5 : i64}
  %p2 = mp.fusion pointwise ins(%s : tensor<128x8xf32>) -> tensor<128x8xf32> {
  ^bb0(%a: tensor<128x8xf32>):
    %0 = math.log %a : tensor<128x8xf32>
    mp.yield %0 : tensor<128x8xf32>
  } {mp.launch = 5 : i64}
  %p3 = mp.fusion pointwise ins(%s : tensor<128x8xf32>) -> tensor<128x8xf32> {
  ^bb0(%a: tensor<128x8xf32>):
    %0 = math.sin %a : tensor<128x8xf32>
    mp.yield %0 : tensor<128x8xf32>
  } {mp.launch = 5 : i64}
  %p4 = mp.fusion pointwise ins(%s : tensor<128x8xf32>) -> tensor<128x8xf32> {
  ^bb0(%a: tensor<128x8xf32>):
    %0 = math.cos %a : tensor<128x8xf32>
    mp.yield %0 : tensor<128x8xf32>
  } {mp.launch = 5 : i64}
  %p5 = mp.fusion pointwise ins(%s : tensor<128x8xf32>) -> tensor<128x8xf32> {
  ^bb0(%a: tensor<128x8xf32>):
    %0 = math.tanh %a : tensor<128x8xf32>
    mp.yield %0 : tensor<128x8xf32>
  } {mp.launch = 5 : i64}
  %p6 = mp.fusion pointwise ins(%s : tensor<128x8xf32>) -> tensor<128x8xf32> {
  ^bb0(%a: tensor<128x8xf32>):
    %0 = math.log1p %a : tensor<128x8xf32>
    mp.yield %0 : tensor<128x8xf32>
  } {mp.launch = 5 : i64}
  return %c, %p0, %p1, %p2, %p3, %p4, %p5, %p6 : tensor<8xf32>, tensor<128x8xf32>, tensor<128x8xf32>, tensor<128x8xf32>, tensor<128x8xf32>, tensor<128x8xf32>, tensor<128x8xf32>, tensor<128x8xf32>
}
