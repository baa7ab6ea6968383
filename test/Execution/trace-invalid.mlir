// A plan that breaks a rule of a library is not traced: one error at the call,
// and no line.
// RUN: not mp-run --device=trace %s 2>&1 | FileCheck %s
// RUN: echo "module {}" | not mp-run --device=trace - 2>&1 \
// RUN:   | FileCheck %s --check-prefix=NOPLAN

// NOPLAN: error: holds no plan; run convert-mp-to-plan first

// CHECK-NOT: "call"
// CHECK: trace-invalid.mlir:[[#@LINE+7]]:3: error: 'mprt.matmul' op claims an alignment of 512 bytes for A, but it has 256
// CHECK-NOT: "call"
mprt.plan @step arena 0 {
  %a = mprt.slot argument 0 "a" : tensor<64x16xf16>
  %b = mprt.slot argument 1 "b" : tensor<8x64xf16>
  %d = mprt.slot result 0 "d" : tensor<8x16xf32>
  mprt.fill %d with 0.0 : f32
  mprt.matmul %a, %b into %d m 16 n 8 k 64 trans [false, false]
              ld [16, 64, 16, 16] types [f16, f16, f32, f32]
              compute f32 scale f32 align [512, 256, 256, 256]
}
