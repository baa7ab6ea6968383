// RUN: mp-opt %s --mp-annotate-precision --split-input-file | FileCheck %s
// RUN: mp-opt %s --mp-annotate-precision --split-input-file --mlir-print-debuginfo > %t.once
// RUN: mp-opt %t.once --mp-annotate-precision --split-input-file --mlir-print-debuginfo | diff %t.once -
// RUN: mp-opt %s --mp-annotate-precision --mp-insert-casts --mp-simplify-casts \
// RUN:   --mp-check-precision --split-input-file -o /dev/null

module attributes {mp.policy = #mp.policy<f16, planner = painting>} {

// A contraction reads f16; a sum reads what is stored, adds in f32 and writes
// f32; exp reads f16 and computes in f32. The signature has no plan.
// CHECK-LABEL: @storage_is_not_computation
func.func @storage_is_not_computation(%x: tensor<8x64xf32>, %w: tensor<64x16xf32>)
    -> (tensor<8xf32>, tensor<8x16xf32>) {
  // CHECK: mp.dot {{.*}} {mp.precision = #mp.precision<compute f16, operands [f16, f16], results [f16]>}
  %y = mp.dot %x, %w contracting [1] x [0] : (tensor<8x64xf32>, tensor<64x16xf32>) -> tensor<8x16xf32>
  // CHECK: math.exp {{.*}} {mp.precision = #mp.precision<compute f32, operands [f16], results [f32]>}
  %e = math.exp %y : tensor<8x16xf32>
  // CHECK: mp.reduce add {{.*}} {mp.precision = #mp.precision<compute f32, operands [f16], results [f32]>}
  %s = mp.reduce add %y dims [1] : tensor<8x16xf32> to tensor<8xf32>
  return %s, %e : tensor<8xf32>, tensor<8x16xf32>
}

// A contraction that only wide ops read writes its f32 sums as they are.
// CHECK-LABEL: @sums_that_only_wide_ops_read_are_not_rounded
func.func @sums_that_only_wide_ops_read_are_not_rounded(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // CHECK: mp.dot {{.*}}<compute f16, operands [f16, f16], results [f32]>
  %y = mp.dot %x, %x contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  // CHECK: math.exp %{{.*}} : tensor<8x8xf32>
  %e = math.exp %y : tensor<8x8xf32>
  return %e : tensor<8x8xf32>
}

// What only a narrow op reads is stored narrow by the wide op that makes it.
// CHECK-LABEL: @wide_op_writes_what_its_only_reader_wants
func.func @wide_op_writes_what_its_only_reader_wants(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // CHECK: math.exp {{.*}}<compute f32, operands [f32], results [f16]>
  %e = math.exp %x : tensor<8x8xf32>
  // CHECK: mp.dot {{.*}}<compute f16, operands [f16, f16], results [f32]>
  %y = mp.dot %e, %x contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %y : tensor<8x8xf32>
}

// Infer and clear ops between contractions are narrow; after a deny op they
// are not, up to the clear op that the next contraction reads.
// CHECK-LABEL: @paint_stops_at_deny
func.func @paint_stops_at_deny(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // CHECK: mp.dot {{.*}}<compute f16
  %0 = mp.dot %x, %x contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  // CHECK: math.tanh {{.*}}<compute f16, operands [f16], results [f16]>
  %1 = math.tanh %0 : tensor<8x8xf32>
  // CHECK: mp.dot {{.*}}<compute f16
  %2 = mp.dot %1, %1 contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  // CHECK: math.exp %{{.*}} : tensor<8x8xf32>
  %3 = math.exp %2 : tensor<8x8xf32>
  // CHECK: math.tanh %{{.*}} : tensor<8x8xf32>
  %4 = math.tanh %3 : tensor<8x8xf32>
  // CHECK: arith.addf {{.*}} : tensor<8x8xf32>
  %5 = arith.addf %4, %4 : tensor<8x8xf32>
  return %5 : tensor<8x8xf32>
}

// A weight gradient that is only unscaled is stored as it was summed, and what
// moves it is f32. The gradient of an input, which goes on, is rounded.
// CHECK-LABEL: @gradients_reach_the_state_unrounded
func.func @gradients_reach_the_state_unrounded(%x: tensor<8x8xf32>, %g: tensor<8x8xf32>, %w: tensor<8x8xf32>, %s: tensor<f32>)
    -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  // CHECK: mp.dot {{.*}}<compute f16, operands [f16, f16], results [f16]>
  %dx = mp.dot %g, %w contracting [1] x [1] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  // CHECK: mp.dot {{.*}}<compute f16, operands [f16, f16], results [f32]>
  %dw = mp.dot %x, %dx contracting [0] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  // CHECK: mp.transpose %{{[0-9]+}} perm [1, 0] : tensor<8x8xf32>
  %t = mp.transpose %dw perm [1, 0] : tensor<8x8xf32> to tensor<8x8xf32>
  %u = mp.unscale %t, %s : tensor<8x8xf32> -> tensor<8x8xf32>
  // CHECK: mp.dot {{.*}}<compute f16, operands [f16, f16], results [f32]>
  %dv = mp.dot %x, %g contracting [0] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %v = mp.unscale %dv, %s : tensor<8x8xf32> -> tensor<8x8xf32>
  return %u, %v : tensor<8x8xf32>, tensor<8x8xf32>
}

// A mask of i1 becomes f16 at once, exactly.
// CHECK-LABEL: @mask_takes_the_type_of_its_reader
func.func @mask_takes_the_type_of_its_reader(%m: tensor<8x8xi1>, %x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // CHECK: arith.uitofp {{.*}}<compute f16, operands [none], results [f16]>
  %0 = arith.uitofp %m : tensor<8x8xi1> to tensor<8x8xf32>
  %1 = mp.dot %0, %x contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}
}

// -----

// The update of a parameter stays f32, with no scaling and no guard around it.
module attributes {mp.policy = #mp.policy<bf16, planner = painting>} {
// CHECK-LABEL: @main
func.func @main(%w: tensor<8x8xf32> {mp.role = #mp.role<parameter>, mp.pair = 0}, %x: tensor<8x8xf32>)
    -> (tensor<8x8xf32> {mp.role = #mp.role<new_parameter>}) {
  // CHECK: mp.dot {{.*}}<compute bf16, operands [bf16, bf16], results [f32]>
  %dw = mp.dot %x, %w contracting [0] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %lr = arith.constant dense<0.1> : tensor<8x8xf32>
  // CHECK: arith.mulf %{{.*}}, %{{.*}} : tensor<8x8xf32>
  %u = arith.mulf %dw, %lr : tensor<8x8xf32>
  // CHECK: arith.subf %{{.*}}, %{{.*}} : tensor<8x8xf32>
  %n = arith.subf %w, %u : tensor<8x8xf32>
  return %n : tensor<8x8xf32>
}
}

// -----

// A policy may leave gradients to the planner.
module attributes {mp.policy = #mp.policy<f16, planner = painting, gradients = planned>} {
// CHECK-LABEL: @gradients_are_rounded_where_the_policy_says_so
func.func @gradients_are_rounded_where_the_policy_says_so(%x: tensor<8x8xf32>, %s: tensor<f32>) -> tensor<8x8xf32> {
  // CHECK: mp.dot {{.*}}<compute f16, operands [f16, f16], results [f16]>
  %dw = mp.dot %x, %x contracting [0] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  // CHECK: mp.unscale {{.*}}<compute f32, operands [f16, f32], results [f32]>
  %u = mp.unscale %dw, %s : tensor<8x8xf32> -> tensor<8x8xf32>
  return %u : tensor<8x8xf32>
}
}

// -----

// Priority: attribute, then scope, then rule, then the op's default.
module attributes {mp.policy = #mp.policy<f16, planner = painting, rules = [
    <name "math\\..*" = allow>, <scope "net/[ab]" = deny>, <op "mp.dot" = deny>]>} {
// CHECK-LABEL: @rules
func.func @rules(%x: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  // CHECK: math.exp {{.*}}<compute f16
  %0 = math.exp %x : tensor<8x8xf32>
  // CHECK: math.exp %{{.*}} : tensor<8x8xf32>
  %1 = math.exp %x : tensor<8x8xf32> loc("net/a/exp")
  // CHECK: math.exp {{.*}}<compute f16
  %2 = math.exp %x {mp.op_class = #mp.op_class<allow>} : tensor<8x8xf32> loc("net/b/exp")
  // CHECK: mp.dot {{.*}} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %3 = mp.dot %x, %x contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0, %1, %2, %3 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}
}

// -----

// A mask of -inf, a NaN that a select discards and x * inf that a select
// discards are legal, and stay so when casts lie between (the third RUN).
module attributes {mp.policy = #mp.policy<f16, planner = painting>} {
// CHECK-LABEL: @selected_infinities_are_legal
func.func @selected_infinities_are_legal(%m: tensor<8x8xi1>, %x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %inf = arith.constant dense<0x7F800000> : tensor<f32>
  %infs = mp.broadcast %inf dims [] : tensor<f32> to tensor<8x8xf32>
  %nan = arith.constant dense<0x7FC00000> : tensor<8x8xf32>
  %0 = mp.dot %x, %x contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = arith.select %m, %0, %nan : tensor<8x8xi1>, tensor<8x8xf32>
  %2 = arith.mulf %1, %infs : tensor<8x8xf32>
  %3 = arith.select %m, %2, %1 : tensor<8x8xi1>, tensor<8x8xf32>
  return %3 : tensor<8x8xf32>
}
}

// -----

// A table with infinities that is added is a mask.
module attributes {mp.policy = #mp.policy<f16, planner = painting>} {
// CHECK-LABEL: @added_mask_is_legal
func.func @added_mask_is_legal(%x: tensor<8x2xf32>) -> tensor<8x8xf32> {
  %mask = arith.constant dense<[0.0, 0xFF800000]> : tensor<2xf32>
  %masks = mp.broadcast %mask dims [1] : tensor<2xf32> to tensor<8x2xf32>
  %0 = arith.addf %x, %masks : tensor<8x2xf32>
  %1 = mp.dot %0, %0 contracting [1] x [1] : (tensor<8x2xf32>, tensor<8x2xf32>) -> tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}
}

// -----

// A graph that came narrow keeps its types; what it denies is marked as given.
module attributes {mp.policy = #mp.policy<f16, planner = painting>} {
// CHECK-LABEL: @given_types_stay
func.func @given_types_stay(%x: tensor<8x8xbf16>) -> tensor<8x8xbf16> {
  // CHECK: math.exp %{{.*}} {mp.given_types} : tensor<8x8xbf16>
  %0 = math.exp %x : tensor<8x8xbf16>
  return %0 : tensor<8x8xbf16>
}

// CHECK-LABEL: @given_sums_stay
func.func @given_sums_stay(%x: tensor<8x8xbf16>, %i: tensor<8x1xi32>, %u: tensor<8x8xbf16>) -> (tensor<8x8xbf16>, tensor<8xbf16>) {
  // CHECK: mp.scatter {{.*}} accumulate f32 {mp.given_types} :
  %0 = mp.scatter add %x, %i, %u window [1] inserted [0] start [0] index_vector 1 accumulate f32 : (tensor<8x8xbf16>, tensor<8x1xi32>, tensor<8x8xbf16>) -> tensor<8x8xbf16>
  // It computes in f32, whatever it reads and stores: nothing to mark.
  // CHECK: mp.reduce add %0 dims [1] accumulate f32 :
  %1 = mp.reduce add %0 dims [1] accumulate f32 : tensor<8x8xbf16> to tensor<8xbf16>
  return %0, %1 : tensor<8x8xbf16>, tensor<8xbf16>
}
}

// -----

module attributes {mp.policy = #mp.policy<f16, planner = painting>} {

// A scale of 2^16 is beyond f16, and the size of the batch divides only after
// the seed has met a tensor: all factors up to the first sum stay f32. The
// product reads what is left in f16.
// CHECK-LABEL: @factors_of_the_seed_are_f32
func.func @factors_of_the_seed_are_f32(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>, %s: tensor<f32>)
    -> tensor<8x8xf32> {
  // CHECK: mp.dot {{.*}}<compute f16, operands [f16, f16], results [f32]>
  %y = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %two = arith.constant dense<2.0> : tensor<f32>
  %seed = mp.scale %two, %s : tensor<f32>
  // CHECK: mp.broadcast %{{.*}} dims [] : tensor<f32> to tensor<8x8xf32>
  %0 = mp.broadcast %seed dims [] : tensor<f32> to tensor<8x8xf32>
  // CHECK: arith.mulf %{{[^{]*}} : tensor<8x8xf32>
  %1 = arith.mulf %0, %y : tensor<8x8xf32>
  %n = arith.constant dense<64.0> : tensor<8x8xf32>
  // CHECK: arith.divf {{.*}}<compute f32, operands [f32, f32], results [f16]>
  %2 = arith.divf %1, %n : tensor<8x8xf32>
  // CHECK: mp.dot {{.*}}<compute f16, operands [f16, f16], results [f32]>
  %3 = mp.dot %x, %2 contracting [0] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %4 = mp.unscale %3, %s : tensor<8x8xf32> -> tensor<8x8xf32>
  return %4 : tensor<8x8xf32>
}
}

// -----

module attributes {mp.policy = #mp.policy<bf16, planner = painting, rules = [<op "mp.reduce.add" = infer>]>} {

// A loss in bf16 would have two digits. What only makes the loss or a metric is
// f32, whatever a rule says; what the backward pass reads as well is not.
// CHECK-LABEL: @what_only_makes_the_loss_is_f32
func.func @what_only_makes_the_loss_is_f32(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>)
    -> (tensor<f32> {mp.role = #mp.role<loss>}, tensor<f32> {mp.role = #mp.role<metric>}, tensor<8x8xf32>) {
  %y = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  // CHECK: arith.subf {{.*}}<compute bf16, operands [bf16, bf16], results [bf16]>
  %d = arith.subf %y, %x : tensor<8x8xf32>
  // CHECK: arith.mulf {{.*}}<compute f32, operands [bf16, bf16], results [f32]>
  %q = arith.mulf %d, %d : tensor<8x8xf32>
  // CHECK: mp.reduce add %{{[^{]*}} : tensor<8x8xf32> to tensor<f32>
  %loss = mp.reduce add %q dims [0, 1] : tensor<8x8xf32> to tensor<f32>
  // CHECK: mp.reduce add {{.*}}<compute f32, operands [bf16], results [f32]>
  %metric = mp.reduce add %d dims [0, 1] : tensor<8x8xf32> to tensor<f32>
  %g = mp.dot %d, %w contracting [1] x [1] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %loss, %metric, %g : tensor<f32>, tensor<f32>, tensor<8x8xf32>
}
}
