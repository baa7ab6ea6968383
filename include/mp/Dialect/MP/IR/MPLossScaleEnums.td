//===- MPLossScaleEnums.td - How a loss scale moves --------*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Apart from the other enumerations, which every file of the project reads.
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MP_IR_MPLOSSSCALEENUMS
#define MP_DIALECT_MP_IR_MPLOSSSCALEENUMS

include "mlir/IR/EnumAttr.td"

/// After growth the count starts again in each case.
def MP_HysteresisRefill : I32EnumAttr<
    "HysteresisRefill", "what else starts the count of bad steps again", [
    /// Nothing: Megatron, DeepSpeed.
    I32EnumAttrCase<"Growth", 0, "growth">,
    /// A good step: Apex's kernel, DeepSpeed with consecutive_hysteresis.
    I32EnumAttrCase<"GoodStep", 1, "good_step">,
    /// A fall of the scale: TensorFlow's exponential manager.
    I32EnumAttrCase<"Backoff", 2, "backoff">]> {
  let cppNamespace = "::mlir::mp";
}

#endif // MP_DIALECT_MP_IR_MPLOSSSCALEENUMS
