//===- Spellings.cpp - Ops with two spellings get one ---------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// 'dot' is a 'dot_general'; CHLO ops that an artifact wraps in custom calls
// and composites are CHLO ops again; marks of Shardy and of the older
// partitioner are the value they mark.
//
//===----------------------------------------------------------------------===//

#include "Normalize.h"
#include "mp/Dialect/MP/IR/DeviceAttributes.h"
#include "mp/Import/NormalForm.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace mlir::mp;

/// Replaces `op` by an op called `name` with these attributes.
static void rename(Operation *op, StringRef name, DictionaryAttr attributes) {
  OpBuilder builder(op);
  OperationState state(
      op->getLoc(), name, op->getOperands(), op->getResultTypes(),
      attributes ? attributes.getValue() : ArrayRef<NamedAttribute>());
  for (Region &region : op->getRegions())
    state.addRegion()->takeBody(region);
  op->replaceAllUsesWith(builder.create(state));
  op->erase();
}

/// Replaces the results of `op` by its operands, where they have the same
/// types.
static bool forward(Operation *op) {
  if (op->getOperandTypes() != op->getResultTypes() ||
      llvm::any_of(op->getOperands(), [&](Value operand) {
        return operand.getDefiningOp() == op;
      }))
    return false;
  op->replaceAllUsesWith(op->getOperands());
  op->erase();
  return true;
}

//===----------------------------------------------------------------------===//
// One rule per op
//===----------------------------------------------------------------------===//

/// Whether an op combines or compares single elements, in the region of what
/// does so with all of them.
static bool isOfElements(Operation *op) {
  StringRef parent = op->getParentOp()->getName().getStringRef();
  return parent.consume_front("stablehlo.") &&
         llvm::is_contained({"all_reduce", "map", "reduce", "reduce_scatter",
                             "reduce_window", "scatter", "select_and_scatter",
                             "sort"},
                            parent);
}

/// Where a value lies is nothing to a program for one device, nor to a single
/// element.
static LogicalResult forwardMark(Operation *op) {
  if (!op->getParentOfType<ModuleOp>()->hasAttr(attr::devices) ||
      isOfElements(op))
    forward(op);
  return success();
}

/// Contracts the last dimension with the first (the only one of a vector).
static LogicalResult respellDot(Operation *op) {
  auto lhs = op->getNumOperands() == 2
                 ? dyn_cast<RankedTensorType>(op->getOperand(0).getType())
                 : RankedTensorType();
  if (!lhs || lhs.getRank() == 0)
    return op->emitError("needs two operands, the first of rank 1 or 2");
  Builder builder(op->getContext());
  NamedAttrList attributes;
  auto i64s = [&](ArrayRef<int64_t> v) {
    return builder.getDenseI64ArrayAttr(v);
  };
  attributes.set("dot_dimension_numbers",
                 builder.getDictionaryAttr(
                     {{"lhs_batching_dimensions", i64s({})},
                      {"rhs_batching_dimensions", i64s({})},
                      {"lhs_contracting_dimensions", i64s(lhs.getRank() - 1)},
                      {"rhs_contracting_dimensions", i64s(0)}}));
  if (Attribute precision = op->getAttr("precision_config"))
    attributes.set("precision_config", precision);
  rename(op, "stablehlo.dot_general",
         attributes.getDictionary(op->getContext()));
  return success();
}

/// `mhlo.topk` and the like are CHLO ops whose attributes sit in a dictionary;
/// `Sharding` marks its operand.
static LogicalResult respellCustomCall(Operation *op) {
  StringRef target =
      hlo::asString(op->getAttr("call_target_name")).value_or("");
  if (target == "Sharding")
    return forwardMark(op);
  if (target == "ApproxTopK") {
    hlo::respellApproxTopK(op);
    return success();
  }
  if (!target.consume_front("mhlo."))
    return success();
  auto attributes = op->getAttrOfType<DictionaryAttr>("mhlo.attributes");
  NamedAttrList kept;
  if (attributes)
    kept = attributes.getValue();
  if (target == "topk") {
    target = "top_k";
    kept.erase("largest"); // always true; CHLO's top_k has no such switch
  }
  rename(op, ("chlo." + target).str(), kept.getDictionary(op->getContext()));
  return success();
}

/// Composites of CHLO ops; the decomposition stays behind as a private
/// function.
static LogicalResult respellComposite(Operation *op) {
  StringRef name = hlo::asString(op->getAttr("name")).value_or("");
  if (name.starts_with("chlo."))
    rename(op, name, op->getAttrOfType<DictionaryAttr>("composite_attributes"));
  return success();
}

/// Elements of a tuple that was just made are what it was made of.
static LogicalResult respellTupleElement(Operation *op) {
  Operation *tuple =
      op->getNumOperands() == 1 ? op->getOperand(0).getDefiningOp() : nullptr;
  std::optional<int64_t> index = hlo::asI64(op->getAttr("index"));
  if (!tuple || tuple->getName().getStringRef() != "stablehlo.tuple" ||
      !index || *index < 0 || *index >= tuple->getNumOperands() ||
      op->getNumResults() != 1 ||
      op->getResult(0).getType() != tuple->getOperand(*index).getType())
    return success();
  op->replaceAllUsesWith(ValueRange(tuple->getOperand(*index)));
  op->erase();
  if (tuple->use_empty())
    tuple->erase();
  return success();
}

static LogicalResult eraseMark(Operation *op) {
  if (op->use_empty())
    op->erase();
  return success();
}

/// `mhlo.copy` copies between layouts, which values do not have. The rest are
/// StableHLO ops of the same name, or CHLO's.
static void respellMhlo(Operation *op) {
  StringRef name = op->getName().stripDialect();
  if (name == "copy" && forward(op))
    return;
  if (name == "topk") {
    op->removeAttr("largest");
    rename(op, "chlo.top_k", op->getAttrDictionary());
    return;
  }
  StringRef dialect =
      llvm::is_contained({"acos", "acosh", "asin", "asinh", "atanh", "cosh",
                          "erf", "erf_inv", "sinh", "square"},
                         name)
          ? "chlo."
          : "stablehlo.";
  rename(op, (dialect + name).str(), op->getAttrDictionary());
}

void hlo::forwardCasts(ModuleOp module) {
  SmallVector<Operation *> casts;
  module.walk([&](UnrealizedConversionCastOp op) { casts.push_back(op); });
  for (Operation *op : casts)
    forward(op);
}

LogicalResult hlo::unifySpellings(ModuleOp module) {
  SmallVector<Operation *> ancestors;
  module.walk<WalkOrder::PostOrder>([&](Operation *op) {
    if (op->getName().getDialectNamespace() == "mhlo")
      ancestors.push_back(op);
  });
  llvm::for_each(ancestors, respellMhlo);
  using Rule = LogicalResult (*)(Operation *);
  auto ruleOf = [](StringRef name) {
    return llvm::StringSwitch<Rule>(name)
        .Case("stablehlo.dot", respellDot)
        .Case("stablehlo.custom_call", respellCustomCall)
        .Case("stablehlo.composite", respellComposite)
        .Case("stablehlo.get_tuple_element", respellTupleElement)
        .Case("sdy.sharding_constraint", forwardMark)
        .Case("sdy.reshard", forwardMark)
        .Case("sdy.mesh", eraseMark)
        .Case("sdy.sharding_group", eraseMark)
        .Default(nullptr);
  };
  SmallVector<std::pair<Operation *, Rule>> work;
  module.walk([&](Operation *op) {
    if (Rule rule = ruleOf(op->getName().getStringRef()))
      work.emplace_back(op, rule);
  });
  for (auto [op, rule] : work)
    if (failed(rule(op)))
      return failure();
  return success();
}
