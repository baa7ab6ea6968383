// RUN: mp-test-opt %s --test-print-carried-pads --allow-unregistered-dialect --split-input-file --verify-diagnostics

// Crop, ops, pad: the way back from the pad, operands first. The bias is padded
// instead. Nothing is known of what lies beyond the crop of an argument:
// masked.
func.func @bias_and_relu(%y: tensor<32x88xf16>, %b: tensor<84xf16>) -> tensor<32x88xf16> {
  %zero = arith.constant dense<0.0> : tensor<f16>
  %zeros = arith.constant dense<0.0> : tensor<32x84xf16>
  %0 = mp.slice %y start [0, 0] limit [32, 84] strides [1, 1] : tensor<32x88xf16> to tensor<32x84xf16>
  %1 = mp.broadcast %b dims [1] : tensor<84xf16> to tensor<32x84xf16>
  %2 = arith.addf %0, %1 : tensor<32x84xf16>
  %3 = arith.maximumf %2, %zeros : tensor<32x84xf16>
  // expected-remark@below {{carried (splat, pad, carry, crop, carry, carry) and masked, copies 84 for 5376}}
  %4 = mp.pad %3, %zero low [0, 0] high [0, 4] interior [0, 0] : (tensor<32x84xf16>, tensor<f16>) -> tensor<32x88xf16>
  return %4 : tensor<32x88xf16>
}

// -----

// Behind a contraction with zeros at the end lie zeros; the selection leaves
// them zeros where a comparison with NaN would be false.
func.func @zeros_need_no_mask(%x: tensor<32x120xf16>, %w: tensor<120x84xf16>) -> tensor<32x88xf16> {
  %zero = arith.constant dense<0.0> : tensor<f16>
  %zeros = arith.constant dense<0.0> : tensor<32x84xf16>
  // No remark: an argument is cheaper to pad than anything it is made of.
  %wide = mp.pad %w, %zero low [0, 0] high [0, 4] interior [0, 0] : (tensor<120x84xf16>, tensor<f16>) -> tensor<120x88xf16>
  %y = mp.dot %x, %wide contracting [1] x [0] accumulate f32 : (tensor<32x120xf16>, tensor<120x88xf16>) -> tensor<32x88xf16>
  %0 = mp.slice %y start [0, 0] limit [32, 84] strides [1, 1] : tensor<32x88xf16> to tensor<32x84xf16>
  %1 = arith.cmpf ogt, %0, %zeros : tensor<32x84xf16>
  %2 = arith.select %1, %0, %zeros : tensor<32x84xi1>, tensor<32x84xf16>
  // expected-remark@below {{carried (splat, crop, carry, carry), copies 0 for 5376}}
  %3 = mp.pad %2, %zero low [0, 0] high [0, 4] interior [0, 0] : (tensor<32x84xf16>, tensor<f16>) -> tensor<32x88xf16>
  return %3 : tensor<32x88xf16>
}

// -----

// A tie: somebody else still wants the small sum, so a crop of it takes the
// place of the one that went. The pad is what is saved.
func.func @shared(%y: tensor<32x88xf16>) -> (tensor<32x88xf16>, tensor<32x84xf16>) {
  %zero = arith.constant dense<0.0> : tensor<f16>
  %0 = mp.slice %y start [0, 0] limit [32, 84] strides [1, 1] : tensor<32x88xf16> to tensor<32x84xf16>
  %1 = arith.addf %0, %0 : tensor<32x84xf16>
  // expected-remark@below {{carried (crop, carry) and masked, copies 2688 for 5376}}
  %2 = mp.pad %1, %zero low [0, 0] high [0, 4] interior [0, 0] : (tensor<32x84xf16>, tensor<f16>) -> tensor<32x88xf16>
  return %2, %1 : tensor<32x88xf16>, tensor<32x84xf16>
}

// -----

// Now the crop stays as well, for another reader: as many copies as before, and
// nothing is carried.
func.func @a_tie_stays(%y: tensor<32x88xf16>) -> (tensor<32x88xf16>, tensor<32x84xf16>, tensor<32x84xf16>) {
  %zero = arith.constant dense<0.0> : tensor<f16>
  %0 = mp.slice %y start [0, 0] limit [32, 84] strides [1, 1] : tensor<32x88xf16> to tensor<32x84xf16>
  %1 = arith.addf %0, %0 : tensor<32x84xf16>
  %2 = mp.pad %1, %zero low [0, 0] high [0, 4] interior [0, 0] : (tensor<32x84xf16>, tensor<f16>) -> tensor<32x88xf16>
  return %2, %1, %0 : tensor<32x88xf16>, tensor<32x84xf16>, tensor<32x84xf16>
}

// -----

// No remark: the pad is not of zeros, not at the end, between the elements.
func.func @other_pads(%y: tensor<88xf16>) {
  %zero = arith.constant dense<0.0> : tensor<f16>
  %one = arith.constant dense<1.0> : tensor<f16>
  %0 = mp.slice %y start [0] limit [84] strides [1] : tensor<88xf16> to tensor<84xf16>
  %1 = mp.pad %0, %one low [0] high [4] interior [0] : (tensor<84xf16>, tensor<f16>) -> tensor<88xf16>
  %2 = mp.pad %0, %zero low [4] high [0] interior [0] : (tensor<84xf16>, tensor<f16>) -> tensor<88xf16>
  %3 = mp.pad %0, %zero low [0] high [0] interior [1] : (tensor<84xf16>, tensor<f16>) -> tensor<167xf16>
  return
}

// -----

// No remark: the slice is no crop of the padded shape.
func.func @other_slices(%y: tensor<88xf16>, %z: tensor<96xf16>) {
  %zero = arith.constant dense<0.0> : tensor<f16>
  %0 = mp.slice %y start [4] limit [88] strides [1] : tensor<88xf16> to tensor<84xf16>
  %1 = mp.pad %0, %zero low [0] high [4] interior [0] : (tensor<84xf16>, tensor<f16>) -> tensor<88xf16>
  %2 = mp.slice %z start [0] limit [84] strides [1] : tensor<96xf16> to tensor<84xf16>
  %3 = mp.pad %2, %zero low [0] high [4] interior [0] : (tensor<84xf16>, tensor<f16>) -> tensor<88xf16>
  return
}

// -----

// No remark: nothing is carried through an op that nothing is known of, nor
// through a value of another block.
func.func @the_way_ends(%y: tensor<88xf16>, %go: i1) {
  %zero = arith.constant dense<0.0> : tensor<f16>
  %0 = mp.slice %y start [0] limit [84] strides [1] : tensor<88xf16> to tensor<84xf16>
  %1 = "foreign.op"(%0) : (tensor<84xf16>) -> tensor<84xf16>
  %2 = mp.pad %1, %zero low [0] high [4] interior [0] : (tensor<84xf16>, tensor<f16>) -> tensor<88xf16>
  scf.if %go {
    %3 = mp.pad %0, %zero low [0] high [4] interior [0] : (tensor<84xf16>, tensor<f16>) -> tensor<88xf16>
  }
  return
}

// -----

// A loop carries its value at the small size; inside of the body pads meet
// crops as anywhere.
func.func @in_a_loop(%y: tensor<88xf16>, %from: index, %to: index, %by: index) -> tensor<84xf16> {
  %zero = arith.constant dense<0.0> : tensor<f16>
  %first = mp.slice %y start [0] limit [84] strides [1] : tensor<88xf16> to tensor<84xf16>
  %r = scf.for %i = %from to %to step %by iter_args(%a = %first) -> tensor<84xf16> {
    // No remark: the argument of the body is no crop.
    %0 = mp.pad %a, %zero low [0] high [4] interior [0] : (tensor<84xf16>, tensor<f16>) -> tensor<88xf16>
    %1 = math.tanh %0 : tensor<88xf16>
    %2 = mp.slice %1 start [0] limit [84] strides [1] : tensor<88xf16> to tensor<84xf16>
    %3 = arith.negf %2 : tensor<84xf16>
    // expected-remark@below {{carried (crop, carry) and masked, copies 0 for 168}}
    %4 = mp.pad %3, %zero low [0] high [4] interior [0] : (tensor<84xf16>, tensor<f16>) -> tensor<88xf16>
    %5 = mp.reverse %4 dims [0] : tensor<88xf16>
    %6 = mp.slice %5 start [4] limit [88] strides [1] : tensor<88xf16> to tensor<84xf16>
    scf.yield %6 : tensor<84xf16>
  }
  return %r : tensor<84xf16>
}
