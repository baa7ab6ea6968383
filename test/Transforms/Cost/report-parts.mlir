// Bytes by what ops do, and what the backward pass keeps of the forward pass.
//
// RUN: mp-opt %s --mp-report -o /dev/null | FileCheck %s
// A kernel of the backward pass computes the tanh again: only the product is kept.
// RUN: mp-opt %s --mp-form-fusions --mp-report -o /dev/null | FileCheck %s --check-prefix=FUSED
//
// Both splits of the bytes of a whole step have one sum, which is not that of its
// activations alone.
// RUN: mp-opt %inputs/lenet/jax_lenet_lr.mlir --mp-amp=report=%t.json -o /dev/null
// RUN: %python -c "import json; m = json.load(open('%t.json'))['functions'][0]; \
// RUN:   total = lambda k: sum(n for part in m[k].values() for n in part.values()); \
// RUN:   assert total('bytes') == total('bytes_by_part') > 0, m; \
// RUN:   assert all(sum(part.values()) > 0 for part in m['bytes_by_part'].values()), m; \
// RUN:   saved = m['saved_activations']; \
// RUN:   assert saved['bytes_in_f32'] / 2 <= saved['bytes'] < saved['bytes_in_f32'], saved"
//
// Of a step that was planned each value that the backward pass has to keep in f32
// tells why, once kernels are formed. In bf16 the same.
// DEFINE: %{saved} = --mp-lower-state --canonicalize --cse --mp-form-fusions \
// DEFINE:   --mp-report=output=%t.json -o /dev/null
// DEFINE: %{told} = %python -c "import json; \
// DEFINE:   saved = json.load(open('%t.json'))['functions'][0]['saved_activations']; \
// DEFINE:   named = [v for v in saved['largest_in_f32'] if 'why' in v]; \
// DEFINE:   kept = sum(value['bytes'] for value in named); \
// DEFINE:   assert saved['bytes_kept_in_f32'] == kept > 0, saved; \
// DEFINE:   assert 'is where the backward pass begins' in {value['why'] for value in named}, saved"
// RUN: mp-opt %inputs/lenet/jax_lenet_lr.mlir --mp-amp=pad=false %{saved}
// RUN: %{told}
// RUN: mp-opt %inputs/lenet/jax_lenet_lr.mlir --mp-amp="pad=false dtype=bf16" %{saved}
// RUN: %{told}

// CHECK:      "bytes_by_part": {
// The update: reads 256, writes 256; reads 512, writes 256.
// CHECK-NEXT:   "state_machinery": {
// CHECK-NEXT:     "read": 768,
// CHECK-NEXT:     "written": 512
// Reads 128, writes 64; reads 64 and writes 128, twice.
// CHECK:        "casts": {
// CHECK-NEXT:     "read": 256,
// CHECK-NEXT:     "written": 320
// CHECK:        "moves": {
// CHECK-NEXT:     "read": 512,
// CHECK-NEXT:     "written": 512
// 512 and 256 to 128; 512 and 128 to 256.
// CHECK:        "contractions": {
// CHECK-NEXT:     "read": 1408,
// CHECK-NEXT:     "written": 384
// Tanh, sum, square, product: 128 each, twice 256; 128 each and 4.
// CHECK:        "other": {
// CHECK-NEXT:     "read": 768,
// CHECK-NEXT:     "written": 388
// The product in f32 and the tanh in f16; no argument.
// CHECK:      "saved_activations": {
// CHECK-NEXT:   "values": 2,
// CHECK-NEXT:   "bytes": 192,
// CHECK-NEXT:   "bytes_in_f32": 256,
// CHECK-NEXT:   "bytes_of_no_float": 0,
// CHECK-NEXT:   "bytes_kept_in_f32": 128,
// CHECK-NEXT:   "largest_in_f32": [
// CHECK-NEXT:     {
// CHECK-NEXT:       "at": "loc({{.*}}product{{.*}}",
// CHECK-NEXT:       "bytes": 128,
// CHECK-NEXT:       "why": "may reach 1e+05"
// CHECK-NEXT:     }
// CHECK-NEXT:   ]
// FUSED:      "saved_activations": {
// FUSED-NEXT:   "values": 1,
// FUSED-NEXT:   "bytes": 128,
// FUSED-NEXT:   "bytes_in_f32": 128,
func.func @main(%w: tensor<16x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<8x16xf32> {mp.role = #mp.role<batch>})
    -> (tensor<16x4xf32> {mp.role = #mp.role<new_parameter>}, tensor<f32> {mp.role = #mp.role<loss>}) {
  %h = mp.dot %x, %w contracting [1] x [0] {mp.stored_wide = "may reach 1e+05"} : (tensor<8x16xf32>, tensor<16x4xf32>) -> tensor<8x4xf32> loc("product")
  %t = math.tanh %h : tensor<8x4xf32>
  %t16 = mp.cast %t : tensor<8x4xf32> to tensor<8x4xf16>
  %forward = mp.cast %t16 : tensor<8x4xf16> to tensor<8x4xf32>
  %loss = mp.reduce add %forward dims [0, 1] : tensor<8x4xf32> to tensor<f32>

  %backward = mp.cast %t16 : tensor<8x4xf16> to tensor<8x4xf32>
  %square = arith.mulf %backward, %backward : tensor<8x4xf32>
  %g = arith.mulf %square, %h : tensor<8x4xf32>
  %xt = mp.transpose %x perm [1, 0] : tensor<8x16xf32> to tensor<16x8xf32>
  %dw = mp.dot %xt, %g contracting [1] x [0] : (tensor<16x8xf32>, tensor<8x4xf32>) -> tensor<16x4xf32>

  %rate = arith.constant dense<1.0e-01> : tensor<16x4xf32>
  %step = arith.mulf %dw, %rate : tensor<16x4xf32>
  %new = arith.subf %w, %step : tensor<16x4xf32>
  return %new, %loss : tensor<16x4xf32>, tensor<f32>
}

// A copy of an argument is none, in a kernel of its own either; a mask takes what
// it takes.
// CHECK:      "name": "copy",
// CHECK:      "saved_activations": {
// CHECK-NEXT:   "values": 2,
// CHECK-NEXT:   "bytes": 160,
// CHECK-NEXT:   "bytes_in_f32": 160,
// CHECK-NEXT:   "bytes_of_no_float": 32,
// Nobody said why the product is f32: it is of no plan.
// CHECK-NEXT:   "bytes_kept_in_f32": 0,
// FUSED:      "name": "copy",
// FUSED:      "bytes_by_part": {
// FUSED:        "casts": {
// FUSED-NEXT:     "read": 768,
// FUSED-NEXT:     "written": 384
// FUSED:      "saved_activations": {
// FUSED-NEXT:   "values": 2,
// FUSED-NEXT:   "bytes": 160,
func.func @copy(%w: tensor<16x4xf32> {mp.role = #mp.role<parameter>}, %x: tensor<8x16xf32> {mp.role = #mp.role<batch>}, %i: tensor<8x1xi32> {mp.role = #mp.role<batch>})
    -> (tensor<f32> {mp.role = #mp.role<loss>}, tensor<16x4xf32> {mp.role = #mp.role<metric>}) {
  %x16 = mp.cast %x : tensor<8x16xf32> to tensor<8x16xf16>
  %w16 = mp.cast %w : tensor<16x4xf32> to tensor<16x4xf16>
  %h = mp.dot %x16, %w16 contracting [1] x [0] accumulate f32 : (tensor<8x16xf16>, tensor<16x4xf16>) -> tensor<8x4xf32>
  %zero = arith.constant dense<0.0> : tensor<8x4xf32>
  %mask = arith.cmpf ogt, %h, %zero : tensor<8x4xf32>
  %rows = mp.gather %mask, %i slice [1, 4] offset [1] collapsed [0] start [0] index_vector 1 : (tensor<8x4xi1>, tensor<8x1xi32>) -> tensor<8x4xi1>
  %relu = arith.select %rows, %h, %zero : tensor<8x4xi1>, tensor<8x4xf32>
  %loss = mp.reduce add %relu dims [0, 1] : tensor<8x4xf32> to tensor<f32>

  %g = arith.select %rows, %h, %zero : tensor<8x4xi1>, tensor<8x4xf32>
  %g16 = mp.cast %g : tensor<8x4xf32> to tensor<8x4xf16>
  %dw = mp.dot %x16, %g16 contracting [0] x [0] accumulate f32 : (tensor<8x16xf16>, tensor<8x4xf16>) -> tensor<16x4xf32>
  return %loss, %dw : tensor<f32>, tensor<16x4xf32>
}
