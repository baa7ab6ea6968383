//===- MPPolicyAttributes.td - Policy and plan of precision *- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MP_IR_MPPOLICYATTRIBUTES
#define MP_DIALECT_MP_IR_MPPOLICYATTRIBUTES

include "mp/Dialect/MP/IR/MPEnums.td"
include "mp/Interfaces/OpClass.td"
include "mlir/IR/AttrTypeBase.td"

def MP_PolicyRuleAttr : AttrDef<MP_Dialect, "PolicyRule"> {
  let mnemonic = "policy_rule";
  let summary = "Gives a class to the ops that a pattern matches";
  let description = [{
    Four kinds of pattern:

    | rule | matches |
    |---|---|
    | `<op "math.tanh" = deny>` | ops of that name; a variant is written `mp.reduce.add` |
    | `<name "math\\.log.*" = deny>` | ops whose whole name, with or without the variant, matches the regular expression |
    | `<scope "encoder/layer[01]" = deny>` | ops whose location has a name, and the expression matches the whole name or a part of it up to a `/`, from its start |

    | `<scope "net/head" = deny with_gradients>` | the same, of names without `jit(`, `jvp(`, `transpose(` and other such wrappers, so that the backward pass of a scope is in it |
    | `<arg "params['w']" = deny>` | the argument of that `mp.name`: all that is read of it, or moved out of it, is f32; `allow` vouches for its range |

    A rule that matches nothing in the module is an error, unless it ends in
    `optional`: `<op "math.tanh" = deny optional>`.
  }];
  let parameters = (ins
    EnumParameter<MP_RuleKind>:$kind, "::mlir::StringAttr":$pattern,
    EnumParameter<MP_OpClass>:$opClass, "bool":$withGradients,
    "bool":$isOptional);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

def MP_PolicyAttr : AttrDef<MP_Dialect, "Policy"> {
  let mnemonic = "policy";
  let summary = "What precision is wanted, and where";
  let description = [{
    On the module, as `mp.policy`; the only thing that the precision passes
    read besides the ops. The class of an op is, first hit wins: its attribute
    `mp.op_class`, the last scope rule that matches, the last op or name rule
    that matches, the default of its interface.

    * the narrow type: f16, bf16, or f32 for none
    * `planner`: `mincut` moves the fewest bytes with arithmetic in f32;
      `painting` is the order of TensorFlow's Grappler
    * `tile`: the multiple that Tensor-Core dimensions are padded to
    * `gradients`: `wide`, the default, stores in f32 what was summed in f32 and
      only becomes a gradient; `planned` stores it as the planner says
    * `fusion`: what the planner `mincut` prices: `full`, the default, kernels
      as `mp-form-fusions` groups them; `none`, one for each op, which converts
      what it reads and writes
    * `level`: how much becomes narrow (docs/Policy.md, Levels)
    * `min_flops`: contractions of fewer FLOPs read f32; 0, the default: none
    * `risk`: bytes that a 16-bit copy has to save of a value that is only
      assumed to fit, under the planner `mincut`; 0, the default: any
    * `unmodeled`: ops without a model that touch floats are `opaque`, the
      default; `warn` says so on stderr, `error` refuses them
    * `chips`: what the step is for: `mp-load-policy` refuses a type that one of
      them has no Tensor Cores for, and a convolution is planned with one type
      for what it reads and what it makes, which is all that cuDNN has
    * `rules`: see `#mp.policy_rule`

    ```mlir
    module attributes {mp.policy = #mp.policy<f16, planner = painting, tile = 8,
      rules = [<op "mp.reduce.add" = deny>, <scope "loss" = deny>]>} {}
    ```
  }];
  let parameters = (ins
    "::mlir::FloatType":$type,
    DefaultValuedParameter<"::mlir::mp::PlannerKind",
                           "PlannerKind::MinCut">:$planner,
    DefaultValuedParameter<"int64_t", "8">:$tile,
    DefaultValuedParameter<"::mlir::mp::GradientStorage",
                           "GradientStorage::Wide">:$gradients,
    DefaultValuedParameter<"::mlir::mp::FusionMode",
                           "FusionMode::Full">:$fusion,
    DefaultValuedParameter<"::mlir::mp::PrecisionLevel",
                           "PrecisionLevel::FewestBytes">:$level,
    DefaultValuedParameter<"int64_t", "0">:$minFlops,
    DefaultValuedParameter<"int64_t", "0">:$risk,
    DefaultValuedParameter<"::mlir::mp::UnmodeledOps",
                           "UnmodeledOps::Opaque">:$unmodeled,
    OptionalArrayRefParameter<"::mlir::StringAttr">:$chips,
    OptionalArrayRefParameter<"::mlir::mp::PolicyRuleAttr">:$rules);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

def MP_PrecisionAttr : AttrDef<MP_Dialect, "Precision"> {
  let mnemonic = "precision";
  let summary = "The types an op computes in, reads and writes";
  let description = [{
    Written by `mp-annotate-precision` on each op that changes, as
    `mp.precision`; applied and removed by `mp-insert-casts`. `none` stands for
    an operand or result that is not a float.

    `<compute f32, operands [f16], results [f16]>` computes in f32 on what was
    read as f16, and rounds once as it writes.
  }];
  let parameters = (ins
    "::mlir::FloatType":$compute,
    OptionalArrayRefParameter<"::mlir::Type">:$operands,
    OptionalArrayRefParameter<"::mlir::Type">:$results);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

#endif // MP_DIALECT_MP_IR_MPPOLICYATTRIBUTES
