//===- Passes.td - What runs of a step told ----------------*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TRANSFORMS_EVIDENCE_PASSES
#define MP_TRANSFORMS_EVIDENCE_PASSES

include "mlir/Pass/PassBase.td"

def AttachProfile : Pass<"mp-attach-profile", "::mlir::ModuleOp"> {
  let summary = "Put what a profile saw of each value on the ops";
  let description = [{
    Reads a file of `mp-run --profile` (docs/Profile.md) and leaves
    `#mp.observed` on arguments of functions and on ops, for their results; not
    on constants, which tell what they are, nor on loops and branches, which
    hand on what is handed to them. What is there from another profile is
    replaced.

    Runs on the step that was profiled, before any pass that changes it: a
    profile of another step, and one that lacks a value or has one too many, is
    an error, and then nothing changes.

    Numerics: changes no op.

    Example: test/Transforms/Evidence/attach-profile.test
  }];
  let dependentDialects = ["::mlir::mp::MPDialect"];
  let options = [
    Option<"profile", "profile", "std::string", /*default=*/"",
           "File that mp-run --profile wrote for this step">,
  ];
}

def ObserveValues : Pass<"mp-observe-values", "::mlir::ModuleOp"> {
  let summary = "Hand each value of a step to the host, for a profile";
  let description = [{
    For who runs the step with something else than `mp-run`, such as XLA: after
    each tensor of floats that `mp-attach-profile` would tell of, a call of
    `target` takes it, whose configuration is a number. `profile` is the file
    to write: of this step, with all names, in the order of the numbers, and
    nothing seen yet. Who answers the calls fills it in (docs/Profile.md).

    What such a call reads already gets no other. On several devices each hands
    over its part.

    Numerics: changes no op.

    Example: test/Transforms/Evidence/observe-values.test
  }];
  let dependentDialects = ["::mlir::mp::MPDialect"];
  let options = [
    Option<"profile", "profile", "std::string", /*default=*/"",
           "File to write: a profile of the step that has seen nothing">,
    Option<"target", "target", "std::string", /*default=*/"\"mp_observe\"",
           "The target of the calls">,
    Option<"first", "first", "int64_t", /*default=*/"0",
           "The number of the first value">,
  ];
}

#endif // MP_TRANSFORMS_EVIDENCE_PASSES
