//===- Passes.td - Masters and working copies --------------*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TRANSFORMS_MASTERS_PASSES
#define MP_TRANSFORMS_MASTERS_PASSES

include "mlir/Pass/PassBase.td"

def InsertMasterWeights : Pass<"mp-insert-master-weights", "::mlir::ModuleOp"> {
  let summary = "Make the low-precision copies of parameters part of the state";
  let description = [{
    What the step makes of a parameter alone, by mp.cast, mp.pad, mp.transpose
    and mp.reshape with at least one rounding, becomes an argument of `@main`
    with role `working_copy`. Its next value is made the same way from the next
    value of the parameter, its first value in `@init`. The parameter itself
    stays the f32 master; master, optimizer state and checkpoint are not padded.

    A parameter that is given in f16 gets an f32 master `<parameter>.master`,
    made from it by `@init`, and becomes the working copy of that. Its update is
    computed from the master, and from gradients as they are in f32. bf16 has
    the range of f32, and many train in it by choice: with `promote-bf16` alone.

    Copies that differ by transposes and reshapes alone are one copy, and what
    is in another order is made of it.

    A copy of fewer elements than `min-copy` is no state: each step rounds the
    parameter anew, to the same value. What calls the step pays for each
    argument and result, more than such a rounding costs.

    A parameter is frozen if the step updates others and returns it as it came,
    or neither its next value nor its gradient. Its copies are made by `@init`
    once, and are their own next values: whoever changes the parameter between
    two calls makes them anew. With `frozen=narrow` one that nothing reads in
    f32 is an argument of the low precision, without a copy; with `frozen=cast`
    each step rounds it.

    With `mode=none` there are no masters: parameters are stored in the type
    they are rounded to, read exactly, and rounded at the end of the step.
    This is the negative control of experiments: updates below half a unit in
    the last place are lost.

    With `mode=stochastic` there are no masters either: a parameter that would
    have a copy is stored in its type, and the f32 result of the update is
    rounded up or down at random, up with the probability that is the part of a
    unit that it is above the lower neighbour. So updates below half a unit
    move it on the average. The random bits are of `mp.rng_bits three_fry`, of
    which i32 for i32 go to the elements of the parameters in the order of the
    arguments; the state, `mp.rounding`, begins with the key `rounding-seed` and
    the counter 0, is carried by the step, and kept by a guard with the
    parameters. A refused step rounds nothing, as what it keeps is a number of
    the type. Biases and gains without a copy stay f32.

    Under a policy for f32 the roundings are the author's, and nothing changes.

    Numerics: exact with `mode=fp32`, the same values are rounded at another
    time, and a refused update leaves the copy bit-identical. With `mode=none`
    each step rounds each parameter once, to nearest even; with
    `mode=stochastic` once, so that the mean over the bits is the value, exactly
    where that is normal, and within 2^-14 of a unit where it is subnormal in
    f16. What is beyond the type's range is rounded to nearest.

    Example: test/Transforms/Masters/insert-master-weights.mlir
  }];
  let dependentDialects = ["::mlir::mp::MPDialect",
                           "::mlir::func::FuncDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::math::MathDialect"];
  let options = [
    Option<"mode", "mode", "::mlir::mp::MasterMode",
           /*default=*/"::mlir::mp::MasterMode::FP32",
           "Whether parameters keep an f32 master",
           [{::llvm::cl::values(
               clEnumValN(::mlir::mp::MasterMode::FP32, "fp32",
                          "f32 masters and working copies"),
               clEnumValN(::mlir::mp::MasterMode::None, "none",
                          "parameters stored in the low precision"),
               clEnumValN(::mlir::mp::MasterMode::Stochastic, "stochastic",
                          "those that are read in it stored in the low "
                          "precision, rounded stochastically"))}]>,
    Option<"roundingSeed", "rounding-seed", "uint64_t", /*default=*/"0",
           "Key of the generator of mode=stochastic">,
    Option<"frozen", "frozen", "::mlir::mp::FrozenMode",
           /*default=*/"::mlir::mp::FrozenMode::Carry",
           "What becomes of parameters that the step never updates",
           [{::llvm::cl::values(
               clEnumValN(::mlir::mp::FrozenMode::Carry, "carry",
                          "copies made once, by @init"),
               clEnumValN(::mlir::mp::FrozenMode::Narrow, "narrow",
                          "stored in the low precision where nothing reads "
                          "them in f32"),
               clEnumValN(::mlir::mp::FrozenMode::Cast, "cast",
                          "rounded anew by each step"))}]>,
    Option<"minCopy", "min-copy", "int64_t", /*default=*/"0",
           "Copies of updated parameters with fewer elements are made anew by "
           "each step">,
    Option<"promoteBF16", "promote-bf16", "bool", /*default=*/"false",
           "Parameters of bf16 get f32 masters, too">,
  ];
}

def ExtractInference : Pass<"mp-extract-inference", "::mlir::ModuleOp"> {
  let summary = "Keep the forward pass of a training step, with narrow weights";
  let description = [{
    Of the results those stay that are neither next values of arguments nor
    gradients nor made of the loss scale: loss and metrics of a step, all of a
    forward pass; or those that `results` names. What nothing reads goes, and
    with it the backward pass, the update, optimizer state, masters and loss
    scale. A working copy is made of its parameter in the body, and a parameter
    that all readers round to one type is stored in it, under its own name: pads
    and transposes stay in the body. `@init` goes.

    The forward pass is that of training: dropout draws, and batch norm takes
    the statistics of the batch.

    Numerics: exact. What is kept computes what it did, from what its parameters
    are rounded to.

    Example: test/Transforms/Masters/extract-inference.mlir
  }];
  let dependentDialects = ["::mlir::mp::MPDialect"];
  let options = [
    ListOption<"results", "results", "std::string",
               "Names of the results to keep; none: all but state and "
               "gradients">,
  ];
}

def LayOutCopies : Pass<"mp-lay-out-copies", "::mlir::ModuleOp"> {
  let summary = "Keep working copies in the layout that is read";
  let description = [{
    A working copy that the step reads only transposed, and always alike, is
    kept transposed: the filter of a convolution whose output channels are last
    in JAX, and first where cuDNN reads it, forward and in the gradient of its
    images. Its type changes in the step and in `@init`, which both write it in
    the new order; the master stays as it is, and so does what is saved. A copy
    that something else reads, or that `@init` does not make, stays.

    Comes behind `mp-fit-to-libraries` and `mp-choose-conv-layouts`, which make
    the transposes.

    Numerics: exact; only moves elements.

    Example: test/Transforms/Masters/lay-out-copies.mlir
  }];
  let dependentDialects = ["::mlir::mp::MPDialect"];
}

def CheckState : Pass<"mp-check-state", "::mlir::ModuleOp"> {
  let summary = "Reject training state that loses its master, its pair or its guard";
  let description = [{
    An argument and the result that is its next value have one type, and no two
    arguments share a next value. Every working copy has a next value, which
    casts and data movement alone make of the next value of an f32 parameter;
    where `mp.scale` scales the loss, that comes from `mp.guard`. `@init` makes
    its first value from the same parameter by the same steps. A copy that is
    its own next value is one of a frozen parameter, made by `@init`.

    The next value of an f32 parameter, moment, average or buffer that is made
    of the old one by sums, products, choices and moves is made of it unrounded:
    not of a working copy, and without a cast to a narrower type and back on the
    way. What is added to it is computed in f32 as well, from where gradients
    are unscaled on: rounded is what the batch makes, what a contraction reads,
    and what the author rounds. No working copy comes in there, as a decay or
    an average, or as a difference that undoes the master, unless the author
    keeps it. Nor is what `@init` begins such state with rounded. An op that a
    rule of the policy or `mp.op_class` allows to be narrow is the user's own
    wish; of what the planner painting rounds, which knows no state, the first
    is told as a warning. No two states take each other's place, and no gradient
    that of a parameter, but for those that the author's step exchanges or
    replaces (`mp.taken_from`, which mp-assign-roles writes). Changes nothing.

    Example: test/Transforms/Masters/check-state.mlir
  }];
}

#endif // MP_TRANSFORMS_MASTERS_PASSES
