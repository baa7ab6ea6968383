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

    A chip that has no Tensor Cores for the policy's type is an error, a warning
    or neither, as `chip-gate` says; without a chip the type is not checked.

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
    Option<"level", "level", "std::string", /*default=*/"",
           "How much becomes narrow, in place of the policy's own level: "
           "fewest-bytes, inputs-only, tensor-cores-only, o1, o2, force-all">,
    Option<"minFlops", "min-flops", "int64_t", /*default=*/"-1",
           "Contractions of fewer FLOPs read f32; -1: as the policy says">,
    Option<"risk", "risk", "int64_t", /*default=*/"-1",
           "Bytes that a 16-bit copy has to save of a value that is only "
           "assumed to fit; -1: as the policy says">,
    Option<"gradients", "gradients", "std::string", /*default=*/"",
           "How weight gradients are stored, in place of what the policy "
           "says: wide or planned">,
    Option<"fusion", "fusion", "std::string", /*default=*/"",
           "What the planner mincut prices, in place of what the policy says: "
           "full, kernels as mp-form-fusions groups them; none, one for each "
           "op, which converts what it reads and writes">,
    Option<"unmodeled", "unmodeled", "std::string", /*default=*/"",
           "What becomes of ops without a precision model, in place of what "
           "the policy says: opaque, warn or error">,
    ListOption<"chip", "chip", "std::string",
           "Chips that the step is for, such as sm_80; a type that one of them "
           "has no Tensor Cores for is refused">,
    Option<"chipGate", "chip-gate", "std::string", /*default=*/"\"refuse\"",
           "What becomes of a type that a chip does not have: refuse, warn or "
           "off">,
  ];
}

#endif // MP_TRANSFORMS_POLICY_PASSES
