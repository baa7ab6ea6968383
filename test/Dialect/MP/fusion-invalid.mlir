// A fusion's region matches its operands and results and computes wide.
// RUN: mp-opt %s --split-input-file --verify-diagnostics

// An argument per operand.
func.func @too_few_arguments(%x: tensor<8xf32>) {
  // expected-error@+1 {{has 1 operands, but 0 block arguments}}
  %0 = "mp.fusion"(%x) <{kind = #mp<fusion_kind pointwise>}> ({
    %c = arith.constant dense<1.0> : tensor<8xf32>
    mp.yield %c : tensor<8xf32>
  }) : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

// Of its type.
func.func @argument_of_another_type(%x: tensor<8xf16>) {
  // expected-error@+1 {{operand 0 has type 'tensor<8xf16>', but block argument 0 has type 'tensor<8xf32>'}}
  %0 = mp.fusion pointwise ins(%x : tensor<8xf16>) -> tensor<8xf32> {
  ^bb0(%a: tensor<8xf32>):
    mp.yield %a : tensor<8xf32>
  }
  return
}

// -----

// A value per result.
func.func @yields_too_many(%x: tensor<8xf32>) {
  // expected-error@+1 {{has 1 results, but yields 2}}
  %0 = mp.fusion pointwise ins(%x : tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%a: tensor<8xf32>):
    mp.yield %a, %a : tensor<8xf32>, tensor<8xf32>
  }
  return
}

// -----

// Of its type.
func.func @yields_another_type(%x: tensor<8xf32>) {
  // expected-error@+1 {{result 0 has type 'tensor<8xf16>', but yields 'tensor<8xf32>'}}
  %0 = mp.fusion pointwise ins(%x : tensor<8xf32>) -> tensor<8xf16> {
  ^bb0(%a: tensor<8xf32>):
    mp.yield %a : tensor<8xf32>
  }
  return
}

// -----

// Arithmetic on 16-bit floats would round inside the kernel.
func.func @narrow_arithmetic(%x: tensor<8xf16>) {
  %0 = mp.fusion pointwise ins(%x : tensor<8xf16>) -> tensor<8xf16> {
  ^bb0(%a: tensor<8xf16>):
    // expected-error@+1 {{computes in 'f16' inside a fusion, narrower than f32; cast operands to f32 and the result back}}
    %1 = arith.addf %a, %a : tensor<8xf16>
    mp.yield %1 : tensor<8xf16>
  }
  return
}

// -----

// A sort has a kernel of its own.
func.func @sort_with_company(%x: tensor<8xf32>) {
  // expected-error@+1 {{of kind 'sort' is not one mp.sort of its operands that yields all its results}}
  %0 = mp.fusion sort ins(%x : tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%a: tensor<8xf32>):
    %1 = arith.negf %a : tensor<8xf32>
    %2 = mp.sort %1 dim 0 : tensor<8xf32> {
    ^bb0(%b: tensor<f32>, %c: tensor<f32>):
      %3 = arith.cmpf olt, %b, %c : tensor<f32>
      mp.yield %3 : tensor<i1>
    }
    mp.yield %2 : tensor<8xf32>
  }
  return
}

// -----

// The kernel compares elements of lines, and nothing else.
func.func @sort_by_an_operand(%x: tensor<8xf32>, %y: tensor<f32>) {
  %0 = mp.fusion sort ins(%x, %y : tensor<8xf32>, tensor<f32>) -> tensor<8xf32> {
  ^bb0(%a: tensor<8xf32>, %limit: tensor<f32>):
    %1 = mp.sort %a dim 0 : tensor<8xf32> {
    ^bb0(%b: tensor<f32>, %c: tensor<f32>):
      // expected-error@+1 {{reads a 'tensor<f32>' from outside of the comparator of a fusion; expected what it compares, and constants inside}}
      %2 = arith.cmpf olt, %b, %limit : tensor<f32>
      mp.yield %2 : tensor<i1>
    }
    mp.yield %1 : tensor<8xf32>
  }
  return
}

// -----

// A gather has a kernel of its own, too.
func.func @gather_with_company(%x: tensor<8xf32>, %i: tensor<3xi32>) {
  // expected-error@+1 {{of kind 'routine' is not one mp.gather, mp.scatter, mp.arg_reduce, mp.pool or mp.pool_grad of its operands that yields all its results}}
  %0 = mp.fusion routine ins(%x, %i : tensor<8xf32>, tensor<3xi32>) -> tensor<3xf32> {
  ^bb0(%a: tensor<8xf32>, %b: tensor<3xi32>):
    %1 = mp.gather %a, %b slice [1] offset [] collapsed [0] start [0] index_vector 1
       : (tensor<8xf32>, tensor<3xi32>) -> tensor<3xf32>
    %2 = arith.negf %1 : tensor<3xf32>
    mp.yield %2 : tensor<3xf32>
  }
  return
}

// -----

// What follows on a scatter has one element at a time, where it lies.
func.func @scatter_moved(%x: tensor<8xf32>, %i: tensor<3x1xi32>, %u: tensor<3xf32>) {
  // expected-error@+1 {{behind its mp.scatter moves elements by 'mp.reverse' that are only known where they lie}}
  %0 = mp.fusion routine ins(%x, %i, %u : tensor<8xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<8xf32> {
  ^bb0(%a: tensor<8xf32>, %b: tensor<3x1xi32>, %c: tensor<3xf32>):
    %1 = mp.scatter add %a, %b, %c window [] inserted [0] start [0] index_vector 1
       : (tensor<8xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<8xf32>
    %2 = mp.reverse %1 dims [0] : tensor<8xf32>
    mp.yield %2 : tensor<8xf32>
  }
  return
}

// -----

// Of all of them it has one number.
func.func @scatter_rows(%x: tensor<8xf32>, %i: tensor<3x1xi32>, %u: tensor<3xf32>) {
  // expected-error@+1 {{behind its mp.scatter reduces 'tensor<2x4xf32>' to 'tensor<2xf32>'; expected one number of all 8 elements}}
  %0 = mp.fusion routine ins(%x, %i, %u : tensor<8xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<2xf32> {
  ^bb0(%a: tensor<8xf32>, %b: tensor<3x1xi32>, %c: tensor<3xf32>):
    %1 = mp.scatter add %a, %b, %c window [] inserted [0] start [0] index_vector 1
       : (tensor<8xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<8xf32>
    %2 = mp.reshape %1 : tensor<8xf32> to tensor<2x4xf32>
    %3 = mp.reduce add %2 dims [1] : tensor<2x4xf32> to tensor<2xf32>
    mp.yield %3 : tensor<2xf32>
  }
  return
}

// -----

// A reduction of reductions would take a second go.
func.func @scatter_waits(%x: tensor<8xf32>, %i: tensor<3x1xi32>, %u: tensor<3xf32>) {
  // expected-error@+1 {{behind its mp.scatter reduces what waits for a reduction, by 'mp.reduce'}}
  %0 = mp.fusion routine ins(%x, %i, %u : tensor<8xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<f32> {
  ^bb0(%a: tensor<8xf32>, %b: tensor<3x1xi32>, %c: tensor<3xf32>):
    %1 = mp.scatter add %a, %b, %c window [] inserted [0] start [0] index_vector 1
       : (tensor<8xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<8xf32>
    %2 = mp.reduce add %1 dims [0] : tensor<8xf32> to tensor<f32>
    %3 = mp.reshape %2 : tensor<f32> to tensor<1xf32>
    %4 = mp.reduce add %3 dims [0] : tensor<1xf32> to tensor<f32>
    mp.yield %4 : tensor<f32>
  }
  return
}

// -----

// A constant is one number.
func.func @scatter_many_numbers(%x: tensor<8xf32>, %i: tensor<3x1xi32>, %u: tensor<3xf32>) {
  // expected-error@+1 {{behind its mp.scatter reads a constant of several numbers}}
  %0 = mp.fusion routine ins(%x, %i, %u : tensor<8xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<8xf32> {
  ^bb0(%a: tensor<8xf32>, %b: tensor<3x1xi32>, %c: tensor<3xf32>):
    %1 = mp.scatter add %a, %b, %c window [] inserted [0] start [0] index_vector 1
       : (tensor<8xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<8xf32>
    %2 = arith.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]> : tensor<8xf32>
    %3 = arith.addf %1, %2 : tensor<8xf32>
    mp.yield %3 : tensor<8xf32>
  }
  return
}

// -----

// Nor is another routine computed there.
func.func @scatter_and_gather(%x: tensor<8xf32>, %i: tensor<3x1xi32>, %u: tensor<3xf32>) {
  // expected-error@+1 {{behind its mp.scatter has 'mp.gather', which is not code of one element}}
  %0 = mp.fusion routine ins(%x, %i, %u : tensor<8xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<3xf32> {
  ^bb0(%a: tensor<8xf32>, %b: tensor<3x1xi32>, %c: tensor<3xf32>):
    %1 = mp.scatter add %a, %b, %c window [] inserted [0] start [0] index_vector 1
       : (tensor<8xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<8xf32>
    %2 = mp.gather %1, %b slice [1] offset [] collapsed [0] start [0] index_vector 1
       : (tensor<8xf32>, tensor<3x1xi32>) -> tensor<3xf32>
    mp.yield %2 : tensor<3xf32>
  }
  return
}

// -----

// Eight flags make a byte.
func.func @scatter_bits(%x: tensor<8xf32>, %i: tensor<3x1xi32>, %u: tensor<3xf32>) {
  // expected-error@+1 {{behind its mp.scatter packs bits, of which a thread has one}}
  %0 = mp.fusion routine ins(%x, %i, %u : tensor<8xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<1xi8> {
  ^bb0(%a: tensor<8xf32>, %b: tensor<3x1xi32>, %c: tensor<3xf32>):
    %1 = mp.scatter add %a, %b, %c window [] inserted [0] start [0] index_vector 1
       : (tensor<8xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<8xf32>
    %2 = arith.cmpf olt, %1, %a : tensor<8xf32>
    %3 = mp.pack_bits %2 : tensor<8xi1> to tensor<1xi8>
    mp.yield %3 : tensor<1xi8>
  }
  return
}

// -----

// An operand is no result.
func.func @scatter_operand(%x: tensor<8xf32>, %i: tensor<3x1xi32>, %u: tensor<3xf32>) {
  // expected-error@+1 {{behind its mp.scatter yields an operand; use the operand itself}}
  %0:2 = mp.fusion routine ins(%x, %i, %u : tensor<8xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<8xf32>, tensor<8xf32> {
  ^bb0(%a: tensor<8xf32>, %b: tensor<3x1xi32>, %c: tensor<3xf32>):
    %1 = mp.scatter add %a, %b, %c window [] inserted [0] start [0] index_vector 1
       : (tensor<8xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<8xf32>
    %2 = arith.negf %1 : tensor<8xf32>
    mp.yield %2, %a : tensor<8xf32>, tensor<8xf32>
  }
  return
}

// -----

// What it does not make has as many elements all the same.
func.func @scatter_other_size(%x: tensor<8xf32>, %i: tensor<3x1xi32>, %u: tensor<3xf32>) {
  // expected-error@+1 {{behind its mp.scatter yields a 'tensor<3xf32>'; expected 8 elements}}
  %0 = mp.fusion routine ins(%x, %i, %u : tensor<8xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<3xf32> {
  ^bb0(%a: tensor<8xf32>, %b: tensor<3x1xi32>, %c: tensor<3xf32>):
    %1 = mp.scatter add %a, %b, %c window [] inserted [0] start [0] index_vector 1
       : (tensor<8xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<8xf32>
    %2 = arith.negf %c : tensor<3xf32>
    mp.yield %2 : tensor<3xf32>
  }
  return
}

// -----

// Arithmetic is f32, here as elsewhere.
func.func @scatter_narrow(%x: tensor<8xf16>, %i: tensor<3x1xi32>, %u: tensor<3xf16>) {
  %0 = mp.fusion routine ins(%x, %i, %u : tensor<8xf16>, tensor<3x1xi32>, tensor<3xf16>) -> tensor<8xf16> {
  ^bb0(%a: tensor<8xf16>, %b: tensor<3x1xi32>, %c: tensor<3xf16>):
    %1 = mp.scatter add %a, %b, %c window [] inserted [0] start [0] index_vector 1 accumulate f32
       : (tensor<8xf16>, tensor<3x1xi32>, tensor<3xf16>) -> tensor<8xf16>
    // expected-error@+1 {{computes in 'f16' inside a fusion, narrower than f32}}
    %2 = arith.negf %1 : tensor<8xf16>
    mp.yield %2 : tensor<8xf16>
  }
  return
}

// -----

// What a scatter begins with may be one number, and not what it adds.
func.func @scatter_of_a_constant(%x: tensor<8xf32>, %i: tensor<3x1xi32>) {
  // expected-error@+1 {{of kind 'routine' is not one}}
  %0 = mp.fusion routine ins(%x, %i : tensor<8xf32>, tensor<3x1xi32>) -> tensor<8xf32> {
  ^bb0(%a: tensor<8xf32>, %b: tensor<3x1xi32>):
    %ones = arith.constant dense<1.0> : tensor<3xf32>
    %1 = mp.scatter add %a, %b, %ones window [] inserted [0] start [0] index_vector 1
       : (tensor<8xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<8xf32>
    mp.yield %1 : tensor<8xf32>
  }
  return
}

// -----

// Nor may the numbers that it begins with differ.
func.func @scatter_into_numbers(%x: tensor<3xf32>, %i: tensor<3x1xi32>) {
  // expected-error@+1 {{of kind 'routine' is not one}}
  %0 = mp.fusion routine ins(%x, %i : tensor<3xf32>, tensor<3x1xi32>) -> tensor<2xf32> {
  ^bb0(%a: tensor<3xf32>, %b: tensor<3x1xi32>):
    %numbers = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
    %1 = mp.scatter add %numbers, %b, %a window [] inserted [0] start [0] index_vector 1
       : (tensor<2xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<2xf32>
    mp.yield %1 : tensor<2xf32>
  }
  return
}

// -----

// Both results are the kernel's, whoever reads them.
func.func @one_of_two_results(%x: tensor<8x3xf32>, %i: tensor<8x3xi32>) {
  // expected-error@+1 {{of kind 'routine' is not one}}
  %0 = mp.fusion routine ins(%x, %i : tensor<8x3xf32>, tensor<8x3xi32>) -> tensor<8xi32> {
  ^bb0(%a: tensor<8x3xf32>, %b: tensor<8x3xi32>):
    %1:2 = mp.arg_reduce max %a, %b dims [1] : (tensor<8x3xf32>, tensor<8x3xi32>) -> (tensor<8xf32>, tensor<8xi32>)
    mp.yield %1#1 : tensor<8xi32>
  }
  return
}

// -----

// What no kernel computes is in none.
func.func @gather_of_nothing(%x: tensor<8xf32>, %i: tensor<2x0xi32>) {
  %0 = mp.fusion routine ins(%x, %i : tensor<8xf32>, tensor<2x0xi32>) -> tensor<2x8xf32> {
  ^bb0(%a: tensor<8xf32>, %b: tensor<2x0xi32>):
    // expected-error@+1 {{has a 'tensor<2x0xi32>', which kernels do not hold; expected elements, of f16, bf16, f32, f64, i1 or signless integers of 8, 16, 32 or 64 bits}}
    %1 = mp.gather %a, %b slice [8] offset [1] start [] index_vector 1
       : (tensor<8xf32>, tensor<2x0xi32>) -> tensor<2x8xf32>
    mp.yield %1 : tensor<2x8xf32>
  }
  return
}

// -----

// What a library adds comes from outside.
func.func @added_to_itself(%x: tensor<8x4xf32>, %y: tensor<4x8xf32>) {
  // expected-error@+1 {{of kind 'contraction' is not one contraction of its operands and the addition of another operand to its result, which is yielded}}
  %0 = mp.fusion contraction ins(%x, %y : tensor<8x4xf32>, tensor<4x8xf32>) -> tensor<8x8xf32> {
  ^bb0(%a: tensor<8x4xf32>, %b: tensor<4x8xf32>):
    %1 = mp.dot %a, %b contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
    %2 = arith.addf %1, %1 : tensor<8x8xf32>
    mp.yield %2 : tensor<8x8xf32>
  }
  return
}

// -----

func.func @nothing_added(%x: tensor<8x4xf32>, %y: tensor<4x8xf32>) {
  // expected-error@+1 {{of kind 'contraction' is not one contraction}}
  %0 = mp.fusion contraction ins(%x, %y : tensor<8x4xf32>, tensor<4x8xf32>) -> tensor<8x8xf32> {
  ^bb0(%a: tensor<8x4xf32>, %b: tensor<4x8xf32>):
    %1 = mp.dot %a, %b contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
    mp.yield %1 : tensor<8x8xf32>
  }
  return
}

// -----

// The product is rounded before it is added to.
func.func @rounded_twice(%x: tensor<8x4xf16>, %y: tensor<4x8xf16>, %z: tensor<8x8xf16>) {
  %0 = mp.fusion contraction ins(%x, %y, %z : tensor<8x4xf16>, tensor<4x8xf16>, tensor<8x8xf16>) -> tensor<8x8xf16> {
  ^bb0(%a: tensor<8x4xf16>, %b: tensor<4x8xf16>, %c: tensor<8x8xf16>):
    // expected-error@+1 {{in a fusion is added to, but what computes 'tensor<8x8xf16>' does not add}}
    %1 = mp.dot %a, %b contracting [1] x [0] accumulate f32 : (tensor<8x4xf16>, tensor<4x8xf16>) -> tensor<8x8xf16>
    %2 = arith.addf %1, %c : tensor<8x8xf16>
    mp.yield %2 : tensor<8x8xf16>
  }
  return
}

// -----

// A sum of a term in 16 bits is rounded to these, and what it is of has them.
func.func @not_rounded(%x: tensor<8x4xf16>, %y: tensor<4x8xf16>, %z: tensor<8x8xf16>) {
  // expected-error@+1 {{of kind 'contraction' is not one contraction}}
  %0 = mp.fusion contraction ins(%x, %y, %z : tensor<8x4xf16>, tensor<4x8xf16>, tensor<8x8xf16>) -> tensor<8x8xf32> {
  ^bb0(%a: tensor<8x4xf16>, %b: tensor<4x8xf16>, %c: tensor<8x8xf16>):
    %1 = mp.dot %a, %b contracting [1] x [0] accumulate f32 : (tensor<8x4xf16>, tensor<4x8xf16>) -> tensor<8x8xf32>
    %2 = mp.cast %c : tensor<8x8xf16> to tensor<8x8xf32>
    %3 = arith.addf %1, %2 : tensor<8x8xf32>
    mp.yield %3 : tensor<8x8xf32>
  }
  return
}

// -----

func.func @of_other_factors(%x: tensor<8x4xf16>, %y: tensor<4x8xf16>, %z: tensor<8x8xbf16>) {
  // expected-error@+1 {{of kind 'contraction' is not one contraction}}
  %0 = mp.fusion contraction ins(%x, %y, %z : tensor<8x4xf16>, tensor<4x8xf16>, tensor<8x8xbf16>) -> tensor<8x8xbf16> {
  ^bb0(%a: tensor<8x4xf16>, %b: tensor<4x8xf16>, %c: tensor<8x8xbf16>):
    %1 = mp.dot %a, %b contracting [1] x [0] accumulate f32 : (tensor<8x4xf16>, tensor<4x8xf16>) -> tensor<8x8xf32>
    %2 = mp.cast %c : tensor<8x8xbf16> to tensor<8x8xf32>
    %3 = arith.addf %1, %2 : tensor<8x8xf32>
    %4 = mp.cast %3 : tensor<8x8xf32> to tensor<8x8xbf16>
    mp.yield %4 : tensor<8x8xbf16>
  }
  return
}

// -----

// A bias has the last dimensions of the result.
func.func @bias_of_columns(%x: tensor<8x4xf32>, %y: tensor<4x8xf32>, %b: tensor<8xf32>) -> tensor<8x8xf32> {
  %0 = mp.fusion contraction ins(%x, %y, %b : tensor<8x4xf32>, tensor<4x8xf32>, tensor<8xf32>) -> tensor<8x8xf32> {
  ^bb0(%a: tensor<8x4xf32>, %c: tensor<4x8xf32>, %d: tensor<8xf32>):
    %1 = mp.dot %a, %c contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
    // expected-error@+1 {{in a fusion is not a bias; expected an operand that is the last 1 dimensions of the result}}
    %2 = mp.broadcast %d dims [0] : tensor<8xf32> to tensor<8x8xf32>
    %3 = arith.addf %1, %2 : tensor<8x8xf32>
    mp.yield %3 : tensor<8x8xf32>
  }
  return %0 : tensor<8x8xf32>
}

// -----

// A byte has eight flags.
func.func @seven_flags(%x: tensor<7xf32>) {
  %0 = mp.fusion pointwise ins(%x : tensor<7xf32>) -> tensor<1xi8> {
  ^bb0(%a: tensor<7xf32>):
    %1 = arith.cmpf oeq, %a, %a : tensor<7xf32>
    // expected-error@+1 {{packs 'tensor<7xi1>' into 'tensor<1xi8>'; expected a byte for eight flags, in one row}}
    %2 = mp.pack_bits %1 : tensor<7xi1> to tensor<1xi8>
    mp.yield %2 : tensor<1xi8>
  }
  return
}

// -----

func.func @bytes_in_rows(%x: tensor<2x16xf32>) {
  %0 = mp.fusion pointwise ins(%x : tensor<2x16xf32>) -> tensor<2x2xi8> {
  ^bb0(%a: tensor<2x16xf32>):
    %1 = arith.cmpf oeq, %a, %a : tensor<2x16xf32>
    // expected-error@+1 {{packs 'tensor<2x16xi1>' into 'tensor<2x2xi8>'; expected a byte for eight flags, in one row}}
    %2 = mp.pack_bits %1 : tensor<2x16xi1> to tensor<2x2xi8>
    mp.yield %2 : tensor<2x2xi8>
  }
  return
}

// -----

// In a kernel bytes of flags are only stored.
func.func @bytes_read_inside(%x: tensor<16xf32>) {
  %0 = mp.fusion pointwise ins(%x : tensor<16xf32>) -> tensor<2xi8> {
  ^bb0(%a: tensor<16xf32>):
    %1 = arith.cmpf oeq, %a, %a : tensor<16xf32>
    // expected-error@+1 {{is read inside of its fusion; yield it, and read the flags}}
    %2 = mp.pack_bits %1 : tensor<16xi1> to tensor<2xi8>
    %3 = arith.addi %2, %2 : tensor<2xi8>
    mp.yield %3 : tensor<2xi8>
  }
  return
}

// -----

func.func @bytes_outside(%x: tensor<16xi1>) {
  // expected-error@+1 {{expects parent op 'mp.fusion'}}
  %0 = mp.pack_bits %x : tensor<16xi1> to tensor<2xi8>
  return
}
