//===- Passes.td - The precision of values -----------------*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TRANSFORMS_PRECISION_PASSES
#define MP_TRANSFORMS_PRECISION_PASSES

include "mlir/Pass/PassBase.td"

def FoldTransposes : Pass<"mp-fold-transposes", "::mlir::func::FuncOp"> {
  let summary = "Let products read what was transposed for them";
  let description = [{
    A product whose dimension numbers can say it reads its operand as it lies in
    memory, and the transpose goes where nothing else reads it. So a weight that
    the forward pass reads transposed, and the backward pass as it is, is one
    value with one copy in 16 bits. A product that is only read transposed, as
    JAX writes the gradient of a weight, has its operands exchanged instead.
    Where a transpose has to stay, as attention's heads lie between positions
    and channels, it leaves the innermost dimension where it is, and the product
    says the rest: kernels read and write whole runs of memory.
    Under a policy for f32 the step stays as it was given.

    Numerics: exact products; a kernel may sum them in another order.

    Example: test/Transforms/Precision/fold-transposes.mlir
  }];
}

def AnnotatePrecision : Pass<"mp-annotate-precision", "::mlir::ModuleOp"> {
  let summary = "Decide what each op computes in, reads and writes";
  let description = [{
    Puts `mp.precision` on each op that is to change, by the planner, the rules
    and the type of the module's policy. Reads interfaces only. An op without
    one is opaque: it keeps its types, and no decision crosses it. If nothing
    becomes narrow, a warning says why.

    `mincut`, the default: arithmetic and sums compute in f32. Contractions read
    the low type where all their operands may be rounded; one that may not gets
    `mp.kept_wide` with the reason, such as "operand 0 may reach 1e+09"; an op
    of which the backward pass keeps an f32 value that may not be narrow gets
    `mp.stored_wide`, with what forbids it. Each
    value that crosses memory, once ops are fused, is there in f32, in the low
    type or in both, whichever moves the fewest bytes in all. What may be
    rounded is said by ranges, by the way a value was made, and by rules: allow
    vouches for what an op gives, deny keeps it f32. State, divisors and what
    decides is f32. What loops and branches hand on has one type under all its
    names, written on the loop or branch: the low one where it is stacked up, or
    read in the rounds by contractions alone. What contractions read of the
    batch is one warning, with all the arguments. See docs/Precision.md.

    `painting`: the order of Grappler, over classes. What stays f32 whatever
    its class: ops that only feed new parameters, new state, the loss, a metric
    or what a loop or branch gives; ops that only multiply the scaled seed of
    the backward pass, up to the first sum; and ops that use a constant which
    the low type can not hold (eps 1e-12, mask -1e9), with the data movement
    between. All other arithmetic that is painted is in the low type.

    With both a non-finite constant is legal as operand of a select, a maximum
    or a pad; one that arithmetic reads is an error, but for a table with
    infinities that is added, as masks are. An op of class deny that computes in
    a narrow type already is left alone and marked with `mp.given_types`.

    A module that gets a plan gets `mp.planned` with its type. Once that plan is
    applied, the step is not planned again, which a warning says: what is mixed
    already gives other reasons than what it was made of. A policy for another
    type is an error then.

    Remarks: one for each op, with what was decided and why, its class, and the
    rule that gave it.

    With `around-rounds` the module is what mp-outline-rounds left around the
    round of an epoch, such as the games that its rounds learn from: it is no
    step, so that nothing is said of what it lacks, and the round that it calls
    is opaque.

    Numerics: changes no op.

    Example: test/Transforms/Precision/annotate-precision-mincut.mlir
  }];
  let options = [
    Option<"aroundRounds", "around-rounds", "bool", /*default=*/"false",
           "The module is what surrounds the rounds of an epoch">
  ];
  let dependentDialects = ["::mlir::mp::MPDialect"];
}

def InsertCasts : Pass<"mp-insert-casts", "::mlir::func::FuncOp"> {
  let summary = "Give ops the types that mp.precision says";
  let description = [{
    Applies the plan and removes it. Ops that change are retyped; those that
    do not read the types they read before. There is one `mp.cast` per value
    and type, behind the value; constants are converted instead. The function's
    type stays. Sums of narrow values get an f32 accumulator. The plan of a loop
    or branch retypes the arguments of its regions along, and what is yielded.

    Numerics: rounds to the low type, to nearest even, exactly where the plan
    says: operands of narrow ops, results of narrow ops, results stored narrow.

    Example: test/Transforms/Precision/insert-casts.mlir
  }];
  let dependentDialects = ["::mlir::mp::MPDialect"];
}

def SimplifyCasts : Pass<"mp-simplify-casts", "::mlir::func::FuncOp"> {
  let summary = "Merge casts and move them to smaller values";
  let description = [{
    Equal casts of one value become one, unread casts go. A cast of an exactly
    widened value reads the narrow value; f16 -> f32 -> f16 disappears,
    f32 -> f16 -> f32 stays. A cast changes places with a transpose, slice,
    broadcast, maximum or barrier where the pair then moves fewer bytes; that of
    an argument does not move away from it, as it becomes a working copy. Where
    a plan was priced op by op (`fusion = none`), casts keep their places: each
    is part of the op that reads or makes its value, and moves nothing. Under a
    policy for f32 all casts are the author's, and stay.

    Numerics: exact. Every value keeps its bits, but for the payload of NaNs.

    Example: test/Transforms/Precision/simplify-casts.mlir
  }];
  let dependentDialects = ["::mlir::mp::MPDialect"];
}

def RecomputeSaved : Pass<"mp-recompute-saved", "::mlir::func::FuncOp"> {
  let summary = "Keep one of two values that are a product apart";
  let description = [{
    Values that the backward pass reads are rounded to 16 bits and f32 again
    where they are read. Two rules keep one of a pair.

    A backward pass may read what a quotient was made of: that of a softmax in
    JAX reads exponentials and their sums, where a product reads the shares in
    16 bits. If these sum to 1, the readers of the exponentials have the shares
    times the sums instead, which are an eighth of the size at most.

    What is a kept value times a constant, as the derivative of a square, is
    multiplied where it is read; in f16 a constant of 1 to 4, since f16 has no
    large numbers, and fewer bits of small ones.

    Comes behind `mp-simplify-casts`.

    Numerics: a reader has the rounding of the other value instead of its own,
    and one of f32 more. Both are half a unit in the last place of 16 bits, but
    where f16 has the other one below 6e-5: then it is off by 2^-25 times what
    it is multiplied by, the sum of the row or the constant. So a share that
    f16 has as 0 is 0 to the backward pass as to the product.

    Example: test/Transforms/Precision/recompute-saved.mlir
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::mp::MPDialect"];
}

def ShareReciprocals : Pass<"mp-share-reciprocals", "::mlir::func::FuncOp"> {
  let summary = "Divide once for all that is divided by one number";
  let description = [{
    An f32 quotient becomes a product with the reciprocal, computed where the
    divisor has each number once, before it is broadcast: a softmax divides once
    for a row. So it is where each number divides at least `min-quotients`, the
    ranges prove that the divisor and its reciprocal are normal numbers, or NaN
    (a root may be infinite: its reciprocal is 0), and whatever is made of the
    quotient is rounded to 16 bits. What is between may multiply, divide, move
    and select, and take the exponential of sums. It may add and subtract where
    that or the quotient is made of a sum of eight numbers or more, whose own
    roundings are larger. A quotient that is returned, compared or the argument
    of another function stays, and so does one whose divisor may be 0, subnormal
    or beyond 2^126.
    Under a policy for f32 all quotients stay.

    Numerics: 1.5 units in the last place of f32 instead of 0.5, before a
    rounding to 16 bits.

    Example: test/Transforms/Precision/share-reciprocals.mlir
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
  let options = [
    Option<"minQuotients", "min-quotients", "int64_t", /*default=*/"8",
           "Quotients of one number from which on it is inverted">,
  ];
}

def CheckPrecision : Pass<"mp-check-precision", "::mlir::ModuleOp"> {
  let summary = "Reject types that disagree with the policy";
  let description = [{
    No plan is left. Ops of class deny compute in f32, unless `mp.given_types`
    says that the user's graph had them narrow, or they only move bits or
    select, which rounds nothing. Contractions of class allow that nothing pins
    read the policy's type, unless `mp.kept_wide` says why not. All ports of an
    op that compute have one type. Sums of narrow values accumulate in f32. No
    loop carries in 16 bits what its rounds compute with, but for contractions.
    No value is cast twice to one type, and only mp.cast converts. Under a
    policy of f32 nothing is planned, and nothing checked. Changes nothing.

    Example: test/Transforms/Precision/check-precision.mlir
  }];
  let dependentDialects = ["::mlir::mp::MPDialect"];
}

#endif // MP_TRANSFORMS_PRECISION_PASSES
