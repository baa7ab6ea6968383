// A launch writes over what it is the last to read.
// RUN: mp-opt %s --mp-reuse-buffers | FileCheck %s
// RUN: mp-opt %s --mp-reuse-buffers > %t.once
// RUN: mp-opt %t.once --mp-reuse-buffers | diff %t.once -
// RUN: mp-opt %s --mp-reuse-buffers --remarks-filter=mp-reuse-buffers 2>&1 >/dev/null \
// RUN:   | FileCheck %s --check-prefix=REMARK
// RUN: mp-opt %s --mp-reuse-buffers --mp-plan-memory --mp-check-memory \
// RUN:   | FileCheck %s --check-prefix=MEMORY
//
// The control: without the pass the chain has two buffers.
// RUN: mp-opt %s --mp-plan-memory | FileCheck %s --check-prefix=WITHOUT

// What is stored over an operand waits in registers until all results are computed:
// of more than 64 none is.
// RUN: %python %S/Inputs/flags.py 64 | mp-opt --mp-reuse-buffers | FileCheck %s --check-prefix=FEW
// RUN: %python %S/Inputs/flags.py 65 | mp-opt --mp-reuse-buffers | FileCheck %s --check-prefix=MANY
// FEW: mprt.kernel @flags overwrites [
// MANY: mprt.kernel @flags {
// WITHOUT: mprt.plan @chain arena 2048 {

// CHECK-LABEL: mprt.kernel @sum overwrites [0] {
mprt.kernel @sum {
^bb0(%x: tensor<256xf32>, %y: tensor<256xf32>):
  %0 = mp.fusion pointwise ins(%x, %y : tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32> {
  ^bb0(%a: tensor<256xf32>, %b: tensor<256xf32>):
    %1 = arith.addf %a, %b : tensor<256xf32>
    mp.yield %1 : tensor<256xf32>
  }
  mprt.return %0 : tensor<256xf32>
}

// CHECK-LABEL: mprt.kernel @square {
mprt.kernel @square {
^bb0(%x: tensor<256xf32>):
  %0 = mp.fusion pointwise ins(%x : tensor<256xf32>) -> tensor<256xf32> {
  ^bb0(%a: tensor<256xf32>):
    %1 = arith.mulf %a, %a : tensor<256xf32>
    mp.yield %1 : tensor<256xf32>
  }
  mprt.return %0 : tensor<256xf32>
}

// A thread reads what another one writes.
// CHECK-LABEL: mprt.kernel @reverse {
mprt.kernel @reverse {
^bb0(%x: tensor<256xf32>):
  %0 = mp.fusion pointwise ins(%x : tensor<256xf32>) -> tensor<256xf32> {
  ^bb0(%a: tensor<256xf32>):
    %1 = mp.reverse %a dims [0] : tensor<256xf32>
    mp.yield %1 : tensor<256xf32>
  }
  mprt.return %0 : tensor<256xf32>
}

// CHECK-LABEL: mprt.kernel @narrow {
mprt.kernel @narrow {
^bb0(%x: tensor<256xf32>):
  %0 = mp.fusion pointwise ins(%x : tensor<256xf32>) -> tensor<256xf16> {
  ^bb0(%a: tensor<256xf32>):
    %1 = mp.cast %a : tensor<256xf32> to tensor<256xf16>
    mp.yield %1 : tensor<256xf16>
  }
  mprt.return %0 : tensor<256xf16>
}

// Two fusions of one launch run at once: what one reads no other may write.
// CHECK-LABEL: mprt.kernel @both {
mprt.kernel @both {
^bb0(%x: tensor<256xf32>):
  %0 = mp.fusion pointwise ins(%x : tensor<256xf32>) -> tensor<256xf32> {
  ^bb0(%a: tensor<256xf32>):
    %2 = arith.mulf %a, %a : tensor<256xf32>
    mp.yield %2 : tensor<256xf32>
  }
  %1 = mp.fusion full ins(%x : tensor<256xf32>) -> tensor<f32> {
  ^bb0(%a: tensor<256xf32>):
    %2 = mp.reduce add %a dims [0] : tensor<256xf32> to tensor<f32>
    mp.yield %2 : tensor<f32>
  }
  mprt.return %0, %1 : tensor<256xf32>, tensor<f32>
}

// Two results take one operand each.
// CHECK-LABEL: mprt.kernel @swap overwrites [0, 1] {
mprt.kernel @swap {
^bb0(%x: tensor<256xf32>, %y: tensor<256xf32>):
  %0:2 = mp.fusion pointwise ins(%x, %y : tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>, tensor<256xf32> {
  ^bb0(%a: tensor<256xf32>, %b: tensor<256xf32>):
    %1 = arith.addf %a, %b : tensor<256xf32>
    %2 = arith.subf %a, %b : tensor<256xf32>
    mp.yield %1, %2 : tensor<256xf32>, tensor<256xf32>
  }
  mprt.return %0#0, %0#1 : tensor<256xf32>, tensor<256xf32>
}

// A chain: the sum takes the place of what died in it, and is read there.
// REMARK: Buffers{{.*}}chain
// REMARK-SAME: BuffersReused=1, BytesReused=1024
// CHECK-LABEL: mprt.plan @chain
// CHECK:         %[[A:.*]] = mprt.buffer : tensor<256xf32>
// CHECK-NEXT:    mprt.copy %{{.*}} into %[[A]]
// CHECK-NEXT:    mprt.launch @sum(%[[A]], %{{.*}}) into(%[[A]])
// CHECK-NEXT:    mprt.copy %[[A]] into
// MEMORY-LABEL: mprt.plan @chain arena 1024 {
mprt.plan @chain {
  %x = mprt.slot argument 0 "x" : tensor<256xf32>
  %y = mprt.slot result 0 "y" : tensor<256xf32>
  %a = mprt.buffer : tensor<256xf32>
  %b = mprt.buffer : tensor<256xf32>
  mprt.copy %x into %a
  mprt.launch @sum(%a, %x) into(%b)
  mprt.copy %b into %y
}

// Not over an argument, nor what is read once more. What a result is written over
// is made where the caller finds the result.
// REMARK: Buffers{{.*}}read_later
// REMARK-SAME: BuffersReused=1, BytesReused=1024
// CHECK-LABEL: mprt.plan @read_later
// CHECK:         %[[X:.*]] = mprt.slot argument 0
// CHECK:         %[[Y:.*]] = mprt.slot result 0
// CHECK:         %[[B:.*]] = mprt.buffer
// CHECK-NEXT:    mprt.launch @square(%[[X]]) into(%[[Y]])
// CHECK-NEXT:    mprt.launch @square(%[[Y]]) into(%[[B]])
// CHECK-NEXT:    mprt.launch @sum(%[[Y]], %[[B]]) into(%[[Y]])
// MEMORY-LABEL: mprt.plan @read_later arena 1024 {
mprt.plan @read_later {
  %x = mprt.slot argument 0 "x" : tensor<256xf32>
  %y = mprt.slot result 0 "y" : tensor<256xf32>
  %a = mprt.buffer : tensor<256xf32>
  %b = mprt.buffer : tensor<256xf32>
  mprt.launch @square(%x) into(%a)
  mprt.launch @square(%a) into(%b)
  mprt.launch @sum(%a, %b) into(%y)
}

// Neither what others read, nor another type, nor beside another fusion.
// REMARK: Buffers{{.*}}apart
// REMARK-SAME: BuffersReused=0, BytesReused=0
// CHECK-LABEL: mprt.plan @apart
// CHECK-COUNT-4: mprt.buffer : tensor<256xf32>
mprt.plan @apart {
  %x = mprt.slot argument 0 "x" : tensor<256xf32>
  %y = mprt.slot result 0 "y" : tensor<256xf16>
  %s = mprt.slot result 1 "s" : tensor<f32>
  %a = mprt.buffer : tensor<256xf32>
  %b = mprt.buffer : tensor<256xf32>
  %c = mprt.buffer : tensor<256xf32>
  %d = mprt.buffer : tensor<256xf32>
  %n = mprt.buffer : tensor<256xf16>
  mprt.copy %x into %a
  mprt.launch @reverse(%a) into(%b)
  mprt.copy %b into %c
  mprt.launch @both(%c) into(%d, %s)
  mprt.launch @narrow(%d) into(%n)
  mprt.copy %n into %y
}

// REMARK: Buffers{{.*}}two
// REMARK-SAME: BuffersReused=2, BytesReused=2048
// CHECK-LABEL: mprt.plan @two
// CHECK:         mprt.launch @swap(%[[A:.*]], %[[B:.*]]) into(%[[A]], %[[B]])
// CHECK-NEXT:    mprt.copy %[[A]]
// CHECK-NEXT:    mprt.copy %[[B]]
mprt.plan @two {
  %x = mprt.slot argument 0 "x" : tensor<256xf32>
  %y = mprt.slot result 0 "y" : tensor<256xf32>
  %z = mprt.slot result 1 "z" : tensor<256xf32>
  %a = mprt.buffer : tensor<256xf32>
  %b = mprt.buffer : tensor<256xf32>
  %c = mprt.buffer : tensor<256xf32>
  %d = mprt.buffer : tensor<256xf32>
  mprt.copy %x into %a
  mprt.copy %x into %b
  mprt.launch @swap(%a, %b) into(%c, %d)
  mprt.copy %c into %y
  mprt.copy %d into %z
}

// Neither a result that has an argument's memory, which may be wanted yet, nor one
// that is written before.
// REMARK: Buffers{{.*}}taken
// REMARK-SAME: BuffersReused=0, BytesReused=0
// CHECK-LABEL: mprt.plan @taken
// CHECK-COUNT-2: mprt.buffer : tensor<256xf32>
mprt.plan @taken {
  %x = mprt.slot argument 0 "x" pair 0 : tensor<256xf32>
  %w = mprt.slot argument 1 "w" : tensor<256xf32>
  %y = mprt.slot result 0 "y" alias 0 : tensor<256xf32>
  %z = mprt.slot result 1 "z" : tensor<256xf32>
  %a = mprt.buffer : tensor<256xf32>
  %b = mprt.buffer : tensor<256xf32>
  mprt.launch @reverse(%x) into(%a)
  mprt.copy %x into %z
  mprt.launch @sum(%w, %z) into(%b)
  mprt.launch @sum(%a, %w) into(%y)
  mprt.launch @sum(%b, %w) into(%z)
}
