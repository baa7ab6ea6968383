//===- Passes.td - Loops and branches as straight code -----*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TRANSFORMS_LOOPS_PASSES
#define MP_TRANSFORMS_LOOPS_PASSES

include "mlir/Pass/PassBase.td"

def UnrollLoops : Pass<"mp-unroll-loops", "::mlir::func::FuncOp"> {
  let summary = "Write out every iteration of a counted loop";
  let description = [{
    Replaces each `scf.while` whose condition folds to a constant before every
    iteration, and each `scf.for` with constant bounds, by its iterations one
    after the other: scans over layers, the rounds of a random generator. Inner
    loops come first, and those that count by an outer one after it. A plan has
    no jumps, and a step that is written out has no stacks: what one iteration
    stores and another reads becomes a value.

    A loop that a constant bounds and data may end sooner (a solver that stops
    at a tolerance, or after 100 rounds) becomes all the rounds that it may
    have, up to `max-guesses`, and selections of the results from where it would
    have stopped. Where nothing bounds it (a line search that goes on until a
    loss has fallen) the loop stays, or, with `max-rounds`, becomes that many
    rounds, and NaN where it is not over by then. One with which the function
    would have more ops than `max-ops` stays, too; a remark says which it was.

    Numerics: exact. Every op of the loop is executed on the same values as
    before; what is computed behind the last round goes nowhere, its infinities
    and NaNs included. With `max-rounds` a loop that would go on gives NaN in
    its floats; its integers and flags, such as a count, are those of the last
    round.

    Example: test/Transforms/Loops/unroll-loops.mlir
  }];
  let options = [
    Option<"maxOps", "max-ops", "uint64_t", "200000",
           "Ops of a function beyond which no loop is written out">,
    Option<"maxGuesses", "max-guesses", "uint64_t", "1000",
           "Rounds of a loop that data may have ended before">,
    Option<"maxRounds", "max-rounds", "uint64_t", "0",
           "Rounds of a loop that nothing bounds, whose floats are NaN if it "
           "goes on behind them; 0: it stays">];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::mp::MPDialect"];
}

def SelectBranches : Pass<"mp-select-branches", "::mlir::func::FuncOp"> {
  let summary = "Branches as selections";
  let description = [{
    Replaces each `scf.if` and each `scf.index_switch` by the ops of all its
    branches and a selection of the results: a plan has no jumps. Ops that
    branches have in common are computed once after `cse`, and nothing is left
    of a choice between equals.

    A branch stays where an op has effects or is a loop that need not end, where
    what decides is not the element of a tensor of rank 0, where a result is no
    tensor, and where all branches together are more ops than `max-ops`; a
    remark says which it was.

    Numerics: exact. What a branch makes that is not taken goes nowhere, its
    infinities and NaNs included.

    Example: test/Transforms/Loops/select-branches.mlir
  }];
  let options = [
    Option<"maxOps", "max-ops", "uint64_t", "2000",
           "Most ops of all branches of one choice">];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::mp::MPDialect"];
}

def OutlineRounds : Pass<"mp-outline-rounds", "::mlir::ModuleOp"> {
  let summary = "Make one round of a loop of steps the step that is rewritten";
  let description = [{
    An epoch is a `scf.while` of `@main` that carries parameters and gives them
    back. Its body becomes `@main`, with the roles that its values have in the
    epoch; what is left, a loop that calls `@round`, goes into a module
    `@mp.epoch` within the module, for mp-inline-rounds. Passes between the two
    scale, guard and round each step of the epoch, and an infinite gradient
    refuses the step that it is in. An epoch of epochs is outlined twice.

    What the round carries besides the epoch's state is state as well, but for
    what decides whether there is a further round and what is only told: single
    numbers that nothing else is made of, and values that are written at a place
    given by the count of rounds.

    The loop stays where state is moved outside of it as well or decides about
    the number of rounds, and where the step returns gradients; a remark says
    which it was. Nothing is done where the policy's type is f32.

    Numerics: changes no operation.

    Example: test/Transforms/Loops/outline-rounds.mlir
  }];
  let dependentDialects = ["::mlir::func::FuncDialect",
                           "::mlir::mp::MPDialect"];
}

def InlineRounds : Pass<"mp-inline-rounds", "::mlir::ModuleOp"> {
  let summary = "Put the round of an epoch back into its loop";
  let description = [{
    Undoes mp-outline-rounds. Arguments that the round got in between, such as
    the loss scale and working copies, are carried by the loop where they come
    back, and are arguments and results of the epoch. Of the flags of rounds the
    epoch returns one: `mp.grads_finite`, whether all were finite, and
    `mp.stalled`, whether any round told of a stall. Constants are made before
    the loop.

    Numerics: changes no operation.

    Example: test/Transforms/Loops/inline-rounds.mlir
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}

#endif // MP_TRANSFORMS_LOOPS_PASSES
