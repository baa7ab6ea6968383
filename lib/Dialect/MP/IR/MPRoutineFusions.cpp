//===- MPRoutineFusions.cpp - Ops that are kernels of their own -----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One list of what the kernels of routines can do: the lowering asks it before
// it makes one, and the verifier of fusions of those that somebody wrote. So
// code generation meets nothing that it has no code for.
//
//===----------------------------------------------------------------------===//

#include "ShapeRules.h"

#include "mlir/IR/TypeUtilities.h"
#include "mp/Dialect/MP/IR/MPFusionOps.h"
#include "mp/Dialect/MP/IR/MPIndexingOps.h"
#include "mp/Dialect/MP/IR/MPReductionOps.h"
#include "mp/Interfaces/FusibleOpInterface.h"
#include "mp/Support/Sizes.h"

#include "mlir/IR/Matchers.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::mp;

bool mp::isRoutine(Operation *op) {
  return isa<GatherOp, ScatterOp, ArgReduceOp, PoolOp, PoolGradOp>(op);
}

template <typename... Parts>
static std::string say(const Parts &...parts) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  (stream << ... << parts);
  return text;
}

/// Elements that registers hold alike: floats up to f32 as f32.
static bool areHeldAlike(Type a, Type b) {
  if (isa<FloatType>(a))
    return isa<FloatType>(b) && a.isF64() == b.isF64();
  return a.isInteger(1) == b.isInteger(1);
}

static std::string describeIndices(Value indices) {
  auto element = dyn_cast<IntegerType>(elementOf(indices));
  if (element && element.isSignless() && !element.isInteger(1))
    return "";
  return say("finds places by '", elementOf(indices),
             "'; expected signless integers of 8, 16, 32 or 64 bits");
}

/// Accumulators are f16, bf16, f32 or f64, as the verifiers of these ops say.
static std::string describeSums(Value from, Value to) {
  if (areHeldAlike(elementOf(from), elementOf(to)))
    return "";
  return say("combines '", elementOf(from), "' into '", elementOf(to),
             "', which a kernel holds in other registers; cast them to one "
             "type before");
}

static std::string describeScatter(ScatterOp op) {
  std::string fault = describeIndices(op.getIndices());
  return fault.empty() ? describeSums(op.getUpdates(), op.getResult()) : fault;
}

static std::string describePoolGrad(PoolGradOp op) {
  if (!isa<FloatType>(elementOf(op.getInput())) ||
      !areHeldAlike(elementOf(op.getInput()), elementOf(op.getCotangent())))
    return say("chooses by '", elementOf(op.getInput()), "' and sums '",
               elementOf(op.getCotangent()),
               "'; expected floats, both f64 or neither");
  return describeSums(op.getCotangent(), op.getResult());
}

std::string mp::describeRoutineFault(Operation *op) {
  SmallVector<Type> types(op->getOperandTypes());
  llvm::append_range(types, op->getResultTypes());
  auto isHeld = [](Type type) {
    auto integer = dyn_cast<IntegerType>(getElementTypeOrSelf(type));
    return isKernelType(type) && (!integer || integer.isSignless());
  };
  for (Type type : types)
    if (!isHeld(type))
      return say("has a '", type,
                 "', which kernels do not hold; expected elements, of f16, "
                 "bf16, f32, f64, i1 or signless integers of 8, 16, 32 or 64 "
                 "bits");
  return llvm::TypeSwitch<Operation *, std::string>(op)
      .Case<GatherOp, ArgReduceOp>(
          [](auto op) { return describeIndices(op.getIndices()); })
      .Case([](ScatterOp op) { return describeScatter(op); })
      .Case(
          [](PoolOp op) { return describeSums(op.getInput(), op.getResult()); })
      .Case([](PoolGradOp op) { return describePoolGrad(op); });
}

namespace {
/// What the ops of a block make of one value, element by element.
class Elements {
public:
  explicit Elements(Value value) : count(*countElements(value.getType())) {
    made.insert(value);
  }

  /// Why no thread that has one element at a time computes it.
  std::string add(Operation *op);
  /// The same of what is yielded.
  std::string describeYield(Value value) const;

private:
  static bool isAny(OperandRange values, const llvm::SetVector<Value> &set) {
    return llvm::any_of(values,
                        [&](Value value) { return set.contains(value); });
  }
  std::string addReduction(Operation *op);

  int64_t count;
  llvm::SetVector<Value> made;
  /// What is known when all elements are.
  llvm::SetVector<Value> sums;
};
} // namespace

std::string Elements::addReduction(Operation *op) {
  if (isAny(op->getOperands(), sums))
    return say("reduces what waits for a reduction, by '", op->getName(), "'");
  if (countElements(op->getOperand(0).getType()) != count ||
      countElements(op->getResult(0).getType()) != 1)
    return say("reduces '", op->getOperand(0).getType(), "' to '",
               op->getResult(0).getType(), "'; expected one number of all ",
               count, " elements");
  sums.insert(op->getResult(0));
  return "";
}

std::string Elements::add(Operation *op) {
  DenseElementsAttr constant;
  if (matchPattern(op, m_Constant(&constant)))
    return constant.isSplat() ? "" : "reads a constant of several numbers";
  auto fusible = dyn_cast<FusibleOpInterface>(op);
  FusionNodeKind kind =
      fusible ? fusible.getFusionSpec().kind : FusionNodeKind::Opaque;
  bool ofElements = isAny(op->getOperands(), made);
  bool ofSums = isAny(op->getOperands(), sums);
  switch (kind) {
  case FusionNodeKind::Reduce:
    return addReduction(op);
  case FusionNodeKind::Opaque:
    return say("has '", op->getName(), "', which is not code of one element");
  case FusionNodeKind::Broadcast:
  case FusionNodeKind::Movement:
    if (ofElements || ofSums)
      return say("moves elements by '", op->getName(),
                 "' that are only known where they lie");
    return "";
  case FusionNodeKind::Elementwise:
  case FusionNodeKind::Reshape:
  case FusionNodeKind::Source:
    break;
  }
  if (isa<PackBitsOp>(op))
    return "packs bits, of which a thread has one";
  if (ofElements && ofSums)
    return say("reads an element and what all make, by '", op->getName(), "'");
  if (ofElements)
    made.insert_range(op->getResults());
  if (ofSums)
    sums.insert_range(op->getResults());
  return "";
}

std::string Elements::describeYield(Value value) const {
  if (isa<BlockArgument>(value))
    return "yields an operand; use the operand itself";
  if (countElements(value.getType()) != (sums.contains(value) ? 1 : count))
    return say("yields a '", value.getType(), "'; expected ", count,
               " elements");
  return "";
}

std::string mp::describeElementsFault(Value value) {
  Elements elements(value);
  Block &block = *value.getParentBlock();
  Operation *end = block.getTerminator();
  Operation *first = value.getDefiningOp()
                         ? value.getDefiningOp()->getNextNode()
                         : &block.front();
  for (Operation *op = first; op != end; op = op->getNextNode())
    if (std::string fault = elements.add(op); !fault.empty())
      return fault;
  for (Value result : end->getOperands())
    if (std::string fault = elements.describeYield(result); !fault.empty())
      return fault;
  return "";
}
