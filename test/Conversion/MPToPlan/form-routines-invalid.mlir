// What has no kernel is refused with the op, the reason and a way out.
// RUN: mp-opt %s --mp-form-routines --split-input-file --verify-diagnostics

func.func @main(%x: tensor<8xf8E4M3FN>, %i: tensor<2xi32>) -> tensor<2xf8E4M3FN> {
  // expected-error@+1 {{has a 'tensor<8xf8E4M3FN>', which kernels do not hold; expected elements, of f16, bf16, f32, f64, i1 or signless integers of 8, 16, 32 or 64 bits}}
  %0 = mp.gather %x, %i slice [1] offset [] collapsed [0] start [0] index_vector 1
     : (tensor<8xf8E4M3FN>, tensor<2xi32>) -> tensor<2xf8E4M3FN>
  return %0 : tensor<2xf8E4M3FN>
}

// -----

func.func @main(%x: tensor<8xf32>, %i: tensor<2xi1>) -> tensor<2xf32> {
  // expected-error@+1 {{finds places by 'i1'; expected signless integers of 8, 16, 32 or 64 bits}}
  %0 = mp.gather %x, %i slice [1] offset [] collapsed [0] start [0] index_vector 1
     : (tensor<8xf32>, tensor<2xi1>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// An index of no components.
func.func @main(%x: tensor<8xf32>, %i: tensor<2x0xi32>) -> tensor<2x8xf32> {
  // expected-error@+1 {{has a 'tensor<2x0xi32>', which kernels do not hold}}
  %0 = mp.gather %x, %i slice [8] offset [1] start [] index_vector 1
     : (tensor<8xf32>, tensor<2x0xi32>) -> tensor<2x8xf32>
  return %0 : tensor<2x8xf32>
}

// -----

func.func @main(%x: tensor<8xf64>, %i: tensor<2xi32>, %u: tensor<2xf32>) -> tensor<8xf64> {
  // expected-error@+1 {{combines 'f32' into 'f64', which a kernel holds in other registers; cast them to one type before}}
  %0 = mp.scatter add %x, %i, %u window [] inserted [0] start [0] index_vector 1
     : (tensor<8xf64>, tensor<2xi32>, tensor<2xf32>) -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

// -----

func.func @main(%x: tensor<8xi1>) -> tensor<7xi32> {
  // expected-error@+1 {{combines 'i1' into 'i32'}}
  %0 = mp.pool add %x window [2] strides [1] low [0] high [0] : tensor<8xi1> to tensor<7xi32>
  return %0 : tensor<7xi32>
}

// -----

func.func @main(%x: tensor<8xi32>, %d: tensor<7xi32>) -> tensor<8xi32> {
  // expected-error@+1 {{chooses by 'i32' and sums 'i32'; expected floats, both f64 or neither}}
  %0 = mp.pool_grad max %x, %d window [2] strides [1] low [0] high [0] : tensor<8xi32>, tensor<7xi32>
  return %0 : tensor<8xi32>
}
