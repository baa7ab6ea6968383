//===- MPEnums.td - Enumerations of the mp dialect ---------*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MP_IR_MPENUMS
#define MP_DIALECT_MP_IR_MPENUMS

include "mp/Dialect/MP/IR/MPBase.td"
include "mlir/IR/EnumAttr.td"

class MP_Enum<string name, string summary, list<I32EnumCase> cases>
    : I32Enum<name, summary, cases> {
  let cppNamespace = "::mlir::mp";
}

def MP_Role : MP_Enum<"Role", "what an argument or a result of a step is", [
    // Arguments.
    I32EnumCase<"Parameter", 0, "parameter">,
    I32EnumCase<"OptimizerState", 1, "optimizer_state">,
    I32EnumCase<"Counter", 2, "counter">,
    I32EnumCase<"Ema", 3, "ema">,
    I32EnumCase<"Buffer", 4, "buffer">,
    I32EnumCase<"Batch", 5, "batch">,
    I32EnumCase<"Rng", 6, "rng">,
    I32EnumCase<"LossSeed", 7, "loss_seed">,
    I32EnumCase<"Hyper", 8, "hyper">,
    I32EnumCase<"LossScale", 9, "loss_scale">,
    I32EnumCase<"WorkingCopy", 10, "working_copy">,
    I32EnumCase<"Elided", 11, "elided">,
    // Results.
    I32EnumCase<"NewParameter", 12, "new_parameter">,
    I32EnumCase<"NewState", 13, "new_state">,
    I32EnumCase<"Gradient", 14, "gradient">,
    I32EnumCase<"Loss", 15, "loss">,
    I32EnumCase<"Metric", 16, "metric">]>;

def MP_Rounding : MP_Enum<"Rounding", "rounding of a cast", [
    I32EnumCase<"NearestEven", 0, "nearest_even">,
    I32EnumCase<"TowardZero", 1, "toward_zero">]>;

def MP_ReduceKind : MP_Enum<"ReduceKind", "combiner of a reduction", [
    I32EnumCase<"Add", 0, "add">,
    I32EnumCase<"Mul", 1, "mul">,
    I32EnumCase<"Max", 2, "max">,
    I32EnumCase<"Min", 3, "min">,
    I32EnumCase<"And", 4, "and">,
    I32EnumCase<"Or", 5, "or">,
    /// The update replaces the old element; scatter only.
    I32EnumCase<"Replace", 6, "replace">]>;

def MP_ConvKind : MP_Enum<"ConvKind", "what a convolution computes", [
    I32EnumCase<"Forward", 0, "fwd">,
    I32EnumCase<"DataGradient", 1, "dgrad">,
    I32EnumCase<"WeightGradient", 2, "wgrad">]>;

def MP_FusionKind : MP_Enum<"FusionKind", "the kernel template of a fusion", [
    I32EnumCase<"Pointwise", 0, "pointwise">,
    I32EnumCase<"Row", 1, "row">,
    I32EnumCase<"Column", 2, "column">,
    I32EnumCase<"Full", 3, "full">,
    /// Holds one mp.sort, and nothing else.
    I32EnumCase<"Sort", 4, "sort">,
    /// Holds one op that is not fused with others, and nothing else.
    I32EnumCase<"Routine", 5, "routine">,
    /// Holds one contraction and what its library call adds to the result.
    I32EnumCase<"Contraction", 6, "contraction">]>;

def MP_RngAlgorithm : MP_Enum<"RngAlgorithm", "a generator of random bits", [
    I32EnumCase<"ThreeFry", 0, "three_fry">,
    I32EnumCase<"Philox", 1, "philox">]>;

def MP_ScalingRule : MP_Enum<
    "ScalingRule", "what a factor on operands does to what is kept", [
    /// Nothing is known unless no operand is scaled.
    I32EnumCase<"Unknown", 0, "unknown">,
    /// Scales the results as it scales the one operand with data.
    I32EnumCase<"Linear", 1, "linear">,
    /// Scales each result as the operand of its number.
    I32EnumCase<"Each", 2, "each">,
    /// Scales the results if it is on all operands but integers.
    I32EnumCase<"Common", 3, "common">,
    I32EnumCase<"Product", 4, "product">,
    I32EnumCase<"Quotient", 5, "quotient">,
    /// Scales the results by its square root.
    I32EnumCase<"Root", 6, "root">,
    /// May be on operand 1 alone, and scales the results.
    I32EnumCase<"Solve", 7, "solve">,
    /// Scales the results if it is on all operands but operand 0, which
    /// chooses.
    I32EnumCase<"Choice", 8, "choice">,
    /// Changes nothing if it is on all operands.
    I32EnumCase<"Invariant", 9, "invariant">]>;

def MP_RuleKind : MP_Enum<"RuleKind", "what a policy rule's pattern matches", [
    I32EnumCase<"Op", 0, "op">,
    I32EnumCase<"Name", 1, "name">,
    I32EnumCase<"Scope", 2, "scope">,
    I32EnumCase<"Arg", 3, "arg">]>;

def MP_PlannerKind : MP_Enum<
    "PlannerKind", "how types are chosen from classes", [
    I32EnumCase<"Painting", 0, "painting">,
    I32EnumCase<"MinCut", 1, "mincut">]>;

def MP_GradientStorage : MP_Enum<
    "GradientStorage", "how weight gradients are stored", [
    I32EnumCase<"Wide", 0, "wide">,
    I32EnumCase<"Planned", 1, "planned">]>;

def MP_FusionMode : MP_Enum<
    "FusionMode", "which ops share a kernel", [
    I32EnumCase<"Full", 0, "full">,
    I32EnumCase<"None", 1, "none">]>;

def MP_PrecisionLevel : MP_Enum<
    "PrecisionLevel", "how much becomes narrow", [
    I32EnumCase<"FewestBytes", 0, "fewest-bytes">,
    I32EnumCase<"InputsOnly", 1, "inputs-only">,
    I32EnumCase<"TensorCoresOnly", 2, "tensor-cores-only">,
    I32EnumCase<"O1", 3, "o1">,
    I32EnumCase<"O2", 4, "o2">,
    I32EnumCase<"ForceAll", 5, "force-all">]>;

def MP_UnmodeledOps : MP_Enum<
    "UnmodeledOps", "what is said of ops without a precision model", [
    I32EnumCase<"Opaque", 0, "opaque">,
    I32EnumCase<"Warn", 1, "warn">,
    I32EnumCase<"Error", 2, "error">]>;

#endif // MP_DIALECT_MP_IR_MPENUMS
