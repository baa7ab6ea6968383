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

    With `mode=none` there are no masters: parameters are stored in the type
    they are rounded to, read exactly, and rounded at the end of the step.
    This is the negative control of experiments: updates below half a unit in
    the last place are lost.

    Under a policy for f32 the roundings are the author's, and nothing changes.

    Numerics: exact with `mode=fp32`, the same values are rounded at another
    time, and a refused update leaves the copy bit-identical. With `mode=none`
    each step rounds each parameter once, to nearest even.

    Example: test/Transforms/Masters/insert-master-weights.mlir
  }];
  let dependentDialects = ["::mlir::mp::MPDialect",
                           "::mlir::func::FuncDialect"];
  let options = [
    Option<"mode", "mode", "::mlir::mp::MasterMode",
           /*default=*/"::mlir::mp::MasterMode::FP32",
           "Whether parameters keep an f32 master",
           [{::llvm::cl::values(
               clEnumValN(::mlir::mp::MasterMode::FP32, "fp32",
                          "f32 masters and working copies"),
               clEnumValN(::mlir::mp::MasterMode::None, "none",
                          "parameters stored in the low precision"))}]>,
    Option<"promoteBF16", "promote-bf16", "bool", /*default=*/"false",
           "Parameters of bf16 get f32 masters, too">,
  ];
}

def CheckState : Pass<"mp-check-state", "::mlir::ModuleOp"> {
  let summary = "Reject training state that loses its master, its pair or its guard";
  let description = [{
    An argument and the result that is its next value have one type, and no two
    arguments share a next value. Every working copy has a next value, which
    casts and data movement alone make of the next value of an f32 parameter;
    where `mp.scale` scales the loss, that comes from `mp.guard`. `@init` makes
    its first value from the same parameter by the same steps.

    The next value of an f32 parameter, moment, average or buffer that is made
    of the old one by sums, products, choices and moves is made of it unrounded:
    not of a working copy, and without a cast to a narrower type and back on the
    way. What is added to it may be narrow. An op that a rule of the policy or
    `mp.op_class` allows to be narrow is the user's own wish; of what the
    planner painting rounds, which knows no state, the first is told as a
    warning. No two states take each other's place, and no gradient that of a
    parameter. Changes nothing.

    Example: test/Transforms/Masters/check-state.mlir
  }];
}

#endif // MP_TRANSFORMS_MASTERS_PASSES
