//===- KeptRules.cpp - What is known of ops that are kept -----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A theorem an op, in real or complex arithmetic and for a positive factor: the
// op is kept, but a loss scale may pass it. A name that is not listed says
// nothing, which stops a scale and is always right.
//
//===----------------------------------------------------------------------===//

#include "KeptRules.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/TypeUtilities.h"
#include "mp/Import/NormalForm.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::stablehlo;

using Rule = ScalingRule;

/// Ops without effects, by what becomes of a factor.
static std::optional<Rule> getRuleOf(StringRef name) {
  return llvm::StringSwitch<std::optional<Rule>>(name)
      .Cases({"abs", "broadcast", "broadcast_in_dim", "convert"}, Rule::Linear)
      .Cases({"dynamic_slice", "fft", "gather", "imag"}, Rule::Linear)
      .Cases({"negate", "real", "reshape", "reverse"}, Rule::Linear)
      .Cases({"slice", "transpose"}, Rule::Linear)
      .Cases({"all_gather", "all_to_all"}, Rule::Each)
      .Cases({"collective_broadcast", "collective_permute"}, Rule::Each)
      .Case("optimization_barrier", Rule::Each)
      .Cases({"add", "complex", "concatenate", "pad"}, Rule::Common)
      .Cases({"dynamic_update_slice", "subtract"}, Rule::Common)
      .Cases({"convolution", "dot_general", "multiply"}, Rule::Product)
      .Case("divide", Rule::Quotient)
      .Cases({"cholesky", "sqrt"}, Rule::Root)
      .Case("triangular_solve", Rule::Solve)
      .Case("select", Rule::Choice)
      .Cases({"compare", "is_finite"}, Rule::Invariant)
      .Cases({"atan2", "bitcast_convert", "constant", "cosine"}, Rule::Unknown)
      .Cases({"exponential", "exponential_minus_one"}, Rule::Unknown)
      .Cases({"iota", "log", "log_plus_one", "logistic"}, Rule::Unknown)
      .Cases({"cbrt", "map", "partition_id"}, Rule::Unknown)
      .Case("reduce_window", Rule::Unknown)
      .Cases({"rng_bit_generator", "select_and_scatter"}, Rule::Unknown)
      .Cases({"power", "replica_id", "rsqrt", "scatter"}, Rule::Unknown)
      .Cases({"sign", "sine", "sort", "tan", "tanh"}, Rule::Unknown)
      .Default(std::nullopt);
}

/// Ops that combine by their region, which is a sum or an extreme of its two
/// arguments: a positive factor passes those. Other combiners say nothing. What
/// a reduction starts from is a summand as well.
static Rule getCombinerRule(Operation *op) {
  Region &region = op->getRegion(0);
  if (!region.hasOneBlock() || region.front().getNumArguments() != 2)
    return Rule::Unknown;
  Block &block = region.front();
  if (block.getOperations().size() != 2)
    return Rule::Unknown;
  Operation &first = block.front();
  bool passes = llvm::is_contained(
      {"stablehlo.add", "stablehlo.maximum", "stablehlo.minimum"},
      first.getName().getStringRef());
  bool isPlain = first.getNumOperands() == 2 &&
                 first.getOperand(0) != first.getOperand(1) &&
                 llvm::equal(block.back().getOperands(), first.getResults());
  if (!passes || !isPlain)
    return Rule::Unknown;
  if (op->getNumOperands() == op->getNumResults())
    return Rule::Each;
  bool isSum = first.getName().getStringRef() == "stablehlo.add";
  return isSum && op->getNumOperands() == 2 ? Rule::Common : Rule::Unknown;
}

/// A scatter puts its updates down, or adds them: both have the factor then.
static Rule getScatterRule(Operation *op) {
  Region &region = op->getRegion(0);
  bool isOne = op->getNumOperands() == 3 && op->getNumResults() == 1;
  if (!isOne || !region.hasOneBlock() || region.front().getNumArguments() != 2)
    return Rule::Unknown;
  Block &block = region.front();
  ValueRange given = block.back().getOperands();
  if (block.getOperations().size() == 1)
    return given.size() == 1 && given[0] == block.getArgument(1)
               ? Rule::Common
               : Rule::Unknown;
  Operation &first = block.front();
  bool adds = block.getOperations().size() == 2 &&
              first.getName().getStringRef() == "stablehlo.add" &&
              first.getOperand(0) != first.getOperand(1) &&
              llvm::equal(given, first.getResults());
  return adds ? Rule::Common : Rule::Unknown;
}

static bool isFloatMove(Operation *op) {
  return op->getNumOperands() == 1 && op->getNumResults() == 1 &&
         isa<FloatType>(getElementTypeOrSelf(op->getOperand(0).getType())) &&
         getElementTypeOrSelf(op->getOperand(0).getType()) ==
             getElementTypeOrSelf(op->getResult(0).getType());
}

/// Marks of partitioners hand their operand on; LAPACK's solvers are linear in
/// their right-hand side.
static KeptRule getCallRule(Operation *op) {
  StringRef target =
      hlo::asString(op->getAttr("call_target_name")).value_or("");
  auto effect = dyn_cast_if_present<BoolAttr>(op->getAttr("has_side_effect"));
  KeptRule rule;
  rule.hasEffects = effect && effect.getValue();
  if (llvm::is_contained(
          {"Sharding", "SPMDFullToShardShape", "SPMDShardToFullShape"}, target))
    return {Rule::Each, isFloatMove(op), /*hasEffects=*/false};
  bool solves = target.consume_front("lapack_") && target.size() == 9 &&
                target.drop_front() == "trsm_ffi";
  if (solves && op->getNumOperands() == 2)
    rule.scaling = Rule::Solve;
  return rule;
}

KeptRule stablehlo::getKeptRule(Operation *op) {
  StringRef name = op->getName().getStringRef();
  if (name == "sdy.sharding_constraint" || name == "sdy.reshard")
    return {Rule::Each, isFloatMove(op), /*hasEffects=*/false};
  if (name == "sdy.manual_computation")
    return {Rule::Unknown, false, /*hasEffects=*/false};
  if (!name.consume_front("stablehlo."))
    return {Rule::Unknown, false, /*hasEffects=*/!name.starts_with("chlo.")};
  if (name == "custom_call")
    return getCallRule(op);
  bool combines =
      llvm::is_contained({"all_reduce", "reduce", "reduce_scatter"}, name);
  if (combines && op->getNumRegions() == 1)
    return {getCombinerRule(op), false, /*hasEffects=*/false};
  if (name == "scatter" && op->getNumRegions() == 1)
    return {getScatterRule(op), false, /*hasEffects=*/false};
  std::optional<Rule> rule = getRuleOf(name);
  if (!rule)
    return {};
  bool fits =
      *rule != Rule::Each || op->getNumOperands() == op->getNumResults();
  bool moves = name.starts_with("all_") || name.starts_with("collective_");
  return {fits ? *rule : Rule::Unknown, moves && isFloatMove(op),
          /*hasEffects=*/false};
}
