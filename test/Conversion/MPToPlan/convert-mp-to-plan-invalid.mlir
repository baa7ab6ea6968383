// What no call of a plan does is refused with the op and the way out.
// RUN: mp-opt %s --convert-mp-to-plan --split-input-file --verify-diagnostics

func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error@+1 {{is in no fusion, and nothing else computes it; run mp-form-fusions, if it has not run}}
  %0 = arith.addf %x, %x : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// No pass would help.
func.func @main(%x: tensor<f32>) -> tensor<1xf32> {
  // expected-error@+2 {{cannot become a call of a plan: no kernel and no library has it}}
  // expected-note@+1 {{mp-run interprets the step without a plan, and mp-opt --emit=stablehlo hands it to another compiler}}
  %0 = tensor.extract %x[] : tensor<f32>
  %1 = tensor.from_elements %0 : tensor<1xf32>
  return %1 : tensor<1xf32>
}

// -----

// Said of the branch, not of what it decides by.
func.func @main(%p: tensor<i1>, %x: tensor<8xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
  %0 = tensor.extract %p[] : tensor<i1>
  // expected-error@+2 {{cannot become a call of a plan, which has no jumps}}
  // expected-note@+1 {{mp-select-branches computes all branches where that has no effect, up to max-ops; its remark says why not these}}
  %1 = scf.if %0 -> tensor<8xf32> {
    scf.yield %x : tensor<8xf32>
  } else {
    scf.yield %y : tensor<8xf32>
  }
  return %1 : tensor<8xf32>
}

// -----

func.func @main(%p: tensor<i1>, %x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error@+2 {{cannot become a call of a plan, which has no jumps}}
  // expected-note@+1 {{mp-unroll-loops writes out a loop whose number of iterations a constant gives or bounds, up to max-ops; its remark says why not this one. --mp-to-cuda=max-rounds=N writes out as many of one that only data ends}}
  %0 = scf.while (%a = %x) : (tensor<8xf32>) -> tensor<8xf32> {
    %1 = tensor.extract %p[] : tensor<i1>
    scf.condition(%1) %a : tensor<8xf32>
  } do {
  ^bb0(%a: tensor<8xf32>):
    scf.yield %a : tensor<8xf32>
  }
  return %0 : tensor<8xf32>
}

// -----

func.func @main(%x: tensor<8xf32>) -> tensor<i1> {
  // expected-error@+1 {{is not a call of a plan; run mp-lower-state and mp-form-fusions first}}
  %0 = mp.all_finite %x : tensor<8xf32>
  return %0 : tensor<i1>
}

// -----

// expected-error@+1 {{cannot become a plan, only @main and @init can; inline it}}
func.func @helper(%x: tensor<8xf32>) -> tensor<8xf32> {
  return %x : tensor<8xf32>
}

// -----

// expected-error@+1 {{takes or returns 'tensor<?xf32>', whose bytes cannot be counted; expected static tensors of floats or integers}}
func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}

// -----

// expected-error@+1 {{must have a body of one block}}
func.func private @main(tensor<8xf32>) -> tensor<8xf32>

// -----

// A pair that is no result.
// expected-error@+1 {{argument 0 has mp.pair = 7, but there are 1 results}}
func.func @main(%x: tensor<8xf32> {mp.pair = 7}) -> tensor<8xf32> {
  return %x : tensor<8xf32>
}

// -----

func.func @main(%x: tensor<2x8x8x4xf32>, %w: tensor<3x3x4x4xf32>) -> tensor<2x14x14x4xf32> {
  // expected-error@+1 {{of kind 'fwd' has 'lhs_dilation' that no forward convolution leads to; expected kind 'fwd'}}
  %0 = mp.conv fwd %x, %w dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]>
       strides [1, 1] low [0, 0] high [1, 1] lhs_dilation [2, 2]
     : (tensor<2x8x8x4xf32>, tensor<3x3x4x4xf32>) -> tensor<2x14x14x4xf32>
  return %0 : tensor<2x14x14x4xf32>
}

// -----

func.func @main(%x: tensor<2x8x8x4xf32>, %w: tensor<3x3x4x4xf32>) -> tensor<2x6x4x4xf32> {
  // expected-error@+1 {{pads spatial dimension 1 by -1 and -1 as a forward convolution, which cuDNN has not; expected padding and no cropping; run mp-fit-to-libraries}}
  %0 = mp.conv fwd %x, %w dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]>
       strides [1, 1] low [0, -1] high [0, -1]
     : (tensor<2x8x8x4xf32>, tensor<3x3x4x4xf32>) -> tensor<2x6x4x4xf32>
  return %0 : tensor<2x6x4x4xf32>
}

// -----

func.func @main(%x: tensor<2x8x8x4xf32>, %w: tensor<3x3x4x4xf32>) -> tensor<2x6x6x4xf32> {
  // expected-error@+1 {{reverses 1 of 2 spatial dimensions of a 'fwd', which cuDNN has not; run mp-fit-to-libraries}}
  %0 = mp.conv fwd %x, %w dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]>
       strides [1, 1] low [0, 0] high [0, 0] reversal [true, false]
     : (tensor<2x8x8x4xf32>, tensor<3x3x4x4xf32>) -> tensor<2x6x6x4xf32>
  return %0 : tensor<2x6x6x4xf32>
}

// -----

func.func @main(%x: tensor<2x8x8x4xf64>, %w: tensor<3x3x4x4xf64>) -> tensor<2x6x6x4xf64> {
  // expected-error@+1 {{convolves 'f64' with 'f64' and sums in 'f64' into 'f64', which cuDNN has not; expected one type of f16, bf16 and f32, accumulated in f32; cast operands to f32 and the result back}}
  %0 = mp.conv fwd %x, %w dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]>
       strides [1, 1] low [0, 0] high [0, 0]
     : (tensor<2x8x8x4xf64>, tensor<3x3x4x4xf64>) -> tensor<2x6x6x4xf64>
  return %0 : tensor<2x6x6x4xf64>
}

// -----

func.func @main(%x: tensor<2x8x8x0xf32>, %w: tensor<3x3x0x4xf32>) -> tensor<2x6x6x4xf32> {
  // expected-error@+1 {{convolves or makes 'tensor<2x8x8x0xf32>', but a tensor has elements}}
  %0 = mp.conv fwd %x, %w dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]>
       strides [1, 1] low [0, 0] high [0, 0]
     : (tensor<2x8x8x0xf32>, tensor<3x3x0x4xf32>) -> tensor<2x6x6x4xf32>
  return %0 : tensor<2x6x6x4xf32>
}

// -----

func.func @main(%x: tensor<2x4xf32>, %w: tensor<4x6xf32>) -> tensor<2x6xf32> {
  // expected-error@+1 {{has 0 spatial dimensions, expected at least 1}}
  %0 = mp.conv fwd %x, %w dims <[b, f] x [i, o] -> [b, f]>
       strides [] low [] high []
     : (tensor<2x4xf32>, tensor<4x6xf32>) -> tensor<2x6xf32>
  return %0 : tensor<2x6xf32>
}

// -----

func.func @main(%x: tensor<4x8x8x4xf32>, %w: tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xf32> {
  // expected-error@+1 {{of kind 'fwd' has 1 feature groups and 2 batch groups; cuDNN has feature groups of this kind; run mp-fit-to-libraries}}
  %0 = mp.conv fwd %x, %w dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]>
       strides [1, 1] low [0, 0] high [0, 0] batch_groups 2
     : (tensor<4x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xf32>
  return %0 : tensor<2x6x6x6xf32>
}

// -----

// expected-error@+1 {{argument 0 is 'tensor<4xf32>', its next value, result 0, is 'tensor<8xf32>'}}
func.func @main(%x: tensor<4xf32> {mp.pair = 0 : i64}, %y: tensor<8xf32>) -> tensor<8xf32> {
  return %y : tensor<8xf32>
}

// -----

// expected-error@+1 {{result 0 is the next value of both argument 0 and argument 1}}
func.func @main(%x: tensor<4xf32> {mp.pair = 0 : i64}, %y: tensor<4xf32> {mp.pair = 0 : i64}) -> tensor<4xf32> {
  return %y : tensor<4xf32>
}

// -----

// expected-error@+1 {{result 0 has mp.pair = 0 : i64, but only arguments have a next value; give mp.pair = 0 to the argument whose it is}}
func.func @main(%x: tensor<4xf32>) -> (tensor<4xf32> {mp.pair = 0 : i64}) {
  return %x : tensor<4xf32>
}

// -----

// Movement is left to the pass that fuses it.
func.func @main(%x: tensor<9x4xf32>) -> tensor<4x9xf32> {
  // expected-error@+1 {{is in no fusion, and nothing else computes it; run mp-form-fusions, if it has not run}}
  %0 = mp.transpose %x perm [1, 0] : tensor<9x4xf32> to tensor<4x9xf32>
  return %0 : tensor<4x9xf32>
}

// -----

// So is what is fused with nothing.
func.func @main(%t: tensor<9x4xf32>, %i: tensor<3xi32>) -> tensor<3x4xf32> {
  // expected-error@+1 {{is in no fusion; run mp-form-routines first}}
  %0 = mp.gather %t, %i slice [1, 4] offset [1] collapsed [0] start [0] index_vector 1
     : (tensor<9x4xf32>, tensor<3xi32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

// -----

func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error@+1 {{is in no fusion; run mp-form-routines first}}
  %0 = mp.sort %x dim 0 : tensor<8xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = arith.cmpf olt, %a, %b : tensor<f32>
    mp.yield %1 : tensor<i1>
  }
  return %0 : tensor<8xf32>
}
