// What a plan for kernels of one op each keeps in f32, by reason.
//
// RUN: mp-opt %s --mp-report -o /dev/null | FileCheck %s
// RUN: mp-opt %s --mp-form-fusions=fusion=none --mp-report -o /dev/null | FileCheck %s
//
// Of a plan that was priced with fusion nobody said it of all values.
// RUN: sed 's/, fusion = none//' %s | mp-opt --mp-report -o /dev/null | FileCheck %s --check-prefix=FULL
// FULL:     "saved_activations"
// FULL-NOT: "kept_in_f32"
//
// In f32 nothing is kept.
// RUN: sed 's/<f16, fusion/<f32, fusion/' %s | mp-opt --mp-report -o /dev/null | FileCheck %s --check-prefix=FULL
//
// The parts of a whole step are the sum, and the largest reason of this one is its
// update.
// RUN: mp-opt %inputs/lenet/jax_lenet_lr.mlir --mp-amp="pad=false fusion=none" --mp-lower-state --canonicalize --cse --mp-form-fusions=fusion=none --mp-report=output=%t.json -o /dev/null
// RUN: %python -c "import json; k = json.load(open('%t.json'))['functions'][0]['kept_in_f32']; \
// RUN:   assert sum(r['bytes'] for r in k['reasons']) == k['bytes_beyond_16bit'] > 0, k; \
// RUN:   assert sum(r['values'] for r in k['reasons']) == k['values'], k; \
// RUN:   assert k['reasons'][0]['why'] == 'is on the way to new state', k; \
// RUN:   assert all(value['why'] for value in k['largest']), k"

// The square: 8 values are written once and read twice, 2 bytes each beyond 16
// bits. The sum has a reason, too, but is returned as f32, the tanh has none.
// CHECK:      "kept_in_f32": {
// CHECK-NEXT:   "values": 2,
// CHECK-NEXT:   "bytes_beyond_16bit": 80,
// CHECK-NEXT:   "reasons": [
// CHECK-NEXT:     {
// CHECK-NEXT:       "why": "may reach 1e+05",
// CHECK-NEXT:       "values": 1,
// CHECK-NEXT:       "bytes": 48
// CHECK-NEXT:     },
// CHECK-NEXT:     {
// CHECK-NEXT:       "why": "must not become 0",
// CHECK-NEXT:       "values": 1,
// CHECK-NEXT:       "bytes": 32
// CHECK-NEXT:     }
// CHECK-NEXT:   ],
// CHECK-NEXT:   "largest": [
// CHECK-NEXT:     {
// CHECK-NEXT:       "at": "loc({{.*}}square{{.*}}",
// CHECK-NEXT:       "bytes": 48,
// CHECK-NEXT:       "why": "may reach 1e+05"
module attributes {mp.policy = #mp.policy<f16, fusion = none>} {
  func.func @main(%x: tensor<8xf16>) -> (tensor<8xf32>, tensor<8xf32>) {
    %wide = mp.cast %x : tensor<8xf16> to tensor<8xf32>
    %square = arith.mulf %wide, %wide {mp.stored_wide = "may reach 1e+05"} : tensor<8xf32> loc("square")
    %tanh = math.tanh %square : tensor<8xf32>
    %exp = math.exp %square {mp.stored_wide = "must not become 0"} : tensor<8xf32>
    %quotient = arith.divf %tanh, %exp : tensor<8xf32>
    %sum = arith.addf %quotient, %wide {mp.stored_wide = "must keep its digits"} : tensor<8xf32>
    return %quotient, %sum : tensor<8xf32>, tensor<8xf32>
  }
}
