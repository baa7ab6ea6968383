//===- InsertCasts.cpp - Apply a plan of precision ------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One walk in order. Ops are retyped in place; an operand that now has another
// type than the op wants is read through a cast, made once per value and type
// right behind the value. No op is decided here, and none is created but casts.
// (A dialect conversion with cast materializations does the same at ten times
// the cost, and leaves the sharing of casts to CSE.)
//
//===----------------------------------------------------------------------===//

#include "mp/Transforms/Precision/InsertCasts.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Iterators.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Interfaces/RegionFlow.h"
#include "mp/Support/ValueMap.h"
#include "mp/Transforms/Precision/Passes.h"

namespace mlir::mp {
#define GEN_PASS_DEF_INSERTCASTS
#include "mp/Transforms/Precision/Passes.h.inc"
} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

namespace {
class CastInserter {
public:
  explicit CastInserter(MLIRContext *context) : rewriter(context) {}

  LogicalResult apply(PrecisionOpInterface op, PrecisionAttr plan);
  /// Lets an op without a plan read the types it read before; what hands on to
  /// a region that was retyped, the type that this has.
  void restoreOperands(Operation *op);

private:
  /// `value` in the type `type`, by a cast if need be.
  Value getAs(Value value, FloatType type);
  /// `value` as it was before its producer was retyped.
  Value getOriginal(Value value) {
    auto found = original.find(value);
    return found == original.end() ? value : getAs(value, found->second);
  }
  LogicalResult applyToRegions(Operation *op, PrecisionAttr plan);
  void setInsertionPointBehind(Value value);
  FailureOr<SmallVector<Value>> getOperands(PrecisionOpInterface op,
                                            const PrecisionSpec &spec,
                                            PrecisionAttr plan);
  FailureOr<SmallVector<Type>> getResultTypes(PrecisionOpInterface op,
                                              const PrecisionSpec &spec,
                                              PrecisionAttr plan);
  void storeResults(PrecisionOpInterface op, PrecisionAttr plan,
                    ArrayRef<FloatType> before);

  IRRewriter rewriter;
  DenseMap<std::pair<Value, Type>, Value> casts;
  /// The element type of each value that was retyped.
  ValueMap<FloatType> original;
  /// The element type in which an operand hands on what meets elsewhere.
  DenseMap<OpOperand *, FloatType> handedOn;
  /// The last cast of an argument, by block, so that they keep their order.
  DenseMap<Block *, Operation *> lastAtEntry;
};
} // namespace

void CastInserter::setInsertionPointBehind(Value value) {
  if (isa<OpResult>(value))
    return rewriter.setInsertionPointAfterValue(value);
  Block *block = value.getParentBlock();
  if (Operation *last = lastAtEntry.lookup(block))
    rewriter.setInsertionPointAfter(last);
  else
    rewriter.setInsertionPointToStart(block);
}

Value CastInserter::getAs(Value value, FloatType type) {
  if (getPlannableType(value) == type)
    return value;
  Value &cast = casts[{value, type}];
  if (cast)
    return cast;
  OpBuilder::InsertionGuard guard(rewriter);
  setInsertionPointBehind(value);
  cast = rewriter.createOrFold<CastOp>(
      value.getLoc(), withElementType(value.getType(), type), value);
  if (isa<BlockArgument>(value))
    lastAtEntry[value.getParentBlock()] = cast.getDefiningOp();
  return cast;
}

void CastInserter::restoreOperands(Operation *op) {
  for (OpOperand &operand : op->getOpOperands()) {
    FloatType type = handedOn.lookup(&operand);
    Value value =
        type ? getAs(operand.get(), type) : getOriginal(operand.get());
    if (value != operand.get())
      operand.set(value);
  }
}

/// Whether a port has the type of the op's arithmetic, whatever memory has: an
/// op that moves values of two types moves them in one.
static bool hasComputeType(PortRole role) {
  return role == PortRole::Compute || role == PortRole::Follow;
}

FailureOr<SmallVector<Value>>
CastInserter::getOperands(PrecisionOpInterface op, const PrecisionSpec &spec,
                          PrecisionAttr plan) {
  SmallVector<Value> operands(op->getOperands());
  for (auto [index, operand] : llvm::enumerate(operands)) {
    PortRole role = getOperandRole(op, spec, index);
    auto read = dyn_cast<FloatType>(plan.getOperands()[index]);
    if (bool(read) != (role != PortRole::NotFloat))
      return op.emitOpError("is planned to read operand ")
             << index << " as " << plan.getOperands()[index]
             << ", but it is of type " << operand.getType();
    if (!read)
      continue;
    if (role == PortRole::Keep) {
      operand = getOriginal(operand);
      if (getPlannableType(operand) != read)
        return op.emitOpError("is planned to read operand ")
               << index << " as " << read << ", but the op keeps it "
               << getPlannableType(operand);
      continue;
    }
    operand = getAs(operand, read);
    if (hasComputeType(role))
      operand = getAs(operand, plan.getCompute());
  }
  return operands;
}

FailureOr<SmallVector<Type>>
CastInserter::getResultTypes(PrecisionOpInterface op, const PrecisionSpec &spec,
                             PrecisionAttr plan) {
  SmallVector<Type> types(op->getResultTypes());
  for (auto [index, type] : llvm::enumerate(types)) {
    PortRole role = getResultRole(op, spec, index);
    auto written = dyn_cast<FloatType>(plan.getResults()[index]);
    bool keeps = role == PortRole::Keep && written == getPlannableType(type);
    if (bool(written) != (role != PortRole::NotFloat) ||
        (role == PortRole::Keep && !keeps))
      return op.emitOpError("is planned to write result ")
             << index << " as " << plan.getResults()[index]
             << ", but the op keeps it " << type;
    if (written)
      type = withElementType(type, hasComputeType(role) ? plan.getCompute()
                                                        : written);
  }
  return types;
}

void CastInserter::storeResults(PrecisionOpInterface op, PrecisionAttr plan,
                                ArrayRef<FloatType> before) {
  for (auto [index, result] : llvm::enumerate(op->getResults())) {
    auto written = dyn_cast<FloatType>(plan.getResults()[index]);
    if (!written)
      continue;
    Value stored = getAs(result, written);
    if (stored != result)
      rewriter.replaceAllUsesExcept(result, stored, stored.getDefiningOp());
    if (written != before[index])
      original[stored] = before[index];
  }
}

/// The type that the plan of a region op gives to what meets; null if it says
/// nothing of it. Fails where it says two.
static FailureOr<FloatType> getMet(Operation *op, const RegionJoin &join,
                                   PrecisionAttr plan) {
  SmallVector<Type> said;
  for (OpOperand *source : join.sources)
    if (source->getOwner() == op)
      said.push_back(plan.getOperands()[source->getOperandNumber()]);
  for (Value input : join.inputs)
    if (auto result = dyn_cast<OpResult>(input))
      said.push_back(plan.getResults()[result.getResultNumber()]);
  if (said.empty())
    return FloatType();
  auto type = dyn_cast<FloatType>(said.front());
  if (!llvm::all_equal(said) || bool(type) != isPlannable(join.inputs.front()))
    return op->emitOpError("is planned to hand on ")
           << join.inputs.front().getType() << " as " << said.front() << " and "
           << said.back();
  return type;
}

/// Retypes what meets at the regions of an op. Who reads it, and what hands it
/// on at their ends, follows when it is visited.
LogicalResult CastInserter::applyToRegions(Operation *op, PrecisionAttr plan) {
  std::optional<RegionFlow> flow = RegionFlow::get(op);
  if (!flow)
    return op->emitOpError("has a plan of precision that can not be applied: "
                           "its regions are not a loop or a branch");
  SmallVector<std::pair<const RegionJoin *, FloatType>> met;
  for (const RegionJoin &join : flow->joins) {
    FailureOr<FloatType> type = getMet(op, join, plan);
    if (failed(type))
      return failure();
    if (*type)
      met.emplace_back(&join, *type);
  }
  for (auto [join, type] : met) {
    for (OpOperand *source : join->sources)
      handedOn[source] = type;
    for (Value input : join->inputs) {
      FloatType before = getPlannableType(input);
      if (before == type)
        continue;
      input.setType(withElementType(input.getType(), type));
      original[input] = before;
    }
  }
  restoreOperands(op);
  op->removeDiscardableAttr(attr::precision);
  return success();
}

LogicalResult CastInserter::apply(PrecisionOpInterface op, PrecisionAttr plan) {
  if (plan.getOperands().size() != op->getNumOperands() ||
      plan.getResults().size() != op->getNumResults())
    return op.emitOpError("has a plan for ")
           << plan.getOperands().size() << " operands and "
           << plan.getResults().size() << " results, but has "
           << op->getNumOperands() << " and " << op->getNumResults();
  if (isa<RegionBranchOpInterface>(op.getOperation()))
    return applyToRegions(op, plan);
  PrecisionSpec spec = op.getPrecisionSpec();
  auto before = llvm::map_to_vector(
      op->getResults(), [](Value result) { return getPlannableType(result); });
  FailureOr<SmallVector<Value>> operands = getOperands(op, spec, plan);
  if (failed(operands))
    return failure();
  FailureOr<SmallVector<Type>> types = getResultTypes(op, spec, plan);
  if (failed(types) || failed(op.retype(rewriter, *operands, *types)))
    return failure();
  storeResults(op, plan, before);
  op->removeDiscardableAttr(attr::precision);
  return success();
}

/// All ops, those that make a value before those that read it, whatever the
/// order of the blocks; last those that control never reaches.
static SmallVector<Operation *, 0> listOps(FunctionOpInterface function) {
  using InDominanceOrder = ForwardDominanceIterator<>;
  SmallVector<Operation *, 0> ops;
  DenseSet<Block *> reached;
  function->walk<WalkOrder::PreOrder, InDominanceOrder>([&](Operation *op) {
    if (op != function)
      ops.push_back(op);
  });
  function->walk<WalkOrder::PreOrder, InDominanceOrder>(
      [&](Block *block) { reached.insert(block); });
  function->walk([&](Block *block) {
    if (!reached.contains(block))
      for (Operation &op : *block)
        ops.push_back(&op);
  });
  return ops;
}

LogicalResult mp::insertCasts(FunctionOpInterface function) {
  // Collected first: the walk must not meet the casts it leaves behind.
  SmallVector<Operation *, 0> ops = listOps(function);
  if (llvm::none_of(ops,
                    [](Operation *op) { return op->hasAttr(attr::precision); }))
    return success();
  CastInserter inserter(function.getContext());
  for (Operation *op : ops) {
    Attribute plan = op->getDiscardableAttr(attr::precision);
    if (!plan) {
      inserter.restoreOperands(op);
      continue;
    }
    auto precise = dyn_cast<PrecisionOpInterface>(op);
    auto types = dyn_cast<PrecisionAttr>(plan);
    if (!precise || !types)
      return op->emitOpError(
                 "has a plan of precision that can not be applied: ")
             << (types ? "the op has no precision model"
                       : "the attribute is no #mp.precision");
    if (failed(inserter.apply(precise, types)))
      return failure();
  }
  return success();
}

namespace {
struct InsertCasts final : mlir::mp::impl::InsertCastsBase<InsertCasts> {
  using Base::Base;
  void runOnOperation() override {
    if (failed(insertCasts(getOperation())))
      signalPassFailure();
  }
};
} // namespace
