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

    Example: test/Transforms/Evidence/attach-profile.mlir
  }];
  let dependentDialects = ["::mlir::mp::MPDialect"];
  let options = [
    Option<"profile", "profile", "std::string", /*default=*/"",
           "File that mp-run --profile wrote for this step">,
  ];
}

#endif // MP_TRANSFORMS_EVIDENCE_PASSES
