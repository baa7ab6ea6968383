// RUN: mp-opt %s --mp-form-fusions | FileCheck %s
// RUN: mp-opt %s --mp-form-fusions > %t.once
// RUN: mp-opt %t.once --mp-form-fusions | diff %t.once -

// A chain between two library calls is one kernel. It widens at the load,
// computes in f32, and rounds at the store; the roundings in between are gone.
// CHECK-LABEL: @a_chain_between_products_is_one_kernel
// CHECK:         %[[Y:.*]] = mp.dot
// CHECK:         %[[H:.*]] = mp.fusion pointwise ins(%{{.*}}, %[[Y]] : tensor<16xf32>, tensor<8x16xf16>) -> tensor<8x16xf16> {
// CHECK:         ^bb0(%[[B:.*]]: tensor<16xf32>, %[[A:.*]]: tensor<8x16xf16>):
// CHECK-DAG:       %[[WIDE:.*]] = mp.cast %[[A]] : tensor<8x16xf16> to tensor<8x16xf32>
// CHECK-DAG:       %[[SPREAD:.*]] = mp.broadcast %[[B]] dims [1]
// CHECK:           %[[SUM:.*]] = arith.addf %[[WIDE]], %[[SPREAD]] : tensor<8x16xf32>
// CHECK:           %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : tensor<8x16xf32>
// CHECK:           %[[MAX:.*]] = arith.maximumf %[[SUM]], %[[ZERO]] : tensor<8x16xf32>
// CHECK:           %[[OUT:.*]] = mp.cast %[[MAX]] : tensor<8x16xf32> to tensor<8x16xf16>
// CHECK-NEXT:      mp.yield %[[OUT]] : tensor<8x16xf16>
// CHECK:         mp.dot %[[H]]
func.func @a_chain_between_products_is_one_kernel(%x: tensor<8x64xf16>,
    %w: tensor<64x16xf16>, %b: tensor<16xf32>, %v: tensor<16x8xf16>) -> tensor<8x8xf32> {
  %0 = mp.dot %x, %w contracting [1] x [0] accumulate f32 : (tensor<8x64xf16>, tensor<64x16xf16>) -> tensor<8x16xf16>
  %1 = mp.cast %b : tensor<16xf32> to tensor<16xf16>
  %2 = mp.broadcast %1 dims [1] : tensor<16xf16> to tensor<8x16xf16>
  %3 = arith.addf %0, %2 : tensor<8x16xf16>
  %zero = arith.constant dense<0.0> : tensor<8x16xf16>
  %4 = arith.maximumf %3, %zero : tensor<8x16xf16>
  %5 = mp.dot %4, %v contracting [1] x [0] accumulate f32 : (tensor<8x16xf16>, tensor<16x8xf16>) -> tensor<8x8xf32>
  return %5 : tensor<8x8xf32>
}

// Reductions of one shape along rows, and what follows on the row, are one
// kernel.
// CHECK-LABEL: @softmax_is_one_row_kernel
// CHECK-NEXT:    %[[P:.*]] = mp.fusion row ins(%{{.*}} : tensor<32x10xf16>) -> tensor<32x10xf16>
// CHECK:           mp.reduce max
// CHECK:           mp.reduce add
// CHECK:           arith.divf
// CHECK:         return %[[P]]
func.func @softmax_is_one_row_kernel(%x: tensor<32x10xf16>) -> tensor<32x10xf16> {
  %0 = mp.cast %x : tensor<32x10xf16> to tensor<32x10xf32>
  %1 = mp.reduce max %0 dims [1] : tensor<32x10xf32> to tensor<32xf32>
  %2 = mp.reshape %1 : tensor<32xf32> to tensor<32x1xf32>
  %3 = mp.broadcast %2 dims [0, 1] : tensor<32x1xf32> to tensor<32x10xf32>
  %4 = arith.subf %0, %3 : tensor<32x10xf32>
  %5 = math.exp %4 : tensor<32x10xf32>
  %6 = mp.reduce add %5 dims [1] : tensor<32x10xf32> to tensor<32xf32>
  %7 = mp.broadcast %6 dims [0] : tensor<32xf32> to tensor<32x10xf32>
  %8 = arith.divf %5, %7 : tensor<32x10xf32>
  %9 = mp.cast %8 : tensor<32x10xf32> to tensor<32x10xf16>
  return %9 : tensor<32x10xf16>
}

// Leading dimensions make a column kernel; a sum over dimensions of one
// element only renames and joins.
// CHECK-LABEL: @a_bias_gradient_is_a_column_kernel
// CHECK-NEXT:    mp.fusion column ins(%{{.*}}, %{{.*}} : tensor<32x4x4x16xi1>, tensor<32x4x4x16xf16>) -> tensor<32x4x4x16xf16>, tensor<16xf32>
// CHECK:           mp.reduce add %{{.*}} dims [0, 1, 2] accumulate f32
// CHECK-NOT:       mp.reduce
// CHECK:         return
func.func @a_bias_gradient_is_a_column_kernel(%dy: tensor<32x4x4x16xf16>, %mask: tensor<32x4x4x16xi1>)
    -> (tensor<32x4x4x16xf16>, tensor<16xf32>) {
  %zero = arith.constant dense<0.0> : tensor<32x4x4x16xf16>
  %0 = arith.select %mask, %dy, %zero : tensor<32x4x4x16xi1>, tensor<32x4x4x16xf16>
  %1 = mp.reduce add %0 dims [0, 1, 2] accumulate f32 : tensor<32x4x4x16xf16> to tensor<16xf32>
  %2 = mp.reshape %1 : tensor<16xf32> to tensor<1x1x1x16xf32>
  %3 = mp.reduce add %2 dims [0, 1, 2] : tensor<1x1x1x16xf32> to tensor<16xf32>
  return %0, %3 : tensor<32x4x4x16xf16>, tensor<16xf32>
}

// A sum of single elements that also rounds is a cast.
// CHECK-LABEL: @a_sum_of_one_element_is_no_reduction
// CHECK-NEXT:    mp.fusion pointwise
// CHECK-NOT:       mp.reduce
// CHECK:         return
func.func @a_sum_of_one_element_is_no_reduction(%x: tensor<8x1x1x96xf32>) -> tensor<8x96xf16> {
  %0 = arith.mulf %x, %x : tensor<8x1x1x96xf32>
  %1 = mp.reduce add %0 dims [1, 2] accumulate f32 : tensor<8x1x1x96xf32> to tensor<8x96xf16>
  return %1 : tensor<8x96xf16>
}

// The sum of a whole tensor and the scalar arithmetic after it.
// CHECK-LABEL: @a_mean_is_a_full_kernel
// CHECK-NEXT:    mp.fusion full ins(%{{.*}} : tensor<32xf32>) -> tensor<f32>
// CHECK:           arith.divf %{{.*}} : tensor<f32>
func.func @a_mean_is_a_full_kernel(%x: tensor<32xf32>) -> tensor<f32> {
  %0 = mp.reduce add %x dims [0] : tensor<32xf32> to tensor<f32>
  %n = arith.constant dense<32.0> : tensor<f32>
  %1 = arith.divf %0, %n : tensor<f32>
  return %1 : tensor<f32>
}

// Two groups that wait for each other through a library call stay apart.
// CHECK-LABEL: @groups_that_wait_for_each_other_stay_apart
// CHECK-NEXT:    %[[A:.*]] = mp.fusion pointwise
// CHECK:         %[[D:.*]] = mp.dot %[[A]], %[[A]]
// CHECK-NEXT:    mp.fusion pointwise ins(%[[A]], %[[D]]
func.func @groups_that_wait_for_each_other_stay_apart(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = arith.mulf %x, %x : tensor<8x8xf32>
  %1 = mp.dot %0, %0 contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = arith.addf %0, %1 : tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}

// A widening cast is copied into its readers, which load 16 bits each.
// CHECK-LABEL: @a_widening_cast_is_copied
// CHECK:         mp.fusion pointwise ins(%arg0 : tensor<8xf16>) -> tensor<8xf32>
// CHECK:         mp.fusion pointwise ins(%arg0 : tensor<8xf16>) -> tensor<4xf32>
func.func @a_widening_cast_is_copied(%x: tensor<8xf16>) -> (tensor<8xf32>, tensor<4xf32>) {
  %0 = mp.cast %x : tensor<8xf16> to tensor<8xf32>
  %1 = arith.addf %0, %0 : tensor<8xf32>
  %2 = mp.slice %0 start [0] limit [4] strides [1] : tensor<8xf32> to tensor<4xf32>
  %3 = arith.mulf %2, %2 : tensor<4xf32>
  return %1, %3 : tensor<8xf32>, tensor<4xf32>
}

// A reshape that is needed in memory stays one and costs no kernel; so does a
// transposition or a broadcast that moves nothing.
// CHECK-LABEL: @what_only_renames_is_no_kernel
// CHECK-NOT:     mp.fusion
// CHECK:         mp.reshape %{{.*}} : tensor<10xf32> to tensor<1x10xf32>
// CHECK:         mp.reshape %{{.*}} : tensor<1x10xf32> to tensor<10x1xf32>
// CHECK-NOT:     mp.broadcast
func.func @what_only_renames_is_no_kernel(%x: tensor<10xf32>) -> tensor<10x1xf32> {
  %0 = mp.broadcast %x dims [1] : tensor<10xf32> to tensor<1x10xf32>
  %1 = mp.transpose %0 perm [1, 0] : tensor<1x10xf32> to tensor<10x1xf32>
  return %1 : tensor<10x1xf32>
}

// A cast with a rounding of its own is kept inside.
// CHECK-LABEL: @a_cast_with_its_own_rounding_is_kept
// CHECK:         %[[N:.*]] = mp.cast %{{.*}} round toward_zero : tensor<8xf32> to tensor<8xf16>
// CHECK:         %[[W:.*]] = mp.cast %[[N]] : tensor<8xf16> to tensor<8xf32>
// CHECK:         arith.addf %[[W]], %[[W]]
func.func @a_cast_with_its_own_rounding_is_kept(%x: tensor<8xf32>) -> tensor<8xf16> {
  %0 = mp.cast %x round toward_zero : tensor<8xf32> to tensor<8xf16>
  %1 = arith.addf %0, %0 : tensor<8xf16>
  return %1 : tensor<8xf16>
}

// A sum that is spread over rows that are not its own needs a second kernel.
// CHECK-LABEL: @a_sum_read_at_another_row_is_apart
// CHECK:         mp.fusion row
// CHECK:         mp.fusion pointwise
func.func @a_sum_read_at_another_row_is_apart(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = mp.reduce add %x dims [1] : tensor<8x8xf32> to tensor<8xf32>
  %1 = mp.broadcast %0 dims [1] : tensor<8xf32> to tensor<8x8xf32>
  %2 = arith.subf %x, %1 : tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}

// Barriers have done their work when fusions are formed.
// CHECK-LABEL: @barriers_vanish
// CHECK-NOT:     mp.barrier
func.func @barriers_vanish(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = arith.addf %x, %x : tensor<8xf32>
  %1 = mp.barrier %0 : tensor<8xf32>
  %2 = arith.addf %1, %1 : tensor<8xf32>
  return %2 : tensor<8xf32>
}

// What only renames elements may be needed in memory and join a kernel as well.
// CHECK-LABEL: @a_reshape_for_a_product_and_for_a_kernel
// CHECK:         %[[P:.*]] = mp.fusion row
// CHECK:         %[[M:.*]] = mp.reshape %[[P]] : tensor<2x4x16xf16> to tensor<8x16xf16>
// CHECK:         %[[D:.*]] = mp.dot %[[M]]
// CHECK:         mp.fusion pointwise ins(%[[P]], %[[D]]
// CHECK:           mp.reshape
func.func @a_reshape_for_a_product_and_for_a_kernel(
    %x: tensor<2x4x16xf16>, %w: tensor<16x16xf16>) -> (tensor<8x16xf16>, tensor<2x4x16xf16>) {
  %0 = math.exp %x : tensor<2x4x16xf16>
  %1 = mp.reduce add %0 dims [2] accumulate f32 : tensor<2x4x16xf16> to tensor<2x4xf16>
  %2 = mp.broadcast %1 dims [0, 1] : tensor<2x4xf16> to tensor<2x4x16xf16>
  %3 = arith.divf %0, %2 : tensor<2x4x16xf16>
  %4 = mp.reshape %3 : tensor<2x4x16xf16> to tensor<8x16xf16>
  %5 = mp.dot %4, %w contracting [1] x [0] accumulate f32 : (tensor<8x16xf16>, tensor<16x16xf16>) -> tensor<8x16xf16>
  %6 = arith.mulf %5, %4 : tensor<8x16xf16>
  return %6, %3 : tensor<8x16xf16>, tensor<2x4x16xf16>
}

// A conversion of another dialect vanishes as a cast of ours does; the verifier
// would refuse one from f32 to f32.
// CHECK-LABEL: @a_foreign_conversion_is_a_cast
// CHECK: mp.fusion pointwise
// CHECK-NOT: arith.truncf
// CHECK: math.tanh %{{.*}} : tensor<32x2xf32>
// CHECK: mp.cast %{{.*}} : tensor<32x2xf32> to tensor<32x2xbf16>
func.func @a_foreign_conversion_is_a_cast(%x: tensor<32x2xf32>) -> tensor<32x2xbf16> {
  %0 = arith.truncf %x : tensor<32x2xf32> to tensor<32x2xbf16>
  %1 = mp.cast %0 : tensor<32x2xbf16> to tensor<32x2xf32>
  %2 = math.tanh %1 : tensor<32x2xf32>
  %3 = arith.truncf %2 : tensor<32x2xf32> to tensor<32x2xbf16>
  return %3 : tensor<32x2xbf16>
}

// The bits of one 16-bit type read as the other: as they are in memory.
// CHECK-LABEL: @bits_of_another_float_are_kept
// CHECK:         %[[H:.*]] = mp.cast %{{.*}} : tensor<4xf32> to tensor<4xf16>
// CHECK-NEXT:    %[[B:.*]] = arith.bitcast %[[H]] : tensor<4xf16> to tensor<4xbf16>
// CHECK-NEXT:    %[[W:.*]] = mp.cast %[[B]] : tensor<4xbf16> to tensor<4xf32>
// CHECK-NEXT:    arith.addf %[[W]], %[[W]] : tensor<4xf32>
func.func @bits_of_another_float_are_kept(%x: tensor<4xf16>) -> tensor<4xbf16> {
  %0 = arith.addf %x, %x : tensor<4xf16>
  %1 = arith.bitcast %0 : tensor<4xf16> to tensor<4xbf16>
  %2 = arith.addf %1, %1 : tensor<4xbf16>
  return %2 : tensor<4xbf16>
}

// What is normal in f32 may not be in f16.
// CHECK-LABEL: @a_test_of_bits_is_made_in_its_own_type
// CHECK:         %[[H:.*]] = mp.cast %{{.*}} : tensor<4xf32> to tensor<4xf16>
// CHECK-NEXT:    %[[B:.*]] = math.isnormal %[[H]] : tensor<4xf16>
// CHECK-NEXT:    mp.yield %[[B]]
func.func @a_test_of_bits_is_made_in_its_own_type(%x: tensor<4xf16>) -> tensor<4xi1> {
  %0 = arith.addf %x, %x : tensor<4xf16>
  %1 = math.isnormal %0 : tensor<4xf16>
  return %1 : tensor<4xi1>
}

// A cast to its own type is no kernel; one that saturates is.
// CHECK-LABEL: @a_cast_to_its_own_type_renames
// CHECK-SAME:    (%[[X:.*]]: tensor<4xf32>, %[[Y:.*]]: tensor<4xf32>)
// CHECK-NOT:     mp.cast %[[X]]
// CHECK:         mp.fusion pointwise ins(%[[Y]] : tensor<4xf32>)
// CHECK:           mp.cast %{{.*}} saturate : tensor<4xf32> to tensor<4xf32>
// CHECK-NOT:     mp.fusion
// CHECK:         return
func.func @a_cast_to_its_own_type_renames(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = mp.cast %x : tensor<4xf32> to tensor<4xf32>
  %1 = mp.cast %y saturate : tensor<4xf32> to tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// What a conversion of arith is marked with changes no value.
// CHECK-LABEL: @a_marked_conversion_vanishes
// CHECK-NOT:     arith.truncf
// CHECK-NOT:     arith.extf
// CHECK:         return
func.func @a_marked_conversion_vanishes(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.addf %x, %x : tensor<4xf32>
  %1 = arith.truncf %0 to_nearest_even fastmath<nnan> {my.note} : tensor<4xf32> to tensor<4xf16>
  %2 = arith.extf %1 fastmath<nnan> {my.note} : tensor<4xf16> to tensor<4xf32>
  %3 = arith.addf %2, %2 : tensor<4xf32>
  return %3 : tensor<4xf32>
}

// Another rounding than a kernel's own is kept, in its own types.
// CHECK-LABEL: @a_truncation_with_its_own_rounding_is_kept
// CHECK:         %[[N:.*]] = arith.truncf %{{.*}} toward_zero : tensor<4xf32> to tensor<4xf16>
// CHECK-NEXT:    %[[W:.*]] = mp.cast %[[N]] : tensor<4xf16> to tensor<4xf32>
// CHECK-NEXT:    arith.addf %[[W]], %[[W]]
func.func @a_truncation_with_its_own_rounding_is_kept(%x: tensor<4xf32>) -> tensor<4xf16> {
  %0 = arith.addf %x, %x : tensor<4xf32>
  %1 = arith.truncf %0 toward_zero : tensor<4xf32> to tensor<4xf16>
  %2 = arith.addf %1, %1 : tensor<4xf16>
  return %2 : tensor<4xf16>
}

// The scale of a scaling conversion is read.
// CHECK-LABEL: @a_scaling_conversion_is_not_fused
// CHECK:         %[[S:.*]] = arith.scaling_truncf %{{.*}}, %arg1 : tensor<4xf32>, tensor<4xf32> to tensor<4xf16>
// CHECK-NEXT:    mp.fusion pointwise ins(%[[S]] : tensor<4xf16>)
func.func @a_scaling_conversion_is_not_fused(%x: tensor<4xf32>, %s: tensor<4xf32>) -> tensor<4xf16> {
  %0 = arith.addf %x, %x : tensor<4xf32>
  %1 = arith.scaling_truncf %0, %s : tensor<4xf32>, tensor<4xf32> to tensor<4xf16>
  %2 = arith.addf %1, %1 : tensor<4xf16>
  return %2 : tensor<4xf16>
}

// The body of a loop has kernels of its own. A constant from before the loop is
// computed with, a tensor from there is read, as is what the loop carries; the
// condition stays as it is.
// CHECK-LABEL: @a_body_of_a_loop
// CHECK:         scf.while
// CHECK-NEXT:      arith.cmpi
// CHECK:         ^bb0(%{{.*}}: tensor<i32>, %[[H:.*]]: tensor<8x16xf16>):
// CHECK:           %[[Y:.*]] = mp.dot %[[H]]
// CHECK:           mp.fusion pointwise ins(%[[Y]], %arg1 : tensor<8x16xf16>, tensor<8x16xf32>) -> tensor<8x16xf16> {
// CHECK:             arith.constant dense<5.000000e-01>
// CHECK:           scf.yield
func.func @a_body_of_a_loop(%x: tensor<8x16xf16>, %b: tensor<8x16xf32>,
                            %w: tensor<16x16xf16>) -> tensor<8x16xf16> {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %three = arith.constant dense<3> : tensor<i32>
  %half = arith.constant dense<0.5> : tensor<8x16xf32>
  %end:2 = scf.while (%i_ = %zero, %h_ = %x) : (tensor<i32>, tensor<8x16xf16>) -> (tensor<i32>, tensor<8x16xf16>) {
    %less = arith.cmpi slt, %i_, %three : tensor<i32>
    %more = tensor.extract %less[] : tensor<i1>
    scf.condition(%more) %i_, %h_ : tensor<i32>, tensor<8x16xf16>
  } do {
  ^bb0(%i: tensor<i32>, %h: tensor<8x16xf16>):
    %y = mp.dot %h, %w contracting [1] x [0] accumulate f32 : (tensor<8x16xf16>, tensor<16x16xf16>) -> tensor<8x16xf16>
    %wide = mp.cast %y : tensor<8x16xf16> to tensor<8x16xf32>
    %sum = arith.addf %wide, %b : tensor<8x16xf32>
    %less = arith.mulf %sum, %half : tensor<8x16xf32>
    %next = mp.cast %less : tensor<8x16xf32> to tensor<8x16xf16>
    %i1 = arith.addi %i, %one : tensor<i32>
    scf.yield %i1, %next : tensor<i32>, tensor<8x16xf16>
  }
  return %end#1 : tensor<8x16xf16>
}

// What a loop only holds behind a barrier is dead before anything around the loop
// is fused: no kernel is made that the next run would take away.
// CHECK-LABEL: @dead_behind_a_barrier
// CHECK-NOT:     mp.fusion
// CHECK:         return
func.func @dead_behind_a_barrier(%x: tensor<8xf32>, %y: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %dead = math.exp %x : tensor<8xf32>
  %end = scf.for %i = %zero to %n step %one iter_args(%c = %y) -> (tensor<4xf32>) {
    %0:2 = mp.barrier %dead, %c : tensor<8xf32>, tensor<4xf32>
    scf.yield %0#1 : tensor<4xf32>
  }
  return %end : tensor<4xf32>
}

// What is only rounded and widened again is not rounded in a kernel, and so is the
// value that it was: its readers have that, and the kernel gives what else it makes,
// or is none.
// CHECK-LABEL: @a_value_that_is_rounded_for_nobody_is_itself
// CHECK-SAME:    (%[[X:.*]]: tensor<8x16xf32>,
// CHECK:         %[[N:.*]] = mp.fusion pointwise ins(%[[X]] : tensor<8x16xf32>) -> tensor<8x16xbf16> {
// CHECK:         mp.dot %[[N]]
// CHECK-NOT:     mp.fusion
// CHECK:         mp.dot %{{.*}}, %[[X]]
func.func @a_value_that_is_rounded_for_nobody_is_itself(%x: tensor<8x16xf32>,
    %w: tensor<16x4xbf16>, %g: tensor<4x8xf32>) -> (tensor<8x4xf32>, tensor<4x16xf32>) {
  %0 = mp.cast %x : tensor<8x16xf32> to tensor<8x16xbf16>
  %1 = mp.dot %0, %w contracting [1] x [0] accumulate f32 : (tensor<8x16xbf16>, tensor<16x4xbf16>) -> tensor<8x4xf32>
  %2 = mp.cast %0 : tensor<8x16xbf16> to tensor<8x16xf32>
  %3 = mp.dot %g, %2 contracting [1] x [0] : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
  return %1, %3 : tensor<8x4xf32>, tensor<4x16xf32>
}

// CHECK-LABEL: @no_kernel_rounds_and_widens_alone
// CHECK-SAME:    (%[[X:.*]]: tensor<8x16xf32>)
// CHECK-NEXT:    return %[[X]]
func.func @no_kernel_rounds_and_widens_alone(%x: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %0 = mp.cast %x : tensor<8x16xf32> to tensor<8x16xbf16>
  %1 = mp.cast %0 : tensor<8x16xbf16> to tensor<8x16xf32>
  return %1 : tensor<8x16xf32>
}
