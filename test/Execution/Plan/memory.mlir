// Each plan passes the verifier, and touches bytes that are not what it takes
// them for. The error is at the call and names the address.
// RUN: split-file %s %t
// RUN: mp-run %t/good.mlir --device=plan | FileCheck %s --check-prefix=GOOD
// RUN: not mp-run %t/overlap.mlir --device=plan 2>&1 | FileCheck %s --check-prefix=OVERLAP
// RUN: not mp-run %t/too-early.mlir --device=plan 2>&1 | FileCheck %s --check-prefix=EARLY
// RUN: not mp-run %t/written-over.mlir --device=plan 2>&1 | FileCheck %s --check-prefix=OVER
// RUN: not mp-run %t/unread.mlir --device=plan 2>&1 | FileCheck %s --check-prefix=UNREAD
// RUN: not mp-run %t/partly.mlir --device=plan 2>&1 | FileCheck %s --check-prefix=PARTLY
// RUN: mp-run %t/in-place.mlir --device=plan --set=a=1 --set=b=2 --set=c=7 | FileCheck %s --check-prefix=PLACE
// What the static check says of the same plans, with no run.
// RUN: mp-opt %t/good.mlir --mp-check-memory -o /dev/null
// RUN: not mp-opt %t/overlap.mlir --mp-check-memory -o /dev/null 2>/dev/null
// RUN: not mp-opt %t/too-early.mlir --mp-check-memory -o /dev/null 2>/dev/null

//--- good.mlir
// Two tensors in one place, one after the other.
// GOOD: y: f32[80] = 1 1
// GOOD: z: f32[80] = 2 2
mprt.plan @step arena 512 {
  %y = mprt.slot result 0 "y" : tensor<80xf32>
  %z = mprt.slot result 1 "z" : tensor<80xf32>
  %a = mprt.buffer at 0 : tensor<80xf32>
  %b = mprt.buffer at 0 : tensor<80xf32>
  mprt.fill %a with 1.0 : f32
  mprt.copy %a into %y
  mprt.fill %b with 2.0 : f32
  mprt.copy %b into %z
}

//--- overlap.mlir
// %b takes over the second line of %a.
// OVERLAP: overlap.mlir:13:3: error: 'mprt.copy' op reads arena+256 of a tensor at arena+0, where another tensor lives by now
// OVERLAP-NEXT: mprt.copy %a into %y
// OVERLAP-NEXT: ^
// OVERLAP-NEXT: error: step 0 has failed
mprt.plan @step arena 768 {
  %y = mprt.slot result 0 "y" : tensor<80xf32>
  %z = mprt.slot result 1 "z" : tensor<80xf32>
  %a = mprt.buffer at 0 : tensor<80xf32>
  %b = mprt.buffer at 256 : tensor<80xf32>
  mprt.fill %a with 1.0 : f32
  mprt.fill %b with 2.0 : f32
  mprt.copy %a into %y
  mprt.copy %b into %z
}

//--- too-early.mlir
// The copy would read its own result, which begins as it reads.
// EARLY: error: 'mprt.copy' op reads arena+0 of a tensor at arena+0, where another tensor lives by now
mprt.plan @step arena 256 {
  %y = mprt.slot result 0 "y" : tensor<8xf32>
  %a = mprt.buffer at 0 : tensor<8xf32>
  %b = mprt.buffer at 0 : tensor<8xf32>
  mprt.fill %a with 1.0 : f32
  mprt.copy %a into %b
  mprt.copy %b into %y
}

//--- written-over.mlir
// The one that was there first writes once more.
// OVER: error: 'mprt.fill' op writes arena+0 of a tensor at arena+0, where another tensor lives by now
mprt.plan @step arena 256 {
  %y = mprt.slot result 0 "y" : tensor<8xf32>
  %z = mprt.slot result 1 "z" : tensor<8xf32>
  %a = mprt.buffer at 0 : tensor<8xf32>
  %b = mprt.buffer at 0 : tensor<8xf32>
  mprt.fill %a with 1.0 : f32
  mprt.copy %a into %z
  mprt.fill %b with 2.0 : f32
  mprt.fill %a with 3.0 : f32
  mprt.copy %b into %y
  mprt.copy %a into %z
}

//--- unread.mlir
// The copy reads another buffer than the one that was made for it.
// UNREAD: error: 'mprt.fill' op writes a buffer that no call reads
mprt.plan @step arena 512 {
  %y = mprt.slot result 0 "y" : tensor<8xf32>
  %a = mprt.buffer at 0 : tensor<8xf32>
  %b = mprt.buffer at 256 : tensor<8xf32>
  mprt.fill %a with 1.0 : f32
  mprt.fill %b with 2.0 : f32
  mprt.copy %a into %y
}

//--- partly.mlir
// A product with a leading dimension of 3 writes two of three numbers; the
// verifier knows only that the buffer was written.
// PARTLY: error: 'mprt.copy' op reads arena+8, which nothing has written
mprt.plan @step arena 256 {
  %y = mprt.slot result 0 "y" : tensor<6xf32>
  %a = mprt.constant dense<1.0> : tensor<4xf32>
  %d = mprt.buffer at 0 : tensor<6xf32>
  mprt.matmul %a, %a into %d m 2 n 2 k 2 trans [false, false]
    ld [2, 2, 3, 3] types [f32, f32, f32, f32] compute f32 scale f32
    align [256, 256, 256, 256]
  mprt.copy %d into %y
}

//--- in-place.mlir
// Two numbers and their sum: each new value is made of both old ones, though
// the first takes the place of one of them. What nobody writes stays.
// PLACE: a: f32[] = 3
// PLACE: b: f32[] = 5
// PLACE: c: f32[] = 7
mprt.kernel @next overwrites [0, 1] {
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  %0:2 = mp.fusion pointwise ins(%a, %b : tensor<f32>, tensor<f32>) -> tensor<f32>, tensor<f32> {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = arith.addf %x, %y : tensor<f32>
    %2 = arith.addf %1, %y : tensor<f32>
    mp.yield %1, %2 : tensor<f32>, tensor<f32>
  }
  mprt.return %0#0, %0#1 : tensor<f32>, tensor<f32>
}
mprt.plan @step arena 0 {
  %a = mprt.slot argument 0 "a" pair 0 : tensor<f32>
  %b = mprt.slot argument 1 "b" pair 1 : tensor<f32>
  %c = mprt.slot argument 2 "c" pair 2 : tensor<f32>
  %a1 = mprt.slot result 0 "a" alias 0 : tensor<f32>
  %b1 = mprt.slot result 1 "b" alias 1 : tensor<f32>
  %c1 = mprt.slot result 2 "c" alias 2 : tensor<f32>
  mprt.launch @next(%a, %b) into(%a1, %b1)
}
