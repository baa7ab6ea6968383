// RUN: mp-opt %s --mp-check-alignment --verify-diagnostics --split-input-file
// RUN: mp-opt %S/pad-to-tile.mlir --mp-pad-to-tile --split-input-file > %t.good
// RUN: mp-opt %t.good --mp-check-alignment --split-input-file | diff %t.good -

// Aligned, not 16 bits wide, or unaligned for a recorded reason.
func.func @these_are_fine(%a: tensor<32x64xf16>, %b: tensor<64x16xf16>,
    %c: tensor<3x5xf32>, %d: tensor<5x7xf32>, %e: tensor<4x64xf16>)
    -> (tensor<32x16xf16>, tensor<3x7xf32>, tensor<4x16xf16>) {
  %0 = mp.dot %a, %b contracting [1] x [0] accumulate f32
     : (tensor<32x64xf16>, tensor<64x16xf16>) -> tensor<32x16xf16>
  %1 = mp.dot %c, %d contracting [1] x [0] : (tensor<3x5xf32>, tensor<5x7xf32>) -> tensor<3x7xf32>
  %2 = mp.dot %e, %b contracting [1] x [0] accumulate f32 {mp.unaligned = {M = "a test"}}
     : (tensor<4x64xf16>, tensor<64x16xf16>) -> tensor<4x16xf16>
  return %0, %1, %2 : tensor<32x16xf16>, tensor<3x7xf32>, tensor<4x16xf16>
}

// -----

// A reason for one dimension does not excuse another.
func.func @an_unexplained_dimension(%x: tensor<4x84xbf16>, %w: tensor<84x16xbf16>) -> tensor<4x16xbf16> {
  // expected-error@below {{'mp.dot' op K is 84, not a multiple of 8}}
  // expected-note@below {{run mp-pad-to-tile, or record why it stays in 'mp.unaligned = {K = "..."}'}}
  %0 = mp.dot %x, %w contracting [1] x [0] accumulate f32 {mp.unaligned = {M = "a test"}}
     : (tensor<4x84xbf16>, tensor<84x16xbf16>) -> tensor<4x16xbf16>
  return %0 : tensor<4x16xbf16>
}

// -----

// The policy's tile.
module attributes {mp.policy = #mp.policy<f16, tile = 64>} {
  func.func @tile_of_the_policy(%x: tensor<64x64xf16>, %w: tensor<64x32xf16>) -> tensor<64x32xf16> {
    // expected-error@below {{'mp.dot' op N is 32, not a multiple of 64}}
    // expected-note@below {{run mp-pad-to-tile}}
    %0 = mp.dot %x, %w contracting [1] x [0] accumulate f32
       : (tensor<64x64xf16>, tensor<64x32xf16>) -> tensor<64x32xf16>
    return %0 : tensor<64x32xf16>
  }
}

// -----

module attributes {mp.policy = #mp.policy<f16, tile = 1>} {
  func.func @no_tile(%x: tensor<3x5xf16>, %w: tensor<5x7xf16>) -> tensor<3x7xf16> {
    %0 = mp.dot %x, %w contracting [1] x [0] accumulate f32
       : (tensor<3x5xf16>, tensor<5x7xf16>) -> tensor<3x7xf16>
    return %0 : tensor<3x7xf16>
  }
}
