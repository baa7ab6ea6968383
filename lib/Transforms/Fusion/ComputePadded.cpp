//===- ComputePadded.cpp - Compute as large what is padded ----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel goes over one space. What adds up the rows of a gradient cannot also
// write it padded, so a second kernel would read and write it for a few zeros.
// Over the padded gradient the sums are the same, and what it is made of is
// padded often enough: the products behind and before it are. And what reads
// the rows of a padded product without their ends reads them wherever they
// begin; whole rows begin at multiples of 16 bytes.
//
//===----------------------------------------------------------------------===//

#include "mp/Transforms/Fusion/Passes.h"

#include "Grower.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/IR/MPReductionOps.h"
#include "mp/Interfaces/FusibleOpInterface.h"
#include "mp/Support/Remarks.h"
#include "llvm/ADT/SetVector.h"

#include <numeric>

#define DEBUG_TYPE "mp-compute-padded"

namespace mlir::mp {
#define GEN_PASS_DEF_COMPUTEPADDED
#include "mp/Transforms/Fusion/Passes.h.inc"
} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

/// Elements that are read at once where rows begin at multiples of so many.
static constexpr int64_t widestAccess = 8;
/// Ops that are looked at behind a slice.
static constexpr size_t mostOps = 256;
/// Ops that are computed for a pad.
static constexpr size_t mostGrown = 64;

static RankedTensorType tensorOf(Value value) {
  return cast<RankedTensorType>(value.getType());
}

/// Ops element by element that lead to a value, its own included, up to one
/// more than are computed for a pad.
static size_t countElementwise(Value value) {
  SetVector<Operation *> found;
  if (isElementwise(value.getDefiningOp()))
    found.insert(value.getDefiningOp());
  for (size_t next = 0; next < found.size() && found.size() <= mostGrown;
       ++next)
    for (Value operand : found[next]->getOperands())
      if (isElementwise(operand.getDefiningOp()))
        found.insert(operand.getDefiningOp());
  return found.size();
}

static bool reducesInnermost(ReduceOp op) {
  return llvm::is_contained(op.getDims(),
                            tensorOf(op.getInput()).getRank() - 1);
}

namespace {
/// A pad, the values between it and what its sums read, and those.
struct PaddedSum {
  PadOp pad;
  /// The input of the pad, what that is cast from, and so on.
  SmallVector<Value, 2> values;
  SmallVector<ReduceOp, 2> sums;
};

/// A slice that leaves the ends of rows out, and what all that is made of it
/// comes to, in their order: reductions, and pads that make the rows whole.
struct SlicedRows {
  SliceOp slice;
  SmallVector<Operation *> readers;
};

struct ComputePadded final : mp::impl::ComputePaddedBase<ComputePadded> {
  using Base::Base;

  void runOnOperation() override {
    bool changed = false;
    // What one takes readers from may then be the next.
    while (runOnce())
      changed = true;
    if (!changed)
      markAllAnalysesPreserved();
  }

private:
  bool runOnce();
  bool addUpPadded(PadOp pad);
  bool readWholeRows(SliceOp slice);
  void eraseUnread(ArrayRef<Value> values, RewriterBase &rewriter);

  /// Ops that went while others were gone through.
  llvm::DenseSet<Operation *> erased;
};
} // namespace

/// The pad and the sums over rows that read the same, where nobody else does.
static std::optional<PaddedSum> findSum(PadOp pad) {
  if (!addsZerosAtEnds(pad) ||
      !growsLittle(tensorOf(pad.getInput()), tensorOf(pad.getResult())))
    return std::nullopt;
  PaddedSum found{pad, {}, {}};
  Operation *reader = pad;
  for (Value value = pad.getInput(); isElementwise(value.getDefiningOp());) {
    found.values.push_back(value);
    for (Operation *user : value.getUsers()) {
      auto sum = dyn_cast<ReduceOp>(user);
      if (sum && sum.getKind() == ReduceKind::Add && !reducesInnermost(sum))
        found.sums.push_back(sum);
      else if (user != reader)
        return std::nullopt;
    }
    auto cast = value.getDefiningOp<CastOp>();
    if (!found.sums.empty() || !cast)
      break;
    reader = cast;
    value = cast.getInput();
  }
  // For each pad all of these are computed.
  if (found.sums.empty() || countElementwise(found.values.back()) > mostGrown)
    return std::nullopt;
  return found;
}

/// Reduces the larger value instead, and leaves out what comes of its ends.
static void reduceGrown(ReduceOp op, Value grown, RewriterBase &rewriter) {
  Location loc = op.getLoc();
  RankedTensorType type = tensorOf(op.getResult());
  SmallVector<int64_t> sizes;
  for (auto [dim, size] : llvm::enumerate(tensorOf(grown).getShape()))
    if (!llvm::is_contained(op.getDims(), static_cast<int64_t>(dim)))
      sizes.push_back(size);
  rewriter.setInsertionPoint(op);
  Value all = ReduceOp::create(rewriter, loc, type.clone(sizes), op.getKind(),
                               grown, op.getDims(), op.getAccumulatorAttr());
  rewriter.replaceOp(
      op, rewriter.createOrFold<SliceOp>(
              loc, type, all, SmallVector<int64_t>(sizes.size(), 0),
              type.getShape(), SmallVector<int64_t>(sizes.size(), 1)));
}

/// Erases what nobody reads any more.
void ComputePadded::eraseUnread(ArrayRef<Value> values,
                                RewriterBase &rewriter) {
  llvm::SmallSetVector<Value, 16> open(values.begin(), values.end());
  while (!open.empty()) {
    Operation *op = open.pop_back_val().getDefiningOp();
    if (!op || !isOpTriviallyDead(op))
      continue;
    open.insert_range(op->getOperands());
    erased.insert(op);
    rewriter.eraseOp(op);
  }
}

bool ComputePadded::addUpPadded(PadOp pad) {
  std::optional<PaddedSum> found = findSum(pad);
  if (!found)
    return false;
  RankedTensorType type = tensorOf(pad.getResult());
  remark::passed(pad.getLoc(), remarkOf(DEBUG_TYPE, "Pad")) << remark::add(
      "{0} is computed with its padding, and added up with it", type);
  IRRewriter rewriter(&getContext());
  Grower grower(tensorOf(pad.getInput()).getShape(), type.getShape(), rewriter);
  Value summed = found->values.back();
  rewriter.setInsertionPointAfterValue(summed);
  Value padded =
      grower.fillEnds(grower.grow(summed),
                      rewriter.getZeroAttr(tensorOf(summed).getElementType()));
  for (ReduceOp sum : found->sums)
    reduceGrown(sum, padded, rewriter);
  rewriter.setInsertionPoint(pad);
  for (Value value : llvm::reverse(ArrayRef(found->values).drop_back())) {
    IRMapping mapping;
    mapping.map(value.getDefiningOp()->getOperand(0), padded);
    padded = rewriter.clone(*value.getDefiningOp(), mapping)->getResult(0);
    padded.setType(tensorOf(value).clone(type.getShape()));
  }
  Value input = pad.getInput();
  rewriter.replaceOp(pad, padded);
  eraseUnread(input, rewriter);
  return true;
}

/// Whether rows of the slice begin at multiples of fewer elements than those of
/// what it is a slice of, which has little more.
static bool readsWorse(SliceOp slice) {
  RankedTensorType from = tensorOf(slice.getInput());
  RankedTensorType to = tensorOf(slice.getResult());
  auto align = [](int64_t size) { return std::gcd(size, widestAccess); };
  return to.getRank() > 0 &&
         align(to.getShape().back()) < align(from.getShape().back()) &&
         to.getShape().drop_back() == from.getShape().drop_back() &&
         slice.getStart().back() == 0 && slice.getStrides().back() == 1 &&
         growsLittle(to, from);
}

/// Whether ends of rows come to it for nothing: not where they would have to be
/// told apart when it is read.
static bool hasEndsAnyway(Value value) {
  if (matchPattern(value, m_Constant()) || value.getDefiningOp<IotaOp>())
    return true;
  auto broadcast = value.getDefiningOp<BroadcastOp>();
  int64_t innermost = tensorOf(value).getRank() - 1;
  return broadcast && (!llvm::is_contained(broadcast.getDims(), innermost) ||
                       tensorOf(broadcast.getInput()).getShape().back() == 1);
}

/// Whether these ops compute of whole rows with what is at hand, but for
/// `slice`.
static bool haveWholeRows(SetVector<Operation *> made, SliceOp slice) {
  for (size_t next = 0; next != made.size() && next != mostOps; ++next)
    for (Value operand : made[next]->getOperands()) {
      Operation *op = operand.getDefiningOp();
      if (made[next] == slice || op == slice || hasEndsAnyway(operand))
        continue;
      if (!isElementwise(op))
        return false;
      made.insert(op);
    }
  return made.size() < mostOps;
}

/// Whether there is an element that changes nothing where it reads.
static bool hasNeutral(ReduceOp op) {
  Type read = tensorOf(op.getInput()).getElementType();
  if (op.getKind() == ReduceKind::Add)
    return true;
  auto real = dyn_cast<FloatType>(read);
  return read == tensorOf(op.getResult()).getElementType() &&
         (!real || APFloat::semanticsHasInf(real.getFloatSemantics()));
}

static bool makesWhole(PadOp pad, SliceOp slice) {
  return addsZerosAtEnds(pad) && tensorOf(pad.getResult()).getShape() ==
                                     tensorOf(slice.getInput()).getShape();
}

/// The slice and its last readers, where no op reads what is made of it in any
/// other way, and one reduces rows.
static std::optional<SlicedRows> findRows(SliceOp slice) {
  if (!readsWorse(slice))
    return std::nullopt;
  SlicedRows found{slice, {}};
  bool reducesRows = false;
  SetVector<Operation *> made;
  made.insert(slice);
  for (size_t next = 0; next != made.size(); ++next)
    for (Operation *user : made[next]->getUsers()) {
      if (made.size() == mostOps || user->getBlock() != slice->getBlock())
        return std::nullopt;
      auto pad = dyn_cast<PadOp>(user);
      auto reduce = dyn_cast<ReduceOp>(user);
      reducesRows |= reduce && reducesInnermost(reduce);
      if (reduce ? hasNeutral(reduce) : pad && makesWhole(pad, slice))
        found.readers.push_back(user);
      else if (isElementwise(user))
        made.insert(user);
      else
        return std::nullopt;
    }
  llvm::sort(found.readers,
             [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  if (!reducesRows || !haveWholeRows(std::move(made), slice))
    return std::nullopt;
  return found;
}

bool ComputePadded::readWholeRows(SliceOp slice) {
  std::optional<SlicedRows> found = findRows(slice);
  if (!found)
    return false;
  RankedTensorType type = tensorOf(slice.getInput());
  remark::passed(slice.getLoc(), remarkOf(DEBUG_TYPE, "Slice"))
      << remark::add("read as rows of {0}, whose ends change nothing", type);
  IRRewriter rewriter(&getContext());
  Grower grower(tensorOf(slice.getResult()).getShape(), type.getShape(),
                rewriter);
  SmallVector<Value> inputs;
  for (Operation *reader : found->readers) {
    Value input = inputs.emplace_back(reader->getOperand(0));
    rewriter.setInsertionPoint(reader);
    Value whole = grower.grow(input);
    TypedAttr zero = rewriter.getZeroAttr(tensorOf(input).getElementType());
    auto reduce = dyn_cast<ReduceOp>(reader);
    if (!reduce)
      rewriter.replaceOp(reader, grower.fillEnds(whole, zero));
    else
      reduceGrown(reduce,
                  grower.fillEnds(whole, reduce.getKind() == ReduceKind::Add
                                             ? zero
                                             : cast<FusibleOpInterface>(reader)
                                                   .getNeutralElement()),
                  rewriter);
  }
  eraseUnread(inputs, rewriter);
  return true;
}

bool ComputePadded::runOnce() {
  bool changed = false;
  auto forAll = [&](auto ofKind, auto apply) {
    SmallVector<decltype(ofKind)> ops;
    getOperation().walk([&](decltype(ofKind) op) { ops.push_back(op); });
    erased.clear();
    for (auto op : ops)
      if (!erased.contains(op))
        changed |= apply(op);
  };
  forAll(PadOp(), [&](PadOp op) { return addUpPadded(op); });
  // What read slices for the pads is gone by now.
  forAll(SliceOp(), [&](SliceOp op) { return readWholeRows(op); });
  return changed;
}
