// A plan that a runtime could not trust is refused.
// RUN: mp-opt %s --split-input-file --verify-diagnostics

// An arena has a size.
// expected-error@+1 {{has an arena of -1 bytes}}
mprt.plan @step arena -1 {
}

// -----

// So has a workspace.
// expected-error@+1 {{has a workspace of -8 bytes}}
mprt.plan @step workspace -8 {
}

// -----

// Bytes are counted.
mprt.plan @step {
  // expected-error@+1 {{holds 'tensor<?xf32>', whose bytes cannot be counted}}
  %x = mprt.slot argument 0 "x" : tensor<?xf32>
}

// -----

// Also where they overflow.
mprt.plan @step {
  // expected-error@+1 {{whose bytes cannot be counted}}
  %x = mprt.buffer : tensor<4294967296x4294967296xf32>
}

// -----

// And in constants.
mprt.plan @step {
  // expected-error@+1 {{whose bytes cannot be counted}}
  %x = mprt.constant dense<1> : tensor<2xindex>
}

// -----

// No negative index.
mprt.plan @step {
  // expected-error@+1 {{has index -1, but must have at least 0}}
  %x = mprt.slot argument -1 "x" : tensor<8xf32>
}

// -----

// Only arguments have a next value.
mprt.plan @step {
  // expected-error@+1 {{result 0 has pair 0, but only arguments have a next value}}
  %x = mprt.slot result 0 "x" pair 0 : tensor<8xf32>
}

// -----

// Slots have numbers of their own.
mprt.plan @step {
  %x = mprt.slot argument 0 "x" : tensor<8xf32>
  // expected-error@+1 {{is the second argument with index 0}}
  %z = mprt.slot argument 0 "z" : tensor<8xf32>
}

// -----

// A pair is a result.
mprt.plan @step {
  // expected-error@+1 {{has pair 3, but the plan has no such result}}
  %x = mprt.slot argument 0 "x" pair 3 : tensor<8xf32>
}

// -----

// Of the same type.
mprt.plan @step {
  // expected-error@+1 {{holds 'tensor<8xf32>', but its next value holds 'tensor<8xf16>'}}
  %x = mprt.slot argument 0 "x" pair 0 : tensor<8xf32>
  %y = mprt.slot result 0 "y" : tensor<8xf16>
  mprt.fill %y with 1.0 : f16
}

// -----

// And of one argument.
mprt.plan @step {
  %x = mprt.slot argument 0 "x" pair 0 : tensor<8xf32>
  // expected-error@+1 {{has pair 0, as argument 0 has}}
  %z = mprt.slot argument 1 "z" pair 0 : tensor<8xf32>
  %y = mprt.slot result 0 "y" : tensor<8xf32>
  mprt.copy %x into %y
}

// -----

// Places are aligned.
mprt.plan @step arena 512 {
  // expected-error@+1 {{of 256 bytes lies at 16, expected a multiple of 256}}
  %b = mprt.buffer at 16 : tensor<64xf32>
}

// -----

// Small ones less so.
mprt.plan @step arena 512 {
  %a = mprt.buffer at 16 : tensor<8xf32>
  // expected-error@+1 {{of 32 bytes lies at 8, expected a multiple of 16}}
  %b = mprt.buffer at 8 : tensor<8xf32>
}

// -----

// Places need an arena.
mprt.plan @step {
  // expected-error@+1 {{lies at 256, but the plan does not say the size of its arena}}
  %b = mprt.buffer at 256 : tensor<8xf32>
}

// -----

// And lie in it.
mprt.plan @step arena 256 {
  // expected-error@+1 {{at 256 ends behind the arena of 256 bytes}}
  %b = mprt.buffer at 256 : tensor<8xf32>
}

// -----

// Whatever the sum.
mprt.plan @step arena 9223372036854775807 {
  // expected-error@+1 {{at 9223372036854775552 ends behind the arena}}
  %b = mprt.buffer at 9223372036854775552 : tensor<800xf32>
}

// -----

// Nothing is read before it is written.
mprt.plan @step {
  %y = mprt.slot result 0 "y" : tensor<8xf32>
  %b = mprt.buffer : tensor<8xf32>
  // expected-error@+1 {{reads operand 0 before any call has written it}}
  mprt.copy %b into %y
}

// -----

// Arguments stay as they are.
mprt.plan @step {
  %x = mprt.slot argument 0 "x" : tensor<8xf32>
  %z = mprt.slot argument 1 "z" : tensor<8xf32>
  // expected-error@+1 {{writes to mprt.slot, which a step does not change}}
  mprt.copy %x into %z
}

// -----

// Constants too.
mprt.plan @step {
  %x = mprt.slot argument 0 "x" : tensor<8xf32>
  %z = mprt.constant dense<1.0> : tensor<8xf32>
  // expected-error@+1 {{writes to mprt.constant, which a step does not change}}
  mprt.copy %x into %z
}

// -----

// No call works in place.
mprt.plan @step {
  %b = mprt.buffer : tensor<8xf32>
  mprt.fill %b with 1.0 : f32
  // expected-error@+1 {{reads and writes one buffer}}
  mprt.copy %b into %b
}

// -----

// Results are made.
mprt.plan @step {
  // expected-error@+1 {{result 0 is never written}}
  %y = mprt.slot result 0 "y" : tensor<8xf32>
}

// -----

// Nothing else stands in a plan.
mprt.plan @step {
  // expected-error@+1 {{is not a call of a plan}}
  %c = arith.constant 1.0 : f32
}

// -----

// A copy keeps the type.
mprt.plan @step {
  %x = mprt.slot argument 0 "x" : tensor<8xf16>
  %y = mprt.slot result 0 "y" : tensor<8xf32>
  // expected-error@+1 {{target 0 holds 'tensor<8xf32>', but the call expects 'tensor<8xf16>'}}
  mprt.copy %x into %y
}

// -----

// A fill has the type of an element.
mprt.plan @step {
  %y = mprt.slot result 0 "y" : tensor<8xf32>
  // expected-error@+1 {{fills elements of type 'f32' with a value of type 'f16'}}
  mprt.fill %y with 1.0 : f16
}

// -----

// A launch names a kernel.
mprt.plan @step {
  %x = mprt.slot argument 0 "x" : tensor<8xf32>
  %y = mprt.slot result 0 "y" : tensor<8xf32>
  // expected-error@+1 {{launches @k7, which is not a kernel}}
  mprt.launch @k7(%x) into(%y)
}

// -----

// And has its operands.
mprt.kernel @k {
^bb0(%x: tensor<8xf32>):
  %0 = mp.fusion pointwise ins(%x : tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%a: tensor<8xf32>):
    mp.yield %a : tensor<8xf32>
  }
  mprt.return %0 : tensor<8xf32>
}
mprt.plan @step {
  %x = mprt.slot argument 0 "x" : tensor<8xf16>
  %y = mprt.slot result 0 "y" : tensor<8xf32>
  // expected-error@+1 {{input 0 holds 'tensor<8xf16>', but the call expects 'tensor<8xf32>'}}
  mprt.launch @k(%x) into(%y)
}

// -----

// It has as many.
mprt.kernel @k {
^bb0(%x: tensor<8xf32>):
  %0 = mp.fusion pointwise ins(%x : tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%a: tensor<8xf32>):
    mp.yield %a : tensor<8xf32>
  }
  mprt.return %0 : tensor<8xf32>
}
mprt.plan @step {
  %x = mprt.slot argument 0 "x" : tensor<8xf32>
  %y = mprt.slot result 0 "y" : tensor<8xf32>
  // expected-error@+1 {{has 2 inputs, but the call expects 1}}
  mprt.launch @k(%x, %x) into(%y)
}

// -----

// And results of its types.
mprt.kernel @k {
^bb0(%x: tensor<8xf32>):
  %0 = mp.fusion pointwise ins(%x : tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%a: tensor<8xf32>):
    mp.yield %a : tensor<8xf32>
  }
  mprt.return %0 : tensor<8xf32>
}
mprt.plan @step {
  %x = mprt.slot argument 0 "x" : tensor<8xf32>
  %y = mprt.slot result 0 "y" : tensor<9xf32>
  // expected-error@+1 {{output 0 holds 'tensor<9xf32>', but the call expects 'tensor<8xf32>'}}
  mprt.launch @k(%x) into(%y)
}

// -----

// A kernel is fusions.
// expected-error@+1 {{must hold 'mp.fusion' ops, an 'mprt.return' and nothing else}}
mprt.kernel @k {
^bb0(%x: tensor<8xf32>):
  %0 = arith.addf %x, %x : tensor<8xf32>
  mprt.return %0 : tensor<8xf32>
}

// -----

// One without a fusion is none.
// expected-error@+1 {{must hold 'mp.fusion' ops, an 'mprt.return' and nothing else}}
mprt.kernel @k {
  mprt.return
}

// -----

// And one without anything neither.
// expected-error@+1 {{expects a non-empty block}}
mprt.kernel @k {
}

// -----

// What it computes it returns.
// expected-error@+1 {{must return the results of its fusions in order}}
mprt.kernel @k {
^bb0(%x: tensor<8xf32>):
  %0 = mp.fusion pointwise ins(%x : tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%a: tensor<8xf32>):
    mp.yield %a : tensor<8xf32>
  }
  mprt.return
}

// -----

// Of its arguments in order.
// expected-error@+1 {{must pass its block arguments in order as operands of its fusions, and nothing else}}
mprt.kernel @k {
^bb0(%x: tensor<8xf32>, %y: tensor<8xf32>):
  %0 = mp.fusion pointwise ins(%y, %x : tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%a: tensor<8xf32>, %b: tensor<8xf32>):
    mp.yield %a : tensor<8xf32>
  }
  mprt.return %0 : tensor<8xf32>
}

// -----

// What waits for another stands behind all that waits for none.
mprt.kernel @k {
^bb0(%x: tensor<8xf32>):
  %0 = mp.fusion pointwise ins(%x : tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%a: tensor<8xf32>):
    mp.yield %a : tensor<8xf32>
  }
  %1 = mp.fusion pointwise ins(%0 : tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%a: tensor<8xf32>):
    mp.yield %a : tensor<8xf32>
  }
  // expected-error@+1 {{reads nothing of the other fusions of its launch, and stands behind one that does}}
  %2 = mp.fusion pointwise ins(%x : tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%a: tensor<8xf32>):
    mp.yield %a : tensor<8xf32>
  }
  mprt.return %0, %1, %2 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}

// -----

// Code is launched.
// expected-error@+1 {{has code, but no stages}}
mprt.kernel @k ptx "" {
^bb0(%x: tensor<8xf32>):
  %0 = mp.fusion pointwise ins(%x : tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%a: tensor<8xf32>):
    mp.yield %a : tensor<8xf32>
  }
  mprt.return %0 : tensor<8xf32>
}

// -----

// Code is for a chip.
// expected-error@+1 {{has code, but no chip that it is for}}
mprt.kernel @k stages [#mprt.stage<"k" grid [1, 1, 1] block [32, 1, 1] shared 0>] ptx "" {
^bb0(%x: tensor<8xf32>):
  %0 = mp.fusion pointwise ins(%x : tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%a: tensor<8xf32>):
    mp.yield %a : tensor<8xf32>
  }
  mprt.return %0 : tensor<8xf32>
}

// -----

// In some stage.
// expected-error@+1 {{has 0 stages}}
mprt.kernel @k stages [] {
^bb0(%x: tensor<8xf32>):
  %0 = mp.fusion pointwise ins(%x : tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%a: tensor<8xf32>):
    mp.yield %a : tensor<8xf32>
  }
  mprt.return %0 : tensor<8xf32>
}

// -----

// Scratch has a size.
// expected-error@+1 {{needs -1 bytes of scratch}}
mprt.kernel @k scratch -1 {
^bb0(%x: tensor<8xf32>):
  %0 = mp.fusion pointwise ins(%x : tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%a: tensor<8xf32>):
    mp.yield %a : tensor<8xf32>
  }
  mprt.return %0 : tensor<8xf32>
}

// -----

// Three sizes of a grid.
// expected-error@+1 {{'grid' has 2 sizes, expected 3}}
#a = #mprt.stage<"k" grid [1, 1] block [1, 1, 1] shared 0>

// -----

// Limits of a grid.
// expected-error@+1 {{'grid' is 65536 in dimension 1, expected 1 to 65535}}
#a = #mprt.stage<"k" grid [1, 65536, 1] block [1, 1, 1] shared 0>

// -----

// Limits of a block.
// expected-error@+1 {{'block' is 0 in dimension 0, expected 1 to 1024}}
#a = #mprt.stage<"k" grid [1, 1, 1] block [0, 1, 1] shared 0>

// -----

// Threads of a block.
// expected-error@+1 {{a block of 2048 threads exceeds 1024}}
#a = #mprt.stage<"k" grid [1, 1, 1] block [1024, 2, 1] shared 0>

// -----

// Shared memory.
// expected-error@+1 {{'shared' is -1, but must be at least 0}}
#a = #mprt.stage<"k" grid [1, 1, 1] block [1, 1, 1] shared -1>

// -----

// A name.
// expected-error@+1 {{has an entry without a name}}
#a = #mprt.stage<"" grid [1, 1, 1] block [1, 1, 1] shared 0>

// -----

// A stride per size.
// expected-error@+1 {{has 2 sizes, but 1 strides}}
#a = #mprt.tensor<[2, 2] strides [1] f32>

// -----

// Sizes are positive.
// expected-error@+1 {{has size 0 with stride 1, expected both to be at least 1}}
#a = #mprt.tensor<[2, 0] strides [1, 1] f32>

// -----

// Elements take bytes.
// expected-error@+1 {{has elements of type 'index' that take no whole bytes}}
#a = #mprt.tensor<[2, 2] strides [2, 1] index>

// -----

// Only results take another's memory.
mprt.plan @step {
  // expected-error@+1 {{argument 0 is an alias of 0, but only results take an argument's memory}}
  %x = mprt.slot argument 0 "x" alias 0 : tensor<8xf32>
}

// -----

// That of their own old value.
mprt.plan @step {
  %x = mprt.slot argument 0 "x" pair 0 : tensor<8xf32>
  %y = mprt.slot argument 1 "y" : tensor<8xf32>
  // expected-error@+1 {{is an alias of argument 1, whose next value it is not}}
  %x1 = mprt.slot result 0 "x" alias 1 : tensor<8xf32>
  mprt.copy %y into %x1
}

// -----

// If there is one.
mprt.plan @init {
  // expected-error@+1 {{is an alias of argument 0, whose next value it is not}}
  %x1 = mprt.slot result 0 "x" alias 0 : tensor<8xf32>
  mprt.fill %x1 with 0.0 : f32
}

// -----

// Which is gone then.
mprt.plan @step {
  %x = mprt.slot argument 0 "x" pair 0 : tensor<8xf32>
  %y = mprt.slot argument 1 "y" : tensor<8xf32>
  %x1 = mprt.slot result 0 "x" alias 0 : tensor<8xf32>
  %old = mprt.slot result 1 "old" : tensor<8xf32>
  mprt.copy %y into %x1
  // expected-error@+1 {{reads argument 0 after its next value has been written over it}}
  mprt.copy %x into %old
}

// -----

// A call that is no launch cannot read and write in one place.
mprt.plan @step {
  %x = mprt.slot argument 0 "x" pair 0 : tensor<8xf32>
  %x1 = mprt.slot result 0 "x" alias 0 : tensor<8xf32>
  // expected-error@+1 {{reads and writes one buffer}}
  mprt.copy %x into %x1
}

// -----

// A launch can if its kernel says so.
mprt.kernel @twice {
^bb0(%x: tensor<8xf32>):
  %0 = mp.fusion pointwise ins(%x : tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%a: tensor<8xf32>):
    %1 = arith.addf %a, %a : tensor<8xf32>
    mp.yield %1 : tensor<8xf32>
  }
  mprt.return %0 : tensor<8xf32>
}
mprt.plan @step {
  %x = mprt.slot argument 0 "x" pair 0 : tensor<8xf32>
  %x1 = mprt.slot result 0 "x" alias 0 : tensor<8xf32>
  // expected-error@+1 {{output 0 takes the memory of input 0, which @twice may still read}}
  mprt.launch @twice(%x) into(%x1)
}

// -----

// Nor can one that reads and writes a buffer.
mprt.kernel @twice {
^bb0(%x: tensor<8xf32>):
  %0 = mp.fusion pointwise ins(%x : tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%a: tensor<8xf32>):
    %1 = arith.addf %a, %a : tensor<8xf32>
    mp.yield %1 : tensor<8xf32>
  }
  mprt.return %0 : tensor<8xf32>
}
mprt.plan @step {
  %x = mprt.slot argument 0 "x" : tensor<8xf32>
  %x1 = mprt.slot result 0 "x" : tensor<8xf32>
  %b = mprt.buffer : tensor<8xf32>
  mprt.copy %x into %b
  // expected-error@+1 {{output 0 takes the memory of input 0, which @twice may still read}}
  mprt.launch @twice(%b) into(%b)
  mprt.copy %b into %x1
}

// -----

// But not for a result of another fusion.
mprt.kernel @apart overwrites [0] {
^bb0(%x: tensor<8xf32>, %y: tensor<8xf32>):
  %0 = mp.fusion pointwise ins(%x : tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%a: tensor<8xf32>):
    %1 = arith.addf %a, %a : tensor<8xf32>
    mp.yield %1 : tensor<8xf32>
  }
  %2 = mp.fusion pointwise ins(%y : tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%a: tensor<8xf32>):
    %1 = arith.addf %a, %a : tensor<8xf32>
    mp.yield %1 : tensor<8xf32>
  }
  mprt.return %0, %2 : tensor<8xf32>, tensor<8xf32>
}
mprt.plan @step {
  %x = mprt.slot argument 0 "x" pair 0 : tensor<8xf32>
  %y = mprt.slot argument 1 "y" : tensor<8xf32>
  %x1 = mprt.slot result 0 "x" alias 0 : tensor<8xf32>
  %z = mprt.slot result 1 "z" : tensor<8xf32>
  // expected-error@+1 {{output 1 takes the memory of input 0, which @apart may still read}}
  mprt.launch @apart(%x, %y) into(%z, %x1)
}

// -----

// Operands have numbers.
// expected-error@+1 {{overwrites 1, 0, expected ascending numbers of operands}}
mprt.kernel @k overwrites [1, 0] {
^bb0(%x: tensor<8xf32>):
  %0 = mp.fusion pointwise ins(%x : tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%a: tensor<8xf32>):
    mp.yield %a : tensor<8xf32>
  }
  mprt.return %0 : tensor<8xf32>
}

// -----

// Of this kernel.
// expected-error@+1 {{overwrites operand 1, but has 1}}
mprt.kernel @k overwrites [1] {
^bb0(%x: tensor<8xf32>):
  %0 = mp.fusion pointwise ins(%x : tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%a: tensor<8xf32>):
    mp.yield %a : tensor<8xf32>
  }
  mprt.return %0 : tensor<8xf32>
}

// -----

// Fusions of a launch run at once.
// expected-error@+1 {{overwrites operand 0, which several fusions read}}
mprt.kernel @k overwrites [0] {
^bb0(%x: tensor<8xf32>):
  %0 = mp.fusion pointwise ins(%x : tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%a: tensor<8xf32>):
    mp.yield %a : tensor<8xf32>
  }
  %1 = mp.fusion pointwise ins(%x : tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%a: tensor<8xf32>):
    mp.yield %a : tensor<8xf32>
  }
  mprt.return %0, %1 : tensor<8xf32>, tensor<8xf32>
}

// -----

// So do threads.
// expected-error@+1 {{overwrites operand 0, of which a thread may read what another writes}}
mprt.kernel @k overwrites [0] {
^bb0(%x: tensor<8xf32>):
  %0 = mp.fusion pointwise ins(%x : tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%a: tensor<8xf32>):
    // expected-note@+1 {{for this}}
    %1 = mp.reverse %a dims [0] : tensor<8xf32>
    mp.yield %1 : tensor<8xf32>
  }
  mprt.return %0 : tensor<8xf32>
}

// -----

// A scalar is read by all of them.
// expected-error@+1 {{overwrites operand 1, of which a thread may read what another writes}}
mprt.kernel @k overwrites [1] {
^bb0(%x: tensor<8xf32>, %s: tensor<f32>):
  %0 = mp.fusion pointwise ins(%x, %s : tensor<8xf32>, tensor<f32>) -> tensor<8xf32> {
  ^bb0(%a: tensor<8xf32>, %b: tensor<f32>):
    // expected-note@+1 {{for this}}
    %1 = mp.broadcast %b dims [] : tensor<f32> to tensor<8xf32>
    %2 = arith.addf %a, %1 : tensor<8xf32>
    mp.yield %2 : tensor<8xf32>
  }
  mprt.return %0 : tensor<8xf32>
}

// -----

// Sums are made of many elements, and nothing is written in the place of one.
// expected-error@+1 {{overwrites operand 0, of which a thread may read what another writes}}
mprt.kernel @k overwrites [0] {
^bb0(%x: tensor<1xf32>):
  // expected-note@+1 {{for this}}
  %0 = mp.fusion full ins(%x : tensor<1xf32>) -> tensor<f32> {
  ^bb0(%a: tensor<1xf32>):
    %1 = mp.reduce add %a dims [0] : tensor<1xf32> to tensor<f32>
    mp.yield %1 : tensor<f32>
  }
  mprt.return %0 : tensor<f32>
}

// -----

// The sum goes over the elements once more, when those before it are written.
// expected-error@+1 {{overwrites operand 0, of which a thread may read what another writes}}
mprt.kernel @k overwrites [0] {
^bb0(%w: tensor<64x8xf32>, %g: tensor<64x8xf32>):
  %0:2 = mp.fusion full ins(%w, %g : tensor<64x8xf32>, tensor<64x8xf32>) -> tensor<64x8xf32>, tensor<f32> {
  ^bb0(%a: tensor<64x8xf32>, %b: tensor<64x8xf32>):
    %new = arith.addf %a, %b : tensor<64x8xf32>
    %1 = mp.reduce add %b dims [0, 1] : tensor<64x8xf32> to tensor<f32>
    %2 = mp.broadcast %1 dims [] : tensor<f32> to tensor<64x8xf32>
    %3 = arith.mulf %a, %2 : tensor<64x8xf32>
    // expected-note@+1 {{for this}}
    %4 = mp.reduce max %3 dims [0, 1] : tensor<64x8xf32> to tensor<f32>
    mp.yield %new, %4 : tensor<64x8xf32>, tensor<f32>
  }
  mprt.return %0#0, %0#1 : tensor<64x8xf32>, tensor<f32>
}

// -----

// The elements are gone over again once the sum is known.
// expected-error@+1 {{overwrites operand 1, of which a thread may read what another writes}}
mprt.kernel @k overwrites [1] {
^bb0(%g: tensor<64x8xf32>, %w: tensor<64x8xf32>):
  // expected-note@+1 {{for this}}
  %0:2 = mp.fusion full ins(%g, %w : tensor<64x8xf32>, tensor<64x8xf32>) -> tensor<64x8xf32>, tensor<64x8xf32> {
  ^bb0(%a: tensor<64x8xf32>, %b: tensor<64x8xf32>):
    %new = arith.addf %a, %b : tensor<64x8xf32>
    %1 = mp.reduce add %a dims [0, 1] : tensor<64x8xf32> to tensor<f32>
    %2 = mp.broadcast %1 dims [] : tensor<f32> to tensor<64x8xf32>
    %3 = arith.mulf %b, %2 : tensor<64x8xf32>
    mp.yield %new, %3 : tensor<64x8xf32>, tensor<64x8xf32>
  }
  mprt.return %0#0, %0#1 : tensor<64x8xf32>, tensor<64x8xf32>
}
