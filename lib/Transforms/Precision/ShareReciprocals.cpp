//===- ShareReciprocals.cpp - One division for a row ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A softmax divides each element of a row by the sum of the row, and a division
// is a dozen instructions. A product with the reciprocal is one, and differs in
// the last bits of f32, which 16 bits do not have. It is written here, where
// types are decided, and not where kernels are made, so that whatever executes
// the step computes the same.
//
//===----------------------------------------------------------------------===//

#include "WideEnds.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"
#include "mp/Analysis/Range/RangeAnalysis.h"
#include "mp/Dialect/MP/IR/MPAttributes.h"
#include "mp/Interfaces/FusibleOpInterface.h"
#include "mp/Policy/Policy.h"
#include "mp/Support/Messages.h"
#include "mp/Support/Remarks.h"
#include "mp/Support/Sizes.h"
#include "mp/Transforms/Precision/Passes.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"

#include <optional>

#define DEBUG_TYPE "mp-share-reciprocals"

namespace mlir::mp {
#define GEN_PASS_DEF_SHARERECIPROCALS
#include "mp/Transforms/Precision/Passes.h.inc"
} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

/// A number of at least the one and at most the other is normal, and so is what
/// 1 over it is rounded to.
static constexpr double leastDivisor = 0x1p-126, largestDivisor = 0x1p126;
/// Of numbers of f32; and of how many values a norm is looked for in.
static constexpr double largestRoot = 0x1p64;
static constexpr unsigned mostTerms = 8;

namespace {
/// A quotient whose divisor has each number many times.
struct SharedQuotient {
  arith::DivFOp op;
  /// What the divisor is made of, by `moves`, the last one first.
  Value source;
  SmallVector<Operation *> moves;
  /// Quotients for each number that divides.
  int64_t times;
};

struct ShareReciprocals final
    : mp::impl::ShareReciprocalsBase<ShareReciprocals> {
  using Base::Base;

  void runOnOperation() override;

private:
  std::optional<SharedQuotient> findShared(arith::DivFOp op) const;
};
} // namespace

static bool isMove(FusionNodeKind kind) {
  return kind == FusionNodeKind::Broadcast || kind == FusionNodeKind::Reshape;
}

/// Whether the value is a constant whose reciprocal is exact: kernels multiply
/// with it anyway.
static bool isPowerOfTwo(Value value) {
  APFloat number(0.0f);
  return matchPattern(value, m_ConstantFloat(&number)) &&
         number.getExactInverse(nullptr);
}

/// Goes back to where the divisor is smallest, so that what is found of the
/// reciprocal is nothing that is shared again. A constant is moved by nothing.
std::optional<SharedQuotient>
ShareReciprocals::findShared(arith::DivFOp op) const {
  Value divisor = op.getRhs();
  auto type = dyn_cast<RankedTensorType>(op.getType());
  if (!type || !type.getElementType().isF32() || op->use_empty() ||
      isFenced(op) || isPowerOfTwo(divisor))
    return std::nullopt;
  int64_t count = countElements(divisor.getType()).value_or(0);
  SharedQuotient found{op, divisor, {}, 1};
  DenseFPElementsAttr constant;
  if (matchPattern(divisor, m_Constant(&constant))) {
    if (!constant.isSplat())
      return std::nullopt;
    found.times = count;
  }
  while (auto move = found.source.getDefiningOp<FusibleOpInterface>()) {
    if (move->getNumOperands() != 1 || !isMove(move.getFusionSpec().kind))
      break;
    found.moves.push_back(move);
    found.source = move->getOperand(0);
    int64_t size = countElements(found.source.getType()).value_or(0);
    found.times = size > 0 ? count / size : 0;
  }
  // A reciprocal is a quotient of one number itself.
  return found.times >= std::max<int64_t>(minQuotients, 2)
             ? std::optional(found)
             : std::nullopt;
}

/// Whether no finite number of the value is large, although it may be infinite:
/// roots of f32 are below 2^64. Over an infinity, and times the zero that is
/// its reciprocal, everything is the same zero or a NaN.
static bool isRoot(Value value, const RangeAnalysis &ranges) {
  SmallVector<Value> open = {value};
  for (unsigned step = 0; step < mostTerms && !open.empty(); ++step) {
    Value next = open.pop_back_val();
    const NumberRange &range = ranges.get(next);
    if (range.isBounded() && range.magnitude() <= largestRoot)
      continue;
    auto op = next.getDefiningOp<FusibleOpInterface>();
    if (!op)
      return false;
    if (isa<math::SqrtOp>(op))
      continue;
    if (!isa<arith::AddFOp, arith::MaximumFOp>(op) &&
        !(op->getNumOperands() == 1 && isMove(op.getFusionSpec().kind)))
      return false;
    llvm::append_range(open, op->getOperands());
  }
  return open.empty();
}

/// Why a divisor must divide; nothing if it need not.
static std::string findDanger(Value source, const RangeAnalysis &ranges) {
  const NumberRange &divisor = ranges.get(source);
  if (divisor.mayBeZero || divisor.leastNonZero == 0)
    return "nothing keeps the divisor from 0";
  bool isBounded = divisor.isBounded();
  if (!isBounded && !isRoot(source, ranges))
    return "nothing bounds the divisor";
  std::string text;
  llvm::raw_string_ostream stream(text);
  if (divisor.leastNonZero < leastDivisor)
    stream << llvm::format("the divisor may be %g, which is subnormal",
                           divisor.leastNonZero);
  else if (isBounded && divisor.magnitude() > largestDivisor)
    stream << llvm::format("the divisor may reach %g, whose reciprocal is "
                           "subnormal",
                           divisor.magnitude());
  return text;
}

/// Why the quotient must stay; nothing if it need not.
static std::string findObstacle(SharedQuotient &quotient,
                                const RangeAnalysis &ranges) {
  std::string danger = findDanger(quotient.source, ranges);
  if (!danger.empty())
    return danger;
  if (Operation *end = findWideEnd(quotient.op, ranges))
    return llvm::formatv("{0} reads it, or what is made of it, in f32",
                         quote(end->getName().getStringRef()));
  return {};
}

/// Where folding puts constants, so that a second run finds them in place.
static Value makeConstant(ShapedType type, const APFloat &number, Location loc,
                          OpBuilder &b) {
  OpBuilder::InsertionGuard guard(b);
  auto function =
      b.getInsertionBlock()->getParentOp()->getParentOfType<func::FuncOp>();
  if (!function)
    function = cast<func::FuncOp>(b.getInsertionBlock()->getParentOp());
  b.setInsertionPointToStart(&function.front());
  return arith::ConstantOp::create(b, loc,
                                   DenseElementsAttr::get(type, number));
}

static Value makeReciprocal(Value source, Location loc, OpBuilder &b) {
  auto type = cast<ShapedType>(source.getType());
  APFloat number(0.0f);
  APFloat one(1.0f);
  if (matchPattern(source, m_ConstantFloat(&number))) {
    one.divide(number, APFloat::rmNearestTiesToEven);
    return makeConstant(type, one, loc, b);
  }
  return arith::DivFOp::create(b, loc, makeConstant(type, one, loc, b), source);
}

static void multiply(const SharedQuotient &quotient) {
  arith::DivFOp op = quotient.op;
  OpBuilder builder(op);
  // As the ops have it now: what divides may have been such a quotient.
  Value source = quotient.moves.empty() ? op.getRhs()
                                        : quotient.moves.back()->getOperand(0);
  Value factor = makeReciprocal(source, op.getLoc(), builder);
  for (Operation *move : llvm::reverse(quotient.moves)) {
    Operation *copy = builder.clone(*move);
    copy->setOperand(0, factor);
    factor = copy->getResult(0);
  }
  auto product = arith::MulFOp::create(builder, op.getLoc(), op.getLhs(),
                                       factor, op.getFastmathAttr());
  product->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  op.replaceAllUsesWith(product.getResult());
  op.erase();
  for (Operation *move : quotient.moves)
    if (move->use_empty())
      move->erase();
}

void ShareReciprocals::runOnOperation() {
  func::FuncOp function = getOperation();
  if (keepsF32(function)) {
    remark::missed(function.getLoc(), remarkOf(DEBUG_TYPE, "ShareReciprocals",
                                               function.getSymName()))
        << remark::reason("the policy's type is f32: quotients stay");
    return markAllAnalysesPreserved();
  }
  SmallVector<SharedQuotient> shared;
  function->walk([&](arith::DivFOp op) {
    if (std::optional<SharedQuotient> found = findShared(op))
      shared.push_back(*found);
  });
  // Only what is proved counts here: a profile has not seen all inputs.
  RangeAnalysis ranges(function);
  if (!shared.empty())
    ranges.run();
  llvm::erase_if(shared, [&](SharedQuotient &quotient) {
    std::string reason = findObstacle(quotient, ranges);
    if (!reason.empty())
      remark::missed(quotient.op.getLoc(),
                     remarkWithin(quotient.op, DEBUG_TYPE, "Quotient"))
          << remark::reason("{0}", reason);
    return !reason.empty();
  });
  for (const SharedQuotient &quotient : shared) {
    arith::DivFOp op = quotient.op;
    remark::passed(op.getLoc(), remarkWithin(op, DEBUG_TYPE, "Quotient"))
        << remark::add("each number divides {0}, which are multiplied with its "
                       "reciprocal",
                       quotient.times);
    multiply(quotient);
  }
  remark::analysis(function.getLoc(), remarkOf(DEBUG_TYPE, "ShareReciprocals",
                                               function.getSymName()))
      << remark::metric("Quotients", shared.size());
  if (shared.empty())
    markAllAnalysesPreserved();
}
