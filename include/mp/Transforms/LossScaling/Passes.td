//===- Passes.td - Loss scaling ----------------------------*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TRANSFORMS_LOSSSCALING_PASSES
#define MP_TRANSFORMS_LOSSSCALING_PASSES

include "mlir/Pass/PassBase.td"

def FindLossScale : Pass<"mp-find-loss-scale", "::mlir::ModuleOp"> {
  let summary = "Note by what number the author scales the loss";
  let description = [{
    Looks for a constant above 8 that multiplies the loss and, itself or by its
    reciprocal, divides every gradient: were it larger, no result of the step
    would change. Writes it on the entry function as `mp.own_loss_scale`, which
    mp-insert-loss-scaling reads; as a list of one number where it scales some
    of several backward passes, which are all scaled on top then. Must run
    before constants are folded. A scale that is an argument needs no note: it
    is found at any time.

    Numerics: changes no op.

    Example: test/Transforms/LossScaling/find-loss-scale.mlir
  }];
}

def InsertLossScaling : Pass<"mp-insert-loss-scaling", "::mlir::ModuleOp"> {
  let summary = "Scale the loss, unscale the gradients, guard the update";
  let description = [{
    Multiplies each use of a loss seed by the loss scale, divides each gradient
    by it before the first op that is not linear in it, and takes the update of
    all state only if every unscaled gradient is finite. The places are found
    and proved by the degree of each value in the scale: every result and every
    decision of the scaled step is that of the step. No optimizer and no
    clipping rule is known by name. If the proof fails, the pass says which
    gradient passes through which op, and changes nothing.

    The scale is an argument, `mp.loss_scale`; with `mode=dynamic` it has a next
    value, moved by `mp.update_loss_scale`, and so has `mp.good_steps`; the
    scalers logmax and popart have ops and state of their own. `@init` makes the
    first values. With `mode=static` the scale has no next value,
    but can still be given from outside. `mp.grads_finite` tells whether the
    step counted, and `mp.stalled` whether `stall-after` steps in a row did not
    or had only zeros for gradients: training goes nowhere. A random key moves
    on in a skipped step; all other state stays bit by bit.

    With `from-profile` the scale begins where the greatest gradient that a
    profile saw lies two binades below 2^15 (mp-attach-profile comes before), so
    that no step is skipped to find it: 2^(13 - e), e the greatest exponent of
    all values that are scaled, and at least 1, at most 2^24.

    With `per-loss` losses that share no gradient and no parameter, as those of
    a generator and its discriminator, have a scale, a check and a scaler each.
    What one loss moves in several passes has one. An infinity
    in a gradient of one refuses what is computed of its gradients, and no other
    state. Losses that share a gradient share a scale, and a remark says so.

    What is asked of gradients inside of loops and branches leaves them with
    what they give. Inside of a `mp.manual_computation` it is combined over its
    devices first, by a collective: all of them skip a step that one refuses.

    Where gradients of several calls gather before an update, which is seen by a
    condition on which all parameters move, the scale grows after updates alone.

    Nothing is done with `mode=off`, with `mode=static scale=1`, to a step that
    is scaled already, also by its author (an argument, a constant,
    `mp.own_loss_scale`), who is warned where nothing that gradients decide
    keeps them from the parameters, under a policy for f32, and with
    `mode=dynamic` under one for bf16, which has the range of f32. There
    `mode=static` scales: whoever says a number wants it.

    Numerics: in f32. Exact for scales that are powers of two, unless a scaled
    value overflows, which skips the step, or an unscaled one is subnormal. What
    an author computes in 16 bits of the seed and of single numbers alone is
    computed in f32, and rounded where it meets an activation.

    Example: test/Transforms/LossScaling/insert-loss-scaling.mlir
  }];
  let dependentDialects = ["::mlir::mp::MPDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::func::FuncDialect"];
  let options = [
    Option<"mode", "mode", "::mlir::mp::LossScaleMode",
           /*default=*/"::mlir::mp::LossScaleMode::Dynamic",
           "How the scale moves",
           [{::llvm::cl::values(
               clEnumValN(::mlir::mp::LossScaleMode::Off, "off", "no scaling"),
               clEnumValN(::mlir::mp::LossScaleMode::Static, "static",
                          "the scale stays"),
               clEnumValN(::mlir::mp::LossScaleMode::Dynamic, "dynamic",
                          "the step moves the scale"))}]>,
    Option<"scaler", "scaler", "std::string", /*default=*/"\"dynamic\"",
           "The framework whose numbers hold where none is given: dynamic, "
           "pytorch, apex, apex-fp16-utils, apex-hysteresis, deepspeed, "
           "megatron, tensorflow, tensorflow-contrib, keras, fairseq, "
           "openseq2seq, logmax or popart">,
    Option<"scale", "scale", "double",
           /*default=*/"std::numeric_limits<double>::quiet_NaN()",
           "First value of the scale; nan: the scaler's own">,
    Option<"fromProfile", "from-profile", "bool", /*default=*/"false",
           "First value of the scale by what a profile saw of the gradients">,
    Option<"growth", "growth", "double",
           /*default=*/"std::numeric_limits<double>::quiet_NaN()",
           "Factor after `interval` good steps">,
    Option<"backoff", "backoff", "double",
           /*default=*/"std::numeric_limits<double>::quiet_NaN()",
           "Factor after a bad step">,
    Option<"interval", "interval", "int32_t", /*default=*/"-1",
           "Good steps in a row before the scale grows; -1: the scaler's own">,
    Option<"hysteresis", "hysteresis", "int32_t", /*default=*/"-1",
           "Bad steps until the scale falls">,
    Option<"refill", "refill", "std::string", /*default=*/"\"\"",
           "What besides growth starts their count again: growth (nothing), "
           "good_step or backoff">,
    Option<"minScale", "min-scale", "double",
           /*default=*/"std::numeric_limits<double>::quiet_NaN()",
           "The scale stays at or above this; 0: no bound">,
    Option<"maxScale", "max-scale", "double",
           /*default=*/"std::numeric_limits<double>::quiet_NaN()",
           "The scale stays at or below this; 0: no bound">,
    Option<"perLoss", "per-loss", "bool", /*default=*/"false",
           "A scale for each loss that shares no gradient with another">,
    Option<"stallAfter", "stall-after", "int32_t", /*default=*/"100",
           "Steps in a row without progress that are a stall; 0: not counted">,
  ];
}

def MoveScales : Pass<"mp-move-scales", "::mlir::ModuleOp"> {
  let summary = "Give parts of a scaled backward pass factors of their own";
  let description = [{
    One loss scale moves all gradients together; where they are further apart
    than 16 bits reach, some vanish or overflow whatever it is. A derivative is
    linear in what it is handed, so a power of two may come in at any use of a
    scaled gradient and be taken back in f32 behind the unscaling:

    * `mean`: the constants that the seed is and meets up to its first sum, such
      as the 1/M of a mean over M elements, leave the backward pass where it
      meets the first other value; by one power of two for all seeds of a scale,
      the least that is below 1 in any;
    * `layers`: where a gradient that a contraction reads, or makes, would
      overflow f16 or be below its normal numbers (the root of its mean square),
      by what a profile saw (mp-attach-profile) and with the first value of the
      loss scale, it is multiplied so that both fit, and goes on from there.
      What meets, as at a residual connection, is given one power.

    A scale that moves starts lower by what `mean` takes out, but not below 1,
    and so are its bounds: where S began at 2^16, it begins at 2^16 / M or at 1,
    whichever is more.

    A factor is an `arith.mulf` with `mp.shift`, its exponent. That all of them
    cancel is proved as the loss scale is, by degrees, and mp-check-scaling
    proves it again. Nothing is done to a step that has factors; where it is not
    scaled, or its scale moves by sizes of gradients, a warning says so.

    Numerics: in f32. Exact, unless a gradient that was subnormal or zero in 16
    bits is no longer, or an overflow does not happen: that is what it is for.

    Example: test/Transforms/LossScaling/move-scales.mlir
  }];
  let dependentDialects = ["::mlir::mp::MPDialect",
                           "::mlir::arith::ArithDialect"];
  let options = [
    Option<"mode", "mode", "::mlir::mp::ScaleMotionMode",
           /*default=*/"::mlir::mp::ScaleMotionMode::Mean",
           "Which factors", [{::mlir::mp::scaleMotionValues()}]>,
  ];
}

def NarrowDeviceSums : Pass<"mp-narrow-device-sums", "::mlir::ModuleOp"> {
  let summary = "Sum gradients over devices in 16 bits";
  let description = [{
    Of a step that each device runs on its part of the values: sums of gradients
    over devices (`all_reduce` and `reduce_scatter` by addition, in f32) are
    sent in the type of the policy, half the bytes. In f16 each value is divided
    by a power of two first, the number of devices in the sum rounded up, so
    that a sum of numbers below 65504 is below 65504, and multiplied by it
    behind, in f32: factors with `mp.shift`, which mp-check-scaling proves to
    cancel. A number beyond becomes an infinity, which the finite check sees; so
    in f16 this is done in steps with a loss scale alone. bf16 has the range of
    f32 and needs neither.

    A gradient is what is linear in the loss scale, or would be were there one;
    a sum of losses, of statistics or of parameters stays as it is, and so does
    a maximum.

    Numerics: **rounds** what is sent, once on each device, and the sums on
    their way.

    Example: test/Transforms/LossScaling/narrow-device-sums.mlir
  }];
  let dependentDialects = ["::mlir::mp::MPDialect",
                           "::mlir::arith::ArithDialect"];
  let options = [
    Option<"mode", "mode", "::mlir::mp::DeviceSumMode",
           /*default=*/"::mlir::mp::DeviceSumMode::Narrow",
           "How gradients are sent", [{::mlir::mp::deviceSumValues()}]>,
  ];
}

def CheckScaling : Pass<"mp-check-scaling", "::mlir::ModuleOp"> {
  let summary = "Reject a step whose loss scale does not cancel";
  let description = [{
    Recomputes the degree of each value in each loss scale: `mp.scale` adds one,
    `mp.unscale` takes one away. No op but `mp.unscale` reads a scaled value in
    which it is not linear, so that norms, clipping, decay and the finite check
    come after it; no result is scaled. What a loop carries for itself alone may
    be anything. The scale is an argument in f32, and what is scaled by one is
    unscaled by the same. Factors of mp-move-scales are what they say, and
    cancel.

    Until it is unscaled no value is saturated, which would hide an overflow. By
    no other way than mp.scale and mp.unscale does a scale, or the next one,
    reach a loss, a gradient, a decision or a state but its own; a metric may be
    made of scales alone. What `@init` begins a scale with is above 0, and as
    finite as its reciprocal; that it is a power of two no scaler asks.

    Each unscaled gradient is read by an `mp.all_finite`, and one of them
    depends on the batch. The next value of each state, whatever its role, comes
    from an `mp.guard` that keeps the old bits; what a guard takes is returned.
    One op with LossScalerOpInterface alone moves the scale and its other state.
    What it reads of the sizes of gradients (`mp.amax`, `mp.histogram`) is of
    all that are unscaled by its scale, and of nothing else. The flag of guards,
    of the automaton and of the metric is the conjunction of all checks
    of the scale and of nothing else: through `arith.andi`, loops that start
    with true and carry a conjunction, and branches that leave out only checks
    they have not made. A flag of another form is refused. Changes nothing.

    Example: test/Transforms/LossScaling/check-scaling.mlir
  }];
}

def WatchState : Pass<"mp-watch-state", "::mlir::ModuleOp"> {
  let summary = "Count a step that changes no state as one without progress";
  let description = [{
    An `mp.detect_stall` of a loss scale counts steps that were refused, or
    whose gradients were all zero. Behind this pass it counts those, too, that
    change nothing: updates below half a unit of every parameter, a rate of 0.
    An `mp.any_changed` compares each float state that the gradients move with
    its next value; the step makes progress only if one changed as well.
    Counters, and what each batch moves without a gradient, are not compared.

    Runs when the state has its final types, after `mp-insert-master-weights`:
    masters are compared, and not their copies. A step that counts no stalls
    stays as it is. With several devices they agree on the answer.

    Numerics: no value of the step changes but `mp.stalled` and its count. The
    comparison fuses with the update: no memory is read for it.

    Example: test/Transforms/LossScaling/watch-state.mlir
  }];
  let dependentDialects = ["::mlir::mp::MPDialect",
                           "::mlir::arith::ArithDialect"];
}

def LowerState : Pass<"mp-lower-state"> {
  let summary = "Write scaling, finite check, guard and automaton as arithmetic";
  let description = [{
    `mp.scale` and `mp.unscale` become multiplications by the scale and by its
    reciprocal, `mp.all_finite` a comparison of the sum of 0 * x with 0,
    `mp.guard` selections; what moves the scale becomes scalar arithmetic, and
    what it reads of the gradients reductions. The ops then fuse with the update
    around them. A check reads a gradient before it is transposed, as it lies in
    memory.

    Numerics: the same bits as the ops, which are defined in f32 by a
    reciprocal and one multiplication. A selection passes bits on: infinities
    and NaNs of a refused update reach nothing.

    Example: test/Transforms/LossScaling/lower-state.mlir
  }];
  let dependentDialects = ["::mlir::mp::MPDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::math::MathDialect"];
}

def ReadTerms : Pass<"mp-read-terms"> {
  let summary = "Check of a table's gradient what is added up for it";
  let description = [{
    The gradient of a table of embeddings is as large as the table, and is
    summed up by a scatter of much less. `mp.all_finite` reads what is
    scattered: of that whose index is in bounds, n times the number, with n more
    than what is added for one element. If these are finite the sum is. What the
    scatter begins with, as the gradient of tied logits, is read as well, where
    nothing but updates and the check read the sum. Then only the update reads
    it, and `mp-finish-scatters` keeps none in memory.

    Where fewer bytes are scattered than the gradient has. Of sums in f32, kept
    in f32 or bf16: of rows, of elements that several indices find, and of what
    a slice at an index was. Comes before `mp-read-written-rows`, and behind
    `mp-check-scaling`, which asks that each gradient is checked.

    Numerics: exact for what is scattered in f16. Of f32 and bf16, a number
    beyond 2^127 / n is as good as an infinity: the step is refused. So is, of
    all types, where a loss scale below 2^-60 makes it so large. A gradient
    counts as not zero where its numbers are not, though their sums all cancel
    or are too small to be seen.

    Example: test/Transforms/LossScaling/read-terms.mlir
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::mp::MPDialect"];
}

def ReadWrittenRows : Pass<"mp-read-written-rows"> {
  let summary = "Check of a table's gradient the rows that were looked up";
  let description = [{
    The gradient of a table of embeddings is scattered into zeros: a few
    thousand rows of a hundred thousand. What `mp.all_finite` and other
    statistics read of it that neither zeros nor repeats change is gathered at
    the indices that the scatter wrote at; where several lookups in one table
    are added, at those of each. An index out of bounds, which a scatter drops
    and a gather clamps, finds another row of the same gradient.

    Where that moves at least `min-bytes` less. Comes before `mp-lower-state`,
    and behind `mp-check-scaling`, which asks that each gradient is checked.

    Numerics: exact.

    Example: test/Transforms/LossScaling/read-written-rows.mlir
  }];
  let options = [
    Option<"minBytes", "min-bytes", "int64_t", /*default=*/"4194304",
           "Bytes that it takes as long to read as to launch a kernel">,
  ];
  let dependentDialects = ["::mlir::mp::MPDialect"];
}

def AgreeAcrossDevices : Pass<"mp-agree-across-devices", "::mlir::ModuleOp"> {
  let summary = "Let all devices act on one finite flag";
  let description = [{
    Of a step that each device runs on its part of the values (`mp.devices` with
    `count`): what `mp.all_finite` and other statistics read of gradients is
    combined over all devices, by a collective behind each, before a guard or a
    scaler acts on it. So all devices skip a step together, and the scale is one
    number. A step for one device, or one that all compute together, stays as it
    is. Refuses a statistic that no collective combines.

    Before `mp-check-scaling`, which sees that it was done.

    Numerics: exact.

    Example: test/Transforms/LossScaling/agree-across-devices.mlir
  }];
  let dependentDialects = ["::mlir::mp::MPDialect"];
}

#endif // MP_TRANSFORMS_LOSSSCALING_PASSES
