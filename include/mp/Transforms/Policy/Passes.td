//===- Passes.td - The policy of a module ------------------*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TRANSFORMS_POLICY_PASSES
#define MP_TRANSFORMS_POLICY_PASSES

include "mlir/Pass/PassBase.td"

def LoadPolicy : Pass<"mp-load-policy", "::mlir::ModuleOp"> {
  let summary = "Put a precision policy on the module and check its rules";
  let description = [{
    Sets the module attribute `mp.policy` from a preset or from the module of a
    file. A policy that the module has already wins, with a warning if the two
    differ. Each rule must name an op whose precision can be chosen and, unless
    it is optional, match one of the module; errors give the nearest spelling.
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
    Option<"planner", "planner", "std::string", /*default=*/"",
           "Planner in place of the policy's own: painting or mincut">,
  ];
}

#endif // MP_TRANSFORMS_POLICY_PASSES
