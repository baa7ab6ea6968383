//===- Passes.td - Passes on the mp graph, by stage --------*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TRANSFORMS_PASSES
#define MP_TRANSFORMS_PASSES

include "mlir/Pass/PassBase.td"

// One section a stage of docs/Pipeline.md, in the order in which they run.

//===----------------------------------------------------------------------===//
// Import: roles
//===----------------------------------------------------------------------===//

include "mp/Transforms/Roles/Passes.td"

//===----------------------------------------------------------------------===//
// Update
//===----------------------------------------------------------------------===//

include "mp/Transforms/Optimizer/Passes.td"

//===----------------------------------------------------------------------===//
// Policy
//===----------------------------------------------------------------------===//

def LoadPolicy : Pass<"mp-load-policy", "::mlir::ModuleOp"> {
  let summary = "Put a precision policy on the module and check its rules";
  let description = [{
    Sets the module attribute `mp.policy` from a preset or from the module of a
    file. A policy that the module has already wins, with a warning if the two
    differ. Each rule must name an op whose precision can be chosen and, unless
    it is optional, match one of the module; an error gives the nearest spelling.
    Without options the policy that is there is checked.

    Numerics: changes no op.

    Example: test/Transforms/Policy/load-policy.mlir
  }];
  // The dialects whose ops a rule may name.
  let dependentDialects = ["::mlir::mp::MPDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::math::MathDialect"];
  let options = [
    Option<"preset", "preset", "std::string", /*default=*/"",
           "Name of a built-in policy: fp16, bf16, off">,
    Option<"file", "file", "std::string", /*default=*/"",
           "An .mlir file whose module has the attribute mp.policy">,
    Option<"type", "type", "std::string", /*default=*/"",
           "Type that the policy has to be for: f16, bf16 or f32; none: any">,
  ];
}

//===----------------------------------------------------------------------===//
// Scaling
//===----------------------------------------------------------------------===//

include "mp/Transforms/LossScaling/Passes.td"

//===----------------------------------------------------------------------===//
// Precision
//===----------------------------------------------------------------------===//

def AnnotatePrecision : Pass<"mp-annotate-precision", "::mlir::ModuleOp"> {
  let summary = "Decide what each op computes in, reads and writes";
  let description = [{
    Puts `mp.precision` on each op that is to change, by the planner and the
    classes of the module's policy. Reads interfaces only. An op without one is
    a fence: it keeps its types, and no decision crosses it.

    What stays f32 whatever its class: ops that only feed new parameters, new
    state, the loss, a metric or what a loop or branch gives; ops that only
    multiply the scaled seed of the backward pass, up to the first sum; and ops
    that use a constant which the low type can not hold (eps 1e-12, mask -1e9),
    with the data movement between. A non-finite constant is legal as the operand
    of a select, a maximum or a pad; one that arithmetic reads is an error, but
    for a table with infinities that is added, as masks are. When nothing becomes
    narrow, a warning says why. An op of class deny that computes in a narrow
    type already is left alone and marked with `mp.given_types`.

    Remarks: one for each op, with its class, the rule that gave it, and the op
    that forced it.

    Numerics: changes no op.

    Example: test/Transforms/Precision/annotate-precision.mlir
  }];
  let dependentDialects = ["::mlir::mp::MPDialect"];
}

def InsertCasts : Pass<"mp-insert-casts", "::mlir::func::FuncOp"> {
  let summary = "Give ops the types that mp.precision says";
  let description = [{
    Applies the plan and removes it. Ops that change are retyped; those that
    do not read the types they read before. There is one `mp.cast` per value
    and type, behind the value; constants are converted instead. The function's
    type stays. Sums of narrow values get an f32 accumulator.

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
    broadcast or maximum where the pair then moves fewer bytes; the cast of an
    argument does not move away from it, as it becomes a working copy.

    Numerics: exact. Every value keeps its bits, but for the payload of NaNs.

    Example: test/Transforms/Precision/simplify-casts.mlir
  }];
  let dependentDialects = ["::mlir::mp::MPDialect"];
}

def CheckPrecision : Pass<"mp-check-precision", "::mlir::ModuleOp"> {
  let summary = "Reject types that disagree with the policy";
  let description = [{
    No plan is left. Ops of class deny compute in f32, unless `mp.given_types`
    says that the user's graph had them narrow; ops of class allow that
    nothing pins compute in the policy's type. All ports of an op that compute
    have one type. Sums of narrow values accumulate in f32. No value is cast
    twice to one type, and only mp.cast converts. Changes nothing.

    Example: test/Transforms/Precision/check-precision.mlir
  }];
  let dependentDialects = ["::mlir::mp::MPDialect"];
}

def Report : Pass<"mp-report", "::mlir::ModuleOp"> {
  let summary = "Write casts, FLOPs and bytes of each function as JSON";
  let description = [{
    Counts without fusion: each op reads its operands and writes its results.
    The same module gives the same bytes. Changes nothing.

    Example: test/Transforms/Cost/report.mlir
  }];
  let options = [
    Option<"output", "output", "std::string", /*default=*/"\"-\"",
           "File to write; - is the standard output">,
  ];
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

def PadToTile : Pass<"mp-pad-to-tile"> {
  let summary = "Pad M, N and K of 16-bit contractions to the tile";
  let description = [{
    Extends the operands of each contraction with zeros so that M, N and K are
    multiples of the tile, the policy's if not said, and crops the result. Batch
    dimensions stay. One value is padded once for all its readers.

    A contraction grows only where that pays: not a matrix-vector product, not
    a dimension with fewer than `min-extent` elements, and not beyond
    `max-cost` times its bytes. What stays unaligned is recorded with the
    reason in the discardable attribute `mp.unaligned` and in a remark.

    Numerics: exact. Pads meet pads only, so each added product is a zero, and
    an infinity among the operands meets none of them in a kept element. A sum
    of f32 does not change when zeros are added to it, but for the sign of a
    result that is a zero: -0 + 0 is 0.

    Example: test/Transforms/Padding/pad-to-tile.mlir
  }];
  let dependentDialects = ["::mlir::mp::MPDialect",
                           "::mlir::arith::ArithDialect"];
  let options = [
    Option<"tile", "tile", "int64_t", /*default=*/"0",
           "Multiple to pad to; 0 takes the policy's, 8 without one">,
    Option<"maxCost", "max-cost", "double", /*default=*/"1.35",
           "Most that the bytes of a contraction may grow, as a factor">,
    Option<"minExtent", "min-extent", "int64_t", /*default=*/"5",
           "Dimensions with fewer elements are left alone">,
  ];
}

def CancelPads : Pass<"mp-cancel-pads"> {
  let summary = "Compute at the padded shape between two padded contractions";
  let description = [{
    A result that mp-pad-to-tile crops, and that is padded again after ops that
    can work on the padded shape, is computed at that shape: crop and pad
    vanish. That pays where it copies fewer elements; a bias on the way is
    padded instead. Crops move behind reductions over other dimensions.

    What the pads hold is followed through the ops by folding them on zeros and
    on NaN (0 times an infinity). Where a later contraction sums over pads that
    may hold anything but zero, they are masked.

    Numerics: exact, and pads stay out of every sum, comparison and check of
    real elements, also where the step overflows.

    Example: test/Transforms/Padding/cancel-pads.mlir
  }];
  let dependentDialects = ["::mlir::mp::MPDialect",
                           "::mlir::arith::ArithDialect"];
}

def CheckAlignment : Pass<"mp-check-alignment"> {
  let summary = "Reject 16-bit contractions that are off the tile without a reason";
  let description = [{
    M, N and K of every contraction with 16-bit operands are multiples of the
    tile, the policy's if not said, or `mp.unaligned` on the op says why not.
    Changes nothing.

    Example: test/Transforms/Padding/check-alignment.mlir
  }];
  let options = [
    Option<"tile", "tile", "int64_t", /*default=*/"0",
           "Multiple to check; 0 takes the policy's, 8 without one">,
  ];
}

//===----------------------------------------------------------------------===//
// Masters
//===----------------------------------------------------------------------===//

def InsertMasterWeights : Pass<"mp-insert-master-weights", "::mlir::ModuleOp"> {
  let summary = "Make the low-precision copies of parameters part of the state";
  let description = [{
    What the step makes of a parameter alone, by mp.cast, mp.pad, mp.transpose
    and mp.reshape with at least one rounding, becomes an argument of `@main`
    with role `working_copy`. Its next value is made the same way from the next
    value of the parameter, its first value in `@init`. The parameter itself
    stays the f32 master; master, optimizer state and checkpoint are not padded.

    With `mode=none` there are no masters: parameters are stored in the type
    they are rounded to, read exactly, and rounded at the end of the step.
    This is the negative control of experiments: updates below half a unit in
    the last place are lost.

    Numerics: exact with `mode=fp32`, the same values are rounded at another
    time, and a refused update leaves the copy bit-identical. With `mode=none`
    each step rounds each parameter once, to nearest even.

    Example: test/Transforms/Masters/insert-master-weights.mlir
  }];
  let dependentDialects = ["::mlir::mp::MPDialect", "::mlir::func::FuncDialect"];
  let options = [
    Option<"mode", "mode", "::mlir::mp::MasterMode",
           /*default=*/"::mlir::mp::MasterMode::FP32",
           "Whether parameters keep an f32 master",
           [{::llvm::cl::values(
               clEnumValN(::mlir::mp::MasterMode::FP32, "fp32",
                          "f32 masters and working copies"),
               clEnumValN(::mlir::mp::MasterMode::None, "none",
                          "parameters stored in the low precision"))}]>,
  ];
}

def CheckState : Pass<"mp-check-state", "::mlir::ModuleOp"> {
  let summary = "Reject training state that loses its master, its pair or its guard";
  let description = [{
    An argument and the result that is its next value have one type, and no two
    arguments share a next value. Every working copy has a next value, which
    casts and data movement alone make of the next value of an f32 parameter;
    with a loss scale that value comes from `mp.guard`. `@init` makes its first
    value from the same parameter by the same steps. Changes nothing.

    Example: test/Transforms/Masters/check-state.mlir
  }];
}

//===----------------------------------------------------------------------===//
// Fusion
//===----------------------------------------------------------------------===//

def FormFusions : Pass<"mp-form-fusions", "::mlir::func::FuncOp"> {
  let summary = "Group memory-bound ops into kernels";
  let description = [{
    Puts elementwise ops, data movement and reductions of a straight-line body
    into `mp.fusion` regions, one kernel each. Producers join their consumers
    and readers of one large value join each other, largest saving first, as
    long as no two groups wait for each other and one template computes the
    union. Broadcasts, constants and widening casts are copied into every
    fusion that reads them. What only renames elements and is needed in memory
    becomes `mp.reshape`. Library calls, `mp.dot` among them, stay as they are.

    Numerics: inside a region 16-bit floats are f32. Operands are widened at the
    load, which is exact; results are rounded at the store. Roundings between
    ops of one fusion disappear, casts to and from 16 bit with them; casts that
    ask for another rounding or for saturation stay. All other ops compute the
    same, so a result has at most fewer roundings.

    Example: test/Transforms/Fusion/form-fusions.mlir
  }];
  let dependentDialects = ["::mlir::mp::MPDialect"];
  let options = [
    Option<"maxOps", "max-ops", "unsigned", /*default=*/"64",
           "Ops of one fusion at most">,
  ];
}

//===----------------------------------------------------------------------===//
// Lowering
//===----------------------------------------------------------------------===//

def LowerMath : Pass<"mp-lower-math"> {
  let summary = "Expand functions into basic arithmetic";
  let description = [{
    Replaces exponentials, logarithms, powers, roots, tanh, erf, erfc, logistic,
    sin, cos, tan, atan2, rounding half away from zero and the tests for finite
    and infinite numbers by additions, multiplications, fused multiply-adds,
    divisions, square roots and operations on bits. CPU and GPU then compute the
    same bits, and PTX needs no library.

    Numerics: results are within one or two units in the last place of the true
    value (the list is in include/mp/Transforms/Math/MathExpansions.h); zeros,
    infinities and NaNs follow IEEE 754. 16-bit operands are computed in f32 and
    rounded once; angles, powers, cbrt and erfc in f64. A function without an expansion is an error.

    Example: test/Transforms/Math/lower-math.mlir
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::math::MathDialect",
                           "::mlir::mp::MPDialect"];
}

def PlanMemory : Pass<"mp-plan-memory", "::mlir::mprt::PlanOp"> {
  let summary = "Give every buffer of a plan a place in one arena";
  let description = [{
    A buffer lives from the call that first writes it to the last that reads
    it. Buffers that do not live together may share memory: largest first, each
    goes into the smallest gap that holds it, at a multiple of 256 bytes. The
    plan's arena becomes as large as the buffers reach. Buffers that no call
    touches are erased.

    A remark compares the arena with the most bytes that live at one call,
    below which no arena can be.

    Numerics: exact, no value changes.

    Example: test/Dialect/MPRT/Transforms/plan-memory.mlir
  }];
}

def CheckMemory : Pass<"mp-check-memory", "::mlir::mprt::PlanOp"> {
  let summary = "Reject plans whose live buffers overlap";
  let description = [{
    Every buffer has a place, and no two that live at one call share bytes.
    Finds lifetimes anew and knows nothing of how the places were chosen.
    Changes nothing.

    Example: test/Dialect/MPRT/Transforms/check-memory.mlir
  }];
}

def CheckCalls : Pass<"mp-check-calls", "::mlir::mprt::PlanOp"> {
  let summary = "Reject calls that a library would refuse";
  let description = [{
    Holds every call of a plan to the rules of cuBLASLt, cuDNN, the CUDA driver
    and the runtime: combinations of types, alignments that the planned memory
    has, epilogues, limits of launches, names of routines. What a machine with a
    GPU would answer with an error code is an error here. Changes nothing.

    Example: test/Dialect/MPRT/Transforms/check-calls.mlir
  }];
}

#endif // MP_TRANSFORMS_PASSES
