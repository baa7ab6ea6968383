// RUN: mp-opt %s --mp-pad-to-tile=mode=by-time --split-input-file | FileCheck %s
// RUN: mp-opt %s --mp-pad-to-tile=mode=by-time --split-input-file > %t.once
// RUN: mp-opt %t.once --mp-pad-to-tile=mode=by-time --split-input-file | diff %t.once -
// RUN: mp-opt %t.once --mp-check-alignment --split-input-file
// RUN: mp-opt %s --mp-pad-to-tile --split-input-file | FileCheck %s --check-prefix=ALWAYS

// A pad is a launch, and the product is over in a hundredth of it.
// CHECK-LABEL: @small_products_stay
// CHECK-NOT: mp.pad
// CHECK: mp.dot %{{.*}} {mp.unaligned = {K = "padding to 40, here and where that leads, would save 0.0 us of products and take {{[0-9.]+}} us on sm_90", M = "no row in memory is of this size, so that padding gains nothing", N = "padding to 72,{{.*}}"}} : (tensor<33x37xf16>, tensor<37x65xf16>)
// ALWAYS-LABEL: @small_products_stay
// ALWAYS: mp.dot {{.*}} : (tensor<40x40xf16>, tensor<40x72xf16>)
func.func @small_products_stay(%x: tensor<33x37xf16>, %w: tensor<37x65xf16>) -> tensor<33x65xf16> {
  %y = mp.dot %x, %w contracting [1] x [0] accumulate f32
     : (tensor<33x37xf16>, tensor<37x65xf16>) -> tensor<33x65xf16>
  return %y : tensor<33x65xf16>
}

// -----

// The logits of a vocabulary: a millisecond is worth the pad of a matrix, and
// the copy of what is returned.
// CHECK-LABEL: @a_vocabulary_is_padded
// CHECK: mp.dot {{.*}} : (tensor<4096x768xf16>, tensor<50264x768xf16>) -> tensor<4096x50264xf16>
func.func @a_vocabulary_is_padded(%x: tensor<4096x768xf16>, %w: tensor<50257x768xf16>) -> tensor<4096x50257xf16> {
  %y = mp.dot %x, %w contracting [1] x [1] accumulate f32
     : (tensor<4096x768xf16>, tensor<50257x768xf16>) -> tensor<4096x50257xf16>
  return %y : tensor<4096x50257xf16>
}

// -----

// 197 places of a picture are rows of the scores as keys, and of nothing as
// queries, which the same kernels make in the same size.
// CHECK-LABEL: @places_are_padded_alike
// CHECK-NOT: mp.unaligned
// CHECK: mp.dot {{.*}} : (tensor<64x12x200x64xf16>, tensor<64x12x200x64xf16>) -> tensor<64x12x200x200xf16>
// CHECK: mp.dot {{.*}} : (tensor<64x12x200x200xf16>, tensor<64x12x200x64xf16>) -> tensor<64x12x200x64xf16>
func.func @places_are_padded_alike(%q: tensor<64x12x197x64xf16>,
    %k: tensor<64x12x197x64xf16>, %v: tensor<64x12x197x64xf16>) -> tensor<64x12x197x64xf16> {
  %s = mp.dot %q, %k batching [0, 1] x [0, 1] contracting [3] x [3] accumulate f32
     : (tensor<64x12x197x64xf16>, tensor<64x12x197x64xf16>) -> tensor<64x12x197x197xf16>
  %e = math.exp %s : tensor<64x12x197x197xf16>
  %o = mp.dot %e, %v batching [0, 1] x [0, 1] contracting [3] x [2] accumulate f32
     : (tensor<64x12x197x197xf16>, tensor<64x12x197x64xf16>) -> tensor<64x12x197x64xf16>
  return %o : tensor<64x12x197x64xf16>
}

// -----

// 100 queries are another size than 197 keys, and stay.
// CHECK-LABEL: @queries_are_no_rows
// CHECK: mp.dot {{.*}} {mp.unaligned = {M = "no row in memory is of this size, so that padding gains nothing"}} : (tensor<64x12x100x64xf16>, tensor<64x12x200x64xf16>) -> tensor<64x12x100x200xf16>
func.func @queries_are_no_rows(%q: tensor<64x12x100x64xf16>, %k: tensor<64x12x197x64xf16>,
    %v: tensor<64x12x197x64xf16>) -> tensor<64x12x100x64xf16> {
  %s = mp.dot %q, %k batching [0, 1] x [0, 1] contracting [3] x [3] accumulate f32
     : (tensor<64x12x100x64xf16>, tensor<64x12x197x64xf16>) -> tensor<64x12x100x197xf16>
  %e = math.exp %s : tensor<64x12x100x197xf16>
  %o = mp.dot %e, %v batching [0, 1] x [0, 1] contracting [3] x [2] accumulate f32
     : (tensor<64x12x100x197xf16>, tensor<64x12x197x64xf16>) -> tensor<64x12x100x64xf16>
  return %o : tensor<64x12x100x64xf16>
}

// -----

// A product of 32 examples is as long as its weight is read: 11 us are saved.
// To pad 34 MB takes longer, unless an update writes them with the working copy.
// CHECK-LABEL: @pads_of_parameters_are_for_nothing
// CHECK: mp.dot {{.*}} {mp.unaligned = {K = "padding to 4104, {{.*}}} : (tensor<32x4097xf16>, tensor<4097x4096xf16>)
// CHECK: mp.dot {{.*}} : (tensor<32x4104xf16>, tensor<4104x4096xf16>)
func.func @pads_of_parameters_are_for_nothing(%x: tensor<32x4097xf16>, %other: tensor<32x4097xf16>,
    %w: tensor<4097x4096xf16>,
    %p: tensor<4097x4096xf32> {mp.role = #mp.role<parameter>, mp.name = "p"})
    -> (tensor<32x4096xf16>, tensor<32x4096xf16>) {
  %y = mp.dot %x, %w contracting [1] x [0] accumulate f32
     : (tensor<32x4097xf16>, tensor<4097x4096xf16>) -> tensor<32x4096xf16>
  %c = mp.cast %p : tensor<4097x4096xf32> to tensor<4097x4096xf16>
  %z = mp.dot %other, %c contracting [1] x [0] accumulate f32
     : (tensor<32x4097xf16>, tensor<4097x4096xf16>) -> tensor<32x4096xf16>
  return %y, %z : tensor<32x4096xf16>, tensor<32x4096xf16>
}

// -----

// Two products of one hidden value are judged together: the second gains less
// than a launch takes, and has none of its own. Alone, it stays.
// CHECK-LABEL: @one_region
// CHECK: mp.dot {{.*}} -> tensor<512x2008xf16>
// CHECK: mp.dot {{.*}} : (tensor<512x2008xf16>, tensor<2008x8xf16>)
// CHECK: mp.dot {{.*}} {mp.unaligned = {{.*}} : (tensor<512x2005xf16>, tensor<2005x8xf16>)
func.func @one_region(%x: tensor<512x1024xf16>, %v: tensor<2005x8xf16>,
    %p: tensor<1024x2005xf32> {mp.role = #mp.role<parameter>, mp.name = "p"},
    %a: tensor<512x2005xf16>, %b: tensor<2005x8xf16>) -> (tensor<512x8xf16>, tensor<512x8xf16>) {
  %w = mp.cast %p : tensor<1024x2005xf32> to tensor<1024x2005xf16>
  %y = mp.dot %x, %w contracting [1] x [0] accumulate f32
     : (tensor<512x1024xf16>, tensor<1024x2005xf16>) -> tensor<512x2005xf16>
  %h = math.tanh %y : tensor<512x2005xf16>
  %z = mp.dot %h, %v contracting [1] x [0] accumulate f32
     : (tensor<512x2005xf16>, tensor<2005x8xf16>) -> tensor<512x8xf16>
  %c = mp.dot %a, %b contracting [1] x [0] accumulate f32
     : (tensor<512x2005xf16>, tensor<2005x8xf16>) -> tensor<512x8xf16>
  return %z, %c : tensor<512x8xf16>, tensor<512x8xf16>
}

// -----

// The chip that the policy names: T4 computes for ten times as long, and a launch
// is as long as on others.
module attributes {mp.policy = #mp.policy<f16, chips = ["sm_75"]>} {
// CHECK-LABEL: @on_a_slow_chip
// CHECK: mp.dot {{.*}} : (tensor<256x1032xf16>, tensor<1032x256xf16>)
func.func @on_a_slow_chip(%x: tensor<256x1030xf32>, %w: tensor<1030x256xf32>) -> tensor<256x256xf16> {
  %a = mp.cast %x : tensor<256x1030xf32> to tensor<256x1030xf16>
  %b = mp.cast %w : tensor<1030x256xf32> to tensor<1030x256xf16>
  %y = mp.dot %a, %b contracting [1] x [0] accumulate f32
     : (tensor<256x1030xf16>, tensor<1030x256xf16>) -> tensor<256x256xf16>
  return %y : tensor<256x256xf16>
}
}

// -----

// CHECK-LABEL: @on_a_fast_chip
// CHECK: mp.dot {{.*}} on sm_90"}} : (tensor<256x1030xf16>, tensor<1030x256xf16>)
func.func @on_a_fast_chip(%x: tensor<256x1030xf32>, %w: tensor<1030x256xf32>) -> tensor<256x256xf16> {
  %a = mp.cast %x : tensor<256x1030xf32> to tensor<256x1030xf16>
  %b = mp.cast %w : tensor<1030x256xf32> to tensor<1030x256xf16>
  %y = mp.dot %a, %b contracting [1] x [0] accumulate f32
     : (tensor<256x1030xf16>, tensor<1030x256xf16>) -> tensor<256x256xf16>
  return %y : tensor<256x256xf16>
}

// -----

// In a region of its own.
// CHECK-LABEL: @in_a_guard
// CHECK: mp.dot {{.*}} {mp.unaligned = {{.*}} : (tensor<33x37xf16>, tensor<37x37xf16>)
func.func @in_a_guard(%x: tensor<33x37xf16>, %w: tensor<37x37xf16>, %flag: tensor<i1>) -> tensor<33x37xf16> {
  %y = mp.guard %flag keep(%x : tensor<33x37xf16>) {
    %z = mp.dot %x, %w contracting [1] x [0] accumulate f32
       : (tensor<33x37xf16>, tensor<37x37xf16>) -> tensor<33x37xf16>
    mp.yield %z : tensor<33x37xf16>
  }
  return %y : tensor<33x37xf16>
}
