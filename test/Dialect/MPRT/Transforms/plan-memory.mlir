// Buffers that do not live together share memory.
// RUN: mp-opt %s --mp-plan-memory --mp-check-memory | FileCheck %s
// RUN: mp-opt %s --mp-plan-memory > %t.once
// RUN: mp-opt %t.once --mp-plan-memory | diff %t.once -
// RUN: mp-opt %s --mp-plan-memory --remarks-filter=mp-plan-memory 2>&1 >/dev/null \
// RUN:   | FileCheck %s --check-prefix=REMARK

// A chain of copies needs two buffers at a time, so the third takes the place
// of the first. 1000 bytes take 1024.
// REMARK: Memory{{.*}}step
// REMARK-SAME: ArenaBytes=2048, Buffers=3, BytesWithoutSharing=3000, LowerBoundBytes=2048
// CHECK-LABEL: mprt.plan @step arena 2048 {
// CHECK: %[[A:.*]] = mprt.buffer at 0
// CHECK-NEXT: %[[B:.*]] = mprt.buffer at 1024
// CHECK-NEXT: %[[C:.*]] = mprt.buffer at 0
// CHECK-NOT: mprt.buffer
mprt.plan @step {
  %x = mprt.slot argument 0 "x" : tensor<1000xi8>
  %y = mprt.slot result 0 "y" : tensor<1000xi8>
  %a = mprt.buffer : tensor<1000xi8>
  %b = mprt.buffer : tensor<1000xi8>
  %c = mprt.buffer : tensor<1000xi8>
  // Nobody uses it: it goes.
  %unused = mprt.buffer : tensor<1000xi8>
  mprt.copy %x into %a
  mprt.copy %a into %b
  mprt.copy %b into %c
  mprt.copy %c into %y
}

// The large ones are placed first. A small one then takes the smallest gap that
// holds it, which is not the first: at 0 there is room for 4096 bytes, between
// %b and %c for 256.
// CHECK-LABEL: mprt.plan @gaps arena 6400 {
mprt.kernel @start {
^bb0(%a0: tensor<4096xi8>):
  %0:2 = mp.fusion pointwise ins(%a0 : tensor<4096xi8>) -> tensor<4096xi8>, tensor<768xi8> {
  ^bb0(%b0: tensor<4096xi8>):
    %2 = mp.slice %b0 start [0] limit [768] strides [1] : tensor<4096xi8> to tensor<768xi8>
    mp.yield %b0, %2 : tensor<4096xi8>, tensor<768xi8>
  }
  mprt.return %0#0, %0#1 : tensor<4096xi8>, tensor<768xi8>
}
mprt.kernel @more {
^bb0(%a0: tensor<4096xi8>, %a1: tensor<768xi8>):
  %0:2 = mp.fusion pointwise ins(%a0, %a1 : tensor<4096xi8>, tensor<768xi8>) -> tensor<1024xi8>, tensor<512xi8> {
  ^bb0(%b0: tensor<4096xi8>, %b1: tensor<768xi8>):
    %1 = mp.slice %b0 start [0] limit [1024] strides [1] : tensor<4096xi8> to tensor<1024xi8>
    %2 = mp.slice %b1 start [0] limit [512] strides [1] : tensor<768xi8> to tensor<512xi8>
    mp.yield %1, %2 : tensor<1024xi8>, tensor<512xi8>
  }
  mprt.return %0#0, %0#1 : tensor<1024xi8>, tensor<512xi8>
}
mprt.kernel @end {
^bb0(%a0: tensor<1024xi8>, %a1: tensor<512xi8>, %a2: tensor<256xi8>):
  %0 = mp.fusion pointwise ins(%a0, %a1, %a2 : tensor<1024xi8>, tensor<512xi8>, tensor<256xi8>) -> tensor<256xi8> {
  ^bb0(%b0: tensor<1024xi8>, %b1: tensor<512xi8>, %b2: tensor<256xi8>):
    mp.yield %b2 : tensor<256xi8>
  }
  mprt.return %0 : tensor<256xi8>
}
mprt.plan @gaps {
  %x = mprt.slot argument 0 "x" : tensor<4096xi8>
  %s = mprt.slot argument 1 "s" : tensor<256xi8>
  %y = mprt.slot result 0 "y" : tensor<256xi8>
  // CHECK: mprt.buffer at 0 : tensor<4096xi8>
  %a = mprt.buffer : tensor<4096xi8>
  // CHECK-NEXT: mprt.buffer at 4096 : tensor<1024xi8>
  %b = mprt.buffer : tensor<1024xi8>
  // CHECK-NEXT: mprt.buffer at 5120 : tensor<768xi8>
  %m = mprt.buffer : tensor<768xi8>
  // CHECK-NEXT: mprt.buffer at 5888 : tensor<512xi8>
  %c = mprt.buffer : tensor<512xi8>
  // CHECK-NEXT: mprt.buffer at 5120 : tensor<256xi8>
  %d = mprt.buffer : tensor<256xi8>
  mprt.launch @start(%x) into(%a, %m)
  mprt.launch @more(%a, %m) into(%b, %c)
  mprt.copy %s into %d
  mprt.launch @end(%b, %c, %d) into(%y)
}

// No buffer, no arena.
// CHECK-LABEL: mprt.plan @nothing arena 0 {
mprt.plan @nothing {
  %x = mprt.slot argument 0 "x" : tensor<8xi8>
  %y = mprt.slot result 0 "y" : tensor<8xi8>
  mprt.copy %x into %y
}
