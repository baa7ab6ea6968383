//===- ContractionFusions.cpp - What a library call adds ------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The product of the later of two operands adds the earlier one, so that a sum
// over the uses of a parameter grows from call to call. A kernel that adds them
// all reads each product once, and so does the chain of calls: but what the sum
// is needed for beside its update then reads one tensor instead of all.
//
// What is in memory in 16 bits is added where the sum is rounded to these.
//
// A bias is added by the call where the sum is in memory for other reasons: its
// kernel would read the product and write the sum.
//
//===----------------------------------------------------------------------===//

#include "ContractionFusions.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/TypeUtilities.h"
#include "mp/Analysis/Fusion/ContractionSums.h"
#include "mp/Dialect/MP/IR/MPFusionOps.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"
#include "mp/Interfaces/AlignableOpInterface.h"
#include "mp/Interfaces/FusibleOpInterface.h"
#include "mp/Support/Remarks.h"
#include "mp/Support/Sizes.h"

#include "mlir/IR/Matchers.h"

#define DEBUG_TYPE "mp-form-fusions"

using namespace mlir;
using namespace mlir::mp;

/// The value that ops only rename, through as many as there are.
static Value withoutNames(Value value) {
  while (isRenaming(value.getDefiningOp()))
    value = value.getDefiningOp()->getOperand(0);
  return value;
}

/// Whether the value has a place in memory whatever is fused, and nobody but
/// the addition reads it: a kernel that read it as well would do so still.
static bool isInMemory(Value value) {
  while (value.hasOneUse() && isRenaming(value.getDefiningOp()))
    value = value.getDefiningOp()->getOperand(0);
  if (!value.hasOneUse())
    return false;
  Operation *op = value.getDefiningOp();
  if (!op)
    return true;
  auto fusible = dyn_cast<FusibleOpInterface>(op);
  return !op->hasTrait<OpTrait::ConstantLike>() &&
         (!fusible || fusible.getFusionSpec().kind == FusionNodeKind::Opaque);
}

/// Whether an op reads the value that is in no kernel.
static bool isReadFromMemory(Value value) {
  SmallVector<Value> open = {value};
  while (!open.empty())
    for (Operation *user : open.pop_back_val().getUsers()) {
      if (isRenaming(user)) {
        open.push_back(user->getResult(0));
        continue;
      }
      auto fusible = dyn_cast<FusibleOpInterface>(user);
      if (!fusible || fusible.getFusionSpec().kind == FusionNodeKind::Opaque)
        return true;
    }
  return false;
}

/// Whether a broadcast gives each run of `size` elements, in row-major order,
/// the elements of its operand in order.
static bool repeatsRows(BroadcastOp op, int64_t size) {
  ArrayRef<int64_t> to = op.getType().getShape();
  ArrayRef<int64_t> from = op.getInput().getType().getShape();
  SmallVector<int64_t> kept, last;
  for (auto [dim, count] : llvm::zip_equal(op.getDims(), from))
    if (count != 1)
      kept.push_back(dim);
  for (int64_t dim = to.size(), left = size; dim-- > 0 && left > 1;)
    if (to[dim] != 1) {
      left = left % to[dim] == 0 ? left / to[dim] : 0;
      last.insert(last.begin(), dim);
    }
  return kept == last && op.getInput().getType().getNumElements() == size;
}

/// What is added to all rows of the contraction alike, if that is all that
/// `value` is, and is in memory.
static Value findBias(Value value, AlignableOpInterface contraction) {
  auto spread = withoutNames(value).getDefiningOp<BroadcastOp>();
  unsigned count = contraction.countBiasDims();
  if (!spread || count == 0)
    return {};
  auto type = cast<RankedTensorType>(contraction->getResult(0).getType());
  int64_t size = saturatingProduct(type.getShape().take_back(count));
  if (size == 1 || !repeatsRows(spread, size))
    return {};
  Value bias = withoutNames(spread.getInput());
  auto fusible = bias.getDefiningOp<FusibleOpInterface>();
  bool isMade =
      fusible && fusible.getFusionSpec().kind != FusionNodeKind::Opaque;
  return isMade || matchPattern(bias, m_Constant()) ? Value() : bias;
}

static Value reshapeTo(OpBuilder &builder, Location loc, Value value,
                       Type type) {
  return value.getType() == type
             ? value
             : ReshapeOp::create(builder, loc, type, value).getResult();
}

namespace {
/// What the call adds to a product.
struct Term {
  /// In memory.
  Value value;
  /// Of one row, which is added to all of them.
  bool isBias = false;
  /// Of the type of the factors, to which the sum is rounded.
  bool isNarrow = false;
};
} // namespace

/// The term of 16 bits that `value` is, if all readers of the sum read it
/// rounded to the type of the factors, which the term has, too.
static Value findNarrow(Value value, AlignableOpInterface contraction,
                        arith::AddFOp add) {
  auto widened = withoutNames(value).getDefiningOp<CastOp>();
  if (!widened || !widened->hasOneUse())
    return {};
  Type type = getElementTypeOrSelf(widened.getInput());
  auto isOfType = [&](Type other) {
    return getElementTypeOrSelf(other) == type;
  };
  auto rounds = [&](Operation *user) {
    auto cast = dyn_cast<CastOp>(user);
    return cast && isOfType(cast.getType()) && !cast.getSaturate() &&
           cast.getRounding() == Rounding::NearestEven;
  };
  return llvm::all_of(contraction->getOperandTypes(), isOfType) &&
                 llvm::all_of(add->getUsers(), rounds)
             ? widened.getInput()
             : Value();
}

/// Fills the body of the call, of what is mapped there.
static void writeSum(OpBuilder &builder, AlignableOpInterface contraction,
                     const Term &added, arith::AddFOp add, Value term,
                     IRMapping &inside) {
  Location loc = add.getLoc();
  Value product = builder.clone(*contraction, inside)->getResult(0);
  auto type = cast<RankedTensorType>(product.getType());
  auto termType = cast<RankedTensorType>(term.getType());
  if (added.isBias)
    term = BroadcastOp::create(
        builder, loc, type, term,
        llvm::to_vector(
            llvm::seq(type.getRank() - termType.getRank(), type.getRank())));
  if (added.isNarrow)
    term = CastOp::create(builder, loc, type, term);
  auto total =
      arith::AddFOp::create(builder, loc, product, term, add.getFastmath());
  total->setDiscardableAttrs(add->getDiscardableAttrDictionary());
  Value result = total;
  if (added.isNarrow)
    result = CastOp::create(builder, loc, termType, result);
  YieldOp::create(builder, contraction->getLoc(), result);
}

/// Puts `contraction` and the addition of a term into a fusion in place of
/// `add`.
static void fuse(AlignableOpInterface contraction, const Term &added,
                 arith::AddFOp add) {
  // As early as it can be: what the product reads need not live longer.
  Value value = withoutNames(added.value);
  Operation *maker = value.getDefiningOp();
  OpBuilder builder(contraction);
  if (maker && maker->getBlock() == contraction->getBlock() &&
      contraction->isBeforeInBlock(maker))
    builder.setInsertionPointAfter(maker);
  Location loc = builder.getFusedLoc({contraction->getLoc(), add.getLoc()});
  auto type = cast<RankedTensorType>(contraction->getResult(0).getType());
  RankedTensorType sumType = type.clone(
      added.isNarrow ? getElementTypeOrSelf(value) : type.getElementType());
  RankedTensorType termType = sumType;
  if (added.isBias)
    termType =
        type.clone(type.getShape().take_back(contraction.countBiasDims()));
  Value term = reshapeTo(builder, loc, value, termType);

  llvm::SetVector<Value> inputs(contraction->operand_begin(),
                                contraction->operand_end());
  inputs.insert(term);
  auto fusion = FusionOp::create(builder, loc, sumType, FusionKind::Contraction,
                                 inputs.getArrayRef());
  auto rest = cast<RankedTensorType>(add.getType());
  Value result = reshapeTo(builder, loc, fusion->getResult(0),
                           rest.clone(sumType.getElementType()));
  Block *body = builder.createBlock(&fusion.getBody());
  IRMapping inside;
  for (Value input : inputs)
    inside.map(input, body->addArgument(input.getType(), input.getLoc()));
  writeSum(builder, contraction, added, add, inside.lookup(term), inside);
  remark::passed(add.getLoc(), remarkOf(DEBUG_TYPE, "Addition"))
      << remark::add("the call that makes {0} adds {1}", sumType,
                     added.isBias ? "the bias" : "the other term");
  if (!added.isNarrow)
    return add.replaceAllUsesWith(result);
  for (Operation *rounded : add->getUsers())
    rounded->replaceAllUsesWith(ValueRange(result));
}

/// Lets the call of the contraction add the other operand, if that is in memory
/// whatever is fused.
static void fuseTerm(AlignableOpInterface contraction, Value other,
                     arith::AddFOp add) {
  if (isInMemory(other))
    return fuse(contraction, {other}, add);
  Value narrow = findNarrow(other, contraction, add);
  if (narrow && isInMemory(narrow))
    fuse(contraction, {narrow, /*isBias=*/false, /*isNarrow=*/true}, add);
}

void mp::addInContractions(Block &block) {
  for (auto add : llvm::make_early_inc_range(block.getOps<arith::AddFOp>())) {
    if (!isa<TensorType>(add.getType()))
      continue;
    Value lhs = add.getLhs(), rhs = add.getRhs();
    AlignableOpInterface left = findAdder(lhs, block);
    AlignableOpInterface right = findAdder(rhs, block);
    Value bias = right  ? findBias(lhs, right)
                 : left ? findBias(rhs, left)
                        : Value();
    if (bias) {
      if (isReadFromMemory(add))
        fuse(right ? right : left, {bias, /*isBias=*/true}, add);
      continue;
    }
    // The later one adds the earlier.
    if (left && right && right->isBeforeInBlock(left))
      right = {};
    else if (right)
      left = {};
    if (right)
      fuseTerm(right, lhs, add);
    else if (left)
      fuseTerm(left, rhs, add);
  }
}
