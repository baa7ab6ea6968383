// RUN: mp-opt %s --mp-report | FileCheck %s
// RUN: mp-opt %s > %t.before
// RUN: mp-opt %s --mp-report=output=%t.json | diff %t.before -
// RUN: mp-opt %s --mp-report=output=%t.again.json -o /dev/null
// RUN: diff %t.json %t.again.json
// RUN: not mp-opt %s --mp-report=output=/nonexistent/r.json 2>&1 | FileCheck %s --check-prefix=BAD
// BAD: error: cannot write the report '/nonexistent/r.json'

// Two contractions, one on f16: 2 * 8 * 4 * 16 = 1024 FLOPs each. The weight
// is read in f32 and written as f16 by the cast, and read as f16: 4 * 64, then
// 2 * 64. A splat constant and a reshape move nothing.
// CHECK:      "name": "main",
// CHECK-NEXT: "ops": 6,
// CHECK-NEXT: "casts": 1,
// CHECK-NEXT: "cast_bytes": 384,
// CHECK-NEXT: "flops": 2048,
// CHECK-NEXT: "flops_16bit": 1024,
// CHECK:      "activations": {
// CHECK-NEXT:   "read": 1536,
// CHECK-NEXT:   "written": 448
// CHECK:      "weights": {
// CHECK-NEXT:   "read": 640,
// CHECK-NEXT:   "written": 384
// CHECK:      "state": {
// CHECK-NEXT:   "read": 0,
// CHECK-NEXT:   "written": 0
func.func @main(%w: tensor<16x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 1},
                %x: tensor<8x16xf16>, %y: tensor<8x16xf32>)
    -> (tensor<32xf16>, tensor<16x4xf32> {mp.role = #mp.role<new_parameter>}) {
  // Reads 4 * 64, writes 2 * 64.
  %w16 = mp.cast %w : tensor<16x4xf32> to tensor<16x4xf16>
  // Reads 2 * 128 and 2 * 64, writes 2 * 32.
  %0 = mp.dot %x, %w16 contracting [1] x [0] accumulate f32 : (tensor<8x16xf16>, tensor<16x4xf16>) -> tensor<8x4xf16>
  // Reads 4 * 128, writes 4 * 64; then reads 4 * 128 and 4 * 64, writes 4 * 32.
  %z = mp.slice %y start [0, 0] limit [4, 16] strides [1, 1] : tensor<8x16xf32> to tensor<4x16xf32>
  %1 = mp.dot %y, %z contracting [1] x [1] : (tensor<8x16xf32>, tensor<4x16xf32>) -> tensor<8x4xf32>
  %c = arith.constant dense<2.0> : tensor<16x4xf32>
  %2 = mp.reshape %0 : tensor<8x4xf16> to tensor<32xf16>
  %n = arith.mulf %w, %c : tensor<16x4xf32>
  return %2, %n : tensor<32xf16>, tensor<16x4xf32>
}
